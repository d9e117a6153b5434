#!/usr/bin/env bash
# Tries all installed versions of Python that are recent enough. `pythons.sh parse` lets each of them
# parse all sources and prints their versions; `pythons.sh test` lets each run the tests in build/.
set -euo pipefail
cd "$(dirname "$0")/.."

describe='import sys; assert sys.version_info >= (3, 11); print("%d.%d.%d" % sys.version_info[:3])'
own=$(.venv/bin/python -c "$describe")
tried=()
for command in python3 python3.{11..19} "${PYENV_ROOT:-${HOME:-}/.pyenv}"/versions/3.*/bin/python3; do
    version=$("$command" -c "$describe" 2>/dev/null) || continue
    [[ " ${tried[*]} " != *" $version "* ]] || continue
    tried+=("$version")
    case "${1:?parse or test}" in
    parse)
        # Skip files that have not changed since they were parsed.
        PYTHONDONTWRITEBYTECODE='' PYTHONPYCACHEPREFIX=build/parsed/$version \
            "$command" -W error -m compileall -q \
            conquista engine desktop examples benchmarks i18n tests setup.py
        ;;
    test)
        echo "Python $version"
        environment=build/python-$version
        [ -x "$environment/bin/python" ] || "$command" -m venv "$environment"
        "$environment/bin/python" -m pip --disable-pip-version-check install --quiet \
            --editable '.[dev]'
        QT_QPA_PLATFORM=offscreen "$environment/bin/python" -m pytest -n auto --dist worksteal
        ;;
    *) echo "pythons.sh: parse or test, not $1" >&2; exit 2 ;;
    esac
done
case "$1" in
parse) echo "Python $own: everything. Sources read without a warning by: ${tried[*]}" ;;
test) echo "Tests passed with Python ${tried[*]}" ;;
esac

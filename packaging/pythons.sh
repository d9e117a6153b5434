#!/usr/bin/env bash
# Every Python here that is recent enough: `pythons.sh parse` has each read all sources, and says
# which they were; `pythons.sh test` has each run the tests, in an environment in build/.
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
        # A file that was parsed before and has not changed is not parsed again.
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

# Targets for players and developers; `make` alone lists them. Scripts do the work.

# The caller may set PYTHON, the interpreter for a new .venv.
VENV := .venv/bin/python
# Tests run on all processors; tests/conftest.py sets the number of workers. A worker that has finished
# takes tests from the others. Bytecode is kept, so that the workers compile each module once.
TESTER := PYTHONDONTWRITEBYTECODE= QT_QPA_PLATFORM=offscreen $(VENV)
SPREAD := -n auto --dist worksteal
PYTEST := $(TESTER) -m pytest $(SPREAD)

# If PYTHON differs from the interpreter of .venv, create .venv again.
ifdef PYTHON
WHICH := 'import sys; print(sys.base_prefix)'
ifneq ($(shell $(PYTHON) -c $(WHICH)),$(shell $(VENV) -c $(WHICH) 2>/dev/null))
.venv/.ready-play .venv/.ready-dev: another-python
endif
endif

.PHONY: help setup play test quick extras check check-sources check-compiled pythons compiled interpreted bundle wheel deb bench i18n rules clean another-python

help:
	@echo "make play    install what is missing and open the game; it compiles itself in the background"
	@echo "make test    run the tests (make test ARGS='-m slow' runs the long ones)"
	@echo "make quick   run tests of the files changed since the last commit, for at most a minute"
	@echo "make extras  install the optional libraries and run the tests that need them"
	@echo "make check   style, types, translations, rules coverage, compiled against interpreted"
	@echo "make pythons run the tests with every Python found (3.11 and later)"
	@echo "make setup   prepare .venv for development"
	@echo "make compiled    compile the modules that bots use most; make interpreted undoes it"
	@echo "make bundle  build dist/conquista, which runs without Python, and try it"
	@echo "make deb     build dist/conquista_VERSION_ARCHITECTURE.deb, and try it"
	@echo "make wheel   build the wheel and the source package in dist, and try them"
	@echo "make bench   measure speeds as ratios; search and review also compiled"
	@echo "make i18n    bring the translation catalogues up to date with the sources"
	@echo "make rules   write the table of rules and their tests"
	@echo "make clean   delete everything built"
	@echo "PYTHON=python3.13 make play (or setup, test, ...) makes .venv with that interpreter"

setup: .venv/.ready-dev
	packaging/system-libraries.sh test
	$(VENV) i18n/build.py
	$(VENV) desktop/sound/synthesis.py

play: .venv/.ready-play
	packaging/system-libraries.sh play
	$(VENV) i18n/build.py
	$(VENV) desktop/sound/synthesis.py
	packaging/play.sh $(ARGS)

test: setup
	$(PYTEST) $(ARGS)

quick: setup
	$(TESTER) -m tests.quick $(SPREAD) $(ARGS)

# Large libraries that players and most developers do not need.
extras: setup
	packaging/setup.sh extras
	$(PYTEST) -m "slow or not slow" tests/engine/arena/test_round_robin.py \
		tests/engine/arena/test_arena_cluster.py tests/engine/arena/test_research.py \
		tests/engine/arena/test_research_aec.py tests/engine/arena/test_research_openspiel.py

# Compiling takes as long as everything else, so it runs beside it.
check: setup
	packaging/compiler.sh
	$(MAKE) --no-print-directory --jobs 2 check-sources check-compiled

check-sources:
	$(VENV) -m ruff check
	$(VENV) -m mypy
	$(VENV) -m i18n.check
	$(VENV) -m tests.rules_coverage --check
	packaging/pythons.sh parse

check-compiled:
	packaging/check-compiled.sh

pythons: setup
	packaging/pythons.sh test

compiled: .venv/.ready-dev
	packaging/compiler.sh
	$(VENV) packaging/compile.py into .

interpreted:
	find engine -name '*.so' -delete

bundle: setup
	packaging/system-libraries.sh bundle
	packaging/bundle.sh
	$(PYTEST) -m slow tests/packaging/test_bundle.py

deb: bundle
	packaging/deb.sh
	$(PYTEST) -m slow tests/packaging/test_deb.py

wheel: setup
	packaging/wheel.sh
	$(PYTEST) -m slow tests/packaging/test_wheel.py

bench: setup
	$(VENV) benchmarks/run.py $(ARGS)
	packaging/compiler.sh
	packaging/compiled-copy.sh $(CURDIR)/$(VENV) benchmarks/run.py search

i18n: .venv/.ready-dev
	$(VENV) -m i18n.update
	$(VENV) i18n/build.py

rules: .venv/.ready-dev
	$(VENV) -m tests.rules_coverage --write

clean: slow
	rm -rf build dist *.egg-info i18n/*.qm assets/common/sounds
	find engine desktop examples tests benchmarks i18n -name __pycache__ -prune -exec rm -rf {} +

.venv/.ready-play: pyproject.toml packaging/setup.sh
	packaging/setup.sh play
	touch $@

.venv/.ready-dev: pyproject.toml packaging/setup.sh
	packaging/setup.sh dev
	touch .venv/.ready-play $@

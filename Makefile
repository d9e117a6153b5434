# Everything a player or developer asks for; `make` alone lists it. The work is done by scripts.

PYTHON := .venv/bin/python
# On all processors; the tests of one file stay together.
PYTEST := QT_QPA_PLATFORM=offscreen $(PYTHON) -m pytest -n auto --dist loadfile --no-loadscope-reorder

.PHONY: help setup play test extras check fast slow bundle bench i18n rules clean

help:
	@echo "make play    install what is missing and open the game"
	@echo "make test    run the tests (make test ARGS='-m slow' runs the long ones)"
	@echo "make extras  install the optional libraries and run the tests that need them"
	@echo "make check   style, types, translations, rules coverage, compiled against interpreted"
	@echo "make setup   prepare .venv for development"
	@echo "make fast    compile the modules the bots think with; make slow undoes it"
	@echo "make bundle  build dist/conquista, which runs without Python, and try it"
	@echo "make bench   measure speeds as ratios; search also compiled"
	@echo "make i18n    bring the translation catalogues up to date with the sources"
	@echo "make rules   write the table of rules and their tests"
	@echo "make clean   delete everything built"

setup: .venv/.ready-dev
	packaging/system-libraries.sh test
	$(PYTHON) i18n/build.py

play: .venv/.ready-play
	packaging/system-libraries.sh play
	$(PYTHON) i18n/build.py
	.venv/bin/conquista

test: setup
	$(PYTEST) $(ARGS)

# Heavy libraries that no player and few developers need.
extras: setup
	packaging/setup.sh extras
	$(PYTEST) -m "slow or not slow" tests/bots/test_round_robin.py \
		tests/bots/test_arena_cluster.py tests/engine/test_research.py \
		tests/engine/test_research_aec.py tests/engine/test_research_openspiel.py \
		tests/bots/test_away.py

check: setup
	$(PYTHON) -m ruff check
	$(PYTHON) -m mypy
	$(PYTHON) -m i18n.check
	$(PYTHON) -m tests.rules_coverage --check
	packaging/compiler.sh
	packaging/check-compiled.sh

fast: .venv/.ready-dev slow
	packaging/compiler.sh
	CONQUISTA_COMPILE=1 $(PYTHON) setup.py --quiet build_ext --inplace

slow:
	find engine benchmarks -name '*.so' -delete

bundle: setup
	packaging/system-libraries.sh bundle
	packaging/bundle.sh
	$(PYTEST) -m slow tests/packaging/test_bundle.py

bench: setup
	$(PYTHON) benchmarks/run.py $(ARGS)
	packaging/compiler.sh
	packaging/compiled-copy.sh $(CURDIR)/$(PYTHON) benchmarks/run.py search

i18n: .venv/.ready-dev
	$(PYTHON) -m i18n.update
	$(PYTHON) i18n/build.py

rules: .venv/.ready-dev
	$(PYTHON) -m tests.rules_coverage --write

clean: slow
	rm -rf build dist *.egg-info i18n/*.qm
	find engine desktop tests benchmarks i18n -name __pycache__ -prune -exec rm -rf {} +

.venv/.ready-play: pyproject.toml packaging/setup.sh
	packaging/setup.sh play
	touch $@

.venv/.ready-dev: pyproject.toml packaging/setup.sh
	packaging/setup.sh dev
	touch .venv/.ready-play $@

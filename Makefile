# make play: set up what playing needs and play in the browser. make test: set up the rest and run every check.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
# Enough to play; enough to test.
READY := $(VENV)/.ready
TOOLS := $(VENV)/.tools
PIP := $(BIN)/python -m pip install --disable-pip-version-check
# Hundreds of processes import the same modules: without their bytecode each of them would compile all of it anew.
unexport PYTHONDONTWRITEBYTECODE
SAY := @printf '\n\033[1m== %s\033[0m\n'

.PHONY: play test lint types layers frontend compiled unit server interpreted browser screens firefox web programs api sentences fixtures positions lock schema golden peers clean

# Who wants to play does not wait until the rules are WebAssembly as well.
play: $(READY)
	@$(BIN)/python hatch_build.py --without-machines
	@$(BIN)/ludi serve

# What keeps one core busy goes two by two; the rest shares the work out itself.
test: $(TOOLS) web programs
	@$(MAKE) --no-print-directory --output-sync=target -j2 lint types layers frontend compiled
	@$(MAKE) --no-print-directory unit server interpreted browser
	$(SAY) "Every check has passed."

# uv fetches in seconds what takes pip a minute; where it does not reach pip's package index, pip does it.
define install
	$(BIN)/uv pip install --quiet --python $(BIN)/python --require-hashes -r $(1) || $(PIP) --require-hashes -r $(1)
endef

$(READY): requirements.lock pyproject.toml
	$(SAY) "Setting up $(VENV) (once)"
	@$(PYTHON) -c 'import sys; sys.exit(0 if sys.version_info >= (3, 11) else "Python 3.11 or newer is needed: make PYTHON=python3.11 …")'
	$(PYTHON) -m venv $(VENV)
	@awk '/^uv==/, !/\\$$/' requirements.lock > $(VENV)/uv.txt
	$(PIP) --quiet --require-hashes -r $(VENV)/uv.txt
	$(call install,requirements.lock)
	$(BIN)/uv pip install --quiet --python $(BIN)/python --no-deps --no-build-isolation -e .
	@touch $@

$(TOOLS): requirements-dev.lock $(READY)
	$(SAY) "Setting up what the checks need (once; a few minutes on a slow line)"
	$(call install,requirements-dev.lock)
	@touch $@

web: $(READY)
	@$(BIN)/python hatch_build.py

# PyTorch only trains networks. What most indexes have of it takes gigabytes, so it is fetched only where there is a build
# for processors alone; tests of training are skipped without.
define torch_for_processors
	@$(BIN)/python -c 'import torch' 2>/dev/null || \
	  { $(PIP) --quiet --dry-run --report - --no-deps torch==2.13.0 2>/dev/null | grep -q '"version": "[0-9.]*+cpu"' && \
	    $(PIP) --quiet torch==2.13.0; } || true
endef

# PostgreSQL and Chromium, where they are missing and can be installed; tests that need them skip without. The headless
# shell draws with a fifth less work than the whole browser, which does as well where the shell is not to be had.
programs: $(TOOLS)
	$(torch_for_processors)
	@ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || command -v initdb >/dev/null || tools/install postgresql
	@command -v chromium-headless-shell >/dev/null || tools/install chromium-headless-shell >/dev/null
	@for each in chromium-headless-shell chromium google-chrome; do command -v $$each >/dev/null && exit; done; tools/install chromium

lint: $(TOOLS)
	$(SAY) "Style (ruff)"
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: $(TOOLS)
	$(SAY) "Types (mypy --strict)"
	$(BIN)/mypy

layers: $(TOOLS)
	$(SAY) "Layers (import-linter)"
	$(BIN)/lint-imports

frontend: $(TOOLS) web
	$(SAY) "Browser part: style (eslint, prettier), types (svelte-check), tests (vitest)"
	cd web && ../$(BIN)/npm run --silent lint && ../$(BIN)/npm run --silent check && ../$(BIN)/npm run --silent test
	@$(MAKE) --no-print-directory positions

# Random positions of every drawn game with every option: what the page draws is what Python counts. More: COUNT=10000
COUNT := 800
SEED := 7
positions: $(TOOLS)
	$(SAY) "What the page draws of $(COUNT) positions, and what Python counts"
	@folder=$$(mktemp -d) && trap 'rm -rf "$$folder"' EXIT && \
	  LUDI_INTERPRET=1 $(BIN)/python -m tools.positions "$$folder" --count $(COUNT) --seed $(SEED) && \
	  cd web && LUDI_POSITIONS="$$folder" ../$(BIN)/npm run --silent test -- --maxWorkers 2 .positions.ts

# The chapters of some rules are tested with a box of data of their own, which is compiled too.
BOXES := $(patsubst %/,%,$(dir $(wildcard tests/*/chapters/__main__.py)))
compiled: $(TOOLS)
	$(SAY) "Compiling the rules once"
	$(BIN)/ludi compile
	@for box in $(subst /,.,$(BOXES)); do $(BIN)/python -m $$box || exit 1; done

unit: compiled web programs
	$(SAY) "Tests, compiled"
	$(BIN)/pytest -n 2 --dist loadfile --no-loadscope-reorder -q --ignore tests/browser --ignore tests/server

# Servers and browsers are given time, and bots there play at random: what fails is tried once more, one after the other,
# and has to pass then. Both runs are shown.
define twice
	$(1) $(2) || $(1) --last-failed --last-failed-no-failures none
endef

# A server interprets the rules; its bots think compiled, in processes of their own. Most of the time it waits. The files
# that take longest have few tests: reordered by their number they would come last, one beside nobody.
server: compiled web programs
	$(SAY) "Tests of the server"
	$(call twice,LUDI_INTERPRET=1 $(BIN)/pytest -q tests/server,-n 4 --dist loadfile --no-loadscope-reorder)
	$(BIN)/pytest -n 2 -q tests/server/test_bots.py

# Everything but what starts processes of its own.
RULES := $(filter-out tests/browser tests/cli tests/golden tests/packages tests/server tests/__pycache__,$(patsubst %/,%,$(wildcard tests/*/)))

# Measuring coverage more than doubles the time, so whole games are played without; the rest covers nearly everything.
interpreted: $(TOOLS)
	$(SAY) "Tests, interpreted, with coverage"
	LUDI_INTERPRET=1 $(BIN)/pytest -n 2 -q -m "not whole_games" --cov --cov-report=term:skip-covered --cov-fail-under=95 \
	  $(RULES)
	LUDI_INTERPRET=1 $(BIN)/pytest -n 2 -q -m whole_games $(RULES)

browser: $(TOOLS) web programs
	$(SAY) "In a real browser"
	$(call twice,$(BIN)/pytest -q tests/browser,-n 2 --dist loadfile --no-loadscope-reorder)

# The journeys without a network once more, in Debian's Firefox: 60 MB to fetch, so `make test` does without.
firefox: $(TOOLS) web
	@command -v firefox-esr >/dev/null || command -v firefox >/dev/null || tools/install firefox-esr
	$(BIN)/pytest -q tests/browser/test_firefox.py

# Both tables on every screen, each with each: number of players, language, way of pointing, panel. Not a part of the checks.
screens: $(TOOLS) web programs
	$(SAY) "Every screen"
	LUDI_ALL_SCREENS=1 $(BIN)/pytest -q -n 2 tests/browser -k on_every_screen

# The OpenAPI document; the browser's types are made from it, and from the games' views, when the page is built.
api: $(TOOLS)
	LUDI_INTERPRET=1 $(BIN)/python -m tools.openapi

# What the browser's sentences are compared with: the same ones, said by Python.
sentences: $(TOOLS)
	LUDI_INTERPRET=1 $(BIN)/python -m tools.sentences

# What the browser's tests draw: positions and stories of seeded games.
fixtures: $(TOOLS)
	LUDI_INTERPRET=1 $(BIN)/python -m tools.fixtures

# What playing needs, and that with everything else: with hashes, for every system, without anybody's addresses.
COMPILE = $(BIN)/uv pip compile pyproject.toml --universal --python-version 3.11 --generate-hashes \
  --no-emit-index-url --no-annotate --no-header --quiet

lock: $(TOOLS)
	$(COMPILE) --upgrade --extra build -o requirements.lock
	$(COMPILE) --upgrade -c requirements.lock --extra dev --extra lab --extra cluster -o requirements-dev.lock

schema: $(TOOLS)
	$(BIN)/python -m tools.schema

golden: $(TOOLS)
	$(BIN)/python -m tools.golden

# Other engines, to be measured in the same run: `ludi bench engine --peers`.
peers: $(TOOLS)
	$(BIN)/uv pip install --python $(BIN)/python -r pyproject.toml --extra peers --extra lab || $(PIP) -e ".[peers,lab]"

clean:
	rm -rf $(VENV)

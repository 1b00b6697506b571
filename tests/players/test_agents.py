"""Agents of one's own: functions, programs on standard input and output, and HTTP endpoints."""

import json
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

import pytest

import quatuor as q
from quatuor.players.agents import Endpoint, Program, agent_from
from quatuor.players.agents.question import AgentFailed
from quatuor.players.tournament import Terms, Tournament
from tests.cli.run import run

LAST = """
import json, sys
for line in sys.stdin:
    print(json.loads(line)["legal"][-1], flush=True)
"""


def program(tmp_path: Path, text: str, name: str = "agent") -> str:
    """The command line of a program."""
    file = tmp_path / f"{name}.py"
    file.write_text(text)
    return f"{sys.executable} {file}"


def last_legal(position: q.Position) -> str:
    return position.legal[-1]


def start() -> q.Position:
    return q.Game("plus4").start()


@contextmanager
def served(respond: Callable[[dict[str, Any]], tuple[int, bytes]]) -> Iterator[str]:
    """An address on the loopback that answers questions."""

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            asked = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
            status, body = respond(asked)
            self.send_response(status)
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, format: str, *arguments: Any) -> None:
            pass

    server = HTTPServer(("127.0.0.1", 0), Handler)
    thread = Thread(target=server.serve_forever)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/move"
    finally:
        server.shutdown()
        thread.join()
        server.server_close()


def test_a_program_reads_positions_and_writes_tokens(tmp_path: Path) -> None:
    agent = Program(program(tmp_path, LAST))
    assert agent(start()) == "4"
    assert agent(start().play("4")) == "4"
    agent.close()
    assert agent(q.Game("q4").start()) == q.Game("q4").start().legal[-1]
    agent.close()


def test_a_question_says_what_a_program_needs_to_know(tmp_path: Path) -> None:
    told = tmp_path / "told.json"
    text = f"import sys\nline = input()\nopen({str(told)!r}, 'w').write(line)\nprint('3')\n"
    agent = Program(program(tmp_path, text))
    position = q.Game("plus4", mode="endless").start().play("4 B3")
    assert agent(position) == "3"
    agent.close()
    asked = json.loads(told.read_text())
    assert asked["options"]["mode"] == "endless"
    assert (asked["game"], asked["moves"], asked["to_move"]) == ("plus4", ["4", "B3"], 1)
    assert asked["legal"] == list(position.legal)
    assert asked["board"] == position.board


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("raise SystemExit(3)", "has ended with exit code 3 instead of an answer"),
        ("input(); print('9')", "answers '9' after no move; legal is 1 2 3 4"),
        ("input(); print('{nonsense')", "answers what is no JSON: '{nonsense'"),
        ("while True: print('9' * 100)", "answers '9999"),
    ],
)
def test_what_a_program_does_wrong_is_said(tmp_path: Path, text: str, told: str) -> None:
    with pytest.raises(AgentFailed, match=told):
        Program(program(tmp_path, text))(start())


def test_a_program_that_is_slow_or_not_there_is_given_up() -> None:
    with pytest.raises(AgentFailed, match=r"has not answered within 0\.05 s"):
        Program(f'{sys.executable} -c "input(); input()"', seconds=0.05)(start())
    with pytest.raises(AgentFailed, match="cannot be started"):
        Program("no-such-program")(start())


def test_an_endpoint_answers_in_text_or_json() -> None:
    def respond(asked: dict[str, Any]) -> tuple[int, bytes]:
        token = asked["legal"][-1]
        return 200, (json.dumps({"move": token}) if asked["moves"] else token).encode()

    with served(respond) as address:
        agent = agent_from(address)
        assert agent(start()) == "4"
        assert agent(start().play("1")) == "4"


def test_what_an_endpoint_does_wrong_is_said() -> None:
    failing = pytest.raises(AgentFailed, match="answers with status 503")
    with served(lambda _asked: (503, b"")) as address, failing:
        Endpoint(address)(start())
    with pytest.raises(AgentFailed, match=r"cannot be asked: .*refused"):
        Endpoint(address)(start())
    nonsense = pytest.raises(AgentFailed, match="answers '9'")
    with served(lambda _asked: (200, b"9")) as address, nonsense:
        Endpoint(address)(start())


def test_agents_play_tournaments_beside_levels(tmp_path: Path) -> None:
    agents = (("own", program(tmp_path, LAST)), ("same", f"{__name__}:last_legal"))
    played = Tournament(
        q.Game("plus4"), ("first", *dict(agents)), rounds=2, terms=Terms(0.1, 2, agents)
    ).run()
    assert played.played == 12
    alike = played.results["own", "same"]
    assert sum(result.points[result.seats.index("own")] for result in alike) == sum(
        result.points[result.seats.index("same")] for result in alike
    )
    assert list(played.ratings()) == ["first", "own", "same"]


def test_the_command_names_agents_and_says_what_is_wrong_with_them(tmp_path: Path) -> None:
    words = ["arena", "plus4", "--levels", "first", "--rounds", "1", "--opening", "2"]
    found = run(*words, "--agent", f"own={program(tmp_path, LAST)}", "--json")
    assert set(json.loads(found.out)["ratings"]) == {"first", "own"}
    for agent, told in [
        ("easy=x", "an agent is written NAME=AGENT"),
        ("own", "an agent is written NAME=AGENT"),
        ("own=no_such_module:agent", "there is no agent no_such_module:agent"),
        (f"own={program(tmp_path, 'raise SystemExit(3)', 'dies')}", "exit code 3"),
    ]:
        refused = run(*words, "--agent", agent)
        assert refused.code == 2
        assert told in refused.err

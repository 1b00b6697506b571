"""`pip install quatuor` is light and whole; each extra adds its part, and what lacks one says so.

pytest -s tests/packaging/test_core.py   prints packages, megabytes and the time of an import
"""

import json
import re
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.packaging.environments import Environment, built_wheel

MEGABYTES = 80
PACKAGES = 16
TIMED = """
import time
started = time.perf_counter()
import quatuor
print(round(1000 * (time.perf_counter() - started), 1))
"""
STUDIES = """
import quatuor as q
position = q.Game("puissance4").start().play("112233")
print(q.solve(position), "|", q.analyze(position).best, "|", q.perft(position, 4))
for name in q.GAMES:
    if name != "flip":
        assert q.choose(q.Game(name).start(), "medium", seed=1).token
print(q.read_record(q.Record(q.Match.of(position.game).play("44")).to_text()).match.moves)
"""
IMPORTS = """
import importlib, pkgutil
import quatuor
OF_EXTRAS = {of_extras!r}
for module in pkgutil.walk_packages(quatuor.__path__, "quatuor.", onerror=lambda name: None):
    if not module.name.startswith(OF_EXTRAS) and not module.name.endswith("__main__"):
        importlib.import_module(module.name)
        print(module.name)
"""
OF_EXTRAS = (
    "quatuor.server",
    "quatuor.room",
    "quatuor.client",
    "quatuor.tab",
    "quatuor.site",
    "quatuor.cli.site",
    "quatuor.cli.check",
    "quatuor.cli.backup",
    "quatuor.cli.restore",
    "quatuor.cli.prune",
    "quatuor.compiler.native",
    "quatuor.compiler.build",
    "quatuor.lab",
    "quatuor.games.flip.physics.native",
)
PLAYS = """
import asyncio, sys
from quatuor.client import Client, Declined

async def main():
    async with Client(sys.argv[1], name="Robot") as client:
        table = await client.open("plus4", computers={2: "first"}, terms={"eager": True}, wins=1)
        async for view in table.turns():
            await table.play(view.match.legal[0])
        print(table.view.phase)
        try:
            await client.open("flip")
        except Declined as refusal:
            print(refusal)

asyncio.run(main())
"""


def line(purpose: str, extra: str) -> str:
    return f"{purpose} needs more packages: pip install 'quatuor[{extra}]'"


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return built_wheel(tmp_path_factory.mktemp("wheel"))


@pytest.fixture(scope="module")
def core(tmp_path_factory: pytest.TempPathFactory, wheel: Path) -> Environment:
    environment = Environment(tmp_path_factory.mktemp("core"))
    environment.install(wheel)
    return environment


@pytest.fixture(scope="module")
def room(tmp_path_factory: pytest.TempPathFactory, wheel: Path) -> Environment:
    """The game room without physics, PostgreSQL and Redis."""
    environment = Environment(tmp_path_factory.mktemp("room"))
    environment.install(wheel, "server")
    return environment


def test_the_core_is_a_few_small_packages(core: Environment) -> None:
    listing = "import importlib.metadata as m; print(*sorted(d.name for d in m.distributions()))"
    packages = core.program(listing).out.split()
    times = [float(core.program(TIMED).out) for _ in range(5)]
    print(f"\n{len(packages)} packages: {' '.join(packages)}")
    print(f"{core.megabytes:.1f} MB; import quatuor in {min(times)} ms")
    assert len(packages) <= PACKAGES
    assert core.megabytes < MEGABYTES
    assert not {"numpy", "numba", "pydantic", "mujoco"} & set(packages)


def test_the_core_solves_analyzes_counts_and_chooses(core: Environment) -> None:
    ran = core.program(STUDIES)
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.splitlines() == ["win in 1 ply for player 1 | 4 | 1806", "('4', '4')"]


@pytest.mark.parametrize(
    ("words", "typed", "said"),
    [
        ("play plus4 --computer first --lang en", "1\nquit\n", "Player 2: "),
        ("play flip --lang en", "1:Ub3\nquit\n", "1:Ub3. Both may act."),
        ("show puissance4 --moves 4453", "", "player 1 to play"),
        ("show q4 --moves 1a1 --svg -", "", "<svg"),
        ("games", "", "foursenses"),
        ("solve puissance4 --moves 112233", "", "win in 1 ply"),
        ("solve puissance4", "112233\n", "112233 18"),
        ("analyze plus4 --nodes 200", "", "1"),
        ("perft q4 -o players=3 --depth 2 --json", "", '{"nodes": [64, 4032]}'),
        ("arena plus4 --levels first,easy --rounds 1", "", "easy"),
        ("tables list", "", "plus4"),
        ("completion bash", "", "quatuor"),
        ("replay", '{"game": "plus4", "moves": "1"}\n', '"plus4"'),
    ],
)
def test_a_command_of_the_core_works(core: Environment, words: str, typed: str, said: str) -> None:
    ran = core.quatuor(words, typed)
    assert (ran.code, "Traceback" in ran.err) == (0, False), ran.err
    assert said in ran.out


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ("", line("the game room", "server")),
        ("serve", line("the game room", "server")),
        ("check", line("the game room", "server")),
        ("backup copy.db", line("the game room", "server")),
        ("restore copy.db", line("the game room", "server")),
        ("prune --keep-days 9", line("the game room", "server")),
        ("site folder", line("the game room", "server")),
        ("warm", line("native code", "native")),
    ],
)
def test_a_command_without_its_extra_says_which(core: Environment, words: str, told: str) -> None:
    ran = core.quatuor(words)
    assert (ran.code, ran.out, ran.err) == (2, "", f"quatuor: {told}\n")


def test_everything_that_belongs_to_no_extra_can_be_imported(core: Environment) -> None:
    ran = core.program(IMPORTS.format(of_extras=OF_EXTRAS))
    assert (ran.code, ran.err) == (0, "")
    assert len(ran.out.splitlines()) > 200


@pytest.mark.parametrize(
    ("program", "told"),
    [
        ("import quatuor.client", line("the game room", "server")),
        (
            "from quatuor.games.flip.physics import *; throw(Launch(1, 0, 0, 0, 0), {})",
            line("throwing the tokens of flip", "flip"),
        ),
        (
            "from quatuor.compiler.backend import use; use('numba')",
            line("native code", "native"),
        ),
        ("import quatuor.lab", line("the laboratory", "lab")),
    ],
)
def test_a_part_of_the_library_without_its_extra_says_which(
    core: Environment, program: str, told: str
) -> None:
    ran = core.program(program)
    assert ran.code == 1
    assert ran.err.splitlines()[-1] == f"quatuor.errors.MissingExtra: {told}"


@contextmanager
def served(environment: Environment) -> Iterator[str]:
    """A room of this environment, at its address."""
    command = [
        environment.python,
        "-m",
        "quatuor",
        "serve",
        "--port",
        "0",
        "--pace",
        "0",
        "--no-browser",
    ]
    with subprocess.Popen(
        command,
        cwd=environment.folder,
        env=environment.variables,
        stdout=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdout is not None
        try:
            found = re.search(r"http://\S+", process.stdout.readline())
            assert found
            yield found[0]
        finally:
            process.terminate()
            process.wait(60)


def test_the_room_alone_plays_with_computers_and_says_what_flip_needs(room: Environment) -> None:
    with served(room) as url:
        ran = room.run([room.python, "-c", PLAYS, url])
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.splitlines() == ["over", line("throwing the tokens of flip", "flip")]


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ("serve --db postgresql://a@127.0.0.1/b", line("a room on PostgreSQL", "postgres")),
        ("check --db postgresql://a@127.0.0.1/b", line("a room on PostgreSQL", "postgres")),
        ("serve --bus redis://127.0.0.1:1", line("a room with a bus", "redis")),
    ],
)
def test_the_room_without_a_further_extra_says_which(
    room: Environment, words: str, told: str
) -> None:
    ran = room.quatuor(words)
    assert (ran.code, ran.out, ran.err) == (2, "", f"quatuor: {told}\n")


def test_flip_is_thrown_with_its_extra(
    tmp_path_factory: pytest.TempPathFactory, wheel: Path
) -> None:
    environment = Environment(tmp_path_factory.mktemp("flip"))
    environment.install(wheel, "flip")
    ran = environment.program(
        "import json\nfrom quatuor.games.flip.physics import *\n"
        "print(json.dumps(throw(Launch(1, 0, 0, 0.8, 0.6), {}).place))"
    )
    assert (ran.code, ran.err) == (0, "")
    assert isinstance(json.loads(ran.out), str)

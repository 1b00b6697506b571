"""The game that docs/add_a_game.md builds: installed from the page, and played everywhere."""

import asyncio
import json
import os
import re
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from quatuor.client import Client
from quatuor.games.registry import BUILT_IN
from tests.added_game import (
    LONGEST,
    NAME,
    PAGE,
    environment,
    package_of_the_page,
    python_with_the_game,
    room_with_the_game,
)
from tests.web.running import Room

WON = ["a1", "b2", "a2", "c3", "a3"]
"""Player 1 fills the first column."""
PATIENCE = 300
LIBRARY = """
import quatuor as q
position = q.Game("morris").start().play("a1 b1 b3 a3 c2")
for level in q.LEVELS:
    chosen = q.choose(position, level)
    assert chosen.token in position.legal, level
match = q.Match.of(position.game).play("a1 c1 a2 c2 b3 b1 b3-a3")
assert match.outcome == q.Outcome((1,), "line"), match.outcome
assert match.position.told_lines == (("a1", "a2", "a3"),)
assert q.read_record(q.Record(match).to_text()).match.moves == match.moves
assert "<svg" in match.position.svg()
print(match.position)
"""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("added")


@pytest.fixture(scope="module")
def python(folder: Path) -> str:
    return python_with_the_game(folder)


@pytest.fixture
def room(folder: Path, python: str) -> Iterator[Room]:
    opened = room_with_the_game(folder, python)
    yield opened
    opened.stop()


def run(python: str, *words: str, typed: str = "", backend: str = "python") -> str:
    """What a program of that environment prints; without a compiler, unless one is named."""
    return subprocess.run(
        [python, *words],
        input=typed,
        env={**os.environ, "QUATUOR_BACKEND": backend},
        capture_output=True,
        text=True,
        check=True,
    ).stdout


def test_the_page_needs_fewer_than_eighty_lines() -> None:
    assert sum(len(text.splitlines()) for text in package_of_the_page().values()) < LONGEST


@pytest.mark.slow
def test_it_is_listed_and_counted_as_the_page_says(python: str) -> None:
    listed = json.loads(run(python, "-m", "quatuor", "games", NAME, "--json"))["games"][0]
    assert listed["display_name"] == "Three Men's Morris"
    assert (listed["board"]["columns"], listed["board"]["rows"]) == (["a", "b", "c"], 3)
    told = re.search(r"rules are right:\s+([\d, ]+)\.", PAGE.read_text(encoding="utf-8"))
    assert told
    numbers = [int(number) for number in told[1].split(",")]
    words = ["-m", "quatuor", "perft", NAME, "--json", "--depth"]
    assert json.loads(run(python, *words, "5"))["nodes"] == numbers[:5]
    native = run(python, *words, str(len(numbers)), backend="numba")
    assert json.loads(native)["nodes"] == numbers


@pytest.mark.slow
def test_it_is_played_in_the_terminal(python: str) -> None:
    typed = "\n".join([*WON, "board", "quit"]) + "\n"
    told = run(python, "-m", "quatuor", "play", NAME, "--lang", "en", typed=typed)
    assert "Player 1: a3." in told
    assert "3  1 . 2\n2  1 2 .\n1  1 . .\n   a b c" in told


@pytest.mark.slow
def test_a_computer_of_every_level_plays_it(python: str) -> None:
    assert run(python, "-c", LIBRARY).startswith("3  1 . .")


@pytest.mark.slow
def test_it_is_played_online_by_people_and_against_the_computer(room: Room) -> None:
    async def play() -> None:
        async with Client(room.url, name="Ann") as ann, Client(room.url, name="Bob") as bob:
            games = (await ann.request("GET", "/api/games"))["games"]
            assert NAME in [game["name"] for game in games]
            first = await ann.open(NAME, terms={"eager": True, "first": "choice"}, wins=1)
            pair = (first, await bob.join(first.table))
            for at, token in enumerate(WON):
                seat = pair[at % 2]
                await seat.until(lambda view: bool(view.acting))
                await seat.play(token)
            over = await pair[1].until(lambda view: view.phase == "over")
            assert over.match is not None
            assert over.result is not None
            assert (over.result.winners, over.match.lines) == ([1], [["a1", "a2", "a3"]])
            terms = {"eager": True, "first": "choice"}
            alone = await ann.open(NAME, computers={2: "medium"}, terms=terms)
            await alone.until(lambda view: bool(view.acting))
            await alone.play("b2")
            answered = await alone.until(lambda view: bool(view.acting))
            assert answered.match is not None
            assert len(answered.match.moves) == 2

    asyncio.run(asyncio.wait_for(play(), PATIENCE))


def beside_ours(folder: Path, modules: dict[str, str], points: str = "") -> str:
    """A new environment with these modules, each a game by its name; `points` are further names."""
    python = environment(folder)
    [place] = folder.glob("lib/python*/site-packages")
    for name, text in modules.items():
        (place / f"{name}.py").write_text(text)
        (place / f"{name}-1.0.dist-info").mkdir()
        (place / f"{name}-1.0.dist-info" / "METADATA").write_text(f"Name: {name}\nVersion: 1.0\n")
        told = f"[quatuor.games]\n{name} = {name}\n{points.format(name)}"
        (place / f"{name}-1.0.dist-info" / "entry_points.txt").write_text(told)
    return python


def test_a_package_that_cannot_be_used_is_left_out_with_one_line(tmp_path: Path) -> None:
    modules = {"broken": "1 / 0", "empty": "TITLE = 'nothing'"}
    python = beside_ours(tmp_path / "environment", modules, points="q4 = {}\n")
    asked = [python, "-c", "import quatuor as q; print(*q.GAMES)"]
    done = subprocess.run(asked, capture_output=True, text=True, check=True)
    assert done.stdout.split() == list(BUILT_IN)
    assert sorted(line.split(": ")[0] for line in done.stderr.splitlines()) == [
        "the game broken of broken is left out",
        "the game empty of empty is left out",
        "the game q4 of broken is left out",
        "the game q4 of empty is left out",
    ]
    assert "its rules lack PLAYERS, FACTS, DESCRIPTOR, OPTIONS, TOKENS" in done.stderr
    assert "there is another game of this name" in done.stderr


def test_what_is_compiled_for_a_game_is_that_of_its_present_rules(tmp_path: Path) -> None:
    rules = package_of_the_page()[f"{NAME}.py"]
    code = "import quatuor.games.registry; from quatuor.compiler import files; "
    code += "print(files.cache_folder())"
    folders = [
        run(beside_ours(tmp_path / str(at), {NAME: text} if text else {}), "-c", code)
        for at, text in enumerate((rules, rules, rules.replace("0o421, ", ""), ""))
    ]
    assert folders[0] == folders[1]
    assert len(set(folders)) == 3

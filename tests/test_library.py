"""The library as a program meets it: public names, values that can be sent, and clear refusals."""

import copy
import doctest
import logging
import pickle
import random
import re
import subprocess
import sys
import tomllib
from collections.abc import Callable
from functools import cache
from importlib.metadata import version
from pathlib import Path

import pytest

import quatuor as q
from quatuor.compiler.native import parts

ROOT = Path(__file__).parents[1]
DOCS = ROOT / "docs"
PAGE = DOCS / "library.md"
REFERENCE = sorted((DOCS / "api").glob("*.md"))
RUN = [
    PAGE,
    DOCS / "write_an_agent.md",
    DOCS / "lab.md",
    *(page for page in REFERENCE if page.stem != "client"),
]
"""The pages whose examples run as they stand; those about the client need a server."""


@cache
def long_round(plies: int) -> q.Position:
    """A round of q4 in which nobody announces, so that it goes on for ever."""
    chance = random.Random(1)
    position = q.Game("q4", claims="announce", marbles=4, move_limit=9999).start()
    while len(position.moves) < plies:
        position = position.play(chance.choice([t for t in position.legal if "!" not in t]))
    return position


@pytest.mark.parametrize("plies", [300, 600])
def test_a_long_round_is_sent_in_few_bytes(plies: int) -> None:
    position = long_round(plies)
    sent = pickle.dumps(position)
    assert len(sent) < 20 * plies
    back = pickle.loads(sent)
    assert back == position
    assert back.legal == position.legal
    assert [before.repetition_key for before in back.line()] == [
        p.repetition_key for p in position.line()
    ]


def test_a_long_round_is_copied() -> None:
    position = long_round(600)
    assert copy.copy(position) == position
    assert copy.deepcopy({"position": position}) == {"position": position}


def test_a_later_round_and_a_match_come_back_as_they_were() -> None:
    game = q.Game("puissance4", wins=2)
    match = q.Match.of(game).play("1212121 starts=2 4 4")
    assert pickle.loads(pickle.dumps(match)) == match
    assert pickle.loads(pickle.dumps(match)).position.to_move == match.position.to_move == 2


def test_a_round_that_ended_by_repetition_comes_back_ended() -> None:
    position = q.Game("q4", marbles=1).start().play("1a1 4d4")
    while not position.outcome:
        moved = ["1a1-1a2", "4d4-4d3", "1a2-1a1", "4d3-4d4"][(len(position.moves) - 2) % 4]
        position = position.play(moved)
    assert position.outcome.reason == "repetition"
    assert pickle.loads(pickle.dumps(position)).outcome == position.outcome


def test_the_options_of_a_game_cannot_be_changed_from_outside() -> None:
    game = q.Game("puissance4")
    with pytest.raises(TypeError):
        game.options["pop_out"] = True  # type: ignore[index]
    with pytest.raises(AttributeError):
        game.options = {}  # type: ignore[misc]
    assert game == q.Game("puissance4")


@pytest.mark.parametrize("name", q.GAMES)
def test_every_option_tells_its_default_and_its_values(name: str) -> None:
    for option in q.GAMES[name].OPTIONS:
        assert option.default == q.Game(name).options[option.name]
        assert option.values() == option.values(q.Game(name).options)
        assert isinstance(option, q.Option)


@pytest.mark.parametrize(
    "limit",
    [{"seconds": -1}, {"seconds": float("nan")}, {"nodes": -5}, {"depth": -1}, {"seconds": "1"}],
)
def test_a_limit_below_zero_is_refused(limit: dict[str, float]) -> None:
    with pytest.raises(q.BadRequest, match="is a number, 0 or more, or None for no limit; not"):
        q.Limit(**limit)  # type: ignore[arg-type]


def test_a_move_given_as_a_number_is_told_how_to_write_it() -> None:
    game = q.Game("puissance4")
    for play in (game.start().play, q.Match.of(game).play, game.start().after):
        with pytest.raises(q.UnreadableMove, match="a move is text: write '4', not 4"):
            play(4)  # type: ignore[arg-type]
    with pytest.raises(q.MoveError, match="write '4', not 4"):
        game.start().play(["4", 4])  # type: ignore[list-item]
    assert game.start().play(["4", "4"]).moves == ("4", "4")


@pytest.mark.parametrize(
    ("wrong", "meant"),
    [
        (lambda: q.Game("pusiance4"), "did you mean 'puissance4'?"),
        (lambda: q.Game("Plus4"), "did you mean 'plus4'?"),
        (lambda: q.Game("puissance4", popout=True), "did you mean 'pop_out'?"),
        (lambda: q.Game("plus4", mode="endles"), "did you mean 'endless'?"),
        (lambda: q.choose(q.Game("plus4").start(), "expret"), "did you mean 'expert'?"),
    ],
)
def test_a_word_that_is_nearly_right_is_answered_with_the_right_one(
    wrong: Callable[[], object], meant: str
) -> None:
    with pytest.raises(q.QuatuorError) as caught:
        wrong()
    assert str(caught.value).endswith(meant)


def test_a_word_that_is_like_none_gets_no_guess() -> None:
    with pytest.raises(q.UnknownGame) as caught:
        q.Game("chess")
    assert "did you mean" not in str(caught.value)


def test_the_version_is_that_of_the_package() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert "version" not in project["project"]
    assert q.__version__ == version("quatuor")


def test_every_public_name_is_there_and_explained() -> None:
    text = PAGE.read_text(encoding="utf-8")
    named = set(re.findall(r"`(\w+)`", "".join(re.findall(r"^\| (.*?) \|", text, re.MULTILINE))))
    assert named == set(q.__all__)
    for name in q.__all__:
        assert getattr(q, name)
        assert name in dir(q)


@pytest.mark.parametrize("page", RUN, ids=lambda page: page.stem)
def test_the_examples_of_a_page_run(page: Path) -> None:
    result = doctest.testfile(str(page), module_relative=False)
    assert result.attempted >= 6
    assert result.failed == 0


@pytest.mark.parametrize("name", [name for name in q.__all__ if name != "__version__"])
def test_every_public_name_has_an_entry_with_an_example(name: str) -> None:
    text = "".join(page.read_text(encoding="utf-8") for page in REFERENCE)
    [entry] = re.findall(rf"^## `{name}`\n(.*?)(?=^#|\Z)", text, re.MULTILINE | re.DOTALL)
    assert re.search(rf"^\.\. (auto|py:)\w+:: quatuor\.{name}$", entry, re.MULTILINE)
    example = entry.partition("```python\n>>> ")[2]
    assert re.search(rf"\b(q|quatuor\.errors)\.{name}\b", example), "it uses the name, or shows it"


def test_a_match_shows_itself_in_a_notebook() -> None:
    match = q.Match.of(q.Game("puissance4", wins=2)).play("1212121")
    shown = match._repr_html_()
    assert match.position.svg() in shown
    assert "round 2; scores 1 : 0; player 2 to move" in shown
    assert "player 1 won (line)" in match.play("1 2 1 2 1 2 3 2")._repr_html_()


def test_an_analysis_shows_itself_in_a_notebook() -> None:
    found = q.analyze(q.Game("puissance4").start().play("112233"))
    shown = found._repr_html_()
    assert "<caption>win in 1 ply for player 1 (solver)</caption>" in shown
    assert shown.count("<td>") == 2 * len(found.values) == 14
    assert shown.index("<td>4</td>") == shown.index("<td>"), "the best ply comes first"
    assert shown.endswith("<p>4</p>")


def test_the_first_compilation_is_told_once(caplog: pytest.LogCaptureFixture) -> None:
    parts.announce_compilation.cache_clear()
    with caplog.at_level(logging.WARNING, logger="quatuor"):
        parts.announce_compilation()
        parts.announce_compilation()
    assert [record.message.split(",")[0] for record in caplog.records] == [
        "compiling for this machine"
    ]


COMPILES = """
import quatuor
from quatuor.search.perft import perft
print(perft(quatuor.Game("plus4").start(), 2))
"""


def test_a_program_that_compiles_says_so_on_stderr_and_the_next_one_does_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("QUATUOR_CACHE", str(tmp_path))
    told = []
    for backend in ("auto", "numba", "numba"):
        monkeypatch.setenv("QUATUOR_BACKEND", backend)
        command = [sys.executable, "-c", COMPILES]
        told.append(subprocess.run(command, capture_output=True, text=True, check=True).stderr)
    assert told[1].startswith("compiling for this machine, once;")
    assert (told[0], told[1].count("\n"), told[2]) == ("", 1, "")

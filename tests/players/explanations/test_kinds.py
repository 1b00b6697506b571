"""Each kind of sentence is said where it belongs, in true words of every language."""

import re
from collections.abc import Callable
from importlib.resources import files

import pytest

import quatuor as q
from quatuor.cli.explaining import sentences
from quatuor.cli.texts import speaker
from quatuor.languages import languages
from tests import referee
from tests.cli.run import run
from tests.players.explanations.claims import CHECKS, is_true

Case = tuple[str, str, dict[str, object], str, str]

FILLED = "735126453264172714635234561717263541746532"
POWER = "A2 D4 4 4 A6 W4 3 W4 6 D2 4 B6 x2 B7 x6 6 6 1 3 2 3 3 2 3 5 7"
OPENING = "D4 7 B5 x4 3 A7 W7 6 D4 2 B2 x4 W6 2 5 x5 A7 6 6 4 3 2 4"
CASES: list[Case] = [
    ("line", "puissance4", {}, "414141", "4"),
    ("line", "q4", {}, "1a1 4d1 2b2 4d2 3c3 4d3", "4d4"),
    ("line", "foursenses", {}, "Sa1 DHb2 Hc3", "DSc3"),
    ("line-for", "plus4", {"mode": "rounds"}, "B2 B1 4 2 2 1 3 2 1 3 4", "1"),
    ("misses", "puissance4", {}, "414141", "5"),
    ("lets", "puissance4", {}, "41414", "2"),
    ("opens", "puissance4", {"pop_out": True, "power": True, "five": True}, OPENING, "1"),
    ("stops", "puissance4", {"power": True}, "41414", "4"),
    ("only", "puissance4", {}, "41414", "4"),
    ("threat", "puissance4", {}, "4141", "4"),
    ("double", "puissance4", {}, "4455", "3"),
    ("above", "puissance4", {"power": True}, POWER, "5"),
    (
        "squeeze",
        "plus4",
        {"mode": "endless", "target": 4, "discs": 4},
        "3 B4 B3 2 1 4 4 4 1 4 B4",
        "4",
    ),
    ("trap", "puissance4", {"five": True}, "7 7 3 6 3 5 7 5 3", "6"),
    ("spoils", "puissance4", {"five": True}, "7736357536527", "4"),
    ("apart", "plus4", {}, "2413 4", "4"),
    (
        "scores",
        "plus4",
        {"mode": "endless", "target": 4, "discs": 4},
        "3 B4 B3 2 1 4 4 4 1 4 B4",
        "4",
    ),
    ("keeps", "top10", {}, f"{FILLED} x5 5", "x5"),
    ("lines-up", "top10", {}, f"{FILLED} x5", "5"),
    ("lets-keep", "top10", {}, f"{FILLED} x5", "5"),
    ("misses-disc", "top10", {}, FILLED, "x5"),
    ("announces", "q4", {"claims": "announce"}, "1a1 2a1 1b1 2a2 1c1 2a4 1d1 3a1", "!"),
    ("announces-nothing", "q4", {"claims": "announce"}, "1a1", "2b2!"),
    ("misses-line", "q4", {"claims": "announce"}, "1a1 2a1 1b1 2a2 1c1 2a4 1d1 3a1", "3a2"),
    ("unannounced", "q4", {"claims": "announce"}, "1a1 2a1 1b1 2a2 1c1 2a4", "1d1"),
    ("harmless", "foursenses", {}, "DHb4 Sd2 DHa4 DSc2 DHa1 Sc1", "DHb1"),
]


def told(game: str, options: dict[str, object], moves: str, token: str) -> tuple[q.Fact, ...]:
    return q.explain(q.Game(game, **options).start().play(moves), token)


@pytest.mark.parametrize(("kind", "game", "options", "moves", "token"), CASES)
def test_a_ply_that_does_something_is_said_to(
    kind: str, game: str, options: dict[str, object], moves: str, token: str
) -> None:
    position = q.Game(game, **options).start().play(moves)
    plain = referee.match(game, options)
    for played in position.moves:
        plain.play(played)
    before, after = plain.position.copy(), plain.position
    plain.play(token)
    facts = q.explain(position, token)
    assert kind in [fact.kind for fact in facts]
    assert all(is_true(fact, before, after, token) for fact in facts)


def test_where_nothing_simple_holds_nothing_is_said() -> None:
    assert told("puissance4", {}, "", "4") == ()


def test_two_threats_name_both_moves_and_all_their_cells() -> None:
    (fact,) = told("puissance4", {}, "4455", "3")
    assert {fact.move, fact.other} == {"2", "6"}
    assert set(fact.cells) == {"2,1", "3,1", "4,1", "5,1", "6,1"}


LANGUAGE_FILES = pytest.mark.parametrize("language", languages())


def text_of(language: str) -> str:
    source = files("quatuor.players.explanations").joinpath("words", f"{language}.ftl")
    return source.read_text(encoding="utf-8")


@LANGUAGE_FILES
def test_every_kind_that_is_checked_has_words_and_no_other(language: str) -> None:
    known = {f"explain-{kind}" for kind in CHECKS} | {"explain-line-of"}
    assert set(re.findall(r"^(explain-\S+) =", text_of(language), re.MULTILINE)) == known


@LANGUAGE_FILES
def test_the_words_use_what_a_fact_has(language: str) -> None:
    known = {"who", "move", "other", "cell", "below", "first", "last", "count"}
    assert set(re.findall(r"\$(\w+)", text_of(language))) == known


@LANGUAGE_FILES
def test_a_sentence_of_the_terminal_begins_with_a_capital(language: str) -> None:
    say: Callable[..., str] = speaker(language)
    for kind in CHECKS:
        (sentence,) = sentences(say, [q.Fact(kind, ("1,1", "4,1"), 2, "4", "5", "1,2", "1,1", 3)])
        assert sentence[0].isupper()
        assert "$" not in sentence


def test_the_command_says_what_the_best_moves_do() -> None:
    ran = run("analyze", "puissance4", "--moves", "414141", "--lang", "fr")
    assert "Complète la ligne de 4,1 à 4,4." in ran.out
    assert '"facts": {"4": [{"kind": "line"' in run(
        "analyze", "puissance4", "--moves", "414141", "--json"
    ).out.replace('"cells": ["4,1", "4,2", "4,3", "4,4"], ', "")

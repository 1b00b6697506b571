"""The terminal in every language: which one is spoken, and what may be typed in it."""

from collections import defaultdict
from pathlib import Path

import pytest

from quatuor.cli import puzzle_session, session
from quatuor.cli.commands import commands
from quatuor.cli.texts import speaker, title_of
from quatuor.games.registry import BUILT_IN, GAMES
from quatuor.languages import USUAL, facts, languages
from tests.cli.run import run

SESSIONS = (session.COMMANDS, puzzle_session.COMMANDS)
NAMING = {
    "illegal": ("legal",),
    "over": ("undo", "save", "quit"),
    "welcome": ("help",),
    "help": ("board", "legal", "score", "moves", "undo", "save", "help", "quit"),
    "feel-where": ("feel",),
    "blindfolded": ("feel",),
    "puzzle-solved": ("next", "quit"),
    "puzzle-over": ("next", "quit"),
    "puzzle-solution": ("next", "quit"),
    "puzzle-help": ("hint", "task", "board", "legal", "feel", "solution", "next", "help", "quit"),
}
"""Texts that name what may be typed."""
PARTS = {"token": "4", "like": "4", "game": "q4", "line": "4"}

each = pytest.mark.parametrize("language", languages())


@each
def test_every_command_has_a_word_of_its_own_in_every_language(language: str) -> None:
    """A single letter may mean two things: then it is the first."""
    say, english = speaker(language), speaker(USUAL)
    for names in SESSIONS:
        meant: dict[str, set[str]] = defaultdict(set)
        for name in names:
            for word in f"{say(f'command-{name}')}, {english(f'command-{name}')}".split(", "):
                assert word == word.lower()
                assert " " not in word
                meant[word].add(name)
        assert {word for word, found in meant.items() if len(found) > 1 and len(word) > 1} == set()
        assert set(commands(names, say).values()) == set(names)


@each
def test_texts_name_the_words_that_are_understood(language: str) -> None:
    say = speaker(language)
    for text, named in NAMING.items():
        said = say(text, **PARTS).lower()
        for name in named:
            words = say(f"command-{name}").split(", ")
            assert any(word in said for word in words), (text, name)


@each
def test_a_terminal_speaks_the_language_of_its_surroundings(language: str, tmp_path: Path) -> None:
    quits = speaker(language)("command-quit").split(", ")[0]
    folder = {"QUATUOR_DATA": str(tmp_path)}
    asked = run("play", "q4", "--language", language, typed=f"{quits}\n", **folder)
    found = run("play", "q4", typed=f"{quits}\n", LANG=f"{language}_XX.UTF-8", **folder)
    assert found.out == asked.out
    assert speaker(language)("goodbye") in asked.out


def test_a_game_is_told_in_the_same_words_by_its_rules_and_in_english() -> None:
    assert {name: title_of(name, USUAL) for name in BUILT_IN} == {
        name: GAMES[name].TITLE for name in BUILT_IN
    }


@each
def test_the_list_of_games_is_in_the_language_that_is_spoken(language: str) -> None:
    told = run("play", "--lang", language, typed="").out
    assert all(f"{name}: {title_of(name, language)}" in told for name in BUILT_IN)
    assert facts(language)["name"]

"""Every lesson of the page is a legal position, and what it asks for does what it says."""

import json
from pathlib import Path
from typing import Any

import pytest

import quatuor as q
from quatuor.pictures.boards import cells_of

FILES = sorted(Path(__file__).parents[1].glob("web/src/games/*/lessons.json"))
LESSONS = [
    pytest.param(path.parent.name, lesson, id=f"{path.parent.name}-{lesson['id']}")
    for path in FILES
    for lesson in json.loads(path.read_text(encoding="utf-8"))
]
FIELDS = {"id", "options", "moves", "goal", "shows", "house", "only", "blind", "prefix"}

Lesson = dict[str, Any]


def start_of(game: str, lesson: Lesson) -> q.Match:
    match = q.Match.of(q.Game(game, **lesson.get("options", {})))
    return match.play(" ".join(lesson["moves"]))


def ways(match: q.Match, lesson: Lesson) -> list[str]:
    goal = lesson["goal"]
    return list(match.legal) if goal == "any" else list(goal)


def shows(match: q.Match, facts: dict[str, Any]) -> bool:
    """Whether the match is as the lesson says, in the round that was just played in."""
    ended = match.past[-1] if match.past and (match.outcome or not match.position.parent) else None
    position = ended or match.position
    outcome = position.outcome
    cells = cells_of(match.game.name, position.board)
    found: dict[str, Any] = {
        "winners": list(outcome.winners) if outcome else None,
        "draw": outcome is not None and outcome.draw,
        "going": outcome is None,
        "scores": list(match.scores),
        "totals": list(match.totals),
        "round": match.round,
        "to_move": match.to_move,
        "hand": list(position.hand),
        "cells": {cell: cells[cell] for cell in facts.get("cells", {})},
    }
    return all(found[fact] == value for fact, value in facts.items() if fact in found)


@pytest.mark.parametrize(("game", "lesson"), LESSONS)
def test_a_lesson_is_a_legal_position_and_its_goals_can_be_played(
    game: str, lesson: Lesson
) -> None:
    assert set(lesson) <= FIELDS
    match = start_of(game, lesson)
    assert match.legal
    for way in ways(match, lesson):
        assert match.play(way).moves == (*match.moves, *way.split())


@pytest.mark.parametrize(("game", "lesson"), LESSONS)
def test_what_a_lesson_asks_for_does_what_it_says(game: str, lesson: Lesson) -> None:
    match, facts = start_of(game, lesson), lesson.get("shows", {})
    for way in ways(match, lesson):
        assert shows(match.play(way), facts), way
    for token in facts.get("illegal", []):
        assert token not in match.legal
    for first, tokens in facts.get("closed", {}).items():
        assert not set(tokens) & set(match.play(first).legal)


@pytest.mark.parametrize(("game", "lesson"), LESSONS)
def test_where_a_lesson_says_so_nothing_else_solves_it(game: str, lesson: Lesson) -> None:
    if not lesson.get("only"):
        return
    match = start_of(game, lesson)
    solving = {token for token in match.legal if shows(match.play(token), lesson["shows"])}
    assert solving == set(lesson["goal"])


def test_every_game_is_taught() -> None:
    assert {path.parent.name for path in FILES} == set(q.GAMES)

"""The exams that are kept: the same questions for everybody, in the folder of each game.

A question is written as its words, how many plies came before, its value, a digit for each legal
action (what it gives away) and how many levels failed it. `python -m quatuor.lab.make_exams NAME`
makes the exams of a game again; they come out the same.
"""

import json
from functools import cache
from importlib.resources import files
from typing import Any

import numpy as np

from quatuor.errors import BadRecord
from quatuor.game import Game
from quatuor.lab.positions import state_of
from quatuor.lab.questions import Questions

FILE = "exams.json"


@cache
def frozen(game: Game) -> Questions | None:
    """The kept questions of a game with its options, if there are any."""
    for kept in _kept(game.name):
        if Game(game.name, **kept["options"]) == game:
            return _read(game, kept)
    return None


def settings(name: str) -> list[dict[str, Any]]:
    """The options with which a game has kept exams."""
    return [kept["options"] for kept in _kept(name)]


def _kept(name: str) -> list[dict[str, Any]]:
    file = files(f"quatuor.games.{name}").joinpath(FILE)
    found: list[dict[str, Any]] = json.loads(file.read_text()) if file.is_file() else []
    return found


def _read(game: Game, kept: dict[str, Any]) -> Questions:
    found = questions_of(game, kept["questions"])
    if found.digest != kept["digest"]:
        raise BadRecord(f"the exam of {game!r} has been changed: its digest is {found.digest}")
    return found


def questions_of(game: Game, rows: list[dict[str, Any]]) -> Questions:
    """Questions as they are kept, read."""
    words = np.array([row["words"] for row in rows], dtype=np.int64)
    mask = state_of(game, words).mask
    regrets = np.full(mask.shape, np.nan, dtype=np.float32)
    digits = "".join(row["regrets"] for row in rows)
    if len(digits) != mask.sum():
        raise BadRecord(f"the exam of {game!r} is of other rules: make it again")
    regrets[mask] = [float(digit) for digit in digits]
    plies, failed = (np.array([row[key] for row in rows]) for key in ("plies", "failed"))
    values = np.array([row["value"] for row in rows], dtype=np.float32)
    return Questions(words, plies, values, regrets, failed)

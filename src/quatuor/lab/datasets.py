"""Positions with their exact values and best actions, to learn from: made, written and read."""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from quatuor.errors import BadRequest
from quatuor.game import Game
from quatuor.lab import dataset_files
from quatuor.lab.dataset_files import File
from quatuor.lab.dataset_rounds import Terms, sampled
from quatuor.lab.oracles import DEFAULT, oracle_of
from quatuor.lab.positions import state_of
from quatuor.lab.state import Floats, Integers, State, Truths
from quatuor.search.limit import Limit

ARRAYS = ("words", "plies", "values", "best")


@dataclass(frozen=True)
class Dataset:
    """Different positions of one game; a row of each array for each of them."""

    card: dict[str, Any]
    """How it was made: game, options, seed, plies, the limit of proofs, how many are proved."""
    words: Integers
    plies: Integers
    """After how many plies a position was found."""
    values: Floats
    """1 win, 0 draw, -1 loss for the player to move; NaN where nothing is proved."""
    best: Truths

    def __len__(self) -> int:
        return len(self.words)

    def state(self) -> State:
        """The positions as the state of a batch, with observations and masks."""
        return state_of(_game(self.card), self.words)

    def save(self, file: File) -> None:
        """Write all of it into a file: Parquet if its name ends so, else NumPy's (`.npz`)."""
        arrays = {name: getattr(self, name) for name in ARRAYS}
        dataset_files.save(file, json.dumps(self.card), arrays)


def dataset(
    game: str,
    /,
    *,
    positions: int = 1000,
    plies: tuple[int, int] = (8, 35),
    seed: int = 0,
    limit: Limit = DEFAULT,
    levels: Sequence[str] = (),
    **options: Any,
) -> Dataset:
    """Positions of rounds with what is proved of them, evenly after each number of plies.

    Rounds are played at random, or by `levels`, of which one is drawn for each seat. There are
    fewer positions where rounds end earlier or the same one is found twice.
    """
    played = Game(game, **options)
    terms = Terms(played, plies, seed, limit, tuple(levels))
    first, last = plies
    words, after = sampled(terms, 0, -(-wanted(positions) // (last - first + 1)))
    if not len(words):
        raise BadRequest(f"no round of {played!r} lasts for {first} plies: ask for fewer")
    words, after = words[:positions], after[:positions]
    values, best = oracle_of(played, limit).solve(words)
    return Dataset(card_of(terms, values), words, after, values, best)


def wanted(positions: int) -> int:
    """A number of positions that can be asked for."""
    if positions < 1:
        raise BadRequest(f"positions are some, not {positions}")
    return positions


def card_of(terms: Terms, values: Floats) -> dict[str, Any]:
    """How a dataset with these values was made."""
    return {
        **terms.to_json(),
        "positions": len(values),
        "proved": int((~np.isnan(values)).sum()),
    }


def load_dataset(file: File) -> Dataset:
    """Read what `Dataset.save` or `quatuor dataset` has written."""
    try:
        card, arrays = dataset_files.load(file)
        return Dataset(json.loads(card), *(arrays[name] for name in ARRAYS))
    except (KeyError, ValueError, EOFError) as error:
        raise BadRequest(f"this file is no dataset of the lab: {error}") from error


def _game(card: dict[str, Any]) -> Game:
    return Game(card["game"], **card["options"])

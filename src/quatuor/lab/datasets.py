"""Positions with their exact values and best actions, to learn from: made, written and read."""

import json
from dataclasses import dataclass
from typing import Any
from zipfile import BadZipFile

import numpy as np

from quatuor.errors import BadRequest
from quatuor.game import Game
from quatuor.lab.environment import STRONGEST, Environment
from quatuor.lab.files import File
from quatuor.lab.oracles import DEFAULT, oracle_of
from quatuor.lab.positions import state_of
from quatuor.lab.state import Floats, Integers, State, Truths
from quatuor.search.limit import Limit

SPARE = 4
"""Rounds that are played for each position that is wanted after a number of plies."""
ARRAYS = ("words", "plies", "values", "best")


@dataclass(frozen=True)
class Dataset:
    """Different positions of one game; a row of each array for each of them."""

    card: dict[str, Any]
    """How it was made: game, options, seed, plies, the limit of proofs, how many are proved."""
    words: Integers
    plies: Integers
    """After how many random plies a position was found."""
    values: Floats
    """1 win, 0 draw, -1 loss for the player to move; NaN where nothing is proved."""
    best: Truths

    def __len__(self) -> int:
        return len(self.words)

    def state(self) -> State:
        """The positions as the state of a batch, with observations and masks."""
        return state_of(_game(self.card), self.words)

    def save(self, file: File) -> None:
        """Write all of it into a file (`.npz`)."""
        arrays = {name: getattr(self, name) for name in ARRAYS}
        np.savez_compressed(file, card=np.array(json.dumps(self.card)), **arrays)


def dataset(
    game: str,
    /,
    *,
    positions: int = 1000,
    plies: tuple[int, int] = (8, 35),
    seed: int = 0,
    limit: Limit = DEFAULT,
    **options: Any,
) -> Dataset:
    """Positions of random rounds with what is proved of them, evenly after each number of plies.

    There are fewer where rounds end earlier or the same position is found twice.
    """
    first, last = plies
    if not 0 <= first <= last or positions < 1:
        told = "plies are the fewest and the most, such as (8, 35), and positions are some"
        raise BadRequest(f"{told}, not {plies} and {positions}")
    played = Game(game, **options)
    words, after = sampled(played, -(-positions // (last - first + 1)), plies, seed)
    if not len(words):
        raise BadRequest(f"no random round of {played!r} lasts for {first} plies: ask for fewer")
    words, after = words[:positions], after[:positions]
    values, best = oracle_of(played, limit).solve(words)
    card = {
        "game": played.name,
        "options": dict(played.options),
        "seed": seed,
        "plies": list(plies),
        "limit": {name: spent for name, spent in vars(limit).items() if spent is not None},
        "positions": len(words),
        "proved": int((~np.isnan(values)).sum()),
    }
    return Dataset(card, words, after, values, best)


def sampled(game: Game, each: int, plies: tuple[int, int], seed: int) -> tuple[Integers, Integers]:
    """Different positions, so many after each number of plies."""
    env = Environment(game, SPARE * each, seed, None, STRONGEST)
    s, rows, after = env.reset(), [], []
    for number in range(plies[1] + 1):
        if number >= plies[0]:
            found = np.unique(s.words[s.mover > 0], axis=0)
            chosen = np.random.default_rng((seed, number)).permutation(len(found))[:each]
            rows.append(found[chosen])
            after.append(np.full(len(chosen), number))
        s = env.step(s, env.sample(s), auto_reset=False)
    words = np.concatenate(rows)
    _, firsts = np.unique(words, axis=0, return_index=True)
    kept = np.random.default_rng(seed).permutation(firsts)
    return words[kept], np.concatenate(after)[kept]


def load_dataset(file: File) -> Dataset:
    """Read what `Dataset.save` has written."""
    try:
        with np.load(file, allow_pickle=False) as found:
            card = json.loads(str(found["card"]))
            return Dataset(card, *(found[name] for name in ARRAYS))
    except (KeyError, ValueError, BadZipFile, EOFError) as error:
        raise BadRequest(f"this file is no dataset of the lab: {error}") from error


def _game(card: dict[str, Any]) -> Game:
    return Game(card["game"], **card["options"])

"""States as named arrays, and as files of NumPy (`.npz`), which hold nothing but numbers."""

import os
from collections.abc import Mapping
from typing import IO, TYPE_CHECKING, Any

import numpy as np

from quatuor.errors import BadRecord
from quatuor.lab.path import COLUMNS, Path
from quatuor.lab.state import State
from quatuor.lab.tables import Arrays

if TYPE_CHECKING:
    from quatuor.lab.environment import Environment

File = str | os.PathLike[str] | IO[bytes]
NAMES = ("words", "mover", "done", "reward", "keys", "number", "seed")


def told(state: State) -> dict[str, Any]:
    """A state as arrays: the path of each round from its first position on, the rest empty."""
    since = state.arrays.since
    longest = state.column + 1 - int(since.min()) if state.path.used else 0
    keys = state.path.keys[:, state.column + 1 - longest : state.column + 1].copy()
    ages = state.column - since
    keys[np.arange(longest)[::-1] > ages[:, None]] = -1
    arrays = (state.words, state.mover, state.done, state.reward, keys)
    numbers = (np.array(number, dtype=np.int64) for number in (state.number, state.seed))
    return dict(zip(NAMES, (*arrays, *numbers), strict=True))


def restored(environment: "Environment", parts: Mapping[str, Any]) -> State:
    """The state of which these are the arrays."""
    words, mover, done, reward, kept = (np.array(parts[name]) for name in NAMES[:-2])
    column = max(kept.shape[1] - 1, 0)
    repeats = environment.repeats
    keys = np.full((len(words), 2 * kept.shape[1] + COLUMNS if repeats else 0), -1, dtype=np.int64)
    keys[:, : kept.shape[1]] = kept
    since = np.zeros(len(words), dtype=np.int64)
    arrays = Arrays(words, mover, done, reward, since, keys)
    numbers = int(parts["number"]), int(parts["seed"])
    return State(environment, arrays, Path(keys, column), column, *numbers)


def save(state: State, file: File) -> None:
    """Write a state, with the name and the options of its game."""
    np.savez_compressed(file, game=np.array(repr(state.environment.game)), **told(state))


def load(environment: "Environment", file: File) -> State:
    """Read a state of the same game, options and batch."""
    try:
        with np.load(file, allow_pickle=False) as found:
            parts = {name: found[name] for name in ("game", *NAMES)}
    except (KeyError, ValueError, OSError) as error:
        raise BadRecord(f"this is no file of a state: {error}") from error
    if str(parts["game"]) != repr(environment.game):
        raise BadRecord(f"a state of {parts['game']} is none of {environment.game!r}")
    expected = {
        "words": ((environment.batch, environment.num_words), np.int64),
        "mover": ((environment.batch,), np.int64),
        "done": ((environment.batch,), np.bool_),
        "reward": ((environment.batch, environment.players), np.float32),
    }
    for name, (shape, kind) in expected.items():
        if parts[name].shape != shape or parts[name].dtype != kind:
            raise BadRecord(f"{name} is {_shown(parts[name])}, not {np.dtype(kind)} {shape}")
    keys = parts["keys"]
    if keys.dtype != np.int64 or keys.ndim != 2 or len(keys) != environment.batch:
        raise BadRecord(f"keys is {_shown(keys)}, not int64 with {environment.batch} rows")
    return restored(environment, parts)


def _shown(array: Any) -> str:
    return f"{array.dtype} {array.shape}"

"""Datasets of any size: made in shards, side by side, and gone on with after an interruption.

Each shard is a file of its own in a folder beside the dataset until all of it is there. What is in
a shard depends on the terms and its number alone, so the dataset is the same whoever made the
shards and however often that was interrupted.
"""

import json
import os
from collections.abc import Callable, Iterator
from concurrent.futures import Executor
from pathlib import Path
from shutil import rmtree
from typing import Any

import numpy as np

from quatuor.errors import BadRequest
from quatuor.lab import dataset_files
from quatuor.lab.dataset_rounds import Terms, sampled
from quatuor.lab.datasets import ARRAYS, Dataset, card_of, wanted
from quatuor.lab.oracles import solved

SHARD = 2000
"""Positions of a shard, at most."""
WORTH_IT = 0.01
"""The share of new positions below which no further shards are tried."""
Progress = Callable[[int, int], None]
Arrays = dict[str, Any]
Shard = tuple[Terms, int, int]
"""The terms, the number of the shard, and how many positions it has at most."""


def write_dataset(
    file: Path,
    terms: Terms,
    positions: int,
    pool: Executor | None = None,
    progress: Progress | None = None,
    size: int = SHARD,
) -> Dataset:
    """Make so many different positions, or as many as there are, and write them into a file.

    What an interruption has left is gone on with, if the terms are the same.
    """
    parts = _folder(file, {**terms.to_json(), "shard": size})
    found, number = _nothing(), 0
    while len(found["words"]) < wanted(positions):
        missing = positions - len(found["words"])
        numbers = range(number, number + -(-missing // size))
        before, number = len(found["words"]), numbers.stop
        shards = []
        for shard in _shards([(terms, number, size) for number in numbers], parts, pool):
            shards.append(shard)
            if progress:
                rows = before + sum(len(one["words"]) for one in shards)
                progress(min(rows, positions), positions)
        found = _joined([found, *shards])
        tried = sum(len(one["words"]) for one in shards)
        if len(found["words"]) - before <= WORTH_IT * tried:
            break
    if not len(found["words"]):
        rmtree(parts)
        told = f"no round of {terms.game!r} lasts for {terms.plies[0]} plies: ask for fewer"
        raise BadRequest(told)
    arrays = {name: array[:positions] for name, array in found.items()}
    made = Dataset(card_of(terms, arrays["values"]), **arrays)
    made.save(file)
    rmtree(parts)
    return made


def _folder(file: Path, told: dict[str, Any]) -> Path:
    """Where the shards are kept until all are there."""
    if file.exists():
        raise BadRequest(f"{file} is there already: move it away, or write another")
    parts = file.with_name(f"{file.name}.parts")
    text, kept = json.dumps(told), parts / "terms.json"
    if kept.exists() and kept.read_text(encoding="utf-8") != text:
        raise BadRequest(f"{parts} was begun with other terms: go on with those, or remove it")
    parts.mkdir(exist_ok=True)
    kept.write_text(text, encoding="utf-8")
    return parts


def _shards(shards: list[Shard], parts: Path, pool: Executor | None) -> Iterator[Arrays]:
    """These shards, one after the other; those that are missing are made and kept."""
    files = {shard: parts / f"{shard[1]:06}.npz" for shard in shards}
    missing = [shard for shard in shards if not files[shard].exists()]
    made = iter(pool.map(shard_of, missing) if pool else map(shard_of, missing))
    for shard in shards:
        if shard in missing:
            unfinished = files[shard].with_suffix(".new.npz")
            dataset_files.save(unfinished, "", next(made))
            os.replace(unfinished, files[shard])
        yield dataset_files.load(files[shard])[1]


def shard_of(shard: Shard) -> Arrays:
    """The positions of a shard with their values."""
    terms, number, size = shard
    first, last = terms.plies
    words, plies = sampled(terms, number, -(-size // (last - first + 1)))
    values, best = solved((terms.game, terms.limit, words))
    return dict(zip(ARRAYS, (words, plies, values, best), strict=True))


def _nothing() -> Arrays:
    return dict.fromkeys(ARRAYS, np.empty(0))


def _joined(parts: list[Arrays]) -> Arrays:
    """All positions, each once, in the order of the shards."""
    kept = [part for part in parts if len(part["words"])]
    if not kept:
        return _nothing()
    joined = {name: np.concatenate([part[name] for part in kept]) for name in ARRAYS}
    _, firsts = np.unique(joined["words"], axis=0, return_index=True)
    return {name: array[np.sort(firsts)] for name, array in joined.items()}

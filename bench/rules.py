"""Our own rules: perft and random playouts of every compiled game."""

from collections.abc import Iterator
from functools import partial

import quatuor as q
from bench.measure import Rate, rate
from quatuor.search.perft import perft
from quatuor.search.playout import playouts as play_many

DEPTHS: dict[str, tuple[dict[str, object], int]] = {
    "puissance4": ({}, 9),
    "puissance4 pop_out": ({"pop_out": True}, 8),
    "puissance4 power": ({"power": True}, 6),
    "puissance4 five": ({"five": True}, 9),
    "top10": ({}, 9),
    "plus4": ({}, 11),
    "plus4 endless": ({"mode": "endless"}, 9),
    "plus4 rounds": ({"mode": "rounds"}, 9),
    "q4": ({}, 4),
    "q4 three": ({"players": 3}, 4),
    "foursenses": ({}, 5),
}


def perfts() -> Iterator[Rate]:
    for name, (options, depth) in DEPTHS.items():
        start = q.Game(name.split()[0], **options).start()
        yield rate("quatuor", f"perft {name}", partial(perft, start, depth))


def playouts() -> Iterator[Rate]:
    for name, (options, _) in DEPTHS.items():
        start = q.Game(name.split()[0], **options).start()
        yield rate("quatuor", f"random plies {name}", partial(_plies, start))


def _plies(start: q.Position) -> int:
    return play_many(start, 20_000).plies

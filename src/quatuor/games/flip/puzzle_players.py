"""Who plays flip where puzzles are looked for, and what each level answers to one."""

import random
from collections.abc import Iterator

from quatuor.game import Game, Position
from quatuor.games.flip.computers.choosing import aim, choose
from quatuor.games.flip.computers.rounds import Simulation


def positions(game: Game, levels: tuple[str, ...], rng: random.Random) -> Iterator[Position]:
    """The positions of one simulated round."""
    seen: list[Position] = []
    Simulation((rng.choice(levels), rng.choice(levels)), rng, seen.append).round(game)
    return (position for position in seen if position.to_move is not None)


def answer(position: Position, level: str, seed: int) -> str:
    """The token and the place that the level takes, landing where it aims."""
    seat = position.to_move
    assert seat is not None
    if position.starts_turn or position.prompt == "throw-again":
        aimed = aim(position, seat, level, random.Random(seed))
        return f"{seat}:{aimed.kind}:{aimed.cell}"
    return choose(position, level)

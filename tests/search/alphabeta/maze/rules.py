"""A game made for tests: walk a random graph of seven rooms, full of loops.

Rooms belong to a player, who chooses one of two doors; some rooms end the round, some doors score a
point. In some rooms no turn starts. The whole graph is part of the state, so one compilation
serves all of them:

    doors   8 bits a room: for each of two doors 3 bits for the room behind it, 1 for its point
    rooms   4 bits a room: player - 1, whether a turn starts here, and how the round ends here
"""

import random
from typing import Any, NamedTuple

from quatuor.compiler import kernel
from quatuor.rules import endings
from quatuor.rules.endings import FULL, REPETITION, TARGET, leader, won
from quatuor.rules.facts import Facts
from quatuor.rules.options import Number
from quatuor.rules.plies import after, every, pick, size
from quatuor.rules.series import FIRST, points

TITLE = "Find the way out."
PLAYERS = (2,)
FACTS = Facts()
OPTIONS = (Number("seed", 0, 0, 2**31 - 1, "which graph"), FIRST)
TOKENS = ("l", "r")
GLYPHS = ()
PRESETS = ()
ROOMS = 7

__all__ = ["after", "every", "pick", "points", "size"]


class State(NamedTuple):
    doors: int
    rooms: int
    room: int
    first: int
    second: int
    target: int
    over: int


@kernel
def room_bits(s: State) -> int:
    return s.rooms >> 4 * s.room & 15


@kernel
def mover(s: State) -> int:
    return 1 + (room_bits(s) & 1)


@kernel
def starts_turn(s: State) -> bool:
    return room_bits(s) & 2 != 0


@kernel
def over(s: State) -> int:
    return s.over


@kernel
def can_repeat(s: State) -> bool:
    return True


@kernel
def legal(s: State) -> int:
    return 0 if s.over else 0b11


@kernel
def play(s: State, ply: int) -> State:
    door = s.doors >> 8 * s.room + 4 * ply & 15
    point = door >> 3
    first, second = s.first, s.second
    if mover(s) == 1:
        first += point
    else:
        second += point
    room = door & 7
    bits = s.rooms >> 4 * room & 15
    ended = 0
    if bits >> 2 == 1:
        ended = endings.draw(FULL)
    if bits >> 2 > 1:
        ended = won(FULL, (bits >> 2) - 1)
    if max(first, second) >= s.target:
        ended = leader(TARGET, first, second, 1)
    return State(s.doors, s.rooms, room, first, second, s.target, ended)


@kernel
def repetition_key(s: State) -> State:
    return s


@kernel
def repeated(s: State) -> State:
    ended = leader(REPETITION, s.first, s.second, 1)
    return State(s.doors, s.rooms, s.room, s.first, s.second, s.target, ended)


def start(options: Any, _starter: int, _round: int) -> State:
    chance = random.Random(options["seed"])
    scoring = chance.random() < 0.5
    doors, rooms = 0, 0
    turns = [room == 0 or chance.random() < 0.75 for room in range(ROOMS)]
    for room in range(ROOMS):
        ending = chance.choice((1, 2, 3)) if room and chance.random() < 0.35 else 0
        rooms |= (chance.randrange(2) | turns[room] << 1 | ending << 2) << 4 * room
        for door in range(2):
            behind = chance.choice([to for to in range(ROOMS) if turns[to] or to > room])
            point = scoring and chance.random() < 0.15
            doors |= (behind | point << 3) << 8 * room + 4 * door
    return State(doors, rooms, 0, 0, 0, 2 if scoring else 99, 0)


def scores(s: State, totals: Any) -> tuple[int, ...]:
    return (s.first, s.second) if s.target == 2 else tuple(totals)

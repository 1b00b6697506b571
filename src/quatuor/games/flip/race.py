"""Basic and championship `flip`: both throw at once, and a line wins when it is called.

Nothing here has turns: a ply says what happened, and either player's may come next. A token is
thrown (`1^`) and lands later, or is thrown and lands at once. A call waits for every token that was
in the air when it was made: one of them may still land on the line and take it.
"""

from typing import NamedTuple, TypeAlias

from quatuor.games.flip.trays import (
    EMPTY,
    MISS,
    PLACES,
    TRAY,
    Stacks,
    added,
    lines_held,
    on_top,
    worth,
)
from quatuor.rules.endings import FULL, LINE, draw, won

ACTS = (*(f":{place}" for place in PLACES), "^", "!")
THROW, CALL = len(PLACES), len(PLACES) + 1
TOKENS = tuple(f"{player}{act}" for player in (1, 2) for act in ACTS)

Pair: TypeAlias = tuple[int, int]
"""A number for player 1 and one for player 2."""


class Call(NamedTuple):
    """A call that is not decided yet."""

    caller: int
    lines: tuple[int, ...]
    """The lines the caller controlled when calling."""
    awaited: Pair
    """How many tokens of each player were in the air then and have not landed since."""


class Race(NamedTuple):
    """A round in which both throw at once."""

    stacks: Stacks
    left: Pair
    """Tokens that have not landed yet, in hand or in the air."""
    air: Pair
    """Those of them that are in the air."""
    calls: tuple[Call, ...]
    """The undecided calls, the earliest first."""
    auto: bool
    """Whether lines are called for the players."""
    over: int
    worth: int
    """What the called line scores, once the round is won."""


def start(tokens: int, auto: bool) -> Race:
    """Empty trays, and all tokens in hand."""
    return Race(EMPTY, (tokens, tokens), (0, 0), (), auto, 0, 0)


def legal(s: Race) -> tuple[int, ...]:
    """What can happen next: a landing, a throw or a call, of either player."""
    if s.over:
        return ()
    plies: list[int] = []
    for player in (1, 2):
        first = len(ACTS) * (player - 1)
        if s.left[player - 1]:
            plies.extend(range(first, first + THROW))
        if s.left[player - 1] > s.air[player - 1]:
            plies.append(first + THROW)
        if not s.auto:
            plies.append(first + CALL)
    return tuple(plies)


def play(s: Race, ply: int) -> Race:
    """The state after a throw, a call or a landing."""
    player, act = ply // len(ACTS) + 1, ply % len(ACTS)
    if act == THROW:
        return s._replace(air=changed(s.air, player, 1))
    if act == CALL:
        return decided(called(s, player))
    return decided(landed(s, player, act))


def landed(s: Race, player: int, place: int) -> Race:
    """The player's oldest token in the air comes down; with none there, one thrown just now.

    Off the trays it goes back to hand; on a tray but in no cell it is out; a cell keeps it. With
    `auto`, landing in a cell calls for its owner, new lines and old.
    """
    after = s._replace(
        stacks=added(s.stacks, place, player) if place < TRAY else s.stacks,
        left=s.left if place == MISS else changed(s.left, player, -1),
        air=changed(s.air, player, -1),
        calls=tuple(c._replace(awaited=changed(c.awaited, player, -1)) for c in s.calls),
    )
    return called(after, player) if s.auto and place < TRAY else after


def changed(pair: Pair, player: int, by: int) -> Pair:
    """The pair after a player's number rose or fell, never below 0."""
    first, second = pair
    return (max(first + by, 0), second) if player == 1 else (first, max(second + by, 0))


def called(s: Race, player: int) -> Race:
    """The player calls all lines they control now; without a line it is as if nothing was said."""
    call = Call(player, lines_held(s.stacks, player, on_top), s.air)
    if not call.lines or call in s.calls:
        return s
    return s._replace(calls=(*s.calls, call))


def decided(s: Race) -> Race:
    """Decide the calls that wait for no token any more, the earliest first.

    A call never waits for less than an earlier one: what was in the air at the earlier call and
    has not landed was still in the air at the later one.
    """
    for call in s.calls:
        if call.awaited == (0, 0):
            held = lines_held(s.stacks, call.caller, on_top)
            standing = [line for line in call.lines if line in held]
            if standing:
                best = max(worth(line) for line in standing)
                return s._replace(calls=(), over=won(LINE, call.caller), worth=best)
    return exhausted(s._replace(calls=tuple(c for c in s.calls if c.awaited != (0, 0))))


def exhausted(s: Race) -> Race:
    """With all tokens landed and no line standing the round ends; a line waits for its call."""
    if s.left != (0, 0) or any(lines_held(s.stacks, player, on_top) for player in (1, 2)):
        return s
    return s._replace(over=draw(FULL))


def prompt(s: Race) -> str:
    """What both players are asked for, as an id of words."""
    return "race" if s.auto else "race-call"

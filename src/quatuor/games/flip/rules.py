"""Two trays and a launcher each: throw tokens into the cells and control a line of four.

The throwing is a matter of hands, or of the physics that stands in for them: a ply says where a
token landed. `basic` and `championship` are races without turns (`games/flip/race.py`), `pro` is
played in turn and has tokens with a power (`games/flip/pro.py`); trays and cells are those of
`games/flip/trays.py`. A ply is an index into `TOKENS`, those of the races first.
"""

from bisect import bisect_right
from collections.abc import Sequence
from typing import TypeAlias

from quatuor.games.flip import pro as flip_pro, race as flip_race
from quatuor.games.flip.descriptor import DESCRIPTOR as DESCRIPTOR
from quatuor.games.flip.pro import KINDS, NO_CHOICE, Turns
from quatuor.games.flip.race import Race
from quatuor.games.flip.trays import CELLS
from quatuor.rules import series
from quatuor.rules.endings import winners
from quatuor.rules.facts import Facts
from quatuor.rules.options import Choice, Chosen, Number, When
from quatuor.rules.series import FIRST, WINS_HELP, Ending, scores as scores, starter as starter
from quatuor.rules.usual import (
    LINE_CELLS as LINE_CELLS,
    PRESETS as PRESETS,
    leave_round as leave_round,
)

TITLE = "Throw tokens onto two trays; control a line of four and call it first."
PLAYERS = (2,)
FACTS = Facts(turns=False, chance=True, compiled=False)
OPTIONS = (
    Choice(
        "mode",
        ("basic", "championship", "pro"),
        "one race; races for points; or throws in turn for points, with power tokens",
    ),
    Number(
        "target",
        lambda chosen: 3 if chosen.get("mode") == "pro" else 5,
        1,
        99,
        "how many points win a championship or a pro match",
        when=(When("mode", ("championship", "pro")),),
    ),
    Choice(
        "claims",
        ("announce", "auto"),
        "a line counts once its owner calls it, or is called at once (pro: always at once)",
        preset=lambda chosen: "auto" if chosen.get("mode") == "pro" else "announce",
        when=(When("mode", ("basic", "championship")),),
    ),
    Number(
        "powers",
        1,
        0,
        5,
        "how many power tokens of each kind a player has in pro",
        house=True,
        when=(When("mode", ("pro",)),),
    ),
    Number(
        "wins",
        1,
        1,
        lambda o: 99 if o.get("mode", "basic") == "basic" else 1,
        WINS_HELP,
        when=(When("mode", ("basic",)),),
    ),
    FIRST,
)
GLYPHS = (".", "1", "2")
TOKENS = (*flip_race.TOKENS, *flip_pro.TOKENS)
PRO = len(flip_race.TOKENS)
"""The number of the first ply of pro."""
HAND = 21
"""Tokens of each player."""

State: TypeAlias = Race | Turns
"""A round in play: a race, or throws in turn."""


def start(options: Chosen, starter: int, _round: int) -> State:
    """Empty trays; everybody takes all tokens back, wherever they fell."""
    powers = options["powers"]
    assert isinstance(powers, int)
    if options["mode"] == "pro":
        return flip_pro.start(HAND, powers, starter)
    return flip_race.start(HAND, auto=options["claims"] == "auto")


def mover(s: State) -> int:
    """The player to throw or to choose in pro; 0 in a race, where both may act."""
    return s.mover if isinstance(s, Turns) else 0


def over(s: State) -> int:
    """How the round ended, or 0."""
    return s.over


def starts_turn(s: State) -> bool:
    """Whether a turn starts here; in a race every moment is as good as any other."""
    return isinstance(s, Race) or (s.choice == NO_CHOICE and not s.extra)


def legal(s: State) -> tuple[int, ...]:
    """What can happen next, ascending."""
    if isinstance(s, Race):
        return flip_race.legal(s)
    return tuple(PRO + ply for ply in flip_pro.legal(s))


def after(plies: tuple[int, ...], ply: int) -> int:
    """The next ply of the set after `ply`, or -1."""
    following = bisect_right(plies, ply)
    return plies[following] if following < len(plies) else -1


def size(plies: tuple[int, ...]) -> int:
    """How many plies the set holds."""
    return len(plies)


def pick(plies: tuple[int, ...], k: int) -> int:
    """The k-th ply of the set, counting from 0."""
    return plies[k]


def every(plies: tuple[int, ...]) -> tuple[int, ...]:
    """All plies of the set, in order."""
    return plies


def play(s: State, ply: int) -> State:
    """The state after something legal happened."""
    return flip_race.play(s, ply) if isinstance(s, Race) else flip_pro.play(s, ply - PRO)


def can_repeat(s: State) -> bool:
    """Nothing comes back at the start of a turn: a race has no turns, in pro a throw is spent."""
    return False


def repetition_key(s: State) -> State:
    """What makes two positions the same: all of it."""
    return s


def repeated(s: State) -> State:
    """The same: no position comes for the third time."""
    return s


def board(s: State) -> dict[str, str]:
    """The cells in which tokens lie, each with the players' digits, bottom first."""
    return {
        cell: "".join(map(str, stack)) for cell, stack in zip(CELLS, s.stacks, strict=True) if stack
    }


def hand(s: State) -> tuple[int, ...]:
    """The tokens of each player that have not landed, those in the air included."""
    return s.left if isinstance(s, Race) else tuple(sum(stock) for stock in s.stocks)


def powers(s: State) -> tuple[str, ...]:
    """The unused power tokens of each player."""
    if isinstance(s, Race):
        return ("", "")
    return tuple(
        "".join(letter * number for letter, number in zip(KINDS[1:], stock[1:], strict=True))
        for stock in s.stocks
    )


def points(s: State, options: Chosen) -> tuple[int, ...]:
    """Basic: one for the winner. Otherwise what the line is worth; no line scores nothing."""
    worth = 1 if options["mode"] == "basic" else s.worth
    return tuple(worth if player in winners(s.over) else 0 for player in (1, 2))


def verdict(s: State, totals: Sequence[int], rounds: int, options: Chosen) -> Ending | None:
    """Basic: as in `rules.series`, but a round without a line is played again. Else to `target`."""
    if options["mode"] == "basic":
        return series.verdict(s, totals, rounds, options) if winners(s.over) else None
    target = options["target"]
    assert isinstance(target, int)
    return (winners(s.over), "target") if max(totals) >= target else None


def prompt(s: State) -> str:
    """What whoever is to act is asked for, as an id of words."""
    return flip_race.prompt(s) if isinstance(s, Race) else flip_pro.prompt(s)

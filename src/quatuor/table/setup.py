"""What a table plays: the game with its options, and the terms the rules leave to the players."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from quatuor.errors import QuatuorError
from quatuor.game import Game
from quatuor.quick_replace import replace
from quatuor.rules import series
from quatuor.rules.options import holds
from quatuor.table.clock import DAY, checked
from quatuor.table.events import AT_ONCE, Wanted
from quatuor.table.refusal import Refusal, require

PROPOSED_WINS = 5
"""How many round wins make a match, unless the table says otherwise; as on the slide of the box."""

USUAL_INTERVAL = 30
LONGEST_INTERVAL = 30 * DAY
"""Seconds between two rounds."""


@dataclass(frozen=True)
class Setup:
    """The game and the terms, all of them valid."""

    game: Game
    wanted: Wanted


def setup_from(wanted: Wanted) -> Setup:
    """The setup that was asked for, or why it cannot be played."""
    try:
        game = Game(wanted.game, **proposed(wanted.game, wanted.options))
    except QuatuorError as error:
        raise Refusal(error.code, str(error)) from None
    except TypeError:
        raise Refusal("bad_option", "options are names with values") from None
    checked(wanted.clock)
    require(wanted.first in ("lot", "choice"), "bad_start", "'first' must be 'lot' or 'choice'")
    require(
        wanted.later in ("alternating", "loser"),
        "bad_start",
        "'later' must be 'alternating' or 'loser'",
    )
    require(
        wanted.later == "alternating" or loser_may_start(game),
        "bad_start",
        "in this game the rules say who starts the later rounds",
    )
    require(
        wanted.clock.kind == "none" or not is_race(game),
        "bad_clock",
        "both throw at once here: there is no turn to be timed",
    )
    require(
        not wanted.hints or (game.rules.FACTS.searchable and not is_blind(game)),
        "bad_hints",
        "there are no hints where tokens fly or nobody sees the board",
    )
    interval = interval_for(wanted)
    return Setup(game, replace(wanted, options=dict(game.options), interval=interval))


def interval_for(wanted: Wanted) -> int:
    """How many seconds the ended round stays at most; see `Wanted.interval`.

    Without a clock the pause lasts until the players end it. With one, whoever has lost a round
    must not be able to delay the next: half a minute, or as long as a turn where that is days.
    """
    if wanted.interval is None:
        kind = wanted.clock.kind
        return {"none": 0, "correspondence": wanted.clock.seconds}.get(kind, USUAL_INTERVAL)
    require(
        AT_ONCE <= wanted.interval <= LONGEST_INTERVAL,
        "bad_interval",
        f"the interval is 0 (wait for the players) to {LONGEST_INTERVAL} seconds",
    )
    return wanted.interval


def proposed(name: str, options: Mapping[str, Any]) -> dict[str, Any]:
    """The options with the table's proposal for the length of the match, where it fits."""
    if "wins" in options:
        return dict(options)
    longer = {**options, "wins": PROPOSED_WINS}
    try:
        Game(name, **longer)
    except QuatuorError:
        return dict(options)
    return longer


def is_race(game: Game) -> bool:
    """Whether both act at once, so that there are no turns."""
    condition = game.rules.DESCRIPTOR.simultaneous  # asked at every move, and of most games None
    return condition is not None and holds(condition, game.options)


def is_thrown(game: Game) -> bool:
    """Whether tokens fly, so that players launch and the room computes where they land."""
    return game.rules.FACTS.chance


def is_blind(game: Game) -> bool:
    """Whether nobody sees the board."""
    condition = game.rules.DESCRIPTOR.hidden
    return condition is not None and holds(condition, game.options)


def loser_may_start(game: Game) -> bool:
    """Whether the players may choose who starts later rounds, because the rules do not say."""
    alternates = game.rules.starter is series.starter or game.options.get("mode") in (
        "elementary",
        "endless",
    )
    return alternates and not is_thrown(game) and "wins" in game.options

"""Environments of other libraries, by the names under which people look for them."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from quatuor.errors import MissingExtra
from quatuor.extras import needed
from quatuor.game import Position
from quatuor.lab.adapters.text import TextRound
from quatuor.lab.opponents import RANDOM, Opponent

if TYPE_CHECKING:
    from quatuor.lab.adapters.gymnasium_single import AgainstOpponents
    from quatuor.lab.adapters.gymnasium_vector import VectorAgainstOpponents
    from quatuor.lab.adapters.pettingzoo_aec import AECRound
    from quatuor.lab.adapters.pettingzoo_parallel import ParallelRound


def pettingzoo(
    game: str,
    /,
    *,
    render_mode: str | None = None,
    max_cycles: int | None = None,
    **options: Any,
) -> "AECRound":
    """A round for PettingZoo, in which agents act one after the other (AEC)."""
    with needed("lab"):
        from quatuor.lab.adapters.pettingzoo_aec import AECRound
    return AECRound(game, render_mode, max_cycles, options)


def pettingzoo_parallel(
    game: str,
    /,
    *,
    render_mode: str | None = None,
    max_cycles: int | None = None,
    **options: Any,
) -> "ParallelRound":
    """A round for PettingZoo, in which every agent is asked at every step."""
    with needed("lab"):
        from quatuor.lab.adapters.pettingzoo_parallel import ParallelRound
    return ParallelRound(game, render_mode, max_cycles, options)


def gymnasium(
    game: str,
    /,
    *,
    opponent: Opponent = RANDOM,
    seat: int = 1,
    render_mode: str | None = None,
    **options: Any,
) -> "AgainstOpponents":
    """A round for Gymnasium: one agent against an opponent in all other seats.

    An opponent is `"random"`, the name of a level, or a function from a position to a token.
    """
    with needed("lab"):
        from quatuor.lab.adapters.gymnasium_single import AgainstOpponents
    return AgainstOpponents(game, opponent, seat, render_mode, options)


def gymnasium_vector(
    game: str, /, *, num_envs: int, opponent: Opponent = RANDOM, seat: int = 1, **options: Any
) -> "VectorAgainstOpponents":
    """A batch of rounds for Gymnasium (`VectorEnv`): in each, one agent against an opponent."""
    with needed("lab"):
        from quatuor.lab.adapters.gymnasium_vector import VectorAgainstOpponents
    return VectorAgainstOpponents(game, num_envs, opponent, seat, options)


def openspiel(game: str, /, **options: Any) -> Any:
    """A game of OpenSpiel, which also knows it as `pyspiel.load_game("quatuor_plus4")` from now on.

    Needs the package `open_spiel`. Flip, in which chance decides, is left out.
    """
    with _open_spiel():
        import pyspiel
    from quatuor.lab.adapters.openspiel_game import register

    return pyspiel.load_game(register(game), options)


def openspiel_agent(make: Callable[[Any], Any], /) -> Callable[[Position], str]:
    """An agent that asks a bot of OpenSpiel, which `make` makes for a game of OpenSpiel.

    It plays wherever a function from a position to a token does.
    """
    with _open_spiel():
        from quatuor.lab.adapters.openspiel_agent import OpenSpielAgent
    return OpenSpielAgent(make)


@contextmanager
def _open_spiel() -> Iterator[None]:
    try:
        yield
    except ModuleNotFoundError:
        told = "a game for OpenSpiel needs another package: pip install open_spiel"
        raise MissingExtra(told, "lab") from None


def text(game: str, /, **options: Any) -> TextRound:
    """A round in text, for language models."""
    return TextRound(game, options)

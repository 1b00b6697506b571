"""A bot of OpenSpiel as an agent of ours."""

from collections.abc import Callable
from typing import Any

import pyspiel

from quatuor.game import Game, Position
from quatuor.lab.adapters.openspiel_game import OpenSpielState, register


class OpenSpielAgent:
    """Asks a bot in the state of OpenSpiel that a position is."""

    def __init__(self, make: Callable[[Any], Any]) -> None:
        self._make = make
        self._bots: dict[Game, tuple[Any, Any]] = {}
        self.__name__ = getattr(make, "__name__", "openspiel")

    def __call__(self, position: Position) -> str:
        """The token that the bot plays here."""
        game, bot = self._bot(position.game)
        state = state_of(game, position)
        return str(state.actions.token(bot.step(state)))

    def _bot(self, game: Game) -> tuple[Any, Any]:
        if game not in self._bots:
            theirs = pyspiel.load_game(register(game.name), game.changed())
            self._bots[game] = theirs, self._make(theirs)
        return self._bots[game]


def state_of(game: Any, position: Position) -> OpenSpielState:
    """A position as a state, with the moves of its round if they lead there from the start."""
    state: OpenSpielState = game.new_initial_state()
    *_, first = position.line()
    if first.state == state.position.state:
        for token in position.moves:
            ply = state.actions.game.rules.TOKENS.index(token)
            state.apply_action(state.actions.numbers[ply])
    else:
        state.position = position
    return state

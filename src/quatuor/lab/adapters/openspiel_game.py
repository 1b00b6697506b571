"""Our games as Python games of OpenSpiel, by the names `quatuor_plus4` and so on.

A state is a `Position` of the library, so repetition counts as in a round. Games in which chance
decides are left out: OpenSpiel asks for the chance of every landing as a node of its own.
"""

from functools import cache
from typing import Any

import numpy as np
import pyspiel

from quatuor.errors import BadOption
from quatuor.game import Game, Position
from quatuor.games.registry import GAMES, part
from quatuor.rules.options import Choice, Flag, Number

LONGEST = 10_000
"""Plies after which OpenSpiel may take a round for endless."""


@cache
def register(name: str) -> str:
    """Tell OpenSpiel of a game, once; the name under which it knows it."""
    if not GAMES[name].FACTS.searchable:
        raise BadOption(f"{name} is no game for OpenSpiel: chance decides where tokens land")
    called = f"quatuor_{name}"

    class OfThisGame(OpenSpielGame):
        """The game of this name."""

        quatuor = name
        kind = _type_of(name, called)

    pyspiel.register_game(OfThisGame.kind, OfThisGame)
    return called


def _type_of(name: str, called: str) -> Any:
    rules = GAMES[name]
    several = max(rules.PLAYERS) > 2
    return pyspiel.GameType(
        short_name=called,
        long_name=rules.DESCRIPTOR.name,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.DETERMINISTIC,
        information=pyspiel.GameType.Information.PERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(rules.PLAYERS),
        min_num_players=min(rules.PLAYERS),
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=False,
        default_loadable=not several or min(rules.PLAYERS) == 2,
        provides_factored_observation_string=False,
        parameter_specification={
            option.name: option.default
            for option in rules.OPTIONS
            if isinstance(option, Flag | Choice)
            or (isinstance(option, Number) and isinstance(option.default, int))
        },
    )


class Actions:
    """A game with its options, and its plies by the numbers of actions."""

    def __init__(self, game: Game) -> None:
        environment: Any = part(game.name, "environment")
        self.game = game
        self.plies: tuple[int, ...] = environment.plies(game.options)
        self.numbers = {ply: action for action, ply in enumerate(self.plies)}

    def token(self, action: int) -> str:
        """The notation of an action."""
        return self.game.rules.TOKENS[self.plies[action]]

    def __deepcopy__(self, _memo: object) -> "Actions":
        return self  # it does not change, and every copy of a state has it


class OpenSpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its options."""

    quatuor = ""
    kind: Any = None

    def __init__(self, params: Any = None) -> None:
        given = dict(params or {})
        self.actions = Actions(Game(self.quatuor, **given))
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.actions.plies),
            max_chance_outcomes=0,
            num_players=self.actions.game.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(self.kind, info, given)

    def new_initial_state(self) -> "OpenSpielState":
        """The position in which the round starts."""
        return OpenSpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Any:  # noqa: ARG002
        """What players see: everything."""
        return Observer()


class Observer:
    """Everybody sees the board and whose turn it is."""

    def __init__(self) -> None:
        self.tensor, self.dict = np.zeros(0, np.float32), {}  # type: ignore[var-annotated]

    def set_from(self, state: "OpenSpielState", player: int) -> None:
        """Nothing: there is no tensor."""

    def string_from(self, state: "OpenSpielState", _player: int) -> str:
        """The board, and whose turn it is."""
        return str(state)


class OpenSpielState(pyspiel.State):  # type: ignore[misc]
    """A round at one moment."""

    def __init__(self, game: OpenSpielGame) -> None:
        super().__init__(game)
        self.actions = game.actions
        self.position: Position = game.actions.game.start()

    def current_player(self) -> int:
        """The player to move, from 0."""
        to_move = self.position.to_move
        return pyspiel.PlayerId.TERMINAL if to_move is None else to_move - 1

    def _legal_actions(self, _player: int) -> list[int]:
        return sorted(self.actions.numbers[ply] for ply in self.position.plies)

    def _apply_action(self, action: int) -> None:
        self.position = self.position.after(self.actions.token(action))

    def _action_to_string(self, _player: int, action: int) -> str:
        return self.actions.token(action)

    def is_terminal(self) -> bool:
        """Whether the round is over."""
        return self.position.outcome is not None

    def returns(self) -> list[float]:
        """What the round pays each player: see `Environment.step`."""
        players, outcome = self.actions.game.players, self.position.outcome
        if outcome is None or len(outcome.winners) in (0, players):
            return [0.0] * players
        lost = -len(outcome.winners) / (players - len(outcome.winners))
        return [1.0 if player + 1 in outcome.winners else lost for player in range(players)]

    def __str__(self) -> str:
        return f"{self.position}\n{self.position.to_move or 'nobody'} to move"

"""One round, as environments of one game at a time play it."""

from typing import Any

import numpy as np
import numpy.typing as npt

from quatuor.game import Position
from quatuor.lab.environment import Environment, make
from quatuor.lab.state import Floats

Mask = npt.NDArray[np.int8]


class Round:
    """A game of a batch of one, seen from any seat."""

    def __init__(self, game: str, options: dict[str, Any]) -> None:
        self.env: Environment = make(game, **{**options, "batch": 1, "threads": 1})
        self.players = self.env.players
        self.state = self.env.reset()

    def start(self, seed: int) -> None:
        """Begin a round in which chance follows from a seed."""
        self.state = self.env.reset(seed)

    @property
    def mover(self) -> int:
        """The player to move; 0 once the round is over."""
        return int(self.state.mover[0])

    @property
    def over(self) -> bool:
        """Whether the round is over."""
        return bool(self.state.done[0])

    @property
    def position(self) -> Position:
        """Where the round is."""
        return self.env.position(self.state, 0)

    def play(self, action: int) -> list[float]:
        """Play an action of the player to move; what that pays each player."""
        self.state = self.env.step(self.state, np.array([action]), auto_reset=False)
        paid: list[float] = self.state.reward[0].tolist()
        return paid

    def mask(self, player: int) -> Mask:
        """What this player may do now: nothing unless it is to move."""
        legal = self.state.mask[0] if player == self.mover else np.zeros_like(self.state.mask[0])
        mask: Mask = legal.astype(np.int8)
        return mask

    def seen_by(self, player: int) -> Floats:
        """The board from the seat of a player."""
        shown: Floats = self.state.observation[0]
        mover = self.mover
        if mover == player:
            return shown.copy()
        if not mover:  # the round is over: the observation is still that of whoever was to move
            mover = self.env.game.rules.mover(self.env.rules.state(self.state.words, 0))
        return self.env.seen_by(shown, mover, player)

    def picture(self) -> str:
        """The board as text."""
        return str(self.position)

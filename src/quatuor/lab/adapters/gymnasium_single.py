"""A round as an environment of Gymnasium: one agent against opponents."""

from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from quatuor.errors import BadRequest, IllegalMove
from quatuor.lab.adapters.rounds import Round
from quatuor.lab.opponents import Opponent, actions_of, checked
from quatuor.lab.state import Floats

ANSI = "ansi"


def checked_seat(seat: int, players: int) -> int:
    """A seat that there is."""
    if isinstance(seat, bool) or seat not in range(1, players + 1):
        raise BadRequest(f"seat is a player from 1 to {players}, not {seat!r}")
    return seat


class AgainstOpponents(gymnasium.Env):  # type: ignore[misc]
    """One round; all other seats are the opponent's.

    `info["action_mask"]` says what is legal. An illegal action loses the round at once: the reward
    is -1, and `info["illegal"]` says what was wrong.
    """

    metadata = {"render_modes": [ANSI], "render_fps": 1}  # noqa: RUF012 - as Gymnasium has it

    def __init__(
        self,
        game: str,
        opponent: Opponent,
        seat: int,
        render_mode: str | None,
        options: dict[str, Any],
    ) -> None:
        self._round = Round(game, options)
        self._opponent = checked(opponent)
        self._seat = checked_seat(seat, self._round.players)
        self.render_mode = render_mode
        self.observation_space = spaces.Box(0.0, 1.0, self._round.env.observation_shape, np.float32)
        self.action_space = spaces.Discrete(self._round.env.num_actions)
        self._lost = ""

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Floats, dict[str, Any]]:
        """Begin a round, up to the agent's first turn."""
        super().reset(seed=seed, options=options)
        self._lost = ""
        self._round.start(int(self.np_random.integers(2**62)))
        self._answer()
        return self._round.seen_by(self._seat), self._info()

    def step(self, action: Any) -> tuple[Floats, float, bool, bool, dict[str, Any]]:
        """Play an action, and what the opponents answer."""
        if self._round.over or self._lost:
            raise BadRequest("the round is over: reset begins another")
        try:
            reward = self._round.play(int(action))[self._seat - 1] + self._answer()
        except IllegalMove as error:
            self._lost, reward = str(error), -1.0
        over = self._round.over or bool(self._lost)
        return self._round.seen_by(self._seat), reward, over, False, self._info()

    def render(self) -> str | None:
        """The board as text, with `render_mode="ansi"`."""
        return self._round.picture() if self.render_mode == ANSI else None

    def _answer(self) -> float:
        """Let the others play until the agent is to move; what that pays the agent."""
        reward, played = 0.0, self._round
        while not played.over and played.mover != self._seat:
            (action,) = actions_of(played.env, played.state, self._opponent, [True])
            reward += played.play(int(action))[self._seat - 1]
        return reward

    def _info(self) -> dict[str, Any]:
        told = {"illegal": self._lost} if self._lost else {}
        return {"action_mask": self._round.mask(self._seat), **told}

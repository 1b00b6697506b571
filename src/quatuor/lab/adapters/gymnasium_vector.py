"""A batch as a vector environment of Gymnasium: in every game one agent against opponents."""

from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from quatuor.lab.adapters.gymnasium_single import checked_seat
from quatuor.lab.environment import make
from quatuor.lab.opponents import Opponent, actions_of, checked
from quatuor.lab.state import Floats, State, Truths

Step = tuple[Floats, Any, Truths, Truths, dict[str, Any]]


class VectorAgainstOpponents(VectorEnv):  # type: ignore[misc]
    """So many rounds at once; where one ends, the next begins with the same step.

    `infos["action_mask"]` says what is legal; an illegal action is an error. What the agent saw at
    the end of a round is in `infos["final_obs"]`, in the rows of `infos["_final_obs"]`.
    """

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}  # noqa: RUF012

    def __init__(
        self, game: str, num_envs: int, opponent: Opponent, seat: int, options: dict[str, Any]
    ) -> None:
        self.env = make(game, **{**options, "batch": num_envs})
        self._opponent = checked(opponent)
        self._seat = checked_seat(seat, self.env.players)
        self.num_envs = num_envs
        shape = self.env.observation_shape
        self.single_observation_space = spaces.Box(0.0, 1.0, shape, np.float32)
        self.single_action_space = spaces.Discrete(self.env.num_actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._state = self.env.reset()

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Floats, dict[str, Any]]:
        """Begin a round everywhere, up to the agent's first turn."""
        super().reset(seed=seed, options=options)
        begun = self.env.reset(int(self.np_random.integers(2**62)))
        self._state, _ = self._answered(begun)
        return self._state.observation.copy(), self._infos()

    def step(self, actions: Any) -> Step:
        """Play one action everywhere, and what the opponents answer."""
        played = self.env.step(self._state, actions, auto_reset=False)
        own = self._seat - 1
        s, later = self._answered(played)
        rewards = played.reward[:, own].astype(np.float64) + later
        over, infos = s.done.copy(), {}
        if over.any():
            infos = {"final_obs": self._seen(s), "_final_obs": over}
            begun = self.env.step(s, np.zeros(len(s), dtype=np.int64), rows=over)
            s, _ = self._answered(begun)
        self._state = s
        return s.observation.copy(), rewards, over, np.zeros_like(over), {**infos, **self._infos()}

    def _answered(self, s: State) -> tuple[State, Any]:
        """Let the others play until the agent is to move everywhere; what that pays the agent."""
        paid = np.zeros(len(s))
        while (waiting := (s.mover != self._seat) & (s.mover != 0)).any():
            actions = actions_of(self.env, s, self._opponent, waiting)
            s = self.env.step(s, actions, auto_reset=False, rows=waiting)
            paid += s.reward[:, self._seat - 1]
        return s, paid

    def _seen(self, s: State) -> Floats:
        """What the agent sees of rounds that may be over."""
        shown: Floats = s.observation.copy()
        for row in np.flatnonzero(s.mover == 0).tolist():
            position = self.env.position(s, row)
            mover = position.game.rules.mover(position.state)
            shown[row] = self.env.seen_by(shown[row], mover, self._seat)
        return shown

    def _infos(self) -> dict[str, Any]:
        everywhere = np.ones(self.num_envs, dtype=np.bool_)
        return {"action_mask": self._state.mask.astype(np.int8), "_action_mask": everywhere}

"""A round as an environment of PettingZoo: players act one after the other (AEC)."""

from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv

from quatuor.lab.adapters.rounds import Round

ANSI = "ansi"


def agents_of(players: int) -> list[str]:
    """The names of the agents: `player_1` and so on."""
    return [f"player_{number}" for number in range(1, players + 1)]


def spaces_of(played: Round) -> tuple[spaces.Dict, spaces.Discrete[Any]]:
    """What an agent sees, its mask included, and what it does."""
    actions = played.env.num_actions
    seen = spaces.Box(0.0, 1.0, played.env.observation_shape, np.float32)
    mask = spaces.Box(0, 1, (actions,), np.int8)
    return spaces.Dict({"observation": seen, "action_mask": mask}), spaces.Discrete(actions)


class AECRound(AECEnv):  # type: ignore[misc]
    """One round; an observation is `{"observation": planes, "action_mask": 0 or 1}`.

    Planes are those of `Environment.planes` from the seat of the agent. An illegal action is an
    error. With `max_cycles`, a round in which every player could move so often is truncated.
    """

    def __init__(
        self, game: str, render_mode: str | None, max_cycles: int | None, options: dict[str, Any]
    ) -> None:
        super().__init__()
        self._round = Round(game, options)
        self._most = None if max_cycles is None else max_cycles * self._round.players
        self.render_mode = render_mode
        self.metadata = {
            "name": f"quatuor_{game}_v0",
            "render_modes": [ANSI],
            "is_parallelizable": True,
            "render_fps": 1,
        }
        self.possible_agents = agents_of(self._round.players)
        made = {agent: spaces_of(self._round) for agent in self.possible_agents}
        self.observation_spaces = {agent: seen for agent, (seen, _) in made.items()}
        self.action_spaces = {agent: actions for agent, (_, actions) in made.items()}
        self._rng, _ = seeding.np_random(self._round.env.seed)

    def reset(self, seed: int | None = None, options: Any = None) -> None:  # noqa: ARG002
        """Begin a round."""
        if seed is not None:
            self._rng, _ = seeding.np_random(seed)
        self._round.start(int(self._rng.integers(2**62)))
        self._turns = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self._round.mover - 1]

    def step(self, action: int | None) -> None:
        """Play the action of the agent that is selected; None for one that is done."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        paid = self._round.play(-1 if action is None else int(action))
        self._turns += 1
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict(zip(self.possible_agents, paid, strict=True))
        over = self._round.over
        self.terminations = dict.fromkeys(self.agents, over)
        self.truncations = dict.fromkeys(self.agents, not over and self._turns == self._most)
        player = self._round.mover or self.possible_agents.index(agent) + 2
        self.agent_selection = self.possible_agents[(player - 1) % len(self.possible_agents)]
        self._accumulate_rewards()

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent sees, from its own seat."""
        player = self.possible_agents.index(agent) + 1
        return {"observation": self._round.seen_by(player), "action_mask": self._round.mask(player)}

    def observation_space(self, agent: str) -> Any:
        """What an agent sees."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """What an agent does."""
        return self.action_spaces[agent]

    def render(self) -> str | None:
        """The board as text, with `render_mode="ansi"`."""
        return self._round.picture() if self.render_mode == ANSI else None

    def close(self) -> None:
        """Nothing is held that must be let go."""

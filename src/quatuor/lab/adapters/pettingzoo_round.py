"""What both kinds of environment of PettingZoo share: agents, their spaces, chance, the picture."""

from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding

from quatuor.lab.adapters.rounds import Round

ANSI = "ansi"


def agents_of(players: int) -> list[str]:
    """The names of the agents: `player_1` and so on."""
    return [f"player_{number}" for number in range(1, players + 1)]


def spaces_of(played: Round) -> "tuple[spaces.Dict, spaces.Discrete[Any]]":
    """What an agent sees, its mask included, and what it does."""
    actions = played.env.num_actions
    seen = spaces.Box(0.0, 1.0, played.env.observation_shape, np.float32)
    mask = spaces.Box(0, 1, (actions,), np.int8)
    return spaces.Dict({"observation": seen, "action_mask": mask}), spaces.Discrete(actions)


class PettingZooRound:
    """One round, whichever way its agents are asked."""

    def __init__(self, game: str, render_mode: str | None, options: dict[str, Any]) -> None:
        self._round = Round(game, options)
        self.render_mode = render_mode
        self.possible_agents = agents_of(self._round.players)
        self.agents: list[str] = []
        made = {agent: spaces_of(self._round) for agent in self.possible_agents}
        self.observation_spaces = {agent: seen for agent, (seen, _) in made.items()}
        self.action_spaces = {agent: actions for agent, (_, actions) in made.items()}
        self._rng, _ = seeding.np_random(self._round.env.seed)

    def _start(self, seed: int | None) -> None:
        """Begin a round, from this seed on if there is one."""
        if seed is not None:
            self._rng, _ = seeding.np_random(seed)
        self._round.start(int(self._rng.integers(2**62)))
        self.agents = self.possible_agents[:]

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

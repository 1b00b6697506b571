"""A round as an environment of PettingZoo in which every agent is asked at every step."""

from typing import Any

from gymnasium.utils import seeding
from pettingzoo import ParallelEnv

from quatuor.lab.adapters.pettingzoo_aec import ANSI, agents_of, spaces_of
from quatuor.lab.adapters.rounds import Round

Each = dict[str, Any]


class ParallelRound(ParallelEnv):  # type: ignore[misc]
    """One round; only the action of the player to move counts, whose mask is not empty.

    With `max_cycles`, a round is truncated after so many steps.
    """

    def __init__(
        self, game: str, render_mode: str | None, max_cycles: int | None, options: dict[str, Any]
    ) -> None:
        self._round = Round(game, options)
        self._most = max_cycles
        self.render_mode = render_mode
        self.metadata = {"name": f"quatuor_{game}_parallel_v0", "render_modes": [ANSI]}
        self.possible_agents = agents_of(self._round.players)
        self.agents: list[str] = []
        made = {agent: spaces_of(self._round) for agent in self.possible_agents}
        self.observation_spaces = {agent: seen for agent, (seen, _) in made.items()}
        self.action_spaces = {agent: actions for agent, (_, actions) in made.items()}
        self._rng, _ = seeding.np_random(self._round.env.seed)

    def reset(self, seed: int | None = None, options: Any = None) -> tuple[Each, Each]:  # noqa: ARG002
        """Begin a round."""
        if seed is not None:
            self._rng, _ = seeding.np_random(seed)
        self._round.start(int(self._rng.integers(2**62)))
        self._steps = 0
        self.agents = self.possible_agents[:]
        return self._seen(), {agent: {} for agent in self.agents}

    def step(self, actions: Each) -> tuple[Each, Each, Each, Each, Each]:
        """Play the action of the player to move."""
        paid = self._round.play(int(actions[self.possible_agents[self._round.mover - 1]]))
        self._steps += 1
        agents, over = self.agents, self._round.over
        cut = not over and self._steps == self._most
        rewards = dict(zip(self.possible_agents, paid, strict=True))
        if over or cut:
            self.agents = []
        ends = dict.fromkeys(agents, over), dict.fromkeys(agents, cut)
        return self._seen(), rewards, *ends, {agent: {} for agent in agents}

    def _seen(self) -> Each:
        return {
            agent: {"observation": self._round.seen_by(at), "action_mask": self._round.mask(at)}
            for at, agent in enumerate(self.possible_agents, 1)
        }

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

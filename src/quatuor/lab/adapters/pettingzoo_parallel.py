"""A round as an environment of PettingZoo in which every agent is asked at every step."""

from typing import Any

from pettingzoo import ParallelEnv

from quatuor.lab.adapters.pettingzoo_round import ANSI, PettingZooRound

Each = dict[str, Any]


class ParallelRound(PettingZooRound, ParallelEnv):  # type: ignore[misc]
    """One round; only the action of the player to move counts, whose mask is not empty.

    With `max_cycles`, a round is truncated after so many steps.
    """

    def __init__(
        self, game: str, render_mode: str | None, max_cycles: int | None, options: dict[str, Any]
    ) -> None:
        super().__init__(game, render_mode, options)
        self._most = max_cycles
        self.metadata = {"name": f"quatuor_{game}_parallel_v0", "render_modes": [ANSI]}

    def reset(self, seed: int | None = None, options: Any = None) -> tuple[Each, Each]:  # noqa: ARG002
        """Begin a round."""
        self._start(seed)
        self._steps = 0
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
        return {agent: self.observe(agent) for agent in self.possible_agents}

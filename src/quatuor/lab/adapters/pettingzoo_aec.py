"""A round as an environment of PettingZoo: players act one after the other (AEC)."""

from typing import Any

from pettingzoo import AECEnv

from quatuor.lab.adapters.pettingzoo_round import ANSI, PettingZooRound


class AECRound(PettingZooRound, AECEnv):  # type: ignore[misc]
    """One round; an observation is `{"observation": planes, "action_mask": 0 or 1}`.

    Planes are those of `Environment.planes` from the seat of the agent. An illegal action is an
    error. With `max_cycles`, a round in which every player could move so often is truncated.
    """

    def __init__(
        self, game: str, render_mode: str | None, max_cycles: int | None, options: dict[str, Any]
    ) -> None:
        super().__init__(game, render_mode, options)
        self._most = None if max_cycles is None else max_cycles * self._round.players
        self.metadata = {
            "name": f"quatuor_{game}_v0",
            "render_modes": [ANSI],
            "is_parallelizable": True,
            "render_fps": 1,
        }

    def reset(self, seed: int | None = None, options: Any = None) -> None:  # noqa: ARG002
        """Begin a round."""
        self._start(seed)
        self._turns = 0
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

"""Who plays: an agent of one's own, a level, chance, a function, or what is proved."""

from typing import Any

import numpy as np

from quatuor.errors import BadRequest
from quatuor.game import Position
from quatuor.lab.opponents import Opponent, actions_of, checked
from quatuor.lab.oracles import DEFAULT, Oracle, oracle_of
from quatuor.lab.positions import state_of_position
from quatuor.lab.state import Integers, State, Truths
from quatuor.search.limit import Limit


class Agent:
    """What plays in batches; write one by writing `act`."""

    @property
    def name(self) -> str:
        """How reports call it."""
        return type(self).__name__

    def act(self, s: State) -> Any:
        """An action for each game; where the round is over any number will do."""
        raise NotImplementedError(f"{self.name} has no method act, which chooses the actions")

    def __call__(self, position: Position) -> str:
        """The token that it plays in a single position, as in `quatuor arena`."""
        s = state_of_position(position)
        return s.environment.tokens[int(np.asarray(self.act(s))[0])]

    def act_in(self, s: State, rows: Truths) -> Any:
        """The same where only the actions of some rows count."""
        del rows
        return self.act(s)


class Policy(Agent):
    """A level, chance, or a function from a position to a token, as an agent."""

    def __init__(self, opponent: Opponent) -> None:
        self._opponent = checked(opponent)

    @property
    def name(self) -> str:
        """The level, or the name of the function."""
        if isinstance(self._opponent, str):
            return self._opponent
        return getattr(self._opponent, "__name__", type(self._opponent).__name__)

    def act(self, s: State) -> Integers:
        """What it plays in every game."""
        return self.act_in(s, s.mover > 0)

    def act_in(self, s: State, rows: Truths) -> Integers:
        """What it plays in these rows."""
        return actions_of(s.environment, s, self._opponent, rows)


class Perfect(Agent):
    """Plays what is proved to be best, but for some errors; see `perfect`."""

    def __init__(self, epsilon: float, otherwise: Agent, limit: Limit) -> None:
        if not 0 <= epsilon <= 1:
            raise BadRequest(f"epsilon is a share from 0 to 1, not {epsilon!r}")
        self._epsilon, self._otherwise, self._limit = epsilon, otherwise, limit
        self._oracle: Oracle | None = None

    @property
    def name(self) -> str:
        """With how often it errs."""
        return f"perfect(epsilon={self._epsilon:g})"

    def act(self, s: State) -> Integers:
        """What it plays in every game."""
        return self.act_in(s, s.mover > 0)

    def act_in(self, s: State, rows: Truths) -> Integers:
        """What it plays in these rows; the same for the same seed, row and step."""
        game = s.environment.game
        if self._oracle is None or self._oracle.game != game:
            self._oracle = oracle_of(game, self._limit)
        actions: Integers = s.environment.sample(s)
        rng = np.random.default_rng((s.seed, s.number))
        lots, ranks = rng.random(len(s)), rng.random((len(s), s.environment.num_actions))
        known = rows & (lots >= self._epsilon)
        _, best = self._oracle.solve(s.words[known])
        found = np.zeros(len(s), dtype=np.bool_)
        found[known] = best.any(axis=1)
        actions[found] = np.where(best, ranks[known], -1.0).argmax(axis=1)[best.any(axis=1)]
        unknown = known & ~found
        if unknown.any():
            actions[unknown] = np.asarray(self._otherwise.act_in(s, unknown))[unknown]
        return actions


def perfect(
    epsilon: float = 0.0, *, otherwise: "Opponent | Agent" = "hard", limit: Limit = DEFAULT
) -> Perfect:
    """An agent that plays one of the best actions, drawn at random, wherever that is proved.

    With the probability `epsilon` it plays any legal action instead. Where nothing is proved within
    the `limit`, another agent plays: level hard unless told.
    """
    return Perfect(epsilon, agent_of(otherwise), limit)


def agent_of(given: "Opponent | Agent") -> Agent:
    """An agent, whatever it was given as."""
    return given if isinstance(given, Agent) else Policy(given)

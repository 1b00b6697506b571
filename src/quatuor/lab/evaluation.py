"""How good an agent is: rounds against opponents of known strength, and moves beside the truth."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from quatuor.errors import BadRequest
from quatuor.lab.agents import Agent, agent_of
from quatuor.lab.environment import Environment, make
from quatuor.lab.judged import Judged, judged
from quatuor.lab.opponents import Opponent
from quatuor.lab.oracles import DEFAULT, oracle_of
from quatuor.lab.path import Path
from quatuor.lab.state import Floats, Integers, State
from quatuor.lab.tables import Arrays
from quatuor.players.tournament.elo import Rating, Score, ratings
from quatuor.players.tournament.pairing import LONGEST
from quatuor.players.tournament.significance import p_value
from quatuor.search.limit import Limit

AGENT = "agent"
AT_A_TIME = 20
"""Openings after which it is asked whether more are needed."""
Taken = tuple[Integers, Integers, int]
"""Words of some games, the actions that were played there, and after how many steps."""


@dataclass(frozen=True)
class Meeting:
    """How the agent fared against one opponent."""

    won: int
    drawn: int
    lost: int
    p_value: float
    """How likely an equal player would have done at least so well."""

    @property
    def score(self) -> Score:
        """The same, a draw being half a win."""
        return Score(self.won + self.drawn + self.lost, self.won + self.drawn / 2)


@dataclass(frozen=True)
class Report:
    """What an evaluation found."""

    meetings: dict[str, Meeting]
    """By the name of the opponent."""
    judged: Judged
    """The agent's moves beside what is proved."""

    @property
    def elo(self) -> dict[str, Rating]:
        """Ratings with 95 % error bars; the mean of the agent and its opponents is 0."""
        return _ratings(self.meetings)

    @property
    def regret(self) -> float:
        """What a move gave away on average; NaN if nothing is proved of any."""
        return self.judged.regret

    @property
    def blunders(self) -> dict[str, int]:
        """How many moves gave something away, by what it was."""
        return self.judged.blunders

    def to_json(self) -> dict[str, Any]:
        """All of it for programs."""
        return {
            "meetings": {name: vars(meeting) for name, meeting in self.meetings.items()},
            "elo": {name: vars(rating) for name, rating in self.elo.items()},
            "moves": self.judged.to_json(),
        }

    def __str__(self) -> str:
        lines = [f"{'':<24} {'elo':>6}        won drawn  lost"]
        for name, rating in self.elo.items():
            line = f"{name:<24} {rating.elo:+6.0f} ± {rating.error:3.0f}"
            if name in self.meetings:
                met = self.meetings[name]
                line += f" {met.won:5} {met.drawn:5} {met.lost:5}"
            lines.append(line)
        found = self.judged
        told = f"regret {found.regret:.3f}, best moves {found.best:.1%}"
        return "\n".join([*lines, f"{told} of {found.known} moves of which that is proved"])


def evaluate(
    agent: Opponent | Agent,
    opponents: Sequence[Opponent | Agent],
    *,
    game: str,
    openings: int = 20,
    plies: int = 4,
    seed: int = 0,
    limit: Limit = DEFAULT,
    error: float = 0.0,
    luck: float = 0.0,
    **options: Any,
) -> Report:
    """Rounds of an agent against each opponent, and its moves beside what is proved.

    Each opening, so many random `plies`, is played with the agent in every seat and the opponent in
    all others; an opening in which the round ends is left out. `limit` is what may be spent on
    proving what a position and its moves are worth; a round of 600 plies counts as drawn.

    With `error` or `luck` openings are played twenty at a time, and no more than are needed: until
    all error bars are narrower than `error`, in Elo; against one opponent until the p-value of what
    happened is below `luck`.
    """
    rivals = _named([agent_of(one) for one in opponents])
    env = make(game, batch=openings, seed=seed, **options)
    opened, player = _opened(env, plies), agent_of(agent)
    at_a_time = AT_A_TIME * env.players if error or luck else len(opened)
    paid: dict[str, list[Floats]] = {name: [] for name in rivals}
    taken: list[Taken] = []
    for first in range(0, len(opened), at_a_time):
        part = _rows(opened, np.arange(first, min(first + at_a_time, len(opened))))
        for name, rival in rivals.items():
            if not (paid[name] and _meeting(paid[name]).p_value < luck):
                found, moves = _rounds(part, player, rival)
                paid[name].append(found)
                taken += moves
        meetings = {name: _meeting(found) for name, found in paid.items()}
        if max(rating.error for rating in _ratings(meetings).values()) < error:
            break
    words, actions, steps = map(list, zip(*taken, strict=True)) if taken else ([], [], [])
    return Report(meetings, judged(oracle_of(env.game, limit), words, actions, steps))


def _ratings(meetings: dict[str, Meeting]) -> dict[str, Rating]:
    scores = {(AGENT, name): meeting.score for name, meeting in meetings.items()}
    return ratings([AGENT, *meetings], scores)


def _named(opponents: list[Agent]) -> dict[str, Agent]:
    names = [one.name for one in opponents]
    if not names or len({AGENT, *names}) <= len(names):
        told = f"opponents are some with different names, none of them {AGENT!r}"
        raise BadRequest(f"{told}, not {names}")
    return dict(zip(names, opponents, strict=True))


def _opened(env: Environment, plies: int) -> State:
    """Every opening that goes on, once for each seat, those of an opening one after the other."""
    s = env.reset()
    for _ in range(plies):
        s = env.step(s, env.sample(s), auto_reset=False)
    rows = np.repeat(np.flatnonzero(s.mover > 0), env.players)
    if not len(rows):
        raise BadRequest(f"after {plies} random plies every round is over: ask for fewer")
    return _rows(s, rows)


def _rows(s: State, rows: Integers) -> State:
    """Some games of a batch as a batch of their own."""
    env = s.environment
    wide = Environment(env.game, len(rows), env.seed, env.threads, env.hand)
    arrays = Arrays._make(array[rows] for array in s.arrays)
    return State(wide, arrays, Path(arrays.keys, s.column), s.column, s.number, s.seed)


def _rounds(s: State, agent: Agent, rival: Agent) -> tuple[Floats, list[Taken]]:
    """Play to the end: what each round paid the agent, by opening and seat, and its moves."""
    env, taken = s.environment, []
    seats = np.arange(len(s)) % env.players
    paid = np.zeros(len(s), dtype=np.float32)
    while (s.mover > 0).any() and s.number < LONGEST:
        own = s.mover == seats + 1
        others = (s.mover > 0) & ~own
        actions = np.zeros(len(s), dtype=np.int64)
        for player, rows in ((agent, own), (rival, others)):
            if rows.any():
                actions[rows] = np.asarray(player.act_in(s, rows))[rows]
        if own.any():
            taken.append((s.words[own], actions[own], s.number))
        s = env.step(s, actions, auto_reset=False)
        paid += s.reward[np.arange(len(s)), seats]
    return paid.reshape(-1, env.players), taken


def _meeting(paid: list[Floats]) -> Meeting:
    """Results of rounds, of which each row is an opening."""
    ends = np.sign(np.concatenate(paid)).astype(int)
    won, drawn, lost = (int((ends == end).sum()) for end in (1, 0, -1))
    return Meeting(won, drawn, lost, p_value(ends.sum(axis=1).tolist()))

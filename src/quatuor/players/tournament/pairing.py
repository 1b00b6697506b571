"""A pairing: one round of a tournament, with a level in each seat, and its result."""

import json
from dataclasses import asdict, dataclass
from functools import cache, cached_property

from quatuor.game import Game, Position
from quatuor.players.agents import Chooser, agent_from
from quatuor.players.agents.question import SECONDS, answer
from quatuor.players.choose import choose, search_tree_for
from quatuor.players.levels import LEVELS
from quatuor.players.tournament.opening import opening
from quatuor.search.limit import Limit

LONGEST = 600
"""Plies after which a round counts as drawn."""
SMALL = 2500
"""Simulations that every level may spend in full; `effort` scales what goes beyond."""


@dataclass(frozen=True)
class Terms:
    """What all pairings of a tournament have in common."""

    effort: float = 1.0
    """The share of their budget that the levels with many simulations may spend."""
    opening: int = 0
    """So many random plies are played before the levels take over."""
    agents: tuple[tuple[str, str], ...] = ()
    """Agents of one's own by the names under which they play: see `agents.agent_from`."""
    seconds: float = SECONDS
    """How long an answer of theirs may take."""

    def limit(self, level: str) -> Limit:
        """What this level may spend on a ply: simulations, so that the machine does not matter."""
        beyond = max(0, LEVELS[level].simulations - SMALL)
        return Limit(simulations=LEVELS[level].simulations - beyond + int(beyond * self.effort))


@dataclass(frozen=True)
class Pairing:
    """A round to be played: the level in each seat, and the number that seeds every rng."""

    game: Game
    seats: tuple[str, ...]
    number: int
    terms: Terms = Terms()

    @cached_property
    def key(self) -> str:
        """The name of this pairing in a journal."""
        options = " ".join(f"{k}={v}" for k, v in self.game.options.items())
        terms = f"effort={self.terms.effort:g} opening={self.terms.opening}"
        for name, words in self.terms.agents:
            terms += f" {name}={words}" if name in self.seats else ""
        return f"{self.game.name} {options} {terms} | {' '.join(self.seats)} | {self.number}"


@dataclass(frozen=True)
class Result:
    """The result of a pairing."""

    key: str
    seats: tuple[str, ...]
    points: tuple[int, ...]
    plies: int

    @property
    def number(self) -> int:
        """The number of the pairing, which is that of its opening."""
        return int(self.key.rsplit(" ", 1)[1])

    def to_json(self) -> str:
        """The result as a line of the journal."""
        return json.dumps(asdict(self))

    @staticmethod
    def from_json(line: str) -> "Result":
        """The result in a line of the journal."""
        data = json.loads(line)
        return Result(data["key"], tuple(data["seats"]), tuple(data["points"]), data["plies"])


def play(pairing: Pairing) -> Result:
    """Play the round."""
    position = opening(pairing.game, pairing.terms.opening, pairing.number)
    seed = hash_of(pairing.key)
    seats = [_player(name, pairing.terms, seed) for name in pairing.seats]
    while position.to_move is not None and position.number < LONGEST:
        position = position.play(seats[position.to_move - 1](position))
    points = pairing.game.rules.points(position.state, pairing.game.options)
    return Result(pairing.key, pairing.seats, tuple(points), position.number)


def _player(name: str, terms: Terms, seed: int) -> Chooser:
    """Who plays under this name in one seat: an agent of one's own, or a level with its tree."""
    words = dict(terms.agents).get(name)
    if words is not None:
        return _legally(name, _agent(words, terms.seconds))
    limit, tree = terms.limit(name), search_tree_for(name, seed % (1 << 30))
    return lambda position: choose(position, name, limit, seed, tree=tree).token


@cache
def _agent(words: str, seconds: float) -> Chooser:
    """Started once in a process, and asked about all its rounds."""
    return agent_from(words, seconds)


def let_agents_go() -> None:
    """End the programs that were started in this process."""
    _agent.cache_clear()


def _legally(name: str, agent: Chooser) -> Chooser:
    def chosen(position: Position) -> str:
        return answer(str(agent(position)), position, name)

    return chosen


def hash_of(text: str) -> int:
    """A seed from a text, the same on every machine."""
    total = 0
    for letter in text.encode():
        total = (total * 257 + letter) % (1 << 61)
    return total


def seatings(game: Game, one: str, other: str) -> list[tuple[str, ...]]:
    """All ways to seat two levels so that each has had the seats of the other.

    Two players: both colours. Partners: both teams. Three, four: each level alone in every seat.
    """
    if game.players == 2:
        return [(one, other), (other, one)]
    if game.options.get("partners"):
        return [(one, other, one, other), (other, one, other, one)]
    seats = range(game.players)
    alone = [tuple(one if k == seat else other for k in seats) for seat in seats]
    return alone + [tuple(other if k == seat else one for k in seats) for seat in seats]

"""A batch of games that are played side by side: `make` and `Environment`."""

import math
from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np

from quatuor.errors import BadOption, BadRequest, IllegalMove
from quatuor.game import Game, Position
from quatuor.games.registry import part
from quatuor.lab import files
from quatuor.lab.compiled import CompiledRules
from quatuor.lab.pace import Pace
from quatuor.lab.path import Path
from quatuor.lab.plain import PlainRules
from quatuor.lab.planes import Floats, Planes
from quatuor.lab.room import Room
from quatuor.lab.state import Integers, State
from quatuor.lab.step import Step
from quatuor.lab.tables import Arrays, Lots
from quatuor.lab.threads import available, in_parts, useful
from quatuor.lab.views import FLOAT, FLOATS, MASK, NAMES, TRUTH, WORD, Shapes, Views
from quatuor.players.levels import LEVELS, level_of
from quatuor.rules.options import holds
from quatuor.rules.planes import Plane

STARTS = 256
"""How many different first positions there are where rounds start at random."""
STRONGEST = list(LEVELS)[-1]
SEED = "seed"


class Environment:
    """Many games of one kind; see `make`."""

    def __init__(
        self,
        game: Game,
        batch: int,
        seed: int,
        threads: int | None,
        hand: str,
        observation: str = FLOATS,
    ) -> None:
        _check(game, batch, seed, threads, hand)
        self.game = game
        """The rules with all their options."""
        self.batch, self.seed, self.hand = batch, seed, hand
        self.threads = available() if threads is None else threads
        self.players = game.players
        found: Any = part(game.name, "environment")
        self._planes = Planes(game, found)
        self.observed_as = observation
        """The type of the numbers of an observation."""
        self.bits = {**NAMES, "observation": self._planes.seen_as(observation)}
        """What can be asked of a state, each as a bit of a word."""
        states = _first_states(game)
        self.repeats = bool(game.rules.can_repeat(states[0]))
        """Whether positions can come back, so that a state carries the path of its rounds."""
        self.rules: CompiledRules | PlainRules
        if game.rules.FACTS.compiled:
            self.rules = CompiledRules(game, states, found, self._planes)
        else:
            self.rules = PlainRules(game, states, found, self._planes, hand)
        self.tokens: tuple[str, ...] = self.rules.tokens
        """The notation of each action."""
        self.num_words = self.rules.num_words
        self._everywhere = np.ones(batch, dtype=np.bool_)
        self._pace, self._shared = Pace(), useful(batch, self.threads) > 1
        self._shapes = Shapes(self.num_actions, math.prod(self.observation_shape), Room())

    @property
    def num_actions(self) -> int:
        """How many actions there are; each is a number below this one."""
        return len(self.tokens)

    @property
    def observation_shape(self) -> tuple[int, ...]:
        """The shape of one observation."""
        return self._planes.shape

    @property
    def planes(self) -> tuple[Plane, ...]:
        """What each plane of an observation shows."""
        return self._planes.planes

    def reset(self, seed: int | None = None) -> State:
        """Every game at the start of its first round; the same each time with the same seed.

        A seed replaces that of the environment for whatever follows from this state.
        """
        seed = self.seed if seed is None else _checked_seed(seed)
        path = Path.empty(self.batch, self.repeats)
        arrays = self._arrays(path)
        self._in_parts(partial(self.rules.start, arrays, seed), self._pace.several)
        return State(self, arrays, path, 0, 0, seed)

    def step(self, s: State, actions: Any, auto_reset: bool = True, rows: Any = None) -> State:
        """Play one action in every game, or only in those whose `rows` are true.

        Who has won gets 1, paid by the others in equal parts; a draw pays 0. Where the round has
        ended, `done` is true, and with `auto_reset` a new round has begun already. Without it the
        game stays as it ended: further steps take no notice of its action, until one has
        `auto_reset`. An illegal action is an error, and nothing has been played in any game.
        Games in other rows stay as they are.
        """
        self._check_own(s)
        taken = self._given(actions, "actions", "iu", WORD)
        there = self._everywhere if rows is None else self._given(rows, "rows", "b", TRUTH)
        path, column, since = s.path.extended(s.column, s.arrays.since)
        old = s.arrays._replace(since=since, keys=path.keys)
        new = self._arrays(path)
        lots, wanted = Lots(s.seed, s.number + 1), s.wanted
        given = Step(old, new, taken, there, lots, column, bool(auto_reset))
        views = self._shapes.made(self.batch, wanted)
        step = self.rules.step
        work = partial(step, given, views, wanted)
        wrong = (
            self._pace.timed(partial(self._in_parts, work)) if self._shared else work(0, self.batch)
        )
        if wrong >= 0:
            path.give_back(column)
            raise self._illegal(s, wrong, int(taken[wrong]))
        return State(self, new, path, column, lots.number, s.seed, views, wanted)

    def sample(self, s: State) -> Integers:
        """A legal action for each game, all equally likely; 0 where the round is over."""
        self._check_own(s)
        return s.sample()

    def position(self, s: State, row: int) -> Position:
        """One of the games as a position of the library, not with the moves that led there."""
        self._check_own(s)
        return self.position_of(self.rules.state(s.words, range(self.batch)[row]))

    def position_of(self, state: Any) -> Position:
        """A state as a position, after moves that lead to it where engines read those."""
        moves_of: Any = getattr(part(self.game.name, "environment"), "moves_of", None)
        plies = moves_of(state) if moves_of else None
        if plies is None:
            return Position(self.game, state)
        tokens = [self.game.rules.TOKENS[ply] for ply in plies]
        return self.game.start().play(tokens) if tokens else self.game.start()

    def board(self, observation: Floats, mover: int) -> Any:
        """The board, as `Position.board` writes it, that one observation of a player shows."""
        return self._planes.board(observation, mover)

    def seen_by(self, observation: Floats, mover: int, viewer: int) -> Floats:
        """The mover's observation from the seat of another player."""
        return self._planes.seen_by(observation, mover, viewer)

    def save(self, s: State, file: files.File) -> None:
        """Write a state into a file (`.npz`)."""
        self._check_own(s)
        files.save(s, file)

    def load(self, file: files.File) -> State:
        """Read a state of this game from a file."""
        return files.load(self, file)

    def _in_parts(self, work: Callable[[int, int], int], several: bool) -> int:
        """Do `work(low, high)` for all games, on the threads of this environment or on one."""
        return in_parts(work, self.batch, self.threads if several else 1)

    def show(self, s: State, wanted: int) -> Views:
        """What is wanted of a state, in arrays of its own."""
        views = self._shapes.made(self.batch, wanted)
        work = partial(self.rules.show, s.words, views, wanted, s.lots)
        self._in_parts(work, self._pace.several)
        return views

    def __reduce__(self) -> Any:
        return Environment, (
            *(self.game, self.batch, self.seed, self.threads, self.hand),
            self.observed_as,
        )

    def __repr__(self) -> str:
        return f"<Environment of {self.batch} games of {self.game!r}>"

    def _arrays(self, path: Path) -> Arrays:
        batch = self.batch
        return Arrays(
            self._shapes.room.empty(batch * self.num_words, WORD).reshape(batch, -1),
            np.empty(batch, WORD),
            np.empty(batch, np.bool_),
            np.zeros((batch, self.players), FLOAT),
            np.empty(batch, WORD),
            path.keys,
        )

    def _given(self, given: Any, name: str, kinds: str, kind: Any) -> Any:
        """An array of a number or truth value for each game."""
        found = np.asarray(given)
        if found.dtype is kind and found.shape == (self.batch,) and found.flags.c_contiguous:
            return found
        if found.shape != (self.batch,) or found.dtype.kind not in kinds:
            wanted = (
                f"{'whole numbers' if kinds != 'b' else 'truth values'} of shape ({self.batch},)"
            )
            raise BadRequest(f"{name} are {wanted}, not {found.dtype} {found.shape}")
        return np.ascontiguousarray(found, dtype=kind)

    def _illegal(self, s: State, row: int, action: int) -> IllegalMove:
        if not 0 <= action < self.num_actions:
            told = f"actions are 0 to {self.num_actions - 1}"
            return IllegalMove(f"action {action} of game {row}: {told}", str(action), row)
        views = self._shapes.made(1, MASK)
        self.rules.show(s.words[row : row + 1], views, MASK, s.lots, 0, 1)
        tokens = [self.tokens[at] for at in np.flatnonzero(views.mask)]
        some = " ".join(tokens[:12]) + (" …" if len(tokens) > 12 else "")
        token = self.tokens[action]
        told = (
            f"action {action} ({token}) of game {row} cannot be played now; what can be is {some}"
        )
        return IllegalMove(told, token, row)

    def _check_own(self, s: State) -> None:
        if isinstance(s, State) and s.environment is self:
            return
        if not isinstance(s, State):
            raise BadRequest(f"a state is what reset and step give, not {type(s).__name__}")
        if s.environment.game != self.game or len(s) != self.batch:
            raise BadRequest(f"{s!r} does not belong to {self!r}")


def make(
    game: str,
    /,
    *,
    batch: int = 1,
    seed: int = 0,
    threads: int | None = None,
    hand: str = STRONGEST,
    observation: str = FLOATS,
    **options: object,
) -> Environment:
    """So many games, side by side, with the options of the game.

    Whatever is left to chance follows from `seed`, on any number of `threads` (all processors
    unless told). Where tokens are thrown, `hand` is the level whose hand throws them. An
    `observation` is of "float32" or, a quarter as large, where nothing is to be counted, "bool".
    """
    if any(option.name == SEED for option in Game(game).rules.OPTIONS):
        options = {**options, SEED: seed % 2**31}
    return Environment(Game(game, **options), batch, seed, threads, hand, observation)


def _first_states(game: Game) -> list[Any]:
    """The positions in which rounds start: one, or many where that is left to chance."""
    first = game.options["first"]
    states = [game.rules.start(game.options, first, number) for number in (1, 2, 3)]  # type: ignore[arg-type]
    if states[0] == states[1] == states[2]:
        return states[:1]
    return [game.rules.start(game.options, first, number) for number in range(1, STARTS + 1)]  # type: ignore[arg-type]


def _check(game: Game, batch: int, seed: int, threads: int | None, hand: str) -> None:
    if holds(game.rules.DESCRIPTOR.simultaneous, game.options):
        raise BadOption(f"{game!r} has no turns, which an environment needs: both act at any time")
    if part(game.name, "environment") is None:
        raise BadOption(f"{game.name} has no environment.py, which says what agents see of it")
    for name, number in (("batch", batch), ("threads", 1 if threads is None else threads)):
        if not isinstance(number, int) or isinstance(number, bool) or number < 1:
            raise BadRequest(f"{name} is a whole number from 1 on, not {number!r}")
    _checked_seed(seed)
    level_of(hand)


def _checked_seed(seed: int) -> int:
    if not isinstance(seed, int) or isinstance(seed, bool) or not 0 <= seed < 2**63:
        raise BadRequest(f"seed is a whole number from 0 to 2**63 - 1, not {seed!r}")
    return seed

"""All games of a batch at one moment."""

from typing import TYPE_CHECKING, Any, cast

import numpy as np
import numpy.typing as npt

from quatuor.compiler.words import MULTIPLIER
from quatuor.lab.path import Path
from quatuor.lab.tables import Arrays, Lots
from quatuor.lab.views import NAMES, SAMPLE, TRUTHS, Views
from quatuor.lazy_property import lazy_property

if TYPE_CHECKING:
    from quatuor.lab.environment import Environment

Integers = npt.NDArray[np.int64]
Floats = npt.NDArray[np.float32]
Truths = npt.NDArray[np.bool_]
Bytes = npt.NDArray[np.uint8]


class State:
    """All games of a batch at one moment; a step gives a new state and leaves this one as it is.

    What is seen and what is legal is worked out in compiled code when it is first asked for, or
    together with the step if the state before was asked: a program that wants no dense mask never
    makes one.
    """

    words: Integers
    """[B, W] The rules' own words, a row for each game; they cannot be written to."""
    mover: Integers
    """[B] The player to move, from 1; 0 where the round is over."""
    done: Truths
    """[B] Whether the last step ended the round, also where a new one has begun since."""
    reward: Floats
    """[B, P] What the last step paid each player: see `Environment.step`."""

    def __init__(
        self,
        environment: "Environment",
        arrays: Arrays,
        path: Path,
        column: int,
        number: int,
        seed: int,
        views: Views | None = None,
        shown: int = 0,
    ) -> None:
        self.environment = environment
        self.words, self.mover, self.done, self.reward = arrays[:4]
        self.words.flags.writeable = False
        self.path, self.column, self.number, self.seed = path, column, number, seed
        self._arrays, self._views, self._there = arrays, views, shown
        self._sampled = False

    @property
    def arrays(self) -> Arrays:
        """What compiled code reads."""
        return self._arrays

    def __len__(self) -> int:
        return len(self.words)

    @lazy_property
    def mask(self) -> Truths:
        """[B, A] Which actions are legal; none where the round is over."""
        found = self._shown("mask").view(np.bool_)
        return cast(Truths, found.reshape(len(self), -1))

    @lazy_property
    def packed_mask(self) -> Bytes:
        """[B, ⌈A/8⌉] The same in bits: action `a` is bit `a % 8` of byte `a // 8`."""
        return cast(Bytes, self._shown("packed_mask").reshape(len(self), -1))

    @lazy_property
    def observation(self) -> Any:
        """[B, planes, …] What the player to move sees: see `Environment.planes`."""
        made = self._shown("observation")
        shape = (len(self), *self.environment.observation_shape)
        return made.reshape(shape)

    def sample(self) -> Integers:
        """What `Environment.sample` draws; the array is the caller's own."""
        self._sampled = True
        if self._there & SAMPLE and self._views:
            self._there &= ~SAMPLE  # it may be written to from now on
            return cast(Integers, self._views.sample)
        return cast(Integers, self.environment.show(self, SAMPLE).sample)

    def _shown(self, name: str) -> Any:
        views, bit = self._views, self.environment.bits[name]
        if views is None or not self._there & bit:
            views = self.environment.show(self, bit)
        return views.truths.view(np.bool_) if bit == TRUTHS else getattr(views, name)

    @property
    def lots(self) -> Lots:
        """What chance is drawn from in this state."""
        return Lots(self.seed, self.number)

    @property
    def asked(self) -> list[str]:
        """Which of these a program has asked for."""
        return [name for name in NAMES if name in vars(self)]

    @property
    def wanted(self) -> int:
        """The same as bits, and whether actions have been drawn."""
        bits = SAMPLE if self._sampled else 0
        for name, bit in self.environment.bits.items():
            if name in vars(self):
                bits |= bit
        return bits

    @property
    def hashes(self) -> Integers:
        """[B] A hash of each game's words: equal positions have equal hashes, on every machine."""
        total = np.zeros(len(self), dtype=np.uint64)
        for column in self.words.T.astype(np.uint64):
            total = (total ^ column) * np.uint64(MULTIPLIER)
            total ^= total >> np.uint64(32)
        return (total >> np.uint64(1)).astype(np.int64)

    def copy(self) -> "State":
        """The same in memory of its own."""
        keys = self.path.keys.copy()
        copies = [array.copy() for array in self.arrays[:-1]]
        arrays = Arrays._make([*copies, keys])
        path = Path(keys, self.column)
        return State(self.environment, arrays, path, self.column, self.number, self.seed)

    def __eq__(self, other: object) -> bool:
        """The same games at the same moment, with the same past."""
        return isinstance(other, State) and self._told() == other._told()

    def __hash__(self) -> int:
        return hash((self.number, self.words.tobytes()))

    def __deepcopy__(self, _memo: object) -> "State":
        return self.copy()

    def __repr__(self) -> str:
        return (
            f"<State of {len(self)} games of {self.environment.game!r} after {self.number} steps>"
        )

    def __reduce__(self) -> Any:
        from quatuor.lab.files import restored, told

        return restored, (self.environment, told(self))

    def _told(self) -> Any:
        from quatuor.lab.files import told

        parts = told(self)
        return self.environment.game, {name: array.tobytes() for name, array in parts.items()}

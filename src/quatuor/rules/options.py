"""The options of a game as data: name, allowed values, default and one line of help.

Options are read in the order in which a game lists them, so a default or a limit may depend on
the ones before it (the marbles of `q4` on the number of players): then it is a function of those,
which also answers when nothing has been chosen yet.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import TypeAlias

from quatuor.errors import BadOption, did_you_mean

Value: TypeAlias = bool | int | str | None
Chosen: TypeAlias = Mapping[str, Value]
NOTHING: Chosen = MappingProxyType({})
"""No option has been chosen: all others are at their defaults."""

BOTH_LINES = "who wins when one ply completes a line of each colour"


@dataclass(frozen=True)
class When:
    """Holds where an option has one of these values; a flag, where it is true."""

    option: str
    values: tuple[Value, ...] = (True,)


Condition: TypeAlias = tuple[When, ...]
"""Holds where one of them does, or where there are none."""
ALWAYS: Condition = ()


def holds(condition: Condition | None, chosen: Chosen) -> bool:
    """Whether a condition holds for these options; None never does."""
    if condition is None:
        return False
    return not condition or any(chosen.get(when.option) in when.values for when in condition)


@dataclass(frozen=True)
class Flag:
    """True or false; false unless chosen."""

    name: str
    help: str
    house: bool = False
    only: Callable[[Chosen], bool] | None = None
    """Where set: when true may be chosen at all."""
    when: Condition = ALWAYS
    """With which other options it means anything."""

    @property
    def default(self) -> Value:
        """The value when no option of the game is chosen."""
        return False

    def default_with(self, _chosen: Chosen) -> Value:
        """The value when it is not chosen, but others are."""
        return False

    def read(self, given: object, chosen: Chosen) -> Value:
        """The value, from Python, JSON or the command line."""
        value = given == "true" if given in ("true", "false") else given
        if not isinstance(value, bool):
            raise BadOption(f"{self.name} is true or false, not {_shown(given)}")
        if value and self.only and not self.only(chosen):
            raise BadOption(f"{self.name} does not go with {_together(chosen)}")
        return value

    def values(self, _chosen: Chosen = NOTHING) -> str:
        """What may be chosen, in words."""
        return "true, false"


@dataclass(frozen=True)
class Choice:
    """One of a few words; the first unless chosen."""

    name: str
    choices: tuple[str, ...]
    help: str
    house: bool = False
    preset: Callable[[Chosen], str] | None = None
    when: Condition = ALWAYS

    @property
    def default(self) -> Value:
        """The value when no option of the game is chosen."""
        return self.default_with(NOTHING)

    def default_with(self, chosen: Chosen) -> Value:
        """The value when it is not chosen, but others are."""
        return self.preset(chosen) if self.preset else self.choices[0]

    def read(self, given: object, chosen: Chosen) -> Value:
        """The value, from Python, JSON or the command line."""
        if isinstance(given, str) and given in self.choices:
            return given
        hint = did_you_mean(str(given), self.choices)
        raise BadOption(f"{self.name} is one of {self.values(chosen)}, not {_shown(given)}{hint}")

    def values(self, _chosen: Chosen = NOTHING) -> str:
        """What may be chosen, in words."""
        return ", ".join(self.choices)


@dataclass(frozen=True)
class Number:
    """A whole number within limits, or none where that is allowed."""

    name: str
    preset: int | Callable[[Chosen], int] | None
    lowest: int
    highest: int | Callable[[Chosen], int]
    help: str
    house: bool = False
    when: Condition = ALWAYS
    asked: bool = True
    """Whether people are asked for it when they choose a game."""

    @property
    def default(self) -> Value:
        """The value when no option of the game is chosen."""
        return self.default_with(NOTHING)

    def default_with(self, chosen: Chosen) -> Value:
        """The value when it is not chosen, but others are."""
        return self.preset(chosen) if callable(self.preset) else self.preset

    def read(self, given: object, chosen: Chosen) -> Value:
        """The value, from Python, JSON or the command line."""
        if self.preset is None and given in (None, "none"):
            return None
        number = _whole(given)
        if number is None or not self.lowest <= number <= self._highest(chosen):
            raise BadOption(f"{self.name} is {self.values(chosen)}, not {_shown(given)}")
        return number

    def values(self, chosen: Chosen = NOTHING) -> str:
        """What may be chosen, in words."""
        nothing = "none or " if self.preset is None else ""
        return f"{nothing}{self.lowest} to {self._highest(chosen)}"

    def _highest(self, chosen: Chosen) -> int:
        return self.highest(chosen) if callable(self.highest) else self.highest


Option: TypeAlias = Flag | Choice | Number


def all_of(
    game: str, options: Iterable[Option], given: Mapping[str, object] = NOTHING
) -> dict[str, Value]:
    """Every option of a game with its value, in the order in which the game lists them."""
    known = {option.name: option for option in options}
    for word in given:
        if word not in known:
            told = f"{game} has no option {word!r}; it has {', '.join(known)}"
            raise BadOption(told + did_you_mean(word, known))
    chosen: dict[str, Value] = {}
    for name, option in known.items():
        read = option.read(given[name], chosen) if name in given else option.default_with(chosen)
        chosen[name] = read
    return chosen


def _whole(given: object) -> int | None:
    """A whole number of reasonable length, or None; true and 3.5 are none."""
    if isinstance(given, int) and not isinstance(given, bool):
        return given
    if isinstance(given, str) and len(given) <= 20 and given.isascii() and given.isdigit():
        return int(given)
    return None


def text_of(value: Value) -> str:
    """The value as it is written on the command line and in records."""
    return str(value).lower() if isinstance(value, bool) or value is None else str(value)


def _together(chosen: Chosen) -> str:
    return " ".join(f"{name}={text_of(value)}" for name, value in chosen.items())


def _shown(given: object) -> str:
    """The value as a person typed it, shortened so that an error stays one line.

    JSON can name half a character, which cannot be written: it is shown as it was spelled.
    """
    text = " ".join(str(given).encode(errors="backslashreplace").decode().split())
    return text if len(text) <= 40 else text[:40] + "…"

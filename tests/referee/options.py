"""Options of a game: names, defaults, allowed values; given as JSON values or as text."""

from collections.abc import Container, Mapping
from types import MappingProxyType
from typing import NamedTuple

Options = Mapping[str, object]


class Option(NamedTuple):
    """What an option is when nobody says anything, and what it may be."""

    default: object
    allowed: Container[object]


BOOLEAN = (False, True)
ANY_COUNT = range(1, 1_000_001)
FIRST_OF_TWO = Option(1, (1, 2))
WINS = Option(1, ANY_COUNT)


def complete(spec: Mapping[str, Option], given: Mapping[str, object]) -> Options:
    """The given options with the defaults of all others, or a ValueError that names the bad one."""
    values = {name: option.default for name, option in spec.items()}
    for name, raw in given.items():
        if name not in spec:
            raise ValueError(f"no such option: {name}")
        value = read_value(raw, spec[name]) if isinstance(raw, str) else raw
        if value != spec[name].default and value not in spec[name].allowed:
            raise ValueError(f"{name} cannot be {raw}")
        values[name] = value
    return MappingProxyType(values)


def read_value(text: str, option: Option) -> object:
    """What `text` stands for: a word the option knows, or true, false, none, a number."""
    words: dict[str, object] = {"true": True, "false": False, "none": None}
    if text in option.allowed:
        return text
    return int(text) if text.isdigit() else words.get(text, text)


def read_options(spec: Mapping[str, Option], text: str) -> dict[str, object]:
    """Options written as `name=value name=value`, each as the value it stands for."""
    given = dict(word.split("=", 1) for word in text.split())
    values = complete(spec, given)
    return {name: values[name] for name in given}


def number(options: Options, name: str) -> int:
    """An option that is a number."""
    value = options[name]
    if not isinstance(value, int):
        raise ValueError(f"{name} must be a number")
    return value

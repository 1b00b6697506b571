"""Every setting from the environment or from a file too, so that no password stands in a command.

The command line comes first, then the variable `QUATUOR_NAME`, then the file (`--config FILE` or
`QUATUOR_CONFIG`, in TOML), then what works without. The names are those of the options, with `_`
for `-`, and of the fields of `Settings` and, after `limits_`, of `Limits`. A variable that is empty
counts as none.
"""

import tomllib
from argparse import SUPPRESS, Action, ArgumentParser
from collections.abc import Iterable, Mapping
from dataclasses import fields
from math import inf, nan
from pathlib import Path
from typing import Any

from quatuor.errors import BadRequest, did_you_mean
from quatuor.server.admission.accounts import Allowed
from quatuor.server.rates import read_rates, written_rates
from quatuor.server.settings import Limits, Settings

PREFIX = "QUATUOR_"
LIMITS = "limits_"
YES, NO = ("1", "true", "yes", "on"), ("0", "false", "no", "off", "")
NUMBERS: dict[Any, type[int] | type[float]] = {int: int, float: float, float | None: float}
KINDS = (*NUMBERS, Path | None)
"""The kinds of settings that are no option of the command line; limits may be rates, too."""
OTHERS = ("QUATUOR_DATA", "QUATUOR_CACHE", "QUATUOR_BACKEND", "QUATUOR_CONFIG")
"""Variables that mean something and are no setting."""


def defaults(
    parser: ArgumentParser, words: list[str], environment: Mapping[str, str]
) -> dict[str, Any]:
    """What the options of the command are if they are not typed; `settings` has what is no option.

    Raises `BadRequest` where a name or a value is wrong.
    """
    options = options_of(parser)
    further = {name: kind for name, kind in further_settings().items() if name not in options}
    asking = ArgumentParser(add_help=False)
    asking.add_argument("--config", nargs="?")
    path = asking.parse_known_args(words)[0].config or environment.get(f"{PREFIX}CONFIG")
    known = [*options, *further]
    given = from_file(path, known) if path else {}
    given |= {name: value for name in known if (value := environment.get(variable(name)))}
    found = {name: option_value(options[name], given[name]) for name in options if name in given}
    settings = {
        name: value_of(name, further[name], given[name]) for name in further if name in given
    }
    return {**found, "settings": settings}


def variable(name: str) -> str:
    """The variable of the environment for a setting."""
    return PREFIX + name.upper()


def unknown_variables(parser: ArgumentParser, environment: Mapping[str, str]) -> list[str]:
    """What to say about variables that look like settings and are none."""
    names = {**options_of(parser), **further_settings()}
    known = [*map(variable, names), *OTHERS]
    wrong = sorted(name for name in environment if name.startswith(PREFIX) and name not in known)
    return [f"{name} is no setting of Quatuor{did_you_mean(name, known)}" for name in wrong]


def options_of(parser: ArgumentParser) -> dict[str, Action]:
    """The options of the command that are settings."""
    skipped = ("help", "config", "socket", "parent", "ready")
    return {
        action.dest: action
        for action in parser._actions
        if action.option_strings and action.dest not in skipped and action.default != SUPPRESS
    }


def further_settings() -> dict[str, Any]:
    """The settings that are no options, and what kind of value each has."""
    own = {field.name: field.type for field in fields(Settings) if field.type in KINDS}
    limits = {f"{LIMITS}{field.name}": field.type for field in fields(Limits)}
    return {**own, **limits}


def from_file(path: str, known: list[str]) -> dict[str, Any]:
    """The settings in a TOML file; those in its table `limits` are called `limits_NAME`."""
    try:
        tree = tomllib.loads(Path(path).read_text(encoding="utf-8"))
    except OSError as error:
        raise BadRequest(f"cannot read {path}: {error.strerror}") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadRequest(f"{path} is no TOML: {error}") from None
    limits = tree.pop("limits", {})
    if not isinstance(limits, dict):
        raise BadRequest(f"{path}: limits = {limits!r}: write a table, [limits]")
    flat = {name.replace("-", "_"): value for name, value in tree.items()}
    flat |= {f"{LIMITS}{name.replace('-', '_')}": value for name, value in limits.items()}
    for name in flat:
        if name not in known:
            hint = did_you_mean(in_file(name), map(in_file, known))
            raise BadRequest(f"{path}: no setting is called {in_file(name)!r}{hint}")
    return flat


def in_file(name: str) -> str:
    """How a setting is called in a file."""
    return f"limits.{name.removeprefix(LIMITS)}" if name.startswith(LIMITS) else name


def option_value(action: Action, value: Any) -> Any:
    """The value for an option; text is read by the parser as if it had been typed."""
    if isinstance(action.default, list):
        return words_of(action.dest, value)
    if action.nargs == 0:
        return flag(action.dest, value)
    if action.choices is not None and value not in action.choices:
        hint = did_you_mean(str(value), action.choices)
        allowed = " or ".join(action.choices)
        raise BadRequest(f"{action.dest} = {value!r}: write {allowed}{hint}")
    return value if isinstance(value, str) else str(value)


def words_of(name: str, value: Any) -> list[str]:
    """A setting that is a list; in the environment its parts are separated by spaces or commas."""
    words = value.replace(",", " ").split() if isinstance(value, str) else value
    if not isinstance(words, list) or not all(isinstance(word, str) for word in words):
        raise BadRequest(f"{name} = {value!r}: write a list of texts")
    return words


def flag(name: str, value: Any) -> bool:
    """A setting that is on or off."""
    word = str(value).lower()
    if word not in (*YES, *NO):
        raise BadRequest(f"{name} = {value!r}: write 1 or 0")
    return word in YES


def value_of(name: str, kind: Any, value: Any) -> Any:
    """The value for a setting that is no option."""
    if kind is Allowed:
        usual: Allowed = getattr(Limits(), name.removeprefix(LIMITS))
        return read_rates(in_file(name), value, usual)
    if kind not in NUMBERS:
        return Path(str(value))
    try:
        number = NUMBERS[kind](str(value))
    except (TypeError, ValueError):
        number = nan
    if not 0 <= number < inf:
        whole = "whole " if kind is int else ""
        raise BadRequest(f"{in_file(name)} = {value!r}: write a {whole}number, 0 or more")
    return number


def texts_of(settings: Mapping[str, Any]) -> Iterable[tuple[str, str]]:
    """Settings that are no options as variables of an environment."""
    for name, value in settings.items():
        yield variable(name), written_rates(value) if isinstance(value, Allowed) else str(value)

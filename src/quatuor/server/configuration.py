"""Every setting from the environment or from a file too, so that no password stands in a command.

The command line comes first, then the variable `QUATUOR_NAME`, then the file (`--config FILE` or
`QUATUOR_CONFIG`, in TOML), then what works without. The names are those of the options, with `_`
for `-`, and of the fields of `Settings` and, after `limits_`, of `Limits`.
"""

import tomllib
from argparse import SUPPRESS, Action, ArgumentParser
from collections.abc import Mapping
from dataclasses import fields
from pathlib import Path
from typing import Any

from quatuor.errors import BadRequest, did_you_mean
from quatuor.server.settings import Limits, Settings

PREFIX = "QUATUOR_"
LIMITS = "limits_"
YES, NO = ("1", "true", "yes", "on"), ("0", "false", "no", "off", "")
KINDS: dict[Any, Any] = {int: int, float: float, Path | None: Path, float | None: float}
"""How the value of a setting is read that is no option of the command line."""


def defaults(
    parser: ArgumentParser, words: list[str], environment: Mapping[str, str]
) -> dict[str, Any]:
    """What the options of the command are if they are not typed; `settings` has what is no option.

    Raises `BadRequest` where a name or a value is wrong.
    """
    options = options_of(parser)
    further = {name: kind for name, kind in further_settings().items() if name not in options}
    asking = ArgumentParser(add_help=False, allow_abbrev=False)
    asking.add_argument("--config")
    path = asking.parse_known_args(words)[0].config or environment.get(f"{PREFIX}CONFIG")
    known = [*options, *further]
    given = from_file(path, known) if path else {}
    given |= {name: environment[variable(name)] for name in known if variable(name) in environment}
    found = {name: option_value(options[name], given[name]) for name in options if name in given}
    settings = {
        name: value_of(name, further[name], given[name]) for name in further if name in given
    }
    return {**found, "settings": settings}


def variable(name: str) -> str:
    """The variable of the environment for a setting."""
    return PREFIX + name.upper()


def options_of(parser: ArgumentParser) -> dict[str, Action]:
    """The options of the command that are settings."""
    skipped = ("help", "config", "socket", "parent")
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
    flat = {name.replace("-", "_"): value for name, value in tree.items()}
    flat |= {f"{LIMITS}{name}": value for name, value in limits.items()}
    for name in flat:
        if name not in known:
            raise BadRequest(f"{path}: no setting is called {name!r}{did_you_mean(name, known)}")
    return flat


def option_value(action: Action, value: Any) -> Any:
    """The value for an option; text is read by the parser as if it had been typed."""
    if isinstance(action.default, list):
        return value.replace(",", " ").split() if isinstance(value, str) else list(value)
    if action.nargs == 0:
        return flag(action.dest, value)
    return value if isinstance(value, str) else str(value)


def flag(name: str, value: Any) -> bool:
    """A setting that is on or off."""
    word = str(value).lower()
    if word not in (*YES, *NO):
        raise BadRequest(f"{variable(name)}={value}: write 1 or 0")
    return word in YES


def value_of(name: str, kind: Any, value: Any) -> Any:
    """The value for a setting that is no option."""
    try:
        return KINDS[kind](value)
    except (TypeError, ValueError):
        raise BadRequest(f"{name} = {value!r}: write a number") from None

"""Packages that only a part of the program needs, by the extra that installs them.

`pip install quatuor` brings what rules, engines, pictures and the terminal need. Whatever needs
more says in one line which extra brings it.
"""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from typing import NamedTuple

from quatuor.errors import MissingExtra

FETCHED = sys.platform == "emscripten"
"""In a browser tab nothing is installed: what is missing is fetched (`quatuor.tab.engine`)."""


class Extra(NamedTuple):
    """What an extra is for, and the modules that it brings."""

    purpose: str
    modules: tuple[str, ...]


EXTRAS = {
    "native": Extra("native code", ("numba", "llvmlite")),
    "postgres": Extra("a room on PostgreSQL", ("asyncpg",)),
    "redis": Extra("a room with a bus", ("redis",)),
    "flip": Extra("throwing the tokens of flip", ("mujoco",)),
    "server": Extra(
        "the game room",
        (
            "aiosqlite",
            "alembic",
            "fastapi",
            "httpx",
            "orjson",
            "prometheus_client",
            "pydantic",
            "pydantic_core",
            "sqlalchemy",
            "starlette",
            "uvicorn",
            "websockets",
        ),
    ),
    "lab": Extra("the laboratory", ("numba", "numpy", "gymnasium", "pettingzoo", "pyarrow")),
}
"""Every extra by name; `all` is all of them."""


def missing(name: str) -> MissingExtra:
    """The error of somebody who needs an extra that is not installed."""
    message = f"{EXTRAS[name].purpose} needs more packages: pip install 'quatuor[{name}]'"
    return MissingExtra(message, name)


def require(name: str) -> None:
    """Complain, in one line, unless what the extra brings is installed, or fetched when needed."""
    if not FETCHED and any(find_spec(module) is None for module in EXTRAS[name].modules):
        raise missing(name)


@contextmanager
def needed(first: str = "") -> Iterator[None]:
    """Say which extra is missing where an import fails for want of one.

    Of several that bring the module it is the first one, or the one that is asked for first.
    """
    try:
        yield
    except ModuleNotFoundError as error:
        module = (error.name or "").partition(".")[0]
        for name in [first, *EXTRAS] if first else EXTRAS:
            if module in EXTRAS[name].modules:
                raise missing(name) from None
        raise

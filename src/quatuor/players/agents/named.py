"""Agents by a word: an address, a function in a module, or the command line of a program."""

import re
import sys
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any

from quatuor.errors import BadRequest
from quatuor.game import Position
from quatuor.players.agents.endpoint import Endpoint
from quatuor.players.agents.program import Program
from quatuor.players.agents.question import SECONDS

Chooser = Callable[[Position], str]
FUNCTION = re.compile(r"[A-Za-z_][\w.]*:[A-Za-z_]\w*")


def agent_from(text: str, seconds: float = SECONDS) -> Chooser:
    """What `http://…`, `module:name` or any other words as a command line stand for.

    A class is made without arguments. A module is also looked for in the current folder.
    """
    if text.startswith(("http://", "https://")):
        return Endpoint(text, seconds)
    if FUNCTION.fullmatch(text):
        return _function(*text.split(":"))
    return Program(text, seconds)


def _function(module: str, name: str) -> Chooser:
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.append(here)
    try:
        found: Any = getattr(import_module(module), name)
    except (ImportError, AttributeError) as error:
        raise BadRequest(f"there is no agent {module}:{name}: {error}") from None
    agent = found() if isinstance(found, type) else found
    if not callable(agent):
        raise BadRequest(f"{module}:{name} is no function from a position to a token")
    chooser: Chooser = agent
    return chooser

"""The command `quatuor`: one file a subcommand, each with `add` (its arguments) and `run`.

Exit 0 when all is well, 2 for bad input with one clear line on stderr, 130 when interrupted.
"""

import os
import sys
from argparse import ArgumentParser
from importlib import import_module
from typing import NoReturn

from quatuor.errors import BadRequest, QuatuorError

COMMANDS = (
    "serve",
    "games",
    "show",
    "play",
    "solve",
    "analyze",
    "arena",
    "bench",
    "book",
    "tables",
    "prove",
    "replay",
    "perft",
    "warm",
)
BAD_INPUT, INTERRUPTED = 2, 130
ROOM = "serve"
"""What the command does when nothing is said."""


class OneLineParser(ArgumentParser):
    """A parser whose errors are one line, like all our errors."""

    def error(self, message: str) -> NoReturn:
        """Say what is wrong, without the page of usage."""
        raise BadRequest(f"{message} (see {self.prog} --help)")


def parser(command: str = "") -> ArgumentParser:
    """The subcommands and their arguments; only the one that is named, if it is one of ours.

    A command's file is imported when it is needed, so that each starts without the others' weight.
    """
    whole = OneLineParser(prog="quatuor", description="A game room for the four-in-a-row family.")
    subparsers = whole.add_subparsers(required=True, metavar="COMMAND")
    for name in (command,) if command in COMMANDS else COMMANDS:
        import_module(f"quatuor.cli.{name}").add(subparsers)
    return whole


def get_ready() -> None:
    """Load the compiler, and say what it does; not when this is imported: workers do that, too."""
    from quatuor.cli.compiling import announce_compilation, announce_work, start_without_scipy

    announce_compilation()
    announce_work()
    start_without_scipy()


def main(arguments: list[str] | None = None) -> int:
    """Run one command and answer with its exit code."""
    get_ready()
    try:
        words = (sys.argv[1:] if arguments is None else arguments) or [ROOM]
        chosen = parser(words[0]).parse_args(words)
        code: int = chosen.run(chosen)
        sys.stdout.flush()
        return code
    except QuatuorError as error:
        print(f"quatuor: {' '.join(str(error).split())}", file=sys.stderr)
        return BAD_INPUT
    except OSError as error:
        if isinstance(error, BrokenPipeError):
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            return 0
        print(f"quatuor: {error.filename or 'file'}: {error.strerror}", file=sys.stderr)
        return BAD_INPUT
    except KeyboardInterrupt:
        print("\nquatuor: interrupted", file=sys.stderr)
        return INTERRUPTED

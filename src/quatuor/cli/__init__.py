"""The command `quatuor`: what can be typed is in `syntax`, what each command does in its own file.

Each file is loaded when its command is run. The exit codes are in `exits`.
"""

import sys
from argparse import Namespace
from contextlib import suppress
from importlib import import_module

from quatuor.cli import streams
from quatuor.cli.exits import BAD_INPUT, INTERRUPTED, OK
from quatuor.cli.interrupt import interruptible
from quatuor.cli.parsing import parse, parser
from quatuor.errors import QuatuorError
from quatuor.extras import needed

__all__ = ["main", "parser"]


def get_ready() -> None:
    """Say what takes time; not when this is imported: workers do that, too."""
    from quatuor.cli.compiling import announce_work

    announce_work()


def main(arguments: list[str] | None = None) -> int:
    """Run one command and answer with its exit code."""
    streams.prepare()
    try:
        code = _run(sys.argv[1:] if arguments is None else arguments)
        sys.stdout.flush()
    except QuatuorError as error:
        streams.notify(" ".join(str(error).split()))
        return BAD_INPUT
    except BrokenPipeError:
        streams.give_up_output()
        return OK
    except OSError as error:
        streams.notify(f"{error.filename or 'output'}: {error.strerror}")
        streams.give_up_output()
        return BAD_INPUT
    except KeyboardInterrupt:
        with suppress(OSError):
            sys.stdout.flush()
        return INTERRUPTED
    return code


def _run(words: list[str]) -> int:
    """Do what was typed."""
    try:
        command, found = parse(words)
    except SystemExit:  # `--help` and `--version` have been answered
        return OK
    if command.own_interrupt:
        return _do(command.name, found)
    with interruptible():
        return _do(command.name, found)


def _do(name: str, found: Namespace) -> int:
    get_ready()
    with needed():
        code: int = import_module(f"quatuor.cli.{name}").run(found)
    return code

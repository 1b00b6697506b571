"""The parser of the whole command; its errors are one line, with a guess at what was meant."""

import os
import re
from argparse import ArgumentParser, Namespace, RawDescriptionHelpFormatter
from collections.abc import Iterable
from textwrap import fill
from typing import Any, NoReturn

from quatuor import __version__
from quatuor.cli.exits import CODES
from quatuor.cli.syntax import COMMANDS
from quatuor.cli.syntax.command import Command
from quatuor.errors import BadRequest, did_you_mean

ROOM = "serve"
"""The command when none is named."""
OF_ALL = ("-h", "--help", "--version")
"""The options of the command as a whole."""
WIDTH = 90


class OneLineParser(ArgumentParser):
    """A parser whose errors are one line, like all our errors."""

    def error(self, message: str) -> NoReturn:
        """Say what is wrong, without the page of usage."""
        choice = re.search(r"invalid choice: '(.*?)' \(choose from (.*)\)", message)
        hint = did_you_mean(choice[1], re.findall(r"[\w-]+", choice[2])) if choice else ""
        raise BadRequest(f"{message}{hint} (see {self.prog} --help)")


def parser(names: Iterable[str] = COMMANDS, words: list[str] | None = None) -> OneLineParser:
    """The parser of these commands; for what was typed, with what is configured elsewhere."""
    codes = "\n".join(f"  {code:<4} {meaning}" for code, meaning in CODES.items())
    whole = OneLineParser(
        prog="quatuor",
        usage="quatuor [COMMAND] [ARGUMENT ...]",
        description="A game room for the four-in-a-row family. Alone, it opens the room.",
        epilog=f"'quatuor help COMMAND' tells more, with examples.\n\nexit codes:\n{codes}",
        formatter_class=RawDescriptionHelpFormatter,
    )
    whole.add_argument("--version", action="version", version=f"quatuor {__version__}")
    added = whole.add_subparsers(prog="quatuor", title="commands", metavar="COMMAND", required=True)
    for command in map(COMMANDS.__getitem__, names):
        examples = "\n".join(f"  {line}" for line in command.examples)
        own = added.add_parser(
            command.name,
            help=command.summary,
            description=fill(command.description, WIDTH),
            epilog=f"examples:\n{examples}",
            formatter_class=RawDescriptionHelpFormatter,
        )
        command.add(own)
        own.set_defaults(command=command, parser=own)
        if words and command.configurable:
            own.set_defaults(**configured(own, words))
    return whole


def configured(own: ArgumentParser, words: list[str]) -> dict[str, Any]:
    """What the environment and a file say about the options that are not typed."""
    from quatuor.server.configuration import defaults

    return defaults(own, words, os.environ)


def parse(arguments: list[str]) -> tuple[Command, Namespace]:
    """The command that was typed, and its arguments."""
    words = meant(arguments)
    if words[0] not in COMMANDS and words[0] not in OF_ALL:
        raise BadRequest(no_command(words[0]))
    whole = parser([words[0]] if words[0] in COMMANDS else COMMANDS, words)
    found, unknown = whole.parse_known_args(words)
    if unknown:
        wrong = next((word for word in unknown if word.startswith("-")), unknown[0])
        flags = [*re.findall(r"--[\w-]+", found.parser.format_help()), *OF_ALL]
        hint = did_you_mean(wrong.partition("=")[0], flags)
        found.parser.error(f"unrecognized arguments: {' '.join(unknown)}{hint}")
    return found.command, found


def meant(words: list[str]) -> list[str]:
    """The same in full: `quatuor --port 8080` serves, `quatuor help play` is `play --help`."""
    match words:
        case []:
            return [ROOM]
        case ["help", *rest]:
            return [*(word for word in rest[:1] if word != "help"), "--help"]
        case [first, *_] if first.startswith("-") and first not in OF_ALL:
            return [ROOM, *words]
        case _:
            return words


def no_command(word: str) -> str:
    """What is wrong with a word that names no command; perhaps it names a game."""
    from quatuor.games.registry import GAMES

    if word in GAMES:
        return f"{word} is a game; did you mean 'quatuor play {word}'? (see quatuor --help)"
    hint = did_you_mean(word, [*COMMANDS, "help"])
    return f"there is no command {word[:40]!r}{hint} (see quatuor --help)"

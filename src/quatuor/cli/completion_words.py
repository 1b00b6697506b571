"""Which words can complete each argument of a command."""

from argparse import ArgumentParser
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from quatuor.cli.syntax import COMMANDS
from quatuor.games.registry import GAMES
from quatuor.players.levels import LEVELS
from quatuor.rules.options import Choice, Flag, text_of
from quatuor.search.proofs.theorems import all_theorems


@dataclass(frozen=True)
class Argument:
    """An argument: its flags (none for one told by its place), and what can be written for it."""

    flags: list[str]
    words: list[str]
    help: str
    takes_value: bool
    is_file: bool
    of_game: bool
    """Whether it is an option of the game that is named."""


class Listing(ArgumentParser):
    """A parser that only remembers the arguments that it is given."""

    def __init__(self) -> None:
        super().__init__(add_help=False)
        self.found: list[Argument] = []

    def add_argument(self, *names: str, **about: Any) -> Any:
        """Remember one argument."""
        action = super().add_argument(*names, **about)
        flags = [name for name in names if name.startswith("-")]
        is_file = action.metavar == "FILE" or action.type is Path
        words = _words(names[-1], action.choices, str(action.metavar))
        self.found.append(
            Argument(
                flags,
                words,
                action.help or "",
                takes_value=action.nargs != 0,
                is_file=is_file,
                of_game=action.metavar == "NAME=VALUE",
            )
        )
        return action


def arguments_of(command: str) -> list[Argument]:
    """The arguments that a person may want to type."""
    listing = Listing()
    COMMANDS[command].add(listing)
    return [argument for argument in listing.found if argument.help != "==SUPPRESS=="]


def _words(name: str, choices: Any, metavar: str) -> list[str]:
    """What can be written for an argument, as far as it can be listed."""
    if metavar == "NAME=VALUE":
        return sorted({word for game in GAMES for word in options_of(game)})
    if choices:
        return list(choices)
    if metavar == "GAME":
        return list(GAMES)
    if name == "names":
        return list(all_theorems())
    return list(LEVELS) if name in ("--computer", "--levels") else []


def options_of(game: str) -> list[str]:
    """Each option of a game with each of its values, or with its default if they are many."""
    words = []
    for option in GAMES[game].OPTIONS:
        if isinstance(option, Choice):
            words += [f"{option.name}={choice}" for choice in option.choices]
        elif isinstance(option, Flag):
            words += [f"{option.name}=true", f"{option.name}=false"]
        else:
            words.append(f"{option.name}={text_of(option.default)}")
    return words

"""One command as it is typed."""

from argparse import ArgumentParser
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

EXAMPLES = Path(__file__).with_name("examples.txt")
"""Examples of every command, under its name."""


@dataclass(frozen=True)
class Command:
    """A command's name, its help, and the function that adds its arguments to a parser."""

    name: str
    summary: str
    """In a few words, for the list of all commands."""
    description: str
    """What it does, in a few sentences."""
    add: Callable[[ArgumentParser], None]
    own_interrupt: bool = False
    """Whether it ends in its own way when it is interrupted."""
    configurable: bool = False
    """Whether its options may stand in the environment or in a file too."""

    @property
    def examples(self) -> list[str]:
        """Whole command lines to try."""
        for part in EXAMPLES.read_text(encoding="utf-8").split("\n\n"):
            name, *lines = part.strip().splitlines()
            if name == f"[{self.name}]":
                return lines
        raise AssertionError(f"{EXAMPLES} has none of {self.name}")

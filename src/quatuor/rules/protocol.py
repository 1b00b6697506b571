"""What a module must offer to be a game. The module itself is the value: `GAMES[name].play`.

States and sets of plies have a type of their own in every game. Nobody else looks into them, which
is why they are `Any` here.
"""

from collections.abc import Sequence
from typing import Any, Protocol

from quatuor.rules.descriptor import Descriptor
from quatuor.rules.facts import Facts
from quatuor.rules.options import Chosen, Option
from quatuor.rules.series import Ending


class Rules(Protocol):
    """One game. States and sets of plies are its own affair; everybody else only passes them on."""

    @property
    def __name__(self) -> str:
        """The name of the module."""

    @property
    def TITLE(self) -> str:
        """The game in one sentence."""

    @property
    def PLAYERS(self) -> tuple[int, ...]:
        """How many may play."""

    @property
    def FACTS(self) -> Facts:
        """What engines must know before they start."""

    @property
    def DESCRIPTOR(self) -> Descriptor:
        """How it is named, drawn and told."""

    @property
    def OPTIONS(self) -> tuple[Option, ...]:
        """What may be chosen."""

    @property
    def TOKENS(self) -> tuple[str, ...]:
        """The token of each ply, by the ply's number; empty for numbers that are no ply."""

    @property
    def GLYPHS(self) -> tuple[str, ...]:
        """How each number on the board is written."""

    @property
    def LINE_CELLS(self) -> tuple[tuple[str, ...], ...]:
        """The cells of every line that wins, where the game lists them."""

    @property
    def PRESETS(self) -> tuple[int, ...]:
        """The words `setup` of a state that deserve a compilation of their own."""

    def start(self, options: Chosen, starter: int, round_number: int, /) -> Any:
        """The state in which a round starts."""

    def legal(self, s: Any, /) -> Any:
        """The set of legal plies; empty when the round is over."""

    def after(self, plies: Any, ply: int, /) -> int:
        """The next ply of a set after this one, or -1; start with -1."""

    def size(self, plies: Any, /) -> int:
        """How many plies a set holds."""

    def pick(self, plies: Any, k: int, /) -> int:
        """The k-th ply of a set."""

    def every(self, plies: Any, /) -> Sequence[int]:
        """All plies of a set, in order."""

    def play(self, s: Any, ply: int, /) -> Any:
        """The state after a legal ply."""

    def over(self, s: Any, /) -> int:
        """0 while the round goes on, else how it ended (`rules/endings.py`)."""

    def mover(self, s: Any, /) -> int:
        """The player to move; 0 when both may act."""

    def starts_turn(self, s: Any, /) -> bool:
        """Whether a turn starts here."""

    def can_repeat(self, s: Any, /) -> bool:
        """Whether a position can come back in this round, so that repetition matters."""

    def repetition_key(self, s: Any, /) -> Any:
        """What makes two positions the same for the rule of repetition."""

    def repeated(self, s: Any, /) -> Any:
        """The state once the same position has come for the third time."""

    def board(self, s: Any, /) -> Any:
        """What lies where, as a person would look at it: numbers to be read in `GLYPHS`."""

    def hand(self, s: Any, /) -> tuple[int, ...]:
        """Ordinary pieces in hand."""

    def powers(self, s: Any, /) -> tuple[str, ...]:
        """The unused pieces with a power of each player, by their letters; empty for none."""

    def leave_round(self, s: Any, player: int, /) -> Any:
        """The state once a player has given up and left the round to the others."""

    def prompt(self, s: Any, /) -> str:
        """What the player to move is asked for now, as an id of words; "" once it is over."""

    def points(self, s: Any, options: Chosen, /) -> tuple[int, ...]:
        """What a finished round adds to each player's total."""

    def scores(self, s: Any, totals: Sequence[int], /) -> tuple[int, ...]:
        """What the players read on the score slide."""

    def starter(self, s: Any, previous: int, options: Chosen, /) -> int:
        """Who starts the round after this finished one."""

    def verdict(
        self, s: Any, totals: Sequence[int], rounds: int, options: Chosen, /
    ) -> Ending | None:
        """How the match has ended after this finished round, or None."""

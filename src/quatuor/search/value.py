"""What a position is worth to a player: proved, bounded, estimated or unknown, never confused.

A value holds two proved bounds on how the round ends for its player. When they meet, the value is
proved. An estimate is a guess between the bounds and never more than that.
"""

from collections.abc import Collection
from dataclasses import dataclass
from typing import Any

LOSS, DRAW, WIN = -1, 0, 1
NAMES = {LOSS: "loss", DRAW: "draw", WIN: "win"}


@dataclass(frozen=True)
class Value:
    """How the round ends for `player` if everybody plays best from here.

    >>> print(Value.win(1, 11))
    win in 11 plies for player 1
    >>> print(Value.win(1, 11).seen_by(2))
    loss in 11 plies for player 2
    """

    player: int
    at_least: int = LOSS
    at_most: int = WIN
    plies: int | None = None
    """Plies until the round is won or lost; None when that is not known, or it is a draw."""
    fastest: bool = False
    """Whether `plies` is the exact distance; otherwise the win comes within that many plies."""
    guess: float | None = None
    """An estimate of the result, from -1 (loss) to 1 (win)."""

    @classmethod
    def win(cls, player: int, plies: int | None = None, fastest: bool = True) -> "Value":
        """A proved win."""
        return cls(player, WIN, WIN, plies, fastest and plies is not None)

    @classmethod
    def loss(cls, player: int, plies: int | None = None, fastest: bool = True) -> "Value":
        """A proved loss."""
        return cls(player, LOSS, LOSS, plies, fastest and plies is not None)

    @classmethod
    def draw(cls, player: int) -> "Value":
        """A proved draw."""
        return cls(player, DRAW, DRAW)

    @classmethod
    def estimate(cls, player: int, guess: float) -> "Value":
        """A guess, and nothing proved."""
        return cls(player, guess=max(-1.0, min(1.0, guess)))

    @classmethod
    def unknown(cls, player: int) -> "Value":
        """Nothing is known."""
        return cls(player)

    @property
    def proved(self) -> bool:
        """Whether it is certain how the round ends."""
        return self.at_least == self.at_most

    @property
    def worth(self) -> float:
        """One number to compare values by: quick wins first, slow losses before quick ones."""
        if not self.proved:
            return self.guess if self.guess is not None else (self.at_least + self.at_most) / 2
        haste = 1 / (2 + self.plies) if self.plies is not None else 0.0
        return self.at_least * (2 + haste)

    def seen_by(self, player: int) -> "Value":
        """The same value for a player of the other side."""
        guess = None if self.guess is None else -self.guess
        return Value(player, -self.at_most, -self.at_least, self.plies, self.fastest, guess)

    def to_json(self) -> dict[str, Any]:
        """The value as the command prints it for programs."""
        said: dict[str, Any] = {"player": self.player, "proved": self.proved}
        if self.proved:
            said["value"] = NAMES[self.at_least]
            if self.plies is not None:
                said |= {"plies": self.plies, "exact_plies": self.fastest}
            return said
        said["value"] = "unknown" if self.guess is None else "estimate"
        if self.guess is not None:
            said["estimate"] = round(self.guess, 4)
        return said | {"at_least": NAMES[self.at_least], "at_most": NAMES[self.at_most]}

    def __str__(self) -> str:
        return f"{self._in_words()} for player {self.player}" if self._sided else self._in_words()

    @property
    def _sided(self) -> bool:
        """Whether it matters who looks: a draw is a draw for everybody, nothing known as well."""
        return self.at_least + self.at_most != 0 or self.guess is not None

    def _in_words(self) -> str:
        if self.proved:
            if self.plies is None:
                return NAMES[self.at_least]
            unit = "ply" if self.plies == 1 else "plies"
            return (
                f"{NAMES[self.at_least]} {'in' if self.fastest else 'within'} {self.plies} {unit}"
            )
        words = [] if self.guess is None else [f"estimate {self.guess:+.2g}"]
        if self.at_least > LOSS:
            words.append(f"at least a {NAMES[self.at_least]}")
        if self.at_most < WIN:
            words.append(f"at most a {NAMES[self.at_most]}")
        return ", ".join(words) or "unknown"


def of_plies(values: Collection[Value]) -> Value:
    """What a position is worth by the values of all its plies, the best first.

    It is worth as much as its best ply; but as long as another one is open, that may turn out to be
    better: a ply that draws for sure does not make the position a draw.
    """
    first = next(iter(values))
    low = max(value.at_least for value in values)
    high = max(value.at_most for value in values)
    if low < high:
        return Value(first.player, low, high, guess=first.guess)
    return next(value for value in values if value.proved and value.at_least == low)

"""What a position is worth."""

from dataclasses import dataclass


@dataclass(frozen=True)
class TablebaseValue:
    """The worth of a position to one player, when both play their best.

    >>> str(TablebaseValue(1, 19)), str(TablebaseValue(-2, 6)), str(TablebaseValue(0, None))
    ('win in 19', 'loss by 2 in 6', 'draw')
    >>> print(TablebaseValue(1, 3, sure=False))
    win in 3 unless repetition saves a draw
    """

    points: int
    """1, 0, -1 for a win, a draw, a loss; the difference of points in a round played for points."""
    plies: int | None
    """Plies to the end of the round: the winner hurries, the loser delays. None for a draw."""
    sure: bool = True
    """False where positions that have come twice already could turn the win or loss into a draw."""

    @property
    def result(self) -> str:
        """`win`, `draw` or `loss`."""
        return ("draw", "win", "loss")[(self.points > 0) - (self.points < 0)]

    @property
    def rank(self) -> tuple[int, int]:
        """Greater is better: more points, then a quicker win or a later loss."""
        plies = self.plies or 0
        return self.points, -plies if self.points > 0 else plies

    def __neg__(self) -> "TablebaseValue":
        """The same seen by the other player."""
        return TablebaseValue(-self.points, self.plies, self.sure)

    def before(self) -> "TablebaseValue":
        """The same seen one ply earlier."""
        return TablebaseValue(
            self.points, None if self.plies is None else self.plies + 1, self.sure
        )

    def __str__(self) -> str:
        if self.points == 0:
            return "draw"
        size = f" by {abs(self.points)}" if abs(self.points) > 1 else ""
        doubt = "" if self.sure else " unless repetition saves a draw"
        return f"{self.result}{size} in {self.plies}{doubt}"

"""What a round of foursenses among three pays, for Monte-Carlo search."""

POINTS = {3: (5, 3, 0)}
"""By the number of players: the winner's points, those of the next player in turn, of the last."""

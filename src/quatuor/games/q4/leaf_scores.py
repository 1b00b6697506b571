"""What each player's open lines in the cube are worth, to evaluate leaves of Monte-Carlo search.

A round played at random hardly ever completes the lines that good players would; what counts is who
has which lines still open.

At equal time sampling the winner from these scores beat rollouts 20 to 4. At equal simulations
splitting the win by them, which varies little and needs less exploration, beat sampling 110 to 10.
"""

from quatuor.compiler import kernel
from quatuor.games.q4.evaluation import prospects
from quatuor.games.q4.rules import State

LeafScores = tuple[int, int, int, int]
TEMPO = 12
"""What it is worth to be the next to move."""
BLOCKED = 20
"""By how much an open three is worth less when there are two or three others to block it."""


@kernel
def leaf_scores(s: State) -> LeafScores:
    """The scores of the mover and the players after; it counts who is there to block a three."""
    return line_scores(s, BLOCKED if s.seats.players > 2 else 0)


@kernel
def quick_leaf_scores(s: State) -> LeafScores:
    """The same without that: it overrates an open three, as people do."""
    return line_scores(s, 0)


@kernel
def line_scores(s: State, blocked: int) -> LeafScores:
    """Scores from open lines, an open three being worth so much less."""
    everything = s.mine | s.second | s.third | s.fourth
    first = line_score(s.mine, everything, blocked) + TEMPO
    second = line_score(s.second, everything, blocked)
    third = line_score(s.third, everything, blocked) if s.seats.players > 2 else 0
    fourth = line_score(s.fourth, everything, blocked) if s.seats.players > 3 else 0
    return first, second, third, fourth


@kernel
def line_score(mine: int, everything: int, blocked: int) -> int:
    """What the open lines of one colour are worth."""
    threes, worth = prospects(mine, everything & ~mine)
    return worth - blocked * threes

"""Alpha-beta for every game of two sides: what a position is worth, and what to play.

    from quatuor.search.alphabeta import search
    analysis = search(position, Limit(seconds=1))

The parts, one idea a file, each resting on those before it:

    score                scores, and what they rest on (graph history interaction)
    transposition_table  bounds on positions searched before
    workspace            the memory of one search
    repetition           positions met again
    move_ordering        hash move, evaluation, killers and history
    negamax              the search itself, with a zero window for all plies but the first
    bound                what the search says of a ply of the root
    principal_variation  the best line, read from the table
    iterative_deepening  one ply deeper at a time
    search, engine       what others call
"""

from quatuor.search.alphabeta.search import search
from quatuor.search.alphabeta.transposition_table import TranspositionTable

__all__ = ["TranspositionTable", "search"]

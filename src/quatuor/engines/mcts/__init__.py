"""Monte-Carlo tree search for every game with turns, for two, three or four players.

    from quatuor.engines.mcts import search
    estimate = search(position, Limit(seconds=1))

The parts, one idea a file, in the order in which they rest on each other:

    stakes      what an end is worth       simulate    down, out and back up
    tree        the memory                 reroot      keeping a subtree
    proof       what is certain            announced   lines that must be said
    select      which child to visit       estimate    what is told
    grow        new children               read        what the tree says
    rollout     playing a leaf to its end  search      clock, flag, report
    hopes       judging a leaf instead
"""

from quatuor.engines.mcts.estimate import Estimate, PlyEstimate
from quatuor.engines.mcts.search import PLAIN, SHARP, Thinker, search, searchable

__all__ = ["PLAIN", "SHARP", "Estimate", "PlyEstimate", "Thinker", "search", "searchable"]

"""Monte-Carlo tree search for every game with turns, for two, three or four players.

    from quatuor.search.mcts import search
    analysis = search(position, Limit(seconds=1))

The parts, one idea a file, each resting on those before it:

    payoffs          what the end of a round is worth to each side
    parameters       what may be tuned
    tree, expand     the memory of the tree, and new children in it
    proof            what is proven of a node, and how it propagates (MCTS-Solver)
    select           which child to visit (UCT with ply averages)
    safe_rollout, rollout   playing a leaf to its end
    leaf_value       evaluating a leaf instead
    opponent_errors  what opponents may overlook
    simulate         selection, expansion, rollout and back-propagation
    reroot           keeping a subtree
    root_values      reading the result from the tree
    search, engine   what others call
"""

from quatuor.search.mcts.parameters import ANALYSIS, PLAY, RANDOM, ROUGH, Parameters
from quatuor.search.mcts.search import SearchTree, search

__all__ = ["ANALYSIS", "PLAY", "RANDOM", "ROUGH", "Parameters", "SearchTree", "search"]

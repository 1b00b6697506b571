"""Limits of time where no thread can watch the clock: so many simulations as fit into it.

In a browser tab nothing else runs while a kernel does. Monte-Carlo search looks at the clock itself
between its slices. The other engines count nodes, and a number of simulations is a budget that
takes each of them about as long: how many fit into a second is measured on the position itself.
"""

from dataclasses import replace

from quatuor.search import limit
from quatuor.search.limit import Limit
from quatuor.search.mcts import SearchTree
from quatuor.search.request import SearchRequest

SAMPLE = Limit(seconds=0.03)
MEGABYTES = 4


def counted(request: SearchRequest) -> SearchRequest:
    """The same request with a limit that counts, if only its seconds would have ended it."""
    asked = request.limit
    if limit.HAS_THREADS or asked.seconds is None or asked.simulations or asked.nodes:
        return request
    sample = SearchTree(MEGABYTES).search(request.position, SAMPLE)
    rate = sample.nodes / max(sample.seconds, 0.001)
    budget = replace(asked, simulations=max(1, int(rate * asked.seconds)))
    return replace(request, limit=budget)

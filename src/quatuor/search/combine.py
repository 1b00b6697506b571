"""The results of two engines as one: proofs of either, and the estimates of the better guesser.

Alpha-beta searches many lines of play to their end, Monte-Carlo weighs those that it cannot. A ply
is worth what is proved of it; where nothing is proved, the sampled estimate counts, within the
proved bounds.
"""

from quatuor.search.analysis import Analysis
from quatuor.search.value import Value, of_plies


def combine(proved: Analysis, sampled: Analysis) -> Analysis:
    """Both results for one position as one; `sampled` has every ply, the best first."""
    known = {
        token: intersection(proved.values[token], guess) if token in proved.values else guess
        for token, guess in sampled.values.items()
    }
    estimate = max((value.worth for value in known.values() if not value.proved), default=0.0)
    values = dict(sorted(known.items(), key=lambda item: rank(item[1], estimate)))
    best = next(iter(values))
    value = intersection(intersection(proved.value, sampled.value), of_plies(values.values()))
    first, second = (proved, sampled) if proved.value.proved else (sampled, proved)
    lines = [found.line for found in (first, second) if found.line[:1] == (best,)]
    return Analysis(
        value,
        values,
        lines[0] if lines else (best,),
        first.engine,
        proved.seconds + sampled.seconds,
        proved.nodes + sampled.nodes,
        proved.depth,
        sampled.visits,
        sampled.scores,
        {
            token: _teller(token, value, proved, sampled).source_of(token)
            for token, value in values.items()
        },
    )


def _teller(token: str, value: Value, proved: Analysis, sampled: Analysis) -> Analysis:
    """Which of the two told what a ply is worth: who proved it, else who guessed."""
    known = proved.values.get(token)
    return proved if known is not None and known == value else sampled


def intersection(proved: Value, sampled: Value) -> Value:
    """One value from two: the narrower bounds, and the second's estimate, if any, inside them."""
    if proved.proved or sampled.proved:
        better = not proved.proved or (sampled.fastest and not proved.fastest)
        return sampled if better else proved
    low, high = max(proved.at_least, sampled.at_least), min(proved.at_most, sampled.at_most)
    guess = proved.guess if sampled.guess is None else sampled.guess
    if low == high or guess is None:
        return Value(proved.player, low, high)
    return Value(proved.player, low, high, guess=max(float(low), min(float(high), guess)))


def rank(value: Value, best_estimate: float) -> float:
    """The sort key of a ply: quick wins first, then unproved plies as sampled, losses last.

    A proved draw comes before the unproved plies if the best of those is estimated lower.
    """
    if not value.proved:
        return 0.0
    if value.at_least == 0:
        return 0.5 if best_estimate > 0 else -0.5
    return -value.worth

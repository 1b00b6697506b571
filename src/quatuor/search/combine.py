"""What two engines know together: proofs of either, and the guesses of the one that guesses better.

Alpha-beta sees to the end of many lines of play, Monte-Carlo weighs those whose end nobody sees. A
ply is worth what is proved of it; where nothing is, what was sampled counts, within the bounds that
are proved.
"""

from quatuor.search.analysis import Analysis
from quatuor.search.value import Value, of_plies


def joined(proved: Analysis, sampled: Analysis) -> Analysis:
    """Both answers to one question as one; `sampled` has every ply, the best first."""
    known = {
        token: met(proved.values[token], guess) if token in proved.values else guess
        for token, guess in sampled.values.items()
    }
    hope = max((value.worth for value in known.values() if not value.proved), default=0.0)
    values = dict(sorted(known.items(), key=lambda item: rank(item[1], hope)))
    best = next(iter(values))
    value = met(met(proved.value, sampled.value), of_plies(values.values()))
    first, second = (proved, sampled) if proved.value.proved else (sampled, proved)
    lines = [found.line for found in (first, second) if found.line[:1] == (best,)]
    seconds = proved.seconds + sampled.seconds
    return Analysis(value, values, lines[0] if lines else (best,), first.engine, seconds)


def met(proved: Value, sampled: Value) -> Value:
    """One value from two: the narrower bounds, and inside them the guess of the second, if any."""
    if proved.proved or sampled.proved:
        return proved if proved.proved else sampled
    low, high = max(proved.at_least, sampled.at_least), min(proved.at_most, sampled.at_most)
    guess = proved.guess if sampled.guess is None else sampled.guess
    if low == high or guess is None:
        return Value(proved.player, low, high)
    return Value(proved.player, low, high, guess=max(float(low), min(float(high), guess)))


def rank(value: Value, hope: float) -> float:
    """Where a ply comes: wins, quick ones first; what is open, as it was sampled; losses last.

    A proved draw comes before what is open if that promises less.
    """
    if not value.proved:
        return 0.0
    if value.at_least == 0:
        return 0.5 if hope > 0 else -0.5
    return -value.worth

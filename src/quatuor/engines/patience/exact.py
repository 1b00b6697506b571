"""What foursenses for two is worth, exactly, once some pieces lie.

Two searches tell how a round ends: whether player 2 gets at least a draw, and if so, whether a win.
What they find are facts about positions, so all questions of this process share what was found.
How many plies a win takes they do not tell.
"""

from dataclasses import replace
from functools import cache
from time import perf_counter

import numpy as np

from quatuor.engines.analysis import Analysis
from quatuor.engines.evaluate.answers import YES
from quatuor.engines.evaluate.foursenses import wins_next
from quatuor.engines.limit import Limit, Stop, attended
from quatuor.engines.patience.harmless import harmless
from quatuor.engines.patience.search import ENDLESS, UNMIRRORED, Words, searching, second_gets
from quatuor.engines.question import Question
from quatuor.engines.value import DRAW, LOSS, WIN, Value
from quatuor.game import Game, Position
from quatuor.rules.bits import popcount
from quatuor.rules.foursenses import PIECES_OF_A_KIND, State, play

MOST_LEFT = 3 * PIECES_OF_A_KIND - 4
"""With more pieces left a search takes minutes."""
MEMORY_BITS = 22
"""Slots of each memory: 32 megabytes."""
NODES_A_SIMULATION = 4
"""Nodes of this search that take about as long as one simulation; limits count simulations."""
LINE_SECONDS = 0.3
"""How long it may go on to show the line, once it knows the values."""


def covers(position: Position) -> bool:
    """Whether the search is about this game, and may come to an end in time."""
    return concerns(position.game) and left(position.state) <= MOST_LEFT


def concerns(game: Game) -> bool:
    """Whether this is the game that the search knows."""
    options = game.options
    return game.name == "foursenses" and game.players == 2 and options["claims"] == "auto"


def left(s: State) -> int:
    """How many pieces nobody has placed yet."""
    return s.stock.solid + s.stock.holed + s.stock.double


def by_patience(question: Question) -> Analysis:
    """What each ply is worth, or how much at most where the limit is reached first."""
    position, started = question.position, perf_counter()
    seeker = Seeker(question.limit, question.stop)

    def look() -> tuple[dict[str, Value], tuple[str, ...]]:
        values = seeker.values(position, question.every)
        best = next(iter(values))
        until = perf_counter() + LINE_SECONDS if question.every else 0.0
        return values, (best, *seeker.line(position.play(best), until))

    values, line = attended(look, question.limit.seconds, question.stop)
    return Analysis(values[line[0]], values, line, "patience", perf_counter() - started)


@cache
def found_before() -> dict[bool, Words]:
    """What this process has found out, by whether a draw is enough."""
    return {with_draw: np.zeros(1 << MEMORY_BITS, np.int64) for with_draw in (True, False)}


class Seeker:
    """Somebody who searches as long as a limit allows."""

    def __init__(self, limit: Limit, stop: Stop) -> None:
        most = ENDLESS if limit.nodes is None else limit.nodes * NODES_A_SIMULATION
        found = found_before()
        draws = searching(found[True], stop, most)
        self.memories = {True: draws, False: draws._replace(results=found[False])}
        self.stop = stop

    def values(self, position: Position, every: bool) -> dict[str, Value]:
        """The value of each legal ply, the best first; not `every`: until a best one is known."""
        player, after = position.to_move or 1, outcomes(position)
        values = {token: at_once(t, player) for token, t in after.items()}
        best = max(value.at_least for value in values.values())
        whole = Value.win(player) if best == WIN else self.value(position.state, player)
        for token in [token for token, value in values.items() if not value.proved]:
            value = Value.unknown(player)
            if every or not whole.proved or best < whole.at_least:
                value = self.value(after[token], player)
                best = max(best, value.at_least)
            values[token] = replace(value, at_most=min(value.at_most, whole.at_most))
        return dict(sorted(values.items(), key=lambda item: -item[1].worth))

    def value(self, s: State, player: int) -> Value:
        """What a position in which no pattern can be completed is worth to a player."""
        second = s.seats.mover if left(s) % 2 else 3 - s.seats.mover
        draws = self._gets(s, True)
        wins = self._gets(s, False) if draws else draws
        low = LOSS if not draws else WIN if wins else DRAW
        high = WIN if wins is None or wins else DRAW if draws else LOSS
        value = Value(second, low, high)
        return value if player == second else value.seen_by(player)

    def _gets(self, s: State, with_draw: bool) -> bool | None:
        """Whether player 2 gets that; None if the search was ended before it knew."""
        result = second_gets(s, UNMIRRORED, with_draw, self.memories[with_draw])
        return None if self.stop.is_set else result

    def line(self, position: Position, until: float) -> tuple[str, ...]:
        """How the round would go on, as far as it can be told until then."""
        line: list[str] = []
        while position.outcome is None and perf_counter() < until and not self.stop.is_set:
            token, value = next(iter(self.values(position, False).items()))
            if not value.proved:
                break
            line.append(token)
            position = position.play(token)
        return tuple(line)


def outcomes(position: Position) -> dict[str, State]:
    """What each legal ply leads to; first where the next player has the fewest harmless plies."""
    plies = zip(position.legal, position.plies, strict=True)
    after = {token: play(position.state, ply) for token, ply in plies}
    return dict(sorted(after.items(), key=lambda item: popcount(harmless(item[1]))))


def at_once(t: State, player: int) -> Value:
    """What a ply is worth to who makes it, if that shows at once: it ends the round, or lets it."""
    if t.over:
        return Value.win(player, 1) if t.over >> (player - 1) & 1 else Value.draw(player)
    return Value.loss(player, 2) if wins_next(t) == YES else Value.unknown(player)

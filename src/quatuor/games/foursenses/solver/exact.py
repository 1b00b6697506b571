"""What foursenses for two is worth, exactly, as far as the search comes to an end in time.

Two questions tell how a round ends: does player 2 get at least a draw, and does player 2 win? First
comes the one that tells whether the mover is safe. How many plies a win takes is not told.
"""

from dataclasses import replace
from itertools import islice
from time import perf_counter

from quatuor.compiler.bits import popcount
from quatuor.game import Game, Position
from quatuor.games.foursenses.evaluation import wins_next
from quatuor.games.foursenses.rules import TOKENS, State, play
from quatuor.games.foursenses.solver.asking import Asker
from quatuor.games.foursenses.solver.harmless import harmless
from quatuor.games.foursenses.solver.search import UNMIRRORED, mirrored, opposite
from quatuor.search.analysis import Analysis
from quatuor.search.answers import YES
from quatuor.search.limit import attended
from quatuor.search.question import Question
from quatuor.search.value import DRAW, LOSS, WIN, Value, of_plies

LINE_SECONDS = 0.3
"""How long it may go on to show the line, once it knows the values."""

Ends = tuple[int, int]
"""How a round ends for player 2: at least, at most."""


def covers(game: Game) -> bool:
    """Whether this is the game that the search knows."""
    options = game.options
    return game.name == "foursenses" and game.players == 2 and options["claims"] == "auto"


def by_patience(question: Question) -> Analysis:
    """What each ply is worth, with as narrow bounds as are found within the limit."""
    position, started = question.position, perf_counter()

    def look() -> tuple[dict[str, Value], tuple[str, ...]]:
        values = Inquiry(question).values()
        best = next(iter(values))
        until = perf_counter() + LINE_SECONDS if question.every else 0.0
        return values, (best, *line(question, position.play(best), until))

    values, found = attended(look, question.limit.seconds, question.stop)
    value = of_plies(values.values())
    return Analysis(value, values, found, "patience", perf_counter() - started)


def line(question: Question, position: Position, until: float) -> tuple[str, ...]:
    """How the round would go on from a position, as far as it can be told until then."""
    plies: list[str] = []
    while position.outcome is None and perf_counter() < until and not question.stop.is_set:
        values = Inquiry(replace(question, position=position, every=False)).values()
        token = next(iter(values))
        if not values[token].proved:
            break
        plies.append(token)
        position = position.play(token)
    return tuple(plies)


class Inquiry:
    """What the plies of one position are worth, narrowed down question by question."""

    def __init__(self, question: Question) -> None:
        self.position, self.every = question.position, question.every
        self.asker = Asker(question.limit, question.stop)
        self.player = self.position.to_move or 1
        self.second = second_moves(self.position.state)
        self.after = following(self.position)
        self.shown = {token: at_once(t, self.player) for token, t in self.after.items()}
        self.wins = any(value.at_least == WIN for value in self.shown.values())
        unclear = [token for token, value in self.shown.items() if not value.proved]
        self.ends: dict[str, Ends] = dict.fromkeys(unclear, (LOSS, WIN))

    def values(self) -> dict[str, Value]:
        """The value of each ply, the best first; not `every`: until a best one is known."""
        while (self.every or not self.wins) and self.asker.another_round():
            for with_draw in (self.second, not self.second):
                self.ask(with_draw)
        asked = {token: self.value(ends) for token, ends in self.ends.items()}
        return dict(sorted((self.shown | asked).items(), key=lambda item: -item[1].worth))

    def value(self, ends: Ends) -> Value:
        """Seen by the player to move."""
        if self.second:
            return Value(self.player, *ends)
        return Value(3 - self.player, *ends).seen_by(self.player)

    def ask(self, with_draw: bool) -> None:
        """Whether player 2 gets that: with the best ply, and with each."""
        state, good = self.position.state, self.second
        best = None if self.wins else self.asker.gets(state, last_of(self.position), with_draw)
        if best is None and not self.every:
            return
        copying, reached = mirrored(state) and not self.second, False
        for token in sorted(self.ends, key=lambda token: self.known(token, with_draw) != good):
            result = best
            if best is None or best == good:
                low, high = self.ends[token]
                if low == high or (reached and not self.every):
                    continue
                last = TOKENS.index(token) if copying else UNMIRRORED
                result = self.asker.gets(self.after[token], last, with_draw)
            reached = reached or result == good
            self.ends[token] = narrowed(self.ends[token], with_draw, result)

    def known(self, token: str, with_draw: bool) -> bool | None:
        """What was found out before about a ply."""
        return self.asker.known(self.after[token], with_draw)


def narrowed(ends: Ends, with_draw: bool, result: bool | None) -> Ends:
    """The same with the answer to one more question; None if there is none."""
    low, high = ends
    if result is None:
        return ends
    if result:
        return max(low, DRAW if with_draw else WIN), high
    return low, min(high, LOSS if with_draw else DRAW)


def second_moves(s: State) -> bool:
    """Whether it is the turn of the player who did not start."""
    return sum(s.stock) % 2 == 1


def last_of(position: Position) -> int:
    """The last ply if the board was its own mirror image before it."""
    before = next(islice(position.line(), 1, None), None)
    if before is None or not second_moves(position.state) or not mirrored(before.state):
        return UNMIRRORED
    return TOKENS.index(position.moves[-1])


def following(position: Position) -> dict[str, State]:
    """What each legal ply leads to: first the opposite ply, then where the fewest are harmless."""
    last = last_of(position)
    copy = UNMIRRORED if last == UNMIRRORED else opposite(last)
    plies = dict(zip(position.legal, position.plies, strict=True))
    after = {token: play(position.state, ply) for token, ply in plies.items()}

    def order(item: tuple[str, State]) -> tuple[bool, int]:
        return plies[item[0]] != copy, popcount(harmless(item[1]))

    return dict(sorted(after.items(), key=order))


def at_once(t: State, player: int) -> Value:
    """What a ply is worth to who makes it, if that shows at once: it ends the round, or lets it."""
    if t.over:
        return Value.win(player, 1) if t.over >> (player - 1) & 1 else Value.draw(player)
    return Value.loss(player, 2) if wins_next(t) == YES else Value.unknown(player)

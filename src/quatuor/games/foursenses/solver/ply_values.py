"""What each ply of foursenses for two is worth, narrowed down query by query.

Two queries tell how a round ends: does player 2 get at least a draw, and does player 2 win? First
comes the one that tells whether the mover is safe. How many plies a win takes is not told.
"""

from itertools import islice

from quatuor.compiler.bits import popcount
from quatuor.game import Position
from quatuor.games.foursenses.evaluation import wins_next
from quatuor.games.foursenses.rules import TOKENS, State, play
from quatuor.games.foursenses.solver.queries import Queries
from quatuor.games.foursenses.solver.safe_moves import safe_moves
from quatuor.games.foursenses.solver.search import UNMIRRORED, mirrored, opposite
from quatuor.search.immediate_wins import YES
from quatuor.search.request import SearchRequest
from quatuor.search.value import DRAW, LOSS, WIN, Value

Ends = tuple[int, int]
"""How a round ends for player 2: at least, at most."""


class PlyValues:
    """What the plies of one position are worth, narrowed down query by query."""

    def __init__(self, request: SearchRequest, nodes: int | None = None) -> None:
        self.position, self.every = request.position, request.every
        self.queries = Queries(nodes, request.stop)
        self.player = self.position.to_move or 1
        self.second = second_moves(self.position.state)
        self.after = following(self.position)
        self.shown = {token: at_once(t, self.player) for token, t in self.after.items()}
        self.wins = any(value.at_least == WIN for value in self.shown.values())
        unclear = [token for token, value in self.shown.items() if not value.proved]
        self.ends: dict[str, Ends] = dict.fromkeys(unclear, (LOSS, WIN))

    def values(self) -> dict[str, Value]:
        """The value of each ply, the best first; not `every`: until a best one is known."""
        while (self.every or not self.wins) and self.queries.another_round():
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
        best = (
            None if self.wins else self.queries.achieves(state, last_of(self.position), with_draw)
        )
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
                result = self.queries.achieves(self.after[token], last, with_draw)
            reached = reached or result == good
            self.ends[token] = narrowed(self.ends[token], with_draw, result)

    def known(self, token: str, with_draw: bool) -> bool | None:
        """What was found out before about a ply."""
        return self.queries.known(self.after[token], with_draw)


def narrowed(ends: Ends, with_draw: bool, result: bool | None) -> Ends:
    """The same with the answer to one more query; None if there is none."""
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
    """What each legal ply leads to: first the opposite ply, then where the fewest are safe."""
    last = last_of(position)
    copy = UNMIRRORED if last == UNMIRRORED else opposite(last)
    plies = dict(zip(position.legal, position.plies, strict=True))
    after = {token: play(position.state, ply) for token, ply in plies.items()}

    def order(item: tuple[str, State]) -> tuple[bool, int]:
        return plies[item[0]] != copy, popcount(safe_moves(item[1]))

    return dict(sorted(after.items(), key=order))


def at_once(t: State, player: int) -> Value:
    """What a ply is worth to who makes it, if that shows at once: it ends the round, or lets it."""
    if t.over:
        return Value.win(player, 1) if t.over >> (player - 1) & 1 else Value.draw(player)
    return Value.loss(player, 2) if wins_next(t) == YES else Value.unknown(player)

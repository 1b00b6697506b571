"""A match is one round or several: who starts, what a round is worth, when it is decided."""

from collections.abc import Iterable
from dataclasses import dataclass

from quatuor.errors import IllegalMove, MoveError
from quatuor.game import Game, Outcome, Position
from quatuor.notation import LEAVES, player_in, tokens_in
from quatuor.quick_replace import replace

STAKE = "stake="
STARTS = "starts="


@dataclass(frozen=True)
class Match:
    """A match at one moment; playing gives a new match and leaves this one as it is.

    Before the first ply of a round two things may be settled that the rules leave to the players,
    each as a move of its own: what the round is worth, in a game with stakes (`stake=3`), and, from
    the second round on, who starts it (`starts=2`).

    Where more than two play, one of them may leave at any time (`leaves=2`): they are out of the
    round as the rules say, and of all later ones from the start. The others play on; the match ends
    when only one side is left. Whoever has left cannot win on points.
    """

    game: Game
    position: Position
    totals: tuple[int, ...]
    round: int
    starter: int
    past: tuple[Position, ...] = ()
    """The last positions of the finished rounds."""
    moves: tuple[str, ...] = ()
    """Everything that was played, all rounds together."""
    outcome: Outcome | None = None
    gone: tuple[int, ...] = ()
    """The players who have left the match."""

    @classmethod
    def of(cls, game: Game) -> "Match":
        """A match before its first ply."""
        first = game.options["first"]
        assert isinstance(first, int)
        return cls(game, game.start(), (0,) * game.players, 1, first)

    def from_round(
        self, number: int, starter: int | None = None, absent: tuple[int, ...] = ()
    ) -> "Match":
        """A match that has not begun, or a later round of it with the score at zero."""
        if number == self.round and starter is None:
            return self
        first = min(starter or self.starter, self.game.players)
        position = self.game.round(first, number, absent)
        return replace(self, position=position, round=number, starter=first, gone=absent)

    def play(self, moves: str | Iterable[str]) -> "Match":
        """The match after one token, or after a list of them."""
        match = self
        for at, token in enumerate(tokens_in(self.game.name, moves)):
            try:
                match = match.after(token)
            except MoveError as error:
                raise type(error)(str(error), token, at) from None
        return match

    def after(self, token: str) -> "Match":
        """The match after exactly this token; if it ends a round, the next one begins."""
        match = self.step(token)
        return match.next_round() if match.between_rounds else match

    def step(self, token: str) -> "Match":
        """The match after exactly this token; a round that it ends stays until `next_round`."""
        if self.outcome:
            raise IllegalMove(f"{token} cannot be played: the match is over")
        if "=" in token and (settled := self._settled(token)):
            return settled
        position = self.position.after(token)
        match = replace(self, position=position, moves=(*self.moves, token))
        return match._counted() if position.outcome else match

    def _settled(self, token: str) -> "Match | None":
        """The match after a token that settles something and is no ply; None for any other."""
        if token.startswith(STAKE) and "stake" in self.game.options:
            return self._staked(token)
        if token.startswith(STARTS):
            return self._started(token)
        if token.startswith(LEAVES):
            return self._left(token)
        return None

    def _staked(self, token: str) -> "Match":
        if self.position.parent:
            raise IllegalMove("the stake is set before the first ply of a round")
        game = self.position.game.replace(stake=token.removeprefix(STAKE))
        position = game.round(self.starter, self.round, self.gone)
        return replace(self, position=position, moves=(*self.moves, token))

    def _started(self, token: str) -> "Match":
        if self.position.parent or self.round == 1:
            raise IllegalMove("who starts is settled before the first ply of a later round")
        starter = player_in(token, STARTS, self.game.players)
        if starter in self.gone:
            raise IllegalMove(f"player {starter} has left the match and cannot start")
        position = self.position.game.round(starter, self.round, self.gone)
        return replace(self, position=position, starter=starter, moves=(*self.moves, token))

    def _left(self, token: str) -> "Match":
        """A player leaves: the round in play or to come, unless an ended one is still looked at.

        Before the first ply of a round it is as if they had never sat at it.
        """
        player = player_in(token, LEAVES, self.game.players)
        if player in self.gone:
            raise IllegalMove(f"player {player} has left the match already")
        if self.between_rounds and (ahead := self.next_round()._left(token)).outcome:
            return ahead
        gone, starter = (*self.gone, player), self.starter
        if self.position.parent:
            position = self.position.after(token)
        else:
            starter = self._staying(starter, gone)
            position = self.position.game.round(starter, self.round, gone)
        match = replace(
            self, position=position, starter=starter, gone=gone, moves=(*self.moves, token)
        )
        return match._counted() if position.outcome and not self.position.outcome else match

    def _staying(self, player: int, gone: tuple[int, ...]) -> int:
        """This player, or the next one in order who has not left."""
        while player in gone:
            player = player % self.game.players + 1
        return player

    @property
    def absent(self) -> tuple[int, ...]:
        """The players who had left before the round began."""
        if not self.gone:
            return ()
        left = [token for token in self.position.moves if token.startswith(LEAVES)]
        return tuple(player for player in self.gone if f"{LEAVES}{player}" not in left)

    def _counted(self) -> "Match":
        """Add the points of the finished round; perhaps that decides the match."""
        game, state = self.position.game, self.position.state
        totals = tuple(a + b for a, b in zip(self.totals, self._points(), strict=True))
        counting = [-1 if player in self.gone else total for player, total in enumerate(totals, 1)]
        ending = self.game.rules.verdict(state, counting, self.round, game.options)
        outcome = self._last_side() or (Outcome(*ending) if ending else None)
        return replace(self, totals=totals, past=(*self.past, self.position), outcome=outcome)

    def _last_side(self) -> Outcome | None:
        """The end of the match if all others have left it: a next round would be over at once."""
        return self._opening(self.gone).outcome if self.gone else None

    def goes_on_without(self, players: Iterable[int]) -> bool:
        """Whether more than one side is left when these players leave as well."""
        return self._opening((*self.gone, *players)).outcome is None

    def _opening(self, gone: Iterable[int]) -> Position:
        """A round before its first ply, without these players."""
        return self.position.game.round(self.starter, self.round, gone)

    def _points(self) -> tuple[int, ...]:
        """What the finished round adds to each player's total."""
        return self.game.rules.points(self.position.state, self.position.game.options)

    @property
    def between_rounds(self) -> bool:
        """Whether a round has ended and the next one has not begun."""
        return self.outcome is None and self.position.outcome is not None

    def next_round(self) -> "Match":
        """The match with the round after the finished one begun."""
        game = self.position.game
        starter = self.game.rules.starter(self.position.state, self.starter, game.options)
        starter = self._staying(starter, self.gone)
        position = game.round(starter, self.round + 1, self.gone)
        return replace(self, position=position, round=self.round + 1, starter=starter)

    def taken_back(self, count: int) -> "Match":
        """The match before its last tokens, at least one, all of them plies of this round.

        A round that they have ended is in play again, and its points are gone.
        """
        totals, position = self.totals, self.position
        if position.outcome:
            totals = tuple(a - b for a, b in zip(totals, self._points(), strict=True))
        for _ in range(count):
            assert position.parent is not None
            position = position.parent
        moves = self.moves[: len(self.moves) - count]
        return replace(self, position=position, totals=totals, moves=moves, outcome=None)

    @property
    def legal(self) -> tuple[str, ...]:
        """The tokens that may be played now; none when the match is over."""
        return () if self.outcome else self.position.legal

    @property
    def to_move(self) -> int | None:
        """The player to move; None when the match is over or both may act."""
        return None if self.outcome else self.position.to_move

    @property
    def scores(self) -> tuple[int, ...]:
        """What the players read on the score slide."""
        return self.game.rules.scores(self.position.state, self.totals)

    def _repr_html_(self) -> str:
        """What a notebook shows: the position, and below it the round, the scores and the end."""
        told = [f"round {self.round}", f"scores {' : '.join(map(str, self.scores))}"]
        if self.outcome:
            who = " and ".join(f"player {player}" for player in self.outcome.winners)
            told.append(f"{f'{who} won' if who else 'draw'} ({self.outcome.reason})")
        elif self.to_move:
            told.append(f"player {self.to_move} to move")
        caption = "; ".join(told)
        return f"<figure>{self.position.svg()}<figcaption>{caption}</figcaption></figure>"

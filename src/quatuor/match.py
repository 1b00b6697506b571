"""A match is one round or several: who starts, what a round is worth, when it is decided."""

from dataclasses import dataclass

from quatuor.errors import IllegalMove, MoveError
from quatuor.game import Game, Outcome, Position
from quatuor.notation import tokens_in
from quatuor.replacing import replace

STAKE = "stake="
STARTS = "starts="


@dataclass(frozen=True)
class Match:
    """A match at one moment; playing gives a new match and leaves this one as it is.

    Before the first ply of a round two things may be settled that the rules leave to the players,
    each as a move of its own: what the round is worth, in a game with stakes (`stake=3`), and, from
    the second round on, who starts it (`starts=2`).
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

    @classmethod
    def of(cls, game: Game) -> "Match":
        """A match before its first ply."""
        first = game.options["first"]
        assert isinstance(first, int)
        return cls(game, game.start(), (0,) * game.players, 1, first)

    def play(self, moves: str) -> "Match":
        """The match after one token, or after a list of them."""
        match = self
        for at, token in enumerate(tokens_in(self.game.name, moves)):
            try:
                match = match.after(token)
            except MoveError as error:
                raise type(error)(str(error), token, at) from None
        return match

    def after(self, token: str) -> "Match":
        """The match after exactly this token."""
        if self.outcome:
            raise IllegalMove(f"{token} cannot be played: the match is over")
        if token.startswith(STAKE) and "stake" in self.game.options:
            return self._staked(token)
        if token.startswith(STARTS):
            return self._started(token)
        position = self.position.after(token)
        match = replace(self, position=position, moves=(*self.moves, token))
        return match._next_round() if position.outcome else match

    def _staked(self, token: str) -> "Match":
        if self.position.parent:
            raise IllegalMove("the stake is set before the first ply of a round")
        game = self.position.game.replace(stake=token.removeprefix(STAKE))
        position = game.round(self.starter, self.round)
        return replace(self, position=position, moves=(*self.moves, token))

    def _started(self, token: str) -> "Match":
        if self.position.parent or self.round == 1:
            raise IllegalMove("who starts is settled before the first ply of a later round")
        players = [str(player) for player in range(1, self.game.players + 1)]
        if token.removeprefix(STARTS) not in players:
            raise IllegalMove(f"{token} names no player; the players are {', '.join(players)}")
        starter = int(token.removeprefix(STARTS))
        position = self.position.game.round(starter, self.round)
        return replace(self, position=position, starter=starter, moves=(*self.moves, token))

    def _next_round(self) -> "Match":
        """Count the finished round; then the match is decided, or the next round starts."""
        rules, game, state = self.game.rules, self.position.game, self.position.state
        gained = rules.points(state, game.options)
        totals = tuple(a + b for a, b in zip(self.totals, gained, strict=True))
        past = (*self.past, self.position)
        ending = rules.verdict(state, totals, self.round, game.options)
        if ending:
            return replace(self, totals=totals, past=past, outcome=Outcome(*ending))
        starter = rules.starter(state, self.starter, game.options)
        return replace(
            self,
            position=game.round(starter, self.round + 1),
            totals=totals,
            round=self.round + 1,
            starter=starter,
            past=past,
        )

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

"""Matches: rounds in a row, who starts each, what they score, and when it is decided."""

from abc import ABC, abstractmethod
from collections.abc import Callable

from .options import Options, number
from .plain import Plain
from .rounds import End, Round

Result = dict[str, object]
StartRound = Callable[[Options, int, int], Round]
"""Sets up a round from the options, its starter, and its number."""


class Match(Plain, ABC):
    """A match of one or more rounds; after each, unless it is decided, the next is set up."""

    def __init__(
        self, options: Options, start_round: StartRound, players: int, starter: int = 1
    ) -> None:
        self.options = options
        self.start_round = start_round
        self.players = players
        self.points = [0] * players
        self.round = 1
        self.rounds_over = 0
        self.result: Result | None = None
        self.left: list[int] = []
        self.untouched = True
        self.position = start_round(options, starter, self.round)

    @abstractmethod
    def settle(self, end: End) -> None:
        """Score a finished round and, if the match is decided by it, set the result."""

    def next_starter(self, end: End) -> int:
        """Who starts the round after this one: players take it in turns."""
        del end
        return self.position.starter % self.players + 1

    def legal(self) -> list[str]:
        """All legal tokens; none when the match is over."""
        return [] if self.result else self.position.legal()

    def play(self, token: str) -> None:
        """Play one token; a ValueError if it is not legal."""
        if token.startswith("leaves="):
            self.leave(int(token.removeprefix("leaves=")))
            return
        if token not in self.legal():
            raise ValueError(f"illegal: {token}")
        self.untouched = False
        self.position.apply(token)
        self.go_on()

    def go_on(self) -> None:
        """A round that is over is scored; unless that decides the match, another is set up."""
        end = self.position.end
        if end is None:
            return
        self.rounds_over += 1
        self.settle(end)
        if self.sides_left() == 1:
            self.decide(list(end.winners), "last")
        if self.result is None:
            self.round += 1
            starter = self.next_starter(end)
            while starter in self.left:
                starter = starter % self.players + 1
            self.begin_round(starter)

    def begin_round(self, starter: int) -> None:
        """The next round, without those who have left the match."""
        self.position = self.start_round(self.options, starter, self.round)
        for player in self.left:
            self.position.give_up(player)
        self.untouched = True

    def leave(self, player: int) -> None:
        """A player gives up: they leave this round, and take no part in later ones."""
        if self.result or player in self.left or player not in self.everybody():
            raise ValueError(f"player {player} cannot leave")
        self.left.append(player)
        if self.untouched:
            starter = self.position.starter
            while starter in self.left:
                starter = starter % self.players + 1
            self.begin_round(starter)
        else:
            self.position.give_up(player)
        self.go_on()

    def sides_left(self) -> int:
        """How many players, or teams, have not left the match."""
        staying = [player for player in self.everybody() if player not in self.left]
        return len({self.position.side(player) for player in staying})

    def decide(self, winners: list[int], reason: str) -> None:
        """The match is over."""
        self.result = {"winners": winners, "reason": reason}

    def decide_by_points(self, reason: str) -> None:
        """The match is over; the most points win, and equal is a draw."""
        best = [
            player for player in self.everybody() if self.points[player - 1] == max(self.points)
        ]
        self.decide(best if len(best) == 1 else [], reason)

    def add(self, points: dict[int, int]) -> None:
        """Points for players."""
        for player, value in points.items():
            self.points[player - 1] += value

    def everybody(self) -> range:
        """All players in order."""
        return range(1, self.players + 1)

    @property
    def to_move(self) -> int | None:
        """The player to move; None when the match is over or everybody may act at once."""
        return self.position.to_move

    @property
    def scores(self) -> list[int]:
        """Points of the match, or of the round where the round keeps score."""
        running = self.position.running_scores()
        return list(self.points) if running is None else running

    @property
    def board(self) -> object:
        """The board of the current round, or of the last one."""
        return self.position.board()

    @property
    def hand(self) -> list[int]:
        """Pieces in hand."""
        return self.position.hand()

    @property
    def powers(self) -> list[str]:
        """Unused power pieces of each player."""
        return self.position.powers()


class FirstToWins(Match):
    """The first to `wins` points; a round is worth one to each of its winners, or the stake."""

    def __init__(self, options: Options, start_round: StartRound, players: int = 2) -> None:
        super().__init__(options, start_round, players, number(options, "first"))

    def worth(self) -> int:
        """What winning a round scores."""
        return number(self.options, "stake") if "stake" in self.options else 1

    def settle(self, end: End) -> None:
        """The winners score; a drawn round ends a match that is for a single win."""
        wins = number(self.options, "wins")
        self.add({winner: self.worth() for winner in end.winners})
        if any(self.points[winner - 1] >= wins for winner in end.winners) or (
            wins == 1 and not end.winners
        ):
            self.decide(list(end.winners), end.reason)


class FirstToTarget(Match):
    """The first to `target` points, which the rounds give."""

    def settle(self, end: End) -> None:
        """Add what the round gave."""
        self.add(end.points)
        if max(self.points) >= number(self.options, "target"):
            self.decide_by_points("target")

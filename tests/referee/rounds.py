"""One round: what every game must answer, and how turns, passes and repetition go."""

from abc import ABC, abstractmethod
from dataclasses import dataclass, field

from .plain import Plain

Board = object
OCCURRENCES_THAT_END_A_ROUND = 3


@dataclass(frozen=True)
class End:
    """How a round ended: who won it (nobody: a draw), why, and what each player scored in it."""

    winners: tuple[int, ...]
    reason: str
    points: dict[int, int] = field(default_factory=dict)


class Round(Plain, ABC):
    """One round of a game between players 1..players; `end` is None while it is being played."""

    def __init__(self, players: int, starter: int) -> None:
        self.players = players
        self.starter = starter
        self.to_move: int | None = starter
        self.end: End | None = None

    @abstractmethod
    def legal(self) -> list[str]:
        """All tokens that may be played now (asked only while the round is not over)."""

    @abstractmethod
    def apply(self, token: str) -> None:
        """Play a legal token."""

    @abstractmethod
    def board(self) -> Board:
        """The board as a person would draw it, in the shape that `quatuor replay` prints."""

    @abstractmethod
    def hand(self) -> list[int]:
        """Pieces in hand."""

    def powers(self) -> list[str]:
        """Unused power pieces of each player."""
        return [""] * self.players

    def running_scores(self) -> list[int] | None:
        """The points inside this round, in games whose round keeps score."""
        return None

    def everybody(self) -> range:
        """All players in order."""
        return range(1, self.players + 1)

    def side(self, player: int) -> tuple[int, ...]:
        """Everybody who wins when the player wins."""
        return (player,)

    def give_up(self, player: int) -> None:
        """A player leaves the round to the others, where there are several."""
        raise ValueError(f"player {player} cannot leave the round of this game")


class TurnRound(Round):
    """A round in which players take turns."""

    def __init__(self, players: int, starter: int) -> None:
        super().__init__(players, starter)
        self.seen: dict[object, int] = {}

    def mover(self) -> int:
        """The player whose turn it is."""
        assert self.to_move is not None
        return self.to_move

    def after(self, player: int) -> int:
        """The next player in order."""
        return player % self.players + 1

    @abstractmethod
    def position(self) -> object:
        """Everything that affects future play, the player to move left out."""

    def takes_turn(self) -> bool:
        """Whether the player to move, whose turn has just come, can do something with it."""
        return bool(self.legal())

    def end_turn(self) -> None:
        """The turn goes to the next player."""
        self.begin_turn(self.after(self.mover()))

    def begin_turn(self, player: int) -> None:
        """The turn goes to `player`, or to the first after them who need not pass.

        Two laps, because on the first one a player may only have been held back by a penalty.
        """
        for _ in range(2 * self.players):
            self.to_move = player
            if self.takes_turn():
                self.count_occurrence()
                return
            player = self.after(player)
        self.finish(self.undecided("blocked"))

    def count_occurrence(self) -> None:
        """Note the position at the start of a turn; its third occurrence ends the round."""
        key = (self.mover(), self.position())
        self.seen[key] = self.seen.get(key, 0) + 1
        if self.seen[key] == OCCURRENCES_THAT_END_A_ROUND:
            self.finish(self.undecided("repetition"))

    def undecided(self, reason: str) -> End:
        """The end of a round that nobody won on the board: the higher score, otherwise a draw."""
        scores = self.running_scores()
        if scores is None or scores.count(max(scores)) > 1:
            return End((), reason)
        return End((scores.index(max(scores)) + 1,), reason)

    def finish(self, end: End) -> None:
        """The round is over."""
        self.end = end
        self.to_move = None

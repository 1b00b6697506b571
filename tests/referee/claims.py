"""Rounds in which a win may have to be announced: q4 and foursenses, with their penalties."""

from abc import abstractmethod

from .options import Options
from .rounds import End, TurnRound

CLAIM_OPTIONS = ("auto", "announce")
WRONG_CLAIM_OPTIONS = ("pass", "none", "lose")


class ClaimingRound(TurnRound):
    """A turn is one placement, which `!` may follow; `!` alone may come before it, once a turn."""

    reason_of_win = "line"

    def __init__(self, options: Options, players: int, starter: int) -> None:
        super().__init__(players, starter)
        self.announce = options["claims"] == "announce"
        self.wrong_claim = options["wrong_claim"]
        self.out: list[int] = []
        self.must_skip: list[int] = []
        self.announced_alone = False

    @abstractmethod
    def placements(self) -> list[str]:
        """Legal tokens of the player to move, without announcements."""

    @abstractmethod
    def place(self, token: str) -> None:
        """Do what the token says on the board."""

    @abstractmethod
    def can_win(self, player: int) -> bool:
        """Whether something stands that the player may win with."""

    @abstractmethod
    def board_is_empty(self) -> bool:
        """Whether nothing has been placed."""

    @abstractmethod
    def exhausted(self) -> str:
        """Why the round ends as a draw after this placement; empty if it goes on."""

    def give_up_hand(self, player: int) -> None:
        """What leaving the round does to the pieces of the player."""
        del player

    def win(self, player: int, reason: str) -> None:
        """The player's side wins the round."""
        self.finish(End(self.side(player), reason))

    def takes_turn(self) -> bool:
        """A player who is out has no turn, a penalty costs one, and `!` alone would be no ply."""
        me = self.mover()
        if me in self.out:
            return False
        if me in self.must_skip:
            self.must_skip.remove(me)
            return False
        return bool(self.placements())

    def legal(self) -> list[str]:
        """Placements, each with and without an announcement, and the announcement alone."""
        plain = self.placements()
        if not self.announce:
            return plain
        alone = [] if self.announced_alone or self.board_is_empty() else ["!"]
        return plain + [f"{token}!" for token in plain] + alone

    def apply(self, token: str) -> None:
        """An announcement alone, or a placement with or without one."""
        if token == "!":
            self.announce_alone()
        else:
            self.place_and_judge(token.removesuffix("!"), token.endswith("!"))

    def announce_alone(self) -> None:
        """Nothing has been played yet: right wins, wrong may cost the turn or the round."""
        me = self.mover()
        if self.can_win(me):
            self.win(me, self.reason_of_win)
        elif self.wrong_claim == "none":
            self.announced_alone = True
        elif self.wrong_claim == "pass":
            self.end_turn()
        else:
            self.leave(me)
            if self.end is None:
                self.end_turn()

    def place_and_judge(self, token: str, announced: bool) -> None:
        """The placement, then its announcement, then what ends a round without a winner."""
        me = self.mover()
        self.place(token)
        if self.can_win(me) and (announced or not self.announce):
            self.win(me, self.reason_of_win)
            return
        if announced and self.wrong_claim == "pass":
            self.must_skip.append(me)
        if announced and self.wrong_claim == "lose":
            self.leave(me)
        if self.end is None and self.exhausted():
            self.finish(End((), self.exhausted()))
        if self.end is None:
            self.end_turn()

    def leave(self, player: int) -> None:
        """The player leaves the round; the last player or team left wins it."""
        self.out.append(player)
        self.give_up_hand(player)
        sides_left = {self.side(other) for other in self.still_in()}
        if len(sides_left) == 1:
            self.win(self.still_in()[0], "last")

    def give_up(self, player: int) -> None:
        """A player leaves at any time; if it was their turn, it is the next one's."""
        if self.players == 2:
            raise ValueError("of two nobody can leave the round")
        if player in self.out:
            return
        if player in self.must_skip:
            self.must_skip.remove(player)
        self.leave(player)
        if self.end is None and player == self.to_move:
            self.end_turn()

    def still_in(self) -> list[int]:
        """Players who have not left the round."""
        return [player for player in self.everybody() if player not in self.out]

    def end_turn(self) -> None:
        """The next player may announce again."""
        self.announced_alone = False
        super().end_turn()

    def penalties(self) -> object:
        """The part of the position that announcements have made."""
        return tuple(sorted(self.out)), tuple(sorted(self.must_skip))

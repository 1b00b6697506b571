"""What engines and tables need to know about a game before they touch it."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Facts:
    """An engine reads these and refuses a game it does not suit, in a sentence."""

    turns: bool = True
    """Players move one after the other; false where both may act at any time."""
    chance: bool = False
    """What happens is decided outside the rules (where a thrown token lands)."""
    compiled: bool = True
    """The rules are kernels on machine words; false where they are plain Python."""
    shared: bool = False
    """All pieces are everybody's: what lies on the board anybody may complete."""

    leaving: bool = False
    """Where more than two play, the others play on when one gives up (`leave_round`)."""

    links: tuple[tuple[str, str], ...] = ()
    """Other sites whose links tell a position of the plain game by its moves: (host, parameter)."""

    @property
    def searchable(self) -> bool:
        """Whether an engine can look ahead: turns, machine words, and nothing left to chance."""
        return self.turns and self.compiled and not self.chance

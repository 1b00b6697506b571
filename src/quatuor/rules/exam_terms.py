"""Of which options a game keeps questions whose answers are known, and how they are found."""

from typing import NamedTuple


class ExamTerms(NamedTuple):
    """The terms on which questions are made; the same terms make the same questions."""

    options: dict[str, object]
    plies: tuple[int, int]
    """After how many plies of a round there are questions: the fewest and the most."""
    nodes: int
    """How many nodes may be searched to prove what an action is worth."""
    first_nodes: int | None = None
    """Only positions are tried whose own value is proved with so many; all of them if not told."""
    rounds: int = 60
    """How many rounds questions are taken from."""
    levels: tuple[str, ...] = ("first", "easy", "medium")
    """Who plays those; nobody, and they are played at random.

    Random rounds leave lines open on all sides, so that few questions in them are hard.
    """

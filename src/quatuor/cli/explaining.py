"""What a move does, in sentences for the terminal."""

from collections.abc import Callable, Iterable

from quatuor.players.explanations import Fact


def sentences(say: Callable[..., str], facts: Iterable[Fact]) -> list[str]:
    """One sentence for each fact."""
    return [sentence(say, fact) for fact in facts]


def sentence(say: Callable[..., str], fact: Fact) -> str:
    """The words of a fact; cells and moves as the notation writes them."""
    told = say(
        f"explain-{fact.kind}",
        who=say("player", player=fact.player),
        move=fact.move,
        other=fact.other,
        cell=fact.cell,
        below=fact.below,
        first=fact.cells[0] if fact.cells else "",
        last=fact.cells[-1] if fact.cells else "",
        count=fact.count,
    )
    return told[:1].upper() + told[1:]

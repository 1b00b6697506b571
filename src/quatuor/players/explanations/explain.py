"""All facts of a ply, those that decide first."""

from collections.abc import Iterator

from quatuor.game import Position
from quatuor.pictures.lines import standing
from quatuor.players.explanations.fact import Fact
from quatuor.players.explanations.general import GENERAL
from quatuor.players.explanations.scene import Scene
from quatuor.rules.endings import LINE, PATTERN
from quatuor.rules.tokens import CLAIM
from quatuor.search.claims import must_claim
from quatuor.search.value import Value

MOST = 4
"""Facts of one ply; more would not be read."""


def explain(position: Position, token: str, value: Value | None = None) -> tuple[Fact, ...]:
    """What this ply does here, as facts that are true; nothing where nothing simple is.

    Some facts need a proof: `value` is what an engine says the ply is worth to who plays it.
    """
    after = position.after(token)
    if after.outcome and after.outcome.reason == "repetition":
        return ()
    if not position.game.rules.FACTS.searchable:
        return tuple(_by_hand(position, token))
    return tuple(_facts(position, token, value))[:MOST]


def _facts(position: Position, token: str, value: Value | None) -> Iterator[Fact]:
    lines = standing(position.game.name, position.state)
    if must_claim(position.game) and (lines or token == CLAIM):
        yield from _announcing(position, token)
        return
    scene = Scene.of(position, token)
    lined = bool(scene.over) and scene.over >> 4 in (LINE, PATTERN)
    if token.endswith(CLAIM) and not lined:
        yield Fact("announces-nothing")
        return
    for kind in GENERAL:
        yield from kind(scene)
    if must_claim(position.game) and lined and not token.endswith(CLAIM):
        yield Fact("unannounced")
    yield from getattr(scene.own, "facts", _nothing)(scene, value)


def _announcing(position: Position, token: str) -> Iterator[Fact]:
    """An announcement, or that one was due; what else is played then matters little."""
    won = position.after(token).outcome
    mover = position.to_move
    lines = [
        line.cells
        for line in standing(position.game.name, position.state)
        if line.owner in (0, mover)
    ]
    if token.endswith(CLAIM) and lines and won is not None and mover in won.winners:
        yield Fact("announces", lines[0])
    elif token == CLAIM:
        yield Fact("announces-nothing")
    elif lines and CLAIM in position.legal and not token.endswith(CLAIM):
        yield Fact("misses-line", lines[0])


def _by_hand(position: Position, token: str) -> Iterator[Fact]:
    """Of a game that hands decide: the line that a token has made."""
    after = position.after(token)
    if after.outcome and after.outcome.reason == "line":
        player = after.outcome.winners[0]
        lines = [line.cells for line in standing(after.game.name, after.state)]
        told = [cells for cells in after.told_lines if cells in lines]
        yield Fact("line-of", told[0] if told else (), player)


def _nothing(_scene: Scene, _value: Value | None) -> tuple[Fact, ...]:
    """For a game that has nothing of its own to tell."""
    return ()

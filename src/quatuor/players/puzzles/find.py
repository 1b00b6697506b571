"""What a position may be a puzzle of: searched with engines that know nothing of puzzles.

Whatever is found here is only suspected; `main_line` and `check` prove it.
"""

from collections.abc import Iterator

from quatuor.game import Position
from quatuor.players.puzzles.source import Asked, Source
from quatuor.players.static_threats import static_threats
from quatuor.search import alphabeta
from quatuor.search.alphabeta.search import unsupported
from quatuor.search.claims import must_claim
from quatuor.search.limit import Limit
from quatuor.search.value import DRAW, LOSS, WIN, Value

MEGABYTES = 1
NODES = 40_000
BEYOND = 2
"""Plies beyond the asked ones in which no other ply may win, and the defence may not lose."""


def suspects(position: Position, source: Source) -> Iterator[Asked]:
    """The kinds of puzzle that this position may be, the number of plies with each.

    Where two plies win at once, or where all let another win at once, no single ply is the answer.
    """
    if len(position.legal) < 2:
        return
    for finder in source.finders:
        yield from finder(position)
    if not position.game.rules.FACTS.searchable:
        return
    if must_claim(position.game):
        yield from _to_announce(position)
        return
    threats = static_threats(position, 0, 0)
    wins = sum(ply.wins for ply in threats)
    safe = sum(ply.answer < 0 and not ply.loses for ply in threats)
    if wins > 1 or not safe or safe > source.most_safe:
        return
    if unsupported(position.game) is None:
        yield from _by_alphabeta(position, source.depth)
    elif wins:
        yield "win", 1
    elif safe == 1:
        yield ("next" if position.game.players > 2 else "defence"), 2


def _by_alphabeta(position: Position, depth: int) -> Iterator[Asked]:
    limit = Limit(nodes=NODES, depth=depth + BEYOND)
    values = alphabeta.search(position, limit, MEGABYTES, every=True).values
    wins = {token: value for token, value in values.items() if _is(value, WIN)}
    losses = {token: value for token, value in values.items() if _is(value, LOSS)}
    if len(wins) == 1:
        token, value = next(iter(wins.items()))
        if value.plies and value.plies <= depth:
            yield _kind_of_win(position, token), value.plies
            if value.plies == 3:
                yield "trap", 3
    elif not wins and len(losses) == len(position.legal) - 1:
        longest = max(value.plies or depth + 1 for value in losses.values())
        held = next(value for token, value in values.items() if token not in losses)
        if longest <= depth + 1:
            yield ("draw" if _is(held, DRAW) else "defence"), longest


def _is(value: Value, worth: int) -> bool:
    return value.proved and value.at_least == worth


def _kind_of_win(position: Position, token: str) -> str:
    """Whether it is a piece with a power that wins."""
    descriptor = position.game.rules.DESCRIPTOR
    return "power" if descriptor.parts_of(token).kind in _powers(position) else "win"


def _powers(position: Position) -> set[str]:
    return set("".join(position.powers))


def _to_announce(position: Position) -> Iterator[Asked]:
    """A line that stands, or that one ply completes, and that has to be announced."""
    rules, player = position.game.rules, position.to_move
    wins = []
    for token, ply in zip(position.legal, position.plies, strict=True):
        if token.endswith("!") and rules.over(rules.play(position.state, ply)) & 15:
            wins.append(token)
        if len(wins) > 1 and "!" not in position.legal:
            return
    if player and (wins[-1:] == ["!"] or len(wins) == 1):
        yield "announce", 1

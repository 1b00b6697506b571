"""The best line, read from the table after a search."""

from quatuor.compiler.words import mix, words
from quatuor.game import Position
from quatuor.rules.endings import winners
from quatuor.search.alphabeta.table import Table, hint_in

LONGEST = 40


def best_line(position: Position, first: str, table: Table, seed: int) -> tuple[str, ...]:
    """The tokens from `first` on, as far as the table remembers; a win at hand is played."""
    position = position.play(first)
    line = [first]
    while not position.outcome and len(line) < LONGEST:
        token = _remembered(position, table, seed) or _winning(position)
        if token is None:
            break
        position = position.play(token)
        line.append(token)
    return tuple(line)


def _remembered(position: Position, table: Table, seed: int) -> str | None:
    """The best ply that the table knows here, if it is legal."""
    ply = hint_in(table.content(mix(words(position.state)) ^ seed))
    return position.game.rules.TOKENS[ply] if ply in position.plies else None


def _winning(position: Position) -> str | None:
    """A ply that wins the round at once."""
    rules, player = position.game.rules, position.to_move
    for ply in position.plies:
        if player in winners(rules.over(rules.play(position.state, ply))):
            return rules.TOKENS[ply]
    return None

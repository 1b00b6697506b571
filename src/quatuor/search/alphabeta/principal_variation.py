"""The principal variation, read from the transposition table after a search."""

from quatuor.compiler.words import mix, words
from quatuor.game import Position
from quatuor.rules.endings import winners
from quatuor.search.alphabeta.transposition_table import TranspositionTable, best_ply_in

LONGEST = 40


def principal_variation(
    position: Position, first: str, table: TranspositionTable, seed: int
) -> tuple[str, ...]:
    """The tokens from `first` on, as far as the table has it; an immediate win is played."""
    position = position.play(first)
    line = [first]
    while not position.outcome and len(line) < LONGEST:
        token = _table_ply(position, table, seed) or _winning_ply(position)
        if token is None:
            break
        position = position.play(token)
        line.append(token)
    return tuple(line)


def _table_ply(position: Position, table: TranspositionTable, seed: int) -> str | None:
    """The best ply that the table knows here, if it is legal."""
    ply = best_ply_in(table.content(mix(words(position.state)) ^ seed))
    return position.game.rules.TOKENS[ply] if ply in position.plies else None


def _winning_ply(position: Position) -> str | None:
    """A ply that wins the round at once."""
    rules, player = position.game.rules, position.to_move
    for ply in position.plies:
        if player in winners(rules.over(rules.play(position.state, ply))):
            return rules.TOKENS[ply]
    return None

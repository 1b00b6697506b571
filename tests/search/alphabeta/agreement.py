"""Whether what a search says is true, of the position and of each of its plies."""

from quatuor.game import Position
from quatuor.search.analysis import Analysis
from quatuor.search.value import Value
from tests.search.alphabeta.referee import Referee


def check(position: Position, report: Analysis, referee: Referee) -> int:
    """Complain about any claim that is not true; how many values were proved."""
    player = position.to_move
    assert player is not None
    proved = 0 + agree(report.value, referee.judge(position), player, position)
    for token, value in report.values.items():
        result, plies = referee.judge(position.play(token))
        proved += agree(value, (result, plies + 1), player, position)
    return proved


def agree(value: Value, judged: tuple[int, int], player: int, position: Position) -> bool:
    """Complain unless the value says nothing but the truth; whether it says all of it."""
    result = judged[0] if player % 2 else -judged[0]
    said = f"{value} ({value.at_least}..{value.at_most}), but it is {result} in {judged[1]}"
    said += f" after {position!r}"
    assert value.player == player
    assert value.at_least <= result <= value.at_most, said
    if value.plies is not None:
        assert result, said
        assert judged[1] == value.plies if value.fastest else judged[1] <= value.plies, said
    return value.proved

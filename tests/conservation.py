"""Where the pieces of each game can be: nothing is lost and nothing comes from nowhere."""

from collections.abc import Callable

import quatuor as q


def puissance4(match: q.Match) -> None:
    """On the grid, in hand or an unused power disc: 21 a player, fewer once some have left."""
    position = match.position
    inside = slice(1, -1) if match.game.options["five"] else slice(None)
    grid = "".join(row[inside] for row in position.board)
    totals = [
        grid.count(player) + position.hand[at] + len(position.powers[at])
        for at, player in enumerate("12")
    ]
    if match.game.options["ejected"] == "back":
        assert totals == [21, 21]
    else:
        assert all(0 <= total <= 21 for total in totals)


def top10(match: q.Match) -> None:
    """On the grid, kept, or in hand: to be filled in, or popped and about to be dropped back."""
    grid = "".join(match.position.board)
    for at, player in enumerate("12"):
        assert grid.count(player) + match.position.hand[at] + match.scores[at] == 21


def plus4(match: q.Match) -> None:
    """Ordinary pieces are on the grid or in hand; a bonus piece is on the grid or may be pushed."""
    position = match.position
    grid = "".join(position.board)
    bonus = match.game.options["mode"] != "elementary"
    for at, (ordinary, special) in enumerate((("1", "A"), ("2", "B"))):
        assert grid.count(ordinary) + position.hand[at] == match.game.options["discs"]
        assert grid.count(special) <= int(bonus)
        if position.to_move == at + 1:
            assert ("B1" in position.legal) == (bonus and special not in grid)
            assert ("1" in position.legal) == (position.hand[at] > 0)


def q4(match: q.Match) -> None:
    """On a board or in hand; whoever has left the round has none in hand."""
    position = match.position
    cells = "".join(row for board in position.board for row in board)
    for at, hand in enumerate(position.hand):
        total = cells.count(str(at + 1)) + hand
        may_leave = match.game.options["wrong_claim"] == "lose" or at + 1 in match.gone
        assert total == match.game.options["marbles"] or (may_leave and hand == 0)


def foursenses(match: q.Match) -> None:
    """A single is one level high, a double two; a ply is a piece, but for a lone announcement."""
    position = match.position
    solid, holed, doubles = position.hand
    plies = [token for token in position.moves if not token.startswith("leaves=")]
    levels = sum(int(cell[1]) for row in position.board for cell in row.split() if cell != "--")
    assert levels == 8 - solid + 8 - holed + 2 * (8 - doubles)
    assert 24 - solid - holed - doubles == len(plies) - plies.count("!")


def flip(match: q.Match) -> None:
    """In a cell or not yet landed; the others have been removed, and never come back."""
    totals = []
    for position in match.position.line():
        cells = "".join(position.board.values())
        totals.append([cells.count(str(at + 1)) + hand for at, hand in enumerate(position.hand)])
    for ones_and_twos in zip(*totals, strict=True):
        assert sorted(ones_and_twos) == list(ones_and_twos)
        assert ones_and_twos[-1] == 21


LAWS: dict[str, Callable[[q.Match], None]] = {
    "puissance4": puissance4,
    "top10": top10,
    "plus4": plus4,
    "q4": q4,
    "foursenses": foursenses,
    "flip": flip,
}

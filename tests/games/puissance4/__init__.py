"""`puissance4` for tests that run over all games: its settings, and where its pieces can be."""

from itertools import product

import quatuor as q


def _settings() -> list[dict[str, object]]:
    combined = product((False, True), (False, True), (False, True))
    found: list[dict[str, object]] = [
        {"pop_out": pop_out, "power": power, "five": five} for pop_out, power, five in combined
    ]
    everything = {"pop_out": True, "power": True}
    for both_lines, ejected in product(("mover", "opponent", "draw"), ("back", "out")):
        found.append({**everything, "both_lines": both_lines, "ejected": ejected})
    return [*found, {"wins": 3, "first": 2}]


SETTINGS = _settings()


def conserved(match: q.Match) -> None:
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

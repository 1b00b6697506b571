"""The match of a table as a game record, to be kept or studied."""

from quatuor.record import Record
from quatuor.table.refusal import Refusal, require
from quatuor.table.setup import is_blind
from quatuor.table.state import Table


def record_of(table: Table) -> Record:
    """The record so far; of a game that nobody may see, only once the match is over."""
    if table.match is None:
        raise Refusal("not_begun", "no match has been played here")
    hidden = is_blind(table.match.game) and table.phase in ("playing", "between")
    require(not hidden, "hidden", "nobody may see this match before it is over")
    return Record(table.match, tags_of(table))


class MatchFinder:
    """Finds one match of a table, counted from 1, as it was when it ended."""

    def __init__(self, number: int) -> None:
        self.number = number
        self._found: Table | None = None

    def visit(self, table: Table) -> bool:
        """Visit the table after each event; false once later ones are about later matches."""
        here = table.number == self.number and table.match is not None
        found = self._found
        ended = found is not None and found.phase == "over" == table.phase
        if here and not ended:
            self._found = table
        return table.number <= self.number

    def record(self) -> Record:
        """The record of the match."""
        if self._found is None:
            reason = f"match {self.number} has not been played at this table"
            raise Refusal("no_match", reason)
        return record_of(self._found)


def tags_of(table: Table) -> dict[str, str]:
    """Who played, from which move on, and how it ended where the moves alone do not say so."""
    tags = {
        f"Player {number}": ", ".join(person.name for person in seat.people)
        or f"computer ({seat.level})"
        for number, seat in enumerate(table.seats, 1)
        if seat.taken
    }
    given = len(table.setup.wanted.given) if table.setup else 0
    if given:
        tags["Given"] = f"the first {given} moves"
    if table.match and table.result and not table.match.outcome:
        winners = " and ".join(map(str, table.result.winners)) or "draw"
        tags["Ended"] = f"{winners} ({table.result.reason})"
    return tags

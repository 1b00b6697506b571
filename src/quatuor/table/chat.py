"""Remarks to everybody at the table."""

from quatuor.quick_replace import replace
from quatuor.table.events import Said
from quatuor.table.people import people_at
from quatuor.table.refusal import Refusal, require
from quatuor.table.state import Remark, Table

TEXT = 140
"""The most characters of a remark."""
REMARKS = 20
"""How many remarks a table remembers."""


def said(table: Table, event: Said, now: int) -> Table:
    """A few words, of which the table remembers the last ones."""
    names = [person.name for person in people_at(table) if person.key == event.by]
    require(bool(names), "not_here", "you are not at this table")
    text = " ".join(event.text.split())
    if not 0 < len(text) <= TEXT or not text.isprintable():
        raise Refusal("bad_text", f"a remark is one line of 1 to {TEXT} characters")
    return replace(table, said=(*table.said, Remark(names[0], text, now))[-REMARKS:])

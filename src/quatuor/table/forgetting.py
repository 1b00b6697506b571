"""A person is forgotten: the game stays; the name, the key and what was said lately go."""

from quatuor.quick_replace import replace
from quatuor.table.aliases import alias_name, alias_of
from quatuor.table.events import Forgotten
from quatuor.table.queries import require_room
from quatuor.table.seats import Person
from quatuor.table.state import Table


def forgotten(table: Table, event: Forgotten, _now: int) -> Table:
    """Everywhere at the table the person's key becomes the alias, and the name says nothing."""
    require_room(event.by)
    alias = event.person

    def key_for(key: str) -> str:
        return alias if key and alias_of(key) == alias else key

    def keys(known: tuple[str, ...]) -> tuple[str, ...]:
        return tuple(map(key_for, known))

    def people(known: tuple[Person, ...]) -> tuple[Person, ...]:
        gone = Person(alias, alias_name(alias))
        return tuple(gone if key_for(person.key) == alias else person for person in known)

    return replace(
        table,
        host=key_for(table.host),
        seats=tuple(replace(seat, people=people(seat.people)) for seat in table.seats),
        watchers=people(table.watchers),
        away=keys(table.away),
        ready=keys(table.ready),
        substituted=tuple(
            replace(lost, key=key_for(lost.key), by=key_for(lost.by)) for lost in table.substituted
        ),
        said=(),
        offer=replace(table.offer, by=key_for(table.offer.by)) if table.offer else None,
    )

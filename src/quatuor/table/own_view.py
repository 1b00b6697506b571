"""What concerns the viewer: a lost seat, requests to join, the open offer. A part of the view."""

from typing import Any

from quatuor.table.people import name_of
from quatuor.table.queries import seats_of_person
from quatuor.table.state import Offer, Table


def substitution_view(table: Table, key: str) -> dict[str, Any] | None:
    """The seat that this person has lost, who gave it away, and to which computer."""
    for lost in reversed(table.substituted):
        if key and lost.key == key:
            level = lost.level or None
            return {"seat": lost.seat, "by": name_of(table, lost.by), "level": level}
    return None


def requests_view(table: Table, key: str) -> dict[str, Any]:
    """Who waits for the host's answer, shown to the host; and what the viewer has asked for."""
    host = bool(key) and key == table.host
    own = next((one for one in table.requests if key and one.key == key), None)
    return {
        "requests": [
            {"name": name_of(table, one.key), "seat": one.seat}
            for one in table.requests
            if host and not one.rejected
        ],
        "request": {"seat": own.seat, "rejected": own.rejected} if own else None,
    }


def offer_view(table: Table, offer: Offer, key: str) -> dict[str, Any] | None:
    """The open offer, and for which seats the viewer has to answer.

    Whether to give up is discussed within the team.
    """
    yours = seats_of_person(table, key)
    if offer.what == "resign" and offer.seat not in yours:
        return None
    return {
        "by": name_of(table, offer.by),
        "number": offer.number,
        "seat": offer.seat,
        "what": offer.what,
        "value": offer.value,
        "answer": [
            seat for seat in offer.waiting if seat in yours and (seat, key) not in offer.consents
        ],
    }

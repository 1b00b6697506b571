"""Stored data that is not an event is refused with what is wrong."""

from typing import Any

import pytest

from quatuor.errors import BadRequest
from quatuor.table import event_data, event_from
from quatuor.table.events import Played

PLAYED = event_data(Played("ann", 1, "4", 17))


@pytest.mark.parametrize(
    ("data", "told"),
    [
        ({**PLAYED, "event": "Unheard"}, "there is no event 'Unheard'"),
        ({name: PLAYED[name] for name in PLAYED if name != "seat"}, "an event Played needs seat"),
        ({**PLAYED, "colour": "red"}, "an event Played has no colour"),
    ],
)
def test_data_that_is_not_an_event_is_refused_with_what_is_wrong(
    data: dict[str, Any], told: str
) -> None:
    with pytest.raises(BadRequest, match=f"^{told}$"):
        event_from(data)

"""The browser, the room and the visitors of the tests of the page, who look at a lot at once."""

from collections.abc import Iterator

import pytest

from tests.web.conftest import guest, pages, room, visit

__all__ = ["guest", "pages", "room", "visit"]
MUCH = "person=1000/10000 address=1000/10000"


@pytest.fixture(scope="session", autouse=True)
def much_is_allowed() -> Iterator[None]:
    """Rooms that one visitor may ask as often as a test does."""
    with pytest.MonkeyPatch.context() as patch:
        for kind in ("REQUESTS", "OPENINGS", "FRAMES"):
            patch.setenv(f"QUATUOR_LIMITS_{kind}", MUCH)
        yield

"""The browser, the room and the visitors of the tests of the page."""

from tests.web.conftest import guest, pages, room, visit

__all__ = ["guest", "pages", "room", "visit"]

"""What people do in the room, as the tests of several screens need it."""

import re

from playwright.sync_api import Locator, Page, expect

ADDRESS = re.compile(r"/table/[\w-]+$")
WAYS = {
    "computer": re.compile("Against the computer|Contre l’ordinateur"),
    "here": re.compile("At this screen|Sur cet écran"),
    "link": re.compile("With a link|Avec un lien"),
}


def sit_down(page: Page, against: str) -> str:
    """From the screen of a game to its table; the answer is its path."""
    page.get_by_role("button", name=WAYS[against]).click()
    expect(page).to_have_url(ADDRESS)
    found = ADDRESS.search(page.url)
    assert found
    return found[0]


def choose(page: Page, option: str, value: str) -> None:
    """Pick one of the pictures of an option."""
    page.get_by_role("group", name=option).get_by_text(value, exact=True).click()


def board(page: Page) -> Locator:
    """The cell of the board that keys go to."""
    return page.locator('[data-board] [role="gridcell"][tabindex="0"]')


def status(page: Page) -> Locator:
    """Whose turn it is, or how it ended."""
    return page.locator("[data-status]")


def drop(page: Page, *columns: str) -> None:
    """Play columns one after the other, each by one key on the board, once it may be played."""
    moves = page.locator("ol[aria-labelledby=moves-title] li")
    for column in columns:
        before = moves.count()
        board(page).focus()
        page.keyboard.press(column)
        expect(moves).not_to_have_count(before)

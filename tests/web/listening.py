"""What a page announces, by itself and when a key asks."""

import re

from playwright.sync_api import Page, expect


def hears(page: Page, words: str | re.Pattern[str]) -> None:
    expect(page.locator("[data-voice=polite]")).to_have_text(words)


def asked(page: Page, key: str, answer: str | re.Pattern[str]) -> None:
    """A key of the focused board, and what is said."""
    page.keyboard.press(key)
    hears(page, answer)

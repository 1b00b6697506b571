"""The page as a whole: addresses, words, and what it costs to open it."""

import gzip
import re
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Guest

PAGE = Path(__file__).parents[2] / "src" / "quatuor" / "page"
BUDGET = 100_000
"""Bytes of script, compressed, that the shelf may cost."""


def test_the_shelf_costs_less_than_a_hundred_kilobytes_of_script(guest: Guest) -> None:
    loaded: list[str] = []
    page = guest()
    page.on("request", lambda request: loaded.append(request.url))
    page.reload()
    page.wait_for_load_state("networkidle")
    paths = [urlsplit(url).path.lstrip("/") for url in loaded]
    scripts = [PAGE / path for path in paths if path.endswith(".js")]
    size = sum(len(gzip.compress(script.read_bytes())) for script in scripts)
    assert scripts
    assert size < BUDGET


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_browsers_language_comes_first(guest: Guest, language: str) -> None:
    page = guest(language=language)
    expect(page.locator("html")).to_have_attribute("lang", language)


LOST = ["/nowhere/at/all", "/table/cut", "/review/cut", "/table/%E0%A4%A", "/study?game=chess"]


@pytest.mark.parametrize("path", LOST)
def test_an_address_that_leads_nowhere_says_so_and_leads_home(guest: Guest, path: str) -> None:
    page: Page = guest(path)
    expect(page.get_by_role("heading", name="There is nothing here")).to_be_visible()
    expect(page).to_have_title(re.compile("There is nothing here"))
    page.get_by_role("link", name="Quatuor").click()
    expect(page).to_have_url(re.compile("/$"))

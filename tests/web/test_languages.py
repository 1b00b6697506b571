"""Languages on the page: a switch in sight, links that carry one, words of no other one."""

import pytest
from playwright.sync_api import expect

from quatuor.languages import facts, languages
from tests.web.conftest import Guest
from tests.web.visitor import DESKTOP, PHONE
from tests.web.whole_games import Play, press, reach, sit_down

SWITCH = "header select"
READY = "html[data-ready]"


@pytest.mark.parametrize("size", [PHONE, DESKTOP])
def test_every_language_is_named_in_itself_by_a_switch_in_sight(
    guest: Guest, size: dict[str, int]
) -> None:
    page = guest("/learn", size=size)
    switch = page.locator(SWITCH)
    expect(switch).to_be_in_viewport()
    for language in languages():
        option = switch.locator(f"option[lang={language}]")
        assert option.text_content() == facts(language)["name"]
    switch.select_option("fr")
    expect(page.get_by_role("heading", level=1)).to_have_text("Apprendre")
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_have_text("Apprendre")


@pytest.mark.parametrize("path", ["/?lang=fr", "/study?lang=fr-CH&game=plus4", "/learn?lang=FR"])
def test_a_link_may_carry_a_language_which_leaves_the_address(guest: Guest, path: str) -> None:
    page = guest(path)
    expect(page.locator(READY)).to_be_attached()
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    assert "lang=" not in page.url
    assert ("game=plus4" in page.url) == ("game=plus4" in path)
    page.locator(SWITCH).select_option("en")
    expect(page.locator("html")).to_have_attribute("lang", "en")


def test_the_words_of_one_language_alone_are_loaded(guest: Guest) -> None:
    asked: list[str] = []
    page = guest(None)
    page.on("request", lambda request: asked.append(request.url.rpartition("/")[2]))
    page.goto("/")
    expect(page.locator(READY)).to_be_attached()
    of = {name.partition("-")[0] for name in asked} & set(languages())
    assert of == {"en"}


def test_nouns_keep_their_capitals_within_a_german_sentence(guest: Guest) -> None:
    page = guest(None, language="de")
    sit_down(page, Play("puissance4", {"power": True}))
    reach(page)
    press(page, "puissance4", "A4")
    expect(page.locator("[data-voice=polite]")).to_contain_text("Rot: Amboss in Spalte 4")

"""The static room as an app: a manifest that browsers read, and a button where they offer it."""

import json
from pathlib import Path
from urllib.parse import urljoin

from playwright.sync_api import expect

from tests.static.host import hosting
from tests.static.pages import kept
from tests.web.pages import Pages

SIZE = """async (address) => {
    const image = new Image();
    image.src = address;
    await image.decode();
    return [image.naturalWidth, image.naturalHeight];
}"""
OFFER = """() => {
    const event = new Event('beforeinstallprompt', {cancelable: true});
    event.prompt = () => (window.asked = true, Promise.resolve({outcome: 'accepted'}));
    window.dispatchEvent(event);
    return event.defaultPrevented;
}"""


def test_a_browser_can_read_the_manifest_and_every_icon(pages: Pages, site: Path) -> None:
    with hosting(site) as host:
        context = pages.context("en")
        page = context.new_page()
        page.goto(host.url)
        kept(page)
        told = context.new_cdp_session(page).send("Page.getAppManifest")
        assert told["errors"] == []
        manifest = json.loads(told["data"])
        for part in ("start_url", "scope"):
            assert urljoin(told["url"], manifest[part]) == host.url
        drawn = [icon for icon in manifest["icons"] if icon["sizes"] != "any"]
        assert {(icon["sizes"], icon["purpose"]) for icon in drawn} >= {
            ("192x192", "any"),
            ("512x512", "any"),
            ("512x512", "maskable"),
        }
        for icon in drawn:
            size = page.evaluate(SIZE, urljoin(told["url"], icon["src"]))
            assert icon["sizes"] == "{}x{}".format(*size)
        context.close()


def test_where_a_browser_offers_it_the_room_is_installed_by_a_button(
    pages: Pages, site: Path
) -> None:
    with hosting(site) as host:
        context = pages.context("fr")
        page = context.new_page()
        page.goto(host.url)
        kept(page)
        assert page.evaluate(OFFER), "the browser is not to ask by itself"
        page.get_by_role("button", name="Installer").click()
        assert page.evaluate("window.asked")
        page.evaluate("window.dispatchEvent(new Event('appinstalled'))")
        expect(page.get_by_role("button", name="Installer")).to_have_count(0)
        context.close()

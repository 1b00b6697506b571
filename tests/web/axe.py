"""axe-core in the page: what a machine can find wrong for people who do not see, or not well."""

from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]


OF_COLOUR = ["color-contrast", "link-in-text-block"]
"""The rules that look at colours: all that can change with the theme."""
NEXT_PICTURE = "new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"


def violations(page: Page, within: str = "html") -> list[str]:
    """One line for each thing that is wrong, on the page or in a part of it."""
    return found_by(page, within, {"type": "tag", "values": RULES})


def in_both_themes(page: Page, within: str = "html") -> list[str]:
    """What is wrong by day, and what is wrong with the colours of the night."""
    found = violations(page, within)
    page.emulate_media(color_scheme="dark")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    page.evaluate(NEXT_PICTURE)
    found += found_by(page, within, {"type": "rule", "values": OF_COLOUR})
    page.emulate_media(color_scheme="light")
    return found


def found_by(page: Page, within: str, rules: dict[str, Any]) -> list[str]:
    """What these rules find."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found: dict[str, Any] = page.evaluate(
        "([part, runOnly]) => axe.run(part, {runOnly, resultTypes: ['violations']})",
        [within, rules],
    )
    return [
        f"{wrong['id']}: {node['target'][0]} {node['failureSummary']}"
        for wrong in found["violations"]
        for node in wrong["nodes"]
    ]

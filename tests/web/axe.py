"""axe-core in the page: what a machine can find wrong for people who do not see, or not well."""

from pathlib import Path
from typing import Any

from playwright.sync_api import Page

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]


def violations(page: Page, within: str = "html") -> list[str]:
    """One line for each thing that is wrong, on the page or in a part of it."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found: dict[str, Any] = page.evaluate(
        "([part, rules]) => axe.run(part, {runOnly: {type: 'tag', values: rules}})",
        [within, RULES],
    )
    return [
        f"{wrong['id']}: {node['target'][0]} {node['failureSummary']}"
        for wrong in found["violations"]
        for node in wrong["nodes"]
    ]

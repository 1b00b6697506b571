"""A real Chromium: Debian's, installed where that is allowed, or else Playwright's own.

python -m tests.web.chromium     finds or installs one in advance
"""

import os
import shutil
import subprocess

from playwright.sync_api import Browser, Playwright

NAMES = ("chromium", "chromium-browser", "google-chrome")
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--mute-audio",
)


def find() -> str | None:
    """Where the machine's Chromium is; it is installed if need be and if we may."""
    found = installed()
    if found is None and os.geteuid() == 0 and shutil.which("apt-get"):
        for step in (["update"], ["install", "-y", "-q", "chromium"]):
            subprocess.run(["apt-get", *step], check=False, capture_output=True)
        found = installed()
    return found


def installed() -> str | None:
    """The first of the usual names that is there."""
    return next((path for name in NAMES if (path := shutil.which(name))), None)


def launch(playwright: Playwright) -> Browser:
    """A browser without a window."""
    return playwright.chromium.launch(executable_path=find(), args=[*FLAGS])


if __name__ == "__main__":
    if find() is None:
        subprocess.run(["playwright", "install", "chromium"], check=True)
    print("found", find() or "Playwright's Chromium")

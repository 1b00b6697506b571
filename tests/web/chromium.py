"""A real Chromium: Debian's, installed where that is allowed, or else Playwright's own.

Best is the one without a window: the same engine, with a third less work for each page.

python -m tests.web.chromium     finds or installs one in advance
"""

import os
import shutil
import subprocess
from pathlib import Path

from playwright.sync_api import Browser, Playwright

WINDOWLESS = "chromium-headless-shell"
NAMES = (WINDOWLESS, "chromium", "chromium-browser", "google-chrome")
AT_HOME = "room.test"
"""Another name of this machine: a page from there is as little trusted as one in a home network."""
FLAGS = (
    f"--host-resolver-rules=MAP {AT_HOME} 127.0.0.1",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-audio-output",
)
SHARED = Path("/dev/shm")
ENOUGH = 1 << 30


def find() -> str | None:
    """Where the machine's Chromium is."""
    return next((path for name in NAMES if (path := shutil.which(name))), None)


def install() -> None:
    """Get the one that is best, if we may; whichever is there will do."""
    if shutil.which(WINDOWLESS) is None and os.geteuid() == 0 and shutil.which("apt-get"):
        for step in (["update"], ["install", "-y", "-q", WINDOWLESS]):
            subprocess.run(["apt-get", *step], check=False, capture_output=True)
    if find() is None:
        subprocess.run(["playwright", "install", "chromium"], check=True)


def launch(playwright: Playwright) -> Browser:
    """A browser without a window; its processes share memory, and files only where that is short.

    Playwright asks for files everywhere, for the sake of containers with next to no shared memory.
    """
    roomy = SHARED.exists() and shutil.disk_usage(SHARED).free > ENOUGH
    spared = ["--disable-dev-shm-usage"] if roomy else []
    return playwright.chromium.launch(
        executable_path=find(), args=[*FLAGS], ignore_default_args=spared
    )


if __name__ == "__main__":
    install()
    print("found", find() or "Playwright's Chromium")

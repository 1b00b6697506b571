"""The room on the page about the server runs as it stands there."""

import re
import subprocess
import sys
from pathlib import Path

from tests.remarks import without_remarks

PAGE = Path(__file__).parents[2] / "docs" / "server.md"


def test_the_room_of_the_page_greets_its_client_and_sends_a_view() -> None:
    codes = re.findall(r"^```python\n(.*?)^```$", PAGE.read_text(encoding="utf-8"), re.M | re.S)
    [code] = [code for code in codes if "MemoryLedger" in code]
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert (done.returncode, without_remarks(done.stderr)) == (0, "")
    hello, news = done.stdout.splitlines()
    assert hello.startswith("{'type': 'hello'")
    assert "'phase': 'playing'" in news or "'phase': 'gathering'" in news

"""The bot on the page about the server plays a whole match as it stands there."""

import asyncio
import re
import sys
from pathlib import Path

from tests.server.running import run, running, settings_at

PAGE = Path(__file__).parents[2] / "docs" / "server.md"
ADDRESS = "http://127.0.0.1:4444"


def example() -> str:
    codes = re.findall(r"^```python\n(.*?)^```$", PAGE.read_text(encoding="utf-8"), re.M | re.S)
    [code] = [code for code in codes if "quatuor.client" in code]
    assert code.count(ADDRESS) == 1
    return str(code)


async def played(url: str) -> tuple[int | None, str, str]:
    """How the program on the page ends, and what it prints; only the address is another."""
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-c",
        example().replace(ADDRESS, url),
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )
    try:
        out, err = await asyncio.wait_for(process.communicate(), 120)
    finally:
        if process.returncode is None:
            process.kill()
    return process.returncode, out.decode(), err.decode()


def test_the_bot_of_the_page_plays_from_opening_a_table_to_the_end_of_the_match(
    tmp_path: Path,
) -> None:
    async def watch() -> None:
        async with running(settings_at(tmp_path)) as server:
            code, out, err = await played(server.url)
            assert (code, err) == (0, "")
            assert re.match(r"winners=\[.*\] reason='\w+'\n$", out), out
            [live] = server.room.loaded.values()
            assert live.table.phase == "over"

    run(watch())

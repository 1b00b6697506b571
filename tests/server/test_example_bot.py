"""The programs on the pages about the server, the client and bots do what is written there."""

import asyncio
import re
import sys
from pathlib import Path

import pytest

from quatuor import client
from tests.server.running import run, running, settings_at

DOCS = Path(__file__).parents[2] / "docs"
ADDRESS = "http://127.0.0.1:4444"


def programs(page: str) -> list[str]:
    """The whole programs on a page."""
    text = (DOCS / page).read_text(encoding="utf-8")
    found = re.findall(r"^```python\n(.*?)^```$", text, re.M | re.S)
    whole = [program for program in found if "quatuor.client" in program]
    assert all(program.count(ADDRESS) == 1 for program in whole)
    return whole


BOTS = [*programs("server.md"), *programs("write_a_bot.md")]


async def ran(program: str, url: str) -> tuple[int | None, str, str]:
    """How the program ends, and what it prints; only the address is another."""
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-c",
        program.replace(ADDRESS, url),
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )
    try:
        out, err = await asyncio.wait_for(process.communicate(), 120)
    finally:
        if process.returncode is None:
            process.kill()
    return process.returncode, out.decode(), err.decode()


@pytest.mark.parametrize("program", dict.fromkeys(BOTS))
def test_a_bot_plays_from_opening_a_table_to_the_end_of_the_match(
    program: str, tmp_path: Path
) -> None:
    async def watch() -> None:
        async with running(settings_at(tmp_path)) as server:
            code, out, err = await ran(program, server.url)
            assert (code, err) == (0, "")
            assert re.match(r"winners=\[.*\] reason='\w+'\n$", out), out
            [live] = server.room.loaded.values()
            assert live.table.phase == "over"

    run(watch())


def test_every_name_of_the_client_has_a_program_that_does_what_its_comment_says(
    tmp_path: Path,
) -> None:
    found = programs("api/client.md")

    async def watch() -> None:
        async with running(settings_at(tmp_path)) as server:
            for program in found:
                code, out, err = await ran(program, server.url)
                assert (code, err) == (0, "")
                assert out.split() == program.rpartition("# ")[2].split()

    run(watch())
    imported = [re.search(r"client import (.*)", program) for program in found]
    names = {name for line in imported if line for name in line[1].split(", ")}
    assert names == set(client.__all__)

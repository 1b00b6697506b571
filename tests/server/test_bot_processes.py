"""Computer players think in processes of their own, never in the server's."""

import asyncio
import os
from functools import partial
from pathlib import Path

import pytest

from quatuor.room import computer_players
from tests.server.running import run, running, settings_at
from tests.server.test_computer_players import against, answered
from tests.server.thoughts import until_told


def test_computers_think_in_processes_of_their_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with running(settings_at(tmp_path)) as server:
            seat = await against(server, "hard")
            begun = tmp_path / "begun"
            while not begun.exists() or not begun.read_text().endswith("\n"):
                await asyncio.sleep(0.01)
            assert int(begun.read_text()) != os.getpid()
            (tmp_path / "end").touch()
            await answered(seat)

    monkeypatch.setattr(computer_players, "choose_move", partial(until_told, str(tmp_path)))
    run(play())

"""Golden games: whole matches with the state that the plain referee saw at their end."""

import json
from pathlib import Path
from typing import Any

import pytest

from quatuor.cli.replay import answer

GOLDEN = Path(__file__).parent / "data" / "golden.jsonl"
GAMES = [json.loads(line) for line in GOLDEN.read_text(encoding="utf-8").splitlines()]


@pytest.mark.parametrize("golden", GAMES, ids=[f"{n}-{g['game']}" for n, g in enumerate(GAMES)])
def test_a_golden_game_ends_as_it_always_has(golden: dict[str, Any]) -> None:
    request = {key: golden[key] for key in ("game", "options", "moves")}
    reply = answer(json.dumps(request).encode())
    assert sorted(reply.pop("legal", ())) == sorted(golden["expected"].pop("legal"))
    assert {key: reply.get(key) for key in golden["expected"]} == golden["expected"]

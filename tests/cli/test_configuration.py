"""Settings of `quatuor serve` from the command line, the environment and a file."""

import os
from pathlib import Path
from unittest.mock import patch

import pytest

from quatuor.cli.parsing import parse
from quatuor.server.admission.accounts import Allowed
from quatuor.server.admission.buckets import Rate
from quatuor.server.serve_command import settings_from, worker_environment
from quatuor.server.settings import FRAMES, REQUESTS, Settings
from tests.cli.run import run, told_in_one_line

FILE = """
db = "sqlite:///from-file.db"
bus = "redis://from-file"
pace = 0.5
trusted-proxy = ["192.0.2.7", "192.0.2.64/26"]
sleep_after = 5

[limits]
tables = 7
frames = { person = [3, 6] }
"""
VARIABLES = {
    "QUATUOR_BUS": "redis://:secret@from-environment",
    "QUATUOR_PACE": "0.25",
    "QUATUOR_ORIGIN": "https://one.example, https://two.example",
    "QUATUOR_LIMITS_REQUESTS": "address=5/10",
    "QUATUOR_LIMITS_BACKLOG": "",
}


def settings(folder: Path, *words: str) -> tuple[Settings, dict[str, str]]:
    """What the server would be told, and the environment that its workers would have."""
    (folder / "room.toml").write_text(FILE)
    with patch.dict(os.environ, {**VARIABLES, "QUATUOR_CONFIG": str(folder / "room.toml")}):
        _, arguments = parse(["serve", *words])
        return settings_from(arguments), worker_environment(arguments)


def test_what_is_typed_comes_first_then_the_environment_then_the_file(tmp_path: Path) -> None:
    found, _ = settings(tmp_path, "--pace", "2")
    assert found.pace == 2
    assert found.bus == "redis://:secret@from-environment"
    assert found.database == "sqlite:///from-file.db"
    assert found.trusted_proxies == ("192.0.2.7", "192.0.2.64/26")
    assert found.origins == ("https://one.example", "https://two.example")
    assert found.sleep_after == 5
    assert found.limits.tables == 7
    assert found.limits.backlog == Settings().limits.backlog
    assert found.limits.frames == FRAMES._replace(person=Rate(3, 6))
    assert found.limits.requests == Allowed(REQUESTS.person, Rate(5, 10), REQUESTS.server)


def test_workers_are_told_the_same_whatever_becomes_of_the_file(tmp_path: Path) -> None:
    found, environment = settings(tmp_path, "--pace", "2")
    assert "QUATUOR_CONFIG" not in environment
    with patch.dict(os.environ, environment, clear=True):
        _, arguments = parse(["serve"])
        assert settings_from(arguments) == found


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("workres = 2", "did you mean 'workers'?"),
        ("[limits]\ntabels = 2", "did you mean 'limits.tables'?"),
        ("limits = 3", "write a table, [limits]"),
        ("[limits]\nframes = 3", "such as 'person=30/60"),
        ("[limits]\nframes = { person = [0, 5] }", "such as 'person=30/60"),
        ("[limits]\ntables = -1", "write a whole number, 0 or more"),
        ("sleep_after = 'long'", "write a number, 0 or more"),
        ("origin = 3", "write a list of texts"),
        ("no_browser = 'perhaps'", "write 1 or 0"),
        ("log_format = 'jsno'", "did you mean 'json'?"),
        ("port = 'x'", "--port"),
        ("port = ", "is no TOML"),
        (None, "No such file"),
    ],
)
def test_what_is_wrong_in_a_file_is_told_in_one_line(
    tmp_path: Path, text: str | None, told: str
) -> None:
    path = tmp_path / "room.toml"
    if text is not None:
        path.write_text(text)
    assert told in told_in_one_line(run("serve", "--config", str(path)))


def test_a_wrong_variable_is_told_in_one_line() -> None:
    assert "write a whole number" in told_in_one_line(run("serve", QUATUOR_LIMITS_TABLES="many"))
    assert "--port" in told_in_one_line(run("serve", QUATUOR_PORT="many"))

"""The little games of the shelf are what the rules make of them, and the page's types are true."""

from pathlib import Path

import pytest

from make_demos import files
from quatuor.server.schema import document

WEB = Path(__file__).parents[2] / "web"


@pytest.mark.parametrize("file", files(), ids=lambda file: file.name)
def test_a_file_of_little_games_is_what_the_rules_make(file: Path) -> None:
    assert file.read_text(encoding="utf-8") == files()[file], "run docs/make_demos.py"


def test_the_types_of_the_page_follow_from_what_the_server_says() -> None:
    kept = (WEB / "openapi.json").read_text(encoding="utf-8")
    assert kept == document(), "run make types"

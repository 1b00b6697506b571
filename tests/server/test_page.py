"""The shelf as the server sends it: drawn, in the language of whoever asks."""

import re
from base64 import b64encode
from hashlib import sha256
from pathlib import Path

import httpx
import pytest

from quatuor.games.registry import GAMES
from tests.server.running import PATIENCE, run, running, settings_at

TITLES = {"en": "What shall we play?", "fr": "À quoi joue-t-on\u00a0?"}


def shelf(folder: Path, query: str = "", **headers: str) -> httpx.Response:
    async def ask() -> httpx.Response:
        async with (
            running(settings_at(folder)) as server,
            httpx.AsyncClient(timeout=PATIENCE) as client,
        ):
            named = {name.replace("_", "-"): value for name, value in headers.items()}
            return await client.get(f"{server.url}/{query}", headers=named)

    return run(ask())


@pytest.mark.parametrize(
    ("headers", "language"),
    [
        ({}, "en"),
        ({"accept_language": "fr-CA,fr;q=0.9,en;q=0.5"}, "fr"),
        ({"accept_language": "pl,en;q=0.4,fr;q=0.8"}, "fr"),
        ({"accept_language": "fr;q=0,pl"}, "en"),
        ({"accept_language": "nonsense;q=much,,;"}, "en"),
        ({"accept_language": "fr", "cookie": "quatuor-language=en"}, "en"),
        ({"cookie": "quatuor-language=../../etc"}, "en"),
    ],
)
def test_the_shelf_comes_in_the_language_that_is_wanted(
    tmp_path: Path, headers: dict[str, str], language: str
) -> None:
    response = shelf(tmp_path, **headers)
    assert f'<html lang="{language}">' in response.text
    assert TITLES[language] in response.text
    assert response.headers["vary"].startswith("Accept-Language, Cookie")
    assert response.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(
    ("query", "language"),
    [("?lang=fr", "fr"), ("?lang=FR-ch", "fr"), ("?lang=xx", "en"), ("?lang=../etc", "en")],
)
def test_a_link_may_carry_the_language_of_the_shelf(
    tmp_path: Path, query: str, language: str
) -> None:
    response = shelf(tmp_path, query, cookie="quatuor-language=en")
    assert f'<html lang="{language}">' in response.text


def test_every_game_has_its_name_and_picture_before_any_script_runs(tmp_path: Path) -> None:
    html = shelf(tmp_path).text
    for game in GAMES:
        card = html[html.index(f'<article class="{game}') :].partition("</article>")[0]
        assert re.search(rf'<h2[^>]*><a href="/game/{game}"[^>]*>[^<]+</a>', card)
        assert card.count("<circle") + card.count("<path") > 8


def test_a_drawn_shelf_keeps_to_the_security_policy(tmp_path: Path) -> None:
    response = shelf(tmp_path)
    html, policy = response.text, response.headers["content-security-policy"]
    assert not re.search(r"<[^>]* (style|on\w+)=", html)
    inline = re.findall(r"<(script|style)>(.*?)</\1>", html, re.DOTALL)
    assert {kind for kind, _ in inline} == {"script", "style"}
    for kind, content in inline:
        digest = b64encode(sha256(content.encode()).digest()).decode()
        [allowed] = re.findall(rf"{kind}-src ([^;]*);", policy)
        assert f"'sha256-{digest}'" in allowed
        assert "unsafe" not in allowed


def answers(folder: Path, *asked: tuple[str, dict[str, str]]) -> list[httpx.Response]:
    """What the server answers to requests with these headers, one after the other."""

    async def ask() -> list[httpx.Response]:
        async with (
            running(settings_at(folder)) as server,
            httpx.AsyncClient(timeout=PATIENCE) as client,
        ):
            return [await client.get(server.url + path, headers=head) for path, head in asked]

    return run(ask())


def test_whoever_comes_again_is_told_that_nothing_has_changed(tmp_path: Path) -> None:
    tag = shelf(tmp_path).headers["etag"]
    first, [again] = shelf(tmp_path), answers(tmp_path, ("/", {"if-none-match": tag}))
    assert (again.status_code, again.content) == (304, b"")
    for name in ("content-security-policy", "cache-control"):
        assert again.headers[name] == first.headers[name]


@pytest.mark.parametrize(
    ("reads", "coding"),
    [
        ("gzip, deflate, br", "br"),
        ("gzip", "gzip"),
        ("br;q=0, gzip", "gzip"),
        ("identity", None),
    ],
)
def test_files_are_sent_as_small_as_the_browser_can_read(
    tmp_path: Path, reads: str, coding: str | None
) -> None:
    [script] = re.findall(r'modulepreload[^>]* href="(/assets/base[^"]+)"', shelf(tmp_path).text)
    head = {"accept-encoding": reads}
    for response in answers(tmp_path, ("/", head), (script, head), ("/lobby", head)):
        assert response.headers.get("content-encoding") == coding
        assert "Accept-Encoding" in response.headers["vary"]
    kept = answers(tmp_path, (script, head))[0].headers
    assert kept["cache-control"] == "public, max-age=31536000, immutable"
    assert kept["content-type"].startswith("text/javascript")

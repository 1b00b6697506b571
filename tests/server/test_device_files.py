"""What a server hands out to devices that search for themselves, and what it says without."""

from pathlib import Path

import httpx
import pytest

from quatuor.cli import main
from quatuor.compiler.files import KERNEL_SOURCES, PACKAGE, digest
from quatuor.errors import BadRequest
from quatuor.server.device_files import require_site
from tests.server.running import run, running, settings_at


def site_in(folder: Path, engines: str | None = None) -> Path:
    """A folder as `quatuor site` writes it, which says of which engines it is."""
    (folder / "pyodide").mkdir(parents=True)
    (folder / "pyodide" / "pyodide.asm.wasm").write_bytes(b"\0asm")
    (folder / "index.html").write_text("another room")
    (folder / "python.pack").write_bytes(b"packed")
    ours = digest(PACKAGE / name for name in KERNEL_SOURCES)
    (folder / "engines.txt").write_text(ours if engines is None else engines)
    return folder


def got(folder: Path, device: Path | None, *paths: str) -> list[httpx.Response]:
    async def ask() -> list[httpx.Response]:
        settings = settings_at(folder, device=device)
        async with running(settings) as server, httpx.AsyncClient() as client:
            return [await client.get(f"{server.url}{path}") for path in paths]

    return run(ask())


def test_a_server_with_a_site_offers_it_and_hands_out_what_a_device_needs(tmp_path: Path) -> None:
    site = site_in(tmp_path / "site")
    paths = ("/api/device", "/device/python.pack", "/device/pyodide/pyodide.asm.wasm")
    offer, archive, module = got(tmp_path, site, *paths)
    assert offer.json() == {"offered": True}
    assert archive.content == (site / "python.pack").read_bytes()
    assert module.headers["content-type"] == "application/wasm"


@pytest.mark.parametrize(
    "path", ["index.html", "", "pyodide/../index.html", "pyodide/%2e%2e/index.html", "../t.db"]
)
def test_nothing_else_of_the_folder_is_handed_out(tmp_path: Path, path: str) -> None:
    site = site_in(tmp_path / "site")
    (refused,) = got(tmp_path, site, f"/device/{path}")
    assert "another room" not in refused.text


def test_a_server_without_a_site_offers_nothing(tmp_path: Path) -> None:
    offer, archive = got(tmp_path, None, "/api/device", "/device/python.pack")
    assert offer.json() == {"offered": False}
    assert archive.status_code == 404


def test_a_site_of_another_version_is_refused(tmp_path: Path) -> None:
    require_site(site_in(tmp_path / "same"))
    with pytest.raises(BadRequest, match="another version"):
        require_site(site_in(tmp_path / "other", "older"))


def test_a_folder_that_is_no_site_is_refused_in_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["serve", "--no-browser", "--device", str(tmp_path)]) == 2
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    assert f"quatuor site {tmp_path}" in said


def test_only_the_worker_that_computes_may_run_webassembly(tmp_path: Path) -> None:
    page = tmp_path / "page"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text("<p>")
    for name in ("device_worker-1.js", "index-1.js"):
        (page / "assets" / name).write_text("")

    async def ask() -> list[str]:
        settings = settings_at(tmp_path, page=page)
        async with running(settings) as server, httpx.AsyncClient() as client:
            files = [f"{server.url}/assets/{name}-1.js" for name in ("device_worker", "index")]
            answers = [await client.get(file) for file in files]
        return [answer.headers["content-security-policy"] for answer in answers]

    worker, other = run(ask())
    assert "script-src 'self' 'wasm-unsafe-eval'" in worker
    assert "wasm" not in other

"""What a static room is written from; a browser plays in one in `tests/web/test_static_room.py`."""

import json
from pathlib import Path
from zipfile import ZipFile

import pytest

from quatuor.compiler import module
from quatuor.errors import BadRequest
from quatuor.games.registry import GAMES
from quatuor.site import checkout, service_worker
from quatuor.site.archive import own_files, write_archive
from quatuor.site.packages import NAMES, requirements
from quatuor.site.writer import Site, catalogue


def test_the_archive_holds_what_a_tab_runs_and_nothing_of_a_server() -> None:
    names = {name for name, _ in own_files()}
    assert {"quatuor/tab/room.py", "quatuor/compiler/kernels.side.wasm"} <= names
    assert "quatuor/compiler/kernels.wasm" not in names
    assert not [name for name in names if name.startswith(("quatuor/server/", "quatuor/cli/"))]
    manifest = module.read()
    assert manifest is not None
    assert {f"quatuor/{source}" for source in manifest.sources} <= names, "else it seems stale"


def test_the_same_files_make_the_same_archive(tmp_path: Path) -> None:
    packages = tmp_path / "packages"
    packages.mkdir()
    (packages / "some.py").write_text("some = 1")
    made = []
    for name in ("one.zip", "two.zip"):
        write_archive(tmp_path / name, packages)
        made.append((tmp_path / name).read_bytes())
    assert made[0] == made[1]
    assert "some.py" in ZipFile(tmp_path / "one.zip").namelist()


def test_every_package_is_pinned_with_its_hashes() -> None:
    pinned = requirements(checkout.LOCK.read_text(encoding="utf-8"))
    assert all(f"{name}==" in pinned for name in NAMES)
    assert pinned.count("==") == len(NAMES)
    with pytest.raises(BadRequest, match="does not pin pydantic, pydantic-core"):
        requirements(
            "typing-extensions==1 \\\n    --hash=sha256:0\n"
            "typing-inspection==1\nannotated-types==1\n"
        )


def test_the_catalogue_has_the_games_that_need_no_physics() -> None:
    names = [game["name"] for game in json.loads(catalogue())["games"]]
    assert names == [name for name in GAMES if name != "flip"]


def test_another_file_is_another_version(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("one")
    service_worker.write_service_worker(tmp_path)
    script = tmp_path / service_worker.NAME
    before = script.read_text(encoding="utf-8")
    assert 'const FILES = ["./", "index.html"];' in before
    script.unlink()
    (tmp_path / "index.html").write_text("two")
    service_worker.write_service_worker(tmp_path)
    assert script.read_text(encoding="utf-8") != before


def test_a_folder_that_holds_something_else_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "letters.txt").write_text("mine")
    with pytest.raises(BadRequest, match="holds something else"):
        Site(tmp_path)


def test_without_a_checkout_it_says_what_is_missing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(checkout, "BUILDER", tmp_path / "hatch_build.py")
    with pytest.raises(BadRequest, match="built from a checkout"):
        Site(tmp_path / "room")

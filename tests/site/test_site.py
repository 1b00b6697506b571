"""What a static room is written from; a browser plays in one in `tests/static/`."""

import gzip
import io
import json
import marshal
from pathlib import Path
from zipfile import ZipFile

import pytest

from quatuor.compiler import module
from quatuor.errors import BadRequest
from quatuor.site import checkout, service_worker
from quatuor.site.archive import own_files, write_archive
from quatuor.site.compile_archive import compiled_archive
from quatuor.site.packages import NAMES, requirements
from quatuor.site.standard_library import is_needed
from quatuor.site.writer import Site, naming, server_address


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


def test_another_file_is_another_version(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("one")
    service_worker.write_service_worker(tmp_path)
    script = tmp_path / service_worker.NAME
    before = script.read_text(encoding="utf-8")
    assert before.startswith('const FILES = {"index.html": "')
    script.unlink()
    (tmp_path / "index.html").write_text("two")
    service_worker.write_service_worker(tmp_path)
    assert script.read_text(encoding="utf-8") != before


def test_what_only_some_games_need_is_not_kept_with_the_rest(tmp_path: Path) -> None:
    (tmp_path / "extras").mkdir()
    for name in ("index.html", "extras/physics.wasm"):
        (tmp_path / name).write_text(name)
    service_worker.write_service_worker(tmp_path)
    files, extras, *_ = (tmp_path / service_worker.NAME).read_text(encoding="utf-8").splitlines()
    named = json.loads(files.removeprefix("const FILES = ").removesuffix(";"))
    assert extras == 'const EXTRAS = "extras/";'
    assert [name for name in named if not name.startswith("extras/")] == ["index.html"]


@pytest.mark.parametrize(
    "given", ["room.example", "ftp://room.example", "https://", "https://a/?b"]
)
def test_what_is_no_address_of_a_room_is_refused(given: str) -> None:
    with pytest.raises(BadRequest, match="no address of a room"):
        server_address(given)


def test_the_page_names_the_room_where_tables_have_links() -> None:
    named = naming("<head>\n  </head>", server_address("https://room.example/games/"))
    assert '<meta name="quatuor-server" content="https://room.example/games" />' in named


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


def test_compiled_files_stand_in_for_sources_and_are_the_same_each_time() -> None:
    source = io.BytesIO()
    with ZipFile(source, "w") as archive:
        archive.writestr("some/module.py", '"""Told."""\nvalue = 6 * 7\n')
        archive.writestr("some/data.json", "{}")
    made = [compiled_archive(source.getvalue()) for _ in range(2)]
    assert made[0] == made[1]
    with ZipFile(io.BytesIO(gzip.decompress(made[0]))) as archive:
        assert archive.namelist() == ["some/data.json", "some/module.pyc"]
        code = marshal.loads(archive.read("some/module.pyc")[16:])
    found: dict[str, object] = {}
    exec(code, found)
    assert (found["value"], found["__doc__"]) == (42, "")


def test_the_standard_library_is_left_without_what_only_other_programs_use() -> None:
    left = ["asyncio/events.py", "encodings/utf_8.py", "http/client.py", "logging/__init__.py"]
    gone = ["unittest/case.py", "encodings/cp500.py", "http/server.py", "pdb.py", "xml/dom/x.py"]
    assert [name for name in left + gone if is_needed(name)] == left

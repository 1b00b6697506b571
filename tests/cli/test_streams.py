"""Outputs that are closed, cannot spell, or are read by somebody who leaves; and exit codes."""

import json
import os
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

from tests.cli.run import Ran, run, told_in_one_line

PRINTING = ("games", "--help", "show q4 --moves 1a1", "show foursenses --json", "games --json")


def in_shell(line: str, **environment: str) -> Ran:
    """The command in a shell, where `quatuor` is ours."""
    quatuor = f'quatuor() {{ {sys.executable} -m quatuor "$@"; }}; set -o pipefail; {line}'
    done = subprocess.run(
        ["bash", "-c", quatuor], capture_output=True, check=False, env={**os.environ, **environment}
    )
    return Ran(done.returncode, done.stdout.decode(), done.stderr.decode())


@pytest.mark.parametrize("words", PRINTING)
def test_an_output_in_ascii_gets_what_it_can_spell(words: str) -> None:
    ran = in_shell(f"quatuor {words}", PYTHONIOENCODING="ascii")
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.isascii()
    assert "--json" not in words or json.loads(ran.out)


def test_a_picture_on_an_output_in_ascii_is_whole() -> None:
    ran = in_shell("quatuor show puissance4 --moves 4453 --svg -", PYTHONIOENCODING="ascii")
    assert (ran.code, ran.err) == (0, "")
    assert ElementTree.fromstring(ran.out).tag.endswith("svg")


@pytest.mark.parametrize("closed", [">&-", "<&-", "2>&-", "<&- >&- 2>&-"])
@pytest.mark.parametrize("words", ["--help", "games", "replay", "play plus4"])
def test_a_closed_stream_is_no_mishap(words: str, closed: str, tmp_path: Path) -> None:
    given = "" if "<" in closed else "< /dev/null"
    ran = in_shell(f"quatuor {words} {given} {closed}", QUATUOR_DATA=str(tmp_path))
    assert (ran.code, ran.err) == (0, "")


@pytest.mark.parametrize("words", ["--help", "games", "perft puissance4 --depth 9"])
def test_somebody_who_reads_only_the_first_line_hears_no_complaint(words: str) -> None:
    ran = in_shell(f"quatuor {words} < /dev/null | head -1")
    assert (ran.code, ran.err, ran.out.count("\n")) == (0, "", 1)


def test_an_error_that_nobody_reads_is_no_mishap() -> None:
    ran = in_shell("quatuor show chess 2>&1 >/dev/null | true; echo ${PIPESTATUS[0]}")
    assert ran == Ran(0, "2\n", "")


def test_a_full_disk_is_told_in_one_line() -> None:
    ran = in_shell("quatuor games > /dev/full")
    assert "No space left on device" in told_in_one_line(ran)


GOOD, BAD = '{"game": "plus4", "moves": "3 4"}', '{"game": "plus4", "moves": "9"}'


@pytest.mark.parametrize(
    ("words", "lines", "code"),
    [
        (["replay"], [GOOD, GOOD], 0),
        (["replay"], [BAD, GOOD], 3),
        (["replay"], [GOOD, "[]"], 3),
        (["replay"], [], 0),
        (["solve", "puissance4"], ["44", "4444"], 0),
        (["solve", "puissance4"], ["48", "44"], 3),
        (["solve", "puissance4", "--json"], ["44", "1212121"], 3),
    ],
)
def test_a_filter_tells_by_its_exit_code_whether_lines_were_wrong(
    words: list[str], lines: list[str], code: int
) -> None:
    ran = run(*words, typed="".join(f"{line}\n" for line in lines))
    assert (ran.code, ran.out.count("\n")) == (code, len(lines))


def test_a_picture_and_json_do_not_share_an_output() -> None:
    line = told_in_one_line(run("show", "q4", "--svg", "-", "--json"))
    assert "--svg - and --json both write to stdout" in line


def test_a_picture_in_a_file_and_json_go_together(tmp_path: Path) -> None:
    file = tmp_path / "board.svg"
    ran = run("show", "q4", "--moves", "1a1", "--svg", str(file), "--json")
    assert json.loads(ran.out)["moves"] == ["1a1"]
    assert file.read_text(encoding="utf-8").startswith("<svg")

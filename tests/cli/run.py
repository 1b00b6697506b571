"""Run the command: in this process, which is quick, or apart, as a person would."""

import io
import os
import subprocess
import sys
from contextlib import redirect_stderr, redirect_stdout
from dataclasses import dataclass
from unittest.mock import patch

from quatuor.cli import main
from tests.remarks import without_remarks


@dataclass(frozen=True)
class Ran:
    code: int
    out: str
    err: str


def run(*arguments: str, typed: str | bytes = "", **environment: str) -> Ran:
    """The command in this process, with what is typed as its input."""
    data = typed.encode() if isinstance(typed, str) else typed
    out, err = io.StringIO(), io.StringIO()
    stdin = io.TextIOWrapper(io.BytesIO(data), encoding="utf-8")
    surroundings = {"LANG": "C.UTF-8", "LC_ALL": "", **environment}
    with (
        patch.dict(os.environ, surroundings),
        patch.object(sys, "stdin", stdin),
        redirect_stdout(out),
        redirect_stderr(err),
    ):
        code = main(list(arguments))
    return Ran(code, out.getvalue(), err.getvalue())


def run_apart(*arguments: str, typed: str | bytes = "") -> Ran:
    """The command in a process of its own."""
    data = typed.encode() if isinstance(typed, str) else typed
    command = [sys.executable, "-m", "quatuor", *arguments]
    done = subprocess.run(command, input=data, capture_output=True, check=False, timeout=240)
    return Ran(done.returncode, done.stdout.decode(), done.stderr.decode())


def told_in_one_line(ran: Ran) -> str:
    """The one line of an error; a remark about the machine may stand before it."""
    lines = without_remarks(ran.err).splitlines()
    assert ran.code == 2, ran
    assert len(lines) == 1, ran.err
    assert lines[0].startswith("quatuor: ")
    return lines[0]

"""`quatuor warm`: compile everything now, so that nothing has to wait later."""

import json
import os
import shutil
import time
from argparse import Namespace
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from typing import Any

from rich.console import Console
from rich.progress import track

from quatuor.cli.arguments import add_json
from quatuor.cli.compiling import keep_quiet
from quatuor.engines.warm import steps
from quatuor.errors import BadRequest
from quatuor.kernel import cache_folder, cache_home

MOST_JOBS = 64


def add(subparsers: Any) -> None:
    """The arguments of this command."""
    parser = subparsers.add_parser("warm", help="compile everything once, with a progress bar")
    parser.add_argument(
        "--jobs", type=int, default=os.cpu_count() or 1, help="processes (default: one a core)"
    )
    add_json(parser)
    parser.set_defaults(run=run)


def run(arguments: Namespace) -> int:
    """Compile step by step; what is done stays done when it is interrupted."""
    keep_quiet()
    if not 1 <= arguments.jobs <= MOST_JOBS:
        raise BadRequest(f"--jobs is 1 to {MOST_JOBS}, not {arguments.jobs}")
    started = time.monotonic()
    to_do = steps()
    console = Console(stderr=True)
    context = get_context("spawn")
    with ProcessPoolExecutor(arguments.jobs, context) as pool:
        done = as_completed([pool.submit(step.run) for step in to_do])
        shown = track(done, "Compiling", len(to_do), console=console)
        for finished in shown if console.is_terminal else done:
            finished.result()
    forgotten = _forget_older()
    seconds = round(time.monotonic() - started, 1)
    if arguments.json:
        print(json.dumps({"steps": len(to_do), "seconds": seconds, "folder": str(cache_folder())}))
    else:
        print(f"{len(to_do)} steps in {seconds} s; {forgotten} older caches removed")
    return 0


def _forget_older() -> int:
    """Remove the machine code of other versions of the sources."""
    older = [folder for folder in cache_home().glob("kernels-*") if folder != cache_folder()]
    for folder in older:
        shutil.rmtree(folder, ignore_errors=True)
    return len(older)

"""`quatuor warm`: compile everything now, so that nothing has to wait later."""

import json
import os
import shutil
import time
from argparse import Namespace
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from contextlib import ExitStack
from multiprocessing import get_context
from queue import SimpleQueue
from typing import Any

from rich.console import Console
from rich.progress import Progress

from quatuor.cli.arguments import add_json
from quatuor.cli.compiling import keep_quiet
from quatuor.engines.warm import Step, batches
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
    to_do = batches()
    total = sum(map(len, to_do))
    console = Console(stderr=True)
    with Progress(console=console, disable=not console.is_terminal) as bar:
        line = bar.add_task("Compiling", total=total)
        _compile(to_do, arguments.jobs, lambda: bar.advance(line))
    forgotten = _forget_older()
    seconds = round(time.monotonic() - started, 1)
    if arguments.json:
        print(json.dumps({"steps": total, "seconds": seconds, "folder": str(cache_folder())}))
    else:
        print(f"{total} steps in {seconds} s; {forgotten} older caches removed")
    return 0


def _compile(to_do: list[list[Step]], jobs: int, advance: Callable[[], None]) -> None:
    """Give each batch to a process that is free, step by step."""
    free: SimpleQueue[ProcessPoolExecutor] = SimpleQueue()
    with ExitStack() as processes, ThreadPoolExecutor(jobs) as threads:
        for _ in range(jobs):
            free.put(processes.enter_context(ProcessPoolExecutor(1, get_context("spawn"))))

        def work(batch: list[Step]) -> None:
            process = free.get()
            try:
                for step in batch:
                    process.submit(step.run).result()
                    advance()
            finally:
                free.put(process)

        for done in [threads.submit(work, batch) for batch in to_do]:
            done.result()


def _forget_older() -> int:
    """Remove the machine code of other versions of the sources."""
    older = [folder for folder in cache_home().glob("kernels-*") if folder != cache_folder()]
    for folder in older:
        shutil.rmtree(folder, ignore_errors=True)
    return len(older)

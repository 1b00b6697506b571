"""`quatuor warm`: make native code of all kernels now, for everything that changes over to it."""

import json
import shutil
import time
from argparse import Namespace
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from contextlib import ExitStack
from queue import SimpleQueue

from quatuor.cli.interrupt import end_workers
from quatuor.cli.progress import progress
from quatuor.cli.workers import worker_pool
from quatuor.compiler import using
from quatuor.compiler.files import cache_folder, cache_home
from quatuor.errors import BadRequest
from quatuor.extras import require
from quatuor.game import Game
from quatuor.warm import Step, batches

MOST_JOBS = 64


def run(arguments: Namespace) -> int:
    """Compile step by step; what is done stays done when it is interrupted."""
    require("native")
    if not 1 <= arguments.jobs <= MOST_JOBS:
        raise BadRequest(f"--jobs is 1 to {MOST_JOBS}, not {arguments.jobs}")
    started = time.monotonic()
    to_do = batches_of(arguments.games)
    total = sum(map(len, to_do))
    with progress() as bar:
        line = bar.add_task("Compiling", total=total)
        _compile(to_do, arguments.jobs, lambda: bar.advance(line))
    forgotten = _forget_older()
    seconds = round(time.monotonic() - started, 1)
    if arguments.json:
        print(json.dumps({"steps": total, "seconds": seconds, "folder": str(cache_folder())}))
    else:
        print(f"{total} steps in {seconds} s; {forgotten} older caches removed")
    return 0


def batches_of(games: list[str]) -> list[list[Step]]:
    """What there is to compile for these games, or for all."""
    for name in games:
        Game(name)  # complains of a name that no game has
    wanted = [batch for batch in batches() if not games or batch[0].game in games]
    if not wanted:
        raise BadRequest(f"nothing is compiled for {', '.join(games)}")
    return wanted


def _compile(to_do: list[list[Step]], jobs: int, advance: Callable[[], None]) -> None:
    """Give each batch to a process that is free, step by step."""
    free: SimpleQueue[ProcessPoolExecutor] = SimpleQueue()
    with ExitStack() as processes, ThreadPoolExecutor(jobs) as threads:
        for _ in range(jobs):
            free.put(processes.enter_context(worker_pool(1)))

        def work(batch: list[Step]) -> None:
            process = free.get()
            try:
                for step in batch:
                    process.submit(natively, step).result()
                    advance()
            finally:
                free.put(process)

        try:
            for done in [threads.submit(work, batch) for batch in to_do]:
                done.result()
        except BaseException:
            end_workers()  # so that no thread waits for one
            raise


def natively(step: Step) -> None:
    """Compile a step to native code, which is kept on disk."""
    with using("numba"):
        step.run()


def _forget_older() -> int:
    """Remove the machine code of other versions of the sources."""
    older = [folder for folder in cache_home().glob("kernels-*") if folder != cache_folder()]
    for folder in older:
        shutil.rmtree(folder, ignore_errors=True)
    return len(older)

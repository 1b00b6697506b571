"""Who does work that can be shared out: this process, several here, or a Dask cluster."""

from argparse import ArgumentParser, Namespace
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import AbstractContextManager, nullcontext
from multiprocessing import get_context

from quatuor.errors import BadRequest


def add_pool(parser: ArgumentParser) -> None:
    """The arguments that choose."""
    parser.add_argument("--jobs", type=int, default=1, help="processes that share the work")
    parser.add_argument("--dask", metavar="ADDRESS", help="a Dask scheduler to use instead")


def pool_from(arguments: Namespace) -> AbstractContextManager[Executor | None]:
    """What was chosen; None is this process."""
    if not 1 <= arguments.jobs <= 256:
        raise BadRequest("--jobs is 1 to 256")
    if arguments.dask:
        return _cluster(arguments.dask)
    if arguments.jobs > 1:
        return ProcessPoolExecutor(arguments.jobs, get_context("spawn"))
    return nullcontext()


def _cluster(address: str) -> Executor:
    try:
        from distributed import Client
    except ImportError:
        raise BadRequest("--dask needs the package 'distributed'") from None
    executor: Executor = Client(address).get_executor()
    return executor

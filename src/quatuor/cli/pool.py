"""Who does work that can be shared out: this process, several here, or a Dask cluster."""

from argparse import Namespace
from collections.abc import Iterator
from concurrent.futures import Executor
from contextlib import AbstractContextManager, contextmanager, nullcontext

from quatuor.cli.workers import worker_pool
from quatuor.errors import BadRequest


def pool_from(arguments: Namespace) -> AbstractContextManager[Executor | None]:
    """What was chosen; None is this process."""
    if not 1 <= arguments.jobs <= 256:
        raise BadRequest("--jobs is 1 to 256")
    if arguments.dask:
        return _cluster(arguments.dask)
    if arguments.jobs > 1:
        return worker_pool(arguments.jobs)
    return nullcontext()


@contextmanager
def _cluster(address: str) -> Iterator[Executor]:
    try:
        from distributed import Client
    except ImportError:
        raise BadRequest("--dask needs the package 'distributed'") from None
    with Client(address) as client:
        yield client.get_executor()

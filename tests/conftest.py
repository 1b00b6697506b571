"""Properties are checked however slow the machine is: no example has a deadline."""

from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, settings

from quatuor.compiler.backend import using

settings.register_profile("patient", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("patient")


@pytest.fixture
def compiled_ahead() -> Iterator[None]:
    """Kernels as they were compiled ahead of time: none is compiled for this machine meanwhile."""
    with using("wasm"):
        yield

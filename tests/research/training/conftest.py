"""Where JAX runs: in a process of its own."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import ParamSpec, Protocol, TypeVar

import pytest

P = ParamSpec("P")
R = TypeVar("R")


class Apart(Protocol):
    """Calls a function of a module elsewhere."""

    def __call__(self, function: Callable[P, R], /, *given: P.args, **named: P.kwargs) -> R:
        """What it returns."""


@pytest.fixture(scope="session")
def apart() -> Iterator[Apart]:
    """Another process: one in which JAX has run must not be forked, as other tests do with this one."""
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as pool:

        def call(function: Callable[P, R], /, *given: P.args, **named: P.kwargs) -> R:
            return pool.submit(function, *given, **named).result()

        yield call

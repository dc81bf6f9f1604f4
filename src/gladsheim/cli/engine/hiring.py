"""Workers of a command: processes of this machine, or a Ray cluster."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext, redirect_stdout
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from gladsheim.research.cluster.workers import Workers


@contextmanager
def hired(jobs: int, ray: str | None) -> Iterator[Workers]:
    """Return the workers that the flags `--jobs` and `--ray` name, see `research.cluster.opening.opened`."""
    from gladsheim.research.cluster.opening import opened

    # Ray tells of lost processes on standard output, which may be the command's data.
    aside = nullcontext() if ray is None else redirect_stdout(sys.stderr)
    with aside, opened(jobs, ray) as workers:
        yield workers


def resuming(workers: Workers, file: str | None, seed: object, result: Any) -> Workers:
    """Return workers whose results, of type `result`, are kept in the file of `--resume`.

    Raises UsageError without a seed: another one would be drawn each time.
    """
    if file is None:
        return workers
    from gladsheim.core.errors import UsageError
    from gladsheim.research.cluster.kept import ResumableWorkers

    if seed is None:
        raise UsageError("--resume is given without --seed; allowed: both, as the first time")
    return ResumableWorkers(workers, file, result)

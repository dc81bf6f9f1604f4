"""Where commands write what they make."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO


@contextmanager
def writing(file: str | None) -> Iterator[IO[bytes]]:
    """Standard output, or a file that appears only when everything is in it."""
    if file is None or file == "-":
        yield sys.stdout.buffer
        sys.stdout.buffer.flush()
        return
    unfinished = Path(file).with_name(f".{Path(file).name}.unfinished")
    try:
        with unfinished.open("wb") as stream:
            yield stream
        unfinished.replace(file)
    finally:
        unfinished.unlink(missing_ok=True)

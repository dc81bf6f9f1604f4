"""Argument FILE... of commands that read: paths, and `-` for standard input."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Any

import rich_click as click

STDIN = "-"


def files_argument(*, required: bool) -> Callable[[Any], Any]:
    """Return a decorator that adds the argument `files` to a command."""
    path = click.Path(exists=True, dir_okay=False, allow_dash=True)
    metavar = "FILE..." if required else "[FILE]..."
    return click.argument("files", nargs=-1, required=required, metavar=metavar, type=path, callback=_once)


def _once(_ctx: click.Context, _param: click.Parameter, files: tuple[str, ...]) -> tuple[str, ...]:
    if files.count(STDIN) > 1:
        raise click.BadParameter("standard input, '-', is given several times; allowed: once")
    return files


@contextmanager
def reading(file: str) -> Iterator[IO[bytes]]:
    """Open the file, or standard input for `-`."""
    if file == STDIN:
        yield sys.stdin.buffer
    else:
        with Path(file).open("rb") as stream:
            yield stream

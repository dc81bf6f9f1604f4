"""Flag `--cards FILE` of commands that take the game from their input."""

from __future__ import annotations

from typing import Any

import rich_click as click


def _load(_ctx: click.Context, _param: click.Parameter, paths: tuple[str, ...]) -> None:
    if paths:
        from gladsheim.games import load_data

        for path in paths:
            load_data("cards", path)


def cards_option(command: Any) -> Any:
    """Add the flag to a command; the files are loaded before the command itself begins."""
    return click.option(
        "--cards",
        multiple=True,
        metavar="FILE",
        type=click.Path(exists=True, dir_okay=False),
        expose_value=False,
        is_eager=True,
        callback=_load,
        help="Add this card file of Valda to the built-in one; may be repeated.",
    )(command)

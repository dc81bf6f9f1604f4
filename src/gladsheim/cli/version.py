"""`gladsheim version`: which version this is."""

from __future__ import annotations

import rich_click as click

from gladsheim.cli.screen import echo


def told() -> str:
    """The name of the program and its version."""
    from importlib.metadata import PackageNotFoundError, version

    try:
        return f"gladsheim {version('gladsheim')}"
    except PackageNotFoundError:
        return "gladsheim (not installed: run from its sources)"


@click.command("version")
def command() -> None:
    """Show the version."""
    echo(told())

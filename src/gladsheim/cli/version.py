"""`gladsheim version`: version of the package."""

from __future__ import annotations

import rich_click as click

from gladsheim.cli.screen import echo


def version_line() -> str:
    """Return the name of the program and its version."""
    from importlib.metadata import PackageNotFoundError, version

    try:
        return f"gladsheim {version('gladsheim')}"
    except PackageNotFoundError:
        return "gladsheim (not installed: run from its sources)"


@click.command("version")
def command() -> None:
    """Show the version."""
    echo(version_line())

"""`gladsheim cases`: golden case files."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import rich_click as click

from gladsheim.cli.positions.cards import cards_option

if TYPE_CHECKING:
    from gladsheim.testing.cases import Outcome

MOST_BYTES = 16_000_000


@click.command("cases")
@click.argument("files", nargs=-1, required=True, type=click.Path(exists=True, dir_okay=False))
@cards_option
def command(files: tuple[str, ...]) -> None:
    """Run golden case files.

    Prints the cases that fail and why; the exit code is 1 if any does.
    """
    from rich.markup import escape
    from rich.table import Table

    from gladsheim.cli.failing import FailedError
    from gladsheim.cli.screen import out

    console = out()
    failed = []
    for file in files:
        outcomes = list(_run(file))
        wrong = [outcome for outcome in outcomes if outcome.wrong]
        if wrong:
            table = Table("case", "rules", "what is wrong", title=escape(file))
            for outcome in wrong:
                faults = escape("\n".join([outcome.title, *outcome.wrong]))
                table.add_row(outcome.id, " ".join(outcome.rules), faults)
            console.print(table)
        console.print(f"{escape(file)}: {len(outcomes)} cases, {len(outcomes) - len(wrong)} passed")
        failed += [outcome.id for outcome in wrong]
    if failed:
        raise FailedError(f"failed: {' '.join(failed)}")


def _run(file: str) -> list[Outcome]:
    from gladsheim.core.errors import DocumentError, OptionsError, UsageError
    from gladsheim.records import parse
    from gladsheim.testing.cases import run_cases

    document = parse(Path(file).read_bytes(), most_bytes=MOST_BYTES)
    try:
        return list(run_cases(document))
    except (DocumentError, OptionsError) as error:
        raise UsageError(f"{file}: not a case file: {error}") from error

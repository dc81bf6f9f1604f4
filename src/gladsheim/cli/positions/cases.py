"""`gladsheim cases`: golden case files."""

from __future__ import annotations

from typing import TYPE_CHECKING

import rich_click as click

from gladsheim.cli.positions.cards import cards_option
from gladsheim.cli.positions.files import files_argument, reading

if TYPE_CHECKING:
    from gladsheim.testing.cases import CaseResult

MOST_BYTES = 16_000_000


@click.command("cases")
@files_argument(required=True)
@cards_option
def command(files: tuple[str, ...]) -> None:
    """Run golden case files.

    The command prints each case of each FILE (`-`: standard input) that fails, and why. The exit code is 1 if
    any case fails, or if a file is not a case file.
    """
    from gladsheim.cli.failing import FailedError, message_of
    from gladsheim.cli.screen import echo
    from gladsheim.core.errors import GladsheimError

    failed: list[str] = []
    unread = 0
    for file in files:
        try:
            outcomes = _run(file)
        except (GladsheimError, OSError) as error:
            unread += 1
            echo(f"{file}: {message_of(error)}")
        else:
            failed += _report(file, outcomes)
    faults = [f"failed: {' '.join(failed)}"] if failed else []
    if unread:
        faults.append(f"{unread} file{'s are' if unread > 1 else ' is'} not a case file")
    if faults:
        raise FailedError("; ".join(faults))


def _run(file: str) -> list[CaseResult]:
    """Run the cases of a file and return their outcomes.

    Raises GladsheimError for a file without any, and OSError.
    """
    from gladsheim.records import parse
    from gladsheim.testing.cases import run_cases

    with reading(file) as stream:
        return list(run_cases(parse(stream.read(MOST_BYTES + 1), most_bytes=MOST_BYTES)))


def _report(file: str, outcomes: list[CaseResult]) -> list[str]:
    """Print how many cases passed, and the faults of the others; returns the ids of those."""
    from rich.markup import escape
    from rich.table import Table

    from gladsheim.cli.screen import out

    console = out()
    wrong = [outcome for outcome in outcomes if outcome.wrong]
    if wrong:
        table = Table("case", "rules", "what is wrong", title=escape(file))
        for outcome in wrong:
            faults = escape("\n".join([outcome.title, *outcome.wrong]))
            table.add_row(outcome.id, " ".join(outcome.rules), faults)
        console.print(table)
    console.print(f"{escape(file)}: {len(outcomes)} cases, {len(outcomes) - len(wrong)} passed")
    return [outcome.id for outcome in wrong]

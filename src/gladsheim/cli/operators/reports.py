"""`gladsheim reports`: reports of players to the operator."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import rich_click as click

from gladsheim.cli.database import database_option
from gladsheim.cli.screen import echo, write_json

if TYPE_CHECKING:
    from gladsheim.tables.people.talk import Report


@click.command("reports")
@database_option
@click.option("--close", metavar="ID", help="Close the report with this id.")
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
def command(database: str | None, close: str | None, as_json: bool) -> None:
    """List the reports of players, or close one.

    The oldest open report comes first. Each names the reported person (name and id), the reporter, the table,
    the reason and, for a message, its original text. With --close nothing is listed; the exit code is 1 if no
    open report has this id. The hall can keep running.
    """
    from gladsheim.cli.failing import FailedError
    from gladsheim.cli.operating import with_store
    from gladsheim.records import now

    if close is not None:
        if not with_store(database, lambda store: store.talk.close_report(close, now())):
            raise FailedError(f"no open report has the id {close!r}")
        echo(f"closed: {close}")
        return
    found = with_store(database, lambda store: store.talk.open_reports())
    if as_json:
        write_json([_row(report) for report in found], indent=1)
        return
    for report in found:
        echo("\n".join(_lines(report)))
    echo(f"{len(found)} open report{'' if len(found) == 1 else 's'}")


def _row(report: Report) -> dict[str, Any]:
    """Return a report, JSON-ready; `number` and `text` are those of a message, null for a person's table."""
    return {
        "id": report.id,
        "created": report.created,
        "about": {"name": report.name, "id": report.subject},
        "from": report.reporter,
        "table": report.table,
        "reason": report.reason,
        "number": report.number,
        "text": report.text,
    }


def _lines(report: Report) -> list[str]:
    """Format a report as lines; line breaks in texts of users are made visible."""
    lines = [
        f"{report.id}  {report.created}",
        f"  about     {report.name} ({report.subject})",
        f"  from      {report.reporter}",
        f"  table     {report.table}",
        *_written("reason", report.reason),
    ]
    if report.text is not None:
        lines += _written(f"message {report.number}", report.text)
    return [*lines, ""]


def _written(label: str, text: str) -> list[str]:
    first, *rest = text.split("\n")
    return [f"  {label:<9} {first}", *(f"  {'':<9} {line}" for line in rest)]

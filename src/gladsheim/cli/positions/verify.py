"""`gladsheim verify`: check of records."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import rich_click as click

from gladsheim.cli.positions.cards import cards_option
from gladsheim.cli.positions.files import files_argument
from gladsheim.cli.screen import echo

if TYPE_CHECKING:
    from gladsheim.records import VerificationReport


@click.command("verify")
@files_argument(required=True)
@click.option("--receipt", metavar="LINK", help="Check that the chain has this link, noted during the game.")
@click.option(
    "--day",
    nargs=2,
    metavar="DAY SECRET",
    help="Check that the deal is that of a day, such as 2026-11-26, with its secret.",
)
@cards_option
def command(files: tuple[str, ...], receipt: str | None, day: tuple[str, str] | None) -> None:
    """Verify records: deal, chain, actions and result.

    Each FILE (`-`: standard input) holds one record, or several, one per line, as `simulate` writes them. The
    command prints a line for each, and what it cannot prove of the deal. The exit code is 1 if a record
    fails.
    """
    from gladsheim.cli.failing import FailedError
    from gladsheim.cli.positions.loading import every_record
    from gladsheim.core.errors import RecordError
    from gladsheim.records import verify

    told = None if day is None else _day(*day)
    broken = 0
    for name, record in every_record(files):
        if isinstance(record, RecordError):
            broken += 1
            echo(f"{name}: record: {record}")
            continue
        report = verify(record, receipt=receipt, day=told)
        broken += not report.ok
        for line in _lines(report):
            echo(f"{name}: {line}")
    if broken:
        raise FailedError(f"{broken} record{'s do' if broken > 1 else ' does'} not hold")


def _day(day: str, secret: str) -> tuple[str, bytes]:
    """Parse a day and its secret as they were typed. Raises BadParameter."""
    if not re.fullmatch(r"\d{4}-\d{2}-\d{2}", day):
        raise click.BadParameter(f"day is {day!r}; allowed: YYYY-MM-DD", param_hint="--day")
    if not re.fullmatch(r"[0-9a-fA-F]{64}", secret):
        raise click.BadParameter("secret is not 64 hexadecimal digits", param_hint="--day")
    return day, bytes.fromhex(secret)


def _lines(report: VerificationReport) -> list[str]:
    if not report.ok:
        return [str(finding) for finding in report.findings]
    notices = [f"notice: {notice}" for notice in report.notices]
    but = " with what is said below" if notices else ""
    if not report.revealed:
        return [f"the chain holds{but}; the deal is not revealed while the game is running", *notices]
    state = "finished" if report.over else "running"
    return [f"holds{but}: {report.plies} actions replayed, {state}", *notices]

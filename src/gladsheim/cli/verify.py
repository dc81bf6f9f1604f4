"""`gladsheim verify`: whether a record holds."""

from __future__ import annotations

import rich_click as click

from gladsheim.cli.cards import cards_option


@click.command("verify")
@click.argument("record", type=click.Path(exists=True, dir_okay=False, allow_dash=True))
@click.option("--receipt", metavar="LINK", help="A link noted during the game; it must occur in the chain.")
@cards_option
def command(record: str, receipt: str | None) -> None:
    """Check a record: deal, chain, every action, the result.

    RECORD is a file with one record, or several, one per line (as `simulate` writes them).
    Prints a line for each; the exit code is 1 if one does not hold.
    """
    from gladsheim.cli.failing import FailedError
    from gladsheim.cli.loading import records
    from gladsheim.core.errors import RecordError
    from gladsheim.records import from_bytes, verify

    broken = 0
    for name, data in records(record):
        try:
            report = verify(from_bytes(data), receipt=receipt)
        except RecordError as error:
            broken += 1
            click.echo(f"{name}: record: {error}")
            continue
        if report.ok:
            state = "finished" if report.over else "running"
            if report.revealed:
                click.echo(f"{name}: holds: {report.plies} actions replayed, {state}")
            else:
                click.echo(f"{name}: the chain holds; the deal is not revealed while the game is running")
        else:
            broken += 1
            for finding in report.findings:
                click.echo(f"{name}: {finding}")
    if broken:
        raise FailedError(f"{broken} record{'s do' if broken > 1 else ' does'} not hold")

"""`gladsheim audit`: the audit log of what operators and users did."""

from __future__ import annotations

from dataclasses import asdict
from datetime import datetime
from typing import TYPE_CHECKING

import rich_click as click

from gladsheim.cli.database import database_option
from gladsheim.cli.operating import DATE, MOST_DAYS
from gladsheim.cli.screen import echo, write_json

if TYPE_CHECKING:
    from gladsheim.store import HallStore
    from gladsheim.store.operators.audit import Note


@click.command("audit")
@click.option("--since", type=DATE, help="Show only entries from this time on (UTC).")
@click.option("--about", metavar="NAME|ID", help="Show only entries by or about this person.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object per line.")
@click.option(
    "--keep-days",
    type=click.IntRange(1, MOST_DAYS),
    help="Delete entries older than this many days now. The hall does so after 365 days by itself.",
)
@database_option
def command(
    since: datetime | None, about: str | None, as_json: bool, keep_days: int | None, database: str | None
) -> None:
    """Show the hall's audit log.

    Each entry says who did what, and to whom. The oldest entry comes first.
    """
    from gladsheim.cli.operating import with_store

    if keep_days is not None:
        if since or about or as_json:
            raise click.UsageError("use --keep-days without other options")
        echo(f"{with_store(database, lambda store: _prune(store, keep_days))} entries dropped")
        return
    notes, names = with_store(database, lambda store: _read(store, since, about))
    for note in reversed(notes):
        if as_json:
            write_json(asdict(note))
        else:
            echo(_line(note, names))


async def _read(
    store: HallStore, since: datetime | None, about: str | None
) -> tuple[list[Note], dict[str, str]]:
    from gladsheim.cli.operating import stored, the_one

    user = None
    if about is not None:
        found = await the_one(store, about)
        # Also of those who are gone: their ids are all that is left of them.
        user = about if found is None else found.id
    notes = await store.moderation.audit.read("" if since is None else stored(since), user)
    ids = {one for note in notes for one in (note.who, note.about) if one}
    people = [await store.people.user(one) for one in sorted(ids)]
    return notes, {one.user.id: one.user.name for one in people if one is not None}


async def _prune(store: HallStore, days: int) -> int:
    from gladsheim.cli.operating import entry
    from gladsheim.server.identity.moderation import DAY_SECONDS
    from gladsheim.server.live_tables.audit import PRUNED
    from gladsheim.server.time.pause import earlier

    note = entry(PRUNED, keep_days=days)
    return await store.moderation.audit.prune(earlier(note.at, days * DAY_SECONDS), note)


def _line(note: Note, names: dict[str, str]) -> str:
    who, about = (f"{names[one]} ({one})" if one in names else one for one in (note.who, note.about))
    details = "  ".join(f"{name}={value}" for name, value in note.details.items() if value not in (None, ""))
    return "  ".join(part for part in (note.at, who, note.what, about, details) if part)

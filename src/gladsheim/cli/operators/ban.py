"""`gladsheim ban`: exclude people and address ranges."""

from __future__ import annotations

import ipaddress
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING, Any

import rich_click as click

from gladsheim.cli.database import database_option
from gladsheim.cli.operating import DATE, MOST_DAYS
from gladsheim.cli.screen import echo
from gladsheim.core.errors import shorten

if TYPE_CHECKING:
    from gladsheim.store import HallStore
    from gladsheim.store.operators.moderation import Ban

LONGEST_REASON = 200
WIDEST = {4: 8, 6: 16}
"""Shortest network prefixes that may be banned, by IP version, so that a slip cannot ban everybody."""


@click.command("ban")
@click.argument("who", metavar="[NAME|ID]", required=False)
@click.option(
    "--address", metavar="NETWORK", help="Ban this network instead of a person, such as 203.0.113.0/24."
)
@click.option("--reason", default="", help="Show this reason to the banned person.")
@click.option("--until", type=DATE, help="End the ban at this time (UTC).  [default: never]")
@click.option("--days", type=click.IntRange(1, MOST_DAYS), help="End the ban after this many days.")
@click.option("--lift", is_flag=True, help="Lift the ban now.")
@click.option("--list", "listed", is_flag=True, help="List all bans.")
@database_option
def command(who: str | None, address: str | None, database: str | None, listed: bool, **how: Any) -> None:
    """Ban people or networks from the hall.

    A ban takes effect within seconds. It ends the person's sessions and their games between bots alone, and
    cancels or leaves tables that have not begun. The next login with the right password shows the reason.
    From a banned network nobody can become a guest or log in; existing sessions stay.
    """
    from gladsheim.cli.operating import with_store

    if listed:
        if who or address or how["lift"]:
            raise click.UsageError("use --list without other options")
        for ban in with_store(database, lambda store: store.moderation.bans()):
            echo(_line(ban))
        return
    if (who is None) == (address is None):
        raise click.UsageError("say whom: NAME, ID or --address NETWORK")
    if how["lift"]:
        if how["reason"] or how["until"] or how["days"]:
            raise click.UsageError("--lift takes neither reason nor time")
        with_store(database, lambda store: _lift(store, who, address))
        return
    reason, until = _reason(how["reason"]), _end(how["until"], how["days"])
    with_store(database, lambda store: _ban(store, who, address, reason, until))


async def _ban(
    store: HallStore, who: str | None, address: str | None, reason: str, until: str | None
) -> None:
    from gladsheim.cli.operating import entry
    from gladsheim.server.live_tables.audit import BANNED
    from gladsheim.server.live_tables.library import installed
    from gladsheim.server.operators.ending import end_bot_tables
    from gladsheim.store.operators.audit import OPERATOR
    from gladsheim.store.operators.moderation import Ban

    user = None if who is None else await _user(store, who)
    network = None if address is None else _network(address)
    details = {"reason": reason, "until": until, **({} if network is None else {"network": network})}
    note = entry(BANNED, user, **details)
    await store.moderation.ban(Ban(user, None, network, reason, note.at, until), note)
    if user is not None:
        await end_bot_tables(store, installed().games, user, OPERATOR)
    echo(f"banned {'for good' if until is None else f'until {until}'}")


async def _lift(store: HallStore, who: str | None, address: str | None) -> None:
    from gladsheim.cli.operating import entry
    from gladsheim.server.live_tables.audit import BAN_LIFTED

    user = None if who is None else await _user(store, who)
    network = None if address is None else _network(address)
    details = {} if network is None else {"network": network}
    lifted = await store.moderation.lift(user, network, entry(BAN_LIFTED, user, **details))
    echo("lifted" if lifted else "this ban does not exist")


async def _user(store: HallStore, who: str) -> str:
    from gladsheim.cli.operating import the_one

    found = await the_one(store, who)
    if found is None:
        raise click.UsageError(f"nobody has the name or the id {shorten(who)}")
    return found.id


def _network(text: str) -> str:
    try:
        network = ipaddress.ip_network(text.strip(), strict=False)
    except ValueError as error:
        raise click.UsageError(
            f"--address is {text[:60]!r}; allowed: an address or a network, as 203.0.113.0/24, 2001:db8::/48"
        ) from error
    least = WIDEST[network.version]
    if network.prefixlen < least:
        raise click.UsageError(f"--address is {network}; allowed: networks from /{least} on")
    return str(network)


def _reason(text: str) -> str:
    if len(text) > LONGEST_REASON or not text.isprintable():
        raise click.UsageError(
            f"--reason is {shorten(text)}; allowed: one line of at most {LONGEST_REASON} characters"
        )
    return text


def _end(until: datetime | None, days: int | None) -> str | None:
    from gladsheim.cli.operating import stored

    if until is not None and days is not None:
        raise click.UsageError("--until or --days, not both")
    now = datetime.now(UTC)
    if days is not None:
        until = now + timedelta(days=days)
    if until is None:
        return None
    if stored(until) <= stored(now):
        raise click.UsageError(f"--until is {stored(until)}; allowed: a time in the future")
    return stored(until)


def _line(ban: Ban) -> str:
    whom = ban.network or f"{ban.name} (id {ban.user})"
    end = "for good" if ban.until is None else f"until {ban.until}"
    return f"{whom}  since {ban.since}  {end}  {ban.reason}".rstrip()

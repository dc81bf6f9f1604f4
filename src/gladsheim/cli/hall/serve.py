"""`gladsheim serve`: the hall."""

from __future__ import annotations

import gc
import signal
from pathlib import Path
from typing import Any

import rich_click as click

from gladsheim.cli.database import database_option
from gladsheim.cli.hall.watching import KEEP_DAYS, metrics_options, oversight_of
from gladsheim.cli.operating import MOST_DAYS
from gladsheim.cli.positions.cards import cards_option
from gladsheim.cli.screen import echo
from gladsheim.core.errors import need

BY_ADDRESS, MOST_BY_ADDRESS = 250, 10_000
LOCAL, EVERYWHERE = "127.0.0.1", "0.0.0.0"  # noqa: S104  # --party is there to be reachable


@click.command("serve")
@click.option("--host", help=f"Listen on this address.  [default: {LOCAL}]")
@click.option(
    "--port",
    type=click.IntRange(0, 65535),
    default=8000,
    show_default=True,
    help="Listen on this port; 0: any free port.",
)
@database_option
@click.option(
    "--party", is_flag=True, help="Let everyone on this network in: show a QR code, and keep no accounts."
)
@click.option(
    "--open/--no-open",
    "open_browser",
    default=False,
    show_default=True,
    help="Open the page in your browser.",
)
@click.option(
    "--workers/--no-workers",
    default=True,
    show_default=True,
    help="Run the bots here; if not, in `gladsheim worker`.",
)
@click.option(
    "--keep-days",
    type=click.IntRange(1, MOST_DAYS),
    default=KEEP_DAYS,
    show_default=True,
    help="Keep entries of the audit log (`gladsheim audit`) for this many days.",
)
@metrics_options
@click.option(
    "--limits/--no-limits",
    default=True,
    show_default=True,
    help="Limit the rate of requests; switch off only on closed networks.",
)
@click.option(
    "--name", "names", multiple=True, help="Answer to this host name or address too; may be repeated."
)
@click.option(
    "--connections",
    "by_address",
    type=click.IntRange(0, MOST_BY_ADDRESS),
    default=BY_ADDRESS,
    show_default=True,
    help="Allow this many open connections per address; 0: no limit.",
)
@click.option(
    "--imprint",
    type=click.Path(path_type=Path),
    metavar="FILE",
    help="Show this Markdown file as your imprint.",
)
@click.option(
    "--privacy",
    type=click.Path(path_type=Path),
    metavar="FILE",
    help="Show this Markdown file above the hall's own privacy notice.",
)
@cards_option
def command(host: str | None, port: int, database: str | None, party: bool, **how: Any) -> int:
    """Serve the hall on this machine.

    Players open it in a browser. Without options only this machine reaches it, and the tables are kept
    in an SQLite file in your data folder.
    """
    if host is None:
        host = EVERYWHERE if party else LOCAL
    elif party:
        raise click.UsageError("--party chooses the address itself; leave out --host")
    need("uvicorn", "this command")
    echo("Opening the hall ...", err=True)
    # Loaded modules stay: to look for cycles in it would take a tenth of the start.
    gc.disable()
    from gladsheim.server.pages.notices import HostNotices, read_notice
    from gladsheim.server.run import AccessOptions, serve

    if hasattr(signal, "SIGPIPE"):
        # Guests and bots come and go: writing to one who has gone must not end the hall.
        signal.signal(signal.SIGPIPE, signal.SIG_IGN)
    open_browser, limits, workers = (bool(how.pop(name)) for name in ("open_browser", "limits", "workers"))
    names, by_address = how.pop("names"), how.pop("by_address") or None
    notices = HostNotices(*(read_notice(f"--{name}", how.pop(name)) for name in ("imprint", "privacy")))
    welcome = AccessOptions(open_browser, party, oversight_of(**how), limits, names, by_address, notices)
    return int(serve(host, port, database, welcome, workers=workers))

"""Start and end of the full-screen table: whether the terminal is suitable, and the message on leaving."""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING

from gladsheim.cli.encoding import writes_unicode
from gladsheim.cli.play.screen.sizes import LEAST, too_small
from gladsheim.cli.screen import echo

if TYPE_CHECKING:
    from gladsheim.cli.play.conversation import Conversation
    from gladsheim.cli.play.words import CliTexts


def why_no_screen(texts: CliTexts) -> str | None:
    """Return why the full-screen table cannot be used: empty if there is no screen; None if it can."""
    # Textual draws on standard error: what redirects that would get the table, and its reader nothing.
    alone = all(stream.isatty() for stream in (sys.stdin, sys.stdout, sys.stderr))
    if not alone or os.environ.get("TERM", "dumb") == "dumb":
        return ""
    for stream in (sys.stdout, sys.stderr):
        if not writes_unicode(stream):
            return texts("cli-by-lines-encoding", encoding=stream.encoding)
    width, height = os.get_terminal_size(sys.stdout.fileno())
    if not too_small(width, height):
        return None
    return texts("cli-by-lines", width=width, height=height, columns=LEAST[0], rows=LEAST[1])


def show(talk: Conversation) -> None:
    """Play on the screen; prints the result, or a goodbye, afterwards. Raises the error of a
    bot that failed.
    """
    from gladsheim.cli.play.screen.app import TableApp

    for name in ("COLUMNS", "LINES"):
        # A shell may export what they were when it began; what the terminal says counts, also after a resize.
        os.environ.pop(name, None)
    app = TableApp(talk)
    app.run()
    if app.fault is not None:
        raise app.fault
    if app.return_code:
        raise SystemExit(app.return_code)  # Textual has told what went wrong
    over = talk.sitting.to_act is None
    for line in talk.teller.result() if over else [talk.texts("cli-until")]:
        echo(line)

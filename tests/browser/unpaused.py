"""`gladsheim` without the pause that keeps secret who is asked, and with accounts for as many as tests need.

Its clocks go by a file of the test's, and its page is in a folder of the test's, if it names one;
it waits for nonces until the test ends that.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from functools import partial
from pathlib import Path

from gladsheim.cli.main import main
from gladsheim.server import app, run
from gladsheim.server.accounts import accounts
from gladsheim.server.hall.hall import Hall
from gladsheim.server.hall.settings import HallSettings
from gladsheim.server.identity.rate_limits import Rate
from gladsheim.server.time.pause import Pause
from tests.browser.hall import PAGE, WAIT
from tests.server.time import ahead

LOOK_AGAIN_SECONDS = 0.05


def call_when_there(path: Path, seconds: float, call: Callable[[], None]) -> None:
    """A timer that goes off when a file is there, which it takes away."""
    try:
        path.unlink()
    except FileNotFoundError:
        asyncio.get_running_loop().call_later(LOOK_AGAIN_SECONDS, call_when_there, path, seconds, call)
    else:
        call()


# A test's pages all come from one address.
for name in ("NEW_ACCOUNTS", "LOOK_UPS", "NAMINGS"):
    setattr(accounts, name, Rate(10_000, 0.01))
defaults = Hall.__init__.__kwdefaults__
assert defaults is not None
defaults["pause"] = Pause(0)
ahead.go_by_it()
if WAIT in os.environ:
    patience = Pause(1.0, partial(call_when_there, Path(os.environ[WAIT])))
    setattr(run, HallSettings.__name__, partial(HallSettings, patience=patience))
if PAGE in os.environ:
    app.create_app.__defaults__ = (Path(os.environ[PAGE]),)

if __name__ == "__main__":
    main()

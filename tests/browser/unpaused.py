"""`gladsheim` without the pause that keeps secret who is asked, and with accounts for as many as tests need.

Its clocks go by a file of the test's, and its page is in a folder of the test's, if it names one;
it waits for nonces until the test ends that, and deals the same to a test each time.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from functools import partial
from hashlib import sha256
from pathlib import Path

from gladsheim.cli.main import main
from gladsheim.server import app, run
from gladsheim.server.accounts import accounts
from gladsheim.server.hall import Hall
from gladsheim.server.identity.rate_limits import Rate
from gladsheim.server.lobby import lobby
from gladsheim.server.settings import HallSettings
from gladsheim.server.time.pause import Pause
from tests.browser.hall import DEALS, PAGE, WAIT
from tests.server.timekeeping import ahead

LOOK_AGAIN_SECONDS, FOR_EVER = 0.05, 1e6


def call_when_there(path: Path, seconds: float, call: Callable[[], None]) -> None:
    """A timer that goes off when a file is there, which it takes away."""
    try:
        path.unlink()
    except FileNotFoundError:
        asyncio.get_running_loop().call_later(LOOK_AGAIN_SECONDS, call_when_there, path, seconds, call)
    else:
        call()


def secret_of(file: Path, dealt: list[bytes]) -> bytes:
    """The secret of a test's next table, by its name and number; `dealt` has a name for each before."""
    name = file.read_bytes()
    dealt[:] = [one for one in dealt if one == name] + [name]
    return sha256(b"%d %b" % (len(dealt), name)).digest()


# A test's pages all come from one address.
for name in ("NEW_ACCOUNTS", "LOOK_UPS", "NAMINGS"):
    setattr(accounts, name, Rate(10_000, 0.01))
defaults = Hall.__init__.__kwdefaults__
assert defaults is not None
defaults["pause"] = Pause(0)
ahead.go_by_it()
if WAIT in os.environ:
    patience = Pause(FOR_EVER, partial(call_when_there, Path(os.environ[WAIT])))
    setattr(run, HallSettings.__name__, partial(HallSettings, patience=patience))
if DEALS in os.environ:
    setattr(lobby, "fresh_secret", partial(secret_of, Path(os.environ[DEALS]), []))  # noqa: B010  # as above
if PAGE in os.environ:
    app.create_app.__defaults__ = (Path(os.environ[PAGE]),)

if __name__ == "__main__":
    main()

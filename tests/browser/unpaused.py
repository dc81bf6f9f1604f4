"""`gladsheim` without the pause that keeps secret who is asked, and with accounts for as many as tests need.

Its clocks go by a file of the test's, and its page is in a folder of the test's, if it names one;
it waits as long for nonces as a test says.
"""

from __future__ import annotations

import os
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

# A test's pages all come from one address.
for name in ("NEW_ACCOUNTS", "LOOK_UPS", "NAMINGS"):
    setattr(accounts, name, Rate(10_000, 0.01))
defaults = Hall.__init__.__kwdefaults__
assert defaults is not None
defaults["pause"] = Pause(0)
ahead.go_by_it()
if WAIT in os.environ:
    setattr(run, HallSettings.__name__, partial(HallSettings, patience=Pause(float(os.environ[WAIT]))))
if PAGE in os.environ:
    app.create_app.__defaults__ = (Path(os.environ[PAGE]),)

if __name__ == "__main__":
    main()

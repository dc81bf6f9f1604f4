"""`gladsheim` without the pause that keeps secret who is asked: games as quick as tests need them."""

from __future__ import annotations

from gladsheim.cli.main import main
from gladsheim.server.embargo import Pause
from gladsheim.server.hall import Hall

defaults = Hall.__init__.__kwdefaults__
assert defaults is not None
defaults["pause"] = Pause(0)

if __name__ == "__main__":
    main()

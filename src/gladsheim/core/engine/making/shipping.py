"""Program that compiles the engines of games and puts them into the package that it is run from.

    python -m gladsheim.core.engine.making.shipping GAME ...

`core.engine.shipped` explains their use.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence

from gladsheim.core.engine import cache, shipped
from gladsheim.core.engine.making.building import Builder
from gladsheim.core.engine.stored import keep
from gladsheim.core.errors import KernelError


def ship(games: Sequence[str]) -> None:
    """Compile games unless they are in the cache, and put them into the package.

    Raises KernelError where that cannot be done.
    """
    if not shipped.fits():
        raise KernelError(
            f"engines are shipped for {' and '.join(shipped.SYSTEMS)} on {cache.COMMON}; this is neither"
        )
    folder = shipped.folder()
    folder.mkdir(exist_ok=True)
    for game in games:
        # Old files go first, because `build` does nothing for a game that has a shipped engine.
        for old in folder.glob(f"{game}-*.o"):
            old.unlink()
        Builder().build(game)
        made = cache.cached(game)
        if made is None:
            raise KernelError(f"the engine of {game} is not in {cache.folder()}")
        keep(folder, game, cache.key(game, shipped=True), made.machine_code)


if __name__ == "__main__":
    ship(sys.argv[1:])

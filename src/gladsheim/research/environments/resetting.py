"""Options that `reset` takes."""

from __future__ import annotations

import warnings
from collections.abc import Mapping
from typing import Any

from gladsheim.core.errors import UsageError, shorten
from gladsheim.core.game import Game

FIXED = "players"


def changed(game: Game, options: Mapping[str, Any] | None, *, lenient: bool = False) -> Game:
    """Return the game with some options changed; the same object where none are given.

    The number of players is fixed when the environment is made. A name that is no option raises UsageError,
    or warns if `lenient`. Raises UsageError or OptionsError.
    """
    if options is None:
        return game
    if not isinstance(options, Mapping):
        raise UsageError(f"options is {shorten(options)}; allowed: a dictionary of options of {game.name}")
    known = [option.name for option in game.option_list]
    given = {name: value for name, value in options.items() if name in known}
    for name in options.keys() - given.keys():
        fault = f"options has {shorten(name)}; allowed: {', '.join(known)}"
        if not lenient:
            raise UsageError(fault)
        warnings.warn(fault, stacklevel=3)
    if given.pop(FIXED, game.players) != game.players:
        wanted = shorten(options[FIXED])
        raise UsageError(f"{FIXED} is {wanted}; allowed in reset: {game.players}, as when it was made")
    return type(game)(**{**game.options, **given}) if given else game

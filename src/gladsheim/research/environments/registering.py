"""Ids of the environments in Gymnasium's registry."""

from __future__ import annotations

from typing import Any, NoReturn

import gymnasium

from gladsheim.core.errors import UsageError
from gladsheim.games import game, names

_HERE = "gladsheim.research.environments"


def ids(name: str) -> tuple[str, str]:
    """Return the ids of a game: against bots, and of many games in which the agent plays all seats."""
    version = game(name).rules.encoding.version
    title = name.capitalize()
    return f"gladsheim/{title}-v{version}", f"gladsheim/{title}SelfPlay-v{version}"


def register() -> None:
    """Register all environments; those that are registered already stay."""
    for name in names():
        against, together = ids(name)
        if against not in gymnasium.registry:
            # Arguments are those of the environments: the options of the game, and what they name themselves.
            gymnasium.register(
                against,
                entry_point=f"{_HERE}.against:AgainstBots",
                vector_entry_point=f"{_HERE}.many_against:ManyAgainstBots",
                kwargs={"game": name},
            )
            gymnasium.register(
                together,
                entry_point=f"{_HERE}.registering:many_only",
                vector_entry_point=f"{_HERE}.self_play:SelfPlay",
                kwargs={"game": name},
            )


def many_only(game: str, **options: Any) -> NoReturn:
    """Raise UsageError: a single environment in which the agent plays all seats does not exist."""
    against, together = ids(game)
    raise UsageError(
        f"{together} is a vector environment; allowed: gymnasium.make_vec({together!r}), "
        f"or gymnasium.make({against!r}) for a single game"
    )

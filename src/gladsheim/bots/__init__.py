"""Players that need no person, by name.

bot = gladsheim.bots.create("search-3", game)
action = bot.choose(state.observe(state.current_player), seed)
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from gladsheim.bots import greedy, random, search
from gladsheim.bots.bot import Bot
from gladsheim.bots.levels import LEVELS
from gladsheim.core.errors import BotError, shorten
from gladsheim.core.game import Game

__all__ = ["Bot", "BotError", "about", "create", "names", "steady"]

_BOTS: Mapping[str, tuple[str, Callable[[str, Game], Bot]]] = {
    "random": ("Plays any legal action.", random.RandomBot),
    "greedy": ("Takes what brings most by the end of its turn.", greedy.GreedyBot),
    **{name: (text, search.SearchBot) for name, text in LEVELS.items()},
}


def names() -> tuple[str, ...]:
    """The names of all bots, from the weakest to the strongest."""
    return tuple(_BOTS)


def about(name: str) -> str:
    """A sentence about a bot. Raises BotError."""
    return _find(name)[0]


def steady(name: str) -> bool:
    """Whether a bot does the same with compiled kernels and with plain ones: searches try less hard then."""
    return name not in LEVELS


def create(name: str, game: Game) -> Bot:
    """The bot of that name, for one game and one thread at a time. Raises BotError."""
    return _find(name)[1](name, game)


def _find(name: str) -> tuple[str, Callable[[str, Game], Bot]]:
    if name not in _BOTS:
        raise BotError(f"bot is {shorten(name)}; allowed: {', '.join(_BOTS)}")
    return _BOTS[name]

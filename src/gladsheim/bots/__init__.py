"""Bots by name.

bot = gladsheim.bots.create("search-3", game)
action = bot.choose(state.observe(state.current_player), seed)
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from gladsheim.bots import greedy, random, search
from gladsheim.bots.bot import Bot
from gladsheim.bots.levels import LEARNED, LEVELS
from gladsheim.core.engine.first_use import ready_engine
from gladsheim.core.errors import BotError, shorten
from gladsheim.core.game import Game

__all__ = ["Bot", "BotError", "about", "create", "level", "names", "steady"]

_BOTS: Mapping[str, tuple[str, Callable[[str, Game], Bot]]] = {
    "random": ("Plays any legal action.", random.RandomBot),
    "greedy": ("Takes what brings most by the end of its turn.", greedy.GreedyBot),
    **{name: (text, search.SearchBot) for name, text in (*LEVELS.items(), *LEARNED.items())},
}
ORDER = (
    "random",
    *("seer-1", "seer-2", "seer-3", "seer-4", "seer-5"),
    *("greedy", "search-1", "seer-6", "search-2", "search-3", "search-4", "seer-7"),
)


def names() -> tuple[str, ...]:
    """Return the names of all bots, roughly from the weakest to the strongest (see `gladsheim ladder`)."""
    return ORDER


def about(name: str) -> str:
    """Return a sentence about a bot. Raises BotError."""
    return _find(name)[0]


def steady(name: str) -> bool:
    """Return whether a bot plays the same with compiled kernels and with plain ones; searches use smaller
    budgets with plain ones.
    """
    return _find(name)[1] is not search.SearchBot


def level(name: str) -> int | None:
    """Return the number of a level that people choose from, 1 being the weakest; None for every other bot.

    Raises BotError.
    """
    _find(name)
    known, _ = _parted(name)
    return list(LEARNED).index(known) + 1 if known in LEARNED else None


def create(name: str, game: Game, *, wait: bool = True) -> Bot:
    """Create the bot of that name, for one game and one thread at a time. Raises BotError.

    With `seer-7@FILE`, a bot that has learned plays by another file of networks. The first bot of a game that
    looks ahead compiles its kernels, as the first `Batch` does; without `wait` it begins with plain kernels
    instead, and goes on with compiled ones as soon as there are any. With plain kernels, `steady` bots
    play the same, and all others have smaller budgets.
    """
    known, file = _parted(name)
    made = search.SearchBot(known, game, file) if file else _find(name)[1](name, game)
    if wait and known != "random":
        ready_engine(game.rules)
    return made


def _find(name: str) -> tuple[str, Callable[[str, Game], Bot]]:
    known, _ = _parted(name)
    if known not in _BOTS:
        raise BotError(f"bot is {shorten(name)}; allowed: {', '.join(_BOTS)}")
    return _BOTS[known]


def _parted(name: str) -> tuple[str, str]:
    """Return a bot's name without its file of networks, and that file."""
    known, _, file = name.partition("@")
    return (known, file) if known in LEARNED else (name, "")

"""Random bot: any legal action, each equally likely."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from gladsheim.bots.bot import imagine
from gladsheim.core.chance import Stream, seed_key
from gladsheim.core.game import Game, Seed


class RandomBot:
    """Bot that plays any legal action, each equally likely."""

    def __init__(self, name: str, game: Game) -> None:
        self.name = name
        self._game = game

    def choose(self, observation: Mapping[str, Any], seed: Seed) -> str:
        """Return the text of a legal action; see `Bot.choose`."""
        actions = imagine(self._game, observation, seed).legal_actions()
        return actions[Stream(seed_key(seed)).below(len(actions))]

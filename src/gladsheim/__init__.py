"""Gladsheim: a hall for three Norse tabletop games, and the exact, fast engines underneath."""

from gladsheim.games import from_document, game, info
from gladsheim.games import names as games

__all__ = ["from_document", "game", "games", "info"]
__version__ = "0.1.0"

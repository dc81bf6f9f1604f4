"""The list of entries that make up a game's engine."""

from __future__ import annotations

from typing import Any

from gladsheim.core.kernel import specialise
from gladsheim.core.rules import Rules

PROGRAM = (
    "gladsheim.core.engine.entries",
    "gladsheim.core.batches.entries",
    "gladsheim.bots.entries",
    "gladsheim.testing.counting",
)
"""The modules whose entries make up an engine; each is specialised for the game."""


def entries(rules: Rules) -> list[tuple[str, Any]]:
    """The entries of a game by name."""
    return [
        (name, made)
        for module in PROGRAM
        for name, made in vars(specialise(module, rules.game, RULES=rules)).items()
        if "kinds" in getattr(made, "__dict__", {})
    ]

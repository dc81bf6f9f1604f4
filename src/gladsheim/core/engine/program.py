"""List of the entries that make up a game's engine."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from gladsheim.core.rules import Rules

# Modules by name, because `core` may not import `bots` and `testing`.
PROGRAM = (
    "gladsheim.core.engine.entries",
    "gladsheim.core.batches.entries",
    "gladsheim.core.tensors.entries",
    "gladsheim.bots.entries",
    "gladsheim.testing.counting",
)
"""Modules whose `entries` make up an engine: kernels around those of a game."""


def entries(rules: Rules) -> list[tuple[str, Any]]:
    """Return the entries of a game by name."""
    return [(made.__name__, made) for name in PROGRAM for made in import_module(name).entries(rules)]

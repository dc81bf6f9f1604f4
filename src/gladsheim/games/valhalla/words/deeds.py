"""Kinds of actions, by which statistics over many games group them."""

from __future__ import annotations

from gladsheim.core.words import Words

_FIRST_WORDS = {
    "place": "place",
    "pass": "pass",
    "skip": "pass",
    "battle": "pass",
    "end": "end",
    "recruit": "recruit",
    "pay": "pay",
    "drop": "drop",
    "put": "armies",
    "march": "armies",
    "muster": "armies",
    "refresh": "ace",
    "ace": "ace",
    "excuse": "excuse",
    "allow": "excuse",
    "glory": "glory",
    "score": "glory",
    "take": "glory",
}
_USES = {"event": "event", "person": "leader", "location": "location", "discard": "excuse"}


def kind_of(action: str) -> str:
    """Return the kind of an action: the type as which a card is used, or the deed without one."""
    head, *rest = action.split(":")
    return _USES[rest[1]] if head == "use" else _FIRST_WORDS[head]


def kind_name(kind: str) -> Words:
    """Return the name of a kind."""
    return Words(f"trendsvalhalla-{kind}")

"""Which kind of deed an action is, for what is told of many games together."""

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
    """The kind of an action: what a card is used as, or what is done without one."""
    head, *rest = action.split(":")
    return _USES[rest[1]] if head == "use" else _FIRST_WORDS[head]


def kind_name(kind: str) -> Words:
    """What a kind is called."""
    return Words(f"trendsvalhalla-{kind}")

"""How random games are played in which much happens."""

from __future__ import annotations

from gladsheim.core.chance import Stream

IDLE = frozenset({"pass", "skip", "end", "allow", "score", "glory", "battle"})
"""Actions that end something: chosen less often than they are offered."""


def lively(legal: list[str], stream: Stream) -> str:
    """A legal action; mostly one that does something, and rather with a card than by placing.

    Free aces are no such uses: some are to be left for the glory phase.
    """
    deeds = [text for text in legal if text not in IDLE]
    uses = [text for text in deeds if text.startswith(("use", "refresh", "excuse"))]
    menu = uses if uses and stream.below(4) else deeds if deeds and stream.below(4) else legal
    return menu[stream.below(len(menu))]

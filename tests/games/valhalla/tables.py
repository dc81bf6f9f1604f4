"""Tables to play at, and how random games are played there."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from gladsheim.core.chance import Stream

Options = dict[str, Any]
IDLE = frozenset({"pass", "skip", "end", "allow", "score", "glory", "battle"})
"""Actions that end something: chosen less often than they are offered."""


def tables() -> Iterator[Options]:
    """Every number of players with every number of decktets that it allows, and every set of cards."""
    for players in range(2, 7):
        for decks in (1, 2) if players <= 4 else (2,):
            for extended in (False, True):
                for excuse in (False, True):
                    yield {"players": players, "decks": decks, "extended": extended, "excuse": excuse}


def title(options: Options) -> str:
    """Options as a name for a test."""
    sets = [name for name in ("extended", "excuse") if options[name]]
    return "-".join([f"{options['players']}p{options['decks']}d", *sets])


def lively(legal: list[str], stream: Stream) -> str:
    """A legal action; mostly one that does something, and rather with a card than by placing.

    Free aces are no such uses: some are to be left for the glory phase.
    """
    deeds = [text for text in legal if text not in IDLE]
    uses = [text for text in deeds if text.startswith(("use", "refresh", "excuse"))]
    menu = uses if uses and stream.below(4) else deeds if deeds and stream.below(4) else legal
    return menu[stream.below(len(menu))]

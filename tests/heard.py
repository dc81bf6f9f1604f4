"""Refusals by the hundred thousand: to say all of them would take minutes, so each kind is said."""

from __future__ import annotations

from collections import Counter

from gladsheim.core.errors import Refusal
from gladsheim.core.words import Words
from tests.locales.sayable import assert_sayable, ids

ALWAYS, SELDOM = 30, 53
"""So many refusals of a message are looked at, then one in so many."""


class Heard:
    """What has been said so far of a game."""

    def __init__(self, topic: str) -> None:
        """`topic` is how the ids of the game's refusals begin."""
        self.topic = topic
        self.counts: Counter[str] = Counter()
        self.kinds: set[frozenset[str]] = set()

    def sound(self, refusal: Refusal) -> bool:
        """Whether the refusal has a sentence in each language; one made of the same parts says enough."""
        words = refusal.words
        assert isinstance(words, Words)
        self.counts[words.id] = count = self.counts[words.id] + 1
        if count > ALWAYS and count % SELDOM:
            return True
        kind = frozenset(one for one in ids(words) if one.startswith(self.topic))
        if kind in self.kinds:
            return True
        self.kinds.add(kind)
        assert_sayable(words)
        return refusal.message.endswith(".")

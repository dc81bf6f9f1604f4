"""Figures of the prose, by audience or by page."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from .passages import Passage, count_words
from .rules import Finding, passive_share, statements

WHOLE = frozenset({"long-sentence", "passive"})
"""Rules that are about whole sentences or pages, not about phrases."""


class Figures(NamedTuple):
    """Measures of some passages. Sentences are whole ones of four words or more."""

    words: int
    sentences: int
    mean: float
    """Words of a sentence."""
    phrases: float
    """Phrases that are not used, in 1,000 words."""
    long: int
    """Sentences over the bound."""
    passive: float
    """Share of sentences with a passive verb."""


def measure(passages: Iterable[Passage], findings: Iterable[Finding]) -> Figures:
    """Measure passages with their findings."""
    passages, findings = list(passages), list(findings)
    words = sum(count_words(one.text) for one in passages)
    said = statements(passages)
    phrases = sum(one.rule not in WHOLE for one in findings)
    return Figures(
        words,
        len(said),
        sum(map(count_words, said)) / max(1, len(said)),
        1000 * phrases / max(1, words),
        sum(one.rule == "long-sentence" for one in findings),
        passive_share(said),
    )


def table(rows: Iterable[tuple[str, Figures]]) -> str:
    """Return the figures as a table in Markdown."""
    head = ("read by", "words", "words a sentence", "phrases in 1,000 words", "long sentences", "passive")
    lines = [" | ".join(head), " | ".join("---" for _ in head)]
    for name, one in rows:
        figures = (
            f"{one.words:,}",
            f"{one.mean:.1f}",
            f"{one.phrases:.1f}",
            f"{one.long:,}",
            f"{one.passive:.0%}",
        )
        lines.append(" | ".join((name, *figures)))
    return "".join(f"| {line} |\n" for line in lines)

"""The rules: what is wrong with a passage, and what to write instead."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from .passages import Passage, count_words, sentences
from .phrases import DOCUMENTS, PHRASES, SOURCE

LONGEST = {"interface": 30}
"""Most words of a sentence, by kind."""
LONGEST_ELSEWHERE = 40
PASSIVE_SHARE = 0.4
"""Most passive sentences of a page of documentation, as a share."""
PASSIVE_FROM = 20
"""Fewest sentences of a page whose share says something."""
SHORTEST = 4
"""Fewest words of a sentence that is counted as active or passive."""
IRREGULAR = (
    "begun|bent|born|bought|bound|broken|brought|built|caught|chosen|cut|dealt|done|drawn|driven|fed|felt|"
    "forbidden|forgotten|fought|found|frozen|given|gone|heard|held|hidden|hit|kept|known|laid|learnt|led|left|"
    "lent|let|lost|made|meant|met|overridden|paid|put|read|rewritten|run|said|seen|sent|set|shown|shut|sold|"
    "spent|split|spoken|stolen|struck|sworn|taken|taught|thought|thrown|told|torn|understood|undone|withdrawn|"
    "withheld|won|worn|written"
)
PASSIVE = re.compile(
    r"\b(?:am|is|are|was|were|be|been|being|isn[’']t|aren[’']t)"
    r"(?:\s+(?:not|never|also|then|only|still|already|always|now|often|again|just|both|all|each|\w+ly)){0,2}"
    rf"\s+(?:(?!indeed|need|hundred|red\b|naked|sacred|speed|seed|feed)\w+ed|{IRREGULAR})\b",
    re.IGNORECASE,
)
CLAUSE = re.compile(r"(?:What|Who|Whom|Whose|Whatever|Whichever)\b(?! (?:to|next|if)\b)")
REPEATED = re.compile(r"\b([a-z]\w+)\s+\1\b(?<!\bthat that)(?<!\bhad had)")


class Finding(NamedTuple):
    """A place that breaks a rule."""

    path: str
    line: int
    rule: str
    said: str
    advice: str

    def __str__(self) -> str:
        """Return the line that is printed."""
        return f"{self.path}:{self.line}: {self.rule}: {self.said!r}: {self.advice}"


def findings(passage: Passage) -> Iterator[Finding]:
    """Yield what is wrong with one passage."""
    for one in PHRASES:
        if passage.kind in one.kinds:
            for found in one.pattern.finditer(passage.text):
                yield _finding(passage, found.start(), one.rule, found[0], one.advice)
    for found in REPEATED.finditer(passage.text):
        yield _finding(passage, found.start(), "repeated-word", found[0], "delete one")
    for start, sentence in sentences(passage.text):
        longest = LONGEST.get(passage.kind, LONGEST_ELSEWHERE)
        if (words := count_words(sentence)) > longest:
            said = f"{words} words: {sentence[:40]}"
            yield _finding(passage, start, "long-sentence", said, f"{longest} at most: one idea a sentence")
        if _is_clause(passage.kind, sentence):
            yield _finding(
                passage, start, "clause-first", sentence[:40], "begin with the noun, or with 'you'"
            )


def _finding(passage: Passage, start: int, rule: str, said: str, advice: str) -> Finding:
    return Finding(passage.path, passage.line_at(start), rule, " ".join(said.split()), advice)


def _is_clause(kind: str, sentence: str) -> bool:
    """Return whether a clause takes the place of a noun: "What is sent", "Who sits there may speak."""
    is_question = sentence.rstrip('"”’)* \n').endswith(("?", ":"))
    return kind in DOCUMENTS | SOURCE and not is_question and CLAUSE.match(sentence) is not None


def statements(passages: Iterable[Passage]) -> list[str]:
    """Return the whole sentences, without headings and bits of tables."""
    return [
        sentence
        for passage in passages
        if passage.kind != "heading"
        for _, sentence in sentences(passage.text)
        if count_words(sentence) >= SHORTEST and sentence.rstrip().endswith((".", "!", "?", ":"))
    ]


def passive_share(said: list[str]) -> float:
    """Return the share of sentences with a passive verb."""
    return sum(PASSIVE.search(one) is not None for one in said) / max(1, len(said))


def page_findings(page: list[Passage]) -> Iterator[Finding]:
    """Yield what is wrong with a page of documentation as a whole."""
    said = statements(page)
    if page and page[0].kind in DOCUMENTS and len(said) >= PASSIVE_FROM:
        share = passive_share(said)
        if share > PASSIVE_SHARE:
            told = f"{share:.0%} of {len(said)} sentences"
            advice = f"{PASSIVE_SHARE:.0%} at most: say who does it"
            yield Finding(page[0].path, 1, "passive", told, advice)

"""Phrases that are not used, each with what to write instead."""

from __future__ import annotations

import re
from typing import NamedTuple

DOCUMENTS = frozenset({"heading", "text"})
SOURCE = frozenset({"docstring", "comment"})
ALL = DOCUMENTS | SOURCE | {"interface"}


class Phrase(NamedTuple):
    """A pattern that no text may match."""

    rule: str
    pattern: re.Pattern[str]
    advice: str
    kinds: frozenset[str] = ALL


def phrase(rule: str, pattern: str, advice: str, kinds: frozenset[str] = ALL) -> Phrase:
    """Return a phrase that is found in upper and lower case and across the ends of lines."""
    spaced = pattern.replace(" ", r"\s+")
    return Phrase(rule, re.compile(rf"\b(?:{spaced})\b", re.IGNORECASE), advice, kinds)


PHRASES = (
    phrase("whoever", "whoever|whomever|whosoever", "say who: 'you', 'the player who', 'anyone who'"),
    phrase("somebody", "somebody", "say who: 'a player', 'the host', or else 'someone'"),
    phrase(
        "of-which",
        "of which (?:none|nothing|this|these|that)|(?:that|those) of which",
        "start a new sentence: 'None of them ...'",
    ),
    phrase(
        "stands-in",
        "(?:stands?|stood) (?:in|on|at|beside|above|below|under|behind|between|there|here|first|last)",
        "a text or value 'is' somewhere; only figures stand",
        DOCUMENTS | SOURCE,
    ),
    phrase("told-in", "(?:is|are) told (?:in|under|beside|below|at|by)", "'described in', 'shown in'"),
    phrase("there-may-be", "there may be", "name who has it: 'a table may have ...'"),
    phrase(
        "no-matter",
        "(?:does not|doesn['’]t) matter (?:from |to |in )?(?:where|who|what|which|how)|no matter of",
        "say what follows: 'any origin is accepted'",
    ),
    phrase("brings-what", "brings? what", "'installs', 'includes', 'contains'"),
    phrase("for-want-of", "for want of", "'because there is no', 'without'"),
    phrase("the-likes-of", "the likes? of", "'such as'"),
    phrase("but-for", "but for|save for", "'except', 'apart from', 'without'"),
    phrase("nothing-but", "nothing but|none but|nobody but|no one but", "'only'"),
    phrase("anew", "anew|afresh", "'again', or the verb alone: 'reload', 'redraw', 'rebuild'"),
    phrase("upon", "upon", "'on'"),
    phrase("for-ever", "for ever|forthwith", "'permanently', 'always', 'at once'"),
    phrase("shall", "shall", "'must', 'will'"),
    phrase("otherwise-than", "(?:otherwise|other) than (?:usual|otherwise)|otherwise than", "'differently'"),
    phrase("very", "very", "leave it out, or give the number"),
    phrase(
        "archaic",
        "(?:there|where|here)(?:of|in|by|upon|to|with|from)|hitherto|henceforth|lest|albeit|whilst|amongst|aught",
        "use an everyday word: 'of it', 'so far', 'although', 'while'",
    ),
    phrase(
        "filler",
        "in order to|goes without saying|needless to say|of course|obviously|simply|basically|please note",
        "leave it out",
    ),
    phrase("inflated", "utili[sz]e[sd]?|leverag(?:es?|ed|ing)|facilitate[sd]?", "'use', 'help'"),
)

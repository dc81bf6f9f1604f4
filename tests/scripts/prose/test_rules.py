"""Each rule finds a bad sentence and leaves a good one alone."""

from __future__ import annotations

import pytest

from scripts.prose import markdown, rules
from scripts.prose.passages import Passage
from scripts.prose.phrases import PHRASES
from scripts.prose.rules import findings, page_findings

PAIRS = {
    "whoever": ("Whoever sits there sees it.", "The player who sits there sees it."),
    "somebody": ("It waits until somebody asks.", "It waits until a player asks."),
    "of-which": (
        "They name kinds, of which none is more than another.",
        "They name the page to which it leads.",
    ),
    "stands-in": ("The reason stands\nin the log.", "The game stands still."),
    "told-in": ("The rest is told in the guide.", "A bot is told its seat."),
    "there-may-be": ("There may be a line to send.", "A table may have a line to send."),
    "no-matter": ("It does not matter from where it comes.", "Terrain does not matter."),
    "brings-what": ("The extra brings what they need.", "The event brings a follower."),
    "for-want-of": ("It is left out for want of a browser.", "You want a browser."),
    "the-likes-of": ("It reads the likes of names.", "It likes names."),
    "but-for": ("All but for the last are equal.", "Not the last but the first; but forms vary."),
    "nothing-but": ("It keeps nothing but the name.", "It keeps nothing, but returns the name."),
    "anew": ("The page is drawn anew.", "The page is a new one."),
    "upon": ("It lies upon the map.", "It lies on the map."),
    "for-ever": ("The log is kept for ever.", "The log is kept for every game."),
    "shall": ("The host shall answer.", "The host must answer."),
    "otherwise-than": ("It counts otherwise than before.", "It counts more than before; otherwise nothing."),
    "very": ("This is very fast.", "Every game is fast."),
    "archaic": ("The hall and the games therein.", "The hall and the games there."),
    "filler": ("In order to play, log in.", "To play, put them in order."),
    "inflated": ("It utilises two cores.", "It uses two cores."),
    "repeated-word": ("It is is here.", "It is here. Is it?"),
    "long-sentence": (f"It has {'one more and ' * 13}ends.", f"It has {'one more and ' * 12}ends."),
    "clause-first": ("What is sent has a version.", "Messages have a version. What is sent?"),
}
"""A sentence that breaks each rule, and one like it that does not."""


def broken(text: str, kind: str = "text") -> list[str]:
    """Return the rules that a text breaks."""
    return [one.rule for one in findings(Passage("a.md", 1, kind, text))]


@pytest.mark.parametrize("rule", PAIRS)
def test_a_rule_finds_a_bad_sentence_and_no_good_one(rule: str) -> None:
    """The bad sentence breaks this rule alone, the good one breaks none."""
    bad, good = PAIRS[rule]
    assert (broken(bad), broken(good)) == ([rule], [])


def test_each_phrase_has_a_pair() -> None:
    """No phrase is left without a bad and a good sentence."""
    assert {one.rule for one in PHRASES} <= set(PAIRS)


def test_a_finding_says_where_what_and_what_instead() -> None:
    """A finding names file, line, rule, the words found and better ones."""
    (found,) = findings(Passage("a.md", 7, "text", "One line.\nDrawn anew."))
    assert str(found).startswith("a.md:8: anew: 'anew': 'again'")


@pytest.mark.parametrize("heading", ["What the hall promises", "Who sits there"])
def test_a_heading_is_no_clause(heading: str) -> None:
    """A heading that begins with a clause is found; one with a task or a noun is not."""
    assert broken(heading, "heading") == ["clause-first"]
    assert broken("What to read", "heading") == broken("Seats", "heading") == []


def test_the_interface_may_ask_and_label() -> None:
    """Texts of the interface have shorter sentences, and labels that begin with a clause."""
    assert broken("Who finds it", "interface") == []
    assert broken(f"It has {'one more and ' * 10}ends.", "interface") == ["long-sentence"]


def test_a_page_has_few_passive_sentences() -> None:
    """A page with more than two passive sentences in five is found, a shorter page is not judged."""
    passive, active = "The line is written now.", "The hall writes a line."
    assert rules.passive_share([passive, active, "It is red now.", "It has often been seen."]) == 0.5

    def share(passives: int, actives: int) -> list[str]:
        text = " ".join([passive] * passives + [active] * actives)
        return [one.said for one in page_findings(list(markdown.passages("a.md", text)))]

    assert share(8, 12) == []
    assert share(9, 11) == ["45% of 20 sentences"]
    assert share(9, 10) == []

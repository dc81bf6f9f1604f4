"""Pages for players and hosts name controls as the page does: their labels are texts of the catalogues."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import pytest

from scripts.prose.labels import is_label
from scripts.prose.markdown import PARSER
from tests.docs.snippets.blocks import PAGES, text

READ_BY = ("docs/players/", "docs/hosts/")
FIRST_BOT = "docs/bots/first-bot-"
"""Pages that set labels in bold."""
NO_LABELS: Mapping[str, str] = {
    "A Bayesian Approximation Method for Online Ranking": "the title of a paper",
    "turn": "a word that the page about matches explains",
    "edition": "a word that the pages about the games explain",
    "lies": "stressed word",
    "not": "stressed word",
    "copy": "stressed word",
    "±": "a sign beside numbers",
    "hall": "a word that the page explains",
    "owner": "a word that the page explains",
    "moment": "a word that the page explains",
    "windows": "a cover of secret questions in the interface for programs",
    "standing orders": "a cover of secret questions in the interface for programs",
    "why not": "the name of a request",
    "n": "a number",
    "k": "a number",
}
"""Italic texts that name no control, each with what it is."""


def marked(page: str, token: str) -> Iterator[str]:
    """Yield the texts that a page sets in italics (`em`) or in bold (`strong`)."""
    for inline in PARSER.parse(text(page)):
        found: list[str] | None = None
        for one in inline.children or ():
            if one.type == f"{token}_open":
                found = []
            elif one.type == f"{token}_close" and found is not None:
                yield " ".join("".join(found).split())
                found = None
            elif found is not None:
                found.append(" " if one.type == "softbreak" else one.content)


@pytest.mark.parametrize("page", [page for page in PAGES if page.startswith((*READ_BY, FIRST_BOT))])
def test_a_label_is_a_text_of_the_page(page: str) -> None:
    """Otherwise: name the control as the catalogue does, or add an exception with its reason."""
    kind = "strong" if page.startswith(FIRST_BOT) else "em"
    assert [one for one in marked(page, kind) if one not in NO_LABELS and not is_label(one)] == []


def test_exceptions_are_needed() -> None:
    """Each is in a page and is no label, or is a word that the page explains."""
    found = {one for page in PAGES if page.startswith(READ_BY) for one in marked(page, "em")}
    assert set(NO_LABELS) - found == set()


@pytest.mark.parametrize(
    ("label", "is_one"),
    [
        ("Confirm each choice", True),
        ("Biggest miss", True),
        ("Only this computer can open this link", True),
        ("3 days for each move", True),
        ("Ask before a choice is final", False),
        ("Give up", False),
    ],
)
def test_labels_of_the_catalogues_are_known(label: str, is_one: bool) -> None:
    """Whole texts, first sentences and texts with a number are labels; former labels are none."""
    assert is_label(label) is is_one

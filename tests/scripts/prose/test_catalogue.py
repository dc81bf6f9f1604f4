"""Prose of the interface."""

from __future__ import annotations

from scripts.prose.catalogue import passages
from scripts.prose.passages import CODE

TEXTS = """\
# anew in a comment
anew-id = Hello { $anew }, take { $count ->
    [one] a card
   *[other] { $count } cards
}.
    .title = A title
only = { $anew }
"""


def test_values_are_read_without_variables() -> None:
    """Values and attributes are read with the default of a selection; other variants stand alone."""
    assert [(one.line, one.kind, one.text) for one in passages("a.ftl", TEXTS)] == [
        (2, "interface", f"Hello {CODE}, take {CODE} cards."),
        (3, "interface", "a card"),
        (6, "interface", "A title"),
    ]

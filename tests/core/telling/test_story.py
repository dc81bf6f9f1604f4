"""What an action made happen, in words that are said later."""

from __future__ import annotations

from gladsheim.core.telling.story import Reason, Story, reason_lines
from gladsheim.core.words import Listed, Player, Words

TILE = Words("voluspa-tile-Se")
LINE = Reason(Words("voluspa-part-single"), 3)


def test_a_deed_stands_after_the_name_of_its_player() -> None:
    """A whole sentence has the name in it already."""
    deed = Words.of("voluspa-event-ended")
    assert Story(deed, whole=False).lines(1, ["Ada", "Bo"]) == ["Bo ends the turn"]
    assert Story("All is over.").lines(1, ["Ada", "Bo"]) == ["All is over."]


def test_points_are_told_with_their_reasons_before_all_else() -> None:
    """The sum, then what it is made of, then what else came of it."""
    story = Story("x", (Words.of("voluspa-event-covered", tile=TILE),), (LINE, Reason("more", 2)))
    assert story.lines(0, ["Ada"]) == [
        "x",
        "+5",
        "  A tile alone: 3",
        "  more: 2",
        "Sea Serpent leaves the board.",
    ]


def test_what_needs_no_words_has_no_line() -> None:
    """An empty deed is left out."""
    assert Story("").lines(0, ["Ada"]) == []


def test_reasons_are_said_in_the_language_asked_for() -> None:
    """French puts a space before the colon."""
    assert reason_lines([LINE], [], "fr") == ["Tuile isolée : 3"]


def test_a_story_is_sent_as_ids_with_values() -> None:
    """Names, lists and words inside words are left to whoever reads."""
    besides = (Words.of("x", who=Player(2), tiles=Listed((TILE, "a"))),)
    assert Story("y", besides, (LINE,), whole=False).document() == {
        "deed": "y",
        "whole": False,
        "besides": [
            {
                "id": "x",
                "values": {
                    "who": {"id": "seat", "values": {"seat": 2}},
                    "tiles": [{"id": "voluspa-tile-Se", "values": {}}, "a"],
                },
            }
        ],
        "reasons": [{"text": {"id": "voluspa-part-single", "values": {}}, "points": 3}],
    }

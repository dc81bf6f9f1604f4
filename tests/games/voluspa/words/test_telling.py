"""Actions of Völuspá in words: what the log says, and why the points came out as they did."""

from __future__ import annotations

from typing import Any

import pytest

from gladsheim.core.telling.story import Story
from gladsheim.core.words import said
from gladsheim.games.voluspa.words import telling
from gladsheim.locales import LOCALES

LINE = {
    "kind": "line",
    "axis": "row",
    "tiles": 4,
    "value": 8,
    "best_other": 7,
    "rule": "highest",
    "bonus_tiles": 0,
    "bonus": 0,
    "points": 4,
}
SERPENT = {
    "kind": "serpent",
    "axis": "col",
    "cells": 6,
    "value": 6,
    "best_other": 5,
    "rule": "highest",
    "bonus_tiles": 1,
    "bonus": 2,
    "offered": 8,
    "chosen": False,
    "points": 0,
}
BOLT = {"kind": "bolt", "axis": "row", "tiles": 2, "bonus_tiles": 0, "bonus": 0, "offered": 2, "chosen": True}
DWARF = {"kind": "dwarf", "neighbours": [{"value": 8}, {"value": 4}], "sum": 12, "points": 6}
PARTS: list[dict[str, Any]] = [
    *({**LINE, "rule": rule} for rule in ("highest", "tied", "lower", "bookends", "bookended")),
    {**LINE, "bonus_tiles": 2, "bonus": 4},
    {"kind": "single", "bonus_tiles": 1, "bonus": 2, "points": 3},
    {"kind": "hel", "cells": ["0,0", "1,1"], "bonus_tiles": 1, "bonus": 2, "points": 4},
    {"kind": "hel", "cells": [], "bonus_tiles": 0, "bonus": 0, "points": 0},
    *({**SERPENT, "rule": rule} for rule in ("highest", "tied", "lower", "bookended")),
    {**SERPENT, "offered": 0},
    {**BOLT, "points": 2},
    DWARF,
    {**DWARF, "neighbours": [], "sum": 0, "points": 0},
]


def why(part: dict[str, Any], locale: str = "en") -> str:
    """The reason of a part as a sentence."""
    [reason] = telling.reasons([part])
    assert reason.points == part["points"]
    return said(reason.text, locale)


def told(*events: dict[str, Any]) -> Story:
    """The story of events of seat 0."""
    return telling.story("x", [], [{"seat": 0, **event} for event in events])


def sentences(story: Story) -> list[str]:
    """What is told besides points."""
    return [said(words) for words in (story.deed, *story.besides)]


def test_a_line_is_told_with_its_length_and_the_value_that_it_beats() -> None:
    """The reason of a line names what decided it."""
    assert why(LINE) == "Row of 4: 8 beats 7"


def test_a_bonus_is_told_in_the_plural_for_two() -> None:
    """Niohoggrs are counted in words."""
    assert why({**LINE, "bonus_tiles": 2, "bonus": 4}) == "Row of 4: 8 beats 7, including 4 for 2 Niohoggrs"


def test_of_an_axis_that_lost_the_choice_it_is_said_that_the_other_one_counts() -> None:
    """It is said where something was to be chosen, and only of the one that was not."""
    assert why(SERPENT).endswith("; the other one counts")
    assert "the other" not in why({**SERPENT, "chosen": True})
    assert "the other" not in why({**SERPENT, "offered": 0})


def test_the_neighbours_of_a_dwarf_are_added_up() -> None:
    """Each neighbour's value is shown."""
    assert why(DWARF) == "Half the neighbours' total: 8 + 4 make 12"


@pytest.mark.parametrize("locale", LOCALES)
def test_every_part_has_words_in_every_language(locale: str) -> None:
    """No part of any kind is left without its sentence."""
    for part in PARTS:
        assert not set("{}$") & set(why(part, locale))


def test_a_tile_laid_beside_others_is_told_with_its_reasons() -> None:
    """The deed follows the player's name."""
    placed = {"event": "placed", "seat": 0, "tile": "Od", "boost": 0, "at": "2,1", "way": "beside"}
    story = telling.story("Od@2,1", [LINE], [placed])
    assert story.lines(0, ["Ada"]) == ["Ada places Odin at 2,1", "+4", "  Row of 4: 8 beats 7: 4"]


def test_a_boosted_tile_that_covers_names_the_tile_below() -> None:
    """What boosts it and what left the board is told besides."""
    story = told(
        {"event": "boosted", "tile": "Dr", "boosts": 2, "at": "0,0"},
        {"event": "covered", "tile": "Fe", "boost": 0, "at": "0,0"},
        {"event": "placed", "tile": "Dr", "boost": 2, "at": "0,0", "way": "cover"},
    )
    assert sentences(story) == [
        "covers Fenrir at 0,0 with Dragon +2",
        "Boosted by 2 Freyas.",
        "Fenrir leaves the board.",
    ]


def test_a_bumped_tile_is_told_with_where_it_went() -> None:
    """The direction is in the deed, the new place besides."""
    story = told(
        {"event": "bumped", "tile": "Th", "boost": 0, "from": "0,0", "to": "3,0", "dir": "E"},
        {"event": "placed", "tile": "Jo", "boost": 0, "at": "0,0", "way": "bump"},
    )
    assert sentences(story) == ["bumps Thor east from 0,0 with Jotunn", "Thor goes to 3,0."]


def test_a_flight_names_what_it_leaves_and_what_it_covers() -> None:
    """A Raven that flies on uncovers one tile and may cover another."""
    flight = {"event": "placed", "tile": "Ra", "boost": 0, "at": "1,0", "way": "flight"}
    lifted = {"event": "lifted", "at": "0,0", "under": "Th"}
    assert sentences(told(lifted, flight)) == ["flies on with Raven to 1,0", "Thor at 0,0 is back."]
    covered = {"event": "covered", "tile": "Od", "boost": 0, "at": "1,0"}
    assert sentences(told({**lifted, "under": None}, covered, flight)) == [
        "flies on with Raven to 1,0, onto Odin",
        "Odin leaves the board.",
    ]


def test_drawn_tiles_are_named_only_to_whom_they_are_known() -> None:
    """A draw is told by its number to everybody else."""
    assert sentences(told({"event": "drew", "count": 1}))[1:] == ["Draws 1 tile."]
    known = told({"event": "drew", "count": 2, "tiles": ["Od", "Lb"]})
    assert sentences(known)[1:] == ["Draws Odin and Lightning Bolt."]


def test_an_action_that_no_event_tells_stands_as_it_is() -> None:
    """Previews and reviews know no events."""
    assert told().deed == "x"

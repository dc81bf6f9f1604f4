"""Columns of legal actions."""

from __future__ import annotations

from gladsheim.core.telling.columns import unpacked


def test_each_list_has_a_value_for_each_action() -> None:
    """Columns become choices in their order; what is no list holds for all of them."""
    columns = {
        "type": "play",
        "prefix": "Od+1@",
        "boosts": 1,
        "at": ["1,0", "0,-1"],
        "way": ["beside", "cover"],
        "reach": [[1, 2, 3, 4], [0, 0, 0, 0]],
        "points": [4, 0],
    }
    assert list(unpacked([columns])) == [
        {
            "action": "Od+1@1,0",
            "type": "play",
            "boosts": 1,
            "at": "1,0",
            "way": "beside",
            "reach": [1, 2, 3, 4],
            "points": 4,
        },
        {
            "action": "Od+1@0,-1",
            "type": "play",
            "boosts": 1,
            "at": "0,-1",
            "way": "cover",
            "reach": [0, 0, 0, 0],
            "points": 0,
        },
    ]


def test_a_suffix_ends_the_action() -> None:
    """What stands behind the cell is the same for all actions of the columns."""
    columns = {"type": "play", "prefix": "Jo@", "suffix": ">N", "at": ["2,0"], "points": [3]}
    assert list(unpacked([columns])) == [{"action": "Jo@2,0>N", "type": "play", "at": "2,0", "points": 3}]


def test_a_single_choice_stays_as_it_is() -> None:
    """An item without a prefix is a choice already."""
    choice = {"action": "end", "type": "end", "points": 0}
    assert list(unpacked([choice])) == [choice]

"""What an observer may know (V-8.4), and nothing more."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest

from gladsheim import game
from gladsheim.core.positions.record_state import record_of
from gladsheim.core.state import Field, FieldAudience
from gladsheim.games.voluspa.record import LAYOUT
from gladsheim.games.voluspa.views.view import View
from gladsheim.testing.ledger import rule
from tests.games.voluspa.boards import after, table

PUBLIC = (
    *("game", "version", "options", "board", "hands", "deck", "discard", "removed"),
    *("scores", "reached", "events", "first", "turn", "phase"),
)


@rule("V-8.4")
@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_an_observation_has_what_is_public(viewer: int | None) -> None:
    """Everybody sees the same public fields, equal to the document's."""
    state = game("voluspa", players=3, set="all").deal(5)
    document, seen = state.document(), state.observe(viewer)
    assert sorted(seen) == sorted(PUBLIC)
    assert seen["deck"] == len(document["deck"])
    for name in set(PUBLIC) - {"hands", "deck"}:
        assert seen[name] == document[name]


@rule("V-8.4", "V-4.9")
def test_hands_of_others_are_numbers() -> None:
    """Of another hand an observer has the number of tiles besides Hels, of Hels, and what is known."""
    state = table("Od Va", hand="Th He He Dr", others=("Fe Lo He",), known=[["Dr"], []])
    assert state.observe(1)["hands"] == [{"count": 2, "hel": 2, "known": ["Dr"]}, ["Fe", "He", "Lo"]]
    assert state.observe(0)["hands"] == [["Dr", "He", "He", "Th"], {"count": 2, "hel": 1, "known": []}]


@rule("V-8.4")
def test_a_spectator_sees_no_hand() -> None:
    """For a spectator all hands are hidden."""
    hands = table("Od Va", hand="Th", others=("Fe", "Lo")).observe(None)["hands"]
    assert hands == [{"count": 1, "hel": 0, "known": []}] * 3


@rule("V-8.4")
@pytest.mark.parametrize(
    ("phase", "fields", "shown"),
    [
        ("hermod", {"hermod": "0,0"}, {"hermod": "0,0"}),
        ("raven", {"raven": {"at": "1,0", "under": "Fe"}}, {"raven": {"at": "1,0", "under": "Fe"}}),
    ],
)
def test_chains_are_public(phase: str, fields: dict[str, Any], shown: dict[str, Any]) -> None:
    """Where a Hermod waits, and what lies under a Raven, everybody knows."""
    state = table("Hm Ra Va", hand="Th", phase=phase, **fields)
    for viewer in (0, 1, None):
        assert shown.items() <= state.observe(viewer).items()


@rule("V-8.4", "V-5.6")
def test_a_captured_tile_is_known() -> None:
    """All have seen what a Skadi took; it stays known until such a tile leaves the hand."""
    state = table("Od Va", hand="Sk Od Th", deck=["Fe", "Fe"])
    took = after(state, "Sk@0,0")
    assert took.document()["known"] == [["Od"], []]
    assert took.observe(1)["hands"][0] == {"count": 5, "hel": 0, "known": ["Od"]}
    # Seat 1 plays, then seat 0 plays one of its two Odins: nobody can tell which.
    back = after(took, "Od@2,0", "Od@-1,0")
    assert back.document()["known"] == [[], []]
    assert back.document()["hands"][0].count("Od") == 1


@rule("V-8.4", "V-5.14")
def test_freyas_taken_back_are_known() -> None:
    """Freyas that come back with a boosted tile are known as well, and go first as boosts."""
    state = table("Dr+2 Va", hand="Sk Th", deck=["Fe"])
    took = after(state, "Sk@0,0")
    assert took.document()["known"] == [["Dr", "Fr", "Fr"], []]
    assert took.observe(None)["hands"][0]["known"] == ["Dr", "Fr", "Fr"]
    spent = after(took, "Od@2,0", "Th+1@-1,0")
    assert spent.document()["known"] == [["Dr", "Fr"], []]


@rule("V-8.4")
def test_a_drawn_tile_is_its_own_secret() -> None:
    """Only the seat that draws is told which tiles; all are told how many."""
    state = table("Od Va", hand="Th Fe", deck=["Lo", "Sk", "Tr", "Dw"])
    events = {event.kind: event for event in state.apply("Th@2,0").events}
    drew = events["drew"]
    assert drew.seen_by(0) == {"event": "drew", "seat": 0, "count": 4, "tiles": ["Lo", "Sk", "Tr", "Dw"]}
    assert drew.seen_by(1) == drew.seen_by(None) == {"event": "drew", "seat": 0, "count": 4}


def test_a_scene_is_drawn_from_the_observation() -> None:
    """A scene says no more of hands than the observation does."""
    state = table("Od Lo", hand="Th He", others=("Fe",), known=[["Th"], []])
    seats = state.game.presenter.scene(state, 1)["seats"]
    assert seats[0] == {"score": 0, "display": "0.2", "tiles": 1, "hels": 1, "known": ["Th"], "hand": None}
    assert seats[1]["hand"] == ["Fe"]
    assert [seat["hand"] for seat in state.game.presenter.scene(state, None)["seats"]] == [None, None]


@rule("V-6.2", "V-6.3", "V-6.4")
def test_a_scene_has_the_figures_of_each_tile() -> None:
    """Face values after Loki and boosts, pack values by axis, and the ends of bookended lines."""
    state = table("Va Fe Fe+1 Va", ".. Lo .. He", hand="Od")
    drawn = {tile["at"]: tile for tile in state.game.presenter.scene(state, 0)["board"]}
    assert (drawn["1,0"]["face"], drawn["1,0"]["row"], drawn["1,0"]["col"]) == (0, 5, 0)
    assert drawn["1,0"]["muted"]
    assert (drawn["2,0"]["face"], drawn["2,0"]["row"], drawn["2,0"]["col"]) == (5, 5, 5)
    assert not drawn["2,0"]["muted"]
    assert [drawn[at]["bookend_row"] for at in ("0,0", "1,0", "2,0", "3,0")] == [True, False, False, True]
    assert not drawn["0,0"]["bookend_col"]
    assert (drawn["3,1"]["face"], drawn["3,1"]["row"], drawn["3,1"]["muted"]) == (None, None, False)


@rule("V-5.16")
def test_a_raven_that_may_fly_lies_where_it_landed() -> None:
    """While its second landing is open, everybody sees the Raven, not the tile below."""
    state = after(table("Od Va", hand="Ra Th"), "Ra@1,0")
    assert state.observe(1)["board"] == {"0,0": "Od", "1,0": "Ra"}
    scene = state.game.presenter.scene(state, None)
    assert [tile["tile"] for tile in scene["board"]] == ["Od", "Ra"]
    assert scene["raven"] == {"at": "1,0", "under": "Va"}


@rule("V-8.4")
def test_hidden_fields_cannot_be_read_through_a_view() -> None:
    """A view hands out what is marked for everyone, and a seat's own part; the rest raises."""
    record = record_of(game("voluspa").deal(1))
    view = View(record, 0)
    for field in LAYOUT.fields:
        if field.knower in (FieldAudience.NOBODY, FieldAudience.SEAT):
            with pytest.raises(PermissionError):
                view.read(field.name)
    with pytest.raises(PermissionError):
        View(record, None).own("hands")
    with pytest.raises(PermissionError):
        view.own("deck")
    assert sum(view.own("hands")) == 5


def test_the_marks_are_what_the_rules_say() -> None:
    """Only hands belong to seats, only the deck's order to nobody."""
    hidden = {field.name: field.knower for field in LAYOUT.fields if not _open(field)}
    assert hidden == {"hands": FieldAudience.SEAT, "deck": FieldAudience.NOBODY}


def _open(field: Field) -> bool:
    return field.knower in (FieldAudience.EVERYONE, FieldAudience.DERIVED)


@pytest.mark.parametrize("seat", [-1, 2, 99])
def test_seats_out_of_range(seat: int) -> None:
    """Asking for the view of a seat that there is not is an error with what is allowed."""
    state = game("voluspa").deal(1)
    for ask in (state.observe, partial(state.game.presenter.scene, state)):
        with pytest.raises(ValueError, match="allowed: 0 to 1"):
            ask(seat)
    with pytest.raises(ValueError, match="allowed: 0 to 1"):
        state.redeal(seat, 1)

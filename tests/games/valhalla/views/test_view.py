"""What an observer may know (VH-14.4), and the figures of a scene, each worked out once more by the twin."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any

import pytest

from gladsheim import game
from gladsheim.core.positions.record_state import record_of
from gladsheim.core.state import FieldAudience
from gladsheim.games.valhalla.record import LAYOUT
from gladsheim.games.valhalla.views.view import View
from gladsheim.testing.contract import viewers
from gladsheim.testing.ledger import rule
from tests.games.valhalla.bot.policies import some_positions
from tests.games.valhalla.playing import POLICIES
from tests.games.valhalla.twin import Twin
from tests.games.valhalla.twin.cards import Json, rank
from tests.games.valhalla.twin.glory import glory_of
from tests.games.valhalla.twin.plan import planned
from tests.games.valhalla.twin.table import Table, at

POLICY = pytest.mark.parametrize("policy", POLICIES)
HIDDEN = {"draw", "discard", "rng", "noting", "notes", "note_count"}
"""The piles, chance and the notes of what has just happened belong to nobody."""


@rule("VH-14.4")
@POLICY
def test_an_observation_is_the_document_without_the_piles(policy: str) -> None:
    """Everybody sees all of the document but both piles and the generator, and how large the piles are."""
    for position in some_positions(policy, 9):
        document = position.document()
        counts = {f"{pile}_count": len(document[pile]) for pile in ("draw", "discard")}
        shown = {**document, **counts, "draw": None, "discard": None, "rng": None}
        for viewer in viewers(position.game):
            assert position.observe(viewer) == shown
            assert position.game.bots.to_act(shown) == position.current_player
            assert position.game.secrets.acting(position, viewer) == position.current_player


@rule("VH-14.4")
@POLICY
def test_no_view_names_a_card_of_the_piles(policy: str) -> None:
    """No observation and no scene has the id of a card that lies in a pile."""
    for position in some_positions(policy, 13):
        document = position.document()
        for viewer in (None, 0):
            told = set(texts_in([position.observe(viewer), position.game.presenter.scene(position, viewer)]))
            assert not told & {*document["draw"], *document["discard"]}


def texts_in(value: Any) -> Iterator[str]:
    """Every text that a document has as a value, at any depth; actions in their words."""
    if isinstance(value, dict):
        value = list(value.values())
    if isinstance(value, list):
        for one in value:
            yield from texts_in(one)
    elif isinstance(value, str):
        yield from (value, *value.split(":"))


@rule("VH-14.2", "VH-14.3")
@POLICY
def test_a_scene_says_whose_turn_it_is(policy: str) -> None:
    """The same for everybody but the question: who decides, whose turn it is, the stage, what is pending."""
    for position in some_positions(policy, 5):
        document, scene = position.document(), position.game.presenter.scene(position, None)
        assert {**position.game.presenter.scene(position, 1), "viewer": None, "prompt": None} == scene
        asked = [
            seat
            for seat in range(position.game.players)
            if position.game.presenter.scene(position, seat)["prompt"]
        ]
        assert asked == ([] if position.is_terminal else [position.current_player])
        assert scene["turn"] == position.current_player
        assert (scene["active"], scene["stage"]) == (document["turn"], document["stage"])
        assert (scene["pass_run"], scene["glories"]) == (document["pass_run"], document["glories"])
        assert (scene["draw"], scene["discard"]) == (len(document["draw"]), len(document["discard"]))
        assert (scene["pending"] is None) == (document["pending"] is None)
        for name, value in (document["pending"] or {}).items():
            wanted = at((value[0], value[1])) if name == "dest" and value else value
            assert name == "steps" or scene["pending"][name] == wanted
        assert scene["over"] is position.is_terminal
        assert scene["winners"] == ((document["result"] or {}).get("winners") or [])


@rule("VH-4.1", "VH-4.3", "VH-4.5")
@POLICY
def test_a_scene_shows_the_market(policy: str) -> None:
    """All positions in reading order, and all slots with armies by seat, open or not."""
    for position in some_positions(policy, 9):
        table, market = Table(position.document()), position.game.presenter.scene(position, 0)["market"]
        assert [card["at"] for card in market["cards"]] == [at(cell) for cell in table.positions]
        assert [card["card"] for card in market["cards"]] == table.doc["valhalla"]["cards"]
        assert {slot["at"] for slot in market["slots"]} == set(table.slots)
        for slot in market["slots"]:
            assert slot["armies"] == [table.in_slot(seat, slot["at"]) for seat in range(table.seats)]
            assert slot["open"] is table.is_open(slot["at"])
            assert f"{slot['x']},{slot['y']}{slot['side']}" == slot["at"]


@rule("VH-10.2", "VH-8.31")
@POLICY
def test_a_scene_shows_the_landscape(policy: str) -> None:
    """Owners, armies and worth of every cell, the regions of crowns, and how far it may still grow."""
    for position in some_positions(policy, 5):
        table, scene = Table(position.document()), position.game.presenter.scene(position, 0)
        for cell, entry in zip(table.cells, scene["landscape"], strict=True):
            place = table.location(cell)
            assert {name: entry[name] for name in place} == place
            owner = place["owner"]
            assert entry["value"] == (0 if owner is None else table.value(cell, owner))
        check_regions(table, {entry["at"]: entry["region"] for entry in scene["landscape"]})
        check_frame(table, scene["frame"])


def check_regions(table: Table, regions: dict[str, int | None]) -> None:
    """Exactly the cells that some crown counts are in a region; what one crown counts touches."""
    groups = [
        {at(other) for other in table.group(cell)}
        for cell in table.cells
        if rank(table.location(cell)["card"]) == "crown"
    ]
    assert {cell for cell, region in regions.items() if region is not None} == set().union(*groups)
    for number in {region for region in regions.values() if region is not None}:
        cells = {cell for cell, region in regions.items() if region == number}
        assert any(cells <= group for group in groups)


def check_frame(table: Table, frame: Json) -> None:
    """The frame is as large as the landscape can become on either side."""
    xs, ys = zip(*table.cells, strict=True)
    columns = 4 if table.seats >= 5 else 3
    assert (frame["columns"], frame["rows"]) == (columns, 3)
    assert frame["x"] == [max(xs) - columns + 1, min(xs) + columns - 1]
    assert frame["y"] == [max(ys) - 2, min(ys) + 2]


@rule("VH-8.3", "VH-14.2", "VH-9.1", "VH-9.4")
@POLICY
def test_a_scene_shows_what_is_planned(policy: str) -> None:
    """While a plan is made, the board as it would be, with reserves; the real one stays beside it."""
    for position in some_positions(policy, 1):
        document, shown = position.document(), position.game.presenter.scene(position, 0)["planned"]
        pending = document["pending"] or {}
        if not pending.get("steps"):
            assert shown is None
            continue
        board, _spent = planned(Table(document), pending)
        for entry, cell in zip(shown["landscape"], board.cells, strict=True):
            place = board.location(cell)
            assert (entry["at"], entry["owner"]) == (at(cell), place["owner"])
            assert entry["armies"] == place["armies"]
        assert shown["reserve"] == [player["reserve"] for player in board.doc["players"]]
        assert shown["steps"] == pending["steps"]


@rule("VH-2.1", "VH-10.2", "VH-10.3")
@POLICY
def test_a_scene_counts_for_every_seat(policy: str) -> None:
    """Armies by where they are, twelve in all; locations; glory without aces; cards that are ready."""
    for position in some_positions(policy, 5):
        table = Table(position.document())
        for seat, shown in enumerate(position.game.presenter.scene(position, 0)["seats"]):
            player = table.player(seat)
            for name in set(player) - {"cards"}:
                assert shown[name] == player[name]
            assert shown["display"] == str(player["score"])
            assert shown["valhalla"] == table.in_valhalla(seat)
            assert shown["held"] == len(table.holdings(seat))
            parts = ("reserve", "valhalla", "bound", "landscape")
            assert sum(shown[name] for name in parts) == 12
            assert shown["glory"] == glory_of(table, seat, [])
            for card, entry in zip(shown["cards"], player["cards"], strict=True):
                assert {name: card[name] for name in entry} == entry
                assert card["ready"] is (not entry["used"] and entry["uses"] < 2)


@rule("VH-14.4")
def test_hidden_fields_cannot_be_read_through_a_view() -> None:
    """A view hands out what is marked for everyone, and nothing else is marked so."""
    view = View(record_of(game("valhalla").deal(1)))
    marks = {
        field.name
        for field in LAYOUT.fields
        if field.knower not in (FieldAudience.EVERYONE, FieldAudience.DERIVED)
    }
    assert marks == HIDDEN
    for name in marks:
        with pytest.raises(PermissionError):
            view.read(name)


@pytest.mark.parametrize("seat", [-1, 2, 99])
def test_seats_out_of_range(seat: int) -> None:
    """Asking for the view of a seat that there is not is an error with what is allowed."""
    state = game("valhalla").deal(1)
    for ask in (state.observe, partial(state.game.presenter.scene, state)):
        with pytest.raises(ValueError, match="allowed: 0 to 1"):
            ask(seat)
    with pytest.raises(ValueError, match="allowed: 0 to 1"):
        state.redeal(seat, 1)


def test_the_twin_shows_the_same() -> None:
    """Observations are those of the twin, for seats and spectators."""
    state = game("valhalla", players=6).deal(5)
    for viewer in viewers(state.game):
        assert state.observe(viewer) == Twin.from_document(state.document()).observe(viewer)

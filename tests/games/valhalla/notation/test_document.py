"""Position documents (VH-14): read exactly, refused with every fault named."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest
from hypothesis import given, settings, strategies as st

from gladsheim import from_document, game
from gladsheim.core.chance import Stream, seed_key
from gladsheim.core.game import State
from gladsheim.games.valhalla.pieces import IDS
from gladsheim.games.valhalla.reasons.refuse import why_not
from gladsheim.testing.ledger import rule
from tests.games.valhalla.boards import after, all_cards, table
from tests.games.valhalla.lively import lively
from tests.games.valhalla.sets import Options, mostly_few, title
from tests.games.valhalla.stages import STAGED
from tests.games.valhalla.whole.invariants import armies_of, cards_somewhere, check_position
from tests.spoiling import ANYTHING, check_spoilt, spoilt

EXAMPLE = {
    "game": "valhalla",
    "version": 1,
    "options": {
        "players": 2, "decks": 1, "extended": False, "excuse": False, "target": 100, "first": 0,
        "glory_cap": 120,
    },
    "rng": "4204702121588007086",
    "draw": [
        "savage", "mill", "darkness", "battle", "ace-knots", "ace-waves", "castle", "ace-suns", "ace-moons",
        "huntress", "market", "penitent", "forest", "desert", "lunatic", "pact", "ace-leaves", "journey",
        "author", "painter", "diplomat", "origin", "merchant",
    ],
    "discard": [],
    "valhalla": {
        "width": 3,
        "height": 3,
        "cards": [
            "chance-meeting", "sailor", "windfall", "ace-wyrms", "discovery", "bard", "soldier", "calamity",
            "betrayal",
        ],
        "armies": {"1,1E": [1, 0]},
    },
    "landscape": [
        {"x": 0, "y": 0, "card": "mountain", "owner": None, "armies": 0},
        {"x": 1, "y": 0, "card": "cave", "owner": None, "armies": 0},
        {"x": 0, "y": 1, "card": "end", "owner": None, "armies": 0},
        {"x": 1, "y": 1, "card": "sea", "owner": None, "armies": 0},
    ],
    "players": [
        {
            "reserve": 11, "score": 0, "cycle": 1, "phase": 1, "placed": True, "recruited": False,
            "fought": False, "stalled": False, "cards": [],
        },
        {
            "reserve": 12, "score": 0, "cycle": 1, "phase": 1, "placed": False, "recruited": False,
            "fought": False, "stalled": False, "cards": [],
        },
    ],
    "turn": 1,
    "stage": "turn",
    "pending": None,
    "pass_run": 0,
    "glories": 0,
    "result": None,
}  # fmt: skip
"""The example of VH-14.6."""


@rule("VH-14.6", "VH-14.1")
def test_the_example() -> None:
    """The example of the specification is what comes of its seed and its first action."""
    assert from_document(EXAMPLE).document() == EXAMPLE
    dealt = game("valhalla", extended=False, first=0).deal(1)
    assert after(dealt, "place:1,1E").document() == EXAMPLE


@rule("VH-14.1")
@pytest.mark.parametrize("name", list(STAGED))
def test_every_stage_is_read_and_written_alike(name: str) -> None:
    """A document of each stage, with what is pending in it, survives."""
    document = STAGED[name]
    assert document["stage"] == {"muster": "plan", "location": "excuse", "ace": "excuse"}.get(name, name)
    assert from_document(json.loads(json.dumps(document))).document() == document


@rule("VH-14.1")
def test_what_stands_in_a_document() -> None:
    """All keys are there; slots without armies are left out; cells stand by row, then by column."""
    document = STAGED["turn"]
    assert list(document) == list(EXAMPLE)
    for part in ("options", "valhalla"):
        assert set(document[part]) == set(EXAMPLE[part])  # type: ignore[call-overload]  # both are objects
    assert document["valhalla"]["armies"] == {"0,0E": [2, 1]}
    empty = after(from_document(STAGED["take"]), "take:0,0E:2").document()
    assert empty["valhalla"]["armies"] == {"0,0E": [0, 1]}
    state = after(table(zones=[["mill"]]), "use:mill:location:1,-1")
    cells = [(place["y"], place["x"]) for place in state.document()["landscape"]]
    assert cells == sorted(cells)


@rule("VH-14.1")
def test_pending_by_stage() -> None:
    """What is pending has the fields of its stage."""
    fields = {name: set(document["pending"] or {}) for name, document in STAGED.items()}
    assert fields["turn"] == fields["take"] == fields["over"] == set()
    assert fields["pay"] == fields["drop"] == {"kind", "card", "due"}
    assert fields["plan"] == {"kind", "card", "dest", "steps"}
    assert fields["excuse"] == fields["ace"] == fields["location"] == {"kind", "card", "dest", "steps", "ask"}
    assert fields["glory"] == {"kind", "aces"}
    kinds = {name: document["pending"]["kind"] for name, document in STAGED.items() if document["pending"]}
    assert (kinds["location"], kinds["ace"], kinds["muster"]) == ("location", "ace", "person")


@rule("VH-14.1", "VH-14.3", "VH-2.1", "VH-4.6")
@pytest.mark.parametrize("options", mostly_few(), ids=title)
def test_round_trips_at_every_decision(options: Options, long: bool) -> None:
    """The document of each position of a random game reads back to the same decision."""
    stream = Stream(seed_key(f"round trips {title(options)}"))
    for seed in range(10 if long else 1):
        state = game("valhalla", **options, glory_cap=60 if long else 12).deal(seed)
        while not state.is_terminal:
            document = state.document()
            check_position(document)
            again = from_document(json.loads(json.dumps(document)))
            assert again.document() == document
            assert again.legal_actions() == state.legal_actions()
            assert again.current_player == state.current_player
            state.apply(lively(state.legal_actions(), stream))
        check_position(state.document())
        assert from_document(state.document()).document() == state.document()


WILD = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-3, 14),
    st.integers(),
    st.floats(),
    st.text(max_size=6),
    st.sampled_from([*IDS[:50], "turn", "plan", "excuse", "glory", "take", "over", "pay", "drop"]),
    st.sampled_from(
        ["event", "person", "location", "ace", "recruit", "put:0,0:1", "march:0,0:1,0:1", "0,0E"]
    ),
    st.lists(st.sampled_from(IDS), max_size=6),
    st.lists(st.integers(-1, 12), max_size=4),
    st.just({}),
    st.just([[]]),
)


NAMES = ("0,0S", "x", "", "uses", "phase", "stage")


def play_on(state: State) -> None:
    """Play at random to the end, or for as long as a spoilt cap may take; nothing is lost on the way."""
    stream = Stream(seed_key("spoilt"))
    for number in range(400):
        if state.is_terminal:
            break
        legal = state.legal_actions()
        assert legal
        if number < 5:
            document = state.document()
            assert [text for text in legal if why_not(document, text)] == [], document
        state.apply(lively(legal, stream))
    document = state.document()
    assert sorted(cards_somewhere(document)) == sorted(all_cards(document["options"]))
    assert all(armies_of(document, seat) == 12 for seat in range(len(document["players"])))


@rule("VH-14.5", "VH-11.10")
@settings(max_examples=200, deadline=None)
@given(spoilt(list(STAGED.values()), NAMES, st.one_of(WILD, ANYTHING)))
def test_spoilt_documents(document: Any) -> None:
    """A spoilt document is refused with its faults, or it is sound: then it can be played on."""
    check_spoilt(document, play_on)


@rule("VH-14.5", "VH-14.1")
@settings(max_examples=200, deadline=None)
@given(st.data())
def test_documents_that_are_spoilt_where_play_stands(data: st.DataObject) -> None:
    """Stages, what is pending, phases and uses are exchanged: more of these documents are sound."""
    document = copy.deepcopy(data.draw(st.sampled_from(list(STAGED.values()))))
    other = data.draw(st.sampled_from(list(STAGED.values())))
    for name in data.draw(st.sets(st.sampled_from(["turn", "stage", "pending", "result"]))):
        document[name] = copy.deepcopy(other[name])
    player = data.draw(st.sampled_from(document["players"]))
    player["phase"] = data.draw(st.integers(1, 4))
    for flag in ("placed", "recruited", "fought", "stalled"):
        player[flag] = data.draw(st.booleans())
    for card in player["cards"]:
        card["uses"], card["used"] = data.draw(st.integers(0, 2)), data.draw(st.booleans())
    check_spoilt(document, play_on)

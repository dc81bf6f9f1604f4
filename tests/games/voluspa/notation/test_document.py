"""Position documents (V-8.1 to V-8.3): read exactly, refused with every fault named."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings, strategies as st

from gladsheim import from_document, game
from gladsheim.core.errors import DocumentError
from gladsheim.core.game import State
from gladsheim.testing.ledger import rule
from tests.games.voluspa.boards import ALL, position, table, tiles_everywhere
from tests.spoiling import ANYTHING, check_spoilt, spoilt

EXAMPLE = {
    "game": "voluspa",
    "version": 1,
    "options": {
        "players": 2,
        "kinds": ["Od", "Th", "Tr", "Dr", "Fe", "Sk", "Va", "Lo", "Dw", "Fr", "Ra", "Ni"],
        "no_late_hel": False,
    },
    "board": {"0,0": "Sk", "1,0": "Ra", "2,0": "Dr+2", "2,1": "Va"},
    "hands": [["Fr", "Od", "Va", "Va"], ["Dr", "Fe", "Lo", "Ni", "Th"]],
    "known": [[], ["Dr"]],
    "deck": ["Th", "Sk"],
    "discard": ["Fr", "Fr"],
    "scores": [14, 11],
    "reached": [7, 6],
    "events": 7,
    "first": 1,
    "turn": 0,
    "phase": "raven",
    "raven": {"at": "1,0", "under": "Fe"},
}
"""The example of V-8.1."""


def faults(document: Any) -> list[str]:
    """The fields that are at fault."""
    with pytest.raises(DocumentError) as error:
        from_document(document)
    assert all(fault.message for fault in error.value.faults)
    return [fault.field for fault in error.value.faults]


@rule("V-8.1")
def test_the_example_is_read_and_written_alike() -> None:
    """The example of the specification survives, with the box filled in."""
    found = from_document(EXAMPLE).document()
    removed = found.pop("removed")
    assert found == EXAMPLE
    assert len(removed) == 12 * 8 - 13 - 4 - 9 - 2 - 2 - 1 + 2
    assert removed == sorted(removed)


@rule("V-8.1")
def test_what_is_absent_has_its_default() -> None:
    """Only options, board and hands must be there."""
    found = from_document(position("Od", hand="Th")).document()
    assert found["known"] == [[], []]
    assert found["deck"] == []
    assert found["scores"] == found["reached"] == [0, 0]
    assert (found["events"], found["first"], found["turn"], found["phase"]) == (0, 0, 0, "play")
    assert sum(tiles_everywhere(found).values()) == 116
    assert "hermod" not in found
    assert "raven" not in found


@rule("V-8.1", "V-8.5")
def test_events_default_to_the_largest_reached() -> None:
    """Without `events` there were as many scoring events as the latest that is named."""
    document = from_document(position("Od", hand="Th", scores=[3, 5], reached=[2, 9])).document()
    assert document["events"] == 9


@rule("V-8.1")
def test_the_board_is_written_row_by_row() -> None:
    """Cells come from top to bottom, then from left to right, whatever order they had."""
    shuffled = {"1,0": "Od", "0,1": "Va", "0,0": "Fe", "1,-1": "Th", "-1,1": "Lo"}
    found = from_document(position(hand="Dr", board=shuffled)).document()["board"]
    assert list(found) == ["1,-1", "0,0", "1,0", "-1,1", "0,1"]


@rule("V-8.1", "V-3.1")
def test_coordinates_never_shift() -> None:
    """A board far from the origin, on both sides of zero, keeps its coordinates."""
    for left, top in ((-1, -1), (-3, 500), (5_000, -7_001), (899_990, -899_990)):
        document = position("Od Va", ".. Fe", hand="Th Dr", left=left, top=top)
        state = from_document(document)
        assert state.document()["board"] == document["board"]
        for action in state.legal_actions():
            state.clone().apply(action)


@rule("V-8.2", "V-1.2")
def test_tokens_are_counted_on_the_board() -> None:
    """The supply is what the board leaves: the only token 4 lies there, so nobody gets it."""
    state = table("Va+2 Od", hand="Sk Fr Hm")
    assert not [text for text in state.legal_actions() if text.startswith(("Sk+1@", "Hm+1@"))
                and text != "Sk+1@0,0"]  # fmt: skip
    free = table("Va+1 Od", hand="Sk Fr Hm")
    assert [text for text in free.legal_actions() if text.startswith("Hm+1@")]


@rule("V-8.3")
def test_loading_triggers_nothing() -> None:
    """A position is taken as it is: hands are not refilled, odd sizes are fine, nobody passes."""
    document = position("Od Tr", "Tr Va", hand="Th", others=("Fe Fe Fe Fe Fe Fe Fe",), deck=["Lo"])
    state = from_document(document)
    assert state.document()["hands"] == [["Th"], ["Fe"] * 7]
    assert state.document()["deck"] == ["Lo"]
    assert state.current_player == 0


def broken(**changes: Any) -> dict[str, Any]:
    """A sound position with some fields exchanged."""
    return {**position("Od Va", hand="Th Dr", others=("Fe Lo",), deck=["Sk"]), **changes}


FAULTS: tuple[tuple[str, str, dict[str, Any]], ...] = (
    # The form
    ("another game", "game", broken(game="chess")),
    ("another version", "version", broken(version=2)),
    ("a version that is true", "version", broken(version=True)),
    ("an unknown field", "colour", broken(colour="red")),
    ("options that are no object", "options", broken(options=[])),
    ("options without players", "options.players", broken(options={"kinds": list(ALL)})),
    ("options without kinds", "options.kinds", broken(options={"players": 2})),
    ("an unknown option", "options.x", broken(options={"players": 2, "kinds": list(ALL), "x": 1})),
    ("too many players", "options.players", broken(options={"players": 6, "kinds": list(ALL)})),
    ("an unknown kind", "options.kinds", broken(options={"players": 2, "kinds": ["Xx"]})),
    ("too small a set", "options.kinds", broken(options={"players": 2, "kinds": ["Od"]})),
    (
        "a variant that is no flag",
        "options.no_late_hel",
        broken(options={"players": 2, "kinds": list(ALL), "no_late_hel": 1}),
    ),
    ("a board that is no object", "board", broken(board=[])),
    ("a board of too many cells", "board", broken(board={f"{x},0": "Od" for x in range(117)})),
    ("a cell that is none", "board.a", broken(board={"0,0": "Od", "a": "Th"})),
    ("a cell with a leading zero", "board.00,0", broken(board={"00,0": "Od"})),
    ("a cell beyond the bounds", "board.900001,0", broken(board={"900001,0": "Od"})),
    ("a tile that is none", "board.0,0", broken(board={"0,0": "Xx"})),
    ("a tile that is no text", "board.0,0", broken(board={"0,0": 7})),
    ("a boost of zero", "board.0,0", broken(board={"0,0": "Od+0"})),
    ("a boost of ten", "board.0,0", broken(board={"0,0": "Od+10"})),
    ("no hands", "hands", {name: value for name, value in broken().items() if name != "hands"}),
    ("a hand too few", "hands", broken(hands=[["Od"]])),
    ("a hand that is no list", "hands.1", broken(hands=[["Th"], "Od"])),
    ("a hand with what is no tile", "hands.0", broken(hands=[["Th", 7], ["Od"]])),
    ("a deck that is a number", "deck", broken(deck=5)),
    ("a deck with what is no tile", "deck", broken(deck=["Xx"])),
    ("a discard pile that is no list", "discard", broken(discard={})),
    ("a box with what is no tile", "removed", broken(removed=[None])),
    ("scores for three", "scores", broken(scores=[1, 2, 3])),
    ("a score below zero", "scores.1", broken(scores=[0, -1])),
    ("a score beyond the bound", "scores.0", broken(scores=[1_000_001, 0])),
    ("a score with a fraction", "scores.0", broken(scores=[1.5, 0])),
    ("a reached that is true", "reached.0", broken(reached=[True, 0])),
    ("events below zero", "events", broken(events=-1)),
    ("a first player out of range", "first", broken(first=2)),
    ("a turn out of range", "turn", broken(turn=2)),
    ("a turn that is no number", "turn", broken(turn="0")),
    ("an unknown phase", "phase", broken(phase="dance")),
    ("a phase that is no text", "phase", broken(phase=["play"])),
    ("a hermod that is no cell", "hermod", broken(phase="hermod", hermod="here")),
    ("a raven that is no object", "raven", broken(phase="raven", raven="0,0")),
    ("a raven without under", "raven", broken(phase="raven", raven={"at": "0,0"})),
    ("a raven at no cell", "raven.at", broken(phase="raven", raven={"at": 3, "under": None})),
    ("a raven over what is no tile", "raven.under", broken(phase="raven", raven={"at": "0,0", "under": "X"})),
    ("a raven over a list", "raven.under", broken(phase="raven", raven={"at": "0,0", "under": []})),
    # The tiles are exactly the set
    ("too many tiles in a hand", "hands.0", broken(hands=[["Od"] * 7, ["Fe"]])),
    ("too many tiles in the deck", "deck", broken(deck=["Lo"] * 7)),
    ("too many tiles in the discard pile", "discard", broken(discard=["Ni"] * 6)),
    ("too many tiles in the box", "removed", broken(removed=["Se"] * 7)),
    ("too many tiles on the board", "board", broken(board={f"{x % 5},{x // 5}": "Od" for x in range(7)})),
    ("tiles that are nowhere", "removed", broken(removed=[])),
    (
        "a kind that is not in the set",
        "hands.0",
        position("Od Va", hand="Ni", kinds=["Od", "Th", "Va", "Fe"], others=("Th",)),
    ),
    (
        "too many tiles under the Raven",
        "raven.under",
        position("Se Ra Se", "Se Va Se", "Se Od Se", hand="Od", phase="raven",
                 raven={"at": "1,0", "under": "Se"}),
    ),
    ("a Hel in the deck", "deck", broken(deck=["He"])),
    # The board
    ("an empty board", "board", broken(board={})),
    ("two islands", "board", broken(board={"0,0": "Od", "2,0": "Va"})),
    ("islands that touch by a corner", "board", broken(board={"0,0": "Od", "1,1": "Va"})),
    ("a row of eight", "board", position("Od Od Od Od Th Th Th Th", hand="Va")),
    ("a column of eight", "board", position("Od", "Od", "Od", "Od", "Th", "Th", "Th", "Th", hand="Va")),
    # Boosts
    ("a Hel with a boost", "board.1,0", position("Od He+1", hand="Va")),
    ("a Lightning Bolt with a boost", "board.1,0", position("Od Lb+2", hand="Va")),
    ("a token twice that exists once", "board.1,0", position("Va+2 Hm+1", hand="Va")),
    ("a token that does not exist", "board.0,0", position("Od+5", hand="Va")),
    ("more boosts than Freyas", "discard", {**position("Od+3 Va", hand="Va"), "discard": ["Fr"] * 2}),
    # Known tiles
    ("known tiles for three", "known", broken(known=[[], [], []])),
    ("known tiles that are not in the hand", "known.1", broken(known=[[], ["Od"]])),
    ("a tile known twice that is there once", "known.0", broken(known=[["Th", "Th"], []])),
    ("a known Hel", "known.0", position("Od", hand="He Th", known=[["He"], []])),
    # Turns and phases
    ("nobody to act, but not over", "turn", broken(turn=None)),
    ("over, but somebody to act", "turn", broken(phase="over", hands=[[], []], deck=[])),
    ("over with tiles in hands", "phase", broken(phase="over", turn=None, deck=[])),
    ("over with tiles in the deck", "phase", broken(phase="over", turn=None, hands=[[], []])),
    ("not over although nothing is left", "phase", broken(hands=[[], []], deck=[])),
    ("a seat to act without a tile", "turn", broken(hands=[[], ["Th"]])),
    ("a seat in phase hermod without a tile", "turn",
     position("Hm Od", hand="", phase="hermod", hermod="0,0")),
    ("phase trim with five tiles", "phase", broken(phase="trim", hands=[["Th"] * 5, ["Fe"]])),
    ("phase trim with five tiles and Hels", "phase",
     broken(phase="trim", hands=[["Th"] * 5 + ["He"] * 2, ["Fe"]])),
    # Hermod and Raven
    ("phase hermod without a cell", "hermod", broken(phase="hermod")),
    ("a cell without phase hermod", "hermod", broken(hermod="0,0")),
    ("no Hermod at the cell", "hermod", broken(phase="hermod", hermod="0,0")),
    ("no tile at the Hermod's cell", "hermod", broken(phase="hermod", hermod="9,9")),
    ("phase raven without a Raven", "raven", broken(phase="raven")),
    ("a Raven without phase raven", "raven", broken(raven={"at": "0,0", "under": None})),
    ("no Raven at the cell", "raven.at", broken(phase="raven", raven={"at": "0,0", "under": "Od"})),
    ("a Raven on a Raven", "raven.under",
     position("Od Ra", hand="Va", phase="raven", raven={"at": "1,0", "under": "Ra"})),
    ("a Raven on a Hel", "raven.under",
     position("Od Ra", hand="Va", phase="raven", raven={"at": "1,0", "under": "He"})),
    ("a Raven that alone holds the island together", "raven",
     position("Od Ra Va", hand="Va", phase="raven", raven={"at": "1,0", "under": None})),
    ("a Raven that lies alone", "raven",
     position("Ra", hand="Va", phase="raven", raven={"at": "0,0", "under": None})),
    # No late Hel
    ("a Hel in hand after the deck", "hands.1",
     position("Od", hand="Va", others=("He Th",), no_late_hel=True)),
)  # fmt: skip


@rule("V-8.3")
@pytest.mark.parametrize(
    ("field", "document"), [case[1:] for case in FAULTS], ids=[case[0] for case in FAULTS]
)
def test_a_fault_is_named(field: str, document: dict[str, Any]) -> None:
    """A document with one fault is refused, and the fault has its field."""
    assert field in faults(document)


@rule("V-8.3")
def test_all_faults_are_listed() -> None:
    """Nobody has to mend a document one fault at a time."""
    assert faults(broken(scores=[-1, 0], phase="dance", deck=["Xx"])) == ["deck", "scores.0", "phase"]
    impossible = broken(board={"0,0": "Od+5", "2,0": "He+1"}, known=[["Va"], []], turn=None)
    assert {"board", "board.0,0", "board.2,0", "known.0", "turn"} <= set(faults(impossible))


@pytest.mark.parametrize("document", [None, 7, "voluspa", [], [["game", "voluspa"]]])
def test_what_is_no_document(document: object) -> None:
    """Anything but an object is refused."""
    faults(document)


@rule("V-8.3")
def test_what_is_not_checked() -> None:
    """Tiles beside Trolls are fine, for a Troll may have come later; so is a Raven at the end."""
    from_document(position("Od Tr Va", hand="Th"))
    ending = position("Od Ra", hand="", others=("",), phase="raven", raven={"at": "1,0", "under": "Va"})
    cells = ("0,0", "0,-1", "1,-1", "-1,0", "2,0", "0,1", "1,1")
    assert set(from_document(ending).legal_actions()) == {"stay", *(f"fly@{cell}" for cell in cells)}


def test_a_document_of_other_options() -> None:
    """A game takes only documents of its own options."""
    with pytest.raises(DocumentError) as error:
        game("voluspa", set="edda").from_document(position("Od", hand="Th"))
    assert [fault.field for fault in error.value.faults] == ["options"]


def _played() -> dict[str, Any]:
    state = game("voluspa", players=3, set="all").deal(11)
    for number in range(40):
        legal = state.legal_actions()
        state.apply(legal[(13 * number) % len(legal)])
    return state.document()


WILD = st.one_of(
    ANYTHING,
    st.sampled_from([*ALL, "Dr+2", "Od+4", "0,0", "5,-5", "play", "raven", "over", "hermod", "trim"]),
    st.lists(st.sampled_from(ALL), max_size=8),
    st.just({"at": "0,0", "under": None}),
)
NAMES = ["0,0", "1,0", "-7,3", "phase", "x", ""]


def play_on(state: State) -> None:
    """What may be done, can be done."""
    for action in state.legal_actions()[:5]:
        state.clone().apply(action)


@rule("V-8.3")
@settings(max_examples=150, deadline=None)
@given(st.deferred(lambda: spoilt([EXAMPLE, broken(), _played()], NAMES, WILD)))
def test_spoilt_documents(document: Any) -> None:
    """A spoilt document is refused with its faults, or it is sound: then it reads back equal."""
    check_spoilt(document, play_on)

"""Position documents (VH-14): read exactly, refused with every fault named."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gladsheim import from_document, game
from gladsheim.core.chance import Stream, seed_key
from gladsheim.core.errors import DocumentError
from gladsheim.core.game import Json, State
from gladsheim.games.valhalla.pieces import IDS
from gladsheim.games.valhalla.refuse import why_not
from gladsheim.testing.ledger import rule
from tests.games.valhalla.boards import after, all_cards, held, position, table
from tests.games.valhalla.invariants import armies_of, cards_somewhere, check_position
from tests.games.valhalla.lively import lively
from tests.games.valhalla.sets import Options, tables, title
from tests.spoiling import ANYTHING, check_spoilt, spoilt

MINE = ("mountain:0:3 castle:1:2", "forest market")
SHORT = {"glory_cap": 8}
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


def staged() -> dict[str, Json]:
    """A position of each stage."""
    phase_1 = {"phase": 1, "placed": True, "recruited": False}
    four = ["author", "savage", "sailor", "battle"]
    around = {"0,0E": [2, 2]}
    paying = after(table(slots=around, seats=[phase_1], options=SHORT, zones=[four]), "recruit:0,0")
    zones = [["pact", "bard", "ace-suns", "mill"], ["excuse"]]
    fighting = table(MINE, zones=zones, options=SHORT, slots={"0,0E": [2, 1]}, seats=[{"fought": True}])
    over = table(MINE, seats=[{"fought": True}], options={"target": 3})
    states = {
        "turn": fighting,
        "pay": paying,
        "drop": after(paying, "pay:reserve", "pay:reserve"),
        "plan": after(fighting, "use:pact:event", "put:0,0:2"),
        "muster": after(fighting, "use:bard:person:1,0"),
        "excuse": after(fighting, "use:bard:person:1,0", "muster:0,0:0,0:3"),
        "location": after(fighting, "use:mill:location:2,0"),
        "ace": after(fighting, "ace:ace-suns:0,0"),
        "glory": after(fighting, "glory"),
        "take": after(fighting, "glory", "score"),
        "over": after(over, "glory"),
    }
    return {name: state.document() for name, state in states.items()}


STAGED = staged()


def faults(document: Any) -> list[str]:
    """The fields that are at fault."""
    with pytest.raises(DocumentError) as error:
        from_document(document)
    assert all(fault.message for fault in error.value.faults)
    return [fault.field for fault in error.value.faults]


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


def broken(name: str, *path: Any, value: Any) -> Json:
    """A document of a stage with one value exchanged, or a field taken out with `...`."""
    document = copy.deepcopy(STAGED[name])
    place: Any = document
    for step in path[:-1]:
        place = place[step]
    if value is ...:
        del place[path[-1]]
    else:
        place[path[-1]] = value
    return document


FORM: tuple[tuple[str, str, tuple[Any, ...], Any, str], ...] = (
    ("another version", "turn", ("version",), 2, "version"),
    ("a version that is true", "turn", ("version",), True, "version"),
    ("an unknown field", "turn", ("colour",), "red", "colour"),
    *((f"no {field}", "turn", (field,), ..., field) for field in EXAMPLE if field != "game"),
    ("options that are none", "turn", ("options",), [], "options"),
    ("an unknown option", "turn", ("options", "x"), 1, "options.x"),
    ("seven players", "turn", ("options", "players"), 7, "options.players"),
    ("an option that is no flag", "turn", ("options", "excuse"), 1, "options.excuse"),
    ("a generator that is a number", "turn", ("rng",), 7, "rng"),
    ("a negative generator", "turn", ("rng",), "-1", "rng"),
    ("a generator that is too large", "turn", ("rng",), str(1 << 64), "rng"),
    ("a generator in other digits", "turn", ("rng",), "٣", "rng"),
    ("a pile that is a text", "turn", ("draw",), "pact", "draw"),
    ("a card that is none", "turn", ("draw", 0), "ymir", "draw.0"),
    ("a card that is a number", "turn", ("discard",), [7], "discard.0"),
    ("a market that is none", "turn", ("valhalla",), 7, "valhalla"),
    ("a market of another width", "turn", ("valhalla", "width"), 4, "valhalla.width"),
    ("a market of another height", "turn", ("valhalla", "height"), 4, "valhalla.height"),
    ("a market without a position", "turn", ("valhalla", "cards"), [None] * 8, "valhalla.cards"),
    ("a slot that is none", "turn", ("valhalla", "armies", "2,0E"), [0, 0], "valhalla.armies.2,0E"),
    ("armies of three", "turn", ("valhalla", "armies", "0,0E"), [2, 1, 0], "valhalla.armies.0,0E"),
    ("armies below zero", "turn", ("valhalla", "armies", "0,0E"), [2, -1], "valhalla.armies.0,0E.1"),
    ("a landscape that is none", "turn", ("landscape",), {}, "landscape"),
    ("an empty landscape", "turn", ("landscape",), [], "landscape"),
    ("a cell that is no number", "turn", ("landscape", 0, "x"), "0", "landscape.0.x"),
    ("a cell far away", "turn", ("landscape", 0, "y"), 1 << 40, "landscape.0.y"),
    ("an owner that is no seat", "turn", ("landscape", 0, "owner"), 2, "landscape.0.owner"),
    ("a location of an unknown field", "turn", ("landscape", 0, "z"), 2, "landscape.0.z"),
    ("players that are missing", "turn", ("players",), [], "players"),
    ("a phase that is none", "turn", ("players", 1, "phase"), 5, "players.1.phase"),
    ("a cycle of zero", "turn", ("players", 1, "cycle"), 0, "players.1.cycle"),
    ("points below zero", "turn", ("players", 1, "score"), -1, "players.1.score"),
    ("a flag that is a number", "turn", ("players", 1, "placed"), 1, "players.1.placed"),
    ("a player without cards", "turn", ("players", 1, "cards"), ..., "players.1.cards"),
    ("three uses", "turn", ("players", 0, "cards", 0, "uses"), 3, "players.0.cards.0.uses"),
    ("a use that is a number", "turn", ("players", 0, "cards", 0, "used"), 0, "players.0.cards.0.used"),
    ("a turn of nobody", "turn", ("turn",), None, "turn"),
    ("a turn of a third seat", "turn", ("turn",), 2, "turn"),
    ("a stage that is none", "turn", ("stage",), "dance", "stage"),
    ("passes below zero", "turn", ("pass_run",), -1, "pass_run"),
    ("half a glory phase", "turn", ("glories",), 1.5, "glories"),
    ("a pending that is none", "plan", ("pending",), "plan", "pending"),
    ("an unknown kind", "plan", ("pending", "kind"), "feast", "pending.kind"),
    ("an unknown field of a plan", "plan", ("pending", "x"), 1, "pending.x"),
    ("steps that are none", "plan", ("pending", "steps"), "put", "pending.steps"),
    ("a step that is a number", "plan", ("pending", "steps"), [7], "pending.steps.0"),
    ("a destination of one number", "muster", ("pending", "dest"), [1], "pending.dest"),
    ("a seat that is asked and is none", "excuse", ("pending", "ask"), [5], "pending.ask.0"),
    ("a debt below zero", "pay", ("pending", "due"), -1, "pending.due"),
    ("aces that are none", "glory", ("pending", "aces"), ["ymir"], "pending.aces.0"),
    ("a result that is a text", "over", ("result",), "target", "result"),
    ("a reason that is none", "over", ("result", "reason"), "dance", "result.reason"),
)


@rule("VH-14.1")
@pytest.mark.parametrize(
    ("name", "path", "value", "field"), [row[1:] for row in FORM], ids=[row[0] for row in FORM]
)
def test_a_fault_of_form_is_named(name: str, path: tuple[Any, ...], value: Any, field: str) -> None:
    """A document with one value of the wrong form is refused, and the fault has its field."""
    assert field in faults(broken(name, *path, value=value))


def changed(name: str, change: Callable[[Json], object]) -> Json:
    """A document of a stage after a change."""
    document = copy.deepcopy(STAGED[name])
    change(document)
    return document


def second(document: Json, card: str) -> None:
    """A card in the draw pile that is elsewhere already."""
    document["draw"][0] = card


def moved(document: Json, *places: tuple[int, int]) -> None:
    """The landscape on other cells."""
    for place, (x, y) in zip(document["landscape"], places, strict=True):
        place["x"], place["y"] = x, y


def swapped(document: Json, at: int) -> None:
    """A location changes places with the first card of the draw pile that is none."""
    land = document["landscape"][at]
    number = next(
        number for number, card in enumerate(document["draw"]) if card in ("journey", "painter", "lunatic")
    )
    land["card"], document["draw"][number] = document["draw"][number], land["card"]


def crowded(document: Json) -> None:
    """Five cards in a control zone, outside the stages of recruiting."""
    zone = document["players"][0]["cards"]
    zone.append(held(document["draw"].pop()))
    assert len(zone) == 5


def phase_of(document: Json, phase: int) -> None:
    """The active player in another phase."""
    document["players"][0]["phase"] = phase


POSSIBLE: tuple[tuple[str, str, Callable[[Json], object], str], ...] = (
    ("a card twice", "turn", lambda d: d["draw"].append(d["draw"][0]), "draw"),
    ("a card in two places", "turn", lambda d: second(d, "mountain"), "draw"),
    ("a card that is nowhere", "turn", lambda d: d["draw"].pop(), "draw"),
    ("a card of another deck", "turn", lambda d: d["draw"].append("origin.2"), "options"),
    ("a card that was not chosen", "turn", lambda d: d["options"].update(extended=False), "options"),
    ("eleven armies", "turn", lambda d: d["players"][0].update(reserve=6), "players.0"),
    ("thirteen armies", "turn", lambda d: d["valhalla"]["armies"].update({"0,0E": [2, 2]}), "players.1"),
    ("five cards", "turn", crowded, "players.0.cards"),
    ("two cards in one cell", "turn", lambda d: moved(d, (0, 0), (1, 0), (0, 1), (0, 0)), "landscape"),
    ("four columns", "turn", lambda d: moved(d, (0, 0), (1, 0), (2, 0), (3, 0)), "landscape"),
    ("four rows", "turn", lambda d: moved(d, (0, 0), (0, 1), (0, 2), (0, 3)), "landscape"),
    ("three locations", "turn", lambda d: d["draw"].append(d["landscape"].pop()["card"]), "landscape"),
    ("no location", "turn", lambda d: swapped(d, 3), "landscape"),
    ("an owner without armies", "turn", lambda d: d["landscape"][2].update(owner=0), "landscape"),
    ("armies without an owner", "turn", lambda d: d["landscape"][0].update(owner=None), "landscape"),
    ("over without a result", "over", lambda d: d.update(result=None), "result"),
    ("a result before the end", "turn", lambda d: d.update(result=STAGED["over"]["result"]), "result"),
    ("stalled in one's turn", "turn", lambda d: d["players"][0].update(stalled=True), "players.0.stalled"),
    ("a plan in phase 1", "plan", lambda d: phase_of(d, 1), "players.0.phase"),
    ("a payment in phase 3", "pay", lambda d: phase_of(d, 3), "players.0.phase"),
    ("a glory phase in phase 3", "glory", lambda d: phase_of(d, 3), "players.0.phase"),
    ("a plan with nothing pending", "plan", lambda d: d.update(pending=None), "pending"),
    ("something pending at a turn", "turn", lambda d: d.update(pending=STAGED["plan"]["pending"]), "pending"),
    ("a payment pending in a plan", "plan", lambda d: d.update(pending=STAGED["pay"]["pending"]), "pending"),
    ("a card of nobody", "plan", lambda d: d["pending"].update(card="mountain"), "pending.card"),
    ("a leader as an event", "plan", lambda d: d["pending"].update(card="bard"), "pending.kind"),
    ("a used card", "plan", lambda d: d["players"][0]["cards"][0].update(used=True), "pending.card"),
    ("a card face down", "plan", lambda d: d["players"][0]["cards"][0].update(uses=2), "pending.card"),
    ("an event with a destination", "plan", lambda d: d["pending"].update(dest=[0, 0]), "pending.dest"),
    ("a crown without a destination", "muster", lambda d: d["pending"].update(dest=None), "pending.dest"),
    ("a crown with a far destination", "muster", lambda d: d["pending"].update(dest=[9, 9]), "pending.dest"),
    ("an ace for a rival's place", "ace", lambda d: d["pending"].update(dest=[1, 0]), "pending.dest"),
    ("a location far off", "location", lambda d: d["pending"].update(dest=[7, 7]), "pending.dest"),
    ("a location on one of four", "location", lambda d: d["pending"].update(dest=[0, 0]), "pending.dest"),
    ("a step that is none", "plan", lambda d: d["pending"].update(steps=["jump"]), "pending.steps.0"),
    ("a step too large", "plan", lambda d: d["pending"].update(steps=["put:0,0:9"]), "pending.steps.0"),
    ("a step twice", "plan", lambda d: d["pending"].update(steps=["put:0,0:1"] * 2), "pending.steps.1"),
    ("steps of a location", "location", lambda d: d["pending"].update(steps=["put:0,0:1"]), "pending.steps"),
    ("nobody asked", "excuse", lambda d: d["pending"].update(ask=[]), "pending.ask"),
    ("the active player asked", "excuse", lambda d: d["pending"].update(ask=[0]), "pending.ask"),
    ("a debt of nothing", "pay", lambda d: d["pending"].update(due=0), "pending.due"),
    ("a debt too large", "pay", lambda d: d["pending"].update(due=12), "pending.due"),
    ("an old card to be paid", "pay", lambda d: d["pending"].update(card="author"), "pending.card"),
    ("a debt in stage drop", "drop", lambda d: d["pending"].update(due=1), "pending.due"),
)


@rule("VH-14.5", "VH-2.1")
@pytest.mark.parametrize(
    ("name", "change", "field"), [row[1:] for row in POSSIBLE], ids=[row[0] for row in POSSIBLE]
)
def test_an_impossible_position_is_refused(name: str, change: Callable[[Json], object], field: str) -> None:
    """A position that the rules cannot bring about is refused, and the fault has its field."""
    assert field in faults(changed(name, change))


@rule("VH-14.5", "VH-7.5")
def test_twins_in_a_control_zone() -> None:
    """Nobody controls two identical cards."""
    document = position(zones=[["journey"]], options={"decks": 2}, market=["journey.2"])
    document["valhalla"]["cards"][0] = None
    document["players"][0]["cards"].append(held("journey.2"))
    assert faults(document) == ["players.0.cards"]


@rule("VH-14.5", "VH-3.1")
def test_a_large_landscape() -> None:
    """With five players six cards are the fewest and four columns fit."""
    land = ("mountain castle forest market", "desert mill .. ..")
    options = {"players": 5}
    assert table(land, options=options).legal_actions()
    assert faults(position(("mountain castle forest", "desert mill .."), options=options)) == ["landscape"]
    assert faults(position(("mountain castle mill market", "forest desert .. .."))) == ["landscape"]


@rule("VH-14.1")
def test_all_faults_are_listed() -> None:
    """Nobody has to mend a document one fault at a time."""
    document = changed("turn", lambda d: d.update(rng=None, stage="dance", turn=-1))
    assert faults(document) == ["rng", "turn", "stage"]
    both = changed("turn", lambda d: (d["players"][0].update(reserve=0), d["draw"].pop()))
    assert set(faults(both)) == {"draw", "players.0"}


@pytest.mark.parametrize("document", [None, 7, "valhalla", [], [["game", "valhalla"]]])
def test_what_is_no_document(document: object) -> None:
    """Anything but an object is refused."""
    faults(document)


def test_a_document_of_other_options() -> None:
    """A game takes only documents of its own options."""
    with pytest.raises(DocumentError) as error:
        game("valhalla", players=3).from_document(EXAMPLE)
    assert [fault.field for fault in error.value.faults] == ["options"]


@rule("VH-14.1", "VH-14.3", "VH-2.1", "VH-4.6")
@pytest.mark.parametrize("options", list(tables()), ids=title)
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

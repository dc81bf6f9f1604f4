"""Position documents that are refused, and the fault that is named (VH-14.1, VH-14.5)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from gladsheim import game
from gladsheim.core.errors import DocumentError
from gladsheim.core.game import Json
from gladsheim.testing.ledger import rule
from tests.games.valhalla.boards import after, held, position, table
from tests.games.valhalla.stages import MINE, STAGED, broken, changed, faults

PLANNED = ("kind", "card", "dest", "steps")
NEEDED: tuple[tuple[str, tuple[str | int, ...]], ...] = (
    *(("turn", ("options", name)) for name in STAGED["turn"]["options"]),
    *(("turn", ("valhalla", name)) for name in ("width", "height", "cards", "armies")),
    *(("turn", ("landscape", 1, name)) for name in ("x", "y", "card", "owner", "armies")),
    *(("turn", ("players", 0, name)) for name in STAGED["turn"]["players"][0]),
    *(("turn", ("players", 0, "cards", 0, name)) for name in ("card", "uses", "used", "armies")),
    *(("pay", ("pending", name)) for name in ("kind", "card", "due")),
    *(("plan", ("pending", name)) for name in PLANNED),
    *(("excuse", ("pending", name)) for name in (*PLANNED, "ask")),
    ("glory", ("pending", "aces")),
    *(("over", ("result", name)) for name in ("winners", "scores", "reason")),
)
"""Nested fields that are always there, each with a stage in which it is."""
FLOATS: tuple[tuple[str, tuple[str | int, ...], float], ...] = (
    ("turn", ("version",), 1.0),
    ("turn", ("options", "target"), 100.0),
    ("turn", ("valhalla", "width"), 3.0),
    ("turn", ("valhalla", "height"), 3.0),
    ("turn", ("valhalla", "armies", "0,0E", 0), 2.0),
    ("turn", ("landscape", 0, "x"), 0.0),
    ("turn", ("players", 0, "score"), 0.0),
    ("turn", ("players", 0, "cards", 0, "uses"), 0.0),
    ("turn", ("turn",), 0.0),
    ("muster", ("pending", "dest", 0), 1.0),
    ("excuse", ("pending", "ask", 0), 1.0),
    ("pay", ("pending", "due"), 2.0),
    ("over", ("result", "winners", 0), 1.0),
)
"""Whole numbers of a sound document, written as floats."""

FORM: tuple[tuple[str, str, tuple[Any, ...], Any, str], ...] = (
    ("another version", "turn", ("version",), 2, "version"),
    ("a version that is true", "turn", ("version",), True, "version"),
    ("an unknown field", "turn", ("colour",), "red", "colour"),
    *((f"no {field}", "turn", (field,), ..., field) for field in STAGED["turn"] if field != "game"),
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
    *((f"no {'.'.join(map(str, path))}", name, path, ..., ".".join(map(str, path))) for name, path in NEEDED),
    *(
        (f"a float at {'.'.join(map(str, path))}", name, path, value, ".".join(map(str, path)))
        for name, path, value in FLOATS
    ),
    ("seats asked in stage plan", "plan", ("pending", "ask"), [1], "pending.ask"),
    ("a winner that is no seat", "over", ("result", "winners"), [7], "result.winners.0"),
    ("no winner", "over", ("result", "winners"), [], "result.winners"),
    ("points of one player", "over", ("result", "scores"), [7], "result.scores"),
    ("points below zero at the end", "over", ("result", "scores"), [4, -7], "result.scores.1"),
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


def turned(document: Json, *aces: str, mine: bool = True) -> None:
    """Aces that were turned for the scoring, as if they lay used in the control zone."""
    document["pending"]["aces"] = list(aces)
    for card in document["players"][0]["cards"]:
        if card["card"] in aces and mine:
            card.update(uses=1, used=True)


def broke(document: Json) -> None:
    """The whole reserve of the active player goes to a location."""
    player, land = document["players"][0], document["landscape"][0]
    land["armies"] += player["reserve"]
    player["reserve"] = 0
    document["pending"]["steps"] = []


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
    ("an ace turned twice", "glory", lambda d: turned(d, "ace-suns", "ace-suns"), "pending.aces"),
    ("an ace turned that is ready", "glory", lambda d: turned(d, "ace-suns", mine=False), "pending.aces"),
    ("an ace turned of nobody", "glory", lambda d: turned(d, "ace-moons"), "pending.aces"),
    ("a card turned that is no ace", "glory", lambda d: turned(d, "mill"), "pending.aces"),
    ("an excused plan of no steps", "excuse", lambda d: d["pending"].update(steps=[]), "pending.steps"),
    ("an event without armies", "plan", broke, "pending.steps"),
    ("a plan that is complete", "plan", lambda d: d["pending"].update(steps=["put:0,0:7"]), "pending.steps"),
    ("a seat asked twice", "excuse", lambda d: d["pending"].update(ask=[1, 1]), "pending.ask"),
    ("points of another end", "over", lambda d: d["result"].update(scores=[4, 8]), "result.scores"),
    ("a winner who is behind", "over", lambda d: d["result"].update(winners=[0]), "result.winners"),
    ("two winners", "over", lambda d: d["result"].update(winners=[0, 1]), "result.winners"),
    ("an end by the cap", "over", lambda d: d["result"].update(reason="cap"), "result.reason"),
    ("an end too soon", "over", lambda d: d["options"].update(target=99), "result"),
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


@rule("VH-14.1", "VH-14.5", "VH-8.7")
def test_rivals_are_asked_in_turn_order() -> None:
    """Of two rivals with an Excuse the next in turn order is asked first."""
    state = table(MINE, zones=[["pact"], ["excuse"], ["excuse.2"]], options={"players": 3, "decks": 2})
    document = after(state, "use:pact:event", "put:0,0:2", "end").document()
    assert document["pending"]["ask"] == [1, 2]
    for wrong in ([2, 1], [1, 2, 1], [0, 1, 2]):
        assert set(faults({**document, "pending": {**document["pending"], "ask": wrong}})) == {"pending.ask"}


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
        game("valhalla", players=3).from_document(STAGED["turn"])
    assert [fault.field for fault in error.value.faults] == ["options"]

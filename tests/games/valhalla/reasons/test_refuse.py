"""Why an action is refused: texts, turns, payments and the choices of the glory phase."""

from __future__ import annotations

import pytest

from gladsheim.core.errors import IllegalAction, MalformedAction, Refusal
from gladsheim.core.game import Json
from gladsheim.games.valhalla.reasons.refuse import STAGES, why_not
from gladsheim.games.valhalla.reasons.situation import to_act
from gladsheim.games.valhalla.reasons.text import FORMS
from gladsheim.testing.ledger import rule
from tests.games.valhalla.boards import after, held, position, refuses, table

MINE = ("mountain:0:1 castle", "forest market")
TWO = {"0,0E": [2, 0]}
"""Two armies of seat 0 around the positions 0,0 and 1,0."""


@rule("VH-13")
@pytest.mark.parametrize(
    ("text", "part"),
    [
        ("", "'' is not an action. It should begin with place, pass"),
        ("jump", "should begin with"),
        ("pass:now", "the form pass."),
        ("use:origin", "the form use:<card>:event or use:<card>:person or"),
        ("use:origin:person:0,0:1", "the form use:<card>:event"),
        ("place:0,0N", "'0,0N' is not a slot. Write a slot as 0,0E or 0,0S"),
        ("place:00,0E", "'00,0E' is not a slot"),
        ("recruit:1", "'1' is not a cell. Write a cell as"),
        ("recruit:-0,1", "'-0,1' is not a cell"),
        ("put:0,0:0", "'0' is not a number of armies. Allowed: 1 or more"),
        ("put:0,0:-1", "'-1' is not a number of armies"),
        ("march:0,0:1,0:1.5", "'1.5' is not a number of armies"),
        ("use:excuse:discard:x:origin", "'x' is not a seat. A seat is a number"),
        ("ace:ymir:0,0", "there is no card 'ymir'"),
        ("drop:origin.3", "there is no card 'origin.3'"),
        (" pass", "' pass' is not an action"),
        ("place:٠,0E", "is not a slot"),
        ("refresh:" + "x" * 300, "…"),
    ],
)
def test_texts_outside_the_grammar(text: str, part: str) -> None:
    """A text that is no action says which part is wrong and what may stand there."""
    found = why_not(position(), text)
    assert found is not None
    assert part in found.message
    assert "VH-13" in found.rules
    assert len(found.message) < 500
    with pytest.raises((MalformedAction, IllegalAction)):
        table().apply(text)


@rule("VH-13")
@pytest.mark.parametrize("found", [None, 7, ["pass"], b"pass"])
def test_what_is_no_text(found: object) -> None:
    """Anything but a text is refused as well."""
    answer = why_not(position(), found)  # type: ignore[arg-type]  # the very point of the test
    assert answer is not None
    assert answer.rules == ("VH-13",)


@rule("VH-13")
def test_every_form_belongs_to_a_stage() -> None:
    """Each type of action is checked in some stage, and no stage checks another."""
    assert {kind for stage in STAGES.values() for kind in stage.checks} == set(FORMS)


@rule("VH-13")
@pytest.mark.parametrize(
    ("text", "part"),
    [
        ("put:0,0:1", "you cannot play put:0,0:1. Allowed forms: place:<slot>, pass"),
        ("allow", "cannot play allow"),
        ("drop:origin", "cannot play drop:origin"),
        ("ace:ace-moons", "cannot play ace:ace-moons"),
    ],
)
def test_actions_of_another_stage(text: str, part: str) -> None:
    """An action of another stage is told what may be done now."""
    assert part in refuses(table(), text, "VH-13", "VH-5.1")


@rule("VH-1.3", "VH-2.3")
def test_cards_that_are_not_in_the_game() -> None:
    """A second copy, a court or the Excuse is named as absent where the options leave it out."""
    options = {"extended": False, "excuse": False}
    for card in ("origin.2", "consul", "excuse"):
        refuses(table(options=options), f"use:{card}:event", "VH-1.3")
    refuses(table(), "use:origin.2:event", "VH-1.3")


PHASE_1 = {"phase": 1, "placed": True, "recruited": False}
FRESH = {"phase": 1, "placed": False, "recruited": False}
PHASE_2 = {"phase": 2, "placed": True, "recruited": False}
RECRUITED = {"phase": 2}

TURNS: tuple[tuple[str, str, tuple[str, ...], str, Json], ...] = (
    ("place in battle", "place:0,0E", ("VH-6.1",), "phase 3 (battle)", {}),
    ("no such slot", "place:2,0E", ("VH-4.1",), "no slot 2,0E", {"seats": [FRESH]}),
    ("no slot at the edge", "place:0,2S", ("VH-4.1",), "no slot 0,2S", {"seats": [FRESH]}),
    ("no army", "place:0,0E", ("VH-6.1",), "no army in reserve",
     {"land": ("mountain:0:12 castle", "forest market"), "seats": [FRESH]}),
    ("a closed slot", "place:0,0E", ("VH-4.5",), "no card on either side",
     {"market": [None, None], "seats": [FRESH]}),
    ("pass before placing", "pass", ("VH-5.4", "VH-6.2"), "placed no army", {"seats": [FRESH]}),
    ("pass before recruiting", "pass", ("VH-5.4", "VH-7.8"), "not recruited", {"seats": [PHASE_2]}),
    ("pass when glory is due", "pass", ("VH-5.6",), "phase 4", {"seats": [{"phase": 4}]}),
    ("battle from phase 1", "battle", ("VH-5.4",), "phase 2 (recruit)", {"seats": [PHASE_1]}),
    ("battle from phase 3", "battle", ("VH-5.4",), "you are in phase 3", {}),
    ("battle before recruiting", "battle", ("VH-5.4", "VH-7.8"), "not recruited", {"seats": [PHASE_2]}),
    ("skip while placing is possible", "skip", ("VH-5.3", "VH-6.2"), "place an army", {"seats": [FRESH]}),
    ("skip after placing while more is possible", "skip", ("VH-5.3",), "place an army", {"seats": [PHASE_1]}),
    ("skip while recruiting is possible", "skip", ("VH-5.3", "VH-7.8"), "recruit a card",
     {"seats": [PHASE_2], "slots": TWO}),
    ("skip after recruiting", "skip", ("VH-5.3",), "have recruited", {"seats": [RECRUITED]}),
    ("skip in battle", "skip", ("VH-5.3",), "phase 1 or 2", {}),
    ("recruit in battle", "recruit:0,0", ("VH-8.1",), "phase 3 (battle)", {"slots": TWO}),
    ("recruit before placing", "recruit:0,0", ("VH-7.1", "VH-6.2"), "placed no army",
     {"seats": [FRESH], "slots": TWO}),
    ("no such position", "recruit:3,0", ("VH-4.1",), "0 to 2", {"seats": [PHASE_1], "slots": TWO}),
    ("an empty position", "recruit:0,0", ("VH-7.6",), "is empty",
     {"seats": [PHASE_1], "slots": TWO, "market": [None]}),
    ("one army around", "recruit:0,0", ("VH-7.2",), "1 of them does",
     {"seats": [PHASE_1], "slots": {"0,0E": [1, 0]}}),
    ("glory in phase 1", "glory", ("VH-5.2",), "you are in phase 1", {"seats": [PHASE_1]}),
    ("glory in the first battle turn", "glory", ("VH-5.7",), "your first turn", {}),
)  # fmt: skip


@rule("VH-13")
@pytest.mark.parametrize(
    ("action", "rules", "part", "fields"), [row[1:] for row in TURNS], ids=[row[0] for row in TURNS]
)
def test_at_a_turn(action: str, rules: tuple[str, ...], part: str, fields: Json) -> None:
    """What cannot be done at a turn is refused with its rule and what would be needed."""
    assert part in refuses(table(**fields), action, *rules)


@rule("VH-7.5", "VH-13")
def test_a_twin_is_named() -> None:
    """Who holds a card is told so when the other copy lies in Valhalla."""
    state = table(
        zones=[["origin"]], market=["origin.2"], slots=TWO, seats=[PHASE_1], options={"decks": 2}
    )  # fmt: skip
    assert "Origin (origin)" in refuses(state, "recruit:0,0", "VH-7.5")


@rule("VH-7.4", "VH-13")
def test_a_price_that_is_too_high() -> None:
    """The price and the armies that could pay are told."""
    land = ("mountain:0:10 castle", "forest market")
    state = table(land, slots={"0,0E": [2, 3]}, seats=[PHASE_1])
    message = refuses(state, "recruit:0,0", "VH-7.4", "VH-7.3")
    assert "costs 3 armies; you can pay 0 from the reserve and 1 from Valhalla" in message


@rule("VH-7.4", "VH-13")
def test_payments() -> None:
    """Nobody pays from elsewhere, nor with the last army of Valhalla."""
    state = after(table(slots={"0,0E": [2, 2]}, seats=[PHASE_1]), "recruit:0,0")
    assert "no army in slot 1,0E" in refuses(state, "pay:1,0E", "VH-7.4")
    refuses(state, "pay:2,2E", "VH-4.1")
    refuses(state, "drop:origin", "VH-13", "VH-7.4")
    assert "last army" in refuses(after(state, "pay:0,0E"), "pay:0,0E", "VH-7.4")
    poor = ("mountain:0:9 castle", "forest market")
    broke = after(table(poor, slots={"0,0E": [3, 3]}, seats=[PHASE_1]), "recruit:0,0")
    assert "no army in reserve" in refuses(broke, "pay:reserve", "VH-7.4")


@rule("VH-7.7", "VH-13")
def test_drops() -> None:
    """Neither the new card nor one that is not there is dropped."""
    zones = [["author", "savage", "sailor", "battle"]]
    state = after(table(zones=zones, market=["journey"], slots=TWO, seats=[PHASE_1]), "recruit:0,0")
    assert "is the new card" in refuses(state, "drop:journey", "VH-7.7")
    assert "you can give up Author (author), Savage" in refuses(state, "drop:origin", "VH-7.7").replace(
        "The ", ""
    )


@rule("VH-8.7", "VH-13")
def test_answers() -> None:
    """Only one's own Excuse answers; whose turn it is may not speak."""
    zones = [["journey"], ["excuse"], ["excuse.2"]]
    options = {"players": 3, "decks": 2}
    state = after(table(zones=zones, options=options), "use:journey:event", "put:0,0:3")
    assert state.current_player == to_act(state.document()) == 1
    assert "not in your control zone" in refuses(state, "excuse:excuse.2", "VH-8.7")
    assert "Only the Excuse" in refuses(state, "excuse:journey", "VH-8.7")
    refuses(state, "pass", "VH-13", "VH-8.7")


@rule("VH-10.5", "VH-13")
def test_aces_of_the_glory_phase() -> None:
    """An ace must be one, be there, be ready, and match a numbered location of the player."""
    zones = [["ace-moons", "ace-wyrms", held("ace-suns", used=True, uses=1), "author"]]
    state = after(table(MINE, zones=zones, seats=[{"fought": True}]), "glory")
    assert "no location of rank 2 to 9 with Wyrms" in refuses(state, "ace:ace-wyrms", "VH-10.5")
    refuses(state, "ace:ace-suns", "VH-10.5", "VH-8.2")
    refuses(state, "ace:ace-waves", "VH-10.5", "VH-8.2")
    assert "is not an ace" in refuses(state, "ace:author", "VH-10.5")
    two = table(MINE, zones=[["ace-moons", "ace-suns"]], seats=[{"fought": True}])
    assert "already turned" in refuses(after(two, "glory", "ace:ace-suns"), "ace:ace-suns", "VH-10.5")


@rule("VH-11.4", "VH-13")
def test_armies_that_are_not_there_to_take_back() -> None:
    """No more armies come home than stand in the slot."""
    state = after(table(slots={"0,0E": [2, 1]}, seats=[{"fought": True}]), "glory")
    assert "2 armies in slot 0,0E; you cannot take back 3" in refuses(state, "take:0,0E:3", "VH-11.4")
    assert "no armies in slot 1,0E" in refuses(state, "take:1,0E:1", "VH-11.4")
    refuses(state, "take:5,5E:1", "VH-4.1")


@rule("VH-13")
def test_nothing_is_refused_that_is_legal() -> None:
    """The answer to a legal action is None, to any other a refusal."""
    assert why_not(position(), "pass") is None
    assert isinstance(why_not(position(), "glory"), Refusal)

"""Position documents (VA-16): read exactly, refused with every fault named."""

from __future__ import annotations

from typing import Any

import pytest

from gladsheim import from_document, game
from gladsheim.core.errors import DocumentError
from gladsheim.testing.ledger import rule
from tests.games.valda.boards import after, table
from tests.games.valda.whole.gathered import KINDS, gathered

Json = dict[str, Any]
GAME = {"op": "game"}
REPLAY = {"op": "replay", "by": 0}
LINE = {"op": "line", "ask": [1], "made": 0}
ATTACK: Json = {"by": 1, "target": 0, "card": "base.kill"}
FOLLOWERS = {"op": "begin_followers"}
OPENING = {"do": "draw", "n": 1, "open": True}


def faults(document: Any) -> list[str]:
    """The fields that are at fault."""
    with pytest.raises(DocumentError) as error:
        from_document(document)
    assert all(fault.message for fault in error.value.faults)
    return [fault.field for fault in error.value.faults]


def broken(**changes: Any) -> Json:
    """A sound position with some fields exchanged."""
    players = [{"hand": ["base.kill"], "gold": 2}, {"hand": ["odin.leader"], "temples": {"tyr": 3}}]
    return {"game": "valda", "options": {"players": 2}, "phase": "game", "players": players, **changes}


def own(**changes: Any) -> Json:
    """The same, where only what the first seat has is exchanged."""
    return broken(players=[changes, {}])


def pending(*entries: Json, **changes: Any) -> Json:
    """The same with this stack."""
    return broken(**{"pending": list(entries), **changes})


def attacked(*entries: Json, **changes: Any) -> Json:
    """The same in an attack that is going on."""
    stack = [FOLLOWERS, LINE, {"op": "attack_end"}, *entries]
    return {"game": "valda", "phase": "attack", "attack": ATTACK, "pending": stack, **changes}


def queue(seats: list[int]) -> Json:
    """The same in the attack phase, with these seats in line."""
    return broken(phase="attack", pending=[FOLLOWERS, {**LINE, "ask": seats}])


def opened(kind: str) -> Json:
    """The same with a window of this kind in the game phase."""
    return pending(GAME, {"op": "window", "kind": kind, "ask": [0]})


FAULTS: tuple[tuple[str, str, Json], ...] = (
    # The form
    ("another game", "game", broken(game="chess")),
    ("an unknown field", "colour", broken(colour="red")),
    ("a card file that is none", "cards", broken(cards="tarot")),
    ("a card file that is a number", "cards", broken(cards=7)),
    ("options that are no object", "options", broken(options=[])),
    ("an unknown option", "options.x", broken(options={"x": 1})),
    ("the file among the options", "options.cards", broken(options={"cards": "valda"})),
    ("too many players", "options.players", broken(options={"players": 6})),
    ("players that are true", "options.players", broken(options={"players": True})),
    ("a variant that is no flag", "options.race", broken(options={"race": 1})),
    ("an oldest who is not there", "options.first", broken(options={"players": 2, "first": 2})),
    ("a round too many", "round", broken(round=7)),
    ("a round that is a text", "round", broken(round="1")),
    ("a round with a fraction", "round", broken(round=1.5)),
    ("a start out of range", "start", broken(start=2)),
    ("an active seat below zero", "active", broken(active=-1)),
    ("turns beyond the end", "turns", broken(turns=13)),
    ("an unknown phase", "phase", broken(phase="dance")),
    ("a phase that is a list", "phase", broken(phase=["game"])),
    ("actions below zero", "actions", broken(actions=-1)),
    ("actions that are true", "actions", broken(actions=True)),
    ("builds that are null", "builds", broken(builds=None)),
    ("a limit beyond all bounds", "build_limit", broken(build_limit=10**9)),
    ("uses that are a list", "used", broken(used=[])),
    ("an unknown use", "used.thor4", broken(used={"thor4": 1})),
    ("a use below zero", "used.loki", broken(used={"loki": -1})),
    ("a kind received that is none", "received", broken(received=["gold"])),
    ("more received than there are kinds", "received", broken(received=["g"] * 4)),
    ("played cards that are none", "played", broken(played=["base.nothing"])),
    ("a god lent that is none", "lent", broken(lent=["baldur"])),
    ("more players than seats", "players", broken(players=[{}, {}, {}])),
    ("a player that is a list", "players.1", broken(players=[{}, []])),
    ("an unknown field of a player", "players.0.wood", own(wood=1)),
    ("followers below zero", "players.0.followers", own(followers=-1)),
    ("gold beyond the supply", "players.0.gold", own(gold=31)),
    ("too few mines", "players.0.mines", own(mines=1)),
    ("too many drills", "players.0.drills", own(drills=4)),
    ("temples of no god", "players.0.temples.baldur", own(temples={"baldur": 1})),
    ("temples that are a list", "players.0.temples", own(temples=["tyr"])),
    ("six temples in an area", "players.0.temples.tyr", own(temples={"tyr": 6})),
    ("a bonus of no god", "players.0.bonus", own(bonus=["x"])),
    ("a hand with what is no card", "players.0.hand", own(hand=[7])),
    ("a hand that is an object", "players.0.hand", own(hand={})),
    ("decks that are a list", "decks", broken(decks=[])),
    ("an unknown deck", "decks.baldur", broken(decks={"baldur": []})),
    ("a deck with a card of another", "decks.tyr", broken(decks={"tyr": ["base.kill"]})),
    ("a discard pile that is null", "discard", broken(discard=None)),
    ("a state of chance that is a number", "rng", broken(rng=7)),
    ("a state of chance of 15 digits", "rng", broken(rng="0" * 15)),
    ("a state of chance in capitals", "rng", broken(rng="ABCDEF0123456789")),
    ("a forced face that no die has", "forced.1", broken(forced=[6, 7])),
    ("too many forced faces", "forced", broken(forced=[1] * 65)),
    ("a winner out of range", "winner", broken(winner=2)),
    # The position as a whole
    ("too many copies of a card", "players", own(hand=["tyr.trial"] * 2)),
    ("too much gold in all", "players", broken(players=[{"gold": 20}, {"gold": 11}])),
    ("six temples of two in an area", "players",
     broken(players=[{"temples": {"tyr": 4}}, {"temples": {"tyr": 2}}])),
    ("ten temples", "players.0.temples", own(temples={"tyr": 5, "odin": 5})),
    ("open cards in the building phase", "players.0.open",
     broken(phase="build", players=[{"open": ["base.barter"]}, {}])),
    ("open cards before another", "players.1.open", broken(players=[{}, {"open": ["base.barter"]}])),
    ("turns that do not fit", "turns", broken(round=2, turns=0)),
    ("a winner without a race", "winner", broken(phase="over", winner=0)),
    ("a winner with too few followers", "winner",
     broken(phase="over", winner=0, options={"players": 2, "race": True})),
    ("a race that is won and goes on", "players.0.followers",
     broken(options={"players": 2, "race": True}, players=[{"followers": 20}, {}])),
    ("an end before the last turn", "active", broken(phase="over", round=5, active=0)),
    # What is going on
    ("an attack that is a list", "attack", attacked(attack=[])),
    ("an attack without a card", "attack.card", attacked(attack={"by": 1, "target": 0})),
    ("an attack with a shield", "attack.card", attacked(attack={**ATTACK, "card": "base.shield-1"})),
    ("an attack on oneself", "attack.target", attacked(attack={**ATTACK, "target": 1})),
    ("an attack by nobody", "attack.by", attacked(attack={**ATTACK, "by": None})),
    ("a flag that is a number", "attack.horn", attacked(attack={**ATTACK, "horn": 1})),
    ("an unknown field of an attack", "attack.sum", attacked(attack={**ATTACK, "sum": 1})),
    ("an attack that is missing", "attack", attacked(attack=None)),
    ("an attack that nobody ends", "attack", broken(attack=ATTACK)),
    ("two attacks", "attack", attacked({"op": "attack_end"})),
    ("a roll without faces", "roll.faces", broken(roll={"by": 0, "dice": ["Y"], "use": "resources"})),
    ("a die that is none", "roll.dice", broken(roll={"by": 0, "dice": ["Z"], "faces": [1]})),
    ("a face that is none", "roll.faces.0", broken(roll={"by": 0, "dice": ["Y"], "faces": [0]})),
    ("a roll for nothing", "roll.use", broken(roll={"by": 0, "dice": [], "faces": [], "use": "luck"})),
    ("a roll that nobody takes", "roll", broken(roll={"by": 0, "dice": [], "faces": []})),
    ("a structure that is none", "building.what", broken(building={"what": "tower"})),
    ("a structure that nobody builds", "building", broken(building={"what": "mine"})),
    # The stack
    ("a stack that is an object", "pending", broken(pending={})),
    ("an empty stack", "pending", pending()),
    ("a stack after the end", "pending", pending(GAME, phase="over", round=6, active=1)),
    ("an entry that is a text", "pending.0", broken(pending=["game"])),
    ("an unknown entry", "pending.0.op", pending({"op": "dance"})),
    ("an entry with a field too many", "pending.0.x", pending({"op": "game", "x": 1})),
    ("the stack of another phase", "pending.0", pending({"op": "build"})),
    ("two bottoms", "pending.1", pending(GAME, GAME)),
    ("a line without attacks", "pending.0", pending(LINE)),
    ("a line with the attacked", "pending.1.ask", queue([0])),
    ("a seat twice in a line", "pending.1.ask", queue([1, 1])),
    ("a window of no kind", "pending.1.kind", opened("open")),
    ("a window without a card", "pending.1.card", opened("played")),
    ("a window of an attack", "pending.1", opened("hit")),
    ("a defence without an attack", "pending.1", pending(GAME, {"op": "defend"})),
    ("a die without a roll", "pending.1", pending(GAME, {"op": "die", "by": 0})),
    ("a die below its roll", "pending.1", pending(GAME, {"op": "die", "by": 0}, {"op": "take_roll"},
                                                  roll={"by": 0, "dice": ["Y"], "faces": [1]})),
    ("a choice above a roll", "pending.2", pending(GAME, {"op": "take_roll"}, {"op": "replay", "by": 0},
                                                   roll={"by": 0, "dice": ["Y"], "faces": [1]})),
    ("a window of no structure", "pending.1", opened("build")),
    ("a choice above a structure", "pending.2",
     pending({"op": "build"}, {"op": "do_build"}, {"op": "replay", "by": 0}, phase="build",
             building={"what": "mine"})),
    ("a deck to choose without areas", "pending.0", pending({"op": "lock_draw"})),
    ("a deck to choose and more", "pending.0", pending({"op": "lock_draw"}, REPLAY, active=1)),
    ("a yellow card outside the game phase", "pending.1",
     pending({"op": "followers"}, {"op": "finish_play", "card": "base.barter"}, phase="followers")),
    ("a card again outside the game phase", "pending.1",
     pending({"op": "build"}, {"op": "replay", "by": 0}, phase="build")),
    ("a card again after the game phase", "pending.1",
     pending({"op": "begin_build"}, {"op": "replay", "by": 0})),
    ("another's card again", "pending.1", pending(GAME, {"op": "replay", "by": 1})),
    ("cards laid open outside the game phase", "pending.1",
     pending({"op": "build"}, {"op": "effects", "by": 0, "list": [OPENING], "target": None}, phase="build")),
    ("open cards after the game phase", "pending.0",
     pending({"op": "begin_build"}, players=[{"open": ["base.kill"]}, {}])),
    ("a card to discard that is no weapon", "pending.1.card",
     pending(GAME, {"op": "to_discard", "card": "base.kill"})),
    ("effects that are none", "pending.1.list",
     pending(GAME, {"op": "effects", "by": 0, "list": None, "target": None})),
    ("effects on oneself", "pending.1.target",
     pending(GAME, {"op": "effects", "by": 0, "list": [{"do": "destroy", "what": "works"}], "target": 0})),
    ("an effect that needs a target", "pending.1.list 1, do",
     pending(GAME, {"op": "effects", "by": 0, "list": [{"do": "destroy", "what": "works"}], "target": None})),
    ("effects for which there is no room", "pending",
     pending(GAME, *({"op": "effects", "by": 0, "list": [{"do": "draw", "n": n}] * 8} for n in range(6)))),
    ("god cards of another deck", "pending.1.cards",
     pending(GAME, {"op": "keep", "by": 0, "god": "tyr", "cards": ["odin.leader", "odin.chosen"]})),
    ("one god card", "pending.1.cards",
     pending(GAME, {"op": "keep", "by": 0, "god": "tyr", "cards": ["tyr.trial"]})),
    ("a number beyond its bound", "pending.1.n",
     pending(GAME, {"op": "res", "by": 0, "n": 41, "victim": None})),
    ("a victim that takes", "pending.1.victim", pending(GAME, {"op": "res", "by": 0, "n": 1, "victim": 0})),
    ("a choice for no purpose", "pending.1.for", pending(GAME, {"op": "player", "by": 0, "for": "fun"})),
    ("a flight out of place", "pending.1", pending(GAME, {"op": "player", "by": 0, "for": "vanished"})),
    ("a temple without pay", "pending.1.pay", pending(GAME, {"op": "temple", "by": 0})),
    ("a move of no temple", "pending.1.from",
     pending(GAME, {"op": "move", "by": 0, "victim": None, "from": "odin", "seat": 1})),
    ("half a move", "pending.1", pending(GAME, {"op": "move", "by": 0, "victim": None, "from": "tyr"})),
    ("too many entries", "pending", pending(GAME, *({"op": "replay", "by": 0} for _ in range(56)))),
)  # fmt: skip


@rule("VA-16.1", "VA-16.2")
@pytest.mark.parametrize(
    ("field", "document"), [case[1:] for case in FAULTS], ids=[case[0] for case in FAULTS]
)
def test_a_fault_is_named(field: str, document: Json) -> None:
    """A document with one fault is refused, and the fault has its field."""
    assert field in faults(document)


def test_the_models_of_the_faults_are_sound() -> None:
    """What is exchanged in the table of faults is the fault: without it the documents are read."""
    for document in (broken(), own(), pending(GAME), attacked({"op": "resolve"}, {"op": "defend"})):
        state = from_document(document)
        assert from_document(state.document()).document() == state.document()


@rule("VA-16.1")
def test_all_faults_are_listed() -> None:
    """Nobody has to mend a document one fault at a time."""
    several = broken(round=0, phase="dance", players=[{"mines": 9, "wood": 1}, {}], forced=[0])
    assert set(faults(several)) >= {"round", "phase", "players.0.mines", "players.0.wood", "forced.0"}
    whole = broken(players=[{"hand": ["tyr.trial"] * 2, "gold": 30}, {"gold": 1}], turns=5, pending=[LINE])
    assert set(faults(whole)) >= {"players", "turns", "pending.0"}


@rule("VA-16.1")
def test_a_document_of_other_options() -> None:
    """A game takes only documents of its own options; what a document does not say is the game's."""
    three = game("valda", players=3, race=True)
    with pytest.raises(DocumentError) as error:
        three.from_document({"options": {"players": 2}})
    assert [fault.field for fault in error.value.faults] == ["options"]
    assert three.from_document({}).game == three
    assert three.from_document({"options": {"players": 3}}).game == three


@rule("VA-16")
@pytest.mark.parametrize("number", range(KINDS))
def test_every_kind_of_decision_reads_back(number: int) -> None:
    """At each kind of decision the document leads on exactly as the state does."""
    document = gathered()[number]
    state = from_document(document)
    assert state.document() == document
    for action in state.legal_actions()[:8]:
        one, other = after(state, action), after(from_document(document), action)
        assert one.document() == other.document()
        assert from_document(one.document()).document() == one.document()


@rule("VA-7.2", "VA-16.2")
def test_a_structure_that_cannot_be_paid_is_not_built() -> None:
    """A document may stop between declaring and building, where play never lacks the cost."""
    state = table({"gold": 1}, {}, phase="build", building={"what": "tyr"},
                  pending=[{"op": "build"}, {"op": "do_build"}])  # fmt: skip
    player = state.document()["players"][0]
    assert (player["temples"], player["blood"], player["gold"]) == ({}, 0, 1)
    assert state.document()["builds"] == 1


@rule("VA-16.2", "VA-13")
def test_lists_of_no_card_stay_apart() -> None:
    """Several lists that no card has are kept side by side, each to be worked off."""
    first = [{"do": "followers", "n": 9}, {"do": "gain", "blood": 1}]
    second = [{"do": "followers", "n": 8}, {"do": "gain", "gold": 2}, {"do": "replay"}]
    entries = [{"op": "effects", "by": 0, "list": one, "target": None} for one in (second, first)]
    choice = {"op": "change", "by": 0, "from": "any", "to": "any", "n": 1}
    state = table({"gold": 1}, {}, phase="game", pending=[GAME, *entries, choice])
    assert from_document(state.document()).document() == state.document()
    later = after(state, "done").document()["players"][0]
    assert (later["followers"], later["gold"]) == (17, 3)

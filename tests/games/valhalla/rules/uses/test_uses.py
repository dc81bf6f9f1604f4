"""Using cards: uses, plans and events, refreshing (VH-8.1 to VH-8.12, VH-8.5)."""

from __future__ import annotations

import pytest

from gladsheim.testing.ledger import rule
from tests.games.valhalla.boards import (
    after,
    army,
    held,
    refuses,
    reserves,
    scores,
    seat,
    stage,
    table,
    texts,
    told,
    zone,
)

MINE = ("mountain:0:2 castle", "forest market")
RECRUITED = {"phase": 2, "placed": True, "recruited": True}


def puts(land: tuple[str, ...], card: str) -> dict[str, int]:
    """Where an event may send armies at first, and how many at most."""
    state = after(table(land, zones=[[card]]), f"use:{card}:event")
    found: dict[str, int] = {}
    for text in texts(state, "put"):
        _, cell, number = text.split(":")
        found[cell] = max(found.get(cell, 0), int(number))
    return found


@rule("VH-8.1", "VH-5.2")
def test_what_a_battle_turn_offers() -> None:
    """Events, leaders, locations, a refresh and the Excuse; the first moves the marker to 3."""
    zones = [["journey", "author", "desert", held("pact", uses=2)], ["origin"]]
    state = table(MINE, zones=zones, seats=[RECRUITED], slots={"0,0E": [2, 0]})
    found = texts(state)
    assert {"use:journey:event", "use:author:person", "use:desert:location:2,0", "refresh:pact"} <= found
    assert {"recruit:0,0", "battle", "pass"} <= found
    for action in ("use:journey:event", "use:desert:location:2,0", "refresh:pact"):
        later = after(state, action)
        assert (seat(later)["phase"], seat(later)["fought"]) == (3, True)
    excuse = table(MINE, zones=[["excuse"], ["origin"]], seats=[RECRUITED])
    assert "use:excuse:discard:1:origin" in texts(excuse)
    assert seat(after(excuse, "use:excuse:discard:1:origin"))["phase"] == 3


@rule("VH-8.1", "VH-8.7")
def test_the_marker_moves_at_the_announcement() -> None:
    """Even if the Excuse stops the use, there is no more recruiting."""
    state = table(zones=[["journey"], ["excuse"]], seats=[RECRUITED], slots={"0,0E": [2, 0]})
    state = after(state, "use:journey:event")
    assert seat(state)["phase"] == 3
    state = after(state, "put:0,0:3", "excuse:excuse", "place:0,0E")
    assert not texts(state, "recruit")


@rule("VH-8.2")
def test_a_card_is_used_twice_once_a_cycle() -> None:
    """Upright, sideways, face down; used until the next cycle; the bound armies stay on it."""
    zones = [[held("journey", armies=2)]]
    state = after(table(zones=zones), "use:journey:event", "put:0,0:3")
    assert zone(state)["journey"] == (1, True, 2)
    state = after(state, "place:0,0E")
    assert not texts(state, "use")
    state = after(state, "glory", "place:0,0S")
    assert zone(state)["journey"] == (1, False, 2)
    sideways = table(zones=[[held("journey", uses=1, armies=2)]])
    assert zone(after(sideways, "use:journey:event", "put:0,0:3"))["journey"] == (2, True, 2)
    assert not texts(table(zones=[[held("journey", uses=2)]]), "use")


@rule("VH-8.2", "VH-8.3")
def test_there_are_no_empty_uses() -> None:
    """Without an army to send or to lead a card is not announced."""
    nobody = table(zones=[["journey", "author", "bard"]], land=("mountain castle:1:3", "forest market"))
    assert texts(nobody, "use") == {"use:journey:event"}
    full = table(("mountain:0:12 cave", "mill market"), zones=[["journey", "soldier"]])
    assert not texts(full, "use")


@rule("VH-8.3", "VH-14.2")
def test_nothing_happens_before_the_plan_is_complete() -> None:
    """The steps stand in `pending`; the board, the reserve and the card change at the end only."""
    state = table(zones=[["pact"]])
    planned = after(state, "use:pact:event", "put:0,0:4", "put:0,1:2")
    assert (stage(planned), planned.current_player) == ("plan", 0)
    assert planned.document()["pending"] == {
        "kind": "event",
        "card": "pact",
        "dest": None,
        "steps": ["put:0,0:4", "put:0,1:2"],
    }
    for name in ("landscape", "valhalla"):
        assert planned.document()[name] == state.document()[name]
    assert (reserves(planned), zone(planned)) == (reserves(state), zone(state))
    done = after(planned, "end")
    assert (army(done, 0, 0), army(done, 0, 1), reserves(done)[0]) == ((0, 4), (0, 2), 6)
    assert zone(done)["pact"] == (1, True, 0)


@rule("VH-8.3")
def test_when_a_plan_ends() -> None:
    """Not before the first step; by itself when no step is left."""
    state = after(table(zones=[["journey"]]), "use:journey:event")
    refuses(state, "end", "VH-8.3")
    assert "end" in texts(after(state, "put:0,0:2"))
    assert stage(after(state, "put:0,0:3")) == "turn"
    assert stage(after(state, "put:0,0:1", "put:0,1:1")) == "turn"


@rule("VH-8.10")
def test_events_of_rank_two_to_nine() -> None:
    """Armies of the reserve, as many as the rank, to locations that share a symbol, of every rank."""
    land = ("sea castle window", "end borderland origin")
    assert puts(land, "discovery") == {"0,0": 5, "1,0": 5, "2,0": 5, "1,1": 5, "2,1": 5}
    state = after(table(land, zones=[["discovery"]]), "use:discovery:event", "put:0,0:3")
    assert texts(state, "put") == {f"put:{cell}:{n}" for cell in ("1,0", "2,0", "1,1", "2,1") for n in (1, 2)}


@rule("VH-8.10")
def test_crown_events() -> None:
    """Up to ten armies in all."""
    assert puts(("mountain castle", "forest market"), "windfall") == {"1,0": 10, "1,1": 10}
    state = after(table(zones=[["windfall"]]), "use:windfall:event", "put:1,0:7")
    assert texts(state, "put") == {"put:1,1:1", "put:1,1:2", "put:1,1:3"}
    poor = ("mountain:0:9 castle", "forest market")
    assert puts(poor, "windfall") == {"1,0": 3, "1,1": 3}


@rule("VH-8.10", "VH-9.2")
def test_armies_come_from_the_reserve_only() -> None:
    """Armies bound to cards, in Valhalla and on the landscape stay where they are."""
    state = table(MINE, zones=[[held("journey", armies=3)]], slots={"0,0E": [6, 0]})
    state = after(state, "use:journey:event")
    assert texts(state, "put") == {"put:0,0:1", "put:0,1:1"}
    assert army(after(state, "put:0,0:1"), 0, 0) == (0, 3)


@rule("VH-8.11")
@pytest.mark.parametrize(
    ("card", "reach"), [("harvest", {"0,0": 4, "1,0": 7, "0,1": 5}), ("rite", {"0,0": 4, "0,1": 5})]
)
def test_events_of_pawns_and_courts(card: str, reach: dict[str, int]) -> None:
    """One location of rank 2 to 9 that shares a symbol; as many armies as that location's rank."""
    land = ("mountain castle end", "forest window island")
    assert puts(land, card) == reach
    state = after(table(land, zones=[[card]]), f"use:{card}:event", "put:0,0:2")
    assert stage(state) == "turn"


@rule("VH-8.11", "VH-8.12")
def test_a_pawn_is_bound_by_the_reserve() -> None:
    """No more armies go than there are."""
    assert puts(("mountain castle:0:9", "forest market"), "harvest") == {
        "0,0": 3,
        "1,0": 3,
        "0,1": 3,
        "1,1": 3,
    }


@rule("VH-8.12")
def test_the_fallen_are_not_sent_again() -> None:
    """The reserve is that of the announcement, however many fall in this use."""
    land = ("mountain:1:3 castle:0:8", "forest market")
    state = after(table(land, zones=[["pact"]]), "use:pact:event", "put:0,0:3")
    assert texts(state, "put") == {"put:1,0:1", "put:0,1:1"}
    state = after(state, "put:0,1:1")
    assert stage(state) == "turn"
    assert reserves(state) == [3, 12]


@rule("VH-8.5")
def test_a_refresh() -> None:
    """A ready face-down card becomes upright and used for two armies; this is the turn."""
    state = table(zones=[[held("pact", uses=2, armies=1)], ["excuse"]])
    later = after(state, "refresh:pact")
    assert zone(later)["pact"] == (0, True, 3)
    assert (reserves(later)[0], later.current_player, stage(later)) == (9, 1, "turn")
    poor = table(("mountain:0:11 castle", "forest market"), zones=[[held("pact", uses=2)]])
    refuses(poor, "refresh:pact", "VH-8.5")
    assert told(state, "refresh:pact")[0]["event"] in ("refreshed", "phase")


@rule("VH-8.5", "VH-8.2")
@pytest.mark.parametrize(("uses", "used", "legal"), [(2, False, True), (2, True, False), (1, False, False)])
def test_which_cards_are_refreshed(uses: int, used: bool, legal: bool) -> None:
    """Only a ready card with two uses."""
    state = table(zones=[[held("pact", uses=uses, used=used)]])
    assert ("refresh:pact" in texts(state)) is legal


@rule("VH-8.6")
def test_a_free_ace() -> None:
    """It scores one location of the player that shares its symbol, is used, and the turn goes on."""
    land = ("mountain:0:2 castle:1:1", "forest:0:1 market")
    state = table(land, zones=[["ace-moons", held("ace-suns", uses=1), "author"]], seats=[RECRUITED])
    assert texts(state, "ace") == {"ace:ace-moons:0,0", "ace:ace-moons:0,1", "ace:ace-suns:0,0"}
    assert state.preview("ace:ace-moons:0,1").points == 5
    state = after(state, "ace:ace-moons:0,1")
    assert (scores(state)[0], state.current_player, seat(state)["phase"]) == (5, 0, 3)
    assert zone(state)["ace-moons"] == (1, True, 0)
    assert texts(state, "ace") == {"ace:ace-suns:0,0"}
    state = after(state, "ace:ace-suns:0,0")
    assert (scores(state)[0], zone(state)["ace-suns"]) == (9, (2, True, 0))
    assert "use:author:person" in texts(state)


@rule("VH-8.6")
@pytest.mark.parametrize(
    "player", [{"phase": 1, "placed": True, "recruited": False}, {"phase": 2, "recruited": False}]
)
def test_when_aces_are_not_free(player: dict[str, object]) -> None:
    """Only in the battle phase, or in phase 2 after recruiting."""
    state = table(MINE, zones=[["ace-moons"]], seats=[player])
    assert not texts(state, "ace")


@rule("VH-8.7")
def test_who_is_asked_for_the_excuse() -> None:
    """After the plan, each other player who has it, in turn order; in any phase of theirs."""
    zones = [["excuse.2"], ["journey"], [], ["excuse"]]
    options = {"players": 4, "decks": 2}
    state = table(zones=zones, options=options, turn=1)
    state = after(state, "use:journey:event", "put:0,0:1")
    assert state.current_player == 1
    state = after(state, "end")
    assert (stage(state), state.current_player) == ("excuse", 3)
    assert state.document()["pending"]["ask"] == [3, 0]
    assert texts(state) == {"excuse:excuse", "allow"}
    state = after(state, "allow")
    assert (state.current_player, texts(state)) == (0, {"excuse:excuse.2", "allow"})
    done = after(state, "allow")
    assert (army(done, 0, 0), done.current_player) == ((1, 1), 2)


@rule("VH-8.7")
def test_a_use_that_is_stopped() -> None:
    """The first Excuse ends it: nothing happens, the card is used without a use, the turn is over."""
    zones = [[held("journey", uses=1, armies=1)], ["excuse"], ["excuse.2"]]
    state = table(zones=zones, options={"players": 3, "decks": 2}, seats=[{}, {"phase": 2}])
    state = after(state, "use:journey:event", "put:0,0:3", "excuse:excuse")
    assert (state.current_player, stage(state)) == (1, "turn")
    assert zone(state)["journey"] == (1, True, 1)
    assert (army(state, 0, 0), reserves(state)) == ((None, 0), [11, 12, 12])
    assert (zone(state, 1), list(zone(state, 2))) == ({}, ["excuse.2"])
    assert state.document()["discard"] == ["excuse"]


@rule("VH-8.7")
@pytest.mark.parametrize(
    ("card", "actions", "asked"),
    [
        ("journey", ["use:journey:event", "put:0,1:3"], True),
        ("diplomat", ["use:diplomat:person", "march:0,0:1,0:1", "end"], True),
        ("desert", ["use:desert:location:2,0"], True),
        ("ace-moons", ["ace:ace-moons:0,0"], True),
        (held("journey", uses=2), ["refresh:journey"], False),
        ("excuse.2", ["use:excuse.2:discard:1:excuse"], False),
    ],
)
def test_what_can_be_stopped(card: str, actions: list[str], asked: bool) -> None:
    """Events, personalities, locations and free aces; no refresh and no Excuse."""
    state = table(MINE, zones=[[card], ["excuse"]], options={"decks": 2})
    assert (stage(after(state, *actions)) == "excuse") is asked
    glory = after(table(MINE, zones=[[], ["excuse"]], seats=[{"fought": True}]), "glory")
    assert stage(glory) == "turn"


@rule("VH-8.7", "VH-8.6", "VH-5.7")
def test_a_stopped_ace_ends_the_turn() -> None:
    """No points, and the turn is lost."""
    state = table(MINE, zones=[["ace-moons"], ["excuse"]])
    state = after(state, "ace:ace-moons:0,0", "excuse:excuse")
    assert (state.current_player, scores(state)[0]) == (1, 0)
    assert zone(state)["ace-moons"] == (0, True, 0)


@rule("VH-8.8")
def test_the_excuse_as_an_action() -> None:
    """A rival's card, ready or used, and then the Excuse are discarded; bound armies come home."""
    zones = [["excuse", "author"], [held("pact", uses=1, used=True, armies=4)], ["journey"]]
    state = table(zones=zones, options={"players": 3})
    assert texts(state, "use:excuse") == {"use:excuse:discard:1:pact", "use:excuse:discard:2:journey"}
    later = after(state, "use:excuse:discard:1:pact")
    assert later.document()["discard"] == ["pact", "excuse"]
    assert (zone(later, 1), list(zone(later)), later.current_player) == ({}, ["author"], 1)
    assert reserves(later) == [12, 12, 12]
    idle = table(zones=zones, options={"players": 3}, seats=[{"phase": 2, "recruited": False}])
    assert not texts(idle, "use")


@rule("VH-8.9")
def test_the_excuse_is_a_card_like_any() -> None:
    """It is recruited for its price and takes one of four places; it has no other use."""
    zones = [["author", "savage", "sailor", "battle"]]
    player = {"phase": 1, "placed": True, "recruited": False}
    state = table(zones=zones, market=["excuse"], seats=[player], slots={"0,0E": [2, 0]})
    state = after(state, "recruit:0,0")
    assert stage(state) == "drop"
    state = after(state, "drop:battle", "place:0,0E")
    assert zone(state)["excuse"] == (0, False, 0)
    assert not texts(state, "use:excuse")
    assert not texts(state, "refresh")

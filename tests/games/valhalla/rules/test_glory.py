"""Glory, the end of a game and the next cycle (VH-10, VH-11)."""

from __future__ import annotations

from typing import Any

import pytest

from gladsheim import game
from gladsheim.core.chance import Stream, seed_key
from gladsheim.core.game import State
from gladsheim.testing.ledger import rule
from tests.games.valhalla.boards import (
    after,
    grid,
    held,
    refuses,
    reserves,
    scores,
    seat,
    slots,
    stage,
    table,
    texts,
    told,
    zone,
)
from tests.games.valhalla.dealing import SplitMix

READY = {"fought": True}
PASSING = ("pass", "skip", "battle")


def glory(*land: str, **fields: Any) -> State:
    """The position after the glory phase of seat 0."""
    seats = [READY, *fields.pop("others", [])]
    return after(table(land, seats=seats, **fields), "glory")


@rule("VH-10.1")
def test_who_scores() -> None:
    """In his first glory phase the active player alone, later everybody."""
    land = ("mountain:0:1 castle:1:1", "forest:2:1 market")
    options = {"players": 3}
    first = after(table(land, seats=[{**READY, "cycle": 1}], options=options), "glory")
    assert scores(first) == [4, 0, 0]
    later = after(table(land, seats=[{**READY, "cycle": 2}], options=options), "glory")
    assert scores(later) == [4, 7, 5]
    # It is the active player's cycle that counts, not that of the others.
    mixed = [{**READY, "cycle": 2}, {"cycle": 1}, {"cycle": 1}]
    assert scores(after(table(land, seats=mixed, options=options), "glory")) == [4, 7, 5]


@rule("VH-10.2")
@pytest.mark.parametrize(
    ("land", "points"),
    [
        (("mountain:0:3 castle:0:1", "forest market"), 4 + 7),
        (("desert:0:1 darkness:0:1", "origin market"), 2 + 9),
        # Crowns: the group of their symbol, whoever holds it, over orthogonal neighbours only.
        (("sea:0:1 cave:1:1", "mill market"), 6),
        (("sea:0:1 castle", "market mill"), 2),
        (("sea:0:1 castle cave", "mill darkness island"), 10),
        (("end:0:1 castle", "cave forest"), 2),
        # Pawns: own armies on them. Courts: those of the neighbours as well.
        (("borderland:0:4 castle", "forest market"), 4),
        (("island:0:2 castle:0:3", "forest:1:5 market:0:1"), 2 + 3 + 7 + 6),
        (("island:0:1 castle", "forest market"), 1),
    ],
)
def test_values(land: tuple[str, ...], points: int) -> None:
    """Numbers, crowns, pawns and courts."""
    assert scores(glory(*land))[0] == points


@rule("VH-10.3")
@pytest.mark.parametrize(
    ("land", "points"),
    [
        (("mill:0:1 castle", "forest mill.2:0:1"), 8),
        (("borderland:0:2 castle", "forest borderland.2:0:5"), 5),
        (("mill:0:1 castle", "forest mill.2:1:1"), 8),
        (("sea:0:1 castle forest", "market sea.2:0:1 mill"), 4),
    ],
)
def test_identical_locations(land: tuple[str, ...], points: int) -> None:
    """Of two identical locations of a player only the better one scores."""
    assert scores(glory(*land, options={"decks": 2}))[0] == points


@rule("VH-10.3", "VH-10.5")
def test_identical_locations_and_doubling() -> None:
    """The best one counts doubled, once."""
    state = glory("mill:0:1 castle", "forest mill.2:0:1", zones=[["ace-waves"]], options={"decks": 2})
    assert scores(after(state, "ace:ace-waves"))[0] == 16


@rule("VH-10.4")
def test_the_order_of_scoring_has_no_effect() -> None:
    """Everybody gets what the position alone is worth to them."""
    land = ("island:0:2 castle:1:3 sea:2:1", "window:1:2 market:0:4 cave:2:2")
    options = {"players": 3}
    results = []
    for turn in range(3):
        seats = [
            {"phase": 3, "recruited": True, "placed": True, "fought": turn == number} for number in range(3)
        ]
        state = table(land, seats=seats, turn=turn, options=options)
        worth = [player["glory"] for player in state.game.presenter.scene(state, None)["seats"]]
        assert scores(after(state, "glory")) == worth
        results.append(worth)
    assert results[0] == results[1] == results[2]


@rule("VH-10.5")
def test_aces_before_the_scoring() -> None:
    """A turned ace doubles the numbered locations of its symbol, for its owner, in this phase."""
    land = ("mountain:0:1 castle:0:1", "forest:1:1 end:0:1")
    state = glory(*land, zones=[["ace-moons", "ace-suns"]])
    assert (stage(state), texts(state)) == ("glory", {"ace:ace-moons", "ace:ace-suns", "score"})
    assert state.document()["pending"] == {"kind": "glory", "aces": []}
    assert scores(after(state, "score"))[:2] == [4 + 7 + 4, 5]
    one = after(state, "ace:ace-moons")
    assert one.document()["pending"]["aces"] == ["ace-moons"]
    assert scores(after(one, "score")) == [8 + 7 + 4, 5]
    both = after(one, "ace:ace-suns")
    assert scores(both) == [8 + 14 + 4, 5]
    assert zone(both) == {"ace-moons": (1, False, 0), "ace-suns": (1, False, 0)}


@rule("VH-10.5")
@pytest.mark.parametrize(
    "ace", ["ace-leaves", held("ace-moons", uses=2), held("ace-moons", uses=1, used=True)]
)
def test_aces_that_are_not_offered(ace: Any) -> None:
    """One that matches no numbered location, lies face down or is used: the scoring follows by itself."""
    state = glory("mountain:0:1 end:0:1", "forest market", zones=[[ace]])
    assert (stage(state), scores(state)[0]) == ("turn", 4 + 6)


@rule("VH-10.5")
def test_sideways_aces_are_turned_too() -> None:
    """The use counts as one of two."""
    state = glory("mountain:0:1 castle", "forest market", zones=[[held("ace-moons", uses=1)]])
    state = after(state, "ace:ace-moons")
    assert (scores(state)[0], zone(state)["ace-moons"]) == (8, (2, False, 0))


@rule("VH-11.1")
def test_one_leader_with_the_target_wins() -> None:
    """The position stays as it was after the scoring."""
    seats = [{**READY, "score": 17}, {"score": 18}]
    state = after(
        table(
            ("mountain:0:1 castle", "forest market"), seats=seats, slots={"0,0E": [2, 0]}, pass_run=1,
            zones=[[held("pact", uses=1, used=True)]], options={"target": 20},
        ),
        "glory",
    )  # fmt: skip
    document = state.document()
    assert state.is_terminal
    assert document["result"] == {"winners": [0], "scores": [21, 18], "reason": "target"}
    assert (document["turn"], document["stage"], document["pending"]) == (0, "over", None)
    assert (seat(state)["phase"], seat(state)["cycle"], document["pass_run"]) == (4, 2, 1)
    assert (zone(state)["pact"], document["glories"]) == ((1, True, 0), 5)
    assert slots(state) == {"0,0E": [2, 0]}
    assert state.legal_actions() == []
    assert state.result()["winners"] == [0]


@rule("VH-11.1", "VH-11.2")
@pytest.mark.parametrize(
    ("points", "over"),
    [((16, 0), True), ((15, 0), False), ((16, 20), False), ((10, 30), True), ((0, 19), False)],
)
def test_when_the_game_ends(points: tuple[int, int], over: bool) -> None:
    """Somebody has the target, and one alone the most; a tie means playing on."""
    seats = [{**READY, "score": points[0]}, {"score": points[1]}]
    land = ("mountain:0:1 castle", "forest market")
    state = after(table(land, seats=seats, options={"target": 20}), "glory")
    assert state.is_terminal is over
    if over:
        assert state.result()["winners"] == [0 if points[0] > points[1] else 1]


@rule("VH-11.1", "VH-8.6")
def test_points_of_aces_are_looked_at_in_the_glory_phase() -> None:
    """Whoever passes the target elsewhere has not won yet."""
    land = ("castle:0:1 mountain", "forest market")
    state = table(land, zones=[["ace-suns"]], seats=[{**READY, "score": 19}], options={"target": 20})
    state = after(state, "ace:ace-suns:0,0")
    assert (scores(state)[0], state.is_terminal) == (26, False)
    assert after(state, "glory").is_terminal


@rule("VH-11.3")
def test_the_cap_ends_the_game() -> None:
    """After so many glory phases of all together all with the most points share the win."""
    seats = [{**READY, "score": 6}, {"score": 10}, {"score": 3}]
    options = {"players": 3, "glory_cap": 5, "target": 90}
    land = ("mountain:0:1 castle", "forest market")
    state = after(table(land, seats=seats, options=options), "glory")
    assert state.document()["result"] == {"winners": [0, 1], "scores": [10, 10, 3], "reason": "cap"}
    early = after(table(land, seats=seats, options={**options, "glory_cap": 6}), "glory")
    assert not early.is_terminal


@rule("VH-11.3", "VH-11.1")
def test_the_target_goes_before_the_cap() -> None:
    """A win by points in the last glory phase is one by points."""
    options = {"glory_cap": 5, "target": 4}
    state = after(table(("mountain:0:1 castle", "forest market"), seats=[READY], options=options), "glory")
    assert state.document()["result"]["reason"] == "target"


@rule("VH-11.4")
def test_used_cards_become_ready() -> None:
    """Those of the active player only; the uses stay."""
    zones = [[held("pact", uses=1, used=True)], [held("author", uses=2, used=True)]]
    state = glory("mountain castle", "forest market", zones=zones)
    assert (zone(state)["pact"], zone(state, 1)["author"]) == ((1, False, 0), (2, True, 0))


@rule("VH-11.4", "VH-6.3")
def test_armies_come_home_from_valhalla() -> None:
    """As many from each slot as one likes, then `end`; by itself when none is left."""
    state = glory("mountain castle", "forest market", slots={"0,0E": [2, 3], "1,1S": [1, 0]})
    assert stage(state) == "take"
    assert texts(state) == {"take:0,0E:1", "take:0,0E:2", "take:1,1S:1", "end"}
    some = after(state, "take:0,0E:1")
    assert (reserves(some)[0], slots(some)["0,0E"]) == (10, [1, 3])
    assert after(some, "end").current_player == 1
    gone = after(state, "take:1,1S:1", "take:0,0E:2")
    assert (stage(gone), gone.current_player, reserves(gone)[0]) == ("turn", 1, 12)
    none = glory("mountain castle", "forest market", slots={"0,0E": [0, 3]})
    assert (stage(none), none.current_player) == ("turn", 1)


@rule("VH-11.5", "VH-11.6")
def test_sweeping_and_filling() -> None:
    """What nobody surrounds is discarded in reading order; gaps are filled from the draw pile."""
    market = ["author", "savage", "sailor", None, "battle", "journey", "soldier", "lunatic", "penitent"]
    top = ["cave", "mill", "origin", "pact", "betrayal", "sea", "end", "bard"]
    state = table(market=market, top=top, slots={"0,0E": [0, 1]}, seats=[READY], discard=["window"])
    events = told(state, "glory")
    state = after(state, "glory")
    document = state.document()
    assert document["discard"] == ["window", "sailor", "battle", "journey", "soldier", "lunatic", "penitent"]
    assert grid(state) == ["author", "savage", *top[:7]]
    assert document["draw"][0] == "bard"
    assert [event["card"] for event in events if event["event"] == "swept"] == document["discard"][1:]
    assert [event["card"] for event in events if event["event"] == "dealt"] == top[:7]


@rule("VH-11.6", "VH-12.2", "VH-12.3")
def test_the_discard_pile_is_shuffled() -> None:
    """When a card is needed and the draw pile is empty; the cards just swept go with it."""
    market = ["author", "savage", "sailor", None, "battle", "journey", "soldier", "lunatic", "penitent"]
    state = table(market=market, slots={"0,0E": [0, 1]}, seats=[READY], empty_draw=True, rng="99")
    before = state.document()["discard"]
    pile = [*before, *[card for card in market[2:] if card]]
    chance = SplitMix(99)
    chance.shuffle(pile)
    state = after(state, "glory")
    assert grid(state)[2:] == pile[:7]
    assert state.document()["draw"] == pile[7:]
    assert (state.document()["discard"], state.document()["rng"]) == ([], str(chance.state))


@rule("VH-11.6")
def test_a_pile_that_ends_with_the_last_card() -> None:
    """It stays empty until the next refill: nothing is shuffled that is not needed."""
    market = ["author", "savage"]
    where = {"0,0E": [0, 1], "2,0S": [0, 1], "0,1E": [0, 1], "1,1E": [0, 1], "0,2E": [0, 1], "1,2E": [0, 1]}
    base = table(market=market, seats=[{"phase": 2, "recruited": False}], slots={**where, "0,0S": [2, 0]})
    document = base.document()
    document["discard"] += document["draw"][1:]
    document["draw"] = document["draw"][:1]
    state = base.game.from_document(document)
    state = after(state, "recruit:0,0", "pay:reserve", "place:0,0E", "battle", "pass", "glory", "end")
    later = state.document()
    assert None not in later["valhalla"]["cards"]
    assert (later["draw"], later["rng"]) == ([], "7")
    assert len(later["discard"]) == len(document["discard"])


@rule("VH-11.7", "VH-5.1")
def test_the_next_cycle() -> None:
    """Phase 1 of the next cycle, with nothing done in it yet."""
    state = glory("mountain castle", "forest market")
    player = seat(state)
    assert (player["cycle"], player["phase"]) == (3, 1)
    assert not any(player[flag] for flag in ("placed", "recruited", "fought", "stalled"))
    assert (state.document()["glories"], state.document()["pass_run"]) == (5, 0)


@rule("VH-11.10")
@pytest.mark.parametrize("players", range(2, 7))
def test_nobody_is_stuck(players: int) -> None:
    """Every decision has a legal action, whatever is chosen, until the game is over."""
    stream = Stream(seed_key(f"never stuck {players}"))
    state = game("valhalla", players=players, excuse=True, target=60).deal(players)
    decisions = 0
    while not state.is_terminal:
        legal = state.legal_actions()
        assert legal
        state.apply(legal[stream.below(len(legal))])
        decisions += 1
        assert decisions < 20_000


@rule("VH-11.11", "VH-5.5")
@pytest.mark.parametrize("avoided", [("glory",), PASSING, ("glory", "pass", "skip", "battle")])
def test_there_is_no_end_of_turns_without_glory(avoided: tuple[str, ...]) -> None:
    """Whatever a table avoids, glory phases come, and between two of them few turns are no passes."""
    stream = Stream(seed_key("avoiding"))
    state = game("valhalla", players=3, glory_cap=12, target=10_000).deal(8)
    deeds = most = 0
    while not state.is_terminal:
        before = state.document()
        legal = state.legal_actions()
        liked = [text for text in legal if text.partition(":")[0] not in avoided] or legal
        action = liked[stream.below(len(liked))]
        state.apply(action)
        if state.document()["glories"] > before["glories"]:
            deeds = 0
        elif before["stage"] == "turn" and action not in PASSING:
            deeds += 1
            most = max(most, deeds)
    assert most < 12 * 3 * 2 + 4 * 3 + 9
    assert state.document()["glories"] == 12


@rule("VH-11.12", "VH-11.3")
def test_a_player_who_is_locked_out() -> None:
    """With all armies bound to face-down cards one skips, passes and scores until the game is over."""
    zones = [[held("pact", uses=2, armies=6), held("author", uses=2, armies=6)]]
    seats = [{"phase": 1, "placed": False, "recruited": False}]
    state = table(zones=zones, seats=seats, options={"glory_cap": 12, "target": 1000})
    stream = Stream(seed_key("locked out"))
    own: set[str] = set()
    while not state.is_terminal:
        legal = state.legal_actions()
        action = legal[stream.below(len(legal))]
        if state.current_player == 0:
            own.add(action)
        state.apply(action)
    assert own <= {"skip", "pass", "glory"}
    assert state.document()["result"]["reason"] == "cap"


@rule("VH-11.4")
def test_nothing_is_refreshed_by_glory() -> None:
    """A face-down card stays face down; it needs a refresh."""
    state = glory("mountain castle", "forest market", zones=[[held("pact", uses=2, used=True)]])
    assert zone(state)["pact"] == (2, False, 0)
    refuses(state, "refresh:pact", "VH-8.1")

"""Rounds and turns, the end and the variants (VA-4, VA-14)."""

from __future__ import annotations

import pytest

from gladsheim import game
from gladsheim.core.game import State
from gladsheim.testing.ledger import rule
from tests.games.valda.boards import after, copies, decision, followers, seat, table, texts

LAST = ["thor.seduction-2", "thor.rune-blue"]


def idle_turn(state: State) -> tuple[int, int, State]:
    """The round and the active seat of a turn in which nobody does anything, and what follows."""
    document = state.document()
    later = after(state, "end", "end")
    while decision(later) == "discard":
        later = after(later, later.legal_actions()[0])
    later = after(later, "end")
    while decision(later) == "line":
        later = after(later, "pass")
    return document["round"], document["active"], after(later, "end")


def idle_turns(state: State) -> list[tuple[int, int]]:
    """Round and active seat of every turn to the end."""
    turns = []
    while not state.is_terminal:
        number, active, state = idle_turn(state)
        turns.append((number, active))
    return turns


@rule("VA-4.1", "VA-14.1")
def test_six_rounds_clockwise_from_the_start() -> None:
    """Everybody has one turn in each of six rounds, from the starting seat on; then the game is over."""
    turns = idle_turns(game("valda", players=3, first=1).deal(2))
    assert turns == [(number, active) for number in range(1, 7) for active in (1, 2, 0)]


@rule("VA-4.1", "VA-15.3")
def test_five_phases_in_order() -> None:
    """Resource, game, building, attack and followers phase, each asked even with nothing to do."""
    state = table({}, {})
    phases = []
    for action in ("end", "end", "end", "pass", "end"):
        phases.append((state.document()["phase"], decision(state), state.current_player))
        assert texts(state) >= {action}
        state = after(state, action)
    assert phases == [
        ("resource", "resource", 0),
        ("game", "game", 0),
        ("build", "build", 0),
        ("attack", "line", 1),
        ("followers", "followers", 0),
    ]
    assert (state.document()["phase"], state.current_player) == ("resource", 1)


@rule("VA-4.1")
def test_a_turn_begins_afresh() -> None:
    """What lasts this turn is cleared: plays, loans, the limit of structures, uses, kinds received."""
    state = table(
        {"temples": {"thor": 1}},
        {},
        phase="followers",
        played=["base.barter"],
        lent=["tyr"],
        received=["g"],
        builds=1,
        build_limit=4,
        used={"thor3": 2, "thor2": 0, "odin2": 0, "odin3": 0, "loki": 0},
    )
    document = after(state, "end").document()
    assert (document["played"], document["lent"], document["received"]) == ([], [], [])
    assert (document["builds"], document["build_limit"]) == (0, 2)
    assert not any(document["used"].values())
    assert after(state, "end", "end").document()["actions"] == 3


@rule("VA-4.2", "VA-14.3")
@pytest.mark.parametrize("start", range(3))
def test_the_last_round_runs_backwards(start: int) -> None:
    """With turnaround the neighbour on the right begins round 6, and the starting player ends it."""
    active = (start - 1) % 3
    state = table({}, {}, {}, options={"turnaround": True}, round=5, start=start, active=active)
    turns = idle_turns(state)
    assert turns == [(5, active), (6, (start - 1) % 3), (6, (start - 2) % 3), (6, start)]


@rule("VA-4.2")
def test_all_else_stays_clockwise_in_the_last_round() -> None:
    """Equal attackers are asked clockwise from the active player in the reversed round, too."""
    state = table({}, {}, {}, {}, options={"turnaround": True}, round=6, active=3, phase="attack")
    assert state.current_player == 0
    assert after(state, "pass").current_player == 1


@rule("VA-14.1")
@pytest.mark.parametrize(
    ("seats", "ranking", "winners"),
    [
        ([{"followers": 3}, {"followers": 5}], [1, 0], [1]),
        ([{"followers": 5, "mines": 3}, {"followers": 5, "drills": 2}], [1, 0], [1]),
        ([{"followers": 5, "temples": {"tyr": 1}}, {"followers": 5}], [0, 1], [0]),
        ([{"followers": 5, "drills": 1}, {"followers": 5, "mines": 3}], [0, 1], [0, 1]),
        ([{"followers": 2}, {"followers": 9, "mines": 4}, {"followers": 9, "drills": 3}], [2, 1, 0], [2]),
    ],
)
def test_followers_then_buildings(
    seats: list[dict[str, object]], ranking: list[int], winners: list[int]
) -> None:
    """Most followers win, then most mines, drills and temples; who is still level shares the win."""
    last = len(seats) - 1
    state = after(table(*seats, round=6, active=last, phase="followers"), "end")
    assert state.is_terminal
    assert state.document()["phase"] == "over"
    result = state.result()
    assert result["over"]
    assert result["ranking"] == ranking
    assert result["winners"] == winners


@rule("VA-14.2")
def test_the_race_is_won_in_the_middle_of_a_turn() -> None:
    """Twenty followers win at once; nineteen do not."""
    hand = {"hand": ["base.seduction-1"]}
    race = {"race": True}
    short = after(table({**hand, "followers": 18}, {}, phase="game", options=race), "play:base.seduction-1")
    assert not short.is_terminal
    won = after(
        table({**hand, "followers": 19}, {"followers": 3}, phase="game", options=race),
        "play:base.seduction-1",
    )
    assert won.is_terminal
    assert (won.document()["winner"], won.document()["phase"]) == (0, "over")
    assert won.result()["winners"] == [0]


@rule("VA-14.2")
def test_without_the_race_twenty_are_a_number() -> None:
    """Nothing ends at twenty followers where the race was not chosen."""
    state = table({"hand": ["base.seduction-1"], "followers": 19}, {}, phase="game")
    later = after(state, "play:base.seduction-1")
    assert (followers(later)[0], later.is_terminal) == (20, False)


@rule("VA-14.2", "VA-9.4")
def test_a_won_race_drops_the_further_dice() -> None:
    """The first die brings the twentieth follower; the skull of the second is never met."""
    state = table(
        {"followers": 18, "temples": {"loki": 2}}, {}, phase="followers", options={"race": True},
        forced=[5, 1],
    )  # fmt: skip
    later = after(state, "loki")
    assert later.is_terminal
    assert followers(later) == [20, 0]


@rule("VA-14.2", "VA-7.3", "VA-11.6")
def test_a_won_race_drops_lock_bonus_and_god_card() -> None:
    """The follower of the temple wins; the bonus for the lock and the god card are dropped."""
    rich = {"blood": 2, "gold": 2, "followers": 19, "temples": {"tyr": 2}}
    later = after(table(rich, {}, phase="build", options={"race": True}), "build:tyr")
    assert later.is_terminal
    assert followers(later)[0] == 20
    assert seat(later)["temples"] == {"tyr": 3}
    assert seat(later)["hand"] == []
    assert len(later.document()["decks"]["tyr"]) == 10


@rule("VA-14.2")
def test_a_won_race_drops_further_effects() -> None:
    """The follower of a feast wins; its two resources are dropped."""
    state = table(
        {"followers": 19, "hand": ["thor.feast"]}, {}, phase="game", options={"race": True}
    )  # fmt: skip
    later = after(state, "play:thor.feast")
    assert later.is_terminal
    assert (seat(later)["blood"], seat(later)["gold"], seat(later)["diamond"]) == (0, 0, 0)


@rule("VA-14.2", "VA-14.1")
def test_a_race_that_nobody_wins_is_decided_at_the_end() -> None:
    """Without twenty followers by the end of round 6 the most followers win."""
    state = table({"followers": 4}, {"followers": 7}, options={"race": True}, round=6, active=1,
                  phase="followers")  # fmt: skip
    later = after(state, "end")
    assert later.document()["winner"] is None
    assert later.result()["winners"] == [1]


@rule("VA-14.2", "VA-10.2")
def test_the_victim_of_the_deciding_theft_does_not_matter() -> None:
    """A stolen follower wins the race for the thief, though others have turns to come."""
    state = table(
        {"followers": 7}, {"followers": 19, "hand": ["base.abduction"]}, phase="attack",
        options={"race": True},
    )  # fmt: skip
    later = after(state, "attack:base.abduction", "yield")
    assert later.document()["winner"] == 1
    assert followers(later) == [6, 20]


@rule("VA-14.3")
def test_both_variants_together() -> None:
    """A race may be won in a reversed last round."""
    state = table(
        {"followers": 19, "hand": ["base.seduction-1"]}, {}, options={"race": True, "turnaround": True},
        round=6, start=1, phase="game",
    )  # fmt: skip
    assert after(state, "play:base.seduction-1").document()["winner"] == 0


@rule("VA-14.4")
def test_the_yellow_card_of_a_won_race_is_discarded() -> None:
    """The card goes to the pile, and open cards to the hand."""
    state = table(
        {"followers": 19, "hand": ["base.kill", "base.seduction-1"], "open": ["base.torch"]}, {},
        phase="game", options={"race": True},
    )  # fmt: skip
    later = after(state, "play:base.seduction-1")
    assert later.document()["discard"] == ["base.seduction-1"]
    assert (seat(later)["hand"], seat(later)["open"]) == (["base.kill", "base.torch"], [])


@rule("VA-14.4", "VA-8.5")
def test_the_cards_of_a_deciding_attack_are_discarded() -> None:
    """A won defence: the shields are in the pile already, then the attack card follows."""
    state = table(
        {"followers": 19, "hand": ["tyr.oath-shield"]}, {"hand": ["base.kill"]}, phase="attack",
        options={"race": True},
    )  # fmt: skip
    later = after(state, "attack:base.kill", "defend:tyr.oath-shield")
    assert later.is_terminal
    assert later.document()["discard"] == ["tyr.oath-shield", "base.kill"]


@rule("VA-14.4", "VA-7.5")
def test_a_weapon_of_a_won_race_is_discarded() -> None:
    """Resisted brings the twentieth follower; weapon, shield and attack card are in the pile."""
    state = table(
        {"followers": 18, "hand": ["base.shield-3", "surtur.weapon"]}, {"hand": ["base.kill"]},
        phase="attack", options={"race": True},
    )  # fmt: skip
    later = after(state, "attack:base.kill", "defend:base.shield-3", "weapon:resisted")
    assert later.is_terminal
    assert sorted(later.document()["discard"]) == ["base.kill", "base.shield-3", "surtur.weapon"]
    assert later.document()["discard"][-1] == "base.kill"


@rule("VA-14.4", "VA-16.1")
def test_no_card_is_lost_when_a_race_ends() -> None:
    """Hands, decks and pile hold all cards at the end."""
    state = table(
        {"followers": 19, "hand": ["base.seduction-1", *LAST]}, {}, phase="game", options={"race": True}
    )
    document = after(state, "play:base.seduction-1").document()
    lying = [card for deck in document["decks"].values() for card in deck] + document["discard"]
    lying += [card for player in document["players"] for card in player["hand"] + player["open"]]
    assert sorted(lying) == sorted(copies(*document["decks"]))

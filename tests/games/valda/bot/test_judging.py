"""What positions and actions of Valda seem to be worth to bots."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

import gladsheim
from gladsheim.core.chance import Stream, seed_key
from gladsheim.core.game import State
from gladsheim.core.positions.record_state import record_of
from gladsheim.games.valda.book import load_book
from gladsheim.games.valda.book.pack import numbers
from gladsheim.games.valda.bot.card_worth import hand_worth
from gladsheim.games.valda.bot.judging import clock, value
from gladsheim.games.valda.bot.leaning import lean
from gladsheim.games.valda.bot.worth import turns_ahead
from gladsheim.games.valda.kernels import RULES
from gladsheim.games.valda.pieces import GODS, RESOURCES
from tests.games.valda.book.own_cards import card, fresh, written
from tests.games.valda.tables import Json, furnished, mostly_few, title

PLAIN = {"followers": 6, "blood": 1, "gold": 1, "diamond": 1, "mines": 2, "temples": {"tyr": 1}}


def at_table(*players: Json, seats: int = 2, cards: str | None = None, **fields: Any) -> State:
    """A position; a seat of which nothing is said is PLAIN."""
    chosen: Json = {"players": seats, **fields.pop("options", {})}
    game = gladsheim.game("valda", **chosen, **({"cards": cards} if cards else {}))
    full = [{**PLAIN, **player} for player in players] + [PLAIN] * (seats - len(players))
    file = {"cards": cards.split(":")[0]} if cards else {}
    return game.from_document({"options": chosen, **file, "round": 3, "players": full, **fields})


def worth(state: State, seat: int = 0) -> int:
    """The value of a position to a seat."""
    return int(value(record_of(state), seat))


def leans(state: State) -> Mapping[str, int]:
    """What each legal action seems to bring."""
    return {
        action: int(lean(record_of(state), code))
        for action, code in zip(state.legal_actions(), codes(state), strict=True)
    }


def codes(state: State) -> list[int]:
    """The codes of the legal actions."""
    count = RULES.legal(record_of(state), None)
    return [int(RULES.pick(record_of(state), None, at)) for at in range(count)]


@pytest.mark.parametrize("race", [False, True])
@pytest.mark.parametrize("seats", [2, 5])
def test_each_follower_more_is_worth_more(seats: int, race: bool) -> None:
    """Also above and below safe zones, and near the goal of a race."""
    options = {"race": race}
    values = [worth(at_table({"followers": n}, seats=seats, options=options)) for n in range(20)]
    assert all(more > less for less, more in pairwise(values))


@pytest.mark.parametrize("phase", ["resource", "build", "followers"])
@pytest.mark.parametrize("number", [1, 6])
@pytest.mark.parametrize("resource", RESOURCES)
def test_a_resource_more_is_never_worth_less(resource: str, number: int, phase: str) -> None:
    """In the first round and in the last; each piece adds no more than the one before."""
    values = [worth(at_table({resource: have}, round=number, active=0, phase=phase)) for have in range(12)]
    steps = [more - less for less, more in pairwise(values)]
    assert min(steps) >= 0
    assert steps == sorted(steps, reverse=True)


def test_resources_are_worth_nothing_once_nothing_can_be_built() -> None:
    """In the last followers phase only gods who take resources want them."""
    last: Json = {"round": 6, "active": 1, "start": 0, "phase": "followers"}
    assert worth(at_table({}, {"gold": 6}, **last), 1) == worth(at_table({}, {"gold": 0}, **last), 1)
    thor: Json = {"temples": {"thor": 1}}
    poor, rich = at_table({}, {**thor, "gold": 0}, **last), at_table({}, {**thor, "gold": 6}, **last)
    assert worth(rich, 1) > worth(poor, 1)


@pytest.mark.parametrize("works", ["mines", "drills"])
def test_works_are_worth_less_with_every_round(works: str) -> None:
    """A die that is never rolled again is worth nothing."""
    gains = [
        worth(at_table({works: 3}, round=number, phase="build"))
        - worth(at_table({works: 2}, round=number, phase="build"))
        for number in range(1, 7)
    ]
    assert gains == sorted(set(gains), reverse=True)
    assert gains[-1] == 0


@pytest.mark.parametrize("god", GODS)
def test_a_second_temple_of_a_god_adds_to_the_first(god: str) -> None:
    """Every ability is worth something while turns are left."""
    values = [worth(at_table({"temples": {god: have} if have else {}})) for have in range(3)]
    assert values[0] < values[1] < values[2]


@pytest.mark.parametrize(
    "name", ["base.treasure-chest-2", "base.double-kill", "base.shield-2", "odin.weapon"]
)
def test_a_card_of_every_type_is_worth_something_until_it_is_too_late(name: str) -> None:
    """In the middle of the game it is, in the last followers phase of the table it is not."""
    middle = at_table({"hand": [name]})
    late = at_table({"hand": [name]}, round=6, active=1, phase="followers")
    kind = numbers(middle.game.book)[name]  # type: ignore[attr-defined]  # a game of Valda
    assert hand_worth(record_of(middle), kind, 0) > 0
    assert hand_worth(record_of(late), kind, 0) == 0


def test_seats_are_judged_alike() -> None:
    """Two seats that have the same, and as many turns to come, are worth the same."""
    for seats in range(2, 6):
        state = at_table(seats=seats, round=2, active=0, start=0)
        assert len({worth(state, seat) for seat in range(1, seats)}) == 1


def test_only_followers_count_when_the_game_is_over() -> None:
    """Buildings break ties, as they do in the rules (VA-14.1)."""
    over: Json = {"phase": "over", "round": 6, "active": 1}
    rich: Json = {"followers": 7, "blood": 9, "hand": ["base.seduction-1"], "temples": {}}
    state = at_table(rich, {"followers": 7}, **over)
    assert worth(state, 0) < worth(state, 1)
    assert worth(at_table({"followers": 8, "temples": {}}, {}, **over)) > worth(state, 1)


@pytest.mark.parametrize("options", mostly_few(), ids=title)
def test_turns_to_come_are_counted_as_they_are_played(options: Json) -> None:
    """At each turn of a whole game, against the turns that really followed."""
    state = gladsheim.game("valda", **{**options, "race": False}).deal(3)
    stream = Stream(seed_key(1))
    said: list[list[int]] = []
    played: list[int] = []
    while state.current_player is not None:
        if len(said) == clock(record_of(state)):
            said.append([turns_ahead(record_of(state), seat) for seat in range(options["players"])])
            played.append(state.document()["active"])
        actions = state.legal_actions()
        state.apply(actions[stream.below(len(actions))])
    for at, ahead in enumerate(said):
        assert ahead == [played[at + 1 :].count(seat) for seat in range(options["players"])]


@pytest.mark.parametrize("options", mostly_few(), ids=title)
def test_every_action_can_be_judged_and_judging_changes_nothing(options: Json) -> None:
    """At all sorts of decisions of games full of deeds."""
    stream = Stream(seed_key(str(options)))
    for _ in range(4):
        state = gladsheim.game("valda", **options).from_document(furnished(stream, options))
        for _ in range(25):
            if state.current_player is None:
                break
            before = state.document()
            found = leans(state)
            assert all(abs(one) < 100_000 for one in found.values())
            assert state.document() == before
            state.apply(list(found)[stream.below(len(found))])


def test_the_worth_of_a_card_is_read_off_its_effects(tmp_path: Path, no_other_books: None) -> None:
    """A file in which a card brings more makes it worth more, whatever it is called."""
    data = fresh()
    card(data, "base.seduction-1")["effects"][0]["n"] = 4
    card(data, "base.seduction-1")["id"] = "base.a-crowd"
    path = tmp_path / "own.toml"
    path.write_text(written(data), encoding="utf-8")
    own = load_book(path).key
    usual = at_table({"hand": ["base.seduction-1"]}, phase="game", active=0)
    better = at_table({"hand": ["base.a-crowd"]}, phase="game", active=0, cards=own)
    assert worth(better) > worth(usual)
    assert leans(better)["play:base.a-crowd"] > leans(usual)["play:base.seduction-1"]


def test_a_blow_is_met_exactly_when_the_shields_suffice() -> None:
    """And with no more than is needed."""
    attack: Json = {"by": 1, "target": 0, "card": "base.double-kill"}
    line = [{"op": "begin_followers"}, {"op": "line", "ask": [1], "made": 1}]
    fight = [*line, {"op": "attack_end"}, {"op": "resolve"}, {"op": "defend"}]
    here: Json = {"phase": "attack", "active": 0, "attack": attack, "pending": fight}
    bare: Json = {"temples": {}}
    weak = leans(at_table({**bare, "followers": 11, "hand": ["base.shield-1"]}, **here))
    assert weak["defend:base.shield-1"] < weak["yield"]
    hand = ["base.shield-2", "base.shield-3"]
    strong = leans(at_table({**bare, "followers": 11, "hand": hand}, **here))
    assert strong["defend:base.shield-2"] > strong["defend:base.shield-3"] > strong["yield"]
    safe = leans(at_table({**bare, "followers": 5, "hand": hand}, **here))
    assert safe["yield"] > max(safe["defend:base.shield-2"], safe["defend:base.shield-3"])


def test_nobody_attacks_where_nothing_can_be_lost() -> None:
    """A safe zone protects (VA-10.2)."""
    for followers, worthwhile in ((5, False), (8, True)):
        hands = ({"followers": followers}, {"hand": ["base.kill"]})
        state = at_table(*hands, phase="attack", active=0)
        found = leans(state)
        assert (found["attack:base.kill"] > found["pass"]) is worthwhile


def test_resources_are_not_traded_in_circles() -> None:
    """At one for one, a trade that seems good is not undone by another that seems good."""
    state = at_table({"temples": {"heimdall": 2}, "blood": 4, "gold": 4, "diamond": 4}, phase="resource")
    for _ in range(12):
        found = leans(state)
        best = max(found, key=lambda action: found[action])
        if best == "end":
            return
        state.apply(best)
    pytest.fail("trading went on and on")


def test_the_clock_stands_still_while_others_decide() -> None:
    """Attack and defence belong to the turn of the player who is attacked."""
    state = at_table({"followers": 9}, {"hand": ["base.kill"]}, phase="attack", active=0)
    before = clock(record_of(state))
    state.apply("attack:base.kill")
    assert state.current_player == 0
    assert clock(record_of(state)) == before
    state.apply("yield")
    while state.current_player == 0:
        state.apply("end")
    assert clock(record_of(state)) == before + 1

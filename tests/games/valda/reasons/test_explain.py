"""Followers foretold, and why: exact, and never more than what comes."""

from __future__ import annotations

from typing import Any

import pytest

from gladsheim.core.applied import Applied
from gladsheim.core.game import Json
from gladsheim.games.valda.book import built_in
from gladsheim.testing.ledger import rule
from tests.games.valda.boards import after, table
from tests.games.valda.bot.policies import MOSTLY, starts, steps

RICH: Json = {"blood": 9, "gold": 9, "diamond": 9}
SURE = {"followers", "gain", "build_limit"}
"""Effects after which all that follows is as sure as before."""


def part(kind: str, points: int, rule: str, **more: str) -> Json:
    """A part of the points."""
    return {"kind": kind, "points": points, **more, "rules": [rule]}


def gained(applied: Applied) -> int:
    """Followers that came to the acting seat by the action."""
    changes = [event.public for event in applied.events if event.kind == "followers_changed"]
    return sum(change["by"] for change in changes if change["seat"] == applied.seat and change["by"] > 0)


TEMPLE = part("temple", 1, "VA-7.3", god="tyr")
LOCK = part("lock", 1, "VA-11.6", god="tyr")
EXPLAINED: tuple[tuple[str, str, str, Json, Json, list[Json]], ...] = (
    ("a temple", "build", "build:tyr", RICH, {}, [TEMPLE]),
    ("the third temple", "build", "build:tyr", {**RICH, "temples": {"tyr": 2}}, {}, [TEMPLE, LOCK]),
    (
        "the third temple once more",
        "build",
        "build:tyr",
        {**RICH, "temples": {"tyr": 2}, "bonus": ["tyr"]},
        {},
        [TEMPLE],
    ),
    ("the last structure, which may be stopped", "build", "build:tyr", RICH, {"builds": 1}, []),
    ("a mine", "build", "build:mine", RICH, {}, []),
    ("an exchange at Thor's", "followers", "thor:3:g", {**RICH, "temples": {"thor": 1}}, {},
     [part("thor", 1, "VA-9.1")]),
    ("the small exchange at Odin's", "followers", "odin:2", {**RICH, "temples": {"odin": 2}}, {},
     [part("odin", 1, "VA-9.2")]),
    ("the great exchange at Odin's", "followers", "odin:3", {**RICH, "temples": {"odin": 2}}, {},
     [part("odin", 2, "VA-9.2")]),
    ("a roll at Loki's", "followers", "loki", {"temples": {"loki": 2}}, {}, []),
    ("a resource", "game", "take:b", {}, {}, []),
    ("the end of a phase", "game", "end", {}, {}, []),
)  # fmt: skip


@rule("VA-7.3", "VA-9.1", "VA-9.2", "VA-11.6")
@pytest.mark.parametrize(
    ("phase", "action", "own", "fields", "parts"),
    [case[1:] for case in EXPLAINED],
    ids=[case[0] for case in EXPLAINED],
)
def test_the_parts_of_an_action(phase: str, action: str, own: Json, fields: Json, parts: list[Json]) -> None:
    """An action is explained by exactly these parts, before and after it is taken."""
    state = table(own, {}, phase=phase, **fields)
    preview = state.preview(action)
    offered = next(one["points"] for one in state.game.presenter.choices(state) if one["action"] == action)
    assert preview.parts == parts
    assert preview.points == offered == sum(one["points"] for one in parts)
    applied = state.apply(action)
    assert (applied.points, applied.parts) == (preview.points, parts)
    if parts:
        assert gained(applied) == applied.points


def followers_of(card: Any) -> int:
    """What a card whose effects are all sure brings."""
    return sum(one.values["n"] for one in card.effects if one.do == "followers")


def sure_cards() -> list[str]:
    """Yellow cards that bring nothing but what is sure, and no gain of choice."""
    return [
        card.id
        for card in built_in().cards
        if card.type == "yellow"
        and all(one.do in SURE and not one.values.get("any") for one in card.effects)
        and followers_of(card)
    ]


@rule("VA-13", "VA-6.6")
@pytest.mark.parametrize("card", sure_cards())
def test_cards_bring_what_they_say(card: str) -> None:
    """A card of followers brings as many as it says, no more and no less."""
    state = table({"hand": [card]}, {}, phase="game")
    wanted = followers_of(built_in().by_id[card])
    assert state.preview(f"play:{card}").parts == [
        {"kind": "card", "points": wanted, "rules": ["VA-6.6", "VA-13"]}
    ]
    applied = state.apply(f"play:{card}")
    assert applied.points == gained(applied) == wanted


@rule("VA-14.2")
def test_a_race_ends_before_the_lock_bonus() -> None:
    """The follower of the temple wins; the lock bonus is not foretold."""
    own = {**RICH, "followers": 19, "temples": {"tyr": 2}}
    state = table(own, {}, phase="build", options={"race": True})
    assert state.preview("build:tyr").parts == [TEMPLE]
    later = state.clone()
    assert gained(later.apply("build:tyr")) == 1
    assert later.is_terminal


@rule("VA-10.2", "VA-13.1")
@pytest.mark.parametrize(("have", "points"), [(4, 2), (6, 1), (5, 0), (0, 0), (12, 0), (13, 1)])
def test_a_theft_stops_at_the_safe_zone(have: int, points: int) -> None:
    """Of a victim with a safe zone near, fewer are foretold, and as many come."""
    pending = [{"op": "game"}, {"op": "player", "by": 0, "for": "steal_followers", "n": 2}]
    state = table({}, {"followers": have}, phase="game", pending=pending)
    assert state.preview("player:1").points == points
    assert gained(state.apply("player:1")) == points


@rule("VA-12.4", "VA-13")
def test_a_sacrifice_and_a_resistance() -> None:
    """A card thrown away brings one follower, resisting two."""
    throwing = [{"op": "game"}, {"op": "throw", "by": 0, "for": "sacrifice", "n": 2, "done": 0}]
    state = table({"hand": ["base.kill"]}, {}, phase="game", pending=throwing)
    assert state.preview("card:base.kill").parts == [part("sacrifice", 1, "VA-13")]
    assert state.preview("done").parts == []
    own = {"hand": ["base.shield-3", "surtur.weapon"]}
    held = table(own, {"hand": ["base.kill"], "followers": 3}, phase="attack")
    held = after(held, "attack:base.kill", "defend:base.shield-3")
    assert held.preview("weapon:resisted").parts == [part("resisted", 2, "VA-12.4")]
    assert gained(held.apply("weapon:resisted")) == 2


@pytest.mark.parametrize("policy", MOSTLY)
def test_no_more_is_foretold_than_comes(policy: str) -> None:
    """Along whole games the parts add up to the points, and at least so many followers come."""
    for state, rng in starts(policy):
        for action, applied in steps(state, policy, rng):
            assert sum(one["points"] for one in applied.parts) == applied.points, action
            assert gained(applied) >= applied.points >= 0, action
            assert all(one["points"] > 0 and one["rules"] for one in applied.parts)

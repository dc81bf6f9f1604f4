"""Stacks of things to do for documents, of any entries in any order (VA-16.2)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hypothesis import strategies as st

from gladsheim.games.valda import frames
from gladsheim.games.valda.book import built_in
from gladsheim.games.valda.pieces import BUILDINGS, DICE, GODS, PHASES, RESOURCES, WINDOWS

Json = dict[str, Any]
Strategy = st.SearchStrategy[Any]
SEATS = 3
CARDS = built_in().cards
SEAT: Strategy = st.integers(0, SEATS - 1)
SOMEBODY: Strategy = st.one_of(st.none(), SEAT)
COUNT: Strategy = st.integers(0, 5)
GOD: Strategy = st.sampled_from(GODS)
LINE: Strategy = st.lists(SEAT, max_size=SEATS, unique=True)
KINDS: Strategy = st.sampled_from([*RESOURCES, "any", "gold-diamond"])
LISTS = [[effect.document() for effect in card.effects] for card in CARDS if card.effects]
LISTS += [[effect.document() for effect in card.success] for card in CARDS if card.success]
EFFECTS: Strategy = st.one_of(
    st.sampled_from(LISTS),
    st.lists(st.sampled_from([one for effects in LISTS for one in effects]), max_size=8),
)


def cards_of(kind: str) -> Strategy:
    """A card of a type."""
    return st.sampled_from([card.id for card in CARDS if card.type == kind])


FIELDS: Mapping[str, Mapping[str, Strategy]] = {
    "window": {"kind": st.sampled_from(WINDOWS), "ask": LINE, "card": cards_of("yellow")},
    "line": {"ask": LINE, "made": COUNT},
    "to_discard": {"card": cards_of("weapon")},
    "finish_play": {"card": cards_of("yellow")},
    "effects": {"by": SEAT, "list": EFFECTS, "target": SOMEBODY},
    "keep": {"by": SEAT, "god": st.just("tyr"), "cards": st.just(["tyr.trial", "tyr.wergild"])},
    "god_card": {"by": SEAT, "god": GOD},
    "res": {"by": SEAT, "n": COUNT, "victim": SOMEBODY},
    "player": {"by": SEAT, "for": st.sampled_from(frames.PLAYER_FOR), "n": COUNT},
    "thief": {"by": SEAT, "victim": SEAT},
    "god": {
        "by": SEAT,
        "for": st.sampled_from(frames.GOD_FOR),
        "n": COUNT,
        "seen": st.lists(GOD, max_size=3, unique=True),
    },
    "change": {"by": SEAT, "from": KINDS, "to": KINDS, "n": COUNT},
    "throw": {"by": SEAT, "for": st.sampled_from(frames.THROW_FOR), "n": COUNT, "done": COUNT},
    "temple": {"by": SEAT, "pay": st.booleans()},
    "recover": {"by": SEAT, "type": st.sampled_from(["any", "yellow", "attack", "weapon"]), "n": COUNT},
    "destroy": {"by": SEAT, "victim": SEAT, "what": st.sampled_from(["temple", "works"])},
    "move": {"by": SEAT, "victim": SOMEBODY, "from": st.none(), "seat": st.none()},
    "replay": {"by": SEAT},
    "die": {"by": SEAT},
}
"""Of each entry that has some; `from` and `seat` of a move only hold together, which tests of it do."""
BOTTOMS = {
    "resource": ("resource", "begin_game", "begin_turn"),
    "game": ("game", "lock_draw", "begin_build"),
    "build": ("build", "begin_attack"),
    "attack": ("begin_followers",),
    "followers": ("followers", "end_turn", "begin_turn"),
}
"""What may stand first in each phase."""
ABOVE = sorted(set(frames.NAMES) - {op for ops in BOTTOMS.values() for op in ops} - {"line", "discard"})


def entry(op: str) -> Strategy:
    """An entry with all its fields."""
    return st.fixed_dictionaries({"op": st.just(op), **FIELDS.get(op, {})})


@st.composite
def with_stack(draw: st.DrawFn, document: Json) -> Json:
    """The document of three players with another stack, and with what its entries need."""
    phase = draw(st.sampled_from(PHASES[:-1]))
    pending = [draw(entry(draw(st.sampled_from(BOTTOMS[phase]))))]
    if phase == "attack" and draw(st.booleans()):
        pending.append(draw(entry("line")))
    once = {"attack_end": phase != "attack", "take_roll": False, "do_build": phase != "build"}
    for op in draw(st.lists(st.sampled_from(ABOVE), max_size=7)):
        if not once.get(op, False):
            pending.append(draw(entry(op)))
            once |= {op: True} if op in once else {}
    ops = [one["op"] for one in pending]
    doings = {
        "attack": draw(attacks()) if "attack_end" in ops else None,
        "roll": draw(rolls()) if "take_roll" in ops else None,
        "building": draw(buildings()) if "do_build" in ops else None,
    }
    for player in document["players"]:
        player["open"] = []
    return {**document, **doings, "phase": phase, "pending": pending}


def attacks() -> Strategy:
    """An attack of any state."""
    flags = {name: st.booleans() for name in ("horn", "wrath", "spear", "cancelled", "claimed")}
    sides = st.permutations(range(SEATS))
    rest = st.fixed_dictionaries({"card": cards_of("attack"), "shields": COUNT, **flags})
    return st.tuples(sides, rest).map(lambda both: {"by": both[0][0], "target": both[0][1], **both[1]})


def rolls() -> Strategy:
    """A roll of up to four dice."""
    dice = st.lists(st.tuples(st.sampled_from(DICE), st.integers(1, 6)), max_size=4)
    parts = st.tuples(SEAT, dice, st.sampled_from(["resources", "followers"]))
    return parts.map(
        lambda part: {
            "by": part[0],
            "dice": [die for die, _ in part[1]],
            "faces": [face for _, face in part[1]],
            "use": part[2],
        }
    )


def buildings() -> Strategy:
    """A structure that is being built."""
    return st.fixed_dictionaries({"what": st.sampled_from(BUILDINGS), "stopped": st.booleans()})

"""Why a card cannot attack or defend, and why a god weapon cannot be played."""

from __future__ import annotations

from typing import Any

import pytest

from gladsheim.games.valda.pieces import MODES
from gladsheim.testing.ledger import rule
from tests.games.valda.reasons.refusals import allowed, attack, position, refused

Json = dict[str, Any]
WEAPON = {mode.name: f"{mode.god}.weapon" for mode in MODES}
FREE = [mode.name for mode in MODES if mode.free]
PILE = ["base.kill", "base.shield-1"]


def window(kind: str, seat: int, mode: str, **fields: Any) -> Json:
    """Three players, of whom `seat` holds the weapon of a mode and is asked in a window.

    Seat 0 is active and attacked by seat 1.
    """
    players: list[Json] = [{"hand": ["base.kill"]} for _ in range(3)]
    players[seat] = {"hand": [WEAPON[mode]]}
    roll = {"by": 0, "dice": ["Y", "B"], "faces": [1, 1], "use": "resources"}
    complete = {"attack": attack(), "roll": roll, "discard": PILE, **fields}
    return position("window", *players, step={"kind": kind, "ask": [seat]}, **complete)


@rule("VA-8.2")
def test_attack_cards_of_the_hand() -> None:
    """In the line one plays an attack card of the hand, and nothing else."""
    seat = {"hand": ["base.kill", "base.shield-1"]}
    document = position("line", {}, seat, step={"ask": [1], "made": 0})
    allowed(document, "attack:base.kill", "pass")
    assert refused(document, "attack:base.torch").rules == ("VA-8.2",)
    assert refused(document, "attack:base.shield-1").rules == ("VA-8.2", "VA-1.6")


@rule("VA-8.5")
def test_defence_cards_of_the_hand() -> None:
    """The target, whoever it is, defends with defence cards of its own hand."""
    seat = {"hand": ["base.kill", "base.shield-1"]}
    document = position("defend", {"hand": ["base.shield-3"]}, seat, attack=attack(0, 1))
    allowed(document, "defend:base.shield-1", "yield")
    assert refused(document, "defend:base.shield-3").rules == ("VA-8.5",)
    assert refused(document, "defend:base.kill").rules == ("VA-8.5", "VA-1.6")


@rule("VA-12.5")
@pytest.mark.parametrize("op", ["resource", "game", "build", "line", "defend", "followers"])
@pytest.mark.parametrize("mode", list(WEAPON))
def test_plain_decisions_know_free_weapons_only(op: str, mode: str) -> None:
    """At each plain decision the four free modes are legal and the ten bound ones are not."""
    step = {"ask": [0], "made": 0} if op == "line" else None
    seats = ({"hand": [WEAPON[mode]]}, {"hand": ["base.kill"]})
    document = position(op, *seats, step=step, discard=PILE, attack=attack(), active=1)
    if op in ("resource", "game", "build", "followers"):
        document["active"] = 0
    if mode in FREE:
        allowed(document, f"weapon:{mode}")
    else:
        assert "VA-12.2" in refused(document, f"weapon:{mode}").rules


@rule("VA-12.1")
def test_a_weapon_must_be_held() -> None:
    """A weapon lies in hand or open; the sentence names the card that is missing."""
    other = {"hand": ["base.kill"]}
    allowed(position("game", {"open": ["tyr.weapon"]}, other), "weapon:thief")
    found = refused(position("game", {}, other), "weapon:thief")
    assert "(tyr.weapon)" in found.message
    assert found.rules == ("VA-12.1", "VA-12.8")


@rule("VA-12.5")
@pytest.mark.parametrize(
    ("mode", "discard"),
    [
        ("bullseye", []),
        ("gjallarhorn", ["base.kill", "base.barter"]),
        ("dagger", ["base.shield-1", "base.barter"]),
    ],
)
def test_free_weapons_need_something_in_the_pile(mode: str, discard: list[str]) -> None:
    """There must be a card of the right type in the discard pile."""
    document = position("game", {"hand": [WEAPON[mode]]}, discard=discard)
    assert "discard pile" in refused(document, f"weapon:{mode}").message
    allowed(position("game", {"hand": [WEAPON[mode]]}, discard=PILE), f"weapon:{mode}")


@rule("VA-12.8")
def test_the_thief_needs_a_victim() -> None:
    """Somebody else must have a card, in hand or open."""
    seat = {"hand": ["tyr.weapon", "base.kill"]}
    assert refused(position("game", seat), "weapon:thief").rules == ("VA-12.8",)
    allowed(position("game", seat, {"open": ["base.kill"]}), "weapon:thief")


@rule("VA-12.4", "VA-12.5")
@pytest.mark.parametrize("kind", ["rolled", "free", "played", "build", "declared", "hit", "defended"])
@pytest.mark.parametrize("mode", MODES, ids=lambda mode: str(mode.name))
def test_each_weapon_has_its_window_and_holders(kind: str, mode: Any) -> None:
    """A mode is legal in its own window only, and there only for those who may hold it."""
    able = {
        "warhorn": {1},
        "vanished": {0},
        "resisted": {0},
        "claim": {1},
        "revenge": {0},
        "hammertime": {0},
        "wrath": {1, 2},
        "soulspear": {1, 2},
        "backstab": {1, 2},
        "crown": {0, 1, 2},
    }.get(mode.name, {1, 2})
    for seat in range(3):
        document = window(kind, seat, mode.name)
        if kind != mode.window.name.lower():
            assert "VA-12.2" in refused(document, f"weapon:{mode.name}").rules
        elif seat in able or (kind == "free" and seat == 0):
            # The active player is never asked in the window `free`: nothing more is said of it.
            allowed(document, f"weapon:{mode.name}", "pass")
        else:
            found = refused(document, f"weapon:{mode.name}")
            assert "VA-12.4" in found.rules
            assert f"you are seat {seat}" in found.message


@rule("VA-12.6")
def test_vanished_needs_a_third_player() -> None:
    """With two players nobody is there to be attacked instead."""
    step = {"kind": "declared", "ask": [0]}
    document = position("window", {"hand": ["freya.weapon"]}, step=step, attack=attack())
    assert refused(document, "weapon:vanished").rules == ("VA-12.6",)
    allowed(window("declared", 0, "vanished"), "weapon:vanished")


@rule("VA-12.4")
def test_claim_once() -> None:
    """An attack that has begun again does not begin a third time."""
    allowed(window("defended", 1, "claim"), "weapon:claim")
    assert (
        "once" in refused(window("defended", 1, "claim", attack=attack(claimed=True)), "weapon:claim").message
    )


@rule("VA-12.4")
def test_crown_needs_a_die() -> None:
    """A roll without dice has nothing to turn."""
    none = {"by": 0, "dice": [], "faces": [], "use": "resources"}
    assert "needs a die" in refused(window("rolled", 2, "crown", roll=none), "weapon:crown").message
    allowed(window("rolled", 2, "crown"), "weapon:crown")


@rule("VA-12.4", "VA-15.2")
def test_turning_a_die() -> None:
    """Each other result is named by its lowest face; the result shown is no choice."""
    roll = {"by": 0, "dice": ["Y", "W"], "faces": [2, 4], "use": "followers"}
    document = position("die", step={"by": 0}, roll=roll)
    allowed(document, "die:0:3", "die:0:4", "die:0:6", "die:1:1", "die:1:3", "die:1:5", "die:1:6")
    assert refused(document, "die:0:1").message == (
        "Die 0 already shows the result of face 1; you can turn it to 3, 4 or 6."
    )
    assert "same result as a lower face" in refused(document, "die:0:5").message
    assert "same result as a lower face" in refused(document, "die:1:2").message
    assert "dice 0 to 1" in refused(document, "die:2:1").message
    assert refused(document, "die:1:4").rules == ("VA-12.4", "VA-15.2")

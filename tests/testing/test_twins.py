"""The twin-deal leak test finds whatever tells that somebody was asked in secret."""

from __future__ import annotations

import dataclasses
from typing import Any

import pytest

from gladsheim.core.applied import Applied
from gladsheim.core.game import Json, Seed
from gladsheim.core.telling.events import Event
from gladsheim.testing.twins import LeakError, check_leaks
from tests.toys import SecretToy, ToyPresenter, ToySecrets, ToyState


def spoilt(
    presenter: ToyPresenter | None = None, secrets: ToySecrets | None = None, **methods: Any
) -> SecretToy:
    """The toy with charms, some methods of its states, its presenter or its secrets exchanged."""
    kind = type("SpoiltState", (ToyState,), methods)

    class SpoiltToy(SecretToy):
        def deal(self, seed: Seed | None = None) -> ToyState:
            return self._turned(super().deal(seed))

        def from_document(self, document: Any, seed: Seed | None = None) -> ToyState:
            return self._turned(super().from_document(document, seed))

        def _turned(self, state: ToyState) -> ToyState:
            state.__class__ = kind
            return state

    made = SpoiltToy(players=3, charms=5)
    made.presenter, made.secrets = presenter or made.presenter, secrets or made.secrets
    return made


class TellingWho(ToySecrets):
    """Who is to act, told to everybody."""

    def acting(self, state: ToyState, viewer: int | None) -> int | None:
        """The seat that is to act."""
        return state.current_player


class Telling(ToyPresenter):
    """A scene with the number of those who are asked."""

    def scene(self, state: ToyState, seat: int | None) -> Json:
        """The scene of the toy, and that number."""
        return {**super().scene(state, seat), "asked": len(state.asked)}


def changed(**changes: Any) -> Any:
    """An apply whose answer differs where somebody is asked by it."""

    def apply(self: ToyState, action: str) -> Applied:
        before = bool(self.asked)
        applied = ToyState.apply(self, action)
        return dataclasses.replace(applied, **changes) if self.asked and not before else applied

    return apply


def announced(self: ToyState, action: str) -> Applied:
    """An apply with an event for a pass."""
    applied = ToyState.apply(self, action)
    if action != "pass":
        return applied
    return dataclasses.replace(applied, events=(Event("passed", {"seat": applied.seat}), *applied.events))


def late(self: ToyState, action: str) -> Applied:
    """An apply that tells what a pass brings in another order."""
    applied = ToyState.apply(self, action)
    return applied if action != "pass" else dataclasses.replace(applied, events=applied.events[::-1])


def chatty(self: ToyState, action: str) -> Applied:
    """An apply that tells everybody which card was kept."""
    applied = ToyState.apply(self, action)
    if not action.startswith("keep:"):
        return applied
    kept = Event("kept", {"seat": applied.seat, "card": action.partition(":")[2]})
    return dataclasses.replace(applied, events=(kept,))


def silent(self: ToyState, action: str) -> Applied:
    """An apply that hides no pass."""
    return dataclasses.replace(ToyState.apply(self, action), hidden="")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_game_that_asks_in_secret_and_keeps_it_passes(players: int) -> None:
    """Secret questions, secret choices and chance: the twins are told nothing."""
    assert check_leaks(SecretToy(players=players, charms=6), "secret", every=2, steps=12) > 50


@pytest.mark.parametrize(
    ("found", "methods"),
    [
        ("to act", {"secrets": TellingWho()}),
        ("scene", {"presenter": Telling()}),
        ("pause", {"apply": changed(pause=False)}),
        ("points", {"apply": changed(points=0)}),
        ("parts", {"apply": changed(parts=[])}),
        ("event", {"apply": announced}),
        ("event", {"apply": late}),
        ("event", {"apply": chatty}),
        ("event", {"apply": changed(events=())}),
    ],
)
def test_a_game_that_gives_a_question_away_is_found(found: str, methods: dict[str, Any]) -> None:
    """Each way of telling that, or what, somebody decided is a leak on some channel."""
    with pytest.raises(LeakError, match=f"the .*{found}.* tells twins apart"):
        check_leaks(spoilt(**methods), "leaky", every=1, steps=6)


def test_a_question_that_cannot_be_passed_in_secret_is_found() -> None:
    """A seat that is asked in secret must have an answer that nobody hears."""
    with pytest.raises(LeakError, match="cannot answer in secret"):
        check_leaks(spoilt(apply=silent), "leaky", every=1, steps=6)


def test_a_position_may_be_where_it_starts() -> None:
    """From a given position the game goes on to its end, and the position stays as it is."""
    game = SecretToy(players=2, cards=2)
    start = game.deal("position")
    start.apply(start.legal_actions()[0])
    before = start.document()
    assert check_leaks(game, "start", every=3, steps=3, start=start) > 0
    assert start.document() == before

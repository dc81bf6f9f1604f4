"""The contract suite and the twin-deal test notice what they are there to notice."""

from __future__ import annotations

from typing import Any, Unpack

import pytest

from gladsheim import game
from gladsheim.core.applied import Applied, Preview
from gladsheim.core.contract.presenter import DrawingStyle
from gladsheim.core.game import Json
from gladsheim.core.positions.record_state import RecordState
from gladsheim.core.telling.events import Event
from gladsheim.games.voluspa.game import VoluspaGame, VoluspaState
from gladsheim.games.voluspa.presenter import VoluspaPresenter
from gladsheim.testing.contract import check_game
from gladsheim.testing.twins import LeakError, check_leaks


def spoilt(presenter: VoluspaPresenter | None = None, **methods: Any) -> VoluspaGame:
    """A game of Völuspá whose presenter, or some methods of whose states, are exchanged."""
    kind = type("SpoiltState", (VoluspaState,), methods)

    class SpoiltGame(VoluspaGame):
        def deal(self, seed: Any = None) -> VoluspaState:
            dealt = super().deal(seed)
            state: VoluspaState = kind(dealt.game, dealt.position, dealt.seed)
            return state

    made = SpoiltGame()
    made.presenter = presenter or made.presenter
    return made


def shifting(self: VoluspaState) -> list[str]:
    """Legal actions that start elsewhere each time."""
    legal = VoluspaState.legal_actions(self)
    shift = self.__dict__.setdefault("asked", 0) + 1
    self.__dict__["asked"] = shift
    return legal[shift % len(legal) :] + legal[: shift % len(legal)] if legal else []


def generous(self: VoluspaState, action: str) -> Preview:
    """A preview that promises a point too much."""
    found = VoluspaState.preview(self, action)
    return Preview(found.points + 1, found.parts)


def touching(self: VoluspaState, action: str) -> Applied:
    """An apply that plays something else when it should refuse."""
    return VoluspaState.apply(self, action if action in self.legal_actions() else self.legal_actions()[0])


def attached(self: VoluspaState) -> VoluspaState:
    """A copy that is no copy."""
    return self


def odd_document(self: VoluspaState) -> Json:
    """A document with a tuple in it."""
    return {**VoluspaState.document(self), "scores": tuple(self.scores)}


def no_winner(self: VoluspaState) -> Json:
    """A result without a winner."""
    return {**VoluspaState.result(self), "winners": []}


@pytest.mark.parametrize(
    ("methods", "words"),
    [
        ({"legal_actions": shifting}, "asking twice gives the same actions"),
        ({"preview": generous}, "a preview|keeps its word|agree on the points"),
        ({"apply": touching}, "is refused"),
        ({"clone": attached}, "changes nothing|what a copy does|a copy is independent"),
        (
            {"redeal": lambda self, seat, seed: VoluspaState.redeal(self, 1 - seat, seed)},
            "keeps the view of seat",
        ),
        (
            {"redeal": lambda self, seat, seed: VoluspaState.redeal(self, seat, str(self.document()))},
            "does not depend on what is hidden",
        ),
        ({"result": no_winner}, "somebody has won"),
        ({"why_not": lambda self, action: None}, "is refused with a reason"),
    ],
    ids=lambda value: str(value) if isinstance(value, str) else "",
)
def test_a_broken_promise_is_noticed(methods: dict[str, Any], words: str) -> None:
    """A game with one fault breaks the promise that it should break."""
    with pytest.raises(AssertionError, match=words):
        check_game(spoilt(**methods), "spoilt")


def test_values_that_are_no_json_are_noticed() -> None:
    """A tuple in a document is not what a client would read back."""
    with pytest.raises(TypeError, match="tuple"):
        check_game(spoilt(document=odd_document), "spoilt")


def leaking_deck(self: VoluspaState, seat: int | None) -> Json:
    """An observation that gives away the next tile."""
    return {**VoluspaState.observe(self, seat), "next": self.document()["deck"][:1]}


def leaking_order(self: VoluspaState, seat: int | None) -> Json:
    """An observation whose fields come in an order that depends on a hidden hand."""
    found = VoluspaState.observe(self, seat)
    backwards = "Od" in self.document()["hands"][1]
    return dict(reversed(found.items())) if backwards else found


def leaking_draw(self: VoluspaState, action: str) -> Applied:
    """Events that tell everybody what was drawn."""
    applied = VoluspaState.apply(self, action)
    events = tuple(Event(event.kind, {**event.whole()}) for event in applied.events)
    events = tuple(
        Event(event.kind, {k: v for k, v in event.public.items() if k != "event"}) for event in events
    )
    return Applied(applied.action, applied.seat, applied.points, applied.parts, events)


class Leaking(VoluspaPresenter):
    """A text picture with all hands on it."""

    def picture(self, state: RecordState, seat: int | None, **how: Unpack[DrawingStyle]) -> str:
        """All hands."""
        return str(state.document()["hands"])


@pytest.mark.parametrize(
    ("methods", "channel"),
    [
        ({"observe": leaking_deck}, "observation"),
        ({"observe": leaking_order}, "observation"),
        ({"apply": leaking_draw}, "event"),
        ({"presenter": Leaking(VoluspaGame().options)}, "picture"),
    ],
    ids=["deck", "order", "draw", "picture"],
)
def test_a_leak_is_noticed(methods: dict[str, Any], channel: str) -> None:
    """A channel that gives something hidden away is named."""
    with pytest.raises(LeakError, match=f"the .*{channel}.* tells twins apart"):
        check_leaks(spoilt(**methods), "leaky", every=5, steps=12)


def test_a_tight_game_has_no_leak() -> None:
    """The real game passes with the same settings."""
    assert check_leaks(game("voluspa"), "leaky", every=20, steps=6) > 10

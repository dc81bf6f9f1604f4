"""What a seat that waits may suppose of the action right before its turn, and what it could do then.

All of it comes from what the seat observes: positions that agree with that are imagined, from a fixed
seed, so that two positions that a seat cannot tell apart let it suppose the same.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple, Protocol, Self

from gladsheim.core.applied import Applied
from gladsheim.core.prepared.prospects import NO_PROSPECTS, Json, Presenting, Prospects

UNNOTICED = "all"
"""The secrecy of an answer that lets nobody notice that anything was asked, see `Applied.hidden`."""


class HasPresenter(Protocol):
    """What is needed of a game."""

    @property
    def presenter(self) -> Presenting:
        """Shows the states of the game."""
        ...


class Imagined(Protocol):
    """What is needed of a `State`, which says more of it."""

    @property
    def game(self) -> HasPresenter:
        """The game that it is a position of."""
        ...

    @property
    def current_player(self) -> int | None:
        """The seat to act."""
        ...

    def acting(self, viewer: int | None) -> int | None:
        """The seat to act, as far as a viewer may know it."""
        ...

    def legal_actions(self) -> list[str]:
        """What may be done now."""
        ...

    def apply(self, action: str) -> Applied:
        """Take an action."""
        ...

    def clone(self) -> Self:
        """An independent copy."""
        ...


class Supposition(NamedTuple):
    """An action that everybody will see as it is, and after which the seat that supposes it is to act.

    `choice` is how the one who takes it would be offered it, in the imagined position `state`.
    """

    seat: int
    choice: Json
    state: Imagined

    def after(self, seat: int) -> Prospects:
        """What a seat may do right after it, with the points that this brings then."""
        state = self.state.clone()
        state.apply(self.choice["action"])
        pass_in_secret(state)
        if state.current_player != seat:
            return NO_PROSPECTS
        presenter = state.game.presenter
        return Prospects(presenter.choices(state), presenter.scene(state, seat))


class Suppositions(NamedTuple):
    """What may be supposed, each action once, in a fixed order, and the `scene` in which the one who acts
    would choose it, if it can be drawn without things that nobody knows.
    """

    found: list[Supposition]
    scene: Json | None = None


NO_SUPPOSITIONS = Suppositions([])


def suppositions_in(state: Imagined, seat: int, choices: Iterable[Json]) -> list[Supposition]:
    """Those of the choices of the seat to act that a seat may suppose in an imagined position.

    None whose outcome chance decides or something hidden, and none after which another seat acts or
    nobody: who is asked in secret is taken to pass.
    """
    actor = state.current_player
    if actor is None or actor == seat:
        return []
    found = []
    for choice in choices:
        after = state.clone()
        if _is_foreseen(after.apply(choice["action"]), seat):
            pass_in_secret(after)
            if after.current_player == seat:
                found.append(Supposition(actor, choice, state))
    return found


def pass_in_secret(state: Imagined) -> None:
    """Let all pass who are asked in secret; nothing happens where somebody cannot."""
    while state.acting(None) != state.current_player:
        passing = (one for one in reversed(state.legal_actions()) if _goes_unnoticed(state, one))
        if (action := next(passing, None)) is None:
            return
        state.apply(action)


def _goes_unnoticed(state: Imagined, action: str) -> bool:
    return state.clone().apply(action).hidden == UNNOTICED


def _is_foreseen(applied: Applied, seat: int) -> bool:
    return not applied.hidden and not any(event.reveals or seat in event.private for event in applied.events)

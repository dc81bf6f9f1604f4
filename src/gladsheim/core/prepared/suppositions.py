"""Suppositions of a waiting seat about the action right before its turn, and its choices after it.

All of them follow from the seat's observation: positions that agree with it are imagined, with a fixed seed,
so that two positions that a seat cannot tell apart give the same suppositions.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple, Protocol, Self

from gladsheim.core.applied import Applied
from gladsheim.core.prepared.prospects import NO_PROSPECTS, ChoicePresenter, Json, Prospects

UNNOTICED = "all"
"""Value of `Applied.hidden` for an answer after which nobody can notice that a question was asked."""


class AsksInSecret(Protocol):
    """Secret questions of a game, with the part of them that is needed here."""

    def acting(self, state: Any, viewer: int | None, /) -> int | None:
        """Return the seat to act, as far as a viewer may know it."""
        ...


class SupposedGame(Protocol):
    """Game of an imagined state, with the part of `Game` that is needed here."""

    @property
    def presenter(self) -> ChoicePresenter:
        """Shows the states of the game."""
        ...

    @property
    def secrets(self) -> AsksInSecret:
        """Says who may know who is to act."""
        ...


class SupposedState(Protocol):
    """Imagined state, with the part of `State` that is needed here."""

    @property
    def game(self) -> SupposedGame:
        """The game that it is a position of."""
        ...

    @property
    def current_player(self) -> int | None:
        """Seat to act."""
        ...

    def legal_actions(self) -> list[str]:
        """Return the legal actions."""
        ...

    def apply(self, action: str) -> Applied:
        """Take an action."""
        ...

    def clone(self) -> Self:
        """Return an independent copy."""
        ...


class Supposition(NamedTuple):
    """Action that everybody will see completely, and after which the supposing seat is to act.

    `choice` is the choice of the seat that takes it, in the imagined position `state`.
    """

    seat: int
    choice: Json
    state: SupposedState

    def after(self, seat: int) -> Prospects:
        """Return the choices of a seat right after it, with the points that they gain then."""
        state = self.state.clone()
        state.apply(self.choice["action"])
        pass_in_secret(state)
        if state.current_player != seat:
            return NO_PROSPECTS
        presenter = state.game.presenter
        return Prospects(presenter.choices(state), presenter.scene(state, seat))


class Suppositions(NamedTuple):
    """Suppositions, each action once, in a fixed order.

    `scene` is the one in which the acting seat would choose, if it can be drawn without hidden parts.
    """

    found: list[Supposition]
    scene: Json | None = None


NO_SUPPOSITIONS = Suppositions([])


def suppositions_in(state: SupposedState, seat: int, choices: Iterable[Json]) -> list[Supposition]:
    """Return those choices of the seat to act that a waiting seat may suppose in an imagined position.

    Without choices whose outcome depends on chance or hidden parts, and those after which another seat or
    nobody acts: seats that are asked in secret are taken to pass.
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


def pass_in_secret(state: SupposedState) -> None:
    """Let all seats pass that are asked in secret; does nothing more once one of them cannot."""
    # Everybody knows whose turn it is, except while a seat is asked in secret.
    while state.game.secrets.acting(state, None) != state.current_player:
        # From the end, where games list their passes, so that few copies are tried.
        passing = (one for one in reversed(state.legal_actions()) if _goes_unnoticed(state, one))
        if (action := next(passing, None)) is None:
            return
        state.apply(action)


def _goes_unnoticed(state: SupposedState, action: str) -> bool:
    return state.clone().apply(action).hidden == UNNOTICED


def _is_foreseen(applied: Applied, seat: int) -> bool:
    # An outcome that chance or a hidden part decides may differ from the imagined one.
    return not applied.hidden and not any(event.reveals or seat in event.private for event in applied.events)

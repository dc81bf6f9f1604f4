"""Prospects of a waiting seat: the choices it would have if its turn came, from its observation alone.

Where a position has to be imagined, hidden parts are drawn with a fixed seed, so that two positions that a
seat cannot tell apart offer it the same.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple, Protocol

from gladsheim.core.errors import DocumentError

SEED = "prospects"
MOST_TRIED = 100
"""Largest number of actions of the seat to act that are tried out."""


Json = dict[str, Any]


class ChoicePresenter(Protocol):
    """Presenter that can list the choices of a state and draw its scene."""

    def scene(self, state: Any, seat: int | None, /) -> Json:
        """The table as a seat sees it, see `Presenter.scene`."""
        ...

    def choices(self, state: Any, /) -> list[Json]:
        """The legal actions as they are offered, see `Presenter.choices`."""
        ...


class ImaginingKit(Protocol):
    """Bot kit that can imagine a state."""

    def imagine(self, observation: Mapping[str, Any], seed: str) -> Any:
        """Return a state that agrees with an observation, see `BotKit.imagine`."""
        ...


class Prospects(NamedTuple):
    """Prospects: choices as in `Presenter.choices`, and the `scene` in which they would be made, if
    there is one.
    """

    choices: list[Json]
    scene: Json | None = None


NO_PROSPECTS = Prospects([])


def after_one_action(kit: ImaginingKit, observation: Mapping[str, Any], seat: int) -> Prospects:
    """Return the choices of a seat after any one action of the seat to act, in an imagined position.

    Each has the points that it gains after the first such action that allows it. Without choices for a game
    that cannot imagine a state from the observation of a waiting seat.
    """
    try:
        state = kit.imagine(observation, SEED)
    except DocumentError:
        return NO_PROSPECTS
    # Only a waiting seat prepares: the seat to act has its real choices.
    if state.current_player in (None, seat):
        return NO_PROSPECTS
    found: dict[str, Json] = {}
    for action in state.legal_actions()[:MOST_TRIED]:
        after = state.clone()
        after.apply(action)
        # A secret question is no turn, so the seat is the one that everybody knows of.
        if after.game.secrets.acting(after, None) == seat:
            for choice in after.game.presenter.choices(after):
                found.setdefault(choice["action"], choice)
    return Prospects(list(found.values()))


def as_if_to_act(kit: ImaginingKit, document: Mapping[str, Any], seat: int) -> Prospects:
    """Return the choices of a seat in an imagined position in which it is to act; none if
    there is no such position.
    """
    try:
        state = kit.imagine(document, SEED)
    except DocumentError:
        return NO_PROSPECTS
    if state.current_player != seat:
        return NO_PROSPECTS
    presenter: ChoicePresenter = state.game.presenter
    return Prospects(presenter.choices(state), presenter.scene(state, seat))

"""Bot kit of a game: data and functions that bots, reviews and prepared moves need."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib.resources.abc import Traversable
from typing import Any, Generic, TypeVar

from gladsheim.core.effort import BUDGETS, EFFORT, Budget, Effort, Practice
from gladsheim.core.prepared.prospects import Prospects, after_one_action
from gladsheim.core.prepared.suppositions import NO_SUPPOSITIONS, SupposedState, Suppositions

Observation = Mapping[str, Any]
Seed = int | str | bytes
S = TypeVar("S", bound=SupposedState)


class BotKit(Generic[S]):
    """Bot kit of a game: search budgets of its bots, files of what they have learned, and functions that work
    from the observation of a seat alone.
    """

    budgets: Mapping[str, Budget] = BUDGETS
    """Budget of each level of the search."""
    effort: Effort = EFFORT
    """Effort with which finished games are reviewed."""
    practice: Practice = Practice()
    """Settings with which values of positions are learned."""
    learned: Traversable | None = None
    """File of the learned values of positions of such a game (`bots.learned.weights`), or None."""
    learned_as: str = ""
    """Name of the networks of that file that are for such a game, where it holds several for
    a number of players.
    """
    ladder: Traversable | None = None
    """File of the strength of the game's bots, as `gladsheim ladder` writes it, or None."""

    def __init__(self, from_document: Callable[[Observation], S]) -> None:
        self.from_document = from_document
        """Function that makes a state of a position document, see `Game.from_document`."""

    def to_act(self, observation: Observation) -> int | None:
        """Return the seat to act that an observation names; None where it names none."""
        seat: int | None = observation.get("turn")
        return seat

    def imagine(self, observation: Observation, seed: Seed) -> S:
        """Return a state that agrees with an observation of a seat to act, its hidden parts drawn.

        By default nothing is hidden: the observation is a position document. Raises DocumentError.
        """
        return self.from_document(observation)

    def prospects(self, observation: Observation, seat: int) -> Prospects:
        """Return the actions that a waiting seat may prepare for its turn, with the points they would score
        now, from the observation of the seat alone: NO_PROSPECTS where they cannot be found from it.
        """
        return after_one_action(self, observation, seat)

    def suppositions(self, observation: Observation, seat: int) -> Suppositions:
        """Return the actions that a waiting seat may suppose to come right before its turn: all that the
        observation of the seat allows, and from it alone.

        By default none.
        """
        return NO_SUPPOSITIONS

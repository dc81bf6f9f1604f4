"""The bot kit of a game: what bots, reviews and prepared moves need to know of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib.resources.abc import Traversable
from typing import Any, Generic, TypeVar

from gladsheim.core.effort import BUDGETS, EFFORT, Budget, Effort, Practice
from gladsheim.core.prepared.prospects import Prospects, after_one_action
from gladsheim.core.prepared.suppositions import NO_SUPPOSITIONS, Imagined, Suppositions

Observation = Mapping[str, Any]
Seed = int | str | bytes
S = TypeVar("S", bound=Imagined)


class BotKit(Generic[S]):
    """How hard bots try in a game, what they have learned of it, and what a seat can work out from its
    observation alone.
    """

    budgets: Mapping[str, Budget] = BUDGETS
    """How hard each level of the search tries."""
    effort: Effort = EFFORT
    """How hard finished games are reviewed."""
    practice: Practice = Practice()
    """How values of positions are learned."""
    learned: Traversable | None = None
    """The file of what was learned about positions of such a game (`bots.learned.weights`)."""
    learned_as: str = ""
    """Which networks of that file are for such a game, where there are several for a number of players."""
    ladder: Traversable | None = None
    """The file of how strong its bots are, as `gladsheim ladder` writes it."""

    def __init__(self, from_document: Callable[[Observation], S]) -> None:
        self.from_document = from_document
        """Makes a state of a position document, see `Game.from_document`."""

    def to_act(self, observation: Observation) -> int | None:
        """The seat to act that an observation names; None where it names none."""
        seat: int | None = observation.get("turn")
        return seat

    def imagine(self, observation: Observation, seed: Seed) -> S:
        """A state that agrees with an observation of a seat to act, its hidden parts drawn.

        By default nothing is hidden: the observation is a position document. Raises DocumentError.
        """
        return self.from_document(observation)

    def prospects(self, observation: Observation, seat: int) -> Prospects:
        """What a seat that waits may prepare for its turn, with the points of now: NO_PROSPECTS where that
        cannot be told from what the seat observes, and nothing else.
        """
        return after_one_action(self, observation, seat)

    def suppositions(self, observation: Observation, seat: int) -> Suppositions:
        """What a seat that waits may suppose of the action right before its turn: all that can come of what
        the seat observes, and nothing else. By default nothing.
        """
        return NO_SUPPOSITIONS

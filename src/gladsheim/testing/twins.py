"""The twin-deal leak test: two games that a viewer cannot tell apart must look the same.

From a position, all that a viewer cannot know is drawn anew. Then both games go on with
the same actions: those of the viewer are legal in both, or there is a leak already; those
of others are chosen among what is legal in both, since a hidden hand decides what its
owner can play, but not what others see of it. After each action everything the viewer
receives on any channel must be the same bytes: counts, order and all. The twins part where
a viewer learns something by the rules (its own draw, or an event that `reveals`).
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, field
from typing import Any

from gladsheim.core.chance import Stream, seed_key
from gladsheim.core.events import Event
from gladsheim.core.game import Applied, Game, Seed, State
from gladsheim.testing.canonical import as_bytes
from gladsheim.testing.contract import viewers

PREVIEWED = 5
WITHOUT_END = 10_000


class LeakError(AssertionError):
    """A viewer can tell two games apart that it should not be able to tell apart."""


@dataclass(slots=True)
class Twins:
    """Two games with the same view for one viewer."""

    one: State
    other: State
    viewer: int | None
    reveals: Collection[str] = ()
    """Kinds of event that show everybody something hidden: there the twins may part."""
    illegal: Sequence[str] = ()
    """Action texts to be refused, for comparing the reasons given."""
    compared: int = field(default=0)
    """How many times all channels were compared."""

    def compare(self) -> None:
        """Raises LeakError if any channel tells the twins apart."""
        mine = received(self.one, self.viewer, self.illegal)
        yours = received(self.other, self.viewer, self.illegal)
        same("list of channels", list(mine), list(yours), self.one)
        for channel in mine:
            same(channel, mine[channel], yours[channel], self.one)
        self.compared += 1

    def follow(self, stream: Stream, steps: int = WITHOUT_END) -> int:
        """Play both on until they part, nothing is left to play alike, or the steps are done;
        returns the actions taken. Raises LeakError.
        """
        for taken in range(steps):
            self.compare()
            both = common_actions(self.one, self.other)
            if not both:
                return taken
            action = both[stream.below(len(both))]
            if self._part(self.one.apply(action), self.other.apply(action)):
                return taken + 1
        return steps

    def _part(self, mine: Applied, yours: Applied) -> bool:
        """Whether the twins part here by the rules. Raises LeakError if they part otherwise."""
        same("points", mine.points, yours.points, self.one)
        same("parts", mine.parts, yours.parts, self.one)
        same("number of events", len(mine.events), len(yours.events), self.one)
        parted = False
        for my_event, your_event in zip(mine.events, yours.events, strict=True):
            same("kind of event", my_event.kind, your_event.kind, self.one)
            if my_event.kind in self.reveals:
                parted = parted or my_event.seen_by(self.viewer) != your_event.seen_by(self.viewer)
            else:
                same("event", dict(my_event.public), dict(your_event.public), self.one)
                parted = self._own_share_differs(my_event, your_event) or parted
        return parted

    def _own_share_differs(self, mine: Event, yours: Event) -> bool:
        """Whether the viewer learns here what is its own to know, and differs."""
        my_seen, your_seen = mine.seen_by(self.viewer), yours.seen_by(self.viewer)
        same("fields of an event", list(my_seen), list(your_seen), self.one)
        return as_bytes(my_seen) != as_bytes(your_seen)


def common_actions(one: State, other: State) -> list[str]:
    """What is legal in both, in the order of the first."""
    allowed = set(other.legal_actions())
    return [action for action in one.legal_actions() if action in allowed]


def received(state: State, viewer: int | None, illegal: Sequence[str] = ()) -> dict[str, Any]:
    """All that a viewer receives, by channel; more if the viewer is to act."""
    found: dict[str, Any] = {
        "to act": state.acting(viewer),
        "observation": state.observe(viewer),
        "scene": state.scene(viewer),
        "picture": state.picture(viewer),
        "result": state.result(),
    }
    if viewer is not None and state.current_player == viewer:
        choices = state.choices()
        found["choices"] = choices
        few = [one["action"] for one in choices[:: max(1, len(choices) // PREVIEWED)]]
        found["previews"] = [[action, *_preview(state, action)] for action in few]
        found["refusals"] = [_reason(state, action) for action in illegal]
    return found


def _preview(state: State, action: str) -> list[Any]:
    preview = state.preview(action)
    return [preview.points, preview.parts]


def _reason(state: State, action: str) -> list[Any]:
    refusal = state.why_not(action)
    return [action, None if refusal is None else [refusal.message, list(refusal.rules)]]


def same(channel: str, one: Any, other: Any, state: State) -> None:
    """Raises LeakError if a channel carries different bytes."""
    if as_bytes(one) != as_bytes(other):
        raise LeakError(f"the {channel} tells twins apart:\n{one!r}\n{other!r}\nin {state.document()}")


def redealt(state: State, viewer: int | None, seed: Seed) -> State:
    """The position with all that a viewer cannot know drawn anew.

    A spectator knows less than each seat: two seats in turn forget what only they know.
    """
    if viewer is not None:
        return state.redeal(viewer, seed)
    return state.redeal(0, f"{seed!r} first").redeal(1, f"{seed!r} second")


def check_leaks(
    game: Game, seed: Seed, *, every: int = 7, steps: int = WITHOUT_END, reveals: Collection[str] = ()
) -> int:
    """Play a random game; at every so many decisions let each viewer's twins go their way.

    Returns how often all channels were compared. Raises LeakError.
    """
    stream = Stream(seed_key(f"twins {seed!r}"))
    state = game.deal(seed)
    remembered: list[str] = []
    decisions = compared = 0
    while not state.is_terminal:
        if decisions % every == 0:
            for viewer in viewers(game):
                twins = Twins(
                    state.clone(), redealt(state, viewer, decisions), viewer, reveals, tuple(remembered)
                )
                twins.follow(stream, steps)
                compared += twins.compared
        legal = state.legal_actions()
        action = legal[stream.below(len(legal))]
        remembered = [*remembered, action][-8:]
        state.apply(action)
        decisions += 1
    return compared

"""Twin-deal leak test: two games that a viewer cannot tell apart must look the same.

From a position, the test redraws all that a viewer cannot know. Then both games go on with the same
actions. Those of the viewer are legal in both, or there is a leak already. Those of others are chosen among
what is legal in both, since a hidden hand decides what its owner can play, but not what others see of it.
Secret choices of others may differ.

Questions that are put in secret may differ altogether: in one twin a seat is asked that is
not asked in the other. Such questions are answered by passing, until neither twin waits for
a seat that the viewer may not know of; only then are both compared, with all that happened
in between.

After each action everything the viewer receives on any channel must be the same bytes:
counts, order and all. The twins part where a viewer learns something by the rules: its own
share of an event, or a field of it that `reveals` what chance or a hidden card decided.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import zip_longest
from typing import Any

from gladsheim.core.applied import Applied
from gladsheim.core.chance import Stream, seed_key
from gladsheim.core.game import Game, Seed, State
from gladsheim.core.positions.record_state import RecordState
from gladsheim.core.telling.events import Event
from gladsheim.core.tensors.encoder import Encoder
from gladsheim.core.words import unsaid
from gladsheim.testing.canonical import as_bytes
from gladsheim.testing.contract import viewers

MakeTwin = Callable[[State, int | None, Seed], State]
"""Function that makes, from a position, a viewer and a seed, a position that the viewer
cannot tell from it.
"""
PREVIEWED = 5
SUPPOSED = 10
"""Interval of comparisons at which suppositions are compared: each takes as long as a hundred actions."""
WITHOUT_END = 10_000


class LeakError(AssertionError):
    """A viewer can tell two games apart that should look the same."""


@dataclass(slots=True)
class Twins:
    """Two games with the same view for one viewer."""

    one: State
    other: State
    viewer: int | None
    illegal: Sequence[str] = ()
    """Action texts to be refused, for comparing the reasons given."""
    compared: int = field(default=0)
    """Number of times all channels were compared."""
    asks: tuple[list[tuple[int, ...]], list[tuple[int, ...]]] = field(default_factory=lambda: ([], []))
    """Seats that each game could have asked in secret since the last comparison."""

    def compare(self) -> None:
        """Raises LeakError if any channel differs between the twins."""
        supposes = self.compared % SUPPOSED == SUPPOSED - 1
        mine = received(self.one, self.viewer, self.illegal, supposes=supposes)
        yours = received(self.other, self.viewer, self.illegal, supposes=supposes)
        # Which channels there are must not differ either.
        same("list of channels", list(mine), list(yours), self.one)
        for channel in mine:
            same(channel, mine[channel], yours[channel], self.one)
        mine_asked, yours_asked = ([list(seats) for seats in asks] for asks in self.asks)
        same("list of those who could be asked", mine_asked, yours_asked, self.one)
        self.asks = [], []
        self.compared += 1

    def follow(self, stream: Stream, steps: int = WITHOUT_END) -> int:
        """Play both on until they part, no common action is left, or the steps are done.

        Returns the actions taken. Raises LeakError.
        """
        self.compare()
        if self._part(*self._answers(stream)):
            return 0
        for taken in range(steps):
            self.compare()
            pair = self._pair(stream)
            if pair is None:
                return taken
            mine, yours = self._apply(*pair)
            my_answers, your_answers = self._answers(stream)
            if self._part(mine + my_answers, yours + your_answers):
                return taken + 1
        return steps

    def _pair(self, stream: Stream) -> tuple[str, str] | None:
        """Return the action for each twin: the same, or for others one that the viewer may not know."""
        if both := common_actions(self.one, self.other):
            action = both[stream.below(len(both))]
            return action, action
        mine, yours = (secret_action(state, "action") for state in (self.one, self.other))
        return None if mine is None or yours is None else (mine, yours)

    def _apply(self, mine: str, yours: str) -> tuple[list[Event], list[Event]]:
        """Return the events in each twin. Raises LeakError if the points differ."""
        one, other = self.one.apply(mine), self.other.apply(yours)
        self.asks[0].extend(one.asks)
        self.asks[1].extend(other.asks)
        same("secrecy of an action", one.hidden, other.hidden, self.one)
        if one.hidden != "all":
            same("pause", one.pause, other.pause, self.one)
            same("points", one.points, other.points, self.one)
            same("parts", one.parts, other.parts, self.one)
        return list(one.events), list(other.events)

    def _answers(self, stream: Stream) -> tuple[list[Event], list[Event]]:
        """Let all seats that are asked in secret answer: alike while the same seat is asked in both."""
        mine: list[Event] = []
        yours: list[Event] = []
        while (
            asked_in_secret(self.one, self.viewer)
            and asked_in_secret(self.other, self.viewer)
            and self.one.current_player == self.other.current_player
            and (both := common_actions(self.one, self.other))
        ):
            action = both[stream.below(len(both))]
            my_events, your_events = self._apply(action, action)
            mine += my_events
            yours += your_events
        return mine + self._passed(self.one, 0), yours + self._passed(self.other, 1)

    def _passed(self, state: State, number: int) -> list[Event]:
        events: list[Event] = []
        for applied in passed(state, self.viewer):
            self.asks[number].extend(applied.asks)
            events += applied.events
        return events

    def _part(self, mine: Sequence[Event], yours: Sequence[Event]) -> bool:
        """Return whether the twins part here by the rules. Raises LeakError if they part otherwise."""
        for my_event, your_event in zip_longest(mine, yours):
            # The counts of events differ: this raises.
            if my_event is None or your_event is None:
                self._leak_of_events(mine, yours)
            same("kind of event", my_event.kind, your_event.kind, self.one)
            same("fields of an event", list(my_event.public), list(your_event.public), self.one)
            kept = [name for name in my_event.public if name not in my_event.reveals]
            same(
                f"event {my_event.kind}",
                [my_event.public[name] for name in kept],
                [your_event.public[name] for name in kept],
                self.one,
            )
            my_seen, your_seen = my_event.seen_by(self.viewer), your_event.seen_by(self.viewer)
            same("fields of an event", list(my_seen), list(your_seen), self.one)
            if as_bytes(my_seen) != as_bytes(your_seen):
                return True
        return False

    def _leak_of_events(self, mine: Sequence[Event], yours: Sequence[Event]) -> None:
        same("events", [event.kind for event in mine], [event.kind for event in yours], self.one)


def asked_in_secret(state: State, viewer: int | None) -> bool:
    """Return whether a seat is to act that the viewer may not know of."""
    return not state.is_terminal and state.game.secrets.acting(state, viewer) is None


def secret_action(state: State, hidden: str) -> str | None:
    """Return a legal action that hides as much as `hidden` ("action", "all"); None if there is none."""
    # From the end, where games list their passes, so that few copies are tried.
    found = (
        action for action in reversed(state.legal_actions()) if state.clone().apply(action).hidden == hidden
    )
    return next(found, None)


def passed(state: State, viewer: int | None) -> list[Applied]:
    """Pass wherever a seat is asked that the viewer may not know of; return the applied actions."""
    found: list[Applied] = []
    while asked_in_secret(state, viewer):
        action = secret_action(state, "all")
        if action is None:
            raise LeakError(f"a seat is asked in secret and cannot answer in secret: {state.document()}")
        found.append(state.apply(action))
    return found


def common_actions(one: State, other: State) -> list[str]:
    """Return the actions that are legal in both, in the order of the first."""
    allowed = set(other.legal_actions())
    return [action for action in one.legal_actions() if action in allowed]


def received(
    state: State, viewer: int | None, illegal: Sequence[str] = (), *, supposes: bool = False
) -> dict[str, Any]:
    """Return everything that a viewer receives, by channel.

    It is more if the viewer is to act, or `supposes` what others do. When the game is over everything may be
    shown: then only the result must be the same.
    """
    found: dict[str, Any] = {"to act": state.game.secrets.acting(state, viewer), "result": state.result()}
    if state.is_terminal:
        return found
    found |= {
        "observation": state.observe(viewer),
        "scene": state.game.presenter.scene(state, viewer),
        "picture": state.game.presenter.picture(state, viewer),
    }
    if viewer is not None and isinstance(state, RecordState):
        found["tensor"] = Encoder(state.game).observation(state, viewer).tolist()
    if viewer is not None and state.current_player != viewer:
        found["prospects"] = list(state.game.bots.prospects(found["observation"], viewer))
        if supposes:
            found["suppositions"] = _supposed(state.game, found["observation"], viewer)
    if viewer is not None and state.current_player == viewer:
        choices = state.game.presenter.choices(state)
        found["choices"] = state.game.presenter.sent_choices(state)
        few = [one["action"] for one in choices[:: max(1, len(choices) // PREVIEWED)]]
        found["previews"] = [[action, *_preview(state, action)] for action in few]
        found["refusals"] = [_reason(state, action) for action in illegal]
    return found


def _supposed(game: Game, observation: Mapping[str, Any], viewer: int) -> list[Any]:
    """Return the suppositions of a viewer about the next actions of others, and the choices
    after some of them.
    """
    found, scene = game.bots.suppositions(observation, viewer)
    few = found[:: max(1, len(found) // 2)]
    return [scene, [[one.seat, one.choice] for one in found], [list(one.after(viewer)) for one in few]]


def _preview(state: State, action: str) -> list[Any]:
    preview = state.preview(action)
    return [preview.points, preview.parts, list(map(unsaid, state.game.presenter.explain(state, action)))]


def _reason(state: State, action: str) -> list[Any]:
    refusal = state.why_not(action)
    return [action, None if refusal is None else [refusal.message, list(refusal.rules)]]


def same(channel: str, one: Any, other: Any, state: State) -> None:
    """Raises LeakError if a channel carries different bytes."""
    if as_bytes(one) != as_bytes(other):
        raise LeakError(f"the {channel} tells twins apart:\n{one!r}\n{other!r}\nin {state.document()}")


def redealt(state: State, viewer: int | None, seed: Seed) -> State:
    """Return the position with all that a viewer cannot know redrawn.

    A spectator knows less than each seat: the hidden knowledge of two seats in turn is redrawn.
    """
    if viewer is not None:
        return state.redeal(viewer, seed)
    return state.redeal(0, f"{seed!r} first").redeal(1, f"{seed!r} second")


def check_leaks(
    game: Game,
    seed: Seed,
    *,
    every: int = 7,
    steps: int = WITHOUT_END,
    start: State | None = None,
    twin: MakeTwin = redealt,
) -> int:
    """Play a random game, and every so many decisions follow each viewer's twins.

    It begins with its deal or a position; `twin` makes the other game. Returns how often all channels were
    compared. Raises LeakError.
    """
    stream = Stream(seed_key(f"twins {seed!r}"))
    state = game.deal(seed) if start is None else start.clone()
    remembered: list[str] = []
    decisions = compared = 0
    while not state.is_terminal:
        if decisions % every == 0:
            for viewer in viewers(game):
                twins = Twins(state.clone(), twin(state, viewer, decisions), viewer, tuple(remembered))
                twins.follow(stream, steps)
                compared += twins.compared
        legal = state.legal_actions()
        action = legal[stream.below(len(legal))]
        remembered = [*remembered, action][-8:]
        state.apply(action)
        decisions += 1
    return compared

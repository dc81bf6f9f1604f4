"""Fast kernels of a game, under the same names in every game.

Search, playouts, perft and benchmarks are written once, as functions that make kernels around those of
one game, so that compiled code calls compiled code. (Numba compiles a kernel that knows the kernels it
calls, not one that is given them.)

States live in batches made by `layout.batch(n)`; a kernel takes one state of a batch
(`states[i]`). A `Menu` is scratch space for one decision and belongs to the caller.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, NamedTuple

from gladsheim.core.encoding import Encoding
from gladsheim.core.kernel import kernel
from gladsheim.core.state import Layout


@kernel
def free(state: Any, code: int) -> int:
    """Default of `Rules.cost`: no action costs anything."""
    return 0


@kernel
def no_chance(state: Any, rng: Any) -> None:
    """Default of `Rules.stir`: after the deal nothing is left to chance."""


@kernel
def all_done(state: Any) -> int:
    """Default of `Rules.advance`: `act` has done everything, so nothing is left to do."""
    return 0


NOT_WRITTEN = -1
"""Answer of writing kernels, in place of a number of bytes, when they write nothing."""


@kernel
def no_scene_written(state: Any, menu: Any, viewer: int) -> int:
    """Default of `Rules.write_scene`: write nothing, so that Python makes the JSON."""
    return NOT_WRITTEN


@kernel
def no_effects(before: Any, after: Any, menu: Any, code: int, own: int) -> int:
    """Default of `Rules.write_effects`: write nothing, so that Python computes the result of the action."""
    return NOT_WRITTEN


@kernel
def no_explanation(state: Any, code: int, out: Any) -> int:
    """Default of `Rules.explain`: no numbers."""
    return 0


@kernel
def nothing_gathered(state: Any, out: Any) -> int:
    """Default of `Rules.gather`: observations are made of the record alone."""
    return 0


@kernel
def nothing_ahead(state: Any) -> None:
    """Default of `Prefetch.scalars` and `board`: no prefetching, which small records do not need."""


@kernel
def nothing_at(state: Any, code: int) -> None:
    """Default of `Prefetch.spot`: no prefetching."""


@kernel
def one_text_key(state: Any) -> int:
    """Default of `Rules.text_key`: texts follow from codes alone, so all states share a key."""
    return 0


@kernel
def no_features(state: Any, menu: Any, seat: int, out: Any) -> None:
    """Default of `Features.write`: no features."""


class Features(NamedTuple):
    """Features of a position, seat by seat, from which its learned value is computed."""

    names: tuple[str, ...] = ()
    write: Callable[[Any, Any, int, Any], None] = no_features
    """(state, menu, seat, out) → writes a number for each name: the standing of the seat in
    an imagined world.

    The turn has just passed on; the state is left as it was.
    """


NO_FEATURES = Features()


class Prefetch(NamedTuple):
    """Kernels that ask for memory that will soon be needed (`core.engine.prefetch`); they change nothing.

    They are called in this order, `whole` beside `board`, each when what was asked for before has come.
    """

    scalars: Callable[[Any], None] = nothing_ahead
    """(state) → asks for the memory that is read first."""
    board: Callable[[Any], None] = nothing_ahead
    """(state) → asks for the memory that can then be found."""
    spot: Callable[[Any, int], None] = nothing_at
    """(state, code) → asks for the memory that the action concerns."""
    whole: Callable[[Any], None] = nothing_ahead
    """(state) → asks for the rest of the memory that lists of actions and observations are made of."""


NO_PREFETCH = Prefetch()


@dataclass(frozen=True, slots=True)
class Rules:
    """Kernels and numbers that a game gives to everything that must be fast.

    Action codes are ints; `codes` lists them in the documented order of legal actions.
    """

    game: str
    layout: Layout
    menu: Layout
    most_actions: int
    """Upper bound of the number of legal actions in any position."""
    legal: Callable[[Any, Any], int]
    """(state, menu) → number of legal actions; the menu then holds them."""
    pick: Callable[[Any, Any, int], int]
    """(state, menu, k) → code of the k-th action of the menu, 0 ≤ k < legal(...)."""
    codes: Callable[[Any, Any, Any], int]
    """(state, menu, out) → writes all legal codes in order, returns their number."""
    nth: Callable[[Any, Any, int], int]
    """(state, menu, k) → the k-th of these codes, 0 ≤ k < legal(...), without writing them all."""
    points: Callable[[Any, int], int]
    """(state, code) → points that the action scores at once; the state is left as it was."""
    apply: Callable[[Any, int], int]
    """(state, code) → takes the action, returns its points."""
    seat: Callable[[Any], int]
    """(state) → seat to act, -1 when the game is over."""
    score: Callable[[Any, int], int]
    """(state, seat) → points of a seat."""
    copy: Callable[[Any, Any], None]
    """(target, source) → makes target equal to source."""
    redeal: Callable[[Any, int, Any], None]
    """(state, seat, rng) → redraws everything that the seat cannot know."""
    shuffle: Callable[[Any, Any], None]
    """(state, rng) → a fresh deal of the state's own options."""
    deal: Callable[[Any, Any], None]
    """(state, numbers) → a deal on an empty table, of at most MOST_DRAWN numbers that were drawn before."""
    act: Callable[[Any, int], Any]
    """(state, code) → takes the action, without the steps of `advance`."""
    encoding: Encoding
    """Encoding of observations and action ids as numbers of fixed size."""
    cost: Callable[[Any, int], int] = free
    """(state, code) → hundredths of a point that the action gives away, as a rule of thumb: the worth of what
    leaves the hand, less the usual gain of a follow-up (then it may be negative).
    """
    value: Callable[[Any, int], int] | None = None
    """(state, seat) → hundredths of a point that a seat may expect to have in the end, as a rule of thumb;
    None where points come evenly, so that the present points tell enough.
    """
    features: Features = NO_FEATURES
    """Features that learned values are computed from; none where a game has no learned values."""
    clock: Callable[[Any], int] | None = None
    """(state) → a number that changes when a turn of the table is over; None where a turn is
    over as soon as another seat is to act."""
    advance: Callable[[Any], Any] = all_done
    """(state) → does the next thing that follows from an action; false where nothing is left to do."""
    worlds: int = 0
    """Number of worlds over which a greedy look at the present turn is averaged; 0 where nothing inside a
    turn depends on what the seat cannot know.
    """
    text_key: Callable[[Any], int] = one_text_key
    """(state) → number that the texts of actions depend on besides their codes: in states of an equal key a
    code has the same text; -1 if nothing can be said.
    """
    stir: Callable[[Any, Any], None] = no_chance
    """(state, rng) → redraws only what chance is still to decide: the order of decks, dice.

    Hands stay as they are.
    """
    prefetch: Prefetch = NO_PREFETCH
    explain: Callable[[Any, int, Any], int] = no_explanation
    """(state, code, out) → writes at most MOST_EXPLAINED numbers that the parts of an action's points are
    made of, returns their number; the state is left as it was.
    """
    gather: Callable[[Any, Any], int] = nothing_gathered
    """(state, out) → writes the numbers, at most MOST_GATHERED, that observations are made of and that
    everyone may know, of which Python would have to read many fields; returns their number.
    """
    write_scene: Callable[[Any, Any, int], int] = no_scene_written
    """(state, menu, viewer) → writes the part of the scene that a seat, or a spectator (-1), is sent, as
    bytes of the menu's field `text`; returns their number, or NOT_WRITTEN, which leaves it to Python.
    """
    write_effects: Callable[[Any, Any, Any, int, int], int] = no_effects
    """(before, after, menu, code, own) → writes the result of an action, from the positions before and after
    it, as bytes of the menu's field `text`: `"parts":[...],"events":[...],"story":{...}`, as everybody may
    know it, or its `own` seat alone. Returns their number, or NOT_WRITTEN.

    The own text is asked for after the other one, and only written where the seat may know more. Games that
    have such a kernel hide nothing else of an action from any seat, and put no secret questions.
    """

    @property
    def writes_effects(self) -> bool:
        """Whether the game has a kernel that writes the results of actions."""
        return self.write_effects is not no_effects

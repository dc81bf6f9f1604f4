"""Review of a finished game as the hall sends it, assembled from the parts of the reviewer.

The dataclasses are the wire format. They name no players, only seats. Numbers of plies are those of the log
that the viewer sees (`told`), because some decisions have entries only in the log of the seat that took them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from math import hypot
from typing import Literal

from gladsheim.core.game import Game, Json
from gladsheim.core.telling.story import Said, StoryDocument
from gladsheim.tables.running.live import Live
from gladsheim.tables.running.numbering import end_of, knows
from gladsheim.tables.running.steps import TableStep
from gladsheim.tables.shapes import EventJson, PartJson

# Stored reviews contain parts of points, so a new form of these also needs a new version.
VERSION = 2
"""Version of reviews, raised when the same game would be reviewed otherwise."""
MOST_PARTS = 1_000
"""Largest number of parts of a review; later actions are not reviewed."""
SURE = 2.0
"""Number of standard errors beyond which a difference counts as more than noise."""

Grade = Literal["best", "good", "slip", "blunder"]


@dataclass(frozen=True, slots=True)
class Alternative:
    """Other action that was possible: its expected lead, how much `more` that is than that of the one played,
    with the standard error of this difference. `points`, `parts`, `events` and `story` as an entry of the log
    has them, as far as they do not depend on chance.

    `words` are those in which it was offered to the seat; null where the story says as much.
    """

    action: str
    value: float
    more: float
    error: float
    points: int
    parts: list[PartJson]
    events: list[EventJson]
    story: StoryDocument
    words: Said | None = None


@dataclass(frozen=True, slots=True)
class Decision:
    """An action that was chosen out of several: the expected lead in points, and what it missed.

    `words` as those of an alternative.
    """

    ply: int
    seat: int
    action: str
    value: float
    error: float
    missed: float
    missed_error: float
    grade: Grade
    worlds: int
    choices: int
    alternatives: list[Alternative]
    words: Said | None = None


@dataclass(frozen=True, slots=True)
class Chance:
    """Luck in an action of a seat: what chance gave every seat, in points of lead; ply 0 is the deal."""

    ply: int
    seat: int | None
    luck: list[float]


@dataclass(frozen=True, slots=True)
class SeatReview:
    """Summary of a seat's decisions; `best_ply` and `miss_ply`: the one that stood out, and the worst.

    An action that is within the noise of the best one found has missed nothing.
    """

    seat: int
    decisions: int
    best: int
    good: int
    slip: int
    blunder: int
    missed: float
    missed_error: float
    deal: float
    luck: float
    luck_error: float
    best_ply: int | None
    miss_ply: int | None


@dataclass(frozen=True, slots=True)
class Review:
    """Complete review; `luck` of a seat includes that of its deal."""

    decisions: list[Decision]
    chances: list[Chance]
    seats: list[SeatReview]


@dataclass(frozen=True, slots=True)
class Curve:
    """Points of every seat after each entry of the log; those at the start come first.

    Entries that were taken back keep the points before them.
    """

    plies: list[list[int]]


def plies_of(live: Live, eyes: frozenset[int]) -> list[int]:
    """Return the number of the log entry that shows each standing action, in the log of these eyes."""
    seen, found = 0, []
    for step in live.steps:
        seen += knows(step, eyes)
        if step.applied is not None and not step.undone:
            found.append(seen)
    return found


def review_of(parts: Sequence[Json], live: Live, eyes: frozenset[int]) -> Review:
    """Assemble the review of a game from the reviewer's parts, for a viewer with these eyes."""
    # Part 0 is the deal, which has no entry.
    plies = [0, *plies_of(live, eyes)]
    decisions = [
        _decision(part, plies[part["number"]], live.game) for part in parts if part.get("verdict") is not None
    ]
    chances = [Chance(plies[part["number"]], part.get("seat"), part["luck"]) for part in parts]
    seats = [_seat(seat, decisions, parts) for seat in range(len(live.table.seats))]
    return Review(decisions, [one for one in chances if any(one.luck)], seats)


def decision_at(live: Live, eyes: frozenset[int], ply: int, seat: int) -> TableStep | None:
    """Return the standing action of a seat at a ply, in the log of these eyes; None if there is none."""
    plies = zip(live.standing_steps, plies_of(live, eyes), strict=True)
    return next((step for step, shown in plies if (shown, step.line.seat) == (ply, seat)), None)


def alternative_of(other: Json, seat: int, game: Game) -> Alternative:
    """Return an action of a seat, as the reviewer weighed it, with its story."""
    story = game.presenter.story(seat, other["action"], other["parts"], other["events"])
    return Alternative(**other, story=story.document())


def _decision(part: Json, ply: int, game: Game) -> Decision:
    # A copy, because `pop` must not change the caller's parts.
    verdict = dict(part["verdict"])
    alternatives = [alternative_of(other, part["seat"], game) for other in verdict.pop("alternatives")]
    return Decision(ply, part["seat"], part["action"], alternatives=alternatives, **verdict)


def _seat(seat: int, decisions: Sequence[Decision], parts: Sequence[Json]) -> SeatReview:
    own = [decision for decision in decisions if decision.seat == seat]
    grades = Counter(decision.grade for decision in own)
    missed = [decision for decision in own if decision.grade != "best"]
    worst = max(own, key=lambda decision: decision.missed, default=None)
    finest = max(own, key=_stands_out, default=None)
    return SeatReview(
        seat=seat,
        decisions=len(own),
        best=grades["best"],
        good=grades["good"],
        slip=grades["slip"],
        blunder=grades["blunder"],
        missed=round(sum(decision.missed for decision in missed), 2),
        # Errors of different decisions are independent: their squares add up.
        missed_error=round(hypot(*(decision.missed_error for decision in missed)), 2),
        deal=next((part["luck"][seat] for part in parts if part["number"] == 0), 0.0),
        luck=round(sum(part["luck"][seat] for part in parts), 2),
        luck_error=round(hypot(*(part["luck_error"][seat] for part in parts)), 2),
        best_ply=finest.ply if finest is not None and _stands_out(finest) > 0 else None,
        miss_ply=worst.ply if worst is not None and worst.grade != "best" else None,
    )


def _stands_out(decision: Decision) -> float:
    """Return by how many points an action certainly was better than the best other one."""
    # The reviewer lists the best alternative first.
    return max((-other.more - SURE * other.error for other in decision.alternatives[:1]), default=0.0)


def scores_by_line(live: Live) -> list[list[int]]:
    """Return the points of every seat at the start and after each line."""
    now = Live.fold(live.table, live.game, [])
    scores = [list(now.state.scores)]
    for line in live.lines:
        now = now.after(line)
        scores.append(list(now.state.scores))
    return scores


def curve_of(scores: Sequence[list[int]], live: Live, eyes: frozenset[int]) -> Curve:
    """Return the points after each log entry of these eyes, from those after each line."""
    plies = [scores[end_of(live, eyes, 0)]]
    for number, step in enumerate(live.steps, 1):
        if knows(step, eyes):
            plies.append(plies[-1] if step.undone else scores[end_of(live, eyes, number)])
    return Curve(plies)

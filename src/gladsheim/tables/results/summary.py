"""Summary of a game's review in a few figures for each seat, which can be added up over many games.

Points are those of the game, and leads those over the best other seat. A decision within the noise of the
review has missed nothing, as in the review itself.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from math import hypot

from gladsheim.core.game import Json
from gladsheim.tables.results.review import MOST_PARTS
from gladsheim.tables.running.leaving import HOW
from gladsheim.tables.running.live import Live
from gladsheim.tables.table import RETURN

BEST = "best"
SUMMARY = 1
"""Version of summaries, raised when the same review would be summed up otherwise."""
THIRDS = 3

Missed = list[float]
"""Number of decisions, and the points that were missed in them."""


@dataclass(frozen=True, slots=True)
class SeatSummary:
    """A seat in a reviewed game, with standard errors; `lead` is None where it does not say what was won.

    `kinds` are what was missed by kind of action (`Presenter.kind_of`), `thirds` by thirds of the game.
    """

    seat: int
    decisions: int
    missed: float
    missed_error: float
    lead: float | None
    luck: float
    luck_error: float
    kinds: dict[str, Missed]
    thirds: list[Missed]


@dataclass(frozen=True, slots=True)
class GameSummary:
    """Seat of a user in a game that ended at the time `at`.

    `told`: others may see this single game.
    """

    table: str
    at: str
    told: bool
    own: SeatSummary


def stood_in(live: Live) -> list[int]:
    """Return the numbers, from 1, of the standing actions that a bot chose while the seat's
    player was away.
    """
    away: set[int] = set()
    found, number = [], 0
    for step in live.steps:
        if step.line.kind in HOW:
            away.add(step.line.seat)
        elif step.line.kind == RETURN:
            away.discard(step.line.seat)
        elif step.applied is not None and not step.undone:
            number += 1
            if step.line.seat in away:
                found.append(number)
    return found


def leads_of(live: Live) -> list[float | None]:
    """Return each seat's lead over the best other one at the end.

    None for all where the game ended early or is too long to be reviewed whole, and for seats of which a
    bot has played a part.
    """
    scores, standing = live.state.scores, live.standing_steps
    seats = range(len(scores))
    # Equal is too long already, because the deal is a part as well.
    if live.ended is not None or len(standing) >= MOST_PARTS:
        return [None for _ in seats]
    shared = {standing[number - 1].line.seat for number in stood_in(live)}
    leads = [float(scores[seat] - max(scores[other] for other in seats if other != seat)) for seat in seats]
    return [None if seat in shared else lead for seat, lead in enumerate(leads)]


def summaries(
    parts: Sequence[Json],
    leads: Sequence[float | None],
    left_out: Collection[int],
    kind_of: Callable[[str], str],
) -> list[SeatSummary]:
    """Sum up the parts of a review for each seat, without the actions numbered in `left_out`."""
    chosen = [part for part in parts if part.get("verdict") is not None and part["number"] not in left_out]
    # Number of the last action: part 0 is the deal. At least 1, because it is a divisor.
    last = max(1, len(parts) - 1)
    found = []
    for seat, lead in enumerate(leads):
        own = [part for part in chosen if part["seat"] == seat]
        # Of all parts: chance counts for the seat also where a bot chose for it.
        luck = [part["luck"][seat] for part in parts]
        luck_error = hypot(*(part["luck_error"][seat] for part in parts))
        found.append(_of_seat(seat, own, last, kind_of, (lead, round(sum(luck), 2), round(luck_error, 2))))
    return found


def _of_seat(
    seat: int,
    own: Sequence[Json],
    last: int,
    kind_of: Callable[[str], str],
    came: tuple[float | None, float, float],
) -> SeatSummary:
    kinds: dict[str, Missed] = defaultdict(lambda: [0, 0.0])
    thirds: list[Missed] = [[0, 0.0] for _ in range(THIRDS)]
    errors = []
    for part in own:
        verdict = part["verdict"]
        missed = 0.0
        if verdict["grade"] != BEST:
            missed = verdict["missed"]
            errors.append(verdict["missed_error"])
        third = (part["number"] - 1) * THIRDS // last
        for group in (kinds[kind_of(part["action"])], thirds[third]):
            group[0] += 1
            group[1] = round(group[1] + missed, 2)
    total = round(sum(missed for _, missed in thirds), 2)
    return SeatSummary(seat, len(own), total, round(hypot(*errors), 2), *came, dict(kinds), thirds)

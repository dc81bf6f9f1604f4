"""`gladsheim ladder`: ratings of all bots of a game."""

from __future__ import annotations

import json
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Any

import rich_click as click

from gladsheim.bots.levels import LEARNED
from gladsheim.cli.engine.arena import Contest, best_first, check_names, compete, contest_options, show
from gladsheim.cli.options import PerGame

if TYPE_CHECKING:
    from collections.abc import Sequence

    from gladsheim.bots.contests.standings import EloRating, PairingResult
    from gladsheim.core.game import Game

MOST_BYTES = 4_000_000
BASE, WORTH = "greedy", 1000.0
"""Bot that the others are rated by, and its rating.

It has no budget and has learned nothing, so its strength stays the same.
"""


@dataclass(frozen=True, slots=True)
class LadderOptions(Contest):
    """The command's own flags and arguments, besides the options of the game."""

    names: tuple[str, ...]
    out: str | None


def ladder(game: Game, wishes: LadderOptions) -> None:
    """Rate all bots of a game.

    Name bots to rate only these. From the weakest to the strongest, each bot plays the next two, and each
    level of seer the next one, on the same deals and in every seat. Ratings are on Elo's scale, with "greedy"
    at 1000. Intervals are those of the bootstrap over deals, at 95 %.
    """
    from gladsheim import bots
    from gladsheim.bots.contests.standings import ratings

    names = wishes.names or bots.names()
    check_names(names, 3)
    known = _known(wishes.out)
    base = BASE if BASE in names else names[0]
    matches = compete(game, neighbours(names), wishes)
    rated = ratings(matches, base, WORTH)
    show(game, rated, matches)
    if wishes.out is not None:
        _write(game, rated, matches, wishes, known)


def neighbours(names: Sequence[str]) -> list[tuple[str, str]]:
    """Return the pairs that meet: each bot with the next two, and each level that has learned
    with the next.
    """
    levels = pairwise(name for name in names if name in LEARNED)
    return list(dict.fromkeys([*pairwise(names), *zip(names, names[2:], strict=False), *levels]))


def _write(
    game: Game,
    rated: dict[str, EloRating],
    matches: list[PairingResult],
    wishes: LadderOptions,
    known: list[dict[str, Any]],
) -> None:
    """Write the results into the file, beside those of other tables."""
    from gladsheim.cli.engine.writing import writing
    from gladsheim.core.files.digests import with_digest

    table = {
        "players": game.players,
        "options": game.options,
        "deals": wishes.deals,
        "seed": str(wishes.seed),
        "bots": [
            {"bot": name, **rated[name].to_json(), "ms": _pace(name, matches)} for name in best_first(rated)
        ],
        "matches": [match.to_json() for match in matches],
    }
    others = [one for one in known if one["options"] != game.options]
    tables = sorted([*others, table], key=lambda one: one["players"])
    with writing(wishes.out) as stream:
        content = with_digest({"game": game.name, "tables": tables})
        stream.write(f"{json.dumps(content, indent=1)}\n".encode())


def _known(out: str | None) -> list[dict[str, Any]]:
    """Return the tables that the file holds so far. Raises UsageError."""
    from gladsheim.core.errors import UsageError
    from gladsheim.core.files.digests import checked
    from gladsheim.core.files.text import TextError, read_text

    file = Path(out or "")
    if not file.is_file():
        return []
    try:
        found = checked(json.loads(read_text(file, MOST_BYTES)))
        tables: list[dict[str, Any]] = [
            {**table, "players": int(table["players"]), "options": dict(table["options"])}
            for table in found["tables"]
        ]
    except TextError as error:
        raise UsageError(f"{file} {error}") from error
    except (ValueError, TypeError, KeyError, RecursionError) as error:
        raise UsageError(
            f"{file} is not a ladder file, or is damaged; allowed: a ladder file, or a new name"
        ) from error
    return tables


def _pace(name: str, matches: list[PairingResult]) -> float:
    """Return the mean milliseconds that a decision of a bot took."""
    sides = [(one, (one.first, one.second).index(name)) for one in matches if name in (one.first, one.second)]
    decisions = sum(one.decisions[side] for one, side in sides)
    return round(1000 * sum(one.thinking[side] for one, side in sides) / max(1, decisions), 2)


PARAMETERS: list[click.Parameter] = [
    click.RichArgument(["names"], nargs=-1, metavar="[BOT BOT BOT...]"),
    *contest_options(50),
    click.RichOption(["-o", "--out"], metavar="FILE", help="Add the results to this file."),
]

command = PerGame("ladder", ladder, LadderOptions, PARAMETERS)

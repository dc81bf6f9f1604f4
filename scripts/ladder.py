"""Writes the tables of docs/bots/ladder.md from the files of `gladsheim ladder` that come with the games.

python -m scripts.ladder
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from gladsheim.bots.levels import LEARNED
from gladsheim.games import game, info, names

PAGE = Path(__file__).parents[1] / "docs" / "bots" / "ladder.md"
MARK = "<!-- Written by scripts/ladder.py from here on. -->\n"


def tables() -> str:
    """Return the page's section of each game."""
    return "\n".join(_game(name) for name in names() if game(name).bots.ladder is not None)


def _game(name: str) -> str:
    chosen = game(name)
    assert chosen.bots.ladder is not None
    found = json.loads(chosen.bots.ladder.read_text(encoding="utf-8"))
    return "\n".join([f"## {chosen.title}\n", *(_table(name, one) for one in found["tables"])])


def _table(name: str, table: dict[str, Any]) -> str:
    """The ratings of one table, and below them how the levels do against the one below."""
    usual = game(name, players=table["players"]).options
    options = ", ".join(f"{key} {value}" for key, value in table["options"].items() if value != usual[key])
    said = [
        f"### {info(name).title}, {table['players']} players\n",
        f"{table['deals']} deals a pair, seed {table['seed']}; {options or 'the usual options'}.\n",
        "| bot | rating | 95 % | ms a decision |",
        "|---|---|---|---|",
        *(
            f"| `{one['bot']}` | {one['rating']} | {one['low']} to {one['high']} | {one['ms']:.1f} |"
            for one in table["bots"]
        ),
        "",
        "| levels | games | wins of the higher | 95 % |",
        "|---|---|---|---|",
        *(_step(one) for one in table["matches"] if _neighbours(*one["bots"])),
    ]
    return "\n".join([*said, ""])


def _neighbours(first: str, second: str) -> bool:
    """Whether two bots are a level and the next one."""
    levels = list(LEARNED)
    return first in levels and second in levels and levels.index(second) == levels.index(first) + 1


def _step(match: dict[str, Any]) -> str:
    """A row: what the second of the two won."""
    (lower, higher), (low, high) = match["bots"], match["interval"]
    share, interval = f"{1 - match['share']:.1%}", f"{1 - high:.0%} to {1 - low:.0%}"
    return f"| `{higher}` : `{lower}` | {match['games']} | {share} | {interval} |"


def page(text: str) -> str:
    """Return the page with new tables."""
    return text.partition(MARK)[0] + MARK + "\n" + tables()


if __name__ == "__main__":
    PAGE.write_text(page(PAGE.read_text(encoding="utf-8")), encoding="utf-8")

"""What each registered game has, so that tests of every game hold for one that comes later."""

from __future__ import annotations

from pathlib import Path

from gladsheim.games import info, names

PAGES = Path(__file__).resolve().parents[2] / "web" / "src" / "games"


def with_a_page() -> list[str]:
    """Return the games with a folder of their own in the page: they have rules, lessons and examples."""
    return [name for name in names() if (PAGES / name).is_dir()]


def seats(name: str, wanted: int) -> int:
    """Return the number of players of a game that is nearest to the wanted one."""
    options = {option.name: option for option in info(name).option_list}
    if "players" not in options:
        return info(name)().players
    return min(max(wanted, options["players"].low), options["players"].high)

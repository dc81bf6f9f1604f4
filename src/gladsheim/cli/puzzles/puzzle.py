"""`gladsheim puzzle`: puzzles of the collection, solved in the terminal."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

import rich_click as click

from gladsheim.cli.play.words import CliTexts, spoken
from gladsheim.cli.screen import echo
from gladsheim.core.files.writing import write_whole
from gladsheim.locales import LOCALES

if TYPE_CHECKING:
    from gladsheim.puzzles import Puzzle

NEXT = "next"
KEPT = "puzzles.json"


@click.command("puzzle", cls=click.RichCommand)
@click.argument("game")
@click.argument("puzzle", default=NEXT, metavar="[ID|next]")
@click.option(
    "--lang",
    "--language",
    "lang",
    type=click.Choice(LOCALES),
    help="Play in this language.  [default: your system's]",
)
def command(game: str, puzzle: str, lang: str | None) -> None:
    """Solve a puzzle in the terminal.

    Find the one action that is clearly best. Without an ID you get the first puzzle that you have not solved
    here. Type "solution" to see it, "quit" to leave.
    """
    from gladsheim.cli.play.lines import LineInterface
    from gladsheim.cli.puzzles.posing import Posing, sitting_at
    from gladsheim.core.errors import UsageError, shorten
    from gladsheim.core.game import by_version
    from gladsheim.games import game as new_game
    from gladsheim.puzzles import collection, names
    from gladsheim.puzzles.posed import of_collection

    if game not in names():
        raise UsageError(f"game is {shorten(game)}; allowed: {', '.join(names())}")
    words = CliTexts(lang or spoken())
    known, done = collection(game), _solved(words)
    if puzzle != NEXT and puzzle not in known:
        raise UsageError(f"puzzle is {shorten(puzzle)}; allowed: next, {', '.join(known)}")
    chosen = _next(known, done) if puzzle == NEXT else known[puzzle]
    if chosen is None:
        echo(words("cli-puzzles-done", count=len(known)))
        return
    posed = of_collection(chosen, by_version(new_game(chosen.game, **chosen.options), chosen.rules))
    number = list(known).index(chosen.id) + 1
    echo(words("cli-puzzle", number=number, all=len(known), id=chosen.id, level=chosen.level))
    posing = Posing(posed, sitting_at(posed, words), words)
    LineInterface(posing).turn()
    if posing.solved:
        _keep(done | {chosen.id})


def _next(known: dict[str, Puzzle], done: frozenset[str]) -> Puzzle | None:
    return next((puzzle for puzzle in known.values() if puzzle.id not in done), None)


def _file() -> Path:
    from platformdirs import user_data_path

    return user_data_path("gladsheim", appauthor=False) / KEPT


def _solved(words: CliTexts) -> frozenset[str]:
    """Return the puzzles that were solved here; none, after a message, if the file cannot be read."""
    try:
        found = json.loads(_file().read_bytes())
        if isinstance(found, list) and all(isinstance(one, str) for one in found):
            return frozenset(found)
    except FileNotFoundError:
        return frozenset()
    except (OSError, ValueError, RecursionError):
        pass
    echo(words("cli-puzzles-unreadable", file=str(_file())), err=True)
    return frozenset()


def _keep(done: frozenset[str]) -> None:
    """Store which puzzles were solved. Raises OSError if the file cannot be written."""
    _file().parent.mkdir(parents=True, exist_ok=True)
    write_whole(_file(), json.dumps(sorted(done)).encode())

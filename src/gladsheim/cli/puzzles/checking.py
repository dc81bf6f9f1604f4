"""`gladsheim puzzles --check`: proves the puzzles of the package again, in other worlds."""

from __future__ import annotations

from contextlib import AbstractContextManager
from dataclasses import dataclass
from functools import lru_cache
from statistics import median
from typing import TYPE_CHECKING, Any

from gladsheim.games import game as new_game
from gladsheim.puzzles.proving import Prover

if TYPE_CHECKING:
    from gladsheim.core.game import Json
    from gladsheim.research.cluster.workers import Workers


@dataclass(frozen=True, slots=True)
class SecondProof:
    """Result of a second proof.

    It says whether the solution was still the best where the best few were weighed, and in games to the end,
    and whether all conditions of a puzzle held again.
    """

    weighed: bool
    played: bool
    proved: bool


def check(game: str, salt: str, number: int, crew: AbstractContextManager[Workers], *, quiet: bool) -> None:
    """Prove puzzles again, and print a table on standard output."""
    from rich.table import Table

    from gladsheim.cli.engine.simulate import watched
    from gladsheim.cli.screen import out
    from gladsheim.puzzles import collection

    known = list(collection(game).values())[:number]
    tasks = [(puzzle.to_line(), salt) for puzzle in known]
    with crew as workers:
        found = list(watched(workers.run(again, tasks), len(tasks), quiet))
    table = Table("game", box=None)
    for heading in (
        "puzzles",
        "best again, weighed",
        "best again, played",
        "proved again",
        "lead",
        "in games",
    ):
        table.add_column(heading, justify="right")
    table.add_row(
        game,
        str(len(known)),
        str(sum(one.weighed for one in found)),
        str(sum(one.played for one in found)),
        str(sum(one.proved for one in found)),
        f"{median(puzzle.others[0].less for puzzle in known):.1f}",
        f"{median(min(other.behind for other in puzzle.others) for puzzle in known):.1f}",
    )
    out().print(table)


def again(task: tuple[str, str]) -> SecondProof:
    """Prove the puzzle of a line again, in worlds drawn with a salt."""
    from gladsheim.puzzles import Puzzle

    line, salt = task
    puzzle = Puzzle.of_line(line)
    options = tuple(
        (key, tuple(value) if isinstance(value, list) else value) for key, value in puzzle.options.items()
    )
    prover = _prover(puzzle.game, options)
    proof = prover.test(puzzle.observation, puzzle.solution, f" {salt}", whole=True)
    return SecondProof(proof.is_best, proof.wins, proof.holds)


@lru_cache(maxsize=4)
def _prover(name: str, options: tuple[tuple[str, Any], ...]) -> Prover:
    given: Json = {key: list(value) if isinstance(value, tuple) else value for key, value in options}
    return Prover(new_game(name, **given))

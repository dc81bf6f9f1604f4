"""Playthrough files: complete recorded games, by which a change of behaviour is noticed.

A file holds behaviour only: one action a line with its points, its parts and what each seat and a spectator
then see (as digests), and the result. Review rewritten files line by line; an unintended change is a bug.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from gladsheim.core.chance import Stream, seed_key
from gladsheim.core.files.writing import write_whole
from gladsheim.core.game import Game, Json, Seed, State, by_version
from gladsheim.games import game as build_game
from gladsheim.testing.canonical import as_bytes, digest
from gladsheim.testing.contract import viewers

FORMAT = 1
SHOWN_DIGITS = 8


@dataclass(frozen=True, slots=True)
class Playthrough:
    """Recorded game: a head (game, options, seed, views of the deal), plies and a result."""

    head: Json
    plies: list[Json]
    result: Json


def play(game: Game, seed: Seed) -> Playthrough:
    """Play a random game, the same for the same seed."""
    state = game.deal(seed)
    stream = Stream(seed_key(f"playthrough {seed!r}"))
    head = {"format": FORMAT, "game": game.name, "options": game.options, "seed": seed, "views": views(state)}
    plies = []
    while not state.is_terminal:
        legal = state.legal_actions()
        plies.append(ply(state, legal[stream.below(len(legal))]))
    return Playthrough(head, plies, dict(state.result()))


def ply(state: State, action: str) -> Json:
    """Take an action; return its results and the views after it."""
    choices = len(state.legal_actions())
    applied = state.apply(action)
    return {
        "action": action,
        "of": choices,
        "points": applied.points,
        "parts": applied.parts,
        "events": digest([event.whole() for event in applied.events], SHOWN_DIGITS),
        "views": views(state),
    }


def views(state: State) -> str:
    """Return digests of the views of each seat and a spectator, in one text."""
    return " ".join(digest(state.observe(viewer), SHOWN_DIGITS) for viewer in viewers(state.game))


def write(playthrough: Playthrough, path: Path) -> None:
    """Write a playthrough as JSON lines: head, plies, result."""
    lines = [playthrough.head, *playthrough.plies, playthrough.result]
    write_whole(path, b"".join(as_bytes(line) + b"\n" for line in lines))


def read(path: Path) -> Playthrough:
    """Read a playthrough file. Raises ValueError if it is none."""
    lines: list[Any] = [json.loads(line) for line in path.read_text("utf-8").splitlines()]
    if len(lines) < 2 or lines[0].get("format") != FORMAT:
        raise ValueError(f"{path} is not a playthrough file of format {FORMAT}")
    return Playthrough(lines[0], lines[1:-1], lines[-1])


def differences(playthrough: Playthrough, rules: int | None = None) -> Iterator[str]:
    """Replay it; yield a sentence for the first ply that differs, and for the end.

    `rules` is the version of the rules under which it was played, if that is not the present one.
    """
    head = playthrough.head
    game = build_game(head["game"], **head["options"])
    state = by_version(game, game.rules_version if rules is None else rules).deal(head["seed"])
    if views(state) != head["views"]:
        yield f"the deal looks like {views(state)}, not like {head['views']}"
        return
    for number, expected in enumerate(playthrough.plies, 1):
        if expected["action"] not in state.legal_actions():
            yield f"ply {number}: {expected['action']} is not legal any more"
            return
        found = ply(state, expected["action"])
        for name in expected:
            if as_bytes(found[name]) != as_bytes(expected[name]):
                yield f"ply {number}, {expected['action']}: {name} is {found[name]}, not {expected[name]}"
                return
    if state.result() != playthrough.result:
        yield f"the result is {state.result()}, not {playthrough.result}"

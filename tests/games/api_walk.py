"""A program that plays through the State API and tells all that it hears, to compare ways to run.

It reads orders (JSON lines of name, options, games, when) and prints a line for each decision. `when` tells
when what an action brought is read: "now", "later" (some moves after) or "last" (when the state is gone).
With "changes" kernels run plain for some moves before they run as the process was told.
"""

from __future__ import annotations

import gc
import hashlib
import json
import os
import random
import sys
from collections.abc import Iterator
from typing import Any

from gladsheim import Stepper, game
from gladsheim.core.applied import Applied
from gladsheim.core.errors import GladsheimError
from gladsheim.core.game import Game, State

LATER = 40
"""Decisions after which an action is told late: more than a past is long."""
PLAIN_FIRST = 12
WAY = "GLADSHEIM_KERNELS"


def digest(value: Any) -> str:
    """A digest of a value with the types of all its parts."""
    return hashlib.sha256(repr(value).encode()).hexdigest()[:12]


def told(applied: Applied) -> str:
    """All fields of what an action brought."""
    return f"{applied.action} {applied.seat} {applied.points} {digest(applied)} {applied.final}"


def refused(state: State, action: str) -> list[str]:
    """What is said against actions that are not legal."""
    said = []
    for attempt in (state.apply, state.preview):
        try:
            attempt(action)
        except GladsheimError as error:
            said.append(f"{type(error).__name__}: {error}")
    return said


def looks(state: State, chance: random.Random, remembered: list[str]) -> Iterator[Any]:
    """What a state tells before an action, most of it now and then only."""
    legal = state.legal_actions()
    yield legal, state.legal_codes(), state.current_player, state.is_terminal, state.scores
    if chance.random() < 0.3:
        yield [
            [one.points, one.parts] for one in map(state.preview, chance.sample(legal, min(3, len(legal))))
        ]
    if chance.random() < 0.2:
        viewers = [None, *range(state.game.players)]
        yield [
            [
                state.observe(viewer),
                state.game.presenter.scene(state, viewer),
                state.game.secrets.acting(state, viewer),
            ]
            for viewer in viewers
        ]
        yield state.game.presenter.choices(state), state.result()
    if chance.random() < 0.2:
        illegal = [text for text in remembered if text not in legal][-2:]
        yield [refused(state, text) for text in ("nonsense", *illegal)]
    if chance.random() < 0.15:
        other = state.redeal(chance.randrange(state.game.players), chance.getrandbits(64))
        yield other.document(), other.legal_actions()
        twin = state.clone()
        yield told(twin.apply(chance.choice(legal))), twin.document(), twin.seed
    if chance.random() < 0.1 and state.game.traits.chance_in_play:
        state.chance_word = chance.getrandbits(64)
    if chance.random() < 0.2:
        yield state.document()


def walk(chosen: Game, seed: int, when: str) -> Iterator[str]:
    """A game, told line by line."""
    chance, state = random.Random(seed), chosen.deal(seed)
    remembered: list[str] = []
    waiting: list[Applied] = []
    chosen_way, moves = os.environ[WAY], 0
    while not state.is_terminal:
        os.environ[WAY] = "plain" if when == "changes" and moves < PLAIN_FIRST else chosen_way
        moves += 1
        yield digest(list(looks(state, chance, remembered)))
        action = chance.choice(state.legal_actions())
        remembered = [*remembered, action][-8:]
        waiting.append(state.apply(action))
        if when in ("now", "changes") or (when == "later" and len(waiting) > LATER):
            yield told(waiting.pop(0))
    yield digest([state.document(), state.result(), state.legal_actions(), refused(state, remembered[-1])])
    del state
    gc.collect()
    yield from map(told, waiting)


def steps(chosen: Game, seed: int) -> Iterator[str]:
    """A game of a stepper, beside which another is made in the middle."""
    chance, stepper = random.Random(seed), Stepper(chosen)
    count, twin = stepper.begin(seed), None
    while count:
        yield f"{stepper.seat} {stepper.returns} {[int(code) for code in stepper.codes[:count]]}"
        if chance.random() < 0.1:
            twin = stepper.clone()
        count = stepper.step(chance.randrange(count))
    yield f"{stepper.seat} {stepper.returns} {stepper.count}"
    if twin is not None:
        yield f"{twin.seat} {twin.returns} {twin.count} {twin.step(twin.count - 1)} {twin.returns}"


def main() -> None:
    """Read orders, print lines."""
    for line in sys.stdin:
        order = json.loads(line)
        chosen = game(order["name"], **order["options"])
        for seed in range(order["games"]):
            played = steps(chosen, seed) if order["when"] == "steps" else walk(chosen, seed, order["when"])
            sys.stdout.writelines(f"{line}\n" for line in played)


if __name__ == "__main__":
    main()

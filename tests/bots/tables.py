"""Tables for bots: drawn positions, and whole games between bots."""

from collections.abc import Sequence
from typing import Any

import gladsheim
from gladsheim import bots
from gladsheim.core.game import Game, State


def position(*rows: str, hand: str, other: str = "Lo", kinds: str = "base", **fields: Any) -> State:
    """Rows of tiles from 0,0 on, a point for an empty cell; seat 0 is to act; the deck is empty."""
    game = gladsheim.game("voluspa", set=kinds)
    board = {
        f"{x},{y}": tile for y, row in enumerate(rows) for x, tile in enumerate(row.split()) if tile != "."
    }
    options = {"players": 2, "kinds": game.options["kinds"], "no_late_hel": False}
    document = {"game": "voluspa", "version": 1, "options": options, "board": board}
    return game.from_document({**document, "hands": [hand.split(), other.split()], **fields})


def choice(name: str, state: State, seed: int = 1) -> str:
    """What a bot does in a state."""
    return bots.create(name, state.game).choose_in(state, seed)


def play(game: Game, names: Sequence[str], seed: int, most: int = 10_000) -> State:
    """A game between bots, by seat, cut after so many actions; an illegal one raises."""
    state = game.deal(seed)
    seated = [bots.create(name, game) for name in names]
    for ply in range(most):
        seat = state.current_player
        if seat is None:
            break
        state.apply(seated[seat].choose_in(state, f"{seed} {ply}"))
    return state

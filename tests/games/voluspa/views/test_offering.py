"""What a table offers: every legal action with its place, said in one way only."""

from __future__ import annotations

import random

import pytest

import gladsheim
from gladsheim.core.positions.record_state import record_of
from gladsheim.core.state import snapshot
from gladsheim.games.voluspa.notation.actions import from_code
from gladsheim.games.voluspa.record import LAYOUT

SETS = [{"set": "base"}, {"set": "edda"}, {"set": "all"}]


@pytest.mark.parametrize("seed", range(6))
def test_choices_say_what_their_codes_say(seed: int) -> None:
    """Whatever is written down in a quick way agrees with the action and with its preview."""
    state = gladsheim.game("voluspa", players=2 + seed % 4, **SETS[seed % 3]).deal(seed=seed)
    rng = random.Random(seed)
    while not state.is_terminal:
        codes = state.legal_codes()
        choices = state.game.presenter.choices(state)
        assert [choice["action"] for choice in choices] == state.legal_actions()
        for code, choice in zip(codes, choices, strict=True):
            action = from_code(code, record_of(state))
            assert (choice["type"], choice.get("boosts", 0)) == (action.type, action.boosts)
            assert (choice.get("dir") or "", choice["action"]) == (action.dir, str(action))
            assert choice.get("at") == (f"{action.at[0]},{action.at[1]}" if action.at else None)
        chosen = rng.choice(choices)
        preview = state.preview(chosen["action"])
        assert chosen["points"] == preview.points
        happened = state.apply(chosen["action"])
        placed = [event for event in happened.events if event.public.get("way")]
        if chosen["type"] == "play":
            assert placed[0].public["way"] == chosen["way"]
            assert placed[0].public["tile"] == chosen["piece"]
        bumped = [event.public["to"] for event in happened.events if event.kind == "bumped"]
        assert chosen.get("to") == (bumped[0] if bumped else None)
        if "reach" in chosen and (scene := state.game.presenter.scene(state, None))["hermod"]:
            assert scene["reach"] == chosen["reach"]


@pytest.mark.parametrize("far", [(0, 0), (60, -61), (-63, 64), (-200, -130), (130, 200), (800_000, -800_000)])
def test_places_are_told_wherever_the_board_lies(far: tuple[int, int]) -> None:
    """Cells are numbered round and round; all that is said of them goes by where the board really lies."""
    near = gladsheim.game("voluspa", **SETS[2]).deal(seed=3)
    rng = random.Random(3)
    for _ in range(20):
        near.apply(rng.choice(near.legal_actions()))

    def moved(at: str) -> str:
        x, y = (int(part) + step for part, step in zip(at.split(","), far, strict=True))
        return f"{x},{y}"

    document = near.document()
    board = {moved(at): tile for at, tile in document["board"].items()}
    state = near.game.from_document({**document, "board": board})
    assert state.document()["board"] == board
    scene = state.game.presenter.scene(state, None)
    assert [tile["at"] for tile in scene["board"]] == [
        moved(tile["at"]) for tile in near.game.presenter.scene(near, None)["board"]
    ]
    assert all(tile["at"] == f"{tile['x']},{tile['y']}" for tile in scene["board"])
    for here, there in zip(
        near.game.presenter.choices(near), state.game.presenter.choices(state), strict=True
    ):
        assert there.get("at") == (moved(here["at"]) if "at" in here else None)
        assert there["points"] == here["points"] == state.preview(there["action"]).points


def test_what_is_looked_at_stays_as_it_was() -> None:
    """Points and their parts are counted on the board itself, and leave nothing behind."""
    state = gladsheim.game("voluspa", **SETS[2]).deal(seed=8)
    rng = random.Random(8)
    while not state.is_terminal:
        before, actions = snapshot(record_of(state), LAYOUT), state.legal_actions()
        for action in rng.sample(actions, min(12, len(actions))):
            state.preview(action)
        state.game.presenter.choices(state)
        assert snapshot(record_of(state), LAYOUT) == before
        state.apply(rng.choice(actions))


def test_legal_actions_are_those_of_now() -> None:
    """A list that is kept belongs to one position: not to the next one, a copy or another deal of it."""
    state = gladsheim.game("voluspa", **SETS[2]).deal(seed=9)
    rng = random.Random(9)
    while not state.is_terminal:
        actions = state.legal_actions()
        actions.append("what a caller does with its list is its own business")
        assert state.legal_codes() == state.game.from_document(state.document()).legal_codes()
        other = state.clone()
        other.apply(rng.choice(state.legal_actions()))
        assert other.legal_codes() == other.game.from_document(other.document()).legal_codes()
        state.legal_codes().clear()
        state = other

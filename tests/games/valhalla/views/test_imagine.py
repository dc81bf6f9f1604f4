"""Positions imagined from observations (VH-14.4): they agree with what is seen."""

from __future__ import annotations

import json

import pytest

from gladsheim import game
from gladsheim.core.errors import DocumentError
from gladsheim.core.game import State
from gladsheim.testing.ledger import rule
from tests.games.valhalla.bot.policies import starts, walk
from tests.games.valhalla.playing import POLICIES
from tests.games.valhalla.whole.invariants import check_position


def check_imagined(state: State, seed: str) -> State:
    """Imagine what the seat to act sees: it sees the same again, and may do the same."""
    seat = state.current_player
    assert seat is not None
    seen = json.loads(json.dumps(state.observe(seat)))
    imagined: State = state.game.bots.imagine(seen, seed)
    assert imagined.observe(seat) == seen
    assert imagined.game.presenter.scene(imagined, seat) == state.game.presenter.scene(state, seat)
    assert imagined.current_player == seat
    assert imagined.legal_actions() == state.legal_actions()
    assert imagined.game.presenter.choices(imagined) == state.game.presenter.choices(state)
    document = imagined.document()
    check_position(document)
    real = state.document()
    hidden = sorted(real["draw"] + real["discard"])
    assert sorted(document["draw"] + document["discard"]) == hidden
    return imagined


@rule("VH-14.4")
@pytest.mark.parametrize("policy", POLICIES)
def test_along_games(policy: str) -> None:
    """Along whole games whoever acts can imagine, and from what is imagined games can be played."""
    for state, rng in starts(policy):
        for number, position in enumerate(walk(state, policy, rng)):
            if number % 5 == 0 and not position.is_terminal:
                imagined = check_imagined(position, f"{number}")
                action = rng.choice(imagined.legal_actions())
                assert imagined.apply(action).points == position.preview(action).points


@rule("VH-14.4", "VH-12.3")
def test_what_is_hidden_is_drawn_anew() -> None:
    """The same seed imagines the same, others otherwise; the real order does not matter at all."""
    chosen = game("valhalla", players=3)
    state = chosen.deal(4)
    seat = state.current_player
    assert seat is not None
    seen = state.observe(seat)
    documents = [chosen.bots.imagine(seen, seed).document() for seed in ("a", "a", "b")]
    assert documents[0] == documents[1] != documents[2]
    assert documents[0]["rng"] != state.document()["rng"]
    other = state.redeal(seat, 9)
    assert other.document()["draw"] != state.document()["draw"]
    assert chosen.bots.imagine(other.observe(seat), "a").document() == documents[0]
    assert len({chosen.bots.imagine(seen, seed).document()["draw"][0] for seed in range(60)}) > 15


@pytest.mark.parametrize("missing", ["draw_count", "discard_count", "valhalla", "landscape", "players"])
def test_what_is_no_observation(missing: str) -> None:
    """Without one of its fields an observation is refused with a DocumentError."""
    state = game("valhalla").deal(1)
    seen = state.observe(0)
    del seen[missing]
    with pytest.raises(DocumentError):
        state.game.bots.imagine(seen, "x")


@pytest.mark.parametrize("count", [-1, 0, 3, 10**9, "7", None, 2.5, []])
def test_impossible_sizes_of_piles(count: object) -> None:
    """Piles of a size that the cards do not allow are refused with a DocumentError."""
    state = game("valhalla").deal(1)
    with pytest.raises(DocumentError):
        state.game.bots.imagine({**state.observe(0), "draw_count": count}, "x")


def test_piles_are_not_below_nothing() -> None:
    """A pile of fewer than no cards is refused, though the sum of both would do."""
    seen = game("valhalla").deal(1).observe(0)
    with pytest.raises(DocumentError):
        game("valhalla").bots.imagine(
            {**seen, "draw_count": -1, "discard_count": seen["draw_count"] + 1}, "x"
        )

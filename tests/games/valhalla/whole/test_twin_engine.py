"""The engine and the naive twin play the same games, position by position."""

from __future__ import annotations

import random

import pytest

from gladsheim import game
from gladsheim.core.game import State
from tests.games.valhalla.playing import TABLES, any_options, choose
from tests.games.valhalla.sets import Options, readings, title
from tests.games.valhalla.starts import rich_position
from tests.games.valhalla.themes import THEMES, themed_position
from tests.games.valhalla.twin import Twin

WITHOUT_END = 100_000


def same_position(state: State, twin: Twin) -> None:
    """Both stand in the same position and offer the same."""
    assert state.document() == twin.document()
    assert state.current_player == twin.current_player
    offered = state.legal_actions()
    assert len(offered) == len(set(offered))
    assert set(offered) == twin.legal(), state.document()


def same_answers(state: State, twin: Twin) -> None:
    """Both tell the same result, and show observers the same."""
    mine, theirs = dict(state.result()), twin.result()
    names = ["over", "scores", "reason", *(["winners"] if theirs["over"] else [])]
    assert {name: mine[name] for name in names} == {name: theirs[name] for name in names}
    for viewer in (None, *range(twin.table.seats)):
        assert state.observe(viewer) == twin.observe(viewer)


def crossed(state: State, twin: Twin) -> tuple[State, Twin]:
    """Either goes on from the document that the other wrote."""
    return state.game.from_document(twin.document()), Twin.from_document(state.document())


def compare(state: State, twin: Twin, rng: random.Random, policy: str, most: int = WITHOUT_END) -> None:
    """Play a game to its end on both, or so many decisions."""
    for decision in range(most + 1):
        same_position(state, twin)
        if rng.random() < 0.05:
            same_answers(state, twin)
            state, twin = crossed(state, twin)
        if twin.current_player is None or decision == most:
            break
        action = choose(sorted(twin.legal()), rng, policy)
        state.apply(action)
        twin.apply(action)
    same_answers(state, twin)


@pytest.mark.timeout(7_200)
@pytest.mark.parametrize(("players", "policy"), TABLES)
def test_from_the_deal(players: int, policy: str, long: bool) -> None:
    """Whole games: what is legal, who decides and all documents are equal after every action."""
    for number in range(30 if long else 1):
        rng = random.Random(f"deal {players} {policy} {number}")
        options = any_options(rng, players, short=not long)
        seed = rng.getrandbits(64)
        compare(game("valhalla", **options).deal(seed), Twin.deal(seed, **options), rng, policy)


@pytest.mark.timeout(7_200)
@pytest.mark.parametrize(("players", "policy"), TABLES)
def test_from_the_middle(players: int, policy: str, long: bool) -> None:
    """Games from positions full of everything: the same."""
    for number in range(40 if long else 1):
        rng = random.Random(f"middle {players} {policy} {number}")
        document = rich_position(rng, any_options(rng, players, short=not long))
        state = game("valhalla", **document["options"]).from_document(document)
        compare(state, Twin.from_document(document), rng, policy)


@pytest.mark.timeout(7_200)
@pytest.mark.parametrize("policy", ["schemer", "fighter"])
@pytest.mark.parametrize("options", readings(), ids=title)
def test_by_readings(options: Options, policy: str, long: bool) -> None:
    """Whole games by other readings of the rules, and a few decisions from many positions: the same."""
    rng = random.Random(f"readings {title(options)} {policy}")
    for seed in range(20 if long else 1):
        compare(game("valhalla", **options).deal(seed), Twin.deal(seed, **options), rng, policy)
    for _ in range(1_000 if long else 12):
        document = rich_position(rng, options)
        state = game("valhalla", **document["options"]).from_document(document)
        compare(state, Twin.from_document(document), rng, policy, most=9)


@pytest.mark.timeout(7_200)
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_from_many_a_middle(players: int, long: bool) -> None:
    """A few decisions from many positions full of everything, rare ones above all: the same."""
    for number in range(4_000 if long else 25):
        rng = random.Random(f"many {players} {number}")
        document = rich_position(rng, any_options(rng, players))
        state = game("valhalla", **document["options"]).from_document(document)
        compare(state, Twin.from_document(document), rng, "seeker", most=9)


@pytest.mark.timeout(7_200)
@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_from_rare_positions(players: int, theme: str, long: bool) -> None:
    """A few decisions where crowns muster, copies score or a card costs the last army: the same."""
    for number in range(2_000 if long else 8):
        rng = random.Random(f"{theme} {players} {number}")
        options = {**any_options(rng, players), **({"decks": 2} if theme == "copies" else {})}
        document = themed_position(rng, theme, options)
        state = game("valhalla", **document["options"]).from_document(document)
        compare(state, Twin.from_document(document), rng, "seeker", most=6)

"""The engine and the naive twin play the same games, position by position."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from gladsheim import game
from gladsheim.core.chance import Stream, seed_key
from gladsheim.games.voluspa.pieces import BY_CODE
from tests.games.voluspa.boards import position
from tests.games.voluspa.reasons.readers import Engine
from tests.games.voluspa.sets import Options, mostly_few, readings, title
from tests.games.voluspa.twin import Twin

SHORT, LONG = 1, 179
"""Games of each of the options."""
RESULTS = ("over", "scores", "ranking", "winners", "display")


def preferred(legal: list[str], stream: Stream) -> str:
    """A legal action: half the time among those that are rare in random play."""
    rare = [
        action for action in legal if "+" in action or ">" in action or "@" not in action or "fly" in action
    ]
    pool = rare if rare and stream.below(2) else legal
    return pool[stream.below(len(pool))]


def compare(engine: Engine, twin: Twin, stream: Stream) -> int:
    """Play a game to its end on both; returns the decisions."""
    decisions = 0
    while True:
        document = engine.document()
        assert document == twin.document()
        legal = engine.legal()
        assert sorted(legal) == twin.legal(), document
        if not legal:
            break
        action = preferred(legal, stream)
        foretold = engine.state.preview(action)
        mine, theirs = engine.apply(action), twin.apply(action)
        assert mine == theirs, (action, document)
        assert (foretold.points, foretold.parts) == mine, (action, document)
        decisions += 1
    results: Any = engine.result(), twin.result()
    assert [results[0][name] for name in RESULTS] == [results[1][name] for name in RESULTS]
    return decisions


@pytest.mark.timeout(7_200)
@pytest.mark.parametrize("options", [*mostly_few(), *readings()], ids=title)
def test_engine_and_twin(options: Options, long: bool) -> None:
    """Legal actions, points, parts and documents are equal after every action of random games."""
    for number in range(LONG if long else SHORT):
        name = f"twin {title(options)} {number}"
        engine = Engine(game("voluspa", **options).deal(name))
        assert compare(engine, Twin.from_document(engine.document()), Stream(seed_key(name))) > 20


def test_a_hand_of_everything() -> None:
    """A seat that holds all tiles of the set but a few has thousands of actions, the same for both."""
    rows = ("Va Sk Va Sk Va Sk", "Sk .. Sk .. Sk ..", "Va Lo Va Lo Va Lo", "Lo .. Lo .. Lo ..")
    laid = Counter(tile for row in rows for tile in row.split() if tile != "..")
    rest = [kind for kind, tile in BY_CODE.items() for _ in range(tile.count - laid[kind])]
    document = position(*rows, hand=" ".join(rest), others=("",))
    mine, theirs = Engine.from_document(document), Twin.from_document(document)
    legal = mine.legal()
    assert len(legal) > 2_500
    assert sorted(legal) == theirs.legal()
    for action in legal[::400]:
        after, twin = Engine(mine.state.clone()), Twin.from_document(mine.document())
        assert after.apply(action) == twin.apply(action)
        assert after.document() == twin.document()

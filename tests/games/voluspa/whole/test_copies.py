"""A copy touches only the cells of two boxes: what lies outside of them is empty in every record."""

from __future__ import annotations

import pytest

from tests.games.modes import MOSTLY, PLAIN, ROOT, run
from tests.games.voluspa.sets import few, title

PROGRAM = """
import random, sys
from gladsheim import game
from gladsheim.core.engine.choice import engine_of
from gladsheim.core.state import snapshot
from gladsheim.games.voluspa.kernels import RULES
from gladsheim.games.voluspa.record import BARE, LAYOUT, ROOM_SIZE
from tests.games.voluspa.sets import few, title

engine = engine_of(RULES)
states, rng = engine.states(3), random.Random(1)


def told(i):
    found = dict(snapshot(engine.record(states, i), LAYOUT))
    # What a list of a room held beyond its end means nothing.
    starts = range(0, len(found["rooms"]), ROOM_SIZE)
    found["rooms"] = [found["rooms"][at : at + size] for at, size in zip(starts, found["sizes"])]
    found["laid"] = found["laid"][: found["sizes"][BARE]]
    return found


for options in few():
    for seed in range(int(sys.argv[1])):
        state = game("voluspa", **options).deal(seed)
        state.load_into(engine, states, 0)
        menus, codes = engine.menus(1), engine.numbers(RULES.most_actions)
        while engine.call.seat(states, 0) >= 0:
            count = engine.call.legal_codes(states, menus, 0, codes)
            engine.call.apply(states, 0, codes[rng.randrange(count)])
            # Over an older position of this game or of one before.
            target = rng.choice([1, 2])
            engine.call.copy(states, target, states, 0)
            if rng.random() < 0.05:
                assert told(target) == told(0)
        for target in (1, 2):
            engine.call.copy(states, target, states, 0)
            assert told(target) == told(0)
    print(title(options))
"""


@pytest.mark.parametrize("way", [*MOSTLY, pytest.param(PLAIN, id="plain", marks=pytest.mark.long)])
def test_a_copy_is_equal_in_every_field(way: dict[str, str], long: bool) -> None:
    """In whole games of all sets, whatever game and position the target held before."""
    way = {**way, "PYTHONPATH": f"{ROOT / 'src'}:{ROOT}"}
    assert run(["-c", PROGRAM, "2" if long else "1"], way).splitlines() == [
        title(options) for options in few()
    ]

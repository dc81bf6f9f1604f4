"""Nothing acknowledged is lost, and nothing unstored is shown, whatever fails, for every seed.

A seed decides what fails, when everything happens, and what people do; one that breaks a promise
is repeated with `--simulation-seed`.
"""

from __future__ import annotations

import os
import random
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.simulation.database import image
from tests.simulation.faults import NAMES
from tests.simulation.loop import PLACE, Place, SimulatedLoop, Stuck
from tests.simulation.mutants import FOUND_WITH, MUTANTS, Mutant, shows_before_the_commit
from tests.simulation.world import USERS, Failed, simulate, simulate_all

SEEDS, BROKEN_SEEDS, LONG_SEEDS = 40, 500, 20_000
REPEATED = range(6)

DIGESTS = """
import sys
from pathlib import Path
from tests.simulation.test_simulation import REPEATED
from tests.simulation.world import simulate
content = Path(sys.argv[1]).read_bytes()
sys.stdout.write(" ".join(simulate(seed, content).digest for seed in REPEATED))
"""


@pytest.fixture(scope="module")
def content(empty_hall: Path, tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """A hall's database with nobody but the users."""
    return image(empty_hall, tmp_path_factory.mktemp("simulated"), USERS)


@pytest.mark.timeout(7_200)
def test_every_promise_holds_whatever_fails(
    content: bytes, long: bool, simulation_seed: int | None, measured: Callable[[str], None]
) -> None:
    """What is acknowledged is stored once, in order, as it was asked for; what is shown is stored."""
    seeds = range(LONG_SEEDS if long else SEEDS) if simulation_seed is None else [simulation_seed]
    began = time.process_time()
    injected: Counter[str] = Counter()
    lines = steps = 0
    for played in simulate_all(seeds, content):
        injected.update(played.injected)
        lines, steps = lines + played.lines, steps + played.steps
    seconds = time.process_time() - began
    told = ", ".join(f"{name} {injected[name]:,}" for name in NAMES)
    measured(
        f"{len(seeds):,} seeds in {seconds:.0f} s of one core ({60 * len(seeds) / seconds:,.0f} a minute), "
        f"{lines:,} lines stored, {steps:,} steps, {injected.total():,} faults ({told}): no promise broken"
    )
    assert simulation_seed is not None or all(injected[name] for name in NAMES)


@pytest.mark.parametrize("mutant", MUTANTS, ids=lambda mutant: mutant.__name__)
def test_what_is_broken_on_purpose_is_found(
    mutant: Mutant, content: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each broken hall or database breaks a promise for one of some hundred seeds."""
    mutant(monkeypatch)
    seeds = [FOUND_WITH.get(mutant, 0), *range(BROKEN_SEEDS)]
    with pytest.raises(Failed, match="--simulation-seed"):
        list(simulate_all(seeds, content))


def test_a_seed_that_fails_does_so_again(content: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same seed fails at the same step, with the same words and trace, and names itself."""
    shows_before_the_commit(monkeypatch)
    words = [str(failure_of(seed, content)) for seed in (3, 3)]
    assert words[0] == words[1]
    assert words[0].startswith("seed 3: Broken: ")
    assert words[0].endswith("--simulation-seed 3")


def failure_of(seed: int, content: bytes) -> Failed:
    """How a seed fails."""
    with pytest.raises(Failed) as caught:
        simulate(seed, content)
    return caught.value


def test_a_seed_is_the_same_twice(content: bytes) -> None:
    """Every decision of a simulation, and all that happens in it, follows from its seed."""
    once, again = ([simulate(seed, content) for seed in REPEATED] for _ in range(2))
    assert once == again
    assert len({played.digest for played in once}) == len(REPEATED)


def test_a_seed_is_the_same_in_another_process(content: bytes, tmp_path: Path) -> None:
    """It depends neither on how texts are hashed nor on where things lie in memory."""
    path = tmp_path / "image.db"
    path.write_bytes(content)
    found = {" ".join(simulate(seed, content).digest for seed in REPEATED)}
    ran = subprocess.run(
        [sys.executable, "-c", DIGESTS, path],
        # Texts are hashed anew by each process: by another number than here, all but surely.
        env={**os.environ, "PYTHONHASHSEED": "1", "PYTHONPATH": os.pathsep.join(sys.path)},
        capture_output=True,
        check=True,
        text=True,
    )
    assert {ran.stdout} == found


def test_places_are_interleaved_by_chance_and_keep_their_own_order() -> None:
    """Whose callback comes next differs from seed to seed; within one place they come in order."""

    def order(seed: int) -> list[str]:
        loop, found = SimulatedLoop(random.Random(seed)), list[str]()

        async def main() -> None:
            for place in (Place("a"), Place("b")):
                for number in range(4):
                    loop.call_soon(found.append, f"{place.name}{number}", context=place.context)
            done = loop.create_future()
            loop.call_later(1_000.0, done.set_result, None)
            await done

        loop.run(main())
        assert loop.time() == 1_000.0
        return found

    orders = [order(seed) for seed in range(20)]
    assert len({tuple(one) for one in orders}) > 10
    for one in orders:
        for name in "ab":
            assert [text for text in one if text[0] == name] == [f"{name}{number}" for number in range(4)]


def test_a_place_that_is_dead_runs_nothing_more() -> None:
    """What a process had begun when it was killed goes on no further, not even to clean up."""
    loop, place, found = SimulatedLoop(random.Random(1)), Place("a"), list[str]()

    async def victim() -> None:
        found.append(PLACE.get().name)
        try:
            await loop.create_future()
        finally:
            loop.call_soon(found.append, "cleaned up")

    async def main() -> None:
        loop.create_task(victim(), context=place.context)
        done = loop.create_future()
        loop.call_later(1.0, loop.kill, place)
        loop.call_later(2.0, done.set_result, None)
        await done

    loop.run(main())
    assert found == ["a"]


def test_a_simulation_without_anything_to_come_is_stuck() -> None:
    """Whoever waits for what nobody will do ends the simulation, instead of waiting for ever."""
    loop = SimulatedLoop(random.Random(1))

    async def main() -> None:
        await loop.create_future()

    with pytest.raises(Stuck, match="nothing is left"):
        loop.run(main())

"""The examples for researchers do what they say."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from ast import literal_eval
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import pytest

EXAMPLES = Path(__file__).parents[2] / "examples" / "research"
SECONDS = re.compile(r"[\d.]+ s$", re.MULTILINE)


def example(name: str) -> Any:
    """An example as a module."""
    spec = spec_from_file_location(name, EXAMPLES / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    found = module_from_spec(spec)
    spec.loader.exec_module(found)
    return found


def result(name: str, call: str, **numbers: int) -> Any:
    """What a call of an example returns, with other numbers in place of its own, in a process of its own.

    JAX starts threads. A process that has them must not fork, as other tests do.
    """
    lines = [f"import {name}", *(f"{name}.{key} = {value}" for key, value in numbers.items())]
    program = "\n".join([*lines, f"print({name}.{call})"])
    ran = subprocess.run(
        [sys.executable, "-B", "-c", program], cwd=EXAMPLES, capture_output=True, text=True, check=False
    )
    assert ran.returncode == 0, ran.stderr
    return literal_eval(ran.stdout.splitlines()[-1])


def test_random_agents_play_through_pettingzoo() -> None:
    """A game ends with a reward for each."""
    assert sorted(example("random_agent").play("voluspa", 1).values()) == [-1, 1]


def test_mcts_of_openspiel_beats_random_play() -> None:
    """It leads by points after a few games with few simulations."""
    found = example("mcts")
    assert found.play(6, 25) > 0
    assert found.play(3, 12, found.fair) > 0


def test_cfr_of_openspiel_solves_the_end_of_a_game() -> None:
    """A few iterations leave less to gain, and the first choice is said in words."""
    (before, after), policy, first = example("cfr").solve(3)
    assert after < before / 2
    assert sum(policy.action_probabilities(first).values()) == pytest.approx(1)
    assert first.action_to_string(first.legal_actions()[0]).startswith(("column ", "row ", "tile "))


@pytest.mark.long
def test_dqn_of_openspiel_learns() -> None:
    """After some hundred games it does better than before them."""
    before, after = example("dqn").train(600)
    assert after > before


SMALL = {"GAMES": 16, "STEPS": 16}


@pytest.mark.parametrize(
    ("name", "numbers"),
    [("ppo", {**SMALL, "MINIBATCH": 32}), ("against_bots", {**SMALL, "ppo.MINIBATCH": 32})],
)
def test_ppo_takes_an_update(name: str, numbers: dict[str, int]) -> None:
    """By small numbers: a share of games won before it, and one after it."""
    before, after = result(name, "train(1)", **numbers)
    assert 0.2 < before < 0.8
    assert 0 <= after <= 1


@pytest.mark.long
def test_ppo_learns_against_a_bot_through_gymnasium() -> None:
    """After a few updates it wins far more than half of its games."""
    before, after = result("against_bots", "train(10)")
    assert before < 0.6
    assert after > 0.7


@pytest.mark.long
def test_ppo_learns_to_beat_random_play() -> None:
    """After a few updates it wins far more than half of its games."""
    before, after = result("ppo", "train(10)")
    assert before < 0.6
    assert after > 0.7


def test_a_network_plays_its_own_games() -> None:
    """One update by small numbers: a row before and after it, with shares of games."""
    curve = result("self_play", "train(1)", GAMES=16, STEPS=8, MINIBATCH=64, EPOCHS=1, EVALUATED=16)
    assert [len(row) for row in curve] == [3, 3]
    assert all(0 <= share <= 1 for row in curve for share in row)


@pytest.mark.long
def test_a_network_learns_from_its_own_games() -> None:
    """After a third of the updates it beats random play and its beginning clearly."""
    (before, *_), *_, (against_random, against_beginning, _) = result("self_play", "train(10)")
    assert before < 0.6
    assert against_random > 0.7
    assert against_beginning > 0.7


def test_own_bots_meet_those_of_the_package(capsys: pytest.CaptureFixture[str]) -> None:
    """Random play loses to all, and each pair is printed with its interval."""
    found = example("tournament")
    results = found.play(2)
    assert [(one.games, one.share < 0.5) for one in results[:4]] == [(4, True)] * 4
    found.show(results)
    told = capsys.readouterr().out
    assert re.search(r"^  hasty : patient +\d+% \( *\d+% to +\d+%\)", told, re.MULTILINE)
    assert re.search(r"^ random +0 \(0 to 0\)$", told, re.MULTILINE)


@pytest.mark.parametrize("path", sorted(EXAMPLES.glob("*.ipynb")), ids=lambda path: path.stem)
def test_a_notebook_prints_what_it_shows(
    path: Path, compiled: None, capsys: pytest.CaptureFixture[str]
) -> None:
    """Every cell of code runs after the one before it, and prints its stored output, but for the seconds."""
    names: dict[str, Any] = {}
    for cell in json.loads(path.read_text("utf-8"))["cells"]:
        if cell["cell_type"] == "code":
            exec("".join(cell["source"]), names)  # noqa: S102  # the notebook is ours
            shown = "".join("".join(output["text"]) for output in cell["outputs"])
            assert SECONDS.sub("", capsys.readouterr().out) == SECONDS.sub("", shown)

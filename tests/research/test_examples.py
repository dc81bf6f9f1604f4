"""The examples for researchers do what they say."""

from __future__ import annotations

import json
import runpy
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import pytest

EXAMPLES = Path(__file__).parents[2] / "examples" / "research"


def example(name: str) -> Any:
    """An example as a module."""
    spec = spec_from_file_location(name, EXAMPLES / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    found = module_from_spec(spec)
    spec.loader.exec_module(found)
    return found


def test_random_agents_play_through_pettingzoo() -> None:
    """A game ends with a reward for each."""
    assert sorted(example("random_agent").play("voluspa", 1).values()) == [-1, 1]


def test_mcts_of_openspiel_beats_random_play() -> None:
    """It leads by points after a few games with few simulations."""
    assert example("mcts").play(6, 25) > 0


@pytest.mark.long
def test_dqn_of_openspiel_learns() -> None:
    """After some hundred games it does better than before them."""
    before, after = example("dqn").train(600)
    assert after > before


def test_the_notebook_runs(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Every cell of code, one after the other."""
    cells = json.loads((EXAMPLES / "batch_statistics.ipynb").read_text("utf-8"))["cells"]
    program = tmp_path / "notebook.py"
    code = ["".join(cell["source"]) for cell in cells if cell["cell_type"] == "code"]
    program.write_text("\n".join(code), "utf-8")
    runpy.run_path(str(program))
    assert "its lead" in capsys.readouterr().out

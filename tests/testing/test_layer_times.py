"""The table of the layers' times is printed from a run, and the one in CONTRIBUTING.md names every layer."""

import os
from pathlib import Path

import pytest

from tests.layer_times import sentence

TESTS = Path(__file__).parents[1]
BUSY = """
    import time

    def test_busy():
        end = time.process_time() + 0.6
        while time.process_time() < end: pass

    def test_idle(): pass
"""


def test_a_run_tells_what_each_layer_took(pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> None:
    """Tests and processor seconds by folder, from two processes, with the folder's own words."""
    monkeypatch.setenv("PYTHONPATH", str(TESTS.parent), prepend=os.pathsep)
    # No other plugin has a part in this.
    monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")
    monkeypatch.setenv("PYTEST_PLUGINS", "xdist.plugin")
    layer = pytester.mkpydir("proofs") / "layer"
    (layer / "below").mkdir(parents=True)
    (layer / "__init__.py").write_text('"""What it proves.\n\nMore.\n"""')
    pytester.makepyfile(**{"proofs/layer/below/test_it": BUSY})
    run = ("-p", "tests.layer_times", "--layer-times", "--numprocesses", "2", "-o", "pythonpath=.")
    ended = pytester.runpytest_subprocess(*run)
    ended.stdout.fnmatch_lines(["| `proofs/layer` | What it proves | 2 | 1 | *"])


def test_a_run_that_is_not_asked_tells_nothing(pytester: pytest.Pytester) -> None:
    """Without the option there is no table."""
    pytester.makepyfile("def test_it(): pass")
    assert "proves" not in pytester.runpytest("-p", "tests.layer_times").stdout.str()


def test_the_table_of_the_layers_names_each_in_its_own_words() -> None:
    """CONTRIBUTING.md's table has a row for each folder of the tests that says what its package says."""
    told = (TESTS.parent / "CONTRIBUTING.md").read_text(encoding="utf-8")
    layers = [f"tests/{file.parent.name}" for file in TESTS.glob("*/__init__.py")] + ["tests"]
    missing = [name for name in layers if f"| `{name}` | {sentence(name)} | " not in told]
    assert missing == []

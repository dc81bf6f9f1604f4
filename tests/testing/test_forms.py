"""The quick form leaves out what is declared and says so; no test falls out of `--all`."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tests import forms

ROOT = Path(__file__).parents[2]
QUICK = "def test_quick(): pass"
SLOW = """
    import pytest
    from tests.proof_options import mostly_long

    def test_slow(): pass

    @pytest.mark.parametrize("number", mostly_long(range(3), [1]))
    def test_long(number): pass
"""
PROGRAM = """
    import pytest

    @pytest.mark.browser
    def test_browser(): pass

    @pytest.mark.browser
    def test_game(): pass
"""
DECLARED = """
    from tests import forms

    forms.LEFT_TO_ALL = ("proofs/slow",)
    forms.IN_A_BROWSER = ("proofs/quick/test_program.py::test_game",)
"""


@pytest.fixture
def proofs(pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> pytest.Pytester:
    """A folder with tests of which some are left to `--all`."""
    monkeypatch.setenv("PYTHONPATH", str(ROOT), prepend=os.pathsep)
    # No other plugin has a part in this.
    monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")
    monkeypatch.setenv("PYTEST_PLUGINS", "xdist.plugin")
    pytester.makeini("[pytest]\ntestpaths = proofs\nmarkers = browser")
    pytester.mkpydir("proofs")
    for name in ("quick", "slow"):
        (pytester.path / "proofs" / name).mkdir()
        (pytester.path / "proofs" / name / "__init__.py").write_text(f'"""What {name} tests prove."""')
    pytester.makepyfile(
        **{
            "proofs/quick/test_it": QUICK,
            "proofs/quick/test_program": PROGRAM,
            "proofs/slow/test_it": SLOW,
            "declared": DECLARED,
        }
    )
    return pytester


def run(proofs: pytest.Pytester, *arguments: str) -> pytest.RunResult:
    """Run the folder with these arguments."""
    plugins = ("-p", "declared", "-p", "tests.forms", "-p", "tests.proof_options")
    return proofs.runpytest_subprocess(*plugins, "-o", "pythonpath=.", *arguments)


@pytest.mark.parametrize("workers", [(), ("-n", "2")], ids=["one process", "worker processes"])
def test_the_quick_form_says_what_it_leaves_out(proofs: pytest.Pytester, workers: tuple[str, ...]) -> None:
    """By folder, in the folder's own words, with the way to run it; long forms are no part of `--all`."""
    ended = run(proofs, *workers)
    assert ended.parseoutcomes()["passed"] == 2
    ended.stdout.fnmatch_lines(
        [
            "Proved (2 tests):",
            "     2 proofs/quick: What quick tests prove",
            "Left out (3 tests):",
            "     1 proofs/quick: What quick tests prove",
            "     2 proofs/slow: What slow tests prove",
            "./gladsheim test --all runs these, too*",
        ]
    )


@pytest.mark.parametrize("workers", [(), ("-n", "2")], ids=["one process", "worker processes"])
def test_nothing_but_long_forms_is_left_out_of_all(proofs: pytest.Pytester, workers: tuple[str, ...]) -> None:
    """`--all` runs every test in its short form, `--long` in its long one."""
    ended = run(proofs, "--all", *workers)
    assert ended.parseoutcomes()["passed"] == 5
    ended.stdout.fnmatch_lines(["Proved (5 tests):", "*--long runs the long forms*"])
    assert "Left out" not in ended.stdout.str()
    assert run(proofs, "--long", *workers).parseoutcomes()["passed"] == 7


@pytest.mark.parametrize(
    ("chosen", "passed"), [("proofs/slow", 2), ("proofs/quick/test_program.py", 2), ("-kslow", 2)]
)
def test_tests_that_are_chosen_run(proofs: pytest.Pytester, chosen: str, passed: int) -> None:
    """Whoever names a folder or a file, or selects tests, gets them all, and no summary."""
    for workers in ((), ("-n", "2")):
        ended = run(proofs, chosen, *workers)
        assert ended.parseoutcomes()["passed"] == passed
        assert "Proved" not in ended.stdout.str()


def test_what_is_declared_is_there() -> None:
    """Each path is one of the tests', each test one of its file's; none is declared twice."""
    declared = (*forms.LEFT_TO_ALL, *forms.IN_A_BROWSER)
    for one in declared:
        path, _, test = one.partition("::")
        assert (ROOT / path).exists(), one
        assert not test or f"def {test.partition('[')[0]}(" in (ROOT / path).read_text("utf-8"), one
    for one in forms.LEFT_TO_ALL:
        assert [other for other in declared if one.startswith(other)] == [one]

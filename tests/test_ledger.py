"""The rule ledger: every numbered rule has a test, and no test names a rule that there is not."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from gladsheim.games import names
from gladsheim.testing.ledger import Citations, cited_by_cases, cited_in, merge, rule, rules_of
from tests.games.voluspa.whole.corner_cases import CORNERS

TESTS = Path(__file__).parent
DATA = TESTS / "data"
RULES = sorted((DATA / "rules").glob("*.txt"))
ID = re.compile(r"(V|VA|VH|E|D|H)-\d+(\.\d+)*[a-g]?")


def known(path: Path) -> tuple[list[str], list[str]]:
    """The ids that need a test, and those of whole sections, which need none."""
    lines = [line for line in path.read_text("utf-8").splitlines() if line and not line.startswith("#")]
    sections = [line.removesuffix(" section") for line in lines if line.endswith(" section")]
    return [line for line in lines if not line.endswith(" section")], sections


@pytest.fixture(scope="module")
def ledger() -> Citations:
    """All citations: over tests, in golden cases and in the corner cases."""
    cases: list[dict[str, Any]] = []
    for path in sorted((DATA / "cases").glob("*.json")):
        cases += json.loads(path.read_text("utf-8"))["cases"]
    corners = [{"id": corner.title, "rules": corner.rules} for corner in CORNERS]
    return merge(cited_in(TESTS), cited_by_cases(cases), cited_by_cases(corners))


@pytest.mark.parametrize("path", RULES, ids=lambda path: str(path.stem))
def test_every_rule_has_a_test(path: Path, ledger: Citations) -> None:
    """No numbered rule and no corner case is without a test that cites it."""
    needed, _ = known(path)
    assert [one for one in needed if one not in ledger] == []


def test_no_unknown_rule_is_cited(ledger: Citations) -> None:
    """Whoever looks up a cited id finds it."""
    ids = {one for path in RULES for part in known(path) for one in part}
    assert {one: ledger[one] for one in ledger if one not in ids} == {}


@pytest.mark.parametrize("path", RULES, ids=lambda path: str(path.stem))
def test_the_list_of_rules_is_sound(path: Path) -> None:
    """Ids are well formed, and none is listed twice."""
    needed, sections = known(path)
    assert len(needed) > (90 if path.stem in names() else 10)
    assert len({*needed, *sections}) == len(needed) + len(sections)
    assert all(ID.fullmatch(one) for one in (*needed, *sections))


def test_marks_add_up() -> None:
    """A test may be marked more than once, and without a mark it proves no rule."""

    @rule("V-1.1")
    @rule("V-2.1", "V-2.2")
    def marked() -> None:
        """A test."""

    assert rules_of(marked) == ("V-1.1", "V-2.1", "V-2.2")
    assert rules_of(known) == ()


def test_ids_are_read_from_the_source(tmp_path: Path) -> None:
    """Citations are found without running a test, in test functions only, and only plain ones."""
    (tmp_path / "test_a.py").write_text(
        '@rule("V-1.1", "V-1.2")\ndef test_one(): pass\n@rule("V-9")\ndef helper(): pass\n'
        "@other('V-3.1')\ndef test_two(): pass\n"
        "class TestIt:\n    @rule('V-2.1')\n    def test_in(self): pass\n"
    )
    (tmp_path / "helpers.py").write_text('@rule("V-4.1")\ndef test_not_collected(): pass\n')
    assert cited_in(tmp_path) == {
        "V-1.1": ["test_a.py::test_one"],
        "V-1.2": ["test_a.py::test_one"],
        "V-2.1": ["test_a.py::test_in"],
    }
    (tmp_path / "test_b.py").write_text("NAME = 'V-1.1'\n@rule(NAME)\ndef test_three(): pass\n")
    with pytest.raises(ValueError, match=r"test_b\.py:2: a rule id must be a plain string"):
        cited_in(tmp_path)

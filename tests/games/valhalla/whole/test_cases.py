"""The golden cases of Valhalla: small positions, and what must come of them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from gladsheim.testing.cases import run_cases

GOLDEN = Path(__file__).parents[3] / "data" / "cases" / "valhalla.json"
FILE: dict[str, Any] = json.loads(GOLDEN.read_text("utf-8"))


@pytest.mark.parametrize("case", FILE["cases"], ids=lambda case: case["id"])
def test_golden_case(case: dict[str, Any]) -> None:
    """Legality, positions, points and results are those of the case."""
    (outcome,) = run_cases({**FILE, "cases": [case]})
    assert outcome.wrong == ()


def test_a_wrong_case_is_noticed() -> None:
    """A case that expects something else does not pass."""
    case = next(case for case in FILE["cases"] if "fields" in case.get("after", {}))
    spoilt = {**case, "after": {"fields": {"pass_run": -1}}}
    (outcome,) = run_cases({**FILE, "cases": [spoilt]})
    assert outcome.wrong

"""What the halls of these tests deal."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tests.browser.conftest import OpenPage
from tests.browser.hall import DEALS
from tests.browser.sitting import make_table

pytestmark = pytest.mark.browser


def test_a_test_is_dealt_the_same_each_time(open_page: OpenPage) -> None:
    """Its tables have a deal each, which they have again when it runs again, also after another test."""
    page, file = open_page(), Path(os.environ[DEALS])
    dealt = []
    for name in ("this", "this", "other", "this"):
        file.write_text(name, encoding="utf-8")
        dealt.append(make_table(page, "voluspa", ["random"], 1, {"set": "base"})["commitment"])
    assert len(set(dealt)) == 3
    assert dealt[0] == dealt[-1]

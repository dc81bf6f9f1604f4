"""Fair deals in the browser: the page adds its nonce by itself, and computes everything again at the end."""

from __future__ import annotations

import re
import uuid
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import expect

from tests import PATIENCE
from tests.browser.company.company import open_by_form, play_out
from tests.browser.conftest import OpenPage
from tests.browser.hall import WAIT, Hall
from tests.browser.sitting import open_setup, say, sit_down
from tests.browser.voluspa.test_whole_game import choose_few_kinds

pytestmark = pytest.mark.browser
ENOUGH = "enough"


def test_who_sits_down_has_a_share_in_the_deal(open_page: OpenPage) -> None:
    """From the form to the last move: promised, told, in the deal, and found right by the page."""
    page = open_page()
    open_setup(page)
    choose_few_kinds(page)
    sitting = sit_down(page)
    assert sitting.wait_for_turn()
    nonces = sitting.view()["nonces"]
    assert re.fullmatch("[0-9a-f]{64}", nonces[0]["nonce"])
    assert nonces[1] is None
    play_out(page)
    sitting.over.wait_for()
    sitting.over.get_by_text(say("over-more"), exact=True).click()
    sitting.over.get_by_role("button", name=say("fair-check")).click()
    found = sitting.over.get_by_role("status")
    name = sitting.view()["seats"][0]["name"]
    expect(found).to_contain_text(say("fair-nonce-own", name=name))
    expect(found).to_contain_text(say("fair-secret-holds"))
    expect(found).not_to_contain_text("✗")
    words = sitting.over.locator("ol.words li")
    expect(words).to_have_count(sum(not entry["undone"] for entry in sitting.view()["log"]) + 1)


@pytest.fixture
def hasty_hall(built_page: None, tmp_path: Path) -> Iterator[Hall]:
    """A hall that waits for nonces until the test lays a file."""
    hall = Hall(tmp_path, settings={WAIT: str(tmp_path / ENOUGH)})
    hall.start()
    yield hall
    hall.stop()


def own_nonce(view: dict[str, Any]) -> str | None:
    """The number of the first seat; none, too, before the page has promised one."""
    first = (view["nonces"] or [None])[0]
    return first["nonce"] if first else None


def test_who_withholds_is_named(hasty_hall: Hall, open_page: OpenPage) -> None:
    """The page promises and tells anew by itself, says whose number was missing, and finds the rest right."""
    page = open_page(hasty_hall, name="Hildr")
    sitting = open_by_form(page)
    with httpx.Client(base_url=f"{hasty_hall.address}/api", timeout=PATIENCE) as loki:
        seat = {"name": "Loki", "promise": "ab" * 32}
        loki.post(f"/tables/{sitting.id}/seats/1", json=seat).raise_for_status()
        while own_nonce(sitting.view()) is None:
            page.wait_for_timeout(100)
        (hasty_hall.folder / ENOUGH).touch()
        said = say("fair-void", names="Loki", count=1)
        expect(page.get_by_text(said)).to_be_visible()
        # The page tells its number anew as soon as it has read of the void deal.
        while not re.fullmatch("[0-9a-f]{64}", own_nonce(view := sitting.view()) or ""):
            page.wait_for_timeout(100)
        assert [void["withheld"] for void in view["voids"]] == [[1]]
        line = {"seat": 1, "expected_seq": view["seq"], "action_id": str(uuid.uuid4())}
        loki.post(f"/tables/{sitting.id}/resign", json=line).raise_for_status()
    sitting.over.wait_for()
    sitting.over.get_by_text(say("over-more"), exact=True).click()
    sitting.over.get_by_role("button", name=say("fair-check")).click()
    found = sitting.over.get_by_role("status")
    expect(found).to_contain_text(said)
    expect(found).to_contain_text(say("fair-nonce-own", name="Hildr"))
    expect(found).not_to_contain_text("✗")

"""A newcomer's first game, from the front page to the result."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import pytest
from playwright.sync_api import Page

from gladsheim.games.voluspa.options import BASE
from tests.browser.company.company import SHORT
from tests.browser.conftest import OpenPage
from tests.browser.hall import ROOT
from tests.browser.sitting import open_setup, say, sit_down
from tests.preloaded import python

pytestmark = pytest.mark.browser


def verify(record: Path) -> subprocess.CompletedProcess[str]:
    """What `gladsheim verify` says of a record."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "GLADSHEIM_KERNELS": "plain"}
    return subprocess.run(
        [python(), "-m", "gladsheim", "verify", str(record)],
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )


def choose_few_kinds(page: Page) -> None:
    """Leave no more kinds on the form than a short game needs."""
    page.get_by_role("radio", name=say("voluspa-set-custom")).first.check()
    kinds = page.get_by_role("group", name=say("setup-kinds"))
    for kind in set(BASE) - set(SHORT["kinds"]):
        kinds.get_by_label(say(f"voluspa-tile-{kind}")).uncheck()


def test_a_whole_game_by_mouse_ends_with_a_record_that_holds(
    open_page: OpenPage, tmp_path: Path, long: bool
) -> None:
    """The scores that the page shows at the end are a record's that verifies; a board has the best turn."""
    page = open_page()
    open_setup(page)
    if long:
        page.get_by_role("radio", name=say("voluspa-set-base")).first.check()
    else:
        choose_few_kinds(page)
    page.get_by_label(say("setup-seat-level-of", number=2)).select_option("seer-1")
    sitting = sit_down(page)
    while sitting.wait_for_turn():
        sitting.move()
    shown = [row.split()[-1] for row in sitting.ranking()]
    sitting.over.locator(".board [data-tile]").first.wait_for()
    sitting.over.get_by_text(say("over-more"), exact=True).click()
    with page.expect_download() as download:
        sitting.over.get_by_role("link", name=say("table-over-record")).click()
    record = tmp_path / "record.json"
    download.value.save_as(record)
    verdict = verify(record)
    assert verdict.returncode == 0, verdict.stdout + verdict.stderr
    assert "finished" in verdict.stdout
    result = page.request.get(f"{page.url.partition('#')[0]}api/tables/{sitting.id}/record").json()["result"]
    assert shown[: len(result["ranking"])] == [result["display"][seat] for seat in result["ranking"]]

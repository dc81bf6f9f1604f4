"""Valda by other readings of its rules: what the page then lets one do."""

from __future__ import annotations

import pytest

from gladsheim.games.valda.rulings import RULINGS
from tests.browser.conftest import OpenPage
from tests.browser.valda.playing import open_valda

pytestmark = pytest.mark.browser


def test_any_four_resources_are_traded(open_page: OpenPage) -> None:
    """First what is wanted, then what is given for it, is pointed at (E-4.2)."""
    table = open_valda(open_page(), ["random"], rulings=list(RULINGS.editions["fr"]))
    while table.wait_for_turn():
        view = table.sitting.view()
        assert view["scene"]["options"]["rulings"] == list(RULINGS.names)
        mixed = [choice for choice in view["choices"] if len(choice.get("given", ())) > 1]
        if mixed:
            table.perform(mixed[0], view["scene"]["decision"])
            break
        ending = [choice for choice in view["choices"] if choice["type"] in ("end", "pass", "yield")]
        table.perform((ending or view["choices"])[0], view["scene"]["decision"])
    else:
        raise AssertionError("the game is over without a trade")

"""What of a game can be chosen for a new table."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from gladsheim.core.errors import OptionsError
from gladsheim.games.voluspa.rulings import RULINGS
from gladsheim.server.live_tables.library import installed
from gladsheim.server.lobby.catalogue import chosen_game
from gladsheim.server.lobby.wire import NewTable
from gladsheim.server.wire.errors import BadRequest

EDITION = list(RULINGS.editions["rulebook-it"])


def wish(rulings: Any, *, rated: bool) -> NewTable:
    """A table of Völuspá for two by these readings."""
    seats = [{"kind": "human", "name": "Ask"}, {"kind": "open"}]
    found = {"game": "voluspa", "options": {"rulings": rulings}, "seats": seats, "rated": rated}
    return msgspec.convert(found, NewTable)


def test_a_rated_table_plays_by_an_edition() -> None:
    """Mixtures are for tables that are not rated (E-1.5)."""
    library = installed()
    assert "rulings" not in chosen_game(library, wish([], rated=True)).options
    assert chosen_game(library, wish(EDITION[::-1], rated=True)).options["rulings"] == EDITION
    assert chosen_game(library, wish(EDITION[:1], rated=False)).options["rulings"] == EDITION[:1]
    with pytest.raises(BadRequest, match="rulebook-it"):
        chosen_game(library, wish(EDITION[:1], rated=True))


def test_an_unknown_reading_is_refused() -> None:
    """The answer names the readings there are (E-1.1)."""
    with pytest.raises(OptionsError, match="hermod-must-follow"):
        chosen_game(installed(), wish(["trade-any-four"], rated=False))

"""What holds in every position of Valhalla (VH-14.5)."""

from __future__ import annotations

from collections import Counter

from gladsheim.core.game import Json
from tests.games.valhalla.boards import all_cards, away


def check_position(document: Json) -> None:
    """Twelve armies for each player, every card once, one owner for each location, no twins."""
    for seat, player in enumerate(document["players"]):
        assert player["reserve"] + away(document, player, seat) == 12, document
        kinds = [one["card"].removesuffix(".2") for one in player["cards"]]
        assert len(set(kinds)) == len(kinds) <= 4 + (document["stage"] in ("pay", "drop")), document
    cards = Counter(document["draw"] + document["discard"])
    cards.update(card for card in document["valhalla"]["cards"] if card is not None)
    cards.update(place["card"] for place in document["landscape"])
    cards.update(one["card"] for player in document["players"] for one in player["cards"])
    assert cards == Counter(all_cards(document["options"])), document
    cells = {(place["x"], place["y"]) for place in document["landscape"]}
    assert len(cells) == len(document["landscape"])
    assert all((place["owner"] is None) == (place["armies"] == 0) for place in document["landscape"])

"""What is true of every position of Valhalla, of every step between two, and of every end."""

from collections import Counter
from typing import Any

from tests.games.valhalla.twin import Twin
from tests.games.valhalla.twin.cards import Json, chosen, is_a, plain
from tests.games.valhalla.twin.table import all_slots


def check_position(doc: Json) -> None:
    """Every card and army is in one place, and nothing exceeds its bound (VH-14.5)."""
    assert Counter(cards_somewhere(doc)) == Counter(chosen(doc["options"]))
    for seat in range(len(doc["players"])):
        assert armies_of(doc, seat) == 12
        check_zone(doc, seat)
    check_maps(doc)
    assert (doc["stage"] == "over") == (doc["result"] is not None)
    assert (doc["pending"] is None) == (doc["stage"] in ("turn", "take", "over"))
    assert doc["glories"] <= doc["options"]["glory_cap"]


def cards_somewhere(doc: Json) -> list[str]:
    """All cards of a position."""
    market = [card for card in doc["valhalla"]["cards"] if card is not None]
    land = [place["card"] for place in doc["landscape"]]
    held = [entry["card"] for player in doc["players"] for entry in player["cards"]]
    return [*doc["draw"], *doc["discard"], *market, *land, *held]


def armies_of(doc: Json, seat: int) -> int:
    """All armies of a player, wherever they are (VH-2.1)."""
    player = doc["players"][seat]
    counts = [player["reserve"], *(entry["armies"] for entry in player["cards"])]
    counts += [row[seat] for row in doc["valhalla"]["armies"].values()]
    counts += [place["armies"] for place in doc["landscape"] if place["owner"] == seat]
    assert min(counts) >= 0
    return sum(counts)


def check_zone(doc: Json, seat: int) -> None:
    """Four cards at most, a fifth while one is recruited, and no twins (VH-7.5, VH-7.7)."""
    cards = doc["players"][seat]["cards"]
    recruiting = doc["stage"] in ("pay", "drop") and doc["turn"] == seat
    assert len(cards) <= (5 if recruiting else 4)
    assert len({plain(entry["card"]) for entry in cards}) == len(cards)
    assert all(0 <= entry["uses"] <= 2 for entry in cards)


def check_maps(doc: Json) -> None:
    """Locations in a grid, each with one owner or none; armies in slots that exist (VH-3.1, VH-4)."""
    large = len(doc["players"]) >= 5
    land = doc["landscape"]
    cells = [(place["y"], place["x"]) for place in land]
    assert cells == sorted(set(cells))
    rows, columns = zip(*cells, strict=True)
    assert max(columns) - min(columns) < (4 if large else 3)
    assert max(rows) - min(rows) < 3
    assert len(land) >= (6 if large else 4)
    for place in land:
        assert is_a(place["card"], "location")
        assert (place["owner"] is None) == (place["armies"] == 0)
    market = doc["valhalla"]
    assert set(market["armies"]) <= set(all_slots(market["width"], market["height"]))
    assert all(any(row) for row in market["armies"].values())


def check_step(before: Json, after: Json) -> None:
    """One action moves a marker on as the phases allow, takes no points and no location away (VH-5.1)."""
    for old, new in zip(before["players"], after["players"], strict=True):
        assert new["score"] >= old["score"]
        if new["cycle"] == old["cycle"]:
            assert old["phase"] <= new["phase"]
            # At most once within a turn, and once more by force at the start of the next.
            assert new["phase"] - old["phase"] <= 2
        else:
            assert new["cycle"] == old["cycle"] + 1
            assert new["phase"] == 1
    cells = [{(place["x"], place["y"]) for place in doc["landscape"]} for doc in (before, after)]
    assert cells[0] <= cells[1]
    assert 0 <= after["glories"] - before["glories"] <= 1


def check_end(game: Twin | Any) -> None:
    """A game is over for a reason, and its winners have the most points (VH-11.1 to VH-11.3)."""
    doc = game.document()
    result, options = doc["result"], doc["options"]
    assert game.current_player is None
    assert not game.legal()
    scores = [player["score"] for player in doc["players"]]
    assert result["scores"] == scores
    assert result["winners"] == [seat for seat, points in enumerate(scores) if points == max(scores)]
    if result["reason"] == "target":
        assert max(scores) >= options["target"]
        assert len(result["winners"]) == 1
    else:
        assert result["reason"] == "cap"
        assert doc["glories"] == options["glory_cap"]

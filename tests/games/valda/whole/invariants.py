"""What is true of every position of Valda, between any two actions."""

from collections import Counter

from tests.games.valda.twin.cards import DECKS, GODS, RESOURCES, Cards, Json
from tests.games.valda.twin.position import cards_somewhere


def check_position(doc: Json, cards: Cards) -> None:
    """Every card lies in one place, nothing exceeds its bound, and what belongs together is together."""
    check_belongings(doc, cards)
    assert (doc["phase"] == "over") == (not doc["pending"])
    assert doc["builds"] <= doc["build_limit"]
    if doc["phase"] in ("build", "attack", "followers"):
        assert doc["actions"] == 0
    if doc["attack"] is not None:
        assert doc["attack"]["by"] != doc["attack"]["target"]


def check_belongings(doc: Json, cards: Cards) -> None:
    """What holds in any position that can be read: cards and resources are conserved and within bounds."""
    assert Counter(cards_somewhere(doc)) == Counter(card for deck in DECKS for card in cards.deck(deck))
    for deck, pile in doc["decks"].items():
        assert all(cards.by_id[card]["deck"] == deck for card in pile)
    limits, players = cards.limits, doc["players"]
    for kind in RESOURCES:
        assert all(player[kind] >= 0 for player in players)
        assert sum(player[kind] for player in players) <= cards.supply
    for god in GODS:
        assert sum(player["temples"].get(god, 0) for player in players) <= limits["sites_per_area"]
    for seat, player in enumerate(players):
        check_player(player, limits)
        assert not player["open"] or (doc["phase"] == "game" and seat == doc["active"])


def check_player(player: Json, limits: Json) -> None:
    """The bounds of one player."""
    assert player["followers"] >= 0
    assert limits["start_mines"] <= player["mines"] <= limits["max_mines"]
    assert 0 <= player["drills"] <= limits["max_drills"]
    assert all(player["temples"].values())
    assert sum(player["temples"].values()) <= limits["temples_per_player"]

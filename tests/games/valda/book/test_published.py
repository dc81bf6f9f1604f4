"""Cards that a list marks as published are so: name, effect and cost (the publisher's almanac of 2019)."""

from typing import Any

import pytest

from gladsheim.games.valda.book import DEFAULT, EARLIER, CardFile, CardKind
from gladsheim.games.valda.book.cards import ALTERED

Json = dict[str, Any]


def numbered(do: str, *numbers: int, name: str = "n", **more: Any) -> list[list[Json]]:
    """The effects of a card that is printed with these numbers."""
    return [[{"do": do, name: number, **more}] for number in numbers]


PUBLISHED: dict[str, tuple[int, list[list[Json]]]] = {
    "Backup Has Arrived": (1, numbered("draw", 2, 3)),
    "Bifrost Bridge": (0, numbered("look_god", 3)),
    "Blood Vein": (1, numbered("gain", 2, 3, name="blood")),
    "Drakkar": (1, numbered("draw_god", 1)),
    "Odin - Leader of the Gods": (1, [[{"do": "change", "from": "gold-diamond", "to": "blood", "max": 5}]]),
    "Rune of Fertility": (1, [[{"do": "roll", "die": die, "n": 1, "take": "followers"}] for die in "YBW"]),
    "Sacrifice": (1, numbered("sacrifice", 4, name="max")),
    "Seduction": (1, numbered("followers", 1, 2)),
    "Spoils of War": (1, numbered("gain", 2, 3, name="diamond")),
    "Thor - God of Thunder": (0, numbered("draw", 2, 3)),
    "Treasure Chest": (1, numbered("gain", 2, 3, name="gold")),
    "Tyr - God of War": (1, numbered("recover", 1, type="defence")),
    "Yggdrasil": (0, numbered("build_limit", 3, 4)),
}
"""The cost in actions of each published yellow card, and its possible effects. The almanac prints an icon on
cards that cost no action."""


def published(card: CardKind) -> bool:
    """Whether cost and effects are those of the published card of this name."""
    cost, effects = PUBLISHED[card.name]
    return card.cost == cost and [effect.document() for effect in card.effects] in effects


@pytest.mark.parametrize("book", [DEFAULT, *EARLIER], ids=lambda book: str(book.id))
def test_the_source_of_a_card_is_true(book: CardFile) -> None:
    """Of cards with a published name, those that are marked as published have the published effect and cost,
    and those that are marked as altered have not; no other card has a published name.
    """
    named = {card.id: card for card in book.cards if card.name in PUBLISHED}
    assert {card.name for card in named.values()} == set(PUBLISHED)
    true = {name: "almanac" if published(card) else ALTERED for name, card in named.items()}
    assert {name: card.source for name, card in named.items()} == true
    assert [card.id for card in book.cards if card.source in ("almanac", ALTERED)] == list(named)


def test_the_last_list_alters_no_published_card() -> None:
    """What was changed for the balance of the decks has a name of its own."""
    assert not [card.id for card in DEFAULT.cards if card.source == ALTERED]

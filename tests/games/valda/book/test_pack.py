"""A card file as numbers, and back."""

from __future__ import annotations

from pathlib import Path

import pytest

from gladsheim import game
from gladsheim.core.positions.record_state import record_of
from gladsheim.core.state import read
from gladsheim.games.valda.book import CardFile, Effect, built_in, load_book
from gladsheim.games.valda.book.pack import SPARE, effect_document, find_lists, order, place_lists
from gladsheim.games.valda.pieces import CARD_TYPES, DECKS, MODE_NAMES
from gladsheim.games.valda.record import EFFECTS
from gladsheim.games.valda.rules.setup import copy
from gladsheim.testing.ledger import rule
from tests.games.valda.book.card_files import write_card_file


def check_packed(book: CardFile) -> None:
    """See that a record says of every card what the file says."""
    record = record_of(game("valda", cards=book.key).deal(1))
    kinds = read(record, "kinds")
    assert kinds == len(book.cards)
    ids = [card.id for card in order(book)]
    assert ids == sorted(card.id for card in book.cards)
    for number, card in enumerate(order(book)):
        for name, value in (
            ("copies", card.count),
            ("kind_of", CARD_TYPES.index(card.type)),
            ("deck_of", DECKS.index(card.deck)),
            ("price", card.cost),
            ("power", card.power),
        ):
            assert read(record, name)[number] == value, (card.id, name)
        for at, count, effects in (
            ("effect_at", "effect_count", card.effects),
            ("success_at", "success_count", card.success),
        ):
            begin, length = read(record, at)[number], read(record, count)[number]
            found = [effect_document(record, begin + place) for place in range(length)]
            assert found == [plain(effect) for effect in effects], card.id
        assert read(record, "kills")[number] == any(one.do == "kill_followers" for one in card.effects)
        assert read(record, "replays")[number] == any(one.do == "replay" for one in card.effects)
    holders = read(record, "mode_card")
    assert all(mode in book.by_id[ids[holders[at]]].modes for at, mode in enumerate(MODE_NAMES))
    assert [ids[number] for number in read(record, "file_order")[:kinds]] == [card.id for card in book.cards]
    sizes = [sum(card.count for card in book.cards if card.deck == deck) for deck in DECKS]
    assert read(record, "deck_at") == [sum(sizes[:deck]) for deck in range(len(DECKS) + 1)]


def plain(effect: Effect) -> dict[str, object]:
    """An effect with its defaults left out, as records tell it."""
    kept = {name: value for name, value in effect.values.items() if value is not None}
    if effect.do == "gain":
        kept = {name: value for name, value in kept.items() if value} or {"blood": 0}
    if not kept.get("open", True):
        del kept["open"]
    return {"do": effect.do, **kept}


@rule("VA-1.6", "VA-13")
def test_the_cards_of_the_game() -> None:
    """Every figure and every effect of the built-in file is in the record."""
    check_packed(built_in())


@rule("VA-13.5")
@pytest.mark.usefixtures("no_other_books")
@pytest.mark.parametrize("file", range(5_040, 5_052))
def test_odd_cards(file: int, tmp_path: Path) -> None:
    """The same of files with any effects on any cards."""
    check_packed(load_book(write_card_file(tmp_path, file)))


def test_lists_of_effects_are_found_where_they_stand() -> None:
    """Lists of cards, and what is left of them, are found; others go to the end, side by side."""
    book = built_in()
    card = max(book.cards, key=lambda one: len(one.effects))
    record = record_of(game("valda").deal(1))
    before = read(record, "book")
    (place,) = place_lists(record, book, [card.effects[1:]])
    assert [effect_document(record, place + at) for at in range(len(card.effects) - 1)] == [
        plain(effect) for effect in card.effects[1:]
    ]
    assert read(record, "book") == before
    lend = next(one for kind in book.cards for one in kind.effects if one.do == "lend")
    strange = [(lend,) * 8, (lend,) * 7]
    found, spare = find_lists(book, strange)
    assert found == [EFFECTS - SPARE, EFFECTS - SPARE + 8]
    assert len(spare) == 15
    assert place_lists(record, book, strange) == found
    assert all(effect_document(record, found[0] + at) == {"do": "lend"} for at in range(15))
    assert read(record, "book") != before


def test_a_copy_takes_its_card_file_along(tmp_path: Path, no_other_books: None) -> None:
    """A record copied over one of another file has the other's cards no more."""
    odd = load_book(write_card_file(tmp_path, 5_050))
    source, target = record_of(game("valda", cards=odd.key).deal(1)), record_of(game("valda").deal(1))
    copy(target, source)
    names = ("book", "kinds", "copies", "effects", "faces", "limits", "deck_at")
    assert all(read(target, name) == read(source, name) for name in names)

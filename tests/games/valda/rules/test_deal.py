"""The deal (VA-2, VA-3): what comes of seeds, and how likely it is."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from gladsheim import game
from gladsheim.core.chance import new_rng, seed_key
from gladsheim.core.errors import SeedError
from gladsheim.core.positions.record_state import record_of
from gladsheim.core.state import read
from gladsheim.games.valda.book import built_in, load_book
from gladsheim.games.valda.pieces import DECKS
from gladsheim.testing.ledger import rule
from tests.games.chances import ONCE_IN_A_THOUSAND, chi_square
from tests.games.valda.book.card_files import write_card_file
from tests.games.valda.tables import Options, tables, title
from tests.games.valda.twin.cards import read_cards
from tests.games.valda.whole.invariants import check_position

DEALS = 1_200


@rule("VA-2.2", "VA-2.3", "VA-2.5", "VA-2.6")
@pytest.mark.parametrize("options", list(tables()), ids=title)
def test_what_lies_where(options: Options) -> None:
    """Six cards each, all others on their decks, and the first seat about to trade."""
    for seed in range(4):
        state = game("valda", **options).deal(seed)
        document = state.document()
        check_position(document, read_cards())
        assert [len(player["hand"]) for player in document["players"]] == [6] * options["players"]
        assert all(card.startswith("base.") for player in document["players"] for card in player["hand"])
        assert document["discard"] == []
        assert (document["phase"], document["round"], document["turns"]) == ("resource", 1, 0)
        assert state.current_player == document["active"] == document["start"]
        assert [player["followers"] for player in document["players"]] == [0] * options["players"]


@rule("VA-3.2", "VA-2.5")
def test_every_base_card_is_equally_likely() -> None:
    """The first card of a hand is of each type as often as there are copies, by both ways to deal."""
    chosen = game("valda")
    base = [card for card in built_in().cards if card.deck == "base"]
    total = sum(card.count for card in base)
    weights = Counter(dict.fromkeys(("yellow", "attack", "defence"), 0))
    for card in base:
        weights[card.type] += card.count
    expected = {kind: DEALS * count / total for kind, count in weights.items() if count}
    tops = Counter(kind_of(chosen.deal(seed).document()["decks"]["base"][0]) for seed in range(DEALS))
    assert chi_square(tops, expected) < ONCE_IN_A_THOUSAND[len(expected) - 1]
    record, rng, by_kernel = record_of(chosen.deal(0)), new_rng(1), Counter[str]()
    ids = sorted(card.id for card in built_in().cards)
    for _ in range(DEALS):
        chosen.rules.shuffle(record, rng)
        top = read(record, "deck")[read(record, "deck_at")[0] + read(record, "deck_size")[0] - 1]
        by_kernel[kind_of(ids[top])] += 1
    assert chi_square(by_kernel, expected) < ONCE_IN_A_THOUSAND[len(expected) - 1]


def kind_of(card: str) -> str:
    """The type of a card."""
    return built_in().by_id[card].type


@rule("VA-2.4")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_seat_is_equally_likely_to_begin(players: int) -> None:
    """With turnaround the starting seat is drawn evenly, whoever is said to be the oldest."""
    chosen = game("valda", players=players, turnaround=True, first=players - 1)
    deals = 200 * players
    seen = Counter(str(chosen.deal(f"first {seed}").document()["start"]) for seed in range(deals))
    expected = {str(seat): deals / players for seat in range(players)}
    assert chi_square(seen, expected) < ONCE_IN_A_THOUSAND[players - 1]


@rule("VA-3.3")
def test_dice_are_fair() -> None:
    """Each face comes as often as the others: with white dice, rolled in the game."""
    chosen, seen = game("valda", players=2), Counter[str]()
    start = {"options": {"players": 2}, "phase": "followers", "players": [{"temples": {"loki": 2}}, {}]}
    for seed in range(DEALS // 2):
        state = chosen.from_document({**start, "rng": seed_key(seed).hex()[:16]})
        rolled = [event for event in state.apply("loki").events if event.kind == "dice_rolled"]
        seen.update(str(face) for face in rolled[0].public["faces"])
    expected = {str(face): seen.total() / 6 for face in range(1, 7)}
    assert chi_square(seen, expected) < ONCE_IN_A_THOUSAND[5]


@rule("VA-3.1")
@pytest.mark.parametrize("seed", [7, "seven", b"7", -7, 2**400, "", b"", "ᚠ", 0, 2**64 - 1])
def test_a_seed_makes_the_deal(seed: int | str | bytes) -> None:
    """The same seed gives the same deal, another seed another one."""
    chosen = game("valda", players=3)
    assert chosen.deal(seed).document() == chosen.deal(seed).document()
    assert chosen.deal(seed).document() != chosen.deal("other").document()
    assert chosen.deal(seed).seed == seed


@rule("VA-3.1")
def test_an_int_is_the_state_of_the_generator() -> None:
    """Ints are taken modulo 2^64; texts and bytes by their keys, so that none is another one's."""
    chosen = game("valda", players=3)
    assert chosen.deal(5).document() == chosen.deal(5 + 2**64).document() == chosen.deal(5 - 2**64).document()
    assert chosen.deal(-1).document() == chosen.deal(2**64 - 1).document()
    for seed in ("5", b"5"):
        key = int.from_bytes(seed_key(seed)[:8], "big")
        assert chosen.deal(seed).document() == chosen.deal(key).document()
    deals = [chosen.deal(seed).document() for seed in (5, "5", b"5")]
    assert deals[0] != deals[1] != deals[2] != deals[0]


@pytest.mark.parametrize("seed", [True, 1.5, ["x"], 2**600, "x" * 2_000])
def test_what_is_no_seed(seed: Any) -> None:
    """Other types, and what is too long, are refused."""
    with pytest.raises(SeedError):
        game("valda").deal(seed)


@rule("VA-13.5", "VA-2.5", "VA-2.6", "VA-1.2")
@pytest.mark.usefixtures("no_other_books")
@pytest.mark.parametrize("file", range(5_020, 5_030))
def test_deals_with_odd_cards(file: int, tmp_path: Any) -> None:
    """Whatever limits a card file sets, the deal keeps them and can be read back."""
    path = write_card_file(tmp_path, file)
    book, cards = load_book(path), read_cards(path)
    for players in range(2, 6):
        state = game("valda", players=players, turnaround=bool(file % 2), cards=book.key).deal(file)
        document = state.document()
        check_position(document, cards)
        assert state.game.from_document(document).document() == document
        assert set(document["decks"]) == set(DECKS)

"""Setup (VH-3) and chance (VH-12): what is dealt, and how likely it is."""

from collections import Counter

import pytest

from gladsheim import game
from gladsheim.testing.ledger import rule
from tests.games.chances import ONCE_IN_A_THOUSAND, chi_square
from tests.games.valhalla.sets import Options, tables, title
from tests.games.valhalla.twin import Twin
from tests.games.valhalla.twin.cards import chosen, is_a
from tests.games.valhalla.twin.deal import complete, empty
from tests.games.valhalla.twin.table import Table
from tests.games.valhalla.whole.invariants import check_position


@rule("VH-3.1", "VH-3.2", "VH-3.3", "VH-3.4", "VH-3.5", "VH-3.6")
@pytest.mark.parametrize("options", list(tables()), ids=title)
def test_what_lies_where(options: Options, long: bool) -> None:
    """A full market, the first landscape, twelve armies each; and the twin deals the same."""
    large = options["players"] >= 5
    for seed in range(12 if long else 3):
        document = game("valhalla", **options).deal(seed).document()
        assert document == Twin.deal(seed, **options).document()
        check_position(document)
        market = document["valhalla"]
        assert (market["width"], market["height"]) == ((4, 3) if large else (3, 3))
        assert None not in market["cards"]
        cells = [(place["x"], place["y"]) for place in document["landscape"]]
        assert cells == [(x, y) for y in range(3 if large else 2) for x in range(2)]
        assert document["discard"] == []
        assert all(player["reserve"] == 12 for player in document["players"])
        assert (document["stage"], document["pass_run"], document["glories"]) == ("turn", 0, 0)


@rule("VH-3.4", "VH-3.5")
def test_cards_are_put_aside_when_locations_are_late() -> None:
    """In some deals the market is full before the landscape: the twin agrees in those, too."""
    seeds = [seed for seed in range(150) if count_of_locations_in_time(seed) < 6]
    assert seeds
    for seed in seeds:
        late = game("valhalla", players=6, extended=False)
        assert late.deal(seed).document() == Twin.deal(seed, **late.options).document()


def count_of_locations_in_time(seed: int) -> int:
    """How many of the first locations lie among the first cards, up to a full market."""
    options = complete({"players": 6, "extended": False})
    deck = chosen(options)
    Table(empty(options, seed)).shuffle(deck)
    found = others = 0
    for card in deck:
        if found == 6 or others == 12:
            break
        if is_a(card, "location"):
            found += 1
        else:
            others += 1
    return found


@rule("VH-12.1", "VH-12.4", "VH-12.3")
def test_an_int_seed_is_the_state_of_the_generator() -> None:
    """Two shuffles of 36 and 23 cards from seed 1 leave the generator where the rules say."""
    document = game("valhalla", players=2, extended=False, first=0).deal(1).document()
    assert document["rng"] == "4204702121588007086"
    assert int(document["rng"]) == (1 + (35 + 22) * 0x9E3779B97F4A7C15) % 2**64
    drawn = game("valhalla", players=2, extended=False).deal(1)
    assert int(drawn.document()["rng"]) == (1 + (35 + 22 + 1) * 0x9E3779B97F4A7C15) % 2**64


@rule("VH-12.1", "VH-12.2", "VH-12.4")
def test_reference_numbers() -> None:
    """The first draws of the first shuffle are the reference numbers from seed 1."""
    numbers = [10451216379200822465, 13757245211066428519, 17911839290282890590]
    twin = Twin.from_document({"rng": "1"})
    assert [twin.table.number() for _ in numbers] == numbers
    for seed in (0, 1, 2**64 - 1, 2**64 + 1, -1):
        document = game("valhalla", players=3).deal(seed).document()
        assert document == Twin.deal(seed % 2**64, players=3).document()


@rule("VH-3.6")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_every_seat_is_equally_likely_to_begin(players: int) -> None:
    """The first player is drawn evenly."""
    rounds = 60 * players
    even = game("valhalla", players=players)
    seen = Counter(str(even.deal(f"first {seed}").current_player) for seed in range(rounds))
    expected = {str(seat): rounds / players for seat in range(players)}
    assert chi_square(seen, expected) < ONCE_IN_A_THOUSAND[players - 1]


@pytest.mark.parametrize("seed", [7, "seven", b"7", -7, 2**400])
def test_a_seed_makes_the_deal(seed: int | str | bytes) -> None:
    """The same seed gives the same deal, another seed another one."""
    three = game("valhalla", players=3)
    assert three.deal(seed).document() == three.deal(seed).document()
    assert three.deal(seed).document() != three.deal("other").document()

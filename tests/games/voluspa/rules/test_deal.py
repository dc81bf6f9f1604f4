"""Setup (V-2.4 to V-2.7): what is dealt, and how likely it is."""

from collections import Counter

import pytest

from gladsheim import game
from gladsheim.core.chance import new_rng
from gladsheim.core.positions.record_state import record_of
from gladsheim.core.state import read
from gladsheim.games.voluspa.options import SETS
from gladsheim.games.voluspa.pieces import BY_CODE, CODES
from gladsheim.testing.ledger import rule
from tests.games.chances import ONCE_IN_A_THOUSAND, chi_square
from tests.games.voluspa.boards import tiles_everywhere


@rule("V-2.4", "V-2.5")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("name", SETS)
def test_what_lies_where(players: int, name: str) -> None:
    """Five tiles and the right number of Hels each, a start tile at 0,0, the rest in the deck."""
    for seed in range(8):
        document = game("voluspa", players=players, set=name).deal(seed).document()
        hels = 0 if "He" not in document["options"]["kinds"] else 2 if players == 2 else 1
        assert [hand.count("He") for hand in document["hands"]] == [hels] * players
        assert [len(hand) for hand in document["hands"]] == [5 + hels] * players
        assert list(document["board"]) == ["0,0"]
        assert document["board"]["0,0"] not in ("Tr", "He")
        assert "He" not in document["deck"]
        assert document["removed"] == (["He"] * (5 - hels * players) if hels else [])
        census = {code: BY_CODE[code].count for code in document["options"]["kinds"]}
        assert tiles_everywhere(document) == Counter(census)


@rule("V-2.6", "V-4.1")
def test_everything_begins_at_zero() -> None:
    """No points, no events, nothing known, and the first player is to act."""
    state = game("voluspa", players=5, set="all").deal("zero")
    document = state.document()
    assert document["scores"] == document["reached"] == [0] * 5
    assert document["events"] == 0
    assert document["known"] == [[]] * 5
    assert document["discard"] == []
    assert document["phase"] == "play"
    assert document["turn"] == document["first"] == state.current_player


@rule("V-2.5")
def test_every_start_tile_is_equally_likely() -> None:
    """Each kind but the Troll starts as often as it has tiles, by both ways to deal."""
    chosen = game("voluspa")
    weights = {code: count for code, count in _base_counts().items() if code != "Tr"}
    rounds = 700
    expected = {code: rounds * count / sum(weights.values()) for code, count in weights.items()}
    by_seed = Counter(chosen.deal(seed).document()["board"]["0,0"] for seed in range(rounds))
    assert chi_square(by_seed, expected) < ONCE_IN_A_THOUSAND[6]
    record, rng, by_kernel = record_of(chosen.deal(0)), new_rng(1), Counter[str]()
    for _ in range(rounds):
        chosen.rules.shuffle(record, rng)
        by_kernel[CODES[read(record, "tile")[0]]] += 1
    assert chi_square(by_kernel, expected) < ONCE_IN_A_THOUSAND[6]


def _base_counts() -> dict[str, int]:
    return {code: tile.count for code, tile in BY_CODE.items() if tile.set == "base"}


@rule("V-2.5")
def test_the_deck_is_in_random_order_trolls_included() -> None:
    """A Troll is as likely on top of the deck as its share of what is left."""
    tops: Counter[str] = Counter()
    expected = dict.fromkeys(("Tr", "other"), 0.0)
    for seed in range(1_500):
        deck = game("voluspa").deal(seed).document()["deck"]
        expected["Tr"] += deck.count("Tr") / len(deck)
        expected["other"] += 1 - deck.count("Tr") / len(deck)
        tops["Tr" if deck[0] == "Tr" else "other"] += 1
    assert chi_square(tops, expected) < ONCE_IN_A_THOUSAND[1]


@rule("V-2.6")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_seat_is_equally_likely_to_begin(players: int) -> None:
    """The first player is drawn evenly."""
    rounds = 100 * players
    seen = Counter(
        str(game("voluspa", players=players).deal(f"first {seed}").document()["first"])
        for seed in range(rounds)
    )
    expected = {str(seat): rounds / players for seat in range(players)}
    assert chi_square(seen, expected) < ONCE_IN_A_THOUSAND[players - 1]


@rule("V-2.5")
def test_any_kind_but_troll_and_hel_may_start() -> None:
    """Also a Lightning Bolt can be the start tile."""
    chosen = game("voluspa", set="all")
    starts = {chosen.deal(seed).document()["board"]["0,0"] for seed in range(400)}
    assert starts == set(BY_CODE) - {"Tr", "He"}


@rule("V-2.7")
@pytest.mark.parametrize("seed", [7, "seven", b"7", -7, 2**400])
def test_a_seed_makes_the_deal(seed: int | str | bytes) -> None:
    """The same seed gives the same deal, another seed another one."""
    chosen = game("voluspa", players=3, set="all")
    assert chosen.deal(seed).document() == chosen.deal(seed).document()
    assert chosen.deal(seed).document() != chosen.deal("other").document()


@rule("V-2.5", "V-9")
def test_a_deck_that_is_empty_after_setup() -> None:
    """With `no_late_hel` a deal that uses up the deck leaves no Hel in any hand."""
    # Od 6 and Ni 5: two hands of five and the start tile are all there is.
    tiles = {"set": "custom", "kinds": ["Od", "Ni", "He"]}
    late = game("voluspa", no_late_hel=True, **tiles).deal(1).document()
    assert late["deck"] == []
    assert [hand.count("He") for hand in late["hands"]] == [0, 0]
    assert late["removed"].count("He") == 5
    usual = game("voluspa", **tiles).deal(1).document()
    assert [hand.count("He") for hand in usual["hands"]] == [2, 2]

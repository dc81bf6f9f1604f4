"""What is chosen before play (VH-1)."""

from typing import Any

import pytest

from gladsheim import game
from gladsheim.core.errors import OptionsError
from gladsheim.testing.ledger import rule
from tests.games.valhalla.sets import Options, tables, title
from tests.games.valhalla.whole.invariants import cards_somewhere


@rule("VH-1.2", "VH-1.4", "VH-1.5", "VH-1.6", "VH-1.7")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_defaults(players: int) -> None:
    """What is left out is filled in, by the number of players."""
    assert game("valhalla", players=players).options == {
        "players": players,
        "decks": 1 if players <= 4 else 2,
        "extended": True,
        "excuse": False,
        "target": 50 * players,
        "glory_cap": 60 * players,
        "first": None,
    }


@rule("VH-1.2", "VH-1.3", "VH-2.3")
@pytest.mark.parametrize("options", list(tables()), ids=title)
def test_cards(options: Options) -> None:
    """36 cards, 8 pawns and courts, the Excuse: each once or twice, the second copy marked."""
    cards = cards_somewhere(game("valhalla", **options).deal(1).document())
    count = 36 + 8 * options["extended"] + options["excuse"]
    first = [card for card in cards if not card.endswith(".2")]
    assert len(set(cards)) == len(cards) == count * options["decks"]
    assert len(first) == count
    assert ("excuse" in cards) is options["excuse"]
    assert ("window" in cards) is options["extended"]
    if options["decks"] == 2:
        assert {f"{card}.2" for card in first} == set(cards) - set(first)


@rule("VH-1.7")
@pytest.mark.parametrize(
    ("options", "field"),
    [
        ({"players": 1}, "players"),
        ({"players": 7}, "players"),
        ({"players": "3"}, "players"),
        ({"players": True}, "players"),
        ({"players": 5, "decks": 1}, "decks"),
        ({"players": 6, "decks": 1}, "decks"),
        ({"decks": 0}, "decks"),
        ({"decks": 3}, "decks"),
        ({"decks": True}, "decks"),
        ({"extended": 1}, "extended"),
        ({"excuse": "no"}, "excuse"),
        ({"target": 0}, "target"),
        ({"target": 10**9}, "target"),
        ({"target": 1.5}, "target"),
        ({"glory_cap": 0}, "glory_cap"),
        ({"glory_cap": -1}, "glory_cap"),
        ({"first": 2}, "first"),
        ({"first": -1}, "first"),
        ({"players": 4, "first": 4}, "first"),
        ({"odin": 1}, "odin"),
    ],
    ids=str,
)
def test_refused_options(options: dict[str, Any], field: str) -> None:
    """Every wrong option is named with its value and what is allowed."""
    with pytest.raises(OptionsError) as error:
        game("valhalla", **options)
    assert error.value.option == field
    assert error.value.value == options[field]
    assert error.value.allowed


@rule("VH-1.4")
@pytest.mark.parametrize("target", [1, 100, 200, 300, 500, 777])
def test_any_target(target: int) -> None:
    """The named targets are numbers, and any other number will do."""
    assert game("valhalla", target=target).deal(1).document()["options"]["target"] == target


@rule("VH-1.6")
@pytest.mark.parametrize("first", range(4))
def test_the_first_seat(first: int) -> None:
    """Who is named begins."""
    assert game("valhalla", players=4, first=first).deal("any").current_player == first


def test_options_survive_a_round_trip() -> None:
    """A game built from its own options is equal to it, and says how to build it again."""
    chosen = game("valhalla", players=5, excuse=True, extended=False, target=77, first=3)
    again = type(chosen)(**chosen.options)
    assert again == chosen
    assert hash(again) == hash(chosen)
    assert again != game("valhalla", players=5, excuse=True, extended=False, target=78, first=3)
    assert repr(chosen).startswith("ValhallaGame(players=5, decks=2")

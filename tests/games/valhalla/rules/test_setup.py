"""Options, components, the deal and chance (VH-1, VH-2, VH-3, VH-12)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from gladsheim import game
from gladsheim.core.errors import OptionsError
from gladsheim.core.game import Json
from gladsheim.games.valhalla.game import ValhallaGame
from gladsheim.games.valhalla.options import TARGETS
from gladsheim.testing.ledger import rule
from tests.games.valhalla.boards import after, all_cards, held, refuses, table, texts, zone
from tests.games.valhalla.dealing import SplitMix, dealt, is_location
from tests.games.valhalla.sets import Options, tables, title

REFERENCE = (10451216379200822465, 13757245211066428519, 17911839290282890590)


def options_of(**chosen: Any) -> Json:
    """The complete options of a game."""
    found: Json = game("valhalla", **chosen).deal(1).document()["options"]
    return found


def refused(**chosen: Any) -> str:
    """Why options are refused."""
    with pytest.raises(OptionsError) as error:
        game("valhalla", **chosen)
    return str(error.value)


@rule("VH-1.1")
def test_two_to_six_players() -> None:
    """One and seven are refused with what is allowed."""
    for players in range(2, 7):
        assert len(game("valhalla", players=players).deal(1).document()["players"]) == players
    for wrong in (1, 7, True, "2"):
        assert "2 to 6" in refused(players=wrong)


@rule("VH-1.2")
def test_decktets() -> None:
    """Up to four players use one by default and may use two; five and six need two."""
    for players in (2, 3, 4):
        assert options_of(players=players)["decks"] == 1
        assert options_of(players=players, decks=2)["decks"] == 2
    for players in (5, 6):
        assert options_of(players=players)["decks"] == 2
        assert "2 to 2" in refused(players=players, decks=1)
    assert "decks" in refused(decks=3)


@rule("VH-1.3", "VH-2.3")
@pytest.mark.parametrize("options", list(tables()), ids=title)
def test_the_cards_of_the_options(options: Options) -> None:
    """Pawns and courts, and the Excuse, each in or out; every chosen card once per decktet."""
    document = game("valhalla", **options).deal(3).document()
    found = Counter(document["draw"] + document["valhalla"]["cards"])
    found.update(place["card"] for place in document["landscape"])
    once = 36 + 8 * options["extended"] + options["excuse"]
    assert sum(found.values()) == len(found) == once * options["decks"]
    assert ("consul" in found) is options["extended"]
    assert ("excuse" in found) is options["excuse"]
    assert sum(card.endswith(".2") for card in found) == once * (options["decks"] - 1)
    assert set(found) == set(all_cards(document["options"]))


@rule("VH-1.3")
def test_which_cards_are_in_by_default() -> None:
    """Pawns and courts are in, the Excuse is not."""
    assert (options_of()["extended"], options_of()["excuse"]) == (True, False)


@rule("VH-1.4")
def test_targets() -> None:
    """Fifty points for each player; any positive number is allowed; four have names."""
    assert [options_of(players=players)["target"] for players in range(2, 7)] == [100, 150, 200, 250, 300]
    assert options_of(target=7)["target"] == 7
    assert dict(TARGETS) == {"skirmish": 100, "battle": 200, "conflict": 300, "epic": 501}
    assert "target" in refused(target=0)


@rule("VH-1.5")
def test_the_cap() -> None:
    """Sixty glory phases for each player."""
    assert [options_of(players=players)["glory_cap"] for players in (2, 6)] == [120, 360]
    assert options_of(glory_cap=1)["glory_cap"] == 1
    assert "glory_cap" in refused(glory_cap=0)


@rule("VH-1.6", "VH-3.6")
def test_the_first_seat() -> None:
    """The seat asked for begins; else it is drawn, and every seat comes up."""
    for first in range(3):
        assert game("valhalla", players=3, first=first).deal(1).current_player == first
    drawn = {game("valhalla", players=3).deal(seed).current_player for seed in range(20)}
    assert drawn == {0, 1, 2}
    assert options_of()["first"] is None
    assert "0 to 1" in refused(first=2)


@rule("VH-1.7")
@pytest.mark.parametrize(
    "chosen", [{"colour": 1}, {"extended": 1}, {"excuse": "no"}, {"target": 1.5}, {"glory_cap": None, "x": 1}]
)
def test_what_is_refused(chosen: Options) -> None:
    """An unknown option or a wrong value is refused by name; a missing one takes its default."""
    assert next(iter(chosen)) in refused(**chosen) or "x" in refused(**chosen)
    assert set(options_of()) == {"players", "decks", "extended", "excuse", "target", "glory_cap", "first"}


@rule("VH-2.2")
def test_the_facts_of_the_cards() -> None:
    """How many cards there are of each rank, set and type, and how many symbols they have."""
    cards = ValhallaGame.pieces()
    assert Counter(card["set"] for card in cards) == {"basic": 36, "extended": 8, "excuse": 1}
    ranks = Counter(str(card["rank"]) for card in cards)
    numbers = dict.fromkeys("23456789", 3)
    assert ranks == {**numbers, "ace": 6, "crown": 6, "pawn": 4, "court": 4, "none": 1}
    symbols = {"ace": 1, "crown": 1, "pawn": 3, "court": 3, "none": 0}
    assert all(len(card["suits"]) == symbols.get(card["rank"], 2) for card in cards)
    assert all((card["types"] == []) is (card["rank"] in ("ace", "none")) for card in cards)
    assert {kind for card in cards for kind in card["types"]} == {"event", "personality", "location"}
    basic = [card for card in cards if card["set"] == "basic"]
    assert [
        sum(kind in card["types"] for card in basic) for kind in ("personality", "location", "event")
    ] == [11, 11, 11]


@rule("VH-2.4")
@pytest.mark.parametrize("card", ["origin", "market", "end"])
def test_cards_of_two_types(card: str) -> None:
    """Such a card is used as an event or as a location, as its owner likes."""
    state = table(("mountain castle", "forest mill"), zones=[[card]])
    assert {f"use:{card}:event", f"use:{card}:location:2,0"} <= texts(state, "use")
    assert is_location(card)
    used = after(state, f"use:{card}:event", "put:0,1:1")
    used = after(used, "end") if "end" in texts(used) else used
    assert zone(used)[card] == (1, True, 0)
    refuses(state, f"use:{card}:person", "VH-2.2")


@rule("VH-2.5", "VH-2.2")
def test_sharing_a_symbol() -> None:
    """One suit in common is enough, and none is not: the Journey has moons and waves."""
    state = after(
        table(("mountain castle mill", "forest market cave"), zones=[["journey"]]), "use:journey:event"
    )
    cells = {text.split(":")[1] for text in texts(state, "put")}
    assert cells == {"0,0", "0,1", "2,0", "2,1"}


@rule("VH-2.3", "VH-7.5")
def test_copies_are_identical() -> None:
    """The ids of two copies differ by a suffix only; the cards are the same."""
    state = table(
        zones=[[held("journey.2")]], market=["journey"], slots={"0,0E": [2, 0]},
        seats=[{"phase": 2}], options={"decks": 2},
    )  # fmt: skip
    assert "use:journey.2:event" in texts(state)
    refuses(state, "recruit:0,0", "VH-7.5")


@rule("VH-3.1", "VH-3.2", "VH-3.3", "VH-3.4", "VH-3.5", "VH-3.6", "VH-12.2", "VH-12.3")
@pytest.mark.parametrize("options", list(tables()), ids=title)
def test_the_deal(options: Options) -> None:
    """Every deal is that of the rules, card by card, with the generator where it should be."""
    for seed in range(12):
        chosen = {**options, "first": (None, 1)[seed % 2]}
        document = game("valhalla", **chosen).deal(seed).document()
        wanted = dealt(document["options"], seed)
        places = [{name: place[name] for name in ("x", "y", "card")} for place in document["landscape"]]
        assert (document["draw"], document["valhalla"]["cards"]) == (wanted["draw"], wanted["cards"])
        assert (places, document["turn"]) == (wanted["landscape"], wanted["turn"])
        assert document["rng"] == wanted["rng"]
        assert (document["discard"], document["valhalla"]["armies"]) == ([], {})


@rule("VH-3.4")
def test_a_landscape_that_is_completed_late() -> None:
    """There are deals in which cards are put aside, and they come back into the draw pile."""
    options = options_of(extended=False)
    seed = next(seed for seed in range(3000) if dealt(options, seed)["aside"])
    document = game("valhalla", extended=False).deal(seed).document()
    wanted = dealt(options, seed)
    assert document["draw"] == wanted["draw"]
    assert [place["card"] for place in document["landscape"]] == [
        place["card"] for place in wanted["landscape"]
    ]


@rule("VH-3.1", "VH-4.1")
def test_the_size_of_the_maps() -> None:
    """3 x 3 and 2 x 2 up to four players; 4 x 3 and 2 wide, 3 high from five on."""
    for players in range(2, 7):
        document = game("valhalla", players=players).deal(1).document()
        large = players > 4
        assert document["valhalla"]["width"] == (4 if large else 3)
        assert document["valhalla"]["height"] == 3
        cells = [(place["x"], place["y"]) for place in document["landscape"]]
        assert cells == [(x, y) for y in range(3 if large else 2) for x in range(2)]


@rule("VH-3.6", "VH-2.1")
def test_how_players_start() -> None:
    """Twelve armies in reserve, no cards, no points, cycle 1, phase 1, nothing done."""
    for player in game("valhalla", players=6).deal(9).document()["players"]:
        assert player == {
            "reserve": 12, "score": 0, "cycle": 1, "phase": 1, "placed": False, "recruited": False,
            "fought": False, "stalled": False, "cards": [],
        }  # fmt: skip


@rule("VH-12.1", "VH-12.4")
def test_the_generator() -> None:
    """The first numbers of seed 1, and a deal that uses exactly these numbers."""
    chance = SplitMix(1)
    assert tuple(chance.word() for _ in range(3)) == REFERENCE
    for seed in (1, -1, (1 << 64) - 1, 1 << 63):
        document = game("valhalla").deal(seed).document()
        assert document["draw"] == dealt(document["options"], seed)["draw"]


@rule("VH-12.3")
def test_the_same_seed_and_actions_give_the_same_game() -> None:
    """Options, seed and actions are the whole game, reshuffles included."""
    one, other = (game("valhalla", first=0).deal(5) for _ in range(2))
    while not one.is_terminal:
        action = one.legal_actions()[-1]
        one.apply(action)
        other.apply(action)
    assert one.document() == other.document()

"""Components, set-up and chance (VA-1 to VA-3)."""

from __future__ import annotations

from typing import Any

import pytest

from gladsheim import game
from gladsheim.core.errors import OptionsError
from gladsheim.games.valda.book import built_in
from gladsheim.games.valda.pieces import DECKS, GODS
from gladsheim.testing.ledger import rule
from tests.games.valda.boards import SplitMix, after, copies, decision, refuses, seat, stock, table, texts

RICH = {"blood": 5, "gold": 5, "diamond": 5}


@rule("VA-1.1")
def test_gods_stand_in_one_order() -> None:
    """Actions, decks and temples list the seven gods in the same order, each with five sites."""
    state = table(RICH, {}, phase="build")
    assert [text for text in state.legal_actions() if text[6:] in GODS] == [f"build:{god}" for god in GODS]
    assert list(state.document()["decks"]) == ["base", *GODS]
    others = [{"temples": {"loki": 2}}, {"temples": {"loki": 2}}]
    assert "build:loki" in texts(table(RICH, *others, phase="build"))
    refuses(table({**RICH, "temples": {"loki": 1}}, *others, phase="build"), "build:loki", "VA-1.1")


@rule("VA-1.2")
def test_the_supply_is_a_hard_limit() -> None:
    """The supply gives no more than it has, and a single player may hold all of it."""
    chest = {"gold": 10, "hand": ["base.treasure-chest-2"]}
    for held, gained in ((17, 2), (19, 1), (20, 0)):
        later = after(table(chest, {"gold": held}, phase="game"), "play:base.treasure-chest-2")
        assert stock(later) == (0, 10 + gained, 0)
    alone = table({"gold": 28, "hand": ["base.treasure-chest-2"]}, {}, phase="game")
    assert stock(after(alone, "play:base.treasure-chest-2")) == (0, 30, 0)


@rule("VA-1.2", "VA-5.1")
def test_the_first_die_is_served_first() -> None:
    """Dice are paid out in order, so what the supply has left goes to the first of them."""
    seats = ({"gold": 28}, {"mines": 3})
    later = after(table(*seats, phase="followers", forced=[3, 1, 4]), "end")
    assert stock(later, 1) == (0, 2, 1)


@rule("VA-1.3")
def test_nine_temples_each() -> None:
    """The ninth temple can be built, a tenth cannot."""
    eight = {**RICH, "temples": {"odin": 4, "thor": 4}}
    assert "build:tyr" in texts(table(eight, {}, phase="build"))
    nine = {**RICH, "temples": {"odin": 4, "thor": 5}}
    refuses(table(nine, {}, phase="build"), "build:tyr", "VA-1.3")


@rule("VA-1.4", "VA-16.1")
def test_works_at_the_start() -> None:
    """Everybody starts with two mines and without drills, in a deal and where a document is silent."""
    for state in (game("valda", players=3).deal(1), table({}, {}, {})):
        for number in range(3):
            assert (seat(state, number)["mines"], seat(state, number)["drills"]) == (2, 0)


@rule("VA-1.4", "VA-13")
def test_works_by_cards_keep_to_the_limits() -> None:
    """A card builds works without cost below the highest number, and nothing at it."""
    for card, works, most in (("dwarven-shaft", "mines", 4), ("blood-spring", "drills", 3)):
        name = f"heimdall.{card}"
        for have in (most - 1, most):
            state = table({"hand": [name], works: have}, {}, phase="game")
            assert seat(after(state, f"play:{name}"))[works] == most


@rule("VA-1.5", "VA-5.1")
@pytest.mark.parametrize("face", range(1, 7))
def test_the_faces_of_the_dice(face: int) -> None:
    """Each face of a yellow and of a blue die brings what the card file says."""
    state = table({}, {"mines": 2, "drills": 1}, phase="followers", forced=[face, face, face])
    yellow, blue = built_in().dice["Y"].faces[face - 1], built_in().dice["B"].faces[face - 1]
    assert stock(after(state, "end"), 1) == (
        2 * yellow.blood + blue.blood,
        2 * yellow.gold + blue.gold,
        2 * yellow.diamond + blue.diamond,
    )


@rule("VA-1.5", "VA-5.1")
def test_one_die_for_each_mine_and_drill() -> None:
    """Yellow dice are rolled first, one for each mine, then blue ones, one for each drill."""
    state = table({}, {"mines": 4, "drills": 3}, phase="followers", forced=[1, 2, 3, 4, 6, 5, 6])
    later = after(state, "end")
    assert stock(later, 1) == (3 + 2 + 3, 1 + 1 + 2, 1)
    assert later.document()["forced"] == []


@rule("VA-1.6", "VA-6.4")
def test_only_yellow_cards_are_played() -> None:
    """Of the four types only yellow is played in the game phase; copies are one action."""
    hand = ["base.kill", "base.seduction-1", "base.seduction-1", "base.shield-1"]
    state = table({"hand": hand}, {}, phase="game")
    assert [text for text in state.legal_actions() if text.startswith("play")] == ["play:base.seduction-1"]
    for card in ("base.kill", "base.shield-1"):
        refuses(state, f"play:{card}", "VA-6.4")


@rule("VA-1.6", "VA-3.5")
def test_a_card_returns_to_its_own_deck() -> None:
    """From a discard pile of mixed cards only the god's own come back into its deck."""
    pile = ["base.kill", *copies("odin"), "thor.feast"]
    state = table({"hand": ["freya.feather-cloak"]}, {}, phase="game", discard=pile)
    later = after(state, "play:freya.feather-cloak", "god:odin")
    assert later.document()["discard"] == ["base.kill", "thor.feast", "freya.feather-cloak"]
    assert len(later.document()["decks"]["odin"]) == 9
    assert sorted([*later.document()["decks"]["odin"], *seat(later)["hand"]]) == sorted(copies("odin"))


@rule("VA-1.7", "VA-17.1", "VA-17.3")
def test_what_is_public() -> None:
    """A spectator sees sizes of hands and decks, open cards, and the whole discard pile in order."""
    state = table(
        {"hand": ["base.kill"], "open": ["base.torch"], "gold": 2},
        {"hand": ["base.kill", "tyr.trial"], "followers": 3, "temples": {"tyr": 1}},
        phase="game",
        discard=["base.barter", "tyr.weapon"],
    )
    seen = state.observe(None)
    assert [player["hand"] for player in seen["players"]] == [None, None]
    assert [player["hand_count"] for player in seen["players"]] == [1, 2]
    assert seen["players"][0]["open"] == ["base.torch"]
    assert seen["players"][0]["gold"] == 2
    assert seen["players"][1]["temples"] == {"tyr": 1}
    assert seen["discard"] == ["base.barter", "tyr.weapon"]
    assert seen["decks_count"]["base"] == 80 - 4
    assert seen["decks_count"]["tyr"] == 10 - 2


@rule("VA-1.8", "VA-4.1")
def test_clockwise_is_upward() -> None:
    """After the highest seat comes seat 0."""
    state = table({}, {}, {}, phase="followers", active=2, start=1)
    later = after(state, "end")
    assert later.document()["active"] == 0
    assert later.document()["round"] == 1


@rule("VA-1.9")
def test_the_active_player_stays_active() -> None:
    """While others attack, it is still the turn of the one whose turn it is."""
    state = table({}, {}, {}, phase="attack", active=1)
    assert state.current_player == 2
    assert state.document()["active"] == 1


@rule("VA-2.1")
@pytest.mark.parametrize(
    ("options", "named"),
    [({"players": 1}, "players"), ({"players": 6}, "players"), ({"players": 3, "first": 3}, "first")],
)
def test_options_have_bounds(options: dict[str, Any], named: str) -> None:
    """Two to five players, and the oldest is one of them."""
    with pytest.raises(OptionsError, match=named):
        game("valda", **options)


@rule("VA-2.1", "VA-2.2")
@pytest.mark.parametrize("first", range(3))
def test_the_oldest_begins(first: int) -> None:
    """The first turn is that of the chosen seat; nobody has followers, and it is round 1."""
    document = game("valda", players=3, first=first).deal(9).document()
    assert (document["start"], document["active"], document["round"]) == (first, first, 1)
    assert [player["followers"] for player in document["players"]] == [0, 0, 0]


@rule("VA-2.3", "VA-2.4", "VA-2.5", "VA-3.1", "VA-3.2")
@pytest.mark.parametrize("turnaround", [False, True])
@pytest.mark.parametrize(("players", "seed"), [(2, 1), (3, 7), (5, (1 << 64) - 1), (4, (1 << 70) + 5)])
def test_the_deal(players: int, seed: int, turnaround: bool) -> None:
    """Decks are shuffled in order, then the start is drawn, then six cards go to each in turn order."""
    chance = SplitMix(seed)
    decks = {deck: copies(deck) for deck in DECKS}
    for cards in decks.values():
        chance.shuffle(cards)
    start = chance.below(players) if turnaround else 0
    hands: dict[int, list[str]] = {}
    for turn in range(players):
        hands[(start + turn) % players], decks["base"] = sorted(decks["base"][:6]), decks["base"][6:]
    # The first turn begins with the dice of two mines.
    for _ in range(2):
        chance.below(6)
    document = game("valda", players=players, turnaround=turnaround).deal(seed).document()
    assert document["decks"] == decks
    assert document["start"] == document["active"] == start
    assert [player["hand"] for player in document["players"]] == [hands[one] for one in range(players)]
    assert document["rng"] == chance.text()


@rule("VA-3.1")
def test_the_first_numbers_of_seed_one() -> None:
    """The generator gives the numbers that are published for seed 1."""
    chance = SplitMix(1)
    assert [chance.word() for _ in range(3)] == [
        10451216379200822465,
        13757245211066428519,
        17911839290282890590,
    ]


@rule("VA-2.6")
@pytest.mark.parametrize("players", range(2, 6))
def test_starting_resources(players: int) -> None:
    """Later places start with more: the rows of the table, in turn order from the first seat."""
    rows = {
        2: ["211", "222"],
        3: ["211", "212", "222"],
        4: ["211", "212", "222", "223"],
        5: ["211", "212", "222", "222", "223"],
    }[players]
    state = game("valda", players=players, first=1).deal(4)
    for place in range(1, players):
        assert stock(state, (1 + place) % players) == tuple(map(int, rows[place]))
    # The first player has rolled two yellow dice already, which bring no blood.
    assert stock(state, 1)[0] == 2
    assert sum(stock(state, 1)) in range(4 + 2, 4 + 5)


@rule("VA-3.3")
def test_forced_faces_come_first() -> None:
    """A forced face draws no number; when there are none left, chance goes on."""
    state = table({}, {"mines": 3}, phase="followers", forced=[6, 3], rng="0" * 15 + "1")
    later = after(state, "end")
    chance = SplitMix(1)
    face = built_in().dice["Y"].faces[chance.below(6)]
    assert stock(later, 1) == (0, 2 + face.gold, 2 + face.diamond)
    assert later.document()["rng"] == chance.text()
    assert later.document()["forced"] == []


@rule("VA-3.4", "VA-13")
def test_a_blind_card() -> None:
    """A card is taken blindly from the hand in order of ids."""
    victims = ["base.barter", "base.kill", "odin.leader", "tyr.trial", "tyr.wergild"]
    state = table(
        {"hand": list(reversed(victims))}, {"hand": ["base.cutpurse"]}, phase="attack", rng="0" * 15 + "7"
    )
    later = after(state, "attack:base.cutpurse", "yield")
    assert seat(later, 1)["hand"] == [victims[SplitMix(7).below(5)]]


@rule("VA-3.5")
def test_an_empty_deck_is_made_anew() -> None:
    """Its cards in the pile, from the bottom up, are shuffled; the others stay in the pile."""
    base = copies("base")
    pile = ["tyr.trial", *base, "loki.pilfer"]
    state = table({}, {}, phase="game", discard=pile, rng="0" * 15 + "3")
    assert state.document()["decks"]["base"] == []
    later = after(state, "buy")
    chance = SplitMix(3)
    chance.shuffle(base)
    assert seat(later)["open"] == base[:2]
    assert later.document()["decks"]["base"] == base[2:]
    assert later.document()["discard"] == ["tyr.trial", "loki.pilfer"]
    assert later.document()["rng"] == chance.text()


@rule("VA-3.5")
def test_a_deck_is_made_anew_only_when_a_card_is_drawn() -> None:
    """Drawing the last card leaves the deck empty, and the pile as it is."""
    base = copies("base")
    state = table({}, {}, phase="game", discard=base[2:], decks={"base": base[:2]})
    later = after(state, "buy")
    assert later.document()["decks"]["base"] == []
    assert later.document()["discard"] == base[2:]
    assert seat(later)["open"] == base[:2]


@rule("VA-3.5", "VA-6.4")
def test_nothing_is_drawn_where_nothing_is() -> None:
    """With one base card to be had one is drawn; with none, buying is refused."""
    base = copies("base")
    one = table({}, {"hand": base[1:]}, phase="game")
    later = after(one, "buy")
    assert seat(later)["open"] == base[:1]
    assert later.document()["actions"] == 1
    refuses(later, "buy", "VA-6.4")
    assert decision(later) == "game"

"""The engine and the naive twin play the same games, position by position."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from gladsheim import from_document, game
from gladsheim.core.game import State
from gladsheim.games.valda import book
from gladsheim.games.valda.rulings import RULINGS
from tests.games.valda.book.card_files import effects, write_card_file
from tests.games.valda.playing import likely
from tests.games.valda.starts import rich_position
from tests.games.valda.tables import TABLES, readings
from tests.games.valda.twin import Twin
from tests.games.valda.twin.cards import CARD_FILE, RESOURCES, read_cards

Json = dict[str, Any]
RESULTS = ("over", "followers", "buildings")
END = ("ranking", "winners")
SHORT, LONG = 1, 60
"""Games from the deal, and from the middle, of each number of players with each choice of variants."""
MOST = 1_000
"""Decisions of a game with an odd card file: there cards may bring each other back without end."""


def comparable(document: Json) -> Json:
    """The document with the defaults left out of the effects that are still to resolve."""
    pending = [
        {**entry, "list": [spelt(effect) for effect in entry["list"]]} if entry["op"] == "effects" else entry
        for entry in document["pending"]
    ]
    return {**document, "pending": pending}


def spelt(effect: Json) -> Json:
    """An effect without the parameters that say nothing: no blood, not open."""
    return {name: value for name, value in effect.items() if value or name not in (*RESOURCES, "any", "open")}


def same_position(state: State, twin: Twin) -> None:
    """Both stand in the same position and offer the same."""
    assert comparable(state.document()) == comparable(twin.document())
    assert state.current_player == twin.current_player
    offered = state.legal_actions()
    assert len(offered) == len(set(offered))
    assert set(offered) == twin.legal(), state.document()


def same_view(state: State, twin: Twin, viewer: int | None) -> None:
    """Both show an observer the same."""
    mine, theirs = state.observe(viewer), twin.observe(viewer)
    for view in (mine, theirs):
        view["legal"] = sorted(view["legal"]) if view["legal"] is not None else None
    assert mine == theirs


def crossed(state: State, twin: Twin, path: Path) -> None:
    """Either continues from the document that the other wrote."""
    same_position(state.game.from_document(twin.document()), twin)
    same_position(state, Twin.from_document(state.document(), path))


def compare(state: State, twin: Twin, rng: random.Random, path: Path) -> int:
    """Play a game to its end on both; returns the decisions."""
    decisions = 0
    while True:
        same_position(state, twin)
        if rng.random() < 0.1:
            crossed(state, twin, path)
            same_view(state, twin, rng.choice((None, *range(len(twin.table.doc["players"])))))
        if twin.current_player is None or decisions == MOST:
            break
        action = likely(sorted(twin.legal()), rng)
        state.apply(action)
        twin.apply(action)
        decisions += 1
    names = (*RESULTS, *END) if twin.current_player is None else RESULTS
    mine, theirs = dict(state.result()), twin.result()
    assert {name: mine[name] for name in names} == {name: theirs[name] for name in names}
    return decisions


def options_of(rng: random.Random, players: int, variants: int) -> Json:
    """Options with both, one or none of the variants."""
    turnaround, race = bool(variants & 1), bool(variants & 2)
    return {"players": players, "turnaround": turnaround, "race": race, "first": rng.randrange(players)}


def some_readings(rng: random.Random) -> list[str]:
    """Readings of the rules, each as often as not."""
    return [name for name in RULINGS.names if rng.random() < 0.5]


@pytest.mark.timeout(7_200)
@pytest.mark.parametrize(("players", "variants"), TABLES)
def test_from_the_deal(players: int, variants: int, long: bool) -> None:
    """Whole games: what is legal, who acts and all documents are equal after every action."""
    for number in range(LONG if long else SHORT):
        rng = random.Random(f"deal {players} {variants} {number}")
        options = options_of(rng, players, variants)
        seed = rng.getrandbits(64)
        state = game("valda", **options).deal(seed)
        assert compare(state, Twin.deal(seed=seed, **options), rng, CARD_FILE) > 20


@pytest.mark.timeout(7_200)
@pytest.mark.parametrize(("players", "variants"), TABLES)
def test_from_the_middle(players: int, variants: int, long: bool) -> None:
    """Games from positions full of everything: the same."""
    for number in range(LONG if long else SHORT):
        rng = random.Random(f"middle {players} {variants} {number}")
        options = options_of(rng, players, variants)
        document = rich_position(rng, read_cards(), options)
        state = game("valda", **options).from_document(document)
        compare(state, Twin.from_document(document), rng, CARD_FILE)


@pytest.mark.timeout(7_200)
@pytest.mark.parametrize("rulings", readings(), ids=",".join)
def test_by_other_readings(rulings: list[str], long: bool) -> None:
    """Whole games by other readings, from the deal and from the middle: the same (E-4)."""
    for number in range(LONG if long else SHORT):
        rng = random.Random(f"readings {rulings} {number}")
        options = {**options_of(rng, rng.randint(2, 5), rng.randrange(4)), "rulings": rulings}
        seed = rng.getrandbits(64)
        compare(game("valda", **options).deal(seed), Twin.deal(seed=seed, **options), rng, CARD_FILE)
        document = rich_position(rng, read_cards(), options)
        state = game("valda", **options).from_document(document)
        compare(state, Twin.from_document(document), rng, CARD_FILE)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_partial_documents(players: int, long: bool) -> None:
    """What a document leaves out is filled in the same way (VA-16.1)."""
    for number in range(1_000 if long else 25):
        rng = random.Random(f"partial {players} {number}")
        options = options_of(rng, players, rng.randrange(4))
        document = thinned(rng, rich_position(rng, read_cards(), options))
        state, twin = from_document({"game": "valda", **document}), Twin.from_document(document)
        assert state.document() == twin.document(), document
        same_position(state, twin)


def thinned(rng: random.Random, document: Json) -> Json:
    """The document without some fields; of decks the top cards are left, and parts of players."""
    fixed = {"options"}
    if any(player.get("open") for player in document["players"]):
        # Open cards lie before the active player of a game phase and nowhere else.
        fixed |= {"active", "phase"}
    if document["options"]["turnaround"]:
        # The start is drawn then, so that no default is better than another.
        fixed.add("start")
    kept = {name: value for name, value in document.items() if name in fixed or rng.random() < 0.6}
    if "players" in kept:
        kept["players"] = [some(rng, player, 0.8) for player in kept["players"]]
    if "decks" in kept:
        decks = some(rng, kept["decks"], 0.6)
        kept["decks"] = {deck: cards[: rng.randrange(len(cards) + 1)] for deck, cards in decks.items()}
    options = document["options"]
    kept["options"] = {"players": options["players"], **some(rng, options, 0.6)}
    return kept


def some(rng: random.Random, document: Json, share: float) -> Json:
    """About this share of the fields of an object."""
    return {name: value for name, value in document.items() if rng.random() < share}


@pytest.mark.timeout(7_200)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_from_any_step(players: int, long: bool) -> None:
    """Both go on alike from any step that a document names, effects of any kind among them (VA-16.2)."""
    for number in range(150 if long else 2):
        rng = random.Random(f"step {players} {number}")
        document = rich_position(rng, read_cards(), options_of(rng, players, rng.randrange(4)))
        put_on_the_stack(rng, document)
        state, twin = from_document({"game": "valda", **document}), Twin.from_document(document)
        compare(state, twin, rng, CARD_FILE)


STEPS = {
    "begin_turn": "followers",
    "begin_game": "resource",
    "begin_build": "game",
    "begin_attack": "build",
    "begin_followers": "attack",
    "end_turn": "followers",
}
"""Plain steps between two phases, and the phase that they end."""


def put_on_the_stack(rng: random.Random, document: Json) -> None:
    """Leave the position at a step: between two phases, or at effects of the active player's game phase."""
    if document["phase"] == "game":
        waiting = {
            "op": "effects",
            "by": document["active"],
            "list": effects(rng, yellow=True),
            "target": None,
        }
        document["pending"] = [{"op": "game"}, waiting]
        return
    attacks = [
        (seat, card)
        for seat, player in enumerate(document["players"])
        for card in player["hand"]
        if seat != document["active"] and read_cards().type(card) == "attack"
    ]
    if document["phase"] == "attack" and attacks:
        under_way(rng, document, *rng.choice(attacks))
        return
    op = rng.choice(list(STEPS))
    document["phase"], document["pending"] = STEPS[op], [{"op": op}]


def under_way(rng: random.Random, document: Json, by: int, card: str) -> None:
    """Leave the position somewhere in an attack."""
    target = document["active"]
    document["players"][by]["hand"].remove(card)
    document["attack"] = {"by": by, "target": target, "card": card}
    left = rng.choice(
        (
            [{"op": "resolve"}, {"op": "defend"}],
            [{"op": "resolve"}, {"op": "defend"}, {"op": "window", "kind": "declared", "ask": [by, target]}],
            [{"op": "impact"}],
            [{"op": "effects", "by": by, "list": effects(rng, yellow=False), "target": target}],
        )
    )
    line = {"op": "line", "ask": [by], "made": 1}
    document["pending"] = [{"op": "begin_followers"}, line, {"op": "attack_end"}, *left]


@pytest.fixture
def shelf(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A folder for card files that are known during this test only."""
    monkeypatch.setattr(book, "_known", {book.built_in().id: book.built_in()})
    return tmp_path


@pytest.mark.timeout(7_200)
@pytest.mark.parametrize("batch", range(4))
def test_odd_card_files(batch: int, shelf: Path, long: bool) -> None:
    """Games with any effects on any cards, other limits, dice and costs: the same (VA-13.5)."""
    for number in range(250 if long else 2):
        file = 1_000 * batch + number
        rng = random.Random(f"odd {file}")
        path = write_card_file(shelf, file)
        key = book.load_book(path).key
        options = {**options_of(rng, rng.randint(2, 5), rng.randrange(4)), "rulings": some_readings(rng)}
        odd = game("valda", cards=key, **options)
        document = rich_position(rng, read_cards(path), options)
        compare(odd.from_document(document), Twin.from_document(document, path), rng, path)
        seed = rng.getrandbits(64)
        compare(odd.deal(seed), Twin.deal(seed=seed, path=path, **options), rng, path)

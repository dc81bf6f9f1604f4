"""Positions imagined from observations (VA-17.5): they agree with what is seen, whatever is hidden."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings, strategies as st

from gladsheim import game
from gladsheim.core.errors import DocumentError
from gladsheim.core.game import State
from gladsheim.games.valda.book import built_in, load_book
from gladsheim.testing.ledger import rule
from tests.games.valda.boards import table
from tests.games.valda.book.card_files import write_card_file
from tests.games.valda.bot.policies import MOSTLY, starts, walk
from tests.games.valda.notation.test_spoilt import NAMES, values
from tests.games.valda.playing import likely
from tests.games.valda.starts import rich_position
from tests.games.valda.twin.cards import Cards, read_cards
from tests.games.valda.whole.gathered import KINDS, gathered
from tests.games.valda.whole.invariants import check_position
from tests.spoiling import spoilt

Json = dict[str, Any]


def check_imagined(state: State, seed: str, cards: Cards) -> State:
    """Imagine what the seat to act sees: it sees the same again, and may do the same."""
    seat = state.current_player
    assert seat is not None
    seen = json.loads(json.dumps(state.observe(seat)))
    imagined: State = state.game.bots.imagine(seen, seed)
    assert imagined.observe(seat) == seen
    assert imagined.game.presenter.scene(imagined, seat) == state.game.presenter.scene(state, seat)
    assert imagined.current_player == seat
    assert imagined.legal_actions() == state.legal_actions()
    assert imagined.game.presenter.choices(imagined) == state.game.presenter.choices(state)
    document = imagined.document()
    check_position(document, cards)
    assert state.game.from_document(document).document() == document
    return imagined


@rule("VA-17.5")
@pytest.mark.parametrize("policy", MOSTLY)
def test_along_games(policy: str) -> None:
    """Along whole games, from the deal and with many weapons in hands, whoever acts can imagine."""
    cards = read_cards()
    for state, rng in starts(policy):
        for number, position in enumerate(walk(state, policy, rng)):
            # A document of a position is the dearest thing here: most decisions are left out.
            if number % 12 == 0 and not position.is_terminal:
                imagined = check_imagined(position, f"{number}", cards)
                if number % 24 == 0:
                    action = rng.choice(imagined.legal_actions())
                    assert imagined.apply(action).points == position.preview(action).points


@rule("VA-17.5")
@pytest.mark.parametrize("number", range(KINDS))
def test_at_every_kind_of_decision(number: int) -> None:
    """From a position of each kind an imagined one can be played to its end."""
    document = gathered()[number]
    state = game("valda", **document["options"]).from_document(document)
    if state.is_terminal:
        with pytest.raises(DocumentError):
            state.game.bots.imagine(state.observe(0), "over")
        return
    imagined = check_imagined(state, "kinds", read_cards())
    for _ in range(3_000):
        if imagined.is_terminal:
            break
        legal = imagined.legal_actions()
        imagined.apply(legal[-1])
    assert imagined.is_terminal


@rule("VA-17.2", "VA-17.5")
def test_what_is_hidden_is_drawn_anew() -> None:
    """The same seed imagines the same, others otherwise; the real cards do not matter at all."""
    chosen = game("valda", players=3)
    state = chosen.deal(4)
    seat = state.current_player
    assert seat is not None
    seen = state.observe(seat)
    documents = [chosen.bots.imagine(seen, seed).document() for seed in ("a", "a", "b")]
    assert documents[0] == documents[1] != documents[2]
    other = state.redeal(seat, 9)
    assert chosen.bots.imagine(other.observe(seat), "a").document() == documents[0]
    hands = {
        json.dumps(chosen.bots.imagine(seen, seed).document()["players"][1]["hand"]) for seed in range(30)
    }
    assert len(hands) > 20


@rule("VA-17.5")
def test_hidden_cards_keep_to_what_is_known_of_them() -> None:
    """Decks keep their sizes and hold only their own cards; a hand may hold cards of any deck."""
    players = [{}, {"hand": ["tyr.trial", "base.kill"]}, {"hand": ["odin.weapon"]}]
    state = table(*players, phase="game", discard=["tyr.weapon", "loki.pilfer"])
    for seed in range(20):
        document = state.game.bots.imagine(state.observe(0), seed).document()
        assert [len(player["hand"]) for player in document["players"]] == [0, 2, 1]
        assert document["discard"] == ["tyr.weapon", "loki.pilfer"]
        out = [card for player in document["players"] for card in player["hand"]]
        assert sorted(built_in().by_id[card].deck for card in out) == ["base", "odin", "tyr"]


@pytest.mark.usefixtures("no_other_books")
@pytest.mark.parametrize("file", [5_031, 5_032, 9_033, 9_034, 9_047, 9_063])
def test_with_odd_cards(file: int, tmp_path: Path) -> None:
    """The same with other cards: those that come back again and again, and gains of nothing."""
    path, rng = write_card_file(tmp_path, file), random.Random(file)
    book, cards = load_book(path), read_cards(path)
    options = {"players": rng.randint(2, 5), "turnaround": bool(file % 2), "race": bool(file // 2 % 2)}
    chosen = game("valda", cards=book.key, **options)
    rich = rich_position(rng, cards, {**options, "first": 0}) if file % 3 else None
    state = chosen.from_document(rich) if rich else chosen.deal(file)
    for number in range(150):
        if state.is_terminal:
            break
        if number % 3 == 0 or state.document()["pending"][-1]["op"] == "recover":
            assert chosen.from_document(state.document()).document() == state.document()
            check_imagined(state, f"{number}", cards)
        state.apply(likely(state.legal_actions(), rng))


def observations() -> list[Json]:
    """What the seats to act see at each kind of decision."""
    states = [game("valda", **one["options"]).from_document(one) for one in gathered()]
    return [state.observe(state.current_player) for state in states if not state.is_terminal]


@settings(max_examples=120, deadline=None)
@given(st.deferred(lambda: spoilt(observations(), NAMES, values())))
def test_spoilt_observations(seen: Any) -> None:
    """What is no observation is refused with a DocumentError, and nothing else happens."""
    options = seen.get("options") if isinstance(seen, dict) else None
    players = options.get("players") if isinstance(options, dict) else None
    chosen = game("valda", players=players if isinstance(players, int) and 2 <= players <= 5 else 2)
    try:
        imagined: State | None = chosen.bots.imagine(seen, "spoilt")
    except DocumentError:
        imagined = None
    if imagined is not None:
        for action in imagined.legal_actions()[:5]:
            imagined.clone().apply(action)

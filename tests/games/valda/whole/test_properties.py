"""What holds in every position of every game, whatever is played."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest
from hypothesis import given, settings, strategies as st

from gladsheim import from_document, game
from gladsheim.core.game import State
from gladsheim.core.positions.record_state import record_of
from gladsheim.core.state import read, snapshot
from gladsheim.games.valda.book import built_in
from gladsheim.games.valda.pieces import GODS, RESOURCES
from gladsheim.games.valda.record import LAYOUT
from gladsheim.testing.ledger import rule
from tests.games.valda.bot.policies import MOSTLY, POLICIES, some_positions, starts, steps, walk
from tests.games.valda.tables import Options, few
from tests.games.valda.twin.cards import read_cards
from tests.games.valda.whole.invariants import check_position

Json = dict[str, Any]
BOOK = built_in()
POLICY = pytest.mark.parametrize("policy", MOSTLY)
BEYOND = {"notes", "f_op", "f_by", "f_a", "f_b", "f_c", "f_ask", "menu", "forced"}
"""Fields in which what is not used may hold anything; of these, only what is used counts."""


def used(record: Any) -> dict[str, Any]:
    """All that counts in a record."""
    found = dict(snapshot(record, LAYOUT))
    depth, count, faces = found["depth"], found["menu_count"], found["forced_count"]
    ends = dict.fromkeys(BEYOND, depth) | {"notes": 0, "menu": count, "forced": faces}
    return {name: value[: ends[name]] if name in ends else value for name, value in found.items()}


@rule("VA-1.1", "VA-1.2", "VA-1.3", "VA-1.4", "VA-1.6", "VA-11.5")
@POLICY
def test_positions_are_sound(policy: str) -> None:
    """Cards and resources are conserved and no limit is passed, after every action of whole games."""
    cards = read_cards()
    for state, rng in starts(policy):
        for position in walk(state, policy, rng):
            document = position.document()
            check_position(document, cards)
            for god in GODS:
                standing = [player["temples"].get(god, 0) for player in document["players"]]
                assert sum(count >= BOOK.limit("control") for count in standing) <= 1
            supply = read(record_of(position), "supply")
            for place, name in enumerate(RESOURCES):
                held = sum(player[name] for player in document["players"])
                assert supply[place] == BOOK.supply - held >= 0


@rule("VA-16", "VA-16.2")
@POLICY
def test_positions_read_back_equal(policy: str) -> None:
    """A document at any decision gives an equal record, with all figures that are kept up to date."""
    for state, rng in starts(policy):
        for number, position in enumerate(walk(state, policy, rng)):
            if number % 3 and not position.is_terminal:
                continue
            document = position.document()
            again = from_document(document)
            assert again.document() == document
            # A list of effects may stand at two cards, plain steps name nobody, and of a stopped
            # structure documents do not tell who stopped it.
            mine, theirs = used(record_of(position)), used(record_of(again))
            assert {name for name in mine if mine[name] != theirs[name]} <= {"stopped", "f_by", "f_a"}
            assert again.legal_actions() == position.legal_actions()
            assert again.result() == position.result()


@rule("VA-6.8", "VA-7.1", "VA-4.1")
@POLICY
def test_limits_of_a_turn(policy: str) -> None:
    """Hands are trimmed when building begins, buildings are counted, turns follow one another."""
    for state, rng in starts(policy):
        turns, before = state.document()["turns"], state.document()["phase"]
        for _ in steps(state, policy, rng):
            document = state.document()
            active = document["players"][document["active"]]
            if before == "game" and document["phase"] == "build":
                assert len(active["hand"]) <= BOOK.limit("hand")
                assert not active["open"]
            assert document["builds"] <= document["build_limit"]
            assert document["turns"] - turns in (0, 1)
            if document["turns"] > turns and not state.is_terminal:
                assert document["played"] == document["lent"] == document["received"] == []
                assert not any(document["used"].values())
                assert (document["builds"], document["build_limit"]) == (0, BOOK.limit("builds"))
            turns, before = document["turns"], document["phase"]
        if document["winner"] is None:
            assert turns == BOOK.limit("rounds") * state.game.players


class Ledger:
    """Followers and resources by seat, as the events tell them."""

    def __init__(self, state: State) -> None:
        players = state.document()["players"]
        self.followers = [player["followers"] for player in players]
        self.goods = [Counter({name: player[name] for name in RESOURCES}) for player in players]

    def enter(self, event: Json) -> None:
        """Book an event."""
        amounts: Counter[str] = Counter(event.get("amounts", {}))
        if event["event"] == "followers_changed":
            self.change(event)
        elif event["event"] == "resources_gained":
            self.goods[event["seat"]].update(amounts)
            if event["from"] != "supply":
                self.goods[event["from"]].subtract(amounts)
        elif event["event"] == "resources_spent":
            self.goods[event["seat"]].subtract(amounts)
        elif event["event"] == "traded":
            self.goods[event["seat"]].subtract({event["given"]: event["rate"]})
            self.goods[event["seat"]].update({event["wanted"]: 1})

    def change(self, event: Json) -> None:
        """Followers come, or go as far as the safe zone lets them."""
        seat, have = event["seat"], self.followers[event["seat"]]
        zone = max(zone for zone in BOOK.safe_zones if zone <= have)
        assert event["to"] == have + event["by"]
        assert event["to"] >= zone
        if event["blocked"]:
            assert event["to"] == zone
        self.followers[seat] = event["to"]


@rule("VA-10.1", "VA-10.2", "VA-18")
@POLICY
def test_events_account_for_everything(policy: str) -> None:
    """Followers and resources change as the events tell, and nobody falls below a safe zone."""
    for state, rng in starts(policy):
        ledger = Ledger(state)
        for action, applied in steps(state, policy, rng):
            for event in applied.events:
                ledger.enter(event.seen_by(None))
            players = state.document()["players"]
            assert ledger.followers == [player["followers"] for player in players], action
            goods = [{name: player[name] for name in RESOURCES} for player in players]
            assert [{name: one[name] for name in RESOURCES} for one in ledger.goods] == goods, action


@rule("VA-17.1", "VA-17.2", "VA-17.4")
@POLICY
def test_a_redeal_keeps_the_view(policy: str) -> None:
    """What a seat cannot know is drawn anew: it sees the same, sizes stay, and cards are conserved."""
    cards = read_cards()
    for position in some_positions(policy, 29):
        document = position.document()
        for seat in range(position.game.players):
            other = position.redeal(seat, f"{seat}")
            assert other.observe(seat) == position.observe(seat)
            assert other.game.presenter.scene(other, seat) == position.game.presenter.scene(position, seat)
            redealt = other.document()
            check_position(redealt, cards)
            assert other.current_player == position.current_player
            for mine, theirs in zip(document["players"], redealt["players"], strict=True):
                assert len(mine["hand"]) == len(theirs["hand"])
            for deck, pile in document["decks"].items():
                assert len(redealt["decks"][deck]) == len(pile)
            if not position.is_terminal:
                assert redealt["rng"] != document["rng"]


@POLICY
def test_copies_are_equal(policy: str) -> None:
    """A record copied over another one, whatever lay there, is equal in all that counts."""
    rules = game("valda").rules
    target: Any = record_of(game("valda", players=5).deal("something else"))
    for position in some_positions(policy, 29):
        rules.copy(target, position.record)
        assert used(target) == used(position.record)


@POLICY
def test_points_leave_no_trace(policy: str) -> None:
    """The kernels foretell what they then bring, and asking changes nothing."""
    for position in some_positions(policy, 19):
        rules, record = position.game.rules, position.record
        before = snapshot(record, LAYOUT)
        codes = position.legal_codes()
        foretold = [int(rules.points(record, code)) for code in codes]
        assert snapshot(record, LAYOUT) == before
        for code, points in list(zip(codes, foretold, strict=True))[:6]:
            assert int(rules.apply(position.clone().record, code)) == points
        assert snapshot(record, LAYOUT) == before


@rule("VA-15.3")
@settings(max_examples=40, deadline=None)
@given(
    st.sampled_from(list(few())),
    st.integers(0, 2**64),
    st.lists(st.integers(0, 1000), min_size=1, max_size=60),
)
def test_any_line_of_play(options: Options, seed: int, choices: list[int]) -> None:
    """Whatever is chosen, positions stay sound and documents read back equal."""
    state = game("valda", **options).deal(seed)
    for choice in choices:
        legal = state.legal_actions()
        if not legal:
            break
        state.apply(legal[choice % len(legal)])
    check_position(state.document(), read_cards())
    assert from_document(state.document()).document() == state.document()


@rule("VA-14.1")
@pytest.mark.timeout(3_600)
def test_every_game_ends(long: bool) -> None:
    """Whoever plays how, six rounds come to an end, and somebody has won."""
    rng = random.Random("ends")
    options = list(few())
    for number in range(400 if long else 8):
        state = game("valda", **options[number % len(options)]).deal(number)
        for _ in walk(state, rng.choice(list(POLICIES)), rng):
            pass
        assert state.result()["winners"]

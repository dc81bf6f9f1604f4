"""No document breaks the engine: it is refused with its faults, or it is played on from (VA-16)."""

from __future__ import annotations

import copy
import random
from typing import Any

import pytest
from hypothesis import given, settings, strategies as st

from gladsheim.core.game import State
from gladsheim.games.valda import frames
from gladsheim.games.valda.book import built_in
from gladsheim.games.valda.notation.reading import FIELDS, PLAYER_FIELDS
from gladsheim.games.valda.pieces import GODS, PHASES, RESOURCES, WINDOWS
from gladsheim.testing.ledger import rule
from tests.games.valda.playing import likely
from tests.games.valda.stacks import SEATS, with_stack
from tests.games.valda.twin.cards import read_cards
from tests.games.valda.whole.gathered import gathered
from tests.games.valda.whole.invariants import check_belongings
from tests.spoiling import ANYTHING, check_spoilt, spoilt

Json = dict[str, Any]
DECISIONS = 12
WORDS = [*GODS, *PHASES, *RESOURCES, *WINDOWS, *frames.NAMES, "b", "g", "d", "any", "Y", "base", "valda"]
NAMES = [*FIELDS, *PLAYER_FIELDS, *WORDS, "op", "by", "ask", "n", "x", ""]
CARDS = [card.id for card in built_in().cards]


def parts(value: Any) -> list[Any]:
    """A value and everything in it."""
    inner = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    return [value, *(part for one in inner for part in parts(one))]


def entries() -> st.SearchStrategy[Any]:
    """Whatever stands on the stacks of sound documents."""
    return st.sampled_from([part for document in gathered() for part in parts(document["pending"])])


def values() -> st.SearchStrategy[Any]:
    """What is put into documents: anything, words of the game, cards, parts of other documents."""
    return st.one_of(
        ANYTHING,
        st.integers(0, 5),
        st.sampled_from(WORDS),
        st.sampled_from(CARDS),
        st.lists(st.sampled_from(CARDS), max_size=8),
        st.deferred(entries),
    )


def play_on(state: State) -> None:
    """Play at random: nothing raises, nothing is lost, and every position reads back equal."""
    rng, cards = random.Random(0), read_cards()
    for _ in range(DECISIONS):
        document = state.document()
        check_belongings(document, cards)
        assert state.game.from_document(document).document() == document
        if state.is_terminal:
            break
        state.apply(likely(state.legal_actions(), rng))


@rule("VA-16.1", "VA-16.2")
@settings(max_examples=120, deadline=None)
@given(st.deferred(lambda: spoilt(gathered(), NAMES, values())))
def test_spoilt_documents(document: Any) -> None:
    """A spoilt document is refused with its faults, or it is sound: then it is played on from."""
    check_spoilt(document, play_on)


@rule("VA-16.2")
@settings(max_examples=50, deadline=None)
@given(st.data())
def test_any_stack(data: st.DataObject) -> None:
    """Whatever lies on the stack, in whatever order, it is refused or worked off."""
    three = [one for one in gathered() if one["options"]["players"] == SEATS and one["phase"] != "over"]
    document = copy.deepcopy(data.draw(st.sampled_from(three)))
    check_spoilt(data.draw(with_stack(document)), play_on)


@pytest.mark.parametrize("document", [None, 7, "valda", [], [["game", "valda"]]])
def test_what_is_no_document(document: object) -> None:
    """Anything but an object is refused."""
    assert not check_spoilt(document, play_on)

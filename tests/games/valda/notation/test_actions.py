"""Action texts and codes (VA-15)."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest
from hypothesis import given, strategies as st

from gladsheim import from_document
from gladsheim.core.errors import IllegalAction, MalformedAction
from gladsheim.games.valda import acts
from gladsheim.games.valda.book import built_in
from gladsheim.games.valda.notation.actions import CARD, FORMS, parts_of, to_code, to_text
from gladsheim.testing.ledger import rule
from tests.games.valda.bot.policies import MOSTLY, some_positions
from tests.games.valda.whole.gathered import gathered

BOOK = built_in()
CARDS = [card.id for card in BOOK.cards]
TEXTS = [
    ":".join((acts.WORDS[number], *parts))
    for number, kinds in FORMS.items()
    for parts in product(*(CARDS if words is CARD else words for words in kinds))
]
"""Every action text that there is."""
MALFORMED = (
    "", " ", "\0", "play", "play:", "play:base.nothing", "play:base.kill:", "play: base.kill",
    "Play:base.kill",
    "play:base.kill ", "PLAY:BASE.KILL", "trade:g", "trade:g:b:d", "trade:gold:blood", "trade:x:b", "take:",
    "take:r", "buy:2", "end:1", "end ", " end", "pass\n", "build:baldur", "build", "attack:", "defend",
    "thor:4:g", "thor:3:b", "thor:3", "odin", "odin:1", "odin:02", "loki:2", "player:5", "player:-1",
    "player:٣", "player:01", "move:0", "move:0:baldur", "die:0", "die:0:7", "die:0:0", "die:32:1", "die:-1:1",
    "die:00:1", "weapon:sword", "weapon", "weapon:bullseye:1", "works:temple", "god:", "card:é", "::", ":end",
    "résign", "end" * 1_000,
)  # fmt: skip


def shortened(choice: tuple[str, int]) -> str:
    """A text without one of its characters."""
    text, place = choice
    return text[:place] + text[place + 1 :]


@rule("VA-15")
def test_texts_and_codes_are_one_to_one() -> None:
    """Each text of the whole grammar has its own code, and the code its text."""
    codes = [to_code(text, BOOK) for text in TEXTS]
    assert len(set(codes)) == len(set(TEXTS)) == len(TEXTS) > 600
    assert [to_text(code, BOOK) for code in codes] == TEXTS
    assert all(text.isascii() and " " not in text for text in TEXTS)


@rule("VA-15", "VA-15.4")
@pytest.mark.parametrize("text", MALFORMED, ids=lambda text: repr(text[:20]))
def test_malformed_texts(text: str) -> None:
    """Texts outside the grammar are refused, with the rule, and a message of bounded length."""
    with pytest.raises(MalformedAction) as error:
        to_code(text, BOOK)
    assert error.value.refusal.rules == ("VA-15",)
    assert 10 < len(error.value.refusal.message) < 600


@rule("VA-15")
@given(st.one_of(st.text(max_size=40), st.tuples(st.sampled_from(TEXTS), st.integers(0, 20)).map(shortened)))
def test_no_text_confuses_the_reader(text: str) -> None:
    """Any text is an action that is written exactly so, or is refused; nothing else happens."""
    try:
        code = to_code(text, BOOK)
    except MalformedAction:
        return
    assert to_text(code, BOOK) == text


@pytest.mark.parametrize("text", [None, 7, b"end", ["end"], {"action": "end"}])
def test_actions_that_are_no_texts(text: Any) -> None:
    """What is no text is refused like a malformed one."""
    with pytest.raises(MalformedAction):
        to_code(text, BOOK)


@rule("VA-15")
@pytest.mark.parametrize("policy", MOSTLY)
def test_legal_actions_have_their_codes(policy: str) -> None:
    """Along games, legal codes and texts belong together."""
    for position in some_positions(policy, 5):
        codes, texts = position.legal_codes(), position.legal_actions()
        assert [to_code(text, BOOK) for text in texts] == codes
        assert [to_text(code, BOOK) for code in codes] == texts
        words = [acts.WORDS.index(text.partition(":")[0]) for text in texts]
        assert [parts_of(code)[0] for code in codes] == words


@rule("VA-15.4", "VA-15.1")
def test_whatever_is_not_listed_is_refused() -> None:
    """At every kind of decision each text of the grammar is legal exactly if it is listed."""
    for document in gathered()[::4]:
        state = from_document(document)
        legal = set(state.legal_actions())
        for text in TEXTS[::3]:
            if text in legal:
                assert state.clone().apply(text).action == text
            else:
                with pytest.raises(IllegalAction) as error:
                    state.apply(text)
                assert error.value.action == text
        assert state.document() == document

"""Action texts and codes (VH-13)."""

from __future__ import annotations

import pytest
from hypothesis import given, strategies as st

from gladsheim import game
from gladsheim.core.errors import IllegalAction, MalformedAction
from gladsheim.testing.ledger import rule
from tests.games.valhalla.bot.policies import some_positions
from tests.games.valhalla.playing import POLICIES, kind

MALFORMED = (
    "", " ", "\0", "Pass", "pass ", "pass:1", "skip\n", "place", "place:", "place:0,0", "place:0,0N",
    "place:0,0e", "place:00,0E", "place:0,0EE", "place:-1,0E", "place:9,9E", "recruit", "recruit:0",
    "recruit:0,0E", "recruit:+1,0",
    "recruit:1.0,0", "use", "use:sea", "use:sea:place:0,0", "use:nothing:event", "use:sea.3:location:0,0",
    "use:sea.1:event", "use:SEA:event", "use:sea:location", "use:sea:location:0", "use:bard:person:0,0:1",
    "use:excuse:discard", "use:excuse:discard:1", "use:excuse:discard:6:sea", "use:excuse:discard:01:sea",
    "use:excuse:discard:-1:sea", "ace", "ace:", "ace:ace-suns:", "ace:ace-suns:0", "refresh", "refresh:",
    "refresh:sea:1", "glory:1", "pay", "pay:", "pay:bank", "pay:reserve:1", "drop", "drop:", "put:0,0",
    "put:0,0:0", "put:0,0:-1", "put:0,0:01", "put:0,0:+1", "put:0,0:1.0", "put:0,0:1000", "put:0,0:٣",
    "put:-0,0:1",
    "march:0,0:1", "march:0,0:1,0", "march:0,0:1,0:0", "muster:0,0:0", "muster:0,0:0,0:x", "end:", "excuse",
    "excuse:", "allow:excuse", "score:0", "take", "take:0,0E", "take:0,0E:0", "take:reserve:1", "::", "é",
    "end" * 1_000, "put:" + "9" * 400 + ",0:1",
)  # fmt: skip


@rule("VH-13")
@pytest.mark.parametrize("text", MALFORMED, ids=lambda text: repr(text[:24]))
def test_malformed_texts(text: str) -> None:
    """Texts outside the grammar are refused as such, with its rule, and nothing changes."""
    state = game("valhalla", players=3, excuse=True).deal(2)
    before = state.document()
    with pytest.raises(MalformedAction) as error:
        state.apply(text)
    assert set(error.value.refusal.rules) <= {"VH-13", "VH-2.3"}
    assert state.document() == before


@rule("VH-13")
@given(st.text(max_size=40))
def test_no_text_confuses_the_reader(text: str) -> None:
    """Any text is legal, or it is refused; nothing else happens."""
    state = game("valhalla").deal(2)
    if text not in state.legal_actions():
        with pytest.raises((MalformedAction, IllegalAction)):
            state.apply(text)


@pytest.mark.parametrize("text", [None, 7, b"pass", ["pass"]])
def test_actions_that_are_no_texts(text: object) -> None:
    """What is no text is refused like a malformed one."""
    with pytest.raises(MalformedAction):
        game("valhalla").deal(2).apply(text)  # type: ignore[arg-type]  # what this test is about


@rule("VH-13")
@pytest.mark.parametrize("policy", POLICIES)
def test_codes_and_texts_are_one_to_one(policy: str) -> None:
    """Along games each legal code has its own text, well formed and plain ASCII."""
    for position in some_positions(policy, 3):
        codes, texts = position.legal_codes(), position.legal_actions()
        assert len(set(texts)) == len(set(codes)) == len(codes) == len(texts)
        assert all(text.isascii() and " " not in text for text in texts)
        assert [choice["action"] for choice in position.game.presenter.choices(position)] == texts


@rule("VH-13")
@pytest.mark.parametrize("policy", POLICIES)
def test_choices_say_where_they_belong(policy: str) -> None:
    """The type of a choice is that of its action, and its fields are the words of the text."""
    types = {"event", "person", "location", "discard"}
    for position in some_positions(policy, 3):
        for choice in position.game.presenter.choices(position):
            words = choice["action"].split(":")
            told = kind(choice["action"])
            if choice["type"] == "leader":
                assert (words[2], choice["at"]) == ("person", words[3])
            elif choice["type"] == "pay_reserve":
                assert choice["action"] == "pay:reserve"
            elif choice["type"] == "glory_ace":
                assert choice["action"] == f"ace:{choice['card']}"
            else:
                assert choice["type"] == told
            if words[0] in ("use", "refresh", "drop", "excuse", "ace"):
                assert choice["card"] == words[1]
            if told in types - {"person", "event", "discard"}:
                assert choice["at"] == words[3]
            if words[0] in ("put", "march", "muster", "take"):
                assert choice["count"] == int(words[-1])
            if words[0] in ("place", "take") or (words[0] == "pay" and words[1] != "reserve"):
                assert choice["slot"] == words[1]


@rule("VH-13", "VH-4.6")
def test_far_cells_do_not_alias_near_ones() -> None:
    """Coordinates beyond the map are refused, whatever they would be modulo anything."""
    for policy in POLICIES:
        for position in some_positions(policy, 25):
            legal = set(position.legal_actions())
            for action in legal:
                if kind(action) in ("location", "put", "march"):
                    words = action.split(":")
                    place = 3 if kind(action) == "location" else 1
                    x, y = map(int, words[place].split(","))
                    for far in (f"{x + 10},{y - 1}", f"{x + 256},{y}", f"{x},{y + 100}"):
                        other = ":".join([*words[:place], far, *words[place + 1 :]])
                        assert other not in legal
                        with pytest.raises((IllegalAction, MalformedAction)):
                            position.clone().apply(other)

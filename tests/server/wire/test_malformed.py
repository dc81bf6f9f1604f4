"""What is wrong with a body, in our words: each kind of fault that can be found in what is sent."""

from __future__ import annotations

import msgspec
import pytest

from gladsheim.server.acting.wire import TakeAction
from gladsheim.server.lobby.wire import NewTable, Rematch, SeatChange
from gladsheim.server.talk.wire import NewEmail, NewNote, NewReport
from gladsheim.server.wire.errors import BadRequest
from gladsheim.server.wire.malformed import in_words
from tests.locales.sayable import assert_sayable

FOUND: dict[str, tuple[type, bytes, str]] = {
    "a type": (NewNote, b'{"text":1,"version":1}', "text: expected a text, got a whole number"),
    "one of several types": (
        NewTable,
        b'{"game":"toy","seats":[{"kind":"open"}],"options":{"a":null}}',
        "options[...]: expected true or false, a whole number, a text or a list, got null",
    ),
    "too few characters": (NewEmail, b'{"email":"a"}', "email: expected: at least 3 characters"),
    "too many characters": (
        TakeAction,
        b'{"seat":0,"action":"' + b"a" * 201 + b'"}',
        "action: expected: at most 200 characters",
    ),
    "too many entries": (
        Rematch,
        b'{"promises":[' + b",".join([b'{"seat":0,"promise":"' + b"0" * 64 + b'"}'] * 11) + b"]}",
        "promises: expected: at most 10 entries",
    ),
    "too small a number": (NewNote, b'{"text":"","version":-1}', "version: expected: at least 0"),
    "too great a number": (
        NewNote,
        b'{"text":"","version":1000000001}',
        "version: expected: at most 1000000000",
    ),
    "another form": (
        NewEmail,
        b'{"email":"a@b","language":"D"}',
        "language: expected: a text of the form ^[a-z]{2}$",
    ),
    "a field that is missing": (NewNote, b"{}", "the field 'text' is missing"),
    "a field too many": (NewNote, b'{"text":"","version":0,"x":0}', "the field 'x' does not exist here"),
    "another value": (
        NewTable,
        b'{"game":"toy","seats":[{"kind":"open"}],"watch":"nobody"}',
        "watch: 'nobody' is not one of the allowed values",
    ),
    "another kind": (
        NewTable,
        b'{"game":"toy","seats":[{"kind":"king"}]}',
        "seats[0].kind: 'king' is not one of the allowed values",
    ),
    "fields that do not fit": (
        SeatChange,
        b'{"kind":"bot"}',
        'send "bot" for a bot, "name" for an invited player, neither for an open seat',
    ),
    "one of two": (NewReport, b'{"reason":"x"}', 'send exactly one of "seat" and "message"'),
    "no JSON": (NewNote, b'{"text"', "the body is not valid JSON"),
    "broken JSON": (NewNote, b'{"text":x}', "the body is not valid JSON"),
    "no UTF-8": (NewNote, b'{"text":"\xff"}', "the body is not valid JSON"),
    "no number": (NewNote, b'{"text":"","version":1e999}', "version: the number is out of range"),
}


@pytest.mark.parametrize(("kind", "sent", "sentence"), FOUND.values(), ids=FOUND.keys())
def test_each_kind_of_fault_has_a_sentence(kind: type, sent: bytes, sentence: str) -> None:
    """The sentence names the field and what is expected there, in each language."""
    with pytest.raises((msgspec.DecodeError, UnicodeDecodeError)) as caught:
        msgspec.json.decode(sent, type=kind)
    error = BadRequest.from_decoding(caught.value)
    assert str(error) == sentence
    assert_sayable(error.args[0])
    assert error.field is None or sentence.startswith(error.field)


def test_a_body_that_is_too_deep_has_a_sentence() -> None:
    """What makes the reader give up is told, too."""
    error = BadRequest.from_decoding(RecursionError("maximum recursion depth exceeded"))
    assert str(error) == "the body is nested too deeply"


def test_an_unheard_of_fault_is_told_without_particulars() -> None:
    """No English sentence of a library reaches anybody."""
    assert in_words("Expected `rune` of iron").say("de") == "die Anfrage ist nicht zu lesen"


def test_what_is_quoted_is_short() -> None:
    """A field's name as long as the body is not sent back whole."""
    assert len(in_words(f"Object contains unknown field `{'x' * 60_000}`").say()) < 120
    assert len(in_words(f"Invalid enum value '{'x' * 60_000}'").say()) < 120

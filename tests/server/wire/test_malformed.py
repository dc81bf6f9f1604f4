"""What is wrong with a body, in our words: each kind of fault that can be found in what is sent."""

from __future__ import annotations

import msgspec
import pytest

from gladsheim.server.accounts.wire import ChangePassword
from gladsheim.server.acting.wire import TakeAction
from gladsheim.server.lobby.wire import NewTable, Rematch, SeatChange
from gladsheim.server.talk.wire import NewEmail, NewNote, NewReport, NewWebhook
from gladsheim.server.wire.errors import BadRequest
from tests.locales.sayable import assert_sayable

OPEN = b'{"game":"toy","seats":[{"kind":"open"}],'
FOUND: dict[str, tuple[type, bytes, str]] = {
    "a type": (
        NewNote,
        b'{"text":1,"version":1}',
        "text: 1 does not fit here; allowed: a text of 0 to 4,000 characters",
    ),
    "one of several types": (
        NewTable,
        OPEN + b'"options":{"a":null}}',
        "options[...]: this value does not fit here; allowed: true or false, a whole number from "
        "-1,000,000,000 to 1,000,000,000, a text of 0 to 100 characters or a list of 0 to 100 entries",
    ),
    "no object": (NewNote, b"[]", "a list does not fit here; allowed: an object"),
    "too few characters": (
        NewEmail,
        b'{"email":"a"}',
        'email: "a" does not fit here; allowed: a text of 3 to 254 characters',
    ),
    "too many characters": (
        TakeAction,
        b'{"seat":0,"action":"' + b"a" * 201 + b'"}',
        f'action: "{"a" * 58}… does not fit here; allowed: a text of 1 to 200 characters',
    ),
    "too many entries": (
        Rematch,
        b'{"promises":[' + b",".join([b'{"seat":0,"promise":"' + b"0" * 64 + b'"}'] * 11) + b"]}",
        "promises: a list does not fit here; allowed: a list of 0 to 10 entries",
    ),
    "too small a number": (
        NewNote,
        b'{"text":"","version":-1}',
        "version: -1 does not fit here; allowed: a whole number from 0 to 1,000,000,000",
    ),
    "too great a number": (
        NewNote,
        b'{"text":"","version":1000000001}',
        "version: 1000000001 does not fit here; allowed: a whole number from 0 to 1,000,000,000",
    ),
    "no number": (
        NewNote,
        b'{"text":"","version":1e999}',
        "version: 1e999 does not fit here; allowed: a whole number from 0 to 1,000,000,000",
    ),
    "another form": (
        NewEmail,
        b'{"email":"a@b","language":"D"}',
        'language: "D" does not fit here; allowed: a text of 0 to 2 characters of the form ^[a-z]{2}$',
    ),
    "a field that is missing": (
        NewNote,
        b"{}",
        "the field 'text' is missing; allowed: a text of 0 to 4,000 characters",
    ),
    "a kind that is missing": (
        NewTable,
        b'{"game":"toy","seats":[{}]}',
        'seats[0]: the field \'kind\' is missing; allowed: "human", "bot", "open" or "invited"',
    ),
    "a field too many": (
        NewNote,
        b'{"text":"","version":0,"x":0}',
        "the field 'x' does not exist here; allowed: 'text' and 'version'",
    ),
    "a field of another kind": (
        NewTable,
        b'{"game":"toy","seats":[{"kind":"invited","bot":"greedy","name":"a"}]}',
        "seats[0]: the field 'bot' does not exist here; allowed: 'kind' and 'name'",
    ),
    "another value": (
        NewTable,
        OPEN + b'"watch":"nobody"}',
        'watch: "nobody" does not fit here; allowed: "anyone" or "seated"',
    ),
    "another kind": (
        NewTable,
        b'{"game":"toy","seats":[{"kind":"king"}]}',
        'seats[0].kind: "king" does not fit here; allowed: "human", "bot", "open" or "invited"',
    ),
    "fields that do not fit": (
        SeatChange,
        b'{"kind":"bot"}',
        'send "bot" for a bot, "name" for an invited player, neither for an open seat',
    ),
    "one of two": (NewReport, b'{"reason":"x"}', 'send exactly one of "seat" and "message"'),
    "no JSON": (
        NewNote,
        b'{"text"',
        "the body is not valid JSON (fault at byte 7): correct it and send it again",
    ),
    "broken JSON": (
        NewNote,
        b'{"text":x}',
        "the body is not valid JSON (fault at byte 8): correct it and send it again",
    ),
    "no UTF-8": (NewNote, b'{"text":"\xff"}', "the body is not UTF-8: send JSON in UTF-8"),
    "a short password": (
        ChangePassword,
        b'{"old":"right","new":"hunter2"}',
        "new: this value does not fit here; allowed: a text of 10 to 200 characters",
    ),
    "a short address": (
        NewWebhook,
        b'{"url":"?key=1"}',
        "url: this value does not fit here; allowed: a text of 9 to 500 characters",
    ),
}


@pytest.mark.parametrize(("kind", "sent", "sentence"), FOUND.values(), ids=FOUND.keys())
def test_each_kind_of_fault_has_a_sentence(kind: type, sent: bytes, sentence: str) -> None:
    """The sentence names the field, what was sent and what is allowed there, in each language."""
    with pytest.raises((msgspec.DecodeError, UnicodeDecodeError)) as caught:
        msgspec.json.decode(sent, type=kind)
    error = BadRequest.from_decoding(caught.value, kind, sent)
    assert str(error) == sentence
    assert_sayable(error.args[0])
    assert error.field is None or sentence.startswith(error.field)


def test_a_body_that_is_too_deep_has_a_sentence() -> None:
    """What makes the reader give up is told, too."""
    error = BadRequest.from_decoding(RecursionError("maximum recursion depth exceeded"), NewNote, b"")
    assert str(error) == "the body is nested too deeply: send only the fields that this request has"

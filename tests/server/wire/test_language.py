"""The language of refusals: what `Accept-Language` asks for, and the same codes, fields and rules in each."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, strategies as st

from gladsheim.core.errors import DocumentError, Fault
from gladsheim.games import info
from gladsheim.locales import LOCALES
from gladsheim.server.wire.errors import body
from gladsheim.server.wire.language import MOST_READ, spoken
from tests.server import toy_hall
from tests.server.calls import Client, human

pytestmark = [pytest.mark.anyio, pytest.mark.any_database]
JSON = {"content-type": "application/json"}


@pytest.mark.parametrize(
    ("header", "language"),
    [
        (None, "en"),
        ("", "en"),
        ("de", "de"),
        ("DE-at", "de"),
        ("fr-CH, fr;q=0.9, en;q=0.8, de;q=0.7, *;q=0.5", "fr"),
        ("is, it;q=0.4, de;q=0.6", "de"),
        ("de ; q=0.2 , it ; q=0.3", "it"),
        ("it, de", "it"),
        ("it;q=0, de;q=0.001", "de"),
        ("de;q=0", "en"),
        ("is, nn-NO", "en"),
        ("*", "en"),
        ("it;q=0.5, *", "en"),
        ("it;q=2, de;q=1.001, fr;q=0.5", "fr"),
        ("it;q=high, fr;q=", "en"),
        (";;;q=1,,, fr", "fr"),
        ("de\u0000, it", "it"),
        ("zh-Hans-CN, de-DE-1996;q=0.8", "de"),
    ],
)
def test_the_most_wished_language_of_ours_is_spoken(header: str | None, language: str) -> None:
    """Weights decide, then the order; what cannot be read, or none of ours, counts for nothing."""
    assert spoken(header) == language


@given(st.text(max_size=600) | st.text("deitfrn;q=0.1-*, ", max_size=80))
def test_no_header_is_too_odd(header: str) -> None:
    """Whatever is sent, one of our languages is spoken."""
    assert spoken(header) in LOCALES


def test_a_long_header_is_read_only_so_far() -> None:
    """Nobody makes the hall read without end."""
    assert spoken("is, " * MOST_READ + "de") == "en"
    assert spoken("is, " * 10 + "de" + ", is" * 100_000) == "de"


async def said(client: Client, method: str, path: str, language: str, **request: Any) -> tuple[str, Any]:
    """The sentence of a refusal in a language, and everything else of the answer."""
    headers = {"accept-language": language, **request.pop("headers", {})}
    answer = await client.http.request(method, f"/api{path}", headers=headers, **request)
    content = answer.json()
    return content["error"].pop("message"), (answer.status_code, content)


REFUSED: dict[str, tuple[str, str, dict[str, Any]]] = {
    "a table": ("GET", "/tables/none", {}),
    "a field": ("POST", "/tables", {"json": {"game": "toy", "seats": 3}}),
    "fields that do not fit": ("POST", "/tables/x/blocks", {"json": {}}),
    "the body": ("POST", "/tables", {"content": b"{", "headers": JSON}),
    "an option": ("POST", "/tables", {"json": {"game": "toy", "seats": [human()] * 9}}),
    "a game": ("POST", "/tables", {"json": {"game": "chess", "seats": [human()]}}),
    "a parameter": ("GET", "/tables/none/preview", {}),
    "too long a parameter": ("GET", "/tables/none/entries", {"params": {"since": "-1"}}),
    "a name": ("PUT", "/me", {"json": {"name": "\u200b"}}),
    "a method": ("PATCH", "/me", {"json": {}}),
    "the form": ("POST", "/tables", {"content": b"x", "headers": {"content-type": "text/plain"}}),
    "another site": ("POST", "/tables", {"json": {}, "headers": {"origin": "http://evil.test"}}),
    "a route": ("GET", "/nothing", {}),
}


@pytest.mark.parametrize(("method", "path", "request_"), REFUSED.values(), ids=REFUSED.keys())
async def test_only_the_sentence_changes_with_the_language(
    client: Client, method: str, path: str, request_: dict[str, Any]
) -> None:
    """Status, code, field and rules are the same in each language, the sentences are not."""
    answers = [await said(client, method, path, language, **request_) for language in LOCALES]
    assert len({sentence for sentence, _ in answers}) == len(LOCALES)
    assert all(rest == answers[0][1] for _, rest in answers)
    assert answers[0][0].isascii()


async def test_the_rules_speak_the_language_too(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    """An illegal action, and the question why not, are answered in German, by the same rules."""
    monkeypatch.setitem(toy_hall.GAMES, "voluspa", info("voluspa"))
    table = await client.open(game="voluspa")
    action = {
        "seat": table["to_act"],
        "action": "Od@40,40",
        "action_id": "00000000-0000-4000-8000-000000000001",
        "expected_seq": table["seq"],
    }
    path = f"/tables/{table['id']}/actions"
    english, rest = await said(client, "POST", path, "en", json=action)
    german, same = await said(client, "POST", path, "de-DE,de;q=0.9", json=action)
    assert rest == same
    assert rest[0] == 422
    assert rest[1]["error"]["rules"]
    assert german != english
    answer = await client.http.get(
        f"/api/tables/{table['id']}/why", params={"action": "Od@40,40"}, headers={"accept-language": "de"}
    )
    assert answer.json() == {"legal": False, "message": german, "rules": rest[1]["error"]["rules"]}


def test_a_document_is_refused_with_a_sentence_and_all_its_faults() -> None:
    """The sentence is in the language; the faults are for programs, and stay as they are."""
    error = DocumentError([Fault("deck", "is odd"), Fault("hands.1", "is short")])
    assert error.say("de") == "die Stellung ist ungültig: 2 Fehler, der erste bei deck"
    assert DocumentError([Fault("", "is odd")]).say() == "the position is not valid: 1 fault, at document"
    assert str(error) == "deck: is odd; hands.1: is short"
    assert body("bad_document", error.say("fr"), faults=error.faults)["faults"] == error.faults

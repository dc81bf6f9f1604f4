"""Refusals of bodies: each names the field, what was sent, and what is allowed there."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, get_type_hints

import msgspec
import pytest

from gladsheim.server.api import HANDLERS
from gladsheim.server.wire.errors import BadRequest
from gladsheim.server.wire.malformed import UnfitFields

Json = dict[str, Any]
LONGEST = 500
"""Characters that no refusal exceeds: what was sent is cut short."""
SHOWN = 50
"""Characters of what was sent that a refusal repeats at least."""
SECRETS = {"password", "old", "new", "code", "url", "endpoint", "p256dh", "auth"}
"""Names of the fields whose texts no refusal repeats."""
FORMED = ("xx", "0" * 64, "x" * 22, "x" * 87, "00000000-0000-0000-0000-000000000000")
"""Texts of the forms that fields have."""
BOUNDS = ("minimum", "maximum", "minLength", "maxLength", "minItems", "maxItems", "pattern", "const")
HINTS = [get_type_hints(route.fn).get("data") for route in HANDLERS]
BODIES = sorted({hint for hint in HINTS if hint is not None}, key=lambda kind: kind.__name__)


@dataclass
class Wrong:
    """A body with one wrong part: where that is, and its schema."""

    body: Any
    path: str
    part: Any
    schema: Json


class Schemas:
    """The schemas of a type: what they allow, and what they do not."""

    def __init__(self, kind: type) -> None:
        (self.whole,), self.parts = msgspec.json.schema_components([kind])

    def options(self, schema: Json) -> list[Json]:
        """Each of several schemas that are allowed, or the one."""
        if "$ref" in schema:
            return self.options(self.parts[schema["$ref"].rpartition("/")[2]])
        if "anyOf" not in schema:
            return [schema]
        return [one for each in schema["anyOf"] for one in self.options(each)]

    def sample(self, schema: Json) -> Any:
        """Something that is allowed."""
        one = self.options(schema)[0]
        if "enum" in one:
            return one["enum"][0]
        match one.get("type"):
            case "object":
                return {name: self.sample(one["properties"][name]) for name in one.get("required", ())}
            case "array":
                return [self.sample(one["items"])] * one.get("minItems", 0)
            case "integer" | "number":
                return one.get("minimum", 0)
            case "string":
                text = "x" * one.get("minLength", 1)
                return next(each for each in (text, *FORMED) if re.search(one.get("pattern", ""), each))
        return one.get("const", False)

    def wrongs(self, schema: Json) -> Iterator[Wrong]:
        """What is not allowed, and each part of it that is not."""
        options = self.options(schema)
        over = [one for each in options for one in self.beyond(each)]
        for one in (None, True, 0.5, "", [], {}, "☃", -(10**12), *over):
            yield Wrong(one, "", one, schema)
        for each in options:
            if each.get("type") == "array":
                for wrong in self.wrongs(each["items"]):
                    yield Wrong([wrong.body], f"[0]{wrong.path}", wrong.part, wrong.schema)
            base = self.sample(each)
            for name, inner in each.get("properties", {}).items():
                for wrong in self.wrongs(inner):
                    yield Wrong({**base, name: wrong.body}, f".{name}{wrong.path}", wrong.part, wrong.schema)

    def beyond(self, schema: Json) -> Iterator[Any]:
        """What is just beyond each bound of a schema."""
        if "maximum" in schema:
            yield from (schema["minimum"] - 1, schema["maximum"] + 1)
        if "maxLength" in schema:
            yield "y" * (schema["maxLength"] + 1)
        if "maxItems" in schema:
            yield [self.sample(schema["items"])] * (schema["maxItems"] + 1)


def refusal(kind: type, body: Any) -> BadRequest | None:
    """The error for a body; None if it is read, or if fields of it do not fit together."""
    sent = json.dumps(body, ensure_ascii=False).encode()
    try:
        msgspec.json.decode(sent, type=kind)
    except msgspec.ValidationError as error:
        if not isinstance(error.__cause__, UnfitFields):
            return BadRequest.from_decoding(error, kind, sent)
    return None


@pytest.mark.parametrize("kind", BODIES, ids=lambda kind: kind.__name__)
def test_a_refusal_names_the_field_the_value_and_what_is_allowed(kind: type) -> None:
    """For each wrong part of each body; and never the text of a secret."""
    schemas = Schemas(kind)
    tried = [(wrong, refusal(kind, wrong.body)) for wrong in schemas.wrongs(schemas.whole)]
    found = [(wrong, error) for wrong, error in tried if error is not None]
    assert len(found) > 5
    for wrong, error in found:
        message = str(error)
        where = wrong.path.removeprefix(".")
        assert message.startswith(f"{where}: ") or not where, message
        assert "allowed: " in message
        assert len(message) < LONGEST
        sent = json.dumps(wrong.part, ensure_ascii=False)
        if where.rpartition(".")[2] in SECRETS:
            assert message.startswith(f"{where}: this value does not fit here; ")
        elif not isinstance(wrong.part, list | dict):
            assert sent[:SHOWN] in message
        for one in schemas.options(wrong.schema):
            for bound in [one[name] for name in BOUNDS if name in one] + one.get("enum", []):
                assert (f"{bound:,}" if isinstance(bound, int) else str(bound)) in message


@pytest.mark.parametrize("kind", BODIES, ids=lambda kind: kind.__name__)
def test_a_missing_field_is_named_with_what_it_may_hold(kind: type) -> None:
    """So is one that does not exist, with those that do."""
    schemas = Schemas(kind)
    base = schemas.sample(schemas.whole)
    for name in base:
        error = refusal(kind, {other: value for other, value in base.items() if other != name})
        assert str(error).startswith(f"the field '{name}' is missing; allowed: ")
    (whole,) = schemas.options(schemas.whole)
    message = str(refusal(kind, {**base, "nowhere": 1}))
    assert message.startswith("the field 'nowhere' does not exist here; allowed: ")
    assert all(f"'{name}'" in message for name in whole["properties"])

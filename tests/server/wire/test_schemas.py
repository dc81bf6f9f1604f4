"""The schemas of what is sent and answered are those by which it is read and written."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from gladsheim.server.wire.schemas import plain, plain_parameter, schemas_of


class Sent(Struct, forbid_unknown_fields=True):
    """What is sent."""

    count: Annotated[int, Meta(ge=0, le=9)] | None = None
    name: str | UnsetType = UNSET
    kind: Literal["one"] = "one"


class Given(Struct):
    """What is answered.

    In two lines.
    """

    scene: dict[str, Any]
    pair: tuple[int, int]
    left: int | None = None
    inner: Sent | None = None


def test_what_is_sent_may_leave_out_what_has_a_default() -> None:
    """Each bound of an optional field is told, and nothing else may be sent."""
    sent = schemas_of([Sent], [Given])["Sent"]
    assert sent["properties"] == {
        "count": {"anyOf": [{"type": "integer", "minimum": 0, "maximum": 9}, {"type": "null"}]},
        "name": {"type": "string"},
        "kind": {"type": "string", "const": "one", "default": "one"},
    }
    assert sent["required"] == []
    assert sent["additionalProperties"] is False


def test_what_is_answered_is_whole() -> None:
    """A default is no reason for a client to expect that something is missing."""
    given = schemas_of([Sent], [Given])["Given"]
    assert given["required"] == ["inner", "left", "pair", "scene"]
    assert given["properties"]["left"] == {"anyOf": [{"type": "integer"}, {"type": "null"}]}
    assert given["description"] == "What is answered.\n\nIn two lines."
    assert schemas_of([], [Given])["Sent"]["required"] == ["count", "kind"]


def test_generators_are_told_what_they_understand() -> None:
    """Objects without fields may hold anything; a tuple's length is told once."""
    given = schemas_of([], [Given])["Given"]["properties"]
    assert given["scene"] == {"type": "object", "additionalProperties": {}}
    assert "items" not in given["pair"]
    numbers: dict[str, Any] = {"enum": [4, 5]}
    plain(numbers)
    assert numbers == {"enum": [4, 5], "type": "integer"}


def test_no_parameter_is_null() -> None:
    """It can only be left out."""
    bounded = {"oneOf": [{"type": "integer"}, {"type": "null"}], "maximum": 9.0, "description": "a number"}
    parameter = {"name": "seq", "schema": bounded}
    plain_parameter(parameter)
    assert parameter == {"name": "seq", "schema": {"type": "integer", "maximum": 9}}

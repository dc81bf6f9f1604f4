"""Parts of a request: what was sent there, and words for what is allowed."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any

import msgspec
from msgspec import inspect

from gladsheim.core.words import Listed, Value, Words

SECRET: dict[str, Any] = {"secret": True}
"""Mark (`Meta.extra`) of texts that no refusal repeats: passwords, codes, and addresses that hold keys."""
LONGEST_SHOWN = 60
STEP = re.compile(r"\.([^.\[\]]+)|\[(\d+|\.\.\.)\]")
TYPES: dict[type[inspect.Type], str] = {
    inspect.IntType: "int",
    inspect.FloatType: "float",
    inspect.StrType: "str",
    inspect.BoolType: "bool",
    inspect.ListType: "array",
    inspect.DictType: "object",
    inspect.StructType: "object",
    inspect.NoneType: "null",
}
"""Last part of the id of the words for a type (`faults-type-`)."""
type_info = cache(inspect.type_info)


@dataclass(frozen=True, slots=True)
class SentPart:
    """Part of a request: the types allowed there, and the JSON sent there; None if that is unknown.

    `secret` parts are not shown.
    """

    kinds: tuple[inspect.Type, ...]
    sent: bytes | None
    secret: bool = False

    @classmethod
    def of(cls, kinds: Iterable[inspect.Type], sent: bytes | None) -> SentPart:
        """Return a part; the members of unions count each for themselves."""
        found = [one for kind in kinds for one in _members(kind)]
        return cls(tuple(kind for kind, _ in found), sent, any(secret for _, secret in found))

    @classmethod
    def body(cls, kind: Any, sent: bytes) -> SentPart:
        """Return a whole body, sent for a type."""
        return cls.of([type_info(kind)], sent)

    def at(self, path: str) -> SentPart:
        """Return the part at a path as msgspec writes it, such as `.seats[0].kind`."""
        part = self
        for name, index in STEP.findall(path):
            part = part.field(name) if name else part._entry(index)
        return part

    def field(self, name: str) -> SentPart:
        """Return a field of an object; a part without types if there is none of this name."""
        kinds = [kind.fields for kind in self.structs()]
        found = [one.type for fields in kinds for one in fields if one.encode_name == name]
        tags = [kind.tag for kind in self._all_structs() if kind.tag_field == name]
        sent = self._inside(dict[str, msgspec.Raw]).get(name)
        return SentPart.of([inspect.LiteralType(tuple(tags))] if tags else found, sent and bytes(sent))

    def structs(self) -> list[inspect.StructType]:
        """Return the structures allowed here: of several, the one whose tag was sent."""
        found = self._all_structs()
        inside = self._inside(dict[str, msgspec.Raw])
        tagged = [one for one in found if bytes(inside.get(one.tag_field or "", b"")) == _json(one.tag)]
        return tagged or found

    def names(self) -> Listed:
        """Return the names of the fields of an object."""
        names = [
            name
            for one in self.structs()
            for name in (one.tag_field, *(field.encode_name for field in one.fields))
        ]
        return Listed(tuple(dict.fromkeys(f"'{name}'" for name in names if name)))

    @property
    def allowed(self) -> Value:
        """Words for what may be sent here."""
        found: list[Value] = []
        for word in (word for kind in self.kinds for word in _allowed(kind)):
            if word not in found:
                found.append(word)
        return Listed(tuple(found), "or") if found else Words("faults-allowed-described")

    @property
    def shown(self) -> Value | None:
        """Value that was sent, cut short; for lists and objects only their kind, and None for secrets."""
        if self.secret or not self.sent:
            return None
        if self.sent[:1] in (b"[", b"{"):
            return Words("faults-type-array" if self.sent[:1] == b"[" else "faults-type-object")
        text = "".join(c if c.isprintable() else "�" for c in self.sent.decode("utf-8", "replace"))
        return text if len(text) <= LONGEST_SHOWN else f"{text[: LONGEST_SHOWN - 1]}…"

    def refused(self) -> Words:
        """Return the sentence that refuses what was sent here."""
        if self.shown is None:
            return Words.of("faults-hidden-value", allowed=self.allowed)
        return Words.of("faults-value", value=self.shown, allowed=self.allowed)

    def _entry(self, index: str) -> SentPart:
        """Return an entry of a list, or, as `...`, some value of an object."""
        kinds = [one.item_type for one in self.kinds if isinstance(one, inspect.ListType)]
        kinds += [one.value_type for one in self.kinds if isinstance(one, inspect.DictType)]
        entries = self._inside(list[msgspec.Raw]) if index.isdecimal() else []
        return SentPart.of(kinds, bytes(entries[int(index)]) if entries else None)

    def _all_structs(self) -> list[inspect.StructType]:
        return [one for one in self.kinds if isinstance(one, inspect.StructType)]

    def _inside(self, shape: Any) -> Any:
        """Return the parts of what was sent, unread; none if it has another shape."""
        try:
            return msgspec.json.decode(self.sent or b"", type=shape)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            return shape()


def _members(kind: inspect.Type) -> Iterator[tuple[inspect.Type, bool]]:
    """Yield the types of which any is allowed, each with whether it is secret."""
    if isinstance(kind, inspect.UnionType):
        for one in kind.types:
            yield from _members(one)
    elif isinstance(kind, inspect.Metadata):
        secret = bool((kind.extra or {}).get("secret"))
        yield from ((one, secret or inner) for one, inner in _members(kind.type))
    else:
        yield kind, False


def _allowed(kind: inspect.Type) -> list[Value]:
    """Return the words for what a type allows: the values of an enumeration, or one description."""
    match kind:
        case inspect.LiteralType(values=values):
            return [_json(value).decode() for value in values]
        case inspect.IntType(ge=int(least), le=int(most)):
            return [Words.of("faults-allowed-whole", least=least, most=most)]
        case inspect.IntType(ge=int(least), lt=int(end)):
            return [Words.of("faults-allowed-whole", least=least, most=end - 1)]
        case inspect.StrType(max_length=int(most), pattern=form):
            text = Words.of("faults-allowed-characters", least=kind.min_length or 0, most=most)
            return [text if form is None else Words.of("faults-form", text=text, form=form)]
        case inspect.ListType(max_length=int(most)):
            return [Words.of("faults-allowed-entries", least=kind.min_length or 0, most=most)]
    return [Words(f"faults-type-{TYPES[type(kind)]}")] if type(kind) in TYPES else []


def _json(value: Any) -> bytes:
    return json.dumps(value, ensure_ascii=False).encode()

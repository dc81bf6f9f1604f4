"""Format of a file of golden cases, checked before any case is run."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from gladsheim.core.errors import OptionsError
from gladsheim.core.positions.reader import DocumentReader, an_object
from gladsheim.games import info

FORMAT = 2
KINDS = {str: "a text", bool: "true or false", list: "a list", Mapping: "an object", int: "a whole number"}
CASE = {
    "id": str,
    "title": str,
    "rules": list,
    "source": str,
    "position": Mapping,
    "options": Mapping,
    "seed": object,
    "refused": str,
    "steps": list,
    "after": Mapping,
}
STEP = {"action": str, "legal": bool, "points": int, "parts": list}
AFTER = {
    "legal_actions": list,
    "includes": list,
    "excludes": list,
    "to_act": object,
    "fields": Mapping,
    "result": Mapping,
}
"""Fields of each part with the type of their values; `object` allows any type."""


def cases_of(document: Mapping[str, Any]) -> list[Mapping[str, Any]]:
    """Return the cases of a file, each well formed.

    Raises OptionsError for another format, UnknownGame for an unknown game, and DocumentError that names
    the case and the field of every fault.
    """
    found = an_object(document)
    if found.get("format") != FORMAT:
        raise OptionsError("format", found.get("format"), str(FORMAT))
    info(found.get("game", ""))
    reader = DocumentReader()
    cases: list[Mapping[str, Any]] = _listed(reader, found.get("cases"), "cases")
    for number, case in enumerate(cases, 1):
        _case(reader, case, number)
    reader.check()
    return cases


def _case(reader: DocumentReader, case: object, number: int) -> None:
    name = case.get("id") if isinstance(case, Mapping) else None
    where = f"case {name if isinstance(name, str) else number}"
    start = ("position",) if isinstance(case, Mapping) and "position" in case else ("options", "seed")
    found = _part(reader, case, where, CASE, ("id", "title", *start))
    if "refused" in found:
        reader.one_of(found["refused"], f"{where}.refused", ("position", "options"))
    _texts(reader, found, where, ("rules",))
    for place, step in enumerate(_listed(reader, found.get("steps", []), f"{where}.steps"), 1):
        _part(reader, step, f"{where}.steps.{place}", STEP, ("action", "legal"))
    after = _part(reader, found.get("after", {}), f"{where}.after", AFTER)
    _texts(reader, after, f"{where}.after", ("legal_actions", "includes", "excludes"))
    seat = after.get("to_act")
    if seat is not None and (isinstance(seat, bool) or not isinstance(seat, int)):
        reader.refuse(f"{where}.after.to_act", seat, "a seat or null")


def _part(
    reader: DocumentReader, value: object, where: str, kinds: Mapping[str, type], needed: tuple[str, ...] = ()
) -> Mapping[str, Any]:
    found = reader.fields(value, where, kinds, needed)
    for name, kind in kinds.items():
        if name not in found:
            continue
        # True and false are whole numbers to Python.
        wrong = kind is int and isinstance(found[name], bool)
        if wrong or not isinstance(found[name], kind):
            reader.refuse(f"{where}.{name}", found[name], KINDS[kind])
    return found


def _listed(reader: DocumentReader, value: object, where: str) -> list[Any]:
    if isinstance(value, list):
        return value
    reader.refuse(where, value, "a list")
    return []


def _texts(reader: DocumentReader, found: Mapping[str, Any], where: str, names: tuple[str, ...]) -> None:
    for name in names:
        value = found.get(name, [])
        if isinstance(value, list) and not all(isinstance(one, str) for one in value):
            reader.refuse(f"{where}.{name}", value, "a list of texts")

"""Strict reader of records: nothing unknown, nothing missing, everything bounded.

All faults of a document are found in one go and named together. Reading does not play
the game; `verify` does.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from typing import Any, TypeVar

from gladsheim.core.errors import Fault, RecordError, shorten
from gladsheim.core.game import Seed
from gladsheim.records import record as form
from gladsheim.records.canonical import parse
from gladsheim.records.record import (
    EarlyEnd,
    FairStart,
    Nonce,
    PositionStart,
    Record,
    RecordedAction,
    RecordedSeat,
    RecordedVoid,
    SeedStart,
)

HEADER = ("format", "version", "game", "rules", "options", "seats", "start", "actions", "result")
GAME = r"[a-z][a-z0-9_-]{0,31}"
NAME = r"[^\x00-\x1f\x7f-\x9f\u2028\u2029]+"
ACTION = r"[!-~]+"
LINK = r"[0-9a-f]{64}"
WORDS = r"[0-9a-f]{64}"
"""Pattern of 32 bytes in hexadecimal: a secret or a nonce."""
TIME = r"[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\.[0-9]{1,6})?Z"
SEED_VALUES = {"int": r"0|-?[1-9][0-9]{0,154}", "str": r"[\s\S]{0,1020}", "bytes": r"([0-9a-f]{2}){0,1018}"}
MOST_SHOWN = 10

T = TypeVar("T")


class Faults:
    """Faults found so far."""

    def __init__(self) -> None:
        self.found: list[Fault] = []

    def add(self, field: str, value: object, allowed: str) -> None:
        """Note a value that is not allowed."""
        self.found.append(Fault(field, f"is {shorten(value)}; allowed: {allowed}"))

    def raise_any(self) -> None:
        """Raise RecordError if anything was noted."""
        if not self.found:
            return
        if len(self.found) == 1:
            raise RecordError(self.found[0].message, field=self.found[0].field)
        shown = "; ".join(f"{fault.field}: {fault.message}" for fault in self.found[:MOST_SHOWN])
        more = len(self.found) - MOST_SHOWN
        raise RecordError(shown + (f"; and {more} more" if more > 0 else ""))


def load_record(source: str | Path | bytes) -> Record:
    """Read the record in a file (a path), or in bytes. Raises RecordError, or OSError for the file."""
    if isinstance(source, bytes):
        return from_bytes(source)
    with Path(source).open("rb") as file:
        return from_bytes(file.read(form.MOST_BYTES + 1))


def from_bytes(data: bytes) -> Record:
    """Read the record in these bytes. Raises RecordError."""
    return from_json(parse(data, most_bytes=form.MOST_BYTES))


def from_json(document: Any) -> Record:
    """Read the record in a JSON document. Raises RecordError that names every fault."""
    faults = Faults()
    top = _object(document, "record", HEADER, faults, optional=("ended",))
    faults.raise_any()
    if top["format"] != form.FORMAT or top["version"] != form.VERSION or top["version"] is True:
        faults.add("format", [top["format"], top["version"]], f"{form.FORMAT!r}, version {form.VERSION}")
        faults.raise_any()
    game = _text(top["game"], "game", GAME, 32, faults)
    rules = _whole(top["rules"], "rules", 1, form.MOST_RULES, faults)
    options = _plain_object(top["options"], "options", faults)
    seats = _list(top["seats"], "seats", 1, form.MOST_SEATS, _seat, faults)
    start = _start(top["start"], faults)
    _check_nonces(start, len(seats), faults)
    actions = _list(top["actions"], "actions", 0, form.MOST_ACTIONS, _entry, faults)
    _check_plies(top["actions"], actions, len(seats), faults)
    result = None if top["result"] is None else _plain_object(top["result"], "result", faults)
    ended = _ended(top["ended"], len(seats), result is not None, faults) if "ended" in top else None
    faults.raise_any()
    return Record(game, rules, options, tuple(seats), start, tuple(actions), result, ended)


def _ended(value: Any, seats: int, has_result: bool, faults: Faults) -> EarlyEnd:
    row = _object(value, "ended", ("how", "seats"), faults)
    how = row.get("how")
    if how not in form.WAYS_TO_END:
        faults.add("ended.how", how, ", ".join(form.WAYS_TO_END))
    left = _list(row.get("seats"), "ended.seats", 0, form.MOST_SEATS, _seat_number, faults)
    if len(set(left)) != len(left) or any(seat >= seats for seat in left):
        faults.add("ended.seats", left, f"seats from 0 to {seats - 1}, each once")
    if has_result:
        faults.found.append(Fault("ended", "is given together with a result; allowed: one of them"))
    return EarlyEnd(str(how), tuple(left))


def _seat_number(value: Any, field: str, faults: Faults) -> int:
    return _whole(value, field, 0, form.MOST_SEATS - 1, faults)


def _check_plies(raw: Any, actions: list[RecordedAction], seats: int, faults: Faults) -> None:
    if faults.found:
        return
    for at, entry in enumerate(actions):
        if raw[at]["ply"] != at + 1:
            faults.add(f"actions[{at}].ply", raw[at]["ply"], f"{at + 1}: plies count from 1 without a gap")
        if entry.seat >= seats:
            faults.add(f"actions[{at}].seat", entry.seat, f"0 to {seats - 1}")


_MARKS = {
    "robot": (form.HUMAN, "a user's seat that a program played"),
    "plain": (form.BOT, "a bot that decided with plain kernels"),
}
"""Fields of a seat that are left out unless they are true: who may have them, and what they say."""


def _seat(value: Any, field: str, faults: Faults) -> RecordedSeat:
    more = [name for name in _MARKS if isinstance(value, dict) and name in value]
    row = _object(value, field, ("name", "kind", "bot", *more), faults)
    name = _text(row.get("name"), f"{field}.name", NAME, form.MOST_NAME, faults)
    kind, bot = row.get("kind"), row.get("bot")
    if kind not in (form.HUMAN, form.BOT):
        faults.add(f"{field}.kind", kind, f"{form.HUMAN!r} or {form.BOT!r}")
    elif kind == form.BOT:
        bot = _text(bot, f"{field}.bot", GAME, 32, faults)
    elif bot is not None:
        faults.add(f"{field}.bot", bot, "null for a human")
    for mark in more:
        of, allowed = _MARKS[mark]
        if row[mark] is not True or kind != of:
            faults.add(f"{field}.{mark}", row[mark], f"true, for {allowed}; else left out")
    marks = dict.fromkeys(more, True)
    return RecordedSeat(name, str(kind), bot if isinstance(bot, str) else None, **marks)


def _entry(value: Any, field: str, faults: Faults) -> RecordedAction:
    row = _object(value, field, ("ply", "seat", "action", "time", "link"), faults)
    _whole(row.get("ply"), f"{field}.ply", 1, form.MOST_ACTIONS, faults)
    seat = _whole(row.get("seat"), f"{field}.seat", 0, form.MOST_SEATS - 1, faults)
    action = _text(row.get("action"), f"{field}.action", ACTION, form.MOST_ACTION, faults)
    link = _text(row.get("link"), f"{field}.link", LINK, 64, faults)
    time = row.get("time")
    if time is not None and not _is_time(time):
        faults.add(f"{field}.time", time, "null or a time in UTC such as '2026-01-31T18:30:00.000Z'")
    return RecordedAction(seat, action, time if isinstance(time, str) else None, link)


def _is_time(value: object) -> bool:
    if not isinstance(value, str) or not re.fullmatch(TIME, value, re.ASCII):
        return False
    try:
        datetime.fromisoformat(value)
    except ValueError:
        return False
    return True


def _start(value: Any, faults: Faults) -> SeedStart | FairStart | PositionStart:
    if isinstance(value, dict) and set(value) == {"position"}:
        return PositionStart(_plain_object(value["position"], "start.position", faults))
    if isinstance(value, dict) and set(value) == {"fair"}:
        return _fair(value["fair"], faults)
    start = _object(value, "start", ("deal",), faults)
    deal = _object(start.get("deal"), "start.deal", ("commitment", "seed"), faults)
    commitment = _text(deal.get("commitment"), "start.deal.commitment", LINK, 64, faults)
    return SeedStart(commitment, None if deal.get("seed") is None else _seed(deal["seed"], faults))


def _check_nonces(start: SeedStart | FairStart | PositionStart, seats: int, faults: Faults) -> None:
    if not isinstance(start, FairStart) or faults.found:
        return
    fields = {f"voids[{at}].nonces": void.nonces for at, void in enumerate(start.voids)}
    for name, nonces in {"nonces": start.nonces, **fields}.items():
        if len(nonces) != seats:
            faults.add(f"start.fair.{name}", len(nonces), f"one for each of {seats} seats")


def _fair(value: Any, faults: Faults) -> FairStart:
    fair = _object(value, "start.fair", ("commitment", "nonces", "secret"), faults, optional=("voids",))
    commitment = _text(fair.get("commitment"), "start.fair.commitment", LINK, 64, faults)
    nonces = _list(fair.get("nonces"), "start.fair.nonces", 1, form.MOST_SEATS, _nonce, faults)
    secret = fair.get("secret")
    if secret is not None:
        secret = bytes.fromhex(_text(secret, "start.fair.secret", WORDS, 64, faults))
    voids: list[RecordedVoid] = []
    if "voids" in fair:
        voids = _list(fair["voids"], "start.fair.voids", 1, form.MOST_SEATS, _void, faults)
    return FairStart(commitment, tuple(nonces), secret, tuple(voids))


def _void(value: Any, field: str, faults: Faults) -> RecordedVoid:
    row = _object(value, field, ("commitment", "nonces", "secret", "withheld"), faults)
    commitment = _text(row.get("commitment"), f"{field}.commitment", LINK, 64, faults)
    nonces = _list(row.get("nonces"), f"{field}.nonces", 1, form.MOST_SEATS, _nonce, faults)
    secret = bytes.fromhex(_text(row.get("secret"), f"{field}.secret", WORDS, 64, faults))
    void = RecordedVoid(commitment, tuple(nonces), secret)
    named = _list(row.get("withheld"), f"{field}.withheld", 1, form.MOST_SEATS, _seat_number, faults)
    if tuple(named) != void.withheld:
        faults.add(f"{field}.withheld", named, f"{list(void.withheld)}: those whose nonce is null")
    return void


def _nonce(value: Any, field: str, faults: Faults) -> Nonce | None:
    if value is None:
        return None
    row = _object(value, field, ("commitment", "nonce"), faults)
    commitment = _text(row.get("commitment"), f"{field}.commitment", LINK, 64, faults)
    nonce = row.get("nonce")
    if nonce is not None:
        nonce = bytes.fromhex(_text(nonce, f"{field}.nonce", WORDS, 64, faults))
    return Nonce(commitment, nonce)


def _seed(value: Any, faults: Faults) -> Seed:
    row = _object(value, "start.deal.seed", ("type", "value"), faults)
    kind, text = row.get("type"), row.get("value")
    if not isinstance(kind, str) or kind not in SEED_VALUES:
        faults.add("start.deal.seed.type", kind, ", ".join(SEED_VALUES))
        return 0
    if not isinstance(text, str) or not re.fullmatch(SEED_VALUES[kind], text):
        faults.add("start.deal.seed.value", text, f"a seed of type {kind}, as text")
        return 0
    if kind == "int":
        return int(text)
    return text if kind == "str" else bytes.fromhex(text)


def _object(
    value: Any, field: str, names: tuple[str, ...], faults: Faults, *, optional: tuple[str, ...] = ()
) -> dict[str, Any]:
    """Return the object, which must have exactly these names, and may have the optional ones."""
    if not isinstance(value, dict):
        faults.add(field, value, f"an object with {', '.join(names)}")
        return {}
    for name in names:
        if name not in value:
            faults.found.append(Fault(field, f"has no {name!r}; required: {', '.join(names)}"))
    for name in value:
        if name not in (*names, *optional):
            faults.found.append(Fault(field, f"has an unknown {shorten(name)}; allowed: {', '.join(names)}"))
    return value


def _plain_object(value: Any, field: str, faults: Faults) -> dict[str, Any]:
    if not isinstance(value, dict):
        faults.add(field, value, "an object")
        return {}
    return value


def _list(
    value: Any, field: str, low: int, high: int, read: Callable[[Any, str, Faults], T], faults: Faults
) -> list[T]:
    if not isinstance(value, list):
        faults.add(field, value, f"a list of {low} to {high}")
        return []
    if not low <= len(value) <= high:
        faults.found.append(Fault(field, f"has {len(value)} items; allowed: {low} to {high}"))
        return []
    return [read(item, f"{field}[{at}]", faults) for at, item in enumerate(value)]


def _whole(value: Any, field: str, low: int, high: int, faults: Faults) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        faults.add(field, value, f"a whole number from {low} to {high}")
        return low
    return value


def _text(value: Any, field: str, pattern: str, most: int, faults: Faults) -> str:
    if not isinstance(value, str) or len(value) > most or not re.fullmatch(pattern, value):
        faults.add(field, value, f"a text of 1 to {most} characters that matches {pattern}")
        return ""
    return value

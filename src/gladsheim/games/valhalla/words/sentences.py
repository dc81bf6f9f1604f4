"""Events as sentences.

The texts come from the catalogues (`valhalla.ftl`), which the page uses too; every figure
and every name comes from the event. An event names places by their coordinates, which the
picture shows beside each card.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import groupby
from typing import Any

from gladsheim.games.valhalla.words.voice import Voice, voice

Event = Mapping[str, Any]
Values = dict[str, str | int]
Variant = Callable[[Event, Sequence[str], Voice], tuple[str, Values]]

SILENT = frozenset({"used", "turn"})
"""Events that other events have told: a card was announced, a new prompt names the player."""
QUIET = frozenset({"planned", "readied", "cycle"})
"""Events that the table shows anyway: they would only fill the log."""
GATHERED = ("swept", "dealt")
"""Events of single cards that are told at once."""
SEATS = {"seat": "who", "target": "target"}
SPOTS = ("slot", "at")
NAMED = frozenset({"deployed", "battle"})
"""Events whose card is the location where they happen."""
PLACED = frozenset({"placed", "taken_back", "recruited", "location_added", "location_replaced", "halved"})
"""Sentences without a place of their own, behind which it stands."""


def sentence(event: Event, names: Sequence[str], locale: str = "en") -> str:
    """An event in words; empty for what the table shows anyway."""
    if event["event"] in QUIET or (event["event"] == "phase" and not event["forced"]):
        return ""
    return whole_sentence(event, names, locale)


def story(events: Sequence[Event], names: Sequence[str], locale: str = "en") -> list[str]:
    """The events of an action line by line: cards that come and go one by one are told at once."""
    lines = []
    for kind, group in groupby(events, lambda event: event["event"]):
        found = list(group)
        if kind in GATHERED:
            found = [{**found[0], "cards": [event["card"] for event in found]}]
        lines += [sentence(event, names, locale) for event in found]
    return [line for line in lines if line]


def whole_sentence(event: Event, names: Sequence[str], locale: str = "en") -> str:
    """The same, with nothing left out that has not been told already (VH-15)."""
    kind = event["event"]
    if kind in SILENT:
        return ""
    say = voice(locale)
    if kind == "battle":
        return _battle(event, names, say)
    values = _values(event, names, say)
    message = kind.replace("_", "-")
    if kind in _VARIANTS:
        message, more = _VARIANTS[kind](event, names, say)
        values |= more
    told = say(f"event-{message}", **values)
    if kind == "points":
        told = _with_reasons(told, event, say)
    where = _where(event)
    return say("event-at", text=told, at=where) if where else told


def part_sentence(part: Mapping[str, Any], locale: str = "en") -> str:
    """A location that brings points, in words, with how many."""
    say = voice(locale)
    message = "reason-doubled" if part["doubled"] else "reason"
    return say(message, card=say.card(part["card"]), points=int(part["points"]))


def _values(event: Event, names: Sequence[str], say: Voice) -> Values:
    """The fields of an event that read the same whatever its kind."""
    values: Values = {value: names[event[field]] for field, value in SEATS.items() if field in event}
    if event.get("card"):
        values["card"] = say.card(event["card"])
    for field in ("armies", "count", "cycle"):
        if field in event:
            values["n"] = int(event[field])
    if "at" in event:
        values["where"] = _location(event, say)
    return values


def _location(event: Event, say: Voice) -> str:
    """The location of an event by name and place."""
    if event["event"] in NAMED:
        return say("named-at", name=say.card(event["card"]), at=event["at"])
    return str(event["at"])


def _where(event: Event) -> str:
    """The place that the sentence of an event leaves out."""
    kind = event["event"]
    if kind == "bound":
        return "" if event["from"] == "reserve" else str(event["from"])
    if kind in PLACED or kind == "announced":
        return next((str(event[spot]) for spot in SPOTS if event.get(spot)), "")
    return ""


def _battle(event: Event, names: Sequence[str], say: Voice) -> str:
    """Where armies fell, why, and who is left."""
    who, other = names[event["attacker"]], names[event["defender"]]
    sides = {"n": int(event["attackers"]), "m": int(event["defenders"])}
    said = [say("event-battle", who=who, other=other, where=_location(event, say), **sides)]
    said += [say(f"event-battle-{cause}") for cause in ("terrain", "crown") if event[cause]]
    for left, name in ((event["attackers_left"], who), (event["defenders_left"], other)):
        if left:
            return " ".join([*said, say("event-battle-won", who=name, n=int(left))])
    return " ".join([*said, say("event-battle-none")])


def _with_reasons(told: str, event: Event, say: Voice) -> str:
    """Points with the locations that brought them."""
    parts = [part_sentence(part, say.locale) for part in event.get("parts", ()) if part["points"]]
    return " ".join([told, *parts])


def _suffixed(field: str) -> Variant:
    """A message of its own for each value of a field."""

    def tell(event: Event, names: Sequence[str], say: Voice) -> tuple[str, Values]:
        return f"{event['event']}-{event[field]}", {}

    return tell


def _phase(event: Event, names: Sequence[str], say: Voice) -> tuple[str, Values]:
    return "phase-forced" if event["forced"] else "phase", {"phase": say(f"phase-{event['phase']}")}


def _recruited(event: Event, names: Sequence[str], say: Voice) -> tuple[str, Values]:
    return "recruited", {"price": int(event["due"])}


def _bound(event: Event, names: Sequence[str], say: Voice) -> tuple[str, Values]:
    return "bound-reserve" if event["from"] == "reserve" else "bound", {}


def _planned(event: Event, names: Sequence[str], say: Voice) -> tuple[str, Values]:
    word, place, *rest = event["step"].split(":")
    return f"planned-{'put' if word == 'put' else 'march'}", {"where": place, "n": int(rest[-1])}


def _marched(event: Event, names: Sequence[str], say: Voice) -> tuple[str, Values]:
    start = say("named-at", name=say.card(event["from_card"]), at=event["from"])
    goal = say("named-at", name=say.card(event["card"]), at=event["to"])
    return "marched", {"from": start, "to": goal}


def _replaced(event: Event, names: Sequence[str], say: Voice) -> tuple[str, Values]:
    return "location-replaced", {"old": say.card(event["old"])}


def _halved(event: Event, names: Sequence[str], say: Voice) -> tuple[str, Values]:
    return "halved", {"from": int(event["from"]), "to": int(event["to"])}


def _points(event: Event, names: Sequence[str], say: Voice) -> tuple[str, Values]:
    return f"points-{event['why']}", {"points": int(event["points"])}


def _gathered(event: Event, names: Sequence[str], say: Voice) -> tuple[str, Values]:
    return event["event"], {"cards": say.cards(event.get("cards") or [event["card"]])}


def _over(event: Event, names: Sequence[str], say: Voice) -> tuple[str, Values]:
    return f"game-over-{event['reason']}", {"who": ", ".join(names[seat] for seat in event["winners"])}


_VARIANTS: Mapping[str, Variant] = {
    "unable": _suffixed("phase"),
    "announced": _suffixed("as"),
    "phase": _phase,
    "recruited": _recruited,
    "bound": _bound,
    "planned": _planned,
    "marched": _marched,
    "location_replaced": _replaced,
    "halved": _halved,
    "points": _points,
    "swept": _gathered,
    "dealt": _gathered,
    "game_over": _over,
}

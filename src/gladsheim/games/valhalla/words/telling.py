"""Events, and the parts of points, in words; every figure and every name comes from what was sent.

In text, a sentence is followed by the coordinates of its place, which the picture shows beside each card
(`Placed`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import groupby
from typing import Any

from gladsheim.core.game import Json
from gladsheim.core.telling.story import Reason, Story
from gladsheim.core.words import Listed, Player, Value, Words
from gladsheim.games.valhalla.words.naming import card_name, card_names, joined, phrase, placed, plain, sides

Event = Mapping[str, Any]
Values = dict[str, Value]
Variant = Callable[[Event], tuple[str, Values]]

SILENT = frozenset({"used", "turn"})
"""Events that other events include: a card was announced, a new prompt names the player."""
QUIET = frozenset({"planned", "readied", "cycle"})
"""Events that the table itself shows: they become sentences only where there is nothing else."""
GATHERED = ("swept", "dealt")
"""Events of single cards that are merged."""
SEATS = {"seat": "who", "target": "target"}
SPOTS = ("slot", "at")
NAMED = frozenset({"deployed", "marched", "planned", *GATHERED})
"""Events whose card is the location where they happen, or one of several."""
PLACED = frozenset({"placed", "taken_back", "recruited", "location_added", "location_replaced", "halved"})
"""Sentences that do not name their place, which follows them."""


def story(seat: int, action: str, events: Sequence[Event]) -> Story:
    """Return an action of a seat in words: whole sentences, and the causes of its player's points."""
    gathered = list(_gathered(events))
    told = [words for event in gathered if event["event"] not in QUIET for words in _told(event, seat)]
    if not told:
        told = [words for event in gathered for words in _told(event, seat)][:1]
    # Some steps make nothing happen that others have not told.
    deed, *besides = told or [phrase(f"deed-{'allow' if action == 'allow' else 'end'}", who=Player(seat))]
    own = [event for event in events if event["event"] == "points" and event["seat"] == seat]
    return Story(deed, tuple(besides), reasons(_scoring(own)))


def reasons(parts: Iterable[Json]) -> tuple[Reason, ...]:
    """Return the reasons of points: the locations that gained them."""
    return tuple(Reason(_location(part), part["points"]) for part in parts)


def sentence(event: Event) -> Value | None:
    """Return an event in words; None for one that other events include (VH-15)."""
    kind = event["event"]
    if kind in SILENT:
        return None
    if kind == "battle":
        return battle(event)
    message, values = kind.replace("_", "-"), _values(event)
    if kind in _VARIANTS:
        message, more = _VARIANTS[kind](event)
        values |= more
    told = phrase(f"event-{message}", **values)
    where = _where(event)
    return placed(told, where) if where else told


def battle(event: Event) -> Value:
    """Return where armies fall, why, and which are left."""
    who, other = Player(event["attacker"]), Player(event["defender"])
    sides = {"n": event["attackers"], "m": event["defenders"]}
    told = [phrase("event-battle", who=who, other=other, where=_spot(event, "card", "at"), **sides)]
    told += [plain(f"event-battle-{cause}") for cause in ("terrain", "crown") if event[cause]]
    left = [(event["attackers_left"], who), (event["defenders_left"], other)]
    won = [phrase("event-battle-won", who=name, n=armies) for armies, name in left if armies]
    return joined([*told, *(won or [plain("event-battle-none")])])


def _gathered(events: Iterable[Event]) -> Iterator[Event]:
    """Yield the events; events of single cards are merged."""
    for kind, group in groupby(events, lambda event: event["event"]):
        found = list(group)
        if kind in GATHERED:
            yield {**found[0], "cards": [event["card"] for event in found]}
        else:
            yield from found


def _told(event: Event, seat: int) -> list[Value]:
    """Return an event in words, if any are needed; points of others with their locations."""
    words = sentence(event)
    if words is None:
        return []
    if event["event"] != "points" or event["seat"] == seat:
        return [words]
    return [joined([words, *(_brought(part) for part in _scoring([event]))])]


def _scoring(events: Iterable[Event]) -> list[Json]:
    """Return the locations that gained any of the points of these events."""
    return [part for event in events for part in event.get("parts", ()) if part["points"]]


def _brought(part: Json) -> Words:
    message = "reason-doubled" if part["doubled"] else "reason"
    return phrase(message, card=card_name(part["card"]), points=part["points"])


def _location(part: Json) -> Words:
    name = card_name(part["card"])
    return phrase("part-doubled", card=name) if part["doubled"] else name


def _values(event: Event) -> Values:
    """Return the fields of an event that read the same whatever its kind."""
    values: Values = {name: Player(event[field]) for field, name in SEATS.items() if field in event}
    if event.get("card") and event["event"] not in NAMED:
        values["card"] = card_name(event["card"])
    for field in ("armies", "count", "cycle"):
        if field in event:
            values["n"] = event[field]
    return values


def _spot(event: Event, card: str, at: str) -> Words:
    """Return a location of an event by name and place."""
    return placed(card_name(event[card]), event[at])


def _where(event: Event) -> str:
    """Return the place that the sentence of an event leaves out."""
    kind = event["event"]
    if kind == "bound":
        return "" if event["from"] == "reserve" else str(event["from"])
    if kind in PLACED or kind == "announced":
        return next((str(event[spot]) for spot in SPOTS if event.get(spot)), "")
    return ""


def _suffixed(field: str) -> Variant:
    """Return a function that selects a message for each value of a field."""
    return lambda event: (f"{event['event']}-{event[field]}", {})


def _phase(event: Event) -> tuple[str, Values]:
    return "phase-forced" if event["forced"] else "phase", {"phase": plain(f"phase-{event['phase']}")}


def _recruited(event: Event) -> tuple[str, Values]:
    return "recruited", {"price": event["due"]}


def _between(event: Event) -> tuple[str, Values]:
    return event["event"].replace("_", "-"), sides(*event["between"])


def _bound(event: Event) -> tuple[str, Values]:
    return ("bound-reserve", {}) if event["from"] == "reserve" else _between(event)


def _added(event: Event) -> tuple[str, Values]:
    return "location-added", {"beside": card_names(event["beside"])}


def _planned(event: Event) -> tuple[str, Values]:
    word, place, *rest = event["step"].split(":")
    values: Values = {"where": placed(card_name(event["card"]), place), "n": int(rest[-1])}
    return f"planned-{'put' if word == 'put' else 'march'}", values


def _deployed(event: Event) -> tuple[str, Values]:
    return "deployed", {"where": _spot(event, "card", "at")}


def _marched(event: Event) -> tuple[str, Values]:
    return "marched", {"from": _spot(event, "from_card", "from"), "to": _spot(event, "card", "to")}


def _replaced(event: Event) -> tuple[str, Values]:
    return "location-replaced", {"old": card_name(event["old"])}


def _halved(event: Event) -> tuple[str, Values]:
    return "halved", {"from": event["from"], "to": event["to"]}


def _points(event: Event) -> tuple[str, Values]:
    return f"points-{event['why']}", {"points": event["points"]}


def _cards(event: Event) -> tuple[str, Values]:
    return event["event"], {"cards": card_names(event["cards"])}


def _over(event: Event) -> tuple[str, Values]:
    return f"game-over-{event['reason']}", {"who": Listed(tuple(map(Player, event["winners"])))}


_VARIANTS: Mapping[str, Variant] = {
    "unable": _suffixed("phase"),
    "announced": _suffixed("as"),
    "phase": _phase,
    "recruited": _recruited,
    "placed": _between,
    "taken_back": _between,
    "bound": _bound,
    "planned": _planned,
    "deployed": _deployed,
    "marched": _marched,
    "location_added": _added,
    "location_replaced": _replaced,
    "halved": _halved,
    "points": _points,
    "swept": _cards,
    "dealt": _cards,
    "game_over": _over,
}

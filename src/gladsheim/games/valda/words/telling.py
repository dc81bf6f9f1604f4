"""Events and the parts of points in words; every figure and name comes from what the viewer was sent.

Messages are called `event-` and the kind of the event. Kinds with several messages have suffixes: a viewer
who knows more gets a fuller one (`-known`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import groupby
from typing import Any

from gladsheim.core.game import Json
from gladsheim.core.telling.story import Reason, Story
from gladsheim.core.words import Listed, Player, Value
from gladsheim.games.valda.book import CardFile
from gladsheim.games.valda.notation.phrases import title, weapon
from gladsheim.games.valda.pieces import GODS, RESOURCES
from gladsheim.games.valda.words.things import amounts, card, cards, face, structure, together, words

Event = Mapping[str, Any]

QUIET = frozenset({"phase_started", "action_spent", "turn_ended"})
"""Events that the table itself shows: they would only fill the log."""
ROUTINE = frozenset({"played", "defence", "attack", "weapon"})
"""Reasons for which a card always goes to the discard pile."""
DEEDS = frozenset({"end", "done", "pass", "yield", "buy", "move"})
"""First words of actions that may have no event."""
LOST = frozenset({"stolen", "killed"})
"""Causes for which followers are lost."""
GAINED = "resources_gained"
SEATS = {"seat": "who", "attacker": "who", "thief": "who", "target": "target", "victim": "victim"}
NUMBERS = ("round", "power", "sum", "face")


def story(seat: int, action: str, events: Sequence[Event], book: CardFile) -> Story:
    """Return an action of a seat in words; the causes of its followers are the reasons.

    The reasons become a sentence only where the story has no other. An action without an event is quiet, and
    described by its own words; `action` is empty where the viewer does not know it.
    """
    gains = [event for event in events if event.get("seat") == seat and _gain(event)]
    rest = [event for event in events if event not in gains]
    told = [line for event in _at_once(rest, book) if (line := sentence(event, book))]
    if gains and not told:
        told = [sentence(gains[0], book)]
    reasons = tuple(Reason(words(f"cause-{event['cause']}"), event["by"]) for event in gains)
    if not told:
        deed = _deed(action)
        return Story(deed, reasons=reasons, whole=not deed, quiet=True)
    return Story(told[0], tuple(told[1:]), reasons)


def _deed(action: str) -> Value:
    """Return the words after the player's name for an action without effects."""
    verb, _, rest = action.partition(":")
    if verb == "player":
        return words("deed-player", target=Player(int(rest)))
    return words(f"deed-{verb}") if verb in DEEDS else ""


def reasons(parts: Sequence[Json]) -> tuple[Reason, ...]:
    """Return the reasons why an action certainly gains followers."""
    return tuple(Reason(_part(part), part["points"]) for part in parts)


def sentence(event: Event, book: CardFile) -> Value:
    """Return an event in words, as its viewer was sent it; empty for events that the table itself shows."""
    kind = event["event"]
    if kind in QUIET or event.get("why") in ROUTINE:
        return ""
    if kind == "followers_changed":
        return _followers(event)
    message, values = kind.replace("_", "-"), _values(event, book)
    if kind in _VARIANTS:
        message, more = _VARIANTS[kind](event, book)
        values |= more
    return words(f"event-{message}", **values)


def _gain(event: Event) -> int:
    """Return the followers that an event gains its seat."""
    won = event["event"] == "followers_changed" and event["cause"] not in LOST
    return max(0, int(event["by"])) if won else 0


def _part(part: Json) -> Value:
    god = {"god": title(part["god"])} if "god" in part else {}
    return words(f"part-{part['kind']}", **god)


def _at_once(events: Sequence[Event], book: CardFile) -> Iterator[Event]:
    """Yield the events, with the single yields of dice merged, or dropped where the roll says the same."""
    rolled: Mapping[str, int] = {}
    for kind, group in groupby(events, _alike):
        found = list(group)
        if kind[0] != GAINED:
            rolled = _brought(found[-1], book) if kind[0] == "dice_rolled" else {}
            yield from found
            continue
        gained = {name: sum(one["amounts"].get(name, 0) for one in found) for name in RESOURCES}
        if gained != rolled:
            yield {**found[0], "amounts": gained}
        rolled = {}


def _alike(event: Event) -> tuple[Any, ...]:
    """Return the values that gains must share to be merged."""
    return event["event"], event.get("seat"), event.get("from")


def _brought(event: Event, book: CardFile) -> Mapping[str, int]:
    """Return the total yield of a roll for resources, if nobody turns a die and the supply has it."""
    if event["use"] != "resources":
        return {}
    dice = zip(event["dice"], event["faces"], strict=True)
    faces = [book.dice[die].faces[face - 1] for die, face in dice]
    return {name: sum(getattr(face, name) for face in faces) for name in RESOURCES}


Values = dict[str, Value]
Variant = Callable[[Event, CardFile], tuple[str, Values]]


def _values(event: Event, book: CardFile) -> Values:
    """Return the fields of an event that read the same whatever its kind."""
    values: Values = {name: int(event[name]) for name in NUMBERS if name in event}
    values |= {value: Player(event[field]) for field, value in SEATS.items() if field in event}
    if "by" in event:
        values["by"] = Player(event["by"])
    if "god" in event:
        values["god"] = title(event["god"])
    if "card" in event:
        values["card"] = card(event["card"], book)
    if "deck" in event:
        values["deck"] = words(f"deck-{event['deck']}")
    if "count" in event:
        values["n"] = int(event["count"])
    if "mode" in event:
        values["mode"] = weapon(event["mode"])
    if "what" in event:
        values["what"] = structure(event["what"])
    return values


def _followers(event: Event) -> Value:
    """Return a gain or a loss in words, and how many a safe zone saved."""
    who, by, told = Player(event["seat"]), int(event["by"]), []
    if by:
        way = "lost" if by < 0 or event["cause"] in LOST else "gained"
        cause = words(f"cause-{event['cause']}")
        told.append(words(f"event-followers-{way}", who=who, n=abs(by), cause=cause, to=event["to"]))
    if event.get("blocked"):
        told.append(words("event-followers-saved", who=who, n=abs(int(event["blocked"]))))
    return together(told) if told else ""


def _rolled(event: Event, book: CardFile) -> tuple[str, Values]:
    results: list[Value] = []
    for die, number in zip(event["dice"], event["faces"], strict=True):
        found = face(book.dice[die].faces[number - 1], event["use"])
        results += found.items if isinstance(found, Listed) else [found]
    return "dice-rolled", {"results": Listed(tuple(results))}


def _turned(event: Event, book: CardFile) -> tuple[str, Values]:
    return "die-turned", {"die": int(event["index"]) + 1}


def _gained(event: Event, book: CardFile) -> tuple[str, Values]:
    what = amounts(event["amounts"])
    if event["from"] == "supply":
        return "resources-gained", {"what": what}
    return "resources-taken", {"what": what, "from": Player(event["from"])}


def _spent(event: Event, book: CardFile) -> tuple[str, Values]:
    aim = event["for"]
    purpose = words("for-temple", god=title(aim)) if aim in GODS else words(f"for-{aim}")
    return "resources-spent", {"what": amounts(event["amounts"]), "for": purpose}


def _traded(event: Event, book: CardFile) -> tuple[str, Values]:
    kinds = event["given"]
    given = amounts(kinds if isinstance(kinds, Mapping) else {kinds: int(event.get("rate", 1))})
    return "traded", {"given": given, "wanted": amounts({event["wanted"]: 1})}


def _drawn(event: Event, book: CardFile) -> tuple[str, Values]:
    if event.get("open"):
        return "cards-drawn-open", {"cards": cards(event["open"], book)}
    return _known("cards-drawn", event, book)


def _known(message: str, event: Event, book: CardFile) -> tuple[str, Values]:
    """Return the plain message, or the one for viewers who were also sent the cards."""
    if "cards" in event:
        return f"{message}-known", {"cards": cards(event["cards"], book)}
    return message, {}


def _offered(event: Event, book: CardFile) -> tuple[str, Values]:
    return _known("god-cards-offered", event, book)


def _kept(event: Event, book: CardFile) -> tuple[str, Values]:
    return "god-card-kept-known" if "card" in event else "god-card-kept", {}


def _stolen(event: Event, book: CardFile) -> tuple[str, Values]:
    return "card-stolen-known" if "card" in event else "card-stolen", {}


def _discarded(event: Event, book: CardFile) -> tuple[str, Values]:
    return f"card-discarded-{event['why']}", {}


def _seen(event: Event, book: CardFile) -> tuple[str, Values]:
    whose = event["whose"]
    if whose in GODS:
        found, more = _known("cards-seen-deck", event, book)
        return found, {**more, "god": title(whose)}
    found, more = _known("cards-seen-hand", event, book)
    return found, {**more, "whose": Player(whose)}


def _moved(event: Event, book: CardFile) -> tuple[str, Values]:
    return "temple-moved", {end: title(event[end]) for end in ("from", "to")}


def _lost(event: Event, book: CardFile) -> tuple[str, Values]:
    return f"{event['what']}-lost", {}


def _changed(event: Event, book: CardFile) -> tuple[str, Values]:
    return "attack-changed-horn" if event["horn"] else "attack-changed", {}


def _redirected(event: Event, book: CardFile) -> tuple[str, Values]:
    return "attack-redirected", {"who": Player(event["from"]), "to": Player(event["to"])}


def _cancelled(event: Event, book: CardFile) -> tuple[str, Values]:
    return "attack-cancelled", {"who": Player(event["by"])}


def _ended(event: Event, book: CardFile) -> tuple[str, Values]:
    winners = event["winners"]
    values: Values = {"who": Listed(tuple(map(Player, winners))), "n": int(event["followers"][winners[0]])}
    return "game-ended" if len(winners) == 1 else "game-ended-shared", values


_VARIANTS: Mapping[str, Variant] = {
    "dice_rolled": _rolled,
    "die_turned": _turned,
    "resources_gained": _gained,
    "resources_spent": _spent,
    "traded": _traded,
    "cards_drawn": _drawn,
    "god_cards_offered": _offered,
    "god_card_kept": _kept,
    "card_stolen": _stolen,
    "card_discarded": _discarded,
    "cards_seen": _seen,
    "temple_moved": _moved,
    "works_lost": _lost,
    "attack_changed": _changed,
    "attack_redirected": _redirected,
    "attack_cancelled": _cancelled,
    "game_ended": _ended,
}

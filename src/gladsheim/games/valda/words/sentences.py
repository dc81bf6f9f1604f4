"""Events as sentences.

The texts come from the catalogues (`valda.ftl`), which the page uses too; every figure and
every name comes from the event, as its viewer was sent it, so nothing is worked out here.
Messages are called `event-` and the kind of the event, with a suffix where a kind is told
in several ways: whoever knows more hears more (`-known`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import groupby
from typing import Any

from gladsheim.games.valda.book import Book
from gladsheim.games.valda.pieces import GODS, RESOURCES, WORKS
from gladsheim.games.valda.words.voice import Voice, voice

Event = Mapping[str, Any]

QUIET = frozenset({"phase_started", "action_spent", "turn_ended"})
"""Events that the table shows anyway: they would only fill the log."""
ROUTINE = frozenset({"played", "defence", "attack", "weapon"})
"""Reasons for which a card always goes to the discard pile."""
SEATS = {"seat": "who", "attacker": "who", "thief": "who", "target": "target", "victim": "victim"}
NUMBERS = ("round", "power", "sum", "left", "face", "rate")


def sentence(event: Event, names: Sequence[str], locale: str = "en", book: Book | None = None) -> str:
    """An event, as its viewer was sent it, in words; empty for what the table shows anyway."""
    if event["event"] in QUIET or event.get("why") in ROUTINE:
        return ""
    return whole_sentence(event, names, locale, book)


def story(
    events: Sequence[Event], names: Sequence[str], locale: str = "en", book: Book | None = None
) -> list[str]:
    """The events of an action line by line: what dice bring one by one is told at once."""
    say = voice(locale, book)
    lines: list[str] = []
    rolled: Mapping[str, int] = {}
    for kind, group in groupby(events, _alike):
        found = list(group)
        event = found[0]
        if kind[0] == GAINED:
            gained = {name: sum(one["amounts"].get(name, 0) for one in found) for name in RESOURCES}
            if gained == rolled:
                # The roll has just said it.
                continue
            event = {**event, "amounts": gained}
            found = [event]
        rolled = _brought(event, say) if event["event"] == "dice_rolled" else {}
        lines += [sentence(one, names, locale, book) for one in found]
    return [line for line in lines if line]


GAINED = "resources_gained"


def _alike(event: Event) -> tuple[Any, ...]:
    """What gains must have in common to be told as one."""
    return event["event"], event.get("seat"), event.get("from")


def _brought(event: Event, say: Voice) -> Mapping[str, int]:
    """All that a roll for resources brings, if nobody turns a die and the supply has it."""
    if event["use"] != "resources":
        return {}
    dice = zip(event["dice"], event["faces"], strict=True)
    faces = [say.book.dice[die].faces[face - 1] for die, face in dice]
    return {name: sum(getattr(face, name) for face in faces) for name in RESOURCES}


def whole_sentence(event: Event, names: Sequence[str], locale: str = "en", book: Book | None = None) -> str:
    """The same, with nothing left out (VA-18)."""
    say = voice(locale, book)
    kind = event["event"]
    if kind == "followers_changed":
        return _followers(event, names, say)
    values = _values(event, names, say)
    message = f"event-{kind.replace('_', '-')}"
    if kind in _VARIANTS:
        found, more = _VARIANTS[kind](event, names, say)
        message, values = f"event-{found}", {**values, **more}
    return say(message, **values)


def part_sentence(part: Mapping[str, Any], locale: str = "en") -> str:
    """One part of the followers that an action surely brings, in words, with how many."""
    say = voice(locale)
    god = say(f"god-{part['god']}") if "god" in part else ""
    return say.pair(say(f"part-{part['kind']}", god=god), f"+{part['points']}")


Values = dict[str, str | int]
Variant = Callable[[Event, Sequence[str], Voice], tuple[str, Values]]


def _values(event: Event, names: Sequence[str], say: Voice) -> Values:
    """The fields of an event that read the same whatever its kind."""
    values: Values = {name: int(event[name]) for name in NUMBERS if name in event}
    values |= {value: names[event[field]] for field, value in SEATS.items() if field in event}
    if isinstance(event.get("by"), int):
        values["by"] = names[event["by"]]
    if "god" in event:
        values["god"] = say(f"god-{event['god']}")
    if "card" in event:
        values["card"] = say.card(event["card"])
    if "deck" in event:
        values["deck"] = say(f"deck-{event['deck']}")
    if "count" in event:
        values["n"] = int(event["count"])
    if "phase" in event:
        values["phase"] = say(f"phase-{event['phase']}")
    if "mode" in event:
        values["mode"] = say(f"mode-{event['mode']}")
    if "what" in event:
        values["what"] = say.structure(event["what"])
    return values


def _followers(event: Event, names: Sequence[str], say: Voice) -> str:
    """A gain or a loss, and what a safe zone kept of it."""
    who, by, cause = names[event["seat"]], int(event["by"]), say(f"cause-{event['cause']}")
    said = []
    if by:
        way = "lost" if by < 0 or event["cause"] in ("stolen", "killed") else "gained"
        said.append(say(f"event-followers-{way}", who=who, n=abs(by), cause=cause, to=event["to"]))
    if event.get("blocked"):
        said.append(say("event-followers-saved", who=who, n=abs(int(event["blocked"]))))
    return " ".join(said)


def _rolled(event: Event, names: Sequence[str], say: Voice) -> tuple[str, Values]:
    dice = zip(event["dice"], event["faces"], strict=True)
    results = [say.face(say.book.dice[die].faces[face - 1], event["use"]) for die, face in dice]
    return "dice-rolled", {"results": ", ".join(results)}


def _turned(event: Event, names: Sequence[str], say: Voice) -> tuple[str, Values]:
    return "die-turned", {"die": int(event["index"]) + 1}


def _gained(event: Event, names: Sequence[str], say: Voice) -> tuple[str, Values]:
    what = say.amounts(event["amounts"])
    if event["from"] == "supply":
        return "resources-gained", {"what": what}
    return "resources-taken", {"what": what, "from": names[event["from"]]}


def _spent(event: Event, names: Sequence[str], say: Voice) -> tuple[str, Values]:
    aim = event["for"]
    purpose = say("for-temple", god=say(f"god-{aim}")) if aim in GODS else say(f"for-{aim}")
    return "resources-spent", {"what": say.amounts(event["amounts"]), "for": purpose}


def _traded(event: Event, names: Sequence[str], say: Voice) -> tuple[str, Values]:
    sides = {side: event[side] for side in ("given", "wanted")}
    rates = {"given": int(event.get("rate", 1)), "wanted": 1}
    return "traded", {side: say.amounts({kind: rates[side]}) for side, kind in sides.items()}


def _drawn(event: Event, names: Sequence[str], say: Voice) -> tuple[str, Values]:
    if event.get("open"):
        return "cards-drawn-open", {"cards": say.cards(event["open"])}
    return _known("cards-drawn", event, say)


def _known(message: str, event: Event, say: Voice) -> tuple[str, Values]:
    """The plain message, or the one for whoever was sent the cards, too."""
    if "cards" in event:
        return f"{message}-known", {"cards": say.cards(event["cards"])}
    return message, {}


def _offered(event: Event, names: Sequence[str], say: Voice) -> tuple[str, Values]:
    return _known("god-cards-offered", event, say)


def _kept(event: Event, names: Sequence[str], say: Voice) -> tuple[str, Values]:
    return "god-card-kept-known" if "card" in event else "god-card-kept", {}


def _stolen(event: Event, names: Sequence[str], say: Voice) -> tuple[str, Values]:
    return "card-stolen-known" if "card" in event else "card-stolen", {}


def _discarded(event: Event, names: Sequence[str], say: Voice) -> tuple[str, Values]:
    why = "played" if event["why"] in ROUTINE else event["why"]
    return f"card-discarded-{why}", {}


def _seen(event: Event, names: Sequence[str], say: Voice) -> tuple[str, Values]:
    whose = event["whose"]
    if whose in GODS:
        found, more = _known("cards-seen-deck", event, say)
        return found, {**more, "god": say(f"god-{whose}")}
    found, more = _known("cards-seen-hand", event, say)
    return found, {**more, "whose": names[whose]}


def _moved(event: Event, names: Sequence[str], say: Voice) -> tuple[str, Values]:
    return "temple-moved", {end: say(f"god-{event[end]}") for end in ("from", "to")}


def _lost(event: Event, names: Sequence[str], say: Voice) -> tuple[str, Values]:
    assert event["what"] in WORKS
    return f"{event['what']}-lost", {}


def _changed(event: Event, names: Sequence[str], say: Voice) -> tuple[str, Values]:
    return "attack-changed-horn" if event["horn"] else "attack-changed", {}


def _redirected(event: Event, names: Sequence[str], say: Voice) -> tuple[str, Values]:
    return "attack-redirected", {"who": names[event["from"]], "to": names[event["to"]]}


def _cancelled(event: Event, names: Sequence[str], say: Voice) -> tuple[str, Values]:
    return "attack-cancelled", {"who": names[event["by"]]}


def _ended(event: Event, names: Sequence[str], say: Voice) -> tuple[str, Values]:
    winners = event["winners"]
    values: Values = {
        "who": ", ".join(names[seat] for seat in winners),
        "n": int(event["followers"][winners[0]]),
    }
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

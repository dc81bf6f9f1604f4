"""Reasons why a choice of an effect or a weapon is not possible (VA-12, VA-13)."""

from __future__ import annotations

from gladsheim.core.errors import Refusal
from gladsheim.core.words import Listed
from gladsheim.games.valda.notation.phrases import (
    NAMES,
    card_type,
    label,
    phrase,
    refusal,
    resource,
    resources,
    title,
    works,
)
from gladsheim.games.valda.pieces import FACES, RESOURCES
from gladsheim.games.valda.reasons.situation import Situation
from gladsheim.games.valda.reasons.text import ParsedAction
from gladsheim.games.valda.reasons.weapon import dice, robbable, turnable

ANY = "any"


def refuse_resource(position: Situation, asked: ParsedAction) -> Refusal | None:
    """Refuse a resource that the supply, or the victim of a theft, does not have (VA-13)."""
    name, victim = NAMES[asked.first], position.step["victim"]
    if victim is None:
        if position.supply(name) > 0:
            return None
        return refusal("supply-empty", ("VA-13", "VA-1.2"), resource=resource(name))
    if position.places[victim].stock[name] > 0:
        return None
    return refusal("seat-has-none", ("VA-13",), seat=victim, resource=resource(name))


def refuse_change(position: Situation, asked: ParsedAction) -> Refusal | None:
    """Refuse a change of resources that the card does not allow (VA-13)."""
    given, wanted = (NAMES[letter] for letter in asked.parts)
    givable, into = givable_kinds(position.step["from"]), position.step["to"]
    if given not in givable:
        return refusal("changes-from", ("VA-13",), kinds=resources(givable), given=resource(given))
    if into not in (ANY, wanted):
        return refusal("changes-into", ("VA-13",), kind=resource(into), wanted=resource(wanted))
    if given == wanted:
        return refusal("changes-same", ("VA-13",), given=resource(given), wanted=resource(wanted))
    if not position.me.stock[given]:
        return refusal("changes-none", ("VA-13",), resource=resource(given))
    if position.supply(wanted) <= 0:
        return refusal("supply-empty", ("VA-13", "VA-1.2"), resource=resource(wanted))
    return None


def givable_kinds(source: str) -> tuple[str, ...]:
    """Return the kinds that the `from` of a change names."""
    return RESOURCES if source == ANY else tuple(source.split("-"))


def refuse_seat(position: Situation, seat: int) -> Refusal | None:
    """Refuse a seat that does not exist, and mostly one's own (VA-1.8)."""
    if seat >= len(position.places):
        return refusal("no-seat", ("VA-1.8", "VA-13.1"), seat=seat, last=len(position.places) - 1)
    if seat == position.seat:
        return refusal("own-seat", ("VA-13.1",), seat=seat)
    return None


def refuse_player(position: Situation, asked: ParsedAction) -> Refusal | None:
    """Refuse a player who does not have what is looked at or stolen (VA-13.1, VA-12.6, VA-12.8)."""
    seat, purpose = int(asked.first), position.step["for"]
    if found := refuse_seat(position, seat):
        return found
    place = position.places[seat]
    if purpose in ("look", "steal_cards") and not place.cards:
        return refusal("no-hand", ("VA-13.1",), seat=seat)
    if purpose == "steal_resources" and not any(place.stock.values()):
        return refusal("no-resources", ("VA-13.1",), seat=seat)
    if purpose == "thief" and seat not in robbable(position):
        return refusal("no-cards", ("VA-12.8",), seat=seat)
    if purpose == "vanished" and position.attack is not None and seat == position.attack["by"]:
        return refusal("attacker", ("VA-12.6",), seat=seat)
    return None


def refuse_theft(position: Situation, asked: ParsedAction) -> Refusal | None:
    """Refuse a theft other than of a blind card of the victim's hand, or one of its open cards (VA-12.8)."""
    victim = position.step["victim"]
    place = position.places[victim]
    if asked.type == "hand":
        return None if place.cards else refusal("no-hand", ("VA-12.8",), seat=victim)
    if asked.first in place.open:
        return None
    return refusal("not-open", ("VA-12.8",), seat=victim, card=label(position.card(asked.first)))


def refuse_god(position: Situation, asked: ParsedAction) -> Refusal | None:
    """Refuse a deck that yields no card, or a god where no other player has a temple (VA-13, VA-11.1)."""
    god = asked.first
    if position.step["for"] == "lend":
        if any(position.places[seat].temples.get(god) for seat in position.others()):
            return None
        return refusal("temple-of-nobody", ("VA-13", "VA-11.1"), god=title(god))
    if not position.yields(god):
        return refusal("god-cards-gone", ("VA-13", "VA-3.5"), god=title(god))
    if position.step["for"] == "look" and god in position.step["seen"]:
        return refusal("deck-seen", ("VA-13",), god=title(god))
    return None


def refuse_thrown(position: Situation, asked: ParsedAction) -> Refusal | None:
    """Refuse to sacrifice or switch a card that is neither in hand nor open (VA-13)."""
    if position.holds(asked.first):
        return None
    return refusal("not-held", ("VA-13",), card=label(position.card(asked.first)))


def refuse_recovered(position: Situation, asked: ParsedAction) -> Refusal | None:
    """Refuse a card that is not of the right type, or not in the discard pile (VA-13, VA-12.5)."""
    card, kind = position.card(asked.first), position.step["type"]
    if kind not in (ANY, card.type):
        types = {"type": card_type(card.type), "due": card_type(kind)}
        return refusal("wrong-type-taken", ("VA-13", "VA-12.5"), card=label(card), **types)
    if card.id not in position.discard:
        return refusal("not-discarded", ("VA-13", "VA-12.5"), card=label(card))
    best = max(position.card(one).power for one in position.discarded(kind))
    if not position.step.get("strongest") or card.power == best:
        return None
    return refusal("not-strongest", ("VA-12.5", "gjallarhorn-strongest"), card=label(card), n=best)


def refuse_destroyed(position: Situation, asked: ParsedAction) -> Refusal | None:
    """Refuse to destroy a temple that the target lacks, or works that it cannot lose (VA-13, VA-1.4)."""
    victim, what = position.step["victim"], asked.first
    place = position.places[victim]
    if (asked.type == "god") != (position.step["what"] == "temple"):
        return refusal("destroys-temple" if asked.type == "works" else "destroys-works", ("VA-13",))
    if asked.type == "god":
        if place.temples.get(what):
            return None
        return refusal("no-temple", ("VA-13",), seat=victim, god=title(what))
    least = position.limit("start_mines") if what == "mine" else 0
    if place.works[what] > least:
        return None
    have = works(place.works[what], what)
    if least:
        return refusal("works-kept", ("VA-13", "VA-1.4"), seat=victim, works=have, least=least)
    return refusal("works-few", ("VA-13", "VA-1.4"), seat=victim, works=have)


def refuse_moved(position: Situation, asked: ParsedAction) -> Refusal | None:
    """Refuse a move of a temple: first the temple of another player, then its new area (VA-13, VA-11.5)."""
    step = position.step
    if (asked.type == "god") != (step["from"] is not None):
        return refusal("moves-area" if step["from"] else "moves-temple", ("VA-13", "VA-15"), text=asked.text)
    if asked.type == "god":
        return refuse_destination(position, step["seat"], step["from"], asked.first)
    seat, god = int(asked.parts[0]), asked.parts[1]
    if found := refuse_seat(position, seat):
        return found
    if step["victim"] not in (None, seat):
        return refusal("moves-other", ("VA-13",), victim=step["victim"], seat=seat)
    if not position.places[seat].temples.get(god):
        return refusal("no-temple", ("VA-13",), seat=seat, god=title(god))
    if position.destinations(seat, god):
        return None
    return refusal("moves-nowhere", ("VA-13", "VA-11.5"), seat=seat, god=title(god))


def refuse_destination(position: Situation, seat: int, start: str, god: str) -> Refusal | None:
    """Refuse an area that is the same, full, or owned by another than the temple's owner (VA-13)."""
    if god in position.destinations(seat, start):
        return None
    if god == start:
        return refusal("moves-same", ("VA-13",), god=title(god))
    owner = position.owner(god)
    if position.free_sites(god) <= 0 or owner is None:
        return refusal("no-site", ("VA-13", "VA-1.1"), god=title(god))
    return refusal("moves-owned", ("VA-13", "VA-11.5"), owner=owner, god=title(god), seat=seat)


def refuse_replay(position: Situation, asked: ParsedAction) -> Refusal | None:
    """Refuse a card that was not played this turn, or that itself replays (VA-13)."""
    card = position.card(asked.first)
    if card.id not in position.turn["played"]:
        return refusal("not-played", ("VA-13",), card=label(card))
    if any(effect.do == "replay" for effect in card.effects):
        return refusal("replays-itself", ("VA-13",), card=label(card))
    return None


def refuse_turn(position: Situation, asked: ParsedAction) -> Refusal | None:
    """Refuse a result that a die of the roll cannot be turned to, by its lowest face number
    (VA-12.4, VA-15.2).
    """
    index, number = (int(part) for part in asked.parts)
    rolled = dice(position)
    if index >= len(rolled):
        return refusal("no-die", ("VA-12.4", "VA-15.2"), die=index, last=len(rolled) - 1)
    faces, shown = rolled[index]
    allowed = turnable(faces, shown)
    if number in allowed:
        return None
    choice = Listed(allowed, "or") if allowed else phrase("no-face", n=FACES)
    message = "die-shows" if faces[number - 1] == faces[shown - 1] else "die-lower"
    return refusal(message, ("VA-12.4", "VA-15.2"), die=index, face=number, faces=choice)

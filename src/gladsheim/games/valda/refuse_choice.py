"""Why a choice that an effect or a weapon offers cannot be made that way (VA-12, VA-13)."""

from __future__ import annotations

from gladsheim.core.errors import Refusal
from gladsheim.games.valda.pieces import FACES, RESOURCES
from gladsheim.games.valda.refuse_position import Position
from gladsheim.games.valda.refuse_text import Asked
from gladsheim.games.valda.refuse_weapon import dice, robbable, turnable
from gladsheim.games.valda.refuse_words import NAMES, both, count, label, title

ANY = "any"


def refuse_resource(position: Position, asked: Asked) -> Refusal | None:
    """A resource from the supply, or from the victim of a theft (VA-13)."""
    resource, victim = NAMES[asked.first], position.step["victim"]
    if victim is None:
        if position.supply(resource) > 0:
            return None
        return Refusal(f"The supply of {resource} is empty.", ("VA-13", "VA-1.2"))
    if position.places[victim].stock[resource] > 0:
        return None
    return Refusal(f"Seat {victim} has no {resource}.", ("VA-13",))


def refuse_change(position: Position, asked: Asked) -> Refusal | None:
    """One of a kind for one of another, within what the card allows (VA-13)."""
    given, wanted = (NAMES[letter] for letter in asked.parts)
    givable = givable_kinds(position.step["from"])
    if given not in givable:
        return Refusal(f"This card changes {both(givable, 'or')}, not {given}.", ("VA-13",))
    if position.step["to"] not in (ANY, wanted):
        return Refusal(f"This card changes into {position.step['to']}, not into {wanted}.", ("VA-13",))
    if given == wanted:
        return Refusal(f"A change gives {given} for another kind, not for {wanted}.", ("VA-13",))
    if not position.me.stock[given]:
        return Refusal(f"You have no {given} to change.", ("VA-13",))
    if position.supply(wanted) <= 0:
        return Refusal(f"The supply of {wanted} is empty.", ("VA-13", "VA-1.2"))
    return None


def givable_kinds(source: str) -> tuple[str, ...]:
    """The kinds that the `from` of a change names."""
    return RESOURCES if source == ANY else tuple(source.split("-"))


def refuse_seat(position: Position, seat: int) -> Refusal | None:
    """There must be such a seat, and mostly not one's own (VA-1.8)."""
    if seat >= len(position.places):
        return Refusal(
            f"There is no seat {seat}; seats are 0 to {len(position.places) - 1}.", ("VA-1.8", "VA-13.1")
        )
    if seat == position.seat:
        return Refusal(f"Seat {seat} is yourself: choose another player.", ("VA-13.1",))
    return None


def refuse_player(position: Position, asked: Asked) -> Refusal | None:
    """Another player, who has what is looked at or stolen (VA-13.1, VA-12.6, VA-12.8)."""
    seat, purpose = int(asked.first), position.step["for"]
    if found := refuse_seat(position, seat):
        return found
    place = position.places[seat]
    if purpose in ("look", "steal_cards") and not place.cards:
        return Refusal(f"Seat {seat} has no card in hand.", ("VA-13.1",))
    if purpose == "steal_resources" and not any(place.stock.values()):
        return Refusal(f"Seat {seat} has no resources.", ("VA-13.1",))
    if purpose == "thief" and seat not in robbable(position):
        return Refusal(f"Seat {seat} has neither a card in hand nor an open one.", ("VA-12.8",))
    if purpose == "vanished" and position.attack is not None and seat == position.attack["by"]:
        return Refusal(f"Seat {seat} is the attacker: the attack passes to a third player.", ("VA-12.6",))
    return None


def refuse_theft(position: Position, asked: Asked) -> Refusal | None:
    """A blind card of the victim's hand, or one of its open cards (VA-12.8)."""
    victim = position.step["victim"]
    place = position.places[victim]
    if asked.type == "hand":
        return None if place.cards else Refusal(f"Seat {victim} has no card in hand.", ("VA-12.8",))
    if asked.first in place.open:
        return None
    return Refusal(
        f"Seat {victim} has no open {label(position.card(asked.first))}; from a hand one takes blindly.",
        ("VA-12.8",),
    )


def refuse_god(position: Position, asked: Asked) -> Refusal | None:
    """A deck that can yield a card, or a god where another player has a temple (VA-13, VA-11.1)."""
    god = asked.first
    if position.step["for"] == "lend":
        if any(position.places[seat].temples.get(god) for seat in position.others()):
            return None
        return Refusal(f"No other player has a temple of {title(god)}.", ("VA-13", "VA-11.1"))
    if not position.yields(god):
        return Refusal(
            f"No card of {title(god)} can be drawn: neither the deck nor the discard pile has any.",
            ("VA-13", "VA-3.5"),
        )
    if position.step["for"] == "look" and god in position.step["seen"]:
        return Refusal(f"You have looked at {title(god)}'s deck: choose a different god.", ("VA-13",))
    return None


def refuse_thrown(position: Position, asked: Asked) -> Refusal | None:
    """What is sacrificed or switched is in hand or open (VA-13)."""
    if position.holds(asked.first):
        return None
    return Refusal(
        f"{label(position.card(asked.first))} is neither in your hand nor among your open cards.", ("VA-13",)
    )


def refuse_recovered(position: Position, asked: Asked) -> Refusal | None:
    """A card of the right type in the discard pile (VA-13, VA-12.5)."""
    card, kind = position.card(asked.first), position.step["type"]
    if kind not in (ANY, card.type):
        return Refusal(
            f"{label(card)} is of type {card.type}; here a card of type {kind} is taken.",
            ("VA-13", "VA-12.5"),
        )
    if card.id in position.discard:
        return None
    return Refusal(f"{label(card)} is not in the discard pile.", ("VA-13", "VA-12.5"))


def refuse_destroyed(position: Position, asked: Asked) -> Refusal | None:
    """A temple of the target, or works of it that can be lost (VA-13, VA-1.4)."""
    victim, what = position.step["victim"], asked.first
    place = position.places[victim]
    if (asked.type == "god") != (position.step["what"] == "temple"):
        due = "a temple, not works" if asked.type == "works" else "a mine or a drill, not a temple"
        return Refusal(f"This attack destroys {due}.", ("VA-13",))
    if asked.type == "god":
        if place.temples.get(what):
            return None
        return Refusal(f"Seat {victim} has no temple of {title(what)}.", ("VA-13",))
    least = position.limit("start_mines") if what == "mine" else 0
    if place.works[what] > least:
        return None
    kept = f", and {least} are never lost" if least else ""
    return Refusal(f"Seat {victim} has {count(place.works[what], what)}{kept}.", ("VA-13", "VA-1.4"))


def refuse_moved(position: Position, asked: Asked) -> Refusal | None:
    """First a temple of another player, then the area that it goes to (VA-13, VA-11.5)."""
    step = position.step
    if (asked.type == "god") != (step["from"] is not None):
        due = "the temple has been chosen: name its new area" if step["from"] else "name the temple first"
        return Refusal(f"{asked.text} does not fit: {due}.", ("VA-13", "VA-15"))
    if asked.type == "god":
        return refuse_destination(position, step["seat"], step["from"], asked.first)
    seat, god = int(asked.parts[0]), asked.parts[1]
    if found := refuse_seat(position, seat):
        return found
    if step["victim"] not in (None, seat):
        return Refusal(
            f"This attack moves a temple of seat {step['victim']}, not of seat {seat}.", ("VA-13",)
        )
    if not position.places[seat].temples.get(god):
        return Refusal(f"Seat {seat} has no temple of {title(god)}.", ("VA-13",))
    if position.destinations(seat, god):
        return None
    return Refusal(f"A temple of seat {seat} at {title(god)} can go nowhere.", ("VA-13", "VA-11.5"))


def refuse_destination(position: Position, seat: int, start: str, god: str) -> Refusal | None:
    """A different area with a free site that nobody but the temple's owner owns (VA-13)."""
    if god in position.destinations(seat, start):
        return None
    if god == start:
        return Refusal(f"The temple stands at {title(god)}: it must go to a different area.", ("VA-13",))
    if position.free_sites(god) <= 0:
        return Refusal(f"No site of {title(god)}'s area is free.", ("VA-13", "VA-1.1"))
    return Refusal(
        f"Seat {position.owner(god)} owns {title(god)}'s area: a temple of seat {seat} cannot go there.",
        ("VA-13", "VA-11.5"),
    )


def refuse_replay(position: Position, asked: Asked) -> Refusal | None:
    """A card of this turn that has no replay itself (VA-13)."""
    card = position.card(asked.first)
    if card.id not in position.turn["played"]:
        return Refusal(f"You have not played {label(card)} this turn.", ("VA-13",))
    if any(effect.do == "replay" for effect in card.effects):
        return Refusal(f"{label(card)} lets another card play again; it cannot be that card.", ("VA-13",))
    return None


def refuse_turn(position: Position, asked: Asked) -> Refusal | None:
    """Another result of one die of the roll, by its lowest face number (VA-12.4, VA-15.2)."""
    index, number = (int(part) for part in asked.parts)
    rolled = dice(position)
    if index >= len(rolled):
        return Refusal(
            f"There is no die {index}; this roll has dice 0 to {len(rolled) - 1}.", ("VA-12.4", "VA-15.2")
        )
    faces, shown = rolled[index]
    allowed = turnable(faces, shown)
    if number in allowed:
        return None
    choice = both([str(face) for face in allowed], "or") or f"none of its {FACES} faces"
    if faces[number - 1] == faces[shown - 1]:
        message = f"Die {index} shows the result of face {number} already; it can be turned to {choice}."
    else:
        message = f"Face {number} of die {index} is the same as a lower one; it can be turned to {choice}."
    return Refusal(message, ("VA-12.4", "VA-15.2"))

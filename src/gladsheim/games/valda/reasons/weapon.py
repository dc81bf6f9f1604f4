"""Reasons why a god weapon may not be played: its holder, its moment and its need (VA-12)."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from gladsheim.core.errors import Refusal
from gladsheim.games.valda.book import Die, Face
from gladsheim.games.valda.notation.phrases import label, phrase, refusal, weapon
from gladsheim.games.valda.pieces import MODES, Deed, Mode, WeaponHolder
from gladsheim.games.valda.reasons.situation import Situation
from gladsheim.games.valda.reasons.text import ParsedAction

BY_NAME: Mapping[str, Mode] = {mode.name: mode for mode in MODES}
HOLDERS: Mapping[WeaponHolder, str] = {
    WeaponHolder.ATTACKER: "holder-attacker",
    WeaponHolder.TARGET: "holder-target",
    WeaponHolder.NOT_TARGET: "holder-not-target",
    WeaponHolder.PLAYER: "holder-player",
    WeaponHolder.NOT_BUILDER: "holder-not-builder",
}
"""Words for the players who may play weapons that not everybody may play."""
MIN_TO_REDIRECT = 3
"""Smallest number of players for a redirected attack (VA-12.6)."""


def refuse_free(position: Situation, asked: ParsedAction) -> Refusal | None:
    """Refuse a weapon at a plain decision unless its mode is free (VA-12.5)."""
    mode = BY_NAME[asked.first]
    if not mode.free:
        return wrong_moment(mode)
    return refuse_held(position, mode) or refuse_need(position, mode)


def refuse_window(position: Situation, asked: ParsedAction) -> Refusal | None:
    """Refuse a weapon in a window with a wrong mode or holder, or without what the mode needs
    (VA-12.3, VA-12.4).
    """
    mode = BY_NAME[asked.first]
    if mode.window.name.lower() != position.step["kind"]:
        return wrong_moment(mode)
    return refuse_held(position, mode) or refuse_holder(position, mode) or refuse_need(position, mode)


def wrong_moment(mode: Mode) -> Refusal:
    """Return the refusal of a mode that belongs to another moment."""
    moment = phrase(f"moment-{mode.window.name.lower()}")
    return refusal("weapon-moment", rules(mode, "VA-12.2"), weapon=weapon(mode.name), moment=moment)


def refuse_held(position: Situation, mode: Mode) -> Refusal | None:
    """Refuse a weapon that is neither in hand nor open before its player (VA-12.1)."""
    weapons = [card for card in position.book.cards if mode.name in card.modes]
    if any(position.holds(card.id) for card in weapons):
        return None
    return refusal("weapon-held", rules(mode, "VA-12.1"), weapon=weapon(mode.name), card=label(weapons[0]))


def refuse_holder(position: Situation, mode: Mode) -> Refusal | None:
    """Refuse a mode that only one side of the attack, the card or the structure may play (VA-12.4)."""
    if may_hold(position, mode.holder):
        return None
    values = {"weapon": weapon(mode.name), "holder": phrase(HOLDERS[mode.holder])}
    return refusal("weapon-holder", rules(mode, "VA-12.4"), seat=position.seat, **values)


def may_hold(position: Situation, holder: WeaponHolder) -> bool:
    """Return whether the seat to act is on the right side."""
    attack = position.attack or {}
    return {
        WeaponHolder.ANYBODY: True,
        WeaponHolder.ATTACKER: position.seat == attack.get("by"),
        WeaponHolder.TARGET: position.seat == attack.get("target"),
        WeaponHolder.NOT_TARGET: position.seat != attack.get("target"),
        WeaponHolder.PLAYER: position.seat == position.active,
        WeaponHolder.NOT_BUILDER: position.seat != position.active,
    }[holder]


def refuse_need(position: Situation, mode: Mode) -> Refusal | None:
    """Refuse a mode that lacks what it needs (VA-12.4 to VA-12.6)."""
    lack = lacking(position, mode)
    return None if lack is None else refusal(lack, rules(mode), weapon=weapon(mode.name))


def lacking(position: Situation, mode: Mode) -> str | None:
    """Return the message that names what a mode lacks; None if it lacks nothing."""
    cards = mode.cards
    if mode.deed is Deed.RECOVER and cards == "any":
        return None if position.discard else "lacks-discard"
    needs: Mapping[Deed, tuple[str, Callable[[], object]]] = {
        Deed.RECOVER: (f"lacks-{cards}", lambda: position.discarded(cards)),
        Deed.ROB: ("lacks-victim", lambda: robbable(position)),
        Deed.REDIRECT: ("lacks-third", lambda: len(position.places) >= MIN_TO_REDIRECT),
        Deed.TURN_DIE: ("lacks-die", lambda: any(turnable(faces, shown) for faces, shown in dice(position))),
        Deed.AGAIN: ("claimed", lambda: position.attack is None or not position.attack["claimed"]),
    }
    message, given = needs.get(mode.deed, ("", lambda: True))
    return None if given() else message


def robbable(position: Situation) -> list[int]:
    """Return the other seats with a card in hand or open (VA-12.8)."""
    return [seat for seat in position.others() if position.places[seat].cards or position.places[seat].open]


def dice(position: Situation) -> list[tuple[tuple[Face, ...], int]]:
    """Return the dice of the roll: the faces of each, and the number of the face that is shown."""
    assert position.roll is not None
    kinds: list[Die] = [position.book.dice[colour] for colour in position.roll["dice"]]
    return [(die.faces, shown) for die, shown in zip(kinds, position.roll["faces"], strict=True)]


def turnable(faces: tuple[Face, ...], shown: int) -> tuple[int, ...]:
    """Return the faces to name when a die is turned: the lowest of every result but the shown
    one (VA-15.2).
    """
    return tuple(
        number
        for number, face in enumerate(faces, 1)
        if face != faces[shown - 1] and face not in faces[: number - 1]
    )


def rules(mode: Mode, *more: str) -> tuple[str, ...]:
    """Return the rule of the mode, after the more important ones."""
    return tuple(dict.fromkeys((*more, mode.rule)))

"""Vocabulary of effects (VA-13), and the reader of lists of them within its bounds (VA-13.5)."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from gladsheim.games.valda.book.cards import Effect, Value
from gladsheim.games.valda.book.checks import Checker, within

YELLOW, ATTACK, SUCCESS = "yellow", "attack", "success"
"""Uses of a list of effects: on a yellow card, on an attack, or as a defence's reward."""
ANYWHERE = (YELLOW, ATTACK, SUCCESS)
AGAINST = (ATTACK, SUCCESS)
"""Uses that have a target."""

HIGHEST_NUMBER = 10
MOST_IN_LIST = 8
WHO = ("one", "all")


@dataclass(frozen=True, slots=True)
class Verb:
    """Parameters of an effect of one `do`, and the uses that may contain it."""

    numbers: tuple[str, ...] = ()
    words: dict[str, tuple[str, ...]] = field(default_factory=dict)
    flags: tuple[str, ...] = ()
    uses: tuple[str, ...] = ANYWHERE
    has_victims: bool = False
    """Whether a yellow card has to name the players that it hits (VA-13.1)."""
    optional: tuple[str, ...] = ()
    """Parameters that may be left out; they are then 0, or false."""


GAINS = ("blood", "gold", "diamond", "any")

VOCABULARY = {
    "gain": Verb(GAINS, optional=GAINS),
    "followers": Verb(("n",)),
    "roll": Verb(("n",), {"die": ("Y", "B", "W"), "take": ("resources", "followers")}),
    "draw": Verb(("n",), flags=("open",), optional=("open",)),
    "draw_god": Verb(("n",)),
    "look_god": Verb(("n",)),
    "look_hand": Verb(),
    "change": Verb(("max",), {"from": ("any", "gold-diamond"), "to": ("any", "blood", "gold", "diamond")}),
    "sacrifice": Verb(("max",), uses=(YELLOW,)),
    "switch": Verb(("max",), uses=(YELLOW,)),
    "build_limit": Verb(("n",), uses=(YELLOW,)),
    "build": Verb(words={"what": ("mine", "drill", "temple")}, flags=("pay",), uses=(YELLOW,)),
    "recover": Verb(("n",), {"type": ("any", "yellow", "attack", "defence", "weapon")}),
    "steal_followers": Verb(("n",), has_victims=True),
    "kill_followers": Verb(("n",), has_victims=True),
    "steal_resources": Verb(("n",), has_victims=True),
    "steal_cards": Verb(("n",), has_victims=True),
    "destroy": Verb(words={"what": ("temple", "works")}, uses=AGAINST),
    "move_temple": Verb(),
    "lend": Verb(uses=(YELLOW,)),
    "replay": Verb(uses=(YELLOW,)),
    "actions": Verb(("n",), uses=(YELLOW,)),
}
PLACES = {YELLOW: "a yellow card", ATTACK: "an attack", SUCCESS: "a defence's success"}


def read_effects(
    check: Checker, found: object, use: str, where: str, most: int = MOST_IN_LIST
) -> tuple[Effect, ...]:
    """Return the effects of a list in one of the three uses; faults go to `check`."""
    items = check.items(found, where, 0, most)
    effects = [read_effect(check, item, use, f"{where} {number}") for number, item in enumerate(items, 1)]
    return tuple(effect for effect in effects if effect is not None)


def read_effect(check: Checker, found: object, use: str, where: str) -> Effect | None:
    """Return one effect; None, with faults added, where it is no effect at all."""
    if not isinstance(found, dict) or "do" not in found:
        check.refuse(where, found, 'a table with "do"')
        return None
    do = found["do"]
    verb = VOCABULARY.get(do) if isinstance(do, str) else None
    if verb is None:
        check.refuse(within(where, "do"), do, ", ".join(VOCABULARY))
        return None
    if use not in verb.uses:
        places = " or ".join(PLACES[place] for place in verb.uses)
        check.fault(within(where, "do"), f"is {do!r} on {PLACES[use]}; allowed: only on {places}")
    where = f"{where} ({do})"
    values = _values(check, found, verb, use, where)
    return Effect(do, values, tuple(name for name in found if name in values))


def _values(check: Checker, found: dict[str, Any], verb: Verb, use: str, where: str) -> dict[str, Value]:
    names = [*verb.words, *verb.numbers, *verb.flags]
    asks_who = verb.has_victims and use == YELLOW
    required = ["do", *(name for name in names if name not in verb.optional), *(["who"] * asks_who)]
    if verb.has_victims and not asks_who and "who" in found:
        check.fault(within(where, "who"), f"is on {PLACES[use]}; allowed: only on a yellow card")
    check.table(found, where, required, [*verb.optional, *(["who"] * (verb.has_victims and not asks_who))])
    if set(verb.optional) == set(names) and names and not any(name in found for name in names):
        check.fault(where, f"says nothing; allowed: at least one of {', '.join(names)}")
    values: dict[str, Value] = {name: check.word(found, name, where, verb.words[name]) for name in verb.words}
    values |= {name: check.number(found, name, where, 0, HIGHEST_NUMBER) for name in verb.numbers}
    values |= {name: check.flag(found, name, where) for name in verb.flags}
    if values.get("open") and use != YELLOW:
        check.fault(within(where, "open"), f"is true on {PLACES[use]}; allowed: only on a yellow card")
    if verb.has_victims:
        values["who"] = check.word(found, "who", where, WHO) if asks_who else None
    return values

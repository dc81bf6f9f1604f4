"""Reconstruction of the stack of pending steps from an observation of the seat to act.

An observation does not carry the stack (VA-17.5). Nearly all of it follows from what the seat sees: phase,
attack, roll, structure, cards played, and its own choice. Where two stacks fit, one of them is taken; both
lead the seat to the same choice.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from gladsheim.core.game import Json
from gladsheim.games.valda.book import CardFile, Effect
from gladsheim.games.valda.pieces import DECKS, MODES, RESOURCES, Deed

Observation = Mapping[str, Any]
PLAIN = ("resource", "lock_draw", "game", "build", "followers")
"""Decisions at the bottom of the stack."""
_EFFECT_OF_PLAYER = {"look": "look_hand"}
_EFFECT_OF_GOD = {"draw": "draw_god", "look": "look_god", "lend": "lend"}
_DEEDS = {"die": Deed.TURN_DIE, "thief": Deed.ROB, "recover": Deed.RECOVER}
_DEED_OF_PLAYER = {"thief": Deed.ROB, "vanished": Deed.REDIRECT}
"""Weapons that lead to a choice: by the choice, and by the purpose of a named player."""


def stack(seen: Observation, book: CardFile) -> list[Json]:
    """Return the stack that leads to the observer's choice, as `pending` writes it."""
    return _Context(seen, book).stack()


def attack_line(seen: Observation, seat: int) -> list[int]:
    """Return the attack line from a seat on, by the players' present state (VA-8.1)."""
    active, seats = seen["active"], len(seen["players"])

    def worth(other: int) -> tuple[int, int, int]:
        player = seen["players"][other]
        goods = sum(player[res] for res in RESOURCES)
        return -player["followers"], -goods, (other - active) % seats

    line = sorted((other for other in range(seats) if other != active), key=worth)
    return _from(line, seat)


class _Context:
    """Reader of one observation."""

    def __init__(self, seen: Observation, book: CardFile) -> None:
        self.seen = seen
        self.book = book
        self.choice: Json = dict(seen["choice"])
        self.op: str = self.choice["op"]
        self.me: int = seen["to_act"]
        self.active: int = seen["active"]
        self.seats = len(seen["players"])
        self.weapon = self._weapon()

    def stack(self) -> list[Json]:
        """Return all entries, the observer's choice last."""
        if self.op in PLAIN:
            return [self.choice]
        if self.op == "discard":
            return [{"op": "begin_build"}, self.choice]
        if self.op == "line":
            return [{"op": "begin_followers"}, {**self.choice, "ask": attack_line(self.seen, self.me)}]
        top = self.choice
        if self.op == "window":
            top = {**top, "ask": _from(self._order(top["kind"]), self.me)}
        below = [*self._doings(), top]
        return [*self._bottom(), *below]

    # Below the choice

    def _bottom(self) -> list[Json]:
        phase = self.seen["phase"]
        if phase != "attack":
            return [{"op": phase}]
        first = self.seen["attack"]["by"] if self.seen["attack"] else self.me
        made = 1 if self.seen["attack"] else 0
        line = {"op": "line", "ask": attack_line(self.seen, first), "made": made}
        return [{"op": "begin_followers"}, *([line] if line["ask"] else [])]

    def _doings(self) -> Iterator[Json]:
        """Yield the entries between the phase and the choice."""
        phase = self.seen["phase"]
        if phase == "game":
            yield from self._playing()
        elif phase == "build" and self.seen["building"]:
            yield {"op": "do_build"}
        elif self.seen["attack"]:
            yield from self._attacking()
        if self.seen["roll"]:
            yield {"op": "take_roll"}
        yield from self._arming()

    def _arming(self) -> Iterator[Json]:
        """Yield a weapon that waits for its choices, and the window in which it was played."""
        if not self.weapon:
            return
        if self.op == "die":
            yield {"op": "window", "kind": "rolled", "ask": _from(self._order("rolled"), self.me)}
        elif self.op == "player" and self.choice["for"] == "vanished":
            yield {"op": "window", "kind": "declared", "ask": [self.me]}
        elif self.seen["phase"] == "game" and self.me != self.active:
            yield {"op": "window", "kind": "free", "ask": _from(self._order("free"), self.me)}
        yield {"op": "to_discard", "card": self.weapon}

    def _playing(self) -> Iterator[Json]:
        """Yield the yellow card that is being resolved, if there is one."""
        card = self.played
        if card is None:
            return
        yield {"op": "finish_play", "card": card}
        if self.op == "window" and self.choice["kind"] == "played":
            return
        missing = self._missing()
        if missing > 1 and not self.weapon:
            yield {"op": "to_discard", "card": self._armed(Deed.REPEAT)[0]}
        else:
            yield {"op": "window", "kind": "played", "ask": [self.active], "card": card}
        lists = [self.book.by_id[one].effects for one in (card, *reversed(self.seen["played"][:-1]))]
        yield from self._rest(lists, self.active, None)

    def _attacking(self) -> Iterator[Json]:
        """Yield the remaining steps of the attack."""
        attack = self.seen["attack"]
        yield {"op": "attack_end"}
        if self._before_impact():
            yield from ({"op": "resolve"}, {"op": "defend"})
            # The choice itself is the last of these.
            return
        if self.op == "window" and self.choice["kind"] == "hit":
            yield {"op": "impact"}
        elif self.op != "window" or self.choice["kind"] == "rolled":
            by, other = attack["by"], attack["target"]
            actor = self.choice.get("by", (self.seen["roll"] or {}).get("by", by))
            if actor == by:
                yield from self._rest([self.book.by_id[attack["card"]].effects], by, other)
            else:
                yield {"op": "window", "kind": "defended", "ask": [by, other]}
                lists = [card.success for card in self.book.cards if card.type == "defence"]
                yield from self._rest(lists, other, by)

    def _before_impact(self) -> bool:
        """Return whether the attack has not been resolved yet."""
        if self.op == "defend" or (self.op == "window" and self.choice["kind"] == "declared"):
            return True
        return bool(self.weapon) and self.op != "die"

    def _rest(self, lists: Sequence[tuple[Effect, ...]], by: int, target: int | None) -> Iterator[Json]:
        """Yield the effects that follow the one which requires the choice."""
        for effects in lists:
            for place, effect in enumerate(effects):
                if self._asks(effect):
                    left = [one.document() for one in effects[place + 1 :]]
                    if left:
                        yield {"op": "effects", "by": by, "list": left, "target": target}
                    return

    def _asks(self, effect: Effect) -> bool:
        """Return whether an effect can have led to the choice."""
        values, choice = effect.values, self.choice
        if self.seen["roll"]:
            return effect.do == "roll"
        names = {
            "res": "gain" if choice.get("victim") is None else "steal_resources",
            "player": _EFFECT_OF_PLAYER.get(choice.get("for", ""), choice.get("for", "")),
            "god": _EFFECT_OF_GOD.get(choice.get("for", ""), ""),
            "throw": choice.get("for", ""),
            "temple": "build",
            "keep": "build",
            "move": "move_temple",
        }
        if effect.do != names.get(self.op, self.op):
            return False
        if effect.do == "recover":
            return bool(values["type"] == choice["type"])
        return effect.do != "gain" or bool(values["any"])

    # Facts that follow from the observation

    @property
    def played(self) -> str | None:
        """Active yellow card."""
        if not self.seen["played"] or (self.op == "window" and self.choice["kind"] == "free"):
            return None
        armed = 1 if self.weapon else 0
        return str(self.seen["played"][-1]) if self._missing() > armed else None

    def _weapon(self) -> str | None:
        """Return the weapon whose choices the observer makes, if it is one (VA-12.1)."""
        named = _DEED_OF_PLAYER.get(self.choice["for"]) if self.op == "player" else None
        cards = self._armed(_DEEDS.get(self.op, named), self.choice.get("type", "any"))
        if not cards or self._missing() == 0:
            return None
        card = next((one for one in cards if self._may_be_active(one)), cards[0])
        # A weapon that recovers is free: then no other card is active.
        if self.op == "recover" and (self._missing() > 1 or not self._may_be_active(card) or self._by_card()):
            return None
        return card

    def _armed(self, deed: Deed | None, type_: str = "any") -> list[str]:
        """Return the weapons that do this, to cards of this type if they affect cards."""
        modes = {mode.name for mode in MODES if mode.deed is deed and mode.cards == type_}
        return [card.id for card in self.book.cards if modes.intersection(card.modes)]

    def _may_be_active(self, name: str) -> bool:
        """Return whether a copy of a card may be active: it is not seen, and may be neither
        in its deck nor in a hand.
        """
        visible, card = visible_cards(self.seen), self.book.by_id[name]
        unseen = sum(one.count - visible[one.id] for one in self.book.cards if one.deck == card.deck)
        return visible[name] < card.count and unseen > self.seen["decks_count"][card.deck]

    def _by_card(self) -> bool:
        """Return whether a played card, not a weapon, lets the observer recover cards."""
        if self.seen["phase"] == "attack" and self.seen["attack"]:
            return self.me != self.seen["attack"]["target"] or self._missing() == 0
        played, pile = self.seen["played"], self.seen["discard"]
        if self.seen["phase"] != "game" or self.me != self.active or not played:
            return False
        if not self._may_be_active(played[-1]):
            return False
        return not (pile and pile[-1] == played[-1]) and any(
            self._asks(effect) for card in played for effect in self.book.by_id[card].effects
        )

    def _missing(self) -> int:
        """Return how many cards are neither visible, nor in a deck, nor in another hand: active ones."""
        visible = sum(visible_cards(self.seen).values())
        hidden: int = sum(self.seen["decks_count"][deck] for deck in DECKS)
        hidden += sum(one["hand_count"] for one in self.seen["players"] if one["hand"] is None)
        return sum(card.count for card in self.book.cards) - visible - hidden

    def _order(self, kind: str) -> list[int]:
        """Return the seats that a window asks, in order (VA-12.4, VA-8.5)."""
        attack, roll = self.seen["attack"], self.seen["roll"]
        if kind in ("declared", "hit", "defended"):
            by, target = attack["by"], attack["target"]
            others = [seat for seat in self._round(by) if seat not in (by, target)]
            orders = {"declared": [by, *others, target], "hit": [by, *others], "defended": [by, target]}
            return orders[kind]
        if kind == "rolled":
            return self._round(roll["by"])
        return [self.active] if kind == "played" else self._round(self.active)[1:]

    def _round(self, seat: int) -> list[int]:
        return [(seat + ahead) % self.seats for ahead in range(self.seats)]


def _from(order: Sequence[int], seat: int) -> list[int]:
    """Return the list from a seat on."""
    return list(order[order.index(seat) :]) if seat in order else []


def visible_cards(seen: Observation) -> Counter[str]:
    """Return the cards that the observer sees, including those that it looks at."""
    found: Counter[str] = Counter(seen["discard"])
    for player in seen["players"]:
        found.update(player["hand"] or ())
        found.update(player["open"])
    attack = seen["attack"]
    if attack:
        found.update(attack["used"])
        if not attack["cancelled"]:
            found.update([attack["card"]])
    choice = seen["choice"] or {}
    if choice.get("op") == "keep":
        found.update(choice["cards"])
    return found

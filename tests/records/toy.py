"""A game of a dozen lines that has what records and the command line must cope with.

Each seat holds two cards of a deck of 0 to 9; a played card scores its number if it beats
the card on top, then the seat draws. A 0 gives the same seat another action at once, and
nothing is drawn: the one case where an action tells nobody anything new.
"""

# ruff: noqa: D102  # each method is documented where the uniform API declares it

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

import pytest

from gladsheim.core.chance import Stream, seed_key
from gladsheim.core.errors import (
    DocumentError,
    Fault,
    IllegalAction,
    MalformedAction,
    OptionsError,
    Refusal,
)
from gladsheim.core.events import Event
from gladsheim.core.game import Applied, Game, Json, Option, Preview, Seed, State


class ToyState(State):
    """Hands, a deck, the card on top, scores and whose turn it is."""

    def __init__(self, game: Toy, hands: list[list[int]], deck: list[int], seed: Seed | None) -> None:
        self.game, self.seed = game, seed
        self.hands, self.deck = hands, deck
        self.top, self.turn, self.points = -1, 0, [0] * game.players

    @property
    def current_player(self) -> int | None:
        return self.turn if self.hands[self.turn] else None

    @property
    def scores(self) -> list[int]:
        return list(self.points)

    def legal_actions(self) -> list[str]:
        return [f"card:{card}" for card in sorted(set(self.hands[self.turn]))]

    def legal_codes(self) -> list[int]:
        return sorted(set(self.hands[self.turn]))

    def choices(self) -> list[Json]:
        return [
            {"action": action, "type": "play", "piece": action[5:], "points": self._worth(int(action[5:]))}
            for action in self.legal_actions()
        ]

    def _worth(self, card: int) -> int:
        return card if card > self.top else 0

    def why_not(self, action: str) -> Refusal | None:
        if self.is_terminal:
            return Refusal("the game is over", ("T-3",))
        return None if action in self.legal_actions() else Refusal("you do not hold this card", ("T-1",))

    def preview(self, action: str) -> Preview:
        self._check(action)
        points = self._worth(int(action[5:]))
        return Preview(points, [{"kind": "card", "points": points}])

    def _check(self, action: str) -> None:
        if not (action.startswith("card:") and action[5:].isdigit()):
            raise MalformedAction(action, Refusal("no action of this game", ("T-2",)))
        if refusal := self.why_not(action):
            raise IllegalAction(action, refusal)

    def apply(self, action: str) -> Applied:
        preview = self.preview(action)
        seat, card = self.turn, int(action[5:])
        self.hands[seat].remove(card)
        self.points[seat] += preview.points
        self.top = card
        events = [Event("played", {"seat": seat, "card": card, "points": preview.points})]
        if card != 0 or not self.hands[seat]:
            if self.deck:
                self.hands[seat].append(self.deck.pop(0))
                events.append(Event("drew", {"seat": seat}, {seat: {"card": self.hands[seat][-1]}}))
            self.turn = (seat + 1) % self.game.players
        return Applied(action, seat, preview.points, preview.parts, tuple(events))

    def clone(self) -> ToyState:
        twin = ToyState(self.game, [list(hand) for hand in self.hands], list(self.deck), self.seed)  # type: ignore[arg-type]  # game is a Toy here
        twin.top, twin.turn, twin.points = self.top, self.turn, list(self.points)
        return twin

    def result(self) -> Json:
        ranking = sorted(range(self.game.players), key=lambda seat: (-self.points[seat], seat))
        return {
            "over": self.is_terminal,
            "scores": self.scores,
            "ranking": ranking,
            "winners": ranking[:1],
            "display": [str(points) for points in self.points],
        }

    def document(self) -> Json:
        return {
            "game": "toy",
            "options": self.game.options,
            "hands": [list(hand) for hand in self.hands],
            "deck": list(self.deck),
            "top": self.top,
            "turn": self.turn,
            "scores": self.scores,
        }

    def observe(self, seat: int | None) -> Json:
        hands = [hand if at == seat else len(hand) for at, hand in enumerate(self.hands)]
        return {**self.document(), "hands": hands, "deck": len(self.deck)}

    def scene(self, seat: int | None) -> Json:
        return {
            "seats": [
                {"display": str(self.points[at]), "hand": list(map(str, hand)) if at == seat else None}
                for at, hand in enumerate(self.hands)
            ],
            "deck": len(self.deck),
        }

    def redeal(self, seat: int, seed: Seed) -> ToyState:
        return self.clone()

    def picture(
        self,
        seat: int | None,
        *,
        colour: bool = False,
        marks: Mapping[str, str] | None = None,
        names: Sequence[str] | None = None,
        locale: str = "en",
    ) -> str:
        hand = " ".join(map(str, self.hands[seat])) if seat is not None else "hidden"
        return f"top {self.top}  scores {self.points}  hand {hand}"


class Toy(Game):
    """Cards from 0 to 9."""

    name: ClassVar[str] = "toy"
    title: ClassVar[str] = "Toy"
    rules_version: ClassVar[int] = 1
    option_list: ClassVar[tuple[Option, ...]] = (
        Option("players", "int", 2, "number of seats", low=2, high=4),
        Option("deck", "choice", "short", "how many cards", choices=("short", "long")),
        Option("no_zero", "bool", False, "leave the 0 out"),
        Option("extra", "list", [], "cards that are there twice", choices=("1", "2", "3")),
    )
    credits: ClassVar[Mapping[str, str]] = {"designer": "nobody"}

    def __init__(self, **options: Any) -> None:
        known = {option.name: option.default for option in self.option_list}
        for name, value in options.items():
            if name not in known:
                raise OptionsError(name, value, ", ".join(known))
        self.options: Json = {**known, **options}
        players = self.options["players"]
        if not isinstance(players, int) or not 2 <= players <= 4:
            raise OptionsError("players", players, "2 to 4")
        self.players = players
        if self.options["deck"] not in ("short", "long"):
            raise OptionsError("deck", self.options["deck"], "short, long")
        if not isinstance(self.options["extra"], list) or self.options["no_zero"] not in (True, False):
            raise OptionsError("extra", self.options["extra"], "a list")

    def deal(self, seed: Seed | None = None) -> ToyState:
        seed = b"\x01" * 32 if seed is None else seed
        count = 10 if self.options["deck"] == "short" else 20
        cards = [card % 10 for card in range(count) if card or not self.options["no_zero"]]
        Stream(seed_key(seed)).shuffle(cards)
        hands = [[cards.pop(), cards.pop()] for _ in range(self.players)]
        return ToyState(self, hands, cards, seed)

    def from_document(self, document: Mapping[str, Any]) -> ToyState:
        if not isinstance(document.get("hands"), list) or len(document["hands"]) != self.players:
            raise DocumentError([Fault("hands", f"must be {self.players} lists")])
        state = ToyState(self, [list(hand) for hand in document["hands"]], list(document["deck"]), None)
        state.top, state.turn = document["top"], document["turn"]
        state.points = list(document["scores"])
        return state

    def imagine(self, observation: Mapping[str, Any], seed: Seed) -> ToyState:
        return self.deal(seed)

    @classmethod
    def pieces(cls) -> list[Json]:
        return [
            {"code": str(card), "name": f"Card {card}", "value": card, "count": 1, "about": "A card."}
            for card in range(10)
        ]

    def sentence(self, event: Mapping[str, Any], names: Sequence[str], locale: str = "en") -> str:
        if event["event"] == "drew":
            return f"{names[event['seat']]} draws {event.get('card', 'a card')}"
        return f"{names[event['seat']]} plays {event['card']}: {event['points']}"


def register(monkeypatch: pytest.MonkeyPatch) -> None:
    """Put it into the registry for one test."""
    registry = sys.modules["gladsheim.games"]
    monkeypatch.setitem(registry._GAMES, "toy", ("tests.records.toy", "Toy"))


def load(document: Mapping[str, Any]) -> ToyState:
    """A position of it."""
    return Toy(**document.get("options", {})).from_document(document)

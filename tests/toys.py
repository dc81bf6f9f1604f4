"""A small game of hidden cards, so that what serves every game is tested apart from real ones.

Every card's name is drawn from the deal's secret: wherever one turns up that its viewer
cannot know, something has leaked. A seat plays a card of its hand, draws another, and the
turn passes; before that it may ponder, which tells nobody anything and may be taken back.

With charms in the deck it has all that is secret in a game. After a card was played each
other seat that holds a charm is asked in secret, clockwise, whether it plays it; who is
asked and passes is told to nobody. Then, unless charmed, the player rolls a die for more
points, and keeps in secret one of two cards of the deck; the other goes under it.
"""

# ruff: noqa: D102  # each method is documented where the uniform API declares it

from __future__ import annotations

import hashlib
import os
import random
import sys
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any, ClassVar, Unpack, cast

from gladsheim.core.applied import Applied, Preview
from gladsheim.core.contract.bot_kit import BotKit
from gladsheim.core.contract.presenter import DrawingStyle, Presenter
from gladsheim.core.contract.secret_questions import SecretQuestions
from gladsheim.core.contract.traits import OrderKind, Traits
from gladsheim.core.errors import DocumentError, Fault, IllegalAction, MalformedAction, OptionsError, Refusal
from gladsheim.core.game import Game, Json, Option, Seed, State, StateResult
from gladsheim.core.prepared.prospects import Prospects
from gladsheim.core.rules import Rules
from gladsheim.core.telling.events import Event
from gladsheim.core.telling.story import Story

if TYPE_CHECKING:
    # Bots' processes import this module as well, and have no use for it.
    import pytest

HAND = 2
PONDERINGS = 3
CARD, CHARM = "card", "charm"
FIELDS = ("deck", "hands", "table", "points", "turn", "pondered", "asked", "offered", "rolls", "chance")


class ToyState(State):
    """Hands, a deck, what lies open, whose turn it is, who is asked, and what may be kept."""

    game: Toy

    def __init__(self, game: Toy, seed: Seed) -> None:
        self.game, self.seed = game, seed
        players = game.players
        count, charms = players * cast(int, game.options["cards"]), cast(int, game.options["charms"])
        self.deck = [_named(CHARM if k < charms else CARD, seed, k) for k in range(count)]
        random.Random(f"{seed!r}").shuffle(self.deck)
        self.hands = [[self.deck.pop() for _ in range(HAND)] for _ in range(players)]
        self.table: list[str] = []
        self.points = [0] * players
        self.turn, self.pondered, self.rolls = 0, 0, 0
        self.asked: list[int] = []
        self.offered: list[str] = []
        self.chance = _named("", seed, -1)

    @property
    def current_player(self) -> int | None:
        if self.asked:
            return self.asked[0]
        return self.turn if self.hands[self.turn] or self.offered else None

    @property
    def scores(self) -> list[int]:
        return list(self.points)

    def legal_actions(self) -> list[str]:
        if self.is_terminal:
            return []
        if self.asked:
            return ["pass", *(f"charm:{card}" for card in self._charms(self.asked[0]))]
        if self.offered:
            return [f"keep:{card}" for card in self.offered]
        ponder = ["ponder"] * (self.pondered < PONDERINGS)
        return [*(f"play:{card}" for card in self.hands[self.turn]), *ponder]

    def _charms(self, seat: int) -> list[str]:
        return [card for card in self.hands[seat] if card.startswith(CHARM)]

    def legal_codes(self) -> list[int]:
        return list(range(len(self.legal_actions())))

    def why_not(self, action: str) -> Refusal | None:
        if action.partition(":")[0] not in ("ponder", "play", "pass", "charm", "keep"):
            raise MalformedAction(action, Refusal("no action of this game", ("F-1",)))
        return None if action in self.legal_actions() else Refusal("not now", ("F-2",))

    def preview(self, action: str) -> Preview:
        if (refusal := self.why_not(action)) is not None:
            raise IllegalAction(action, refusal)
        return Preview(1, [{"kind": "one", "points": 1}]) if action.startswith("play:") else Preview(0, [])

    def apply(self, action: str) -> Applied:
        preview, seat = self.preview(action), self.current_player
        assert seat is not None
        kind, _, card = action.partition(":")
        events = {
            "ponder": self._ponder,
            "play": self._play,
            "pass": self._pass,
            "charm": self._charm,
            "keep": self._keep,
        }[kind](seat, card)
        hidden = {"pass": "all", "keep": "action"}.get(kind, "")
        pause = kind in ("play", "pass") and bool(self.game.options["charms"])
        others = tuple((seat + step) % self.game.players for step in range(1, self.game.players))
        asks = (others,) if pause and kind == "play" else ()
        return Applied(action, seat, preview.points, preview.parts, tuple(events), hidden, pause, asks)

    def _ponder(self, seat: int, _: str) -> list[Event]:
        self.pondered += 1
        return [Event("pondered", {"seat": seat})]

    def _play(self, seat: int, card: str) -> list[Event]:
        self.hands[seat].remove(card)
        self.table.append(card)
        self.points[seat] += 1
        placed = Event("placed", {"seat": seat, "card": card})
        if not self.game.options["charms"]:
            return [placed, *self._draw(seat)]
        players = self.game.players
        others = [(seat + step) % players for step in range(1, players)]
        self.asked = [other for other in others if self._charms(other)]
        return [placed] if self.asked else [placed, *self._resolve()]

    def _pass(self, seat: int, _: str) -> list[Event]:
        self.asked.pop(0)
        return [] if self.asked else self._resolve()

    def _charm(self, seat: int, card: str) -> list[Event]:
        self.hands[seat].remove(card)
        self.table.append(card)
        self.asked = []
        return [Event("charmed", {"seat": seat, "card": card}), *self._offer()]

    def _resolve(self) -> list[Event]:
        self.rolls += 1
        face = hashlib.sha256(f"{self.chance} {self.rolls}".encode()).digest()[0] % 6 + 1
        self.points[self.turn] += face
        return [Event("rolled", {"seat": self.turn, "face": face}, reveals=("face",)), *self._offer()]

    def _offer(self) -> list[Event]:
        self.offered = [self.deck.pop() for _ in range(min(2, len(self.deck)))]
        if not self.offered:
            return self._pass_turn()
        return [Event("offered", {"seat": self.turn}, {self.turn: {"cards": list(self.offered)}})]

    def _keep(self, seat: int, card: str) -> list[Event]:
        self.offered.remove(card)
        self.deck[:0] = self.offered
        self.offered = []
        self.hands[seat].append(card)
        return [Event("kept", {"seat": seat}, {seat: {"card": card}}), *self._pass_turn()]

    def _draw(self, seat: int) -> list[Event]:
        drawn = [self.deck.pop()] if self.deck else []
        self.hands[seat] += drawn
        self._pass_turn()
        return [Event("drew", {"seat": seat, "count": 1}, {seat: {"cards": drawn}})] * len(drawn)

    def _pass_turn(self) -> list[Event]:
        self.turn, self.pondered = (self.turn + 1) % self.game.players, 0
        return []

    def clone(self) -> ToyState:
        state = type(self).__new__(type(self))
        state.__dict__.update(self.__dict__)
        state.deck, state.table, state.points = self.deck[:], self.table[:], self.points[:]
        state.asked, state.offered = self.asked[:], self.offered[:]
        state.hands = [hand[:] for hand in self.hands]
        return state

    def result(self) -> StateResult:
        ranking = sorted(range(self.game.players), key=lambda seat: -self.points[seat])
        return {
            "over": self.is_terminal,
            "scores": self.scores,
            "ranking": ranking,
            "winners": [ranking[0]],
            "display": [str(score) for score in self.points],
        }

    def document(self) -> Json:
        fields = {name: getattr(self, name) for name in FIELDS}
        fields["hands"] = [list(hand) for hand in self.hands]
        copied = {name: list(value) if isinstance(value, list) else value for name, value in fields.items()}
        return {"game": self.game.name, "options": dict(self.game.options), **copied}

    def observe(self, seat: int | None) -> Json:
        acting = self.game.secrets.acting(self, seat)
        mine = acting is not None and acting == seat
        return {
            "viewer": seat,
            "turn": acting,
            "hand": None if seat is None else list(self.hands[seat]),
            "hands": [len(hand) for hand in self.hands],
            "table": list(self.table),
            "points": list(self.points),
            "deck": len(self.deck),
            "legal": self.legal_actions() if mine else None,
        }

    def redeal(self, seat: int, seed: Seed) -> ToyState:
        """All other hands, what others are offered, the deck and coming chance drawn anew.

        A seat that is asked stays asked, with a charm or without one: nobody else can tell.
        """
        twin = self.clone()
        others = [hand for other, hand in enumerate(twin.hands) if other != seat]
        stacks = [twin.deck, *others, *([twin.offered] * (seat != self.turn))]
        pool = [card for stack in stacks for card in stack]
        random.Random(f"{seed!r}").shuffle(pool)
        for stack in stacks:
            stack[:] = [pool.pop() for _ in stack]
        if self.asked and self.asked[0] != seat:
            twin.asked = [self.asked[0], *(k for k in self.asked[1:] if twin._charms(k))]
        twin.chance, twin.seed = f"{seed!r}", None
        return twin


class ToySecrets(SecretQuestions[ToyState]):
    """Asks for charms in secret, and plays one for a seat that ordered it."""

    def acting(self, state: ToyState, viewer: int | None) -> int | None:
        return None if state.asked and viewer != state.asked[0] else state.current_player

    def ordered(self, state: ToyState, orders: Mapping[str, int]) -> str | None:
        least = orders.get("charm")
        if not state.asked or least is None or len(state.table) < least:
            return None
        return state.legal_actions()[1]


class ToyPresenter(Presenter[ToyState]):
    """Shows what a seat may know, and names events."""

    def scene(self, state: ToyState, seat: int | None) -> Json:
        seats = [
            {"score": score, "display": str(score), "hand": list(state.hands[k]) if k == seat else None}
            for k, score in enumerate(state.points)
        ]
        known = {"seats": seats, "ranking": state.result()["ranking"], **state.observe(seat)}
        return {"game": "toy", "scores": state.scores, "over": state.is_terminal, **known}

    def choices(self, state: ToyState) -> list[Json]:
        return [{"action": action, "type": "any", "points": 1} for action in state.legal_actions()]

    def draw(self, scene: Json, **how: Unpack[DrawingStyle]) -> str:
        return repr(scene)

    def pieces(self) -> list[Json]:
        return [{"code": "card", "name": "Card", "about": "A card."}]

    def story(self, seat: int, action: str, parts: Sequence[Json], events: Sequence[Json]) -> Story:
        return Story(" ".join(event["event"] for event in events), whole=False)


class ToyBotKit(BotKit[ToyState]):
    """Imagines any deal, and prepares every card of the hand."""

    def __init__(self, game: Toy) -> None:
        super().__init__(game.from_document)
        self._deal = game.deal

    def imagine(self, observation: Mapping[str, Any], seed: Seed) -> ToyState:
        return self._deal(seed)

    def prospects(self, observation: Mapping[str, Any], seat: int) -> Prospects:
        actions = [*(f"play:{card}" for card in observation["hand"]), "ponder"]
        return Prospects([{"action": action, "type": "any", "points": 1} for action in actions])


class Toy(Game):
    """The game of `ToyState`."""

    name: ClassVar[str] = "toy"
    title: ClassVar[str] = "Toy"
    rules_version: ClassVar[int] = 1
    option_list: ClassVar[tuple[Option, ...]] = (
        Option("players", "int", 2, "how many play", low=2, high=4),
        Option("cards", "int", 6, "cards for each player", low=HAND, high=1000),
        Option("charms", "int", 0, "charms among the cards", low=0, high=100),
    )
    traits: ClassVar[Traits] = Traits(
        credits={"designer": "nobody"}, daily=({"cards": 3}, {"players": 3, "cards": 2})
    )
    rules: Rules

    def __init__(self, **options: Any) -> None:
        known = {option.name: option.default for option in self.option_list}
        for name, value in options.items():
            if name not in known:
                raise OptionsError(name, value, ", ".join(known))
        self.options = {**known, **options}
        for option in self.option_list:
            value = self.options[option.name]
            if option.choices and value not in option.choices:
                raise OptionsError(option.name, value, ", ".join(option.choices))
            if option.kind == "int" and not (type(value) is int and option.low <= value <= option.high):
                raise OptionsError(option.name, value, f"{option.low} to {option.high}")
        self.players = self.options["players"]
        self.presenter = ToyPresenter()
        self.secrets = ToySecrets()
        self.bots = ToyBotKit(self)

    def deal(self, seed: Seed | None = None) -> ToyState:
        return ToyState(self, seed if seed is not None else os.urandom(16))

    def from_document(self, document: Mapping[str, Any], seed: Seed | None = None) -> ToyState:
        hands = document.get("hands")
        if not isinstance(hands, list) or len(hands) != self.players:
            raise DocumentError([Fault("hands", f"must be {self.players} lists")])
        state = ToyState.__new__(ToyState)
        state.game, state.seed = self, seed
        for name in FIELDS:
            value = document[name]
            setattr(state, name, list(value) if isinstance(value, list) else value)
        state.hands = [list(hand) for hand in hands]
        return state


class SecretToy(Toy):
    """The same game under a name of its own, with charms, and a record that is sealed while it runs."""

    name: ClassVar[str] = "secret"
    option_list: ClassVar[tuple[Option, ...]] = (
        *Toy.option_list[:2],
        Option("charms", "int", 4, "charms among the cards", low=0, high=100),
    )
    traits: ClassVar[Traits] = replace(
        Toy.traits,
        open_record=False,
        secret_questions=True,
        orders=(OrderKind("charm", 1, 9), OrderKind("other")),
    )


def register(monkeypatch: pytest.MonkeyPatch) -> None:
    """Put it into the registry for one test."""
    registry = sys.modules["gladsheim.games"]
    monkeypatch.setitem(registry._GAMES, "toy", ("tests.toys", "Toy"))


def _named(kind: str, seed: Seed, number: int) -> str:
    return kind + hashlib.sha256(f"{seed!r}{number}".encode()).hexdigest()[:12]

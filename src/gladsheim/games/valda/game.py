"""Valda by Nathan Vermeulen (2018-19): the game and its states, made of the modules of this package.

Source: the rules specification of this project, rules VA-1 to VA-19, which rests on the English and French
rulebooks and on the publisher's card almanac. Its rulings are implemented as written, with one more bound: no
seat plays more than 512 yellow cards in a turn, which only odd card files come near. The tests cite every
rule by its number.

The rulebook never lists the cards: the card file is a reconstruction (`valda-cards.toml`), and an owner of
the game can correct it by giving another file (`cards.py`).

Chance is one SplitMix64 state in the position, for the deal and for play (VA-3): an int
seed is that state; of a text or bytes it is the first eight bytes of the SHA-256 key.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any, ClassVar, Self

from gladsheim.core.applied import AppliedFields
from gladsheim.core.chance import seed_word
from gladsheim.core.contract.traits import Traits
from gladsheim.core.encoding import Encoding
from gladsheim.core.errors import Refusal
from gladsheim.core.game import Json, Option, Seed
from gladsheim.core.positions.plain import EnginePosition
from gladsheim.core.positions.reader import Notation, an_object
from gladsheim.core.positions.record_state import RecordGame, RecordState, check_observer
from gladsheim.core.rulings import OPTION
from gladsheim.core.state import look, read, write
from gladsheim.games.valda import acts, book as books, frames, options as choice
from gladsheim.games.valda.book import CardFile
from gladsheim.games.valda.bot_kit import ValdaBotKit
from gladsheim.games.valda.kernels import RULES
from gladsheim.games.valda.notation.actions import parts_of, to_code, to_text
from gladsheim.games.valda.notation.checks import faults_of
from gladsheim.games.valda.notation.document import build, new_record
from gladsheim.games.valda.notation.phrases import refusal
from gladsheim.games.valda.notation.reading import read_document
from gladsheim.games.valda.notation.shapes import OPTION_FIELDS
from gladsheim.games.valda.presenter import ValdaPresenter
from gladsheim.games.valda.reasons.explain import parts
from gladsheim.games.valda.reasons.refuse import why_not
from gladsheim.games.valda.rules.outcome import ValdaStateResult, result
from gladsheim.games.valda.rulings import ASKS_LONE_DONE
from gladsheim.games.valda.secrets import ValdaSecrets
from gladsheim.games.valda.tensors.cards import encoding_of
from gladsheim.games.valda.traits import TRAITS
from gladsheim.games.valda.views.askable import Askable
from gladsheim.games.valda.views.document import to_document
from gladsheim.games.valda.views.events import ValdaTeller
from gladsheim.games.valda.views.view import WHOLE, View, observe


class ValdaState(RecordState):
    """Position of Valda."""

    game: ValdaGame
    unexplained: ClassVar[Refusal] = refusal("not-legal", ("VA-15.4",))

    def _text(self, code: int) -> str:
        return to_text(code, self.game.book)

    def why_not(self, action: str) -> Refusal | None:
        return why_not(self.document(), action, self.game.book)

    def _check_form(self, action: str) -> None:
        to_code(action, self.game.book)

    def _parts(self, code: int) -> list[Json]:
        return parts(self.position.record, code)

    @classmethod
    def _carry_out(cls, game: ValdaGame, position: EnginePosition, code: int) -> AppliedFields:
        record = position.record
        why, hidden = parts(record, code), hidden_part(record, code)
        askable = Askable(record, goes_on=hidden == "all")
        teller = ValdaTeller(record, game.book, askable)
        teller.follow(position, code)
        return why, tuple(teller.events), hidden, askable.others, tuple(askable.seats)

    def result(self) -> ValdaStateResult:
        return result(self.position.record)

    def _view(self, viewer: int | None) -> View:
        return View(self.position.record, self.game.book, viewer, self.position.gather())

    def document(self) -> Json:
        return to_document(self.position.record, self._view(WHOLE), self.game.options)

    def observe(self, seat: int | None) -> Json:
        return observe(self._view(check_observer(self.game, seat)), self.game.options, self.legal_actions)

    def redeal(self, seat: int, seed: Seed) -> Self:
        if not self.is_terminal:
            return super().redeal(seat, seed)
        check_observer(self.game, seat)
        other = self.clone()
        other.seed = None
        return other


def hidden_part(record: Any, code: int) -> str:
    """Return the part of an action that others must not learn: a kept card, a pass in a window (VA-17.7)."""
    word, _, _ = parts_of(code)
    op = look(record, "f_op")[read(record, "depth") - 1]
    if word == acts.PASS and op == frames.WINDOW:
        return "all"
    return "action" if word == acts.KEEP else ""


class ValdaGame(RecordGame[ValdaState]):
    """Valda with its options chosen."""

    state_class = ValdaState
    notation = Notation(read_document, faults_of, build)
    rules = RULES
    name: ClassVar[str] = "valda"
    title: ClassVar[str] = "Valda"
    rules_version: ClassVar[int] = 2
    option_list: ClassVar[tuple[Option, ...]] = choice.options()
    traits: ClassVar[Traits] = TRAITS

    def __init__(self, **options: Any) -> None:
        """Make the game of these options.

        Raises OptionsError, naming the option, the value and what is allowed (VA-2.1).
        """
        self.options = choice.choose(options)
        self.players = self.options["players"]
        self.book: CardFile = books.find(self.options["cards"])
        self.vocabulary = self.book.digest
        self.presenter = ValdaPresenter(self.options, self.book)
        self.secrets = ValdaSecrets(self.book)
        self.bots = ValdaBotKit(self.from_document, self.book, race=self.options["race"])

    @property
    def encoding(self) -> Encoding:
        return encoding_of(self.book)

    def new_record(self) -> Any:
        """Return an empty table with these options."""
        return new_record(self.book, self.options)

    def _draw(self, seed: Seed) -> list[int]:
        return [seed_word(seed)]

    def from_document(self, document: Mapping[str, Any]) -> ValdaState:
        # Where a document names no readings, there are none (E-1.3).
        own = {name: self.options[name] for name in OPTION_FIELDS if name != OPTION}
        options = an_object(document).get("options", {})
        if isinstance(options, Mapping):
            document = {"cards": self.book.id, **document, "options": {**own, **options}}
        return super().from_document(document)

    @classmethod
    def load_file(cls, option: str, path: str) -> str:
        if option != "cards":
            return super().load_file(option, path)
        key = books.adopt(path).key
        cls.option_list = choice.options()
        return key


def first_record(book: CardFile, options: Json) -> Any:
    """Return an empty table at which a lone `done` is asked for, as by version 1."""
    record = new_record(book, options)
    write(record, "rulings", read(record, "rulings") | ASKS_LONE_DONE)
    return record


class FirstValdaGame(ValdaGame):
    """Valda by version 1 of its rules: a choice was asked for where `done` was the only one (VA-13)."""

    rules_version: ClassVar[int] = 1
    notation = Notation(read_document, faults_of, partial(build, new_record=first_record))

    def new_record(self) -> Any:
        return first_record(self.book, self.options)


ValdaGame.earlier = (FirstValdaGame,)

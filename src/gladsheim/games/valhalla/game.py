"""Valhalla by Fernando Grillo, a game for the Decktet: the game and its states, made of the
modules of this package.

Source: the rules specification of this project, rules VH-1 to VH-16, which rests on the
game's page on the Decktet wiki. Its rulings are implemented as written; there is no known
deviation. The tests cite every rule by its number. The Decktet is by P. D. Magnus.

Chance is one SplitMix64 state in the position, for the deal and for play (VH-12): an int
seed is that state; of a text or bytes it is the first eight bytes of the SHA-256 key.
"""

from __future__ import annotations

from functools import partial
from typing import Any, ClassVar

from gladsheim.core.applied import AppliedFields
from gladsheim.core.chance import seed_word
from gladsheim.core.contract.traits import Traits
from gladsheim.core.errors import Refusal
from gladsheim.core.game import Json, Option, Seed
from gladsheim.core.positions.plain import EnginePosition
from gladsheim.core.positions.reader import Notation
from gladsheim.core.positions.record_state import RecordGame, RecordState, check_observer
from gladsheim.games.valhalla import options as choice
from gladsheim.games.valhalla.bot_kit import ValhallaBotKit
from gladsheim.games.valhalla.kernels import RULES
from gladsheim.games.valhalla.notation.actions import check_form, to_text
from gladsheim.games.valhalla.notation.checks import faults_of
from gladsheim.games.valhalla.notation.document import build, new_record
from gladsheim.games.valhalla.notation.phrases import refusal
from gladsheim.games.valhalla.notation.reading import read_document
from gladsheim.games.valhalla.presenter import ValhallaPresenter
from gladsheim.games.valhalla.reasons.explain import may_score, parts
from gladsheim.games.valhalla.reasons.refuse import why_not
from gladsheim.games.valhalla.rules.outcome import ValhallaStateResult, result
from gladsheim.games.valhalla.rulings import LEADER
from gladsheim.games.valhalla.traits import TRAITS
from gladsheim.games.valhalla.views.document import to_document
from gladsheim.games.valhalla.views.events import ValhallaTeller
from gladsheim.games.valhalla.views.view import observe


class ValhallaState(RecordState):
    """Position of Valhalla."""

    game: ValhallaGame
    unexplained: ClassVar[Refusal] = refusal("not-legal", ("VH-13",))

    def _text(self, code: int) -> str:
        return to_text(code, self.position.record)

    def why_not(self, action: str) -> Refusal | None:
        return why_not(self.document(), action, self.game.readings)

    def _check_form(self, action: str) -> None:
        check_form(action)

    def _parts(self, code: int) -> list[Json]:
        return parts(self.own(), code) if may_score(code) else []

    @classmethod
    def _carry_out(cls, game: ValhallaGame, position: EnginePosition, code: int) -> AppliedFields:
        why, teller = parts(position, code), ValhallaTeller(position.record)
        teller.follow(position, code)
        return why, tuple(teller.events), "", False, ()

    def result(self) -> ValhallaStateResult:
        return result(self.position.record)

    def document(self) -> Json:
        return to_document(self.position.record, self.game.options, self.position.gather())

    def observe(self, seat: int | None) -> Json:
        check_observer(self.game, seat)
        return observe(self.position.record, self.game.options, self.position.gather())


class ValhallaGame(RecordGame[ValhallaState]):
    """Valhalla with its options chosen."""

    state_class = ValhallaState
    notation = Notation(read_document, faults_of, build)
    rules = RULES
    name: ClassVar[str] = "valhalla"
    title: ClassVar[str] = "Valhalla"
    rules_version: ClassVar[int] = 2
    traits: ClassVar[Traits] = TRAITS
    readings: ClassVar[tuple[str, ...]] = ()
    """Readings that hold besides those of the options, and that documents do not name."""
    option_list: ClassVar[tuple[Option, ...]] = choice.OPTIONS

    def __init__(self, **options: Any) -> None:
        """Make the game of these options.

        Raises OptionsError, naming the option, the value and what is allowed (VH-1).
        """
        self.options = choice.choose(options)
        self.players = self.options["players"]
        self.presenter = ValhallaPresenter(self.options)
        self.bots = ValhallaBotKit(self.from_document, self.options)

    def new_record(self) -> Any:
        """Return an empty table with these options."""
        return new_record(self.options, self.readings)

    def _draw(self, seed: Seed) -> list[int]:
        return [seed_word(seed)]


class FirstValhallaGame(ValhallaGame):
    """Valhalla by version 1 of its rules: version 2 with a reading that its documents do not name (E-6)."""

    rules_version: ClassVar[int] = 1
    readings: ClassVar[tuple[str, ...]] = (LEADER,)
    notation = Notation(read_document, faults_of, partial(build, readings=readings))


ValhallaGame.earlier = (FirstValhallaGame,)

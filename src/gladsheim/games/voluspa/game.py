"""Völuspá by Scott Caputo (2012), as played on Yucata.de: the game and its states, made of
the modules of this package.

Source: the rules specification of this project, rules V-1 to V-14, which rests on the
rule pages of Yucata.de (English and German, with the official FAQ), on the printed
rulebook of 2012 and on the designer's answers. Its rulings (V-14) are implemented as
written; there is no known deviation. The tests cite every rule by its number.

Chance lies in the deal alone: the tiles without Hels in the order of V-1.1 are shuffled by
the SHA-256 stream of the seed (`core.chance`). Each seat in turn takes five from the end of
the list. The start tile is drawn among the others that may start, then the first player.
"""

from __future__ import annotations

from functools import cached_property
from typing import Any, ClassVar

from gladsheim.core.applied import AppliedFields
from gladsheim.core.chance import Stream, seed_key
from gladsheim.core.contract.traits import Traits
from gladsheim.core.errors import MalformedAction, Refusal
from gladsheim.core.game import Game, Json, Option, Seed
from gladsheim.core.positions.compiled import PositionHistory
from gladsheim.core.positions.plain import EnginePosition
from gladsheim.core.positions.reader import Notation
from gladsheim.core.positions.record_state import RecordGame, RecordState, check_observer
from gladsheim.core.state import read, write
from gladsheim.core.words import Words
from gladsheim.games.voluspa import options as choice, phases
from gladsheim.games.voluspa.bot_kit import VoluspaBotKit
from gladsheim.games.voluspa.kernels import RULES
from gladsheim.games.voluspa.notation.actions import from_code, near_code, parse
from gladsheim.games.voluspa.notation.checks import faults_of
from gladsheim.games.voluspa.notation.document import build, read_document
from gladsheim.games.voluspa.pieces import BY_CODE, CODES, HAND, KINDS, TILES
from gladsheim.games.voluspa.presenter import VoluspaPresenter
from gladsheim.games.voluspa.reasons.explain import is_explained, parts_of
from gladsheim.games.voluspa.reasons.refuse import why_not
from gladsheim.games.voluspa.record import LAYOUT
from gladsheim.games.voluspa.rules import setup
from gladsheim.games.voluspa.rules.outcome import VoluspaStateResult, result
from gladsheim.games.voluspa.rulings import RULINGS
from gladsheim.games.voluspa.traits import TRAITS
from gladsheim.games.voluspa.views import view
from gladsheim.games.voluspa.views.document import to_document
from gladsheim.games.voluspa.views.events import look_after, look_before
from gladsheim.games.voluspa.views.offering import prices_of


class VoluspaState(RecordState):
    """Position of Völuspá."""

    game: VoluspaGame
    unexplained: ClassVar[Refusal] = Refusal(Words("whyvoluspa-other"), ("V-7.2",))

    def _text(self, code: int) -> str:
        return str(from_code(code, self.position.record))

    def _likely_code(self, action: str) -> int:
        return near_code(action)

    def priced_codes(self) -> tuple[list[int], list[int]]:
        if self.latest().is_compiled:
            return super().priced_codes()
        # Plain, one kernel for all of them does less than one for each.
        codes = self.legal_codes()
        return codes, prices_of(self.position.record, codes)

    def why_not(self, action: str) -> Refusal | None:
        try:
            parsed = parse(action)
        except MalformedAction as error:
            return error.refusal
        return why_not(self.document(), parsed)

    def _check_form(self, action: str) -> None:
        parse(action)

    def _parts(self, code: int) -> list[Json]:
        return parts_of(self.own(), code)

    @classmethod
    def _carry_out(cls, game: VoluspaGame, position: EnginePosition, code: int) -> AppliedFields:
        record = position.record
        action, parts = from_code(code, record), parts_of(position, code)
        before = look_before(record, action)
        position.act(code)
        return parts, look_after(record, before, action, parts), "", False, ()

    @classmethod
    def _told(cls, game: Game, past: PositionHistory, number: int) -> AppliedFields:
        code, around = past.codes[number], past.around()
        if around is None or not is_explained(code):
            return super()._told(game, past, number)
        # Both positions are at hand: nothing has to be copied and carried out once more.
        before, after = around
        action, parts = from_code(code, before.record), parts_of(before, code)
        return (
            parts,
            look_after(after.record, look_before(before.record, action), action, parts),
            "",
            False,
            (),
        )

    def result(self) -> VoluspaStateResult:
        players = self.game.players
        return result(
            read(self.position.record, "phase") == phases.OVER,
            self.scores,
            read(self.position.record, "reached")[:players],
            read(self.position.record, "first"),
        )

    def document(self) -> Json:
        return to_document(self.position.record, self.game.options)

    def observe(self, seat: int | None) -> Json:
        return view.observe(
            self.position.record, self.game.options, check_observer(self.game, seat), self.position.gather()
        )


class VoluspaGame(RecordGame[VoluspaState]):
    """Völuspá with its options chosen."""

    state_class = VoluspaState
    notation = Notation(read_document, faults_of, build)
    rules = RULES
    name: ClassVar[str] = "voluspa"
    title: ClassVar[str] = "Völuspá"
    rules_version: ClassVar[int] = 1
    option_list: ClassVar[tuple[Option, ...]] = choice.OPTIONS
    traits: ClassVar[Traits] = TRAITS

    def __init__(self, **options: Any) -> None:
        """Make the game of these options.

        Raises OptionsError, naming the option, the value and what is allowed (V-2).
        """
        self.options = choice.choose(**options)
        self.players = self.options["players"]
        self.presenter = VoluspaPresenter(self.options)
        self.bots = VoluspaBotKit(self.from_document, self.options)

    def new_record(self) -> Any:
        """Return an empty table with this game's players, tiles, variant and readings."""
        record = LAYOUT.batch(1)[0]
        kinds = self.options["kinds"]
        write(record, "players", self.players)
        write(record, "no_late_hel", int(self.options["no_late_hel"]))
        write(record, "rulings", RULINGS.bits(self.options.get("rulings", ())))
        write(record, "copies", [BY_CODE[code].count if code in kinds else 0 for code in CODES])
        setup.clear(record)
        return record

    def _draw(self, seed: Seed) -> list[int]:
        stream, order = Stream(seed_key(seed)), list(self._deck)
        stream.shuffle(order)
        starters = sum(TILES[kind - 1].starts for kind in order[: -HAND * self.players])
        return [*order, stream.below(starters), stream.below(self.players)]

    @cached_property
    def _deck(self) -> list[int]:
        """Kinds of all tiles but those dealt apart, in the order of V-1.1."""
        kinds = [kind for kind in range(1, KINDS) if CODES[kind] in self.options["kinds"]]
        tiles = [(kind, TILES[kind - 1]) for kind in kinds]
        return [kind for kind, tile in tiles if not tile.apart for _ in range(tile.count)]

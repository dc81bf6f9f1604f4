"""States that are records: the part of a state that is the same in every game, as fast as the
game's engine lets it.

A state holds one position: a plain one, or a compiled one as soon as the game has a compiled engine. The
result of an action is computed from the position before it, which is worked out again when the result is
asked for.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Hashable, Mapping, Sequence
from functools import lru_cache, partial
from typing import Any, ClassVar, Generic, NoReturn, Self, TypeVar

from gladsheim.core.applied import Applied, AppliedFields, Preview
from gladsheim.core.chance import fresh_secret, set_rng
from gladsheim.core.engine.choice import engine_of
from gladsheim.core.engine.copies import Cloned
from gladsheim.core.engine.engines import Engine
from gladsheim.core.engine.head import SCORES, SEAT, TEXT_KEY
from gladsheim.core.engine.packing import pack, unpack
from gladsheim.core.errors import DocumentError, Fault, IllegalAction, Refusal
from gladsheim.core.game import Game, Json, Seed, State, by_version
from gladsheim.core.positions.compiled import CompiledPosition, PositionHistory, compiled
from gladsheim.core.positions.plain import EnginePosition, PlainPosition, StatePosition, Survey
from gladsheim.core.positions.reader import Notation

MOST_TEXTS = 200_000
"""Number of texts of actions that a process remembers."""
MOST_TABLES = 16
"""Number of empty tables that a process remembers."""


class ActionTexts:
    """Cache of action texts by code, for each key (`Rules.text_key`)."""

    def __init__(self) -> None:
        self._known: dict[Hashable, dict[int, str]] = {}
        self._left = MOST_TEXTS

    def of(self, key: Hashable) -> dict[int, str]:
        """Return the texts by code that are known for a key; the caller adds to them."""
        known = self._known.get(key)
        if known is None:
            known = self._known[key] = {}
        return known

    def count(self, added: int) -> None:
        """Count texts that were added; empty the cache when it has more than MOST_TEXTS."""
        self._left -= added
        if self._left < 0:
            # A new dict, not `clear`: other threads may be reading the old ones.
            self._known, self._left = {}, MOST_TEXTS


TEXTS = ActionTexts()


class RecordState(Cloned, State):
    """State of a game whose rules are kernels."""

    def __init__(self, game: Game, position: StatePosition, seed: Seed | None = None) -> None:
        self.game = game
        self.seed = seed
        self.position = position
        """Position in memory, to read only; `own` gives the one to write."""
        self._past: PositionHistory | None = None
        self._surveyed: Survey | None = None
        self._texts: list[str] | None = None

    @classmethod
    def of_record(cls, game: Game, record: Any) -> Self:
        """Return the state of a plain record, which is the state's from now on."""
        return cls(game, PlainPosition(game.rules, record))

    # Methods of games

    @abstractmethod
    def _text(self, code: int) -> str:
        """Return the text of a legal action."""

    unexplained: ClassVar[Refusal]
    """Reason why an illegal action is refused, if `why_not` finds none."""

    @abstractmethod
    def _check_form(self, action: str) -> None:
        """Raise MalformedAction for a text that no grammar knows."""

    @abstractmethod
    def _parts(self, code: int) -> list[Json]:
        """Return the parts of the points that a legal action scores at once: they add up to them.

        Where they are found by trying things out on the record, that is the record of `own`.
        """

    @classmethod
    @abstractmethod
    def _carry_out(cls, game: Any, position: EnginePosition, code: int) -> AppliedFields:
        """Take a legal action; return its result besides points."""

    def _likely_code(self, action: str) -> int:
        """Return the code of a text if it is legal here and `text_key` is not negative; -1: not known.

        With it, the texts of all other actions need not be made.
        """
        return -1

    # The position

    @property
    def record(self) -> Any:
        """Plain record of `game.rules.layout`, for kernels; if they change it, the state goes on
        from the changed record.
        """
        record = self.position.plain()
        # The caller may write into the record at any time, so nothing that was computed before is kept.
        self.position = PlainPosition(self.game.rules, record)
        self._past = self._surveyed = self._texts = None
        return record

    def own(self) -> StatePosition:
        """Return the position for kernels that try things out on the record, and leave it as it was."""
        # Other threads may hold the position that is shared, or that comes after the last action.
        if self._past is not None:
            self._past.after = None
        # Only now is the mark `shared` read, see `PositionHistory.around`.
        position = self.position = self.position.own()
        return position

    def latest(self) -> StatePosition:
        """Return the position, in compiled memory as soon as the game has a compiled engine."""
        if not self.position.is_compiled and (position := compiled(self.game, self.position.record)):
            self.position = position
        return self.position

    def survey(self) -> Survey:
        """Return the legal codes, and the head of the position."""
        found = self._surveyed
        if found is None:
            found = self._surveyed = self.latest().survey(self.game.players)
        return found

    @property
    def current_player(self) -> int | None:
        seat = self.survey()[1][SEAT]
        return None if seat < 0 else seat

    @property
    def is_terminal(self) -> bool:
        return self.survey()[1][SEAT] < 0

    @property
    def scores(self) -> list[int]:
        return list(self.survey()[1][SCORES:])

    def clone(self) -> Self:
        other = type(self)(self.game, self.position.lend(), self.seed)
        # Both can be shared, because they are replaced and never changed.
        other._surveyed, other._texts = self._surveyed, self._texts
        return other

    def redeal(self, seat: int, seed: Seed) -> Self:
        check_observer(self.game, seat)
        other = type(self)(self.game, self.position.lend())
        other.own().redeal(seat, seed)
        return other

    @property
    def chance_word(self) -> int | None:
        # Kernels store the word with a sign.
        return self.position.record.rng[0] % (1 << 64) if self.game.traits.chance_in_play else None

    @chance_word.setter
    def chance_word(self, word: int) -> None:
        if self.game.traits.chance_in_play:
            set_rng(self.own().record, word)
            # A replay from an earlier position would draw by the old word.
            self._past = None

    def load_into(self, engine: Engine, states: Any, i: int) -> None:
        """Make state i of a batch of an engine of `game.rules` equal to this one."""
        self.latest().load_into(engine, states, i)

    @classmethod
    def out_of(cls, game: Game, engine: Engine, states: Any, i: int) -> Self:
        """Return state i of a batch of an engine of `game.rules` as a state of its own."""
        if not engine.compiled:
            return cls.of_record(game, engine.record(states, i))
        position = CompiledPosition(engine)
        engine.call.copy(position.states, 0, states, i)
        return cls(game, position)

    # Python's data model

    def __eq__(self, other: object) -> bool:
        """Return whether game and position are equal, hidden parts included."""
        if not isinstance(other, RecordState):
            return NotImplemented
        return self.game == other.game and (
            self.position is other.position or self.document() == other.document()
        )

    __hash__ = None  # type: ignore[assignment]  # states change

    def __reduce__(self) -> Any:
        engine = engine_of(self.game.rules)
        states = engine.states(2)
        self.load_into(engine, states, 0)
        # A copy has nothing in unused parts of lists, where a record may still have what was hidden before.
        engine.call.copy(states, 1, states, 0)
        return type(self)._unpickled, (self.game, pack(engine, states, 1, 2), self.seed)

    @classmethod
    def _unpickled(cls, game: Game, packed: bytes, seed: Seed | None) -> Self:
        engine = engine_of(game.rules)
        states = engine.states(1)
        unpack(engine, packed, states, 0, 1)
        state = cls.out_of(game, engine, states, 0)
        state.seed = seed
        return state

    def __repr__(self) -> str:
        # Only what a spectator may know: a player may print it. So it has no number of moves, by which secret
        # questions could be counted.
        seat = self.game.secrets.acting(self, None)
        turn = "over" if self.is_terminal else "a secret question" if seat is None else f"seat {seat} to act"
        return f"<{type(self).__name__} of {self.game!r}, {turn}, scores {self.scores}>"

    def __str__(self) -> str:
        return self.game.presenter.picture(self, None)

    # Actions

    def legal_codes(self) -> list[int]:
        return list(self.survey()[0])

    def legal_actions(self) -> list[str]:
        # A copy, because clones share the list.
        return list(self._named())

    def _named(self) -> list[str]:
        """Return the texts of the legal actions."""
        if self._texts is None:
            codes, known = self.survey()[0], self._known_texts()
            if known is None:
                self._texts = [self._text(code) for code in codes]
                return self._texts
            try:
                # Usually all texts are known, and `map` runs no Python code for each.
                self._texts = list(map(known.__getitem__, codes))
            except KeyError:
                new = {code: self._text(code) for code in codes if code not in known}
                known.update(new)
                self._texts = [known[code] for code in codes]
                TEXTS.count(len(new))
        return self._texts

    def _known_texts(self) -> dict[int, str] | None:
        """Return the texts by code that are known for such states; None if `text_key` says nothing."""
        key = self.survey()[1][TEXT_KEY]
        # The texts of actions use words of the card file, so it belongs to the key.
        return None if key < 0 else TEXTS.of((self.game.name, self.game.vocabulary, key))

    def text_of(self, code: int) -> str:
        if self._texts is not None or code not in self.survey()[0]:
            return super().text_of(code)
        # The texts of all other actions need not be made.
        known = self._known_texts()
        if known is None:
            return self._text(code)
        if code not in known:
            known[code] = self._text(code)
            TEXTS.count(1)
        return known[code]

    def code(self, action: str) -> int:
        """Return the code of a legal action. Raises MalformedAction or IllegalAction."""
        codes, head = self.survey()
        # The shortcut saves making the texts, so it is of use only before they are made.
        if self._texts is None and head[TEXT_KEY] >= 0 and (code := self._likely_code(action)) in codes:
            return code
        try:
            # Anything else is left to the check of its form.
            if isinstance(action, str):
                return codes[self._named().index(action)]
        except ValueError:
            pass
        return self._refuse(action)

    def _refuse(self, action: str) -> NoReturn:
        """Raise MalformedAction or IllegalAction for a text that is none of the legal actions."""
        self._check_form(action)
        raise IllegalAction(action, self.why_not(action) or self.unexplained)

    def priced_codes(self) -> tuple[list[int], list[int]]:
        """Return the legal codes, and the points that each of them scores at once."""
        codes = self.legal_codes()
        return codes, self.position.points_of(codes)

    def preview(self, action: str) -> Preview:
        code = self.code(action)
        parts = self._parts(code)
        return Preview(sum([part["points"] for part in parts]), parts)

    def apply(self, action: str) -> Applied:
        code = self.code(action)
        (_, head), position = self.survey(), self.latest()
        seat = head[SEAT]
        self._texts = None
        if not isinstance(position, CompiledPosition):
            self._surveyed = None
            # The points are asked for before `_carry_out` changes the position.
            points = position.points(code)
            return Applied(action, seat, int(points), *self._carry_out(self.game, position, code))
        past = self._past
        if past is None or past.is_full:
            past = self._past = PositionHistory(position)
        number = len(past.codes)
        past.codes.append(code)
        # This precedes `own`, which decides whether to copy, see `PositionHistory.around`.
        past.after = None
        position = self.position = position.own()
        points, self._surveyed = position.move(code, self.game.players)
        past.after = position
        # `tell` needs the past and not the state, which goes on and may be dropped.
        tell = partial(self._told, self.game, past, number)
        write = partial(past.written, number) if self.game.rules.writes_effects else None
        return Applied.late(action, seat, points, tell, write)

    def take(self, code: int) -> None:
        """Take an action by its code, without a result: faster than `apply`. Raises IllegalAction."""
        codes, _ = self.survey()
        if code not in codes:
            raise IllegalAction.numbered("code", code, codes)
        position = self.own()
        self._past = self._surveyed = self._texts = None
        if isinstance(position, CompiledPosition):
            _, self._surveyed = position.move(code, self.game.players)
        else:
            self.game.rules.apply(position.record, code)

    @classmethod
    def _told(cls, game: Game, past: PositionHistory, number: int) -> AppliedFields:
        """Return the result of action `number` besides points."""
        return cls._carry_out(game, past.before(number), past.codes[number])


def as_record_state(state: State) -> RecordState:
    """Return the state itself, as one whose game's rules are kernels. Raises TypeError for any other."""
    if not isinstance(state, RecordState):
        raise TypeError(f"state is a {type(state).__name__}; allowed: a RecordState")
    return state


def record_of(state: State) -> Any:
    """Return the plain record of a state, see `RecordState.record`. Raises TypeError if it has none."""
    return as_record_state(state).record


def check_observer(game: Game, seat: int | None) -> int | None:
    """Return the seat, or None for a spectator. Raises ValueError if the game has no such seat."""
    if seat is not None and not 0 <= seat < game.players:
        raise ValueError(f"seat is {seat}; allowed: 0 to {game.players - 1}, or None")
    return seat


class EmptyTable:
    """Record that every deal of a game begins with: its options are set, nothing is dealt."""

    def __init__(self, game: RecordGame[Any]) -> None:
        self._game, self._record = game, game.new_record()
        self._compiled: CompiledPosition | None = None

    def deal(self, numbers: Sequence[int]) -> StatePosition:
        """Return the position of the deal made from these numbers, see `Rules.deal`."""
        rules = self._game.rules
        # The engine may have changed since the last deal, from plain to compiled.
        if self._compiled is None or self._compiled.engine is not engine_of(rules):
            self._compiled = compiled(self._game, self._record)
        if self._compiled is None:
            record = rules.layout.twin(self._record)
            rules.deal(record, numbers)
            return PlainPosition(rules, record)
        position = self._compiled.copy()
        position.deal(numbers)
        return position


S = TypeVar("S", bound=RecordState)


@lru_cache(maxsize=MOST_TABLES)
def _empty_table(game: RecordGame[Any], vocabulary: str) -> EmptyTable:
    """Return the empty table of a game, made once for all equal games."""
    # Games are equal by the name of their card file; `vocabulary` keeps its contents apart.
    return EmptyTable(game)


class RecordGame(Game, Generic[S]):
    """Game whose rules are kernels."""

    state_class: type[S]
    notation: Notation[Any]
    """Notation of its position documents."""
    _table: EmptyTable | None = None

    def __reduce__(self) -> Any:
        return type(self)._unpickled, (self.rules_version, self.options)

    @classmethod
    def _unpickled(cls, version: int, options: Json) -> Game:
        """Return the game of options and a version of its rules. Raises OptionsError or UsageError."""
        return by_version(cls(**options), version)

    @abstractmethod
    def new_record(self) -> Any:
        """Return a plain record: an empty table with the options of this game."""

    @abstractmethod
    def _draw(self, seed: Seed) -> Sequence[int]:
        """Return the numbers that a deal is made of, see `Rules.deal`. Raises SeedError."""

    @classmethod
    def load(cls, document: Mapping[str, Any]) -> S:
        options, record = cls.notation.place(document)
        return cls.state_class.of_record(cls(**options), record)

    def from_document(self, document: Mapping[str, Any]) -> S:
        state = self.load(document)
        if state.game != self:
            raise DocumentError([Fault("options", f"do not match this game: {self.options}")])
        return state

    def deal(self, seed: Seed | None = None) -> S:
        seed = fresh_secret() if seed is None else seed
        # The game keeps it, because each look into the cache hashes the game's text.
        if self._table is None:
            self._table = _empty_table(self, self.vocabulary)
        return self.state_class(self, self._table.deal(self._draw(seed)), seed)

"""States that are records: the part of a state that is the same in every game, as fast as the
game's engine lets it.

A position is a plain record, or lies in the memory of the game's compiled engine as soon as there is one,
where Python reads it like a plain record. The result of an action is computed from the position before it,
which is worked out again when the result is asked for.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Hashable, Mapping, Sequence
from functools import lru_cache, partial
from typing import Any, ClassVar, Generic, NoReturn, Self, TypeVar

from gladsheim.core.applied import Applied, AppliedFields, AppliedJson, Preview
from gladsheim.core.chance import fresh_secret, new_rng, set_rng
from gladsheim.core.engine.choice import engine_of
from gladsheim.core.engine.engines import Engine
from gladsheim.core.engine.head import COUNT, MOST_GATHERED, SCORES, SEAT, TEXT_KEY
from gladsheim.core.engine.workspace import workspace_of
from gladsheim.core.errors import DocumentError, Fault, IllegalAction, Refusal
from gladsheim.core.game import Game, Json, Seed, State
from gladsheim.core.kernel import buffer
from gladsheim.core.positions.hand import EnginePosition, PlainPosition
from gladsheim.core.positions.place import CompiledPosition, PositionHistory
from gladsheim.core.positions.reader import Notation
from gladsheim.core.rules import NOT_WRITTEN, Rules
from gladsheim.core.state import listed

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
            self._known, self._left = {}, MOST_TEXTS


TEXTS = ActionTexts()


class RecordState(State):
    """Position of a game whose rules are kernels."""

    def __init__(self, game: Game, record: Any, seed: Seed | None = None) -> None:
        self.game = game
        self.seed = seed
        self._plain = record
        """Plain record; None where the place has the position."""
        self._place: CompiledPosition | None = None
        """Position in compiled memory; None where the plain record has it."""
        self._past: PositionHistory | None = None
        self._codes: Sequence[int] | None = None
        """Legal codes, once asked for; then `_head` holds the numbers of `survey`."""
        self._head: Sequence[int] = ()
        self._texts: list[str] | None = None

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

        Where they are found by trying things out on the record, that is the record of `_hand`.
        """

    @classmethod
    @abstractmethod
    def _carry_out(cls, game: Any, hand: EnginePosition, code: int) -> AppliedFields:
        """Take a legal action; return its result besides points."""

    # The position

    @property
    def record(self) -> Any:
        """Plain record; if the caller changes it, the state goes on from the changed record."""
        if self._place is not None:
            self._plain = self.game.rules.layout.twin(self._place.record)
            self._place = None
        self._past = self._codes = self._texts = None
        return self._plain

    def _look(self) -> Any:
        """Return the record, to read only, for as long as nothing is done with the state."""
        return self._plain if self._place is None else self._place.record

    def _gathered(self) -> list[int]:
        """Return the numbers that observations are made of, see `Rules.gather`."""
        if self._place is not None:
            return self._place.gather()
        return listed(partial(self.game.rules.gather, self._plain), MOST_GATHERED)

    def _hand(self) -> EnginePosition:
        """Return the position for kernels that try things out on the record."""
        if self._place is None:
            return PlainPosition(self.game.rules, self._plain)
        # Other threads may hold what is shared.
        return self._own(self._place)

    def _write(self) -> Any:
        """Return the record, to write only fields that no legal action depends on."""
        record = self._plain if self._place is None else self._own(self._place).record
        self._past = None
        return record

    def _own(self, place: CompiledPosition) -> CompiledPosition:
        """Return the place of this state, to write: a copy where it is shared."""
        if self._past is not None:
            self._past.after = None
        if place.shared:
            place = self._place = place.copy()
        return place

    def _compiled(self) -> CompiledPosition | None:
        """Return the position in compiled memory, as soon as the game has a compiled engine; None before."""
        if self._place is None:
            engine = engine_of(self.game.rules)
            if engine.compiled:
                place = CompiledPosition(engine)
                engine.rules.layout.fill(place.record, self._plain)
                self._place, self._plain = place, None
        return self._place

    def _survey(self) -> Sequence[int]:
        """Return the legal codes, and set `_head` to the other numbers of the survey."""
        if self._codes is not None:
            return self._codes
        rules, seats = self.game.rules, self.game.players
        place = self._compiled()
        if place is not None:
            space = workspace_of(place.engine)
            count = space.survey(place.at, space.menus, space.codes_at, space.head_at, seats)
            self._codes, self._head = space.codes[:count], space.head[: SCORES + seats]
        else:
            record, menu = self._plain, rules.menu.scratch("legal_codes")
            seat = int(rules.seat(record))
            out = buffer(max(1, int(rules.legal(record, menu)))) if seat >= 0 else []
            count = int(rules.codes(record, menu, out)) if seat >= 0 else 0
            scores = [int(rules.score(record, other)) for other in range(seats)]
            self._codes, self._head = out[:count], [count, seat, int(rules.text_key(record)), *scores]
        return self._codes

    @property
    def current_player(self) -> int | None:
        self._survey()
        seat = self._head[SEAT]
        return None if seat < 0 else seat

    @property
    def is_terminal(self) -> bool:
        self._survey()
        return self._head[SEAT] < 0

    @property
    def scores(self) -> list[int]:
        self._survey()
        return list(self._head[SCORES:])

    def clone(self) -> Self:
        if self._place is not None:
            other = type(self)(self.game, None, self.seed)
            self._place.shared = True
            other._place = self._place
        else:
            other = type(self)(self.game, self.game.rules.layout.twin(self._plain), self.seed)
        other._codes, other._head, other._texts = self._codes, self._head, self._texts
        return other

    def redeal(self, seat: int, seed: Seed) -> Self:
        self._viewer(seat)
        other = self.clone()
        other.seed = other._codes = other._texts = None
        if other._place is not None:
            place = other._own(other._place)
            place.engine.call.redeal(place.states, 0, seat, place.engine.rng(seed))
        else:
            self.game.rules.redeal(other._plain, seat, new_rng(seed))
        return other

    def _viewer(self, seat: int | None) -> int | None:
        if seat is not None and not 0 <= seat < self.game.players:
            raise ValueError(f"seat is {seat}; allowed: 0 to {self.game.players - 1}, or None")
        return seat

    @property
    def chance_word(self) -> int | None:
        return self._look().rng[0] % (1 << 64) if self.game.traits.chance_in_play else None

    def set_chance(self, word: int) -> None:
        if self.game.traits.chance_in_play:
            set_rng(self._write(), word)

    def load_into(self, engine: Engine, states: Any, i: int) -> None:
        """Make state i of a batch of an engine equal to this one."""
        place = self._compiled()
        if place is not None and place.engine is engine:
            # Other threads wait: one that counts points tries them out on the record, if it shares it.
            workspace_of(engine).copy(states._as_parameter_, i, place.at, 0)
        else:
            engine.load(states, i, self._look())

    @classmethod
    def out_of(cls, game: Game, engine: Engine, states: Any, i: int) -> Self:
        if not engine.compiled:
            return cls(game, engine.record(states, i))
        made = cls(game, None)
        made._place = CompiledPosition(engine)
        engine.call.copy(made._place.states, 0, states, i)
        return made

    # Actions

    def legal_codes(self) -> list[int]:
        return list(self._survey())

    def legal_actions(self) -> list[str]:
        return list(self._named())

    def _named(self) -> list[str]:
        """Return the texts of the legal actions."""
        if self._texts is None:
            codes = self._survey()
            key = self._head[TEXT_KEY]
            if key < 0:
                self._texts = [self._text(code) for code in codes]
                return self._texts
            known = TEXTS.of((self.game.name, self.game.vocabulary, key))
            try:
                self._texts = list(map(known.__getitem__, codes))
            except KeyError:
                new = {code: self._text(code) for code in codes if code not in known}
                known.update(new)
                self._texts = [known[code] for code in codes]
                TEXTS.count(len(new))
        return self._texts

    def _code(self, action: str) -> int:
        """Return the code of a legal action. Raises MalformedAction or IllegalAction."""
        try:
            if isinstance(action, str):
                return self._survey()[self._named().index(action)]
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
        if self._place is None:
            points = self.game.rules.points
            return codes, [int(points(self._plain, code)) for code in codes]
        space = workspace_of(self._place.engine)
        if codes:
            space.priced(self._place.at, space.menus, 0, space.codes_at, space.points_at)
        return codes, space.points[: len(codes)]

    def preview(self, action: str) -> Preview:
        code = self._code(action)
        parts = self._parts(code)
        return Preview(sum([part["points"] for part in parts]), parts)

    def apply(self, action: str) -> Applied:
        code = self._code(action)
        place, seat = self._compiled(), self._head[SEAT]
        if place is None:
            return self._apply_plain(action, code, seat)
        past = self._past
        if past is None or past.is_full:
            past = self._past = PositionHistory(place)
        number = len(past.codes)
        past.codes.append(code)
        place = self._own(place)
        space, seats = workspace_of(place.engine), self.game.players
        points = space.move(place.at, space.menus, space.codes_at, space.head_at, seats, code)
        head = self._head = space.head[: SCORES + seats]
        self._codes = space.codes[: head[COUNT]]
        self._texts = None
        past.after = place
        tell = partial(self._told, self.game, past, number)
        write = partial(_written, past, number) if self.game.rules.writes_told else None
        return Applied.late(action, seat, points, tell, write)

    def _apply_plain(self, action: str, code: int, seat: int) -> Applied:
        self._codes = self._texts = None
        points = int(self.game.rules.points(self._plain, code))
        hand = PlainPosition(self.game.rules, self._plain)
        return Applied(action, seat, points, *self._carry_out(self.game, hand, code))

    @classmethod
    def _told(cls, game: Game, past: PositionHistory, number: int) -> AppliedFields:
        """Return the result of action `number` besides points."""
        return cls._carry_out(game, past.place(number), past.codes[number])


def _written(past: PositionHistory, number: int) -> AppliedJson | None:
    """Return the JSON that kernels write of action `number`; None if the positions around it
    are not at hand.
    """
    around = past.around()
    if around is None:
        return None
    (before, after), code = around, past.codes[number]
    space = workspace_of(before.engine)
    length = space.told(before.at, after.at, space.menus, code, False)
    if length == NOT_WRITTEN:
        return None
    told = bytes(space.menu.text[:length])
    length = space.told(before.at, after.at, space.menus, code, True)
    return AppliedJson(told, None if length == NOT_WRITTEN else bytes(space.menu.text[:length]))


class EmptyTable:
    """Record that every deal of a game begins with: its options are set, nothing is dealt."""

    def __init__(self, rules: Rules, record: Any) -> None:
        self._rules, self._record = rules, record
        self._place: CompiledPosition | None = None

    def deal(self, state: RecordState, numbers: Sequence[int]) -> None:
        """Give a state the deal made from these numbers, see `Rules.deal`."""
        rules, engine = self._rules, engine_of(self._rules)
        if not engine.compiled:
            state._plain = rules.layout.twin(self._record)
            rules.deal(state._plain, numbers)
            return
        place = self._place
        if place is None or place.engine is not engine:
            place = CompiledPosition(engine)
            rules.layout.fill(place.record, self._record)
            self._place = place
        state._place = place.copy()
        state._place.deal(numbers)


S = TypeVar("S", bound=RecordState)


@lru_cache(maxsize=MOST_TABLES)
def _empty_table(game: RecordGame[Any], vocabulary: str) -> EmptyTable:
    """Return the empty table of a game, made once for all equal games."""
    return EmptyTable(game.rules, game.new_record())


class RecordGame(Game, Generic[S]):
    """Game whose rules are kernels."""

    state_class: type[S]
    notation: Notation[Any]
    """Notation of its position documents."""
    _table: EmptyTable | None = None

    @abstractmethod
    def new_record(self) -> Any:
        """Return a plain record: an empty table with the options of this game."""

    @abstractmethod
    def _draw(self, seed: Seed) -> Sequence[int]:
        """Return the numbers that a deal is made of, see `Rules.deal`. Raises SeedError."""

    @classmethod
    def load(cls, document: Mapping[str, Any]) -> S:
        options, record = cls.notation.place(document)
        return cls.state_class(cls(**options), record)

    def from_document(self, document: Mapping[str, Any]) -> S:
        state = self.load(document)
        if state.game != self:
            raise DocumentError([Fault("options", f"are not those of this game: {self.options}")])
        return state

    def deal(self, seed: Seed | None = None) -> S:
        seed = fresh_secret() if seed is None else seed
        state = self.state_class(self, None, seed)
        if self._table is None:
            self._table = _empty_table(self, self.vocabulary)
        self._table.deal(state, self._draw(seed))
        return state

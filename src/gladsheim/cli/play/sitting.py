"""Game at one keyboard: seats, bots, the record, taking back. It neither reads nor prints."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from gladsheim import bots
from gladsheim.bots.contests.matches import decision_seed
from gladsheim.cli.screen import visible
from gladsheim.core.applied import Applied
from gladsheim.core.errors import RecordError
from gladsheim.core.game import Game, Seed, State
from gladsheim.records import FairStart, PositionStart, Record, RecordedSeat, Recorder, opening
from gladsheim.records.record import BOT, HUMAN


@dataclass(frozen=True, slots=True)
class SavedState:
    """A state that `take_back` can return to, and the number of actions taken until then."""

    state: State
    plies: int


class Sitting:
    """Running game with its seats.

    An action can be taken back while nobody else has acted since and nothing hidden has been revealed, so
    that an undo never gives a player information.
    """

    def __init__(self, recorder: Recorder, bot_label: str) -> None:
        self.recorder = recorder
        self.log: list[Applied] = []
        self._label = bot_label
        self._undo: list[SavedState] = []
        self._bots: Mapping[int, bots.Bot] = {
            at: bots.create(seat.bot, recorder.state.game, wait=False)
            for at, seat in enumerate(recorder.seats)
            if seat.kind == BOT and seat.bot is not None
        }

    @classmethod
    def begin(cls, game: Game, seats: Sequence[RecordedSeat], seed: Seed) -> Sitting:
        """Begin a fresh deal."""
        return cls(Recorder(game.deal(seed), seats), _label(seed))

    @classmethod
    def resume(cls, record: Record) -> Sitting:
        """Resume the game of a record where it stopped. Raises RecordError if the record is not valid."""
        if isinstance(record.start, FairStart):
            raise RecordError("is a fair deal: the game can be continued only in its hall", field="start")
        start = opening(record)
        seed = (
            "" if isinstance(record.start, PositionStart) or record.start.seed is None else record.start.seed
        )
        sitting = cls(Recorder(start, record.seats), _label(seed))
        for ply, entry in enumerate(record.actions, 1):
            if sitting.to_act != entry.seat:
                raise RecordError(f"seat {entry.seat} acts out of turn", ply=ply, field="seat")
            sitting.log.append(sitting.recorder.resume(entry))
            if sitting.recorder.link != entry.link:
                raise RecordError("the link does not fit: it was altered", ply=ply, field="chain")
        return sitting

    @property
    def state(self) -> State:
        """Current position."""
        return self.recorder.state

    @property
    def names(self) -> list[str]:
        """Names by seat, as they are shown."""
        return [visible(seat.name) for seat in self.recorder.seats]

    @property
    def to_act(self) -> int | None:
        """Seat to act; None when the game is over."""
        return self.state.current_player

    @property
    def humans(self) -> list[int]:
        """Seats at the keyboard."""
        return [at for at, seat in enumerate(self.recorder.seats) if seat.kind == HUMAN]

    @property
    def bot_to_act(self) -> bool:
        """Whether a bot is to act."""
        return self.to_act in self._bots

    def act(self, action: str) -> Applied:
        """Take a person's action. Raises ActionError; nothing has changed then."""
        before = SavedState(self.state.clone(), len(self.recorder.entries))
        applied = self.recorder.apply(action)
        self.log.append(applied)
        if applied.final:
            self._undo.clear()
        else:
            self._undo.append(before)
        return applied

    def ask_bot(self) -> Callable[[], str]:
        """Return a function with which the bot to act chooses an action from what its seat may know now.

        It shares nothing with the sitting, so it can be called in another thread.
        """
        seat = self.to_act
        if seat is None or seat not in self._bots:
            raise ValueError("no bot is to act")
        seed = decision_seed(self._label, len(self.recorder.entries))
        bot, state = self._bots[seat], self.state.redeal(seat, seed)
        return lambda: bot.choose_in(state, seed)

    def bot_acts(self, action: str) -> Applied:
        """Take the action that the bot to act has chosen.

        Earlier actions of people cannot be taken back any more.
        """
        applied = self.recorder.apply(action)
        self.log.append(applied)
        self._undo.clear()
        return applied

    def take_back(self) -> str | None:
        """Take the last action back and return it; None if nothing may be taken back."""
        if not self._undo:
            return None
        standing = self._undo.pop()
        self.recorder.take_back(standing.state, standing.plies)
        return self.log.pop().action

    def record(self) -> Record:
        """Return the record with the seed, so that the game can be resumed from it."""
        return self.recorder.record(reveal=True)


def _label(seed: Seed) -> str:
    return f"bots of {seed.hex() if isinstance(seed, bytes) else seed}"

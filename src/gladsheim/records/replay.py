"""Replay of a record, and verification of all its claims."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import NamedTuple

from gladsheim.core.applied import Applied
from gladsheim.core.errors import ActionError, GladsheimError, RecordError, UsageError, shorten
from gladsheim.core.fair import action_word, deal_fairly, secret_of_day
from gladsheim.core.game import Game, Json, State, by_version
from gladsheim.games import game as new_game
from gladsheim.records import deals
from gladsheim.records.canonical import canonical
from gladsheim.records.record import (
    ABANDONED,
    HUMAN,
    EarlyEnd,
    FairStart,
    PositionStart,
    Record,
    RecordedAction,
    SeedStart,
    commitment,
    next_link,
)

CHECKS = {
    "start.position": "position",
    "start.deal.seed": "commitment",
    "start.fair": "commitment",
    "start.fair.secret": "commitment",
}
"""Check to which a fault in a field of a record belongs, where its name is not that of the field."""


class ReplayStep(NamedTuple):
    """A ply (0: the start), the state after it, and what the action brought (None at the start)."""

    ply: int
    state: State
    applied: Applied | None


@dataclass(frozen=True, slots=True)
class VerificationFault:
    """One thing in a record that does not hold.

    `check` is "rules", "options", "seats", "commitment", "position", "chain", "receipt",
    "seat", "action", "result" or "ended".
    """

    check: str
    message: str
    ply: int | None = None
    rules: tuple[str, ...] = ()

    def __str__(self) -> str:
        where = f"ply {self.ply}: " if self.ply is not None else ""
        which = f" ({', '.join(self.rules)})" if self.rules else ""
        return f"{self.check}: {where}{self.message}{which}"


@dataclass(frozen=True, slots=True)
class VerificationReport:
    """The result of `verify`; `plies` actions were replayed.

    `notices` say what was not proved of the deal although nothing is wrong, and whose doing it was.
    `revealed` is False while the deal is known only by its commitment: then the chain was
    checked and the game could not be replayed.
    """

    findings: tuple[VerificationFault, ...]
    plies: int
    over: bool
    revealed: bool
    notices: tuple[str, ...] = ()

    @property
    def ok(self) -> bool:
        """Whether everything that could be checked is right."""
        return not self.findings


def replay(record: Record) -> Iterator[ReplayStep]:
    """Yield every state of the game from the start on; each state belongs to the caller.

    Raises RecordError at the first ply that does not hold; the chain and the result are not checked.
    """
    state = opening(record)
    yield ReplayStep(0, state.clone(), None)
    key = record.start.key if isinstance(record.start, FairStart) else None
    for ply, entry in enumerate(record.actions, 1):
        if key is not None:
            # A word for each action, so that an outcome reveals nothing of the next.
            state.chance_word = action_word(key, ply)
        applied = _take(state, ply, entry)
        yield ReplayStep(ply, state.clone(), applied)


def opening(record: Record) -> State:
    """Return the state before the first action. Raises RecordError."""
    game = _game(record)
    match record.start:
        case SeedStart(seed=None):
            raise RecordError("is not revealed before the game is over", field="start.deal.seed")
        case FairStart(secret=None):
            raise RecordError("is not revealed before the game is over", field="start.fair.secret")
        case SeedStart(seed=seed):
            return _opened(lambda: game.deal(seed), "start.deal.seed")
        case FairStart() as fair:
            return _opened(lambda: deal_fairly(game, fair.key), "start.fair")
        case PositionStart(document=document):
            return _opened(lambda: game.from_document(document), "start.position")


def _opened(make: Callable[[], State], field: str) -> State:
    try:
        return make()
    except (GladsheimError, ValueError) as error:
        raise RecordError(str(error), field=field) from error


def _game(record: Record) -> Game:
    try:
        game = new_game(record.game, **record.options)
    except (GladsheimError, TypeError) as error:
        raise RecordError(str(error), field="options") from error
    if canonical(game.options) != canonical(record.options):
        given, whole = shorten(dict(record.options)), shorten(dict(game.options), 300)
        raise RecordError(f"are {given}; allowed: all, in this order: {whole}", field="options")
    try:
        game = by_version(game, record.rules)
    except UsageError as error:
        raise RecordError(f"are unknown to this engine: {error}", field="rules") from error
    if game.players != len(record.seats):
        raise RecordError(f"are {len(record.seats)}; the options say {game.players}", field="seats")
    return game


def _take(state: State, ply: int, entry: RecordedAction) -> Applied:
    if state.current_player is None:
        raise RecordError("the game was over before this action", ply=ply, field="action")
    if state.current_player != entry.seat:
        message = f"seat {entry.seat} acts; it was the turn of seat {state.current_player}"
        raise RecordError(message, ply=ply, field="seat")
    try:
        return state.apply(entry.action)
    except ActionError as error:
        refusal = error.refusal
        message = f"{shorten(entry.action)}: {refusal.message}"
        raise RecordError(message, ply=ply, field="action", rules=refusal.rules) from error


def verify(
    record: Record, *, receipt: str | None = None, day: tuple[str, bytes] | None = None
) -> VerificationReport:
    """Check options, commitment, chain, every action and the result.

    `receipt` is a link that a player noted during the game: it must occur in the chain. A person who alters a
    record can compute the whole chain again, but cannot change a receipt. `day` is a day (YYYY-MM-DD) and the
    secret that was told of it: the record must be of a deal of that day.
    """
    findings = [*_check_chain(record, receipt), *_check_commitment(record), *_check_day(record, day)]
    start = record.start
    notices = tuple(deals.notices(start, record.seats)) if isinstance(start, FairStart) else ()
    # Without the seed the game cannot be replayed; the chain has been checked above.
    if not start.revealed:
        if record.over:
            findings.append(VerificationFault("commitment", "the game is over and its deal is not revealed"))
        return VerificationReport(tuple(findings), 0, record.over, revealed=False, notices=notices)
    plies = 0
    try:
        for step in replay(record):
            plies, state = step.ply, step.state
        findings += _check_result(record, state)
    except RecordError as error:
        check = CHECKS.get(error.field, error.field)
        message = error.message if error.ply is not None else f"{error.field} {error.message}"
        findings.append(VerificationFault(check, message, error.ply, error.rules))
    return VerificationReport(tuple(findings), plies, record.over, revealed=True, notices=notices)


def _check_chain(record: Record, receipt: str | None) -> Iterator[VerificationFault]:
    link = record.first_link
    links = [link]
    for ply, entry in enumerate(record.actions, 1):
        if next_link(link, ply, entry.seat, entry.action, entry.time) != entry.link:
            whose = " or the header" if ply == 1 else ""
            yield VerificationFault("chain", f"the link does not fit: this action{whose} was altered", ply)
        # Goes on from the stored link, so that one altered action is one finding.
        link = entry.link
        links.append(link)
    if receipt is not None and receipt not in links:
        yield VerificationFault(
            "receipt", f"{shorten(receipt)} is not a link of this record: the record was rewritten"
        )


def _check_commitment(record: Record) -> Iterator[VerificationFault]:
    start = record.start
    if isinstance(start, SeedStart) and start.seed is not None and commitment(start.seed) != start.commitment:
        yield VerificationFault("commitment", "the seed is not the one that was committed to")
    if isinstance(start, FairStart):
        yield from (VerificationFault("commitment", fault) for fault in deals.faults(start, record.seats))


def _check_day(record: Record, day: tuple[str, bytes] | None) -> Iterator[VerificationFault]:
    if day is None:
        return
    name, secret = day
    told = record.start.secret if isinstance(record.start, FairStart) else None
    if told != secret_of_day(secret, name, record.game):
        yield VerificationFault(
            "day", f"the deal does not follow from this secret, the day {name} and the game"
        )


def _check_result(record: Record, state: State) -> Iterator[VerificationFault]:
    if record.ended is not None:
        if state.is_terminal:
            message = "the game is said to have ended early, but its rules had ended it"
            yield VerificationFault("ended", message, len(record.actions))
        elif not _may_end(record, record.ended):
            yield VerificationFault(
                "ended", "those who left are no people, or nobody left", len(record.actions)
            )
    elif not state.is_terminal:
        if record.result is not None:
            yield VerificationFault(
                "result", "a result is given, but the game is not over", len(record.actions)
            )
    elif record.result is None:
        yield VerificationFault("result", "the game is over, but no result is given", len(record.actions))
    elif canonical(record.result) != canonical(truth := dict(state.result())):
        yield VerificationFault("result", _difference(record.result, truth), len(record.actions))


def _may_end(record: Record, ended: EarlyEnd) -> bool:
    """Return whether enough players have left for a game to end: at least one, unless all agreed."""
    people = {seat for seat, one in enumerate(record.seats) if one.kind == HUMAN}
    return people.issuperset(ended.seats) and (ended.how == ABANDONED or bool(ended.seats))


def _difference(told: Json, truth: Json) -> str:
    for name in sorted({*told, *truth}):
        if name not in told or name not in truth or canonical(told[name]) != canonical(truth[name]):
            return f"{name} is {shorten(told.get(name))}; replayed it is {shorten(truth.get(name))}"
    return "differs from the replayed one"

"""Routes of the laboratory: positions that any caller sets up, queries and plays on.

Nothing is stored and no table is read.
Games that are closed for new tables can be used here: their rules can be tried at any time.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from litestar.di import NamedDependency
from litestar.params import JSONBody

from gladsheim.core.errors import ActionError, DocumentError, Fault, Refusal
from gladsheim.core.game import State
from gladsheim.core.words import Words
from gladsheim.server.identity.admission import BOTS_DEAR
from gladsheim.server.lab.wire import LabPosition, LabQuestion
from gladsheim.server.live_tables.library import Games, Library
from gladsheim.server.lobby import catalogue
from gladsheim.server.shares.turns import Turns
from gladsheim.server.views.wire import PreviewView, Why
from gladsheim.server.wire.bodies import Strict
from gladsheim.server.wire.errors import BadRequest, Refused
from gladsheim.server.wire.requests import Caller, GameName, ask, language_of
from gladsheim.tables.lab import SEED, IllegalAt, LabView, look, play
from gladsheim.tables.refusals import Illegal, UnknownTable

MOST_FAULTS = 50

T = TypeVar("T")


@ask("/lab/{game:str}/position", Strict[LabPosition], refuses=("bad_document", "illegal"), **BOTS_DEAR)
async def lab_position(
    library: NamedDependency[Library],
    questions: NamedDependency[Turns],
    game: GameName,
    data: JSONBody[LabPosition],
) -> LabView:
    """Return a position after some actions, complete and open to all. Refused as `bad_document` with all
    `faults` and the `openings` of its board, or as `illegal` with the number of the action as `at`.
    """
    games = library.games

    def work() -> LabView:
        state = _state(games, game, data)
        try:
            log = play(state, data.actions, data.seed)
        except IllegalAt as error:
            raise _illegal(error.at, error.refusal) from error
        return look(state, log, data.seat)

    try:
        return await _worked(questions, work)
    except Refused as refused:
        if data.document is not None and "faults" in refused.more:
            refused.more["openings"] = games.info(game)().presenter.openings(data.document)
        raise


@ask("/lab/{game:str}/preview", Strict[LabQuestion], refuses=("bad_document", "illegal"), **BOTS_DEAR)
async def lab_preview(
    library: NamedDependency[Library],
    questions: NamedDependency[Turns],
    game: GameName,
    data: JSONBody[LabQuestion],
) -> PreviewView:
    """Return the immediate effect of an action."""
    games = library.games

    def work() -> PreviewView:
        try:
            return PreviewView.of(_state(games, game, data), data.action)
        except ActionError as error:
            raise Illegal(error.refusal) from error

    return await _worked(questions, work)


@ask("/lab/{game:str}/why", Strict[LabQuestion], refuses=("bad_document",), **BOTS_DEAR)
async def lab_why(
    request: Caller,
    library: NamedDependency[Library],
    questions: NamedDependency[Turns],
    game: GameName,
    data: JSONBody[LabQuestion],
) -> Why:
    """Explain why an action may not be taken."""
    games = library.games

    def work() -> Why:
        try:
            refusal = _state(games, game, data).why_not(data.action)
        except ActionError as error:
            refusal = error.refusal
        return Why.of(refusal, language_of(request))

    return await _worked(questions, work)


HANDLERS = [lab_position, lab_preview, lab_why]


async def _worked(questions: Turns, work: Callable[[], T]) -> T:
    """Run work in a thread; a DocumentError becomes a refusal with every fault."""
    try:
        return await questions.work(work)
    except DocumentError as error:
        raise _bad_document(error.faults) from error


def _state(games: Games, game: str, data: LabPosition | LabQuestion) -> State:
    """Return the position of the request. Raises UnknownTable, BadRequest, OptionsError, DocumentError."""
    if game not in games.names():
        raise UnknownTable
    if data.document is not None:
        if data.document.get("game") != game:
            raise DocumentError([Fault("game", f"is not this game's; allowed: {game!r}")])
        return games.from_document(data.document)
    known = [option.name for option in games.info(game).option_list]
    for name in data.options:
        if name not in known:
            raise BadRequest(catalogue.unknown("faults-no-option", name, known), f"options.{name}")
    return games.game(game, **data.options).deal(data.seed or SEED)


def _bad_document(faults: Sequence[Fault]) -> Refused:
    first = faults[0]
    field = ".".join(part for part in ("document", first.field) if part)
    words = Words.of("faults-document", count=len(faults), field=field)
    refused = Refused("bad_document", words, field)
    listed = [{"field": fault.field, "message": fault.message} for fault in faults[:MOST_FAULTS]]
    refused.more["faults"] = listed
    return refused


def _illegal(at: int, refusal: Refusal) -> Refused:
    refused = Refused("illegal", refusal.words, f"actions.{at}")
    refused.more |= {"rules": refusal.rules, "at": at}
    return refused

"""Routes of time and consent: resigning, coming back, offers, vacations."""

from __future__ import annotations

from typing import Annotated, Literal

from litestar import delete, get, put
from litestar.di import NamedDependency
from litestar.params import JSONBody, PathParameter

from gladsheim.server.acting.acting import Acting, Move
from gladsheim.server.acting.agreements import Agreements, OfferOrAnswer
from gladsheim.server.identity.admission import BOTS
from gladsheim.server.identity.guests import UserId
from gladsheim.server.timekeeping.timekeeper import Timekeeper
from gladsheim.server.timekeeping.wire import AnswerOffer, Beside, MakeOffer, SetVacation, VacationView
from gladsheim.server.wire.bodies import Strict
from gladsheim.server.wire.errors import Refused
from gladsheim.server.wire.refusals import AGREEING, BEGUN, MOVES
from gladsheim.server.wire.requests import TableId, ask
from gladsheim.tables.table import RESIGN, RETURN
from gladsheim.tables.views.view import TableView

OfferKind = Annotated[Literal["takeback", "abandon"], PathParameter(description="What is offered")]


@ask("/tables/{table:str}/resign", Strict[Beside], refuses=MOVES, **BOTS)
async def resign(
    user: UserId, acting: NamedDependency[Acting], table: TableId, data: JSONBody[Beside]
) -> TableView:
    """Resign a game. The same `action_id` again gets the same answer."""
    move = Move.beside(RESIGN, data.seat, data.action_id, data.expected_seq)
    return await acting.submit(user, table, move)


@ask("/tables/{table:str}/return", Strict[Beside], refuses=(*MOVES, "not_away", "rated"), **BOTS)
async def come_back(
    user: UserId, acting: NamedDependency[Acting], table: TableId, data: JSONBody[Beside]
) -> TableView:
    """Take back a seat for which a bot plays since its time ran out."""
    move = Move.beside(RETURN, data.seat, data.action_id, data.expected_seq)
    return await acting.submit(user, table, move)


@ask(
    "/tables/{table:str}/offers",
    Strict[MakeOffer],
    refuses=(*AGREEING, "no_undo", "undo_limit", "rated", "shared_deal"),
    **BOTS,
)
async def make_offer(
    user: UserId, agreements: NamedDependency[Agreements], table: TableId, data: JSONBody[MakeOffer]
) -> TableView:
    """Offer a takeback, or to abandon the game, to all players. It is carried out when all have agreed."""
    word = OfferOrAnswer(data.kind, data.action_id, data.expected_seq)
    return await agreements.offer(user, table, data.seat, word)


@ask("/tables/{table:str}/offers/{kind:str}", Strict[AnswerOffer], refuses=(*AGREEING, "no_offer"), **BOTS)
async def answer_offer(
    user: UserId,
    agreements: NamedDependency[Agreements],
    table: TableId,
    kind: OfferKind,
    data: JSONBody[AnswerOffer],
) -> TableView:
    """Agree to an offer, or decline it."""
    if not data.agree:
        return await agreements.withdraw(user, table, kind)
    return await agreements.agree(user, table, OfferOrAnswer(kind, data.action_id, data.expected_seq))


@delete(
    "/tables/{table:str}/offers/{kind:str}",
    status_code=200,
    refuses=(*BEGUN, "not_your_seat", "left", "over"),
    **BOTS,
)
async def withdraw_offer(
    user: UserId, agreements: NamedDependency[Agreements], table: TableId, kind: OfferKind
) -> TableView:
    """Withdraw an offer. Does nothing if it is gone."""
    return await agreements.withdraw(user, table, kind)


@get("/vacation", refuses=("not_seated",))
async def vacation(user: UserId, timekeeper: NamedDependency[Timekeeper]) -> VacationView:
    """Return whether the caller is on vacation, and how much of it is left."""
    return await _vacation(timekeeper, _user(user))


@put("/vacation", dto=Strict[SetVacation], return_dto=None, refuses=("not_seated", "no_vacation"))
async def set_vacation(
    user: UserId, timekeeper: NamedDependency[Timekeeper], data: JSONBody[SetVacation]
) -> VacationView:
    """Begin or end a vacation of the caller: clocks that count days stand still meanwhile."""
    own = _user(user)
    await timekeeper.set_vacation(own, on=data.on)
    return await _vacation(timekeeper, own)


async def _vacation(timekeeper: Timekeeper, user: str) -> VacationView:
    return VacationView(*await timekeeper.vacation(user))


def _user(user: str | None) -> str:
    if user is None:
        raise Refused("not_seated")
    return user


HANDLERS = [resign, come_back, make_offer, answer_offer, withdraw_offer, vacation, set_vacation]

"""Routes by which users show or hide their presence."""

from __future__ import annotations

from litestar import Response, get, put
from litestar.di import NamedDependency
from litestar.params import JSONBody
from msgspec import Struct

from gladsheim.server.identity.guests import UserId, caller_or_new
from gladsheim.server.live.presence import Presence
from gladsheim.server.wire.bodies import Strict
from gladsheim.server.wire.refusals import NEW_GUEST
from gladsheim.server.wire.requests import Caller


class PresenceSettings(Struct, forbid_unknown_fields=True):
    """If `hidden`, other people do not see whether the user is at a table, or when that was last."""

    hidden: bool


@get("/presence")
async def presence_settings(user: UserId, presence: NamedDependency[Presence]) -> PresenceSettings:
    """Return whether the caller hides presence."""
    return PresenceSettings(user is not None and await presence.hides(user))


@put("/presence", dto=Strict[PresenceSettings], return_dto=None, refuses=NEW_GUEST)
async def change_presence(
    request: Caller, presence: NamedDependency[Presence], data: JSONBody[PresenceSettings]
) -> Response[PresenceSettings]:
    """Hide the caller's presence from others at all tables, or show it."""
    user, cookies = await caller_or_new(request)
    await presence.set_hides(user.id, data.hidden)
    return Response(PresenceSettings(data.hidden), cookies=cookies)


HANDLERS = [presence_settings, change_presence]

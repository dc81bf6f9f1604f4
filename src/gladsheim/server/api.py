"""All routes under /api, in the order in which the interface document lists them."""

from __future__ import annotations

from typing import Any

from litestar import Router

from gladsheim.server.accounts import routes as account_routes
from gladsheim.server.acting import routes as table_routes
from gladsheim.server.covers import routes as order_routes
from gladsheim.server.daily import routes as daily_routes
from gladsheim.server.finding import routes as finding_routes
from gladsheim.server.history import routes as past_routes
from gladsheim.server.identity.admission import admit
from gladsheim.server.lab import lesson_routes, routes as lab_routes
from gladsheim.server.ladder import routes as ladder_routes
from gladsheim.server.live import presence_routes
from gladsheim.server.lobby import game_routes, seat_routes
from gladsheim.server.notifications import routes as contact_routes
from gladsheim.server.operators import routes as health_routes
from gladsheim.server.parts import connect
from gladsheim.server.prepared import routes as prepared_routes
from gladsheim.server.puzzles import routes as puzzle_routes
from gladsheim.server.reviews import routes as review_routes
from gladsheim.server.robots import routes as robot_routes, stream_routes as bot_routes
from gladsheim.server.talk import routes as talk_routes
from gladsheim.server.timekeeping import routes as time_routes

HANDLERS = [
    *health_routes.HANDLERS,
    *game_routes.HANDLERS,
    *ladder_routes.HANDLERS,
    *account_routes.HANDLERS,
    *robot_routes.HANDLERS,
    *seat_routes.HANDLERS,
    *finding_routes.HANDLERS,
    *daily_routes.HANDLERS,
    *bot_routes.HANDLERS,
    *past_routes.HANDLERS,
    *review_routes.HANDLERS,
    *talk_routes.HANDLERS,
    *contact_routes.HANDLERS,
    *presence_routes.HANDLERS,
    *time_routes.HANDLERS,
    *order_routes.HANDLERS,
    *prepared_routes.HANDLERS,
    *lab_routes.HANDLERS,
    *lesson_routes.HANDLERS,
    *puzzle_routes.HANDLERS,
    *table_routes.HANDLERS,
]


def api(*more: Any) -> Router:
    """Return a router of all routes, and connect each to the parts of the hall that its signature names."""
    routes = [*HANDLERS, *more]
    for route in routes:
        connect(route)
    return Router("/api", route_handlers=routes, before_request=admit)

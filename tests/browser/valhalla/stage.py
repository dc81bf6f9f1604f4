"""Valhalla's table in a position that a test has made, without anybody having played there."""

from __future__ import annotations

import json
import random
import re
from functools import cache
from typing import Any
from urllib.parse import parse_qs, urlsplit

import msgspec
from playwright.sync_api import Page, Route, WebSocketRoute

from gladsheim import game
from gladsheim.core.game import Json, State
from gladsheim.server.views.wire import PreviewView
from tests.browser.lending import SPEAK
from tests.browser.sitting import Sitting, load_table, make_table, prepare_nothing
from tests.browser.valhalla.playing import Table

PLAYERS = 6
FAR = 1000
"""A number beyond all those that the hall gives to what happens at the table."""
MOST = 4000
"""More decisions than any game that is looked at has before it is where it is wanted."""


@cache
def _late(kind: str, seed: int, cycle: int) -> State:
    """A position of a game for six, played by lot, in which a choice of this kind is offered late."""
    chance = random.Random(seed)
    state = game("valhalla", players=PLAYERS, excuse=True, target=900).deal(f"stage {seed}")
    for _ in range(MOST):
        seat = state.current_player
        assert seat is not None, (kind, seed)
        choices = state.game.presenter.choices(state)
        kinds = sorted({choice["type"] for choice in choices})
        if kind in kinds and state.game.presenter.scene(state, seat)["seats"][seat]["cycle"] >= cycle:
            return state
        # Who only passes never has anything to use.
        busy = [one for one in kinds if one not in ("pass", "battle")] or kinds
        wanted = chance.choice(busy)
        state.apply(chance.choice([choice["action"] for choice in choices if choice["type"] == wanted]))
    raise AssertionError((kind, seed))


def late(kind: str, seed: int = 1, cycle: int = 3) -> State:
    """As `_late`; a copy of the test's own."""
    return _late(kind, seed, cycle).clone()


class Stage:
    """A table whose page is shown positions, and answered from them, by a line that the test holds."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.template = make_table(
            page, "valhalla", ["random"] * (PLAYERS - 1), 1, {"excuse": True, "first": 0}
        )
        self.sockets: list[WebSocketRoute] = []
        self.number = 0
        self.log: list[Json] = []
        self.asked: list[str] = []
        self.state: State | None = None
        prepare_nothing(page)
        page.route_web_socket(re.compile("/live"), lambda socket: self.sockets.append(socket))  # noqa: PLW0108
        page.route("**/preview?**", self._preview)
        page.route("**/why?**", self._why)
        page.route("**/actions", self._act)
        load_table(page, self.template)
        self.page.locator("[data-mine]").wait_for()

    def clear(self, language: str = "en") -> None:
        """Load the page anew in this language: nothing was shown or done there."""
        self.log.clear()
        self.asked.clear()
        self.page.mouse.move(0, 0)
        self.page.evaluate(SPEAK, language)
        self.page.reload()
        self.page.locator("[data-mine]").wait_for()

    def show(self, state: State, seat: int | None = None) -> Table:
        """Bring a position to the page, as seen by whoever is to act; back when it is shown."""
        self.state = state
        view = self._view(seat)
        self.sockets[-1].send(json.dumps({"n": self.number, "type": "view", "view": view}))
        self.page.locator(f'[data-seq="{view["seq"]}"]').wait_for(state="attached")
        return Table(Sitting(self.page))

    def then(self, action: str, seat: int) -> Table:
        """Take an action for whoever is to act, and show what it has brought as `seat` sees it."""
        assert self.state is not None
        state, actor = self.state.clone(), self.state.current_player
        applied = state.apply(action)
        events = [event.seen_by(seat) for event in applied.events]
        self.log.append(
            {
                **(self.template["log"][0] if self.template["log"] else {}),
                "seq": FAR + self.number + 1,
                "seat": actor,
                "action": action,
                "undone": False,
                "points": applied.points,
                "parts": list(applied.parts),
                "events": events,
                "story": state.game.presenter.story(actor or 0, action, applied.parts, events).document(),
            }
        )
        return self.show(state, seat)

    def _view(self, seat: int | None) -> Json:
        state = self.state
        assert state is not None
        actor = state.current_player
        seat = actor if seat is None else seat
        self.number += 1
        seats = [{**self.template["seats"][n], "seat": n, "mine": n == seat} for n in range(PLAYERS)]
        mine = seat == actor
        return {
            **self.template,
            "seats": seats,
            "seq": FAR + self.number,
            "viewer": seat,
            "to_act": actor,
            "my_turn": mine,
            "thinking": False,
            "can_undo": False,
            "scene": state.game.presenter.scene(state, seat),
            "choices": state.game.presenter.choices(state) if mine else [],
            "log": list(self.log),
        }

    def _asked(self, route: Route) -> str:
        action: str = parse_qs(urlsplit(route.request.url).query)["action"][0]
        self.asked.append(action)
        return action

    def _preview(self, route: Route) -> None:
        assert self.state is not None
        action = self._asked(route)
        route.fulfill(json=msgspec.to_builtins(PreviewView.of(self.state, action)))

    def _why(self, route: Route) -> None:
        assert self.state is not None
        why = self.state.why_not(self._asked(route))
        message, rules = (why.message, list(why.rules)) if why else ("", [])
        route.fulfill(json={"legal": why is None, "message": message, "rules": rules})

    def _act(self, route: Route) -> None:
        body: dict[str, Any] = route.request.post_data_json or {}
        self.asked.append(body["action"])
        route.abort()

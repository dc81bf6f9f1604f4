"""Valda's page shown prepared positions: line and answers come from the engine, nothing is played."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable, Sequence
from contextlib import suppress
from urllib.parse import parse_qs, urlsplit

from msgspec import to_builtins
from playwright.sync_api import Page, Route, TimeoutError as PlaywrightTimeout, WebSocketRoute

from gladsheim import game
from gladsheim.core.game import Json, State
from gladsheim.server.views.wire import PreviewView
from tests import PATIENCE
from tests.browser.lending import SPEAK
from tests.browser.sitting import Sitting, load_table, make_table, prepare_nothing
from tests.browser.valda.playing import Table

PLAYERS = 5
FAR = 1000
"""A number beyond all those that the hall gives to what happens at the table."""
GOING_ON = ("end", "pass", "yield", "done")
LIVELY = 0.75
"""Where one may as well go on, something is done with this likelihood."""
MOST = 20_000
AGAIN_MS = 5_000
TRIES = PATIENCE * 1_000 // AGAIN_MS
SHOWN = """({ scores, cards, mine, past }) => {
  const told = [...document.querySelectorAll('[data-seat] .score')].map((it) => it.textContent);
  const held = new Set([...document.querySelectorAll('[data-cards] [data-key^="hand:"]')]
    .map((it) => it.dataset.key));
  const link = document.querySelector('a.past');
  return String(told) === String(scores) && (!past || link?.href.endsWith(past)) &&
    cards.every((key) => held.has(key)) && document.querySelector(`[data-mine="${mine}"]`) !== null;
}"""


def late_position(
    decision: str, seat: int = 0, wanted: Callable[[State], bool] = lambda state: True, since: int = 5
) -> State:
    """A position of a game for five, not before a round, in which a seat decides; the same each time."""
    rng = random.Random(12)  # the same game each time
    state = game("valda", players=PLAYERS).deal("late 1")
    for _ in range(MOST):
        if state.current_player is None:
            break
        if state.current_player == seat:
            scene = state.game.presenter.scene(state, seat)
            if scene["round"] >= since and scene["decision"] == decision and wanted(state):
                return state
        choices = state.game.presenter.choices(state)
        ending = [choice for choice in choices if choice["type"] in GOING_ON]
        doing = [choice for choice in choices if choice not in ending]
        act = doing and (not ending or rng.random() < LIVELY)
        state.apply(rng.choice(doing if act else ending)["action"])
    raise AssertionError(f"no such position: {decision}")


class Stage:
    """A table of Valda whose page shows what the test brings."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.sockets: list[WebSocketRoute] = []
        self.number = 0
        self.state: State | None = None
        self.log: list[Json] = []
        self.table = Table(Sitting(page))
        self.template = make_table(page, "valda", ["random"], 1, {"first": 0})
        prepare_nothing(page)
        page.route_web_socket(re.compile("/live"), lambda socket: self.sockets.append(socket))  # noqa: PLW0108
        page.route(re.compile("/(preview|why)[?]"), self.answer)
        load_table(page, self.template)
        self.table.wait_for_turn()

    def clear(self, language: str = "en") -> None:
        """Load the page anew in this language: nothing was shown or done there."""
        self.log.clear()
        self.page.mouse.move(0, 0)
        self.page.evaluate(SPEAK, language)
        self.page.reload()
        self.table.wait_for_turn(language)

    def answer(self, route: Route) -> None:
        """What an action would bring, or why it is not allowed."""
        assert self.state is not None
        address = urlsplit(route.request.url)
        action = parse_qs(address.query)["action"][0]
        refusal = self.state.why_not(action)
        if address.path.endswith("/preview"):
            found: Json = {"action": action, "points": 0, "parts": [], "reasons": []}
            if refusal is None:
                found = to_builtins(PreviewView.of(self.state, action))
        else:
            rules = [] if refusal is None else list(refusal.rules)
            message = "" if refusal is None else refusal.message
            found = {"legal": refusal is None, "message": message, "rules": rules}
        route.fulfill(json=found)

    def act(self, actions: Sequence[str], viewer: int = 0) -> None:
        """Take actions in the position that is shown, and show how it came out."""
        assert self.state is not None
        for action in actions:
            applied = self.state.apply(action)
            events = [event.seen_by(viewer) for event in applied.events]
            story = self.state.game.presenter.story(applied.seat, action, applied.parts, events)
            self.number += 1
            entry = {
                "seq": FAR + self.number,
                "seat": applied.seat,
                "action": action,
                "points": applied.points,
                "parts": list(applied.parts),
                "events": events,
                "story": story.document(),
                "at": "2026-01-01T00:00:00Z",
                "undone": False,
            }
            self.log.append(entry)
        self.show(self.state, viewer)

    def show(self, state: State, viewer: int = 0, *, waits: bool = False) -> None:
        """Bring a position to the page as a seat sees it; back when it is shown.

        `waits`: the page acts there by itself, and is never answered.
        """
        self.state = state
        scene = state.game.presenter.scene(state, viewer)
        asked = state.current_player == viewer
        own = self.template["seats"][0]
        seats = [
            {**own, "seat": seat, "name": f"Guest {seat}", "mine": seat == viewer} for seat in range(PLAYERS)
        ]
        view = {
            **self.template,
            "seats": seats,
            "options": {**self.template["options"], "players": PLAYERS},
            "viewer": viewer,
            "to_act": scene["turn"],
            "my_turn": asked,
            "thinking": False,
            "can_undo": False,
            "scene": scene,
            "choices": state.game.presenter.choices(state) if asked else [],
            "log": self.log,
        }
        shown = {
            "scores": [part["display"] for part in scene["seats"]],
            "cards": sorted(f"hand:{card}" for card in set(scene["seats"][viewer]["hand"])),
            "mine": "true" if asked and not waits else "false",
        }
        for _ in range(TRIES):
            self.number += 1
            view["seq"] = FAR + self.number
            shown["past"] = f"/{FAR + self.number}" if self.log else ""
            message = {"n": self.number, "type": "view", "view": view}
            self.sockets[-1].send(json.dumps(message))
            # A line that was silent for long is opened anew by the page, which then asks again.
            with suppress(PlaywrightTimeout):
                self.page.wait_for_function(SHOWN, arg=shown, timeout=AGAIN_MS)
                return
        raise AssertionError("the page does not show the position")

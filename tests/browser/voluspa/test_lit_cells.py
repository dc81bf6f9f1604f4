"""What the board offers is what the engine allows, and the points on it are those then scored."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, Route, WebSocketRoute

from gladsheim import game
from gladsheim.core.game import Json, State
from gladsheim.games.voluspa.options import SETS
from tests.browser.conftest import OpenPage
from tests.browser.sitting import Sitting, open_table, prepare_nothing
from tests.proof_options import mostly_long

pytestmark = pytest.mark.browser

PARTS, POSITIONS, FEW = 4, 125, 60
"""So many tests look at so many positions each; in the short form one of them at a few, and shows of these
what offers something new, and every fifth.
"""
EACH_GAME = 12
"""So many positions are taken from one random game."""
TRIED = 4
"""So many actions of a position are taken, to see what they score."""
FAR = 1000
"""A number beyond all those that the hall gives to what happens at the table."""

# Everything that can be chosen: of each tile of the hand with each number of Freyas the lit cells
# with their points, and of a cell with several directions the points of each.
READ = r"""async () => {
  // Timers that follow each other are made to wait; messages are not.
  const { port1, port2 } = new MessageChannel();
  const rest = () => new Promise((done) => {
    port1.onmessage = done;
    port2.postMessage(null);
  });
  const press = (key) =>
    document.activeElement.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  const points = (place) => Number(place.querySelector('text')?.textContent.trim() ?? 0);
  const cells = () => [...document.querySelectorAll('g.lit')];
  const found = {};
  const read = async (who) => {
    for (const at of cells().map((cell) => cell.dataset.at)) {
      const cell = cells().find((candidate) => candidate.dataset.at === at);
      found[`${who}@${at}`] = points(cell);
      if (!who.startsWith('Jo')) continue;
      cell.dispatchEvent(new MouseEvent('click', { bubbles: true }));
      await rest();
      for (const arrow of document.querySelectorAll('[data-dir]')) {
        found[`${who}@${at}>${arrow.dataset.dir}`] = points(arrow);
      }
      press('Escape');
      await rest();
    }
  };
  await read('fly');
  const seen = new Set();
  for (const tile of document.querySelectorAll('button[data-slot]')) {
    if (seen.has(tile.dataset.tile) || Object.keys(found).some((key) => key.startsWith('fly'))) continue;
    seen.add(tile.dataset.tile);
    tile.click();
    await rest();
    for (let boosts = ''; ; ) {
      const shown = document.querySelector('output b')?.textContent ?? '+0';
      if (shown === boosts) break;
      boosts = shown;
      await read(`${tile.dataset.tile}${shown === '+0' ? '' : shown}`);
      press('+');
      await rest();
    }
    press('Escape');
    await rest();
  }
  return found;
}"""


def random_states(part: int, positions: int) -> Iterator[State]:
    """Positions out of random games: any set, any number of players, any ply."""
    rng = random.Random(6 + part)  # the same positions each time
    found = 0
    while found < positions:
        options = {"set": rng.choice(list(SETS)), "players": rng.randint(2, 5), "bolt": rng.random() < 0.5}
        state = game("voluspa", **options).deal(f"lit {part} {found}")
        plies = iter(sorted(rng.sample(range(60), EACH_GAME)))
        wanted = next(plies)
        for ply in range(60):
            if state.current_player is None or found == positions:
                break
            if ply == wanted:
                found += 1
                wanted = next(plies, -1)
                yield state.clone()
            state.apply(rng.choice(state.legal_actions()))


def expected(state: State) -> dict[str, int]:
    """What the page should offer: the legal landings with their points, written as actions are."""
    prices = {choice["action"]: choice["points"] for choice in state.game.presenter.choices(state)}
    assert set(prices) == set(state.legal_actions())
    found: dict[str, int] = {}
    ways: dict[str, list[str]] = {}
    for action, points in prices.items():
        if "@" not in action:
            continue
        cell = action.partition(">")[0]
        found[cell] = max(points, found.get(cell, 0))
        ways.setdefault(cell, []).append(action)
    for landings in ways.values():
        if len(landings) > 1:
            found |= {action: prices[action] for action in landings}
    return found


def assert_scores(state: State, rng: random.Random) -> None:
    """What some of the actions then score is what was told, and its parts add up to it."""
    prices = {choice["action"]: choice["points"] for choice in state.game.presenter.choices(state)}
    for action in rng.sample(sorted(prices), min(TRIED, len(prices))):
        preview, applied = state.preview(action), state.clone().apply(action)
        assert applied.points == prices[action] == preview.points
        assert sum(part["points"] for part in applied.parts) == applied.points
        assert list(preview.parts) == list(applied.parts)


class Stage:
    """A table whose page is shown any position, by a line that the test holds."""

    def __init__(self, page: Page, template: Json) -> None:
        self.page = page
        self.template = template
        self.sockets: list[WebSocketRoute] = []
        self.number = 0
        prepare_nothing(page)
        page.route_web_socket(re.compile("/live"), lambda socket: self.sockets.append(socket))  # noqa: PLW0108
        page.route("**/preview**", answer_preview)

    def show(self, state: State) -> None:
        """Bring a position to the page, as seen by whoever is to act; back when it is shown."""
        seat = state.current_player
        players = len(state.scores)
        self.number += 1
        seats = [
            {**self.template["seats"][0], "seat": number, "mine": number == seat} for number in range(players)
        ]
        view = {
            **self.template,
            "seats": seats,
            "seq": FAR + self.number,
            "options": {**self.template["options"], "players": players},
            "viewer": seat,
            "to_act": seat,
            "my_turn": True,
            "thinking": False,
            "scene": state.game.presenter.scene(state, seat),
            "choices": state.game.presenter.choices(state),
            "log": [],
        }
        self.sockets[-1].send(json.dumps({"n": self.number, "type": "view", "view": view}))
        tiles = sorted(state.game.presenter.scene(state, seat)["board"], key=lambda tile: tile["at"])
        self.page.wait_for_function(
            """wanted => JSON.stringify([...document.querySelectorAll('g.cell')]
              .map((cell) => `${cell.dataset.at} ${cell.dataset.tile}`).sort()) === wanted""",
            arg=json.dumps(sorted(f"{tile['at']} {tile['tile']}" for tile in tiles), separators=(",", ":")),
            polling=5,
        )


def answer_preview(route: Route) -> None:
    """The reasons are looked at elsewhere."""
    route.fulfill(json={"points": 0, "parts": [], "reasons": [], "lines": []})


@pytest.mark.parametrize("part", mostly_long(range(PARTS), [0]))
def test_lit_cells_are_the_legal_ones_with_the_points_then_scored(
    open_page: OpenPage, part: int, long: bool
) -> None:
    """In random positions every tile lights exactly its legal cells, with what each then scores."""
    page = open_page(own=True)
    sitting = open_table(page, ["random"], set="all")
    sitting.wait_for_turn()
    template = sitting.view()
    stage = Stage(page, template)
    page.reload()
    Sitting(page).board.wait_for()
    rng = random.Random(7)  # the same actions each time
    seen: set[Any] = set()
    for number, state in enumerate(random_states(part, POSITIONS if long else FEW)):
        offered = {(choice["type"], choice.get("way")) for choice in state.game.presenter.choices(state)}
        if offered <= seen and number % (1 if long else 5):
            continue
        stage.show(state)
        assert page.evaluate(READ) == expected(state)
        assert_scores(state, rng)
        seen |= offered
    ways = {"beside", "cover", "capture", "bump"}
    assert {("play", way) for way in ways} | {("flight", "cover"), ("flight", "beside")} <= seen

"""Takes the pictures in docs/pictures: real tables in the middle of games, as the page shows them.

Beside each picture it writes the texts of the catalogues that the picture shows. A test fails when the
page no longer has one of them.

Opens a hall in a temporary folder whose deals come from a fixed seed, plays some rounds of each game against
bots, and photographs the page in Chromium. Run it in an environment with the test tools and a built page:
`./gladsheim dev`, then `.venv/bin/python -m scripts.pictures`.
"""

from __future__ import annotations

import argparse
import asyncio
import hashlib
import io
import re
import shutil
import subprocess
import sys
import tempfile
import uuid
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

from gladsheim.cli.play.conversation import Conversation
from gladsheim.cli.play.screen.app import TableApp
from gladsheim.cli.play.sitting import Sitting
from gladsheim.cli.play.words import CliTexts
from gladsheim.core.telling.columns import unpacked
from gladsheim.games import game
from gladsheim.records import RecordedSeat
from scripts.prose.labels import is_label

ROOT = Path(__file__).resolve().parents[1]
PICTURES = ROOT / "docs" / "pictures"
CHROMIUM = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
DESKTOP: ViewportSize = {"width": 1280, "height": 800}
PHONE: ViewportSize = {"width": 390, "height": 844}
SMALL: ViewportSize = {"width": 1024, "height": 640}
HIGH: ViewportSize = {"width": 800, "height": 900}
LOOK: Any = {"reduced_motion": "reduce", "locale": "en-GB", "color_scheme": "dark"}
QUALITY = 88
TERMINAL = (110, 32)
"""Columns and rows."""
TURNS = 12
"""Actions before the terminal is drawn."""
REVIEWED = 600_000
"""Milliseconds after which a game must have ended, and its review, too."""
LONGEST = 400
"""Actions after which a game must have come to where it is photographed."""
SHOWN = """() => {
  const found = new Set();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const element = texts.currentNode.parentElement;
    const box = element.getBoundingClientRect();
    const inside = box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth;
    if (inside && box.width * box.height && element.checkVisibility()) {
      found.add(texts.currentNode.data);
    }
  }
  return [...found];
}"""
"""The texts on the screen."""
SERVE = """
import random, secrets, sys
chance = random.Random(int(sys.argv[1]))
secrets.token_bytes = chance.randbytes
secrets.token_urlsafe = lambda size=32: chance.randbytes(size).hex()
from gladsheim.server import run
sys.exit(run.serve(port=0, database=sys.argv[2]))
"""


@dataclass(frozen=True)
class Shot:
    """A picture: of which table, at which size, after how many actions of all seats."""

    name: str
    game: str
    size: ViewportSize
    actions: int
    options: dict[str, Any] = field(default_factory=dict)
    seats: int = 2
    takes_up: bool = False
    """Whether the finest tile of the hand is taken up, so that its places are lit."""


SHOTS = (
    Shot("voluspa", "voluspa", DESKTOP, 24, {"set": "edda"}, seats=3, takes_up=True),
    Shot("valda", "valda", DESKTOP, 60, seats=3),
    Shot("valhalla", "valhalla", DESKTOP, 60, seats=3),
    Shot("phone", "voluspa", PHONE, 16, seats=2, takes_up=True),
)


@contextmanager
def open_hall(seed: int) -> Iterator[str]:
    """A hall whose deals follow from the seed; gives its address."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-c", SERVE, str(seed), f"sqlite:///{folder}/hall.db"]
        with subprocess.Popen(command, cwd=ROOT / "src", stdout=subprocess.PIPE, text=True) as process:
            try:
                assert process.stdout is not None
                announced = re.search(r"http://\S+", process.stdout.readline())
                if announced is None:
                    sys.exit("scripts/pictures.py: the hall did not open")
                yield announced[0]
            finally:
                process.terminate()


def play(page: Page, address: str, shot: Shot) -> dict[str, Any]:
    """A table on which a guest and bots have acted for a while; the guest's view of it."""
    bots = [{"kind": "bot", "bot": "greedy"}] * (shot.seats - 1)
    wish = {"game": shot.game, "options": shot.options, "seats": [{"kind": "human", "name": "Sigyn"}, *bots]}
    page.goto(address)
    view: dict[str, Any] = page.request.post(f"{address}/api/tables", data=wish).json()
    table = f"{address}/api/tables/{view['id']}"
    page.goto(f"{address}/#/table/{view['id']}")
    for _ in range(LONGEST):
        view = wait_for_turn(page, table)
        if view["seq"] >= shot.actions:
            return view
        best = max(view["choices"], key=lambda choice: (choice["points"], choice["action"]))
        body = {"action": best["action"], "expected_seq": view["seq"], "seat": view["to_act"]}
        answer = page.request.post(f"{table}/actions", data={**body, "action_id": str(uuid.uuid4())})
        assert answer.ok, answer.text()
    raise RuntimeError(f"{shot.name}: the game did not come so far")


def wait_for_turn(page: Page, table: str) -> dict[str, Any]:
    """The view as soon as the guest is to act."""
    while True:
        view: dict[str, Any] = page.request.get(table).json()
        if view["my_turn"]:
            return {**view, "choices": list(unpacked(view["choices"]))}
        page.wait_for_function("() => new Promise(done => setTimeout(() => done(true), 50))")


def take_up(page: Page, view: dict[str, Any]) -> None:
    """Take up the tile in hand whose best cell brings most."""
    plays = [choice for choice in view["choices"] if choice["type"] == "play" and choice["boosts"] == 0]
    finest = str(max(plays, key=lambda choice: choice["points"])["piece"])
    hand = view["scene"]["seats"][view["viewer"]]["hand"]
    page.keyboard.press(str(hand.index(finest) + 1))
    page.get_by_role("button", pressed=True).wait_for()


def photograph(page: Page, target: Path) -> None:
    """The picture, without what belongs to keyboard and mouse."""
    page.evaluate("() => document.activeElement?.blur()")
    page.evaluate("() => document.fonts.ready")
    store(page.screenshot(), page, target)


def store(screenshot: bytes, page: Page, target: Path) -> None:
    """Write a picture, and beside it its SHA-256 and the texts of the catalogues that it shows."""
    Image.open(io.BytesIO(screenshot)).convert("RGB").save(target, "WEBP", quality=QUALITY, method=6)
    texts = {" ".join(text.split()) for text in page.evaluate(SHOWN)} - {""}
    lines = [hashlib.sha256(target.read_bytes()).hexdigest(), *sorted(filter(is_label, texts))]
    target.with_suffix(".txt").write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")


def shoot(browser: Browser, address: str, shot: Shot, folder: Path) -> None:
    """Take one picture."""
    page = browser.new_page(viewport=shot.size, **LOOK)
    view = play(page, address, shot)
    page.reload()
    page.get_by_role("main").wait_for()
    page.wait_for_load_state("networkidle")
    if shot.takes_up:
        take_up(page, view)
    photograph(page, folder / f"{shot.name}.webp")
    page.close()


@dataclass(frozen=True)
class Scene:
    """A picture of a page that is no running table: its address, and what is done there first."""

    name: str
    path: str
    size: ViewportSize
    prepare: Callable[[Page], object] = lambda page: None


def set_days(page: Page) -> None:
    """Fill in the form for a game by days with a friend."""
    page.get_by_label("Who takes seat 2").select_option(label="Anyone")
    page.get_by_text("More: who finds and watches it, clock", exact=True).click()
    page.get_by_label("Clock").select_option(label="3 days for each move")


def take_odin(page: Page) -> None:
    """Take up the tile that the first step of the lesson asks for."""
    page.get_by_role("button", name="Odin").click()


def start_puzzle(page: Page) -> None:
    """Open the first puzzle and take up the first tile."""
    page.get_by_role("link", name="First puzzle").click()
    page.get_by_role("button", name="Show the solution").wait_for()
    page.keyboard.press("1")


def make_account(page: Page, name: str) -> str:
    """Make an account for the guest of a page; returns the address of the hall."""
    address: str = page.evaluate("location.origin")
    wish = {"name": name, "password": "a long password"}
    assert page.request.post(f"{address}/api/account", data=wish).ok
    return address


def show_profile(page: Page) -> None:
    """Make an account, resign one game of each kind, and open the account's own page."""
    address = make_account(page, "Sigyn")
    for name in ("voluspa", "valda", "valhalla"):
        seats = [{"kind": "human", "name": "Sigyn"}, {"kind": "bot", "bot": "greedy"}]
        wish = {"game": name, "options": {}, "seats": seats, "visibility": "public"}
        view = page.request.post(f"{address}/api/tables", data=wish).json()
        table = f"{address}/api/tables/{view['id']}"
        page.goto(f"{address}/#/table/{view['id']}")
        view = wait_for_turn(page, table)
        body = {"seat": view["viewer"], "expected_seq": view["seq"], "action_id": str(uuid.uuid4())}
        assert page.request.post(f"{table}/resign", data=body).ok
    page.goto(f"{address}/#/player/Sigyn")
    page.reload()


def make_robot(page: Page) -> None:
    """Make an account and a bot account, and fill in the form for a token."""
    address = make_account(page, "Embla")
    page.goto(f"{address}/#/account")
    page.reload()
    page.get_by_label("Name of the new bot").fill("Hugin")
    page.get_by_role("button", name="Make a bot account").click()
    token = page.get_by_label("What the new token is for")
    token.fill("my computer")
    token.scroll_into_view_if_needed()


SCENES = (
    Scene("hall", "", DESKTOP),
    Scene("form", "#/new/voluspa", HIGH, set_days),
    Scene("lesson", "#/learn/voluspa/line", SMALL, take_odin),
    Scene("puzzle", "#/puzzles/voluspa", SMALL, start_puzzle),
    Scene("daily", "#/daily", DESKTOP),
    Scene("profile", "", DESKTOP, show_profile),
    Scene("robot", "", HIGH, make_robot),
)


def portray(browser: Browser, address: str, scene: Scene, folder: Path) -> None:
    """Take the picture of a scene."""
    page = browser.new_page(viewport=scene.size, **LOOK)
    page.goto(f"{address}/{scene.path}")
    page.wait_for_load_state("networkidle")
    scene.prepare(page)
    page.wait_for_load_state("networkidle")
    photograph(page, folder / f"{scene.name}.webp")
    page.close()


def review(browser: Browser, address: str, folder: Path) -> None:
    """Play a game of Völuspá between two bots and compare the biggest miss."""
    page = browser.new_page(viewport=DESKTOP, **LOOK)
    page.goto(address)
    bots = [{"kind": "bot", "bot": bot} for bot in ("seer-2", "greedy")]
    view = page.request.post(
        f"{address}/api/tables", data={"game": "voluspa", "options": {}, "seats": bots}
    ).json()
    page.goto(f"{address}/#/table/{view['id']}")
    page.get_by_role("button", name="Review the game").click(timeout=REVIEWED)
    page.get_by_role("button", name="Biggest miss").first.click(timeout=REVIEWED)
    page.get_by_role("button", name="Try it yourself").wait_for()
    page.wait_for_load_state("networkidle")
    photograph(page, folder / "review.webp")
    page.close()


def terminal(browser: Browser, folder: Path, drawing: str) -> None:
    """A table on the screen of a terminal, as Textual draws it; fonts are those of this machine."""
    page = browser.new_page(viewport=DESKTOP)
    page.context.set_offline(True)
    page.set_content(drawing)
    store(page.locator("svg").first.screenshot(), page, folder / "terminal.webp")
    page.close()


async def drawn(seed: int) -> str:
    """The screen some actions after the deal, as SVG."""
    seats = [RecordedSeat("Sigyn"), RecordedSeat("greedy", "bot", "greedy")]
    sitting = Sitting.begin(game("voluspa", set="edda"), seats, seed)
    app = TableApp(Conversation(sitting, CliTexts("en"), None))
    async with app.run_test(size=TERMINAL) as pilot:
        while len(sitting.log) < TURNS or sitting.to_act != 0:
            await pilot.press("enter")
            await pilot.pause()
        await pilot.press("1", "enter")
        await pilot.pause()
        return app.export_screenshot(title="gladsheim play voluspa --set edda")


def main() -> int:
    """Take all of them; returns the exit code."""
    parser = argparse.ArgumentParser(description="Take the pictures in docs/pictures.")
    parser.add_argument("--seed", type=int, default=8, help="where the deals come from")
    parser.add_argument("--output", type=Path, default=PICTURES, help="the folder they are put into")
    chosen = parser.parse_args()
    program = next((found for name in CHROMIUM if (found := shutil.which(name))), None)
    if program is None:
        print("scripts/pictures.py: Chromium is missing; install it", file=sys.stderr)
        return 2
    chosen.output.mkdir(parents=True, exist_ok=True)
    drawing = asyncio.run(drawn(chosen.seed))
    with open_hall(chosen.seed) as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
        for scene in SCENES:
            portray(browser, address, scene, chosen.output)
        review(browser, address, chosen.output)
        terminal(browser, chosen.output, drawing)
        for shot in SHOTS:
            shoot(browser, address, shot, chosen.output)
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())

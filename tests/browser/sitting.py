"""A player's hands at a table: everything by roles and accessible names, as a person finds it."""

from __future__ import annotations

import json
import re
from functools import partial
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import APIResponse, Locator, Page, expect

from gladsheim.core.telling.columns import unpacked
from gladsheim.locales import text

say = partial(text, "en")
BUTTON = re.compile(r'button ("(?:[^"\\]|\\.)*")')
POINTS = re.compile(r"(\d+) points?$")
CUT, LOOK_AGAIN_MS = 10, 50
LOST = 2
"""Tries more for a request whose kept connection the hall has just closed."""
# Waits until the board has come to rest.
AT_REST = """() => new Promise((rest) => {
  const board = document.querySelector('.port svg');
  let [seen, still] = ['', 0];
  const look = () => {
    still = board.getAttribute('viewBox') === seen ? still + 1 : 0;
    seen = board.getAttribute('viewBox');
    if (still < 3) requestAnimationFrame(look);
    else rest();
  };
  look();
})"""


def starting(message: str) -> re.Pattern[str]:
    """Matches names that begin as the message does before its first value."""
    return re.compile("^" + re.escape(say(message, tile="\0", points="\0").partition("\0")[0].strip()))


def open_setup(page: Page, game: str = "voluspa") -> None:
    """From the front page to the form for a new table."""
    offer = page.get_by_role("article", name=say(f"hall-game-{game}"))
    offer.get_by_role("link", name=say("hall-play-options")).click()
    page.get_by_role("button", name=say("setup-start"), exact=True).wait_for()


def open_terms(page: Page) -> None:
    """Open the part of the form with the clock, and with who finds and watches the table."""
    page.get_by_text(say("setup-more"), exact=True).click()


def sit_down(page: Page) -> Sitting:
    """From the form to the table."""
    page.get_by_role("button", name=say("setup-start"), exact=True).click()
    return Sitting(page)


def open_table(page: Page, bots: list[str], people: int = 1, **options: Any) -> Sitting:
    """A table of Völuspá as the form would open it, without filling in the form."""
    return open_seats(page, "voluspa", bots, people, options)


def open_seats(page: Page, game: str, bots: list[str], people: int, options: dict[str, Any]) -> Sitting:
    """A table of any game, people in the first seats, without filling in the form."""
    view = make_table(page, game, bots, people, options)
    page.goto(f"{origin(page)}/#/table/{view['id']}")
    return Sitting(page)


def open_to_begin(page: Page, game: str, options: dict[str, Any]) -> Sitting:
    """A table against a bot whose first player is the person: where that is drawn, the first such table."""
    while not (view := make_table(page, game, ["greedy"], 1, options))["my_turn"]:
        pass
    page.goto(f"{origin(page)}/#/table/{view['id']}")
    return Sitting(page)


def make_table(
    page: Page, game: str, bots: list[str], people: int, options: dict[str, Any]
) -> dict[str, Any]:
    """Make a table of any game, people in the first seats; the hall's answer, its first view."""
    seats = [{"kind": "human", "name": f"Guest {number}"} for number in range(people)]
    wish = {
        "game": game,
        "options": options,
        "seats": [*seats, *({"kind": "bot", "bot": bot} for bot in bots)],
    }
    answer = page.request.post(f"{origin(page)}/api/tables", data=wish, max_retries=LOST)
    assert answer.ok, answer.text()
    made: dict[str, Any] = read(answer)
    return made


def load_table(page: Page, view: dict[str, Any]) -> None:
    """Load the page at a table, with all that was put between page and hall, sockets too, in its place."""
    address = f"{origin(page)}/#/table/{view['id']}"
    # Within the page its address alone would change.
    page.goto("about:blank")
    page.goto(address)


def origin(page: Page) -> str:
    """The hall's address as the page knows it."""
    address = urlsplit(page.url)
    return f"{address.scheme}://{address.netloc}"


def prepare_nothing(page: Page) -> None:
    """Have the page told that nothing is prepared: at a seat that a test only shows the hall would refuse."""
    told: dict[str, Any] = {"seat": 0, "action": None, "least": None, "choice": None, "dropped": None}
    more: dict[str, Any] = {"choices": [], "conditions": [], "most_conditions": 0}
    page.route("**/prepared?**", lambda route: route.fulfill(json={**told, **more}))


def read(answer: APIResponse) -> Any:
    """The JSON of an answer, with single choices; Playwright's own way looks at each part, which is slow."""
    return single(json.loads(answer.body()))


def single(found: Any) -> Any:
    """An answer of the hall with single choices in place of columns."""
    if isinstance(found, dict) and isinstance(sent := found.get("choices"), list):
        found["choices"] = list(unpacked(sent))
    return found


class Sitting:
    """One guest at one table."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.board = page.get_by_role("group", name=say("table-board"), exact=True)
        self.hand = page.get_by_role(
            "group", name=re.compile(f"^({say('table-hand')}|{say('table-hand-of', name='')})")
        )
        self.over = page.get_by_role("dialog", name=say("table-over-title"))
        # The button that makes a choice final.
        self.sure = page.get_by_role("button", name=starting("table-confirm")).or_(
            page.get_by_role("button", name=starting("voluspa-discard"))
        )
        players = page.get_by_label(say("table-players"))
        self.to_play = players.get_by_text(say("table-to-play-short"), exact=True)

    @property
    def id(self) -> str:
        """The table's id, from the page's address."""
        self.page.wait_for_url(re.compile("#/table/."))
        return self.page.url.rpartition("/")[2]

    def ranking(self) -> list[str]:
        """The rows of the result, once it is shown; what is said of the game below them comes later."""
        self.over.wait_for()
        return self.over.get_by_role("list").first.get_by_role("listitem").all_inner_texts()

    def view(self) -> dict[str, Any]:
        """The table as the hall shows it to this guest, once the page has taken what leaves no choice."""
        while True:
            found: dict[str, Any] = read(
                self.page.request.get(f"{origin(self.page)}/api/tables/{self.id}", max_retries=LOST)
            )
            if not any("only" in choice for choice in found["choices"]):
                return found
            self.look_again()

    def look_again(self) -> None:
        """Let a moment pass: whoever asks the hall without a pause is told to slow down."""
        self.page.wait_for_timeout(LOOK_AGAIN_MS)

    def wait_for_turn(self) -> bool:
        """Wait until a person is to act, nothing being chosen or sent; False when the game is over."""
        expect(self.page.locator("[aria-busy=true]")).to_have_count(0)
        # While the board shows a move, the seats tell of the turn before it, and a press would cut it short.
        expect(self.page.locator("main.telling")).to_have_count(0)
        expect(self.page.get_by_role("button", pressed=True)).to_have_count(0)
        self.to_play.or_(self.over).first.wait_for(state="attached")
        return self.over.count() == 0

    def choose_tile(self, press: str = "click") -> None:
        """Take up the first tile of the hand that can be laid, or given up."""
        idle = say("voluspa-in-hand-unplayable", tile="\0").rpartition("\0")[2]
        slot = next(slot for slot, name in enumerate(names(self.hand)) if not name.endswith(idle))
        getattr(self.hand.get_by_role("button").nth(slot), press)()

    def choose_best_spot(self, press: str = "click") -> None:
        """Choose a lit cell with the most points, where the board shows any."""
        # At a new table the lit cells come with the first touch.
        self.board.get_by_role("button", name=POINTS).or_(self.sure).first.wait_for()
        spots = {name: int(found[1]) for name in names(self.board) if (found := POINTS.search(name))}
        if spots:
            most = max(spots.values())
            best = [name for name, points in spots.items() if points == most]
            looked = self.bring_to_sight([self.spot(name) for name in best], press)
            getattr(looked, press)()
            ways = self.board.locator("[data-dir]")
            if ways.count() > 0:
                getattr(ways.first, press)()
            closer = self.page.get_by_role("button", name=say("table-fit"))
            if closer.count() > 0:
                getattr(closer, press)()

    def spot(self, name: str) -> Locator:
        """A lit cell by its name."""
        return self.board.get_by_role("button", name=name, exact=True)

    def bring_to_sight(self, cells: list[Locator], press: str = "click") -> Locator:
        """One of these cells, of those that bring most: the arrow with their points leads there.

        Where the edges have no room for it, the whole board shows them all.
        """
        arrows = self.page.locator("button.hint")
        if not any(map(self.in_sight, cells)) and arrows.count() > 0:
            most = max(range(arrows.count()), key=lambda number: points_of(arrows.nth(number)))
            getattr(arrows.nth(most), press)()
            self.page.evaluate(AT_REST)
        if not any(map(self.in_sight, cells)):
            getattr(self.page.get_by_role("button", name=say("table-whole")), press)()
            self.page.evaluate(AT_REST)
        return next(filter(self.in_sight, cells))

    def in_sight(self, cell: Locator) -> bool:
        """Whether a cell lies within the part of the board that is shown."""
        shown, box = self.board.bounding_box(), cell.bounding_box()
        assert shown is not None
        assert box is not None
        # A little may be cut off: the middle can be pressed.
        return (
            shown["x"] - CUT <= box["x"]
            and shown["y"] - CUT <= box["y"]
            and box["x"] + box["width"] <= shown["x"] + shown["width"] + CUT
            and box["y"] + box["height"] <= shown["y"] + shown["height"] + CUT
        )

    def move(self, press: str = "click") -> None:
        """Make one decision, pressing with `click` or `tap`."""
        self.choose_tile(press)
        self.choose_best_spot(press)
        getattr(self.sure, press)()


def points_of(arrow: Locator) -> int:
    """The most that a cell brings to which an arrow at the board's edge leads."""
    found = re.search(r"\d+", arrow.text_content() or "")
    return int(found[0]) if found else 0


def names(place: Locator) -> list[str]:
    """The accessible names of the buttons in a place, in their order."""
    return [json.loads(name) for name in BUTTON.findall(place.aria_snapshot())]

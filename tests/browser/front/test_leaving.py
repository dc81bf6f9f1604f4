"""Pages that are left while they still ask the hall for what they show."""

from __future__ import annotations

from uuid import UUID

import pytest

from gladsheim.puzzles import collection
from tests.browser.company.company import call
from tests.browser.conftest import OpenPage
from tests.browser.hall import Hall
from tests.browser.sitting import make_table, open_to_begin, origin
from tests.browser.valda.playing import open_valda
from tests.browser.valhalla.playing import open_valhalla

pytestmark = pytest.mark.browser
MOST_REQUESTS = 3
"""A page is left at each of its first requests."""
REQUESTS_OF_AN_END = 6
"""So many requests a table that is over makes at least, those of the result among them."""
# Lets a page have some answers, leaves it while it waits for another one, and lets that come.
LOADED = "main:not(.nowhere, .alone, :has(.loading))"
LEAVE = """async ([address, there, answered]) => {
  const [sleep, ask] = [() => new Promise((done) => setTimeout(done)), window.fetch];
  let [asked, open] = [0, () => {}];
  const gate = new Promise((done) => (open = done));
  const answers = [];
  window.fetch = async (...request) => {
    if (asked++ >= answered) await gate;
    const answer = ask(...request);
    answers.push(answer);
    return answer;
  };
  location.hash = address;
  const leave = async () => {
    location.hash = '#/nowhere';
    while (!document.querySelector('main.nowhere h1')) await sleep();
  };
  await leave();
  location.hash = address;
  while (asked <= answered && !document.querySelector(there)) await sleep();
  await leave();
  window.fetch = ask;
  open();
  await sleep();
  await Promise.allSettled(answers);
  for (let tasks = 0; tasks < 10; tasks++) await sleep();
  return asked > answered;
}"""

# Lets the page go on with what it was waiting for.
TEN_TASKS = """async () => {
  for (let tasks = 0; tasks < 10; tasks++) await new Promise((done) => setTimeout(done));
}"""
# What a table says to the hall gets lost: it asks again by a request once its line has ended.
SEND_NOTHING = "() => { WebSocket.prototype.send = () => undefined; }"


def test_a_page_that_is_left_reads_nothing_more(hall: Hall, open_page: OpenPage, faults: list[str]) -> None:
    """Whatever a page waits for when it is left, the browser has nothing to warn of when that comes."""
    page = open_page(account="Hoenir", own=True)
    table = make_table(page, "voluspa", ["greedy"], 1, {"set": "base"})["id"]
    puzzle = next(iter(collection("voluspa")))
    places = (
        *(f"#/{page}/voluspa" for page in ("ranking", "lab", "rules", "learn", "puzzles")),
        *("#/learn/voluspa/next", f"#/puzzles/voluspa/{puzzle}", "#/daily", "#/account"),
        *("#/player/Hoenir", "#/player/Hoenir/trends", f"#/table/{table}", f"#/table/{table}/ply/0"),
    )
    for place in places:
        answered = 0
        while answered < MOST_REQUESTS and page.evaluate(LEAVE, [place, LOADED, answered]):
            answered += 1
        assert (place, faults) == (place, [])
        assert answered > 0, place


def test_a_result_that_is_left_reads_nothing_more(hall: Hall, open_page: OpenPage, faults: list[str]) -> None:
    """A game that is over asks for more when its result is shown."""
    page = open_page()
    while not (table := make_table(page, "voluspa", ["greedy"], 1, {"set": "base"}))["my_turn"]:
        # A bot that begins would move meanwhile.
        pass
    line = {"expected_seq": table["seq"], "seat": 0, "action_id": str(UUID(int=0))}
    call(page, "POST", f"tables/{table['id']}/resign", line)
    for answered in range(REQUESTS_OF_AN_END):
        assert page.evaluate(LEAVE, [f"#/table/{table['id']}", "never", answered])
        assert (answered, faults) == (answered, [])


@pytest.mark.parametrize("game", ["voluspa", "valda", "valhalla"])
def test_a_table_that_is_left_while_a_move_is_sent_reads_nothing_more(
    open_page: OpenPage, faults: list[str], game: str
) -> None:
    """The answer to the move comes when the board is gone."""
    page = open_page()
    page.evaluate(SEND_NOTHING)
    if game == "voluspa":
        table = open_to_begin(page, game, {"set": "base"})
        table.move()
    else:
        open_other = {"valda": open_valda, "valhalla": open_valhalla}[game]
        other = open_other(page, ["greedy"])
        assert other.wait_for_turn()
        view = other.sitting.view()
        other.choose(view["choices"][0], view["scene"].get("decision", ""))
    with page.expect_response(lambda answer: answer.url.endswith("/actions")) as acted:
        page.goto(f"{origin(page)}/#/nowhere")
        page.locator("main.nowhere").wait_for()
    assert acted.value.ok
    page.evaluate(TEN_TASKS)
    assert faults == []

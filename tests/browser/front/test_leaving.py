"""Pages that are left while they still ask the hall for what they show."""

from __future__ import annotations

import pytest

from gladsheim.puzzles import collection
from tests.browser.conftest import OpenPage
from tests.browser.hall import Hall
from tests.browser.sitting import make_table

pytestmark = pytest.mark.browser
MOST_REQUESTS = 3
"""A page is left at each of its first requests."""
# Lets a page have some answers, leaves it while it waits for another one, and lets that come.
LEAVE = """async ([address, answered]) => {
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
  const loaded = () => document.querySelector('main:not(.nowhere, .alone, :has(.loading))');
  while (asked <= answered && !loaded()) await sleep();
  await leave();
  window.fetch = ask;
  open();
  await sleep();
  await Promise.allSettled(answers);
  for (let tasks = 0; tasks < 10; tasks++) await sleep();
  return asked > answered;
}"""


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
        while answered < MOST_REQUESTS and page.evaluate(LEAVE, [place, answered]):
            answered += 1
        assert (place, faults) == (place, [])
        assert answered > 0, place

"""The tasks of each audience are found by the links that the page about them names, in so many clicks."""

from __future__ import annotations

import re
from collections import Counter
from posixpath import dirname, join, normpath
from typing import NamedTuple

import pytest

from tests.docs.snippets.blocks import ROOT, text

PAGE = "docs/contributors/tasks.md"
LANDING = {
    "Players": "docs/players/index.md",
    "Hosts": "docs/hosts/index.md",
    "Bot authors": "docs/bots/index.md",
    "Researchers": "docs/researchers/index.md",
    "Contributors": "docs/contributors/index.md",
}
TASKS = 10
"""Of each audience."""
LINK = re.compile(r"\]\(([^)\s]+)\)")
ROW = re.compile(r"^\| ([^|]+) \| ([^|]*\]\([^|]*) \| (\d+) \| ([^|]+) \|$", re.MULTILINE)
INCLUDED = {
    "docs/contributors/contributing.md": "CONTRIBUTING.md",
    "docs/researchers/benchmarks.md": "benchmarks/README.md",
}
"""Pages of the site that show a file of the root."""
CARRIED_OUT = re.compile(r"(?:carried out|in part|read|tests)\b.*")


class Task(NamedTuple):
    """A row of a table: the task, the addresses on its way, and what the row says of it."""

    audience: str
    name: str
    way: tuple[str, ...]
    clicks: int
    done: str


def targets(page: str) -> list[str]:
    """Return the addresses of a page's links, seen from the root of the sources."""
    links = [link for link in LINK.findall(text(INCLUDED.get(page, page))) if "://" not in link]
    return [normpath(join(dirname(page), link)) for link in links]


def tasks() -> list[Task]:
    """Return the tasks of all audiences."""
    found = []
    for section in text(PAGE).split("\n## ")[1:]:
        audience = section.splitlines()[0]
        for name, way, clicks, done in ROW.findall(section):
            steps = tuple(normpath(join(dirname(PAGE), link)) for link in LINK.findall(way))
            found.append(Task(audience, name, steps, int(clicks), done))
    return found


ALL = tasks()


def anchors(page: str) -> set[str]:
    """Return the anchors of a page's headings, as the site makes them."""
    titles = re.findall(r"^#+ (.+)$", text(INCLUDED.get(page, page)), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-") for title in titles}


def leads(page: str, target: str) -> bool:
    """Return whether one click leads from a page to an address: a link, or a heading of the same page."""
    path, _, anchor = target.partition("#")
    own = page.partition("#")[0]
    return anchor in anchors(path) if path == own else target in targets(own)


def test_each_audience_has_its_tasks() -> None:
    """As many as the page says, each once, from the landing page on."""
    assert Counter(task.audience for task in ALL) == dict.fromkeys(LANDING, TASKS)
    assert len({task.name for task in ALL}) == len(ALL)


@pytest.mark.parametrize("task", ALL, ids=lambda task: f"{task.audience}: {task.name}")
def test_the_way_to_a_task_is_there(task: Task) -> None:
    """Each step is a link of the page before, the last page is there, and the clicks are counted."""
    assert task.way[0] == LANDING[task.audience]
    steps = list(zip(task.way, task.way[1:], strict=False))
    assert [step for step in steps if not leads(*step)] == []
    assert task.clicks == len(steps)
    assert (ROOT / task.way[-1].partition("#")[0]).is_file()
    assert CARRIED_OUT.fullmatch(task.done)


def test_a_link_that_is_missing_is_noticed() -> None:
    """Neither a page without a link to it, nor a heading that is gone, is one click away."""
    assert leads("docs/players/index.md", "docs/players/people.md#find-a-finished-game")
    assert not leads("docs/players/index.md", "docs/hosts/hosting.md#install")
    assert leads("docs/players/people.md", "docs/players/people.md#rated-games")
    assert not leads("docs/players/people.md", "docs/players/people.md#no-such-heading")

"""The site is built without a warning, every link leads somewhere, and everybody finds what they look for."""

from __future__ import annotations

import json
import os
import re
from collections import deque
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urljoin, urlsplit

import pytest
from filelock import FileLock

import gladsheim
from gladsheim.cli.commands import COMMANDS
from gladsheim.games import info
from scripts import documentation
from tests.fourth_game.registered import with_a_page

ROOT = Path(__file__).parents[2]
HERE = "https://site.invalid"
CLICKS = 2
FOUND = {
    "how to host with https": ("hosts/hosting.html", "reverse_proxy 127.0.0.1:8000"),
    "how to write a bot": ("bots/bot-api.html", "gladsheim_bot_"),
    "how to load a batch": ("researchers/batches.html", "batch("),
    "how a rule is ruled": ("reference/rules-voluspa.html", "dragons-spare-trolls"),
    "how to add a game": ("contributors/adding-a-game.html", "gladsheim.games"),
}
"""What a newcomer looks for: the page, and what it says there."""
BY_ONE = "import gc, runpy; gc.disable(); runpy.run_module('sphinx', run_name='__main__', alter_sys=True)"
"""Sphinx in one process that never looks for garbage: half of the work, for more memory."""


class Document(HTMLParser):
    """Links, anchors, parts and text of a page; links of its article apart from those around it."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.anchors: set[str] = set()
        self.links: list[str] = []
        self.told: list[str] = []
        self.parts: list[str] = []
        self.words: list[str] = []
        self._articles = 0
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Called for each element."""
        found = {name: value or "" for name, value in attrs}
        self._articles += tag == "article"
        self.anchors |= {found[name] for name in ("id", "name") if name in found}
        if tag == "a" and "href" in found:
            self.links.append(found["href"])
            if self._articles:
                self.told.append(found["href"])
        if "src" in found or tag == "link":
            self.parts.append(found.get("src", found.get("href", "")))

    def handle_endtag(self, tag: str) -> None:
        """Called at the end of each element."""
        self._articles -= tag == "article"

    def handle_data(self, data: str) -> None:
        """Called for each text."""
        self.words.append(data)

    @property
    def text(self) -> str:
        """All that can be read."""
        return "".join(self.words)


Site = dict[str, Document]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site, built anew, once for all processes of a run; a warning fails it."""
    base = tmp_path_factory.getbasetemp()
    # Test processes that run side by side share the parent of their folders.
    kept = (base.parent if "PYTEST_XDIST_WORKER" in os.environ else base) / "documentation"
    with FileLock(f"{kept}.lock"):
        if not (kept / "whole").exists():
            with pytest.MonkeyPatch.context() as patch:
                patch.setattr(documentation, "SPHINX", ("-c", BY_ONE))
                options = (*documentation.STRICT, "--jobs", "1")
                documentation.run_sphinx(ROOT, kept / "site", kept / "doctrees", *options)
            (kept / "whole").touch()
    return kept / "site"


@pytest.fixture(scope="module")
def site(folder: Path) -> Site:
    """Its pages by their path."""
    pages = sorted(folder.rglob("*.html"))
    return {page.relative_to(folder).as_posix(): Document(page.read_text("utf-8")) for page in pages}


def resolved(page: str, link: str) -> tuple[str, str] | None:
    """The path on the site and the anchor of a link on a page; None for one to elsewhere."""
    parts = urlsplit(urljoin(f"{HERE}/{page}", link))
    if f"{parts.scheme}://{parts.netloc}" != HERE:
        return None
    return unquote(parts.path.lstrip("/")), unquote(parts.fragment)


def test_every_link_leads_to_what_is_there(folder: Path, site: Site) -> None:
    """Each path is a file of the site, and each anchor stands on its page."""
    broken = []
    for name, page in site.items():
        for link in {*page.links, *page.parts}:
            target = resolved(name, link)
            if target is None:
                continue
            path, anchor = target
            if not (folder / path).is_file() or (
                anchor and path in site and anchor not in site[path].anchors
            ):
                broken.append(f"{name}: {link}")
    assert broken == []
    assert sum(len(page.links) for page in site.values()) > 3_000


def test_pages_load_nothing_from_elsewhere(site: Site) -> None:
    """No script, style, picture or font of another address."""
    foreign = {part for name, page in site.items() for part in page.parts if resolved(name, part) is None}
    assert {part for part in foreign if not part.startswith("data:")} == set()


def test_no_page_shows_the_language_that_it_is_written_in(site: Site) -> None:
    """Such as `.. option:: --port`, where a directive was taken for text."""
    raw = re.compile(r"\.\. [a-z-]+:: |^:[a-z]+: ", re.M)
    assert [(name, found[0]) for name, page in site.items() for found in raw.finditer(page.text)] == []


@pytest.mark.parametrize("wanted", FOUND)
def test_it_is_two_clicks_from_the_front_page(site: Site, wanted: str) -> None:
    """By links in the articles alone, not counting the table of contents beside them."""
    path, said = FOUND[wanted]
    clicks = {"index.html": 0}
    waiting = deque(clicks)
    while waiting:
        page = waiting.popleft()
        for link in site[page].told:
            target = resolved(page, link)
            if target and target[0] in site and target[0] not in clicks:
                clicks[target[0]] = clicks[page] + 1
                waiting.append(target[0])
    assert clicks[path] <= CLICKS
    assert said in site[path].text


@pytest.mark.parametrize("game", with_a_page())
def test_every_rule_has_its_place_and_every_reading_its_rule(site: Site, game: str) -> None:
    """By its number; a reading stands below the rule that it replaces."""
    page = site[f"reference/rules-{game}.html"]
    lines = (ROOT / "tests" / "data" / "rules" / f"{game}.txt").read_text("utf-8").splitlines()
    rules = [line for line in lines if re.fullmatch(r"\w+-[\d.]+[a-g]?", line)]
    assert len(rules) > 90
    assert [rule for rule in rules if f"rule-{rule.lower().replace('.', '-')}" not in page.anchors] == []
    assert [row.name for row in info(game).traits.rulings.rows if row.name not in page.text] == []


@pytest.mark.parametrize("game", with_a_page())
def test_the_page_of_an_environment_has_its_tables(site: Site, game: str) -> None:
    """Spaces, sections, levels and options are those of the game."""
    page, encoding = site[f"researchers/environments/{game}.html"], info(game)().rules.encoding
    wanted = [f"({encoding.size},)", f"Discrete({encoding.ids})"]
    wanted += [section.name for section in encoding.sections] + [level.name for level in encoding.levels]
    wanted += [option.name for option in info(game).option_list]
    assert [name for name in wanted if name not in page.text] == []


def test_public_names_commands_and_routes_are_in_the_reference(site: Site) -> None:
    """All that a program may call or type."""
    anchors = {
        anchor for name, page in site.items() if name.startswith("reference/api/") for anchor in page.anchors
    }
    named = {anchor.rpartition(".")[2] for anchor in anchors}
    assert {name for name in gladsheim.__all__ if name not in {*named, "games"}} == set()
    assert {"gladsheim.core.game.State.apply", "gladsheim.core.errors.IllegalAction"} <= anchors
    commands = site["reference/commands.html"].text
    assert [name for name in COMMANDS if f"gladsheim {name}" not in commands] == []
    routes = json.loads((ROOT / "docs" / "openapi.json").read_text("utf-8"))["paths"]
    told = site["reference/http.html"].text
    assert [
        f"{way} {path}" for path in routes for way in routes[path] if f"{way.upper()} {path}" not in told
    ] == []


def test_a_rule_in_a_docstring_leads_to_it(site: Site) -> None:
    """So does an error that one says it raises."""
    assert "../rules-voluspa.html#rule-v-4-4" in site["reference/api/voluspa.html"].links
    assert "errors.html#gladsheim.core.errors.IllegalAction" in site["reference/api/games.html"].links

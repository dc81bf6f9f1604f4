"""Every command of every page is given as it stands there, and says what the page shows."""

from __future__ import annotations

import difflib
import re
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path

import pytest

from gladsheim.core.engine.cache import folder
from tests.docs.snippets import declared
from tests.docs.snippets.blocks import SESSION, SHELL, pages_with
from tests.docs.snippets.commands import Command, commands
from tests.docs.snippets.declared import ON_A_SERVER, SERVES
from tests.docs.snippets.elsewhere import ELSEWHERE
from tests.docs.snippets.hall import damage
from tests.docs.snippets.supplies import filled_in, supply
from tests.docs.snippets.workplace import ROOTS, Ran, Workplace, free_port
from tests.postgres import SUPERUSER, Server

PAGES = pages_with(SHELL, SESSION)
ROLE = "gladsheim"
PROGRAM = re.compile(r"\S*python (\S+\.py|-m \S+)|gladsheim \S+ \S+")
FAILED = re.compile(r"^gladsheim: ", re.MULTILINE)
"""How a session shows that its command has failed."""
BEFORE: Mapping[str, Callable[[Workplace], object]] = {
    "gladsheim move sqlite:": lambda place: (place.folder / "hall.db").unlink(),
    "gladsheim repair": lambda place: damage(place.folder / "hall.db"),
}
"""What has happened before somebody gives commands that begin so."""


def here(page: str, *, server: bool) -> list[Command]:
    """The commands of a page that are given here: on a server of PostgreSQL, or without."""
    found = [command for command in commands(page) if command.text not in ELSEWHERE]
    return [command for command in found if bool(ON_A_SERVER.search(command.text)) is server]


ON_SERVER = [page for page in PAGES if here(page, server=True)]


@pytest.fixture
def place(tmp_path: Path, hall: Path, compiled: None) -> Workplace:
    """An empty clone, beside which a hall lies."""
    return Workplace(tmp_path, hall)


@pytest.fixture
def url(postgres: Server, place: Workplace) -> Iterator[str]:
    """The database of the pages, which is not there yet; what they make on the server is gone afterwards."""
    found = f"postgresql://{ROLE}@/{ROLE}?host={postgres.folder}"
    place.settings |= {"PGHOST": str(postgres.folder), "PGUSER": SUPERUSER}
    yield found
    for name in (ROLE, "restored"):
        postgres.execute("postgres", f"DROP DATABASE IF EXISTS {name} WITH (FORCE)")
    postgres.execute("postgres", f"DROP ROLE IF EXISTS {ROLE}")


@pytest.mark.parametrize("page", [page for page in PAGES if here(page, server=False)])
def test_the_commands_of_a_page_do_what_it_says(page: str, place: Workplace, long: bool) -> None:
    """In their order, in one folder."""
    supply(page, place.folder)
    for command in here(page, server=False):
        if declared.of(declared.HELP if long else {**declared.HELP, **declared.SLOW}, command):
            _ask_for_help(command, place)
        else:
            _give(command, place, "")


@pytest.mark.postgres
@pytest.mark.parametrize("page", ON_SERVER)
def test_the_commands_for_a_server_do_what_their_page_says(
    page: str, place: Workplace, url: str, postgres: Server
) -> None:
    """In their order, on a server of the tests."""
    found = here(page, server=True)
    if not any("createuser" in command.text for command in found):
        postgres.execute("postgres", f"CREATE ROLE {ROLE} LOGIN")
        postgres.execute("postgres", f"CREATE DATABASE {ROLE} OWNER {ROLE} TEMPLATE template0")
    for command in found:
        _give(command, place, url)
        if declared.begins(command.text, "pg_restore"):
            checked = place.run(f"gladsheim check --database 'postgresql:///restored?host={postgres.folder}'")
            assert checked.said.startswith("sound: ")


def test_commands_find_what_is_compiled_already(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Another folder of compiled kernels, in which there are none, would cost each first command a minute."""
    (tmp_path / "hall.db").touch()
    wanted, place = folder(), Workplace(tmp_path, tmp_path / "hall.db")
    monkeypatch.setenv("GLADSHEIM_CACHE", place.environment()["GLADSHEIM_CACHE"])
    assert folder() == wanted


def _give(command: Command, place: Workplace, url: str) -> None:
    """Give a command, and look at what comes of it."""
    if command.begins:
        place.leave()
    if before := next((done for start, done in BEFORE.items() if declared.begins(command.text, start)), None):
        before(place)
    text = _here(declared.smaller(filled_in(command.page, command.text)), place, url)
    if "gladsheim worker" in text:
        text = f"GLADSHEIM_DATABASE='{url}' {text}"
    ran = _ran(command, text, place)
    told = f"{command.place}\n$ {text}\n{ran.said}"
    assert ran.code == (command.shown is not None and bool(FAILED.search(command.shown))), told
    assert declared.of(declared.SAYS, command) in ran.said, told
    if command.shown is not None:
        difference = _difference(command, filled_in(command.page, command.shown), ran.said)
        assert not difference, f"{command.place}\n{difference}"


def _ask_for_help(command: Command, place: Workplace) -> None:
    """See that the program can be started, and knows the flags of the command."""
    program = PROGRAM.match(command.text)
    assert program is not None, command.place
    ran = place.run(f"{program[0]} --help")
    flags = re.findall(r"(?<= )--?[a-z][\w-]*", command.text[program.end() :])
    assert [flag for flag in flags if flag not in ran.said] == [], f"{command.place}\n{ran.said}"
    assert ran.code == 0


def _ran(command: Command, text: str, place: Workplace) -> Ran:
    if SERVES.search(text):
        return _served(text, place)
    return place.run(text, command.typed or declared.of(declared.TYPED, command))


def _served(text: str, place: Workplace) -> Ran:
    """Start what serves on ports of its own, and see that it answers."""
    port = free_port()
    if "--metrics-port" in text:
        text = re.sub(r"(?<=--metrics-port )\d+", str(port), text)
        text = text.replace("10.0.0.5", "127.0.0.1")
        health = f"http://127.0.0.1:{port}/metrics"
        more = " --port 0" if "serve" in text else ""
    else:
        health, more = f"http://127.0.0.1:{port}/api/health", f" --port {port}"
    return place.serve(text + more, health)


def _here(text: str, place: Workplace, url: str) -> str:
    """The line with places of the test instead of an operator's machine."""
    folders = "|".join(ROOTS)
    text = re.sub(rf"(?<![\w.])/({folders})/", rf"{place.system}/\1/", text)
    return re.sub(r"postgresql://\S+", lambda _: f"'{url}'", text)


def _difference(command: Command, shown: str, said: str) -> str:
    """What differs; of what a page leaves out with `…` anything may be."""
    wanted, found = (declared.steady(command.text, one) for one in (shown, said))
    pattern = re.escape(wanted.rstrip("\n")).replace("…", r"[\s\S]*?")
    ends_typing = command.typed and wanted.endswith(">")
    if (re.match if ends_typing else re.fullmatch)(pattern, found.rstrip("\n")):
        return ""
    lines = difflib.unified_diff(
        wanted.splitlines(), found.splitlines(), "the page", "the program", lineterm=""
    )
    return "\n".join(lines)

"""What the tests know of commands beyond the pages: smaller figures, answers, what differs each time."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import NamedTuple

from tests.docs.snippets.commands import Command

FEW_TILES = {"--set": "custom", "--kinds": "Od,Dr,Tr"}
ONE_ROUND = {"--seconds": "0.02", "--rounds": "1"}
SMALLER: Mapping[str, Mapping[str, str]] = {
    "gladsheim arena voluspa seer-7@": {"-n": "1", **FEW_TILES},
    "gladsheim bench": {"--seconds": "0.05"},
    "gladsheim ladder": {"": "random greedy seer-1", "--players": "2", "-n": "1", "-j": "1"},
    "gladsheim puzzles voluspa -n": {"-n": "1", "--games": "1", **FEW_TILES},
    "gladsheim simulate valhalla -n 100 --target 20": {"-n": "2", "-j": "1"},
    "gladsheim simulate voluspa -n 10000": {"-n": "2", "-j": "1"},
    "gladsheim train": {"-j": "1", "--players": "2", "--games": "2", "--rounds": "1", "--deals": "0"},
    "gladsheim worker": {"--processes": "1"},
    ".venv/bin/python benchmarks/api.py": {**ONE_ROUND, "--only": "told"},
    ".venv/bin/python benchmarks/batch.py": {**ONE_ROUND, "--only": "Valhalla"},
    ".venv/bin/python benchmarks/engine.py": {**ONE_ROUND, "--only": "Valhalla"},
    ".venv/bin/python benchmarks/floods.py": {**ONE_ROUND, "--part": "0.02", "--rows": "schema lobby"},
    ".venv/bin/python benchmarks/hall.py": {"--seconds": "0.05", "--rounds": "1", "--rows": "moves"},
    ".venv/bin/python benchmarks/move_parts.py": {"--repeats": "1", "--games": "valhalla"},
    ".venv/bin/python benchmarks/pairs.py": {"--windows": "2", "--seconds": "0.05"},
    ".venv/bin/python benchmarks/research.py": {**ONE_ROUND, "--only": "python_kuhn"},
}
"""How commands that begin so are given: the flags with these values, and those that are not there besides."""

HELP: Mapping[str, str] = {
    ".venv/bin/python benchmarks/start.py": "makes clones, and fetches packages from an index",
    ".venv/bin/python benchmarks/peers.py": "needs the packages that npm fetches",
    ".venv/bin/python -m scripts.clicks": "takes a minute in a browser; tests/browser/front goes its ways",
    ".venv/bin/python -m scripts.tasks": "takes minutes in a browser",
    ".venv/bin/python -m scripts.contents": "takes minutes in a browser",
}
"""Commands that are only asked for their help, which has to name all their flags; and why."""

SLOW: Mapping[str, str] = {
    ".venv/bin/python benchmarks/api.py": "two processes for each row",
    ".venv/bin/python benchmarks/batch.py": "a process for each row",
    ".venv/bin/python benchmarks/engine.py": "a process for each row",
    ".venv/bin/python benchmarks/floods.py": "two halls for each row",
    ".venv/bin/python benchmarks/hall.py": "a hall for each row",
    ".venv/bin/python benchmarks/pairs.py": "two halls, which are waited for",
    ".venv/bin/python benchmarks/research.py": "loads peers for each row",
    "docs/reference/cli.md: gladsheim ladder": "is given on the page about the ladder",
    "docs/reference/cli.md: gladsheim puzzles voluspa -n": "is given on the page about puzzles",
    "docs/reference/cli.md: gladsheim train": "is given on the page about training",
    "gladsheim puzzles voluspa --check": "games by the strongest bots to their ends",
}
"""The same for commands that are given in the long form alone."""

TYPED: Mapping[str, str] = {
    "createuser": "PASSWORD\nPASSWORD\n",
    "gladsheim erase-user Freya": "y\n",
    "gladsheim play": "1\n1\nquit\n",
    "gladsheim puzzle ": "1\n1\nquit\n",
    "gladsheim repair": "y\n",
    "gladsheim tables --end": "y\n",
}
"""What is typed where commands that begin so ask."""

SAYS: Mapping[str, str] = {
    "gladsheim play": 'Choose by number, type an action, or "help"',
    "gladsheim puzzle ": 'Choose by number, type an action, or "help"',
    "gladsheim repair": "lines that go: 3",
    "gladsheim reports --close": "closed: ",
}
"""What commands that begin so say among other things."""


class Figures(NamedTuple):
    """What differs from one time to the next in what a command says."""

    command: str
    pattern: str


FIGURES = (
    Figures("gladsheim arena", r"[\d.]+ : [\d.]+$"),
    Figures("gladsheim bench", r"[\d,]+ [\d,]+$"),
    Figures("gladsheim cases", r"\d+ cases, \d+ passed$"),
    Figures("gladsheim simulate", r"in [\d.]+ s$|[\d.]+$"),
)

SERVES = re.compile(r"gladsheim (serve|worker)\b(?!.*--help)")
ON_A_SERVER = re.compile(r"postgres|\b(createuser|createdb|pg_dump|pg_restore)\b|gladsheim worker")
"""Commands that need a server of PostgreSQL."""


def of(table: Mapping[str, str], command: Command) -> str:
    """What a table says of a command; nothing where it does not name it."""
    return next((said for start, said in table.items() if names(start, command)), "")


def names(start: str, command: Command) -> bool:
    """Whether a table means this command: by how it begins, and by its page if that stands before."""
    return begins(command.text, start) or f"{command.page}: {command.text}".startswith(start)


def begins(text: str, start: str) -> bool:
    """Whether a line begins so, wherever the program lies and whoever gives it."""
    plain = re.sub(r"^(sudo -u postgres |\S+=\S+ )*(\./|/opt/gladsheim/bin/)?", "", text)
    return text.startswith(start) or plain.startswith(start)


def smaller(text: str) -> str:
    """The line with figures for a test."""
    for start, flags in SMALLER.items():
        if begins(text, start):
            for flag, value in flags.items():
                given = re.compile(rf"(?<= {re.escape(flag)} )\S+") if flag else None
                text = given.sub(value, text) if given and given.search(text) else f"{text} {flag} {value}"
    return text


def steady(command: str, said: str) -> str:
    """What a command says without what differs each time, and with single spaces: a measured figure may
    make a column of a table wider.
    """
    lines = "\n".join(re.sub(" +", " ", line).rstrip() for line in said.splitlines())
    for start, pattern in FIGURES:
        if begins(command, start):
            lines = re.sub(pattern, "#", lines, flags=re.MULTILINE)
    return lines

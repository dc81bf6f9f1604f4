"""What pages mention in passing is there: commands with their flags, files of tests, routes of the hall."""

from __future__ import annotations

import json
import re
import shlex

import click
import pytest

from gladsheim.cli.commands import COMMANDS
from gladsheim.cli.main import RESOLVING, cli
from gladsheim.games import names
from tests.docs.snippets.blocks import PAGES, ROOT, blocks, text

NO_COMMANDS = ("gladsheim day 1", "gladsheim match 1", "gladsheim fair 1")
"""Texts that are hashed."""
SET_UP = "dev"
"""The one command of a checkout that is none of the package."""
FLAG = re.compile(r"--?[a-z][a-z-]*")
ROUTE = re.compile(r"(GET|POST|PUT|PATCH|DELETE) (/[^\s?]*)")
PLACEHOLDER = re.compile(r"\{[^}]*\}|(?<=/)(?:[A-Z]+|\.\.\.)(?=/|$)")
ROUTES = {
    f"{method.upper()} {PLACEHOLDER.sub('*', path)}"
    for path, methods in json.loads((ROOT / "docs" / "openapi.json").read_text(encoding="utf-8"))[
        "paths"
    ].items()
    for method in methods
}


def mentions(page: str) -> list[str]:
    """What stands in backticks outside of blocks, each on one line."""
    prose = text(page)
    for block in blocks(page):
        prose = prose.replace(block.text, "")
    return [" ".join(found.split()) for found in re.findall(r"(?<!`)`([^`]+)`(?!`)", prose)]


def commands(page: str) -> list[list[str]]:
    """The words behind `gladsheim` of each command that a page mentions."""
    found = [mention for mention in mentions(page) if re.search(r"\bgladsheim [a-z]", mention)]
    lines = [line for line in found if line not in NO_COMMANDS]
    # What stands before may be a path, a setting, or a program that starts this one.
    return [shlex.split(re.split(r"\bgladsheim ", line, maxsplit=1)[1]) for line in lines]


def flags(words: list[str]) -> set[str]:
    """All flags of a command; of one for a game those of the game that is named, or of any."""
    context = click.Context(cli)
    context.meta[RESOLVING] = True
    command = cli.get_command(context, words[0])
    assert command is not None, f"{words[0]!r} is none of {', '.join(COMMANDS)}"
    if isinstance(command, click.Group):
        game = words[1] if words[1:] and words[1] in names() else names()[0]
        command = command.get_command(click.Context(command), game)
        assert command is not None
    known = {flag for option in command.params for flag in (*option.opts, *option.secondary_opts)}
    return known | {"-h", "--help"}


@pytest.mark.parametrize("page", [page for page in PAGES if commands(page)])
def test_commands_and_flags_that_are_mentioned_exist(page: str, pytestconfig: pytest.Config) -> None:
    """Those of `test` are pytest's and the tests' own; the files that it is to run are there, too."""
    for words in commands(page):
        given = [word for word in words if FLAG.fullmatch(word)]
        if words[0] == "test":
            unknown = [flag for flag in given if flag.startswith("--") and not _taken(pytestconfig, flag)]
            unknown += [word for word in words if word.startswith("tests/") and not (ROOT / word).exists()]
        else:
            unknown = [flag for flag in given if words[0] == SET_UP or flag not in flags(words)]
        assert unknown == [], f"{page}: gladsheim {' '.join(words)}"


def _taken(config: pytest.Config, flag: str) -> bool:
    """Whether pytest takes a flag here."""
    missing = object()
    return config.getoption(flag, missing) is not missing


@pytest.mark.parametrize("page", PAGES)
def test_routes_that_are_mentioned_exist(page: str) -> None:
    """With the method, from `/api` on."""
    found = [match for mention in mentions(page) if (match := ROUTE.match(mention))]
    told = [f"{match[1]} {PLACEHOLDER.sub('*', match[2])}" for match in found]
    assert [route for route in told if route not in ROUTES] == []

"""What is said of commands beside the pages is still of commands that stand there."""

from __future__ import annotations

import re

import pytest

from tests.docs.snippets import declared
from tests.docs.snippets.blocks import PAGES, ROOT, text
from tests.docs.snippets.commands import Command, commands
from tests.docs.snippets.elsewhere import ELSEWHERE
from tests.docs.snippets.supplies import PLACEHOLDERS, SUPPLIES
from tests.docs.snippets.test_commands import BEFORE

ALL: list[Command] = [command for page in PAGES for command in commands(page)]
TABLES = {
    "smaller figures": declared.SMALLER,
    "asked for help": declared.HELP,
    "slow": declared.SLOW,
    "what is typed": declared.TYPED,
    "what is said": declared.SAYS,
    "figures": [figures.command for figures in declared.FIGURES],
    "before": BEFORE,
}


@pytest.mark.parametrize("line", ELSEWHERE)
def test_a_command_that_is_proved_elsewhere_stands_in_a_page_and_has_its_test(line: str) -> None:
    """It was neither changed nor taken out, and its test is there."""
    assert line in {command.text for command in ALL}
    path, _, name = ELSEWHERE[line].test.partition("::")
    source = (ROOT / path).read_text(encoding="utf-8")
    assert re.search(rf"^def {name}\(", source, re.MULTILINE), ELSEWHERE[line].test
    assert ELSEWHERE[line].why


@pytest.mark.parametrize("page", sorted(SUPPLIES.keys() | PLACEHOLDERS.keys()))
def test_what_a_page_is_given_is_named_there(page: str) -> None:
    """The files that are laid beside it, and what is filled in."""
    given = [*SUPPLIES.get(page, {}), *PLACEHOLDERS.get(page, {})]
    assert [name for name in given if name not in text(page)] == []


@pytest.mark.parametrize("table", TABLES)
def test_what_is_said_of_a_command_is_of_one_that_is_given(table: str) -> None:
    """No line of a table is left of a command that has gone."""
    given = [command for command in ALL if command.text not in ELSEWHERE]
    idle = [start for start in TABLES[table] if not any(declared.names(start, command) for command in given)]
    assert idle == []

"""What is said of commands beside the pages is still of commands that stand there."""

from __future__ import annotations

import re

import pytest

from tests.docs import declared
from tests.docs.blocks import PAGES, ROOT
from tests.docs.commands import Command, commands
from tests.docs.elsewhere import ELSEWHERE
from tests.docs.test_commands import BEFORE

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


@pytest.mark.parametrize("text", ELSEWHERE)
def test_a_command_that_is_proved_elsewhere_stands_in_a_page_and_has_its_test(text: str) -> None:
    """It was neither changed nor taken out, and its test is there."""
    assert text in {command.text for command in ALL}
    path, _, name = ELSEWHERE[text].test.partition("::")
    source = (ROOT / path).read_text(encoding="utf-8")
    assert re.search(rf"^def {name}\(", source, re.MULTILINE), ELSEWHERE[text].test
    assert ELSEWHERE[text].why


@pytest.mark.parametrize("table", TABLES)
def test_what_is_said_of_a_command_is_of_one_that_is_given(table: str) -> None:
    """No line of a table is left of a command that has gone."""
    given = [command for command in ALL if command.text not in ELSEWHERE]
    idle = [start for start in TABLES[table] if not any(declared.names(start, command) for command in given)]
    assert idle == []

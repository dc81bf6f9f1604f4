"""The help of the commands can be read alone: a verb first, then what is allowed and the default."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import click
import pytest

from gladsheim.cli.commands import COMMANDS
from gladsheim.cli.options import PerGame

ROOT = Path(__file__).parents[2]
NOT_A_VERB = re.compile(
    r"(What|Who|Whoever|Whether|How|When|Where|Which|There|The|A|An|No|Only|If|By|In|With)\b"
)
ROW = re.compile(r"^\| \[?`([a-z-]+)[ `].*\| (.*) \|$", re.M)


def command_of(name: str) -> click.Command:
    """The command of that name."""
    found = import_module(f"gladsheim.cli.{COMMANDS[name][0]}").command
    assert isinstance(found, click.Command)
    return found


def own_options(name: str) -> Iterator[click.Option]:
    """The options that a command has for itself; those of a game are the game's."""
    command = command_of(name)
    parameters = command.parameters if isinstance(command, PerGame) else command.params
    yield from (one for one in parameters if isinstance(one, click.Option))


def documented() -> dict[str, str]:
    """What the documentation says that each command does."""
    text = (ROOT / "docs" / "reference" / "cli.md").read_text("utf-8")
    return dict(ROW.findall(text.partition("| command | does |")[2].partition("\n\n")[0]))


@pytest.mark.parametrize("name", COMMANDS)
def test_a_command_says_the_same_in_every_list(name: str) -> None:
    """In one sentence that begins with a verb: its own help, the list of commands and the documentation."""
    said = COMMANDS[name][1]
    own = " ".join((command_of(name).help or "").split("\n\n")[0].split())
    assert (own, documented()[name]) == (said, said)
    assert re.fullmatch(r"[A-Z][^.]*\.", said)
    assert not NOT_A_VERB.match(said)


@pytest.mark.parametrize("name", COMMANDS)
def test_an_option_says_what_it_does_and_what_counts_without_it(name: str) -> None:
    """A verb first; a default is shown by the option itself or named in the text."""
    for option in own_options(name):
        text = option.help or ""
        assert re.match(r"[A-Z][a-z]+ ", text), option.opts
        assert not NOT_A_VERB.match(text), option.opts
        assert re.search(r"[.\]]$", text), option.opts
        assert "default" not in text.partition("[")[0], option.opts
        if isinstance(option.default, str | int | float) and option.default:
            assert option.show_default or "[default:" in text, option.opts


@pytest.mark.parametrize("name", COMMANDS)
def test_the_help_shows_the_bounds_of_every_number(name: str) -> None:
    """As click writes a range; a number without bounds would have none."""
    for option in own_options(name):
        if isinstance(option.type, click.types.IntParamType | click.types.FloatParamType):
            assert isinstance(option.type, click.IntRange | click.FloatRange), option.opts
            assert option.type.min is not None, option.opts
            assert option.type.max is not None, option.opts

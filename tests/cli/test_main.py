"""The command line as a whole: help, exit codes, quiet ends."""

from __future__ import annotations

import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import click
import pytest

from gladsheim.cli.commands import COMMANDS
from gladsheim.cli.options import PerGame
from tests import PATIENCE
from tests.cli.conftest import POSITION, Runner, environment, program

ROOT = Path(__file__).parents[2]
NOT_A_VERB = re.compile(
    r"(What|Who|Whoever|Whether|How|When|Where|Which|There|The|A|An|No|Only|If|By|In|With)\b"
)
ROW = re.compile(r"^\| \[?`([a-z-]+)[ `].*\| (.*) \|$", re.M)


def test_help_lists_every_command_and_imports_no_engine() -> None:
    """`gladsheim --help` is quick because it loads neither NumPy nor any command."""
    code = (
        "import sys; from gladsheim.cli.main import run; run(['--help']); "
        "heavy = {'numpy', 'numba', 'litestar', 'textual', 'gladsheim.core.kernel'}; "
        "heavy |= {'gladsheim.cli.play.play'}; "
        "heavy &= set(sys.modules); "
        "sys.exit(f'loaded: {heavy}' if heavy else 0)"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], env=environment(), capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    for name in COMMANDS:
        assert f" {name} " in done.stdout


def test_moves_does_not_load_the_server() -> None:
    """A program that asks for moves pays for nothing else."""
    code = (
        "import sys; from gladsheim.cli.main import run; run(['moves']); "
        "heavy = {'litestar', 'sqlalchemy', 'rich.console'} & set(sys.modules); "
        "sys.exit(f'loaded: {heavy}' if heavy else 0)"
    )
    done = subprocess.run(
        [sys.executable, "-c", code],
        input=POSITION,
        env=environment(),
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("name", [name for name in COMMANDS if name != "test"])
def test_every_command_has_help(cli: Runner, name: str) -> None:
    """The help of each command says what its line in the list says."""
    ran = cli(name, "--help")
    assert ran.code == 0
    assert "Usage: gladsheim" in ran.out
    module = import_module(f"gladsheim.cli.{COMMANDS[name][0]}")
    assert module.command.name == name


@pytest.mark.parametrize("asked", ["--version", "-V", "version"])
def test_version(cli: Runner, asked: str) -> None:
    """Each names the program and its version."""
    ran = cli(asked)
    assert ran.code == 0
    assert ran.out.startswith("gladsheim ")


@pytest.mark.parametrize("words", [(), ("arena",), ("arena", "voluspa")])
def test_help_is_what_the_flag_behind_the_command_says(cli: Runner, words: tuple[str, ...]) -> None:
    """Of all commands, of one, and of one for a game."""
    ran = cli("help", *words)
    assert ran.code == 0
    assert ran.out == cli(*words, "--help").out


@pytest.mark.parametrize("words", [("simulte",), ("help", "simulte")])
def test_a_mistyped_command_gets_a_suggestion(cli: Runner, words: tuple[str, ...]) -> None:
    """What looks like it is named, and nothing else."""
    ran = cli(*words)
    assert (ran.code, ran.out) == (2, "")
    assert "no command 'simulte'; did you mean simulate? (" in ran.err


@pytest.mark.parametrize(
    ("typed", "offered"),
    [
        ("gladsheim sim", "simulate"),
        ("gladsheim arena volu", "voluspa"),
        ("gladsheim arena valda --ra", "--race"),
    ],
)
def test_a_shell_completes_commands_games_and_flags(typed: str, offered: str) -> None:
    """By the script that docs/reference/cli.md says."""
    asked = {"COMP_WORDS": typed, "COMP_CWORD": str(typed.count(" ")), "_GLADSHEIM_COMPLETE": "bash_complete"}
    command = [sys.executable, "-c", "from gladsheim.cli.main import main; main()"]
    ran = subprocess.run(command, env=environment() | asked, capture_output=True, text=True, check=True)
    assert f"plain,{offered}" in ran.stdout.split()


@pytest.mark.parametrize(
    ("args", "told"),
    [
        (["ragnarok"], "no command 'ragnarok'; allowed: serve, worker"),
        (["--wrong"], "No such option"),
        (["play", "chess"], "no game 'chess'; allowed: voluspa"),
        (["simulate", "voluspa", "--players", "9"], "9 is not in the range 2<=x<=5"),
        (["simulate", "voluspa", "--set", "poetic"], "'poetic' is not one of 'base'"),
        (["simulate", "voluspa", "--set", "custom", "--kinds", "Od,Xx"], "'Xx' is unknown; allowed: Od"),
        (["simulate", "voluspa", "--set", "custom", "--kinds", "Od"], "option 'kinds'"),
        (["simulate", "voluspa", "--seed", "9" * 151], "151 digits"),
        (["simulate", "voluspa", "--seed", "hex:xyz"], "not hexadecimal"),
        (["simulate", "voluspa", "-n", "0"], "0 is not in the range"),
        (["simulate", "voluspa", "-n", "many"], "'many' is not a valid integer"),
        (["simulate", "voluspa", "--bots", "thor"], "bot is 'thor'; allowed: random"),
        (["arena", "voluspa", "greedy", "thor"], "bot is 'thor'"),
        (["serve", "--party", "--host", "localhost"], "leave out --host"),
        (["play", "voluspa", "--seat", "thor"], "--seat is 'thor'; allowed: me, me:NAME"),
        (["play", "voluspa", *["--seat", "me"] * 3], "allowed: at most 2"),
        (["play", "voluspa", "--seat", "me:" + "a" * 65], "at most 64 printable"),
        (["play", "voluspa", "--resume", "nowhere.json"], "nowhere.json"),
        (["play", "voluspa", "--lang", "is"], "'is' is not one of 'en'"),
        (["arena", "voluspa", "greedy"], "2 to 16"),
        (["arena", "voluspa", "greedy", "greedy"], "different ones"),
        (["arena", "voluspa"], "Missing argument"),
        (["moves", "nowhere.jsonl"], "nowhere.jsonl"),
        (["apply", "a", "b"], "'a' does not exist"),
        (["verify"], "Missing argument"),
        (["replay", "nowhere.json"], "nowhere.json"),
        (["cases"], "Missing argument"),
        (["bench", "voluspa", "--seconds", "0"], "not in the range"),
        (["bench", "voluspa", "--mode", "fast"], "'fast' is not one of"),
        (["serve", "--port", "-1"], "-1 is not in the range"),
        (["serve", "--port", "65536"], "65536 is not in the range"),
        (["serve", "--port", "http"], "'http' is not a valid integer"),
    ],
)
def test_usage_errors_are_one_clear_line_and_exit_code_two(cli: Runner, args: list[str], told: str) -> None:
    """Whatever cannot be used is named with what is allowed, on one line of standard error."""
    ran = cli(*args)
    assert ran.code == 2
    assert ran.out == ""
    assert ran.err.startswith("gladsheim: ")
    assert ran.err.count("\n") == 1
    assert told in ran.err


def test_a_program_error_as_a_process() -> None:
    """The exit code and the single line reach the shell, and no traceback does."""
    ran = program("play", "chess")
    assert (ran.code, ran.out) == (2, "")
    assert "Traceback" not in ran.err


def test_a_reader_that_has_seen_enough_ends_it_quietly() -> None:
    """`gladsheim moves | head -1` says nothing about broken pipes."""
    with subprocess.Popen(
        [sys.executable, "-m", "gladsheim", "moves"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(),
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        line = POSITION.encode() + b"\n"
        process.stdin.write(line)
        process.stdin.flush()
        assert b"current_player" in process.stdout.readline()
        process.stdout.close()
        try:
            process.stdin.write(line)
            process.stdin.close()
        except BrokenPipeError:
            pass
        assert process.stderr.read() == b""
        process.wait(60)


LISTENING = (
    "import os, signal, sys; signal.signal(signal.SIGINT, signal.SIG_DFL);"
    " os.execv(sys.executable, sys.argv[1:])"
)
"""Starts a program that hears an interrupt, also where the tests run in the background and do not."""


def test_an_interrupt_ends_it_quietly() -> None:
    """Ctrl-C leaves no traceback, and the exit code says so."""
    with subprocess.Popen(
        [sys.executable, "-c", LISTENING, sys.executable, "-m", "gladsheim", "moves"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(),
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(POSITION.encode() + b"\n")
        process.stdin.flush()
        process.stdout.readline()
        process.send_signal(signal.SIGINT)
        _, err = process.communicate(timeout=PATIENCE)
    assert process.returncode == 130
    assert err.strip() == b""


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

"""`gladsheim COMMAND ...`: finds the command, and turns every error into clear lines.

Exit codes: 0 well, 1 a check failed, 2 the command cannot be used like this, 130
interrupted.
"""

from __future__ import annotations

import errno
import importlib
import os
import signal
import sys
from collections.abc import Sequence
from typing import Any

import rich_click as click
from click.exceptions import NoArgsIsHelpError

from gladsheim.cli.encoding import settle
from gladsheim.cli.failing import FailedError, told
from gladsheim.cli.screen import echo, show

COMMANDS = {
    "serve": ("hall.serve", "Open the hall: tables in the browser, for you, your guests and bots."),
    "worker": ("hall.worker", "Let bots think for a hall of several processes."),
    "play": ("play.play", "Play a game in the terminal, against bots or on one keyboard."),
    "puzzle": ("puzzles.puzzle", "Solve a puzzle in the terminal."),
    "moves": ("positions.moves", "Read positions, write the legal actions and what each brings."),
    "apply": ("positions.apply", "Read positions and actions, write the positions after them."),
    "cases": ("positions.cases", "Run golden case files."),
    "simulate": ("engine.simulate", "Let bots play, write the records."),
    "replay": ("positions.replay", "Step through recorded games."),
    "verify": ("positions.verify", "Check records: deal, chain, every action, the result."),
    "arena": ("engine.arena", "Let bots compete on equal deals, with error bars."),
    "ladder": ("engine.ladder", "Rate all bots of a game, with error bars."),
    "train": ("engine.train", "Learn what positions are worth from games of the search with itself."),
    "puzzles": ("puzzles.puzzles", "Find puzzles in games between the strongest bots, and prove them."),
    "rulings": ("engine.rulings", "Measure what each reading of the rules changes."),
    "bench": ("engine.bench", "Measure how fast the engine plays."),
    "backup": ("hall.backup", "Copy the hall's database, also while it runs."),
    "restore": ("hall.restore", "Put a backup in the place of the hall's database."),
    "move": ("hall.move", "Take the hall to another database."),
    "reports": ("operators.reports", "List what players have reported, and close it."),
    "check": ("hall.check", "Check the hall's database: the file, and every game in it."),
    "repair": ("hall.repair", "Take a damaged game back to its last sound line."),
    "export": ("hall.export", "Write the records of the hall's finished games."),
    "ratings": ("operators.ratings", "Show the hall's ratings, or count them anew."),
    "erase-user": ("operators.erase_user", "Remove a person's data for good."),
    "ban": ("operators.ban", "Keep people and networks of addresses out of the hall."),
    "tables": ("operators.tables", "List the hall's running tables by owner and age, and end some."),
    "games": ("operators.games", "List the hall's games, switch them off and on."),
    "audit": ("operators.audit", "Show the audit log of what operators and users did."),
    "warm": ("engine.warm", "Compile the kernels now."),
    "test": ("passing", "Run the project's own tests."),
    "help": ("helping", "Show the help of a command, like --help behind it."),
    "version": ("version", "Show the version, like --version."),
}
"""Of each command the module below `gladsheim.cli` and a sentence."""
ONE_BY_ONE = frozenset(
    {
        "puzzle",
        "moves",
        "apply",
        "cases",
        "replay",
        "verify",
        "check",
        "repair",
        "export",
        "games",
        "ratings",
        "tables",
    }
)
"""Commands that look at single positions: plain kernels start sooner and are as quick there."""
INTERRUPTED = 130
RESOLVING = "gladsheim.resolving"
"""Set in a context once a command is to run, not only to be listed."""


class Lazy(click.RichGroup):
    """A group that imports a command's file only when that command is asked for."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """The commands, in the order of the help."""
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """The command; only its one-line help where the list of commands is printed."""
        if cmd_name not in COMMANDS:
            return None
        if not ctx.meta.get(RESOLVING):
            return click.RichCommand(name=cmd_name, help=COMMANDS[cmd_name][1])
        if cmd_name in ONE_BY_ONE:
            os.environ.setdefault("GLADSHEIM_KERNELS", "plain")
        module = importlib.import_module(f"gladsheim.cli.{COMMANDS[cmd_name][0]}")
        command: click.Command = module.command
        return command

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """As click does it, but the message names what may have been meant, or all that is allowed."""
        if args and args[0] not in COMMANDS and not args[0].startswith("-"):
            raise click.UsageError(f"no command {args[0]!r}; {_meant(args[0])}", ctx)
        ctx.meta[RESOLVING] = True
        return super().resolve_command(ctx, args)


def _meant(word: str) -> str:
    """The commands that look like a word, otherwise all."""
    from difflib import get_close_matches

    near = get_close_matches(word, COMMANDS)
    return f"did you mean {' or '.join(near)}?" if near else f"allowed: {', '.join(COMMANDS)}"


def _version(ctx: click.Context, _param: click.Parameter, wanted: bool) -> None:
    if wanted:
        from gladsheim.cli.version import told as version

        echo(version())
        ctx.exit()


@click.group(cls=Lazy, context_settings={"help_option_names": ["-h", "--help"]}, invoke_without_command=False)
@click.option(
    "-V",
    "--version",
    is_flag=True,
    is_eager=True,
    expose_value=False,
    callback=_version,
    help="Show the version.",
)
def cli() -> None:
    """Three Norse games: a hall to play in, and the engines underneath it."""


def main(args: Sequence[str] | None = None) -> None:
    """Run the command line and exit."""
    if hasattr(signal, "SIGPIPE"):
        # A reader that has seen enough (head, less) ends the program quietly.
        signal.signal(signal.SIGPIPE, signal.SIG_DFL)
    sys.exit(run(sys.argv[1:] if args is None else list(args)))


def run(args: Sequence[str]) -> int:
    """Run the command line; returns the exit code."""
    settle()
    try:
        code: Any = cli.main(list(args), prog_name="gladsheim", standalone_mode=False)
        return code if isinstance(code, int) else 0
    except (KeyboardInterrupt, click.Abort):
        return INTERRUPTED
    except BrokenPipeError:
        return _unread()
    except NoArgsIsHelpError as error:
        show(error.format_message())
        return 2
    except FailedError as error:
        return _complain(str(error), 1)
    except Exception as error:
        if sys.platform == "win32" and isinstance(error, OSError) and error.errno == errno.EINVAL:
            return _unread()  # what Windows says of a pipe that nobody reads
        message = told(error)
        if message is None:
            raise
        return _complain(message, 2)


def _unread() -> int:
    """Nobody reads standard output any more: keep the interpreter from complaining when it flushes it."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 1


def _complain(message: str, code: int) -> int:
    echo(f"gladsheim: {message}", err=True)
    return code

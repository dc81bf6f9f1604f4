"""`gladsheim COMMAND ...`: finds the command, and turns every error into clear lines.

Exit codes: 0 success, 1 a check failed, 2 the command cannot be used like this, 130 interrupted.
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

from gladsheim.cli.commands import COMMANDS, ONE_BY_ONE
from gladsheim.cli.encoding import settle
from gladsheim.cli.failing import FailedError, message_of
from gladsheim.cli.screen import echo, show

INTERRUPTED = 130
RESOLVING = "gladsheim.resolving"
"""Key in a context, set when a command is about to run and not only to be listed."""


class _LazyGroup(click.RichGroup):
    """A group that imports a command's file only when that command is asked for."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """Return the names of the commands, in the order of the help."""
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """Return the command; only its one-line help where the list of commands is printed."""
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
        """Resolve a command as click does; the error suggests similar names, or lists all
        that are allowed.
        """
        if args and args[0] not in COMMANDS and not args[0].startswith("-"):
            raise click.UsageError(f"no command {args[0]!r}; {_meant(args[0])}", ctx)
        ctx.meta[RESOLVING] = True
        return super().resolve_command(ctx, args)


def _meant(word: str) -> str:
    """Return the commands whose names are similar to a word, otherwise all."""
    from difflib import get_close_matches

    near = get_close_matches(word, COMMANDS)
    return f"did you mean {' or '.join(near)}?" if near else f"allowed: {', '.join(COMMANDS)}"


def _version(ctx: click.Context, _param: click.Parameter, wanted: bool) -> None:
    if wanted:
        from gladsheim.cli.version import version_line

        echo(version_line())
        ctx.exit()


@click.group(
    cls=_LazyGroup, context_settings={"help_option_names": ["-h", "--help"]}, invoke_without_command=False
)
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
        message = message_of(error)
        if message is None:
            raise
        return _complain(message, 2)


def _unread() -> int:
    """Redirect standard output to nowhere after its reader has gone, so that the
    interpreter's flush cannot fail.
    """
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 1


def _complain(message: str, code: int) -> int:
    echo(f"gladsheim: {message}", err=True)
    return code

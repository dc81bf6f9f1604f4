"""Commands with a sub-command per game, whose flags are the game's own options."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, Generic, TypeVar

import rich_click as click

if TYPE_CHECKING:
    from gladsheim.core.game import Game, Option, Seed

    _ListType = click.ParamType[list[str]]
    _SeedType = click.ParamType[Seed]
    _TextType = click.ParamType[str]
else:
    # Older releases of click know no type arguments.
    _ListType = _SeedType = _TextType = click.ParamType

MOST_SEED = 1000
MOST_MEMBERS = 64
SUFFIX = ".toml"


W = TypeVar("W")
"""Type of the values of the flags that are the same for every game."""


class PerGame(click.RichGroup, Generic[W]):
    """Command group that builds the command of a game from the game's options when it is asked for.

    `make` is a command function that takes a `Game` and its `wishes`, a dataclass with a
    field for each of `parameters`: the flags and arguments that it has for every game.
    """

    def __init__(
        self,
        name: str,
        make: Callable[[Game, W], Any],
        wishes: type[W],
        parameters: list[click.Parameter],
        **settings: Any,
    ) -> None:
        super().__init__(name=name, help=make.__doc__, subcommand_metavar="GAME [OPTIONS]", **settings)
        self.make = make
        self.wishes = wishes
        self.parameters = parameters

    def list_commands(self, ctx: click.Context) -> list[str]:
        """Return the names of the games."""
        from gladsheim.games import names

        return list(names())

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """Return the command with the flags of this game."""
        from gladsheim.games import game, info, names

        if cmd_name not in names():
            return None
        kind = info(cmd_name)
        flags = [*(flag(option, kind) for option in kind.option_list), *edition_flags(kind)]
        own = [option.name for option in kind.option_list]

        def call(**given: Any) -> Any:
            edition = given.pop("edition", None)
            chosen = {name: given.pop(name) for name in own}
            chosen = {name: value for name, value in chosen.items() if value is not None}
            if edition is not None:
                chosen = kind.traits.rulings.with_edition(edition, chosen)
            return self.make(game(cmd_name, **chosen), self.wishes(**given))

        about = f"{kind.title}: {(self.make.__doc__ or '').strip()}"
        return click.RichCommand(name=cmd_name, params=[*self.parameters, *flags], callback=call, help=about)

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """Resolve a game as click does; the error lists the games that are allowed."""
        names = self.list_commands(ctx)
        if args and args[0] not in names:
            raise click.UsageError(f"no game {args[0]!r}; allowed: {', '.join(names)}", ctx)
        return super().resolve_command(ctx, args)

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Parse arguments in which flags may also stand before the game."""
        names = self.list_commands(ctx)
        at = next((place for place, word in enumerate(args) if word in names), 0)
        return super().parse_args(ctx, [*args[at : at + 1], *args[:at], *args[at + 1 :]])


def flag(option: Option, game: type[Game]) -> click.Option:
    """Return the flag of an option of this game; if the flag is missing, the game's own default counts."""
    name = f"--{option.name.replace('_', '-')}"
    about = f"{option.about}  [default: {_shown(option.default)}]"
    if option.kind == "bool":
        names = [f"{name}/--no-{option.name.replace('_', '-')}"] if option.default else [name]
        return click.RichOption([*names, option.name], is_flag=True, default=None, help=about)
    types: dict[str, Any] = {
        "int": click.IntRange(option.low, option.high),
        "choice": click.Choice(option.choices),
        "list": Members(option.choices),
        "file": DataFile(option, game),
    }
    return click.RichOption([name, option.name], type=types[option.kind], default=None, help=about)


def edition_flags(game: type[Game]) -> list[click.Option]:
    """Return the flag `--edition` of a game that has several editions: it fills in `--rulings` (E-1.2)."""
    editions = list(game.traits.rulings.editions)
    if len(editions) < 2:
        return []
    about = f"Add the readings of this book to those of --rulings.  [default: {editions[0]}]"
    return [click.RichOption(["--edition"], type=click.Choice(editions), default=None, help=about)]


def _shown(default: Any) -> str:
    if isinstance(default, list | tuple):
        return ",".join(map(str, default)) or "none"
    return {True: "yes", False: "no", None: "none"}.get(default, str(default))


class Members(_ListType):
    """Parameter type for members of a list, separated by commas."""

    name = "A,B,..."

    def __init__(self, choices: tuple[str, ...]) -> None:
        self.choices = choices

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> list[str]:
        """Return the list; fails on a member that does not exist."""
        if isinstance(value, list):
            return value
        members = [member for member in str(value).split(",") if member]
        if len(members) > MOST_MEMBERS:
            self.fail(f"{len(members)} members; allowed: at most {MOST_MEMBERS}", param, ctx)
        for member in members:
            if member not in self.choices:
                self.fail(f"{member!r} is unknown; allowed: {', '.join(self.choices)}", param, ctx)
        return members


class DataFile(_TextType):
    """Parameter type for a data file of a game: the name of a known one, or a path."""

    name = "NAME|FILE"

    def __init__(self, option: Option, game: type[Game]) -> None:
        self.option = option
        self.game = game

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        """Return the value of the option; a path is read. The game itself judges every other name."""
        text = str(value)
        if text not in self.option.choices and (text.endswith(SUFFIX) or Path(text).is_file()):
            return self.game.load_file(self.option.name, text)
        return text


class SeedText(_SeedType):
    """Parameter type for a seed: a whole number, `hex:` and hexadecimal digits, or any other text."""

    name = "SEED"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Seed:
        """Return the seed."""
        if not isinstance(value, str):
            seed: Seed = value
            return seed
        if not 1 <= len(value) <= MOST_SEED:
            self.fail(f"is {len(value)} characters long; allowed: 1 to {MOST_SEED}", param, ctx)
        digits = value.removeprefix("-")
        if digits.isascii() and digits.isdigit():
            if len(digits) > 150:
                self.fail(f"has {len(digits)} digits; allowed: at most 150", param, ctx)
            return int(value)
        if value.startswith("hex:"):
            try:
                return bytes.fromhex(value[4:])
            except ValueError:
                self.fail(f"{value!r} is not hexadecimal", param, ctx)
        return value


def seed_option(about: str) -> click.Option:
    """Return the flag `--seed`."""
    return click.RichOption(["--seed"], type=SeedText(), help=about)


def ray_option() -> click.Option:
    """Return the flag `--ray`; without a value it means a cluster of this machine alone."""
    about = (
        "Run on the Ray cluster at ADDRESS: auto, HOST:PORT or ray://HOST:PORT. Without ADDRESS: a local "
        "cluster of --jobs processes."
    )
    return click.RichOption(
        ["--ray"], is_flag=False, flag_value="local", default=None, metavar="[ADDRESS]", help=about
    )


def resume_option() -> click.Option:
    """Return the flag `--resume`."""
    about = "Save finished work in FILE, and skip what it holds already; needs --seed."
    return click.RichOption(["--resume"], type=click.Path(dir_okay=False), metavar="FILE", help=about)


def fresh(seed: Seed | None) -> Seed:
    """Return the seed, or a new secret if none was given."""
    if seed is not None:
        return seed
    from gladsheim.core.chance import fresh_secret

    return fresh_secret()

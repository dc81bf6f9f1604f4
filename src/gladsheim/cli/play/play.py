"""`gladsheim play`: a game in the terminal."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

import rich_click as click

from gladsheim.cli.options import PerGame, fresh, seed_option
from gladsheim.cli.play.words import CliTexts, spoken
from gladsheim.cli.screen import echo
from gladsheim.locales import LOCALES

if TYPE_CHECKING:
    from gladsheim.cli.play.sitting import Sitting
    from gladsheim.core.game import Game, Seed
    from gladsheim.records import RecordedSeat

USUAL_BOT = "seer-3"
"""Bot that plays the other seats if none was asked for."""


@dataclass(frozen=True, slots=True)
class PlayOptions:
    """The command's own flags and arguments, besides the options of the game."""

    seats: tuple[str, ...]
    hotseat: bool
    seed: Seed | None
    save_to: str | None
    resume: str | None
    lang: str | None
    lines: bool


def play(game: Game, wishes: PlayOptions) -> None:
    """Play a game in the terminal.

    You play against bots, or with others at one keyboard. The table fills the screen; with --lines, in pipes
    and on small screens you play line by line. You see each place and its points before you choose; type
    "help" for all commands. A record saved with --record can be resumed, replayed and verified.
    """
    from gladsheim.cli.engine.compiling import compiling
    from gladsheim.cli.play.conversation import Conversation
    from gladsheim.cli.play.lines import LineInterface
    from gladsheim.cli.play.screen.showing import show, why_no_screen
    from gladsheim.cli.play.sitting import Sitting
    from gladsheim.core.errors import UsageError

    words = CliTexts(wishes.lang or spoken())
    kept = wishes.save_to or wishes.resume
    target = Path(kept) if kept else None
    if wishes.resume is not None:
        sitting = _resumed(wishes.resume, game)
    else:
        if target is not None and target.exists():
            raise UsageError(f"{target} exists already; to continue it: --resume {target}")
        seats = seated(game, wishes.seats, wishes.hotseat, words)
        sitting = Sitting.begin(game, seats, fresh(wishes.seed))
    if target is not None:
        sitting.record().save(target)
    with compiling([game.name]):
        talk = Conversation(sitting, words, target)
        reason = "" if wishes.lines else why_no_screen(words)
        if reason is None:
            show(talk)
        else:
            talk.notice = [*filter(None, [reason]), *talk.notice]
            LineInterface(talk).run()
    if target is not None and sitting.to_act is not None:
        command = f"gladsheim play {game.name} --resume {target}"
        echo(words("cli-resume-with", command=command))


def seated(game: Game, wishes: tuple[str, ...], hotseat: bool, words: CliTexts) -> list[RecordedSeat]:
    """Return the seats as asked for; those left over go to bots. Raises UsageError."""
    from gladsheim import bots
    from gladsheim.core.errors import UsageError
    from gladsheim.records import RecordedSeat

    known = tuple(bots.names())
    if len(wishes) > game.players:
        raise UsageError(f"--seat is given {len(wishes)} times; allowed: at most {game.players}")
    rest = "me" if hotseat else USUAL_BOT
    filled = [*(wishes or ("me",)), *[rest] * game.players][: game.players]
    seats = []
    for at, wish in enumerate(filled):
        who, _, name = wish.partition(":")
        if who == "me":
            seats.append(RecordedSeat(_name(name) or words("cli-player", number=at + 1)))
        elif wish in known:
            same = sum(seat.bot == wish for seat in seats)
            seats.append(RecordedSeat(f"{wish} ({same + 1})" if same else wish, "bot", wish))
        else:
            raise UsageError(f"--seat is {wish!r}; allowed: me, me:NAME, {', '.join(known)}")
    return seats


def _name(text: str) -> str:
    from gladsheim.core.errors import UsageError
    from gladsheim.records.record import MOST_NAME

    if len(text) > MOST_NAME or not text.isprintable():
        raise UsageError(f"a name is {text!r}; allowed: at most {MOST_NAME} printable characters")
    return text


def _resumed(file: str, game: Game) -> Sitting:
    from gladsheim.cli.play.sitting import Sitting
    from gladsheim.cli.positions.loading import one_record
    from gladsheim.core.errors import UsageError

    record = one_record(file)
    if record.game != game.name:
        raise UsageError(f"{file} is a game of {record.game}; allowed here: {game.name}")
    return Sitting.resume(record)


PARAMETERS: list[click.Parameter] = [
    click.RichOption(
        ["--seat", "seats"],
        multiple=True,
        metavar="WHO",
        help="Put a player in the next seat: me, me:NAME, or a bot; may be repeated.  "
        f"[default: me, then {USUAL_BOT}]",
    ),
    click.RichOption(["--hotseat"], is_flag=True, help="Put people, not bots, in the other seats."),
    seed_option("Deal the game of this seed.  [default: a fresh secret]"),
    click.RichOption(
        ["--record", "save_to"],
        type=click.Path(dir_okay=False),
        help="Save the record to this file after every action.",
    ),
    click.RichOption(
        ["--resume"],
        type=click.Path(exists=True, dir_okay=False),
        help="Continue the game of this record, with its options and seats.",
    ),
    click.RichOption(
        ["--lang", "--language", "lang"],
        type=click.Choice(LOCALES),
        help="Play in this language.  [default: your system's]",
    ),
    click.RichOption(
        ["--lines"], is_flag=True, help="Play line by line, not on the whole screen; for screen readers."
    ),
]

command = PerGame("play", play, PlayOptions, PARAMETERS)

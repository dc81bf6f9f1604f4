"""`play`: a game in the terminal, from typed lines."""

import dataclasses
import json
import os
import pty
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import cast

import pytest

from gladsheim import locales
from gladsheim.bots import Bot
from gladsheim.cli.play.conversation import Conversation
from gladsheim.cli.play.lines import LineInterface
from gladsheim.cli.play.play import USUAL_BOT, seated
from gladsheim.cli.play.sitting import Sitting
from gladsheim.cli.play.words import CliTexts, spoken
from gladsheim.core.errors import RecordError
from gladsheim.core.game import Seed, State
from gladsheim.games import game
from gladsheim.locales import LOCALES
from gladsheim.records import RecordedSeat, chain, load_record, verify
from tests.cli.conftest import Runner, environment
from tests.toys import Toy, register

PLAY = ("play", "voluspa", "--seed", "3")
SEATS = (RecordedSeat("Ada"), RecordedSeat("Bo"))


def numbers(count: int) -> str:
    """Always the first piece and its best place."""
    return "1\n" * count


def test_a_whole_game_against_a_bot_from_typed_numbers(cli: Runner, tmp_path: Path) -> None:
    """Numbers alone lead to the end; the record of it holds."""
    file = tmp_path / "game.json"
    ran = cli(*PLAY, "--seat", "me:Ada", "--seat", "random", "--record", file, typed=numbers(200))
    assert (ran.code, ran.err) == (0, "")
    assert "The game is over." in ran.out
    assert "wins." in ran.out
    record = load_record(file)
    report = verify(record)
    assert report.ok
    assert report.over
    assert [seat.name for seat in record.seats] == ["Ada", "random"]


def test_readings_are_told_before_one_chooses_and_in_the_help(cli: Runner) -> None:
    """What is played otherwise stands below the first table and in the help, on narrow lines (E-1.5)."""
    usual = cli(*PLAY, "--hotseat", typed="help\n")
    assert "At this table:" not in usual.out
    ran = cli(*PLAY, "--hotseat", "--edition", "rulebook-it", typed="help\nhelp Dr\n")
    assert ran.out.count("At this table: Italian rulebook\n") == 3
    mixed = cli(*PLAY, "--hotseat", "--rulings", "dragons-spare-trolls", typed="")
    assert "At this table:\n  A Dragon may not cover a Troll." in mixed.out
    assert ran.out.count("  A Dragon may not cover a Troll.") == 3
    assert ran.out.index("At this table:") < ran.out.index("your turn")
    assert max(map(len, ran.out.splitlines())) <= 80


def test_lines_fit_80_columns_and_carry_no_codes_when_piped(cli: Runner) -> None:
    """Piped output is plain text that a narrow terminal shows whole."""
    ran = cli(*PLAY, "--set", "all", "--hotseat", typed="help\nhint\n1\nall\n\nlog\n")
    assert "\x1b" not in ran.out
    assert max(map(len, ran.out.splitlines())) <= 80


def test_points_stand_beside_each_place_before_one_chooses(cli: Runner) -> None:
    """After a piece is chosen its places are numbered, on the board and in the list."""
    ran = cli(*PLAY, "--hotseat", typed="1\n")
    assert "1:+" in ran.out
    assert "  1   +" in ran.out


def test_an_action_can_be_typed_as_the_rules_write_it(cli: Runner, tmp_path: Path) -> None:
    """Typing the action does what choosing it by number does."""
    first = game("voluspa").deal(3).legal_actions()[0]
    file = tmp_path / "game.json"
    cli(*PLAY, "--hotseat", "--record", file, typed=f"{first}\nquit\n")
    assert [entry.action for entry in load_record(file).actions] == [first]


def test_what_cannot_be_done_is_explained_and_nothing_happens(cli: Runner, tmp_path: Path) -> None:
    """Illegal tries name the rule; rubbish is neither a command nor an action; numbers have bounds."""
    file = tmp_path / "game.json"
    typed = "Od@60,60\nwhy Od@60,60\nflap\n99\n0\nhelp Zz\nwhy\n\nundo\nsave\n" + "9" * 300 + "\n"
    ran = cli(*PLAY, "--hotseat", "--record", file, typed=typed)
    assert ran.code == 0
    assert ran.out.count("Not allowed: ") >= 2
    assert "(V-" in ran.out
    assert "flap is neither a command nor an action." in ran.out
    assert "There is no number 99 here" in ran.out
    assert "There is no tile Zz; allowed: Od" in ran.out
    assert "Nothing to take back" in ran.out
    assert load_record(file).actions == ()


def test_why_tells_what_a_legal_action_would_bring_without_taking_it(cli: Runner, tmp_path: Path) -> None:
    """The points are explained, and the game stays where it is."""
    state = game("voluspa").deal(3)
    choice = max(state.game.presenter.choices(state), key=lambda item: item["points"])
    file = tmp_path / "game.json"
    ran = cli(*PLAY, "--hotseat", "--record", file, typed=f"why {choice['action']}\n")
    assert f"gains +{choice['points']}" in ran.out
    assert load_record(file).actions == ()


def test_help_for_every_piece_comes_from_its_row(cli: Runner) -> None:
    """`help Od` prints name and value, what is said under the name, and what the piece does."""
    rows = type(game("voluspa")).pieces()
    ran = cli(*PLAY, "--hotseat", typed="".join(f"help {row['code']}\n" for row in rows))
    for row in rows:
        _, told = ran.out.split(f"{row['code']} {row['name']}, ", 1)
        assert told.splitlines()[1] == locales.text("en", f"voluspa-epithet-{row['code']}")


def test_a_game_is_resumed_where_it_stopped(cli: Runner, tmp_path: Path) -> None:
    """Leaving and resuming plays the same game to the same record as staying."""
    whole, parts = tmp_path / "whole.json", tmp_path / "parts.json"
    seats = ("--seat", "me", "--seat", "random")
    cli(*PLAY, *seats, "--record", whole, typed=numbers(200))
    ran = cli(*PLAY, *seats, "--record", parts, typed=numbers(6))
    assert "To continue later: gladsheim play voluspa --resume" in ran.out
    assert load_record(parts).result is None
    assert cli("play", "voluspa", "--resume", parts, typed=numbers(200)).code == 0
    actions = [[entry.action for entry in load_record(file).actions] for file in (whole, parts)]
    assert actions[0] == actions[1]
    assert load_record(parts).result == load_record(whole).result


def test_a_record_is_never_overwritten_by_a_new_game(cli: Runner, tmp_path: Path) -> None:
    """An existing file is refused, and told how to go on with."""
    file = tmp_path / "game.json"
    file.write_text("precious")
    ran = cli(*PLAY, "--record", file)
    assert ran.code == 2
    assert f"--resume {file}" in ran.err
    assert file.read_text() == "precious"


def test_an_edited_record_is_not_resumed(cli: Runner, tmp_path: Path) -> None:
    """A game goes on only from a record whose chain holds."""
    file = tmp_path / "game.json"
    cli(*PLAY, "--hotseat", "--record", file, typed=numbers(4))
    document = json.loads(file.read_text())
    document["seats"][0]["name"] = "Eve"
    file.write_text(json.dumps(document))
    ran = cli("play", "voluspa", "--resume", file)
    assert ran.code == 2
    assert "ply 1: the link does not fit" in ran.err


def test_saving_where_nothing_can_be_written_does_not_end_the_game(cli: Runner, tmp_path: Path) -> None:
    """The person is told, and plays on."""
    ran = cli(*PLAY, "--hotseat", typed=f"save {tmp_path}/no/game.json\nsave {tmp_path}/game.json\n1\n1\n")
    assert "Not saved: " in ran.out
    assert f"Saved in {tmp_path}/game.json" in ran.out.replace("\n", "")
    assert ran.code == 0


@pytest.mark.parametrize("locale", LOCALES)
def test_every_language_has_every_text_of_the_terminal(locale: str) -> None:
    """No text falls back to English, and each takes the same values."""
    folder = Path(locales.__file__).parent
    ids = [
        {
            line.split(" =")[0]
            for line in (folder / name / "cli.ftl").read_text().splitlines()
            if " =" in line[:30]
        }
        for name in ("en", locale)
    ]
    assert ids[0] == ids[1]
    words = CliTexts(locale)
    assert words("cli-spots", count=1) != words("cli-spots", count=2)
    assert "{" not in words("cli-best", points="+3")


def test_the_language_can_be_chosen_and_is_taken_from_the_environment(
    cli: Runner, monkeypatch: pytest.MonkeyPatch
) -> None:
    """`--lang` wins; an unknown language is English."""
    assert "du bist am Zug" in cli(*PLAY, "--hotseat", "--lang", "de").out
    assert "tocca a te" in cli(*PLAY, "--hotseat", "--lang", "it").out
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    assert spoken() == "fr"
    monkeypatch.setenv("LC_ALL", "is_IS.UTF-8")
    assert spoken() == "en"


def test_refusals_speak_the_players_language(cli: Runner) -> None:
    """What is not legal, what is no action, and the answer to "why", in Italian with the rules."""
    ran = cli(*PLAY, "--hotseat", "--language", "it", typed="Od@90,90\nwhy Od@90,90\ncastle\nwhy castle\n")
    assert ran.out.count("Non permesso: ") >= 2
    assert "non è un'azione" in ran.out
    assert "(V-7.1)" in ran.out.replace("\n", " ")
    assert "not an action" not in ran.out


def test_open_seats_go_to_bots_or_to_the_keyboard() -> None:
    """Alone against bots by default; everybody at one keyboard with --hotseat."""
    table, words = game("voluspa", players=3), CliTexts("en")
    assert [seat.bot for seat in seated(table, (), False, words)] == [None, USUAL_BOT, USUAL_BOT]
    assert [seat.kind for seat in seated(table, (), True, words)] == ["human"] * 3
    assert [seat.name for seat in seated(table, ("random", "me:Bo"), True, words)] == [
        "random",
        "Bo",
        "Player 3",
    ]


def test_an_undo_gives_back_the_very_state() -> None:
    """After taking back, position, record and log are what they were."""
    sitting = Sitting.begin(Toy(), SEATS, 1)
    before = sitting.state.document(), sitting.record().to_bytes()
    sitting.act("ponder")
    assert sitting.to_act == 0
    assert sitting.take_back() == "ponder"
    assert (sitting.state.document(), sitting.record().to_bytes()) == before
    assert sitting.log == []
    assert sitting.take_back() is None


def test_an_undo_stops_at_what_was_drawn() -> None:
    """After a draw nothing can be taken back, not even what came before it."""
    sitting = Sitting.begin(Toy(), SEATS, 1)
    sitting.act("ponder")
    sitting.act(sitting.state.legal_actions()[0])
    assert sitting.take_back() is None
    assert len(sitting.log) == 2


def test_a_record_with_a_wrong_turn_is_not_resumed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Resuming checks who acted, too."""
    register(monkeypatch)
    sitting = Sitting.begin(Toy(), SEATS, 1)
    sitting.act("ponder")
    record = sitting.record()
    forged = chain(record.first_link, [(1, "ponder", None)])
    with pytest.raises(RecordError, match="out of turn"):
        Sitting.resume(dataclasses.replace(record, actions=forged))


class Passing:
    """A bot that passes when it is asked."""

    name = "passing"

    def choose_in(self, state: State, seed: Seed) -> str:
        """The first legal action."""
        return state.legal_actions()[0]


def test_who_is_asked_in_secret_is_not_announced() -> None:
    """A bot that is asked is not named while it thinks, and that it passed stands nowhere in the log."""
    announced: list[str] = []

    @contextmanager
    def status(text: str) -> Iterator[None]:
        announced.append(text)
        yield

    sitting = Sitting.begin(Toy(charms=12), SEATS, 1)
    sitting._bots = {1: cast(Bot, Passing())}
    terminal = LineInterface(Conversation(sitting, CliTexts("en"), None))
    terminal.live, terminal.talk.viewer = True, 0
    terminal.console.status = status  # type: ignore[assignment,method-assign]  # only its text matters
    sitting.act(sitting.state.legal_actions()[0])
    assert (sitting.to_act, sitting.state.game.secrets.acting(sitting.state, 0)) == (1, None)
    terminal.bot_turn()
    assert (sitting.to_act, sitting.log[-1].hidden) == (0, "all")
    assert announced == [CliTexts("en")("cli-resolving")]
    assert terminal.talk.log("").lines == ("Ada placed", "Ada rolled offered")
    sitting.act(sitting.state.legal_actions()[0])
    terminal.bot_turn()
    assert announced[1:] == [CliTexts("en")("cli-thinking", name="Bo")]


def test_what_chance_will_bring_is_not_made_up() -> None:
    """`why` tells what an action does up to the first roll, for that roll is not known."""
    sitting = Sitting.begin(Toy(charms=1), SEATS, 1)
    talk = Conversation(sitting, CliTexts("en"), None)
    action = next(one for one in sitting.state.legal_actions() if one.startswith("play"))
    assert talk.why(action).lines[1:] == ("Ada placed",)


def test_the_log_names_only_what_its_reader_drew() -> None:
    """The tiles that the others drew are told by their number."""
    sitting = Sitting.begin(game("voluspa"), SEATS, 3)
    talk = Conversation(sitting, CliTexts("en"), None)
    talk.viewer = 0
    for _ in range(6):
        sitting.act(sitting.state.legal_actions()[0])
    drawn = [line for line in talk.log("99").lines if line.startswith("Draws")]
    others = [one.seat != 0 for one in sitting.log for event in one.events if event.kind == "drew"]
    assert [line == "Draws 1 tile." for line in drawn] == others
    assert {True, False} <= set(others)


@pytest.fixture
def terminal() -> Iterator[tuple[int, subprocess.Popen[bytes]]]:
    """A hot-seat game on a real pseudo-terminal."""
    leader, follower = pty.openpty()
    process = subprocess.Popen(
        [sys.executable, "-m", "gladsheim", *PLAY, "--hotseat", "--lines"],
        stdin=follower,
        stdout=follower,
        stderr=follower,
        env={**environment(), "TERM": "xterm-256color", "LANG": "C", "NO_COLOR": ""},
    )
    os.close(follower)
    yield leader, process
    process.kill()
    process.wait()
    os.close(leader)


def read_until(leader: int, text: str) -> str:
    """What the terminal shows until a text appears in it."""
    seen = ""
    while text not in seen:
        seen += os.read(leader, 4096).decode(errors="replace")
    return seen


def test_on_a_terminal_hands_stay_hidden_between_players(
    terminal: tuple[int, subprocess.Popen[bytes]],
) -> None:
    """The screen is cleared, and the next player asked for, before another hand is shown."""
    leader, process = terminal
    assert "hand:" in read_until(leader, "> ")
    os.write(leader, b"1\n")
    read_until(leader, "> ")
    os.write(leader, b"1\n")
    passing = read_until(leader, "press Enter.")
    assert "hand:" not in passing.split("\x1b[2J")[-1]
    os.write(leader, b"\n")
    assert "hand:" in read_until(leader, "> ")
    os.write(leader, b"quit\n")
    read_until(leader, "Goodbye.")
    assert process.wait(30) == 0

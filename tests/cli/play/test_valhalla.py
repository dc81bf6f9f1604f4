"""`play valhalla`: long lists with numbers, the Excuse that can be waived, help on every card."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from gladsheim.cli.play.asking import ListMenu
from gladsheim.cli.play.sitting import Sitting
from gladsheim.cli.play.words import CliTexts
from gladsheim.core.telling.asking import DescribedAction, Question, Waiver
from gladsheim.games.valhalla.game import ValhallaGame
from gladsheim.locales import LOCALES
from gladsheim.records import RecordedSeat, Recorder, load_record, verify
from gladsheim.testing.ledger import rule
from tests.cli.conftest import Runner
from tests.cli.play.conftest import Play, actions

PLAY = ("play", "valhalla", "--seed", "4")
POSITION = Path(__file__).parents[3] / "docs" / "researchers" / "games.md"


def battle(**fields: object) -> Sitting:
    """The position of the documentation: Ada may call Betrayal or let Diplomat lead."""
    text = POSITION.read_text("utf-8").split("```json\n")[-1].split("```")[0]
    state = ValhallaGame.load({**json.loads(text), **fields})
    return Sitting(Recorder(state, [RecordedSeat("Ada"), RecordedSeat("Bo")]), "test")


def excusable() -> Sitting:
    """The same, and Bo holds the Excuse."""
    text = POSITION.read_text("utf-8").split("```json\n")[-1].split("```")[0]
    document = json.loads(text)
    document["options"]["excuse"] = True
    document["players"][1]["cards"][3] = {"card": "excuse", "uses": 0, "used": False, "armies": 0}
    document["draw"].append("ace-wyrms")
    return Sitting(Recorder(ValhallaGame.load(document), [RecordedSeat("Ada"), RecordedSeat("Bo")]), "test")


def test_a_whole_game_of_six_with_two_decktets_from_typed_lines(cli: Runner, tmp_path: Path) -> None:
    """The first number of each question leads to the end of the game; the record of it holds."""
    file = tmp_path / "game.json"
    seats = ("--players", "6", "--glory-cap", "12", "--excuse", "--seat", "me:Ada", *("--seat", "random") * 5)
    ran = cli(*PLAY, *seats, "--record", file, typed="1\n" * 900)
    assert (ran.code, ran.err) == (0, "")
    assert "The game is over." in ran.out
    report = verify(load_record(file))
    assert report.ok
    assert report.over


@pytest.mark.parametrize("locale", LOCALES)
def test_a_terminal_of_100_columns_shows_everything_whole(cli: Runner, locale: str) -> None:
    """In every language no line is wider, and piped output carries no codes."""
    typed = "help turn\nhelp cards\nhelp signs\nhint\n" + "1\n" * 40 + "log 200\n"
    ran = cli(*PLAY, "--hotseat", "--players", "6", "--lang", locale, typed=typed)
    assert ran.code == 0
    assert max(len(line.removeprefix("> ")) for line in ran.out.splitlines()) <= 100
    assert "\x1b" not in ran.out


@rule("VH-8.10")
def test_how_many_armies_go_is_asked_after_the_place(play: Play) -> None:
    """One line stands for each location; its number is chosen first, then that of the armies."""
    sitting = battle()
    shown = play(sitting, "use:betrayal:event", "1", "9", "", "1", "3")
    assert "Armies to Darkness (0,0) [B3]: 1 to 4" in shown[1]
    assert "a second number says how many" in shown[1]
    assert "Armies to Darkness (0,0) [B3]: how many, 1 to 4? (Enter: back)" in shown[2]
    assert "There is no number 9 here; allowed: 1 to 4" in shown[3]
    assert "Armies to Darkness (0,0) [B3]: 1 to 4" in shown[4]
    assert actions(sitting)[:2] == ["use:betrayal:event", "put:0,0:3"]


def test_why_says_what_speaks_for_a_choice(play: Play) -> None:
    """What a card may do, and a fight as the log will tell it, stand behind the points."""
    sitting = battle()
    shown = play(sitting, "why use:betrayal:event", "use:betrayal:event", "why put:0,1:2")
    assert "Event: send up to 8 armies from your reserve" in shown[1]
    assert "Combat at" in shown[3]


@rule("VH-8.10")
def test_line_and_number_can_be_typed_at_once(play: Play) -> None:
    """Two numbers choose the line and how many; a third one is refused."""
    sitting = battle()
    play(sitting, "use:betrayal:event", "1 2")
    assert actions(sitting) == ["use:betrayal:event", "put:0,0:2"]
    other = battle()
    shown = play(other, "use:betrayal:event", "1 2 3")
    assert "There is no number 3 here" in shown[2]
    assert actions(other) == ["use:betrayal:event"]


@rule("VH-14.2")
def test_a_plan_is_shown_before_it_is_carried_out(play: Play) -> None:
    """After a step the map has what will be, and what is left is asked for."""
    shown = play(battle(), "use:betrayal:event", "put:0,0:2")
    assert "B3 > B1" in shown[2]
    assert "Planned so far: 2 to Darkness (0,0) [B1]" in shown[2]
    assert "Betrayal: 2 more armies. Where do you send them?" in shown[2]


def test_choices_stand_under_headings_and_numbers_in_the_picture(play: Play) -> None:
    """Cards, aces and what ends the turn are told apart; the same number marks the card above."""
    shown = play(battle())[0]
    lines = shown.splitlines()
    event = next(line for line in lines if "Use Betrayal as an event" in line)
    ace = next(line for line in lines if "Score Desert (2,0) [A2] with Ace of Suns: +2 points" in line)
    passing = next(line for line in lines if line.endswith("  Pass"))
    assert lines.index("  Use a card") < lines.index(event)
    assert lines.index("  Aces") < lines.index(ace) < lines.index(passing)
    assert f"{event.split()[0]}: Betrayal" in shown


@rule("VH-8.7")
def test_the_excuse_is_declined_by_enter_or_for_the_whole_turn(play: Play) -> None:
    """Enter lets a plan happen; `skip` lets all happen that the rival does in this turn."""
    asked, waived = excusable(), excusable()
    shown = play(asked, "ace:ace-suns:2,0", "")
    assert "Ada plans this with Ace of Suns. Use your Excuse against it?" in shown[1]
    assert "Enter: Let it happen" in shown[1]
    assert actions(asked) == ["ace:ace-suns:2,0", "allow"]
    play(waived, "ace:ace-suns:2,0", "skip", "use:betrayal:event", "put:0,0:4")
    assert actions(waived)[-2:] == ["put:0,0:4", "allow"]


def test_what_happened_is_told_with_its_places(play: Play) -> None:
    """The log names who sent how many armies where, and how the fight went."""
    told = play(battle(), "use:betrayal:event", "put:0,0:4", "log 50")[-2]
    assert "Ada sends 4 armies to Darkness (0,0)." in told
    assert "Combat at Darkness (0,0): Ada 4 against Bo 3. Ada is left with 1 army." in told


def test_help_knows_cards_and_pages_in_the_players_language(play: Play) -> None:
    """`help` lists what can be asked, `help NAME` answers."""
    lines = ("help", "help burg", "help fight", "help cards knots", "help xyzzy")
    _, table, card, fight, suit, unknown, *_ = play(battle(), *lines, locale="de")
    assert "help cards" in table
    assert "Burg – ☼∞ Rang 7, Sonnen und Knoten" in card
    assert "Heer" in fight
    assert "Knoten" in suit
    assert "Hier heißt nichts „xyzzy“." in unknown


def test_hints_are_what_brings_points_at_once(play: Play) -> None:
    """Only choices with certain points are hints."""
    shown = play(battle(), "hint")[1]
    assert "+2  Score Desert (2,0) [A2] with Ace of Suns" in shown
    assert "Betrayal" not in shown.split("hint")[-1].split("Ada:")[0]


def offers(*rows: tuple[str, int]) -> tuple[DescribedAction, ...]:
    """Offers by row and amount, each with an action of its own."""
    return tuple(
        DescribedAction(f"{row or 'go'}:{amount}", f"text {row} {amount}", "", f"at:{row}", row, amount)
        for row, amount in rows
    )


def menu(*rows: tuple[str, int], waiver: Waiver | None = None) -> ListMenu:
    """A menu of such offers."""
    return ListMenu(Question("What?", offers(*rows), waiver), "Ada", CliTexts("en"))


def test_rows_count_as_one_line_each() -> None:
    """Choices that differ in a number share their line; a single one is what it says."""
    found = menu(("left", 1), ("left", 2), ("right", 1), ("", 0))
    assert found.most == 3
    assert found.marks() == {"at:left": "1:", "at:right": "2:", "at:": "3:"}
    assert found.choose(2) == "right:1"
    assert found.choose(3) == "go:0"
    assert found.choose(1) is None
    assert found.most == 2
    assert found.marks() == {"at:left": "1:"}
    assert found.lines(80) == ["left: how many, 1 to 2? (Enter: back)"]
    assert found.choose(2) == "left:2"


def test_enter_leaves_the_question_how_many() -> None:
    """It goes back to the list instead of declining; from the list it declines."""
    found = menu(("left", 1), ("left", 2), ("", 0), waiver=Waiver("go:0", "now", "now"))
    found.choose(1)
    assert found.enter() is None
    assert found.most == 2
    assert found.enter() == "go:0"


def test_a_list_without_numbers_does_not_speak_of_them() -> None:
    """The second number is explained where there is one to type."""
    assert "second number" not in " ".join(menu(("", 0), ("left", 1)).lines(80))
    assert "second number" in " ".join(menu(("left", 1), ("left", 2)).lines(80))


def test_every_table_size_can_be_sat_down_at(cli: Runner) -> None:
    """Two to six players, with whatever the game offers."""
    for players in range(2, 7):
        ran = cli(*PLAY, "--hotseat", "--players", str(players), "--excuse", typed="1\nquit\n")
        assert ran.code == 0
        assert ran.out.count("Control zone of") == 2 * players
    assert ValhallaGame(players=6).options["decks"] == 2

"""`play valda`: questions in sentences, windows that can be waived, help on every card."""

from __future__ import annotations

from pathlib import Path

import pytest

from gladsheim.cli.play.conversation import Conversation
from gladsheim.cli.play.lines import MOST_TOLD, LineInterface
from gladsheim.cli.play.play import seated
from gladsheim.cli.play.sitting import Sitting
from gladsheim.cli.play.words import CliTexts
from gladsheim.games.valda.game import ValdaGame
from gladsheim.locales import LOCALES
from gladsheim.records import RecordedSeat, Recorder, load_record, verify
from gladsheim.testing.ledger import rule
from tests.cli.conftest import Runner
from tests.cli.play.conftest import Play, actions

PLAY = ("play", "valda", "--seed", "4")
WAITS = "One moment …"


def opened(*bots: int, hand: tuple[str, ...] = ("base.seduction-1",)) -> Sitting:
    """Seat 0 is about to draw; Bo on seat 1 holds two weapons that may be played after that."""
    hands: list[list[str]] = [list(hand), ["odin.weapon", "tyr.weapon"], ["base.kill"]]
    state = ValdaGame(players=3).from_document(
        {
            "options": {"players": 3},
            "phase": "resource",
            "players": [{"hand": cards} for cards in hands],
            "discard": ["base.torch"],
        }
    )
    names = ("Ada", "Bo", "Cleo")
    seats = [
        RecordedSeat(name, "bot", "random") if at in bots else RecordedSeat(name)
        for at, name in enumerate(names)
    ]
    return Sitting(Recorder(state, seats), "test")


def drawn(*hand: str) -> Sitting:
    """The same, with Ada's first cards drawn and no weapon played."""
    sitting = opened(hand=hand or ("base.seduction-1",))
    sitting.act("end")
    sitting.act("pass")
    return sitting


def test_a_whole_game_against_bots_from_typed_lines(cli: Runner, tmp_path: Path) -> None:
    """The first number of each question leads to the end of the game; the record of it holds."""
    file = tmp_path / "game.json"
    seats = ("--players", "3", "--seat", "me:Ada", "--seat", "random", "--seat", "random")
    ran = cli(*PLAY, *seats, "--record", file, typed="1\n" * 600)
    assert (ran.code, ran.err) == (0, "")
    assert "The game is over." in ran.out
    report = verify(load_record(file))
    assert report.ok
    assert report.over


@pytest.mark.parametrize("locale", LOCALES)
def test_a_terminal_of_80_columns_shows_everything_whole(cli: Runner, locale: str) -> None:
    """In every language no line is wider, and piped output carries no codes."""
    typed = "help\nhelp cards\nhint\n" + "1\n" * 15 + "log 200\n"
    ran = cli(*PLAY, "--hotseat", "--players", "4", "--lang", locale, typed=typed)
    assert ran.code == 0
    assert max(map(len, ran.out.splitlines())) <= 80
    assert "\x1b" not in ran.out


def test_choices_are_sentences_under_headings_and_are_chosen_by_number(play: Play) -> None:
    """What a card does and costs stands beside its number; the number plays it."""
    sitting = drawn()
    lines = play(sitting)[0].splitlines()
    line = next(line for line in lines if "Play Seduction" in line)
    assert line.split(maxsplit=1)[1] == "Play Seduction (1 action): +1 follower"
    assert lines.index("  Cards") < lines.index(line) < lines.index("  Other actions")
    play(sitting, line.split()[0])
    assert actions(sitting)[-1] == "play:base.seduction-1"


def test_numbers_stand_in_the_picture_beside_the_cards(play: Play) -> None:
    """The same number that is typed marks the card of the hand."""
    sitting = drawn("base.seduction-1", "base.drakkar")
    shown = play(sitting)[0]
    number = next(line.split()[0] for line in shown.splitlines() if "Play Drakkar" in line)
    marked = next(line for line in shown.splitlines() if line.lstrip().startswith(f"{number}:"))
    assert "Drakkar · " in marked


def test_enter_takes_the_only_choice_and_nothing_where_there_are_more(play: Play) -> None:
    """With one way to go on Enter goes it; with several it draws the table again."""
    sitting = opened()
    shown = play(sitting, "")
    assert "Enter: Go to the game phase" in shown[0]
    assert actions(sitting) == ["end"]
    sitting.act("pass")
    shown = play(sitting, "")
    assert "Enter:" not in shown[-2]
    assert actions(sitting) == ["end", "pass"]


@rule("VA-17.4")
def test_a_window_is_passed_by_enter(play: Play) -> None:
    """Whoever holds a weapon is asked, and Enter declines."""
    sitting = opened()
    shown = play(sitting, "", "")
    assert "Ada has drawn cards. Play a weapon?" in shown[1]
    assert "Enter: Play no weapon" in shown[1]
    assert "skip: not this turn." in shown[1]
    assert actions(sitting) == ["end", "pass"]


def test_weapons_can_be_waived_for_the_rest_of_the_turn(play: Play) -> None:
    """After `skip` the next window of the turn is passed by itself, other decisions are asked."""
    until_hit = ("end", "end", "end", "pass", "attack:base.kill", "yield")
    asked, waived = opened(), opened()
    shown = play(asked, "end", "pass", *until_hit[1:])
    assert "The attack on Ada hits. Play a weapon?" in shown[-2]
    shown = play(waived, "end", "skip", *until_hit[1:])
    assert actions(waived) == ["end", "pass", *until_hit[1:], "pass"]
    assert "Win followers, or end your turn." in shown[-2]


def test_only_questions_about_weapons_can_be_skipped(play: Play) -> None:
    """Elsewhere `skip` says that there is nothing to skip, and nothing happens."""
    sitting = opened()
    assert "There is nothing to skip here." in play(sitting, "skip")[1]
    assert actions(sitting) == []


@rule("VA-17.4")
def test_who_is_asked_in_a_window_is_not_named_to_others() -> None:
    """While a bot thinks about its weapons, the line about thinking names nobody."""
    sitting = opened(1, 2)
    terminal = LineInterface(Conversation(sitting, CliTexts("en"), None))
    sitting.act("end")
    assert sitting.to_act == 1
    assert terminal.talk.thinking() == WAITS
    sitting.act("pass")
    assert terminal.talk.thinking() == "Ada is thinking …"


def test_what_the_others_did_is_told_before_one_is_asked_again(play: Play) -> None:
    """Between two questions to a person stand the others' deeds, in sentences."""
    shown = play(opened(1, 2), *["end"] * 4, *["1"] * 12)
    assert any("Round 1: the turn of Bo begins." in screen for screen in shown)


def test_of_much_that_happened_the_end_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    """More lines than one likes to read are cut, and counted."""
    sitting = opened()
    for _ in range(100):
        sitting.act(sitting.state.legal_actions()[0])
    terminal = LineInterface(Conversation(sitting, CliTexts("en"), None))
    terminal.talk.told = 0
    terminal.tell()
    first, *lines = capsys.readouterr().out.splitlines()
    assert first.endswith("""events before that; "log 100" shows more""")
    assert len(lines) == MOST_TOLD


def test_help_knows_cards_gods_and_weapons_in_the_players_language(play: Play) -> None:
    """`help` lists what can be asked, `help NAME` answers, and the list carries its notice."""
    lines = ("help", "help drachenboot", "help tyr", "help dieb", "help cards tyr", "help xyzzy")
    _, table, card, god, weapon, deck, unknown, *_ = play(opened(), *lines, locale="de")
    assert "help cards" in table
    assert "Ziehe die oberste Karte vom Stapel eines Gottes." in " ".join(card.split())
    assert "Verteidigung" in god
    assert "Stiehl eine Karte" in weapon
    assert "rekonstruiert" in deck
    assert "Hier heißt nichts „xyzzy“." in unknown


def test_hints_are_what_brings_followers_at_once(play: Play) -> None:
    """Only choices with certain followers are hints; without any that is said."""
    assert "No action gains points right now." in play(opened(), "hint")[1]
    assert "+1  Play Seduction" in play(drawn(), "hint")[1]


def test_bots_of_one_level_have_names_of_their_own() -> None:
    """Two seats of the same bot can be told apart in the log."""
    seats = seated(ValdaGame(players=4), ("me:Ada", "random", "greedy", "random"), False, CliTexts("en"))
    assert [seat.name for seat in seats] == ["Ada", "random", "greedy", "random (2)"]

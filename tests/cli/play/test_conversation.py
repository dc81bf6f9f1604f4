"""What is asked, answered and done, whatever it is shown on."""

from __future__ import annotations

from pathlib import Path

from gladsheim.cli.play.asking import ListMenu, PlacesMenu
from gladsheim.cli.play.conversation import Conversation, DisplayReaction, NextStep
from gladsheim.cli.play.sitting import Sitting
from gladsheim.cli.play.words import CliTexts
from gladsheim.games import game
from gladsheim.records import RecordedSeat
from tests.cli.play.test_valda import opened
from tests.cli.play.test_valhalla import excusable

SEATS = (RecordedSeat("Ada"), RecordedSeat("Bo"))


def hotseat(save_to: Path | None = None) -> Conversation:
    """Two people at Völuspá, the first of whom is asked."""
    talk = Conversation(Sitting.begin(game("voluspa", set="all"), SEATS, 3), CliTexts("en"), save_to)
    assert talk.due() is NextStep.ANSWER
    talk.open()
    return talk


def in_window() -> Conversation:
    """Ada has ended her phase; Bo is asked for a weapon."""
    talk = Conversation(opened(), CliTexts("en"), None)
    talk.open()
    assert talk.answer("end").then is DisplayReaction.GO_ON
    assert talk.due() is NextStep.HANDOVER
    talk.open()
    return talk


def test_the_keyboard_changes_hands_when_somebody_else_is_asked() -> None:
    """After an action the next person is due, and the eyes stay those of the last one until then."""
    talk = hotseat()
    assert talk.answer("1").then is DisplayReaction.REDRAW
    assert talk.answer("1").then is DisplayReaction.GO_ON
    assert (talk.due(), talk.viewer) == (NextStep.HANDOVER, 0)
    talk.open()
    assert (talk.due(), talk.viewer) == (NextStep.ANSWER, 1)


def planned() -> Conversation:
    """Ada has planned to score; Bo is asked whether he uses his Excuse."""
    talk = Conversation(excusable(), CliTexts("en"), None)
    talk.open()
    assert talk.answer("ace:ace-suns:2,0").then is DisplayReaction.GO_ON
    talk.open()
    return talk


def test_an_undo_hands_the_keyboard_back() -> None:
    """Whoever takes back what another person did does not see that person's hand for it."""
    talk = planned()
    assert talk.viewer == 1
    assert talk.answer("undo").then is DisplayReaction.GO_ON
    assert (talk.due(), talk.viewer) == (NextStep.HANDOVER, 1)


def test_an_answer_that_is_taken_back_is_not_given_by_itself_again() -> None:
    """After `skip` and `undo` the same question is asked once more."""
    talk = planned()
    talk.answer("skip")
    talk.answer("undo")
    assert talk.sitting.log[-1].action == "ace:ace-suns:2,0"
    assert talk.due() is NextStep.ANSWER


def test_a_menu_of_pieces_tells_its_items_with_spots_and_actions() -> None:
    """Pieces point to their best place and have no action yet; places have both."""
    menu = hotseat().menu
    assert isinstance(menu, PlacesMenu)
    pieces = menu.items()
    assert [item.number for item in pieces] == list(range(1, menu.most + 1))
    assert pieces[0].action == ""
    menu.choose(1)
    assert menu.inside
    assert menu.items()[0].at == pieces[0].at
    assert all(item.action for item in menu.items())
    assert menu.marks()[pieces[0].at].startswith("1:")


def test_a_menu_of_sentences_tells_what_skip_and_enter_do() -> None:
    """How long `skip` lasts stands apart from the items; the last of these is what Enter takes."""
    menu = in_window().menu
    assert isinstance(menu, ListMenu)
    assert [note.split(":")[0] for note in menu.notes()] == ["skip"]
    assert menu.items()[-1].action == menu.enter() == "pass"


def test_a_failed_save_is_told_once_and_the_game_goes_on(tmp_path: Path) -> None:
    """The action counts, and later ones say nothing more about the file."""
    talk = hotseat(tmp_path / "no" / "game.json")
    talk.answer("1")
    assert talk.answer("1").lines[0].startswith("Not saved: ")
    assert talk.save_to is None
    talk.open()
    talk.answer("1")
    assert talk.answer("1").lines == ()
    assert len(talk.sitting.log) == 2

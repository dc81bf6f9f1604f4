"""Where the spots of a picture are."""

from __future__ import annotations

import pytest

from gladsheim.cli.play.conversation import Conversation
from gladsheim.cli.play.screen.drawing import FIRST, LAST, draw
from gladsheim.cli.play.sitting import Sitting
from gladsheim.cli.play.words import CliTexts
from gladsheim.games import game
from gladsheim.records import RecordedSeat
from tests.cli.play.test_valda import drawn
from tests.cli.play.test_valhalla import battle

SEATS = (RecordedSeat("Ada"), RecordedSeat("Bo"))


def voluspa() -> Sitting:
    """Völuspá with some tiles on the board."""
    sitting = Sitting.begin(game("voluspa"), SEATS, 3)
    for _ in range(6):
        sitting.act(sitting.state.legal_actions()[-1])
    return sitting


def bare(picture: str) -> list[str]:
    """The rows of a picture without blanks at their ends."""
    return [row.rstrip() for row in picture.split("\n")]


@pytest.mark.parametrize("sitting", [voluspa, drawn, battle], ids=["voluspa", "valda", "valhalla"])
def test_each_mark_stands_where_its_spot_is_said_to_be(sitting: object) -> None:
    """In every game the text at a spot is the mark, and the picture is that of the state."""
    assert callable(sitting)
    talk = Conversation(sitting(), CliTexts("en"), None)
    talk.open()
    assert talk.menu is not None
    if not talk.menu.marks():
        talk.menu.choose(1)
    marks = talk.menu.marks(everything=True)
    drawing = draw(talk.sitting, talk.viewer, marks, "en")
    rows = drawing.text.plain.split("\n")
    assert marks
    for at, spot in drawing.spots.items():
        assert marks[at].startswith(rows[spot.y][spot.x : spot.x + spot.width])
    assert drawing.spots
    assert set(drawing.spots) <= set(marks)
    assert rows == bare(
        talk.sitting.state.game.presenter.picture(
            talk.sitting.state, talk.viewer, marks=marks, names=talk.sitting.names
        )
    )
    assert (drawing.width, drawing.height) == (max(map(len, rows)), len(rows))
    assert not any(FIRST <= ord(sign) <= LAST for sign in drawing.text.plain)


def test_a_spot_without_a_mark_is_found_and_stays_as_it_is() -> None:
    """What was put last can be scrolled to, and nothing is written over it."""
    sitting = voluspa()
    talk = Conversation(sitting, CliTexts("en"), None)
    at = talk.teller.last_spot(None)
    drawing = draw(sitting, 0, {}, "en", also=at)
    spot = drawing.spots[at]
    assert drawing.text.plain.split("\n") == bare(
        sitting.state.game.presenter.picture(sitting.state, 0, names=sitting.names)
    )
    tile = sitting.log[-1].action[:2]
    assert tile in drawing.text.plain.split("\n")[spot.y][spot.x - 3 : spot.x + 3]

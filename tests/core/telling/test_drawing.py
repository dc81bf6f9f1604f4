"""Drawings are SVG that any reader takes, of texts that fit into their places."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from gladsheim.core.telling.drawing import LEAST, LETTER, SEATS, Area, BoardDrawing, DrawnText, started

SVG = "{http://www.w3.org/2000/svg}"


def texts(drawing: BoardDrawing) -> list[DrawnText]:
    """The texts of a drawing."""
    return [one for one in drawing.shapes if isinstance(one, DrawnText)]


@pytest.mark.parametrize(
    "text", ["<script>", "&amp;", "\"'", "]]>", "a\x00b\x1b", "two\nlines", "\ud800", "ö – × 😀", ""]
)
def test_any_text_is_written(text: str) -> None:
    """Names of a card file may have any letters: signs of XML are escaped, others left out."""
    drawing = BoardDrawing("A & B", 100)
    drawing.text(Area(0, 0, 400, 20), text, 10)
    root = ElementTree.fromstring(drawing.svg())  # noqa: S314  # written here
    kept = "".join(letter for letter in text if letter.isprintable())
    assert [one.text for one in root.findall(f"{SVG}text")] == [kept] * bool(kept)
    assert root.findtext(f"{SVG}title") == "A & B"


@pytest.mark.parametrize("room", [1, 5, 20, 60, 300])
@pytest.mark.parametrize("short", ["", "Lb"])
def test_a_text_stays_in_its_area(room: float, short: str) -> None:
    """It gets smaller, then its short form is taken, then it is cut."""
    drawing = BoardDrawing("", 100)
    drawing.text(Area(0, 0, room, 20), "Lightning Bolt", 30, short=short)
    for text in texts(drawing):
        assert LETTER * text.size * len(text.text) <= room + 1e-9
        assert LEAST <= text.size <= 20
    shown = [text.text for text in texts(drawing)]
    assert (
        shown
        == {
            1: [],
            5: ["…"] * 0 if not short else [],
            20: ["Ligh…"] if not short else ["Lb"],
            60: ["Lightning Bolt"],
            300: ["Lightning Bolt"],
        }[int(room)]
    )


def test_anchors() -> None:
    """A text is at the left, in the middle or at the right of its area."""
    drawing = BoardDrawing("", 100)
    area = Area(10, 20, 100, 30)
    drawing.text(area, "a", 10)
    drawing.text(area, "b", 10, anchor="middle")
    drawing.text(area, "c", 10, anchor="end")
    assert [(text.x, text.y) for text in texts(drawing)] == [(10, 35), (60, 35), (110, 35)]


def test_the_head_of_all_tables() -> None:
    """It has the points of each seat, a rim for the seat to act, and the turn in words."""
    seats = [{"display": "12"}, {"display": "7"}]
    scene = {"seats": seats, "over": False, "turn": 1, "ranking": [0, 1]}
    drawing, top = started("Game", scene, 100, notes=["round 2"])
    assert drawing.height == top + 100
    assert drawing.title == "Game: seat 1 to act"
    assert {text.text for text in texts(drawing)} == {"0", "1", "12", "7", "Seat 1 to act · round 2"}
    assert drawing.svg().count('stroke="') == 1
    assert all(colour in drawing.svg() for colour in SEATS[:2])
    secret, _ = started("Game", {**scene, "turn": None}, 100)
    assert secret.title == "Game: a secret question"
    over, _ = started("Game", {**scene, "over": True, "turn": None}, 100)
    assert over.title == "Game: game over, best first: seats 0, 1"

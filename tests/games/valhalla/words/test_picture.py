"""The table as text."""

from __future__ import annotations

import re

import pytest

from gladsheim.games.valhalla.words.charts import price
from gladsheim.games.valhalla.words.describe import SIGNS
from gladsheim.games.valhalla.words.painter import NARROW, WIDE, beside, packed, visible
from gladsheim.games.valhalla.words.picture import picture
from gladsheim.locales import LOCALES
from gladsheim.testing.ledger import rule
from tests.games.valhalla.boards import LAND, table
from tests.games.valhalla.scenes import LANDSCAPE, NAMES, land, scene

MARKS = {"slot:1,0E": "12:", "market:0,0": "7:", "land:0,0": "99:", "zone:0:sailor": "3:"}


def lines(**fields: object) -> list[str]:
    """The lines of a picture without marks."""
    return picture(scene(**fields), names=NAMES).splitlines()


def line_with(text: str, found: list[str]) -> str:
    """The first line that holds a text."""
    return next(line for line in found if text in line)


@pytest.mark.parametrize("locale", LOCALES)
def test_no_line_is_wider_than_a_terminal_of_100_columns(locale: str) -> None:
    """Everything at once on the table, with marks all around the landscape, still fits."""
    ring = {f"land:{x},{y}": "99:" for x in range(-1, 4) for y in range(-1, 2)}
    wide = [*LANDSCAPE, land(2, 0, "castle"), land(2, 1, "cave")]
    drawn = picture(scene(landscape=wide, planned=None), marks={**MARKS, **ring}, names=NAMES, locale=locale)
    assert max(map(len, drawn.splitlines())) <= WIDE
    assert "\x1b" not in drawn


@pytest.mark.parametrize("locale", LOCALES)
def test_two_players_need_no_more_than_80_columns(locale: str) -> None:
    """Control zones lie one below the other then, and who has passed is said in a line of its own."""
    ring = {f"land:{x},{y}": "99:" for x in range(-1, 3) for y in range(-1, 3)}
    state = table(LAND, zones=[["chance-meeting", "island"], ["origin", "light-keeper"]])
    shown = state.game.presenter.scene(state, 0)
    shown["seats"][1]["stalled"] = True
    for marks in ({}, ring):
        drawn = picture(shown, marks=marks, names=["Hildegard", "Sigurd Fafnisbani"], locale=locale)
        assert max(map(len, drawn.splitlines())) <= NARROW
    rows = [row.split()[0] for row in drawn.splitlines() if "0/2!" in row]
    assert len(rows) == 4


def test_signs_are_explained_on_lines_that_break_between_them() -> None:
    """No explanation is torn where it would fit a line."""
    state = table(LAND)
    drawn = state.game.presenter.picture(state, 0).splitlines()
    legend = [line.strip() for line in drawn[-6:]]
    assert any(line.startswith("A3: three armies") for line in legend)
    assert not any(line.endswith("·") or line.startswith("·") for line in legend)


def test_colours_change_nothing_but_the_colour() -> None:
    """Without the codes the coloured picture is the plain one."""
    coloured = picture(scene(), colour=True, names=NAMES, marks=MARKS)
    assert "\x1b[" in coloured
    plain = re.sub(r"\x1b\[\d+m", "", coloured).splitlines()
    assert [line.rstrip() for line in plain] == picture(scene(), names=NAMES, marks=MARKS).splitlines()


def test_marks_stand_beside_their_spots() -> None:
    """Slots, cards of Valhalla, locations and cards of control zones carry the number to type."""
    drawn = picture(scene(), names=NAMES, marks={**MARKS, "land:2,1": "5:"}).splitlines()
    assert "7: Sailor" in line_with("7:", drawn)
    assert "12:" in line_with("7: Sailor", drawn)
    assert "99: Mountain" in line_with("99:", drawn)
    assert "3: Sailor" in line_with("4 ≈♠       leader     0/2x", drawn)
    free = next(at for at, line in enumerate(drawn) if "| 5: " in line)
    assert "| 2,1" in drawn[free + 1]


@rule("VH-5.1", "VH-5.5")
def test_the_picture_tells_phases_and_passes_of_everybody() -> None:
    """Each player's phase is in brackets, and passing shows by the player and in all."""
    drawn = lines()
    assert drawn[0].strip().startswith("Ada · Battle · to 150 · 5 of 180 glory phases · Draw pile: 11")
    assert drawn[1].strip() == "Passes in a row: 1 of 3."
    rows = {
        letter: line_with(f" {letter} {name[:5]}", drawn) for letter, name in zip("ABC", NAMES, strict=True)
    }
    assert "12[3]4" in rows["A"]
    assert rows["A"].startswith(" > ")
    assert "[1]234" in rows["B"]
    assert rows["B"].endswith("has passed")
    assert "123[4]" in rows["C"]


@rule("VH-14.1")
def test_the_players_lines_count_armies_points_and_glory() -> None:
    """Points, cycle, reserve, armies in Valhalla, bound and on the land, locations, glory to come."""
    row = line_with(" A Ada", lines())
    assert [int(number) for number in row.split("4 ", 1)[1].split()] == [17, 2, 4, 3, 2, 3, 1, 8]


@rule("VH-4.1", "VH-4.2", "VH-4.5")
def test_armies_stand_in_their_slots_by_the_letters_of_their_players() -> None:
    """Between two cards, below a card, an open slot as a point, a closed one as nothing."""
    drawn = lines()
    top = next(at for at, line in enumerate(drawn) if " 0  Sailor" in line)
    assert re.search(r"Sailor +A2 B1 +Market", drawn[top])
    assert "–" in drawn[top]
    below = drawn[top + 3]
    assert below.split() == ["B12", "C1", "·"]
    assert "C3" in line_with(" 1  Ace of Moons", drawn)


@rule("VH-7.2", "VH-7.3")
def test_a_card_shows_its_price_for_the_player_to_move() -> None:
    """Two armies less the lead over the strongest rival; no price with fewer than two around it."""
    shown = scene()
    assert price(shown, 1, 0) == 1
    assert price(shown, 0, 0) == 13
    assert price(shown, 2, 0) is None
    assert price(scene(active=2), 2, 1) == 0
    assert re.search(r"6 ♠∞ +=1", line_with("6 ♠∞", lines()))


@rule("VH-2.2")
def test_suits_and_kinds_can_be_read_without_colour() -> None:
    """Every suit has a sign of its own, which the table explains."""
    drawn = lines()
    assert len(set(SIGNS.values())) == len(SIGNS)
    assert "☾ Moons · ☼ Suns · ≈ Waves · ♠ Leaves · § Wyrms · ∞ Knots" in line_with("☾ Moons", drawn)
    market = "\n".join(drawn)
    assert "Pawn ☾☼♠" in market
    assert "location, event" in market
    assert "Excuse" in market


@rule("VH-4.6", "VH-10.2")
def test_the_landscape_shows_owners_armies_worth_and_regions() -> None:
    """Ranks, suits, who stands there, what it would bring, and what a crown counts."""
    drawn = lines(planned=None, pending=None, stage="turn")
    at = next(row for row, line in enumerate(drawn) if "| Mountain" in line)
    assert re.search(r"\| 0,0  4 ☾☼ +\| 1,0  Crown ≈ +\*1 ", drawn[at + 1])
    assert re.search(r"\| A5 +\+4 +\| B2 +\+6 +\|", drawn[at + 2])
    assert "*1: a connected territory that a Crown counts" in drawn[-1]
    plain = [dict(cell, region=None) for cell in LANDSCAPE]
    assert "*1" not in "\n".join(lines(landscape=plain))


@rule("VH-14.2")
def test_planned_steps_are_told_and_shown_before_they_happen() -> None:
    """The map has what is and what will be, and the steps are listed by name."""
    drawn = lines()
    assert re.search(r"\| A5 > A2 +\+4 +\| B2 > A1 ", line_with("A5 >", drawn))
    told = " ".join(line_with("lets Sailor lead", drawn).split())
    assert told == "Ada lets Sailor lead. Planned so far: 3 from Mountain (0,0) [A2] to Sea (1,0) [A1]"
    pending = {"kind": "person", "card": "bard", "dest": "1,0"}
    planned = scene()["planned"] | {"steps": ["muster:0,0:0,0:3"]}
    mustered = line_with("lets Bard lead", lines(pending=pending, planned=planned))
    assert "To Sea (1,0) [A1]." in mustered
    put = line_with("uses End", lines(pending={"kind": "event", "card": "end", "dest": None}, planned=None))
    assert put.strip() == "Ada uses End as an event."


@rule("VH-8.2")
def test_control_zones_show_uses_used_cards_and_bound_armies() -> None:
    """One of two uses, ready or used in this cycle, armies bound; two types stand side by side."""
    drawn = lines()
    assert re.search(r"Sailor +4 ≈♠ +leader +0/2x \+2", line_with("0/2x", drawn))
    assert re.search(r"Ace of Suns +☼ +1/2!", line_with("1/2!", drawn))
    assert re.search(r"Calamity +Crown § +event +2/2  \+3", line_with("2/2", drawn))
    assert "loc./event" in line_with("End  ", drawn)
    assert "No cards yet." in line_with("No cards", drawn)


def test_players_without_names_are_numbered() -> None:
    """Where nobody says who sits there, the seats are counted from 1."""
    assert "A Player 1" in picture(scene())
    assert "B Giocatore 2" in picture(scene(), locale="it")


def test_a_finished_game_names_nobody_to_play() -> None:
    """The first line is about the game alone, and no player is pointed at."""
    drawn = lines(over=True, stage="over", pending=None, planned=None)
    assert drawn[0].strip().startswith("to 150")
    assert not any(line.startswith(" > ") for line in drawn)


def test_short_texts_are_packed_and_blocks_aligned() -> None:
    """Tokens go to the next line as a whole; codes of colours take no room."""
    assert packed(["A12", "B1", "C3"], 6) == ["A12 B1", "C3"]
    assert visible("\x1b[1mAda\x1b[0m") == 3
    assert beside([["\x1b[1mAda\x1b[0m", "x"], ["Bo"]], 5) == ["\x1b[1mAda\x1b[0m  Bo   ", "x         "]

"""The table as text."""

from __future__ import annotations

import pytest

from gladsheim.games.valda.pieces import GODS
from gladsheim.games.valda.words.picture import WIDE, picture
from gladsheim.games.valda.words.voice import voice
from gladsheim.locales import LOCALES
from gladsheim.testing.ledger import rule
from tests.games.valda.scenes import NAMES, scene

WINDOWED = {"phase": "attack", "decision": None, "choice": None, "resolving": True, "turn": None}


@pytest.mark.parametrize("locale", LOCALES)
def test_no_line_is_wider_than_a_terminal_of_80_columns(locale: str) -> None:
    """Everything at once on the table, with long marks, still fits."""
    marks = {"card:base.kill": "12:+3", "area:tyr": "7:", "die:0": "99:"}
    drawn = picture(scene(), marks=marks, names=NAMES, locale=locale)
    assert max(map(len, drawn.splitlines())) <= WIDE
    assert "\x1b" not in drawn


def test_colours_change_nothing_but_the_colour() -> None:
    """Without the codes the coloured picture is the plain one."""
    import re

    coloured = picture(scene(), colour=True, names=NAMES)
    assert "\x1b[" in coloured
    lines = re.sub(r"\x1b\[\d+m", "", coloured).splitlines()
    assert [line.rstrip() for line in lines] == picture(scene(), names=NAMES).splitlines()


def test_marks_stand_beside_their_spots() -> None:
    """Areas, seats, dice and cards carry the number to type in the margin of their line."""
    marks = {"area:tyr": "1:", "seat:1": "2:", "die:1": "3:", "card:base.kill": "4:", "res:blood": "5:"}
    lines = picture(scene(), marks=marks, names=NAMES).splitlines()
    marked = {line.split(":")[0].strip(): line for line in lines if line[:2].strip()}
    assert "Tyr" in marked["1"]
    assert "2 Bo" in marked["2"]
    assert "blue die" in marked["3"]
    assert "Kill" in marked["4"]
    assert "5" not in marked


def test_the_picture_tells_whose_turn_it_is_and_what_is_left_of_it() -> None:
    """Round, phase, player and what may still be done stand on the first line."""
    assert picture(scene(), names=NAMES).splitlines()[0].strip() == (
        "Round 2 of 6 · Game phase · Ada · 3 actions left"
    )
    built = picture(scene(phase="build", builds=1), names=NAMES).splitlines()[0]
    assert built.strip().endswith("1 structure left")


@rule("VA-17.4")
def test_while_a_window_waits_nobody_is_named() -> None:
    """Others read that the table waits, not whom it waits for."""
    first = picture(scene(**WINDOWED), names=NAMES).splitlines()[0]
    assert first.strip() == "Round 2 of 6 · Attack phase · Ada · One moment …"


@rule("VA-17.1")
def test_only_the_hand_that_the_scene_holds_is_shown() -> None:
    """The viewer's cards are listed once each kind; a spectator sees no hand."""
    own = picture(scene(), names=NAMES)
    assert "Your hand: 6 cards" in own
    assert "2× Seduction · Gain 1 follower." in own
    watching = scene(viewer=None)
    watching["seats"][0]["hand"] = None
    assert "Your hand" not in picture(watching, names=NAMES)


@rule("VA-8.4")
def test_power_and_shields_add_up_before_ones_eyes() -> None:
    """An attack shows its card, what raises it, the shields so far and what is missing."""
    drawn = picture(scene(), names=NAMES)
    assert "Bo attacks Ada: Kill" in drawn
    assert "power 3 · Surtur +1 · doubled by Wrath of Thor · power 8" in drawn
    assert "shields 4 · Tyr +1 on each card · Shield Wall · 4 shields short" in drawn
    horn = scene()
    horn["attack"] |= {"horn": True}
    assert "War Horn: no defence" in picture(horn, names=NAMES)
    held = scene()
    held["attack"] |= {"shields": 8}
    assert "the defence holds" in picture(held, names=NAMES)


@rule("VA-10.1")
def test_the_track_carries_everybody_also_beyond_its_end() -> None:
    """Players stand below their number of followers; who is past the last step stands behind it."""
    lines = picture(scene(), names=NAMES).splitlines()
    at = next(row for row, line in enumerate(lines) if "Yggdrasil" in line)
    column = lines[at].index(" 7 ") + 1
    assert lines[at + 1][column] == "1"
    assert lines[at + 2][column] == "2"
    assert lines[at + 1][lines[at].index(">")] == "3"
    assert "|5 " in lines[at]
    assert "|12" in lines[at]


def test_every_area_shows_its_sites_its_deck_and_its_price_or_owner() -> None:
    """Sites carry the numbers of the players, and a closed area its owner."""
    lines = picture(scene(), names=NAMES).splitlines()
    rows = {
        god: next(line for line in lines if line.strip().startswith(voice()(f"god-{god}"))) for god in GODS
    }
    assert all("1 1 3 · ·" in row for row in rows.values())
    assert "owned by Ada" in rows["tyr"]
    assert "4 blood, 1 gold, 1 diamond" in rows["loki"]


def test_players_without_names_are_numbered() -> None:
    """Where nobody says who sits there, the seats are counted from 1."""
    assert "Player 1" in picture(scene())
    assert "Giocatore 2" in picture(scene(), locale="it")

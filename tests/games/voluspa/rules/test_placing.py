"""Where each kind may lie (V-5.1 to V-5.9, V-5.12, V-5.13, V-5.15)."""

import pytest

from gladsheim.games.voluspa.pieces import BY_CODE
from gladsheim.testing.ledger import rule
from tests.games.voluspa.boards import after, board, points, spots, table

AROUND = {"0,-1", "1,0", "0,1", "-1,0"}
COVERERS = ("Dr", "Ra", "Lb", "Sk", "He")
NEVER = {"Dr": {"Dr", "He"}, "Ra": {"Ra", "He"}, "Lb": {"Lb", "He"}, "Sk": {"Sk", "He"}, "He": {"He"}}


@rule("V-5.1")
@pytest.mark.parametrize("kind", BY_CODE)
def test_normal_placement(kind: str) -> None:
    """Every kind can be placed beside a tile, except Hel and the Lightning Bolt."""
    beside = spots(table("Va", hand=kind), kind) & AROUND
    assert beside == (set() if kind in ("He", "Lb") else AROUND)


@rule("V-5.2")
def test_lasting_powers_end_with_the_tile() -> None:
    """A covered Loki wakes its neighbours, a covered Troll frees its cells, a covered end opens a line."""
    assert points(table("Od Lo Va", hand="Dr"), "Dr@1,0") == 0
    freed = after(table("Va Tr Va", hand="Dr", others=("Od",)), "Dr@1,0")
    assert {"1,-1", "1,1"} <= spots(freed, "Od")
    assert points(table("Va Lo Sk Va", hand="Dr"), "Dr@3,0") == 4


@rule("V-5.2")
def test_lasting_powers_move_with_a_bump() -> None:
    """A bumped Loki mutes its new neighbours; its old ones wake."""
    state = after(table("Od Lo", ".. Th", hand="Jo"), "Jo@1,0>W")
    drawn = {tile["at"]: tile["face"] for tile in state.game.presenter.scene(state, None)["board"]}
    assert drawn == {"-1,0": 1, "0,0": 0, "1,0": 5, "1,1": 7}


@rule("V-5.2")
def test_loki_silences_no_powers() -> None:
    """A Troll beside a Loki still guards."""
    assert spots(table("Lo Tr", hand="Od"), "Od") == {"-1,0", "0,-1", "0,1"}


@rule("V-5.3")
def test_troll() -> None:
    """Nothing but Trolls and Dwarfs may be placed next to a Troll; corners are free."""
    state = table("Tr Va", hand="Od Tr Dw")
    guarded, free = {"0,-1", "-1,0", "0,1"}, {"1,-1", "1,1", "2,0"}
    assert spots(state, "Od") == free
    assert spots(state, "Tr") == spots(state, "Dw") == free | guarded


@rule("V-5.3")
def test_a_troll_drives_nothing_away() -> None:
    """A Troll may be placed beside anything, and what it is placed beside stays."""
    state = after(table("Od Va", hand="Tr"), "Tr@2,0")
    assert board(state) == {"0,0": "Od", "1,0": "Va", "2,0": "Tr"}


@rule("V-5.4")
def test_dragon() -> None:
    """A Dragon may cover any tile that is not next to a Troll, but no Dragon and no Hel."""
    found = spots(table("Od Ra Lb Dr He Va Tr", hand="Dr"), "Dr")
    assert found & {f"{x},0" for x in range(7)} == {"0,0", "1,0", "2,0", "6,0"}
    assert "0,0" not in spots(table("Tr Tr", hand="Dr"), "Dr")


@rule("V-5.5")
def test_a_covered_tile_is_gone_before_the_score() -> None:
    """It lies in the discard pile, its token is back, and it counts for nothing any more."""
    state = table("Va+2 Th", hand="Dr Fr Hm")
    assert not [text for text in state.legal_actions() if text.startswith("Hm+1@")]
    later = after(state, "Dr@0,0")
    assert later.document()["discard"] == ["Fr", "Fr", "Va"]
    again = table("Dr Th", hand="Hm Fr", discard=["Fr", "Fr", "Va"])
    assert [text for text in again.legal_actions() if text.startswith("Hm+1@")]


@rule("V-5.6")
def test_skadi() -> None:
    """She takes any tile but a Skadi, a Hel, or one next to a Troll; her place is scored without it."""
    found = spots(table("Od Ra Lb Sk He Va Tr", hand="Sk"), "Sk")
    assert found & {f"{x},0" for x in range(7)} == {"0,0", "1,0", "2,0", "6,0"}
    state = table("Va Od Va", "Fe Lo ..", hand="Sk")
    later = after(state, "Sk@1,0")
    assert later.document()["hands"][0] == ["Od"]
    assert later.document()["discard"] == []
    assert points(table("Lo Od Lo", hand="Sk"), "Sk@1,0") == 0


@rule("V-5.6")
def test_a_captured_tile_is_an_ordinary_one() -> None:
    """A captured Dragon, Raven, Lightning Bolt or Freya can be played with all its powers."""
    for kind in ("Dr", "Ra", "Lb", "Fr"):
        state = after(table(f"{kind} Va", hand="Sk", others=("Od",)), "Sk@0,0", "Od@2,0")
        assert any(action.startswith(kind) for action in state.legal_actions())


@rule("V-5.7")
@pytest.mark.parametrize("kind", ["Od", "Th", "Fe", "Va", "Lo", "Se", "Ni"])
def test_kinds_without_a_way_over(kind: str) -> None:
    """These seven kinds are only ever placed beside others."""
    assert spots(table("Va", hand=kind), kind) == AROUND


@rule("V-5.8")
def test_dwarf() -> None:
    """A Dwarf lies on empty cells, next to Trolls as well."""
    assert spots(table("Tr", hand="Dw"), "Dw") == AROUND


@rule("V-5.9")
def test_hel() -> None:
    """Hel covers any tile, on and next to Trolls too, and its cell is closed for good."""
    state = table("Tr Tr Va", "Dr He ..", hand="He")
    assert spots(state, "He") == {"0,0", "1,0", "2,0", "0,1"}
    later = after(table("Od Va Fe", hand="He", others=("Dr Ra Lb Sk He Jo",)), "He@1,0")
    for kind in ("Dr", "Ra", "Lb", "Sk", "He"):
        assert "1,0" not in spots(later, kind)
    assert not [spot for spot in spots(later, "Jo") if spot.startswith("1,0>")]
    assert {"1,-1", "1,1"} <= spots(later, "Dr")


@rule("V-5.9")
def test_hel_opens_full_lines() -> None:
    """Lines of up to seven may start from each side of a Hel."""
    full = table("Od Th Od Th Od Th Od", hand="He", others=("Va",))
    assert {"-1,0", "7,0"} <= spots(after(full, "He@3,0"), "Va")


@rule("V-5.12")
def test_lightning_bolt() -> None:
    """It strikes any tile but a Lightning Bolt, a Hel, or one next to a Troll; never an empty cell."""
    assert spots(table("Od Ra Lb Dr He Va Tr", hand="Lb"), "Lb") == {"0,0", "1,0", "3,0", "6,0"}


@rule("V-5.13")
@pytest.mark.parametrize("coverer", COVERERS)
@pytest.mark.parametrize("covered", BY_CODE)
def test_what_may_lie_on_what(coverer: str, covered: str) -> None:
    """Only like on like and anything on Hel is forbidden."""
    # A free Valkyrie keeps the position playable for kinds that must cover.
    found = spots(table(f"{covered} Va", hand=coverer), coverer)
    assert ("0,0" in found) is (covered not in NEVER[coverer])


@rule("V-5.15")
def test_raven_placing() -> None:
    """A Raven covers by the Dragon's rule, but Dragons too, and no Raven."""
    found = spots(table("Od Dr Lb Ra He Va Tr", hand="Ra"), "Ra")
    assert found & {f"{x},0" for x in range(7)} == {"0,0", "1,0", "2,0", "6,0"}
    assert {"0,-1", "-1,0"} <= found

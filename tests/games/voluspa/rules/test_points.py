"""Values and points (V-6)."""

import pytest

from gladsheim.testing.ledger import rule
from tests.games.voluspa.boards import points, table


@rule("V-6.1")
def test_only_the_landing_tile_scores() -> None:
    """A play that makes another tile the highest of its line brings that tile's owner nothing."""
    state = table("Od Th", hand="Lo", scores=[0, 5], reached=[0, 1])
    assert state.apply("Lo@-1,0").points == 0
    assert state.scores == [0, 5]


@rule("V-6.1")
@pytest.mark.parametrize(("left", "expected"), [("Od", 0), ("Fe", 3)])
def test_values_are_those_after_the_landing(left: str, expected: int) -> None:
    """A Dragon on a Loki faces its neighbours awake."""
    assert points(table(f"{left} Lo Va", hand="Dr"), "Dr@1,0") == expected


@rule("V-6.2")
@pytest.mark.parametrize(
    ("rows", "action", "expected"),
    [
        (("Lo Va",), "Od@-1,0", 0),
        (("Va Lo",), "Lo@2,0", 0),
        (("Lb Lo",), "Va@2,0", 0),
        (("Lb",), "Lo@1,0", 2),
        (("Va+2 Lo",), "Sk@2,0", 0),
        (("Va+2",), "Sk@1,0", 0),
        (("Va+1",), "Fe@1,0", 2),
    ],
)
def test_face_values(rows: tuple[str, ...], action: str, expected: int) -> None:
    """Beside a Loki all but Lokis are worth 0, else the printed value and the boosts."""
    assert points(table(*rows, hand=action[:2]), action) == expected


@rule("V-6.3")
def test_packs_count_by_axis() -> None:
    """A Fenrir is worth its pack along the line, and only itself across it."""
    state = table("Fe Fe", hand="Th")
    assert points(state, "Th@2,0") == 0
    assert points(state, "Th@0,1") == 2


@rule("V-6.3")
def test_a_muted_fenrir_is_worth_what_the_others_add() -> None:
    """Two Fenrirs, one beside a Loki: both are worth 4 to an attacker."""
    state = table("Fe Fe", "Lo ..", hand="Dr Sk")
    assert points(state, "Dr@2,0") == 3
    assert points(state, "Sk@2,0") == 0


@rule("V-6.4")
def test_bookends_hold_a_line() -> None:
    """Between two Valkyries at the ends nothing wins, whatever its value."""
    state = table("Va Sk .. Va", ".. He He He", hand="Od")
    assert points(state, "Od@2,0") == 0


@rule("V-6.5.1")
def test_an_end_valkyrie_scores_its_bookended_line() -> None:
    """T scores a bookended line exactly if it is one of the two ends."""
    assert points(table("Va Od Th", hand="Va"), "Va@3,0") == 4
    inside = table("Va Sk .. Va", ".. He He He", hand="Va")
    assert points(inside, "Va@2,0") == 0


@rule("V-6.5.2")
@pytest.mark.parametrize(("kind", "expected"), [("Od", 3), ("Th", 0), ("Tr", 0)])
def test_strictly_the_highest(kind: str, expected: int) -> None:
    """Only a value greater than all others wins; a tie brings nothing."""
    assert points(table("Th Va", hand=kind), f"{kind}@2,0") == expected


@rule("V-6.5.3")
def test_a_won_line_brings_its_tiles_and_its_bonus() -> None:
    """One point for each tile of the line, and two for a Niohoggr in it."""
    assert points(table("Va Fe Lo Va", hand="Od"), "Od@-1,0") == 5
    assert points(table("Va Fe Ni", hand="Od"), "Od@-1,0") == 6


@rule("V-6.5")
def test_both_lines_count() -> None:
    """A tile that wins its row and its column scores both."""
    assert points(table(".. Va", "Fe He", hand="Od"), "Od@0,0") == 4


@rule("V-6.6")
def test_a_new_fenrir_beats_its_own_pack() -> None:
    """Other Fenrirs are compared without the newcomer, other tiles with the whole pack."""
    assert points(table("Fe Fe Od", hand="Fe"), "Fe@-1,0") == 4
    assert points(table("Fe Od", hand="Fe"), "Fe@-1,0") == 0


@rule("V-6.6")
def test_a_new_fenrir_beside_a_loki_only_ties_its_pack() -> None:
    """It adds nothing, so the pack is no stronger than before."""
    assert points(table("Fe Fe ..", ".. He Lo", hand="Fe"), "Fe@2,0") == 0


@rule("V-6.6")
def test_others_face_packs_that_have_joined() -> None:
    """An Odin that joins a pack of 8 and one of 4 faces 12."""
    state = table("Fe Fe .. Fe", ".. He He He", hand="Od")
    assert points(state, "Od@2,0") == 0
    assert points(table("Fe .. Va", "He He He", hand="Od"), "Od@1,0") == 3


@rule("V-6.7")
def test_valkyries() -> None:
    """An end suffices, beside a Loki too; inside there is nothing; by value she wins as any tile."""
    assert points(table("Va Od ..", ".. He Lo", hand="Va"), "Va@2,0") == 3
    assert points(table("Va Od Va", hand="Va"), "Va@3,0") == 4
    assert points(table("Lb", hand="Va"), "Va@1,0") == 2
    assert points(table("Va .. Va", "He He He", hand="Va"), "Va@1,0") == 0


@rule("V-6.8")
@pytest.mark.parametrize(
    ("kind", "expected"),
    [("Od", 1), ("Lo", 1), ("Va", 1), ("Ni", 3), ("Dr", 1), ("Jo", 1), ("Hm", 1), ("Ra", 1), ("Dw", 0)],
)
def test_alone_beside_a_hel(kind: str, expected: int) -> None:
    """A tile whose lines have length one scores a point, a Niohoggr three, a Dwarf none."""
    assert points(table("Od He", hand=kind), f"{kind}@2,0") == expected


@rule("V-6.8")
@pytest.mark.parametrize(
    ("action", "expected"), [("Dr@0,0", 3), ("Ra@0,0", 3), ("Lb@0,0", 3), ("Sk@0,0", 1), ("He@0,0", 2)]
)
def test_alone_in_place_of_a_niohoggr(action: str, expected: int) -> None:
    """Covering a lone Niohoggr brings its bonus, capturing it does not."""
    assert points(table("Ni", hand=action[:2]), action) == expected


@rule("V-6.9")
def test_hel_counts_the_eight_around() -> None:
    """A point for each tile by side or corner, none for Hels, two for a covered Niohoggr."""
    full = table("Od Th Fe", "Va Ni Lo", "He Sk Dw", hand="He")
    assert points(full, "He@1,1") == 9
    assert points(full, "He@0,0") == 3
    assert points(table("Od", hand="He"), "He@0,0") == 0


@rule("V-6.10")
def test_the_span_goes_across_gaps() -> None:
    """Every tile of the row counts, however many gaps lie between."""
    assert points(table("Va .. Va", "He He He", hand="Se"), "Se@3,0") == 4


@rule("V-6.10.1", "V-6.10.5")
def test_a_sea_serpent_without_an_axis() -> None:
    """Without any other tile in its row and column it scores one point."""
    assert points(table("He ..", "Sk ..", hand="Se"), "Se@1,0") == 1


@rule("V-6.10.2")
@pytest.mark.parametrize(
    ("rows", "action", "expected"),
    [
        (("Fe Fe He",), "Se@3,0", 0),
        (("Fe He Fe",), "Se@3,0", 4),
        (("Tr He",), "Se@2,0", 0),
        (("Va .. Va", "He He He"), "Se@1,0", 0),
    ],
)
def test_winning_a_span(rows: tuple[str, ...], action: str, expected: int) -> None:
    """It must beat every tile, each Fenrir by its unbroken line; bookends of its own line hold it off."""
    assert points(table(*rows, hand="Se"), action) == expected


@rule("V-6.10.3")
@pytest.mark.parametrize(
    ("rows", "action", "expected"),
    [
        (("He Sk He He",), "Se@4,0", 4),
        (("Sk Va He He He He He",), "Se@7,0", 8),
        (("Ni Lo He",), "Se@3,0", 6),
        (("Ni Lo Ni He",), "Se@4,0", 9),
    ],
)
def test_what_a_span_offers(rows: tuple[str, ...], action: str, expected: int) -> None:
    """All cells between the outermost tiles, Hels beyond them not, and two for each Niohoggr."""
    assert points(table(*rows, hand="Se"), action) == expected


@rule("V-6.10.4", "V-6.14")
def test_only_the_better_axis_counts() -> None:
    """Row and column are both won, but only the one that offers more is scored; the row at equality."""
    state = table("Va He He Fe", "Va .. .. ..", "Lo Va Sk ..", hand="Se")
    assert points(state, "Se@3,2") == 4
    even = table(".. Va", "Va He", hand="Se")
    parts = even.preview("Se@0,0").parts
    assert [(part["axis"], part["offered"], part["chosen"]) for part in parts] == [
        ("row", 2, True),
        ("col", 2, False),
    ]


@rule("V-6.10.5")
def test_a_sea_serpent_that_wins_nothing() -> None:
    """With an axis, but none won, there is nothing, also beside a Hel only."""
    assert points(table("Od He", hand="Se"), "Se@2,0") == 0


@rule("V-6.11")
def test_a_lightning_bolt_scores_the_shorter_line() -> None:
    """Of its lines of two or more the shorter one, whatever stands there; else it is alone."""
    assert points(table("Od Th Fe", "Va .. ..", hand="Lb"), "Lb@0,0") == 2
    assert points(table("Od Th Fe", hand="Lb"), "Lb@0,0") == 3
    assert points(table("Va Th Va", hand="Lb"), "Lb@1,0") == 3
    assert points(table("Ni Ni Fe", hand="Lb"), "Lb@0,0") == 7
    assert points(table("Od", hand="Lb"), "Lb@0,0") == 1


@rule("V-6.11", "V-6.14")
def test_a_lightning_bolt_at_equal_lengths() -> None:
    """The game takes the line that brings more."""
    assert points(table("Od Va", "Ni Fe", hand="Lb"), "Lb@0,0") == 4


@rule("V-6.12")
@pytest.mark.parametrize(
    ("rows", "action", "expected"),
    [
        (("Od Va",), "Dw@-1,0", 4),
        (("Th",), "Dw@1,0", 3),
        (("Fe", "..", "Fe"), "Dw@0,1", 8),
        (("Lo",), "Dw@1,0", 0),
        (("Od+1",), "Dw@1,0", 4),
        (("Od He",), "Dw@2,0", 0),
        (("Ni Va",), "Dw@-1,0", 3),
    ],
)
def test_a_dwarf_takes_half(rows: tuple[str, ...], action: str, expected: int) -> None:
    """Half the sum of its neighbours, rounded down; no lines, no bonus, Hels ignored."""
    if ".." in rows:
        rows = tuple(f"{row} He" for row in rows)
    assert points(table(*rows, hand="Dw"), action) == expected


@rule("V-6.13")
@pytest.mark.parametrize(
    ("rows", "action", "expected"),
    [
        (("Ni Va",), "Od@2,0", 5),
        (("Lo Ni",), "Va@2,0", 5),
        (("Ni Lo",), "Od@-1,0", 5),
        (("Va Ni Va",), "Dr@1,0", 0),
        (("Fe Ni Va",), "Dr@1,0", 5),
        (("Fe Ni Va",), "Sk@1,0", 0),
        (("Lb Ni Va",), "Sk@1,0", 3),
        (("Va Lo",), "Ni@-1,0", 5),
        (("Ni Ni Va",), "Od@-1,0", 8),
    ],
)
def test_niohoggr(rows: tuple[str, ...], action: str, expected: int) -> None:
    """Two more for each Niohoggr in a scored line: muted, landed or covered just now, not captured."""
    assert points(table(*rows, hand=action[:2]), action) == expected


@rule("V-6.13")
def test_a_niohoggr_in_two_scored_lines() -> None:
    """A covered Niohoggr counts in the row and in the column."""
    assert points(table(".. Va", "Fe Ni", hand="Dr"), "Dr@1,1") == 8

"""The card file: what is read from it, and how files are known."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import given, strategies as st

import gladsheim
from gladsheim.core.errors import UsageError
from gladsheim.games.valda import book as registry
from gladsheim.games.valda.book import DEFAULT, EARLIER, Face, adopt, book, books, built_in, find, load_book
from gladsheim.games.valda.book.effects import VOCABULARY
from gladsheim.games.valda.game import ValdaGame
from gladsheim.games.valda.pieces import DECKS, MODE_NAMES
from gladsheim.locales import LOCALES, text
from gladsheim.testing.ledger import rule
from tests.games.valda.book.own_cards import (
    BUILT_IN,
    FIRST_LIST,
    OWN_ID,
    SECOND_LIST,
    TEXT,
    card,
    fresh,
    read,
    written,
)

DOCS = Path(__file__).parents[4] / "docs"
DOCUMENTATION = (DOCS / "players" / "valda-cards.md", DOCS / "reference" / "valda-card-file.md")


@rule("VA-13.5")
def test_the_built_in_file_has_150_cards_in_eight_decks() -> None:
    """80 cards in the base deck, 10 in that of each god, with all 14 weapon modes."""
    assert sum(kind.count for kind in DEFAULT.cards) == 150
    sizes = {deck: sum(kind.count for kind in DEFAULT.cards if kind.deck == deck) for deck in DECKS}
    assert sizes == {"base": 80, **dict.fromkeys(DECKS[1:], 10)}
    assert sorted(mode for kind in DEFAULT.cards for mode in kind.modes) == sorted(MODE_NAMES)


@rule("VA-2.3")
def test_cards_stand_in_the_order_of_the_file() -> None:
    """The order of the file is that of a deck before it is shuffled."""
    assert [kind.id for kind in DEFAULT.cards] == [row["id"] for row in BUILT_IN["card"]]
    assert list(DEFAULT.by_id.values()) == list(DEFAULT.cards)


def test_every_effect_writes_itself_as_it_stands_in_the_file() -> None:
    """`document` gives back the file's own table, for every effect of every card."""
    for kind, row in zip(DEFAULT.cards, BUILT_IN["card"], strict=True):
        assert [effect.document() for effect in kind.effects] == row.get("effects", [])
        assert [effect.document() for effect in kind.success] == row.get("success", [])


def test_parameters_left_out_have_their_defaults() -> None:
    """A gain names every kind, a draw says whether it is open, a theft in an attack has no `who`."""
    (gain,) = DEFAULT.by_id["base.blood-vein-2"].effects
    assert gain.values == {"blood": 2, "gold": 0, "diamond": 0, "any": 0}
    (draw,) = DEFAULT.by_id["base.backup-2"].effects
    assert draw.values == {"n": 2, "open": False}
    (theft,) = DEFAULT.by_id["base.abduction"].effects
    assert theft.values == {"n": 1, "who": None}
    (toll,) = DEFAULT.by_id["heimdall.bridge-toll"].effects
    assert toll.values == {"n": 2, "who": "all"}
    shield, attack = DEFAULT.by_id["base.shield-3"], DEFAULT.by_id["base.kill"]
    assert (shield.power, shield.cost, shield.effects, shield.success) == (3, 0, (), ())
    assert (attack.power, attack.cost, attack.modes) == (3, 0, ())


def test_dice_costs_and_limits_are_those_of_the_file() -> None:
    """Faces in order with what they leave out as 0; prices as blood, gold, diamond."""
    assert [DEFAULT.dice[colour].count for colour in "YBW"] == [4, 3, 2]
    assert DEFAULT.dice["Y"].faces[2] == Face(0, 2, 0, 2)
    assert [face.n for face in DEFAULT.dice["W"].faces] == [-1, -1, 0, 1, 2, 3]
    assert DEFAULT.costs["loki"] == (4, 1, 1)
    assert DEFAULT.limit("hand") == 10
    assert DEFAULT.safe_zones == (0, 5, 12, 20)
    with pytest.raises(KeyError):
        DEFAULT.limit("safe_zones")


@rule("VA-2.6")
def test_starting_rows_are_blood_gold_diamond_in_whatever_order_the_file_writes_them() -> None:
    """The file says which figure is which; the book always gives blood first."""
    data = fresh()
    data["resources"]["order"] = ["diamond", "blood", "gold"]
    data["start"]["2"] = [[1, 2, 3], [4, 5, 6]]
    found = read(data)
    assert found.order == ("diamond", "blood", "gold")
    assert found.start[2] == ((2, 3, 1), (5, 6, 4))
    assert DEFAULT.start[5][4] == (2, 2, 3)


def test_attested_and_reconstructed_cards_are_told_apart() -> None:
    """The figures of the notice add up to all cards; a card read off its print is attested."""
    figures = DEFAULT.figures
    assert (figures.attested_copies, figures.reconstructed_copies) == (63, 87)
    assert (figures.attested_kinds, figures.reconstructed_kinds) == (31, 48)
    assert {kind.source for kind in DEFAULT.attested} == {"weapon", "almanac"}
    assert {kind.source for kind in DEFAULT.reconstructed} == {"review", "recon"}
    data = fresh()
    card(data, "base.kill")["source"] = "print"
    assert read(data).figures.attested_copies == 63 + 4


def test_the_digest_is_that_of_the_content() -> None:
    """Comments, layout and the order of keys change nothing; any figure does."""
    again = read({**fresh(), "id": BUILT_IN["id"]})
    assert again.digest == DEFAULT.digest
    assert again == DEFAULT
    assert read(dict(reversed(fresh().items()))).digest == read(fresh()).digest
    data = fresh()
    card(data, "base.kill")["power"] = 4
    assert read(data).digest != read(fresh()).digest


def test_the_documentation_tells_the_truth() -> None:
    """Its figures by source and by list are those of the files, its table of effects is the vocabulary."""
    lines = [line for page in DOCUMENTATION for line in page.read_text("utf-8").splitlines()]
    cells = [[cell.strip() for cell in line.split("|")[1:-1]] for line in lines if line.startswith("| `")]
    cells = [row for row in cells if row[0] not in ("`source`", "`do`")]
    told = {row[0].strip("`"): row[2:] for row in cells if len(row) == 4 and row[-1].isdigit()}
    for one in (DEFAULT, *EARLIER):
        figures = one.figures
        assert told.pop(one.id) == [str(figures.attested_copies), str(figures.reconstructed_copies)]
    for source in {kind.source for kind in DEFAULT.cards}:
        kinds = [kind for kind in DEFAULT.cards if kind.source == source]
        assert told.pop(source) == [str(len(kinds)), str(sum(kind.count for kind in kinds))]
    assert told == {"altered": ["0", "0"], "print": ["0", "0"]}
    effects = {row[0].strip("`"): row[1] for row in cells if len(row) == 4 and not row[-1].isdigit()}
    assert list(effects) == list(VOCABULARY)
    for do, verb in VOCABULARY.items():
        names = [*verb.words, *verb.numbers, *verb.flags, *(["who"] * verb.has_victims)]
        assert all(f"`{name}`" in effects[do] for name in names), do


@given(
    numbers=st.lists(st.integers(0, 10), min_size=4, max_size=4),
    who=st.sampled_from(["one", "all"]),
    shown=st.booleans(),
)
def test_effects_may_be_combined_freely(numbers: list[int], who: str, shown: bool) -> None:
    """Any list within the bounds is read as it stands, whatever card it is on."""
    data = fresh()
    effects = [
        {"do": "kill_followers", "n": numbers[0], "who": who},
        {"do": "draw", "n": numbers[1], "open": shown},
        {"do": "roll", "die": "W", "n": numbers[2], "take": "followers"},
        {"do": "gain", "any": numbers[3]},
    ]
    card(data, "loki.shapeshift")["effects"] = effects
    read_again = read(data).by_id["loki.shapeshift"].effects
    assert [effect.document() for effect in read_again] == effects


@pytest.mark.usefixtures("no_other_books")
def test_the_built_in_file_is_always_known() -> None:
    """By its id and by its key."""
    assert built_in() is DEFAULT
    assert books() == (DEFAULT, *EARLIER)
    assert book(DEFAULT.id) is find(DEFAULT.id) is find(DEFAULT.key) is DEFAULT


CHANGED = {"heimdall.bridge-toll", "loki.pilfer"}
RENAMED = {"base.sacrifice", "freya.drakkar", "freya.rune-yellow"}
"""Cards of both earlier lists that the third has with other effects, and under other ids."""


@pytest.mark.parametrize(
    ("name", "digest", "ids", "figures"),
    [
        (SECOND_LIST, "10b172ffd466b2b1", CHANGED | RENAMED | {"loki.rune-white"}, (62, 88)),
        (FIRST_LIST, "95cfcd6969d9ff78", CHANGED | RENAMED | {"base.drakkar"}, (63, 87)),
    ],
)
@pytest.mark.usefixtures("no_other_books")
def test_earlier_lists_are_known_for_ever(
    name: str, digest: str, ids: set[str], figures: tuple[int, int]
) -> None:
    """An earlier list has the content that its records name; rows are sent where it differs from the last."""
    earlier = book(name)
    assert earlier.key == f"{name}:{digest}"
    found = earlier.figures
    assert (found.attested_copies, found.reconstructed_copies) == figures
    pairs = zip(earlier.cards, DEFAULT.cards, strict=True)
    instead = {old.id: new.id for old, new in pairs if old != new}
    assert set(instead) == ids
    rows = ValdaGame.pieces()
    assert {row["code"]: row["instead"] for row in rows if row["file"] == name} == instead
    assert {row["over"] for row in rows if row["file"] == name} == {DEFAULT.id}
    assert [row for row in rows if row["file"] == DEFAULT.id] == ValdaGame().presenter.own_pieces()
    own = ValdaGame(cards=name).presenter.own_pieces()
    assert [row["code"] for row in own if row["kind"] == "card"] == [card.id for card in earlier.cards]


@pytest.mark.parametrize("locale", LOCALES)
def test_the_built_in_lists_have_names(locale: str) -> None:
    """The page calls each by a name of its own."""
    lists = [one.id.removeprefix("valda-2019-reconstruction-") for one in (DEFAULT, *EARLIER)]
    assert lists == ["3", "2", "1"]
    assert len({text(locale, f"valda-setup-cards-{one}") for one in lists}) == len(lists)


def test_a_loaded_file_is_known_by_id_and_key(card_file: Path) -> None:
    """It stands behind the built-in ones; reading it again changes nothing."""
    found = load_book(card_file)
    assert books() == (DEFAULT, *EARLIER, found)
    assert load_book(card_file) is found
    assert find(OWN_ID) is find(found.key) is found
    assert found.key == f"{OWN_ID}:{found.digest[:16]}"


@pytest.mark.usefixtures("no_other_books")
@pytest.mark.parametrize("name", ["nothing", "", ":", "nothing:1234"])
def test_an_unknown_file_is_refused_with_those_known(name: str) -> None:
    """The message names the ids that there are."""
    with pytest.raises(UsageError, match=f"known: {DEFAULT.id}"):
        find(name)


@pytest.mark.usefixtures("no_other_books")
def test_a_key_of_another_content_is_refused_with_both_digests() -> None:
    """A game that was played with other cards is not gone on with in silence."""
    other = f"{DEFAULT.id}:{'0' * 16}"
    with pytest.raises(UsageError, match="contents differ") as caught:
        find(other)
    assert DEFAULT.digest[:16] in str(caught.value)
    assert "0" * 16 in str(caught.value)


def test_an_id_names_one_content(card_file: Path) -> None:
    """A changed file has to take another id; the one known stays."""
    known = load_book(card_file)
    data = fresh()
    data["resources"]["supply"] = 40
    card_file.write_text(written(data), encoding="utf-8")
    with pytest.raises(UsageError, match="an id of its own"):
        load_book(card_file)
    assert find(OWN_ID) is known


def test_processes_started_later_know_an_adopted_file(card_file: Path, tmp_path: Path) -> None:
    """The environment names its whole path, once; the built-in content is not named at all."""
    adopt(card_file)
    adopt(os.path.relpath(card_file))
    copy_of_built_in = tmp_path / "same.toml"
    copy_of_built_in.write_text(TEXT, encoding="utf-8")
    assert adopt(copy_of_built_in) is DEFAULT
    assert os.environ[registry.ENVIRONMENT] == str(card_file)
    code = "from gladsheim.games.valda.book import books; print(*(book.key for book in books()))"
    done = subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, "PYTHONPATH": str(Path(gladsheim.__file__).parents[1])},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.split() == [found.key for found in books()]


@pytest.mark.usefixtures("no_other_books")
def test_a_path_that_the_environment_cannot_hold_is_refused(tmp_path: Path) -> None:
    """Paths are told apart by a separator, so none may contain it."""
    with pytest.raises(UsageError, match="a path without"):
        adopt(tmp_path / f"a{os.pathsep}b.toml")


def test_reading_cards_loads_no_engine() -> None:
    """Card files can be checked, and the hall can know them, before it is decided how kernels run."""
    code = (
        "import sys, gladsheim.games.valda.book; "
        "sys.exit(str({'numpy', 'numba', 'gladsheim.core.kernel'} & set(sys.modules) or ''))"
    )
    done = subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, "PYTHONPATH": str(Path(gladsheim.__file__).parents[1])},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stderr.strip() == ""

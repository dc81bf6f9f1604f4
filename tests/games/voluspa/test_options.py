"""What is chosen before play (V-2.1 to V-2.3)."""

from typing import Any

import pytest

from gladsheim import from_document, game
from gladsheim.core.errors import OptionsError
from gladsheim.games.voluspa.options import BASE, SETS
from gladsheim.games.voluspa.pieces import BY_CODE, TILES, TOKENS
from gladsheim.games.voluspa.rulings import RULINGS
from gladsheim.testing.ledger import rule

CENSUS = {
    "Od": ("Odin", 8, 6, "base"),
    "Th": ("Thor", 7, 8, "base"),
    "Tr": ("Troll", 6, 6, "base"),
    "Dr": ("Dragon", 5, 8, "base"),
    "Fe": ("Fenrir", 4, 8, "base"),
    "Sk": ("Skadi", 3, 9, "base"),
    "Va": ("Valkyrie", 2, 9, "base"),
    "Lo": ("Loki", 1, 6, "base"),
    "He": ("Hel", None, 5, "edda"),
    "Hm": ("Hermod", 3, 8, "edda"),
    "Jo": ("Jotunn", 5, 6, "edda"),
    "Se": ("Sea Serpent", 6, 6, "edda"),
    "Lb": ("Lightning Bolt", 0, 6, "bolt"),
    "Dw": ("Dwarf", 2, 6, "order"),
    "Fr": ("Freya", 3, 8, "order"),
    "Ra": ("Raven", 4, 6, "order"),
    "Ni": ("Niohoggr", 7, 5, "order"),
}
ADDED = {
    "base": "",
    "edda": "He Hm Jo Se",
    "order": "Dw Fr Ra Ni",
    "giants": "Hm Jo Fr Ni",
    "serpents": "He Se Dw Fr",
    "ravens": "He Hm Ra Ni",
    "all": "He Hm Jo Se Lb Dw Fr Ra Ni",
}


@rule("V-1.1")
def test_seventeen_kinds() -> None:
    """The kinds have the codes, names, values, counts and sets of the table, in its order."""
    assert {tile.code: (tile.name, tile.value, tile.count, tile.set) for tile in TILES} == CENSUS
    assert [tile.code for tile in TILES] == list(CENSUS)
    totals = {name: sum(count for _, _, count, set_ in CENSUS.values() if set_ == name) for name in
              ("base", "edda", "bolt", "order")}  # fmt: skip
    assert totals == {"base": 60, "edda": 25, "bolt": 6, "order": 25}


@rule("V-1.1")
def test_help_rows_are_the_table() -> None:
    """What help pages print has every kind with its figures, a text, ways to lie and rule ids."""
    rows = {row["code"]: row for row in game("voluspa").presenter.pieces()}
    assert {code: (r["name"], r["value"], r["count"], r["set"]) for code, r in rows.items()} == CENSUS
    assert rows["Dr"]["ways"] == ["beside", "cover"]
    assert rows["Sk"]["ways"] == ["beside", "capture"]
    assert rows["Jo"]["ways"] == ["beside", "bump"]
    assert rows["He"]["ways"] == rows["Lb"]["ways"] == ["cover"]
    assert rows["Od"]["ways"] == ["beside"]
    assert all(row["about"] and row["rules"] for row in rows.values())


@rule("V-1.1")
def test_pieces_say_what_a_kind_does() -> None:
    """The page names no kind: which of them follow, boost, mute or lie apart stands in their rows."""
    rows = game("voluspa").presenter.pieces()
    follow = {row["code"]: row["follow"] for row in rows if row["follow"]}
    assert follow == {"Hm": "chain", "Ra": "flight"}
    for what, codes in (("boosts", ["Fr"]), ("mutes", ["Lo"]), ("apart", ["He"])):
        assert [row["code"] for row in rows if row[what]] == codes


@rule("V-1.2")
def test_sixteen_booster_tokens() -> None:
    """There is one token each of 2, 3, 4, 10, 11 and 12, and two each of 5 to 9."""
    assert dict(TOKENS) == {2: 1, 3: 1, 4: 1, 5: 2, 6: 2, 7: 2, 8: 2, 9: 2, 10: 1, 11: 1, 12: 1}
    assert sum(TOKENS.values()) == 16


@rule("V-2.1")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_two_to_five_players(players: int) -> None:
    """Two to five can play."""
    assert game("voluspa", players=players).deal(1).document()["options"]["players"] == players


@rule("V-2.1")
@pytest.mark.parametrize("players", [1, 6, 0, -2, True, 2.0, "2", None])
def test_other_numbers_of_players(players: object) -> None:
    """Any other number, and anything that is no number, is refused with the bounds."""
    with pytest.raises(OptionsError) as error:
        game("voluspa", players=players)
    assert error.value.option == "players"
    assert error.value.value is players
    assert "from 2 to 5" in error.value.allowed


@rule("V-2.2")
@pytest.mark.parametrize("name", ADDED)
def test_named_sets(name: str) -> None:
    """Each set is the base kinds and those of its row, in the order of the table."""
    expected = {code for code, row in CENSUS.items() if row[3] == "base"} | set(ADDED[name].split())
    kinds = game("voluspa", set=name).options["kinds"]
    assert kinds == [code for code in CENSUS if code in expected]


@rule("V-2.2")
def test_bolt_adds_to_any_set() -> None:
    """The option `bolt` adds the Lightning Bolt, also to a custom set, and changes nothing else."""
    for name in SETS:
        chosen = game("voluspa", set=name, bolt=True).options
        assert set(chosen["kinds"]) == {*BASE, *SETS[name], "Lb"}
    custom = game("voluspa", set="custom", kinds=["Od", "Th"], bolt=True).options
    assert custom["kinds"] == ["Od", "Th", "Lb"]


@rule("V-2.2")
def test_a_custom_set_decides_about_the_base_too() -> None:
    """A custom set has exactly the kinds of its list, whatever their order."""
    options = game("voluspa", set="custom", kinds=["Ni", "Od", "Va"]).options
    assert options["kinds"] == ["Od", "Va", "Ni"]
    assert options["set"] == "custom"


@rule("V-2.2")
def test_a_custom_list_of_a_named_set_is_that_set() -> None:
    """The same tiles are the same game, whatever way they were chosen."""
    listed = game("voluspa", set="custom", kinds=[*BASE, *SETS["order"], "Lb"])
    assert listed.options == game("voluspa", set="order", bolt=True).options


@rule("V-2.2")
@pytest.mark.parametrize(
    ("options", "field"),
    [
        ({"set": "asgard"}, "set"),
        ({"set": None}, "set"),
        ({"set": ["base"]}, "set"),
        ({"set": "custom"}, "kinds"),
        ({"set": "custom", "kinds": "Od"}, "kinds"),
        ({"set": "custom", "kinds": 7}, "kinds"),
        ({"set": "custom", "kinds": ["Od", "Od"]}, "kinds"),
        ({"set": "custom", "kinds": ["Od", "xx"]}, "kinds"),
        ({"set": "custom", "kinds": ["Od", 7]}, "kinds"),
        ({"set": "custom", "kinds": []}, "kinds"),
        ({"set": "base", "kinds": ["Od"]}, "kinds"),
        ({"bolt": 1}, "bolt"),
        ({"no_late_hel": "yes"}, "no_late_hel"),
        ({"hel": True}, "hel"),
    ],
    ids=str,
)
def test_refused_options(options: dict[str, Any], field: str) -> None:
    """Every wrong option is named with its value and what is allowed."""
    with pytest.raises(OptionsError) as error:
        game("voluspa", **options)
    assert error.value.option == field
    assert error.value.allowed
    assert repr(field) in str(error.value)


@rule("V-2.3")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_too_few_tiles(players: int) -> None:
    """A set needs five tiles a player and one more besides Hels and Trolls; one fewer is refused."""
    # Od 6, Th 8, Lo 6 and Fr 8, Ra 6 and Ni 5 add up to what is just enough or just too little.
    enough = {2: ["Od", "Ni"], 3: ["Th", "Dr"], 4: ["Th", "Fe", "Ni"], 5: ["Th", "Dr", "Hm", "Lb"]}
    few = {2: ["Sk"], 3: ["Sk", "Od"], 4: ["Th", "Od", "Lo"], 5: ["Th", "Dr", "Sk"]}
    for kinds in (enough[players], [*enough[players], "Tr", "He"]):
        game("voluspa", players=players, set="custom", kinds=kinds).deal(1)
    usable = sum(BY_CODE[code].count for code in few[players])
    assert usable <= 5 * players
    with pytest.raises(OptionsError, match=rf"at least {5 * players + 1} tiles .*there are {usable}"):
        game("voluspa", players=players, set="custom", kinds=[*few[players], "Tr", "He"])


def test_options_survive_a_round_trip() -> None:
    """A game built from its own options is equal to it, and says how to build it again."""
    chosen = game("voluspa", players=4, set="ravens", bolt=True, no_late_hel=True)
    again = type(chosen)(**chosen.options)
    assert again == chosen
    assert hash(again) == hash(chosen)
    assert again != game("voluspa", players=3, set="ravens", bolt=True, no_late_hel=True)
    assert repr(chosen).startswith("VoluspaGame(players=4, set='ravens'")


def test_readings_are_listed_in_their_order_and_only_where_chosen() -> None:
    """Options, documents and observations have `rulings` exactly if any is chosen (E-1.1, E-1.3)."""
    chosen = game("voluspa", rulings=["skadi-no-refill", "dwarf-never-zero"])
    assert chosen.options["rulings"] == ["dwarf-never-zero", "skadi-no-refill"]
    state = chosen.deal(1)
    for document in (
        state.document(),
        state.observe(0),
        state.observe(None),
        state.game.presenter.scene(state, 0),
    ):
        assert document["options"]["rulings"] == chosen.options["rulings"]
    assert from_document(state.document()).document() == state.document()
    plain = game("voluspa", rulings=[])
    assert plain == game("voluspa")
    assert all(
        "rulings" not in found["options"] for found in (plain.deal(1).document(), plain.deal(1).observe(1))
    )


def test_the_italian_rulebook_is_five_readings() -> None:
    """The editions are those of E-2."""
    first, second = RULINGS.names[:2]
    assert dict(RULINGS.editions) == {"online": (), "rulebook-it": (first, second, *RULINGS.names[-3:])}


def test_a_document_without_readings_may_say_so() -> None:
    """An empty list is read, and not written again (E-1.3)."""
    document = game("voluspa").deal(1).document()
    written = {**document, "options": {**document["options"], "rulings": []}}
    assert from_document(written).document() == document

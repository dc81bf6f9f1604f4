"""What is wrong with a card file: every bound, each fault at its place, and all of them at once."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, strategies as st

from gladsheim.games.valda.book import CardFile, CardFileError, load_book, read_book
from gladsheim.games.valda.book.checks import MOST_FAULTS
from gladsheim.games.valda.book.effects import ATTACK, SUCCESS, VOCABULARY, YELLOW
from gladsheim.testing.ledger import rule
from tests.games.valda.book.own_cards import BUILT_IN, TEXT, Data, card, faults, fresh, read

YELLOW_CARD, ATTACK_CARD, DEFENCE_CARD = "loki.shapeshift", "base.kill", "tyr.oath-shield"
LISTS = {
    YELLOW: (YELLOW_CARD, "effects"),
    ATTACK: (ATTACK_CARD, "effects"),
    SUCCESS: (DEFENCE_CARD, "success"),
}
EXAMPLES: dict[str, Data] = {
    "gain": {"blood": 1, "any": 10},
    "followers": {"n": 1},
    "roll": {"die": "W", "n": 2, "take": "followers"},
    "draw": {"n": 2},
    "draw_god": {"n": 1},
    "look_god": {"n": 3},
    "look_hand": {},
    "change": {"from": "gold-diamond", "to": "blood", "max": 5},
    "sacrifice": {"max": 2},
    "switch": {"max": 3},
    "build_limit": {"n": 4},
    "build": {"what": "temple", "pay": True},
    "recover": {"type": "weapon", "n": 1},
    "steal_followers": {"n": 1},
    "kill_followers": {"n": 1},
    "steal_resources": {"n": 1},
    "steal_cards": {"n": 1},
    "destroy": {"what": "works"},
    "move_temple": {},
    "lend": {},
    "replay": {},
    "actions": {"n": 1},
}
"""An effect of every kind, without `who`."""
VICTIMS = {"steal_followers", "kill_followers", "steal_resources", "steal_cards"}
YELLOW_ONLY = {"actions", "build_limit", "build", "lend", "replay", "switch", "sacrifice"}


def effect_faults(effect: object, use: str = YELLOW) -> list[tuple[str, str]]:
    """What is wrong with a file whose card for this use has this one effect."""
    data = fresh()
    name, key = LISTS[use]
    card(data, name)[key] = [effect]
    return faults(data)


def example(do: str, use: str) -> Data:
    """A sound effect of this kind for this use."""
    who = {"who": "one"} if do in VICTIMS and use == YELLOW else {}
    return {"do": do, **EXAMPLES[do], **who}


def test_the_examples_cover_the_vocabulary() -> None:
    """Every `do` that is known has an example here, and no other."""
    assert set(EXAMPLES) == set(VOCABULARY)


@rule("VA-13.5", "VA-13.4")
@pytest.mark.parametrize("use", LISTS)
@pytest.mark.parametrize("do", EXAMPLES)
def test_each_effect_stands_only_where_it_may(do: str, use: str) -> None:
    """Destroying needs a target, seven effects need a turn of one's own; all others stand anywhere."""
    allowed = use != YELLOW if do == "destroy" else use == YELLOW or do not in YELLOW_ONLY
    found = effect_faults(example(do, use), use)
    name, key = LISTS[use]
    if allowed:
        assert found == []
    else:
        ((place, message),) = found
        assert place == f"card {name}, {key} 1, do"
        assert message.startswith(f"is {do!r} on ")
        assert "allowed: only on" in message


@rule("VA-13.5", "VA-13.1")
@pytest.mark.parametrize("do", sorted(VICTIMS))
def test_who_stands_on_yellow_cards_and_nowhere_else(do: str) -> None:
    """Without it on a yellow card, with it in an attack or a success: a fault that names the field."""
    assert effect_faults({"do": do, "n": 1}) == [(f"card {YELLOW_CARD}, effects 1 ({do}), who", "is missing")]
    for use in (ATTACK, SUCCESS):
        ((place, message),) = effect_faults({"do": do, "n": 1, "who": "all"}, use)
        assert place.endswith(f"1 ({do}), who")
        assert "only on a yellow card" in message


@rule("VA-13.5")
def test_open_draws_stand_on_yellow_cards_only() -> None:
    """Only in one's own game phase do open cards lie on the table."""
    shown = {"do": "draw", "n": 1, "open": True}
    assert effect_faults(shown) == []
    for use in (ATTACK, SUCCESS):
        assert [place[-4:] for place, _ in effect_faults(shown, use)] == ["open"]
        assert effect_faults({**shown, "open": False}, use) == []


@rule("VA-13.5")
@pytest.mark.parametrize("do", EXAMPLES)
def test_every_parameter_is_checked(do: str) -> None:
    """Missing, additional, of the wrong type or out of bounds: the fault names the parameter."""
    use = ATTACK if do == "destroy" else YELLOW
    sound = example(do, use)
    assert effect_faults({**sound, "colour": 1}, use)[0][1].startswith("is unknown; allowed: do")
    for name, value in sound.items():
        if name == "do":
            continue
        if do not in ("gain",):
            less = {key: other for key, other in sound.items() if key != name}
            assert effect_faults(less, use)[0] == (
                f"card {LISTS[use][0]}, effects 1 ({do}), {name}",
                "is missing",
            )
        wrongs: list[Any] = [1.5, [], {}, "Odin", -1, 11]
        wrongs.append(1 if isinstance(value, bool) else True)
        for wrong in wrongs:
            ((place, message),) = effect_faults({**sound, name: wrong}, use)
            assert place.endswith(f"({do}), {name}")
            assert message.startswith("is ")
            assert "allowed: " in message


@pytest.mark.parametrize("effect", [{"do": "gain"}, {"do": "pray"}, {"do": 3}, {"n": 1}, {}, "gain", 7])
def test_what_is_no_effect_is_refused(effect: object) -> None:
    """An effect has a `do` that is known, and a gain at least one kind."""
    ((place, message),) = effect_faults(effect)
    assert place.startswith(f"card {YELLOW_CARD}, effects 1")
    assert "allowed: " in message


Change = Callable[[Data], Any]


def put(*path: Any, value: Any) -> Change:
    """Sets what lies at this path; a card is named by its id."""

    def change(data: Data) -> None:
        inner: Any = data
        for step in path[:-1]:
            inner = card(data, step) if inner is data["card"] else inner[step]
        inner[path[-1]] = value

    return change


def drop(*path: Any) -> Change:
    """Takes out what lies at this path."""

    def change(data: Data) -> None:
        inner: Any = data
        for step in path[:-1]:
            inner = card(data, step) if inner is data["card"] else inner[step]
        del inner[path[-1]]

    return change


FAULTS: list[tuple[Change, str, str]] = [
    (put("format", value=2), "format", "is 2; allowed: 1"),
    (put("format", value=True), "format", "allowed: 1"),
    (put("id", value="Ours"), "id", "1 to 48 of a-z"),
    (put("id", value="a" * 49), "id", "1 to 48 of a-z"),
    (put("id", value="a:b"), "id", "1 to 48 of a-z"),
    (drop("id"), "id", "is missing"),
    (put("author", value="Ada"), "'author'", "is unknown; allowed: format, id"),
    (put("total_cards", value=149), "total_cards", "the copies sum to 150"),
    (put("total_cards", value=401), "total_cards", "from 1 to 400"),
    (put("resources", value=3), "resources", "a table"),
    (put("resources", "order", value=["gold", "gold", "blood"]), "resources, order", "each once"),
    (put("resources", "order", value=["gold", "blood"]), "resources, order", "each once"),
    (put("resources", "supply", value=201), "resources, supply", "from 1 to 200"),
    (put("resources", "mead", value=1), "resources, 'mead'", "is unknown"),
    (put("limits", "rounds", value=0), "limits, rounds", "from 1 to 20"),
    (put("limits", "hand", value=61), "limits, hand", "from 1 to 60"),
    (put("limits", "start_hand", value=21), "limits, start_hand", "from 0 to 20"),
    (put("limits", "actions", value="3"), "limits, actions", "is '3'; allowed: a whole number"),
    (put("limits", "builds", value=True), "limits, builds", "is True; allowed: a whole number"),
    (put("limits", "max_mines", value=5), "limits, max_mines", "at most 4, the number of Y dice"),
    (put("limits", "max_drills", value=4), "limits, max_drills", "at most 3, the number of B dice"),
    (put("limits", "start_mines", value=5), "limits, start_mines", "at most 4, which is max_mines"),
    (put("limits", "safe_zones", value=[5, 12]), "limits, safe_zones", "ascend from 0"),
    (put("limits", "safe_zones", value=[0, 12, 12]), "limits, safe_zones", "ascend from 0"),
    (put("limits", "safe_zones", value=list(range(9))), "limits, safe_zones", "1 to 8"),
    (put("limits", "safe_zones", value=[0, 1001]), "limits, safe_zones", "from 0 to 1000"),
    (drop("limits", "control"), "limits, control", "is missing"),
    (drop("start", "4"), "start, 4", "is missing"),
    (put("start", "6", value=[]), "start, '6'", "is unknown"),
    (put("start", "3", value=[[1, 1, 1]]), "start, 3", "has 1 items; allowed: exactly 3"),
    (put("start", "2", 1, value=[1, 1]), "start, 2, row 2", "has 2 items; allowed: exactly 3"),
    (put("start", "2", 1, value=[1, 1, -1]), "start, 2, row 2", "from 0 to 30"),
    (put("start", "2", value=[[16, 0, 0], [15, 0, 0]]), "start, 2", "gives out 31 blood"),
    (drop("costs", "tyr"), "costs, tyr", "is missing"),
    (put("costs", "mine", "gold", value=31), "costs, mine, gold", "from 0 to 30"),
    (drop("costs", "mine", "gold"), "costs, mine, gold", "is missing"),
    (drop("dice", "W"), "dice, W", "is missing"),
    (put("dice", "Y", "count", value=11), "dice, Y, count", "from 1 to 10"),
    (drop("dice", "Y", "faces", 0), "dice, Y, faces", "exactly 6"),
    (put("dice", "W", "faces", 3, "n", value=-11), "dice, W, face 4, n", "from -10 to 10"),
    (drop("dice", "W", "faces", 3, "n"), "dice, W, face 4, n", "is missing"),
    (put("dice", "B", "faces", 0, "gold", value=-1), "dice, B, face 1, gold", "from 0 to 10"),
    (put("card", ATTACK_CARD, "name", value="x" * 61), f"card {ATTACK_CARD}, name", "1 to 60 visible"),
    (put("card", ATTACK_CARD, "name", value=" x"), f"card {ATTACK_CARD}, name", "1 to 60 visible"),
    (put("card", ATTACK_CARD, "name", value="a\u202eb"), f"card {ATTACK_CARD}, name", "1 to 60 visible"),
    (put("card", ATTACK_CARD, "deck", value="hel"), f"card {ATTACK_CARD}, deck", "base, heimdall, freya"),
    (put("card", ATTACK_CARD, "type", value="spell"), f"card {ATTACK_CARD}, type", "yellow, attack"),
    (put("card", ATTACK_CARD, "power", value=21), f"card {ATTACK_CARD}, power", "from 0 to 20"),
    (put("card", ATTACK_CARD, "cost", value=1), f"card {ATTACK_CARD}, 'cost'", "is unknown"),
    (drop("card", ATTACK_CARD, "effects"), f"card {ATTACK_CARD}, effects", "is missing"),
    (put("card", ATTACK_CARD, "success", value=[]), f"card {ATTACK_CARD}, 'success'", "is unknown"),
    (put("card", YELLOW_CARD, "cost", value=11), f"card {YELLOW_CARD}, cost", "from 0 to 10"),
    (drop("card", YELLOW_CARD, "cost"), f"card {YELLOW_CARD}, cost", "is missing"),
    (drop("card", YELLOW_CARD, "source"), f"card {YELLOW_CARD}, source", "is missing"),
    (put("card", YELLOW_CARD, "effects", value=[{"do": "lend"}] * 9), "effects", "0 to 8"),
    (put("card", DEFENCE_CARD, "effects", value=[]), f"card {DEFENCE_CARD}, 'effects'", "is unknown"),
    (put("card", "loki.weapon", "effects", value=[]), "card loki.weapon, 'effects'", "is unknown"),
    (put("card", "loki.weapon", "modes", value=["backstab"]), "card loki.weapon, modes", "exactly 2"),
    (put("card", "loki.weapon", "modes", value=["backstab", "thief"]), "card", "'thief' is given twice"),
    (put("card", "loki.weapon", "modes", value=["backstab", "spear"]), "card loki.weapon, modes", "warhorn"),
    (put("card", "loki.weapon", "modes", value=["backstab", "backstab"]), "card", "'dagger' is missing"),
    (put("card", ATTACK_CARD, "id", value="base.torch"), "card base.torch, id", "is given twice"),
    (put("card", 0, value="a card"), "card no. 1", "a table"),
]


@rule("VA-13.5")
@pytest.mark.parametrize(
    ("change", "place", "message"), FAULTS, ids=lambda part: part if isinstance(part, str) else ""
)
def test_every_bound_is_kept(change: Change, place: str, message: str) -> None:
    """A single wrong value is found, at its place, with what is allowed."""
    data = fresh()
    change(data)
    found = faults(data)
    assert any(field.endswith(place) and message in told for field, told in found), found


@rule("VA-13.5")
@pytest.mark.parametrize("deck", ["base", "heimdall", "loki"])
def test_every_deck_must_exist(deck: str) -> None:
    """A file without any card of a deck is refused."""
    data = fresh()
    for row in data["card"]:
        if row["deck"] == deck:
            row["deck"] = "tyr"
    assert faults(data) == [("card", f"no card has deck {deck!r}; every deck must have one")]


def test_a_weapon_exists_once() -> None:
    """Two copies would give its modes twice."""
    data = fresh()
    card(data, "tyr.weapon")["count"] = 2
    data["total_cards"] = 151
    assert [place for place, _ in faults(data)] == ["card tyr.weapon, count"]


def test_there_are_bounds_for_the_file_as_a_whole() -> None:
    """Kinds, copies, effects in all and the length of the text."""
    data = fresh()
    model = card(data, YELLOW_CARD)
    for number in range(161 - len(data["card"])):
        data["card"].append({**model, "id": f"more.{number}", "effects": [{"do": "lend"}] * 5, "count": 4})
    told = " ".join(message for _, message in faults(data))
    assert "has 161 items; allowed: 1 to 160" in told
    assert "copies in all; allowed: at most 400" in told
    assert "effects in all; allowed: at most 300" in told
    many = fresh()
    shield = next(row for row in many["card"] if row["type"] == "defence")
    for number in range(3):
        row = {**shield, "id": f"base.wall-{number}", "count": 20, "success": [{"do": "look_hand"}]}
        many["card"].append(row)
        many["total_cards"] += 20
    copies = sum(row["count"] for row in many["card"] if row.get("success"))
    assert faults(many) == [("card", f"{copies} copies have success effects; allowed: at most 40")]
    with pytest.raises(CardFileError, match="longer than 250000"):
        read_book(TEXT + "#" * 250_000, "long.toml")


def test_all_faults_are_told_together() -> None:
    """The message names the file, then has a line for each fault."""
    data = fresh()
    data["format"] = 3
    card(data, ATTACK_CARD)["power"] = "much"
    card(data, YELLOW_CARD)["effects"] = [{"do": "lend"}, {"do": "draw", "n": 12, "face": "up"}]
    with pytest.raises(CardFileError) as caught:
        read(data)
    lines = str(caught.value).splitlines()
    assert lines[0] == "own.toml: 4 faults"
    assert lines[1:] == [
        "format: is 3; allowed: 1",
        f"card {ATTACK_CARD}, power: is 'much'; allowed: a whole number from 0 to 20",
        f"card {YELLOW_CARD}, effects 2 (draw), 'face': is unknown; allowed: do, n, open",
        f"card {YELLOW_CARD}, effects 2 (draw), n: is 12; allowed: a whole number from 0 to 10",
    ]


def test_a_hopeless_file_is_told_briefly() -> None:
    """Beyond a hundred faults only their number is told."""
    data = fresh()
    for row in data["card"]:
        row["count"], row["name"] = 0, ""
    with pytest.raises(CardFileError) as caught:
        read(data)
    assert len(caught.value.faults) == MOST_FAULTS
    assert caught.value.lines()[-1] == f"and {caught.value.dropped} more"


@pytest.mark.parametrize(
    "text",
    ["", "[", "a = 1\na = 2", "x = " + "[" * 5000 + "]" * 5000, "x = " + "9" * 5000, "id = 0x" + "f" * 9000],
)
def test_a_text_that_is_no_card_file_is_refused(text: str) -> None:
    """Neither broken TOML nor endless nesting or digits make anything but a CardFileError."""
    with pytest.raises(CardFileError):
        read_book(text, "wrong.toml")


def test_deep_tables_are_refused() -> None:
    """Dotted keys can nest further than Python can print."""
    with pytest.raises(CardFileError, match="a huge value"):
        read_book(f"id{'.a' * 2_000} = 1", "deep.toml")


def test_a_file_that_is_not_text_is_refused(tmp_path: Path) -> None:
    """Card files are UTF-8, with a byte order mark or without, and hold something."""
    path = tmp_path / "image.toml"
    for data, told in ((b"\xff\xfe\x00", "UTF-16 text"), (b"\xff", "not UTF-8"), (b"", "is empty")):
        path.write_bytes(data)
        with pytest.raises(CardFileError, match=f"image.toml: 1 fault\nfile: is.*{told.removeprefix('is ')}"):
            load_book(path)
    path.write_bytes(b"\xef\xbb\xbf" + TEXT.encode())
    assert load_book(path) == read_book(TEXT, "here.toml")
    with pytest.raises(OSError, match="No such file"):
        load_book(tmp_path / "nowhere.toml")


def leaves(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The paths of all values in a value, tables and lists included."""
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    return [path, *(leaf for key, item in inner for leaf in leaves(item, (*path, key)))]


PATHS = leaves(BUILT_IN)[1:]
VALUES = st.recursive(
    st.one_of(
        st.none(), st.booleans(), st.integers(-100, 500), st.floats(allow_nan=False, allow_infinity=False)
    ).filter(lambda value: value is not None)
    | st.sampled_from(["", "base", "yellow", "attack", "one", "any", "gold", "temple", "base.kill", "ä\n"]),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from(["do", "n", "id", "x"]), inner)
    ),
    max_leaves=4,
)


@given(path=st.sampled_from(PATHS), value=VALUES)
def test_whatever_stands_anywhere_gives_a_book_or_faults(path: tuple[Any, ...], value: Any) -> None:
    """Any value in any place of the file: it is read, or refused with faults, and never crashes."""
    data = fresh()
    inner: Any = data
    for step in path[:-1]:
        inner = inner[step]
    inner[path[-1]] = value
    found = faults(data)
    assert all(message for _, message in found)
    assert found or isinstance(read(data), CardFile)


@given(st.text(max_size=200))
def test_no_short_text_is_a_card_file(text: str) -> None:
    """Arbitrary text is refused with faults."""
    with pytest.raises(CardFileError):
        read_book(text, "text.toml")

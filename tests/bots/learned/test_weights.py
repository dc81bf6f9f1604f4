"""Files of what was learned: those that come with the games, and any other."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, strategies as st

import gladsheim
from gladsheim import bots
from gladsheim.bots.learned.estimate import NOTHING, size_of
from gladsheim.bots.learned.weights import MOST_BYTES, LearnedWeights, read, weights_for
from gladsheim.core.errors import BotError
from gladsheim.games import names
from tests.fourth_game.registered import with_a_page

LEARNED = [name for name in names() if gladsheim.game(name).bots.learned is not None]

GAME = gladsheim.game("voluspa")
FEATURES = GAME.rules.features.names
NETWORK = (1, *range(size_of(len(FEATURES), 1) - 1))

WRONG: list[Any] = [5, None, [], "score", [[]], [True], ["1"], True, 0.5]


def spoilt(**changes: Any) -> bytes:
    """A file with some entries changed."""
    whole = json.loads(LearnedWeights("voluspa", FEATURES, {"2": NETWORK}, {}).to_bytes())
    return json.dumps({**whole, **changes}).encode()


def test_a_single_changed_digit_is_noticed() -> None:
    """A file from before files named their digest is read as it is."""
    whole: dict[str, Any] = json.loads(
        LearnedWeights("voluspa", FEATURES, {"2": NETWORK}, {"seed": "1"}).to_bytes()
    )
    assert read(json.dumps(whole).encode(), GAME, "some.json").networks["2"] == NETWORK
    other = [*NETWORK[:-1], NETWORK[-1] + 1]
    for change in ({"networks": {"2": other}}, {"card": {"seed": "2"}}, {"digest": "0"}):
        with pytest.raises(BotError, match=r"some\.json is damaged"):
            read(json.dumps({**whole, **change}).encode(), GAME, "some.json")
    del whole["digest"]
    assert read(json.dumps(whole).encode(), GAME, "some.json").networks["2"] == NETWORK


def test_every_game_with_a_page_comes_with_learned_values() -> None:
    """A game without them is played by rules of thumb."""
    assert set(with_a_page()) <= set(LEARNED)


@pytest.mark.parametrize("name", LEARNED)
def test_learned_values_fit_their_game(name: str) -> None:
    """They fit the game's features, are small, and say how they were made and how strong they are."""
    game = gladsheim.game(name)
    assert game.bots.learned is not None
    data = game.bots.learned.read_bytes()
    assert len(data) <= MOST_BYTES
    found = read(data, game, name)
    assert found.to_bytes() == data
    assert {"seed", "networks", "seconds", "strength"} <= set(found.card)
    assert set(found.card["networks"]) == set(found.networks)
    assert weights_for(game) == found.of(game) != NOTHING


def test_the_network_for_the_next_number_of_players_is_taken() -> None:
    """Where there is none for so many; of two as near the one for fewer."""
    other = (*NETWORK[:-1], 5)
    learned = LearnedWeights("voluspa", FEATURES, {"2": NETWORK, "4": other}, {})
    tables = [gladsheim.game("voluspa", players=players) for players in (2, 3, 4, 5)]
    assert [learned.of(one) for one in tables] == [NETWORK, NETWORK, other, other]


def test_the_network_for_such_a_table_is_taken() -> None:
    """Before that for as many players; tables of more kinds than the base set are judged apart."""
    other = (*NETWORK[:-1], 5)
    learned = LearnedWeights("voluspa", FEATURES, {"2 base": NETWORK, "3 all": other}, {})
    sets = {"base": NETWORK, "all": other, "edda": other}
    assert {name: learned.of(gladsheim.game("voluspa", set=name)) for name in sets} == sets
    assert learned.of(gladsheim.game("voluspa", set="custom", kinds=["Od", "Dr"])) == NETWORK


def test_a_race_is_played_by_the_rule_of_thumb() -> None:
    """What wins it was not learned."""
    assert weights_for(gladsheim.game("valda", race=True)) == NOTHING


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (b"{", "not a weights file of voluspa"),
        (b" " * (MOST_BYTES + 1), "not a weights file of voluspa: it is longer than 300000 bytes"),
        (b"", "it is empty"),
        (b"\xff{}", "it is not UTF-8 text"),
        (b"\xff\xfe{}", "it is UTF-16 text"),
        (b"[" * 150_000, "it is nested too deeply"),
        (b'{"game":' * 30_000, "it is nested too deeply"),
        (b"[1, 2]", r"it is \[1, 2\]; allowed: an object"),
        (b"1" * 10_000, "it is not JSON"),
        (spoilt(game=["voluspa"]), r"game is \['voluspa'\]; allowed: 'voluspa'"),
        (spoilt(card={"seed": float("nan")}), "it is not JSON"),
        (spoilt(card=[]), r"card is \[\]; allowed: an object"),
        *((spoilt(features=wrong), "learned from other features") for wrong in WRONG),
        *((spoilt(networks=wrong), "networks is .*; allowed") for wrong in WRONG),
        *((spoilt(networks={"2": wrong}), "a network is") for wrong in WRONG),
        *((spoilt(networks={key: NETWORK}), "players; allowed") for key in ("", "02", "11", "٢", "0" * 5000)),
        (spoilt(game="valda"), "not a weights file of voluspa"),
        (spoilt(features=["score"]), "learned from other features"),
        (spoilt(networks={}), "networks is {}; allowed"),
        (spoilt(networks={"1": NETWORK}), "for '1' players; allowed: 2 to 10"),
        (spoilt(networks={"x": NETWORK}), "for 'x' players"),
        (spoilt(networks={"2": NETWORK[1:]}), "a network is"),
        (spoilt(networks={"2": [65, *NETWORK[1:]]}), "a network is"),
        (spoilt(networks={"2": [*NETWORK[:-1], 1 << 40]}), "a network is"),
        (spoilt(networks={"2": [*NETWORK[:-1], 0.5]}), "a network is"),
        (spoilt(networks={"2": "weights"}), "a network is 'weights'; allowed: whole numbers"),
    ],
)
def test_what_does_not_fit_is_refused(data: bytes, message: str) -> None:
    """With the name of the file."""
    with pytest.raises(BotError, match=message) as caught:
        read(data, GAME, "some.json")
    assert "some.json" in str(caught.value)


LEAVES = st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5)
VALUES = st.recursive(LEAVES, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner))


@given(st.sampled_from(["game", "features", "card", "networks", "2", "unit"]), VALUES, st.integers(0, 40))
def test_a_file_with_any_value_in_the_place_of_another_is_read_or_refused(
    where: str, value: object, at: int
) -> None:
    """What is read fits the game; what is not is refused in one line that names the file."""
    whole: dict[str, Any] = json.loads(spoilt())
    if where == "unit":
        whole["networks"]["2"][at % len(NETWORK)] = value
    elif where == "2":
        whole["networks"]["2"] = value
    else:
        whole[where] = value
    _read_or_refused(json.dumps(whole).encode())


@given(st.integers(0, 10_000), st.integers(0, 40), st.binary(max_size=8))
def test_a_file_with_any_bytes_cut_or_changed_is_read_or_refused(at: int, cut: int, put: bytes) -> None:
    """The same of what no program has written."""
    data = spoilt()
    at %= len(data)
    _read_or_refused(data[:at] + put + data[at + cut :])


def _read_or_refused(data: bytes) -> None:
    message = "some.json"
    try:
        found = read(data, GAME, "some.json")
        assert all(len(network) == size_of(len(FEATURES), network[0]) for network in found.networks.values())
        assert found.of(GAME)
    except BotError as refused:
        message = str(refused)
    assert message.startswith("some.json")
    assert "\n" not in message
    assert len(message) < 300


def test_no_more_of_a_file_is_read_than_it_may_have() -> None:
    """One without end is refused at once."""
    with pytest.raises(BotError, match="longer than"):
        weights_for(GAME, "/dev/zero")


def test_a_bot_plays_by_a_file(tmp_path: Path) -> None:
    """Its name says which; a search that has not learned takes none."""
    file = tmp_path / "mine.json"
    file.write_bytes(LearnedWeights("voluspa", FEATURES, {"2": NETWORK}, {}).to_bytes())
    bot = bots.create(f"seer-7@{file}", GAME)
    state = GAME.deal(3)
    assert bot.choose(state.observe(state.current_player), 1) in state.legal_actions()
    assert bots.about(f"seer-7@{file}") == bots.about("seer-7")
    for name, message in ((f"seer-7@{tmp_path / 'none'}", "cannot be read"), (f"search-4@{file}", "allowed")):
        with pytest.raises(BotError, match=message):
            bots.create(name, GAME)

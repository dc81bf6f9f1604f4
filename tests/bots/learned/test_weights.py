"""Files of what was learned: those that come with the games, and any other."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import gladsheim
from gladsheim import bots
from gladsheim.bots.learned.estimate import NOTHING, size_of
from gladsheim.bots.learned.weights import MOST_BYTES, Learned, read, weights_for
from gladsheim.core.errors import BotError
from gladsheim.games import names

GAME = gladsheim.game("voluspa")
FEATURES = GAME.rules.features.names
NETWORK = (1, *range(size_of(len(FEATURES), 1) - 1))


def spoilt(**changes: Any) -> bytes:
    """A file with some entries changed."""
    whole = json.loads(Learned("voluspa", FEATURES, {"2": NETWORK}, {}).to_bytes())
    return json.dumps({**whole, **changes}).encode()


@pytest.mark.parametrize("name", names())
def test_every_game_comes_with_what_was_learned_about_it(name: str) -> None:
    """It fits the game's features, is small, and says what it was made of and how strong it is."""
    game = gladsheim.game(name)
    assert game.learned is not None
    data = game.learned.read_bytes()
    assert len(data) <= MOST_BYTES
    found = read(data, game, name)
    assert found.to_bytes() == data
    assert {"seed", "networks", "seconds", "strength"} <= set(found.card)
    assert set(found.card["networks"]) == set(found.networks)
    assert weights_for(game) == found.of(game) != NOTHING


def test_the_network_for_the_next_number_of_players_is_taken() -> None:
    """Where there is none for so many; of two as near the one for fewer."""
    other = (*NETWORK[:-1], 5)
    learned = Learned("voluspa", FEATURES, {"2": NETWORK, "4": other}, {})
    tables = [gladsheim.game("voluspa", players=players) for players in (2, 3, 4, 5)]
    assert [learned.of(one) for one in tables] == [NETWORK, NETWORK, other, other]


def test_the_network_for_such_a_table_is_taken() -> None:
    """Before that for as many players; tables of more kinds than the base set are judged apart."""
    other = (*NETWORK[:-1], 5)
    learned = Learned("voluspa", FEATURES, {"2 base": NETWORK, "3 all": other}, {})
    sets = {"base": NETWORK, "all": other, "edda": other}
    assert {name: learned.of(gladsheim.game("voluspa", set=name)) for name in sets} == sets
    assert learned.of(gladsheim.game("voluspa", set="custom", kinds=["Od", "Dr"])) == NETWORK


def test_a_race_is_played_by_the_rule_of_thumb() -> None:
    """What wins it was not learned."""
    assert weights_for(gladsheim.game("valda", race=True)) == NOTHING


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (b"{", "no file of what was learned about voluspa"),
        (b" " * (MOST_BYTES + 1), "no file of what was learned about voluspa"),
        (spoilt(game="valda"), "no file of what was learned about voluspa"),
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


def test_a_bot_plays_by_a_file(tmp_path: Path) -> None:
    """Its name says which; a search that has not learned takes none."""
    file = tmp_path / "mine.json"
    file.write_bytes(Learned("voluspa", FEATURES, {"2": NETWORK}, {}).to_bytes())
    bot = bots.create(f"seer-7@{file}", GAME)
    state = GAME.deal(3)
    assert bot.choose(state.observe(state.current_player), 1) in state.legal_actions()
    assert bots.about(f"seer-7@{file}") == bots.about("seer-7")
    for name, message in ((f"seer-7@{tmp_path / 'none'}", "cannot be read"), (f"search-4@{file}", "allowed")):
        with pytest.raises(BotError, match=message):
            bots.create(name, GAME)

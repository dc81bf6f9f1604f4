"""What is sent of a choice besides its values: words, and what it brings and hits."""

from __future__ import annotations

from gladsheim.core.game import State
from gladsheim.core.words import heard, said
from gladsheim.testing.ledger import rule
from tests.games.valda.boards import Json, after, decision, played, struck, table

RICH = {"blood": 9, "gold": 9, "diamond": 9}
NAMES = ("Ann", "Bo", "Cy")


def choice(state: State, action: str) -> Json:
    """A legal action as it is sent."""
    return next(one for one in state.game.presenter.choices(state) if one["action"] == action)


def text(sent: Json) -> str:
    """The words of a choice in English."""
    return said(heard(sent["words"]), "en", NAMES)


@rule("VA-7.1")
def test_a_temple_is_paid_for_and_says_where_it_would_stand_and_what_it_would_bring() -> None:
    """The first and the second temple of a god bring something, the third nothing more."""
    for standing, ability in ((0, "valda-one-tyr"), (1, "valda-two-tyr"), (2, None)):
        built = choice(table(RICH | {"temples": {"tyr": standing}}, {}, phase="build"), "build:tyr")
        assert text(built) == "Build a temple of Tyr (2 blood and 2 gold)"
        assert (built["goods"], built["temple"]) == ({"blood": -2, "gold": -2}, "tyr")
        assert built.get("ability", {}).get("id") == ability
    mine = choice(table(RICH, {}, phase="build"), "build:mine")
    assert mine["goods"] == {"blood": -1, "gold": -1, "diamond": -1}
    assert "temple" not in mine


def test_trades_and_exchanges_give_some_of_one_kind() -> None:
    """What is given goes, what is taken comes."""
    assert choice(table(RICH, {}), "trade:g:b")["goods"] == {"gold": -4, "blood": 1}
    gods = {"temples": {"thor": 1, "odin": 1}}
    winning = table(RICH | gods, {}, phase="followers")
    assert choice(winning, "thor:3:d")["goods"] == {"diamond": -3}
    assert choice(winning, "odin:2")["goods"] == {"blood": -2}
    assert choice(table(RICH, {}, phase="game"), "take:d")["goods"] == {"diamond": 1}


def test_a_card_shows_what_it_surely_brings() -> None:
    """Only resources that need neither chance nor a choice."""
    state = table({"hand": ["base.blood-vein-2", "base.drakkar"]}, {}, phase="game")
    assert choice(state, "play:base.blood-vein-2")["goods"] == {"blood": 2}
    assert "goods" not in choice(state, "play:base.drakkar")


@rule("VA-8.2")
def test_a_choice_names_the_seats_that_it_is_directed_against() -> None:
    """The attacked, the chosen, the robbed, or all others; most choices are against nobody."""
    attacking = table({}, {"hand": ["base.kill"], "followers": 11}, {}, phase="attack")
    assert choice(attacking, "attack:base.kill")["hits"] == [0]
    assert "hits" not in choice(attacking, "pass")
    looking = played("base.raven-scout", None, {"hand": ["base.kill"]}, {"hand": ["base.kill"]})
    assert decision(looking) == "player"
    assert [choice(looking, f"player:{seat}")["hits"] for seat in (1, 2)] == [[1], [2]]
    robbing = struck("base.plunder", RICH)
    assert choice(robbing, "res:b") | {"goods": {"blood": 1}, "hits": [0]} == choice(robbing, "res:b")
    everybody = table({"hand": ["surtur.burning-sky"]}, {"followers": 3}, {}, phase="game")
    assert choice(everybody, "play:surtur.burning-sky")["hits"] == [1, 2]


def test_only_who_is_to_act_reads_what_is_asked() -> None:
    """Others, spectators and everybody after the end get no prompt."""
    state = after(table({"hand": ["tyr.weapon"]}, {}), "end")
    asked = state.current_player
    prompts = [state.game.presenter.scene(state, seat)["prompt"] for seat in (asked, 1 - (asked or 0), None)]
    assert said(heard(prompts[0]), "en", NAMES)
    assert prompts[1:] == [None, None]
    over = table({}, {}, phase="over", round=6, active=1)
    assert [over.game.presenter.scene(over, seat)["prompt"] for seat in (0, 1, None)] == [None] * 3


def test_a_choice_that_everybody_sees_to_be_the_only_one_says_so() -> None:
    """Whose hand is looked at, with two players; not what depends on a hand, nor what is one of several."""
    hand = {"hand": ["base.kill"]}
    state = played("base.raven-scout", None, hand)
    (only,) = state.game.presenter.choices(state)
    assert (only["action"], only["only"]) == ("player:1", True)
    state = played("base.raven-scout", None, hand, hand)
    several = state.game.presenter.choices(state)
    assert [one.get("only") for one in several] == [None, None]
    attacking = table({}, {"followers": 11}, phase="attack")
    assert [(one["action"], one.get("only")) for one in attacking.game.presenter.choices(attacking)] == [
        ("pass", None)
    ]
    ending = table({}, {}, phase="followers")
    assert [(one["action"], one.get("only")) for one in ending.game.presenter.choices(ending)] == [
        ("end", None)
    ]

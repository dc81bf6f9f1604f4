"""The followers phase, and followers gained and lost (VA-9, VA-10)."""

from __future__ import annotations

import pytest

from gladsheim.games.valda.book import built_in
from gladsheim.testing.ledger import rule
from tests.games.valda.boards import after, decision, followers, refuses, stock, table, texts


@rule("VA-9.1", "VA-9.3")
def test_thor_one() -> None:
    """Three gold or three diamonds for a follower, three times in all."""
    state = table({"gold": 9, "diamond": 9, "temples": {"thor": 1}}, {}, phase="followers")
    assert texts(state) == {"thor:3:g", "thor:3:d", "end"}
    later = after(state, "thor:3:g", "thor:3:d", "thor:3:g")
    assert (followers(later)[0], stock(later)) == (3, (0, 3, 6))
    assert later.document()["used"]["thor3"] == 3
    assert texts(later) == {"end"}
    refuses(later, "thor:3:d", "VA-9.1")


@rule("VA-9.1", "VA-9.3", "VA-11.2")
def test_thor_two_adds_a_second_rate() -> None:
    """With two temples two of one kind, too, up to three times: six followers in all."""
    state = table({"gold": 9, "diamond": 6, "temples": {"thor": 2}}, {}, phase="followers")
    later = after(state, *["thor:3:g"] * 3, *["thor:2:d"] * 3)
    assert (followers(later)[0], stock(later)) == (6, (0, 0, 0))
    poor = table({"gold": 2, "diamond": 2, "temples": {"thor": 2}}, {}, phase="followers")
    assert texts(poor) == {"thor:2:g", "thor:2:d", "end"}
    refuses(poor, "thor:3:g", "VA-9.1")


@rule("VA-9.1")
def test_kinds_are_not_mixed() -> None:
    """Two gold and one diamond are not three of one kind."""
    state = table({"gold": 2, "diamond": 2, "temples": {"thor": 1}}, {}, phase="followers")
    assert texts(state) == {"end"}
    refuses(state, "thor:2:g", "VA-9.1", "VA-11.1")


@rule("VA-9.2", "VA-9.3", "VA-11.2")
def test_odin() -> None:
    """Two blood for one follower three times; with two temples three for two, twice: seven in all."""
    one = table({"blood": 9, "temples": {"odin": 1}}, {}, phase="followers")
    assert texts(one) == {"odin:2", "end"}
    last = after(one, *["odin:2"] * 3)
    assert (followers(last)[0], stock(last), texts(last)) == (3, (3, 0, 0), {"end"})
    two = table({"blood": 12, "temples": {"odin": 2}}, {}, phase="followers")
    later = after(two, *["odin:3"] * 2, *["odin:2"] * 3)
    assert (followers(later)[0], stock(later)) == (7, (0, 0, 0))
    refuses(after(two, *["odin:3"] * 2), "odin:3", "VA-9.2", "VA-9.3")


@rule("VA-9.3", "VA-16")
def test_uses_are_counted_apart() -> None:
    """Three uses of one rate leave all uses of the other."""
    used = {"thor3": 3, "thor2": 1, "odin2": 3, "odin3": 1, "loki": 0}
    rich = {"blood": 9, "gold": 9, "temples": {"thor": 2, "odin": 2}}
    state = table(rich, {}, phase="followers", used=used)
    assert texts(state) == {"thor:2:g", "odin:3", "end"}


@rule("VA-9.4", "VA-11.2")
@pytest.mark.parametrize(
    ("temples", "faces", "gained"), [(1, [6], 3), (1, [1], -1), (2, [5, 6], 5), (2, [3, 4], 1)]
)
def test_loki_rolls_white_dice(temples: int, faces: list[int], gained: int) -> None:
    """One die with one temple, two with two; numbers are gained, skulls lost."""
    state = table({"followers": 8, "temples": {"loki": temples}}, {}, phase="followers", forced=[*faces, 1])
    later = after(state, "loki")
    assert followers(later)[0] == 8 + gained
    assert later.document()["forced"] == [1]
    assert texts(later) == {"end"}
    refuses(later, "loki", "VA-9.4")


@rule("VA-9.4", "VA-10.2")
@pytest.mark.parametrize(("faces", "left"), [([1, 5], 7), ([5, 1], 6), ([1, 1], 5), ([4, 1], 5)])
def test_safe_zones_protect_against_skulls(faces: list[int], left: int) -> None:
    """Dice in order: at a threshold a skull takes nothing, above it one."""
    state = table({"followers": 5, "temples": {"loki": 2}}, {}, phase="followers", forced=faces)
    assert followers(after(state, "loki"))[0] == left


@rule("VA-9.4")
def test_loki_is_optional() -> None:
    """The phase can be ended without a roll, and the exchanges may come before it."""
    state = table({"blood": 2, "temples": {"loki": 1, "odin": 1}}, {}, phase="followers", forced=[4])
    assert after(state, "end").current_player == 1
    assert followers(after(state, "odin:2", "loki"))[0] == 2
    assert followers(after(state, "loki", "odin:2"))[0] == 2


@rule("VA-9.1", "VA-1.2")
def test_what_is_paid_goes_back_to_the_supply() -> None:
    """Resources given to the gods can be gained by others."""
    state = table({"gold": 15, "temples": {"thor": 1}}, {"gold": 15}, phase="followers", forced=[1, 2])
    assert stock(after(state, "thor:3:g", "end"), 1) == (0, 17, 0)
    full = table({"gold": 15}, {"gold": 15}, phase="followers", forced=[1, 2])
    assert stock(after(full, "end"), 1) == (0, 15, 0)


@rule("VA-10.1")
@pytest.mark.parametrize("have", [24, 31, 39, 64])
def test_followers_have_no_upper_end(have: int) -> None:
    """On the second lap the number goes on; there are no safe zones at 25, 32 and 40."""
    state = table({"followers": have, "hand": ["base.seduction-1"]}, {}, phase="game")
    assert followers(after(state, "play:base.seduction-1"))[0] == have + 1
    for start in (25, 32, 40):
        hit = table({"followers": start}, {"hand": ["base.kill"]}, phase="attack")
        assert followers(after(hit, "attack:base.kill", "yield"))[0] == start - 1


@rule("VA-10.2")
@pytest.mark.parametrize(
    ("have", "lost"), [(0, 0), (1, 1), (2, 2), (5, 0), (6, 1), (7, 2), (12, 0), (13, 1), (20, 0), (21, 1)]
)
def test_nobody_falls_below_a_safe_zone(have: int, lost: int) -> None:
    """Of two followers only those above the highest threshold reached are lost."""
    kill = table({"followers": have}, {"hand": ["base.double-kill"]}, phase="attack")
    assert followers(after(kill, "attack:base.double-kill", "yield")) == [have - lost, 0]
    theft = table({"followers": have}, {"hand": ["surtur.slave-raid"]}, phase="attack")
    assert followers(after(theft, "attack:surtur.slave-raid", "yield")) == [have - lost, lost]


@rule("VA-10.2", "VA-13.1")
def test_yellow_cards_meet_safe_zones_too() -> None:
    """A card against all takes from each what is above its threshold, without a defence."""
    state = table(
        {"hand": ["surtur.burning-sky"], "followers": 7}, {"followers": 6}, {"followers": 12},
        {"followers": 1}, phase="game",
    )  # fmt: skip
    later = after(state, "play:surtur.burning-sky")
    assert followers(later) == [7, 5, 12, 0]
    assert decision(later) == "game"


@rule("VA-9.4", "VA-1.5")
@pytest.mark.parametrize("face", range(1, 7))
def test_faces_of_the_white_die(face: int) -> None:
    """Each face gains or costs what the card file says."""
    state = table({"followers": 3, "temples": {"loki": 1}}, {}, phase="followers", forced=[face])
    assert followers(after(state, "loki"))[0] == 3 + built_in().dice["W"].faces[face - 1].n

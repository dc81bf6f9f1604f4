"""The two maps, placing and recruiting (VH-2.1, VH-4, VH-6, VH-7)."""

from __future__ import annotations

import pytest

from gladsheim.testing.ledger import rule
from tests.games.valhalla.boards import (
    WIDE_LAND,
    after,
    grid,
    held,
    refuses,
    reserves,
    seat,
    slots,
    stage,
    table,
    texts,
    told,
    zone,
)

FRESH = {"phase": 1, "placed": False, "recruited": False}
PLACED = {"phase": 1, "placed": True, "recruited": False}
SLOTS_3 = {f"{x},{y}E" for x in range(2) for y in range(3)} | {
    f"{x},{y}S" for x in range(3) for y in range(2)
}
SLOTS_4 = {f"{x},{y}E" for x in range(3) for y in range(3)} | {
    f"{x},{y}S" for x in range(4) for y in range(2)
}
FOUR = ["author", "savage", "sailor", held("battle", armies=2)]


@rule("VH-4.1", "VH-6.1")
def test_slots_lie_between_two_positions() -> None:
    """Twelve of them on the small grid and seventeen on the large one; none on the border."""
    small = table(seats=[FRESH])
    assert texts(small) == {f"place:{slot}" for slot in SLOTS_3}
    large = table(WIDE_LAND, seats=[FRESH], options={"players": 5})
    assert texts(large) == {f"place:{slot}" for slot in SLOTS_4}
    assert (len(SLOTS_3), len(SLOTS_4)) == (12, 17)


@rule("VH-4.2", "VH-6.1")
def test_a_slot_holds_armies_of_many() -> None:
    """One army goes from the reserve to the slot, whoever stands there, and the turn ends."""
    state = table(seats=[FRESH], slots={"1,1S": [4, 5]})
    later = after(state, "place:1,1S", "place:1,1S")
    assert slots(later) == {"1,1S": [5, 6]}
    assert reserves(later) == [7, 6]
    assert seat(later)["placed"]
    placed = told(state, "place:1,1S")[0]
    assert placed.items() >= {"event": "placed", "seat": 0, "slot": "1,1S"}.items()


@rule("VH-4.3", "VH-7.2")
@pytest.mark.parametrize(
    ("where", "cards"),
    [
        ({"0,0E": [2, 0]}, {"0,0", "1,0"}),
        ({"0,0S": [2, 0]}, {"0,0", "0,1"}),
        ({"0,0E": [1, 0], "0,0S": [1, 0]}, {"0,0"}),
        ({"0,1E": [1, 0], "1,0S": [1, 0], "1,1E": [1, 0], "1,1S": [1, 0]}, {"1,1"}),
        ({"0,0E": [1, 0], "1,1E": [1, 0]}, set()),
    ],
)
def test_two_armies_around_a_card(where: dict[str, list[int]], cards: set[str]) -> None:
    """Armies in all slots of a position surround its card; two of them are needed."""
    state = table(seats=[PLACED], slots=where)
    assert texts(state, "recruit") == {f"recruit:{at}" for at in cards}


@rule("VH-4.4", "VH-7.6")
def test_armies_stay_when_a_card_leaves() -> None:
    """The position is empty until the refill; what is dealt there is surrounded by the same armies."""
    state = table(seats=[{**PLACED, "cycle": 2}], slots={"0,0E": [3, 0]}, top=["journey"])
    card = grid(state)[0]
    state = after(state, "recruit:0,0", "place:2,0S")
    assert (grid(state)[0], slots(state)["0,0E"]) == (None, [3, 0])
    assert zone(state) == {card: (0, False, 0)}
    refuses(state, "recruit:0,0", "VH-7.6")
    state = after(state, "battle", "pass", "glory", "end")
    assert grid(state)[0] == "journey"
    assert slots(state)["0,0E"] == [3, 0]
    assert "recruit:0,0" in texts(after(state, "pass", "place:0,1E", "pass"))


@rule("VH-4.5")
def test_one_card_keeps_a_slot_open() -> None:
    """A slot is closed only when both of its positions are empty."""
    state = table(seats=[FRESH], market=[None, None, "author", None])
    open_slots = {text.removeprefix("place:") for text in texts(state)}
    assert {"0,0E", "0,0S"} & open_slots == set()
    assert {"1,0E", "1,0S", "0,1E", "2,0S", "0,1S"} <= open_slots


@rule("VH-4.6")
def test_cells_may_be_negative() -> None:
    """The landscape grows to all sides; cells are counted from its first card."""
    state = table(zones=[["desert"]])
    cells = {text.split(":")[3] for text in texts(state, "use:desert:location")}
    assert cells == {"-1,0", "-1,1", "2,0", "2,1", "0,-1", "1,-1", "0,2", "1,2"}
    later = after(state, "use:desert:location:-1,0")
    first = later.document()["landscape"][0]
    assert (first["x"], first["y"], first["card"]) == (-1, 0, "desert")


@rule("VH-6.2")
def test_a_cycle_begins_with_a_placement() -> None:
    """Nothing else is possible: no ace, no pass, no recruiting."""
    state = table(
        ("mountain:0:1 castle", "forest market"), seats=[FRESH], zones=[["ace-moons", "journey"]],
        slots={"0,0E": [3, 0]},
    )  # fmt: skip
    assert {text.split(":")[0] for text in texts(state)} == {"place"}
    refuses(state, "recruit:0,0", "VH-6.2")
    refuses(state, "pass", "VH-6.2")
    refuses(state, "skip", "VH-6.2")


@rule("VH-6.3")
def test_earlier_armies_are_no_placement() -> None:
    """Armies that stayed in Valhalla do not count for the new cycle."""
    state = table(seats=[{"fought": True}], slots={"0,0E": [4, 0]})
    state = after(state, "glory", "end", "place:1,1E")
    assert (state.current_player, seat(state)["placed"]) == (0, False)
    assert {text.split(":")[0] for text in texts(state)} == {"place"}


@rule("VH-7.1")
def test_recruiting_follows_the_placement() -> None:
    """From the next turn on, one card a turn; the first one ends the placements of the cycle."""
    state = table(seats=[FRESH], slots={"0,0E": [2, 0], "1,1E": [2, 0]})
    state = after(state, "place:0,0S")
    assert state.current_player == 1
    state = after(state, "place:2,0S")
    assert {"recruit:0,0", "place:0,0E", "pass"} <= texts(state)
    state = after(state, "recruit:0,0")
    assert (state.current_player, seat(state)["phase"], seat(state)["recruited"]) == (1, 2, True)
    state = after(state, "pass")
    assert not texts(state, "place")
    assert "recruit:1,1" in texts(state)


@rule("VH-7.3")
@pytest.mark.parametrize(
    ("own", "rivals", "price"),
    [
        (2, [0], 0),
        (2, [1], 1),
        (2, [2], 2),
        (2, [5], 5),
        (3, [1], 0),
        (4, [3, 4], 2),
        (4, [3, 3], 1),
        (6, [1, 1], 0),
    ],
)
def test_the_price(own: int, rivals: list[int], price: int) -> None:
    """Two less what one has more than the strongest rival, and never less than nothing."""
    state = table(seats=[PLACED], slots={"0,0E": [own, *rivals]}, options={"players": 1 + len(rivals)})
    offered = next(
        choice for choice in state.game.presenter.choices(state) if choice["action"] == "recruit:0,0"
    )
    assert offered["price"] == price
    later = after(state, "recruit:0,0")
    pending = later.document()["pending"]
    assert (pending["due"] if pending else 0) == price
    assert stage(later) == ("pay" if price else "turn")


@rule("VH-7.3", "VH-4.3")
def test_the_price_counts_all_slots_of_the_card() -> None:
    """Rivals are counted around the card, each for himself, and not elsewhere."""
    state = table(
        seats=[PLACED],
        slots={"0,0E": [2, 1, 1], "0,0S": [1, 1, 0], "1,1E": [0, 9, 9]},
        options={"players": 3},
    )
    assert (
        next(one["price"] for one in state.game.presenter.choices(state) if one["action"] == "recruit:0,0")
        == 1
    )


@rule("VH-7.4", "VH-2.1")
def test_where_the_price_comes_from() -> None:
    """From the reserve or from any slot, one army after the other; the last in Valhalla stays."""
    state = table(seats=[PLACED], slots={"0,0E": [2, 3], "2,1S": [1, 0]})
    card = grid(state)[0]
    assert card is not None
    state = after(state, "recruit:0,0")
    assert texts(state) == {"pay:reserve", "pay:0,0E", "pay:2,1S"}
    paid = after(state, "pay:0,0E", "pay:2,1S")
    assert texts(paid) == {"pay:reserve"}
    # Where all see the one way to pay, the page need not ask.
    assert [
        choice.get("only")
        for choice in (*state.game.presenter.choices(state)[:1], *paid.game.presenter.choices(paid))
    ] == [None, True]
    done = after(paid, "pay:reserve")
    assert zone(done)[card] == (0, False, 3)
    assert (slots(done)["0,0E"], reserves(done)[0]) == ([1, 3], 8)
    assert done.current_player == 1


@rule("VH-7.4")
@pytest.mark.parametrize(("reserve", "legal"), [(0, False), (1, True)])
def test_a_price_must_be_within_ones_means(reserve: int, legal: bool) -> None:
    """Reserve and all armies of Valhalla but one must cover it."""
    land = (f"mountain:0:{10 - reserve} castle", "forest market")
    state = table(land, seats=[PLACED], slots={"0,0E": [2, 2]})
    assert reserves(state)[0] == reserve
    assert ("recruit:0,0" in texts(state)) is legal


@rule("VH-7.5", "VH-7.7")
def test_a_twin_cannot_be_recruited() -> None:
    """Not even by one with four cards, who would drop the first copy."""
    state = table(
        zones=[["journey", "savage", "sailor", "battle"]], market=["journey.2", "author"],
        slots={"0,0E": [3, 0]}, seats=[PLACED], options={"decks": 2},
    )  # fmt: skip
    assert texts(state, "recruit") == {"recruit:1,0"}
    refuses(state, "recruit:0,0", "VH-7.5")


@rule("VH-7.6")
def test_the_new_card_is_upright_and_ready() -> None:
    """It may be used in the very next turn."""
    state = table(seats=[PLACED], market=["journey"], slots={"0,0E": [2, 0]})
    state = after(state, "recruit:0,0")
    assert zone(state) == {"journey": (0, False, 0)}
    assert "use:journey:event" in texts(after(state, "place:0,0E"))


@rule("VH-7.7")
def test_a_fifth_card_costs_one_of_the_four() -> None:
    """After paying one drops another card; its armies come home, too late to pay."""
    state = table(zones=[FOUR], market=["journey"], seats=[PLACED], slots={"0,0E": [2, 2]})
    state = after(state, "recruit:0,0")
    assert (stage(state), len(zone(state))) == ("pay", 5)
    state = after(state, "pay:reserve", "pay:reserve")
    assert (stage(state), state.current_player) == ("drop", 0)
    assert texts(state) == {"drop:author", "drop:savage", "drop:sailor", "drop:battle"}
    before = reserves(state)[0]
    later = after(state, "drop:battle")
    assert list(zone(later)) == ["author", "savage", "sailor", "journey"]
    assert later.document()["discard"] == ["battle"]
    assert reserves(later)[0] == before + 2
    assert later.current_player == 1


@rule("VH-7.7", "VH-7.4")
def test_armies_of_the_dropped_card_do_not_pay() -> None:
    """Bound armies are no means: the price must be covered without them."""
    rich = held("battle", armies=10)
    state = table(zones=[[*FOUR[:3], rich]], seats=[PLACED], slots={"0,0E": [2, 2]})
    assert reserves(state)[0] == 0
    refuses(state, "recruit:0,0", "VH-7.4")


@rule("VH-7.8", "VH-5.4")
def test_the_duty_to_recruit() -> None:
    """In phase 2 with nothing recruited one recruits if one can; afterwards one may also do more."""
    state = table(
        seats=[{"phase": 2, "recruited": False}], zones=[["journey", "ace-moons"]], slots={"0,0E": [2, 0]}
    )
    assert texts(state) == {"recruit:0,0", "recruit:1,0"}
    later = after(state, "recruit:0,0", "place:1,1E")
    assert {"pass", "battle", "use:journey:event"} <= texts(later)

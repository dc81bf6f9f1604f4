"""What can be told of an action before it is taken."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from gladsheim import game
from gladsheim.core.chance import Stream, seed_key
from gladsheim.core.errors import IllegalAction
from gladsheim.core.game import State
from gladsheim.core.words import Words, said
from gladsheim.games.valhalla.rules.recruit import FEWEST_AROUND
from gladsheim.games.valhalla.words.naming import card_name
from gladsheim.testing.ledger import rule
from tests.games.valhalla.boards import after, table, texts
from tests.games.valhalla.lively import lively
from tests.games.valhalla.twin.recruit import place, price
from tests.games.valhalla.twin.table import Table, two_sides

NAMES = ("Ada", "Bo", "Cy")
RECRUITING = {"phase": 1, "placed": True, "recruited": False}
EVENT = "Event: send up to 2 armies from your reserve to locations that share a suit with this card."


def lines(state: State, action: str, names: Sequence[str] = NAMES) -> list[str]:
    """What is told of an action, in English."""
    return [said(value, "en", names) for value in state.game.presenter.explain(state, action)]


@rule("VH-7.2", "VH-7.3")
@pytest.mark.parametrize(
    ("armies", "told"),
    [
        ([2, 0], ["Around it: Ada 2", "Two armies minus your lead of 2: 0."]),
        ([3, 2], ["Around it: Ada 3 and Bo 2", "Two armies minus your lead of 1: 1."]),
        ([2, 2], ["Around it: Ada 2 and Bo 2", "Two armies: nobody is ahead."]),
        ([2, 3], ["Around it: Ada 2 and Bo 3", "Two armies plus 1 for being behind: 3."]),
    ],
)
def test_a_price_is_explained_by_the_lead_over_the_strongest_rival(
    armies: list[int], told: list[str]
) -> None:
    """Who stands around a card, what follows from it, and what the card can do."""
    state = table(seats=[RECRUITING], slots={"0,0E": armies})
    assert lines(state, "recruit:0,0")[:2] == told
    assert len(lines(state, "recruit:0,0")) > 2


@rule("VH-7.2", "VH-7.3")
def test_an_army_in_a_slot_tells_what_it_makes_of_the_cards_beside_it() -> None:
    """Whether it then has enough around it, and what the card would cost."""
    state = table(seats=[{"phase": 1, "placed": False}], slots={"0,0S": [1, 0], "1,0S": [0, 0]})
    cards = {place["at"]: place["card"] for place in state.game.presenter.scene(state, 0)["market"]["cards"]}
    one, other = (said(card_name(cards[at])) for at in ("0,0", "1,0"))
    assert lines(state, "place:0,0E") == [
        f"{one}: 2 of your armies around it; then it costs nothing.",
        f"{other}: 1 of the two armies needed.",
    ]


@rule("VH-8.10", "VH-8.20")
def test_a_card_tells_what_it_does_as_what_it_is_used_for() -> None:
    """An event what events do, a leader what leaders do, a card that is thrown away all of it."""
    state = table(("mountain:0:3 castle", "forest market"), zones=[["origin", "diplomat"]])
    assert lines(state, "use:origin:event") == [EVENT]
    assert lines(state, "use:diplomat:person")[0].startswith("Leader: 8 movements.")


@rule("VH-9.1", "VH-9.3")
def test_a_fight_is_told_as_the_log_will_tell_it() -> None:
    """Its sentence is the one of the battle that then comes; where nobody is met there is none."""
    state = after(
        table(("mountain:0:3 castle:1:1", "forest market"), zones=[["diplomat"]]), "use:diplomat:person"
    )
    (told,) = lines(state, "march:0,0:1,0:3")
    done = state.clone()
    done.apply("march:0,0:1,0:3")
    applied = done.apply("end")
    story = state.game.presenter.story(
        0, "end", applied.parts, [event.seen_by(None) for event in applied.events]
    )
    assert told in story.lines(0, NAMES)
    assert lines(state, "march:0,0:0,1:3") == []


@rule("VH-7.3")
def test_a_placement_tells_the_prices_that_come_of_it() -> None:
    """In lively games, as the naive engine counts them."""
    stream, seen = Stream(seed_key("prospect")), 0
    state = game("valhalla", players=3).deal(3)
    for _ in range(120):
        for action in texts(state, "place:"):
            seen += check_placement(state, action)
        state.apply(lively(state.legal_actions(), stream))
    assert seen > 20


def check_placement(state: State, action: str) -> int:
    """Compare with the naive engine; how many cards could be paid after it."""
    later = Table(state.document())
    slot = action.removeprefix("place:")
    place(later, slot)
    held = [cell for cell in two_sides(slot) if later.card_at(cell)]
    near = [cell for cell in held if later.surrounding(later.turn, cell) >= FEWEST_AROUND]
    told = [words.values for words in state.game.presenter.explain(state, action) if isinstance(words, Words)]
    assert len(told) == len(held)
    paid = sorted(int(str(values["price"])) for values in told if "price" in values)
    assert paid == sorted(price(later, cell) for cell in near)
    return len(paid)


@rule("VH-14.4")
def test_nothing_that_is_told_depends_on_the_piles() -> None:
    """A world in which all that a seat cannot know is drawn anew tells the same of every action."""
    stream = Stream(seed_key("piles"))
    state = game("valhalla", players=4, excuse=True).deal(5)
    for number in range(60):
        seat = state.current_player
        assert seat is not None
        other = state.redeal(seat, number)
        for action in state.legal_actions()[::3]:
            assert other.game.presenter.explain(other, action) == state.game.presenter.explain(state, action)
        state.apply(lively(state.legal_actions(), stream))


def test_an_action_that_is_not_legal_is_refused() -> None:
    """As everywhere, with its reasons."""
    state = table()
    with pytest.raises(IllegalAction):
        state.game.presenter.explain(state, "glory")

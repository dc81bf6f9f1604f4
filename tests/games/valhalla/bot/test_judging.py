"""What positions and actions of Valhalla seem to be worth to bots."""

from __future__ import annotations

from itertools import pairwise

import pytest

import gladsheim
from gladsheim.core.game import State
from gladsheim.core.positions.record_state import record_of
from gladsheim.core.state import FieldAudience
from gladsheim.games.valhalla.bot.judging import clock, value
from gladsheim.games.valhalla.bot.leaning import cost, lean
from gladsheim.games.valhalla.bot.worth import CARD_USES, HOLDS
from gladsheim.games.valhalla.kernels import RULES
from gladsheim.games.valhalla.record import LAYOUT
from tests.games.valhalla.boards import after, held, table


def worth(state: State, seat: int = 0) -> int:
    """The value of a position to a seat."""
    return int(value(record_of(state), seat))


def leans(state: State) -> dict[str, int]:
    """What each legal action seems to bring."""
    pairs = zip(state.legal_actions(), state.legal_codes(), strict=True)
    return {action: int(lean(record_of(state), code)) for action, code in pairs}


def fixed(state: State) -> dict[str, list[int]]:
    """All numbers of the record but those that are worked out from others."""
    record, found = record_of(state), {}
    for field in LAYOUT.fields:
        if field.knower is not FieldAudience.DERIVED:
            numbers = getattr(record, field.name)
            found[field.name] = [int(number) for number in numbers] if field.length else [int(numbers)]
    return found


def favourite(state: State) -> str:
    """What quick play does."""
    found = leans(state)
    sure = {action: state.preview(action).points for action in found}
    return max(found, key=lambda action: 100 * sure[action] + found[action])


def test_points_count_as_points() -> None:
    """Ten points are ten points, for the seat that has them only."""
    behind, ahead = table(), table(seats=[{"score": 10}])
    assert worth(ahead) - worth(behind) == 1000
    assert worth(ahead, 1) == worth(behind, 1)


def test_a_game_that_is_won_is_worth_more_than_any_that_runs() -> None:
    """Only points count at the end, and winning."""
    state = table(
        ["mountain castle:0:3", "forest market"],
        seats=[{"score": 97, "phase": 3, "fought": True}, {"score": 20}],
    )
    over = after(state, "glory")
    assert over.is_terminal
    assert worth(over, 1) == 100 * over.scores[1]
    assert worth(over) > 100 * over.scores[0] + 1000


def test_more_armies_hold_longer() -> None:
    """Each army more is worth something there, and less than the one before."""
    assert all(more > less for less, more in pairwise(HOLDS))
    steps = [more - less for less, more in pairwise(HOLDS)]
    assert steps == sorted(steps, reverse=True)
    values = [worth(table([f"mountain castle:0:{count}", "forest market"])) for count in range(1, 6)]
    assert all(more > less for less, more in pairwise(values))


def test_high_locations_are_worth_more() -> None:
    """Holding a 7 is better than holding a 4."""
    low = table(["mountain:0:2 castle", "forest market"])
    high = table(["mountain castle:0:2", "forest market"])
    assert worth(high) > worth(low)


@pytest.mark.parametrize("card", ["diplomat", "ace-suns", "betrayal"])
def test_uses_that_are_left_count(card: str) -> None:
    """A card is worth less with every use, and less when it rests than when it is ready."""
    assert list(CARD_USES) == sorted(CARD_USES, reverse=True)
    values = [worth(table(zones=[[held(card, uses=uses)]])) for uses in range(3)]
    assert values == sorted(values, reverse=True)
    assert len(set(values)) == 3
    assert worth(table(zones=[[held(card, uses=1, used=True)]])) < values[1]


def test_armies_around_a_card_are_worth_more_than_armies_around_nothing() -> None:
    """Two around one card may take it."""
    market = ["diplomat", *[None] * 7, "savage"]
    player = {"phase": 1, "recruited": False}
    together = table(market=market, slots={"0,0E": [2, 0]}, seats=[player])
    astray = table(market=market, slots={"1,1E": [2, 0]}, seats=[player])
    assert worth(together) > worth(astray)


def test_the_clock_is_the_turn() -> None:
    """It moves with the turn, not while a rival is asked for the Excuse."""
    state = table(
        ["mountain castle:0:1", "forest market"], zones=[["betrayal"], ["excuse"]], seats=[{"reserve": 11}]
    )
    asked = after(state, "use:betrayal:event")
    while asked.current_player == 0 and not asked.is_terminal:
        asked = after(asked, asked.legal_actions()[0])
    assert asked.current_player == 1
    assert clock(record_of(asked)) == clock(record_of(state))
    assert clock(record_of(after(asked, "allow"))) != clock(record_of(state))


def test_quick_play_takes_free_land_and_keeps_the_rest() -> None:
    """An event sends armies to a location worth having, not the whole reserve at once."""
    state = after(table(zones=[["betrayal"]]), "use:betrayal:event")
    word, _, count = favourite(state).rpartition(":")
    assert word.startswith("put:")
    assert 1 <= int(count) < 12


def test_quick_play_scores_when_it_leads() -> None:
    """With more land than the rival the glory phase is welcome, with less it is put off."""
    player = {"phase": 3, "fought": True}
    leading = table(["mountain:1:1 castle:0:1", "forest market"], seats=[player])
    trailing = table(["mountain:0:1 castle:1:1", "forest market"], seats=[player])
    assert favourite(leading) == "glory"
    assert favourite(trailing) == "pass"


@pytest.mark.parametrize(
    ("players", "options"), [(2, {}), (4, {"decks": 2, "excuse": True}), (6, {"excuse": True})]
)
def test_looking_changes_nothing(players: int, options: dict[str, object]) -> None:
    """Judging leaves the state as it was, whatever is asked; cost is what leaning brings, turned round."""
    game = gladsheim.game("valhalla", players=players, **options)
    state = game.deal(f"looking {players}")
    for ply in range(150):
        if state.is_terminal:
            break
        before = fixed(state)
        actions, codes = state.legal_actions(), state.legal_codes()
        for code in codes:
            assert cost(record_of(state), code) == -lean(record_of(state), code)
        for seat in range(players):
            value(record_of(state), seat)
        assert fixed(state) == before
        assert state.legal_actions() == actions
        state.apply(actions[(ply * 7919) % len(actions)])
    assert RULES.value is value

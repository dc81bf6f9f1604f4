"""Action texts, values and codes (V-7.1)."""

from typing import Any

import pytest
from hypothesis import given, strategies as st

from gladsheim import game
from gladsheim.core.errors import IllegalAction, MalformedAction
from gladsheim.games.voluspa.notation.actions import Action, parse, parse_cell, to_code
from gladsheim.games.voluspa.pieces import BY_CODE
from gladsheim.games.voluspa.record import FLY, cell_place
from gladsheim.games.voluspa.rules.turn import code_boosts, code_cell, code_dir, code_kind
from gladsheim.testing.ledger import rule

COORDINATES = st.integers(-999_999, 999_999)
CELLS = st.tuples(COORDINATES, COORDINATES).filter(lambda cell: min(cell) > -100_000)
KINDS = st.sampled_from(list(BY_CODE))
ACTIONS = st.one_of(
    st.builds(
        Action, st.just("play"), KINDS, st.integers(0, 9), CELLS, st.sampled_from(["", "N", "E", "S", "W"])
    ),
    CELLS.map(lambda cell: Action("flight", at=cell)),
    KINDS.map(lambda kind: Action("discard", kind)),
    st.just(Action("stay")),
    st.just(Action("end")),
)
MALFORMED = (
    "Od", "Od@", "Od@1", "Od@1,", "Od@,1", "Od@1,2,3", "Od@1;2", "Od @1,2", " Od@1,2", "Od@1,2 ", "od@1,2",
    "OD@1,2", "Xx@1,2", "Odd@1,2", "Od@01,2", "Od@+1,2", "Od@-0,2", "Od@--1,2", "Od@1.0,2", "Od@1e3,2",
    "Od+@1,2", "Od+0@1,2", "Od+10@1,2", "Od+-1@1,2", "Od++1@1,2", "Od@1,2>", "Od@1,2>n", "Od@1,2>NE",
    "Jo@1,2>X", "Jo@1,2>N>E", "fly", "fly@", "fly@1", "Fly@1,2", "fly+1@1,2", "fly@1,2>N", "stay@1,2",
    "Stay", "STAY", "end ", "discard", "discard:", "discard:Xx", "discard:od", "discard:Od@1,2",
    "discard: Od", "Od@1000000,0", "Od@0,-1000000", "Od@१,२", "Od@1,2\n", "Ód@1,2", "", "\0", "Od@1,2Od@1,2",
)  # fmt: skip


@rule("V-7.1")
@given(ACTIONS)
def test_text_round_trip(action: Action) -> None:
    """Every action value has one text, and the text gives the value back."""
    text = str(action)
    assert parse(text) == action
    assert text.isascii()
    assert " " not in text


@rule("V-7.1")
@pytest.mark.parametrize("text", MALFORMED)
def test_malformed_texts(text: str) -> None:
    """Texts outside the grammar are refused, naming the grammar and its rule."""
    with pytest.raises(MalformedAction) as error:
        parse(text)
    assert error.value.refusal.rules == ("V-7.1",)
    assert "allowed: KIND" in error.value.refusal.message


@rule("V-7.1")
@given(st.text(max_size=40))
def test_no_text_confuses_the_reader(text: str) -> None:
    """Any text is an action that is written exactly so, or is refused; nothing else happens."""
    try:
        action = parse(text)
    except MalformedAction:
        return
    assert str(action) == text


@pytest.mark.parametrize("text", [None, 7, b"stay", ["stay"]])
def test_actions_that_are_no_texts(text: object) -> None:
    """What is no text is refused like a malformed one."""
    with pytest.raises(MalformedAction):
        parse(text)  # type: ignore[arg-type]  # what this test is about


@rule("V-7.1", "V-7.2")
@pytest.mark.parametrize("seed", range(4))
def test_codes_and_texts_are_one_to_one(seed: int) -> None:
    """Along a game with all kinds, each legal code has its own text, and the text its code."""
    state: Any = game("voluspa", players=3, set="all").deal(seed)
    step = 0
    while not state.is_terminal:
        codes, texts = state.legal_codes(), state.legal_actions()
        assert len(set(texts)) == len(codes) == len(texts)
        assert [to_code(parse(text)) for text in texts] == codes
        assert [order(state, code) for code in codes] == sorted(order(state, code) for code in codes)
        step += 1
        state.apply(texts[(7 * step + seed) % len(texts)])


def order(state: Any, code: int) -> tuple[int, ...]:
    """What the documented order of legal actions sorts by: kind, boosts, direction, row, column."""
    kind = code_kind(code)
    if kind > FLY:
        return (kind, code_cell(code))
    return (kind, code_boosts(code), code_dir(code), *cell_place(state.record, code_cell(code))[::-1])


@given(st.one_of(st.none(), st.integers(), st.text(max_size=12)))
def test_cells(text: object) -> None:
    """A cell text is read as the two numbers that it is written with, or not at all."""
    cell = parse_cell(text)
    assert cell is None or f"{cell[0]},{cell[1]}" == text


@rule("V-7.1")
def test_far_cells_do_not_alias_near_ones() -> None:
    """A cell a whole turn around the torus away is another cell, and refused."""
    state = game("voluspa").deal(3)
    action = state.legal_actions()[0]
    head, _, cell = action.partition("@")
    x, y = map(int, cell.split(","))
    for far in (f"{x + 128},{y}", f"{x},{y + 128}", f"{x + 128},{y - 1}", f"{x - 16384},{y}"):
        assert f"{head}@{far}" not in state.legal_actions()
        before = state.document()
        with pytest.raises(IllegalAction):
            state.apply(f"{head}@{far}")
        assert state.document() == before
        with pytest.raises(IllegalAction):
            # Nor by one that was not asked for its actions.
            game("voluspa").deal(3).apply(f"{head}@{far}")


@rule("V-7.1")
def test_a_board_far_away_takes_its_own_cells() -> None:
    """On a board that lies a turn around the torus away, cells of the same numbers near 0,0 are refused."""
    near = game("voluspa").deal(3)
    document = near.document()
    (cell,) = document["board"]
    x, y = map(int, cell.split(","))
    far = near.game.from_document({**document, "board": {f"{x + 128},{y - 1}": document["board"][cell]}})
    with pytest.raises(IllegalAction):
        far.apply(near.legal_actions()[0])
    action = far.clone().legal_actions()[0]
    assert far.apply(action).action == action

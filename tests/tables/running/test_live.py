"""Tables in memory: the fold of their lines, and what may be taken back."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest
from msgspec import structs

from gladsheim import records
from gladsheim.core.applied import Applied
from gladsheim.core.telling.events import Event
from gladsheim.tables.chain import break_in, sound_lines
from gladsheim.tables.record import record
from gladsheim.tables.refusals import Illegal, NotYourTurn, NoUndo, Over, TableFull, Unreadable
from gladsheim.tables.running.live import Live
from gladsheim.tables.running.steps import TableStep
from gladsheim.tables.table import (
    ACTION,
    FIRST_UNDOS,
    HUMAN,
    MOST_LINES,
    UNDO,
    UNDOS_PER_ACTION,
    Line,
    Seat,
    Table,
    fresh_id,
    fresh_secret,
)
from gladsheim.tables.views.view import log_page, view, viewer_of
from tests.toys import Toy

TIME = "2026-01-01T00:00:00.000Z"


def new_table(players: int = 2, cards: int = 4, owners: Sequence[str] = ("a", "b", "c")) -> Live:
    """A fresh table, each seat with its owner."""
    game = Toy(players=players, cards=cards)
    seats = tuple(Seat(k, f"seat {k}", HUMAN, owner=owners[k]) for k in range(players))
    return Live.fold(Table("id", "toy", 1, game.options, seats, b"s" * 32, "a", TIME), game, [])


def act(live: Live, action: str | None = None, seat: int | None = None) -> Live:
    """The table after an action: the first legal one unless another is named."""
    action = live.state.legal_actions()[0] if action is None else action
    seat = live.to_act or 0 if seat is None else seat
    return live.after(live.line(f"id {live.seq}", seat, ACTION, action, TIME))


def undo(live: Live, seat: int | None = None) -> Live:
    """The table after an undo."""
    seat = live.to_act or 0 if seat is None else seat
    return live.after(live.line(f"id {live.seq}", seat, UNDO, UNDO, TIME))


def finished(live: Live) -> Live:
    """The table at the end of its game."""
    while live.to_act is not None:
        live = act(live)
    return live


def test_a_step_leaves_the_table_before_it_untouched() -> None:
    """A line is worked out on a copy, so that it can be stored before anybody sees it."""
    live = new_table()
    before = live.state.document()
    after = act(live)
    assert (live.seq, after.seq) == (0, 1)
    assert live.state.document() == before != after.state.document()


def test_the_fold_of_the_lines_is_the_table() -> None:
    """Played or folded, with undos in between, the table is the same, at every line."""
    live = new_table(players=3)
    passed = [live]
    for step in ("ponder", "ponder", "undo", "ponder", None, None, "ponder", "undo", None):
        live = undo(live) if step == "undo" else act(live, step)
        passed.append(live)
    folded = Live.fold(live.table, live.game, live.lines)
    assert view(folded, frozenset({0})) == view(live, frozenset({0}))
    for seq, then in enumerate(passed):
        assert view(live.at(seq), frozenset({0, 1})) == view(then, frozenset({0, 1}))


def test_lines_that_do_not_fit_are_refused() -> None:
    """The wrong seat, an illegal action, an action after the end, and a line too many."""
    live = new_table()
    with pytest.raises(NotYourTurn):
        act(live, seat=1)
    with pytest.raises(Illegal) as illegal:
        act(live, "play:none")
    assert illegal.value.rules == ("F-2",)
    with pytest.raises(Over):
        act(finished(live), "ponder")
    full = structs.replace(live, steps=(TableStep(Line(1, "", 0, UNDO, UNDO, TIME), None),) * MOST_LINES)
    with pytest.raises(TableFull):
        act(full)


def test_so_many_actions_may_be_taken_back() -> None:
    """20 and 3 more for each action that stands; lines that were stored before are folded all the same."""
    live = new_table()
    for undone in range(FIRST_UNDOS):
        assert live.undos_left == FIRST_UNDOS - undone
        live = undo(act(live, "ponder"))
    pondered = act(live, "ponder")
    assert (live.undos_left, pondered.undos_left) == (0, UNDOS_PER_ACTION)
    assert view(pondered, frozenset({0})).can_undo
    for left in reversed(range(UNDOS_PER_ACTION)):
        pondered = undo(act(pondered, "ponder"))
        assert pondered.undos_left == left
    assert pondered.last_open is not None
    assert not view(pondered, frozenset({0})).can_undo
    assert view(act(pondered, "ponder"), frozenset({0})).can_undo
    assert undo(Live.fold(live.table, live.game, pondered.lines)).undos_left < 0


def test_a_stored_line_that_the_rules_refuse_is_named() -> None:
    """A table that cannot be replayed says at which line."""
    live = act(new_table())
    spoilt = [*live.lines, Line(2, "x", 1, ACTION, "play:none", TIME)]
    with pytest.raises(Unreadable, match="line 2"):
        Live.fold(live.table, live.game, spoilt)


def test_lines_are_chained_from_the_deal_on() -> None:
    """Each carries the digest of the line before, which depends on every field; folded they are the same."""
    dealt = new_table()
    dealt = Live.fold(structs.replace(dealt.table, started=TIME), dealt.game, [])
    live = act(act(dealt), "ponder")
    first, second = live.lines
    assert (first.previous, second.previous) == (live.table.root, first.digest)
    assert live.head == second.digest == Live.fold(live.table, live.game, live.lines).head
    fields = {"seq": 3, "action_id": "x", "seat": 2, "kind": UNDO, "action": "x", "at": "", "ms": 1}
    for name, value in fields.items():
        assert structs.replace(second, **{name: value}).digest != second.digest
    deal: dict[str, Any] = {"id": "x", "game": "x", "options": {}, "secret": b"x", "seats": ()}
    roots = [structs.replace(live.table, **{name: value}).root for name, value in deal.items()]
    assert len({live.table.root, *roots}) == 6
    assert structs.replace(live.table, started=None).root == b""


def test_a_break_in_the_chain_is_found() -> None:
    """A line that is changed, missing, swapped or too much, and one that the table does not know of."""
    live = act(act(act(new_table()), "ponder"), "ponder")
    first, second, third = live.lines
    root = live.table.root
    assert break_in(root, 0, live.lines, live.head) is None
    assert break_in(first.digest, 1, [second, third], live.head) is None
    changed, extra = structs.replace(second, action="pass"), live.line("x", 0, ACTION, "x", TIME)
    for lines, told in (
        ([first, changed, third], "line 3 does not follow on line 2"),
        ([first, third], "line 3 does not follow on line 1"),
        ([first, third, second], "line 3 does not follow on line 1"),
        ([second, third], "line 2 does not follow on line 0"),
        ([first, second], "it does not stand at line 2, the last there is"),
        ([*live.lines, extra], "it does not stand at line 4, the last there is"),
    ):
        assert break_in(root, 0, lines, live.head) == told
    assert break_in(root, 1, [second], second.digest) == "line 2 does not follow on line 1"


def test_what_nothing_speaks_against_is_sound() -> None:
    """A changed line goes with all after it; one that is missing takes only those after it along."""
    live = new_table(cards=6)
    for _ in range(5):
        live = act(live)
    lines, root, head = live.lines, live.table.root, live.head

    def sound(found: Sequence[Line], seq: int = 5, last: bytes = head) -> int:
        return sound_lines(root, found, seq, last)

    def changed(number: int, **fields: Any) -> list[Line]:
        return [structs.replace(line, **fields) if line.seq == number else line for line in lines]

    assert sound(lines) == 5
    assert [sound(changed(number, action="pass")) for number in (1, 3, 4, 5)] == [0, 2, 3, 4]
    assert [sound(changed(number, previous=b"x")) for number in (1, 3, 5)] == [0, 2, 4]
    assert [sound([*lines[:number], *lines[number + 1 :]]) for number in (0, 2, 4)] == [0, 2, 4]
    assert sound(lines, 4, lines[3].digest) == 4
    assert sound(lines, 4, head) == 3
    assert sound([], 0, root) == 0


def test_a_table_of_other_rules_is_not_replayed() -> None:
    """Lines that were written under another version of the rules could mean something else now."""
    live = new_table()
    with pytest.raises(Unreadable, match="rules version 2, not 1"):
        Live.fold(structs.replace(live.table, rules=2), live.game, [])


def test_an_undo_goes_back_to_the_last_boundary_and_no_further() -> None:
    """Own actions that revealed nothing go back one by one; a draw before them stays."""
    live = act(act(new_table()))
    pondered = act(act(live, "ponder"), "ponder")
    back = undo(undo(pondered))
    assert back.state.document() == live.state.document()
    assert back.last_open is None
    with pytest.raises(NoUndo):
        undo(back)
    assert [step.undone for step in back.steps] == [False, False, True, True, False, False]


def test_an_undo_is_not_undone() -> None:
    """After an undo, the action before it is the next to be taken back."""
    live = undo(act(act(new_table(), "ponder"), "ponder"))
    assert live.last_open == 0


def applied(*events: Event, seat: int = 0) -> Applied:
    """An action with these events."""
    return Applied("x", seat, 0, [], events)


@pytest.mark.parametrize(
    ("events", "open_"),
    [
        ((), True),
        ((Event("placed", {"seat": 0}),), True),
        ((Event("drew", {"seat": 0, "count": 1}),), True),
        ((Event("rolled", {"dice": [1]}, reveals=("dice",)),), False),
        ((Event("looked", {"seat": 0}, {0: {"card": "x"}}),), False),
        ((Event("looked", {"seat": 0}, {1: {"card": "x"}}),), False),
    ],
)
def test_what_told_somebody_something_stands(events: tuple[Event, ...], open_: bool) -> None:
    """A draw, a roll and anything that one seat alone was told close an action."""
    line = Line(1, "id", 0, ACTION, "x", TIME)
    assert TableStep(line, applied(*events)).open is open_


@pytest.mark.parametrize("secret", [{"hidden": "action"}, {"hidden": "all"}, {"pause": True}])
def test_what_is_secret_or_may_have_asked_stands(secret: dict[str, Any]) -> None:
    """Even where it brought nothing that anybody could see."""
    line = Line(1, "id", 0, ACTION, "x", TIME)
    assert TableStep(line, applied()).open
    assert not TableStep(line, replace(applied(), **secret)).open


def test_the_last_action_of_the_game_stands() -> None:
    """Nothing is taken back once the game is over."""
    live = finished(new_table(cards=2))
    assert live.last_open is None
    with pytest.raises(Over):
        undo(live, seat=1)


def test_one_looks_through_the_eyes_of_the_seat_to_act() -> None:
    """With several seats on one screen: the one to act, else the last that acted, else the first."""
    live = new_table(players=3)
    assert viewer_of(live, frozenset()) is None
    assert viewer_of(live, frozenset({1, 2})) == 1
    assert viewer_of(live, frozenset({0, 1, 2})) == 0
    live = act(act(live))
    assert viewer_of(live, frozenset({0, 1})) == 1
    assert viewer_of(live, frozenset({0, 2})) == 2
    assert viewer_of(act(live), frozenset({1, 2})) == 2


def test_a_session_owns_its_seats() -> None:
    """Several seats may belong to one session; nobody owns none."""
    live = new_table(players=3, owners=("a", "b", "a"))
    assert live.table.owned_by("a") == {0, 2}
    assert live.table.owned_by("c") == live.table.owned_by(None) == frozenset()


def test_the_log_tells_each_viewer_what_it_may_know() -> None:
    """A draw is seen with its card by the seat that drew, without it by everybody else."""
    live = act(new_table())

    def drawn(mine: frozenset[int]) -> dict[str, Any]:
        return log_page(live, mine).log[0].events[1]

    assert set(drawn(frozenset({0}))) == {"event", "seat", "count", "cards"}
    assert set(drawn(frozenset({1}))) == set(drawn(frozenset())) == {"event", "seat", "count"}
    assert log_page(live, frozenset(), since=1).log == []


def test_a_running_record_is_sealed_and_a_finished_one_is_whole() -> None:
    """The seed and the result come with the end; what was taken back is in neither."""
    live = act(undo(act(new_table(), "ponder")))
    running = record(live).to_json()
    assert live.table.secret.hex() not in str(running)
    assert [action["ply"] for action in running["actions"]] == [1]
    assert running["result"] is None
    whole = record(finished(live)).to_json()
    assert whole["start"]["deal"]["seed"]["value"] == live.table.secret.hex()
    assert whole["start"]["deal"]["commitment"] == live.table.commitment
    assert whole["result"]["over"]
    assert records.from_json(whole).to_json() == whole


def test_secrets_are_long_and_never_the_same() -> None:
    """Deals have 256 bits of chance; ids cannot be guessed."""
    assert len(fresh_secret()) == 32
    assert len({fresh_secret() for _ in range(100)}) == 100
    assert len({fresh_id() for _ in range(100)}) == 100
    assert all(len(fresh_id()) == 16 for _ in range(100))


def test_a_bots_seed_is_repeatable_and_its_own() -> None:
    """The same decision has the same seed, another decision or table another."""
    table = new_table().table
    assert table.bot_seed(1) == table.bot_seed(1) != table.bot_seed(2)
    assert 0 <= table.bot_seed(1) < 2**64

"""What sessions are told of a table at which somebody is asked in secret."""

from __future__ import annotations

import msgspec
import pytest
from msgspec.structs import replace

from gladsheim.tables.refusals import NotYourTurn, NoUndo
from gladsheim.tables.running.live import Live
from gladsheim.tables.running.numbering import end_of, visible_seq
from gladsheim.tables.table import ACTION, BOT, HUMAN, UNDO, Seat, Table
from gladsheim.tables.views.view import known_to_act, log_page, standing, view
from tests.toys import CARD, CHARM, Toy, ToyState

NOBODY = frozenset[int]()
PLAYER, ASKED, BYSTANDER = frozenset({0}), frozenset({1}), frozenset({2})


def secret_table(charmed: tuple[int, ...], *, bots: tuple[int, ...] = (), one_screen: bool = False) -> Live:
    """A fresh table of three; only the seats named hold a charm, so that only they are asked."""
    game = Toy(players=3, cards=6, charms=1)
    seats = tuple(
        Seat(k, f"seat {k}", BOT, bot="first")
        if k in bots
        else Seat(k, f"seat {k}", HUMAN, owner="a" if one_screen else "abc"[k])
        for k in range(3)
    )
    table = Table("id", "toy", 1, game.options, seats, b"s" * 32, "a", at(0))
    live = Live.fold(table, game, [])
    return replace(live, state=with_charms(live.state, charmed))


def with_charms(state: object, charmed: tuple[int, ...]) -> ToyState:
    """The same position, but exactly these seats hold a charm."""
    assert isinstance(state, ToyState)
    document = state.document()
    document["deck"] = [card.replace(CHARM, CARD) for card in document["deck"]]
    document["hands"] = [
        [(CHARM if k in charmed and place == 1 else CARD) + card[-12:] for place, card in enumerate(hand)]
        for k, hand in enumerate(document["hands"])
    ]
    return state.game.from_document(document, state.seed)


def at(second: int) -> str:
    """A time of day."""
    return f"2026-01-01T00:00:{second:02}.000Z"


def act(live: Live, action: str | None = None, kind: str = ACTION, seat: int | None = None) -> Live:
    """The table after an action of the seat to act: the first legal one unless another is named."""
    action = live.state.legal_actions()[0] if action is None else action
    seat = live.to_act if seat is None else seat
    assert seat is not None
    return live.after(live.line(f"id {live.seq}", seat, kind, action, at(live.seq + 1)))


def everything(live: Live, mine: frozenset[int]) -> bytes:
    """All that a session may be sent of a table."""
    return msgspec.json.encode([view(live, mine), log_page(live, mine, since=1), standing(live, mine)])


def settled(live: Live) -> Live:
    """The table after all that are asked have passed."""
    while isinstance(live.state, ToyState) and live.state.asked:
        live = act(live, "pass")
    return live


def timeless(live: Live) -> Live:
    """The table as if all its lines had been stored at the same time."""
    steps = tuple(replace(step, line=replace(step.line, at=at(0))) for step in live.steps)
    return replace(live, steps=steps)


@pytest.mark.parametrize("charmed", [(1,), (1, 2)])
@pytest.mark.parametrize("bots", [(), (1,), (2,)])
def test_a_table_where_somebody_passed_is_one_where_nobody_was_asked(
    charmed: tuple[int, ...], bots: tuple[int, ...]
) -> None:
    """For whoever was not asked every byte is the same, turn after turn: numbers, order and grouping."""
    asked, unasked = secret_table(charmed, bots=bots), secret_table((), bots=bots)
    hidden = 0
    for _ in range(12):
        card = next(action for action in asked.state.legal_actions() if CHARM not in action)
        both = [act(live, card) for live in (asked, unasked)]
        hidden += both[0].state.current_player != both[1].state.current_player
        asked, unasked = (settled(live) for live in both)
        for mine in [NOBODY, *({k} for k in range(3) if k not in charmed)]:
            seen = everything(timeless(asked), frozenset(mine))
            # A hand that holds a charm says so in its name, and to its owner alone.
            assert seen == everything(timeless(unasked), frozenset(mine))
            assert b"pass" not in seen
    assert hidden > 2
    assert asked.seq > unasked.seq


def test_while_somebody_is_asked_all_others_wait_for_nobody() -> None:
    """Neither the seat nor that a bot thinks is told; the seat itself is asked, with its choices."""
    for bots in ((), (1,)):
        live = act(secret_table((1,), bots=bots))
        assert live.to_act == 1
        for mine in (NOBODY, PLAYER, BYSTANDER):
            seen = view(live, mine)
            assert (seen.to_act, seen.my_turn, seen.thinking, seen.can_undo) == (None, False, False, False)
            assert seen.scene is not None
            assert (seen.choices, seen.scene["turn"], seen.status) == ([], None, "running")
            told = standing(live, mine)
            assert (told.to_act, told.bot_to_act) == (None, False)
        if not bots:
            seen = view(live, ASKED)
            assert (seen.to_act, seen.my_turn, len(seen.choices)) == (1, True, 2)
            assert (standing(live, ASKED).to_act, known_to_act(live, ASKED)) == (1, 1)
    thinking = view(secret_table((), bots=(0,)), ASKED)
    assert (thinking.to_act, thinking.thinking) == (0, True)


def test_what_a_pass_lets_happen_stands_in_the_entry_before_it() -> None:
    """Others find it with the time of that entry; the seat that passed finds it with its pass."""
    played = act(secret_table((1,)))
    passed = act(played, "pass")
    before, after = view(played, PLAYER), view(passed, PLAYER)
    assert (before.seq, after.seq) == (1, 1)
    assert [event["event"] for event in before.log[0].events] == ["placed"]
    assert [event["event"] for event in after.log[0].events] == ["placed", "rolled", "offered"]
    assert (after.log[0].at, standing(passed, PLAYER).updated) == (at(1), at(1))
    assert len(after.log[0].events[2]["cards"]) == 2
    own = view(passed, ASKED)
    assert [(entry.seq, entry.action) for entry in own.log][1] == (2, "pass")
    assert [len(entry.events) for entry in own.log] == [1, 2]
    assert standing(passed, ASKED).updated == at(2)


def test_an_answer_that_shows_is_an_entry_for_everybody() -> None:
    """A charm is played openly: it has a number of its own."""
    live = act(secret_table((1,)))
    live = act(live, live.state.legal_actions()[1])
    for mine in (NOBODY, PLAYER, ASKED):
        log = view(live, mine).log
        assert [(entry.seq, entry.seat) for entry in log] == [(1, 0), (2, 1)]
        assert log[1].action.startswith("charm:")


def test_a_secret_choice_is_read_by_its_own_seat_alone() -> None:
    """Others see that it was made, not what; on one screen neither does the next player."""
    live = settled(act(secret_table(())))
    live = act(live, live.state.legal_actions()[1])
    assert live.steps[-1].line.action.startswith("keep:")
    assert view(live, PLAYER).log[1].action == live.steps[-1].line.action
    for mine in (NOBODY, ASKED):
        entry = view(live, mine).log[1]
        assert (entry.action, entry.seat, entry.events) == ("", 0, [{"event": "kept", "seat": 0}])
    shared = settled(act(secret_table((), one_screen=True)))
    shared = act(shared)
    assert view(shared, frozenset({0, 1, 2})).log[1].action == ""


def test_each_session_counts_what_it_may_know() -> None:
    """A pass counts for its own session; `since` and the last line of an entry go by these numbers."""
    live = act(act(secret_table((1, 2))), "pass")
    live = act(live, "pass")
    assert [visible_seq(live, mine) for mine in (NOBODY, PLAYER, ASKED, BYSTANDER)] == [1, 1, 2, 2]
    assert [end_of(live, mine, 1) for mine in (NOBODY, PLAYER, ASKED, BYSTANDER)] == [3, 3, 1, 2]
    live = act(live)
    assert [entry.seq for entry in log_page(live, PLAYER, since=1).log] == [2]
    assert [entry.seq for entry in log_page(live, ASKED, since=1).log] == [2, 3]
    both = frozenset({1, 2})
    assert [entry.seq for entry in view(live, both).log] == [1, 2, 3, 4]


def test_what_nobody_else_knows_of_changes_no_bound_of_undos() -> None:
    """After a pass in secret as many actions may be taken back as if nobody had been asked."""
    asked, unasked = act(secret_table((1,))), act(secret_table(()))
    assert act(asked, "pass").undos_left == asked.undos_left == unasked.undos_left


def test_what_a_hidden_line_brings_before_any_entry_is_told_nowhere() -> None:
    """Right after the deal there is no entry that it could stand in, as there is none of the deal."""
    live = act(secret_table((1,)))
    passed = act(live, "pass")
    first = replace(passed, steps=passed.steps[1:], standing=(0,))
    assert (view(first, PLAYER).log, visible_seq(first, PLAYER)) == ([], 0)


def test_nothing_that_may_have_asked_somebody_is_taken_back() -> None:
    """Whether it did or not: a possible undo would tell."""
    for charmed in ((), (1,)):
        live = settled(act(secret_table(charmed)))
        assert live.to_act == 0
        assert not view(live, PLAYER).can_undo
        with pytest.raises(NoUndo):
            act(live, UNDO, kind=UNDO)


def test_a_refusal_does_not_name_the_seat_that_is_asked() -> None:
    """Who acts out of turn hears that it is not its turn, and no more."""
    live = act(secret_table((1,)))
    for seat in (0, 2):
        with pytest.raises(NotYourTurn, match=f"^it is not the turn of seat {seat}$"):
            act(live, "ponder", seat=seat)

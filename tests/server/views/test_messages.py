"""A message is the view, whole or with what is new of its log; both lead to the same."""

from __future__ import annotations

import json
import random
from collections.abc import Iterable
from typing import Any

import msgspec
import pytest
from hypothesis import given, strategies as st
from msgspec.structs import replace

import gladsheim
from gladsheim.server.hall import Hall
from gladsheim.server.views.messages import Messages, ViewMessage, stamped, with_head
from gladsheim.tables.running.live import Live
from gladsheim.tables.table import ABANDON, ACTION, RESIGN, Offer, Seat, Table
from gladsheim.tables.views.log import NO_LOG, EncodedLog
from gladsheim.tables.views.view import view
from tests.server.calls import Client, human

ENTRIES = st.lists(st.integers(0, 3), max_size=6)


def message(entries: list[int]) -> ViewMessage:
    """A view with a log of these entries, each encoded anew."""
    log = log_of(json.dumps({"seq": entry}) for entry in entries)
    return ViewMessage(b'"view":{"seq":1,"log_from":', log, b',"over":false}}', clock=b'"counts_from":7,')


def log_of(entries: Iterable[str]) -> EncodedLog[str]:
    """A log of entries that are told as they stand here."""
    return EncodedLog(list(entries), lambda text: text.encode())


@given(ENTRIES, ENTRIES)
def test_what_is_new_and_what_was_there_are_the_whole_log(before: list[int], after: list[int]) -> None:
    """Whatever was added, taken away or changed; as much as is alike at the beginning is not sent."""
    told: dict[str, Any] = json.loads(b"".join(message(after).since(message(before).log)))
    start = told["view"].pop("log_from")
    assert told.pop("part")
    assert (start == len(before) == len(after)) or start == len(after) or before[start:] != after[start:]
    assert [entry["seq"] for entry in told["view"]["log"]] == after[start:]
    assert before[:start] == after[:start]
    assert start in (len(before), len(after)) or before[start] != after[start]
    told["view"]["log"] = [{"seq": entry} for entry in before[:start]] + told["view"]["log"]
    told["view"]["log_from"] = 0
    assert told == json.loads(message(after).whole)
    assert message(after).same_as(message(before)) == (after == before)


@pytest.mark.parametrize("known", [0, 99, 100, 101, 300])
def test_of_a_long_log_the_newest_is_sent(known: int) -> None:
    """Of 300 entries 200: unless they do not reach back to what is known, or to what has changed, of it."""
    entries = list(range(300))
    whole = json.loads(message(entries).whole)["view"]
    assert (whole["log_from"], [entry["seq"] for entry in whole["log"]]) == (100, entries[100:])
    part = json.loads(b"".join(message(entries).since(message(entries[:known]).log)))
    assert part.get("part", False) == (known >= 100)
    assert part["view"]["log_from"] == max(100, known)
    if known >= 100:
        changed = [*entries[:40], 7, *entries[41:known]]
        assert json.loads(b"".join(message(entries).since(message(changed).log)))["view"]["log_from"] == 40


def test_the_fields_that_are_added_stand_together() -> None:
    """Number, answered action, clock and log: none hides another."""
    parts = with_head(stamped(with_head(message([1]).since(NO_LOG), b'"done":"x",'), 9), b'"n":3,')
    told = json.loads(b"".join(parts))
    assert list(told) == ["n", "done", "counts_from", "type", "part", "view", "now"]
    assert (told["n"], told["done"], told["counts_from"], told["part"], told["now"]) == (3, "x", 7, True, 9)


@pytest.mark.anyio
async def test_a_message_is_the_view(hall: Hall, client: Client) -> None:
    """Of a table before its game and while it is played, byte for byte what the routes would answer."""
    waiting = await client.open([human(), {"kind": "open"}])
    stored = await hall.store.table(waiting["id"])
    assert stored is not None
    user = stored[0].creator
    assert (await hall.views.message_for(user, waiting["id"])).whole == shown(
        msgspec.to_builtins(await hall.views.view(user, waiting["id"]))
    )
    view = await client.open()
    for _ in range(4):
        view = (await client.act(view)).json()
        whole = await client.view(view["id"])
        assert (await hall.views.message_for(user, view["id"])).whole == shown(whole)


def shown(view: Any) -> bytes:
    """A view as a message."""
    return msgspec.json.encode({"type": "view", "view": view})


@pytest.mark.parametrize("name", ["voluspa", "valda", "valhalla"])
def test_each_viewer_is_sent_what_it_may_know(name: str) -> None:
    """Whoever looked before, at this position or another: what viewers share is told as if made for each."""
    game, rng, messages = gladsheim.game(name, players=3), random.Random(5), Messages()
    seats = tuple(Seat(seat, f"player {seat}", "human", owner=f"user {seat}") for seat in range(3))
    table = Table("table", name, game.rules_version, game.options, seats, bytes(32), "user 0", "", started="")
    viewers = [frozenset[int](), *(frozenset({seat}) for seat in range(3)), frozenset({0, 2})]
    live = Live.fold(table, game, [])
    for number in range(25):
        anew = Live.fold(table, game, live.lines)
        for mine in rng.sample(viewers, 4):
            sent = json.loads(messages.of(live, mine, creator=False).whole)
            alone = msgspec.json.encode(view(anew, mine))
            assert sent["view"] == json.loads(alone)
        if live.to_act is None:
            break
        action = rng.choice(live.state.legal_actions())
        live = live.after(live.line(f"action {number}", live.to_act, ACTION, action, "", number))


def test_what_lasts_is_told_anew_as_soon_as_it_has_changed() -> None:
    """An offer, somebody who leaves, a rematch, another name, the end: each is seen, and gone, at once.

    A name with what stands for gaps elsewhere is told as it is.
    """
    game, messages = gladsheim.game("voluspa", players=3), Messages()
    seats = tuple(Seat(seat, f"player {seat}", "human", owner=f"user {seat}") for seat in range(3))
    table = Table("table", "voluspa", game.rules_version, game.options, seats, bytes(32), "", "", started="")

    def check(live: Live) -> Live:
        for mine in (frozenset({0}), frozenset({1, 2}), frozenset[int]()):
            for creator in (False, True):
                sent = json.loads(messages.of(live, mine, creator=creator).whole)
                assert sent["view"] == json.loads(msgspec.json.encode(view(live, mine, creator=creator)))
        return live

    def acted(live: Live) -> Live:
        seat = live.to_act
        assert seat is not None
        action = live.state.legal_actions()[0]
        return check(live.after(live.line(f"{live.seq}", seat, ACTION, action, "", live.seq)))

    live = acted(check(Live.fold(table, game, [])))
    offered = replace(table, offers=(Offer("takeback", 0, live.seq, (0,)),))
    check(replace(live, table=offered))
    live = acted(check(live))
    live = acted(
        replace(
            live, table=replace(table, rematch="next", seats=(*seats[:2], replace(seats[2], name="50 %b")))
        )
    )
    live = acted(check(live.after(live.line("left", 2, RESIGN, RESIGN, "", 9))))
    check(live.after(live.line("end", 1, ABANDON, ABANDON, "", 9)))

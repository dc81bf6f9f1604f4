"""Contract suite: the promises of every game, checked along random games.

    from gladsheim.testing.contract import check_game
    check_game(MyGame(players=3), seed="any")

A broken promise raises an AssertionError that names the promise and the position. Slow checks run at
decisions 0, 1, 2, 4, 8, ... and at the end, cheap ones at each.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from gladsheim.core.chance import Stream, seed_key
from gladsheim.core.errors import IllegalAction, MalformedAction
from gladsheim.core.game import Game, Seed, State
from gladsheim.core.telling.columns import unpacked
from gladsheim.testing.canonical import as_bytes

MOST_DECISIONS = 20_000
NONSENSE = ("", " ", "\0", "nonsense", "?", "…", "0" * 300, "a@b,c", "stay ", "\n")
"""Texts that are no action of any game."""
REMEMBERED = 64
SAMPLED = 6


def check_game(game: Game, seed: Seed, *, most_decisions: int = MOST_DECISIONS) -> int:
    """Deal, play a random game to its end and check every promise; returns its decisions."""
    check_deals(game, seed)
    state = game.deal(seed)
    stream = Stream(seed_key(f"contract {seed!r}"))
    remembered: list[str] = []
    decisions = 0
    while not state.is_terminal:
        legal = check_legal(state)
        if decisions & (decisions - 1) == 0:
            check_actions(state, sample(legal, stream))
            check_refusals(state, [text for text in remembered if text not in legal])
            check_copies(state, stream)
            check_documents(state)
            check_views(state, decisions)
        remembered = [*remembered, *sample(legal, stream)][-REMEMBERED:]
        check_step(state, legal[stream.below(len(legal))])
        decisions += 1
        promise(decisions <= most_decisions, f"a game ends within {most_decisions} decisions", state)
    check_end(state)
    check_documents(state)
    check_views(state, decisions)
    return decisions


def promise(kept: bool, words: str, state: State | None = None) -> None:
    """Raises AssertionError with the promise, and the position where it was broken."""
    if not kept:
        where = "" if state is None else f"\nin {json.dumps(state.document())}"
        raise AssertionError(f"broken promise: {words}{where}")


def sample(items: list[str], stream: Stream, size: int = SAMPLED) -> list[str]:
    """Return a few of the items, in their order."""
    if len(items) <= size:
        return list(items)
    places = sorted({stream.below(len(items)) for _ in range(size)})
    return [items[place] for place in places]


def check_deals(game: Game, seed: Seed) -> None:
    """Check that the same seed deals the same, options are complete, and secrets differ."""
    promise(type(game)(**game.options).options == game.options, "a game can be built from its own options")
    as_bytes(game.options)
    first, second = game.deal(seed), game.deal(seed)
    promise(first.document() == second.document(), "the same seed gives the same deal", first)
    promise(first.seed == seed, "a state remembers its seed", first)
    promise(len(first.scores) == game.players, "there is a score for each seat", first)
    promise(game.deal().document() != game.deal().document(), "a deal without a seed is a new one")


def check_legal(state: State) -> list[str]:
    """Check that there is an action, in a fixed order, and that `choices` agrees; return the
    legal actions.
    """
    seat = state.current_player
    promise(seat is not None and 0 <= seat < state.game.players, "the seat to act is a seat", state)
    promise(not state.result()["over"], "the game is not over while a seat is to act", state)
    legal = state.legal_actions()
    promise(bool(legal), "a seat to act has something to do", state)
    promise(len(set(legal)) == len(legal), "no action is offered twice", state)
    promise(all(type(text) is str and text.isascii() for text in legal), "actions are ASCII texts", state)
    promise(state.legal_actions() == legal, "asking twice gives the same actions", state)
    choices = state.game.presenter.choices(state)
    promise([one["action"] for one in choices] == legal, "choices are the legal actions in order", state)
    promise(all({"type", "points"} <= one.keys() for one in choices), "choices have type and points", state)
    sent = state.game.presenter.sent_choices(state)
    promise(list(unpacked(sent)) == choices, "the choices that are sent are the same ones", state)
    as_bytes(sent)
    return legal


def check_step(state: State, action: str) -> None:
    """Take an action and check that all descriptions of it agree."""
    seat = state.current_player
    offered = next(one["points"] for one in state.game.presenter.choices(state) if one["action"] == action)
    preview = state.preview(action)
    applied = state.apply(action)
    promise(applied.action == action, "what is applied is what was asked for", state)
    promise(applied.seat == seat, "an action is taken by the seat to act", state)
    promise(offered == preview.points == applied.points, f"all agree on the points of {action}", state)
    promise(as_bytes(preview.parts) == as_bytes(applied.parts), f"all agree on the parts of {action}", state)
    total = sum(part["points"] for part in applied.parts)
    promise(total == applied.points, f"the parts of {action} add up", state)
    for viewer in viewers(state.game):
        as_bytes([event.seen_by(viewer) for event in applied.events])
    as_bytes([event.whole() for event in applied.events])


def check_actions(state: State, actions: list[str]) -> None:
    """Check that legal actions can be looked at without a trace, and taken in a copy."""
    before = as_bytes(state.document())
    for action in actions:
        promise(state.why_not(action) is None, f"nothing speaks against {action}, which is legal", state)
        preview = state.preview(action)
        promise(as_bytes(state.document()) == before, f"a preview of {action} changes nothing", state)
        promise(state.clone().apply(action).points == preview.points, f"{action} keeps its word", state)
    promise(as_bytes(state.document()) == before, "what a copy does leaves the original alone", state)


def check_refusals(state: State, illegal: list[str]) -> None:
    """Check that illegal actions are refused with a reason, and change nothing."""
    before = as_bytes(state.document())
    for action in (*NONSENSE, *illegal):
        refusal = state.why_not(action)
        promise(refusal is not None and bool(refusal.message), f"{action!r} is refused with a reason", state)
        for attempt in (state.apply, state.preview):
            try:
                attempt(action)
            except (MalformedAction, IllegalAction) as error:
                promise(bool(error.refusal.message), f"refusing {action!r} gives a reason", state)
            else:
                promise(False, f"{action!r} is refused", state)
        promise(as_bytes(state.document()) == before, f"refusing {action!r} changes nothing", state)


def check_copies(state: State, stream: Stream) -> None:
    """Check that a copy is equal, develops in the same way, and is independent."""
    before = as_bytes(state.document())
    copy, other = state.clone(), state.clone()
    promise(as_bytes(copy.document()) == before, "a copy is equal", state)
    promise(copy.seed == state.seed, "a copy remembers the seed", state)
    legal = copy.legal_actions()
    action = legal[stream.below(len(legal))]
    copy.apply(action)
    promise(as_bytes(state.document()) == before, "a copy is independent", state)
    other.apply(action)
    promise(as_bytes(copy.document()) == as_bytes(other.document()), "equal states go equal ways", state)


def check_documents(state: State) -> None:
    """Check that the document is JSON, and that reading it gives the same position with the same choices."""
    document = state.document()
    read = json.loads(as_bytes(document))
    promise(read == document, "a document survives being written as JSON", state)
    again = state.game.from_document(read)
    promise(
        as_bytes(again.document()) == as_bytes(document), "a document read gives the same document", state
    )
    choices = state.game.presenter.choices(state)
    same = again.game.presenter.choices(again) == choices
    promise(same, "a document read gives the same choices in order", state)
    promise(again.current_player == state.current_player, "a document read has the same seat to act", state)
    promise(again.result() == state.result(), "a document read has the same result", state)


def viewers(game: Game) -> Iterator[int | None]:
    """Yield all seats, and the spectator."""
    yield from range(game.players)
    yield None


def seen(state: State, viewer: int | None) -> bytes:
    """Return all views of a position for a viewer."""
    presenter = state.game.presenter
    channels: dict[str, Any] = {"observe": state.observe(viewer), "scene": presenter.scene(state, viewer)}
    channels["picture"] = presenter.picture(state, viewer)
    return as_bytes(channels)


def check_views(state: State, seed: Seed) -> None:
    """Check that hidden parts can be redrawn without a change that a seat could notice."""
    for viewer in viewers(state.game):
        seen(state, viewer)
    for seat in range(state.game.players):
        other = state.redeal(seat, seed)
        promise(seen(other, seat) == seen(state, seat), f"a redeal keeps the view of seat {seat}", state)
        same = as_bytes(other.redeal(seat, 0).document()) == as_bytes(state.redeal(seat, 0).document())
        promise(same, f"what is redrawn does not depend on what is hidden from seat {seat}", state)
        check_documents(other)
    seat_to_act = state.current_player
    if seat_to_act is not None:
        view = state.observe(seat_to_act)
        imagined = state.game.bots.imagine(json.loads(as_bytes(view)), seed)
        promise(
            as_bytes(imagined.observe(seat_to_act)) == as_bytes(view),
            "an imagined state keeps the view",
            state,
        )
        same = imagined.game.presenter.choices(imagined) == state.game.presenter.choices(state)
        promise(same, "an imagined state offers the same choices", state)


def check_end(state: State) -> None:
    """Check that a finished game has no seat to act and no legal action, and that every seat has a rank."""
    seats = list(range(state.game.players))
    result = state.result()
    as_bytes(result)
    promise(state.current_player is None and result["over"], "nobody acts when the game is over", state)
    choices = state.game.presenter.choices(state)
    promise(state.legal_actions() == [] == choices, "nothing is legal when the game is over", state)
    promise(sorted(result["ranking"]) == seats, "the ranking names every seat once", state)
    promise(result["scores"] == state.scores, "the result has the scores", state)
    promise(0 < len(result["winners"]) <= len(seats), "somebody has won", state)
    promise(set(result["winners"]) <= set(seats), "winners are seats", state)
    promise(result["winners"][0] == result["ranking"][0], "the first of the ranking has won", state)
    promise(len(result["display"]) == len(seats), "there is a score to show for each seat", state)

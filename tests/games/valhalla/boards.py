"""Small positions in which everything adds up, and what comes of actions in them.

    table(["mountain castle:0:2",
           "forest market:1:3"], zones=[["diplomat"], []], slots={"0,0E": [2, 0]})

A location stands with its holder and the number of armies; two dots are an empty cell. A card
of a control zone is an id, or what `held` makes. Whatever cards and armies are not named are
in Valhalla (the first ones of the Decktet), in the draw pile and in the reserves (VH-14.5).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from gladsheim import from_document
from gladsheim.core.game import Json, State
from gladsheim.games.valhalla.options import choose
from gladsheim.games.valhalla.pieces import ARMIES, CARDS
from tests.locales.sayable import assert_sayable

EMPTY = ".."
LAND = ("mountain castle", "forest market")
WIDE_LAND = ("mountain castle", "forest market", "desert mill")
"""A landscape of two columns and three rows, as five and six players begin with."""


def held(card: str, *, uses: int = 0, used: bool = False, armies: int = 0) -> Json:
    """A card of a control zone."""
    return {"card": card, "uses": uses, "used": used, "armies": armies}


def all_cards(options: Json) -> list[str]:
    """The ids of all cards of the options, in the order of the Decktet."""
    sets = {"basic", *(name for name in ("extended", "excuse") if options[name])}
    once = [card.id for card in CARDS if card.set in sets]
    return [card + suffix for suffix in ("", ".2")[: options["decks"]] for card in once]


def drawn(rows: Sequence[str], left: int = 0, top: int = 0) -> list[Json]:
    """The locations of a drawing whose first cell is left,top."""
    return [
        location(left + column, top + line, text)
        for line, row in enumerate(rows)
        for column, text in enumerate(row.split())
        if text != EMPTY
    ]


def location(x: int, y: int, text: str) -> Json:
    """A location of a drawing: `card` or `card:owner:armies`."""
    card, *there = text.split(":")
    owner, armies = map(int, there) if there else (None, 0)
    return {"x": x, "y": y, "card": card, "owner": owner, "armies": armies}


def position(
    land: Sequence[str] = LAND,
    *,
    zones: Sequence[Sequence[str | Json]] = (),
    slots: Mapping[str, list[int]] | None = None,
    market: Sequence[str | None] = (),
    seats: Sequence[Json] = (),
    options: Json | None = None,
    corner: tuple[int, int] = (0, 0),
    top: Sequence[str] = (),
    discard: Sequence[str] = (),
    empty_draw: bool = False,
    **fields: Any,
) -> Json:
    """A complete document: seat 0 in phase 3 after recruiting, all others at the start of a cycle."""
    chosen = choose({"players": 2, "first": 0, "excuse": True, **(options or {})})
    players = chosen["players"]
    width = 4 if players > 4 else 3
    places = drawn(land, *corner)
    cards = [
        [one if isinstance(one, dict) else held(one) for one in (zones[seat] if seat < len(zones) else ())]
        for seat in range(players)
    ]
    named = {*(place["card"] for place in places), *(one["card"] for zone in cards for one in zone)}
    named |= {*market, *top, *discard}
    rest = [card for card in all_cards(chosen) if card not in named]
    grid = list(market) + [rest.pop(0) for _ in range(3 * width - len(market))]
    pile = [*top, *rest]
    found: Json = {
        "game": "valhalla",
        "version": 1,
        "options": chosen,
        "rng": "7",
        "draw": [] if empty_draw else pile,
        "discard": [*discard, *pile] if empty_draw else list(discard),
        "valhalla": {"width": width, "height": 3, "cards": grid, "armies": dict(slots or {})},
        "landscape": places,
        "players": [],
        "turn": 0,
        "stage": "turn",
        "pending": None,
        "pass_run": 0,
        "glories": 4,
        "result": None,
        **fields,
    }
    for seat in range(players):
        given = seats[seat] if seat < len(seats) else {}
        found["players"].append(player(found, seat, {"cards": cards[seat], **given}))
    return found


def player(document: Json, seat: int, given: Json) -> Json:
    """What a seat has: in phase 3 if it is to act; armies that lie nowhere are its reserve."""
    active = seat == document["turn"]
    found = {
        "score": 0,
        "cycle": 2,
        "phase": 3 if active else 1,
        "placed": active,
        "recruited": active,
        "fought": False,
        "stalled": False,
        **given,
    }
    found.setdefault("reserve", ARMIES - away(document, found, seat))
    return found


def away(document: Json, held_by: Json, seat: int) -> int:
    """The armies of a seat that are not in its reserve."""
    counts: list[int] = [one["armies"] for one in held_by["cards"]]
    counts += [numbers[seat] for numbers in document["valhalla"]["armies"].values()]
    counts += [place["armies"] for place in document["landscape"] if place["owner"] == seat]
    return sum(counts)


def table(land: Sequence[str] = LAND, **fields: Any) -> State:
    """The state of a small position."""
    return from_document(position(land, **fields))


def after(state: State, *actions: str) -> State:
    """What comes of legal actions; the state itself stays."""
    later = state.clone()
    for action in actions:
        later.apply(action)
    return later


def texts(state: State, word: str = "") -> set[str]:
    """The legal actions that begin with a word."""
    return {text for text in state.legal_actions() if text.startswith(word)}


def refuses(state: State, action: str, *rules: str) -> str:
    """The action is not legal, and all of these rules are why; the sentence, which every language has."""
    assert action not in state.legal_actions()
    refusal = state.why_not(action)
    assert refusal is not None
    assert set(rules) <= set(refusal.rules), refusal
    assert_sayable(refusal.words)
    return refusal.message


def stage(state: State) -> str:
    """The stage of the position."""
    return str(state.document()["stage"])


def seat(state: State, number: int = 0) -> Json:
    """What a player has."""
    found: Json = state.document()["players"][number]
    return found


def reserves(state: State) -> list[int]:
    """The reserves by seat."""
    return [one["reserve"] for one in state.document()["players"]]


def scores(state: State) -> list[int]:
    """The points by seat."""
    return [one["score"] for one in state.document()["players"]]


def site(state: State, x: int, y: int) -> tuple[str, int | None, int]:
    """Card, holder and armies of a location."""
    places = state.document()["landscape"]
    return next(
        (place["card"], place["owner"], place["armies"])
        for place in places
        if (place["x"], place["y"]) == (x, y)
    )


def army(state: State, x: int, y: int) -> tuple[int | None, int]:
    """Holder and armies of a location."""
    return site(state, x, y)[1:]


def slots(state: State) -> dict[str, list[int]]:
    """The slots with armies."""
    found: dict[str, list[int]] = state.document()["valhalla"]["armies"]
    return found


def grid(state: State) -> list[str | None]:
    """The cards of Valhalla in reading order."""
    found: list[str | None] = state.document()["valhalla"]["cards"]
    return found


def zone(state: State, number: int = 0) -> dict[str, tuple[int, bool, int]]:
    """Card of a control zone → uses, whether it is used, bound armies."""
    return {one["card"]: (one["uses"], one["used"], one["armies"]) for one in seat(state, number)["cards"]}


def told(state: State, *actions: str) -> list[Json]:
    """The events of the last of some actions, each with its kind under `event`."""
    later = after(state, *actions[:-1])
    return [{"event": event.kind, **event.public} for event in later.apply(actions[-1]).events]

"""Position that agrees with an observation, with its hidden parts drawn (VA-17)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from gladsheim.core.chance import Stream, seed_key
from gladsheim.core.errors import DocumentError, Fault
from gladsheim.core.game import Json, Seed
from gladsheim.games.valda.book import CardFile
from gladsheim.games.valda.pieces import DECKS
from gladsheim.games.valda.views.context import attack_line, stack, visible_cards

BEFORE_FOLLOWERS = ("resource", "game", "build", "attack")
_ONLY_SEEN = ("decks_count", "to_act", "decision", "choice", "legal")


def position_of(seen: Mapping[str, Any], book: CardFile, seed: Seed, held: str | None = None) -> Json:
    """Return a position document; the same observation and seed give the same one.

    `held` is a card that the seat to act holds there, whose hand is not seen. Raises DocumentError if the
    observation is not that of a seat to act, or if it cannot hold the card.
    """
    try:
        return _position(seen, book, seed, held)
    except (KeyError, TypeError, ValueError, AttributeError, IndexError) as error:
        fault = Fault("observation", f"is not what a seat that is to act sees: {error!r}")
        raise DocumentError([fault]) from error


def asked_to_attack(seen: Mapping[str, Any], seat: int) -> Json | None:
    """Return the observation of a waiting seat as if it were asked now whether it attacks (VA-8.2).

    None if it will not be asked in this turn, or something else is in progress.
    """
    busy = any(seen[name] for name in ("attack", "roll", "building"))
    if busy or seen["active"] == seat or seen["phase"] not in BEFORE_FOLLOWERS:
        return None
    if seen["phase"] == "attack" and not (
        seen["decision"] == "line" and seat in attack_line(seen, seen["to_act"])
    ):
        return None
    players = [{**player, "open": []} for player in seen["players"]]
    # Open cards of a player will have been taken or not by then: here they lie with the discards.
    discard = [*seen["discard"], *(card for player in seen["players"] for card in player["open"])]
    cards = {"players": players, "discard": discard}
    asked = {"phase": "attack", "actions": 0, "to_act": seat, "decision": "line"}
    return {**seen, **cards, **asked, "choice": {"op": "line", "made": 0}}


def asked_before(seen: Mapping[str, Any], seat: int) -> Json | None:
    """Return the observation of the rival who is asked now whether it attacks, with the
    knowledge of a waiting seat.

    None if nobody else is asked that.
    """
    asked = seen["to_act"]
    if seen["decision"] != "line" or asked in (None, seat):
        return None
    return {**seen, "choice": {"op": "line", "made": 0}}


def _position(seen: Mapping[str, Any], book: CardFile, seed: Seed, held: str | None) -> Json:
    pending = stack(seen, book)
    stream = Stream(seed_key(seed))
    decks, hidden = _decks(seen, book, pending, stream, held)
    own = {} if held is None else {seen["to_act"]: [hidden.pop(hidden.index(held))]}
    players = []
    for seat, player in enumerate(seen["players"]):
        known = {name: value for name, value in player.items() if name != "hand_count"}
        if player["hand"] is None:
            surely = own.get(seat, [])
            count = player["hand_count"] - len(surely)
            if count < 0:
                raise ValueError(f"an empty hand holds no {held}")
            known["hand"], hidden = [*surely, *hidden[:count]], hidden[count:]
        players.append(known)
    if hidden:
        raise ValueError(f"{len(hidden)} cards have no place")
    document = {name: value for name, value in seen.items() if name not in _ONLY_SEEN}
    rng = "".join(f"{stream.below(1 << 32):08x}" for _ in range(2))
    return {**document, "players": players, "decks": decks, "pending": pending, "rng": rng, "forced": []}


def _decks(
    seen: Mapping[str, Any], book: CardFile, pending: list[Json], stream: Stream, held: str | None
) -> tuple[dict[str, list[str]], list[str]]:
    """Return every deck with its observed number of cards, and the cards of the other hands."""
    out = visible_cards(seen)
    out.update(one["card"] for one in pending if one["op"] in ("finish_play", "to_discard"))
    left = Counter({card.id: card.count for card in book.cards})
    left.subtract(out)
    decks: dict[str, list[str]] = {}
    hidden: list[str] = []
    for deck in DECKS:
        cards = [card.id for card in book.cards if card.deck == deck for _ in range(left[card.id])]
        stream.shuffle(cards)
        if held in cards:
            # The last cards of a deck are in the hands.
            cards.append(cards.pop(cards.index(held)))
        count = seen["decks_count"][deck]
        if count > len(cards):
            raise ValueError(f"deck {deck} has {count} cards, but only {len(cards)} are unseen")
        decks[deck] = cards[:count]
        hidden += cards[count:]
    stream.shuffle(hidden)
    return decks, hidden

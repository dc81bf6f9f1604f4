"""Position document of a state (VA-16), with everything hidden in it."""

from __future__ import annotations

from typing import Any, cast

from gladsheim.core.chance import rng_of
from gladsheim.core.game import Json
from gladsheim.core.state import read, span
from gladsheim.games.valda.notation.pending import pending_document
from gladsheim.games.valda.notation.shapes import ValdaDecks, ValdaDocument, ValdaDocumentPlayer, ValdaFrame
from gladsheim.games.valda.pieces import DECKS
from gladsheim.games.valda.views.view import View, doings_part, head_part, open_cards, player_part


def to_document(record: Any, view: View, options: Json) -> Json:
    """Return the complete position document of a record, with the view that may know all of it."""
    players: list[ValdaDocumentPlayer] = [
        {**player_part(view, seat), "hand": view.hand(seat) or [], "open": open_cards(view, seat)}
        for seat in range(view.players)
    ]
    winner = read(record, "winner")
    found: ValdaDocument = {
        **head_part(view, options),
        "players": players,
        "decks": cast(ValdaDecks, {deck: _deck(view, at) for at, deck in enumerate(DECKS)}),
        **doings_part(view),
        "pending": cast(list[ValdaFrame], pending_document(record, view.book)),
        "winner": None if winner < 0 else winner,
        "rng": f"{rng_of(record):016x}",
        "forced": span(record, "forced", 0, read(record, "forced_count")),
    }
    return cast(Json, found)


def _deck(view: View, deck: int) -> list[str]:
    begin = view.look("deck_at")[deck]
    cards = view.part("deck", begin, begin + view.look("deck_size")[deck])
    return view.ids(cards[::-1])

"""Reasons of refusals: a second implementation of legality, from the position document, with
rule ids (V-7.3).

It is written from the rules alone and never from the generator of legal actions, so that tests can compare
the two. A sentence uses only the board, public information, and the hand of the seat to act, so it tells that
seat nothing new.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from gladsheim.core.errors import Refusal
from gladsheim.core.words import Listed, Words
from gladsheim.games.voluspa.notation.actions import Action, cell_text
from gladsheim.games.voluspa.pieces import BY_CODE, TILES, TOKENS, OnTile, Tile
from gladsheim.games.voluspa.reasons.situation import Situation, read
from gladsheim.games.voluspa.reasons.spot import (
    AXES,
    STEPS,
    Board,
    Laid,
    Landing,
    lay,
    line,
    name,
    names,
    neighbours,
    refuse_spot,
    title,
    why,
)

ADMITS: Mapping[str, tuple[str, ...]] = {
    "play": ("play", "discard"),
    "hermod": ("play", "end", "discard"),
    "raven": ("flight", "stay"),
    "trim": ("discard",),
}
"""Types of action that each phase allows (V-7.2)."""
RULE = {"play": "V-4.1", "hermod": "V-5.10", "raven": "V-5.16", "trim": "V-4.8"}
"""Rule that defines each phase."""
BOOSTER = next(tile for tile in TILES if tile.boosts)


def why_not(document: Mapping[str, Any], action: Action) -> Refusal | None:
    """Return why the seat to act may not take the action; None exactly if it is legal (V-7.2).

    `document` is a complete and valid position document (V-8.1), `action` a result of `parse`.
    """
    return refuse(read(document), action)


def refuse(position: Situation, action: Action) -> Refusal | None:
    """Return why the action is not legal in the position; None if it is."""
    if found := refuse_phase(position, action):
        return found
    match action.type:
        case "play":
            return refuse_play(position, action)
        case "flight":
            return refuse_flight(position, action)
        case "discard":
            return refuse_discard(position, action)
        case "end":
            return refuse_end(position)
        case _:
            # To stay is legal whenever the phase knows it (V-5.16c).
            return None


def refuse_phase(position: Situation, action: Action) -> Refusal | None:
    """Refuse a type of action that the phase does not allow (V-7.2)."""
    if position.phase not in ADMITS:
        return Refusal(why("over"), ("V-7.2", "V-10.1"))
    known = ADMITS[position.phase]
    if action.type in known:
        return None
    due = Listed(tuple(Words(f"whyvoluspa-do-{each}") for each in known), "or")
    asked = Words(f"whyvoluspa-do-{action.type}")
    words = why("phase", when=when_words(position), due=due, asked=asked)
    return Refusal(words, ("V-7.2", RULE[position.phase]))


def when_words(position: Situation) -> Words:
    """Return the phase in words."""
    if position.hermod is not None:
        return why("after", tile=name(position.board, position.hermod))
    if position.raven is not None:
        return why("after-landing", tile=name(position.board, position.raven))
    return why("at-end" if position.phase == "trim" else "at-start")


def refuse_play(position: Situation, action: Action) -> Refusal | None:
    """Refuse a play of a tile from the hand, with or without boosts (V-4.2)."""
    landing = landing_of(action)
    return (
        refuse_hand(position, landing.laid.tile, "V-4.2")
        or refuse_boosts(position.hand, landing.laid)
        or refuse_spot(position.board, landing, position.readings)
        or refuse_token(position, landing)
        or refuse_chain(position, landing)
    )


def landing_of(action: Action) -> Landing:
    """Return the landing that a play asks for."""
    assert action.at is not None
    return Landing(Laid(BY_CODE[action.kind], action.boosts), action.at, action.dir)


def refuse_hand(position: Situation, tile: Tile, rule: str) -> Refusal | None:
    """Refuse to play or discard a tile that is not in hand."""
    return None if position.hand[tile.code] else Refusal(why("hand", tile=title(tile)), (rule,))


def refuse_boosts(hand: Counter[str], laid: Laid) -> Refusal | None:
    """Refuse boosts without a tile that takes them, a token that exists, and enough Freyas (V-5.14)."""
    tile = laid.tile
    if not laid.boost:
        return None
    if not tile.boostable:
        return Refusal(why("no-boost", tile=title(tile)), ("V-5.14",))
    token = laid.token
    if token is not None and token not in TOKENS:
        words = why(
            "token", tile=title(tile), boost=laid.boost, token=token, least=min(TOKENS), most=max(TOKENS)
        )
        return Refusal(words, ("V-1.2", "V-5.14"))
    # A Freya that is itself played cannot be given for its own boost (V-12.43).
    left = hand[BOOSTER.code] - (tile.code == BOOSTER.code)
    if left < laid.boost:
        words = why("boosters", tile=title(tile), boost=laid.boost, booster=title(BOOSTER), left=left)
        return Refusal(words, ("V-5.14",))
    return None


def refuse_token(position: Situation, landing: Landing) -> Refusal | None:
    """Refuse a token that is not in the supply after the landing (V-5.14b), if no reading allows it (E-3.6).

    A tile that the landing covers or captures has given its token back by then.
    """
    token = landing.laid.token
    if token is None or "boosters-unlimited" in position.readings:
        return None
    after = lay(position.board, landing)
    users = [cell for cell, laid in after.items() if laid.token == token and cell != landing.at]
    if len(users) < TOKENS[token]:
        return None
    words = why("token-used", token=token, tile=title(landing.laid.tile), users=names(after, users))
    return Refusal(words, ("V-1.2", "V-5.14"))


def refuse_chain(position: Situation, landing: Landing) -> Refusal | None:
    """Refuse a tile outside the line of the Hermod, judged after the play (V-5.10 a to c).

    A tile on the Hermod's own cell is in the line that the Hermod had.
    """
    last, at = position.hermod, landing.at
    if last is None:
        return None
    tile, chain = landing.laid.tile, name(position.board, last)
    reading = "hel-beside-hermod"
    if tile.chain_around:
        if at == last and reading in position.readings:
            return Refusal(why("beside-only", tile=title(tile), chain=chain), ("V-5.10", reading))
        if max(abs(at[0] - last[0]), abs(at[1] - last[1])) <= 1:
            return None
        return Refusal(why("around", at=cell_text(at), chain=chain), ("V-5.10",))
    after = lay(position.board, landing)
    if any(last in line(after, at, axis) for axis in AXES):
        return None
    return Refusal(why("chain", tile=title(tile), at=cell_text(at), chain=chain), ("V-5.10",))


def refuse_flight(position: Situation, action: Action) -> Refusal | None:
    """Refuse a second landing, on the board without the Raven (V-5.16)."""
    assert position.raven is not None
    assert action.at is not None
    flier = position.board[position.raven]
    if action.at == position.raven:
        words = why("same-cell", tile=title(flier.tile), at=cell_text(action.at))
        return Refusal(words, ("V-5.16",))
    found = refuse_spot(lifted(position), Landing(flier, action.at), position.readings)
    if found is None:
        return None
    rules = tuple(dict.fromkeys((*found.rules, "V-5.16")))
    words = why("lifted", tile=title(flier.tile), at=cell_text(position.raven), why=found.words)
    return Refusal(words, rules)


def lifted(position: Situation) -> Board:
    """Return the board without the Raven: the tile that it covered is back, but not its boost (V-5.16a)."""
    assert position.raven is not None
    board = {cell: laid for cell, laid in position.board.items() if cell != position.raven}
    if position.under is not None:
        board[position.raven] = Laid(BY_CODE[position.under])
    return board


def refuse_discard(position: Situation, action: Action) -> Refusal | None:
    """Refuse a discard unless no tile of the hand fits, or there are too many (V-4.5, V-4.8, V-5.10f)."""
    tile = BY_CODE[action.kind]
    rule = "V-4.5" if position.phase == "play" else RULE[position.phase]
    if found := refuse_hand(position, tile, rule):
        return found
    if position.phase == "trim":
        if tile.apart:
            return Refusal(why("apart", tile=title(tile)), ("V-4.8", "V-4.9"))
        return None
    if play := find_play(position):
        return Refusal(why("discard", play=str(play)), (rule,))
    reading = "hermod-frees"
    if position.phase == "hermod" and reading in position.readings:
        return Refusal(why("frees", when=when_words(position)), ("V-5.10", reading))
    return None


def refuse_end(position: Situation) -> Refusal | None:
    """Refuse to end the chain when it cannot go on (V-5.10f), by one reading when it can (E-3.4), by
    another never (E-3.8).
    """
    reading = "hermod-must-follow"
    if play := find_play(position):
        if reading not in position.readings:
            return None
        return Refusal(why("must-follow", when=when_words(position), play=str(play)), ("V-5.10", reading))
    if "hermod-frees" in position.readings:
        return None
    return Refusal(why("end", when=when_words(position)), ("V-5.10",))


def find_play(position: Situation) -> Action | None:
    """Return some play that no rule refuses; None without one.

    Boosts only add conditions, so a tile that can be played with some can be played with none.
    """
    cells = sorted({*position.board, *(near for cell in position.board for near in neighbours(cell))})
    for code in sorted(position.hand):
        ways = ("", *STEPS) if BY_CODE[code].over is OnTile.BUMP else ("",)
        for at in cells:
            for way in ways:
                action = Action("play", code, 0, at, way)
                if refuse_play(position, action) is None:
                    return action
    return None

"""Advice for newcomers, a line at a time, only from the scene and the choices that a seat is sent."""

from __future__ import annotations

from collections.abc import Sequence

from gladsheim.core.game import Json
from gladsheim.core.words import Player, Words
from gladsheim.games.valda.book import CardFile
from gladsheim.games.valda.notation.phrases import title
from gladsheim.games.valda.pieces import RESOURCES
from gladsheim.games.valda.words.things import amounts, card, words


def advice(scene: Json, choices: Sequence[Json], book: CardFile) -> Words | None:
    """Return a line of advice for now; None where there is none, and at secret questions."""
    tell = {
        "resource": _resource,
        "game": _game,
        "build": _build,
        "line": _line,
        "defend": _defend,
        "followers": _followers,
    }.get(scene["decision"])
    return tell(scene, choices, book) if tell else None


def _missing(scene: Json, cost: Json) -> dict[str, int]:
    """Return the resources that a seat lacks for a cost."""
    own = scene["seats"][scene["turn"]]
    return {name: cost[name] - own[name] for name in RESOURCES if cost[name] > own[name]}


def _resource(scene: Json, choices: Sequence[Json], book: CardFile) -> Words:
    """Advise on the temple that lacks the fewest resources."""
    areas = [area for area in scene["areas"] if None in area["sites"]]
    if not areas:
        return words("coach-resource")
    near = min(areas, key=lambda area: sum(_missing(scene, area["cost"]).values()))
    missing = _missing(scene, near["cost"])
    if not missing:
        return words("coach-temple-paid", god=title(near["god"]))
    return words("coach-temple-lacks", god=title(near["god"]), what=amounts(missing))


def _game(scene: Json, choices: Sequence[Json], book: CardFile) -> Words:
    """Advise a card without a cost, else explain the use of actions."""
    played = [choice["card"] for choice in choices if choice["type"] == "play"]
    free = next((code for code in played if book.by_id[code].cost == 0), None)
    if free is not None:
        return words("coach-free-card", card=card(free, book))
    if scene["actions"] == 0:
        return words("coach-no-actions")
    return words("coach-actions" if played else "coach-actions-take", n=scene["actions"])


def _build(scene: Json, choices: Sequence[Json], book: CardFile) -> Words:
    """Advise the building that gains most followers now."""
    temples = [choice for choice in choices if "temple" in choice]
    if temples:
        best = max(temples, key=lambda choice: choice["points"])
        return words("coach-build-temple", god=title(best["temple"]), n=best["points"])
    works = any(choice["type"] == "build" for choice in choices)
    return words("coach-build-works" if works else "coach-build-nothing")


def _line(scene: Json, choices: Sequence[Json], book: CardFile) -> Words | None:
    """Advise the strongest attack."""
    cards = [choice["card"] for choice in choices if choice["type"] == "attack"]
    if not cards:
        return None
    strongest = max(cards, key=lambda code: book.by_id[code].power)
    return words(
        "coach-attack", card=card(strongest, book), n=book.by_id[strongest].power, who=Player(scene["active"])
    )


def _defend(scene: Json, choices: Sequence[Json], book: CardFile) -> Words:
    """Say how many shields are lacking."""
    return words("coach-defend", n=max(0, scene["attack"]["power"] - scene["attack"]["shields"]))


def _followers(scene: Json, choices: Sequence[Json], book: CardFile) -> Words | None:
    """Say which exchanges gain followers."""
    most = max(choice["points"] for choice in choices)
    return words("coach-followers", n=most) if most > 0 else None

"""No card of a god is weaker than a card of the base deck.

A card is weaker than another of its type if it brings no more of anything, and less of something. `gains`
says in which things cards are compared, and how much of each a card brings the player who plays it.
"""

from collections import Counter
from fractions import Fraction

import pytest

from gladsheim.games.valda.book import DEFAULT, CardFile, CardKind, Effect, book
from gladsheim.games.valda.pieces import RESOURCES
from gladsheim.testing.ledger import rule
from tests.games.valda.book.own_cards import SECOND_LIST

Gains = Counter[str | tuple[str, ...]]

KNOWN = {"loki.rune-white"}
"""Cards of gods that are weaker all the same. Loki's Rune of Fertility is published: one white die. With the
reconstructed faces a white die brings two thirds of a follower on average, a yellow one four thirds."""


def of_any(n: int | Fraction) -> Gains:
    """Resources of any kind: so many in all, and as many of each kind."""
    return Gains({"resources": n, **dict.fromkeys(RESOURCES, n)})


def rolled(cards: CardFile, effect: Effect) -> Gains:
    """The result of dice on average."""
    faces = cards.dice[str(effect.values["die"])].faces
    n = Fraction(int(effect.values["n"] or 0), len(faces))
    if effect.values["take"] == "followers":
        return Gains({"followers": n * sum(face.n for face in faces)})
    found = Gains({kind: n * sum(getattr(face, kind) for face in faces) for kind in RESOURCES})
    return found + Gains({"resources": sum(found[kind] for kind in RESOURCES)})


def changed(effect: Effect) -> Gains:
    """How many resources of each kind can be given, and how many of each received."""
    most = int(effect.values["max"] or 0)
    given = RESOURCES if effect.values["from"] == "any" else ("gold", "diamond")
    wanted = RESOURCES if effect.values["to"] == "any" else (str(effect.values["to"]),)
    sides = (("given", given), ("received", wanted))
    return Gains({(side, kind): most for side, kinds in sides for kind in kinds})


def gained(cards: CardFile, effect: Effect, players: int) -> Gains:
    """What an effect brings at most, dice on average.

    What is taken from others counts as gained, from each of them if the card says so. Followers that others
    lose count besides, since followers decide the game.
    """
    values = effect.values
    n = int(values.get("n") or values.get("max") or 1)
    victims = players - 1 if values.get("who") == "all" else 1
    match effect.do:
        case "gain":
            named = Gains({kind: int(values[kind] or 0) for kind in RESOURCES})
            return of_any(int(values["any"] or 0)) + named + Gains({"resources": named.total()})
        case "steal_resources":
            return of_any(n * victims)
        case "roll":
            return rolled(cards, effect)
        case "change":
            return changed(effect)
        case "followers":
            return Gains({"followers": n})
        case "steal_followers":
            return Gains({"followers": n * victims, "followers of others": n * victims})
        case "draw" | "steal_cards":
            return Gains({"cards": n * victims})
        case "kill_followers":
            return Gains({"followers of others": n * victims})
        case "actions":
            return Gains({"actions": n})
        case do:
            # Other effects are compared with the same effect only.
            return Gains({(do, *(str(values[name]) for name in ("type", "what") if name in values)): n})


def gains(cards: CardFile, card: CardKind, players: int) -> Gains:
    """What a card brings: swords or shields, actions that are left, and the gains of its effects."""
    found = Gains({"swords or shields": card.power, "actions": -card.cost})
    for effect in card.effects:
        found.update(gained(cards, effect, players))
    for effect in card.success:
        found.update({("if it holds", *key): n for key, n in gained(cards, effect, players).items()})
    return found


def weaker(cards: CardFile, players: int) -> set[str]:
    """The cards of gods that are weaker than a base card of their type."""

    def below(one: Gains, other: Gains) -> bool:
        return one != other and all(one[thing] <= other[thing] for thing in {*one, *other})

    brings = {card.id: gains(cards, card, players) for card in cards.cards}
    return {
        card.id
        for card in cards.cards
        for base in cards.cards
        if card.deck != "base" and base.deck == "base" and card.type == base.type
        if below(brings[card.id], brings[base.id])
    }


@rule("VA-1.6")
@pytest.mark.parametrize("players", range(2, 6))
def test_no_card_of_a_god_is_weaker_than_a_base_card(players: int) -> None:
    """At every number of players, but for the published card that is known."""
    assert weaker(DEFAULT, players) == KNOWN


def test_weaker_cards_are_found() -> None:
    """The second list had two with two players: they bring one resource or card, base cards bring two."""
    second = book(SECOND_LIST)
    assert weaker(second, 2) == {"heimdall.bridge-toll", "loki.pilfer"}
    assert weaker(second, 3) == set()

"""Positions in the middle of things: full hands, temples and piles, rare in games from the deal."""

import random

from tests.games.valda.twin.cards import DECKS, GODS, RESOURCES, Cards, Json
from tests.games.valda.twin.table import MASK

PHASES = ("resource", "game", "build", "attack", "followers")


def rich_position(rng: random.Random, cards: Cards, options: Json) -> Json:
    """A position document of any phase in which everybody has much of everything; all decks are listed."""
    players = options["players"]
    limits = cards.limits
    decks = {deck: shuffled(rng, cards.deck(deck)) for deck in DECKS}
    pile = shuffled(rng, [card for deck in decks.values() for card in deck])
    if rng.random() < 0.5:
        # The top of the pile comes to the hands: now and then all weapons are among them.
        pile.sort(key=lambda card: cards.type(card) == "weapon" or rng.random() < 0.1)
    hands = [[pile.pop() for _ in range(rng.randrange(min(12, len(pile) // 6 + 1)))] for _ in range(players)]
    discard = [pile.pop() for _ in range(rng.choice((0, len(pile) // 8, len(pile) // 2, len(pile))))]
    phase, active = rng.choice(PHASES), rng.randrange(players)
    start = options["first"] if not options["turnaround"] else rng.randrange(players)
    document: Json = {
        "options": options,
        "cards": cards.id,
        "round": rng.randint(1, limits["rounds"]),
        "start": start,
        "active": active,
        "phase": phase,
        "players": [{"hand": sorted(hand)} for hand in hands],
        "decks": {
            deck: shuffled(rng, [card for card in pile if in_deck(cards, card, deck)]) for deck in DECKS
        },
        "discard": discard,
        "rng": f"{rng.getrandbits(64) & MASK:016x}",
        "forced": [rng.randint(1, 6) for _ in range(rng.choice((0, 0, 3)))],
    }
    for seat, player in enumerate(document["players"]):
        add_belongings(rng, cards, player, open_cards=phase == "game" and seat == active)
    share_temples(rng, cards, document["players"])
    share_resources(rng, cards, document["players"])
    if "area-opens-at-one-loss" in options.get("rulings", ()):
        document["opened"] = [god for god in GODS if locked(cards, document, god) and rng.random() < 0.5]
    return document


def locked(cards: Cards, document: Json, god: str) -> bool:
    """Whether a player has temples enough to own an area."""
    return any(player["temples"].get(god, 0) >= cards.limits["control"] for player in document["players"])


def in_deck(cards: Cards, card: str, deck: str) -> bool:
    """Whether a card belongs to a deck."""
    return bool(cards.by_id[card]["deck"] == deck)


def shuffled(rng: random.Random, pile: list[str]) -> list[str]:
    """The cards in any order."""
    return rng.sample(pile, len(pile))


def add_belongings(rng: random.Random, cards: Cards, player: Json, open_cards: bool) -> None:
    """Followers, works and, for the active player of a game phase, open cards out of the hand."""
    limits = cards.limits
    player["followers"] = rng.randrange(limits["race_goal"])
    player["mines"] = rng.randint(limits["start_mines"], limits["max_mines"])
    player["drills"] = rng.randint(0, limits["max_drills"])
    if open_cards:
        lying = rng.sample(player["hand"], len(player["hand"]) // 3)
        for card in lying:
            player["hand"].remove(card)
        player["open"] = lying


def share_temples(rng: random.Random, cards: Cards, players: list[Json]) -> None:
    """Temples anywhere within the bounds; nobody else comes to an area after it is owned."""
    limits = cards.limits
    for player in players:
        player["temples"] = {}
    for god in GODS:
        for _site in range(rng.randint(0, limits["sites_per_area"])):
            player = rng.choice(players[: rng.randint(1, len(players))])
            owned = any(other["temples"].get(god, 0) >= limits["control"] for other in players)
            if not owned and sum(player["temples"].values()) < limits["temples_per_player"]:
                player["temples"][god] = player["temples"].get(god, 0) + 1
    for player in players:
        locked = [god for god in GODS if player["temples"].get(god, 0) >= limits["control"]]
        player["bonus"] = [god for god in GODS if god in locked or rng.random() < 0.05]


def share_resources(rng: random.Random, cards: Cards, players: list[Json]) -> None:
    """Resources for everybody, now and then nearly all that there are."""
    most = min(cards.supply // len(players), rng.choice((3, 6, 30)))
    for player in players:
        for kind in RESOURCES:
            player[kind] = rng.randint(0, most)

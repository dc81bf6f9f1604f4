"""Legality has two roads: the generator, and the refusals. They agree."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator, Sequence
from itertools import combinations_with_replacement, product
from pathlib import Path
from typing import Any

import pytest

from gladsheim import from_document, game
from gladsheim.core.chance import Stream, seed_key
from gladsheim.core.errors import Refusal
from gladsheim.core.game import State
from gladsheim.games.valda.book import CardFile, built_in, load_book
from gladsheim.games.valda.pieces import LETTERS
from gladsheim.games.valda.reasons.refuse import DECISIONS, refuse
from gladsheim.games.valda.reasons.situation import read, to_act
from gladsheim.games.valda.reasons.text import CARD, GIVEN, GRAMMAR, PARTS, ParsedAction, parse
from gladsheim.games.valda.rulings import RULINGS
from gladsheim.testing.ledger import rule
from tests.games.valda.book.card_files import write_card_file
from tests.games.valda.starts import rich_position
from tests.games.valda.tables import Options, furnished, mostly_few, readings, tables, title
from tests.games.valda.twin.cards import read_cards
from tests.heard import Heard

HEARD = Heard("whyvalda-")
RULE_ID = re.compile("|".join([r"VA-\d+(\.\d+)?", *RULINGS.names]))
RARE = frozenset(DECISIONS) - {"resource", "game", "build", "line", "followers", "window"}
"""Decisions at which the whole grammar is asked every time."""


def whole_grammar(book: CardFile) -> Iterator[ParsedAction]:
    """Every action text that there is with a card file."""
    for word, kinds in GRAMMAR.items():
        choices = [spellings(kind, book) for kind in kinds]
        for parts in product(*choices):
            asked = parse(":".join((word, *parts)), book)
            assert isinstance(asked, ParsedAction)
            yield asked


def spellings(kind: str, book: CardFile) -> Sequence[str]:
    """All that a part of an action may be."""
    if kind == CARD:
        return tuple(book.by_id)
    if kind != GIVEN:
        return PARTS[kind]
    handfuls = combinations_with_replacement(LETTERS, book.limit("trade_rate"))
    return tuple({*LETTERS, *("".join(one) for one in handfuls if len({*one}) < len(LETTERS))})


TEXTS = tuple(whole_grammar(built_in()))


def sound(refusal: Refusal | None) -> bool:
    """A refusal has a sentence in each language, and rules of the specification or readings only."""
    return refusal is None or bool(
        HEARD.sound(refusal) and refusal.rules and all(map(RULE_ID.fullmatch, refusal.rules))
    )


def compare(state: State, every: bool, book: CardFile, texts: Sequence[ParsedAction]) -> None:
    """The roads agree on the legal actions, or, with `every`, on each text of the grammar."""
    document, legal = state.document(), state.legal_actions()
    assert to_act(document) == state.current_player
    position = read(document, book)
    assert position is not None
    assert len(set(legal)) == len(legal)
    asked = texts if every else [one for one in texts if one.text in legal]
    answers = {one.text: refuse(position, one) for one in asked}
    assert {text for text, refusal in answers.items() if refusal is None} == set(legal), document
    assert all(map(sound, answers.values()))


def play(
    state: State,
    stream: Stream,
    most: int,
    book: CardFile | None = None,
    texts: Sequence[ParsedAction] = TEXTS,
) -> set[str]:
    """Play at random for at most `most` decisions, comparing at each; the decisions met."""
    met: set[str] = set()
    for _ in range(most):
        if state.is_terminal:
            break
        op = state.document()["pending"][-1]["op"]
        compare(state, op in RARE or not stream.below(12), book or built_in(), texts)
        met.add(op)
        legal = state.legal_actions()
        # What ends a phase, and what trades, is chosen less often than it is offered.
        lively = [text for text in legal if text.partition(":")[0] not in ("end", "pass", "yield", "trade")]
        menu = lively if lively and stream.below(4) else legal
        state.apply(menu[stream.below(len(menu))])
    return met


@rule("VA-15", "VA-15.4")
@pytest.mark.parametrize("options", mostly_few(), ids=title)
def test_both_roads_agree_over_whole_games(options: Options, long: bool) -> None:
    """From the deal to the end, exactly the legal actions have nothing against them."""
    stream = Stream(seed_key(f"two roads {title(options)}"))
    for seed in range(10 if long else 1):
        state = game("valda", **options).deal(seed)
        play(state, stream, most=10_000)
        assert state.is_terminal
        refusal = state.why_not("end")
        assert refusal is not None
        assert refusal.rules


@pytest.mark.parametrize("rulings", readings(), ids=",".join)
def test_both_roads_agree_by_other_readings(rulings: list[str], long: bool) -> None:
    """From the deal and from the middle, exactly the legal actions have nothing against them (E-1.6)."""
    stream = Stream(seed_key(f"two roads {rulings}"))
    for number in range(40 if long else 2):
        options = {**list(tables())[stream.below(16)], "rulings": rulings}
        play(game("valda", **options).deal(number), stream, most=40)
        position = rich_position(random.Random(f"{rulings} {number}"), read_cards(), {"first": 0, **options})
        play(game("valda", **options).from_document(position), stream, most=60)


@rule("VA-15")
def test_both_roads_agree_at_every_kind_of_decision(long: bool) -> None:
    """From positions with weapons, locks and choices, at each of the 22 kinds of decisions."""
    # Of several seeds the one by which all kinds are met soonest.
    stream = Stream(seed_key("both roads"))
    met: set[str] = set()
    number = 0
    options = list(tables())
    while (long and number < 300) or met != set(DECISIONS):
        chosen = options[number % len(options)]
        state = game("valda", **chosen).from_document(furnished(stream, chosen))
        met |= play(state, stream, most=100)
        number += 1
        assert number < 2000, set(DECISIONS) - met


@rule("VA-13.5", "VA-15")
@pytest.mark.usefixtures("no_other_books")
def test_both_roads_agree_with_odd_card_files(tmp_path: Path, long: bool) -> None:
    """With other cards, limits, dice and costs as well: no rule depends on a card."""
    for number in range(40 if long else 2):
        path = write_card_file(tmp_path, number)
        book, stream = load_book(path), Stream(seed_key(f"odd cards {number}"))
        texts = tuple(whole_grammar(book))
        for players in range(2, 6):
            options = {"players": players, "turnaround": False, "race": bool(players % 2), "first": 0}
            position = rich_position(random.Random(f"{number} {players}"), read_cards(path), options)
            state = from_document({"game": "valda", **position})
            play(state, stream, 80, book, texts)


@rule("VA-15.4")
def test_a_state_answers_with_the_refusal() -> None:
    """What a state says of an action is what the document says."""
    state = game("valda", players=3).deal(5)
    for text in ("end", "trade:g:g", "nonsense", "attack:base.kill"):
        refusal = state.why_not(text)
        assert (refusal is None) is (text in state.legal_actions())
        assert sound(refusal)


def without_the_hidden(document: dict[str, Any], seat: int, stream: Stream) -> dict[str, Any]:
    """The same for the seat to act: other hands and decks are drawn anew, chance starts elsewhere."""
    twin = {**document, "rng": f"{stream.below(1 << 60):016x}", "forced": [1, 2, 3]}
    hidden = [card for deck in document["decks"].values() for card in deck]
    others = [other for other in range(len(document["players"])) if other != seat]
    hidden += [card for other in others for card in document["players"][other]["hand"]]
    stream.shuffle(hidden)
    twin["decks"] = {deck: [hidden.pop() for _ in cards] for deck, cards in document["decks"].items()}
    twin["players"] = [
        player if number == seat else {**player, "hand": [hidden.pop() for _ in player["hand"]]}
        for number, player in enumerate(document["players"])
    ]
    return twin


@rule("VA-17.2")
def test_a_refusal_tells_nothing_hidden() -> None:
    """Whatever the other hands and the decks hold, the seat to act hears the same of every text."""
    stream = Stream(seed_key("refusals keep secrets"))
    options = list(tables())
    for number in range(24):
        chosen = options[number % len(options)]
        state = game("valda", **chosen).from_document(furnished(stream, chosen))
        for _ in range(30):
            if state.is_terminal:
                break
            document, seat = state.document(), state.current_player
            assert seat is not None
            real = read(document, built_in())
            twin = read(without_the_hidden(document, seat, stream), built_in())
            assert real is not None
            assert twin is not None
            asked = [TEXTS[stream.below(len(TEXTS))] for _ in range(60)]
            assert [refuse(real, one) for one in asked] == [refuse(twin, one) for one in asked]
            legal = state.legal_actions()
            state.apply(legal[stream.below(len(legal))])

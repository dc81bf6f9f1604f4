"""Decisions as questions: the prompt, and each choice in words with its heading."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from gladsheim.core.telling.asking import DescribedAction, Question, Waiver
from gladsheim.core.words import Player, Value, Words, heard
from gladsheim.games.valda.book import CardFile
from gladsheim.games.valda.notation.phrases import NAMES, title, weapon
from gladsheim.games.valda.pieces import EXCHANGES, GODS, RESOURCES, WORKS
from gladsheim.games.valda.rulings import costs_of
from gladsheim.games.valda.words.describe import brief
from gladsheim.games.valda.words.things import amounts, card, face, structure, words

Choice = Mapping[str, Any]
Scene = Mapping[str, Any]

HEADINGS = {
    "play": "play",
    "take": "actions",
    "buy": "actions",
    "weapon": "weapons",
    "trade": "trade",
    "thor": "followers",
    "odin": "followers",
    "loki": "followers",
}


def question(scene: Scene, choices: Sequence[Choice], book: CardFile) -> Question:
    """Return the question to the seat to act, from the scene and the choices that it is sent."""
    op = scene["decision"]
    offers = tuple(
        DescribedAction(choice["action"], explained(choice, op, book), heading(choice), spot(choice))
        for choice in choices
    )
    waiver = None
    if op == "window":
        span = f"{scene['round']}:{scene['active']}"
        waiver = Waiver("pass", span, words("choice-not-this-turn-about"))
    return Question(heard(scene["prompt"]), offers, waiver)


def explained(choice: Choice, op: str, book: CardFile) -> Value:
    """Return a choice for a reader without a view of the table: the effect of its card or
    god, and its certain gain.
    """
    text, kind = heard(choice["words"]), choice["type"]
    about = None
    if kind in ("keep", "attack", "defend") or (kind == "card" and op != "throw"):
        about = brief(book.by_id[choice["card"]])
    elif kind == "god" and op != "temple":
        about = words(f"realm-{choice['god']}")
    if about is not None:
        text = words("choice-with-about", text=text, about=about)
    if choice["points"] > 0 and kind not in ("thor", "odin"):
        text = words("choice-gains", text=text, n=choice["points"])
    return text


def heading(choice: Choice) -> Value:
    """Return the heading of a choice; none for those that end something."""
    kind = choice["type"]
    if kind == "build":
        return words("choice-group-works" if choice["what"] in WORKS else "choice-group-temples")
    return words(f"choice-group-{HEADINGS[kind]}") if kind in HEADINGS else ""


def spot(choice: Choice) -> str:
    """Return the spot of a choice in the picture."""
    for field, place in (("card", "card"), ("seat", "seat"), ("die", "die"), ("god", "area"), ("res", "res")):
        if choice.get(field) is not None:
            return f"{place}:{choice[field]}"
    return f"area:{choice['what']}" if choice.get("what") in GODS else ""


def prompt(scene: Scene, book: CardFile) -> Words:
    """Return the decision as a sentence."""
    choice, attack = scene["choice"], scene["attack"]
    decision = _decision(scene["decision"], choice)
    values: dict[str, Value] = {}
    if decision == "game":
        values["actions"] = scene["actions"]
    elif decision == "build":
        values["left"] = scene["build_limit"] - scene["builds"]
    elif decision in ("free", "built"):
        values["who"] = Player(scene["active"])
    elif decision == "line":
        values["target"] = Player(scene["active"])
    elif decision in ABOUT_ATTACKS:
        values |= {"attacker": Player(attack["by"]), "target": Player(attack["target"])}
        values |= {"power": attack["power"], "shields": attack["shields"]}
    if decision == "built":
        values["what"] = structure(scene["building"]["what"])
    elif decision == "played":
        values["card"] = card(choice.get("card") or scene["playing"], book)
    if "n" in choice:
        values["n"] = int(choice["n"])
    for field, name in (("victim", "victim"), ("seat", "who")):
        if choice.get(field) is not None:
            values[name] = Player(choice[field])
    return words(f"prompt-{decision}", **values)


ABOUT_ATTACKS = frozenset({"defend", "declared", "hit", "defended"})


def _decision(op: str, choice: Choice) -> str:
    """Return the message name of a decision."""
    if op == "window":
        return "built" if choice["kind"] == "build" else str(choice["kind"])
    if op == "res" and choice.get("victim") is not None:
        return "res-steal"
    if op in ("player", "god"):
        return f"{op}-{choice['for'].replace('_', '-')}"
    if op == "throw":
        return str(choice["for"])
    if op == "move" and choice.get("from"):
        return "move-to"
    return op.replace("_", "-")


class ChoiceContext(NamedTuple):
    """The context of a choice that its words depend on."""

    op: str
    """Decision, by its name in documents."""
    defended: bool = False
    """Whether a defence card was used against the attack."""
    dice: tuple[str, ...] = ()
    """Dice of the roll, where one may be turned."""
    use: str = ""
    """Purpose of the roll."""
    rulings: tuple[str, ...] = ()
    """Readings of the table."""


def choice_words(choice: Choice, asked: ChoiceContext, book: CardFile) -> Value:
    """Return the effect of a choice, in short."""
    tell = _TEXTS.get(choice["type"])
    return tell(choice, asked, book) if tell else words(f"choice-{choice['type']}")


Tell = Callable[[Choice, ChoiceContext, CardFile], Value]


def _with_card(choice: Choice, asked: ChoiceContext, book: CardFile) -> Value:
    return words(f"choice-{choice['type']}", card=card(choice["card"], book))


def _play(choice: Choice, asked: ChoiceContext, book: CardFile) -> Value:
    found = book.by_id[choice["card"]]
    return words("choice-play", card=card(found.id, book), cost=found.cost)


def _chosen_card(choice: Choice, asked: ChoiceContext, book: CardFile) -> Value:
    """Return the choice of a card: from the discard pile, of another player, to be thrown in,
    or to be repeated.
    """
    message = {"throw": "discard", "replay": "card-repeat", "thief": "card-steal"}.get(asked.op, "card-take")
    return words(f"choice-{message}", card=card(choice["card"], book))


def _trade(choice: Choice, asked: ChoiceContext, book: CardFile) -> Value:
    give = amounts(choice.get("given") or {NAMES[choice["give"]]: int(choice.get("rate", 1))})
    return words(f"choice-{choice['type']}", give=give, get=amounts({NAMES[choice["get"]]: 1}))


def _end(choice: Choice, asked: ChoiceContext, book: CardFile) -> Value:
    return words(f"choice-end-{asked.op}")


def _pass(choice: Choice, asked: ChoiceContext, book: CardFile) -> Value:
    return words("choice-pass-attack" if asked.op == "line" else "choice-pass")


def _yield(choice: Choice, asked: ChoiceContext, book: CardFile) -> Value:
    return words("choice-yield" if asked.defended else "choice-yield-none")


def _take(choice: Choice, asked: ChoiceContext, book: CardFile) -> Value:
    return words(f"choice-take-{NAMES[choice['res']]}")


def _buy(choice: Choice, asked: ChoiceContext, book: CardFile) -> Value:
    return words("choice-buy", n=choice["price"])


def _build(choice: Choice, asked: ChoiceContext, book: CardFile) -> Value:
    what = choice["what"]
    cost = amounts(dict(zip(RESOURCES, costs_of(book, asked.rulings)[what], strict=True)))
    if what in WORKS:
        return words(f"choice-build-{what}", cost=cost)
    return words("choice-build-temple", god=title(what), cost=cost)


def _exchange(choice: Choice, asked: ChoiceContext, book: CardFile) -> Value:
    rate = choice["rate"]
    row = next(row for row in EXCHANGES if (row.god, row.rate) == (choice["type"], rate))
    paid = NAMES[choice["res"]] if "res" in choice else row.resources[0]
    return words("choice-exchange", what=amounts({paid: rate}), n=row.followers)


def _loki(choice: Choice, asked: ChoiceContext, book: CardFile) -> Value:
    return words("choice-loki", n=choice["dice"])


def _weapon(choice: Choice, asked: ChoiceContext, book: CardFile) -> Value:
    mode = choice["mode"]
    return words("choice-weapon", mode=weapon(mode), about=words(f"does-{mode}"))


def _res(choice: Choice, asked: ChoiceContext, book: CardFile) -> Value:
    return amounts({NAMES[choice["res"]]: 1})


def _player(choice: Choice, asked: ChoiceContext, book: CardFile) -> Value:
    return Player(choice["seat"])


def _god(choice: Choice, asked: ChoiceContext, book: CardFile) -> Value:
    god = title(choice["god"])
    return words("choice-temple", god=god) if asked.op == "temple" else god


def _works(choice: Choice, asked: ChoiceContext, book: CardFile) -> Value:
    return words(f"choice-works-{choice['what']}")


def _move(choice: Choice, asked: ChoiceContext, book: CardFile) -> Value:
    return words("choice-move", who=Player(choice["seat"]), god=title(choice["god"]))


def _die(choice: Choice, asked: ChoiceContext, book: CardFile) -> Value:
    side = book.dice[asked.dice[choice["die"]]].faces[choice["face"] - 1]
    return words("choice-die", die=choice["die"] + 1, result=face(side, asked.use))


_TEXTS: Mapping[str, Tell] = {
    "trade": _trade,
    "change": _trade,
    "end": _end,
    "pass": _pass,
    "yield": _yield,
    "play": _play,
    "take": _take,
    "buy": _buy,
    "discard": _with_card,
    "keep": _with_card,
    "attack": _with_card,
    "defend": _with_card,
    "card": _chosen_card,
    "build": _build,
    "thor": _exchange,
    "odin": _exchange,
    "loki": _loki,
    "weapon": _weapon,
    "res": _res,
    "player": _player,
    "god": _god,
    "works": _works,
    "move": _move,
    "die": _die,
}

"""Decisions as questions: the prompt, and each choice as a sentence with its heading."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from gladsheim.core.asking import Offer, Question, Waiver
from gladsheim.games.valda.book import Book
from gladsheim.games.valda.pieces import EXCHANGES, GODS, LETTERS, RESOURCES, WORKS
from gladsheim.games.valda.words.describe import brief
from gladsheim.games.valda.words.voice import Voice, voice

Choice = Mapping[str, Any]
Scene = Mapping[str, Any]
Names = Sequence[str]

WORDS = dict(zip((*LETTERS, *RESOURCES), RESOURCES * 2, strict=True))
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


def question(
    scene: Scene, choices: Sequence[Choice], names: Names, locale: str = "en", book: Book | None = None
) -> Question:
    """What the seat to act is asked, from the scene that it sees."""
    say = voice(locale, book)
    offers = tuple(
        Offer(choice["action"], choice_text(choice, scene, names, say), heading(choice, say), spot(choice))
        for choice in choices
    )
    waiver = None
    if scene["decision"] == "window":
        span = f"{scene['round']}:{scene['active']}"
        waiver = Waiver("pass", span, say("choice-not-this-turn-about"))
    return Question(prompt(scene, names, say), offers, waiver)


def heading(choice: Choice, say: Voice) -> str:
    """The heading that a choice stands under; none for those that end something."""
    kind = choice["type"]
    if kind == "build":
        return say("choice-group-works" if choice["what"] in WORKS else "choice-group-temples")
    return say(f"choice-group-{HEADINGS[kind]}") if kind in HEADINGS else ""


def spot(choice: Choice) -> str:
    """Where in the picture a choice belongs; the choices of the engine may say so themselves."""
    if "at" in choice:
        return str(choice["at"] or "")
    for field, place in (("card", "card"), ("seat", "seat"), ("die", "die"), ("god", "area"), ("res", "res")):
        if choice.get(field) is not None:
            return f"{place}:{choice[field]}"
    return f"area:{choice['what']}" if choice.get("what") in GODS else ""


def prompt(scene: Scene, names: Names, say: Voice) -> str:
    """What is to be decided, as a sentence."""
    op = scene["decision"]
    choice = scene["choice"] or {}
    if op == "window":
        return _window(choice, scene, names, say)
    values = {
        "n": int(choice.get("n") or 0),
        "actions": scene["actions"],
        "left": scene["build_limit"] - scene["builds"],
        "target": names[scene["active"]],
        "victim": _name(choice.get("victim"), names),
        "who": _name(choice.get("seat"), names),
        **_attack(scene, names),
    }
    return say(f"prompt-{_decision(op, choice)}", **values)


def _decision(op: str, choice: Choice) -> str:
    if op == "res" and choice.get("victim") is not None:
        return "res-steal"
    if op in ("player", "god"):
        return f"{op}-{choice['for'].replace('_', '-')}"
    if op == "throw":
        return str(choice["for"])
    if op == "move" and choice.get("from"):
        return "move-to"
    return op.replace("_", "-")


def _name(seat: Any, names: Names) -> str:
    return names[seat] if isinstance(seat, int) else ""


def _attack(scene: Scene, names: Names) -> dict[str, str | int]:
    attack = scene["attack"]
    if not attack:
        return {}
    return {
        "attacker": names[attack["by"]],
        "target": names[attack["target"]],
        "power": attack["power"],
        "shields": attack["shields"],
    }


def _window(choice: Choice, scene: Scene, names: Names, say: Voice) -> str:
    kind = choice["kind"]
    values: dict[str, str | int] = {"who": names[scene["active"]], **_attack(scene, names)}
    if kind == "build":
        return say("prompt-built", what=say.structure(scene["building"]["what"]), **values)
    if kind == "played":
        values["card"] = say.card(choice.get("card") or scene["playing"])
    return say(f"prompt-{kind}", **values)


def choice_text(choice: Choice, scene: Scene, names: Names, say: Voice) -> str:
    """A choice as a sentence, with the followers that it surely brings."""
    tell = _TEXTS.get(choice["type"])
    text = tell(choice, scene, names, say) if tell else say(f"choice-{choice['type']}")
    if choice["points"] > 0 and choice["type"] not in ("thor", "odin"):
        return say("choice-gains", text=text, n=choice["points"])
    return text


def _card(message: str) -> Callable[[Choice, Scene, Names, Voice], str]:
    """A choice of a card with what it does, which the player need not have before the eyes."""

    def tell(choice: Choice, scene: Scene, names: Names, say: Voice) -> str:
        text = say(f"choice-{message}", card=say.card(choice["card"]))
        return say("choice-with-about", text=text, about=brief(choice["card"], say.locale, say.book))

    return tell


def _play(choice: Choice, scene: Scene, names: Names, say: Voice) -> str:
    card = say.book.by_id[choice["card"]]
    return say("choice-play", card=say.card(card.id), cost=card.cost)


def _discard(choice: Choice, scene: Scene, names: Names, say: Voice) -> str:
    return say("choice-discard", card=say.card(choice["card"]))


def _chosen_card(choice: Choice, scene: Scene, names: Names, say: Voice) -> str:
    """A card out of the discard pile, of another player, to be thrown in, or to be repeated."""
    op = scene["decision"]
    if op == "throw":
        return _discard(choice, scene, names, say)
    message = {"replay": "card-repeat", "thief": "card-steal"}.get(op, "card-take")
    return _card(message)(choice, scene, names, say)


def _trade(choice: Choice, scene: Scene, names: Names, say: Voice) -> str:
    give = say.amounts({WORDS[choice["give"]]: int(choice.get("rate", 1))})
    return say(f"choice-{choice['type']}", give=give, get=say.amounts({WORDS[choice["get"]]: 1}))


def _end(choice: Choice, scene: Scene, names: Names, say: Voice) -> str:
    return say(f"choice-end-{scene['decision']}")


def _pass(choice: Choice, scene: Scene, names: Names, say: Voice) -> str:
    return say("choice-pass-attack" if scene["decision"] == "line" else "choice-pass")


def _yield(choice: Choice, scene: Scene, names: Names, say: Voice) -> str:
    return say("choice-yield" if scene["attack"]["used"] else "choice-yield-none")


def _take(choice: Choice, scene: Scene, names: Names, say: Voice) -> str:
    return say(f"choice-take-{WORDS[choice['res']]}")


def _buy(choice: Choice, scene: Scene, names: Names, say: Voice) -> str:
    return say("choice-buy", n=choice["price"])


def _build(choice: Choice, scene: Scene, names: Names, say: Voice) -> str:
    what = choice["what"]
    if what in WORKS:
        return say(f"choice-build-{what}", cost=say.amounts(scene["costs"][what]))
    cost = next(area["cost"] for area in scene["areas"] if area["god"] == what)
    return say("choice-build-temple", god=say(f"god-{what}"), cost=say.amounts(cost))


def _exchange(choice: Choice, scene: Scene, names: Names, say: Voice) -> str:
    rate = choice["rate"]
    row = next(row for row in EXCHANGES if (row.god, row.rate) == (choice["type"], rate))
    paid = WORDS[choice["res"]] if "res" in choice else row.resources[0]
    return say("choice-exchange", what=say.amounts({paid: rate}), n=row.followers)


def _loki(choice: Choice, scene: Scene, names: Names, say: Voice) -> str:
    return say("choice-loki", n=choice["dice"])


def _weapon(choice: Choice, scene: Scene, names: Names, say: Voice) -> str:
    mode = choice["mode"]
    return say("choice-weapon", mode=say(f"mode-{mode}"), about=say(f"does-{mode}"))


def _res(choice: Choice, scene: Scene, names: Names, say: Voice) -> str:
    return say.amounts({WORDS[choice["res"]]: 1})


def _player(choice: Choice, scene: Scene, names: Names, say: Voice) -> str:
    return names[choice["seat"]]


def _god(choice: Choice, scene: Scene, names: Names, say: Voice) -> str:
    god = say(f"god-{choice['god']}")
    if scene["decision"] == "temple":
        return say("choice-temple", god=god)
    return say("choice-with-about", text=god, about=say(f"realm-{choice['god']}"))


def _works(choice: Choice, scene: Scene, names: Names, say: Voice) -> str:
    return say(f"choice-works-{choice['what']}")


def _move(choice: Choice, scene: Scene, names: Names, say: Voice) -> str:
    return say("choice-move", who=names[choice["seat"]], god=say(f"god-{choice['god']}"))


def _die(choice: Choice, scene: Scene, names: Names, say: Voice) -> str:
    roll = scene["roll"]
    face = say.book.dice[roll["dice"][choice["die"]]].faces[choice["face"] - 1]
    return say("choice-die", die=choice["die"] + 1, result=say.face(face, roll["use"]))


_TEXTS: Mapping[str, Callable[[Choice, Scene, Names, Voice], str]] = {
    "trade": _trade,
    "change": _trade,
    "end": _end,
    "pass": _pass,
    "yield": _yield,
    "play": _play,
    "take": _take,
    "buy": _buy,
    "discard": _discard,
    "keep": _card("keep"),
    "attack": _card("attack"),
    "defend": _card("defend"),
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

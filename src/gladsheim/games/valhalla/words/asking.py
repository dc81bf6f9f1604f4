"""Decisions as questions: the prompt, and each choice as a sentence with its heading."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from gladsheim.core.asking import Offer, Question, Waiver
from gladsheim.games.valhalla.pieces import COURT, CROWN, PAWN
from gladsheim.games.valhalla.words.describe import brief
from gladsheim.games.valhalla.words.voice import Voice, at_of, card_of, voice

Choice = Mapping[str, Any]
Scene = Mapping[str, Any]
Names = Sequence[str]
Values = dict[str, str | int]

CROWN_LIMIT = 10
"""Armies or movements of a crown (VH-8.10, VH-8.22)."""
HEADINGS = {
    "place": "place",
    "recruit": "recruit",
    "event": "cards",
    "person": "cards",
    "leader": "cards",
    "ace": "ace",
    "refresh": "refresh",
    "discard": "excuse",
}
DEEDS = {
    "place": frozenset({"place"}),
    "recruit": frozenset({"recruit"}),
    "use": frozenset({"event", "person", "leader", "location", "ace", "refresh", "discard"}),
    "glory": frozenset({"glory"}),
}
"""What a turn may be used for besides passing, in the order of the phases."""
COUNTED = frozenset({"put", "march", "muster", "take"})
"""Choices of a number of armies: those that differ only in it stand in one line."""
CARDS = ("event", "person", "refresh", "drop", "glory_ace", "leader", "ace", "location")
EXPLAINED = frozenset({"event", "person", "drop"})
"""Choices of a card behind which it stands what the card may do."""


def question(scene: Scene, choices: Sequence[Choice], names: Names, locale: str = "en") -> Question:
    """What the seat to act is asked, from the scene that it sees."""
    say = voice(locale)
    offers = tuple(offer(choice, scene, names, say) for choice in choices)
    waiver = None
    if scene["stage"] == "excuse":
        span = f"{scene['active']}:{scene['seats'][scene['active']]['cycle']}"
        waiver = Waiver("allow", span, say("allow-about"))
    return Question(prompt(scene, choices, names, say), offers, waiver)


def offer(choice: Choice, scene: Scene, names: Names, say: Voice) -> Offer:
    """A choice with its line, its heading and its spot in the picture."""
    text = choice_text(choice, scene, names, say)
    row, amount = "", 0
    if choice["type"] in COUNTED:
        direct = choice["type"] == "muster" and choice["via"] == choice["from"]
        row = say("row-march" if direct else f"row-{choice['type']}", **_places(choice, scene, say))
        amount = int(choice["count"])
    return Offer(choice["action"], text, heading(choice, say), spot(choice, scene), row, amount)


def heading(choice: Choice, say: Voice) -> str:
    """The heading that a choice stands under; none for those that end something."""
    kind = choice["type"]
    if kind == "location":
        return say.pair(say("group-locations"), say.card(choice["card"]))
    return say(f"group-{HEADINGS[kind]}") if kind in HEADINGS else ""


def spot(choice: Choice, scene: Scene) -> str:
    """Where in the picture a choice belongs."""
    kind = choice["type"]
    if "slot" in choice:
        return f"slot:{choice['slot']}"
    if kind == "recruit":
        return f"market:{choice['at']}"
    if kind == "discard":
        return f"zone:{choice['seat']}:{choice['target']}"
    if kind == "march":
        return f"land:{choice['to']}"
    if kind == "muster":
        return f"land:{choice['from']}"
    if "at" in choice:
        return f"land:{choice['at']}"
    return f"zone:{scene['turn']}:{choice['card']}" if "card" in choice else ""


def prompt(scene: Scene, choices: Sequence[Choice], names: Names, say: Voice) -> str:
    """What is to be decided, as a sentence."""
    stage, pending = scene["stage"], scene["pending"] or {}
    values: Values = {"who": names[scene["active"]], "n": int(pending.get("due") or 0)}
    if pending.get("card"):
        values["card"] = say.card(pending["card"])
    if stage == "turn":
        return say(f"prompt-{_turn(scene, choices)}")
    if stage == "plan":
        return say(f"prompt-plan-{_plan(pending)}", **values | _plan_values(scene, choices, say))
    return say(f"prompt-{stage}", **values)


def _turn(scene: Scene, choices: Sequence[Choice]) -> str:
    """Which prompt holds at the beginning of a turn: it names what can be done, and nothing else."""
    kinds = {choice["type"] for choice in choices}
    phase = scene["seats"][scene["active"]]["phase"]
    if "skip" in kinds:
        return "unable"
    if "pass" not in kinds:
        return ("place", "recruit", "only-pass", "glory-now")[phase - 1]
    deeds = [deed for deed, found in DEEDS.items() if kinds & found]
    return "-".join([*deeds, "or-pass"]) if deeds else "only-pass"


def _plan(pending: Mapping[str, Any]) -> str:
    if pending["kind"] == "event":
        return "event"
    return "muster" if pending["dest"] else "person"


def _plan_values(scene: Scene, choices: Sequence[Choice], say: Voice) -> Values:
    """What is left of a plan, and where it goes."""
    pending, planned = scene["pending"], scene["planned"]
    left = planned["left"] if planned else _whole(scene, choices)
    where = say.place(scene, pending["dest"]) if pending["dest"] else ""
    return {"n": int(left), "where": where}


def _whole(scene: Scene, choices: Sequence[Choice]) -> int:
    """Armies or movements of a plan before its first step, as far as they can be used."""
    rank = card_of(scene["pending"]["card"]).rank
    if rank in (PAWN, COURT):
        # Not their own number binds them, but the location that is chosen.
        return max(int(choice.get("count", 0)) for choice in choices)
    limit = CROWN_LIMIT if rank == CROWN else rank
    if scene["pending"]["kind"] == "event":
        return min(limit, int(scene["seats"][scene["active"]]["reserve"]))
    return limit


def choice_text(choice: Choice, scene: Scene, names: Names, say: Voice) -> str:
    """A choice as a sentence, with the points that it surely brings."""
    kind = choice["type"]
    tell = _TEXTS.get(kind)
    if tell is not None:
        text = tell(choice, scene, names, say)
    elif kind == "place":
        # Its heading says the rest.
        text = say.slot(scene, choice["slot"])
    elif kind in COUNTED or kind == "pay":
        n = int(choice.get("count", 1))
        text = say(f"choice-{kind}", n=n, **_places(choice, scene, say))
    elif kind in CARDS:
        text = _card(choice, scene, say)
    else:
        text = say(f"choice-{kind.replace('_', '-')}")
    return say("choice-gains", text=text, points=choice["points"]) if choice["points"] > 0 else text


def _card(choice: Choice, scene: Scene, say: Voice) -> str:
    """A card that is used, and what it may do where that is not said otherwise."""
    kind = choice["type"].replace("_", "-")
    values: Values = {"card": say.card(choice["card"])}
    if "at" in choice:
        values["where"] = say.place(scene, choice["at"])
    text = say(f"choice-{kind}", **values)
    if choice["type"] in EXPLAINED:
        return say("choice-with-about", text=text, about=_does(choice, say))
    return text


def _does(choice: Choice, say: Voice) -> str:
    """What a card does in the way that is chosen; all of it where the card is given up."""
    if choice["type"] == "drop":
        return brief(choice["card"], say.locale)
    types = {"event": "event", "person": "personality"}
    return brief_use(choice["card"], types[choice["type"]], say)


def brief_use(card: str, kind: str, say: Voice) -> str:
    """What a card does as one of its types, with its suits."""
    found = card_of(card)
    told = [say.face(found), brief(found, say.locale, only=kind)]
    return ": ".join(part for part in told if part)


def _places(choice: Choice, scene: Scene, say: Voice) -> Values:
    """The places of a choice by name."""
    values: Values = {}
    if "slot" in choice:
        values["slot"] = say.slot(scene, choice["slot"])
    if choice["type"] == "put":
        values["where"] = say.place(scene, choice["at"])
    if choice["type"] in ("march", "muster"):
        to = choice["to"] if choice["type"] == "march" else scene["pending"]["dest"]
        values |= {"from": say.place(scene, choice["from"]), "to": say.place(scene, to)}
    if choice["type"] == "muster":
        values["via"] = say.place(scene, choice["via"])
    return values


def _muster(choice: Choice, scene: Scene, names: Names, say: Voice) -> str:
    values = {"n": int(choice["count"]), **_places(choice, scene, say)}
    return say("choice-march" if choice["via"] == choice["from"] else "choice-muster", **values)


def _recruit(choice: Choice, scene: Scene, names: Names, say: Voice) -> str:
    card = card_of(choice["card"])
    text = say("choice-recruit", card=say.card(card.id), price=choice["price"])
    about = ", ".join(part for part in (say.face(card), say.kinds(card)) if part)
    return say("choice-with-about", text=text, about=f"{about} ({choice['at']})")


def _location(choice: Choice, scene: Scene, names: Names, say: Voice) -> str:
    values: Values = {"card": say.card(choice["card"]), "where": say.place(scene, choice["at"])}
    if choice["way"] == "add":
        return say("named-at", name=say("choice-location-add", **values), at=choice["at"])
    return say("choice-location-replace", **values)


def _ace(choice: Choice, scene: Scene, names: Names, say: Voice) -> str:
    values: Values = {"card": say.card(choice["card"]), "where": say.place(scene, choice["at"])}
    text = say("choice-ace", **values)
    worth = at_of(scene["landscape"], choice["at"])["value"]
    # While the Excuse may stop it, nothing is sure; what it would bring is said all the same.
    return text if choice["points"] else say("choice-worth", text=text, points=int(worth))


def _discard(choice: Choice, scene: Scene, names: Names, say: Voice) -> str:
    return say("choice-discard", card=say.card(choice["target"]), who=names[choice["seat"]])


def _skip(choice: Choice, scene: Scene, names: Names, say: Voice) -> str:
    seat = scene["seats"][scene["active"]]
    return say("choice-skip-recruit" if seat["phase"] == 2 else "choice-skip-place")


def _end(choice: Choice, scene: Scene, names: Names, say: Voice) -> str:
    return say("choice-end-take" if scene["stage"] == "take" else "choice-end-plan")


_TEXTS: Mapping[str, Callable[[Choice, Scene, Names, Voice], str]] = {
    "muster": _muster,
    "recruit": _recruit,
    "location": _location,
    "ace": _ace,
    "discard": _discard,
    "skip": _skip,
    "end": _end,
}

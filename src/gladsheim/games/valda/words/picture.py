"""Picture of the whole table as text, for a terminal of 80 columns."""

from __future__ import annotations

import textwrap
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from gladsheim.core.rulings import played
from gladsheim.games.valda.book import CardFile, CardKind
from gladsheim.games.valda.pieces import RESOURCES
from gladsheim.games.valda.words.describe import brief, figure, mode_about
from gladsheim.games.valda.words.things import result, structure
from gladsheim.games.valda.words.voice import Voice, named, voice

Scene = Mapping[str, Any]
Names = Sequence[str]

WIDE = 80
LONGEST_NAME = 12
LAST_STEP = 20
"""Last step of the track that is drawn; players beyond it are shown behind it."""
WINNERS = ("thor", "odin", "loki")
DOT = " · "
_BOLD, _DIM, _PLAIN = "\033[1m", "\033[2m", "\033[0m"
_RED, _GREEN, _GOLD, _BLUE = "\033[31m", "\033[32m", "\033[33m", "\033[36m"


class MarginPainter:
    """A voice that writes with colours or without; it writes marks into the margin of lines."""

    def __init__(self, say: Voice, names: Names, marks: Mapping[str, str], colour: bool) -> None:
        self.say = say
        self.names = names
        self.marks = marks
        self.colour = colour
        self.margin = max(map(len, marks.values()), default=0) + 1

    def paint(self, text: str, colour: str) -> str:
        """Return a text in a colour, if colours are on."""
        return f"{colour}{text}{_PLAIN}" if self.colour and colour and text.strip() else text

    def mark(self, at: str) -> str:
        """Return the margin of a line that belongs to a spot."""
        return self.paint(self.marks.get(at, "").rjust(self.margin - 1), _BOLD + _GOLD) + " "

    def line(self, text: str, at: str = "", colour: str = "") -> list[str]:
        """Return a text with a margin, continued below where it is too long."""
        rows = textwrap.wrap(text, WIDE - self.margin, subsequent_indent="    ") or [""]
        margins = [self.mark(at), *[" " * self.margin] * (len(rows) - 1)]
        return [margin + self.paint(row, colour) for margin, row in zip(margins, rows, strict=True)]

    def title(self, text: str) -> list[str]:
        """Return a heading."""
        return self.line(text, colour=_BOLD)


def picture(
    scene: Scene,
    *,
    colour: bool = False,
    marks: Mapping[str, str] | None = None,
    locale: str = "en",
    names: Names | None = None,
    book: CardFile | None = None,
) -> str:
    """Return the table as a seat or a spectator may see it.

    `marks` (the `at` of a choice → up to five characters) are in the margin beside their
    spots. Players without names are numbered.
    """
    say = voice(locale, book, played(scene["options"]))
    painter = MarginPainter(say, named(len(scene["seats"]), names, locale), marks or {}, colour)
    blocks = [
        _head(scene, painter),
        _players(scene, painter),
        _areas(scene, painter),
        [*_track(scene, painter), *_heaps(scene, painter)],
        [*_roll(scene, painter), *_under_way(scene, painter), *_attack(scene, painter)],
        _cards(scene, painter),
    ]
    return "\n\n".join("\n".join(line.rstrip() for line in block) for block in blocks if block)


def _head(scene: Scene, painter: MarginPainter) -> list[str]:
    """Return lines with the round, the phase, whose turn it is, and how much of it is left."""
    say = painter.say
    parts = [say("round", round=scene["round"], rounds=scene["rounds"]), say(f"phase-{scene['phase']}")]
    if not scene["over"]:
        parts.append(painter.names[scene["active"]])
    if scene["phase"] == "game":
        parts.append(say("actions-left", n=scene["actions"]))
    if scene["phase"] == "build":
        parts.append(say("builds-left", n=scene["build_limit"] - scene["builds"]))
    if scene["resolving"]:
        parts.append(say("resolving"))
    return painter.line(DOT.join(parts), colour=_BOLD + _GOLD)


def _row(cells: Iterable[str], widths: Sequence[int]) -> str:
    """Return cells side by side; a negative width puts a cell to the right of its column."""
    placed = (
        f"{cell:<{wide}}" if wide > 0 else f"{cell:>{-wide}}"
        for cell, wide in zip(cells, widths, strict=True)
    )
    return " ".join(placed)


def _players(scene: Scene, painter: MarginPainter) -> list[str]:
    """Return a line for each player: followers, resources, works, cards and temples."""
    say = painter.say
    columns = ("followers", "safe", *RESOURCES, "mines", "drills", "cards", "temples")
    heads = [say(f"col-{column}") for column in ("player", *columns)]
    widths = [LONGEST_NAME + 4, *(-max(4, len(head)) for head in heads[1:-1]), 1]
    lines = painter.line(_row(heads, widths), colour=_DIM)
    for at, seat in enumerate(scene["seats"]):
        figures = [seat["followers"], seat["safe"], *(seat[name] for name in RESOURCES)]
        figures += [seat["mines"], seat["drills"], seat["hand_count"]]
        turn = ">" if at == scene["active"] and not scene["over"] else " "
        cells = [
            f"{turn} {at + 1} {painter.names[at][:LONGEST_NAME]}",
            *map(str, figures),
            _temples(seat, say),
        ]
        lines += painter.line(_row(cells, widths), f"seat:{at}", _GREEN if turn == ">" else "")
    return lines


def _temples(seat: Mapping[str, Any], say: Voice) -> str:
    found = [(say(f"god-{god}"), count) for god, count in seat["temples"].items() if count]
    return ", ".join(f"{god} {count}" if count > 1 else god for god, count in found) or "–"


def _areas(scene: Scene, painter: MarginPainter) -> list[str]:
    """Return a line for each area: its sites with their owners' numbers, its deck and its price."""
    say = painter.say
    heads = [say(f"col-{column}") for column in ("area", "sites", "deck", "cost", "realm")]
    sites = max(len(heads[1]), *(2 * len(area["sites"]) for area in scene["areas"]))
    costs = [say.amounts(area["cost"]) for area in scene["areas"]]
    widths = [
        max(len(heads[0]), 8) + 1,
        sites + 1,
        -max(4, len(heads[2])),
        max(map(len, [heads[3], *costs])),
        1,
    ]
    lines = painter.line(_row(heads, widths), colour=_DIM)
    for area, cost in zip(scene["areas"], costs, strict=True):
        owner = area["owner"]
        note = _use(area["god"], say) if owner is None else say("area-owner", who=painter.names[owner])
        row = " ".join("·" if seat is None else str(seat + 1) for seat in area["sites"])
        cells = [say(f"god-{area['god']}"), row, str(area["deck"]), cost, note]
        text = _row(cells, widths)[: WIDE - painter.margin]
        lines += painter.line(text, f"area:{area['god']}", _RED if owner is not None else "")
    return lines


def _use(god: str, say: Voice) -> str:
    """Return the use of a god in a word: three of them win followers."""
    return say("followers") if god in WINNERS else say(f"realm-{god}")


def _track(scene: Scene, painter: MarginPainter) -> list[str]:
    """Return Yggdrasil as a line with the players' numbers below; `|` marks the start of a safe zone.

    Players past the last step that is drawn are below the `>`.
    """
    label = f"{painter.say('track')} "
    zones = set(scene["safe_zones"])
    steps = "".join(f"{'|' if step in zones else ' '}{step:<2}" for step in range(LAST_STEP + 1))
    lines = painter.line(f"{label}{steps}>", colour=_BLUE)
    followers = [min(seat["followers"], LAST_STEP + 1) for seat in scene["seats"]]
    for level in range(max(Counter(followers).values())):
        row = [" " * 3] * (LAST_STEP + 1) + [""]
        for step in set(followers):
            here = [at + 1 for at, count in enumerate(followers) if count == step]
            if level < len(here):
                row[step] = f" {here[level]} " if step <= LAST_STEP else str(here[level])
        lines.append(" " * (painter.margin + len(label)) + "".join(row))
    return lines


def _heaps(scene: Scene, painter: MarginPainter) -> list[str]:
    """Return lines with the base deck, the discard pile and the supply."""
    say = painter.say
    pile = scene["discard"]
    base = say("deck-base")
    parts = [f"{base[0].upper()}{base[1:]} {scene['decks']['base']}", f"{say('discard')} {len(pile)}"]
    if pile:
        parts[-1] += f" ({say('discard-top', card=say.card(pile[-1]))})"
    parts.append(f"{say('supply')} {say.amounts(scene['supply'])}")
    return painter.line(DOT.join(parts))


def _roll(scene: Scene, painter: MarginPainter) -> list[str]:
    """Return the dice on the table, a line each, so that each can carry its mark."""
    roll, say = scene["roll"], painter.say
    if not roll:
        return []
    lines = painter.title(say("roll", who=painter.names[roll["by"]]))
    for at, (die, shown) in enumerate(zip(roll["dice"], roll["results"], strict=True)):
        text = f"{at + 1}. {say.pair(say(f'die-{die}'), say.said(result(shown, roll['use'])))}"
        lines += painter.line(text, f"die:{at}")
    return lines


def _under_way(scene: Scene, painter: MarginPainter) -> list[str]:
    """Return lines about the card that is played, the structure that is built, and effects
    that last for this turn.
    """
    say = painter.say
    lines = []
    if scene["playing"]:
        lines += painter.line(say.pair(say("playing"), say.card(scene["playing"])))
    if scene["building"]:
        what = structure(scene["building"]["what"])
        lines += painter.line(say("about-to", who=painter.names[scene["active"]], what=what))
    if scene["lent"]:
        gods = ", ".join(say(f"god-{god}") for god in scene["lent"])
        lines += painter.line(say.pair(say("lent"), gods))
    if scene["played"]:
        lines += painter.line(say.pair(say("played"), say.cards(scene["played"])), colour=_DIM)
    return lines


def _attack(scene: Scene, painter: MarginPainter) -> list[str]:
    """Return the attacker and the target, and the sums of power and shields."""
    attack, say = scene["attack"], painter.say
    if not attack:
        return []
    who, target = painter.names[attack["by"]], painter.names[attack["target"]]
    title = say.pair(say("attack", who=who, target=target), say.card(attack["card"]))
    sums = [say("attack-sum", base=attack["base"])]
    surtur = [say("attack-surtur", bonus=attack["bonus"])] if attack["bonus"] else []
    wrath = [say("attack-wrath")] if attack["wrath"] else []
    # In the order in which they count: by a reading only the card is doubled (E-4.4).
    card_only = "wrath-card-only" in scene["options"].get("rulings", ())
    sums += wrath + surtur if card_only else surtur + wrath
    if len(sums) > 1:
        sums.append(say("attack-power", power=attack["power"]))
    shields = [say("attack-shields", shields=attack["shields"])]
    if attack["tyr"]:
        shields.append(say("attack-tyr", bonus=attack["tyr"]))
    if attack["used"]:
        shields.append(say.cards(attack["used"]))
    missing = attack["power"] - attack["shields"]
    shields.append(say("attack-missing", n=missing) if missing > 0 else say("attack-held"))
    lines = painter.line(title, colour=_BOLD + _RED)
    lines += painter.line(f"  {DOT.join(sums)}")
    if attack["horn"]:
        lines += painter.line(f"  {say('attack-horn')}")
    else:
        lines += painter.line(f"  {DOT.join(shields)}")
    if attack["spear"]:
        lines += painter.line(f"  {say('attack-spear')}")
    return lines


def _cards(scene: Scene, painter: MarginPainter) -> list[str]:
    """Return the open cards of everybody and the viewer's hand, with their effects."""
    say = painter.say
    lines = []
    for at, seat in enumerate(scene["seats"]):
        if seat["open"]:
            lines += painter.title(say("open-of", who=painter.names[at]))
            lines += _listed(seat["open"], painter)
    viewer = scene["viewer"]
    if viewer is not None and scene["seats"][viewer]["hand"] is not None:
        hand = scene["seats"][viewer]["hand"]
        lines += painter.title(say.pair(say("hand"), say("cards", n=len(hand))))
        lines += _listed(hand, painter)
    return lines


def _listed(cards: Sequence[str], painter: MarginPainter) -> list[str]:
    """Return cards, each kind once, with their number."""
    say = painter.say
    order = {card.id: at for at, card in enumerate(say.book.cards)}
    lines = []
    for code, count in sorted(Counter(cards).items(), key=lambda item: order[item[0]]):
        name = f"{count}× {say.card(code)}" if count > 1 else say.card(code)
        lines += painter.line(DOT.join([name, *_facts(say.book.by_id[code], say)]), f"card:{code}")
        for mode in say.book.by_id[code].modes:
            lines += painter.line(f"    {say.said(mode_about(mode))}", colour=_DIM)
    return lines


def _facts(card: CardKind, say: Voice) -> list[str]:
    """Return the text after the name of a card; the two uses of a weapon need lines of their own."""
    if card.modes:
        return [say("type-weapon")]
    cost = [say.said(figure(card))] if card.type == "yellow" and card.cost != 1 else []
    return [*cost, say.said(brief(card))]

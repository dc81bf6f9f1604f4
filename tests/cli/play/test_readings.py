"""Texts of the terminal state the rules of the table, by each reading that it can play."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from gladsheim.cli.play.conversation import Conversation
from gladsheim.cli.play.sitting import Sitting
from gladsheim.cli.play.words import CliTexts
from gladsheim.games import game, names
from gladsheim.games.valda.game import ValdaGame
from gladsheim.locales import LOCALES, text
from gladsheim.records import RecordedSeat, Recorder, load_record, verify
from tests.cli.conftest import Runner
from tests.cli.play.conftest import Play
from tests.locales.test_readings import changed

BOOKS = {
    "voluspa": ("--edition", "rulebook-it"),
    "valda": ("--edition", "fr", "--players", "2"),
    "valhalla": ("--rulings", "leader-any-neighbour,ace-any-turn,excuse-any-turn", "--glory-cap", "4"),
}
"""How each game is played by its other edition; Valhalla, which has none, by all its readings."""
READINGS = [(name, row.name) for name in names() for row in game(name).traits.rulings.rows]
PLIES = 40
TOPICS = ("", "cards", "gods", "weapons", "turn", "price", "fight", "signs", "glory")
WEAPONS = {"gjallarhorn": ("gjallarhorn-strongest", "heimdall"), "wrath": ("wrath-card-only", "thor")}
"""Reading and god of each use of a weapon that a reading changes."""


def usual_only(locale: str, reading: str) -> set[str]:
    """The sentences that texts have at usual tables alone."""
    found = set()
    for message in changed(locale, reading):
        played = text(locale, message, **{reading: "on"})
        parts = re.split(r"(?<=\.) ", text(locale, message))
        found |= {part for part in parts if part.strip(" .") and part not in played}
    return found


def sitting_at(name: str, reading: str) -> Sitting:
    """A fresh game, with people in all seats."""
    options = {"set": "all"} if name == "voluspa" else {}
    chosen = game(name, rulings=[reading], **options)
    return Sitting.begin(chosen, [RecordedSeat(f"P{seat}") for seat in range(chosen.players)], 5)


def armed(mode: str) -> Sitting:
    """A game of Valda at a table with a reading; Bo holds the weapon that it changes."""
    reading, god = WEAPONS[mode]
    hands = [["base.kill"], [f"{god}.weapon"], ["base.kill"]]
    table = ValdaGame(players=3, rulings=[reading])
    document = {
        "options": {"players": 3, "rulings": [reading]},
        "phase": "resource",
        "players": [{"hand": hand} for hand in hands],
        "discard": ["base.shield-1", "base.shield-2"],
    }
    seats = [RecordedSeat(name) for name in ("Ada", "Bo", "Cleo")]
    return Sitting(Recorder(table.from_document(document), seats), "test")


def told_in_help(talk: Conversation) -> Iterator[str]:
    """The answers to `help` with every topic and piece."""
    codes = [str(row["code"]) for row in talk.sitting.state.game.presenter.own_pieces()]
    for topic in (*TOPICS, *codes):
        yield from talk.help(topic).lines


def told_in_play(talk: Conversation, *, attacking: bool = False) -> Iterator[str]:
    """The table, the choices and the answers to `why`, in a game of some actions."""
    chance = random.Random(4)
    for _ in range(PLIES):
        state, names = talk.sitting.state, talk.sitting.names
        if state.current_player is None:
            return
        talk.open()
        assert talk.menu is not None
        yield state.game.presenter.picture(state, talk.viewer, names=names, locale=talk.texts.locale)
        yield from talk.menu.lines(80)
        legal = state.legal_actions()
        action = chance.choice([one for one in legal if attacking and one.startswith("attack")] or legal)
        yield from talk.why(action).lines
        talk.act(action)


def plain(lines: Iterator[str]) -> str:
    """Lines as running text."""
    return " ".join(" ".join(lines).split())


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize(("name", "reading"), READINGS)
def test_no_help_states_a_rule_that_the_table_does_not_play(name: str, reading: str, locale: str) -> None:
    """With every topic; the help quotes the reading."""
    told = plain(told_in_help(Conversation(sitting_at(name, reading), CliTexts(locale), None)))
    assert text(locale, f"readings{name}-{reading}") in told
    assert not [sentence for sentence in usual_only(locale, reading) if sentence in told]


@pytest.mark.parametrize(("name", "reading"), READINGS)
def test_no_table_states_a_rule_that_it_does_not_play(name: str, reading: str) -> None:
    """Neither in its picture, nor in its lists of choices, nor where an action is asked about."""
    told = plain(told_in_play(Conversation(sitting_at(name, reading), CliTexts("en"), None)))
    assert not [sentence for sentence in usual_only("en", reading) if sentence in told]


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("mode", WEAPONS)
def test_uses_of_a_weapon_are_offered_by_the_rules_of_the_table(mode: str, locale: str) -> None:
    """In the hand, in the list of choices and in the help."""
    talk = Conversation(armed(mode), CliTexts(locale), None)
    told = plain(told_in_play(talk, attacking=True))
    sentence = text(locale, f"readingsvalda-{WEAPONS[mode][0]}")
    offered = text(locale, "valda-choice-weapon", mode=text(locale, f"valda-mode-{mode}"), about=sentence)
    assert offered in told
    assert text(locale, f"valda-does-{mode}") not in told


@pytest.mark.parametrize("name", BOOKS)
def test_a_whole_game_by_other_readings(cli: Runner, tmp_path: Path, name: str) -> None:
    """Typed lines lead to its end; its record names the readings, and holds."""
    file = tmp_path / "game.json"
    seats = ("--seat", "me:Ada", "--seat", "greedy", "--seed", "3", "--record", file)
    ran = cli("play", name, *BOOKS[name], *seats, typed="1\n" * 900)
    assert (ran.code, ran.err) == (0, "")
    assert "The game is over." in ran.out
    record = load_record(file)
    rulings = game(name).traits.rulings
    assert record.options["rulings"] in [
        list(one) for one in (*rulings.editions.values(), rulings.names) if one
    ]
    assert verify(record).ok
    assert verify(record).over


def test_the_table_is_headed_by_its_edition(play: Play) -> None:
    """Or by the number of its readings; nothing stands there at a usual table."""
    table = game("valda", players=2)
    chosen = ValdaGame(players=2, rulings=[*table.traits.rulings.editions["fr"]])
    mixed = ValdaGame(players=2, rulings=["trade-any-four"])
    seats = [RecordedSeat("Ada"), RecordedSeat("Bo")]
    shown = [play(Sitting.begin(one, seats, 3))[0].lstrip() for one in (chosen, mixed, table)]
    assert shown[0].startswith("Valda · French half of the rulebook\n")
    assert shown[1].startswith("Valda · 1 reading\n")
    assert not shown[2].startswith("Valda")

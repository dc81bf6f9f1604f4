"""Every step of every lesson against the engine, and its words in every language."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest

from gladsheim import info, lessons, locales
from gladsheim.core.errors import GladsheimError
from gladsheim.games.voluspa.pieces import TILES, Tile
from gladsheim.lessons import Lesson, LessonStep
from gladsheim.lessons.reading import LOOK, PLAY, WHY
from tests.fourth_game.registered import with_a_page
from tests.lessons.judging import position_of, solves

STEPS = [
    pytest.param(game, lesson, step, id=f"{game}-{lesson.id}-{step.id}")
    for game in lessons.names()
    for lesson in lessons.book(game).lessons
    for step in lesson.steps
]
TOLD = {LOOK: ("",), PLAY: ("", "-hint", "-done"), WHY: ("", "-hint", "-done")}
FOLDER = Path(locales.__file__).parent
MESSAGE = re.compile(r"^([a-z][A-Za-z0-9-]*) *=", re.MULTILINE)


def test_every_game_has_lessons() -> None:
    """Each game with a page of its own can be learned."""
    assert set(lessons.names()) == set(with_a_page())


def test_a_game_without_lessons_is_an_error() -> None:
    """Nothing is read from elsewhere under a name that is not known."""
    with pytest.raises(KeyError):
        lessons.book("../voluspa")


@pytest.mark.parametrize(("game", "lesson", "step"), STEPS)
def test_a_step_holds_what_it_says(game: str, lesson: Lesson, step: LessonStep) -> None:
    """Its position is valid, its answer solves it for the points said, its wrong example does not."""
    state, task = position_of(step, game), step.task
    points = {choice["action"]: choice["points"] for choice in state.game.presenter.choices(state)}
    if task.kind == LOOK:
        return
    assert solves(task, state, task.answer)
    if task.kind == WHY:
        assert task.answer not in points
        assert not any(solves(task, state, action) for action in points)
        return
    assert points[task.answer] == task.points
    assert all(action in points for action in task.actions)
    assert state.clone().apply(task.answer).points == task.points
    if task.wrong:
        assert points[task.wrong] == task.wrong_points
        assert not solves(task, state, task.wrong)
    if len(points) > len(task.actions or points):
        assert task.wrong, "something can be done wrong here, and the lesson should know what"


def outcome(step: LessonStep, game: str, reading: str = "") -> object:
    """What solves a step at a table, and what that gains; None where its position is not possible there."""
    options = {**step.position["options"], **({"rulings": [reading]} if reading else {})}
    try:
        state = position_of(replace(step, position={**step.position, "options": options}), game)
    except GladsheimError:
        return None
    choices = state.game.presenter.choices(state)
    solved = {one["action"]: one["points"] for one in choices if solves(step.task, state, one["action"])}
    return solved, solves(step.task, state, step.task.answer)


@pytest.mark.parametrize(("game", "lesson", "step"), STEPS)
def test_a_step_names_the_rules_that_readings_replace(game: str, lesson: Lesson, step: LessonStep) -> None:
    """At least those without which it would be solved otherwise: the page says that editions differ there."""
    rows = info(game).traits.rulings.rows
    assert {*step.rules} <= {rule for row in rows for rule in row.instead}
    usual = outcome(step, game)
    other = [row for row in rows if outcome(step, game, row.name) not in (usual, None)]
    assert not [row.name for row in other if not {*row.instead} & {*step.rules}]


@pytest.mark.parametrize(("game", "lesson", "step"), STEPS)
def test_all_who_solve_a_step_earn_what_its_words_tell(game: str, lesson: Lesson, step: LessonStep) -> None:
    """Where a text names its points, every way to solve the step brings so many."""
    done = f"learn{game}-{lesson.id}-{step.id}-done"
    if step.task.kind != PLAY or "17" not in locales.text("en", done, points=17, least=1):
        return
    state = position_of(step, game)
    brought = {
        choice["points"]
        for choice in state.game.presenter.choices(state)
        if solves(step.task, state, choice["action"])
    }
    assert brought == {step.task.points}


@pytest.mark.parametrize("locale", locales.LOCALES)
@pytest.mark.parametrize(("game", "lesson", "step"), STEPS)
def test_a_step_is_told_in_every_language(locale: str, game: str, lesson: Lesson, step: LessonStep) -> None:
    """Its task, its hint and what came of it have words of their own, all values filled in."""
    for end in TOLD[step.task.kind]:
        said = locales.text(
            locale, f"learn{game}-{lesson.id}-{step.id}{end}", points=step.task.points, least=step.task.least
        )
        assert len(said) > 10
        assert "{" not in said


def acts_on_the_board(tile: Tile) -> bool:
    """Whether a tile still does something after the turn in which it was placed."""
    return bool(tile.guards or tile.mutes or tile.packs or tile.bookends or tile.gap or tile.bonus)


def test_a_lesson_of_voluspa_shows_only_tiles_that_were_explained() -> None:
    """What can be placed, or does something where it lies, is named in this or an earlier lesson."""
    named = ""
    for lesson in lessons.book("voluspa").lessons:
        for step in lesson.steps:
            key = f"learnvoluspa-{lesson.id}-{step.id}"
            named += "".join(locales.text("en", key + end, points=1, least=1) for end in TOLD[step.task.kind])
        known = {tile.code for tile in TILES if tile.name in named}
        quiet = {tile.code for tile in TILES if not acts_on_the_board(tile)}
        for step in lesson.steps:
            assert set(step.position["hands"][0]) <= known, (lesson.id, step.id)
            assert set(step.position["board"].values()) <= known | quiet, (lesson.id, step.id)


@pytest.mark.parametrize("locale", locales.LOCALES)
@pytest.mark.parametrize("game", lessons.names())
def test_no_word_is_left_over(locale: str, game: str) -> None:
    """A catalogue holds the words of the lessons that there are, and no others."""
    # How the keyboard comes to what cannot be done.
    book, wanted = lessons.book(game), {f"learn{game}-keys"}
    for lesson in book.lessons:
        wanted |= {f"learn{game}-part-{lesson.part}", f"learn{game}-{lesson.id}"}
        for step in lesson.steps:
            wanted |= {f"learn{game}-{lesson.id}-{step.id}{end}" for end in TOLD[step.task.kind]}
    assert set(MESSAGE.findall(source(game, locale))) == wanted


def source(game: str, locale: str) -> str:
    """The catalogue of a game's lessons."""
    return (FOLDER / locale / f"learn-{game}.ftl").read_text(encoding="utf-8")

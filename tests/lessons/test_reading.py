"""What is no book of lessons is refused, with every fault at its place."""

from __future__ import annotations

import json

import pytest

from gladsheim.core.errors import DataFileError
from gladsheim.lessons.reading import PLAY, read_book

STEP = """
[[lesson]]
id = "one"
part = "base"

[[lesson.step]]
id = "first"
position = "here"
task = "play"
piece = "Od"
least = 4
answer = "Od@1,0"
points = 4
"""
POSITIONS = json.dumps({"here": {"board": {}}})


def faults(lessons: str, positions: str = POSITIONS) -> dict[str, str]:
    """The faults of a book by their fields."""
    with pytest.raises(DataFileError) as caught:
        read_book("toy", lessons, positions)
    return {fault.field: fault.message for fault in caught.value.faults}


def test_a_book_is_read() -> None:
    """Lessons, steps and tasks as they are written."""
    (lesson,) = read_book("toy", STEP, POSITIONS).lessons
    (step,) = lesson.steps
    assert (lesson.id, lesson.part, step.id, step.position) == ("one", "base", "first", {"board": {}})
    assert (step.task.kind, step.task.piece, step.task.least, step.task.answer) == (PLAY, "Od", 4, "Od@1,0")


@pytest.mark.parametrize(
    ("old", "new", "field"),
    [
        ('id = "one"', 'id = "One!"', "lesson.0.id"),
        ('part = "base"', "", "lesson.0.part"),
        ('part = "base"', 'part = "base"\ntitle = "x"', "lesson.0.title"),
        ('position = "here"', 'position = "there"', "lesson.0.step.0.position"),
        ('task = "play"', 'task = "win"', "lesson.0.step.0.task"),
        ("least = 4", "", "lesson.0.step.0"),
        ("least = 4", "least = 4\nbest = true", "lesson.0.step.0"),
        ("least = 4", "best = false", "lesson.0.step.0.best"),
        ("least = 4", "least = 4000", "lesson.0.step.0.least"),
        ("points = 4", "points = true", "lesson.0.step.0.points"),
        ('answer = "Od@1,0"', "", "lesson.0.step.0.answer"),
        ('answer = "Od@1,0"', 'answer = "Od@1,0"\nafter = "Th@1,0"', "lesson.0.step.0.after"),
        ('answer = "Od@1,0"', 'answer = "Od@1,0"\nrule = "V-1"', "lesson.0.step.0.rule"),
    ],
)
def test_a_fault_names_its_field(old: str, new: str, field: str) -> None:
    """One thing wrong is told where it is."""
    assert old in STEP
    assert field in faults(STEP.replace(old, new))


def test_all_faults_are_told_together() -> None:
    """Whoever mends a book sees everything at once."""
    found = faults(STEP.replace('"one"', "1").replace('"Od@1,0"', "2"))
    assert {"lesson.0.id", "lesson.0.step.0.answer"} <= set(found)


def test_an_id_is_there_once() -> None:
    """Two lessons of one id could not be told apart in a link."""
    assert faults(STEP + STEP)["lesson"] == "the id 'one' is there 2 times"


def test_a_position_that_no_step_shows_is_a_fault() -> None:
    """Nothing lies about unused."""
    assert "positions.spare" in faults(STEP, json.dumps({"here": {}, "spare": {}}))


def test_a_lesson_without_steps_is_a_fault() -> None:
    """There is something to do in every lesson."""
    assert "lesson.0.step" in faults('[[lesson]]\nid = "one"\npart = "base"\n', "{}")

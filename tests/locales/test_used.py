"""The page and its catalogues: every text that is asked for is there, and none is there for nobody."""

from __future__ import annotations

import re
from pathlib import Path

from gladsheim import locales
from tests.locales.sayable import FOLDER, messages
from tests.locales.test_locales import TOPICS

ROOT = Path(__file__).resolve().parents[2]
# An id as it stands in a source: a whole one, or the parts around the values of a template.
QUOTED = re.compile(r"""['"]([a-z][A-Za-z0-9]*(?:-[A-Za-z0-9]+)+-?)['"]""")
TEMPLATE = re.compile(r"`((?:[^`\\$]|\$\{(?:[^{}`]|\{[^{}]*\}|`[^`]*`)*\}|\$(?!\{))*)`")
HOLE = re.compile(r"\$\{(?:[^{}`]|\{[^{}]*\}|`[^`]*`)*\}")
PYTHON_TEMPLATE = re.compile(r"""\bf(?:"([^"\\]*)"|'([^'\\]*)')""")
PYTHON_HOLE = re.compile(r"\{[^{}]*\}")
# The catalogues that the page never fetches: those of the command line, and of what the server says itself.
GENERATED = ("schema.d.ts", "shapes.d.ts")
ELSEWHERE = re.compile(r"(cli|faults|notices|why-.*)\.ftl")


def sources() -> dict[Path, str]:
    """All of the page's sources but its tests, and the server's, by their paths."""
    files = [*(ROOT / "web" / "src").rglob("*"), *(ROOT / "web" / "build").rglob("*.ts")]
    page = [path for path in files if path.suffix in (".ts", ".svelte") and ".test." not in path.name]
    found = {path: path.read_text(encoding="utf-8") for path in page if path.name not in GENERATED}
    return found | {path: path.read_text(encoding="utf-8") for path in (ROOT / "src").rglob("*.py")}


def known() -> dict[str, str]:
    """Every message with the topic whose catalogue has it."""
    return {name: topic for topic in TOPICS for name in messages(locales.FALLBACK, topic)}


def templates(path: Path, source: str) -> list[list[str]]:
    """The texts of a source that have values in them: what stands around the values of each."""
    if path.suffix == ".py":
        return [PYTHON_HOLE.split(one or other) for one, other in PYTHON_TEMPLATE.findall(source)]
    return [HOLE.split(template) for template in TEMPLATE.findall(source)]


def asked() -> tuple[dict[str, Path], dict[re.Pattern[str], Path]]:
    """The ids that stand in the sources in full, and the forms of those that are put together there."""
    whole: dict[str, Path] = {}
    forms: dict[re.Pattern[str], Path] = {}
    for path, source in sources().items():
        for quoted in QUOTED.findall(source):
            whole.setdefault(quoted, path)
        for fixed in templates(path, source):
            if (
                len(fixed) > 1
                and re.fullmatch(r"[a-z]{3,}[\w-]*", fixed[0])
                and "-" in "".join(fixed)
                and not re.search(r"\s", "".join(fixed))
            ):
                pattern = "[A-Za-z0-9-]*".join(re.escape(part) for part in fixed)
                forms.setdefault(re.compile(pattern), path)
    return whole, forms


def test_every_text_that_is_asked_for_is_in_the_catalogues() -> None:
    """What is said by name has a message of that name; what is put together has at least one."""
    there = known()
    topics = {name.partition("-")[0] for name in there}
    say = re.compile(r"""\b(?:t|say|texts\.get|text)\(\s*['"]([a-z]+-[\w-]+)['"]""")
    asked_for = {
        name: path
        for path, source in sources().items()
        if path.suffix != ".py"
        for name in say.findall(source)
    }
    assert {name: path for name, path in asked_for.items() if name not in there} == {}
    _, forms = asked()
    missing = {
        form.pattern: path
        for form, path in forms.items()
        if path.suffix != ".py"
        and form.pattern.partition("\\-")[0] in topics
        and not any(form.fullmatch(name) for name in there)
    }
    assert missing == {}


def test_no_text_is_there_for_nobody() -> None:
    """Every message of the page stands in a source, or has the form of one that is put together there."""
    whole, forms = asked()
    unused = [
        name
        for name, topic in known().items()
        if not ELSEWHERE.fullmatch(topic)
        and name not in whole
        and not any(form.fullmatch(name) for form in forms)
    ]
    assert unused == []
    assert (FOLDER / locales.FALLBACK).is_dir()

"""Golden cases: small positions with their expected results, in one format for all games.

A case loads a `position` (or deals `options` from `seed`), takes its `steps`, and compares the result with
the fields of `after`. With `refused` the position or the options must be refused. A file of Valda names its
card file in `cards`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from gladsheim.core.errors import ActionError, DocumentError, OptionsError, shorten
from gladsheim.core.game import State
from gladsheim.games import from_document, game
from gladsheim.testing.case_files import cases_of

UNORDERED = frozenset({"hand", "hands", "discard", "removed", "box"})
"""Parts of a position whose order has no meaning."""
SHOWN = 160


@dataclass(frozen=True, slots=True)
class CaseResult:
    """The result of a case; it passed if nothing is wrong."""

    id: str
    title: str
    rules: tuple[str, ...]
    wrong: tuple[str, ...]


def run_cases(document: Mapping[str, Any]) -> Iterator[CaseResult]:
    """Run every case of a file. Raises what `cases_of` raises, before the first case."""
    cards = {"cards": document["cards"]} if "cards" in document else {}
    for case in cases_of(document):
        wrong = tuple(_run(document["game"], case, cards))
        yield CaseResult(case["id"], case["title"], tuple(case.get("rules", ())), wrong)


def _run(name: str, case: Mapping[str, Any], cards: Mapping[str, str]) -> Iterator[str]:
    refused = case.get("refused")
    try:
        state = _load(name, case, cards)
    except (DocumentError, OptionsError) as error:
        if refused is None:
            yield f"refused: {error}"
        return
    if refused is not None:
        yield f"the {refused} was accepted; it must be refused"
        return
    for number, step in enumerate(case.get("steps", ()), 1):
        wrong = list(_take(state, step))
        yield from (f"step {number}, {step['action']}: {fault}" for fault in wrong)
        if wrong:
            return
    yield from _compare(state, case.get("after", {}))


def _load(name: str, case: Mapping[str, Any], cards: Mapping[str, str]) -> State:
    if "position" in case:
        # The file says which game it is about; its positions need not.
        return from_document({"game": name, **cards, **case["position"]})
    return game(name, **{**cards, **case["options"]}).deal(case["seed"])


def _take(state: State, step: Mapping[str, Any]) -> Iterator[str]:
    action, before = step["action"], state.document()
    try:
        applied = state.apply(action)
    except ActionError as error:
        if step["legal"]:
            yield f"refused: {error.refusal}"
        elif state.document() != before:
            yield "refused, but the position changed"
        return
    if not step["legal"]:
        yield "accepted; it must be refused"
    for name, found in (("points", applied.points), ("parts", applied.parts)):
        if name in step and step[name] != found:
            yield _differs(name, step[name], found)


def _compare(state: State, after: Mapping[str, Any]) -> Iterator[str]:
    legal = state.legal_actions()
    if "legal_actions" in after and sorted(after["legal_actions"]) != sorted(legal):
        yield _differs("legal actions", sorted(after["legal_actions"]), sorted(legal))
    yield from (f"{action} must be legal" for action in after.get("includes", ()) if action not in legal)
    yield from (f"{action} must not be legal" for action in after.get("excludes", ()) if action in legal)
    if "to_act" in after and after["to_act"] != state.current_player:
        yield _differs("to act", after["to_act"], state.current_player)
    document = state.document()
    for path, expected in after.get("fields", {}).items():
        found = _at(document, path)
        if _plain(path, expected) != _plain(path, found):
            yield _differs(path, expected, found)
    result = dict(state.result())
    for name, expected in after.get("result", {}).items():
        if result.get(name) != expected:
            yield _differs(f"result {name}", expected, result.get(name))


def _differs(what: str, expected: object, found: object) -> str:
    return f"{what} must be {shorten(expected, SHOWN)}, is {shorten(found, SHOWN)}"


def _at(value: Any, path: str) -> Any:
    """Return the part of a document under a dotted path; `#` is a length, a missing part is None."""
    for word in path.split("."):
        if word == "#":
            value = len(value) if isinstance(value, list | dict | str) else None
        elif isinstance(value, list):
            value = value[int(word)] if word.isdecimal() and int(word) < len(value) else None
        else:
            value = value.get(word) if isinstance(value, dict) else None
    return value


def _plain(path: str, value: Any) -> Any:
    """Return the value with lists sorted where their order has no meaning."""
    if not UNORDERED.intersection(path.split(".")) or not isinstance(value, list):
        return value
    if all(isinstance(item, list) for item in value):
        return [sorted(item, key=repr) for item in value]
    return sorted(value, key=repr)

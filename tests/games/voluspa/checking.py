"""Drives a reader of the rules through the steps of a case and compares what the case names."""

from typing import Any

from tests.games.voluspa.reasons.readers import Json, Reader

PILES = ("discard", "removed")
"""Fields of the position document whose order has no meaning."""


def take_step(reader: Reader, step: Json) -> None:
    """Take a legal step and compare its points and parts; see that an illegal one is not offered."""
    action = step["action"]
    assert (action in reader.legal()) is step["legal"], action
    if step["legal"]:
        points, parts = reader.apply(action)
        assert points == step.get("points", points), (action, parts)
        assert parts == step.get("parts", parts), action
        assert sum(part["points"] for part in parts) == points, action
        if "shows" in step:
            compare_parts(parts, step["shows"], action)


def compare_parts(parts: list[Json], shows: list[Json], action: str) -> None:
    """See that there are as many parts as shown, each with the values of the fields shown."""
    assert len(parts) == len(shows), (action, parts)
    for part, shown in zip(parts, shows, strict=True):
        assert {name: part[name] for name in shown} == shown, action


def compare_after(reader: Reader, after: Json) -> None:
    """Compare the position after the steps with what the case says of it, and with nothing else."""
    legal, document = reader.legal(), reader.document()
    if "legal_actions" in after:
        assert sorted(legal) == sorted(after["legal_actions"])
    assert set(after.get("includes", [])) <= set(legal)
    assert not set(after.get("excludes", [])) & set(legal)
    if "to_act" in after:
        assert document["turn"] == after["to_act"]
    for path, expected in after.get("fields", {}).items():
        assert comparable(path, look_up(document, path)) == comparable(path, expected), path
    result = reader.result()
    for key, expected in after.get("result", {}).items():
        assert result[key] == expected, key


def look_up(document: Any, path: str) -> Any:
    """What a dotted path leads to: names of fields, numbers of places, `#` for the length."""
    found = document
    for name in path.split("."):
        if name == "#":
            found = len(found)
        elif isinstance(found, list):
            found = found[int(name)]
        else:
            # A field that is absent has no value to compare: None says so.
            found = found.get(name)
    return found


def comparable(path: str, value: Any) -> Any:
    """The value with the orders taken out that have no meaning: of hands, discard pile and box."""
    if not isinstance(value, list):
        return value
    top = path.partition(".")[0]
    if top in PILES:
        return sorted(value)
    if top in ("hands", "known"):
        return [sorted(hand) if isinstance(hand, list) else hand for hand in unordered(value)]
    return value


def unordered(hands: list[Any]) -> list[Any]:
    """All hands as they are; one hand alone (a list of kinds) sorted."""
    return hands if any(isinstance(hand, list) for hand in hands) else sorted(hands)

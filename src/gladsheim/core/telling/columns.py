"""Legal actions as columns: the form in which they are sent where many of them differ in little."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, NotRequired, TypedDict


class ChoiceColumns(TypedDict):
    """Several legal actions that have much in common.

    A list has one value for each of the actions, in the same order; any other value holds for all of them.
    The text of an action is `prefix`, then its value of `at`, then `suffix` if there is one.
    """

    type: str
    prefix: str
    at: list[str]
    suffix: NotRequired[str]
    points: list[int]


def unpacked(sent: Iterable[Mapping[str, Any]]) -> Iterator[dict[str, Any]]:
    """Yield choices one by one, in the order of the items; an item that is not columns is
    yielded as it is.
    """
    for item in sent:
        if "prefix" not in item:
            yield dict(item)
            continue
        common = dict(item)
        prefix, suffix = common.pop("prefix"), common.pop("suffix", "")
        lists = {name: value for name, value in common.items() if isinstance(value, list)}
        for at, values in zip(item["at"], zip(*lists.values(), strict=True), strict=True):
            choice = {"action": f"{prefix}{at}{suffix}", **common}
            choice.update(zip(lists, values, strict=True))
            yield choice

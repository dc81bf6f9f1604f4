"""Attributes that are computed when they are first read."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, Self, TypeVar, overload

T = TypeVar("T")


class Lazy(Generic[T]):
    """As `functools.cached_property`, without its lock: before Python 3.12 that takes longer than all else.

    Two threads that read at once may both work it out.
    """

    def __init__(self, work: Callable[[Any], T]) -> None:
        self._work = work
        self.__doc__ = work.__doc__

    def __set_name__(self, _: type, name: str) -> None:
        self._name = name

    @overload
    def __get__(self, owner: None, _: type) -> Self: ...

    @overload
    def __get__(self, owner: object, _: type) -> T: ...

    def __get__(self, owner: Any, _: type) -> Self | T:
        """Compute the value; Python calls this only while the instance has no attribute of this name."""
        if owner is None:
            return self
        # The instance's dict comes before this descriptor from now on, because the class has no `__set__`.
        found = owner.__dict__[self._name] = self._work(owner)
        return found

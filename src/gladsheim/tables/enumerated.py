"""Annotations for texts with a fixed set of values on the wire, which the interface document lists."""

from msgspec import Meta


def one_of(*words: str) -> Meta:
    """Return an annotation that lists the values of a type; it documents them, and checks nothing."""
    return Meta(extra_json_schema={"enum": list(words)})

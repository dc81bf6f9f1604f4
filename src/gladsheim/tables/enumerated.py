"""Texts of which there are only so many on the wire: the interface document lists them."""

from msgspec import Meta


def one_of(*words: str) -> Meta:
    """The note at a type that its values are these; it is for readers, and checks nothing."""
    return Meta(extra_json_schema={"enum": list(words)})

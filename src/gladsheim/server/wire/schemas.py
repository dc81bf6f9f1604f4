"""Schemas of the published documents: requests and answers, as msgspec reads and writes them.

Litestar generates schemas, too, but without the types' descriptions, and without some of the bounds of
optional fields.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import is_dataclass
from inspect import cleandoc
from typing import Any, get_args, get_type_hints

import msgspec

from gladsheim.tables.shapes import LIKE, OPEN, SHAPES

SCHEMAS = "#/components/schemas/"
Schema = dict[str, Any]


def types_of(routes: Iterable[Any]) -> tuple[set[type], set[type]]:
    """Return the types of the routes' bodies, and those of their answers."""
    taken, given = set(), set()
    for route in routes:
        hints = get_type_hints(route.fn)
        taken |= set(_structs(hints.get("data")))
        given |= set(_structs(hints["return"]))
        given |= {one for spec in route.responses.values() for one in _structs(spec.data_container)}
    return taken, given


def _structs(hint: Any) -> Iterator[type]:
    """Yield the structures in a type."""
    if isinstance(hint, type) and (issubclass(hint, msgspec.Struct) or is_dataclass(hint)):
        yield hint
    for part in get_args(hint):
        yield from _structs(part)


def schemas_of(taken: Iterable[type], given: Iterable[type], where: str = SCHEMAS) -> dict[str, Schema]:
    """Return the schemas of requests and answers, by type name, with all types that they refer to.

    `where` is the prefix of a name in a reference.
    """
    _, sent = _schemas(taken, where)
    _, found = _schemas({*taken, *given, *SHAPES}, where)
    for shape in OPEN:
        found[shape.__name__]["additionalProperties"] = {}
    for name, schema in found.items():
        if name not in sent:
            _told_whole(schema)
        plain(schema, where)
    return found


def _schemas(types: Iterable[type], where: str) -> tuple[Any, dict[str, Schema]]:
    ordered = sorted(types, key=lambda one: one.__name__)
    return msgspec.json.schema_components(ordered, ref_template=f"{where}{{name}}")


def _told_whole(schema: Schema) -> None:
    """Make fields with a default required: answers always contain them."""
    properties = schema.get("properties", {})
    defaults = {name for name, one in properties.items() if "default" in one}
    for name in defaults:
        del properties[name]["default"]
    if defaults:
        schema["required"] = sorted({*schema["required"], *defaults})


def plain(schema: Any, where: str = SCHEMAS) -> None:
    """Complete msgspec's schema in place, in terms that client generators understand.

    It adds the shape's name for game data, the type of enumerated values, a constant for a single one, and
    that objects without declared fields may hold anything. It removes the default null of optional fields.
    """
    if isinstance(schema, list):
        for one in schema:
            plain(one, where)
    elif isinstance(schema, dict):
        for one in schema.values():
            plain(one, where)
        if isinstance(shapes := schema.get(LIKE), list):
            schema.clear()
            refs = [{"$ref": f"{where}{shape}"} for shape in shapes]
            schema.update({"anyOf": refs} if len(refs) > 1 else refs[0])
        if isinstance(listed := schema.get("enum"), list):
            schema.setdefault("type", "integer" if isinstance(listed[0], int) else "string")
            if len(listed) == 1:
                schema["const"] = schema.pop("enum")[0]
        if schema.get("items") is False:
            # The length of a tuple is given beside this.
            del schema["items"]
        if schema.get("default", "") is None:
            del schema["default"]
        if schema.get("type") == "object" and "properties" not in schema:
            schema.setdefault("additionalProperties", {})
        if isinstance(text := schema.get("description"), str):
            schema["description"] = cleandoc(text)


def plain_parameter(parameter: Schema) -> None:
    """Simplify the schema of an optional parameter: remove null, which no request can send."""
    schema = parameter["schema"]
    if "oneOf" in schema:
        kinds = [one for one in schema.pop("oneOf") if one != {"type": "null"}]
        for kind in kinds:
            schema.update(kind)
    # It is beside the schema, too.
    schema.pop("description", None)
    for bound in ("minimum", "maximum", "exclusiveMaximum"):
        if bound in schema:
            schema[bound] = int(schema[bound])

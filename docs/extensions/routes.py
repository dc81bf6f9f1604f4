"""`{routes}`: what the hall answers over HTTP, by topic, from its interface document."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from docutils import nodes
from sphinx.application import Sphinx
from sphinx.util.docutils import SphinxDirective

DOCUMENT = Path(__file__).parents[1] / "openapi.json"


def target(name: str) -> str:
    """The name of the place where a type is told of."""
    return f"type-{name.lower()}"


def shape(schema: dict[str, Any]) -> str:
    """The type of a value in a few words."""
    if "$ref" in schema:
        name = schema["$ref"].rpartition("/")[2]
        return f"[`{name}`](#{target(name)})"
    for several in ("oneOf", "anyOf"):
        if several in schema:
            return " or ".join(dict.fromkeys(shape(one) for one in schema[several]))
    if "enum" in schema:
        return ", ".join(f"`{value}`" for value in schema["enum"])
    kind = schema.get("type", "any value")
    if kind == "array":
        return f"a list of {shape(schema.get('items', {}))}"
    bounds = [
        f"{word} {schema[key]}"
        for key, word in (
            ("minimum", "at least"),
            ("maximum", "at most"),
            ("exclusiveMaximum", "below"),
            ("minLength", "length at least"),
            ("maxLength", "length at most"),
        )
        if key in schema
    ]
    kinds = " or ".join(kind) if isinstance(kind, list) else kind
    return f"{kinds} ({', '.join(bounds)})" if bounds else kinds


class RoutesDirective(SphinxDirective):
    """All routes of the hall."""

    def run(self) -> list[nodes.Node]:
        """Called by Sphinx."""
        self.env.note_reread()
        document = json.loads(DOCUMENT.read_text("utf-8"))
        lines = [f"{document['info']['description']}\n"]
        lines += [line for tag in document["tags"] for line in topic(document, tag)]
        lines.append("## Types\n")
        for name, schema in document["components"]["schemas"].items():
            lines += type_of(name, schema)
        return self.parse_text_to_nodes("\n".join(lines), allow_section_headings=True)


def topic(document: dict[str, Any], tag: dict[str, str]) -> Iterator[str]:
    """The routes of a topic, under its heading."""
    yield f"## {tag['name'].capitalize()}\n"
    yield f"{tag['description']}\n"
    for path, methods in document["paths"].items():
        for method, operation in methods.items():
            if tag["name"] in operation.get("tags", ()):
                yield from route(f"{method.upper()} {path}", operation)


def route(name: str, operation: dict[str, Any]) -> Iterator[str]:
    """A route: what it does, takes, answers and refuses."""
    yield f"### `{name}`\n"
    yield f"{operation['description']}\n"
    for parameter in operation.get("parameters", ()):
        needed = "" if parameter.get("required") else ", optional"
        about = f": {parameter['description']}" if parameter.get("description") else ""
        yield f"- `{parameter['name']}` ({parameter['in']}{needed}) {shape(parameter['schema'])}{about}"
    if body := operation.get("requestBody"):
        yield f"- body: {shape(next(iter(body['content'].values()))['schema'])}"
    if any("token" in scheme for scheme in operation.get("security", ())):
        yield "- bot accounts may call it with their token"
    for status, answer in operation["responses"].items():
        content = answer.get("content")
        what = shape(next(iter(content.values()))["schema"]) if content else "nothing"
        yield f"- {status} {what}"
        if status >= "400":
            yield from (f"  {line}" for line in answer["description"].splitlines())
    yield ""


def type_of(name: str, schema: dict[str, Any]) -> Iterator[str]:
    """A type: what it is, and its fields."""
    yield f"({target(name)})="
    yield f"### `{name}`\n"
    if about := schema.get("description"):
        yield f"{' '.join(about.split())}\n"
    if "properties" not in schema:
        yield f"{shape(schema)}\n"
    for field, kind in schema.get("properties", {}).items():
        optional = "" if field in schema.get("required", ()) else ", optional"
        about = f": {kind['description']}" if kind.get("description") else ""
        yield f"- `{field}`{optional}: {shape(kind)}{about}"
    yield ""


def setup(app: Sphinx) -> dict[str, bool]:
    """Called by Sphinx."""
    app.add_directive("routes", RoutesDirective)
    return {"parallel_read_safe": True, "parallel_write_safe": True}

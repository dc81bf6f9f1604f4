"""`{modules}`: the public names of the modules in its lines, each module below a heading of its own.

A line `gladsheim.games.valda.rules.*` stands for a package and all modules in it.
"""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from docutils import nodes
from sphinx import addnodes
from sphinx.application import Sphinx
from sphinx.util.docutils import SphinxDirective

SOURCES = Path(__file__).parents[2] / "src"
ALL = ".*"
ENTRY = """
## {name}

```{{eval-rst}}
.. automodule:: {name}
   {members}

{constants}
```
"""


def source(module: str) -> Path:
    """The file of a module or package."""
    path = SOURCES.joinpath(*module.split("."))
    return path / "__init__.py" if path.is_dir() else path.with_suffix(".py")


@cache
def tree(module: str) -> ast.Module:
    """The source of a module, parsed. Nothing is imported: some modules need `gladsheim[research]`."""
    return ast.parse(source(module).read_text("utf-8"))


def modules(line: str) -> list[str]:
    """The modules that a line stands for, a package before what it holds."""
    if not line.endswith(ALL):
        return [line]
    folder = source(line.removesuffix(ALL)).parent
    paths = sorted(path.relative_to(SOURCES).with_suffix("") for path in folder.rglob("*.py"))
    return sorted(".".join(path.parts).removesuffix(".__init__") for path in paths)


def assigned(statement: ast.stmt) -> Iterator[str]:
    """The names that a statement of a module assigns; variables of types are none of them."""
    match statement:
        case ast.Assign(value=ast.Call(func=ast.Name(id="TypeVar" | "ParamSpec"))):
            return
        case ast.Assign(targets=targets):
            nodes_of = (node for target in targets for node in ast.walk(target))
            yield from (
                node.id for node in nodes_of if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)
            )
        case ast.AnnAssign(target=ast.Name(id=name)):
            yield name
        case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name) | ast.ClassDef(name=name):
            yield name


@cache
def public(module: str) -> tuple[str, ...]:
    """The public names of a module: those of `__all__`, or else all that it defines without an underscore."""
    for statement in tree(module).body:
        match statement:
            case ast.Assign(targets=[ast.Name(id="__all__")], value=value):
                return tuple(ast.literal_eval(value))
    names = dict.fromkeys(name for statement in tree(module).body for name in assigned(statement))
    return tuple(name for name in names if not name.startswith("_"))


@cache
def undocumented(module: str) -> dict[str, str]:
    """The public constants of a module that have no docstring, with their values; autodoc leaves them out."""
    found, body = {}, tree(module).body
    for statement, after in zip(body, [*body[1:], None], strict=True):
        if isinstance(statement, ast.Assign | ast.AnnAssign) and not is_text(after) and statement.value:
            value = ast.unparse(statement.value)
            found |= {name: value for name in assigned(statement) if name in public(module)}
            if len(list(assigned(statement))) > 1:
                found |= dict.fromkeys(assigned(statement), "")
    return {name: value for name, value in found.items() if name in public(module)}


def is_text(statement: ast.stmt | None) -> bool:
    """Whether a statement is a docstring."""
    return isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)


def entry(module: str) -> str:
    """The part of a page that documents a module."""
    constants = undocumented(module)
    names = ", ".join(name for name in public(module) if name not in constants)
    lines = [
        line
        for name, value in constants.items()
        for line in (f".. py:data:: {name}", f"   :value: {value}" if value else "", "")
    ]
    members = f":members: {names}" if names else ":no-members:"
    return ENTRY.format(name=module, members=members, constants="\n".join(lines))


@cache
def imports(module: str) -> dict[str, str]:
    """What a module imports from others, by the name that it uses."""
    return {
        name.asname or name.name: f"{node.module}.{name.name}"
        for node in ast.walk(tree(module))
        if isinstance(node, ast.ImportFrom) and node.module
        for name in node.names
    }


class ModulesDirective(SphinxDirective):
    """The public names of modules."""

    has_content = True

    def run(self) -> list[nodes.Node]:
        """Called by Sphinx."""
        names = [name for line in self.content for name in modules(line.strip())]
        for name in names:
            self.env.note_dependency(source(name))
        made = self.parse_text_to_nodes("\n".join(map(entry, names)), allow_section_headings=True)
        if any(line.endswith(ALL) for line in self.content):
            for signature in self.state.document.findall(addnodes.desc_signature):
                # Thousands of names in the contents of each page would help nobody, and take long to write.
                signature["_toc_name"] = ""
        return made


def setup(app: Sphinx) -> dict[str, bool]:
    """Called by Sphinx."""
    app.add_directive("modules", ModulesDirective)
    return {"parallel_read_safe": True, "parallel_write_safe": True}

"""Signatures as the sources have them: names of types stay names, defaults can be read, and a class is shown
with its own constructor, also where a package that it inherits from is not installed.
"""

import re
import sys
from typing import Any, Generic, TypeVar

import numpy.typing
from modules import SOURCES, imports, public, source
from sphinx import addnodes
from sphinx.application import Sphinx
from sphinx.ext.autodoc.mock import MockFinder, _MockObject, ismock
from sphinx.util.inspect import signature, stringify_signature

ALIAS = re.compile(r"^([A-Z][a-z]\w+)(?:: TypeAlias)? = (?!TypeVar)(?:\w+(?:\.\w+)*\[|\w+ \| )", re.M)
"""A type that a module gives a name to, such as `Seed = int | str | bytes`."""
WRAPPED = re.compile(r"TypeAliasForwardRef\('(\w+)'\)")
OBJECT = re.compile(r"<(?:function (\w+)[^>]*|class '(?:\w+\.)*(\w+)'|function <lambda>[^>]*|factory)>")
"""How Python shows a function or class, or the factory of a default."""
READ = ("bots", "core", "games", "lessons", "puzzles", "records", "research", "testing")
"""Packages with such types."""
PACKAGES = ("gladsheim.bots", "gladsheim.lessons", "gladsheim.puzzles", "gladsheim.records")
"""Packages whose `__all__` has names of their modules: the reference knows them by the shorter name."""
BASES = re.compile(r"Bases: (object|Protocol|NamedTuple|_\w+)")
"""Bases that tell a reader nothing."""
LONGEST = 120
"""Characters of a value; a longer one is left out."""
T = TypeVar("T")


class NDArray(Generic[T]):
    """What NumPy spells out as `ndarray[tuple[Any, ...], dtype[T]]`."""

    __module__ = "numpy.typing"


class ArrayLike:
    """What NumPy spells out as a union of eight types."""

    __module__ = "numpy.typing"


class Written:
    """Default of a parameter, by what its source says."""

    def __init__(self, text: str) -> None:
        self.text = text

    def __repr__(self) -> str:
        return self.text


def aliases() -> dict[str, str]:
    """The names that modules give to types; each stands for itself in signatures."""
    paths = (path for name in READ for path in (SOURCES / "gladsheim" / name).rglob("*.py"))
    return {name: name for path in paths for name in ALIAS.findall(path.read_text("utf-8"))}


def with_readable_defaults(_: Sphinx, function: Any, bound: bool) -> None:
    """Show a function that is a default by its name, and the default of a field by what makes it."""
    try:
        written = signature(function)
    except (TypeError, ValueError):
        return
    parameters = list(written.parameters.values())
    for number, parameter in enumerate(parameters):
        text = OBJECT.sub(lambda found: found[1] or found[2] or "...", repr(parameter.default))
        if parameter.default is not parameter.empty and text != repr(parameter.default):
            parameters[number] = parameter.replace(default=Written(text))
    if parameters != list(written.parameters.values()):
        function.__signature__ = written.replace(parameters=parameters)


def as_written(
    app: Sphinx, what: str, _: str, documented: Any, __: object, arguments: str | None, answer: str | None
) -> tuple[str, str] | None:
    """Show no arguments for a protocol, and those of `__init__` for a subclass of what is not installed.

    Names that stand within a type lose the wrapping that Sphinx forgets there.
    """
    if arguments is None:
        return None
    if what == "class" and getattr(documented, "_is_protocol", False):
        return "", ""
    if what == "class" and issubclass(documented, _MockObject):
        own = documented.__init__
        written = signature(own, bound_method=True, type_aliases=app.config.autodoc_type_aliases)
        arguments = stringify_signature(written, show_return_annotation=False, unqualified_typehints=True)
    return WRAPPED.sub(r"\1", arguments), WRAPPED.sub(r"\1", answer or "")


def with_named_bases(_: Sphinx, __: str, ___: type, ____: object, bases: list[Any]) -> None:
    """Name classes of packages that are not installed, in place."""
    for number, base in enumerate(bases):
        if ismock(base):
            kind = base if isinstance(base, type) else type(base)
            # Of `Env[int]`, the module is `gymnasium.Env` and the name `int`.
            plain = isinstance(base, type)
            bases[number] = f":py:class:`{kind.__module__}{f'.{kind.__name__}' if plain else ''}`"


def finish(_: Sphinx, domain: str, __: str, content: addnodes.desc_content) -> None:
    """Give types their full names, and take out `Bases: object` and values that tell a reader nothing."""
    if domain != "py":
        return
    for signed in (node for node in content.parent if isinstance(node, addnodes.desc_signature)):
        module = home(signed["module"], signed["fullname"])
        for used in signed.findall(addnodes.pending_xref):
            # Without this attribute the name is taken as it is, not as the end of any name that fits.
            if used.attributes.pop("refspecific", None) is not None:
                used["reftarget"] = full_name(module, used["reftarget"])
    if content.children and BASES.fullmatch(content[0].astext()):
        content.pop(0)
    for value in list(content.parent.findall(addnodes.desc_annotation)):
        text = value.astext()
        if text.startswith(" = ") and (len(text) > LONGEST or OBJECT.search(text)):
            value.parent.remove(value)


def home(module: str, name: str) -> str:
    """The module that defines a name, which a package may only pass on."""
    passed_on = imports(module).get(name.partition(".")[0]) if module in PACKAGES else None
    return passed_on.rpartition(".")[0] if passed_on else module


def full_name(module: str, name: str) -> str:
    """The name under which the reference knows a type, from how a module calls it."""
    if source(module).is_file():
        name = f"{module}.{name}" if name in public(module) else imports(module).get(name, name)
    for package in PACKAGES:
        for short in public(package):
            if name in {imports(package).get(short), f"{package}.{short}"}:
                return f"{package}.{short}"
    return name


def setup(app: Sphinx) -> dict[str, bool]:
    """Called by Sphinx."""
    app.config.autodoc_type_aliases = aliases()
    # Where the packages are installed, the reference is the same as where they are not.
    sys.meta_path.insert(0, MockFinder(app.config.autodoc_mock_imports))
    numpy.typing.NDArray, numpy.typing.ArrayLike = NDArray, ArrayLike
    app.connect("autodoc-before-process-signature", with_readable_defaults)
    app.connect("autodoc-process-signature", as_written)
    app.connect("autodoc-process-bases", with_named_bases)
    app.connect("object-description-transform", finish)
    return {"parallel_read_safe": True, "parallel_write_safe": True}

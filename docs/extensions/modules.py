"""`{modules} PACKAGE`: every module of a package below a heading of its own, from the docstrings."""

from importlib import import_module
from pkgutil import walk_packages

from docutils import nodes
from sphinx import addnodes
from sphinx.application import Sphinx
from sphinx.util.docutils import SphinxDirective

ENTRY = "## {name}\n\n```{{eval-rst}}\n.. automodule:: {name}\n```\n"


def modules(package: str) -> list[str]:
    """The names of a package and of all that it holds, in order."""
    root = import_module(package)
    return [package, *(found.name for found in walk_packages(root.__path__, f"{package}."))]


class ModulesDirective(SphinxDirective):
    """The modules of one or more packages or modules."""

    required_arguments = 1
    final_argument_whitespace = True

    def run(self) -> list[nodes.Node]:
        """Called by Sphinx."""
        named = self.arguments[0].split()
        names = [
            name
            for one in named
            for name in (modules(one) if hasattr(import_module(one), "__path__") else [one])
        ]
        text = "\n".join(ENTRY.format(name=name) for name in names)
        made = self.parse_text_to_nodes(text, allow_section_headings=True)
        for signature in self.state.document.findall(addnodes.desc_signature):
            # Thousands of names in the contents of each page would help nobody, and take long to write.
            signature["_toc_name"] = ""
        return made


def setup(app: Sphinx) -> dict[str, bool]:
    """Called by Sphinx."""
    app.add_directive("modules", ModulesDirective)
    return {"parallel_read_safe": True, "parallel_write_safe": True}

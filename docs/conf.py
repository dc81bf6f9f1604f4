"""The site of the documentation: `./gladsheim docs` builds it, the hall serves it under /docs.

Sphinx with MyST: one tool that reads the Markdown of this folder, makes the reference from docstrings and
takes every broken reference for an error. No page loads anything from elsewhere.
"""

import os
import sys
import tomllib
from pathlib import Path

DOCS = Path(__file__).parent
sys.path[:0] = [str(DOCS / "extensions"), str(DOCS.parent / "src")]
os.environ["GLADSHEIM_KERNELS"] = "plain"  # nothing is played here: nothing need be compiled

with (DOCS.parent / "pyproject.toml").open("rb") as file:
    release = tomllib.load(file)["project"]["version"]

project = "Gladsheim"
version = release
language = "en"
copyright = "texts and drawings under CC BY 4.0"  # noqa: A001  # the name that Sphinx gives it
extensions = [
    "myst_parser",
    "sphinx.ext.autodoc",
    "sphinx_click",
    "sphinx_copybutton",
    "signatures",
    "commands",
    "docstrings",
    "environments",
    "modules",
    "repository",
    "routes",
    "rules",
]
exclude_patterns = ["extensions", "hosting", "schema", "static"]

# Titles become anchors as they do where Markdown is shown elsewhere: [options](voluspa.md#options).
myst_heading_anchors = 4
myst_enable_extensions = ["colon_fence", "attrs_block", "attrs_inline"]

default_role = "code"
autodoc_member_order = "bysource"
autodoc_typehints = "signature"
add_module_names = False  # the heading above names the module
python_use_unqualified_type_names = True
toc_object_entries_show_parents = "hide"
autodoc_default_options = {"members": "", "undoc-members": True, "show-inheritance": True}
# What only `gladsheim[research]` brings: the reference is the same without it.
autodoc_mock_imports = [
    "gymnasium",
    "jax",
    "optax",
    "pettingzoo",
    "PIL",
    "pyarrow",
    "pyspiel",
    "open_spiel",
    "ray",
]

html_theme = "furo"
html_title = "Gladsheim"
html_static_path = ["static"]
html_css_files = ["site.css"]
html_favicon = "../web/public/icon.svg"
html_copy_source = False
html_show_sphinx = False
html_theme_options = {
    "top_of_page_buttons": [],
    # The colours of the hall (web/src/app.css).
    "light_css_variables": {"color-brand-primary": "#7a4f00", "color-brand-content": "#7a4f00"},
    "dark_css_variables": {
        "color-brand-primary": "#f3cf7a",
        "color-brand-content": "#f3cf7a",
        "color-background-primary": "#0f1820",
        "color-background-secondary": "#17222c",
        "color-foreground-primary": "#f0eadb",
    },
}
copybutton_prompt_text = "$ "
copybutton_only_copy_prompt_lines = True

"""Extras of this package that install other packages, and the message for a missing one.

The engine needs NumPy alone. All else belongs to an extra of pyproject.toml.
"""

from __future__ import annotations

COMMANDS = ("terminal", "hall", "research")
EXTRAS = {
    "PIL": ("research",),
    "aiosmtplib": ("hall",),
    "alembic": ("hall",),
    "argon2": ("hall",),
    "click": COMMANDS,
    "confusable_homoglyphs": ("hall",),
    "cryptography": ("hall",),
    "filelock": ("fast", "hall"),
    "grpc": ("research",),
    "gymnasium": ("research",),
    "http_ece": ("hall",),
    "httptools": ("hall",),
    "httpx": ("hall",),
    "jax": ("research",),
    "litestar": ("hall",),
    "markdown_it": ("hall",),
    "llvmlite": ("fast",),
    "msgspec": COMMANDS,
    "numba": ("fast",),
    "openskill": ("hall",),
    "optax": ("research",),
    "pettingzoo": ("research",),
    "platformdirs": COMMANDS,
    "procrastinate": ("postgres",),
    "prometheus_client": ("hall",),
    "psycopg": ("postgres",),
    "py_vapid": ("hall",),
    "pyarrow": ("research",),
    "pyspiel": ("research",),
    "ray": ("research",),
    "rich": COMMANDS,
    "rich_click": COMMANDS,
    "segno": ("hall",),
    "sqlalchemy": ("hall",),
    "textual": ("terminal",),
    "uvicorn": ("hall",),
    "websockets": ("hall",),
    "zxcvbn": ("hall",),
}
"""Extras that install each module the engine does not need; the first is the one to name."""


def lacking(module: str, what: str = "this command", *, extra: str = "terminal") -> str:
    """Return the line that `what` needs a module which is not installed, and how to install it.

    Where several extras bring it, `extra` is named if it is one of them.
    """
    package = module.partition(".")[0]
    line = f"{what} needs the package {package}, which is not installed"
    extras = EXTRAS.get(package)
    if extras is None:
        return line
    return f"{line}: pip install 'gladsheim[{extra if extra in extras else extras[0]}]'"

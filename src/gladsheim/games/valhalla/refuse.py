from typing import Any


def __getattr__(name: str) -> Any:
    return lambda *a, **k: ""

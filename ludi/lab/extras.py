"""Libraries that not everybody needs, fetched when they are."""

from importlib import import_module
from typing import Any

from ludi.engine.errors import LudiError


def need(module: str, extra: str) -> Any:
    """An optional library's module, or LudiError with the command that installs it."""
    try:
        return import_module(module)
    except ImportError as error:
        name = module.partition(".")[0]
        raise LudiError(
            f'This needs {name}, which cannot be imported ({error}); pip install "ludi-romani[{extra}]".'
        ) from None

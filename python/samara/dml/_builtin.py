"""Functions of algorithm.py: their calls become nodes."""

import functools
import inspect
import os

from ._signature import Function, Value
from ._source import Library, call, context_of


def builtin(*kinds, names=None):
    """A function whose body is empty, as one that gives the node of a call. kinds: of its results;
    names: of parameters that Python does not take, in DML."""
    def decorate(function):
        signature = inspect.signature(function)
        made = Function(function.__name__, [], [Value(kind, "") for kind in kinds])

        @functools.wraps(function)
        def wrapper(*args, **kwargs):
            given = signature.bind(*args, **kwargs).arguments
            named = {(names or {}).get(key, key): value for key, value in given.items()}
            return call(context_of(made.name, named.values()), made, named)

        return wrapper
    return decorate


@functools.lru_cache(maxsize=None)
def _library(folder):
    return Library(folder)


def find(name):
    """A function of the library that $SAMARA_DML_LIBRARY names."""
    folder = os.environ.get("SAMARA_DML_LIBRARY")
    found = _library(folder).function(name) if folder and not name.startswith("_") else None
    if found is None:
        raise AttributeError(f"no builtin function {name}")
    return found

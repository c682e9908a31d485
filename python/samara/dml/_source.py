"""Functions of a file of DML, and of a library of builtin functions."""

import os
import pathlib
import types

from .._library import Error
from ._node import OperationNode, quote
from ._signature import functions


def call(context, function, named, operation=None, source=None):
    """The node of a call: of its result, of several, or of none."""
    operation, kinds = operation or function.name, [r.kind for r in function.results]
    if len(kinds) > 1:
        return context._several(operation, kinds, [], named, source)
    if not kinds:
        return OperationNode(context, operation, [], named, source)
    return context._make(kinds[0], operation, [], named, source)


def context_of(name, values):
    """The context of the first node among arguments."""
    for value in values:
        if isinstance(value, OperationNode):
            return value.sds_context
        if isinstance(value, (list, tuple)) and (found := [v for v in value if isinstance(v, OperationNode)]):
            return found[0].sds_context
    raise TypeError(f"{name}() has no node among its arguments: sds.from_numpy() makes one")


class Source(OperationNode):
    """A file of DML. Its functions are methods, which give nodes."""

    def __init__(self, sds_context, path, name):
        super().__init__(sds_context, quote(os.fspath(path)))
        self.__name = name
        try:
            text = pathlib.Path(path).read_text()
        except OSError as e:
            raise Error(f"{path}: {e.strerror}") from e
        for function in functions(text):
            self._add(function)

    def _add(self, function):
        def method(self, *args, **kwargs):
            return call(self.sds_context, function, function.bind(args, kwargs), f"{self.__name}::{function.name}", self)

        method.__name__ = function.name
        method.__doc__ = function.comment or f"{function.name}({', '.join(p.python_name for p in function.parameters)})"
        setattr(self, function.name, types.MethodType(method, self))

    def code(self, name, unnamed, named):
        return f"source({self.operation}) as {self.__name}"

    def compute(self, verbose=False, lineage=False):
        raise Error("a source has no value: compute() what one of its functions gives")


class Library:
    """A folder of builtin functions written in DML: NAME.dml has function NAME, m_NAME, s_NAME or
    f_NAME."""

    def __init__(self, folder):
        self.folder, self._found = pathlib.Path(folder), {}

    def find(self, name):
        """The function of a name; None: the folder has no such file."""
        if name not in self._found:
            path = self.folder / f"{name}.dml"
            here = functions(path.read_text()) if path.is_file() else []
            self._found[name] = next((f for f in here if f.name == name or f.name[1:] == f"_{name}"), None)
        return self._found[name]

    def function(self, name):
        """A Python function that gives nodes of calls; None: the folder has no such file."""
        if (found := self.find(name)) is None:
            return None

        def method(*args, **kwargs):
            named = found.bind(args, kwargs)
            return call(context_of(name, named.values()), found, named, name)

        method.__name__, method.__doc__ = name, found.comment
        return method

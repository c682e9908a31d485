"""Nodes: values of a script that is written when one of them is computed."""

import numbers

import numpy as np

from .._library import Error
from ._script import DMLScript

# Python's operator, and DML's.
_INFIX = {"add": "+", "sub": "-", "mul": "*", "truediv": "/", "floordiv": "%/%", "mod": "%%", "pow": "^", "and": "&",
          "or": "|"}
_COMPARES = {"lt": "<", "le": "<=", "gt": ">", "ge": ">=", "eq": "==", "ne": "!="}
INFIX = {*_INFIX.values(), *_COMPARES.values(), "%*%"}

# Functions of one operand: as a method, as a function of DML, what it gives.
_FUNCTIONS = (
    ("abs", "abs", "magnitudes"), ("sqrt", "sqrt", "square roots"), ("exp", "exp", "exponentials"),
    ("log", "log", "natural logarithms"), ("floor", "floor", "next lower integers"), ("ceil", "ceil", "next higher integers"),
    ("round", "round", "nearest integers"), ("sign", "sign", "signs: 1, 0 or -1"), ("sin", "sin", "sines"),
    ("cos", "cos", "cosines"), ("tan", "tan", "tangents"), ("asin", "asin", "arc sines"), ("acos", "acos", "arc cosines"),
    ("atan", "atan", "arc tangents"), ("sinh", "sinh", "hyperbolic sines"), ("cosh", "cosh", "hyperbolic cosines"),
    ("tanh", "tanh", "hyperbolic tangents"), ("isNA", "isNA", "TRUE where a value is missing (NaN)"),
    ("isNaN", "isNaN", "TRUE where a value is NaN"), ("isInf", "isInf", "TRUE where a value is infinite"))


def quote(text):
    """A string as DML writes it."""
    return '"' + str(text).replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n") + '"'


class OperationNode:
    """An operation of a script, with its operands: nodes, Python's numbers, or strings, which are
    DML and stand in the script as they are. compute() runs the script that leads to it."""

    __array_ufunc__ = None  # NumPy leaves operators between arrays and nodes to the nodes
    __hash__ = object.__hash__
    gives = None  # "matrix", "frame", "scalar", "list"; None: nothing

    def __init__(self, sds_context, operation, unnamed_input_nodes=None, named_input_nodes=None, source=None):
        self.sds_context, self.operation = sds_context, operation
        self.unnamed_input_nodes = [self._operand(v) for v in unnamed_input_nodes or ()]
        self.named_input_nodes = {name: self._operand(v) for name, v in (named_input_nodes or {}).items()}
        self.source = source  # the node of the file that has the function
        self._script = None

    def _operand(self, value):
        if isinstance(value, np.ndarray) or hasattr(value, "tocsr"):
            return self.sds_context.from_numpy(value)
        return value

    # ---- the script

    def inputs(self):
        """The nodes that come before this one in the script."""
        before = [self.source, *self.unnamed_input_nodes, *self.named_input_nodes.values()]
        return [node for node in before if isinstance(node, OperationNode)]

    def variables(self, name):
        """The variables of the script that have the results, where the node's own is `name`."""
        return [name] if self.gives is not None else []

    def code(self, name, unnamed, named):
        """The statement; unnamed and named are the operands' texts."""
        if self.operation in INFIX:
            return f"{name} = {unnamed[0]} {self.operation} {unnamed[1]}"
        call = f"{self.operation}({', '.join([*unnamed, *(f'{key}={v}' for key, v in named.items())])})"
        return call if self.gives is None else f"{name} = {call}"

    def local(self):
        """The value that Python has; None: the script computes it."""
        return None

    def take(self, results):
        """The value of compute(), from those of the variables."""
        return results[0] if results else None

    def compute(self, verbose=False, lineage=False):
        """Runs the script up to this node, and gives its value: an array, a frame, a number, a text
        or a list of such.

        verbose: prints the script, and what it printed where the context keeps that. lineage: gives
        a pair, the value and get_lineage_trace()."""
        value = self.local()
        if value is None:
            self._script = DMLScript(self.sds_context)
            self._script.build_code(self)
            if verbose:
                print(f"SCRIPT:\n{self._script.dml_script}", end="")
            value = self.take(self._script.execute())
            if verbose:
                for line in self.sds_context.get_stdout():
                    print(line)
        return (value, self.get_lineage_trace()) if lineage else value

    @property
    def script_str(self):
        """The script that compute() ran last."""
        if self._script is None:
            raise Error("the node was not computed yet")
        return self._script.dml_script

    def get_lineage_trace(self):
        """The operations that lead to this node, in the format of SystemDS, without running them: a
        line for each, the first ones first. A node of several results has a list of traces."""
        script = DMLScript(self.sds_context)
        script.build_code(self)
        return script.get_lineage()

    # ---- operations that all nodes have

    def write(self, destination, format="binary", **kwargs):
        """A node that writes the value to a file, for read(). format: "binary", "csv", "text", "mm"
        ...; kwargs: parameters of write() in DML."""
        return OperationNode(self.sds_context, "write", [self, quote(destination)], {"format": quote(format), **kwargs})

    def print(self, **kwargs):
        """A node that prints the value."""
        return OperationNode(self.sds_context, "print", [self], kwargs)

    def to_frame(self):
        """The value as a frame: as.frame()."""
        return self.sds_context._make("frame", "as.frame", [self])

    def to_matrix(self):
        """The value as a matrix: as.matrix()."""
        return self.sds_context._make("matrix", "as.matrix", [self])

    def to_scalar(self):
        """The value as a scalar: as.scalar()."""
        return self.sds_context._make("scalar", "as.scalar", [self])

    def to_string(self, **kwargs):
        """The value as text: toString(); kwargs: rows, cols, decimal, sparse, sep, linesep."""
        return self.sds_context._make("scalar", "toString", [self], kwargs)

    def __str__(self):
        return f"{type(self).__name__}Node"

    __repr__ = __str__


class ArithmeticNode(OperationNode):
    """A node with operators and elementwise functions, whose results are of its own kind."""

    def __matmul__(self, other):
        return self.sds_context._make("matrix", "%*%", [self, other])

    def __rmatmul__(self, other):
        return self.sds_context._make("matrix", "%*%", [other, self])

    def __neg__(self):
        return self._like("-", [0, self])

    def __pos__(self):
        return self

    def __invert__(self):
        return self._like("!", [self])

    def __abs__(self):
        return self._like("abs", [self])

    def _like(self, operation, inputs, named=None):
        """A node of this kind; of a scalar and a matrix, a matrix."""
        kind = "matrix" if any(getattr(v, "gives", None) == "matrix" or isinstance(v, np.ndarray) for v in inputs) else self.gives
        return self.sds_context._make(kind, operation, inputs, named)


def _takes(other):
    return isinstance(other, (OperationNode, numbers.Number, str, np.ndarray, np.generic)) or hasattr(other, "tocsr")


def _add_operator(name, operation, reflected):
    def method(self, other):
        if not _takes(other):
            return NotImplemented
        return self._like(operation, [other, self] if reflected else [self, other])

    setattr(ArithmeticNode, f"__{'r' if reflected else ''}{name}__", method)


def _add_function(cls, name, operation, doc):
    def method(self):
        return self._like(operation, [self])

    method.__name__, method.__doc__ = name, f"The {doc}: {operation}()."
    setattr(cls, name, method)


for _name, _operation in {**_INFIX, **_COMPARES}.items():
    _add_operator(_name, _operation, False)
    if _name in _INFIX:
        _add_operator(_name, _operation, True)
for _name, _operation, _doc in _FUNCTIONS:
    _add_function(ArithmeticNode, _name, _operation, _doc)

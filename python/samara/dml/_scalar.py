"""Scalars of a script."""

from ._node import ArithmeticNode


class Scalar(ArithmeticNode):
    """A number, a truth value or a text."""

    gives = "scalar"

    def __init__(self, sds_context, operation, unnamed_input_nodes=None, named_input_nodes=None, assign=False, source=None):
        super().__init__(sds_context, operation, unnamed_input_nodes, named_input_nodes, source)
        self._assign = assign  # `operation` is the value

    def code(self, name, unnamed, named):
        return f"{name} = {unnamed[0]}" if self._assign else super().code(name, unnamed, named)

    def to_int(self):
        """The value as an integer."""
        return self._like("as.integer", [self])

    def to_boolean(self):
        """The value as TRUE or FALSE."""
        return self._like("as.logical", [self])


def _add(name):
    def method(self, axis=None):
        return self._like(name, [self])

    method.__name__, method.__doc__ = name, f"{name}() of DML, as matrices have it."
    setattr(Scalar, name, method)


for _name in ("sum", "mean", "var"):
    _add(_name)

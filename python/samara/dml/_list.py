"""Nodes of several values: lists, functions of several results, and what runs together."""

from .._library import Error
from ._node import OperationNode


class List(OperationNode):
    """A list of values. An item that Python gave is that node; another one, of a list that a
    function or a file gives, is a ListAccess, counted from 1 or by name."""

    gives = "list"

    def __init__(self, sds_context, func="list", unnamed_input_nodes=None, named_input_nodes=None, source=None):
        if func == "list" and unnamed_input_nodes and named_input_nodes:
            raise ValueError("a list has values with names or without")
        super().__init__(sds_context, func, unnamed_input_nodes, named_input_nodes, source)
        given = self.named_input_nodes or dict(enumerate(self.unnamed_input_nodes))
        self._items = dict(given) if func == "list" else {}

    def __getitem__(self, key):
        if key not in self._items:
            self._items[key] = ListAccess(self.sds_context, self, key)
        return self._items[key]


class ListAccess(OperationNode):
    """An item of a list, of a type that Python does not know: as_matrix(), as_frame() or
    as_scalar() say it."""

    gives = "list"

    def __init__(self, sds_context, list_source, key):
        super().__init__(sds_context, "[]", [list_source])
        self._key = key

    def code(self, name, unnamed, named):
        key = f'"{self._key}"' if isinstance(self._key, str) else self._key
        return f"{name} = {unnamed[0]}[{key}]"

    def as_matrix(self):
        """The item, a matrix."""
        return self.to_matrix()

    def as_frame(self):
        """The item, a frame."""
        return self.to_frame()

    def as_scalar(self):
        """The item, a scalar."""
        return self.to_scalar()

    def __getitem__(self, key):
        return ListAccess(self.sds_context, self, key)


class MultiReturn(OperationNode):
    """A call of several results, which are nodes: `a, b = call`, call[0]. compute() gives a
    list."""

    gives = "several"

    def __init__(self, sds_context, operation, output_nodes, unnamed_input_nodes=None, named_input_nodes=None, source=None):
        super().__init__(sds_context, operation, unnamed_input_nodes, named_input_nodes, source)
        self.outputs = list(output_nodes)

    def variables(self, name):
        return [f"{name}_{i}" for i in range(len(self.outputs))]

    def code(self, name, unnamed, named):
        call = super().code(name, unnamed, named).partition(" = ")[2]
        return f"[{', '.join(self.variables(name))}] = {call}"

    def take(self, results):
        return [node.take([value]) for node, value in zip(self.outputs, results)]

    def __getitem__(self, i):
        return self.outputs[i]

    def __iter__(self):
        return iter(self.outputs)

    def __len__(self):
        return len(self.outputs)


class Combine(OperationNode):
    """Nodes that print or write, in one script."""

    def __init__(self, sds_context, unnamed_input_nodes):
        if any(node.gives is not None for node in unnamed_input_nodes):
            raise ValueError("combine() takes nodes that print() or write()")
        super().__init__(sds_context, "combine", unnamed_input_nodes)

    def code(self, name, unnamed, named):
        return ""

    def get_lineage_trace(self):
        raise Error("nodes that print or write have no result to trace")

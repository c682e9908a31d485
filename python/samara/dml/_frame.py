"""Frames of a script."""

from .._script import Whole
from ._index import index, index_code
from ._node import OperationNode, quote


class Frame(OperationNode):
    """A table whose columns have names and types. compute() gives a DataFrame of pandas where that
    is installed, else a samara.Table."""

    gives = "frame"

    def __init__(self, sds_context, operation, unnamed_input_nodes=None, named_input_nodes=None, local_data=None, source=None):
        super().__init__(sds_context, operation, unnamed_input_nodes, named_input_nodes, source)
        self._data = local_data

    def local(self):
        return None if self._data is None else Whole(self._data)

    def compute(self, verbose=False, lineage=False):
        """Runs the script up to this node, and gives the frame."""
        if self._data is None:
            return super().compute(verbose, lineage)
        return (self._data, self.get_lineage_trace()) if lineage else self._data

    def take(self, results):
        try:
            return results[0].to_pandas()
        except ImportError:
            return results[0]

    def code(self, name, unnamed, named):
        if self.operation == "[]":
            return index_code(name, unnamed)
        return super().code(name, unnamed, named)

    def _like(self, operation, inputs, named=None):
        return self.sds_context._make("frame", operation, inputs, named)

    def __getitem__(self, i):
        return index(self, i)

    def nRow(self):
        """The number of rows."""
        return self.sds_context._make("scalar", "nrow", [self])

    def nCol(self):
        """The number of columns."""
        return self.sds_context._make("scalar", "ncol", [self])

    def rbind(self, *others):
        """The rows of this frame and of others below."""
        return self._like("rbind", [self, *others])

    def cbind(self, *others):
        """The columns of this frame and of others beside."""
        return self._like("cbind", [self, *others])

    def replace(self, pattern, replacement):
        """The frame with another text in place of each cell that is `pattern`."""
        return self._like("replace", [], {"target": self, "pattern": quote(pattern), "replacement": quote(replacement)})

    def transform_encode(self, spec):
        """The frame as a matrix, and the frame of its codes. spec: a node, or a text, of JSON."""
        return self.sds_context._several("transformencode", ["matrix", "frame"], [], {"target": self, "spec": _spec(spec)})

    def transform_apply(self, spec, meta):
        """The frame as a matrix, by the codes of another frame's transform_encode()."""
        return self.sds_context._make("matrix", "transformapply", [], {"target": self, "spec": _spec(spec), "meta": meta})

    def detect_schema(self):
        """The narrowest type of each column, as a frame of one row."""
        return self._like("detectSchema", [self])

    def apply_schema(self, schema):
        """The frame with the types that a frame of one row has."""
        return self._like("applySchema", [self, schema])

    def map(self, function, margin=None):
        """The cells after a function, given as text: `x -> x.toLowerCase()`."""
        return self._like("map", [self, quote(function), *([] if margin is None else [margin])])


def _spec(spec):
    return quote(spec) if isinstance(spec, str) and not spec.startswith(('"', "'")) else spec

"""Scripts of DML, written from Python: SystemDS's lazy interface on Samara.

    from samara.dml import SystemDSContext
    from samara.dml.algorithm import lm

    with SystemDSContext() as sds:
        X = sds.from_numpy(features)
        weights = lm(X, sds.from_numpy(y)).compute()

Operations on nodes add to a graph. compute() writes it as one script, and runs that in this process
through samara.script(). A program for `import systemds` runs once its imports are changed: all
classes are here, the builtin functions in `algorithm`, the layers in `nn`.

A context and its nodes are for one thread at a time."""

from ._context import SystemDSContext
from ._frame import Frame
from ._list import Combine, List, ListAccess, MultiReturn
from ._matrix import Matrix
from ._node import OperationNode
from ._scalar import Scalar
from ._script import DMLScript
from ._source import Source

__all__ = ["Combine", "DMLScript", "Frame", "List", "ListAccess", "Matrix", "MultiReturn", "OperationNode", "Scalar", "Source",
           "SystemDSContext"]

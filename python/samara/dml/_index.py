"""Indices of Python as DML has them: from 1, ends included."""

import numpy as np


def _range(i, size):
    if not isinstance(i, slice):
        return i + size + 1 if isinstance(i, int) and i < 0 else i + 1
    if i.step not in (None, 1):
        raise ValueError("a slice with a step is not supported")
    if i.start is None and i.stop is None:
        return ""
    start = 0 if i.start is None else i.start
    if isinstance(start, int) and start < 0 or isinstance(i.stop, int) and i.stop < 0:
        raise NotImplementedError("a slice from the end is not supported")
    return start + 1, size if i.stop is None else i.stop


def _list(node, i, axis):
    """The rows or columns whose numbers a list has, in their order in the node."""
    if any(x < 0 for x in i):
        raise ValueError("a list of indices has a negative one")
    make = node.sds_context._make
    size = node.nCol() if axis else node.nRow()
    numbers = node.sds_context.from_numpy(np.array([x + 1.0 for x in i]))
    select = make("matrix", "table", [numbers, 1, size, 1])
    return make(node.gives, "removeEmpty", [], {"target": node, "margin": '"cols"' if axis else '"rows"', "select": select})


def index(node, i):
    """node[i]"""
    if isinstance(i, tuple) and len(i) != 2:
        raise ValueError("a matrix and a frame have two dimensions")
    rows, cols = i if isinstance(i, tuple) else (i, slice(None))
    if isinstance(rows, list) and isinstance(cols, list):
        raise NotImplementedError("lists of both rows and columns are not supported")
    if isinstance(rows, list):
        return _list(node, rows, 0) if cols == slice(None) else index(_list(node, rows, 0), (slice(None), cols))
    if isinstance(cols, list):
        return _list(node, cols, 1) if rows == slice(None) else index(_list(node, cols, 1), (rows, slice(None)))
    return node.sds_context._make(node.gives, "[]", [node, *_bounds(rows, node.nRow), *_bounds(cols, node.nCol)])


def _bounds(i, size):
    """First and last row (or column), "" where it is all."""
    size = size() if isinstance(i, slice) and i.stop is None and i.start is not None or isinstance(i, int) and i < 0 else None
    at = _range(i, size)
    return at if isinstance(at, tuple) else (at, at)


def index_code(name, unnamed):
    """The statement of such a node."""
    target, *bounds = unnamed
    parts = [first if first == last else f"{first}:{last}" for first, last in (bounds[:2], bounds[2:])]
    return f"{name} = {target}[{', '.join(parts)}]"

"""Scripts of DML on NumPy arrays: script()."""

import ctypes
import hashlib
import os
import pathlib
import sys
import tempfile
import time
import zipfile

import numpy as np

from . import _interrupt
from ._library import PRINT, Context, Error, ScriptArgument, ScriptOpen, ScriptValue, check, is_open, lib
from ._table import FRAME, Table, as_value, is_table

_MATRIX, _DOUBLE, _INTEGER, _BOOLEAN, _STRING, _SPARSE, _LIST = range(7)
_COLUMNS = 8
_REUSES = ("none", "full", "partial")
_JAR_FOLDER = "scripts/builtin/"  # of the builtin functions in a jar of SystemDS


def _is_frame(a):
    """Whether a value is a frame: a table that has other columns than numbers, or a Table. Tables
    of numbers are matrices."""
    if isinstance(a, Table):
        return True
    dtypes = getattr(a, "dtypes", None)
    if hasattr(a, "iloc") and hasattr(a, "columns"):
        return any(getattr(dtype, "kind", "O") not in "biuf" for dtype in dtypes)
    return is_table(a) and not hasattr(a, "dtype")


class Whole:
    """A table that is a frame, also where all its columns are numbers."""

    def __init__(self, table):
        self.table = table


def _take_matrix(name, a):
    if isinstance(a, np.ma.MaskedArray):
        raise Error(f"{name} is a masked array: give its filled(value), or its data where nothing is masked")
    matrix = np.asarray(a.to_numpy(), np.float64) if hasattr(a, "to_numpy") else np.asarray(a)
    if matrix.ndim not in (1, 2) or matrix.dtype.kind not in "biuf":
        raise Error(f"{name} is {matrix.dtype} of shape {matrix.shape}: "
                    "a matrix of numbers has two dimensions, a column one")
    by_columns = matrix.ndim == 2 and matrix.flags.f_contiguous and not matrix.flags.c_contiguous
    return np.asarray(matrix, np.float64, order="F" if by_columns else "C")


def _take_sparse(name, a):
    """The arrays of a matrix of scipy.sparse by rows; one in that form is not copied."""
    rows = a.tocsr()
    if rows.dtype.kind not in "biuf":
        raise Error(f"{name} is {rows.dtype}: a matrix has numbers")
    if not rows.has_canonical_format:
        rows = rows.copy() if rows is a else rows
        rows.sum_duplicates()
    return (np.ascontiguousarray(rows.data, np.float64), np.ascontiguousarray(rows.indices, np.int32),
            np.ascontiguousarray(rows.indptr, np.int64))


def _take_list(name, a):
    """The values of a list, or of a dict by name, and the memory that they point into."""
    named = list(a.items()) if isinstance(a, dict) else [(None, v) for v in a]
    items = [_as_input(f"{name}[{i if key is None else repr(key)}]", v) for i, (key, v) in enumerate(named)]
    values = (ScriptValue * max(1, len(items)))(*[v for v, _ in items])
    for v, (key, _) in zip(values, named):
        v.name = str(key).encode() if key is not None else None
    return values, len(items), [kept for _, kept in items]


def _as_input(name, a):
    """The value, and the memory that it points into."""
    if isinstance(a, Whole) or _is_frame(a):
        return as_value(name, a.table if isinstance(a, Whole) else a)
    v = ScriptValue(name=name.encode())
    if isinstance(a, str):
        v.kind, v.text = _STRING, a.encode()
    elif isinstance(a, (bool, np.bool_)):
        v.kind, v.integer = _BOOLEAN, a
    elif isinstance(a, (int, np.integer)):
        if not -(2**63) <= a < 2**63:
            raise Error(f"{name} is {a}, which is no int64")
        v.kind, v.integer = _INTEGER, int(a)
    elif isinstance(a, (float, np.floating)):
        v.kind, v.number = _DOUBLE, float(a)
    elif isinstance(a, (list, tuple, dict)):
        values, v.nitems, kept = _take_list(name, a)
        v.kind, v.items = _LIST, ctypes.addressof(values)
        return v, (values, kept)
    elif hasattr(a, "tocsr"):
        parts = _take_sparse(name, a)
        v.kind, (v.rows, v.cols) = _SPARSE, a.shape
        v.data = parts[0].ctypes.data_as(ctypes.POINTER(ctypes.c_double))
        v.columns, v.starts = parts[1].ctypes.data, parts[2].ctypes.data
        return v, parts
    elif hasattr(a, "dtype") or hasattr(a, "to_numpy"):
        matrix = _take_matrix(name, a)
        v.kind = _MATRIX if matrix.flags.c_contiguous else _COLUMNS
        v.rows, v.cols = matrix.shape[0], matrix.shape[1] if matrix.ndim == 2 else 1
        v.data = matrix.ctypes.data_as(ctypes.POINTER(ctypes.c_double))
        return v, matrix
    else:
        raise Error(f"{name} is of {type(a).__name__}: matrices are arrays, scalars Python's")
    return v, None


def _from_result(v):
    if v.kind == _LIST:
        items = (ScriptValue * v.nitems).from_address(v.items) if v.nitems else ()
        if v.nitems and all(item.name is not None for item in items):
            return {item.name.decode(): _from_result(item) for item in items}
        return [_from_result(item) for item in items]
    if v.kind == FRAME:
        return Table(v)
    if v.kind == _MATRIX:
        matrix = np.empty((v.rows, v.cols))
        if matrix.size:
            ctypes.memmove(matrix.ctypes.data, v.data, matrix.nbytes)
        return matrix
    return {_DOUBLE: v.number, _INTEGER: v.integer, _BOOLEAN: bool(v.integer),
            _STRING: (v.text or b"").decode(errors="replace")}[v.kind]


def as_argument(value):
    """A value of Python's as the text of a $argument."""
    return str(value).upper() if isinstance(value, bool) else str(value)


def _print(s):
    sys.stdout.write(s)
    sys.stdout.flush()


class Script:
    """Result of script(): call it with its inputs by name, get a tuple of its outputs."""

    def __init__(self, params, context, outputs):
        self._context, self._handle, self._outputs = context, ctypes.c_void_p(), outputs
        self._params = params  # keeps the callback of print() alive
        self._took = _interrupt.LONG  # seconds of the last run
        with context.turn:
            check(lib().smr_script_open(context.handle, ctypes.byref(params), ctypes.byref(self._handle)))

    def __call__(self, **inputs):
        pairs = [_as_input(name, a) for name, a in inputs.items()]
        values = (ScriptValue * max(1, len(pairs)))(*[v for v, _ in pairs])

        def run():
            with self._context.turn:
                check(lib().smr_script_run(self._handle, values, len(pairs)))
                return tuple(self._result(name) for name in self._outputs)

        began = time.perf_counter()
        call = _interrupt.watch if self._took < _interrupt.LONG else _interrupt.call
        results = call(run, lambda: lib().smr_script_interrupt(self._handle))
        self._took = time.perf_counter() - began
        return results

    def _result(self, name):
        v = ScriptValue()
        check(lib().smr_script_result(self._handle, name.encode(), ctypes.byref(v)))
        return _from_result(v)

    def __del__(self):
        if self._handle and is_open():
            with self._context.turn:
                lib().smr_script_close(self._handle)


def _find_library(library):
    """The folder of a library; a jar's functions are unpacked once, into the cache of this user."""
    if library is None or not zipfile.is_zipfile(library):
        return library
    path = pathlib.Path(library)
    state = path.stat()
    key = hashlib.sha256(f"{path.resolve()} {state.st_size} {state.st_mtime_ns}".encode()).hexdigest()[:16]
    cache = os.environ.get("SAMARA_CACHE") or os.path.join(
        os.environ.get("XDG_CACHE_HOME") or os.path.expanduser("~/.cache"), "samara")
    folder = pathlib.Path(cache) / "jars" / key
    if folder.is_dir():
        return folder
    folder.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=folder.parent) as made, zipfile.ZipFile(path) as jar:
        names = [n for n in jar.namelist() if n.startswith(_JAR_FOLDER) and n.endswith(".dml")]
        if not names:
            raise Error(f"{path} has no functions of DML ({_JAR_FOLDER}*.dml)")
        inner = pathlib.Path(made) / key
        inner.mkdir()
        for n in names:
            (inner / pathlib.PurePosixPath(n).name).write_bytes(jar.read(n))
        try:
            inner.rename(folder)
        except OSError:
            if not folder.is_dir():  # else another process was first
                raise
    return folder


def script(path, inputs=(), outputs=(), args=None, text=None, library=None, print=None, threads=0,
           deterministic=False, memory=0, device=None, reuse="none", reuse_memory=0):
    """A script of DML, of a file, or of a text (path is its name in messages then).

    inputs: the variables that each call is given; what the script reads them from is left out. A
    matrix is an array, a DataFrame of numbers, or of scipy.sparse; a frame is a DataFrame with
    other columns, or a table of polars or pyarrow; a list is a list, with names a dict. Outputs
    that are frames are Tables. outputs: those that a call gives, in this order.
    args: $name by name. library: a folder of builtin functions written in DML, or a jar of
    SystemDS. print: called with what it prints; None: it goes to sys.stdout. memory: bytes that its
    matrices may take at one time; a statement that needs more is refused before it runs. 0: the
    free memory. device: where kernels run, as of load(). reuse: "full" keeps results for later
    iterations and calls, and finds them again by the operations that made them; "partial" also
    puts products together of products of their parts, with sums in another order. reuse_memory:
    bytes of the results that are kept; 0: an eighth of the memory.

    >>> import numpy as np, samara
    >>> scale = samara.script("scale", ["X"], ["Y"], args={"by": 3}, text="Y = $by * X")
    >>> scale(X=np.ones((1, 2)))
    (array([[3., 3.]]),)
    """
    def names(of):
        return (ctypes.c_char_p * max(1, len(of)))(*[name.encode() for name in of])

    def told(_, s, n):
        (print or _print)(s[:n].decode(errors="replace"))

    pairs = [(name.encode(), as_argument(v).encode()) for name, v in (args or {}).items()]
    if reuse not in _REUSES:
        raise Error(f"reuse is {reuse!r} and not one of: {', '.join(_REUSES)}")
    data = text.encode() if text is not None else None
    library = _find_library(library)
    params = ScriptOpen(ctypes.sizeof(ScriptOpen), os.fspath(path).encode(), data, len(data or b""),
                        os.fspath(library).encode() if library is not None else None,
                        (ScriptArgument * max(1, len(pairs)))(*pairs), len(pairs),
                        names(inputs), len(inputs), names(outputs), len(outputs),
                        PRINT(told), None, int(memory), _REUSES.index(reuse), int(reuse_memory), 0)
    return Script(params, Context.of(int(threads), 0, int(deterministic), device), tuple(outputs))

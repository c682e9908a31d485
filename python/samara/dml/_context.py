"""The context of nodes: it makes them, and runs their scripts."""

import contextlib
import json
import logging
import os
import sys
import time

import numpy as np

from .. import _script as scripts
from .._library import Error
from .._recent import Recent
from ._frame import Frame
from ._list import Combine, List, MultiReturn
from ._matrix import Matrix
from ._node import OperationNode, quote
from ._scalar import Scalar
from ._source import Library, Source, call

_CLASSES = {"matrix": Matrix, "frame": Frame, "scalar": Scalar, "list": List}
_KEPT = 16  # scripts that stay compiled, at first
_VALUE_TYPES = {"double": "double", "float": "double", "string": "string", "str": "string", "boolean": "boolean",
                "bool": "boolean", "integer": "integer", "int": "integer"}


class _Stderr(logging.StreamHandler):
    """A handler that writes to what sys.stderr is now."""

    def emit(self, record):
        self.stream = sys.stderr
        super().emit(record)


class SystemDSContext:
    """Makes nodes and runs their scripts, in this process.

    capture_stdout: printed lines are kept for get_stdout(); else they go to sys.stdout.
    capture_statistics: see capture_stats(). logging_level: of the logger "SystemDSContext".
    library: a folder of builtin functions written in DML, or a jar of SystemDS; None:
    $SAMARA_DML_LIBRARY, else Samara's own. threads, deterministic, memory, device: as of
    samara.script(). The other parameters of SystemDS's context are accepted and have no effect:
    there is no other process."""

    _logging_initialized = False

    def __init__(self, port=-1, capture_statistics=False, capture_stdout=False, logging_level=30, py4j_logging_level=50,
                 data_transfer_mode=0, multi_pipe_enabled=False, sparse_data_transfer=True, *, library=None, threads=0,
                 deterministic=False, memory=0, device=None):
        self._log = self._logger(logging_level)
        self._lines = [] if capture_stdout else None
        self._rest = ""  # of a line without its end
        self._statistics = ""
        self._library = library if library is not None else os.environ.get("SAMARA_DML_LIBRARY") or None
        self._options = {"threads": threads, "deterministic": deterministic, "memory": memory, "device": device}
        self._scripts = Recent(_KEPT)
        self.capture_stats(capture_statistics)
        self._log.debug("Logging setup done (level %s)", logging.getLevelName(logging_level))

    @classmethod
    def _logger(cls, level):
        log = logging.getLogger(cls.__name__)
        if not SystemDSContext._logging_initialized:
            log.handlers.clear()
            handler = _Stderr()
            handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s", "%y/%m/%d %H:%M:%S"))
            log.addHandler(handler)
            log.propagate = False
            SystemDSContext._logging_initialized = True
        log.setLevel(level)
        return log

    # ---- runs

    def __enter__(self):
        return self

    def __exit__(self, *exc):
        self.close()

    def close(self):
        """Frees the compiled scripts. Nodes cannot be computed afterwards."""
        self._scripts = None

    def _print(self, text):
        if self._lines is None:
            sys.stdout.write(text)
            sys.stdout.flush()
            return
        *lines, self._rest = (self._rest + text).split("\n")
        self._lines += [line.strip() for line in lines]

    def _run(self, made):
        """The results of a DMLScript."""
        if self._scripts is None:
            raise Error("the context is closed")
        key = (made.dml_script, tuple(made.inputs), tuple(made.out_var_name))
        ready = self._scripts.get(key, lambda: scripts.script(
            "script", list(made.inputs), made.out_var_name, text=made.dml_script, library=self._library,
            print=self._print, **self._options))
        began = time.perf_counter()
        results = ready(**made.inputs)
        if self._rest:
            self._print("\n")
        if self._capture:
            self._statistics += _statistics(made, time.perf_counter() - began)
        return results

    def _lines_taken(self, lines):
        n = len(self._lines or ()) if lines < 0 else lines
        taken, self._lines = (self._lines or [])[:n], None if self._lines is None else self._lines[n:]
        return taken

    def get_stdout(self, lines=-1):
        """Takes printed lines, all (-1) or the first ones, where capture_stdout keeps them."""
        return self._lines_taken(lines)

    def get_stderr(self, lines=-1):
        """Always empty: errors are exceptions."""
        return []

    def capture_stats(self, enable=True):
        """Whether get_stats() has statistics of later runs: times, and operations by count."""
        self._capture = enable

    @contextlib.contextmanager
    def capture_stats_context(self):
        """capture_stats() for the body of a `with` statement."""
        before, self._capture = self._capture, True
        try:
            yield
        finally:
            self._capture = before

    def get_stats(self):
        """The statistics so far."""
        return self._statistics

    def take_stats(self):
        """The statistics so far, which are cleared."""
        taken, self._statistics = self._statistics, ""
        return taken

    def clear_stats(self):
        """Clears the statistics."""
        self._statistics = ""

    # ---- nodes

    def _make(self, kind, operation, inputs, named=None, source=None):
        return _CLASSES[kind](self, operation, inputs, named, source=source)

    def _several(self, operation, kinds, inputs, named=None, source=None):
        outputs = [self._make(kind, "", []) for kind in kinds]
        made = MultiReturn(self, operation, outputs, inputs, named, source)
        for node in outputs:
            node.unnamed_input_nodes = [made]
        return made

    def from_numpy(self, mat, *args, **kwargs):
        """A matrix: an array of numbers of one or two dimensions, or a matrix of scipy.sparse. It
        is read when a node is computed, and not copied."""
        shape = np.shape(mat)
        if len(shape) not in (1, 2):
            raise ValueError(f"an array of {len(shape)} dimensions is no matrix")
        named = {"rows": shape[0], "cols": shape[1] if len(shape) == 2 else 1, **kwargs}
        return Matrix(self, "read", ['"from Python"', *args], named, local_data=mat)

    def from_pandas(self, df, *args, **kwargs):
        """A frame: a DataFrame or Series of pandas, or any table that gives itself by Arrow's C
        interface (polars, pyarrow)."""
        if hasattr(df, "to_frame") and not hasattr(df, "columns"):
            df = df.to_frame()
        return Frame(self, "read", ['"from Python"', *args], {"data_type": '"frame"', **kwargs}, local_data=df)

    def from_py(self, src, *args, **kwargs):
        """from_pandas() for tables, from_numpy() for the rest."""
        if hasattr(src, "__arrow_c_stream__") or hasattr(src, "columns") or hasattr(src, "to_frame"):
            return self.from_pandas(src, *args, **kwargs)
        if not isinstance(src, np.ndarray) and not hasattr(src, "tocsr"):
            raise ValueError(f"{type(src).__name__} is neither an array nor a table")
        return self.from_numpy(src, *args, **kwargs)

    def full(self, shape, value):
        """A matrix of one value."""
        return Matrix(self, "matrix", [value], {"rows": shape[0], "cols": shape[1]})

    def seq(self, start, stop=None, step=1):
        """A column of numbers from start to stop, both included; of one argument, from 0 on."""
        if stop is None:
            start, stop = 0, start
        return Matrix(self, "seq", [start, stop, step])

    def rand(self, rows, cols, min=None, max=None, pdf="uniform", sparsity=None, seed=None, lamb=1):
        """A matrix of random numbers. pdf: "uniform", "normal" or "poisson" with mean lamb. seed:
        the same numbers as SystemDS's for it."""
        if pdf not in ("uniform", "normal", "poisson"):
            raise ValueError(f"pdf is {pdf!r}: it has to be uniform, normal or poisson")
        for size in (rows, cols):
            if isinstance(size, int) and size < 0:
                raise ValueError(f"a matrix of {rows} rows and {cols} columns")
        given = {"min": min, "max": max, "sparsity": sparsity, "seed": seed}
        return Matrix(self, "rand", [], {"rows": rows, "cols": cols, "pdf": quote(pdf), "lambda": lamb,
                                         **{name: v for name, v in given.items() if v is not None}})

    def scalar(self, v):
        """A scalar: a number, a truth value or a text."""
        if isinstance(v, str) and not (len(v) > 1 and v[0] == v[-1] and v[0] in "\"'"):
            v = quote(v)
        return Scalar(self, "=", [v], assign=True)

    def read(self, path, **kwargs):
        """The value in a file: a matrix, a frame, a scalar or a list, as FILE.mtd says, or as
        data_type does. kwargs: other parameters of read() in DML: format, header, sep, schema
        ..."""
        path = os.fspath(path)
        if os.path.exists(path + ".mtd"):
            with open(path + ".mtd") as f:
                described = json.load(f)
            kwargs["data_type"] = described["data_type"]
            if kwargs["data_type"] == "scalar":
                kwargs.setdefault("value_type", described.get("value_type"))
        elif "format" not in kwargs and path.endswith(".csv"):
            self._log.warning("%s has no .mtd: its format is taken for csv", path)
            kwargs["format"] = "csv"
            if kwargs.get("data_type") == "frame":
                kwargs.setdefault("header", True)
        kind = kwargs.get("data_type")
        if kind not in _CLASSES:
            self._log.warning("%s is taken for a matrix: its data_type is not given", path)
            kind = kwargs["data_type"] = "matrix"
        return self._read(path, kind, kwargs)

    def _read(self, path, kind, kwargs):
        if kind == "list":
            return List(self, "read", [quote(path)])
        if kind == "scalar":
            value_type = _VALUE_TYPES.get(str(kwargs.get("value_type")).lower())
            if value_type is None:
                raise ValueError("read() of a scalar needs its value_type")
            kwargs["value_type"] = value_type
        named = {name: quote(v.strip("\"'")) if isinstance(v, str) else v for name, v in kwargs.items()}
        return self._make(kind, "read", [quote(path)], named)

    def source(self, path, name):
        """A file of DML: its functions are methods of the Source, which give nodes. name: its
        namespace in the script."""
        return Source(self, path, name)

    def builtin(self, name):
        """A function of the context's library, by its name."""
        folder = scripts._find_library(self._library)
        found = Library(folder).find(name) if folder is not None else None
        if found is None:
            raise Error(f"no {name}.dml in {self._library or 'a library: SystemDSContext(library=FOLDER)'}")
        return lambda *args, **kwargs: call(self, found, found.bind(args, kwargs), name)

    def list(self, *args, **kwargs):
        """A list of nodes, without names or with."""
        return List(self, "list", args, kwargs)

    def array(self, *args):
        """A list of nodes."""
        return List(self, "list", args)

    def dict(self, **kwargs):
        """A list of nodes with names."""
        return List(self, "list", None, kwargs)

    def combine(self, *args):
        """Nodes that print() or write(), to be computed in one run."""
        return Combine(self, args)

    def federated(self, addresses, ranges, *args, **kwargs):
        """Refused: matrices of federated workers are not in Samara."""
        raise Error("federated matrices are not in Samara")


def _statistics(made, seconds):
    counts = {}
    for node in made._order:
        if node.local() is None and isinstance(node, OperationNode) and node.operation:
            counts[node.operation] = counts.get(node.operation, 0) + 1
    rows = [f"{i:3}  {name:<24}{n:>6}" for i, (name, n) in enumerate(sorted(counts.items(), key=lambda c: -c[1]), 1)]
    return "\n".join(["SystemDS Statistics:", f"Total execution time:\t\t{seconds:.3f} sec.", "Heavy hitter instructions:",
                      f"  #  {'Instruction':<24}{'Count':>6}", *rows, ""])

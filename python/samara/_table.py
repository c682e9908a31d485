"""Tables between Python and scripts, by Arrow's C data interface: Table."""

import ctypes
import itertools

import numpy as np

from ._library import Error, ScriptValue, check, is_open, lib

FRAME = 7  # smr_script_kind
_POINTER = ctypes.c_void_p
_NULLABLE = 2  # ARROW_FLAG_NULLABLE
_FORMATS = {b"b": np.bool_, b"c": np.int8, b"C": np.uint8, b"s": np.int16, b"S": np.uint16, b"i": np.int32,
            b"I": np.uint32, b"l": np.int64, b"L": np.uint64, b"f": np.float32, b"g": np.float64}
_NAMES = {np.dtype(t): f for f, t in _FORMATS.items()}


class _Schema(ctypes.Structure):
    """struct ArrowSchema"""


class _Array(ctypes.Structure):
    """struct ArrowArray"""


class _Stream(ctypes.Structure):
    """struct ArrowArrayStream"""


_RELEASE = ctypes.CFUNCTYPE(None, _POINTER)
_Schema._fields_ = [("format", ctypes.c_char_p), ("name", ctypes.c_char_p), ("metadata", ctypes.c_char_p),
                    ("flags", ctypes.c_int64), ("n_children", ctypes.c_int64),
                    ("children", ctypes.POINTER(ctypes.POINTER(_Schema))), ("dictionary", _POINTER), ("release", _POINTER),
                    ("private_data", _POINTER)]
_Array._fields_ = [("length", ctypes.c_int64), ("null_count", ctypes.c_int64), ("offset", ctypes.c_int64),
                   ("n_buffers", ctypes.c_int64), ("n_children", ctypes.c_int64), ("buffers", ctypes.POINTER(_POINTER)),
                   ("children", ctypes.POINTER(ctypes.POINTER(_Array))), ("dictionary", _POINTER), ("release", _POINTER),
                   ("private_data", _POINTER)]
_Stream._fields_ = [("get_schema", ctypes.CFUNCTYPE(ctypes.c_int, _POINTER, _POINTER)),
                    ("get_next", ctypes.CFUNCTYPE(ctypes.c_int, _POINTER, _POINTER)),
                    ("get_last_error", ctypes.CFUNCTYPE(ctypes.c_char_p, _POINTER)), ("release", _POINTER),
                    ("private_data", _POINTER)]


def _release(struct):
    if struct.release:
        _RELEASE(struct.release)(ctypes.addressof(struct))


# ---- capsules
# --------------------------------------------------------------------------------------

_api = ctypes.pythonapi
_get = ctypes.PYFUNCTYPE(_POINTER, _POINTER, ctypes.c_char_p)(("PyCapsule_GetPointer", _api))
_get_of = ctypes.PYFUNCTYPE(_POINTER, ctypes.py_object, ctypes.c_char_p)(("PyCapsule_GetPointer", _api))
_DESTRUCTOR = ctypes.PYFUNCTYPE(None, _POINTER)
_new = ctypes.PYFUNCTYPE(ctypes.py_object, _POINTER, ctypes.c_char_p, _DESTRUCTOR)(("PyCapsule_New", _api))
_held = {}  # by address: structs in capsules


def _destructor(name, cls):
    def end(capsule):
        address = _get(capsule, name)
        _release(cls.from_address(address))
        _held.pop(address, None)

    return _DESTRUCTOR(end)


_ENDS = {b"arrow_schema": _destructor(b"arrow_schema", _Schema), b"arrow_array": _destructor(b"arrow_array", _Array)}


def _capsule(name, struct):
    address = ctypes.addressof(struct)
    _held[address] = struct
    return _new(address, name, _ENDS[name])


def _pyarrow():
    """The module, where it is installed."""
    try:
        import pyarrow
    except ImportError:
        return None
    return pyarrow


# ---- from a script
# ---------------------------------------------------------------------------------


def _memory(address, dtype, n):
    """An array on a buffer, copied."""
    dtype = np.dtype(dtype)
    if not n:
        return np.empty(0, dtype)
    return np.frombuffer(ctypes.string_at(address, n * dtype.itemsize), dtype).copy()


def _bits(address, n):
    return np.unpackbits(_memory(address, np.uint8, (n + 7) // 8), bitorder="little")[:n].astype(bool)


def _texts(array):
    offsets = _memory(array.buffers[1], np.int64, array.length + 1)
    data = ctypes.string_at(array.buffers[2], int(offsets[-1])) if array.length else b""
    texts = np.empty(array.length, object)
    texts[:] = [data[a:b].decode(errors="replace") for a, b in itertools.pairwise(offsets.tolist())]
    if array.buffers[0]:
        texts[~_bits(array.buffers[0], array.length)] = None
    return texts


class Table:
    """A frame of a script: columns with names. It gives itself to pandas, polars and pyarrow
    without a copy (`pyarrow.record_batch(table)`, `polars.DataFrame(table)`), by
    `__arrow_c_array__`.

    >>> import samara
    >>> table, = samara.script("f", [], ["F"], text="F = as.frame(matrix('1 2 3 5', 2, 2))")()
    >>> table
    Table of 2 rows: C1, C2
    >>> table["C1"]
    array([1, 3], dtype=int32)
    """

    def __init__(self, value):
        self._schema, self._array = _Schema(), _Array()
        check(lib().smr_script_frame(ctypes.byref(value), ctypes.byref(self._schema), ctypes.byref(self._array)))

    @property
    def columns(self):
        """The names of the columns."""
        return [self._schema.children[j].contents.name.decode() for j in range(self._schema.n_children)]

    @property
    def shape(self):
        """Rows and columns."""
        return self._array.length, self._schema.n_children

    def _column(self, j):
        kind, array = self._schema.children[j].contents.format, self._array.children[j].contents
        if kind == b"U":
            return _texts(array)
        if kind == b"b":
            return _bits(array.buffers[1], array.length)
        return _memory(array.buffers[1], _FORMATS[kind], array.length)

    def __getitem__(self, name):
        """A column, by name or number, as an array of its type; texts are objects, None where
        missing."""
        return self._column(self.columns.index(name) if isinstance(name, str) else name)

    def to_pandas(self):
        """The table as a DataFrame of pandas."""
        import pandas

        batch = pyarrow.record_batch(self) if (pyarrow := _pyarrow()) is not None else None
        frame = pandas.DataFrame({j: batch.column(j).to_pandas() if batch is not None and self._is_text(j) else self._column(j)
                                  for j in range(len(self.columns))})
        frame.columns = self.columns
        return frame

    def _is_text(self, j):
        return self._schema.children[j].contents.format == b"U"

    def _value(self, name):
        return ScriptValue(name=name, kind=FRAME, schema=ctypes.addressof(self._schema), array=ctypes.addressof(self._array))

    def _share(self):
        other = Table.__new__(Table)
        other._schema, other._array = _Schema(), _Array()
        check(lib().smr_script_frame(ctypes.byref(self._value(b"")), ctypes.byref(other._schema), ctypes.byref(other._array)))
        schema, array, other._schema, other._array = other._schema, other._array, _Schema(), _Array()
        return schema, array

    def __arrow_c_schema__(self):
        schema, array = self._share()
        _release(array)
        return _capsule(b"arrow_schema", schema)

    def __arrow_c_array__(self, requested_schema=None):
        schema, array = self._share()
        return _capsule(b"arrow_schema", schema), _capsule(b"arrow_array", array)

    def __len__(self):
        return self._array.length

    def __repr__(self):
        return f"Table of {self._array.length} rows: {', '.join(self.columns)}"

    def __del__(self):
        if is_open():
            _release(self._array)
            _release(self._schema)


# ---- to a script
# -----------------------------------------------------------------------------------


class _Taken:
    """Structs of Arrow from capsules, which stay alive as long as this."""

    def __init__(self, capsules):
        self.kept = capsules
        self.schema, self.array = (_get_of(c, n) for c, n in zip(capsules, (b"arrow_schema", b"arrow_array")))


class _Streamed:
    """The one piece of a stream."""

    def __init__(self, name, table):
        for join in ("rechunk", "combine_chunks"):  # polars, pyarrow
            table = getattr(table, join)() if hasattr(table, join) else table
        capsule = table.__arrow_c_stream__()
        stream = _Stream.from_address(_get_of(capsule, b"arrow_array_stream"))
        self._structs = []
        schema, array, more = _Schema(), _Array(), _Array()
        for get, struct in ((stream.get_schema, schema), (stream.get_next, array), (stream.get_next, more)):
            if struct is more and not array.release:
                break
            if get(ctypes.addressof(stream), ctypes.addressof(struct)):
                raise Error(f"{name}: {(stream.get_last_error(ctypes.addressof(stream)) or b'its stream failed').decode()}")
            self._structs.append(struct)
        if more.release:
            raise Error(f"{name} comes in several pieces: give it in one")
        self.empty = not array.release
        self.schema, self.array = ctypes.addressof(schema), ctypes.addressof(array)

    def __del__(self):
        for struct in self._structs:
            _release(struct)


class _Built:
    """Structs of Arrow on arrays of NumPy."""

    def __init__(self, columns, rows):
        """columns: (name, array) pairs; arrays of objects hold texts and None."""
        self.kept, self._nothing = [], _RELEASE(lambda struct: None)
        release = ctypes.cast(self._nothing, _POINTER).value
        schemas, arrays = [], []
        for name, values in columns:
            kind, buffers = _buffers(values)
            self.kept += buffers
            pointers = (_POINTER * 3)(*[b.ctypes.data if b is not None else None for b in buffers])
            self.kept.append(pointers)
            schemas.append(_Schema(format=kind, name=str(name).encode(), flags=_NULLABLE, release=release))
            arrays.append(_Array(length=rows, null_count=0 if buffers[0] is None else -1, n_buffers=len(buffers),
                                 buffers=pointers, release=release))
        schema_of, array_of = (ctypes.POINTER(_Schema) * max(1, len(schemas)))(), (ctypes.POINTER(_Array) * max(1, len(arrays)))()
        for j, (schema, array) in enumerate(zip(schemas, arrays)):
            schema_of[j], array_of[j] = ctypes.pointer(schema), ctypes.pointer(array)
        none = (_POINTER * 1)(None)
        schema = _Schema(format=b"+s", name=b"", n_children=len(schemas), children=schema_of, release=release)
        array = _Array(length=rows, n_buffers=1, n_children=len(arrays), buffers=none, children=array_of, release=release)
        self.kept += [schemas, arrays, schema, array, none]
        self.schema, self.array = ctypes.addressof(schema), ctypes.addressof(array)


def _is_missing(v):
    return v is None or isinstance(v, float) and v != v or type(v).__name__ in ("NAType", "NaTType")


def _bytes_of(v):
    if type(v) is str:
        return v.encode()
    return None if _is_missing(v) else str(v).encode()


def _arrow_text_buffers(values):
    """The buffers as pyarrow makes them, several times as fast; None: it does not take the
    values."""
    if (pyarrow := _pyarrow()) is None:
        return None
    try:
        valid, offsets, data = pyarrow.array(values, pyarrow.large_string(), from_pandas=True).buffers()
    except (TypeError, ValueError):  # mixed values
        return None
    return b"U", [None if valid is None else np.frombuffer(valid, np.uint8), np.frombuffer(offsets, np.int64),
                  np.frombuffer(data, np.uint8) if data is not None and data.size else np.zeros(1, np.uint8)]


def _text_buffers(values):
    if (made := _arrow_text_buffers(values)) is not None:
        return made
    texts = [_bytes_of(v) for v in values]
    valid = np.array([t is not None for t in texts], bool)
    offsets = np.zeros(len(texts) + 1, np.int64)
    np.cumsum([len(t or b"") for t in texts], out=offsets[1:])
    data = np.frombuffer(b"".join(t or b"" for t in texts) + b"\0", np.uint8)
    return b"U", [None if valid.all() else np.packbits(valid, bitorder="little"), offsets, data]


def _buffers(values):
    """The format of a column, and its buffers."""
    kind = _NAMES.get(values.dtype)
    if kind is None:
        return _text_buffers(values if values.dtype.kind == "O" else values.astype(str).astype(object))
    if kind == b"b":
        return kind, [None, np.packbits(values, bitorder="little")]
    return kind, [None, np.ascontiguousarray(values)]


def _pandas_column(series):
    if getattr(series.dtype, "kind", "O") in "biuf" and not hasattr(series.dtype, "na_value"):
        return series.to_numpy()
    if getattr(series.dtype, "kind", "O") in "biuf" and not series.isna().any():  # nullable numbers
        return series.to_numpy(series.dtype.numpy_dtype)
    if getattr(series.dtype, "kind", "O") in "iuf":
        return series.to_numpy(np.float64, na_value=np.nan)
    return series.to_numpy(object)


def is_table(a):
    """Whether as_value() takes it."""
    return isinstance(a, Table) or hasattr(a, "__arrow_c_stream__") or hasattr(a, "__arrow_c_array__") or (
        hasattr(a, "columns") and hasattr(a, "iloc"))


def as_value(name, a):
    """A table as an input of a script, and the memory that it points into."""
    if isinstance(a, Table):
        return a._value(name.encode()), a
    if hasattr(a, "iloc"):  # pandas, with pyarrow or without
        taken = _Built([(c, _pandas_column(a.iloc[:, j])) for j, c in enumerate(a.columns)], len(a))
    elif hasattr(a, "__arrow_c_array__"):
        taken = _Taken(a.__arrow_c_array__())
    else:
        taken = _Streamed(name, a)
        if taken.empty:
            taken = _Built([(c, np.empty(0, object)) for c in getattr(a, "column_names", getattr(a, "columns", ()))], 0)
    return ScriptValue(name=name.encode(), kind=FRAME, schema=taken.schema, array=taken.array), taken

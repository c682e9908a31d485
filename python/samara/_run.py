"""Programs and scripts on NumPy arrays, by ctypes: load() and script()."""


import ctypes
import math
import os
import pathlib
import threading
import time

import numpy as np

_TINY = {  # floats of eight bits and less, one a byte: their bits in uint8, or types of ml_dtypes
    "f8e4m3fn": "float8_e4m3fn", "f8e5m2": "float8_e5m2", "f8e4m3": "float8_e4m3", "f8e3m4": "float8_e3m4",
    "f8e4m3fnuz": "float8_e4m3fnuz", "f8e5m2fnuz": "float8_e5m2fnuz", "f8e4m3b11fnuz": "float8_e4m3b11fnuz",
    "f8e8m0fnu": "float8_e8m0fnu", "f6e2m3fn": "float6_e2m3fn", "f6e3m2fn": "float6_e3m2fn",
    "f4e2m1fn": "float4_e2m1fn",
}
_DTYPES = {
    "f64": np.float64, "f32": np.float32, "f16": np.float16, "bf16": np.uint16, "i1": np.bool_, "i8": np.int8, "i16": np.int16, "i32": np.int32, "i64": np.int64,
    "u8": np.uint8, "u16": np.uint16, "u32": np.uint32, "u64": np.uint64, "c64": np.complex64, "c128": np.complex128,
} | dict.fromkeys(_TINY, np.uint8)
_SMALL = {"bf16": "bfloat16"} | _TINY
_NARROW = {"i8": ("int4", "int2"), "u8": ("uint4", "uint2")}  # of ml_dtypes, one a byte here
# kinds of types that a Python number converts to
_NUMBERS = ((bool, "b"), (int, "biufc"), (float, "fc"), (complex, "c"))
_RANK = 8
_LINE = 64  # bytes of a cache line
_SHORT = 30e-6  # seconds of a run that keeps the interpreter's lock
_LONG_RUNS = 8  # longer runs in a row after which it is released again
_KEPT = 4  # sizes of a program that stay compiled, at first
_MOST_KEPT = 768
_LARGE = 1 << 20  # bytes from which on it matters where an array begins


class Error(RuntimeError):
    """An error reported by libsamara."""


class _Array(ctypes.Structure):
    _fields_ = [("dtype", ctypes.c_char_p), ("rank", ctypes.c_uint), ("dims", ctypes.c_int64 * _RANK),
                ("data", ctypes.c_void_p)]


FUSE = ("cost", "none", "all", "once", "rule", "random")


class _Open(ctypes.Structure):
    _fields_ = [("struct_size", ctypes.c_size_t), ("threads", ctypes.c_int), ("strict", ctypes.c_int),
                ("cflags", ctypes.c_void_p), ("deterministic", ctypes.c_int), ("fast", ctypes.c_int)]


class _Load(ctypes.Structure):
    _fields_ = [("struct_size", ctypes.c_size_t), ("path", ctypes.c_char_p), ("text", ctypes.c_char_p),
                ("length", ctypes.c_size_t), ("args", ctypes.POINTER(_Array)), ("nargs", ctypes.c_size_t),
                ("frozen", ctypes.POINTER(_Array)), ("nfrozen", ctypes.c_size_t),
                ("only", ctypes.c_char_p), ("whole", ctypes.c_int),
                ("fuse", ctypes.c_int), ("measure", ctypes.c_int), ("simplify", ctypes.c_int),
                ("fuse_seed", ctypes.c_uint64), ("tune_s", ctypes.c_double), ("tuning", ctypes.c_void_p),
                ("tuning_arg", ctypes.c_void_p), ("strategy", ctypes.c_char_p), ("entry", ctypes.c_char_p)]


class _Value(ctypes.Structure):
    _fields_ = [("struct_size", ctypes.c_size_t), ("name", ctypes.c_char_p), ("element", ctypes.c_char_p),
                ("dtype", ctypes.c_char_p), ("rank", ctypes.c_uint), ("dims", ctypes.c_int64 * _RANK)]


class _ScriptArgument(ctypes.Structure):
    _fields_ = [("name", ctypes.c_char_p), ("value", ctypes.c_char_p)]


class _ScriptValue(ctypes.Structure):
    _fields_ = [("name", ctypes.c_char_p), ("kind", ctypes.c_int), ("rows", ctypes.c_int64), ("cols", ctypes.c_int64),
                ("data", ctypes.POINTER(ctypes.c_double)), ("number", ctypes.c_double), ("integer", ctypes.c_int64),
                ("text", ctypes.c_char_p)]


_PRINT = ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.POINTER(ctypes.c_char), ctypes.c_size_t)


class _ScriptOpen(ctypes.Structure):
    _fields_ = [("struct_size", ctypes.c_size_t), ("path", ctypes.c_char_p), ("text", ctypes.c_char_p),
                ("length", ctypes.c_size_t), ("library", ctypes.c_char_p),
                ("args", ctypes.POINTER(_ScriptArgument)), ("nargs", ctypes.c_size_t),
                ("inputs", ctypes.POINTER(ctypes.c_char_p)), ("ninputs", ctypes.c_size_t),
                ("outputs", ctypes.POINTER(ctypes.c_char_p)), ("noutputs", ctypes.c_size_t),
                ("print", _PRINT), ("print_arg", ctypes.c_void_p), ("memory", ctypes.c_size_t)]


class _Tuning(ctypes.Structure):
    _fields_ = [("struct_size", ctypes.c_size_t), ("kernels", ctypes.c_uint), ("better", ctypes.c_uint),
                ("passed", ctypes.c_uint), ("spent_s", ctypes.c_double), ("limit_s", ctypes.c_double)]


class _Stats(ctypes.Structure):
    _fields_ = [("struct_size", ctypes.c_size_t), ("devices", ctypes.c_uint), ("load_s", ctypes.c_double),
                ("runs", ctypes.c_uint64), ("peak_bytes", ctypes.c_uint64), ("apart", ctypes.c_int), ("tuning", _Tuning)]


class _Exchange(ctypes.Structure):
    _fields_ = [("struct_size", ctypes.c_size_t), ("op", ctypes.c_char_p), ("count", ctypes.c_uint64),
                ("bytes", ctypes.c_uint64)]


def _find_library():
    if "SAMARA_LIBRARY" in os.environ:
        return os.environ["SAMARA_LIBRARY"]
    here = pathlib.Path(__file__).resolve()
    for folder in (*here.parents[:5], here.parents[2] / "build"):
        for name in ("libsamara.so.0", "lib/libsamara.so.0", "lib/x86_64-linux-gnu/libsamara.so.0"):
            if (folder / name).exists():
                return str(folder / name)
    return "libsamara.so.0"


_library = None
_loading = threading.Lock()


def _lib():
    global _library
    if _library is None:
        try:
            lib = ctypes.CDLL(path := _find_library())
            lib.run_short = ctypes.PyDLL(path).smr_model_run  # keeps the interpreter's lock
        except OSError as e:
            raise Error(f"{e}: set SAMARA_LIBRARY to the path of libsamara.so") from None
        lib.smr_errmsg.restype = ctypes.c_char_p
        lib.smr_model_nargs.restype = lib.smr_model_nresults.restype = ctypes.c_size_t
        for name in ("smr_model_nargs", "smr_model_nresults", "smr_unload", "smr_close", "smr_script_close"):
            getattr(lib, name).argtypes = [ctypes.c_void_p]
        for name in ("smr_model_arg", "smr_model_result"):
            getattr(lib, name).argtypes = [ctypes.c_void_p, ctypes.c_size_t, ctypes.POINTER(_Value)]
        lib.smr_model_run.argtypes = lib.run_short.argtypes = [
            ctypes.c_void_p, ctypes.POINTER(_Array), ctypes.c_size_t, ctypes.POINTER(_Array), ctypes.c_size_t]
        lib.smr_model_exchanges.argtypes = [ctypes.c_void_p, ctypes.c_size_t, ctypes.POINTER(_Exchange)]
        lib.smr_script_run.argtypes = [ctypes.c_void_p, ctypes.POINTER(_ScriptValue), ctypes.c_size_t]
        lib.smr_script_result.argtypes = [ctypes.c_void_p, ctypes.c_char_p, ctypes.POINTER(_ScriptValue)]
        lib.smr_model_stat.argtypes = [ctypes.c_void_p, ctypes.POINTER(_Stats)]
        _library = lib
    return _library


def _check(status):
    if status != 0:
        raise Error(_lib().smr_errmsg().decode(errors="replace"))


class _Context:
    """One for all programs of a process with the same options; it is for one thread at a time."""

    made = {}

    def __init__(self, threads, strict, deterministic):
        self.handle, self.turn = ctypes.c_void_p(), threading.RLock()
        params = _Open(ctypes.sizeof(_Open), threads, strict, None, deterministic)
        _check(_lib().smr_open(ctypes.byref(params), ctypes.byref(self.handle)))

    @classmethod
    def of(cls, *options):
        with _loading:
            if options not in cls.made:
                cls.made[options] = cls(*options)
            return cls.made[options]


def _as_small(array, dtype):
    try:
        import ml_dtypes
    except ImportError:
        return array
    return array.view(getattr(ml_dtypes, _SMALL[dtype]))


def _empty(shape, dtype):
    """A new array; a large one begins with a cache line, so that whole lines can be stored past
    the caches."""
    n = math.prod(shape) * np.dtype(dtype).itemsize
    if n < _LARGE:
        return np.empty(shape, dtype)
    room = np.empty(n + _LINE, np.uint8)
    skip = -room.ctypes.data % _LINE
    return room[skip : skip + n].view(dtype).reshape(shape)


def _describe(array, dtype=None):
    a = _Array(dtype.encode() if dtype else None, array.ndim, (ctypes.c_int64 * _RANK)(*array.shape), array.ctypes.data)
    return a


def _way(fuse):
    return FUSE.index("cost" if fuse is True else "none" if fuse is False else "random" if isinstance(fuse, int) else fuse)


def _seed(fuse):
    return fuse if isinstance(fuse, int) and not isinstance(fuse, bool) else 0


class _Model:
    """The program made ready for arguments of some sizes."""

    def __init__(self, context, text, name, args, only, whole, fuse, simplify, tune=0, strategy=None,
                 entry=None):
        self.context, self.handle = context, ctypes.c_void_p()
        sizes = (_Array * max(1, len(args or ())))(*[_describe(a) for a in args or ()])
        params = _Load(ctypes.sizeof(_Load), name.encode(), text, len(text), sizes if args is not None else None,
                       len(args or ()), None, 0, only.encode() if only else None, whole,
                       _way(fuse), 0, 0 if simplify else 1, _seed(fuse), float(tune), None, None,
                       strategy.encode() if strategy else None, entry.encode() if entry else None)
        with context.turn:
            _check(_lib().smr_load(context.handle, ctypes.byref(params), ctypes.byref(self.handle)))
        self.args = [self._value(_lib().smr_model_arg, i) for i in range(_lib().smr_model_nargs(self.handle))]
        self.results = [self._value(_lib().smr_model_result, i) for i in range(_lib().smr_model_nresults(self.handle))]
        self._wanted = [(np.dtype(_DTYPES[dtype]), shape) for dtype, shape in self.args]
        self._slots = threading.local()
        self._long = _LONG_RUNS  # runs in a row that took SHORT or longer

    def _value(self, ask, i):
        v = _Value(ctypes.sizeof(_Value))
        _check(ask(self.handle, i, ctypes.byref(v)))
        return v.dtype.decode(), tuple(v.dims[: v.rank])

    def __del__(self):
        if self.handle and _library is not None:
            with self.context.turn:
                _library.smr_unload(self.handle)

    def has_shapes(self, arrays):
        return len(arrays) == len(self.args) and all(
            type(a) is np.ndarray and a.shape == shape for a, (_, shape) in zip(arrays, self._wanted))

    def _made_slots(self):
        """Descriptions of arguments and results, of this thread: only addresses change."""
        if not hasattr(self._slots, "ins"):
            for name, values in (("ins", self.args), ("outs", self.results)):
                made = (_Array * max(1, len(values)))(*[
                    _Array(dtype.encode(), len(shape), (ctypes.c_int64 * _RANK)(*shape), None) for dtype, shape in values])
                setattr(self._slots, name, made)
                setattr(self._slots, f"each_{name}", [made[i] for i in range(len(values))])
        return self._slots

    def _call(self, *arrays):
        """Runs the model. A short run keeps the interpreter's lock: threads that hand it to each
        other for every call wait longer than the run takes."""
        run = _lib().run_short if self._long < _LONG_RUNS else _lib().smr_model_run
        began = time.perf_counter()
        status = run(self.handle, *arrays)
        self._long = 0 if time.perf_counter() - began < _SHORT else self._long + 1
        return status

    def run(self, arrays):
        if len(arrays) != len(self.args):
            raise Error(f"the program takes {len(self.args)} arrays, not {len(arrays)}")
        slots, kept = self._made_slots(), []
        for i, (a, slot, (dtype, shape)) in enumerate(zip(arrays, slots.each_ins, self._wanted)):
            if type(a) is not np.ndarray or a.dtype != dtype or a.shape != shape or not a.flags.c_contiguous:
                a = _taken(a, i, *self.args[i])
                kept.append(a)
            slot.data = a.__array_interface__["data"][0]
        results = [_empty(shape, _DTYPES[dtype]) for dtype, shape in self.results]
        for a, slot in zip(results, slots.each_outs):
            slot.data = a.__array_interface__["data"][0]
        _check(self._call(slots.ins, len(arrays), slots.outs, len(results)))
        return tuple(_as_small(a, t[0]) if t[0] in _SMALL else a for a, t in zip(results, self.results))


def _array(a, i):
    """The argument as an array; refuses lists, whose type NumPy would choose."""
    if not isinstance(a, (bool, int, float, complex)) and not hasattr(a, "dtype"):
        raise Error(f"argument {i} is of {type(a).__name__}, no array: trees are given by their leaves, "
                    "*jax.tree.leaves(…), lists as numpy.asarray(…, dtype)")
    array = np.asarray(a)
    if array.ndim > _RANK:
        raise Error(f"argument {i} has {array.ndim} dimensions: {_RANK} at most")
    return array


def _number(a, i, dtype):
    """A number of Python's as the scalar that is wanted."""
    wanted = _SMALL.get(dtype, np.dtype(_DTYPES[dtype]).name)
    kinds = next(kinds for t, kinds in _NUMBERS if isinstance(a, t))
    if dtype in _SMALL or np.dtype(wanted).kind not in kinds:
        raise Error(f"argument {i} is the {type(a).__name__} {a}, the program takes {wanted}")
    try:
        return np.array(a, wanted)
    except OverflowError:
        raise Error(f"argument {i} is {a}, which is no {wanted}") from None


def _taken(a, i, dtype, shape):
    want = np.dtype(_DTYPES[dtype])
    array = _number(a, i, dtype) if isinstance(a, (bool, int, float, complex)) and not hasattr(a, "dtype") else np.asarray(a)
    if dtype in _SMALL and array.dtype.name == _SMALL[dtype]:
        array = array.view(want)
    if array.dtype.name in _NARROW.get(dtype, ()) or array.dtype.newbyteorder("=") == want:
        array = array.astype(want, copy=False)
    if array.dtype != want:
        raise Error(f"argument {i} is {array.dtype}, the program takes {_SMALL.get(dtype, want.name)}")
    if array.shape != shape:
        raise Error(f"argument {i} has shape {array.shape}, the program takes {shape}")
    return np.ascontiguousarray(array).reshape(shape)


class Program:
    """Result of load(): call it with the program's arguments, get a tuple of its results."""

    def __init__(self, text, name, context, only, whole, fuse, simplify, tune, strategy, entry):
        self._only, self._tune, self._strategy, self._entry = only, tune, strategy, entry
        self._text = text.encode() if isinstance(text, str) else text
        self._name, self._context, self._models = name, context, {}
        self._last, self._whole, self._fuse, self._simplify = None, whole, fuse, simplify
        self._kept, self._evicted = _KEPT, {}  # sizes in the order of their last use

    def _model(self, arrays):
        arrays = [_array(a, i) for i, a in enumerate(arrays)]
        shapes = tuple(a.shape for a in arrays)
        with self._context.turn:
            model = self._models.pop(shapes, None)
            if model is None:
                if shapes in self._evicted:  # it comes back: keep as many as were used since
                    since = len(self._models) + len(self._evicted) - list(self._evicted).index(shapes)
                    self._kept = max(self._kept, min(2 * self._kept, since, _MOST_KEPT))
                    del self._evicted[shapes]
                model = _Model(self._context, self._text, self._name, arrays, self._only, self._whole,
                               self._fuse, self._simplify, self._tune, self._strategy, self._entry)
            self._models[shapes] = model  # the least recently used one is first
            if len(self._models) > self._kept:
                oldest = next(iter(self._models))
                del self._models[oldest]
                self._evicted[oldest] = None
                if len(self._evicted) > _MOST_KEPT:
                    del self._evicted[next(iter(self._evicted))]
            return model

    def __call__(self, *arrays):
        model = self._last
        if model is None or not model.has_shapes(arrays):
            self._last = model = self._model(arrays)
        return model.run(arrays)

    def stats(self):
        """Of the sizes that were run last: devices, load_s, runs, peak_bytes, apart (it was cut
        before)."""
        s = _Stats(ctypes.sizeof(_Stats))
        if self._last is None:
            raise Error("it has not run yet")
        _check(_lib().smr_model_stat(self._last.handle, ctypes.byref(s)))
        told = {name: getattr(s, name) for name, _ in _Stats._fields_[1:-1]}
        return told | {"tuning": {name: getattr(s.tuning, name) for name, _ in _Tuning._fields_[1:]}}


    def exchanges(self):
        """Of the sizes that were run last: for each op between devices in how many places it
        stands, and the bytes that a device has from them."""
        e, found = _Exchange(ctypes.sizeof(_Exchange)), {}
        if self._last is None:
            raise Error("it has not run yet")
        while _lib().smr_model_exchanges(self._last.handle, len(found), ctypes.byref(e)):
            found[e.op.decode()] = (e.count, e.bytes)
        return found


def load(text, name="program", threads=0, strict=False, deterministic=False, only=None, whole=False, fuse=True,
         simplify=True, tune=0, strategy=None, entry=None):
    """A program from StableHLO text, as jax.jit(f).lower(x).as_text() gives it, or from what has
    as_text(). The first call, when sizes are known, reports what is not supported. threads: 0 is
    one for each core; strict: sums stay in the program's order; deterministic: results are the same
    to the bit at any number of threads; only: the one implementation that runs loops
    (samara/model.h), for tests; whole: one device, also where the program says how its arrays are
    cut over several; fuse: ops may become one. Which: "cost" (True) those for which that is
    cheaper, "none" (False), "all",
    "once", "rule", as `samara run --fuse`; a number: any, by that seed; simplify: ops that need not
    run are left out; tune: above 0, the first call measures for so many seconds at most what runs
    each kernel best, and keeps it for later processes; strategy: how a program of one device is cut
    over several, threads of this process, "dp=2,tp=2", "pp=2,mb=8" (docs/howto/predict.md);
    entry: the function that runs, else main, or the only one that is not private. The code of the
    last 4 sizes stays in memory, of more sizes once they come back; others are loaded again from
    the cache of files, which takes about a millisecond for a small program."""
    text = text.as_text() if hasattr(text, "as_text") else text
    if not isinstance(text, (str, bytes)):
        raise TypeError(f"samara.load() takes a program's text, not {type(text).__name__}")
    return Program(text, name, _Context.of(int(threads), int(strict), int(deterministic)), only, int(whole), fuse,
                   simplify, tune, strategy, entry)


_MATRIX, _DOUBLE, _INTEGER, _BOOLEAN, _STRING = range(5)


def _as_input(name, a):
    """The value, and the array that it points into."""
    v = _ScriptValue(name=name.encode())
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
    elif hasattr(a, "dtype"):
        matrix = np.asarray(a)
        if matrix.ndim not in (1, 2) or matrix.dtype.kind not in "biuf":
            raise Error(f"{name} is {matrix.dtype} of shape {matrix.shape}: a matrix of numbers has two dimensions, a column one")
        matrix = np.ascontiguousarray(matrix, np.float64)
        v.kind, v.rows, v.cols = _MATRIX, matrix.shape[0], matrix.shape[1] if matrix.ndim == 2 else 1
        v.data = matrix.ctypes.data_as(ctypes.POINTER(ctypes.c_double))
        return v, matrix
    else:
        raise Error(f"{name} is of {type(a).__name__}: matrices are arrays, scalars Python's")
    return v, None


def _from_result(v):
    if v.kind == _MATRIX:
        matrix = np.empty((v.rows, v.cols))
        if matrix.size:
            ctypes.memmove(matrix.ctypes.data, v.data, matrix.nbytes)
        return matrix
    return {_DOUBLE: v.number, _INTEGER: v.integer, _BOOLEAN: bool(v.integer),
            _STRING: (v.text or b"").decode(errors="replace")}[v.kind]


def _as_argument(value):
    return str(value).upper() if isinstance(value, bool) else str(value)


class Script:
    """Result of script(): call it with its inputs by name, get a tuple of its outputs."""

    def __init__(self, params, context, outputs):
        self._context, self._handle, self._outputs = context, ctypes.c_void_p(), outputs
        self._params = params  # keeps the callback of print() alive
        with context.turn:
            _check(_lib().smr_script_open(context.handle, ctypes.byref(params), ctypes.byref(self._handle)))

    def __call__(self, **inputs):
        pairs = [_as_input(name, a) for name, a in inputs.items()]
        values = (_ScriptValue * max(1, len(pairs)))(*[v for v, _ in pairs])
        with self._context.turn:
            _check(_lib().smr_script_run(self._handle, values, len(pairs)))
            return tuple(self._result(name) for name in self._outputs)

    def _result(self, name):
        v = _ScriptValue()
        _check(_lib().smr_script_result(self._handle, name.encode(), ctypes.byref(v)))
        return _from_result(v)

    def __del__(self):
        if self._handle and _library is not None:
            with self._context.turn:
                _library.smr_script_close(self._handle)


def script(path, inputs=(), outputs=(), args=None, text=None, library=None, print=None, threads=0, deterministic=False, memory=0):
    """A script of DML, of a file, or of a text (path is its name in messages then). inputs: the
    variables that each call is given; what the script reads them from is left out. outputs: those
    that a call gives, in this order. args: $name by name. library: a folder of builtin functions
    written in DML. print: called with what it prints; None: it goes to stdout. memory: bytes that
    its matrices may take at one time; a statement that needs more is refused before it runs. 0: the
    free memory."""
    def names(of):
        return (ctypes.c_char_p * max(1, len(of)))(*[name.encode() for name in of])

    def told(_, s, n):
        print(s[:n].decode(errors="replace"))

    pairs = [(name.encode(), _as_argument(v).encode()) for name, v in (args or {}).items()]
    data = text.encode() if text is not None else None
    params = _ScriptOpen(ctypes.sizeof(_ScriptOpen), os.fspath(path).encode(), data, len(data or b""),
                         os.fspath(library).encode() if library is not None else None,
                         (_ScriptArgument * max(1, len(pairs)))(*pairs), len(pairs),
                         names(inputs), len(inputs), names(outputs), len(outputs),
                         _PRINT(told) if print is not None else _PRINT(), None, int(memory))
    return Script(params, _Context.of(int(threads), 0, int(deterministic)), tuple(outputs))

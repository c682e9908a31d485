"""libsamara by ctypes: where it is, its structs and its errors."""

import ctypes
import threading

from jax_plugins.samara._find import find

RANK = 8  # dimensions of an array, at most


class Error(RuntimeError):
    """An error reported by libsamara."""

    __module__ = "samara"


class Array(ctypes.Structure):
    """smr_ndarray"""

    _fields_ = [("dtype", ctypes.c_char_p), ("rank", ctypes.c_uint), ("dims", ctypes.c_int64 * RANK),
                ("data", ctypes.c_void_p)]


class Open(ctypes.Structure):
    _fields_ = [("struct_size", ctypes.c_size_t), ("threads", ctypes.c_int), ("strict", ctypes.c_int),
                ("cflags", ctypes.c_void_p), ("deterministic", ctypes.c_int), ("fast", ctypes.c_int),
                ("device", ctypes.c_char_p)]


class Load(ctypes.Structure):
    _fields_ = [("struct_size", ctypes.c_size_t), ("path", ctypes.c_char_p), ("text", ctypes.c_char_p),
                ("length", ctypes.c_size_t), ("args", ctypes.POINTER(Array)), ("nargs", ctypes.c_size_t),
                ("frozen", ctypes.POINTER(Array)), ("nfrozen", ctypes.c_size_t),
                ("only", ctypes.c_char_p), ("whole", ctypes.c_int),
                ("fuse", ctypes.c_int), ("measure", ctypes.c_int), ("simplify", ctypes.c_int),
                ("fuse_seed", ctypes.c_uint64), ("tune_s", ctypes.c_double), ("tuning", ctypes.c_void_p),
                ("tuning_arg", ctypes.c_void_p), ("strategy", ctypes.c_char_p), ("entry", ctypes.c_char_p)]


class Value(ctypes.Structure):
    _fields_ = [("struct_size", ctypes.c_size_t), ("name", ctypes.c_char_p), ("element", ctypes.c_char_p),
                ("dtype", ctypes.c_char_p), ("rank", ctypes.c_uint), ("dims", ctypes.c_int64 * RANK)]


class ScriptArgument(ctypes.Structure):
    _fields_ = [("name", ctypes.c_char_p), ("value", ctypes.c_char_p)]


class ScriptValue(ctypes.Structure):
    _fields_ = [("name", ctypes.c_char_p), ("kind", ctypes.c_int), ("rows", ctypes.c_int64), ("cols", ctypes.c_int64),
                ("data", ctypes.POINTER(ctypes.c_double)), ("number", ctypes.c_double), ("integer", ctypes.c_int64),
                ("text", ctypes.c_char_p), ("starts", ctypes.c_void_p), ("columns", ctypes.c_void_p),
                ("items", ctypes.c_void_p), ("nitems", ctypes.c_size_t), ("schema", ctypes.c_void_p),
                ("array", ctypes.c_void_p), ("frame", ctypes.c_void_p)]


PRINT = ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.POINTER(ctypes.c_char), ctypes.c_size_t)


class ScriptOpen(ctypes.Structure):
    _fields_ = [("struct_size", ctypes.c_size_t), ("path", ctypes.c_char_p), ("text", ctypes.c_char_p),
                ("length", ctypes.c_size_t), ("library", ctypes.c_char_p),
                ("args", ctypes.POINTER(ScriptArgument)), ("nargs", ctypes.c_size_t),
                ("inputs", ctypes.POINTER(ctypes.c_char_p)), ("ninputs", ctypes.c_size_t),
                ("outputs", ctypes.POINTER(ctypes.c_char_p)), ("noutputs", ctypes.c_size_t),
                ("print", PRINT), ("print_arg", ctypes.c_void_p), ("memory", ctypes.c_size_t),
                ("reuse", ctypes.c_int), ("reuse_memory", ctypes.c_size_t), ("lineage", ctypes.c_int)]


class Tuning(ctypes.Structure):
    _fields_ = [("struct_size", ctypes.c_size_t), ("kernels", ctypes.c_uint), ("better", ctypes.c_uint),
                ("passed", ctypes.c_uint), ("spent_s", ctypes.c_double), ("limit_s", ctypes.c_double)]


class Contests(ctypes.Structure):
    _fields_ = [("struct_size", ctypes.c_size_t), ("open", ctypes.c_uint64), ("over", ctypes.c_uint64),
                ("tries", ctypes.c_uint64), ("lost_s", ctypes.c_double)]


class Stats(ctypes.Structure):
    _fields_ = [("struct_size", ctypes.c_size_t), ("devices", ctypes.c_uint), ("load_s", ctypes.c_double),
                ("runs", ctypes.c_uint64), ("peak_bytes", ctypes.c_uint64), ("apart", ctypes.c_int), ("tuning", Tuning),
                ("contests", Contests), ("joined", ctypes.c_uint64), ("graphs", ctypes.c_uint64),
                ("graph_kernels", ctypes.c_uint64), ("graph_runs", ctypes.c_uint64)]


class Exchange(ctypes.Structure):
    _fields_ = [("struct_size", ctypes.c_size_t), ("op", ctypes.c_char_p), ("count", ctypes.c_uint64),
                ("bytes", ctypes.c_uint64)]


_NAME = "libsamara.so.0"
_library = None
_loading = threading.Lock()


def lib():
    """The library, opened at the first call."""
    global _library
    if _library is None:
        try:
            found = ctypes.CDLL(path := find(_NAME, "SAMARA_LIBRARY") or _NAME)
            found.run_short = ctypes.PyDLL(path).smr_model_run  # keeps the interpreter's lock
        except OSError as e:
            raise Error(f"{e}: set SAMARA_LIBRARY to the path of libsamara.so") from None
        found.smr_errmsg.restype = ctypes.c_char_p
        found.smr_model_nargs.restype = found.smr_model_nresults.restype = ctypes.c_size_t
        for name in ("smr_model_nargs", "smr_model_nresults", "smr_unload", "smr_close", "smr_script_close",
                     "smr_model_interrupt", "smr_script_interrupt"):
            getattr(found, name).argtypes = [ctypes.c_void_p]
        for name in ("smr_model_arg", "smr_model_result"):
            getattr(found, name).argtypes = [ctypes.c_void_p, ctypes.c_size_t, ctypes.POINTER(Value)]
        found.smr_model_run.argtypes = found.run_short.argtypes = [
            ctypes.c_void_p, ctypes.POINTER(Array), ctypes.c_size_t, ctypes.POINTER(Array), ctypes.c_size_t]
        found.smr_model_exchanges.argtypes = [ctypes.c_void_p, ctypes.c_size_t, ctypes.POINTER(Exchange)]
        found.smr_script_run.argtypes = [ctypes.c_void_p, ctypes.POINTER(ScriptValue), ctypes.c_size_t]
        found.smr_script_result.argtypes = [ctypes.c_void_p, ctypes.c_char_p, ctypes.POINTER(ScriptValue)]
        found.smr_model_stat.argtypes = [ctypes.c_void_p, ctypes.POINTER(Stats)]
        _library = found
    return _library


def is_open():
    """Whether the library is open: at the end of the process it may be gone already."""
    return _library is not None


def check(status):
    """Raises the error of this thread's last call if it failed."""
    if status != 0:
        raise Error(lib().smr_errmsg().decode(errors="replace"))


class Context:
    """One for all programs of a process with the same options; it is for one thread at a time."""

    made = {}

    def __init__(self, threads, strict, deterministic, device=None):
        self.handle, self.turn = ctypes.c_void_p(), threading.RLock()
        params = Open(ctypes.sizeof(Open), threads, strict, None, deterministic, 0,
                      device.encode() if device else None)
        check(lib().smr_open(ctypes.byref(params), ctypes.byref(self.handle)))

    @classmethod
    def of(cls, *options):
        with _loading:
            if options not in cls.made:
                cls.made[options] = cls(*options)
            return cls.made[options]

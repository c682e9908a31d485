"""NumPy arrays as the library's arrays, and back."""

import ctypes
import math

import numpy as np

from ._library import RANK, Array, Error

_TINY = {  # floats of eight bits and less, one a byte: their bits in uint8, or types of ml_dtypes
    "f8e4m3fn": "float8_e4m3fn", "f8e5m2": "float8_e5m2", "f8e4m3": "float8_e4m3", "f8e3m4": "float8_e3m4",
    "f8e4m3fnuz": "float8_e4m3fnuz", "f8e5m2fnuz": "float8_e5m2fnuz", "f8e4m3b11fnuz": "float8_e4m3b11fnuz",
    "f8e8m0fnu": "float8_e8m0fnu", "f6e2m3fn": "float6_e2m3fn", "f6e3m2fn": "float6_e3m2fn",
    "f4e2m1fn": "float4_e2m1fn",
}
DTYPES = {
    "f64": np.float64, "f32": np.float32, "f16": np.float16, "bf16": np.uint16, "i1": np.bool_, "i8": np.int8,
    "i16": np.int16, "i32": np.int32, "i64": np.int64, "u8": np.uint8, "u16": np.uint16, "u32": np.uint32,
    "u64": np.uint64, "c64": np.complex64, "c128": np.complex128,
} | dict.fromkeys(_TINY, np.uint8)
SMALL = {"bf16": "bfloat16"} | _TINY  # stored as bits where ml_dtypes is absent
_NARROW = {"i8": ("int4", "int2"), "u8": ("uint4", "uint2")}  # of ml_dtypes, one a byte here
# kinds of types that a Python number converts to
_NUMBERS = ((bool, "b"), (int, "biufc"), (float, "fc"), (complex, "c"))
_LINE = 64  # bytes of a cache line
_LARGE = 1 << 20  # bytes from which on it matters where an array begins


def dtype_name(dtype):
    """The name of the NumPy or ml_dtypes type of one of the library's."""
    return SMALL.get(dtype) or np.dtype(DTYPES[dtype]).name


_LIBRARY_TYPES = {dtype_name(d): d for d in DTYPES} | {n: d for d, names in _NARROW.items() for n in names}


def describe_data(array, name=None):
    """A struct smr_ndarray with the array's elements, which stay the caller's. name: of its type,
    if the array has only its bits."""
    name = name or array.dtype.name
    if name not in _LIBRARY_TYPES:
        raise Error(f"arrays of {name} are not supported")
    return describe(array.shape, _LIBRARY_TYPES[name], array.ctypes.data)


def _by_interface(array):
    return array.__array_interface__["data"][0]


def _by_header(array):
    return _pointer_at(id(array) + _HEADER).value


# The first field of an array is the address of its elements, by NumPy's interface for C; to ask
# for __array_interface__ takes six times as long as reading it.
_HEADER, _pointer_at = object.__basicsize__, ctypes.c_void_p.from_address
_SAMPLES = [np.zeros(3), np.zeros((4, 5), np.int8)[1:, 2:]]
address = _by_header if all(_by_header(a) == _by_interface(a) for a in _SAMPLES) else _by_interface


def as_small(array, dtype):
    """The bits as an array of ml_dtypes, where that is installed."""
    try:
        import ml_dtypes
    except ImportError:
        return array
    return array.view(getattr(ml_dtypes, SMALL[dtype]))


def is_large(shape, dtype):
    """Whether such an array should begin with a cache line, so that whole lines can be stored past
    the caches."""
    return math.prod(shape) * np.dtype(dtype).itemsize >= _LARGE


def empty_large(shape, dtype):
    """A new array that begins with a cache line."""
    n = math.prod(shape) * np.dtype(dtype).itemsize
    room = np.empty(n + _LINE, np.uint8)
    skip = -address(room) % _LINE
    return room[skip : skip + n].view(dtype).reshape(shape)


def describe(shape, dtype=None, data=None):
    """A struct smr_ndarray."""
    return Array(dtype.encode() if dtype else None, len(shape), (ctypes.c_int64 * RANK)(*shape), data)


def check_array(a, i):
    """The argument as an array; refuses lists, whose type NumPy would choose, and masked arrays,
    whose masked elements have no value."""
    if isinstance(a, np.ma.MaskedArray):
        raise Error(f"argument {i} is a masked array: give its filled(value), or its data where nothing is masked")
    if not isinstance(a, (bool, int, float, complex)) and not hasattr(a, "dtype"):
        raise Error(f"argument {i} is of {type(a).__name__}, no array: trees are given by their leaves, "
                    "*jax.tree.leaves(…), lists as numpy.asarray(…, dtype)")
    array = np.asarray(a)
    if array.ndim > RANK:
        raise Error(f"argument {i} has {array.ndim} dimensions: {RANK} at most")
    return array


def _convert_number(a, i, dtype):
    """A number of Python's as the scalar that is wanted."""
    wanted = dtype_name(dtype)
    kinds = next(kinds for t, kinds in _NUMBERS if isinstance(a, t))
    if dtype in SMALL or np.dtype(wanted).kind not in kinds:
        raise Error(f"argument {i} is the {type(a).__name__} {a}, the program takes {wanted}")
    try:
        return np.array(a, wanted)
    except OverflowError:
        raise Error(f"argument {i} is {a}, which is no {wanted}") from None


def _as_stored(array, dtype):
    """A view with the type that stores the library's type, if the array has that type."""
    want = np.dtype(DTYPES[dtype])
    if dtype in SMALL and array.dtype.name == SMALL[dtype]:
        return array.view(want)
    if array.dtype.name in _NARROW.get(dtype, ()) or array.dtype.newbyteorder("=") == want:
        return array.astype(want, copy=False)
    return array


def take_argument(a, i, dtype, shape):
    """Argument @p i as a dense array of exactly this type and shape."""
    is_number = isinstance(a, (bool, int, float, complex)) and not hasattr(a, "dtype")
    array = _as_stored(_convert_number(a, i, dtype) if is_number else np.asarray(a), dtype)
    if array.dtype != np.dtype(DTYPES[dtype]):
        raise Error(f"argument {i} is {array.dtype}, the program takes {dtype_name(dtype)}")
    if array.shape != shape:
        raise Error(f"argument {i} has shape {array.shape}, the program takes {shape}")
    return np.ascontiguousarray(array).reshape(shape)


def take_output(a, i, dtype, shape):
    """An array of the caller that result @p i is stored in, as the library sees it."""
    if not isinstance(a, np.ndarray) or isinstance(a, np.ma.MaskedArray):
        raise Error(f"out[{i}] is of {type(a).__name__}, no NumPy array")
    stored = a.view(DTYPES[dtype]) if dtype in SMALL and a.dtype.name == SMALL[dtype] else a
    if stored.dtype != np.dtype(DTYPES[dtype]) or a.shape != shape:
        raise Error(f"out[{i}] is {a.dtype} of shape {a.shape}, the result is {dtype_name(dtype)} of shape {shape}")
    if not a.flags.c_contiguous or not a.flags.writeable:
        raise Error(f"out[{i}] is {'read-only' if a.flags.c_contiguous else 'not contiguous'}")
    return stored

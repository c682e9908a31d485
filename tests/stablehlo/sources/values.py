"""Arguments for the programs: corner values first, then pseudo-random ones that depend on a name
only."""

import zlib

import ml_dtypes
import numpy as np

DTYPES = {
    "f64": np.float64,
    "f32": np.float32,
    "f16": np.float16,
    "bf16": ml_dtypes.bfloat16,
    "f8E4M3FN": ml_dtypes.float8_e4m3fn,
    "f8E5M2": ml_dtypes.float8_e5m2,
    "i1": np.bool_,
    "i4": ml_dtypes.int4,
    "i8": np.int8,
    "i16": np.int16,
    "i32": np.int32,
    "i64": np.int64,
    "ui4": ml_dtypes.uint4,
    "ui8": np.uint8,
    "ui16": np.uint16,
    "ui32": np.uint32,
    "ui64": np.uint64,
    "c64": np.complex64,
    "c128": np.complex128,
}
FLOATS = ("f64", "f32", "f16", "bf16")
SIGNED = ("i8", "i16", "i32", "i64")
UNSIGNED = ("ui8", "ui16", "ui32", "ui64")
INTS = SIGNED + UNSIGNED
COMPLEX = ("c64", "c128")


def kind(name):
    return "float" if name.startswith(("f", "bf")) else "complex" if name.startswith("c") else "int"


def rng(seed):
    return np.random.default_rng(zlib.crc32(str(seed).encode()))


def limits(name):
    return ml_dtypes.iinfo(DTYPES[name]) if name in ("i4", "ui4") else np.iinfo(DTYPES[name])


def rand(name, shape, seed, low=None, high=None):
    """Floats are normal deviates unless low and high are given, integers lie in [low, high)."""
    np.seterr(over="ignore")  # 1e9 as f16 is inf
    r, t = rng(f"{seed}:{name}"), DTYPES[name]
    if name == "i1":
        return r.integers(0, 2, shape).astype(bool)
    if kind(name) == "int":
        info = limits(name)
        low = int(info.min) if low is None else low
        high = int(info.max) + 1 if high is None else high
        return np.asarray(
            r.integers(
                max(low, int(info.min)),
                high - 1,
                shape,
                dtype=np.int64 if low < 0 or high < 2**63 else np.uint64,
                endpoint=True,
            )
        ).astype(t)

    def real():
        return r.standard_normal(shape) if low is None else r.uniform(low, high, shape)

    return np.asarray(real() + 1j * real() if kind(name) == "complex" else real()).astype(t)


def spd(name, shape, seed):
    """Symmetric (Hermitian) positive definite matrices."""
    a = rand("c128" if kind(name) == "complex" else "f64", shape, seed)
    return (a @ np.conj(np.swapaxes(a, -1, -2)) / shape[-1] + np.eye(shape[-1])).astype(DTYPES[name])


def corners(name):
    """The values at which implementations of a type go wrong; no subnormal numbers: XLA takes
    them for zero."""
    t = DTYPES[name]
    with np.errstate(all="ignore"):
        if name == "i1":
            return np.array([False, True])
        if kind(name) == "int":
            info, bits = limits(name), limits(name).bits
            near = [
                int(info.min),
                int(info.min) + 1,
                int(info.max),
                int(info.max) - 1,
                0,
                1,
                2,
                3,
                5,
                bits - 1,
                bits,
                bits + 1,
            ]
            near += [-1, -2, -7] if info.min < 0 else [int(info.max) // 2, int(info.max) // 2 + 1, 7]
            return np.array([v for v in near if info.min <= v <= info.max], object).astype(t)
        if kind(name) == "complex":
            c = [0, 1, -1, 1j, -1j, 1 + 1j, -2.5 + 0.5j, 1e-3 - 2e3j, 3 - 4j, 0.5, 1e-6 + 1e-6j, 20 + 1j, -0.75j]
            return np.array(c).astype(t)
        info = ml_dtypes.finfo(t)
        big, small = float(info.max), float(info.smallest_normal)
        v = [
            0.0,
            -0.0,
            1,
            -1,
            0.5,
            -0.5,
            1.5,
            -1.5,
            2.5,
            -2.5,
            3,
            0.25,
            10,
            -10,
            0.1,
            0.999,
            -0.999,
            1.001,
            100,
            -100,
            big,
            -big,
            small,
            -small,
            np.nan,
        ]
        return np.array(v + ([] if name == "f8E4M3FN" else [np.inf, -np.inf])).astype(t)


def mixed(name, n, seed, low=None, high=None):
    """Corner values, filled up with random ones to n elements."""
    c = corners(name)[:n]
    return np.concatenate([c, rand(name, (n - len(c),), seed, low, high)])


def pairs(name, seed, total=72):
    """Two vectors: every corner value with itself, and then with others in an order that mixes."""
    c = corners(name)
    i = [(a, a) for a in range(len(c))]
    i += [(k % len(c), (k * 5 + k // len(c) + 1) % len(c)) for k in range(total - 8 - len(c))]
    a, b = np.array(i).T
    return (np.concatenate([c[a], rand(name, (8,), f"{seed}a")]), np.concatenate([c[b], rand(name, (8,), f"{seed}b")]))

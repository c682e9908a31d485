"""Element by element: every op on every type that it takes, over the corners of the type, and on
tensors of every rank."""

import numpy as np

from sources.values import DTYPES, corners, kind, mixed, pairs, rand

from .core import ALL, COMPLEX, EIGHTHS, FLOATS, INTS, NIBBLES, SIGNED, small

# XLA's polynomials and the C library's functions are each some units off in the last place.
ULP = {"f64": "ulp 8", "f32": "ulp 8", "f16": "ulp 1", "bf16": "ulp 1", "c64": "tol 2e-6", "c128": "tol 1e-14"}
SHAPES = ((), (0,), (1,), (3, 0, 2), (1, 4, 1), (2, 3, 2, 1), (2, 1, 2, 2, 2), (2, 1, 2, 1, 2, 2))
EXACT = "abs negate sign ceil floor round_nearest_afz round_nearest_even is_finite".split()
CLOSE = "exponential exponential_minus_one log log_plus_one logistic sine cosine tan tanh sqrt rsqrt cbrt".split()
NEAR = {"sine": (-30, 30), "cosine": (-30, 30), "tan": (-30, 30), "exponential": (-80, 80), "log": (0, 9), "rsqrt": (0, 9), "sqrt": (0, 9), "log_plus_one": (-1, 3)}
HALVES = [0.49999997, 0.5, 1.5, 2.5, 3.5, -0.5, -1.5, -2.5, -0.3, 0.7, 8388609.0, -4194304.5, 2049.5, 255.5]
ARITHMETIC = "add subtract multiply divide remainder maximum minimum".split()
BITS = "and or xor".split()
SHIFTS = "shift_left shift_right_logical shift_right_arithmetic".split()


def unary_values(op, t):
    if t in EIGHTHS:  # all of them
        return np.arange(256, dtype=np.uint8).view(DTYPES[t])
    if t in NIBBLES or t == "i1":
        v = corners(t)  # XLA counts the bits of an i4 in 8
        return v[v >= v.dtype.type(0)] if op == "popcnt" and t == "i4" else v
    if kind(t) == "int":
        return mixed(t, 32, op)
    if op in EXACT:
        return np.concatenate([corners(t), np.array(HALVES).astype(DTYPES[t])])
    x = mixed(t, 48, op, *NEAR.get(op, (None, None)))
    if op in ("sine", "cosine", "tan"):  # huge arguments: the range reduction has its own case
        x = np.where(np.abs(x.astype(np.float64)) < 1e4, x, x.dtype.type(1.25))
    return x


def complex_values(op, t):
    x = mixed(t, 32, op)
    if op in ("tan", "tanh", "exponential", "exponential_minus_one", "sine", "cosine"):
        x = np.where(np.abs(x) < 30, x, x.dtype.type(1 - 2j))
    if op in ("log", "rsqrt", "log_plus_one"):  # poles
        x = np.where(np.isin(x, [0, 1, -1, 1j, -1j]), x.dtype.type(0.3 + 0.2j), x)
    return x


def unary_types(op):
    if op in ("not",):
        return INTS + NIBBLES + ("i1",)
    if op in ("popcnt", "count_leading_zeros"):
        return INTS + NIBBLES
    if op in ("abs", "sign"):
        return FLOATS + EIGHTHS + SIGNED + ("i4",) + COMPLEX
    if op == "negate":
        return FLOATS + EIGHTHS + INTS + NIBBLES + COMPLEX
    if op in CLOSE and op not in ("logistic", "cbrt"):
        return FLOATS + EIGHTHS + COMPLEX
    return FLOATS + EIGHTHS


def unary_rule(op, t):
    if t in EIGHTHS:
        return "exact" if op in EXACT else "ulp 1"
    if op in EXACT and t not in COMPLEX or t not in ULP:
        return "exact"
    return ULP[t]


def unary_result(op, t):
    return "i1" if op == "is_finite" else {"c64": "f32", "c128": "f64"}[t] if op == "abs" and t in COMPLEX else t


def unary(c):
    for op in EXACT + CLOSE + ["not", "popcnt", "count_leading_zeros"]:
        types = unary_types(op)
        for t in types:
            x = complex_values(op, t) if t in COMPLEX else unary_values(op, t)
            c.op(f"{op}_{t}", f"stablehlo.{op}", [(t, x)], (unary_result(op, t), x.shape), unary_rule(op, t))
        for i, shape in enumerate(SHAPES):
            t = types[i % len(types)]
            x = small(t, shape, op, zero=False)
            if op in ("log", "rsqrt", "sqrt", "log_plus_one", "tan"):
                x = np.abs(x).astype(x.dtype)
            name = f"{op}_{t}_rank{len(shape)}"
            c.op(name, f"stablehlo.{op}", [(t, x)], (unary_result(op, t), x.shape), unary_rule(op, t))


def binary_types(op):
    if op in BITS:
        return INTS + NIBBLES + ("i1",)
    if op in SHIFTS:
        return INTS + NIBBLES
    if op in ("maximum", "minimum"):
        return FLOATS + EIGHTHS + INTS + NIBBLES + ("i1",)
    if op == "remainder":
        return FLOATS + EIGHTHS + INTS
    if op == "divide":
        return FLOATS + EIGHTHS + INTS + COMPLEX
    if op == "atan2":
        return FLOATS
    if op in ("add", "multiply"):
        return FLOATS + EIGHTHS + INTS + NIBBLES + COMPLEX + ("i1",)
    return FLOATS + EIGHTHS + INTS + NIBBLES + COMPLEX


def binary_rule(op, t):
    if op == "atan2":
        return ULP[t]
    if op in ("maximum", "minimum"):
        return "equal"  # either zero
    if t in ("f64", "f32", "f16", "bf16"):
        return "ftz"
    if t in COMPLEX:
        return {"c64": "rel 2e-6", "c128": "rel 1e-14"}[t]
    return "exact"


def binary_values(op, t):
    if t in COMPLEX:
        a, b = pairs(t, op, 40)
        if op == "divide":
            a, b = (np.where((x == 0) | (np.abs(x) > 100), x.dtype.type(0.5 - 1j), x) for x in (a, b))
        return a, b
    if t == "i1":
        return np.array([False, False, True, True]), np.array([False, True] * 2)
    if t in NIBBLES:  # all of them
        v = np.arange(16) - (8 if t == "i4" else 0)
        return np.repeat(v, 16).astype(DTYPES[t]), np.tile(v, 16).astype(DTYPES[t])
    a, b = pairs(t, op, 96)
    if op in SHIFTS:  # near the width, too
        bits = np.iinfo(DTYPES[t]).bits
        b = np.concatenate([b[:48], np.resize(np.arange(bits + 2), 48).astype(b.dtype)])
        a = a[: len(b)]
        b = b[: len(a)]
    return a, b


def binary(c):
    for op in ARITHMETIC + BITS + SHIFTS + ["atan2"]:
        types = binary_types(op)
        for t in types:
            a, b = binary_values(op, t)
            c.op(f"{op}_{t}", f"stablehlo.{op}", [(t, a), (t, b)], (t, a.shape), binary_rule(op, t))
        for i, shape in enumerate(SHAPES):
            t = types[(3 * i + 1) % len(types)]
            a, b = small(t, shape, op), small(t, shape, f"{op}2", zero=False)
            c.op(f"{op}_{t}_rank{len(shape)}", f"stablehlo.{op}", [(t, a), (t, b)], (t, shape), binary_rule(op, t))
        for t in types[::3]:  # both operands one value
            a = binary_values(op, t)[0]
            T = f"tensor<{a.size}x{ {'c64': 'complex<f32>', 'c128': 'complex<f64>'}.get(t, t) }>"
            c.add(f"{op}_{t}_itself", [(t, a)], [(t, a.shape)], f"%r = stablehlo.{op} %a0, %a0 : {T}", binary_rule(op, t))


def power(c):
    base = np.array([0.0, -0.0, 1, -1, 2, -2, 0.5, -0.5, np.inf, -np.inf, np.nan, 3, -3, 10, 1.0001])
    exponent = np.array([0.0, -0.0, 1, -1, 2, 3, -2, -3, 0.5, -0.5, np.inf, -np.inf, np.nan, 1e3, 2.5])
    a, b = (x.ravel() for x in np.meshgrid(base, exponent))
    for t in FLOATS:
        x, y = a.astype(DTYPES[t]), b.astype(DTYPES[t])
        c.op(f"power_{t}", "stablehlo.power", [(t, x), (t, y)], (t, x.shape), ULP[t])
        x, y = rand(t, (48,), "pow", 0.1, 4), rand(t, (48,), "powe", -5, 5)
        c.op(f"power_{t}", "stablehlo.power", [(t, x), (t, y)], (t, x.shape), ULP[t].replace("8", "16"))
    for t in INTS:
        x = np.resize(np.array([1, 2, 3, 5, 7, 10, 0] + ([-1, -2, -3] if t[0] == "i" else [])), 80).astype(DTYPES[t])
        y = (np.arange(80) // 10).astype(DTYPES[t])
        c.op(f"power_{t}", "stablehlo.power", [(t, x), (t, y)], (t, x.shape))
    for t in COMPLEX:
        x, y = pairs(t, "pow", 40)
        x, y = (np.where((v == 0) | (np.abs(v) > 100), v.dtype.type(0.5 - 1j), v) for v in (x, y))
        rule = "rel 1e-4" if t == "c64" else "rel 1e-12"
        c.op(f"power_{t}", "stablehlo.power", [(t, x), (t, y)], (t, x.shape), rule)


def parts(c):
    for t, r in (("c64", "f32"), ("c128", "f64")):
        z, (a, b) = corners(t), pairs(r, "parts")
        c.op(f"real_{t}", "stablehlo.real", [(t, z)], (r, z.shape))
        c.op(f"imag_{t}", "stablehlo.imag", [(t, z)], (r, z.shape))
        c.op(f"complex_{t}", "stablehlo.complex", [(r, a), (r, b)], (t, a.shape))
        c.op(f"real_{r}", "stablehlo.real", [(r, a)], (r, a.shape))
        c.op(f"imag_{r}", "stablehlo.imag", [(r, a)], (r, a.shape))
        for shape in SHAPES:
            z, a = small(t, shape, "z"), small(r, shape, "p")
            c.op(f"real_{t}_rank{len(shape)}", "stablehlo.real", [(t, z)], (r, shape))
            c.op(f"imag_{t}_rank{len(shape)}", "stablehlo.imag", [(t, z)], (r, shape))
            c.op(f"complex_{t}_rank{len(shape)}", "stablehlo.complex", [(r, a), (r, small(r, shape, "q"))], (t, shape))


def choices(c):
    for t in ALL:
        a, b = (pairs(t, "sel")[i] if t not in COMPLEX else pairs(t, "sel", 40)[i] for i in (0, 1))
        c.op(f"select_{t}", "stablehlo.select", [("i1", rand("i1", a.shape, t)), (t, a), (t, b)], (t, a.shape))
        for p in (False, True):
            c.op(f"select_{t}_all", "stablehlo.select", [("i1", np.array(p)), (t, a), (t, b)], (t, a.shape))
    for i, shape in enumerate(SHAPES):
        for k in range(3):
            t = ALL[(3 * i + 5 * k) % len(ALL)]
            p = np.asarray(rand("i1", shape, f"{i}{k}"))
            args = [("i1", p), (t, small(t, shape, "x")), (t, small(t, shape, "y"))]
            c.op(f"select_{t}_rank{len(shape)}", "stablehlo.select", args, (t, shape))
    for t in FLOATS + EIGHTHS + INTS + NIBBLES:
        x, lo, hi = mixed(t, 48, "clamp"), mixed(t, 48, "lo")[::-1].copy(), np.roll(mixed(t, 48, "hi"), 7)
        if t in NIBBLES:
            x, lo, hi = (np.resize(corners(t), 48) for _ in range(3))
            lo, hi = np.roll(lo, 1), np.roll(hi, 5)
        c.op(f"clamp_{t}", "stablehlo.clamp", [(t, lo), (t, x), (t, hi)], (t, x.shape), "equal")
        ends = [(1, 3), (3, 1)] if t[0] == "u" else [(-2, 3), (3, -2), (0, 0)]
        if t in FLOATS:
            ends += [(np.nan, 1), (-1, np.nan), (-np.inf, np.inf), (np.inf, -np.inf)]
        for a, b in ends:
            args = [(t, np.array(a).astype(x.dtype)), (t, x), (t, np.array(b).astype(x.dtype))]
            c.op(f"clamp_{t}_scalars", "stablehlo.clamp", args, (t, x.shape), "equal")
        args = [(t, np.array(1).astype(x.dtype)), (t, x), (t, hi)]
        c.op(f"clamp_{t}_mixed", "stablehlo.clamp", args, (t, x.shape), "equal")


def cases(c):
    unary(c)
    binary(c)
    power(c)
    parts(c)
    choices(c)

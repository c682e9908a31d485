"""Every type to every other, the same bits as every other type, and precisions."""

import numpy as np

from sources.convert import values
from sources.values import DTYPES, kind, mixed, rand

from .core import ALL, EIGHTHS, FLOATS, INTS, small
from .elementwise import SHAPES

FORMATS = ((5, 10), (8, 7), (5, 2), (4, 3), (8, 23), (2, 0), (11, 52), (1, 3), (3, 1), (8, 0), (5, 23), (11, 10), (6, 9), (4, 52))


def width(t):
    return 4 if t in ("i4", "ui4") else np.dtype(DTYPES[t]).itemsize * 8


def cases(c):
    for t in ALL:
        for u in ALL:
            x = values(t) if t not in EIGHTHS else np.arange(256, dtype=np.uint8).view(DTYPES[t])
            c.op(f"convert_{t}_{u}", "stablehlo.convert", [(t, x)], (u, x.shape))
    for i, shape in enumerate(SHAPES):
        for k in range(6):
            t, u = ALL[(4 * i + 3 * k) % len(ALL)], ALL[(i + 7 * k + 5) % len(ALL)]
            c.op(f"convert_{t}_{u}_rank{len(shape)}", "stablehlo.convert", [(t, small(t, shape, "c"))], (u, shape))
    bits = FLOATS + INTS + EIGHTHS + ("i4", "ui4")
    for t in bits:
        for u in bits:
            a, b = width(t), width(u)
            if b < 8 and a % 8 or a < 8 and b % 8:
                continue
            shape = (3, 4) if a >= b else (3, 4, b // a)
            x = np.resize(values(t), shape).astype(DTYPES[t])
            out = (3, 4) if a <= b else (3, 4, a // b)
            c.op(f"bitcast_{t}_{u}", "stablehlo.bitcast_convert", [(t, x)], (u, out))
    for t, u, shape, out in (
        ("f32", "i32", (), ()),
        ("f32", "ui8", (), (4,)),
        ("ui8", "f64", (8,), ()),
        ("f64", "i16", (0, 3), (0, 3, 4)),
        ("i16", "ui64", (2, 0, 4), (2, 0)),
        ("bf16", "ui16", (2, 1, 2, 1, 2, 2), (2, 1, 2, 1, 2, 2)),
        ("f16", "i8", (2, 1, 2, 1, 2), (2, 1, 2, 1, 2, 2)),
    ):
        c.op(f"bitcast_{t}_{u}_rank{len(shape)}", "stablehlo.bitcast_convert", [(t, small(t, shape, "b"))], (u, out))
    for t in FLOATS + EIGHTHS:
        for e, m in FORMATS:
            x = np.concatenate([mixed(t, 40, f"{e}{m}"), rand(t, (16,), f"{e}{m}", -1e-4, 1e-4), rand(t, (8,), f"{e}{m}", -7e4, 7e4)])
            if kind(t) == "float" and t in EIGHTHS:
                x = np.arange(256, dtype=np.uint8).view(DTYPES[t])
            attributes = f"exponent_bits = {e} : i32, mantissa_bits = {m} : i32"
            c.op(f"reduce_precision_{t}_e{e}m{m}", "stablehlo.reduce_precision", [(t, x)], (t, x.shape), attributes=attributes)

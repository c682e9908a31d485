"""compare: every direction on every type."""

import numpy as np

from sources.values import COMPLEX, DTYPES, corners, pairs

from .core import EIGHTHS, FLOATS, INTS, NIBBLES, small
from .elementwise import SHAPES

ORDERED = ("EQ", "NE", "LT", "LE", "GT", "GE")


def compared(c, name, t, a, b, direction, way):
    attributes = f"comparison_direction = #stablehlo<comparison_direction {direction}>, compare_type = #stablehlo<comparison_type {way}>"
    c.op(name, "stablehlo.compare", [(t, a), (t, b)], ("i1", a.shape), attributes=attributes)


def way_of(t):
    return "FLOAT" if t in FLOATS + EIGHTHS + COMPLEX else "UNSIGNED" if t[0] == "u" or t == "i1" else "SIGNED"


def every(v):
    """All with all."""
    i, j = (k.ravel() for k in np.indices((len(v), len(v))))
    return v[i], v[j]


def cases(c):
    for t in FLOATS + EIGHTHS + INTS + NIBBLES + ("i1",):
        if t in FLOATS + EIGHTHS:
            v = corners(t)
            with np.errstate(all="ignore"):
                # -NaN
                v = np.concatenate([v, np.copysign(v[-3 if t != "f8E4M3FN" else -1 :][:1], v.dtype.type(-1))])
            a, b = every(v[np.r_[0:8, 18 : len(v)]])
        elif t == "i1" or t in NIBBLES:
            a, b = every(corners(t))
        else:
            a, b = pairs(t, "cmp", 96)
        for d in ORDERED:
            compared(c, f"compare_{d}_{t}", t, a, b, d, way_of(t))
            if t in FLOATS:
                compared(c, f"compare_{d}_{t}_total", t, a, b, d, "TOTALORDER")
    for t in COMPLEX:
        more = np.array([np.nan, complex(0, np.nan), complex(np.inf, 0), complex(-0.0, 0)], DTYPES[t])
        a, b = every(np.concatenate([corners(t)[:8], more]))
        for d in ("EQ", "NE"):
            compared(c, f"compare_{d}_{t}", t, a, b, d, "FLOAT")
    types = FLOATS + INTS + EIGHTHS
    for i, shape in enumerate(SHAPES):
        for k, d in enumerate(ORDERED):
            t = types[(5 * i + k) % len(types)]
            compared(c, f"compare_{d}_{t}_rank{len(shape)}", t, small(t, shape, d), small(t, shape, "c"), d, way_of(t))

"""Subnormal numbers, which XLA takes for zero: the answers are those of the specification's
interpreter."""

import numpy as np

from sources.values import DTYPES, ml_dtypes

from .compare import ORDERED
from .core import FLOATS, INTS

UNARY = "abs negate sign ceil floor round_nearest_afz round_nearest_even is_finite".split()
BINARY = "add subtract multiply divide maximum minimum remainder".split()


def numbers(t):
    info = ml_dtypes.finfo(DTYPES[t])
    least, normal = float(info.smallest_subnormal), float(info.smallest_normal)
    v = [0.0, -0.0, least, -least, 3 * least, -5 * least, normal - least, least - normal, normal, -normal, normal + least, 1.0, -2.0, 0.5, 1.5 * normal]
    return np.array(v).astype(DTYPES[t])


def cases(c):
    for t in ("f64", "f32", "f16"):
        v = numbers(t)
        i, j = (k.ravel() for k in np.indices((len(v), len(v))))
        for op in UNARY:
            c.op(f"{op}_{t}_tiny", f"stablehlo.{op}", [(t, v)], ("i1" if op == "is_finite" else t, v.shape), oracle="interpreter")
        for op in BINARY:
            b = v[j] if op not in ("divide", "remainder") else np.where(v[j] == 0, v.dtype.type(1), v[j])
            rule = "equal" if op in ("maximum", "minimum") else "exact"
            c.op(f"{op}_{t}_tiny", f"stablehlo.{op}", [(t, v[i]), (t, b)], (t, i.shape), rule, oracle="interpreter")
        for d in ORDERED:
            for way in ("FLOAT", "TOTALORDER"):
                attributes = f"comparison_direction = #stablehlo<comparison_direction {d}>, compare_type = #stablehlo<comparison_type {way}>"
                if way == "FLOAT":
                    c.op(f"compare_{d}_{t}_tiny", "stablehlo.compare", [(t, v[i]), (t, v[j])], ("i1", i.shape), attributes=attributes, oracle="interpreter")
        for u in ("f64", "f32", "f16", "i32", "i1", "ui8"):
            if u != t:
                c.op(f"convert_{t}_{u}_tiny", "stablehlo.convert", [(t, v)], (u, v.shape), oracle="interpreter")

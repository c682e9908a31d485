"""chlo: functions that JAX leaves as ops of their own."""

import numpy as np

from sources.values import COMPLEX, DTYPES, FLOATS, corners, mixed, pairs

from .core import small
from .elementwise import SHAPES, ULP

INVERSE = "acos acosh asin asinh atan atanh cosh sinh tan".split()
# sinh and cosh are differences of exponentials; XLA's atanh is 106 ulp off.
WORSE = {
    "sinh": {"f64": "ulp 16", "f32": "ulp 16"},
    "cosh": {"f64": "ulp 16", "f32": "ulp 16"},
    "atanh": {"f64": "tol 1e-13"},
}
RANGE = {"tan": (-30, 30), "asin": (-1, 1), "acos": (-1, 1), "atanh": (-1, 1), "acosh": (1, 50), "sinh": (-20, 20), "cosh": (-20, 20)}
LOOSE = {"f64": "tol 1e-12", "f32": "tol 1e-5", "f16": "tol 2e-3", "bf16": "tol 2e-2"}
SPECIAL = {"erf": (-4, 4), "erfc": (-3, 6), "erf_inv": (-0.999, 0.999), "lgamma": (0.05, 30), "digamma": (0.1, 30), "bessel_i1e": (-20, 20)}


def cases(c):
    for op in INVERSE:
        for t in FLOATS:
            x = mixed(t, 48, op, *RANGE.get(op, (None, None)))
            if op == "tan":
                x = np.where(np.abs(x.astype(np.float64)) < 1e4, x, x.dtype.type(1.25))
            c.op(f"{op}_{t}", f"chlo.{op}", [(t, x)], (t, x.shape), WORSE.get(op, {}).get(t, ULP[t]))
        for t in COMPLEX:
            x = mixed(t, 32, op)
            if op in ("tan", "sinh", "cosh"):
                x = np.where(np.abs(x) < 30, x, x.dtype.type(1 - 2j))
            if op in ("atanh", "atan"):  # poles
                x = np.where(np.isin(x, [0, 1, -1, 1j, -1j]), x.dtype.type(0.3 + 0.2j), x)
            c.op(f"{op}_{t}", f"chlo.{op}", [(t, x)], (t, x.shape), ULP[t])
    for op in ("square", "conj"):
        for t in (FLOATS if op == "square" else ()) + COMPLEX:
            x = mixed(t, 32, op)
            if t in COMPLEX and op == "square":
                x = np.where(np.abs(x) < 30, x, x.dtype.type(1 - 2j))
            rule = ULP[t] if t in COMPLEX and op == "square" else "ftz" if t in FLOATS else "exact"
            c.op(f"{op}_{t}", f"chlo.{op}", [(t, x)], (t, x.shape), rule)
    for op in ("is_inf", "is_pos_inf", "is_neg_inf"):
        for t in FLOATS:
            c.op(f"{op}_{t}", f"chlo.{op}", [(t, corners(t))], ("i1", corners(t).shape))
    for op, (low, high) in SPECIAL.items():
        for t in FLOATS:
            x = np.linspace(low, high, 40).astype(DTYPES[t])
            c.op(f"{op}_{t}", f"chlo.{op}", [(t, x)], (t, x.shape), LOOSE[t])
            if op in ("erf", "erfc", "erf_inv", "lgamma"):
                x = corners(t)
                c.op(f"{op}_{t}_corners", f"chlo.{op}", [(t, x)], (t, x.shape), LOOSE[t])
    two(c)
    for i, shape in enumerate(SHAPES):
        for k, op in enumerate(INVERSE[:4] + ["erf", "erfc", "square", "cosh"]):
            t = FLOATS[(i + k) % 4]
            x = np.asarray(small(t, shape, op) / DTYPES[t](4)).astype(DTYPES[t])
            if op == "acosh":
                x = (x + DTYPES[t](2)).astype(DTYPES[t])
            rule = "ftz" if op == "square" else LOOSE[t] if op[:3] == "erf" else WORSE.get(op, {}).get(t, ULP[t])
            c.op(f"{op}_{t}_rank{len(shape)}", f"chlo.{op}", [(t, x)], (t, x.shape), rule)


def two(c):
    for t in FLOATS:
        a, b = pairs(t, "next", 96)
        c.op(f"next_after_{t}", "chlo.next_after", [(t, a), (t, b)], (t, a.shape))
    for t in ("f64", "f32"):
        n, x = np.resize(np.arange(1, 5), 32).astype(DTYPES[t]), np.linspace(0.4, 9, 32).astype(DTYPES[t])
        c.op(f"polygamma_{t}", "chlo.polygamma", [(t, n), (t, x)], (t, x.shape), "tol 1e-4" if t == "f32" else "tol 1e-11")
        s, q = np.linspace(1.2, 9, 32).astype(DTYPES[t]), np.linspace(5, 0.3, 32).astype(DTYPES[t])
        c.op(f"zeta_{t}", "chlo.zeta", [(t, s), (t, q)], (t, s.shape), "rel 1e-4" if t == "f32" else "rel 1e-11")
    for t in ("i32", "ui32", "i64", "ui64"):
        a, b = pairs(t, "mulhi", 64)
        c.op(f"mulhi_{t}", "chlo.mulhi", [(t, a), (t, b)], (t, a.shape))

"""sort by every comparison, several operands, ties kept or not; top_k."""

import numpy as np

from sources.values import COMPLEX, corners, rand

from .core import EIGHTHS, FLOATS, INTS, NIBBLES, pairwise, region, small, tensor
from .compare import way_of

FORMS = (((9,), 0), ((1,), 0), ((0,), 0), ((4, 5), 0), ((4, 5), 1), ((2, 0), 1), ((3, 0), 0), ((2, 5, 3), 1), ((2, 1, 2, 1, 3, 2), 4), ((2, 1, 2, 1, 3, 2), 1), ((40,), 0), ((3, 17), 1))
REAL = FLOATS + INTS + ("i1",) + EIGHTHS + NIBBLES


def before(t, way, x="%x", y="%y", name="%v", total=False):
    T = tensor(t, ())
    return f"{name} = stablehlo.compare {way}, {x}, {y}, {'TOTALORDER' if total else way_of(t)} : ({T}, {T}) -> tensor<i1>"


def sorts(c, name, args, dim, stable, body):
    n = len(args)
    ins, types = ", ".join(f"%a{k}" for k in range(n)), ", ".join(tensor(e, x.shape) for e, x in args)
    back = f"%r:{n}" if n > 1 else "%r"
    line = f'{back} = "stablehlo.sort"({ins}) <{{dimension = {dim} : i64, is_stable = {"true" if stable else "false"}}}> ({body}) : ({types}) -> {f"({types})" if n > 1 else types}'
    c.add(name, args, [(e, x.shape) for e, x in args], line)


def places(shape, dim, t="i32"):
    return np.broadcast_to(np.arange(shape[dim]).reshape([-1 if d == dim else 1 for d in range(len(shape))]), shape).astype(small(t, (), "x").dtype)


def no_negative_zero(x):
    """Keys for a sort without indices: they must not show which of two equals came first."""
    return np.where(x == 0, np.zeros((), x.dtype), x) if x.dtype.kind not in "b" else x


def cases(c):
    for r in pairwise("sort", t=REAL, form=FORMS, way=("LT", "GT", "LE", "GE"), stable=(True, False)):
        t, (shape, dim) = r["t"], r["form"]
        if r["way"] in ("LE", "GE") and r["stable"]:
            continue  # no order of places follows from it
        x = no_negative_zero(small(t, shape, "s"))
        sorts(c, f"sort_{t}_{r['way']}", [(t, x)], dim, r["stable"], region(["%x", "%y"], t, [before(t, r["way"])], "i1"))
    for r in pairwise("sort keys", t=REAL, u=("i32", "f32", "ui8", "c64", "bf16", "i1"), form=FORMS[1::2], way=("LT", "GT")):
        t, u, (shape, dim) = r["t"], r["u"], r["form"]
        args = [(t, small(t, shape, "k")), (u, small(u, shape, "v"))]
        sorts(c, f"sort_keys_{t}_{u}", args, dim, True, region(["%x", "%y", "%m", "%n"], [t, t, u, u], [before(t, r["way"])], "i1"))
    for r in pairwise("sort two", t=REAL, u=("i32", "f32", "ui8", "bf16"), form=FORMS[::3], a=("LT", "GT"), b=("LT", "GT")):
        t, u, (shape, dim) = r["t"], r["u"], r["form"]
        args = [(t, no_negative_zero(small(t, shape, "k"))), (u, no_negative_zero(small(u, shape, "v"))), ("i32", places(shape, dim))]
        lines = [before(t, r["a"], name="%1"), before(t, "EQ", name="%2"), before(u, r["b"], "%m", "%n", "%3")]
        lines += ["%4 = stablehlo.and %2, %3 : tensor<i1>", "%v = stablehlo.or %1, %4 : tensor<i1>"]
        sorts(c, f"sort_two_keys_{t}_{u}", args, dim, True, region(["%x", "%y", "%m", "%n", "%p", "%q"], [t, t, u, u, "i32", "i32"], lines, "i1"))
    for t in FLOATS:  # NaN of both signs, zeros of both signs
        v = corners(t)
        v = np.concatenate([v, np.copysign(v[-3:-2], v.dtype.type(-1)), v[::3]])
        for way in ("LT", "GT"):
            body = region(["%x", "%y", "%m", "%n"], [t, t, "i32", "i32"], [before(t, way, total=True)], "i1")
            sorts(c, f"sort_total_{t}_{way}", [(t, v), ("i32", places(v.shape, 0))], 0, True, body)
    for t in INTS:
        v = np.concatenate([corners(t), corners(t)[::2], rand(t, (20,), "s")])
        for way in ("LT", "GT"):
            sorts(c, f"sort_{t}_{way}_corners", [(t, v)], 0, True, region(["%x", "%y"], t, [before(t, way)], "i1"))
    top(c)


def top(c):
    shapes = (((9,), 3), ((9,), 9), ((9,), 0), ((1,), 1), ((4, 6), 2), ((2, 0, 5), 3), ((2, 1, 2, 1, 2, 7), 5), ((0,), 0), ((50,), 20))
    for r in pairwise("top", t=FLOATS + INTS, form=shapes):
        t, (shape, k) = r["t"], r["form"]
        out = shape[:-1] + (k,)
        x = no_negative_zero(small(t, shape, "top"))
        c.add(f"top_k_{t}", [(t, x)], [(t, out), ("i32", out)], f"%r:2 = chlo.top_k(%a0, k = {k}) : {tensor(t, shape)} -> ({tensor(t, out)}, {tensor('i32', out)})")

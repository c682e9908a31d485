"""Places that data say: dynamic_slice and dynamic_update_slice; and sizes that constants say."""

import numpy as np

from sources.values import DTYPES

from .core import ALL, INTS, SIGNED, UNSIGNED, array, pairwise, small, tensor

# (size, how many, where): the place is clamped
DIMS = ((7, 3, 2), (7, 3, 0), (7, 3, 4), (7, 3, 5), (7, 3, 100), (7, 3, -1), (7, 7, 3), (7, 0, 6), (1, 1, 0), (0, 0, 1), (3, 1, -100), (3, 1, 127))
INDEX = SIGNED + UNSIGNED


def starts(i, places):
    out = []
    for p in places:
        info = np.iinfo(DTYPES[i])
        out.append((i, np.array(p % (info.max + 1) if p < 0 <= info.min else min(p, info.max)).astype(DTYPES[i])))
    return out


def at_places(c):
    for op in ("slice", "update"):
        for r in pairwise(f"dynamic_{op}", t=ALL, i=INDEX, a=DIMS, b=DIMS + (None,), rest=(0, 1, 4)):
            t, ds = r["t"], [d for d in (r["a"], r["b"]) if d] + [(2, 1, 1), (1, 1, 0), (2, 2, 0), (2, 1, 0)][: r["rest"]]
            shape, sizes, places = (tuple(d[k] for d in ds) for k in range(3))
            x, at = (t, small(t, shape, "d")), starts(r["i"], places)
            if op == "slice":
                c.op(f"dynamic_slice_{t}_{r['i']}", "stablehlo.dynamic_slice", [x] + at, (t, sizes), attributes=f"slice_sizes = {array(sizes)}")
            else:
                c.op(f"dynamic_update_slice_{t}_{r['i']}", "stablehlo.dynamic_update_slice", [x, (t, small(t, sizes, "u"))] + at, (t, shape))
    c.op("dynamic_slice_rank0", "stablehlo.dynamic_slice", [("f32", small("f32", (), "d"))], ("f32", ()), attributes="slice_sizes = array<i64>")
    c.op("dynamic_update_slice_rank0", "stablehlo.dynamic_update_slice", [("f32", small("f32", (), "d")), ("f32", small("f32", (), "e"))], ("f32", ()))


def numbers(name, v, elem):
    return f"%{name} = stablehlo.constant dense<{list(v) if len(v) else ''}> : tensor<{len(v)}x{elem}>"


def by_constants(c):
    shapes = (((2, 3), (3, 2)), ((6,), (1, 6)), ((0, 2), (2, 0)), ((2, 3, 2), (12,)))
    for r in pairwise("dynamic_reshape", t=ALL, i=("i32", "i64"), form=shapes):
        t, i, (a, b) = r["t"], r["i"], r["form"]
        line = f"%r = stablehlo.dynamic_reshape %a0, %n : ({tensor(t, a)}, {tensor(i, (len(b),))}) -> {tensor(t, b)}"
        c.add(f"dynamic_reshape_{t}", [(t, small(t, a, "d"))], [(t, b)], [numbers("n", b, i), line])
    forms = (((3,), (2, 3), (1,)), ((1, 3), (4, 3), (0, 1)), ((2, 1), (3, 2, 2), (1, 2)), ((), (2, 2), ()), ((1,), (0,), (0,)))
    for r in pairwise("dynamic_broadcast", t=ALL, i=("i32", "i64"), form=forms):
        t, i, (a, b, dims) = r["t"], r["i"], r["form"]
        line = f"%r = stablehlo.dynamic_broadcast_in_dim %a0, %n, dims = {list(dims)} : ({tensor(t, a)}, {tensor(i, (len(b),))}) -> {tensor(t, b)}"
        c.add(f"dynamic_broadcast_in_dim_{t}", [(t, small(t, a, "d"))], [(t, b)], [numbers("n", b, i), line])
    for t in INTS + ("f32", "bf16", "c64"):
        for shape, d in (((4,), 0), ((2, 3), 1), ((0, 2), 0)):
            line = f"%r = stablehlo.dynamic_iota %n, dim = {d} : ({tensor('i32', (len(shape),))}) -> {tensor(t, shape)}"
            c.add(f"dynamic_iota_{t}", [], [(t, shape)], [numbers("n", shape, "i32"), line])
    for t in ALL[::2]:
        for d in range(3):
            line = f"%r = stablehlo.get_dimension_size %a0, dim = {d} : ({tensor(t, (2, 0, 5))}) -> tensor<i32>"
            c.add(f"get_dimension_size_{t}", [(t, small(t, (2, 0, 5), "g"))], [("i32", ())], line)


def cases(c):
    at_places(c)
    by_constants(c)

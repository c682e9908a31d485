"""dot_general: every arrangement of batch, free and contracted dimensions, types in and out,
precisions."""

import numpy as np

from .core import COMPLEX, EIGHTHS, FLOATS, INTS, NIBBLES, array, pairwise, small, tensor

# lhs shape, rhs shape, lhs batch, rhs batch, lhs contracted, rhs contracted
FORMS = (
    ((), (), (), (), (), ()),
    ((3,), (3,), (), (), (0,), (0,)),
    ((3,), (4,), (), (), (), ()),
    ((2, 3), (3, 4), (), (), (1,), (0,)),
    ((3, 2), (4, 3), (), (), (0,), (1,)),
    ((2, 3), (4, 3), (), (), (1,), (1,)),
    ((3, 2), (3, 4), (), (), (0,), (0,)),
    ((2, 3), (3,), (), (), (1,), (0,)),
    ((3,), (3, 4), (), (), (0,), (0,)),
    ((2, 0), (0, 3), (), (), (1,), (0,)),
    ((0, 3), (3, 4), (), (), (1,), (0,)),
    ((1, 1), (1, 1), (), (), (1,), (0,)),
    ((2, 3, 4), (2, 4, 5), (0,), (0,), (2,), (1,)),
    ((3, 2, 4), (4, 5, 2), (1,), (2,), (2,), (0,)),
    ((2, 3, 4), (4, 3, 5), (), (), (1, 2), (1, 0)),
    ((2, 3, 4), (3, 4, 5), (), (), (2, 1), (1, 0)),
    ((2, 3), (2, 3), (0, 1), (0, 1), (), ()),
    ((2, 3), (3, 2), (0, 1), (1, 0), (), ()),
    ((2, 3, 4), (3, 2, 4), (1, 0), (0, 1), (2,), (2,)),
    ((2, 3, 2, 4), (2, 2, 4, 3), (0, 2), (1, 0), (3,), (2,)),
    ((2, 1, 3, 2), (1, 3, 2, 2), (0,), (3,), (2, 1), (1, 0)),
    ((2, 2, 3, 1, 2, 2), (2, 3, 2, 2), (0,), (0,), (2, 4), (1, 2)),
    ((7, 33), (33, 5), (), (), (1,), (0,)),
    ((2, 3, 2), (2, 2), (0,), (0,), (), ()),
)
WIDER = (
    ("i8", "i8", "i32"),
    ("ui8", "ui8", "ui32"),
    ("i16", "i16", "i32"),
    ("bf16", "bf16", "f32"),
    ("f16", "f16", "f32"),
    ("f32", "f32", "f64"),
    ("i8", "i8", "i64"),
    ("ui8", "ui8", "i32"),
    ("f8E4M3FN", "f8E4M3FN", "f32"),
    ("f8E5M2", "f8E5M2", "f32"),
    ("f8E4M3FN", "f8E5M2", "f32"),
    ("bf16", "bf16", "bf16"),
    ("f32", "f32", "bf16"),
    ("i32", "i32", "i8"),
    ("i8", "ui8", "i32"),
    ("bf16", "f32", "f32"),
    ("f16", "f16", "bf16"),
    ("i4", "i4", "i8"),
    ("i4", "i4", "i32"),
    ("ui4", "ui4", "ui8"),
)


def product(c, name, a, b, out, form, precision):
    ls, rs, lb, rb, lc, rc = form
    shape = [ls[d] for d in lb]
    shape += [n for d, n in enumerate(ls) if d not in lb + lc] + [n for d, n in enumerate(rs) if d not in rb + rc]
    numbers = ", ".join(f"{k} = {list(v)}" for k, v in (("lhs_batching_dimensions", lb), ("rhs_batching_dimensions", rb), ("lhs_contracting_dimensions", lc), ("rhs_contracting_dimensions", rc)) if v)
    attributes = f"dot_dimension_numbers = #stablehlo.dot<{numbers}>"
    if precision:
        attributes += f", precision_config = [#stablehlo<precision {precision[0]}>, #stablehlo<precision {precision[1]}>]"
    args = [(a, small(a, ls, "l")), (b, small(b, rs, "r"))]
    c.op(name, "stablehlo.dot_general", args, (out, tuple(shape)), "equal", attributes)


def cases(c):
    ways = (None, ("DEFAULT", "DEFAULT"), ("HIGHEST", "HIGHEST"), ("HIGH", "DEFAULT"))
    same = FLOATS + INTS + COMPLEX + EIGHTHS + NIBBLES
    for r in pairwise("dot", t=same, form=FORMS, precision=ways):
        product(c, f"dot_{r['t']}", r["t"], r["t"], r["t"], r["form"], r["precision"])
    for r in pairwise("dot wider", t=WIDER, form=FORMS[::2]):
        product(c, "dot_{}_{}_{}".format(*r["t"]), *r["t"], r["form"], None)
    for t in FLOATS:  # elements that are not finite
        v = np.array([[1, np.nan, 3], [np.inf, 2, -1], [-np.inf, 1, 1], [0, 0, -0.0]]).astype(small(t, (), "x").dtype)
        w = np.array([[1, 0, 2], [2, 1, 1], [1, 1, 3]]).astype(v.dtype)
        numbers = "dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>"
        c.op(f"dot_{t}_corners", "stablehlo.dot_general", [(t, v), (t, w)], (t, (4, 3)), "equal", numbers)
    for t in FLOATS + INTS:
        line = f"%r = stablehlo.dot %a0, %a1 : ({tensor(t, (2, 3))}, {tensor(t, (3, 2))}) -> {tensor(t, (2, 2))}"
        c.add(f"dot_{t}_old", [(t, small(t, (2, 3), "o")), (t, small(t, (3, 2), "p"))], [(t, (2, 2))], line, "equal")

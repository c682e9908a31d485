"""reduce: every body, type and set of dimensions. Values are whole numbers so small that no
order of the sums shows."""

import numpy as np

from sources.values import corners, kind, rand

from .core import COMPLEX, EIGHTHS, FLOATS, INTS, NIBBLES, array, pairwise, region, scalar, small, tensor

# shape, dimensions
FORMS = (
    ((), ()),
    ((5,), (0,)),
    ((1,), (0,)),
    ((0,), (0,)),
    ((5,), ()),
    ((3, 4), (0,)),
    ((3, 4), (1,)),
    ((3, 4), (0, 1)),
    ((0, 4), (0,)),
    ((0, 4), (1,)),
    ((3, 0), (1,)),
    ((2, 3, 4), (1,)),
    ((2, 3, 4), (0, 2)),
    ((2, 3, 4), (1, 2)),
    ((2, 1, 3, 1, 2), (0, 3)),
    ((2, 1, 2, 1, 2, 2), (0, 2, 4)),
    ((2, 1, 2, 1, 2, 2), (1, 3)),
    ((40,), (0,)),
    ((2, 33), (1,)),
    ((33, 2), (0,)),
)
BODIES = {
    "add": "add",
    "multiply": "multiply",
    "maximum": "maximum",
    "minimum": "minimum",
    "and": "and",
    "or": "or",
    "xor": "xor",
}
INTERPRETED = ("f64", "f32", "f16") + INTS  # types that the interpreter's output can be read in
# bodies of several ops: associative and commutative, so that no order shows
MIXED = {
    "addmod": lambda T: [f"%s = stablehlo.add %x, %y : {T}", f"%c = stablehlo.constant dense<{'5' if 'i' in T else '5.0'}> : {T}", f"%v = stablehlo.remainder %s, %c : {T}"],
    "absmax": lambda T: [f"%s = stablehlo.abs %x : {T}", f"%t = stablehlo.abs %y : {T}", f"%v = stablehlo.maximum %s, %t : {T}"],
    "select": lambda T: [f"%p = stablehlo.compare GT, %x, %y : ({T}, {T}) -> tensor<i1>", f"%v = stablehlo.select %p, %x, %y : tensor<i1>, {T}"],
    "nand2": lambda T: [f"%s = stablehlo.not %x : {T}", f"%t = stablehlo.not %y : {T}", f"%u = stablehlo.or %s, %t : {T}", f"%v = stablehlo.not %u : {T}"],
}


def takes(body, t):
    if body in ("and", "or", "xor", "nand2"):
        return t in INTS + NIBBLES + ("i1",)
    if body == "addmod":
        return t in FLOATS + INTS
    if body == "absmax":
        return t in FLOATS + ("i8", "i16", "i32", "i64")
    if body in ("maximum", "minimum", "select"):
        return t not in COMPLEX
    return True


def lines_of(body, t):
    T = tensor(t, ())
    return MIXED[body](T) if body in MIXED else [f"%v = stablehlo.{body} %x, %y : {T}"]


def values(body, t, shape, seed):
    """Products of ones and of few twos; what is added modulo 5 is positive."""
    if body == "multiply" and t != "i1":
        x = np.where(rand("i64", shape, seed, 0, 9) == 0, 2, 1)
        sign = np.where(rand("i64", shape, f"{seed}s", 0, 2) == 0, -1, 1) if t[0] != "u" else 1
        return np.asarray(x * sign).astype(small(t, (), "x").dtype)
    x = small(t, shape, seed)
    return np.abs(x).astype(x.dtype) if body == "addmod" else x


def start(body, t, own):
    if own:
        return small(t, (), body, zero=False) if body != "addmod" else scalar(t, 1)
    with np.errstate(all="ignore"):
        if body in ("maximum", "minimum", "select"):
            low = body != "minimum"
            if kind(t) == "float":
                return scalar(t, (-1 if low else 1) * (np.inf if t != "f8E4M3FN" else 448.0))
            return scalar(t, min(corners(t)) if low else max(corners(t)))
        if body in ("and", "nand2"):
            return scalar(t, True if t == "i1" else -1 if t[0] == "i" else max(corners(t)))
        return scalar(t, 1 if body == "multiply" else 0)


def reduced(c, name, t, x, init, dims, lines, rule="exact", oracle="xla"):
    out = tuple(n for d, n in enumerate(x.shape) if d not in dims)
    T, S, R = tensor(t, x.shape), tensor(t, ()), tensor(t, out)
    if len(lines) == 1 and "%v = stablehlo." in lines[0]:  # the short form
        op = lines[0].split()[2]
        line = f"%r = stablehlo.reduce(%a0 init: %a1) applies {op} across dimensions = {list(dims)} : ({T}, {S}) -> {R}"
        c.add(name, [(t, x), (t, init)], [(t, out)], line, rule, oracle)
        return
    body = region(["%x", "%y"], t, lines, t)
    line = f'%r = "stablehlo.reduce"(%a0, %a1) <{{dimensions = {array(dims)}}}> ({body}) : ({T}, {S}) -> {R}'
    c.add(name, [(t, x), (t, init)], [(t, out)], line, rule, oracle)


def plain(c):
    types = FLOATS + INTS + COMPLEX + ("i1",) + EIGHTHS + NIBBLES
    for body in list(BODIES) + list(MIXED):
        some = [t for t in types if takes(body, t)]
        few = FORMS if body in ("add", "maximum") else FORMS[len(body) % 3 :: 3]
        for r in pairwise(f"reduce {body}", t=some, form=few, own=(False, True)):
            t, (shape, dims) = r["t"], r["form"]
            if t in EIGHTHS and body == "add" and int(np.prod([shape[d] for d in dims])) > 5:
                continue  # its sums are not whole any more
            # XLA drops the start where a result has one element, and counts it several times in
            # sums of f32
            oracle = "interpreter" if r["own"] else "xla"
            if r["own"] and t not in INTERPRETED:
                continue
            if body == "absmax" and np.prod([shape[d] for d in dims]) == 1:
                continue  # XLA does not call the body
            x, init = values(body, t, shape, "x"), start(body, t, r["own"])
            reduced(c, f"reduce_{body}_{t}", t, x, init, dims, lines_of(body, t), "equal", oracle)


def corner_values(c):
    """NaN, infinities and zeros of both signs through every body of floats."""
    for t in FLOATS + EIGHTHS:
        v = np.array([[1, np.nan, 3], [np.inf, 2, -np.inf], [-np.inf, np.nan, 0], [np.inf, np.inf, 1], [-0.0, 0.0, -0.0], [-0.0, -0.0, -0.0]]).astype(scalar(t, 0).dtype)
        for body in ("add", "multiply", "maximum", "minimum"):
            for dims in ((0,), (1,), (0, 1)):
                reduced(c, f"reduce_{body}_{t}_corners", t, v, start(body, t, False), dims, lines_of(body, t), "equal")
    for t in INTS:
        v = np.resize(corners(t), (3, 7))
        for body in ("add", "multiply", "maximum", "minimum", "and", "or", "xor"):
            reduced(c, f"reduce_{body}_{t}_corners", t, v, start(body, t, False), (0,), lines_of(body, t))


PLACES = {
    "argmax": ("GT", "GT"),
    "argmin": ("LT", "LT"),
}


def two_operands(c):
    """The greatest and its place, ties to the lower; a sum and a maximum side by side."""
    forms = [f for f in FORMS if len(f[1]) == 1]
    for r in pairwise("arg", t=FLOATS + INTS, i=("i32", "i64", "ui32", "i8"), form=forms[::2], way=("GT", "LT")):
        t, i, (shape, dims) = r["t"], r["i"], r["form"]
        x = small(t, shape, "arg")
        at = np.broadcast_to(np.arange(shape[dims[0]]).reshape([-1 if d == dims[0] else 1 for d in range(len(shape))]), shape)
        args = [(t, x), (i, scalar(i, at)), (t, start("maximum" if r["way"] == "GT" else "minimum", t, False)), (i, scalar(i, 0))]
        S, I = tensor(t, ()), tensor(i, ())
        lines = [
            f"%1 = stablehlo.compare {r['way']}, %x, %y : ({S}, {S}) -> tensor<i1>",
            f"%2 = stablehlo.compare EQ, %x, %y : ({S}, {S}) -> tensor<i1>",
            f"%3 = stablehlo.compare LT, %m, %n : ({I}, {I}) -> tensor<i1>",
            "%4 = stablehlo.and %2, %3 : tensor<i1>",
            "%5 = stablehlo.or %1, %4 : tensor<i1>",
            f"%6 = stablehlo.select %1, %x, %y : tensor<i1>, {S}",
            f"%7 = stablehlo.select %5, %m, %n : tensor<i1>, {I}",
        ]
        several(c, f"reduce_place_{t}_{i}", args, dims, region(["%x", "%m", "%y", "%n"], [t, i, t, i], lines, [t, i], ["%6", "%7"]))
    for r in pairwise("both", t=FLOATS + INTS, u=("i16", "ui8"), form=FORMS[5:16:3]):
        t, u, (shape, dims) = r["t"], r["u"], r["form"]
        args = [(t, small(t, shape, "b")), (u, small(u, shape, "c")), (t, scalar(t, 1)), (u, start("maximum", u, False))]
        lines = [f"%1 = stablehlo.add %x, %y : {tensor(t, ())}", f"%2 = stablehlo.maximum %m, %n : {tensor(u, ())}"]
        several(c, f"reduce_both_{t}_{u}", args, dims, region(["%x", "%m", "%y", "%n"], [t, u, t, u], lines, [t, u], ["%1", "%2"]))


def several(c, name, args, dims, body):
    shape = args[0][1].shape
    out = tuple(n for d, n in enumerate(shape) if d not in dims)
    n = len(args) // 2
    ins, types = ", ".join(f"%a{i}" for i in range(2 * n)), ", ".join(tensor(e, x.shape) for e, x in args)
    results = [(e, out) for e, _ in args[:n]]
    line = f'%r:{n} = "stablehlo.reduce"({ins}) <{{dimensions = {array(dims)}}}> ({body}) : ({types}) -> ({", ".join(tensor(e, s) for e, s in results)})'
    c.add(name, args, results, line)


def cases(c):
    plain(c)
    corner_values(c)
    two_operands(c)

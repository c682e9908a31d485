"""Ops that only move elements: every type, shape and arrangement met in pairs."""

import numpy as np

from sources.values import corners

from .core import ALL, COMPLEX, EIGHTHS, FLOATS, INTS, MLIR, NIBBLES, array, pairwise, scalar, small, tensor


def spread(types, forms, each=6):
    """Each type in several of the forms, all forms in turn: what moves elements knows of types
    only how large they are."""
    for i, t in enumerate(types):
        for k in range(min(each, len(forms))):
            yield {"t": t, "form": forms[(i * (each - 1) + k) % len(forms)]}


def cases(c):
    broadcast(c)
    reshape(c)
    transpose(c)
    reverse(c)
    slices(c)
    pads(c)
    concatenate(c)
    iota(c)
    constants(c)
    folded(c)


def broadcast(c):
    forms = (
        ((), (), ()),
        ((), (3,), ()),
        ((), (2, 0), ()),
        ((3,), (3,), (0,)),
        ((3,), (2, 3), (1,)),
        ((3,), (3, 2), (0,)),
        ((1,), (4, 2), (0,)),
        ((2, 3), (2, 3), (0, 1)),
        ((2, 3), (3, 2), (1, 0)),
        ((1, 3), (2, 3), (0, 1)),
        ((2, 1), (2, 3, 4), (0, 1)),
        ((2, 1), (3, 4, 2), (2, 0)),
        ((1, 1), (2, 2, 2), (0, 2)),
        ((0, 2), (3, 0, 2), (1, 2)),
        ((1, 2), (0, 2), (0, 1)),
        ((2, 1, 3), (2, 4, 3), (0, 1, 2)),
        ((3, 1, 2), (2, 2, 3, 2), (2, 1, 3)),
        ((2,), (1, 2, 1, 2, 1, 2), (3,)),
        ((2, 1, 2, 1, 2, 1), (2, 2, 2, 2, 2, 2), (0, 1, 2, 3, 4, 5)),
        ((2, 1, 3, 1), (1, 3, 2, 2, 2, 2), (4, 0, 1, 5)),
    )
    for r in spread(ALL, forms):
        t, (shape, out, dims) = r["t"], r["form"]
        c.op(f"broadcast_{t}", "stablehlo.broadcast_in_dim", [(t, small(t, shape, "b"))], (t, out), attributes=f"broadcast_dimensions = {array(dims)}")


def reshape(c):
    forms = (
        ((), (1,)),
        ((1, 1), ()),
        ((6,), (2, 3)),
        ((2, 3), (6,)),
        ((2, 3), (3, 2)),
        ((0, 5), (0,)),
        ((2, 0, 3), (3, 0)),
        ((4, 3, 2), (2, 12)),
        ((1, 6, 1), (6, 1, 1, 1)),
        ((2, 2, 2, 2, 2, 2), (8, 8)),
        ((64,), (2, 2, 2, 2, 2, 2)),
        ((2, 3), (2, 3)),
    )
    for r in spread(ALL, forms):
        t, (shape, out) = r["t"], r["form"]
        c.op(f"reshape_{t}", "stablehlo.reshape", [(t, small(t, shape, "r"))], (t, out))


def transpose(c):
    forms = (
        ((), ()),
        ((3,), (0,)),
        ((2, 3), (1, 0)),
        ((2, 3), (0, 1)),
        ((0, 3), (1, 0)),
        ((2, 3, 4), (0, 2, 1)),
        ((2, 3, 4), (1, 0, 2)),
        ((2, 3, 4), (1, 2, 0)),
        ((2, 3, 4), (2, 0, 1)),
        ((2, 3, 4), (2, 1, 0)),
        ((1, 3, 1, 2), (3, 0, 1, 2)),
        ((2, 3, 2, 2), (0, 3, 1, 2)),
        ((2, 1, 3, 2, 2), (4, 2, 0, 3, 1)),
        ((2, 1, 3, 2, 1, 2), (5, 4, 3, 2, 1, 0)),
        ((2, 2, 2, 2, 2, 2), (1, 0, 3, 2, 5, 4)),
    )
    for r in spread(ALL, forms):
        t, (shape, perm) = r["t"], r["form"]
        out = tuple(shape[d] for d in perm)
        c.op(f"transpose_{t}", "stablehlo.transpose", [(t, small(t, shape, "t"))], (t, out), attributes=f"permutation = {array(perm)}")


def reverse(c):
    forms = (
        ((3,), (0,)),
        ((3,), ()),
        ((0,), (0,)),
        ((2, 3), (0,)),
        ((2, 3), (1,)),
        ((2, 3), (0, 1)),
        ((2, 3), (1, 0)),
        ((1, 4, 2), (0, 2)),
        ((2, 0, 2), (0, 1)),
        ((2, 2, 3, 2), (1, 3)),
        ((2, 1, 2, 1, 2, 2), (0, 5)),
        ((2, 1, 2, 1, 2, 2), (0, 1, 2, 3, 4, 5)),
    )
    for r in spread(ALL, forms):
        t, (shape, dims) = r["t"], r["form"]
        c.op(f"reverse_{t}", "stablehlo.reverse", [(t, small(t, shape, "v"))], (t, shape), attributes=f"dimensions = {array(dims)}")


def slices(c):
    """A dimension: (size, start, limit, stride)."""
    dims = ((7, 0, 7, 1), (7, 2, 5, 1), (7, 0, 7, 2), (7, 1, 7, 3), (7, 3, 3, 1), (7, 6, 7, 9), (1, 0, 1, 1), (0, 0, 0, 1), (5, 1, 4, 7))
    for r in pairwise("slice", t=ALL, a=dims, b=dims + (None,), rest=(0, 1, 4)):
        t, ds = r["t"], [d for d in (r["a"], r["b"]) if d] + [(2, 0, 2, 1), (1, 0, 1, 2), (2, 1, 2, 1), (2, 0, 1, 1)][: r["rest"]]
        shape, start, limit, stride = (tuple(d[k] for d in ds) for k in range(4))
        out = tuple(-(-(e - s) // n) for s, e, n in zip(start, limit, stride))
        attributes = f"start_indices = {array(start)}, limit_indices = {array(limit)}, strides = {array(stride)}"
        c.op(f"slice_{t}", "stablehlo.slice", [(t, small(t, shape, "s"))], (t, out), attributes=attributes)


def pads(c):
    """A dimension: (size, low, high, interior)."""
    dims = (
        (3, 0, 0, 0),
        (3, 1, 2, 0),
        (3, 0, 0, 2),
        (3, 2, 1, 1),
        (3, -1, 0, 0),
        (3, 0, -2, 0),
        (3, -1, -1, 0),
        (3, -2, 3, 1),
        (3, 4, -6, 2),
        (3, -5, 1, 2),
        (3, -3, 0, 0),
        (0, 2, 1, 0),
        (0, 0, 0, 3),
        (1, 0, 1, 5),
        (1, -1, 2, 0),
    )
    for r in pairwise("pad", t=ALL, a=dims, b=dims + (None,), rest=(0, 1, 3)):
        t, ds = r["t"], [d for d in (r["a"], r["b"]) if d] + [(2, 1, 0, 1), (1, 0, 0, 0), (2, -1, 1, 0)][: r["rest"]]
        shape, low, high, interior = (tuple(d[k] for d in ds) for k in range(4))
        out = tuple(n + a + b + max(n - 1, 0) * i for n, a, b, i in ds)
        attributes = f"edge_padding_low = {array(low)}, edge_padding_high = {array(high)}, interior_padding = {array(interior)}"
        fill = corners(t)[1] if t != "i1" else True
        c.op(f"pad_{t}", "stablehlo.pad", [(t, small(t, shape, "p")), (t, scalar(t, fill))], (t, out), attributes=attributes)


def concatenate(c):
    forms = (
        ([(3,)], 0),
        ([(3,), (2,)], 0),
        ([(1,), (0,), (4,), (2,)], 0),
        ([(0,), (0,)], 0),
        ([(2, 3), (2, 1)], 1),
        ([(2, 3), (1, 3), (4, 3)], 0),
        ([(2, 0), (2, 0)], 0),
        ([(1, 2, 2)] * 7, 1),
        ([(2, 1, 3), (2, 2, 3), (2, 0, 3)], 1),
        ([(2, 1, 2, 1, 2, 2), (2, 1, 2, 1, 2, 1)], 5),
        ([(1, 2, 1, 1, 2, 1), (3, 2, 1, 1, 2, 1)], 0),
    )
    for r in spread(ALL, forms):
        t, (shapes, d) = r["t"], r["form"]
        out = list(shapes[0])
        out[d] = sum(s[d] for s in shapes)
        args = [(t, small(t, s, f"c{i}")) for i, s in enumerate(shapes)]
        c.op(f"concatenate_{t}", "stablehlo.concatenate", args, (t, tuple(out)), attributes=f"dimension = {d} : i64")


def iota(c):
    forms = (((5,), 0), ((2, 3), 0), ((2, 3), 1), ((0,), 0), ((3, 0), 0), ((1, 1), 1), ((2, 3, 4), 1), ((2, 1, 2, 1, 2, 3), 5), ((2, 1, 2, 1, 2, 3), 2), ((15,), 0))
    types = FLOATS + EIGHTHS + INTS + NIBBLES + COMPLEX
    for r in spread(types, forms):
        t, (shape, d) = r["t"], r["form"]
        if t == "i4" and shape == (15,):
            continue
        c.op(f"iota_{t}", "stablehlo.iota", [], (t, shape), attributes=f"iota_dimension = {d} : i64")


def constants(c):
    """Elements as numbers, as bits, as one for all."""
    for t in ALL:
        v = corners(t)
        for shape in ((), (len(v),), (2, 0), (2, 3)):
            x = np.resize(v, shape)
            c.add(f"constant_{t}", [], [(t, shape)], f'%r = stablehlo.constant dense<{listed(t, x)}> : {tensor(t, shape)}')
        if t not in NIBBLES:  # how their bits lie is not told
            bits = np.resize(v, (3, 5)).tobytes()
            c.add(f"constant_{t}_blob", [], [(t, (3, 5))], f'%r = stablehlo.constant dense<"0x{bits.hex().upper()}"> : {tensor(t, (3, 5))}')
        c.add(f"constant_{t}_splat", [], [(t, (2, 1, 3))], f"%r = stablehlo.constant dense<{one(t, v[-1])}> : {tensor(t, (2, 1, 3))}")


def folded(c):
    """Small constants of integers are computed as a program is read."""
    forms = (
        ((4,), "reverse", (4,), "dimensions = array<i64: 0>"),
        ((2, 3), "reverse", (2, 3), "dimensions = array<i64: 1, 0>"),
        ((2, 3), "transpose", (3, 2), "permutation = array<i64: 1, 0>"),
        ((2, 1, 3), "transpose", (3, 2, 1), "permutation = array<i64: 2, 0, 1>"),
        ((5,), "slice", (2,), "start_indices = array<i64: 1>, limit_indices = array<i64: 4>, strides = array<i64: 2>"),
        ((2, 3), "slice", (1, 2), "start_indices = array<i64: 1, 0>, limit_indices = array<i64: 2, 3>, strides = array<i64: 1, 2>"),
        ((3,), "broadcast_in_dim", (2, 3), "broadcast_dimensions = array<i64: 1>"),
        ((3, 1), "broadcast_in_dim", (2, 3, 2), "broadcast_dimensions = array<i64: 1, 2>"),
        ((2, 3), "reshape", (3, 2), ""),
        ((2, 3), "negate", (2, 3), ""),
        ((4,), "not", (4,), ""),
        ((4,), "sign", (4,), ""),
        ((4,), "popcnt", (4,), ""),
    )
    for t in ("i32", "i64", "ui8", "ui64", "i1"):
        for shape, op, out, attributes in forms:
            if t == "i1" and op in ("negate", "sign", "popcnt") or t[0] == "u" and op == "sign":
                continue
            x, T = small(t, shape, f"f{op}"), tensor(t, shape)
            how = f" <{{{attributes}}}>" if attributes else ""
            lines = [f"%c = stablehlo.constant dense<{listed(t, x)}> : {T}", f'%r = "stablehlo.{op}"(%c){how} : ({T}) -> {tensor(t, out)}']
            c.add(f"{op}_{t}_constant", [], [(t, out)], lines)
        for op in ("add", "subtract", "multiply", "divide", "remainder", "maximum", "minimum", "and", "or", "xor", "shift_left", "shift_right_logical", "shift_right_arithmetic", "power", "concatenate", "pad"):
            if t == "i1" and op in ("add", "subtract", "divide", "remainder", "power") + ("shift_left", "shift_right_logical", "shift_right_arithmetic"):
                continue
            x, y, T = small(t, (2, 3), f"x{op}"), small(t, (2, 3), f"y{op}", zero=op not in ("divide", "remainder")), tensor(t, (2, 3))
            # a constant 0 as divisor ends XLA
            lines = [f"%c = stablehlo.constant dense<{listed(t, x)}> : {T}", f"%d = stablehlo.constant dense<{listed(t, y)}> : {T}"]
            if op == "pad":
                lines[1] = f"%d = stablehlo.constant dense<{one(t, y[0, 0])}> : {tensor(t, ())}"
                lines.append(f"%r = stablehlo.pad %c, %d, low = [1, -1], high = [0, 1], interior = [0, 1] : ({T}, {tensor(t, ())}) -> {tensor(t, (3, 5))}")
                c.add(f"pad_{t}_constant", [], [(t, (3, 5))], lines)
            elif op == "concatenate":
                lines.append(f"%r = stablehlo.concatenate %c, %d, dim = 1 : ({T}, {T}) -> {tensor(t, (2, 6))}")
                c.add(f"concatenate_{t}_constant", [], [(t, (2, 6))], lines)
            else:
                if op == "power":  # XLA's own is wrong for some negative exponents
                    lines[1] = f"%d = stablehlo.constant dense<{listed(t, np.abs(y))}> : {T}"
                lines.append(f"%r = stablehlo.{op} %c, %d : {T}")
                c.add(f"{op}_{t}_constant", [], [(t, (2, 3))], lines)


def one(t, v):
    if t == "i1":
        return "true" if v else "false"
    if t in MLIR:
        part = {"c64": "f32", "c128": "f64"}[t]
        return f"({one(part, v.real)},{one(part, v.imag)})"
    if t in FLOATS + EIGHTHS:
        if np.isfinite(v) and abs(float(v)) < 1e300:
            return f"{float(v):.17e}"
        n = v.dtype.itemsize
        return f"0x{int.from_bytes(v.tobytes(), 'little'):0{2 * n}X}"
    return str(int(v))


def listed(t, x):
    if x.ndim == 0:
        return one(t, x[()])
    if x.size == 0:
        return ""
    return "[" + ", ".join(listed(t, y) for y in x) + "]"

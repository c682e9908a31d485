"""Kinds of nodes: from operands' types and raw numbers to results' types and text ("$0" stands
for the first operand)."""

import numpy as np

from .program import FLOATS, INTS, SIGNED, UNSIGNED, Invalid, Type

UNARY = "abs negate sign floor ceil round_nearest_afz round_nearest_even".split()
SMOOTH = "exponential log sine cosine tanh logistic sqrt rsqrt cbrt log_plus_one exponential_minus_one".split()
BINARY = "add subtract multiply maximum minimum divide remainder".split()
BITS = "and or xor shift_left shift_right_logical shift_right_arithmetic".split()
DIRECTIONS = "EQ NE LT LE GT GE".split()


def need(*conditions):
    if not all(conditions):
        raise Invalid


def product(v):
    return int(np.prod(list(v), dtype=np.int64))


def numbers(v):
    return "array<i64" + (": " if len(v) else "") + ", ".join(map(str, v)) + ">"


def rows(v):
    return f"dense<{[list(r) for r in v]}> : tensor<{len(v)}x2xi64>" if len(v) else "dense<> : tensor<0x2xi64>"


def literal(elem, v):
    if elem == "i1":
        return "true" if v else "false"
    if elem == "c64":
        return f"({float(v)},0.0)"
    return f"{float(v)}" if elem in FLOATS else str(int(v))


def quoted(op, ins, outs, attributes="", regions=()):
    args = ", ".join(f"${i}" for i in range(len(ins)))
    attributes = f" <{{{attributes}}}>" if attributes else ""
    regions = f" ({', '.join(regions)})" if regions else ""
    back = outs[0].text if len(outs) == 1 else f"({', '.join(t.text for t in outs)})"
    return f'"stablehlo.{op}"({args}){attributes}{regions} : ({", ".join(t.text for t in ins)}) -> {back}'


def region(elems, lines, results, returned):
    args = ", ".join(f"%{'xypqmn'[i]}: {Type(e, ()).text}" for i, e in enumerate(elems))
    body = " ".join(f"{line}\n" for line in lines)
    return f"{{\n^bb0({args}):\n{body} stablehlo.return {', '.join(returned)} : {', '.join(Type(e, ()).text for e in results)}\n}}"


# ---- leaves


def param(n, ins, p, indent):
    way, elem = n.more["way"], n.more["elem"]
    t = Type(elem, n.more["shape"], 3 if way == "small" else 1 if way == "plain" else None)
    if elem == "c64":
        t.bound = 5
    return [t], ""


def arg(n, ins, p, indent):
    return [n.more["type"]], ""


def const(n, ins, p, indent):
    elem = n.more["elem"]
    v = (0, 1, 2, 3, 1, 5, 7)[n.number(0, 7)] * (-1 if elem not in UNSIGNED and n.number(1, 3) == 0 else 1)
    if elem in ("f8E4M3FN", "f8E5M2") and v in (5, 7):
        v = 4
    t = Type(elem, n.more["shape"], abs(v), zeros=v != 0 or elem not in FLOATS)
    return [t], f"stablehlo.constant dense<{literal(elem, v)}> : {t.text}"


def iota(n, ins, p, indent):
    elem, shape = n.more["elem"], n.more["shape"]
    need(shape, elem != "i1")
    d = n.number(0, len(shape))
    need(elem not in ("i4", "ui4") or shape[d] <= 7)
    t = Type(elem, shape, max(shape[d] - 1, 0))
    need(elem not in FLOATS or t.bound is not None)
    return [t], f"stablehlo.iota dim = {d} : {t.text}"


# ---- elements


def unary(n, ins, p, indent):
    (a,) = ins
    op = UNARY[n.number(0, len(UNARY))]
    need(a.sure, a.elem != "i1")
    if a.elem not in FLOATS:
        need(op == "negate" or op in ("abs", "sign") and a.elem in SIGNED)
    bound = None if a.bound is None else min(1, a.bound) if op == "sign" else a.bound
    t = a.like(bound=bound)
    return [t], f'"stablehlo.{op}"($0) : ({a.text}) -> {t.text}'


def smooth(n, ins, p, indent):
    (a,) = ins
    op = SMOOTH[n.number(0, len(SMOOTH))]
    need(a.sure, a.elem in ("f64", "f32", "f16", "bf16"), a.bound is not None and a.bound <= 8)
    need(a.zeros or op not in ("rsqrt", "log", "sqrt", "cbrt"))
    t = a.like(bound=None, sure=False)
    return [t], f'"stablehlo.{op}"($0) : ({a.text}) -> {t.text}'


def binary(n, ins, p, indent):
    a, b = ins
    need(a.fits(b), a.sure, b.sure)
    ops = BINARY + BITS if a.elem in INTS else BITS[:3] + BINARY[:5] if a.elem == "i1" else BINARY[:3] if a.elem == "c64" else BINARY
    op = ops[n.number(0, len(ops))]
    # XLA makes 2 x of x + x, which is false for i1
    need(not (a.elem == "i1" and op in ("subtract", "add")), not (a.elem in ("i4", "ui4") and op in ("divide", "remainder")))
    bound, zeros = None, a.zeros and b.zeros
    if a.bound is not None and b.bound is not None:
        bound = {"add": a.bound + b.bound, "subtract": a.bound + b.bound, "multiply": a.bound * b.bound}.get(op)
        if op in ("maximum", "minimum"):
            bound = max(a.bound, b.bound)
    if a.elem in FLOATS:
        need(op != "divide" or zeros)  # the sign of a zero becomes that of an infinity
        zeros = zeros and op not in ("maximum", "minimum")
    need(a.elem != "c64" or bound is not None and bound < 2**20)
    # XLA multiplies by the reciprocal of a constant
    t = Type(a.elem, a.shape, bound, sure=op != "divide" or a.elem not in FLOATS, zeros=zeros and a.elem != "c64")
    return [t], f"stablehlo.{op} $0, $1 : {t.text}"


def logical_not(n, ins, p, indent):
    (a,) = ins
    need(a.elem in INTS or a.elem == "i1")
    return [Type(a.elem, a.shape)], f"stablehlo.not $0 : {a.text}"


def compare(n, ins, p, indent):
    a, b = ins
    need(a.fits(b), a.sure, b.sure)
    d = DIRECTIONS[n.number(0, 2 if a.elem == "c64" else 6)]
    way = "FLOAT" if a.elem in FLOATS or a.elem == "c64" else "UNSIGNED" if a.elem in UNSIGNED or a.elem == "i1" else "SIGNED"
    if a.elem in FLOATS and a.zeros and b.zeros and a.bound is not None and b.bound is not None and n.number(1, 3) == 0:
        way = "TOTALORDER"
    t = Type("i1", a.shape)
    return [t], f"stablehlo.compare {d}, $0, $1, {way} : ({a.text}, {b.text}) -> {t.text}"


def merged(a, b):
    bound = None if a.bound is None or b.bound is None else max(a.bound, b.bound)
    return a.like(bound=bound, sure=a.sure and b.sure, zeros=a.zeros and b.zeros)


def select(n, ins, p, indent):
    c, a, b = ins
    need(c.elem == "i1", a.fits(b), c.shape in (a.shape, ()))
    t = merged(a, b)
    return [t], f"stablehlo.select $0, $1, $2 : {c.text}, {t.text}"


def clamp(n, ins, p, indent):
    lo, a, hi = ins
    need(a.elem in FLOATS or a.elem in INTS, lo.elem == a.elem == hi.elem, lo.sure, a.sure, hi.sure)
    need(lo.shape in (a.shape, ()), hi.shape in (a.shape, ()))
    t = merged(merged(a, lo.like(shape=a.shape)), hi.like(shape=a.shape)).like(zeros=False)
    return [t], f"stablehlo.clamp $0, $1, $2 : ({lo.text}, {a.text}, {hi.text}) -> {t.text}"


def convert(n, ins, p, indent):
    (a,) = ins
    elem = n.more["elem"]
    need(a.sure, elem != a.elem)
    need(a.elem != "c64" or elem in FLOATS, elem != "c64" or a.bound is not None and a.bound < 100)
    bound = 1 if a.elem == "i1" else a.bound
    if elem in INTS and bound is not None and (bound >= 2 ** (INTS[elem] - 1) or elem in UNSIGNED):
        bound = None
    t = Type(elem, a.shape, bound, zeros=a.zeros or elem not in FLOATS)
    need(elem != "c64" or t.bound is not None)
    return [t], f"stablehlo.convert $0 : ({a.text}) -> {t.text}"


def bitcast(n, ins, p, indent):
    """Bits of numbers, never numbers of bits: those may be NaN or too small for XLA."""
    (a,) = ins
    width = {"f64": 64, "f32": 32, "f16": 16, "bf16": 16} | {k: v for k, v in INTS.items() if v > 4}
    need(a.elem in width, a.sure, a.elem not in FLOATS or a.zeros and a.bound is not None)
    other = [e for e in INTS if INTS[e] > 4 and e != a.elem][n.number(0, 7)]
    w, v, shape = width[a.elem], width[other], a.shape
    if v < w:
        shape += (w // v,)
    elif v > w:
        need(shape and shape[-1] == v // w)
        shape = shape[:-1]
    t = Type(other, shape)
    return [t], f"stablehlo.bitcast_convert $0 : ({a.text}) -> {t.text}"


def reduce_precision(n, ins, p, indent):
    (a,) = ins
    need(a.elem in FLOATS, a.sure)
    e, m = ((5, 10), (8, 7), (5, 2), (4, 3), (8, 23), (3, 1), (11, 20))[n.number(0, 7)]
    t = a.like(bound=None)
    return [t], f"stablehlo.reduce_precision $0, format = e{e}m{m} : {t.text}"


# ---- movement


def broadcast(n, ins, p, indent):
    (a,) = ins
    out, dims = [], []
    for d, size in enumerate(a.shape):
        if n.number(2 * d, 4) == 0:
            out.append(1 + n.number(2 * d + 1, 4))
        dims.append(len(out))
        out.append(2 + n.number(2 * d + 1, 3) if size == 1 and n.number(d, 2) else size)
    if n.number(19, 2) or not out:
        out.append(1 + n.number(20, 5))
    t = a.like(shape=out)
    return [t], quoted("broadcast_in_dim", ins, [t], f"broadcast_dimensions = {numbers(dims)}")


def reshape(n, ins, p, indent):
    (a,) = ins
    shape, way, d = list(a.shape), n.number(0, 4), n.number(1, max(len(a.shape), 1))
    if way == 0 or not shape:
        shape.insert(d, 1)
    elif way == 1:
        shape = [product(shape)]
    elif way == 2 and len(shape) > 1:
        d = min(d, len(shape) - 2)
        shape[d : d + 2] = [shape[d] * shape[d + 1]]
    else:
        f = next((f for f in (2, 3, 5, 7) if shape[d] and shape[d] % f == 0), 1)
        shape[d : d + 1] = [f, shape[d] // f]
    t = a.like(shape=shape)
    return [t], quoted("reshape", ins, [t])


def transpose(n, ins, p, indent):
    (a,) = ins
    perm = sorted(range(len(a.shape)), key=lambda d: (n.number(d, 97), d))
    t = a.like(shape=[a.shape[d] for d in perm])
    return [t], quoted("transpose", ins, [t], f"permutation = {numbers(perm)}")


def reverse(n, ins, p, indent):
    (a,) = ins
    dims = [d for d in range(len(a.shape)) if n.number(d, 2)]
    return [a], quoted("reverse", ins, [a], f"dimensions = {numbers(dims)}")


def slices(n, ins, p, indent):
    (a,) = ins
    start, limit, stride, shape = [], [], [], []
    for d, size in enumerate(a.shape):
        s = n.number(3 * d, size) if size else 0
        e = size - (n.number(3 * d + 1, size - s) if n.number(d, 2) else 0)
        k = (1, 1, 2, 3)[n.number(3 * d + 2, 4)]
        start, limit, stride, shape = start + [s], limit + [e], stride + [k], shape + [-(-(e - s) // k)]
    t = a.like(shape=shape)
    return [t], quoted("slice", ins, [t], f"start_indices = {numbers(start)}, limit_indices = {numbers(limit)}, strides = {numbers(stride)}")


def pad(n, ins, p, indent):
    a, v = ins
    need(v.elem == a.elem, v.shape == ())
    low, high, inside, shape = [], [], [], []
    for d, size in enumerate(a.shape):
        lo, hi, k = n.number(3 * d, 5) - 2, n.number(3 * d + 1, 5) - 2, (0, 0, 0, 1, 2)[n.number(3 * d + 2, 5)]
        full = lo + hi + size + max(size - 1, 0) * k
        need(full >= 0)
        low, high, inside, shape = low + [lo], high + [hi], inside + [k], shape + [full]
    t = merged(a, v.like(shape=a.shape)).like(shape=shape)
    return [t], quoted("pad", ins, [t], f"edge_padding_low = {numbers(low)}, edge_padding_high = {numbers(high)}, interior_padding = {numbers(inside)}")


def concatenate(n, ins, p, indent):
    a = ins[0]
    need(a.shape)
    d, t = n.number(0, len(a.shape)), a
    for b in ins[1:]:
        need(b.elem == a.elem, len(b.shape) == len(a.shape), all(x == y for i, (x, y) in enumerate(zip(a.shape, b.shape)) if i != d))
        t = merged(t, b.like(shape=t.shape))
    shape = [sum(b.shape[d] for b in ins) if i == d else s for i, s in enumerate(a.shape)]
    t = t.like(shape=shape)
    return [t], quoted("concatenate", ins, [t], f"dimension = {d} : i64")


def places(a, at):
    need(len(at) == len(a.shape), all(i.shape == () and i.elem in INTS and INTS[i.elem] > 4 and i.elem == at[0].elem for i in at))


def dynamic_slice(n, ins, p, indent):
    a, *at = ins
    places(a, at)
    sizes = [1 + n.number(d, s) if s else 0 for d, s in enumerate(a.shape)]
    t = a.like(shape=sizes)
    return [t], quoted("dynamic_slice", ins, [t], f"slice_sizes = {numbers(sizes)}")


def dynamic_update(n, ins, p, indent):
    a, b, *at = ins
    places(a, at)
    need(b.elem == a.elem, len(b.shape) == len(a.shape), all(x <= y for x, y in zip(b.shape, a.shape)))
    t = merged(a, b.like(shape=a.shape))
    return [t], quoted("dynamic_update_slice", ins, [t])


def gather(n, ins, p, indent):
    """Rows of a tensor, as an embedding has them."""
    a, i = ins
    need(a.shape, i.elem in INTS and INTS[i.elem] > 4, all(a.shape))
    rank, d = len(i.shape), n.number(0, len(a.shape))
    sizes = [1 if k == d else 1 + n.number(k + 1, s) for k, s in enumerate(a.shape)]
    window = [s for k, s in enumerate(sizes) if k != d]
    t = a.like(shape=list(i.shape) + window)
    text = f"offset_dims = {list(range(rank, rank + len(window)))}, collapsed_slice_dims = [{d}], start_index_map = [{d}], index_vector_dim = {rank}"
    return [t], quoted("gather", ins, [t], f"dimension_numbers = #stablehlo.gather<{text}>, slice_sizes = {numbers(sizes)}")


def scatter(n, ins, p, indent):
    """Rows of the third added or compared at places of the first's dimension 0; one place may
    come twice."""
    a, i, b = ins
    need(a.shape, i.elem in INTS and INTS[i.elem] > 4, len(i.shape) == 1, b.elem == a.elem, b.shape == i.shape + a.shape[1:])
    body = ("add", "maximum", "minimum")[n.number(0, 3)]
    need(a.sure, b.sure, a.elem != "c64" or body == "add")
    bound = None
    if a.elem in FLOATS or a.elem == "c64":
        need(body != "add" or a.bound is not None and b.bound is not None)
        if body == "add":
            bound = a.bound + b.bound * max(i.size, 1)
            need(bound <= 2 ** FLOATS.get(a.elem, 20))
        elif a.bound is not None and b.bound is not None:
            bound = max(a.bound, b.bound)
    t = Type(a.elem, a.shape, bound, zeros=False)
    text = f"update_window_dims = {list(range(1, len(a.shape)))}, inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1"
    put = region([a.elem] * 2, [f"%v = stablehlo.{body} %x, %y : {Type(a.elem, ()).text}"], [a.elem], ["%v"])
    return [t], quoted("scatter", ins, [t], f"scatter_dimension_numbers = #stablehlo.scatter<{text}>", [put])


# ---- sums


def fold_bound(a, body, count):
    """Of a fold that any order gives the same; Invalid where the order shows."""
    if a.elem == "c64":
        need(body == "add", a.bound is not None and a.bound * max(count, 1) < 2**20)
        return a.bound * max(count, 1)
    if a.elem not in FLOATS:
        return None
    if body in ("maximum", "minimum"):
        return None
    need(a.bound is not None)
    bound = a.bound * max(count, 1) if body == "add" else max(a.bound, 1) ** count if count < 64 else 2**99
    need(bound <= 2 ** FLOATS[a.elem])
    return bound


def body_of(n, a, k=0):
    bodies = ["add", "maximum", "minimum", "multiply"] + (["and", "or", "xor"] if a.elem in INTS or a.elem == "i1" else [])
    return "add" if a.elem == "c64" else bodies[n.number(k, len(bodies))]


def neutral(elem, body):
    """A constant that changes nothing."""
    if body in ("add", "or", "xor"):
        return literal(elem, 0)
    if body == "multiply":
        return literal(elem, 1)
    low = body == "maximum"
    if elem == "i1":
        return literal(elem, not low)
    if elem in FLOATS:
        size = {"f64": 64, "f32": 32, "f16": 16, "bf16": 16, "f8E4M3FN": 8, "f8E5M2": 8}[elem]
        inf = {"f64": 0x7FF << 52, "f32": 0xFF << 23, "f16": 0x7C00, "bf16": 0x7F80, "f8E4M3FN": 0x7E, "f8E5M2": 0x7C}[elem]
        return f"0x{inf | low << size - 1:0{size // 4}X}"
    bits = INTS[elem]
    if body == "and":
        return str(-1 if elem in SIGNED else 2**bits - 1)
    if elem in UNSIGNED:
        return str(0 if low else 2**bits - 1)
    return str(-(2 ** (bits - 1)) if low else 2 ** (bits - 1) - 1)


def reduce(n, ins, p, indent):
    (a,) = ins
    need(a.sure)
    dims = [d for d in range(len(a.shape)) if n.number(d + 1, 2)]
    body = body_of(n, a)
    need(not (body in ("maximum", "minimum") and a.elem == "c64"))
    bound = fold_bound(a, body, product(a.shape[d] for d in dims))
    t = Type(a.elem, [s for d, s in enumerate(a.shape) if d not in dims], bound, zeros=False)
    S, start = Type(a.elem, ()).text, p.start(a.elem, body)
    return [t], f"stablehlo.reduce($0 init: {start}) applies stablehlo.{body} across dimensions = {dims} : ({a.text}, {S}) -> {t.text}"


def slab_sum(n, ins, p, indent):
    """Sums of columns by slabs of rows, as long sums are taken."""
    (a,) = ins
    need(a.sure, a.shape, a.elem != "c64")
    rows = [f for f in range(2, a.shape[0] // 2 + 1) if a.shape[0] % f == 0]
    need(rows)
    f = rows[n.number(0, len(rows))]
    cut = a.like(shape=(a.shape[0] // f, f) + a.shape[1:])
    need(len(cut.shape) <= 6)
    body = body_of(n, a, 1)
    t = Type(a.elem, cut.shape[:1] + cut.shape[2:], fold_bound(a, body, f), zeros=False)
    S, start, slabs = Type(a.elem, ()).text, p.start(a.elem, body), p.fresh()
    p.before(f"{slabs} = stablehlo.reshape {p.name(n.ins[0])} : ({a.text}) -> {cut.text}")
    return [t], f"stablehlo.reduce({slabs} init: {start}) applies stablehlo.{body} across dimensions = [1] : ({cut.text}, {S}) -> {t.text}"


def argmax(n, ins, p, indent):
    """The greatest and its place; ties go to the lower."""
    a, i = ins
    need(a.shape, a.sure, a.elem in INTS or a.elem in FLOATS and a.bound is not None, i.shape == a.shape, i.elem in INTS and INTS[i.elem] > 4)
    d, way = n.number(0, len(a.shape)), ("GT", "LT")[n.number(1, 2)]
    t = Type(a.elem, [s for k, s in enumerate(a.shape) if k != d], a.bound, zeros=False)
    u = Type(i.elem, t.shape)
    S, I = Type(a.elem, ()).text, Type(i.elem, ()).text
    lines = [
        f"%1 = stablehlo.compare {way}, %x, %p : ({S}, {S}) -> tensor<i1>",
        f"%2 = stablehlo.compare EQ, %x, %p : ({S}, {S}) -> tensor<i1>",
        f"%3 = stablehlo.compare LT, %y, %q : ({I}, {I}) -> tensor<i1>",
        "%4 = stablehlo.and %2, %3 : tensor<i1>",
        "%5 = stablehlo.or %1, %4 : tensor<i1>",
        f"%6 = stablehlo.select %1, %x, %p : tensor<i1>, {S}",
        f"%7 = stablehlo.select %5, %y, %q : tensor<i1>, {I}",
    ]
    inner = region([a.elem, i.elem] * 2, [line.replace("%1", "%k1").replace("%2", "%k2").replace("%3", "%k3").replace("%4", "%k4").replace("%5", "%k5").replace("%6", "%k6").replace("%7", "%k7") for line in lines], [a.elem, i.elem], ["%k6", "%k7"])
    b, c = p.start(a.elem, "maximum" if way == "GT" else "minimum"), p.start(i.elem, "minimum")
    return [t, u], f'"stablehlo.reduce"($0, $1, {b}, {c}) <{{dimensions = {numbers([d])}}}> ({inner}) : ({a.text}, {i.text}, {S}, {I}) -> ({t.text}, {u.text})'


def window_out(size, w, stride, base, dilation, low, high):
    full = (size and (size - 1) * base + 1) + low + high
    reach = (w - 1) * dilation + 1
    need(full >= 0)
    return 0 if full < reach else (full - reach) // stride + 1


def reduce_window(n, ins, p, indent):
    (a,) = ins
    need(a.shape, a.sure)
    body = body_of(n, a)
    ds = []
    for d, size in enumerate(a.shape):
        if n.number(d, 3) == 0:
            ds.append((1, 1, 1, 1, 0, 0))
            continue
        w = 1 + n.number(6 * d, 4) if n.number(d + 3, 4) else max(size, 1)
        ds.append((w, 1 + n.number(6 * d + 1, 3), (1, 1, 1, 2)[n.number(6 * d + 2, 4)], (1, 1, 2)[n.number(6 * d + 3, 3)], (0, 1, w - 1, -1)[n.number(6 * d + 4, 4)], (0, 1, 2, -1)[n.number(6 * d + 5, 4)]))
    shape = [window_out(s, *d) for s, d in zip(a.shape, ds)]
    bound = fold_bound(a, body, product(d[0] for d in ds))
    t = Type(a.elem, shape, bound, zeros=False)
    names = ("window_dimensions", "window_strides", "base_dilations", "window_dilations")
    how = [f"{m} = {numbers([d[k] for d in ds])}" for k, m in enumerate(names)] + [f"padding = {rows([d[4:] for d in ds])}"]
    S, start = Type(a.elem, ()).text, p.start(a.elem, body)
    inner = region([a.elem] * 2, [f"%v = stablehlo.{body} %x, %y : {S}"], [a.elem], ["%v"])
    return [t], f'"stablehlo.reduce_window"($0, {start}) <{{{", ".join(how)}}}> ({inner}) : ({a.text}, {S}) -> {t.text}'


def pool(n, shape):
    """Windows of select_scatter, and the shape of what goes there."""
    ds = []
    for d in range(len(shape)):
        w = 1 + n.number(3 * d, 3)
        low, high = ((0, 0), (w - 1, 0), (0, w - 1))[n.number(3 * d + 1, 3)]
        ds.append((w, 1 + n.number(3 * d + 2, 3), 1, 1, low, high))
    return ds, tuple(window_out(s, *d) for s, d in zip(shape, ds))


def select_scatter(n, ins, p, indent):
    """The source goes to the greatest of each window; whole numbers, so that it may be added in
    any order."""
    a, b = ins
    need(a.shape, a.elem == b.elem, a.elem in ("f32", "f64", "bf16", "i32", "i64", "ui8", "i16"), a.sure, b.sure, len(a.shape) == len(b.shape))
    need(a.elem not in FLOATS or a.bound is not None and b.bound is not None)
    ds, shape = pool(n, a.shape)
    need(b.shape == shape, 0 not in shape)
    bound = None
    if a.elem in FLOATS:
        bound = b.bound * max(b.size, 1)
        need(bound <= 2 ** FLOATS[a.elem])
    t = Type(a.elem, a.shape, bound, zeros=False)
    S, start = Type(a.elem, ()).text, p.start(a.elem, "add")
    way = ("GE", "LE")[n.number(20, 2)]
    pick = region([a.elem] * 2, [f"%v = stablehlo.compare {way}, %x, %y : ({S}, {S}) -> tensor<i1>"], ["i1"], ["%v"])
    put = region([a.elem] * 2, [f"%v = stablehlo.add %x, %y : {S}"], [a.elem], ["%v"])
    how = f"window_dimensions = {numbers([d[0] for d in ds])}, window_strides = {numbers([d[1] for d in ds])}, padding = {rows([d[4:] for d in ds])}"
    return [t], f'"stablehlo.select_and_scatter"($0, $1, {start}) <{{{how}}}> ({pick}, {put}) : ({a.text}, {b.text}, {S}) -> {t.text}'


def mapped(n, ins, p, indent):
    """Several ops on elements within one region."""
    a, b = ins
    need(a.fits(b), a.sure, b.sure, a.elem in INTS and INTS[a.elem] > 4)
    S = Type(a.elem, ()).text
    lines, names = [], ["%x", "%y"]
    for k in range(1 + n.number(0, 5)):
        op = ("add", "subtract", "multiply", "maximum", "minimum", "and", "or", "xor", "divide", "shift_left")[n.number(k + 1, 10)]
        x, y = names[-1], names[n.number(k + 7, len(names))]
        names.append(f"%z{k}")
        lines.append(f"{names[-1]} = stablehlo.{op} {x}, {y} : {S}")
    t = Type(a.elem, a.shape)
    inner = region([a.elem] * 2, lines, [a.elem], [names[-1]])
    return [t], f'"stablehlo.map"($0, $1) <{{dimensions = {numbers(range(len(a.shape)))}}}> ({inner}) : ({a.text}, {b.text}) -> {t.text}'


def dot(n, ins, p, indent):
    """Dimensions of one size pair up: as batches, as contracted ones, or not. Short integers may
    be summed as i32."""
    a, b = ins
    need(a.elem == b.elem, a.elem != "i1", a.sure, b.sure)
    pairs, free = [], list(range(len(b.shape)))
    for d, s in enumerate(a.shape):
        e = next((e for e in free if b.shape[e] == s), None)
        if e is not None and n.number(d, 3):
            pairs.append((d, e, n.number(d + 7, 2)))
            free.remove(e)
    batch, contract = [x[:2] for x in pairs if x[2]], [x[:2] for x in pairs if not x[2]]
    count = product(a.shape[d] for d, _ in contract)
    bound = None
    if a.elem in FLOATS or a.elem == "c64":
        need(a.bound is not None, b.bound is not None)
        bound = a.bound * b.bound * max(count, 1) * (2 if a.elem == "c64" else 1)
        need(bound <= 2 ** FLOATS.get(a.elem, 20))
    used = {d for d, _, _ in pairs}, {e for _, e, _ in pairs}
    shape = [a.shape[d] for d, _ in batch] + [s for d, s in enumerate(a.shape) if d not in used[0]] + [s for e, s in enumerate(b.shape) if e not in used[1]]
    wide = a.elem in ("i8", "ui8", "i16") and n.number(15, 4) > 0
    t = Type("i32" if wide else a.elem, shape, bound, zeros=False)
    need(t.size * max(count, 1) < 40000)
    text = f"lhs_batching_dimensions = {[d for d, _ in batch]}, rhs_batching_dimensions = {[e for _, e in batch]}, lhs_contracting_dimensions = {[d for d, _ in contract]}, rhs_contracting_dimensions = {[e for _, e in contract]}"
    return [t], quoted("dot_general", ins, [t], f"dot_dimension_numbers = #stablehlo.dot<{text}>")


def convolution(n, ins, p, indent):
    """b spatial... f by spatial... i o."""
    a, b = ins
    need(a.elem == b.elem, a.elem in ("f64", "f32", "f16", "bf16", "i8", "i16", "i32", "i64"), len(a.shape) == len(b.shape) >= 2, a.sure, b.sure)
    rank, cin, (kin, cout) = len(a.shape) - 2, a.shape[-1], b.shape[-2:]
    need(rank <= 2, kin > 0, cin % kin == 0 if kin else False, cin > 0)
    groups = cin // kin
    need(cout % groups == 0)
    ds = [((b.shape[d]), 1 + n.number(5 * d, 2), (1, 2)[n.number(5 * d + 1, 2)], (1, 2)[n.number(5 * d + 2, 2)], n.number(5 * d + 3, 3), n.number(5 * d + 4, 3) - 1) for d in range(rank)]
    need(all(d[0] > 0 for d in ds))
    shape = [a.shape[0]] + [window_out(s, *d) for s, d in zip(a.shape[1:], ds)] + [cout]
    count, bound = product(b.shape[:-1]), None
    if a.elem in FLOATS:
        need(a.bound is not None, b.bound is not None)
        bound = a.bound * b.bound * max(count, 1)
        need(bound <= 2 ** FLOATS[a.elem])
    t = Type(a.elem, shape, bound, zeros=False)
    s = list(range(rank))
    text = f"#stablehlo.conv<[{', '.join(map(str, ['b'] + s + ['f']))}]x[{', '.join(map(str, s + ['i', 'o']))}]->[{', '.join(map(str, ['b'] + s + ['f']))}]>"
    how = [f"window_strides = {numbers([d[1] for d in ds])}", f"padding = {rows([d[4:] for d in ds])}", f"lhs_dilation = {numbers([d[2] for d in ds])}"]
    how += [f"rhs_dilation = {numbers([d[3] for d in ds])}", f"dimension_numbers = {text}", f"feature_group_count = {groups} : i64", "batch_group_count = 1 : i64"]
    return [t], quoted("convolution", ins, [t], ", ".join(how))


def sort(n, ins, p, indent):
    """The first is the key; the others go along."""
    a = ins[0]
    need(a.shape, a.sure, a.elem in INTS or a.elem == "i1" or a.elem in FLOATS and a.bound is not None, all(b.shape == a.shape for b in ins))
    d, way = n.number(0, len(a.shape)), ("LT", "GT")[n.number(1, 2)]
    how = "FLOAT" if a.elem in FLOATS else "UNSIGNED" if a.elem in UNSIGNED or a.elem == "i1" else "SIGNED"
    names = "xypqmn"
    S = Type(a.elem, ()).text
    elems = [b.elem for b in ins for _ in (0, 1)]
    inner = region(elems, [f"%v = stablehlo.compare {way}, %{names[0]}, %{names[1]}, {how} : ({S}, {S}) -> tensor<i1>"], ["i1"], ["%v"])
    outs = list(ins)
    return outs, quoted("sort", ins, outs, f"dimension = {d} : i64, is_stable = true", [inner])


def top_k(n, ins, p, indent):
    (a,) = ins
    need(a.shape, a.sure, a.elem in INTS and INTS[a.elem] > 4 or a.elem in ("f64", "f32", "f16", "bf16") and a.bound is not None and a.zeros)
    k = n.number(0, a.shape[-1] + 1)
    t, u = a.like(shape=a.shape[:-1] + (k,)), Type("i32", a.shape[:-1] + (k,))
    return [t, u], f"chlo.top_k($0, k = {k}) : {a.text} -> ({t.text}, {u.text})"


def random_bits(n, ins, p, indent):
    (a,) = ins
    need(a.elem == "ui64", a.shape == (2,))
    t = Type(("ui8", "ui16", "ui32", "ui64")[n.number(0, 4)], [1 + n.number(k, 5) for k in range(1, 1 + n.number(9, 3))])
    way = ("THREE_FRY", "PHILOX", "DEFAULT")[n.number(5, 3)]
    return [a, t], quoted("rng_bit_generator", ins, [a, t], f"rng_algorithm = #stablehlo<rng_algorithm {way}>")


def parts(n, ins, p, indent):
    (a,) = ins
    if a.elem == "c64":
        t = Type("f32", a.shape, a.bound, zeros=False)
        return [t], f"stablehlo.{('real', 'imag')[n.number(0, 2)]} $0 : ({a.text}) -> {t.text}"
    raise Invalid


def make_complex(n, ins, p, indent):
    a, b = ins
    need(a.fits(b), a.elem == "f32", a.sure, b.sure, a.bound is not None and b.bound is not None)
    need(a.bound < 1000, b.bound < 1000)
    t = Type("c64", a.shape, a.bound + b.bound, zeros=False)
    return [t], f"stablehlo.complex $0, $1 : {t.text}"


def barrier(n, ins, p, indent):
    return list(ins), f"stablehlo.optimization_barrier {', '.join(f'${i}' for i in range(len(ins)))} : {', '.join(t.text for t in ins)}"


# ---- control


def branches(n, ins, p, indent, op):
    texts, types = [], None
    for body in n.bodies:
        need(not body.args)
        lines, back, outs = p.body(body, indent + "  ")
        texts.append(f"{{\n{lines}{indent}  stablehlo.return {back}\n{indent}}}")
        need(outs, types is None or len(types) == len(outs) and all(a.fits(b) for a, b in zip(types, outs)))
        types = outs if types is None else [merged(a, b) for a, b in zip(types, outs)]
    back = types[0].text if len(types) == 1 else f"({', '.join(t.text for t in types)})"
    return types, f'"stablehlo.{op}"($0) ({", ".join(texts)}) : ({ins[0].text}) -> {back}'


def if_(n, ins, p, indent):
    need(ins[0].elem == "i1", ins[0].shape == (), len(n.bodies) == 2)
    return branches(n, ins, p, indent, "if")


def case(n, ins, p, indent):
    need(ins[0].elem == "i32", ins[0].shape == (), n.bodies)
    return branches(n, ins, p, indent, "case")


def vague(t):
    """After any number of turns."""
    return t.like(bound=None, zeros=False) if t.elem in FLOATS else t.like(bound=None)


def while_(n, ins, p, indent):
    """A counter and what is carried: a fixed number of turns."""
    (body,) = n.bodies
    counter, *carried = body.args
    turns = n.number(0, 5)
    need(len(carried) == len(ins), all(t.sure for t in ins), all(t.elem != "c64" for t in ins))
    counter.more["type"] = Type("i32", ())
    for a, t in zip(carried, ins):
        a.more["type"] = vague(t)
    names = []
    for a in body.args:
        p.node(a, indent)
        names.append(p.names[id(a)])
    lines, back, outs = p.body(body, indent + "  ")
    need(len(outs) == len(ins), all(a.fits(b) and a.sure for a, b in zip(outs, ins)))
    zero, limit, one, next_, go = (p.fresh() for _ in range(5))
    p.before(f"{zero} = stablehlo.constant dense<0> : tensor<i32>")
    init = [zero] + [p.name(r) for r in n.ins]
    types = ", ".join(["tensor<i32>"] + [t.text for t in ins])
    given = ", ".join(f"{a} = {b}" for a, b in zip(names, init))
    back = ", ".join([next_] + back.split(" : ")[0].split(", "))
    text = f"""stablehlo.while({given}) : {types}
{indent}cond {{
{indent}  {limit} = stablehlo.constant dense<{turns}> : tensor<i32>
{indent}  {go} = stablehlo.compare LT, {names[0]}, {limit} : (tensor<i32>, tensor<i32>) -> tensor<i1>
{indent}  stablehlo.return {go} : tensor<i1>
{indent}}} do {{
{lines}{indent}  {one} = stablehlo.constant dense<1> : tensor<i32>
{indent}  {next_} = stablehlo.add {names[0]}, {one} : tensor<i32>
{indent}  stablehlo.return {back} : {types}
{indent}}}"""
    return [Type("i32", ())] + [vague(t) for t in ins], text


KINDS = {
    "param": param,
    "arg": arg,
    "const": const,
    "iota": iota,
    "unary": unary,
    "smooth": smooth,
    "binary": binary,
    "not": logical_not,
    "compare": compare,
    "select": select,
    "clamp": clamp,
    "convert": convert,
    "bitcast": bitcast,
    "reduce_precision": reduce_precision,
    "broadcast": broadcast,
    "reshape": reshape,
    "transpose": transpose,
    "reverse": reverse,
    "slice": slices,
    "pad": pad,
    "concatenate": concatenate,
    "dynamic_slice": dynamic_slice,
    "dynamic_update": dynamic_update,
    "gather": gather,
    "scatter": scatter,
    "reduce": reduce,
    "slab_sum": slab_sum,
    "argmax": argmax,
    "reduce_window": reduce_window,
    "select_scatter": select_scatter,
    "map": mapped,
    "dot": dot,
    "convolution": convolution,
    "sort": sort,
    "top_k": top_k,
    "random_bits": random_bits,
    "parts": parts,
    "complex": make_complex,
    "barrier": barrier,
    "if": if_,
    "case": case,
    "while": while_,
}

"""reduce_window and select_and_scatter: sizes, strides, dilations and padding of every kind."""

import numpy as np

from sources.values import rand

from .core import COMPLEX, EIGHTHS, FLOATS, INTS, NIBBLES, array, pairwise, region, rows, scalar, small, tensor
from .fold import lines_of, start, takes, values

# a dimension: size, window, stride, base dilation, window dilation, (low, high)
DIMS = (
    (5, 2, 1, 1, 1, (0, 0)),
    (5, 2, 2, 1, 1, (0, 0)),
    (5, 3, 2, 1, 1, (1, 1)),
    (5, 3, 1, 2, 1, (0, 0)),
    (5, 2, 1, 1, 2, (0, 0)),
    (5, 3, 2, 2, 2, (1, 2)),
    (5, 2, 1, 1, 1, (-1, 0)),
    (5, 2, 3, 1, 1, (2, -1)),
    (5, 2, 1, 3, 1, (-2, -1)),
    (5, 5, 1, 1, 1, (4, 0)),
    (5, 1, 1, 1, 1, (0, 0)),
    (5, 1, 3, 2, 1, (0, 3)),
    (5, 7, 1, 1, 1, (0, 0)),
    (1, 1, 1, 1, 1, (0, 0)),
    (0, 2, 1, 1, 1, (1, 1)),
    (4, 4, 4, 1, 1, (0, 0)),
    (2, 2, 1, 4, 3, (3, 3)),
    (4, 2, 1, 1, 1, (-3, -2)),
)
REST = ((2, 1, 1, 1, 1, (0, 0)), (1, 1, 1, 1, 1, (0, 0)), (2, 2, 1, 1, 1, (0, 1)), (1, 1, 2, 1, 1, (1, 0)))


def out_size(n, window, stride, base, dilation, pad):
    full = (n and (n - 1) * base + 1) + sum(pad)
    reach = (window - 1) * dilation + 1
    return 0 if full < reach else (full - reach) // stride + 1


def attributes(ds):
    names = ("window_dimensions", "window_strides", "base_dilations", "window_dilations")
    parts = [f"{n} = {array([d[k + 1] for d in ds])}" for k, n in enumerate(names)]
    return ", ".join(parts + [f"padding = {rows([d[5] for d in ds])}"])


def fits(r):
    """False for operands that are cropped away entirely, which XLA refuses."""
    return all(d is None or (d[0] and (d[0] - 1) * d[3] + 1) + sum(d[5]) >= 0 for d in (r["a"], r["b"]))


def reduce_windows(c):
    types = FLOATS + INTS + COMPLEX + ("i1",) + EIGHTHS + NIBBLES
    for body in ("add", "multiply", "maximum", "minimum", "and", "or", "absmax", "addmod"):
        some = [t for t in types if takes(body, t)]
        common = body in ("add", "maximum")
        some = some[len(body) % 2 :: 2] if common else some[len(body) % 3 :: 3]
        for r in pairwise(f"window {body}", fits, t=some, a=DIMS if common else DIMS[len(body) % 2 :: 2], b=DIMS[1::3] + (None,), rest=(0, 1, 2), own=(False, True)):
            t, ds = r["t"], [d for d in (r["a"], r["b"]) if d] + list(REST[: r["rest"]])
            shape, out = tuple(d[0] for d in ds), tuple(out_size(*d) for d in ds)
            args = [(t, values(body, t, shape, "w")), (t, start(body, t, r["own"]))]
            T, S, R = tensor(t, shape), tensor(t, ()), tensor(t, out)
            line = f'%r = "stablehlo.reduce_window"(%a0, %a1) <{{{attributes(ds)}}}> ({region(["%x", "%y"], t, lines_of(body, t), t)}) : ({T}, {S}) -> {R}'
            # where only padding meets, and how often the start counts, is the window's own: it is
            # the neutral element or counts once
            if r["own"] and body in ("add", "multiply", "addmod"):
                continue
            c.add(f"reduce_window_{body}_{t}", args, [(t, out)], line, "equal")


def pairs_of_operands(c):
    for r in pairwise("window two", fits, t=FLOATS[:2] + ("i32", "ui8"), u=("f32", "i16"), a=DIMS[:12], b=DIMS[1::4] + (None,)):
        t, u, ds = r["t"], r["u"], [d for d in (r["a"], r["b"]) if d]
        shape, out = tuple(d[0] for d in ds), tuple(out_size(*d) for d in ds)
        args = [(t, small(t, shape, "p")), (u, small(u, shape, "q")), (t, scalar(t, 0)), (u, start("maximum", u, False))]
        lines = [f"%1 = stablehlo.add %x, %y : {tensor(t, ())}", f"%2 = stablehlo.maximum %m, %n : {tensor(u, ())}"]
        body = region(["%x", "%m", "%y", "%n"], [t, u, t, u], lines, [t, u], ["%1", "%2"])
        types = ", ".join(tensor(e, x.shape) for e, x in args)
        line = f'%r:2 = "stablehlo.reduce_window"(%a0, %a1, %a2, %a3) <{{{attributes(ds)}}}> ({body}) : ({types}) -> ({tensor(t, out)}, {tensor(u, out)})'
        c.add(f"reduce_window_two_{t}_{u}", args, [(t, out), (u, out)], line)


# a dimension: size, window, stride, (low, high); padding never wins
POOLS = (
    (6, 2, 2, (0, 0)),
    (6, 3, 2, (0, 0)),
    (6, 3, 1, (1, 1)),
    (6, 2, 3, (0, 0)),
    (5, 3, 3, (1, 0)),
    (5, 1, 1, (0, 0)),
    (5, 1, 2, (0, 0)),
    (1, 1, 1, (0, 0)),
    (4, 4, 1, (0, 0)),
    (4, 3, 2, (2, 1)),
    (3, 5, 1, (1, 1)),
)


def select_scatter(c):
    # XLA's own answer for windows that hang over what is padded is looked at in windows that hold
    # an element at least
    for r in pairwise("select_scatter", t=FLOATS + INTS, way=("GE", "LE", "GT", "LT"), body=("add", "maximum", "multiply"), a=POOLS, b=POOLS[::2] + (None,), rest=(0, 1, 2), ties=(False, True)):
        t, ds = r["t"], [d for d in (r["a"], r["b"]) if d] + [(2, 1, 1, (0, 0)), (1, 1, 1, (0, 0))][: r["rest"]]
        shape, out = tuple(d[0] for d in ds), tuple(out_size(d[0], d[1], d[2], 1, 1, d[3]) for d in ds)
        if any(d[1] <= max(d[3]) for d in ds):
            continue
        n = int(np.prod(shape))
        order = np.argsort(rand("f64", (n,), f"order{shape}")) - (0 if t[0] == "u" else n // 2)
        x = small(t, shape, "ss") if r["ties"] else order.reshape(shape).astype(small(t, (), "x").dtype)
        if not r["ties"] and len(np.unique(x)) < n:
            continue
        src, init = small(t, out, "src"), scalar(t, 1 if r["body"] == "multiply" else 0)
        pick = region(["%x", "%y"], t, [f"%v = stablehlo.compare {r['way']}, %x, %y : ({tensor(t, ())}, {tensor(t, ())}) -> tensor<i1>"], "i1")
        put = region(["%x", "%y"], t, lines_of(r["body"], t), t)
        names = ("window_dimensions", "window_strides")
        how = ", ".join([f"{m} = {array([d[k + 1] for d in ds])}" for k, m in enumerate(names)] + [f"padding = {rows([d[3] for d in ds])}"])
        T, S = tensor(t, shape), tensor(t, out)
        line = f'%r = "stablehlo.select_and_scatter"(%a0, %a1, %a2) <{{{how}}}> ({pick}, {put}) : ({T}, {S}, {tensor(t, ())}) -> {T}'
        c.add(f"select_and_scatter_{t}", [(t, x), (t, src), (t, init)], [(t, shape)], line, "equal")


def cases(c):
    reduce_windows(c)
    pairs_of_operands(c)
    select_scatter(c)

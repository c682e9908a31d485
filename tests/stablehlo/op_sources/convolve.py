"""convolution: every order of dimensions, padding of both signs, dilations on both sides,
kernels reversed, groups of both kinds."""

import numpy as np

from .core import COMPLEX, FLOATS, booleans, array, pairwise, rows, small
from .windows import out_size

# a spatial dimension: size, kernel, stride, (low, high), lhs dilation, rhs dilation, reversed
SPACE = (
    (5, 3, 1, (0, 0), 1, 1, False),
    (5, 3, 1, (1, 1), 1, 1, True),
    (5, 3, 2, (0, 0), 1, 1, False),
    (5, 2, 3, (1, 0), 1, 1, False),
    (5, 2, 1, (0, 2), 2, 1, False),
    (5, 2, 1, (0, 0), 1, 2, True),
    (5, 3, 2, (2, 1), 2, 2, False),
    (5, 2, 1, (-1, 0), 1, 1, False),
    (5, 2, 1, (-1, -2), 2, 1, True),
    (5, 2, 2, (3, -2), 3, 3, False),
    (5, 1, 1, (0, 0), 1, 1, False),
    (1, 1, 1, (0, 0), 1, 1, False),
    (1, 3, 1, (1, 1), 1, 1, False),
    (0, 2, 1, (2, 1), 1, 1, False),
    (2, 4, 1, (0, 0), 1, 1, False),
    (4, 5, 1, (2, 2), 1, 1, True),
)
# batch groups, feature groups, batch, features in, features out
GROUPS = ((1, 1, 2, 3, 2), (1, 1, 1, 1, 1), (1, 2, 2, 4, 2), (1, 3, 1, 3, 6), (1, 4, 2, 4, 4), (2, 1, 4, 3, 4), (4, 1, 4, 1, 4), (3, 1, 3, 2, 3), (1, 1, 0, 2, 2))
# how batch and feature stand among the spatial dimensions: (batch, feature), of lhs, rhs (in, out)
# and result
ORDERS = ("bf#", "b#f", "#bf", "fb#", "f#b", "#fb")
MANY = FLOATS + ("i8", "i32", "ui8", "i64", "ui16") + COMPLEX
WIDER = {"i8": "i32", "bf16": "f32", "f16": "f32"}


def order(form, rank, names):
    """[letter or spatial number] in the order of the dimensions."""
    at = {"b": names[0], "f": names[1]}
    return [x for ch in form for x in (range(rank) if ch == "#" else [at[ch]])]


def numbers(l, r, o, rank):
    def text(names):
        return "[" + ", ".join(map(str, names)) + "]"

    return f"#stablehlo.conv<{text(order(l, rank, 'bf'))}x{text(order(r, rank, 'oi'))}->{text(order(o, rank, 'bf'))}>"


def arrange(form, first, second, space):
    return tuple(x for ch in form for x in (space if ch == "#" else [first if ch == "b" else second]))


def fits(r):
    bg, fg, n, cin, cout = r["g"]
    return not (bg > 1 and cout % bg) and all(d is None or (d[0] and (d[0] - 1) * d[4] + 1) + sum(d[3]) >= 0 for d in (r["a"], r["b"]))


def convolution(c, name, r, t, out):
    ds = [d for d in (r["a"], r["b"]) if d] + [(2, 2, 1, (0, 1), 1, 1, False), (2, 1, 1, (0, 0), 1, 1, False)][: r.get("rest", 0)]
    bg, fg, n, cin, cout = r["g"]
    rank = len(ds)
    lhs = arrange(r["l"], n, cin, [d[0] for d in ds])
    rhs = arrange(r["k"], cout, cin // fg, [d[1] for d in ds])
    shape = arrange(r["o"], n // bg, cout, [out_size(d[0], d[1], d[2], d[4], d[5], d[3]) for d in ds])
    how = [
        f"window_strides = {array([d[2] for d in ds])}",
        f"padding = {rows([d[3] for d in ds])}",
        f"lhs_dilation = {array([d[4] for d in ds])}",
        f"rhs_dilation = {array([d[5] for d in ds])}",
        f"window_reversal = {booleans([d[6] for d in ds])}",
        f"dimension_numbers = {numbers(r['l'], r['k'], r['o'], rank)}",
        f"feature_group_count = {fg} : i64",
        f"batch_group_count = {bg} : i64",
    ]
    if r.get("precision"):
        how.append(f"precision_config = [#stablehlo<precision {r['precision']}>, #stablehlo<precision {r['precision']}>]")
    c.op(name, "stablehlo.convolution", [(t, small(t, lhs, "x")), (t, small(t, rhs, "w"))], (out, shape), "equal", ", ".join(how))


def cases(c):
    both = dict(g=GROUPS, l=ORDERS, k=ORDERS, o=ORDERS)
    for r in pairwise("conv", fits, t=MANY, a=SPACE, b=SPACE + (None,), rest=(0, 1), precision=(None, "HIGHEST"), **both):
        convolution(c, f"convolution_{r['t']}", r, r["t"], r["t"])
    for r in pairwise("conv wider", fits, t=tuple(WIDER), a=SPACE[:10], b=SPACE[::3] + (None,), **both):
        convolution(c, f"convolution_{r['t']}_{WIDER[r['t']]}", r, r["t"], WIDER[r["t"]])
    for r in pairwise("conv none", t=MANY, g=GROUPS[:2], l=("bf#", "fb#"), k=("bf#", "fb#"), o=("bf#", "fb#"), a=(None,), b=(None,)):
        convolution(c, f"convolution_{r['t']}_point", r, r["t"], r["t"])
    for r in pairwise("conv three", fits, t=("f32", "bf16", "i32"), a=SPACE[:4], b=SPACE[4:8], rest=(2,), g=GROUPS[:6], l=ORDERS[:3], k=ORDERS[3:], o=ORDERS[1:4]):
        convolution(c, f"convolution_{r['t']}_4d", r, r["t"], r["t"])

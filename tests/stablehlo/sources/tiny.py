"""Floats of eight bits and less that JAX has beside f8E4M3FN and f8E5M2. Conversions are those of
ml_dtypes, by all bit patterns; ops are computed in f32 and rounded. XLA's CPU code agrees, except
that it takes subnormal f32 for 0 and makes 2^31 - 1 of 6 in f4E2M1FN."""

import ml_dtypes
import numpy as np

from .rare import func
from .values import rand

I = np.int32
TYPES = {
    "f8E4M3": ml_dtypes.float8_e4m3,
    "f8E3M4": ml_dtypes.float8_e3m4,
    "f8E4M3FNUZ": ml_dtypes.float8_e4m3fnuz,
    "f8E5M2FNUZ": ml_dtypes.float8_e5m2fnuz,
    "f8E4M3B11FNUZ": ml_dtypes.float8_e4m3b11fnuz,
    "f8E8M0FNU": ml_dtypes.float8_e8m0fnu,
    "f6E2M3FN": ml_dtypes.float6_e2m3fn,
    "f6E3M2FN": ml_dtypes.float6_e3m2fn,
    "f4E2M1FN": ml_dtypes.float4_e2m1fn,
}


def cases(add):
    for name, t in TYPES.items():
        converted(add, name, t)
        computed(add, name, t)
        moved(add, name, t)
    scaled(add)
    bits(add)


def patterns(t):
    return np.arange(1 << ml_dtypes.finfo(t).bits, dtype=np.uint8).view(t)


def rounded(x, t):
    """NaN has the positive sign: of types without NaN it becomes -0."""
    x = np.asarray(x, np.float32)
    return np.where(np.isnan(x), np.float32(np.nan), x).astype(t)


def integers(x):
    """As the specification's convert: saturating, NaN is 0."""
    return np.clip(np.nan_to_num(np.trunc(x.astype(np.float64)), nan=0), -(2**31), 2**31 - 1).astype(I)


def near(t):
    """All numbers, what lies halfway between two and beside that, and what is too large."""
    v = patterns(t).astype(np.float64)
    v = np.unique(v[np.isfinite(v)])
    half = ((v[1:] + v[:-1]) / 2).astype(np.float32)
    most = float(ml_dtypes.finfo(t).max)
    with np.errstate(all="ignore"):
        return np.concatenate(
            [
                v.astype(np.float32),
                half,
                np.nextafter(half, np.float32(np.inf)),
                np.nextafter(half, np.float32(-np.inf)),
                (most * np.linspace(1, 2.2, 20)).astype(np.float32),
                (-most * np.linspace(1, 2.2, 20)).astype(np.float32),
                np.float32([np.nan, np.inf, -np.inf, 0.0, -0.0, 1e-30, -1e-30, 1e-44, 3e38]),
            ]
        )


def converted(add, name, t):
    k, x = patterns(t), near(t)
    n = np.array([0, 1, 2, 3, 5, 7, 9, 17, 100, 1000, 100000, 2**31 - 1, -1, -3, -33, -1000], I)
    T, X, N = (f"tensor<{len(v)}x{e}>" for v, e in ((k, name), (x, "f32"), (n, "i32")))
    add(
        f"tiny_convert_{name}",
        None,
        k,
        x,
        n,
        text=func(
            f"%k: {T}, %x: {X}, %n: {N}",
            ", ".join([T.replace(name, u) for u in ("f32", "f64", "bf16", "i32", "i1")] + [X.replace("f32", name)] * 2 + [N.replace("i32", name)]),
            [
                *(f"%{i} = stablehlo.convert %k : ({T}) -> {T.replace(name, u)}" for i, u in enumerate(("f32", "f64", "bf16", "i32", "i1"))),
                f"%5 = stablehlo.convert %x : ({X}) -> {X.replace('f32', name)}",
                f"%w = stablehlo.convert %x : ({X}) -> {X.replace('f32', 'f64')}",
                f"%6 = stablehlo.convert %w : ({X.replace('f32', 'f64')}) -> {X.replace('f32', name)}",
                f"%7 = stablehlo.convert %n : ({N}) -> {N.replace('i32', name)}",
                f"return %0, %1, %2, %3, %4, %5, %6, %7 : {', '.join([T.replace(name, u) for u in ('f32', 'f64', 'bf16', 'i32', 'i1')] + [X.replace('f32', name)] * 2 + [N.replace('i32', name)])}",
            ],
        ),
        answers=lambda k, x, n: [
            k.astype(np.float32),
            k.astype(np.float64),
            k.astype(np.float32).astype(ml_dtypes.bfloat16),
            integers(k),
            k.astype(np.float32) != 0,
            rounded(x, t),
            rounded(x, t),
            n.astype(np.float64).astype(t),
        ],
    )


def computed(add, name, t):
    k = patterns(t)
    g = np.random.default_rng(7)
    a, b = (np.concatenate([p, g.choice(k, 256)]) for p in (k, np.roll(k, 3)))
    T, P = f"tensor<{len(a)}x{name}>", f"tensor<{len(a)}xi1>"
    binary = {"add": np.add, "subtract": np.subtract, "multiply": np.multiply, "divide": np.divide, "maximum": np.maximum, "minimum": np.minimum}
    unary = {"negate": np.negative, "abs": np.abs, "sqrt": np.sqrt, "floor": np.floor, "sign": lambda x: np.where(x == 0, x, np.sign(x))}
    signed = name != "f8E8M0FNU"
    lines, results = [], []
    for op in binary:
        lines.append(f"%{op} = stablehlo.{op} %a, %b : {T}")
        results.append((op, T))
    for op in unary:
        lines.append(f"%{op} = stablehlo.{op} %a : {T}")
        results.append((op, T))
    for d in ("LT", "EQ", "NE", "GE"):
        lines.append(f"%{d} = stablehlo.compare {d}, %a, %b : ({T}, {T}) -> {P}")
        results.append((d, P))
    lines += [
        f"%finite = stablehlo.is_finite %a : ({T}) -> {P}",
        f"%chosen = stablehlo.select %LT, %a, %b : {P}, {T}",
        f"%both = stablehlo.add %multiply, %b : {T}",
    ]
    results += [("finite", P), ("chosen", T), ("both", T)]

    def answers(a, b):
        x, y = a.astype(np.float32), b.astype(np.float32)
        with np.errstate(all="ignore"):
            out = [rounded(f(x, y), t) for f in binary.values()] + [rounded(f(x), t) for f in unary.values()]
            out += [x < y, x == y, x != y, x >= y, np.isfinite(x), np.where(x < y, a.view(np.uint8), b.view(np.uint8)).view(t)]
            return out + [rounded(out[2].astype(np.float32) + y, t)]

    add(
        f"tiny_ops_{name}",
        None,
        a,
        b,
        text=func(
            f"%a: {T}, %b: {T}",
            ", ".join(u for _, u in results),
            [*lines, f"return {', '.join('%' + n for n, _ in results)} : {', '.join(u for _, u in results)}"],
        ),
        answers=answers,
    )


def moved(add, name, t):
    """Sorting, the largest, sums in regions, products."""
    g = np.random.default_rng(3)
    k = patterns(t)
    x = k[~np.isnan(k.astype(np.float32))]
    x = g.choice(x, 24).reshape(4, 6)
    ones = g.choice(np.float32([1, 2]), (6, 3)).astype(t)
    T, O = f"tensor<4x6x{name}>", f"tensor<6x3x{name}>"
    low = "1.0e-30" if name == "f8E8M0FNU" else f"{float(ml_dtypes.finfo(t).min):e}"
    lines = [
        f'%0 = "stablehlo.sort"(%x) <{{dimension = 1 : i64, is_stable = true}}> ({{',
        f"^bb0(%p: tensor<{name}>, %q: tensor<{name}>):",
        f"%less = stablehlo.compare LT, %p, %q : (tensor<{name}>, tensor<{name}>) -> tensor<i1>",
        "stablehlo.return %less : tensor<i1>",
        f"}}) : ({T}) -> {T}",
        f"%1, %2 = chlo.top_k(%x, k = 2) : {T} -> (tensor<4x2x{name}>, tensor<4x2xi32>)",
        f"%z = stablehlo.constant dense<1.0> : tensor<{name}>",
        f"%3 = stablehlo.reduce(%o init: %z) applies stablehlo.add across dimensions = [0] : ({O}, tensor<{name}>) -> tensor<3x{name}>",
        f"%4 = stablehlo.dot_general %x, %o, contracting_dims = [1] x [0] : ({T}, {O}) -> tensor<4x3xf32>",
        f"%5 = stablehlo.dot_general %x, %o, contracting_dims = [1] x [0] : ({T}, {O}) -> tensor<4x3x{name}>",
        f"%6 = stablehlo.reverse %x, dims = [0] : {T}",
        f"%7 = stablehlo.iota dim = 0 : tensor<3x{name}>",
        f"%least = stablehlo.constant dense<{low}> : tensor<{name}>",
        f"%8 = stablehlo.reduce(%x init: %least) applies stablehlo.maximum across dimensions = [1] : ({T}, tensor<{name}>) -> tensor<4x{name}>",
    ]
    types = [T, f"tensor<4x2x{name}>", "tensor<4x2xi32>", f"tensor<3x{name}>", "tensor<4x3xf32>", f"tensor<4x3x{name}>", T, f"tensor<3x{name}>", f"tensor<4x{name}>"]

    def answers(x, o):
        w, v = x.astype(np.float32), o.astype(np.float32)
        at = np.argsort(w, axis=1, kind="stable")
        key = np.where(np.signbit(w) & (w == 0), -1e-45, w)
        best = np.argsort(-key.astype(np.float64), axis=1, kind="stable")[:, :2]
        s = np.float32([1, 1, 1])
        for row in v:
            s = rounded(s + row, t).astype(np.float32)
        with np.errstate(all="ignore"):
            d = (w.astype(np.float64) @ v.astype(np.float64)).astype(np.float32)
        return [
            np.take_along_axis(x.view(np.uint8), at, 1).view(t),
            np.take_along_axis(x.view(np.uint8), best, 1).view(t),
            best.astype(I),
            s.astype(t),
            d,
            rounded(d, t),
            x[::-1],
            np.arange(3.0).astype(t),
            w.max(axis=1).astype(t),
        ]

    add(
        f"tiny_moves_{name}",
        None,
        x,
        ones,
        text=func(f"%x: {T}, %o: {O}", ", ".join(types), [*lines, f"return {', '.join(f'%{i}' for i in range(9))} : {', '.join(types)}"]),
        answers=answers,
        rule=["exact"] * 4 + ["tol 1e-6"] + ["exact"] * 4,
    )


def scaled(add):
    """A product of blocks of f4 with a scale for each, as JAX's scaled_matmul."""
    g = np.random.default_rng(5)
    f4, e8 = TYPES["f4E2M1FN"], TYPES["f8E8M0FNU"]
    a, b = (g.choice(patterns(f4), (4, 2, 8)) for _ in range(2))
    p, q = (g.choice(np.float32([0.25, 0.5, 1, 4]), (4, 2)).astype(e8) for _ in range(2))
    A, P = "tensor<4x2x8x", "tensor<4x2x"
    lines = []
    for v, s in (("a", "p"), ("b", "q")):
        lines += [
            f"%{v}0 = stablehlo.convert %{v} : ({A}f4E2M1FN>) -> {A}f32>",
            f"%{s}0 = stablehlo.convert %{s} : ({P}f8E8M0FNU>) -> {P}f32>",
            f"%{s}1 = stablehlo.broadcast_in_dim %{s}0, dims = [0, 1] : ({P}f32>) -> {A}f32>",
            f"%{v}1 = stablehlo.multiply %{v}0, %{s}1 : {A}f32>",
        ]
    lines += [
        f"%0 = stablehlo.dot_general %a1, %b1, contracting_dims = [1, 2] x [1, 2] : ({A}f32>, {A}f32>) -> tensor<4x4xf32>",
        "return %0 : tensor<4x4xf32>",
    ]
    add(
        "tiny_scaled_dot",
        None,
        a,
        p,
        b,
        q,
        text=func(f"%a: {A}f4E2M1FN>, %p: {P}f8E8M0FNU>, %b: {A}f4E2M1FN>, %q: {P}f8E8M0FNU>", "tensor<4x4xf32>", lines),
        answers=lambda a, p, b, q: [
            np.einsum(
                "ikl,jkl->ij",
                a.astype(np.float32) * p.astype(np.float32)[..., None],
                b.astype(np.float32) * q.astype(np.float32)[..., None],
            )
        ],
        rule="tol 1e-6",
    )


def bits(add):
    f4 = TYPES["f4E2M1FN"]
    x = np.arange(256, dtype=np.uint8)
    add(
        "tiny_bits",
        None,
        x,
        patterns(f4),
        text=func(
            "%x: tensor<256xui8>, %k: tensor<16xf4E2M1FN>",
            "tensor<256x2xf4E2M1FN>, tensor<256xui8>, tensor<16xi4>, tensor<16xf4E2M1FN>, tensor<256xf8E8M0FNU>, tensor<3xf4E2M1FN>, tensor<2xf8E8M0FNU>",
            [
                "%0 = stablehlo.bitcast_convert %x : (tensor<256xui8>) -> tensor<256x2xf4E2M1FN>",
                "%1 = stablehlo.bitcast_convert %0 : (tensor<256x2xf4E2M1FN>) -> tensor<256xui8>",
                "%2 = stablehlo.bitcast_convert %k : (tensor<16xf4E2M1FN>) -> tensor<16xi4>",
                "%3 = stablehlo.bitcast_convert %2 : (tensor<16xi4>) -> tensor<16xf4E2M1FN>",
                "%4 = stablehlo.bitcast_convert %x : (tensor<256xui8>) -> tensor<256xf8E8M0FNU>",
                "%5 = stablehlo.constant dense<[1.5, -6.0, 0.3]> : tensor<3xf4E2M1FN>",
                "%6 = stablehlo.constant dense<[2.0, 0.125]> : tensor<2xf8E8M0FNU>",
                "return %0, %1, %2, %3, %4, %5, %6 : tensor<256x2xf4E2M1FN>, tensor<256xui8>, tensor<16xi4>, tensor<16xf4E2M1FN>, tensor<256xf8E8M0FNU>, tensor<3xf4E2M1FN>, tensor<2xf8E8M0FNU>",
            ],
        ),
        answers=lambda x, k: [
            np.stack([x & 15, x >> 4], 1).view(f4),
            x,
            k.view(np.uint8).astype(np.int8) - 16 * (k.view(np.uint8) > 7).astype(np.int8),
            k,
            x.view(TYPES["f8E8M0FNU"]),
            np.float32([1.5, -6, 0.3]).astype(f4),
            np.float32([2, 0.125]).astype(TYPES["f8E8M0FNU"]),
        ],
    )

"""Quantized numbers. The answers are the specification's, by NumPy in f32: dequantize, compute,
quantize (openxla/stablehlo, Specification). XLA's CPU code has none of it."""

import numpy as np

from .rare import func
from .values import rand

F, I = np.float32, np.int32
Q = "!quant.uniform<i8:f32, 0.05:-3>"
P = "!quant.uniform<i8:f32, 0.125:10>"


def quantize(x, scale, zero, low=-128, high=127, t=np.int8):
    with np.errstate(all="ignore"):
        v = np.clip(np.asarray(x, F) / F(scale) + F(zero), F(low), F(high))
    return np.nan_to_num(np.rint(v), nan=0).astype(t)


def number(v, scale, zero):
    return (v.astype(I) - np.asarray(zero, I)).astype(F) * np.asarray(scale, F)


def cases(add):
    special = np.concatenate([F([0, -0.0, 1, 6.49, 6.5, -6.2, np.inf, -np.inf, np.nan, 0.025, 0.075]), rand("f32", (9,), "qs")])
    storages = (
        ("i8", -128, 127, np.int8),
        ("u8", 0, 255, np.uint8),
        ("i4", -8, 7, np.int8),
        ("i16", -32768, 32767, np.int16),
        ("i8<-127:127>", -127, 127, np.int8),
    )
    for s, low, high, t in storages:
        q = f"!quant.uniform<{s}:f32, 0.05:{max(low, 3)}>"
        name = s.replace("<-127:127>", "_narrow")
        add(
            f"quantize_{name}",
            None,
            special,
            text=func(
                "%x: tensor<20xf32>",
                "tensor<20xf32>",
                [
                    f"%0 = stablehlo.uniform_quantize %x : (tensor<20xf32>) -> tensor<20x{q}>",
                    f"%1 = stablehlo.uniform_dequantize %0 : (tensor<20x{q}>) -> tensor<20xf32>",
                    "return %1 : tensor<20xf32>",
                ],
            ),
            answers=lambda x, low=low, high=high, t=t: [number(quantize(x, 0.05, max(low, 3), low, high, t), 0.05, max(low, 3))],
        )
    ops(add)
    axes(add)
    products(add)
    moves(add)
    refused(add)


def ops(add):
    """Of stored numbers, which @main takes and gives; every one of eight bits."""
    a, b = np.arange(-128, 128, dtype=np.int16).astype(np.int8), np.roll(np.arange(-128, 128, dtype=np.int16), 77).astype(np.int8)
    A, B = f"tensor<256x{Q}>", f"tensor<256x{P}>"
    binary = {"add": np.add, "subtract": np.subtract, "multiply": np.multiply, "maximum": np.maximum}
    unary = {"abs": np.abs, "negate": np.negative, "floor": np.floor}
    lines = [f"%{op} = stablehlo.{op} %a, %b : ({A}, {B}) -> {B}" for op in binary]
    lines += [f"%{op} = stablehlo.{op} %a : ({A}) -> {B}" for op in unary]
    lines += [
        f"%less = stablehlo.compare LT, %a, %b, FLOAT : ({A}, {B}) -> tensor<256xi1>",
        f"%chosen = stablehlo.select %less, %b, %b : tensor<256xi1>, {B}",
        f"%again = stablehlo.uniform_quantize %a : ({A}) -> {B}",
        f"%count = stablehlo.iota dim = 0 : tensor<20x{P}>",
    ]
    names = [*binary, *unary, "less", "chosen", "again", "count"]
    types = [B] * 7 + ["tensor<256xi1>", B, B, f"tensor<20x{P}>"]

    def answers(a, b):
        x, y = number(a, 0.05, -3), number(b, 0.125, 10)
        out = [quantize(f(x, y), 0.125, 10) for f in binary.values()] + [quantize(f(x), 0.125, 10) for f in unary.values()]
        return out + [x < y, b, quantize(x, 0.125, 10), quantize(np.arange(20), 0.125, 10)]

    add(
        "quantized_ops",
        None,
        a,
        b,
        text=func(
            f"%a: {A}, %b: {B}",
            ", ".join(types),
            [*lines, f"return {', '.join('%' + n for n in names)} : {', '.join(types)}"],
        ),
        answers=answers,
    )


def axes(add):
    scales, zeros = [0.5, 0.25, 0.0125], [0, -7, 100]
    q = "!quant.uniform<i8:f32:1, {0.5, 0.25:-7, 1.25e-2:100}>"
    r = "!quant.uniform<i8:f32:0, {0.5, 0.25:-7, 1.25e-2:100}>"
    add(
        "quantized_axis",
        None,
        rand("f32", (4, 3), "qa"),
        text=func(
            "%x: tensor<4x3xf32>",
            f"tensor<4x3x{q}>, tensor<3x4xf32>, tensor<4x3x{Q}>",
            [
                f"%0 = stablehlo.uniform_quantize %x : (tensor<4x3xf32>) -> tensor<4x3x{q}>",
                f"%1 = stablehlo.transpose %0, dims = [1, 0] : (tensor<4x3x{q}>) -> tensor<3x4x{r}>",
                f"%2 = stablehlo.uniform_dequantize %1 : (tensor<3x4x{r}>) -> tensor<3x4xf32>",
                f"%3 = stablehlo.uniform_quantize %0 : (tensor<4x3x{q}>) -> tensor<4x3x{Q}>",
                f"return %0, %2, %3 : tensor<4x3x{q}>, tensor<3x4xf32>, tensor<4x3x{Q}>",
            ],
        ),
        answers=lambda x: [
            quantize(x, scales, zeros),
            number(quantize(x, scales, zeros), scales, zeros).T,
            quantize(number(quantize(x, scales, zeros), scales, zeros), 0.05, -3),
        ],
    )


def products(add):
    g = np.random.default_rng(11)
    a, w = g.integers(-20, 20, (5, 6)).astype(np.int8), g.integers(-20, 20, (6, 3)).astype(np.int8)
    q = "!quant.uniform<i8:f32:1, {0.5, 0.25, 0.125}>"
    o = "!quant.uniform<i8:f32, 2.0:5>"
    A, W, O = f"tensor<5x6x{P}>", f"tensor<6x3x{q}>", f"tensor<5x3x{o}>"
    add(
        "quantized_dot",
        None,
        a,
        w,
        text=func(
            f"%a: {A}, %w: {W}",
            f"{O}, tensor<5x3xf32>",
            [
                f"%0 = stablehlo.dot_general %a, %w, contracting_dims = [1] x [0] : ({A}, {W}) -> {O}",
                f"%1 = stablehlo.uniform_dequantize %a : ({A}) -> tensor<5x6xf32>",
                f"%2 = stablehlo.dot_general %1, %w, contracting_dims = [1] x [0] : (tensor<5x6xf32>, {W}) -> tensor<5x3xf32>",
                f"return %0, %2 : {O}, tensor<5x3xf32>",
            ],
        ),
        answers=lambda a, w: [
            quantize(number(a, 0.125, 10) @ number(w, [0.5, 0.25, 0.125], 0), 2, 5),
            number(a, 0.125, 10) @ number(w, [0.5, 0.25, 0.125], 0),
        ],
        rule=["exact", "tol 1e-6"],
    )
    x, k = g.integers(-20, 20, (1, 5, 5, 2)).astype(np.int8), g.integers(-20, 20, (3, 3, 2, 3)).astype(np.int8)
    X, K, Y = f"tensor<1x5x5x2x{P}>", "tensor<3x3x2x3x!quant.uniform<i8:f32:3, {0.5, 0.25, 0.125}>>", "tensor<1x3x3x3x!quant.uniform<i8:f32, 4.0:-9>>"

    def convolved(x, k):
        x, k = number(x, 0.125, 10), number(k, [0.5, 0.25, 0.125], 0)
        y = np.zeros((1, 3, 3, 3), F)
        for i in range(3):
            for j in range(3):
                y[0, i, j] = np.einsum("abc,abcd->d", x[0, i : i + 3, j : j + 3], k)
        return [quantize(y, 4, -9)]

    add(
        "quantized_convolution",
        None,
        x,
        k,
        text=func(
            f"%x: {X}, %k: {K}",
            Y,
            [
                f"%0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {{stride = [1, 1], pad = [[0, 0], [0, 0]]}} {{batch_group_count = 1 : i64, feature_group_count = 1 : i64}} : ({X}, {K}) -> {Y}",
                f"return %0 : {Y}",
            ],
        ),
        answers=convolved,
    )


def moves(add):
    """Stored numbers are moved; regions compute with those that they stand for."""
    a = np.array([[5, -3, 100, 7], [-128, 127, 0, -1]], np.int8)
    A = f"tensor<2x4x{Q}>"
    e = f"tensor<{Q}>"
    add(
        "quantized_moves",
        None,
        a,
        text=func(
            f"%a: {A}",
            f"tensor<8x{Q}>, tensor<4x4x{Q}>, tensor<2x{Q}>, tensor<2x{Q}>, {A}",
            [
                f"%0 = stablehlo.reshape %a : ({A}) -> tensor<8x{Q}>",
                f"%1 = stablehlo.reverse %a, dims = [1] : {A}",
                f"%2 = stablehlo.concatenate %a, %1, dim = 0 : ({A}, {A}) -> tensor<4x4x{Q}>",
                f'%c = "stablehlo.constant"() {{value = dense<-3> : tensor<i8>}} : () -> {e}',
                f"%3 = stablehlo.reduce(%a init: %c) applies stablehlo.add across dimensions = [1] : ({A}, {e}) -> tensor<2x{Q}>",
                f"%4 = stablehlo.reduce(%a init: %c) applies stablehlo.maximum across dimensions = [1] : ({A}, {e}) -> tensor<2x{Q}>",
                f'%5 = "stablehlo.sort"(%a) <{{dimension = 1 : i64, is_stable = true}}> ({{',
                f"^bb0(%p: {e}, %q: {e}):",
                f"%less = stablehlo.compare LT, %p, %q, FLOAT : ({e}, {e}) -> tensor<i1>",
                "stablehlo.return %less : tensor<i1>",
                f"}}) : ({A}) -> {A}",
                f"return %0, %2, %3, %4, %5 : tensor<8x{Q}>, tensor<4x4x{Q}>, tensor<2x{Q}>, tensor<2x{Q}>, {A}",
            ],
        ),
        answers=lambda a: [a.reshape(8), np.concatenate([a, a[:, ::-1]]), *folds(a), np.sort(a, axis=1)],
    )


def folds(a):
    total = most = np.full(2, -3, np.int8)
    for k in range(a.shape[1]):
        x = number(a[:, k], 0.05, -3)
        total = quantize(number(total, 0.05, -3) + x, 0.05, -3)
        most = quantize(np.maximum(number(most, 0.05, -3), x), 0.05, -3)
    return total, most


def refused(add):
    for name, q, op, words in (
        ("convert", Q, "convert", "of quantized numbers"),
        ("scale", "!quant.uniform<i8:f32, 0.0:1>", "abs", "quantized type !quant.uniform<i8:f32, 0.0:1>"),
        ("zero", "!quant.uniform<i8:f32, 0.5:200>", "abs", "quantized type"),
        ("wide", "!quant.uniform<i64:f32, 0.5>", "abs", "more than 32 bits"),
        ("axis", "!quant.uniform<i8:f32:0, {0.5, 0.25}>", "abs", "2 scales along dimension 0"),
        ("stored", "!quant.uniform<f32:i8, 0.5>", "abs", "expected a type like !quant.uniform<i8:f32, 0.5:3>"),
    ):
        add(
            f"refuse_quantized_{name}",
            None,
            np.zeros(4, np.int8),
            text=func(f"%a: tensor<4x{q}>", f"tensor<4x{q}>", [f"%0 = stablehlo.{op} %a : tensor<4x{q}>", f"return %0 : tensor<4x{q}>"]),
            refuse=words,
        )

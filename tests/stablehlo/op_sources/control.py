"""while, if, case, call, map and optimization_barrier over values of every type."""

import numpy as np

from sources.values import DTYPES

from .core import ALL, COMPLEX, EIGHTHS, FLOATS, INTS, NIBBLES, pairwise, region, scalar, small, tensor

SHAPES = ((), (3,), (0,), (2, 1, 2))


def choices(c):
    for r in pairwise("if", t=ALL, shape=SHAPES, p=(True, False)):
        t, T = r["t"], tensor(r["t"], r["shape"])
        lines = [
            '%r:2 = "stablehlo.if"(%a0) ({',
            f"  stablehlo.return %a1, %a2 : {T}, {T}",
            "}, {",
            f"  stablehlo.return %a2, %a2 : {T}, {T}",
            f"}}) : (tensor<i1>) -> ({T}, {T})",
        ]
        args = [("i1", np.array(r["p"])), (t, small(t, r["shape"], "a")), (t, small(t, r["shape"], "b"))]
        c.add(f"if_{t}", args, [(t, r["shape"])] * 2, lines)
    for r in pairwise("case", t=ALL, shape=SHAPES, k=(0, 1, 2, 3, -1, 100, -(2**31), 2**31 - 1)):
        t, T = r["t"], tensor(r["t"], r["shape"])
        lines = ['%r = "stablehlo.case"(%a0) ({', f"  stablehlo.return %a1 : {T}", "}, {", f"  stablehlo.return %a2 : {T}", "}, {"]
        lines += [f"  %0 = stablehlo.optimization_barrier %a3 : {T}", f"  stablehlo.return %0 : {T}", f"}}) : (tensor<i32>) -> {T}"]
        args = [("i32", np.array(r["k"], np.int32))] + [(t, small(t, r["shape"], k)) for k in "abc"]
        c.add(f"case_{t}", args, [(t, r["shape"])], lines)


def loops(c):
    types = FLOATS + INTS + COMPLEX + NIBBLES + EIGHTHS
    for r in pairwise("while", t=types, i=("i32", "i64", "ui8", "ui32"), shape=SHAPES, n=(0, 1, 4)):
        t, i, T, I = r["t"], r["i"], tensor(r["t"], r["shape"]), tensor(r["i"], ())
        lines = [
            f"%n = stablehlo.constant dense<{r['n']}> : {I}",
            f"%one = stablehlo.constant dense<1> : {I}",
            f"%r:3 = stablehlo.while(%k = %a0, %x = %a1, %y = %a2) : {I}, {T}, {T}",
            "cond {",
            f"  %p = stablehlo.compare LT, %k, %n : ({I}, {I}) -> tensor<i1>",
            "  stablehlo.return %p : tensor<i1>",
            "} do {",
            f"  %l = stablehlo.add %k, %one : {I}",
            f"  %z = stablehlo.subtract %y, %x : {T}",
            f"  stablehlo.return %l, %y, %z : {I}, {T}, {T}",
            "}",
        ]
        args = [(i, scalar(i, 0)), (t, small(t, r["shape"], "a")), (t, small(t, r["shape"], "b"))]
        c.add(f"while_{t}_{i}", args, [(i, ()), (t, r["shape"]), (t, r["shape"])], lines)


def maps(c):
    for r in pairwise("map", t=FLOATS + INTS + NIBBLES + EIGHTHS + COMPLEX, shape=SHAPES, op=("add", "multiply", "subtract")):
        t, shape = r["t"], r["shape"]
        S, T = tensor(t, ()), tensor(t, shape)
        body = region(["%x", "%y"], t, [f"%s = stablehlo.{r['op']} %x, %y : {S}", f"%v = stablehlo.{r['op']} %s, %x : {S}"], t)
        dims = "array<i64" + (": " if shape else "") + ", ".join(map(str, range(len(shape)))) + ">"
        line = f'%r = "stablehlo.map"(%a0, %a1) <{{dimensions = {dims}}}> ({body}) : ({T}, {T}) -> {T}'
        c.add(f"map_{t}", [(t, small(t, shape, "a")), (t, small(t, shape, "b"))], [(t, shape)], line, "equal")
    for t in ALL:
        T = tensor(t, (2, 2))
        line = f"%r:2 = stablehlo.optimization_barrier %a0, %a1 : {T}, {T}"
        c.add(f"barrier_{t}", [(t, small(t, (2, 2), "a")), (t, small(t, (2, 2), "b"))], [(t, (2, 2))] * 2, line)


def cases(c):
    choices(c)
    loops(c)
    maps(c)

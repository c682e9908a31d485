"""Whole algorithms: fft, random bits, triangular_solve, cholesky, batch_norm_*."""

import numpy as np

from sources.values import COMPLEX, DTYPES, FLOATS, rand, spd

from .core import array, pairwise, scalar, small, tensor

PART = {"c64": "f32", "c128": "f64"}
NEAR = {"f64": "tol 1e-13", "f32": "tol 1e-5", "f16": "tol 4e-3", "bf16": "tol 2e-2", "c64": "tol 1e-5", "c128": "tol 1e-13"}


def ffts(c):
    batches = ((), (2,), (0,), (1, 3))
    lengths = ((1,), (2,), (3,), (4,), (5,), (7,), (8,), (12,), (17,), (31,), (64,), (2, 3), (4, 4), (1, 5), (3, 2, 4), (5, 1, 2))
    for r in pairwise("fft", kind=("FFT", "IFFT", "RFFT", "IRFFT"), t=COMPLEX, batch=batches, n=lengths):
        t, kind, n = r["t"], r["kind"], r["n"]
        half = n[:-1] + (n[-1] // 2 + 1,)
        shape, out = r["batch"] + (half if kind == "IRFFT" else n), r["batch"] + (half if kind == "RFFT" else n)
        x = (PART[t] if kind == "RFFT" else t, rand(PART[t] if kind == "RFFT" else t, shape, f"fft{kind}"))
        # where the spectrum of real numbers is real; what else stands there is any implementation's
        # choice
        if kind == "IRFFT":
            y = np.fft.rfftn(rand("f64", r["batch"] + n, "irfft"), axes=range(len(r["batch"]), len(r["batch"] + n)))
            x = (t, np.asarray(y).astype(DTYPES[t]))
        attributes = f"fft_type = #stablehlo<fft_type {kind}>, fft_length = {array(n)}"
        size = max(1, int(np.prod(n)))
        # the error of a sum of n products grows with its root and its logarithm: what numpy's own
        # has in the same type
        rule = f"tol {(2e-6 if t == 'c64' else 4e-15) * (2 + np.log2(size)) * (1 if kind[0] == 'I' else size**0.5):.1e}"
        c.op(f"fft_{kind}_{t}", "stablehlo.fft", [x], (PART[t] if kind == "IRFFT" else t, out), rule, attributes)


def randoms(c):
    states = ((1, 2), (2**64 - 1, 2**64 - 2), (7, 2**32 - 1), (0, 0))
    shapes = ((), (0,), (1,), (2,), (3,), (5,), (17,), (3, 3, 3), (1, 4), (2, 0), (2, 1, 2, 1, 2, 2))
    types = ("ui8", "ui16", "ui32", "ui64", "i8", "i16", "i32", "i64")
    for r in pairwise("rng", way=("THREE_FRY", "PHILOX", "DEFAULT"), t=types, shape=shapes, state=states):
        attributes = f"rng_algorithm = #stablehlo<rng_algorithm {r['way']}>"
        state = np.array(r["state"], np.uint64)
        c.op(f"rng_bit_generator_{r['way']}_{r['t']}", "stablehlo.rng_bit_generator", [("ui64", state)], [("ui64", (2,)), (r["t"], r["shape"])], "exact", attributes)
    for r in pairwise("rng3", t=types[2:4], shape=shapes, state=states):
        state = np.array(r["state"] + (2**64 - 1,), np.uint64)
        c.op(f"rng_bit_generator_PHILOX_{r['t']}_3", "stablehlo.rng_bit_generator", [("ui64", state)], [("ui64", (3,)), (r["t"], r["shape"])], "exact", "rng_algorithm = #stablehlo<rng_algorithm PHILOX>")


def solves(c):
    sizes = (1, 2, 3, 5, 8)
    ways = ("NO_TRANSPOSE", "TRANSPOSE", "ADJOINT")
    for r in pairwise("solve", t=("f32", "f64") + COMPLEX, n=sizes, m=(1, 3), batch=((), (2,), (0,), (2, 1)), left=(True, False), lower=(True, False), unit=(True, False), way=ways):
        t, n = r["t"], r["n"]
        a = rand(t, r["batch"] + (n, n), "tri") + (n + 2) * np.eye(n)
        b = rand(t, r["batch"] + ((n, r["m"]) if r["left"] else (r["m"], n)), "rhs")
        a = a.astype(b.dtype)  # elements that are not read are not zero
        if r["unit"]:
            a = (a - (n + 2) * np.eye(n)).astype(b.dtype) / b.dtype.type(4)
        flags = [f"{k} = {'true' if r[v] else 'false'}" for k, v in (("left_side", "left"), ("lower", "lower"), ("unit_diagonal", "unit"))]
        attributes = ", ".join(flags + [f"transpose_a = #stablehlo<transpose {r['way']}>"])
        c.op(f"triangular_solve_{t}", "stablehlo.triangular_solve", [(t, a), (t, b)], (t, b.shape), NEAR[t], attributes)
    for r in pairwise("cholesky", t=("f32", "f64") + COMPLEX, n=(1, 2, 3, 5, 8), batch=((), (2,), (0,), (2, 1)), lower=(True, False)):
        t, n = r["t"], r["n"]
        a = spd(t, r["batch"] + (n, n), "spd") if 0 not in r["batch"] else np.zeros(r["batch"] + (n, n), DTYPES[t])
        # the other triangle is the implementation's: both are cut to the specified one
        shape = a.shape
        T, B = tensor(t, shape), "tensor<" + "".join(f"{k}x" for k in shape) + "i1>"
        I = "tensor<" + "".join(f"{k}x" for k in shape) + "i32>"
        d = len(shape)
        zero = "(0.0, 0.0)" if t in COMPLEX else "0.0"
        lines = [
            f"%c = stablehlo.cholesky %a0, lower = {'true' if r['lower'] else 'false'} : {T}",
            f"%i = stablehlo.iota dim = {d - 2} : {I}",
            f"%j = stablehlo.iota dim = {d - 1} : {I}",
            f"%p = stablehlo.compare {'GE' if r['lower'] else 'LE'}, %i, %j : ({I}, {I}) -> {B}",
            f"%z = stablehlo.constant dense<{zero}> : {T}" if 0 not in shape else f"%z = stablehlo.constant dense<> : {T}",
            f"%r = stablehlo.select %p, %c, %z : {B}, {T}",
        ]
        c.add(f"cholesky_{t}", [(t, a)], [(t, shape)], lines, NEAR[t])


def norms(c):
    shapes = (((4, 3), 1), ((3, 4), 0), ((2, 3, 2), 1), ((2, 2, 2, 3), 3), ((5, 1), 1), ((1, 3), 1), ((2, 1, 2, 3, 1), 3))
    for r in pairwise("norm", t=FLOATS, form=shapes, eps=(1e-3, 1e-5, 0.5)):
        t, (shape, d) = r["t"], r["form"]
        n = (shape[d],)
        x, g = rand(t, shape, "bn"), rand(t, shape, "bg")
        s, o, m = (rand(t, n, k) for k in "som")
        v = (np.abs(rand(t, n, "v")) + np.array(0.5)).astype(x.dtype)
        attributes = f"epsilon = {r['eps']:.1e} : f32, feature_index = {d} : i64"
        # XLA rounds short floats after each of its ops; the variance of one or two is a difference
        wide = {"f64": "tol 1e-12", "f32": "tol 1e-4", "f16": "tol 2e-2", "bf16": "tol 1e-1"}[t]
        c.op(f"batch_norm_inference_{t}", "stablehlo.batch_norm_inference", [(t, a) for a in (x, s, o, m, v)], (t, shape), wide, attributes)
        if int(np.prod(shape)) // shape[d] > 1:
            c.op(f"batch_norm_training_{t}", "stablehlo.batch_norm_training", [(t, a) for a in (x, s, o)], [(t, shape), (t, n), (t, n)], wide, attributes)
        c.op(f"batch_norm_grad_{t}", "stablehlo.batch_norm_grad", [(t, a) for a in (x, s, m, v, g)], [(t, shape), (t, n), (t, n)], wide, attributes)


def cases(c):
    ffts(c)
    randoms(c)
    solves(c)
    norms(c)

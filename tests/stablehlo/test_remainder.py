#!/usr/bin/env python3
"""test_remainder.py LIBRARY: remainders are exact, whole powers within 4 units in the last place.

Points: random numbers of all magnitudes, dividends just below a multiple of the divisor, and all
pairs of special numbers. The oracle is numpy."""
import os
import pathlib
import sys

import numpy as np

os.environ["SAMARA_LIBRARY"] = os.path.abspath(sys.argv[1])
sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[2] / "python"))
import samara  # noqa: E402

POINTS, POWER = 20000, 7
TEXT = """
func.func @main(%a: tensor<{n}x{t}>, %b: tensor<{n}x{t}>) -> (tensor<{n}x{t}>, tensor<{n}x{t}>) {{
  %p = stablehlo.constant dense<{power}.0> : tensor<{n}x{t}>
  %0 = stablehlo.remainder %a, %b : tensor<{n}x{t}>
  %1 = stablehlo.power %a, %p : tensor<{n}x{t}>
  return %0, %1 : tensor<{n}x{t}>, tensor<{n}x{t}>
}}
"""


def points(dtype, random):
    def numbers():
        return (random.choice([-1, 1], POINTS) * 2.0 ** random.uniform(-60, 60, POINTS)).astype(dtype)

    a, b = numbers(), numbers()
    near = random.random(POINTS) < 0.3
    a[near] = np.nextafter(b[near] * random.integers(1, 1000, near.sum()).astype(dtype), dtype(0))
    info = np.finfo(dtype)
    special = [0.0, -0.0, np.inf, -np.inf, np.nan, 1, -1, 3, 7.5, info.max, info.tiny, info.smallest_subnormal]
    pairs = np.array([(x, y) for x in special for y in special], dtype)
    a[: len(pairs)], b[: len(pairs)] = pairs.T
    return a, b


def check(dtype, name, only):
    a, b = points(dtype, np.random.default_rng(1))
    run = samara.load(TEXT.format(n=POINTS, t=name, power=POWER), "remainder", only=only)
    rest, power = run(a, b)
    with np.errstate(all="ignore"):
        want, exact = np.fmod(a, b), a.astype(np.longdouble) ** POWER
        same = (rest == want) & (np.signbit(rest) == np.signbit(want)) | np.isnan(rest) & np.isnan(want)
        normal = np.isfinite(exact.astype(dtype)) & (np.abs(exact) > np.finfo(dtype).tiny * 1e3)
        error = np.abs(power[normal] / exact[normal] - 1) / np.finfo(dtype).eps
    wrong = int((~same).sum())
    print(f"{only} {name}: {wrong} remainders differ, powers within {float(error.max()):.2f} ulp")
    return wrong == 0 and error.max() <= 4


if __name__ == "__main__":
    good = [check(d, n, only) for d, n in ((np.float32, "f32"), (np.float64, "f64")) for only in ("ref", "nest", "strip")]
    sys.exit(not all(good))

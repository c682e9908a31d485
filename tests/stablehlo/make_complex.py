#!/usr/bin/env python3
"""make_complex.py: writes complex.txt, the values of functions of complex numbers; needs numpy and
mpmath 1.4.

Finite arguments: by mpmath from the definitions, with so many digits that no cancellation matters,
then rounded. Infinities and NaNs: by the C library through numpy, which follows annex G of C99;
functions that C lacks have no value there ("-"). A line of values has the bits of real and
imaginary parts, eight numbers a line. test_complex.py reads it."""

import cmath
import math
import pathlib

import mpmath as mp
import numpy as np

ROOT = pathlib.Path(__file__).resolve().parent
# bits that hold sums of the largest and the least number
DIGITS = {np.float32: 1300, np.float64: 5500}


def arc(x, y):
    """asin and acos of x, y >= 0 are (atan2(x, d), p) and (atan2(d, x), -p)."""
    mean = (mp.hypot(x + 1, y) + mp.hypot(x - 1, y)) / 2
    d, p = mean**2 - x**2, mean**2 - 1
    return mp.sqrt(max(d, 0)), mp.log(mean + mp.sqrt(max(p, 0)))


def atan2(y, x):
    return mp.mpf(0) if x == 0 and y == 0 else mp.atan2(y, x)


def log(x, y):
    return (mp.log(x * x + y * y) / 2 if x != 0 or y != 0 else -mp.inf), atan2(y, x)


def sqrt(x, y):
    r = mp.hypot(x, y)
    return mp.sqrt((r + x) / 2), mp.sqrt((r - x) / 2)


def rsqrt(x, y):
    r = mp.hypot(x, y)
    re, im = sqrt(x, y)
    return (re / r, -im / r) if r != 0 else (mp.inf, -mp.mpf(0))


def asin(x, y):
    d, p = arc(x, y)
    return atan2(x, d), p


def acos(x, y):
    d, p = arc(abs(x), y)
    return atan2(d, x), -p


def atanh(x, y):
    near, far = (1 - x) ** 2 + y * y, (1 + x) ** 2 + y * y
    return (mp.log(far / near) / 4 if near != 0 else mp.inf), atan2(2 * y, 1 - x * x - y * y) / 2


def tanh(x, y):
    if x > 1e5:
        return mp.mpf(1), 4 * mp.sin(y) * mp.cos(y) * mp.exp(-2 * x)
    below = mp.cosh(2 * x) + mp.cos(2 * y)
    return mp.sinh(2 * x) / below, mp.sin(2 * y) / below


def logistic(x, y):
    w = mp.exp(-abs(x))
    below = 1 + w * w + 2 * w * mp.cos(y)
    return (1 + w * mp.cos(y) if x >= 0 else w * (w + mp.cos(y))) / below, w * mp.sin(y) / below


def sign(x, y):
    r = mp.hypot(x, y)
    return (x / r, y / r) if r != 0 else (x, y)


def swapped(f):
    """-i f(i z), from f of the mirrored number"""
    return lambda x, y: f(y, x)[::-1]


def sinh(x, y):
    return mp.sinh(x) * mp.cos(y), mp.cosh(x) * mp.sin(y)


def cosh(x, y):
    return mp.cosh(x) * mp.cos(y), mp.sinh(x) * mp.sin(y)


# name: (values for y >= 0, and x >= 0 unless `plain`; symmetry; numpy's function). odd: f(-z) =
# -f(z), even: f(-z) = f(z); all have f(conj z) = conj f(z).
FUNCTIONS = {
    "stablehlo.log": (log, "plain", np.log),
    "stablehlo.log_plus_one": (lambda x, y: log(1 + x, y), "plain", np.log),
    "stablehlo.sqrt": (sqrt, "plain", np.sqrt),
    "stablehlo.rsqrt": (rsqrt, "plain", None),
    "stablehlo.exponential": (lambda x, y: (mp.exp(x) * mp.cos(y), mp.exp(x) * mp.sin(y)), "plain", np.exp),
    "stablehlo.exponential_minus_one": (
        lambda x, y: (mp.exp(x) * mp.cos(y) - 1, mp.exp(x) * mp.sin(y)),
        "plain",
        lambda z: np.exp(z) - (1 if not np.isnan(np.exp(z).real) else 0),
    ),
    "stablehlo.sine": (swapped(sinh), "odd", np.sin),
    "stablehlo.cosine": (lambda x, y: (mp.cos(x) * mp.cosh(y), -mp.sin(x) * mp.sinh(y)), "even", np.cos),
    "chlo.sinh": (sinh, "odd", np.sinh),
    "chlo.cosh": (cosh, "even", np.cosh),
    "stablehlo.tan": (swapped(tanh), "odd", np.tan),
    "stablehlo.tanh": (tanh, "odd", np.tanh),
    "chlo.asin": (asin, "odd", np.arcsin),
    "chlo.acos": (acos, "plain", np.arccos),
    "chlo.asinh": (swapped(asin), "odd", np.arcsinh),
    "chlo.acosh": (lambda x, y: (-acos(x, y)[1], acos(x, y)[0]), "plain", np.arccosh),
    "chlo.atan": (swapped(atanh), "odd", np.arctan),
    "chlo.atanh": (atanh, "odd", np.arctanh),
    "stablehlo.logistic": (logistic, "plain", None),
    "chlo.square": (lambda x, y: (x * x - y * y, 2 * x * y), "even", None),
    "stablehlo.sign": (sign, "odd", None),
    "stablehlo.abs": (lambda x, y: (mp.hypot(x, y), mp.mpf(0)), "plain", np.abs),
}


def rounded(v, kind):
    """To the nearest; what is too small becomes a zero of its sign."""
    if mp.isinf(v) or v == 0:
        return float(v)
    info = np.finfo(kind)
    bits = min(info.nmant + 1, mp.frexp(v)[1] - info.minexp + info.nmant + 1)
    if bits < 1:
        least = mp.ldexp(1, int(info.minexp) - info.nmant)
        return math.copysign(float(least) if abs(v) > least / 2 else 0.0, mp.sign(v))
    with mp.workprec(int(bits)):
        v = +v
    return float(v) if abs(v) <= mp.mpf(float(info.max)) else math.copysign(math.inf, mp.sign(v))


def sign_of_zero(name, part, x, y):
    """Of a part that is exactly 0, in the quadrant x, y >= 0."""
    factor = {
        ("chlo.sinh", 0): mp.cos(y),
        ("stablehlo.sine", 1): mp.cos(x),
        ("stablehlo.cosine", 1): -mp.sin(x) if x != 0 else mp.mpf(-1),
        ("chlo.cosh", 1): mp.sin(y),
        ("chlo.acos", 1): mp.mpf(-1),
        ("stablehlo.rsqrt", 1): mp.mpf(-1),
    }.get((name, part), mp.mpf(1))
    return -0.0 if factor < 0 else 0.0


def value(name, re, im, kind):
    """The parts of the result, or None."""
    f, symmetry, c99 = FUNCTIONS[name]
    if not cmath.isfinite(complex(re, im)) or (name == "stablehlo.log" and re == 0 and im == 0):
        w = None if c99 is None else complex(c99(np.complex128(complex(re, im))))
        return None if w is None else (w.real, w.imag)
    x, y = mp.mpf(re if symmetry == "plain" else abs(re)), mp.mpf(abs(im))
    parts = [sign_of_zero(name, k, x, y) if v == 0 else rounded(v, kind) for k, v in enumerate(f(x, y))]
    if name in ("stablehlo.log_plus_one", "stablehlo.exponential_minus_one") and re == 0 and im == 0:
        parts[0] = re
    if symmetry != "plain":
        parts[symmetry == "even"] *= math.copysign(1, re)
    return parts[0], parts[1] * (math.copysign(1, im) if name != "stablehlo.abs" else 1)


def points(kind):
    info, r = np.finfo(kind), np.random.default_rng(20)
    eps, largest, least = float(info.eps), float(info.max), float(info.smallest_subnormal)
    short = kind == np.float32
    fixed = [0.0, least, 5000 * least, float(info.tiny), 1e-5, eps / 3, 0.5, 1 - eps / 2, 1.0, 1 + eps]
    fixed += [2.0, math.pi / 2, math.pi, 30.0, 80.0 if short else 708.0, 89.5 if short else 710.2, 1e6]
    fixed += [math.sqrt(largest), largest / 3, largest]
    pairs = [(a, b) for a in (0.0, -0.0) for b in (0.0, -0.0)] + [(1.0, 0.0), (-1.0, -0.0), (0.0, 1.0), (-0.0, -1.0)]
    pairs += [(2.0, 0.0), (-2.0, -0.0), (0.0, 2.0), (1e-5, 1.0), (-1.0, 1e-5), (1e-10, 1.0), (largest / 3.4, largest)]
    pairs += [(largest, largest), (-largest, least), (least, -least), (-1.0, 1.5 * math.pi), (-5e-11, 1e-5), (1.0, 1e-30), (-1.0, 1e-10), (1e-20, 1e-10)]
    pairs += [(s * fixed[i], t * fixed[j]) for i, j, s, t in np.column_stack([r.integers(0, len(fixed), (43, 2)), r.choice([-1, 1], (43, 2))])]
    odd = [math.inf, -math.inf, math.nan, 1.5, 0.0]
    special = [(a, b) for a in odd for b in odd if not (math.isfinite(a) and math.isfinite(b))]

    def spread(n, low, high):
        return r.choice([-1, 1], n) * np.exp2(r.uniform(low, high, n))

    turn = r.uniform(0, 2 * math.pi, 16)
    low, high = math.log2(float(info.tiny)), math.log2(largest)
    more = [np.column_stack([np.cos(turn), np.sin(turn)]), np.column_stack([np.cos(turn[:8]) - 1, np.sin(turn[:8])])]
    near = np.column_stack([r.choice([-1, 1], 8) * (1 + spread(8, -40, -3)), spread(8, -60, -1)])
    more += [near, near[:, ::-1], np.column_stack([spread(14, low, high), spread(14, low, high)])]
    more += [np.column_stack([spread(20, -12, 6), spread(20, -12, 6)])]
    return np.concatenate([np.array(pairs + special), *more]).astype(kind)


def digits(parts, kind):
    return "".join(f"{int(v):0{2 * v.itemsize}x}" for v in np.array(parts, kind).view(f"u{np.dtype(kind).itemsize}"))


def write(out, name, words):
    print(name, file=out)
    for i in range(0, len(words), 8):
        print(*words[i : i + 8], file=out)


def main():
    np.seterr(all="ignore")
    with (ROOT / "complex.txt").open("w") as out:
        for kind, precision in DIGITS.items():
            mp.mp.prec = precision
            given = points(kind)
            write(out, f"{np.dtype(kind).name} arguments", [digits(z, kind) for z in given])
            for name in FUNCTIONS:
                values = [value(name, float(a), float(b), kind) for a, b in given]
                write(out, name, ["-" if v is None else digits(v, kind) for v in values])


if __name__ == "__main__":
    main()

#!/usr/bin/env python3
"""test_complex.py LIBRARY [IMPL ...]: functions of complex numbers where they are difficult, in
several implementations: each part is within 4 units in the last place of complex.txt. Infinities
and zeros are exact, with their signs, except beside a NaN. In f64, the real parts of e^z - 1 and of
the logistic function next to their zeros are within 4 units of the modulus."""

import os
import pathlib
import sys

import numpy as np

HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent.parent / "python"))
os.environ["SAMARA_LIBRARY"] = os.path.abspath(sys.argv[1])
import samara  # noqa: E402  after the library is named

LIMIT = 4
CANCEL = {("stablehlo.exponential_minus_one", "float64"), ("stablehlo.logistic", "float64")}


def program(names, kind, n):
    """Of all these functions of one argument."""
    part = {"float32": "f32", "float64": "f64"}[kind]
    arg = f"tensor<{n}xcomplex<{part}>>"
    types = [f"tensor<{n}x{part}>" if f == "stablehlo.abs" else arg for f in names]
    lines = [f'  %{i} = "{f}"(%a) : ({arg}) -> {t}' for i, (f, t) in enumerate(zip(names, types))]
    results = ", ".join(f"%{i}" for i in range(len(names)))
    return "\n".join(
        [f"func.func @main(%a: {arg}) -> ({', '.join(types)}) {{", *lines, f"  return {results} : {', '.join(types)}", "}"]
    )


def blocks():
    """(type of the parts, function, arguments, values, whether there is a value)"""
    kind = given = name = None
    words = []
    for line in [*(HERE / "complex.txt").read_text().splitlines(), "end."]:
        if "." not in line and not line.endswith("arguments"):
            words += line.split()
            continue
        if name:
            size = np.dtype(kind).itemsize
            bits = [("0" * 4 * size if w == "-" else w) for w in words]
            parts = np.array([[int(w[i : i + 2 * size], 16) for i in (0, 2 * size)] for w in bits], f"u{size}")
            if name == "arguments":
                given = parts.view(kind)
            else:
                yield kind, name, given, parts.view(kind), np.array([w != "-" for w in words])
        kind, name = line.split() if line.endswith("arguments") else (kind, line)
        words = []


def steps(x):
    """Floats as integers in their order: neighbours differ by one."""
    bits = x.view(f"i{x.itemsize}").astype(object)
    return np.array([int(v) if v >= 0 else -(int(v) + (1 << 8 * x.itemsize - 1)) for v in bits.ravel()]).reshape(x.shape)


def wrong(got, want, cancels):
    """Which rows differ."""
    if cancels:
        close = np.abs(got - want) <= LIMIT * np.finfo(want.dtype).eps * np.hypot(*want.T)[:, None]
        got = np.where(close & (want != 0) & np.isfinite(want), want, got)
    nan, other_nan = np.isnan(want), np.isnan(want)[:, ::-1]
    got, want = (np.where(other_nan & ((x == 0) | np.isinf(x)), np.abs(x), x) for x in (got, want))
    off = np.abs(steps(got) - steps(want)) > LIMIT
    off |= np.isinf(want) != np.isinf(got)
    off |= (want == 0) & (got == 0) & (np.signbit(want) != np.signbit(got))
    return np.where(nan, ~np.isnan(got), off | np.isnan(got)).any(axis=1)


def run(kind, names, given, only):
    """The results' parts, a row an element."""
    z = given.view({4: np.complex64, 8: np.complex128}[given.itemsize]).ravel()
    got = samara.load(program(names, kind, len(z)), names[0], only=only)(z)
    return [np.ascontiguousarray(np.column_stack([r.real, r.imag]).astype(kind)) for r in got]


def main():
    np.seterr(all="ignore")
    failed = programs = 0
    every = {}
    for kind, *rest in blocks():
        every.setdefault(kind, []).append(rest)
    for kind, rows in every.items():
        alone = [[row] for row in rows]
        for group, only in [(g, i) for i in sys.argv[2:] or ["ref", "strip", "nest"] for g in [*alone, rows]]:
            results = run(kind, [row[0] for row in group], group[0][1], only)
            programs += 1
            for (name, given, want, told), got in zip(group, results):
                bad = np.flatnonzero(wrong(got, want, (name, kind) in CANCEL) & told)
                failed += len(bad) > 0
                for i in bad[:3]:
                    print(f"{name} {kind} by {only} of {given[i]}: {got[i]}, not {want[i]}; {len(bad)} such")
    print(f"{programs} programs, {failed} results differ")
    return 1 if failed or programs == 0 else 0


if __name__ == "__main__":
    sys.exit(main())

#!/usr/bin/env python3
"""Compares results with those expected; needs numpy only.

compare.py EXPECTED.npz GOT.npz [--rule RULE ...] [--program NAME.mlir]     one program; `near` without --rule
compare.py --all CASES GOT_DIR      every case of CASES/cases.json with GOT_DIR/NAME.npz; the last line counts
Both files hold out0, out1, ...; EXPECTED has the arguments as well. Without --rule and --program,
cases.json and
NAME.mlir beside EXPECTED tell the rules and the types (bf16 and f8 are kept as bit patterns).
Rules, one a result or one for all (NaN equals any NaN throughout, an infinity only itself unless
said):
  exact          the same value, the sign of zero as well
  equal          the same value, -0 equals +0
  ulp N          at most N steps of the type apart, or neither above its least normal number
  tol T          |got - want| <= T (1 + |want|); complex: by the modulus
  rel T          |got - want| <= T |want|
  l2 T, rel2 T   of the whole array: the norm of the difference <= T times the norm of what is wanted
  ftz            exact, but a subnormal number may also be zero (XLA's choice)
  nonfinite      no element need be finite where none is expected
  near           integers exact, else the norm of the difference <= 1e-4 (f64: 1e-10, bf16 and f16: 2e-2) times the norm
  uniform A B, normal M S    samples: range and moments only
  property:P     the equation that defines a factorisation holds; P is a row of the table PROPERTIES
digest0 in place of out0 is a digest of a large array (see digest()): it is compared with that of
the array got.
Prints the first element that differs and the largest error; exit 1 if anything differs, 2 if a file
is broken."""

import argparse
import json
import pathlib
import re
import sys

import numpy as np

FLOATS = {
    "f64": (11, 52),
    "f32": (8, 23),
    "f16": (5, 10),
    "bf16": (8, 7),
    "f8E4M3FN": (4, 3),
    "f8E5M2": (5, 2),
    "f8E4M3": (4, 3),
    "f8E3M4": (3, 4),
}  # others of eight bits and less have one NaN at most: they are compared as integers
UNIT = {"float32": 2e-4, "complex64": 2e-4, "float64": 1e-11, "complex128": 1e-11}


def main_types(text):
    """[(shape, element type)] of @main's arguments, and of its results."""
    line = next(s for s in text.splitlines() if re.search(r"func\.func (public )?@main\(", s))
    depth, at = 0, line.index("@main(") + 5
    for at in range(at, len(line)):
        depth += {"(": 1, ")": -1}.get(line[at], 0)
        if depth == 0:
            break
    split = [
        [
            t.split(",")[0].split("x")
            for t in re.findall(r"tensor<((?:[^<>]|<[^<>]*>)*)>", re.sub(r"complex<(\w+)>", r"c_\1", part))
        ]
        for part in (line[:at], line[at:].split("attributes")[0])
    ]
    return [[([int(n) for n in dims if n.isdigit()], kind) for *dims, kind in part] for part in split]


def result_types(text):
    return [kind for _, kind in main_types(text)[1]]


def widen(bits, kind):
    """Bit patterns of a small float type as float64."""
    e, m = FLOATS[kind]
    bits = bits.astype(np.int64)
    sign, exponent, mantissa = bits >> (e + m), bits >> m & (1 << e) - 1, bits & (1 << m) - 1
    bias = (1 << e - 1) - 1
    value = np.where(
        exponent == 0,
        np.ldexp(mantissa.astype(float), 1 - bias - m),
        np.ldexp(1.0 + mantissa / (1 << m), exponent - bias),
    )
    if kind == "f8E4M3FN":  # no infinities
        value = np.where(bits & 0x7F == 0x7F, np.nan, value)
    else:
        value = np.where(exponent == (1 << e) - 1, np.where(mantissa == 0, np.inf, np.nan), value)
    return np.where(sign == 1, -value, value)


def steps(x, kind):
    """Floats as integers in their order: neighbours differ by one."""
    if x.dtype.kind == "f":
        kind = {8: "f64", 4: "f32", 2: "f16"}[x.dtype.itemsize]
        x = np.ascontiguousarray(x).view(f"u{x.dtype.itemsize}").reshape(x.shape)
    top = 1 << sum(FLOATS[kind])
    return [int(v) if v < top else -int(v - top) for v in x.ravel().tolist()]


class Differs(Exception):
    pass


def value(x, kind):
    return widen(x, kind) if kind in FLOATS and x.dtype.kind == "u" else x


def parts(x):
    return (x.real, x.imag) if x.dtype.kind == "c" else (x,)


def first(bad, got, want, error=None):
    if not np.any(bad):
        return
    at = tuple(int(i[0]) for i in np.nonzero(np.atleast_1d(bad)))
    most = "" if error is None else f"; the largest error is {np.max(np.where(np.isnan(error), 0, error)):.3g}"
    raise Differs(
        f"[{','.join(map(str, at))}] is {np.atleast_1d(got)[at]!r}, not {np.atleast_1d(want)[at]!r}; {int(np.sum(bad))} of {bad.size} differ{most}"
    )


def exact(got, want, kind, zeros=True):
    for g, w in zip(parts(value(got, kind)), parts(value(want, kind))):
        bad = ~((g == w) | ((g != g) & (w != w)))
        if zeros and g.dtype.kind == "f":
            bad |= (g == 0) & (w == 0) & (np.signbit(g) != np.signbit(w))
        first(bad, got, want)


def finite_alike(g, w):
    """NaN with NaN, infinities with themselves; what is left to compare."""
    for a, b in zip(parts(g), parts(w)):
        first(~np.where(np.isfinite(b), np.isfinite(a), (a == b) | (np.isnan(a) & np.isnan(b))), g, w)
    return np.isfinite(w)


def ulp(got, want, kind, n):
    g, w = value(got, kind), value(want, kind)
    if g.dtype.kind not in "f":
        return exact(got, want, kind)
    nan = np.isnan(w)
    first(np.isnan(g) != nan, g, w)
    a, b = steps(got, kind), steps(want, kind)
    e, m = FLOATS[kind if kind in FLOATS else {8: "f64", 4: "f32", 2: "f16"}[g.dtype.itemsize]]
    small = [abs(x) <= 1 << m and abs(y) <= 1 << m for x, y in zip(a, b)]
    off = np.array([0 if s else float(abs(x - y)) for x, y, s in zip(a, b, small)]).reshape(w.shape)
    first((off > n) & ~nan, g, w, np.where(nan, 0, off))


def tolerance(got, want, kind, t, one):
    g, w = value(got, kind), value(want, kind)
    if g.dtype.kind not in "fc":
        return exact(got, want, kind)
    ok = finite_alike(g, w)
    g, w = np.where(ok, g, 0), np.where(ok, w, 0)
    wide = np.complex128 if g.dtype.kind == "c" else np.float64
    error = np.abs(g.astype(wide) - w.astype(wide)) / np.maximum(one + np.abs(w.astype(wide)), 1e-300)
    first(error > t, g, w, error)


def norm(got, want, kind, t):
    g, w = value(got, kind), value(want, kind)
    ok = finite_alike(g, w)
    wide = np.complex128 if g.dtype.kind == "c" else np.float64
    g, w = np.where(ok, g, 0).astype(wide), np.where(ok, w, 0).astype(wide)
    off, size = np.linalg.norm((g - w).ravel()), np.linalg.norm(w.ravel())
    if off > t * size:
        raise Differs(
            f"the difference has the norm {off:.3g}, {off / max(size, 1e-300):.3g} of what is expected; {t} is allowed"
        )


def ftz(got, want, kind):
    g, w = value(got, kind), value(want, kind)
    e = FLOATS.get(kind, (g.dtype.itemsize > 4 and 11 or 8,))[0]
    least = 2.0 ** (2 - (1 << e - 1))
    exact(*[np.where(np.abs(x) < least, np.copysign(0, x), x) for x in (g, w)], "")


def near(got, want, kind):
    g = value(got, kind)
    if g.dtype.kind not in "fc":
        return exact(got, want, kind)
    norm(
        got, want, kind, 2e-2 if kind in ("bf16", "f16") else 1e-10 if g.dtype in (np.float64, np.complex128) else 1e-4
    )


def digest(x, kind):
    """Digest that stands for a large array: 64 elements from its start, 64 from all over it, and
    for all of it the sum, the sum of the moduli, the greatest modulus and a sum with weights that
    tell places apart. Integers are summed modulo 2^64."""
    v = value(x, kind).ravel()
    weights = np.arange(v.size) % 1009 + 1
    some = np.concatenate([v[:64], v[:: -(-v.size // 64)]])
    if v.dtype.kind not in "fc":
        v, some = v.astype(np.uint64), some.astype(np.uint64)
        return np.concatenate([some, [v.sum(), (v * weights.astype(np.uint64)).sum()]])
    v = v.astype(np.complex128 if v.dtype.kind == "c" else np.float64)
    m = np.abs(v)
    return np.concatenate([some, [v.sum(), m.sum(), m.max(initial=0), (v * weights).sum()]]).astype(v.dtype)


def digests(got, want, kind):
    mine = digest(got, kind)
    if mine.shape != want.shape:
        raise Differs(f"a digest of {mine.shape[0]} numbers, not {want.shape[0]}")
    if mine.dtype.kind not in "fc":
        return exact(mine, want, "")
    t = 2e-2 if kind in ("bf16", "f16") else 1e-10 if got.dtype in (np.float64, np.complex128) else 1e-4
    norm(mine[:-4], want[:-4], "", t)
    size = abs(want[-3])
    for what, i, scale in (
        ("sum", -4, size),
        ("sum of the moduli", -3, size),
        ("greatest modulus", -2, abs(want[-2])),
        ("weighted sum", -1, 1009 * size),
    ):
        if not abs(mine[i] - want[i]) <= t * scale:
            raise Differs(f"the {what} is {mine[i]}, not {want[i]}")


def samples(got, kind, rule):
    how, a, b = rule.split()
    g, a, b = value(got, kind).astype(float).ravel(), float(a), float(b)
    mean, sd = ((a + b) / 2, (b - a) / 12**0.5) if how == "uniform" else (a, b)
    if got.dtype.kind in "iu":
        mean -= 0.5
    n = g.size
    if how == "uniform" and not np.all((g >= a) & (g < b if got.dtype.kind in "iu" else g <= b)):
        raise Differs(f"a sample lies outside of [{a}, {b})")
    if (
        abs(g.mean() - mean) > 5 * sd / n**0.5
        or abs(g.std() - sd) > 5 * sd / n**0.5
        or np.unique(g).size < min(n, b - a) / 2
    ):
        raise Differs(f"mean {g.mean():.4g} and deviation {g.std():.4g}; {mean:.4g} and {sd:.4g} are expected")


# ---- factorisations: (arguments, results got, results wanted) -> [(what, should be zero, scale)]


def h(a):
    return np.conj(np.swapaxes(a, -1, -2))


def unit(q):
    return h(q) @ q - np.eye(q.shape[-1])


def diag(v):
    return v[..., None] * np.eye(v.shape[-1])


def order(w, like):
    """Eigenvalues in no order: each paired with the nearest of the others, one by one."""
    w, like = w.reshape(-1, w.shape[-1]), like.reshape(-1, w.shape[-1])
    off = []
    for a, b in zip(w, like):
        a = list(a)
        for v in b:
            k = min(range(len(a)), key=lambda i: abs(a[i] - v))
            off.append(abs(a.pop(k) - v))
    return np.array(off)


def qr(a, got, want):
    q, r = got
    return [
        ("Q R - A", q @ r - a[0]),
        ("Q^H Q - 1", unit(q)),
        ("R below its diagonal", np.tril(r, -1)),
        ("|diagonal of R|", np.abs(np.diagonal(r, 0, -2, -1)) - np.abs(np.diagonal(want[1], 0, -2, -1))),
    ]


def qr_pivot(a, got, want):
    q, r, p = got
    if sorted(p) != list(range(a[0].shape[-1])):
        raise Differs("the pivots are no permutation")
    return [
        ("Q R - A P", q @ r - a[0][..., p]),
        ("Q^H Q - 1", unit(q)),
        ("R below its diagonal", np.tril(r, -1)),
        ("|diagonal of R|", np.abs(np.diagonal(r)) - np.abs(np.diagonal(want[1]))),
    ]


def eigh(a, got, want):
    v, w = got
    return [("A V - V W", a[0] @ v - v * w[..., None, :]), ("V^H V - 1", unit(v)), ("W", w - want[1])]


def eig(a, got, want):
    w, v = got
    return [
        ("A V - V W", a[0] @ v - v * w[..., None, :]),
        ("W", order(w, want[0])),
        ("lengths of V", np.linalg.norm(v, axis=-2) - 1),
    ]


def eig_left(a, got, want):
    w, left, right = got
    return eig(a, (w, right), want) + [("L^H A - W L^H", h(left) @ a[0] - w[..., :, None] * h(left))]


def svd(a, got, want):
    u, s, vh = got
    k = s.shape[-1]
    return [
        ("U S V - A", (u[..., :k] * s[..., None, :]) @ vh[..., :k, :] - a[0]),
        ("U^H U - 1", unit(u)),
        ("V V^H - 1", unit(h(vh))),
        ("S", s - want[1]),
    ]


def schur(a, got, want):
    t, z = got
    return [
        ("Z T Z^H - A", z @ t @ h(z) - a[0]),
        ("Z^H Z - 1", unit(z)),
        ("T below its blocks", np.tril(t, -2 if t.dtype.kind == "f" else -1)),
        ("eigenvalues", order(np.linalg.eigvals(t), np.linalg.eigvals(want[0]))),
    ]


def hessenberg(a, got, want):
    """JAX gives the packed reflectors and their factors: H and Q come out of them."""
    packed, taus = got
    n = packed.shape[-1]
    q = np.eye(n, dtype=packed.dtype)
    for k in range(n - 1):
        v = np.concatenate([np.zeros(k + 1), [1], packed[k + 2 :, k]])
        q = q @ (np.eye(n) - taus[k] * np.outer(v, np.conj(v)))
    return [("Q H Q^H - A", q @ np.triu(packed, -1) @ h(q) - a[0]), ("Q^H Q - 1", unit(q))]


def cholesky(a, got, want, lower):
    part = np.tril if lower else np.triu
    return [("the triangle", part(got[0]) - part(want[0]))]


PROPERTIES = {
    "qr": qr,
    "qr-pivot": qr_pivot,
    "eigh": eigh,
    "eig": eig,
    "eig-left": eig_left,
    "svd": svd,
    "schur": schur,
    "hessenberg": hessenberg,
    "cholesky-lower": lambda *x: cholesky(*x, True),
    "cholesky-upper": lambda *x: cholesky(*x, False),
}


def holds(rule, expected, got, want):
    args = [expected[f"arg{i}"] for i in range(sum(k.startswith("arg") for k in expected.files))]
    for g in got:
        if not np.all(np.isfinite(g)):
            raise Differs("not all finite")
    for what, zero in PROPERTIES[rule[9:]](args, got, want):
        scale = UNIT[got[0].dtype.name] * max(
            1.0, float(np.max(np.abs(args[0]), initial=0)) if args[0].dtype.kind in "fc" else 1.0
        )
        worst = float(np.max(np.abs(zero), initial=0))
        if not worst <= scale:
            raise Differs(f"{what} is as large as {worst:.3g}; {scale:.3g} is allowed")


def compare_one(rule, got, want, kind):
    if got.shape != want.shape or got.dtype != want.dtype:
        raise Differs(f"{got.dtype}{list(got.shape)}, not {want.dtype}{list(want.shape)}")
    name, _, number = rule.partition(" ")
    if name in ("exact", "equal"):
        exact(got, want, kind, name == "exact")
    elif name == "ulp":
        ulp(got, want, kind, int(number))
    elif name in ("tol", "rel"):
        tolerance(got, want, kind, float(number), 1 if name == "tol" else 0)
    elif name in ("l2", "rel2"):
        norm(got, want, kind, float(number))
    elif name == "near":
        near(got, want, kind)
    elif name == "ftz":
        ftz(got, want, kind)
    elif name == "nonfinite":
        first(np.isfinite(want) & (got != want), got, want)
    elif name in ("uniform", "normal"):
        samples(got, kind, rule)
    else:
        raise SystemExit(f"no rule is named {rule}")


class Arrays(dict):
    """Stands for an .npz file."""

    files = property(lambda self: list(self))


def compare(expected, got, rules, types):
    """Compares: a list of lines, empty if nothing differs; and how many results were looked at."""
    names = [k for i in range(len(expected.files)) for k in (f"out{i}", f"digest{i}") if k in expected.files]
    n, found = len(names), sum(k.startswith("out") for k in got.files)
    if n != found:
        return [f"{found} results, not {n}"], n
    rules, types, wrong = (rules * n if len(rules) == 1 else rules), types or [""] * n, []
    pairs = [(got[f"out{i}"], expected[k]) for i, k in enumerate(names)]
    for i, (g, w) in enumerate(pairs):
        try:
            if names[i].startswith("digest"):
                digests(g, w, types[i])
            elif not rules[i].startswith("property:"):
                compare_one(rules[i], g, w, types[i])
            elif i == 0 or rules[i] != rules[i - 1]:
                holds(rules[i], expected, [p[0] for p in pairs], [p[1] for p in pairs])
        except Differs as e:
            wrong.append(f"out{i} ({rules[i]}): {e}")
    return wrong, n


def answers_differ(kept, made, rules, types):
    """As compare(), of the arguments as well, which are exactly as they were: {name: array} of a
    case that was made again. What
    XLA's last bits are the processor decides, its caches' sizes too."""
    if set(kept) != set(made):
        return ["other arrays"]
    wrong = [k for k in kept if k.startswith("arg") and kept[k].tobytes() != made[k].tobytes()]
    return [f"{k}: differs" for k in wrong] + compare(Arrays(kept), Arrays(made), rules, types)[0]


def batch(cases, folder):
    table, right, total, bad = json.loads((cases / "cases.json").read_text()), 0, 0, 0
    for name, entry in table.items():
        if "refuse" in entry:
            continue
        expected = np.load(cases / f"{name}.npz")
        total += sum(k.startswith("out") for k in expected.files)
        path = folder / f"{name}.npz"
        wrong, n = (
            compare(expected, np.load(path), entry["rules"], result_types((cases / f"{name}.mlir").read_text()))
            if path.exists()
            else (["no results"], 0)
        )
        right += n - len(wrong) if n else 0
        bad += bool(wrong)
        for line in wrong:
            print(f"{name}: {line}")
    print(f"{right} of {total} results agree; {bad} of {len(table)} programs differ")
    return 1 if bad else 0


def main():
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    p.add_argument("--all", action="store_true")
    p.add_argument("--rule", action="append")
    p.add_argument("--program", type=pathlib.Path)
    p.add_argument("expected", type=pathlib.Path)
    p.add_argument("got", type=pathlib.Path)
    a = p.parse_args()
    np.seterr(all="ignore")
    try:
        if a.all:
            return batch(a.expected, a.got)
        program = a.program or a.expected.with_suffix(".mlir")
        types = result_types(program.read_text()) if program.exists() else None
        table = a.expected.parent / "cases.json"
        rules = a.rule or (json.loads(table.read_text())[a.expected.stem]["rules"] if table.exists() else ["near"])
        wrong, _ = compare(np.load(a.expected), np.load(a.got), rules, types)
    except (OSError, ValueError, KeyError) as e:
        print(f"cannot compare: {type(e).__name__}: {e}", file=sys.stderr)
        return 2
    for line in wrong:
        print(line)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())

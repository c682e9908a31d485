#!/usr/bin/env python3
"""Compares two dumps of harness.h: compare.py A B.

Integers must be equal; floats within 1e-5 (f32) or 1e-10 (f64) of
max(|a|, |b|, scale of the array), or 8 u sqrt(K) of it where they are sums of
K terms and that is more (a running sum in f32 is itself that far off); NaN and infinity at the same
places; f32x and f64x equal to the sign of a zero (the payload of a NaN is free).
Names each case that differs on stdout and exits 1; 2 if a dump is broken."""
import array
import math
import sys

CODES = {"f32": "f", "f64": "d", "f32x": "f", "f64x": "d", "i32": "i", "u8": "B"}
TOLERANCE = {"f32": 1e-5, "f64": 1e-10}
UNIT = {"f32": 2.0 ** -24, "f64": 2.0 ** -53}


def records(path):
    """Yields (case, name, type, terms, bytes) in the order of the file."""
    with open(path, "rb") as f:
        while line := f.readline():
            try:
                case, name, kind, count, terms = line.decode("ascii").split()
                terms, size = int(terms), int(count) * array.array(CODES[kind]).itemsize
            except (ValueError, KeyError, UnicodeDecodeError):
                raise SystemExit(f"{path}: no header at byte {f.tell() - len(line)}")
            data = f.read(size)
            if len(data) != size or f.read(1) != b"\n":
                raise SystemExit(f"{path}: {case} {name} is cut short")
            yield case, name, kind, terms, data


def same_exact(x, y):
    if math.isnan(x) or math.isnan(y):
        return math.isnan(x) and math.isnan(y)
    return x == y and math.copysign(1, x) == math.copysign(1, y)


def differs(kind, terms, a, b):
    """None, or words that say where the two arrays differ."""
    if a == b:
        return None
    if len(a) != len(b):
        return f"{len(a)} bytes against {len(b)}"
    x, y = array.array(CODES[kind], a), array.array(CODES[kind], b)
    tol = TOLERANCE.get(kind)
    scale = 0.0
    if tol:
        tol = max(tol, 8 * UNIT[kind] * math.sqrt(terms))
        scale = max((abs(v) for v in x if math.isfinite(v)), default=0.0)
    for i, (p, q) in enumerate(zip(x, y)):
        if p == q and tol:
            continue
        if kind in ("i32", "u8"):
            ok = p == q
        elif tol and math.isfinite(p) and math.isfinite(q):
            ok = abs(p - q) <= tol * max(abs(p), abs(q), scale)
        else:
            ok = same_exact(p, q)
        if not ok:
            return f"[{i}] {p!r} against {q!r}"
    return None


def main(argv):
    if len(argv) != 3:
        raise SystemExit(__doc__)
    a, b = list(records(argv[1])), list(records(argv[2]))
    cases = list(dict.fromkeys(r[0] for r in a + b))
    bad = 0
    for case in cases:
        left = [r for r in a if r[0] == case]
        right = [r for r in b if r[0] == case]
        why = None
        if [r[1:3] for r in left] != [r[1:3] for r in right]:
            why = f"{len(left)} arrays against {len(right)}, or other names"
        for n, (p, q) in enumerate(zip(left, right)):
            if why:
                break
            d = differs(*p[2:], q[4])
            why = d and f"{p[1]} (array {n} of the case) {d}"
        if why:
            bad += 1
            print(f"{case}: {why}")
    return 1 if bad else 0


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv))
    except SystemExit as e:
        if isinstance(e.code, str):
            print(e.code, file=sys.stderr)
            sys.exit(2)
        raise

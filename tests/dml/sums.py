#!/usr/bin/env python3
"""sums.py SAMARA [--rounds N] [--seed S]: sums against math.fsum, which rounds once.

Random matrices whose elements cancel (1e16 beside 1, and worse) are summed dense and sparse, whole,
by rows and columns, alone and several in one pass, fused with their operands, by the vectorised
interpreter and by generated code, on one thread and two: each sum is the exact one but for its last
bit, and the same for any number of threads. From a file that does not fit each block's sum is
rounded, and these are added up without further loss."""
import argparse
import math
import os
import pathlib
import random
import subprocess
import sys
import tempfile

SCRIPT = """X = read("X.csv", format="csv")
a = sum(X)
b = sum(2 * X)
m = mean(X)
p = sum(X * (X != 0))
q = sum(X + 0.5)
print("sum " + a)
print("twice " + b)
print("mean " + m)
print("kept " + p)
print("half " + q)
r = rowSums(X)
c = colSums(X)
write(r, "r.csv", format="csv")
write(c, "c.csv", format="csv")
k = min(nrow(X), ncol(X))
print("trace " + trace(X[1:k, 1:k]))
"""


def element(rng):
    kind = rng.randrange(6)
    if kind == 0:
        return rng.choice((-1, 1)) * 10.0 ** rng.randint(8, 18)
    if kind == 1:
        return rng.gauss(0, 1) * 2.0 ** rng.randint(-60, 60)
    return rng.gauss(0, 1)


def matrix(rng, rows, cols, density):
    """Most elements have their negative somewhere, so sums are small."""
    cells = [(i, k) for i in range(rows) for k in range(cols)]
    rng.shuffle(cells)
    x = [[0.0] * cols for _ in range(rows)]
    n = int(len(cells) * density)
    for at in range(0, n - 1, 2):
        v = element(rng)
        (i, k), (j, l) = cells[at], cells[at + 1]
        x[i][k], x[j][l] = v, -v if rng.random() < 0.95 else element(rng)
    return x


def bound(values, exact):
    """One rounding, and the sum of what was lost, which is rounded itself."""
    u = 2.0 ** -53
    n = len(values)
    return 2 * u * abs(exact) + n * n * u * u * math.fsum(map(abs, values))


def run(samara, folder, options, env):
    p = subprocess.run([samara, "run", *options, "s.dml"], cwd=folder, capture_output=True, text=True, env=env)
    if p.returncode != 0:
        sys.exit(f"{options}: {p.stderr}")
    out = dict(line.split() for line in p.stdout.splitlines())
    for name in ("r", "c"):
        text = (folder / f"{name}.csv").read_text().replace("\n", ",").strip(",").split(",")
        out.update({f"{name}{i}": v for i, v in enumerate(text)})
    return {k: float(v) for k, v in out.items()}


def wanted(x):
    all_of = [v for row in x for v in row]
    rows, cols = len(x), len(x[0])
    k = min(rows, cols)
    want = {"sum": all_of, "twice": [2 * v for v in all_of], "mean": all_of, "kept": all_of,
            "half": [v + 0.5 for v in all_of], "trace": [x[i][i] for i in range(k)]}
    want.update({f"r{i}": row for i, row in enumerate(x)})
    want.update({f"c{i}": [row[i] for row in x] for i in range(cols)})
    return want


def compare(got, want, count, what):
    for name, values in want.items():
        exact = math.fsum(values)
        most = bound(values, exact)
        if name == "mean":
            exact, most = exact / count, most / count + 2.0 ** -52 * abs(exact / count)
        if not abs(got[name] - exact) <= most:
            sys.exit(f"{what}: {name} is {got[name]!r}, not {exact!r} within {most!r}")


def stream(samara):
    """1e22 swallows a column of 0.1 in the blocks where it is, and in no other."""
    rows = 30011
    x = [[0.1] * 9 for _ in range(rows)]
    x[0][4], x[-1][4] = 1e22, -1e22
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        (folder / "X.csv").write_text("".join(",".join(map(repr, row)) + "\n" for row in x))
        (folder / "s.dml").write_text("""X = read("X.csv", format="csv")
a = sum(X[,5])
print("sum " + a)
write(rowSums(X), "r.csv", format="csv")
write(colSums(X), "c.csv", format="csv")
""")
        got = run(samara, folder, ["--deterministic", "--memory=1500k"], dict(os.environ, SAMARA_CACHE=str(folder / "cache")))
    exact = math.fsum(row[4] for row in x)
    for name in ("sum", "c4"):
        if not 0.6 * exact <= got[name] <= exact * (1 + 2.0 ** -52):
            sys.exit(f"by blocks: {name} is {got[name]!r}, not about {exact!r}")
    if not abs(got["c0"] - rows * 0.1) <= 2e-12 * rows:
        sys.exit(f"by blocks: a column of 0.1 is {got['c0']!r}")


def main():
    p = argparse.ArgumentParser()
    p.add_argument("samara")
    p.add_argument("--rounds", type=int, default=3)
    p.add_argument("--seed", type=int, default=1)
    a = p.parse_args()
    a.rounds *= int(os.environ.get("SAMARA_REPEATS", "1"))
    samara = os.path.abspath(a.samara)
    shapes = [(1, 10), (7, 3), (300, 40), (4000, 25), (1, 70001), (70001, 1)]
    for round_ in range(a.rounds):
        rng = random.Random(a.seed + round_)
        rows, cols = shapes[(a.seed + round_) % len(shapes)]
        for density in (1, 0.05):
            x = matrix(rng, rows, cols, density)
            with tempfile.TemporaryDirectory() as name:
                folder = pathlib.Path(name)
                (folder / "X.csv").write_text("".join(",".join(map(repr, row)) + "\n" for row in x))
                (folder / "s.dml").write_text(SCRIPT)
                env = dict(os.environ, SAMARA_CACHE=str(folder / "cache"))
                what = f"seed {a.seed + round_}, {rows}x{cols} of {density}"
                first = None
                for options in ([], ["--deterministic", "--threads=1"], ["--deterministic", "--threads=2"]):
                    got = run(samara, folder, options, env)
                    compare(got, wanted(x), rows * cols, f"{what}, {options}")
                    if options and first is not None and got != first:
                        sys.exit(f"{what}: two threads give other bits than one")
                    first = got if options else None
    stream(samara)
    print(f"{a.rounds} rounds: every sum is exact but for its last bit")


if __name__ == "__main__":
    main()

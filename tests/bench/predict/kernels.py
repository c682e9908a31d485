#!/usr/bin/env python3
"""kernels.py programs FILE [SEED]: writes small tensor programs, a kernel each, of many kinds and
sizes, for bench_kernels. kernels.py table FILE.csv...: joins what bench_kernels printed to a table
for `samara learn train --from`: of each kernel the way that ran it best, its least time in four
passes, and how far the least of the first two and of the last two are apart as its noise. `--all`
keeps ways that lost, too."""

import csv
import math
import random
import sys

COUNTS = {"conv": 160, "gemm": 160, "relu": 70, "bn": 90, "softmax": 90, "reduce": 110}
COLUMNS = ["machine", "group", "class", "impl", "dtype", "threads", "batch", "m", "n", "k", "flops", "read", "written", "points", "slow", "inner",
           "run", "jumps", "aligned", "loops", "others", "seconds", "noise"]


def about(rng, low, high):
    """A whole number, evenly spread over their logarithms; half of them multiples of 8."""
    n = round(math.exp(rng.uniform(math.log(low), math.log(high + 0.5))))
    return (n + 7) // 8 * 8 if n > 8 and rng.random() < 0.5 else max(n, 1)


def tensor(*dims):
    return "tensor<" + "".join(f"{d}x" for d in dims) + "f32>"


def program(args, result, lines, last):
    head = ", ".join(f"%arg{i}: {t}" for i, t in enumerate(args))
    body = "".join(f"    {line}\n" for line in lines)
    return f"module @jit_f {{\n  func.func public @main({head}) -> ({result}) {{\n{body}    return {last} : {result}\n  }}\n}}\n"


def conv(rng):
    while True:
        batch, size, r = rng.choice([1, 1, 2, 4, 8]), about(rng, 5, 112), rng.choice([1, 1, 3, 3, 3, 5, 7])
        c, o, stride = about(rng, 3, 512), about(rng, 8, 512), rng.choice([1, 1, 1, 2])
        out = (size + 2 * (r // 2) - r) // stride + 1
        flops, floats = 2 * batch * out * out * o * c * r * r, batch * (size * size * c + out * out * o) + r * r * c * o
        if out >= 2 and 2e5 < flops < 3e9 and floats < 8e6:
            break
    x, w, y, pad = tensor(batch, size, size, c), tensor(r, r, c, o), tensor(batch, out, out, o), r // 2
    line = (f"%0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {{stride = [{stride}, {stride}], "
            f"pad = [[{pad}, {pad}], [{pad}, {pad}]]}} {{batch_group_count = 1 : i64, feature_group_count = 1 : i64}} : ({x}, {w}) -> {y}")
    return program([x, w], y, [line], "%0")


def gemm(rng):
    while True:
        batch = rng.choice([1, 1, 1, 1, 2, 8, 12, 32])
        m, n, k = about(rng, 1, 2048), about(rng, 1, 2048), about(rng, 4, 2048)
        if 2e4 < 2 * batch * m * n * k < 3e9 and batch * (m * k + n * k + m * n) < 8e6:
            break
    front = [batch] if batch > 1 else []
    of = "batching_dims = [0] x [0], " if front else ""
    right = [n, k] if rng.random() < 0.3 else [k, n]
    at = len(front)
    a, b, c = tensor(*front, m, k), tensor(*front, *right), tensor(*front, m, n)
    line = f"%0 = stablehlo.dot_general %arg0, %arg1, {of}contracting_dims = [{at + 1}] x [{at + right.index(k) if n != k else at}] : ({a}, {b}) -> {c}"
    return program([a, b], c, [line], "%0")


def rows(rng, most):
    while True:
        m, n = about(rng, 1, 8192), about(rng, 4, 8192)
        if 500 < m * n < most:
            return m, n


def relu(rng):
    m, n = rows(rng, 1.2e7)
    t = tensor(m, n)
    return program([t], t, [f"%cst = stablehlo.constant dense<0.0> : {t}", f"%0 = stablehlo.maximum %arg0, %cst : {t}"], "%0")


def bn(rng):
    """Of images whose channels lie side by side, or first: x * scale + shift, both of a channel."""
    while True:
        batch, size, c = rng.choice([1, 2, 4, 8, 16]), about(rng, 4, 128), about(rng, 4, 512)
        if 500 < batch * size * size * c < 8e6:
            break
    last = rng.random() < 0.5
    t, v = tensor(batch, size, size, c) if last else tensor(batch, c, size, size), tensor(c)
    spread = f"dims = [{3 if last else 1}] : ({v}) -> {t}"
    return program([t, v, v], t, [f"%0 = stablehlo.broadcast_in_dim %arg1, {spread}", f"%1 = stablehlo.multiply %arg0, %0 : {t}",
                                  f"%2 = stablehlo.broadcast_in_dim %arg2, {spread}", f"%3 = stablehlo.add %1, %2 : {t}"], "%3")


def softmax(rng):
    m, n = rows(rng, 4e6)
    t, v = tensor(m, n), tensor(m)
    fold = "across dimensions = [1]"
    spread = f"dims = [0] : ({v}) -> {t}"
    return program([t], t, [
        "%low = stablehlo.constant dense<0xFF800000> : tensor<f32>", "%zero = stablehlo.constant dense<0.0> : tensor<f32>",
        f"%0 = stablehlo.reduce(%arg0 init: %low) applies stablehlo.maximum {fold} : ({t}, tensor<f32>) -> {v}",
        f"%1 = stablehlo.broadcast_in_dim %0, {spread}", f"%2 = stablehlo.subtract %arg0, %1 : {t}", f"%3 = stablehlo.exponential %2 : {t}",
        f"%4 = stablehlo.reduce(%3 init: %zero) applies stablehlo.add {fold} : ({t}, tensor<f32>) -> {v}",
        f"%5 = stablehlo.broadcast_in_dim %4, {spread}", f"%6 = stablehlo.divide %3, %5 : {t}"], "%6")


def reduce(rng):
    m, n = rows(rng, 1.2e7)
    over = rng.choice([[0], [1], [1], [0, 1]])
    t, v = tensor(m, n), tensor(*[d for i, d in enumerate((m, n)) if i not in over])
    op, first = rng.choice([("add", "0.0"), ("add", "0.0"), ("maximum", "0xFF800000")])
    return program([t], v, [f"%cst = stablehlo.constant dense<{first}> : tensor<f32>",
                            f"%0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.{op} across dimensions = {over} : ({t}, tensor<f32>) -> {v}"], "%0")


MAKERS = {"conv": conv, "gemm": gemm, "relu": relu, "bn": bn, "softmax": softmax, "reduce": reduce}


def programs(path, seed):
    """Kinds in turn, so that a part of them is of all kinds."""
    made = []
    for group, count in COUNTS.items():
        rng = random.Random(f"{seed} {group}")
        made += [((i + 0.5) / count, group, i, MAKERS[group](rng)) for i in range(count)]
    with open(path, "w", encoding="utf-8") as out:
        for _, group, i, text in sorted(made):
            out.write(f"//// {group} {group}{i}\n{text}")


def table(paths, keep_all):
    found = {}
    for path in paths:
        with open(path, encoding="utf-8") as f:
            for row in csv.DictReader(f):
                kernel = found.setdefault((row["name"], row["code"]), {})
                kernel.setdefault(row["impl"], []).append(row)
    print(",".join(COLUMNS))
    for ways in found.values():
        least = {impl: min(float(r["seconds"]) for r in rows if keep_all or r["best"] == "1") for impl, rows in ways.items()
                 if keep_all or any(r["best"] == "1" for r in rows)}
        for impl in sorted(least, key=least.get)[:None if keep_all else 1]:
            first, second = ([float(r["seconds"]) for r in ways[impl] if int(r["pass"]) in passes] for passes in ((1, 2), (3, 4)))
            noise = f"{max(min(first), min(second)) / least[impl] - 1:.4f}" if first and second else ""
            row = {**ways[impl][0], "machine": "this", "seconds": f"{least[impl]:.6g}", "noise": noise}
            print(",".join(row[c] for c in COLUMNS))


def main():
    if len(sys.argv) > 2 and sys.argv[1] == "programs":
        programs(sys.argv[2], sys.argv[3] if len(sys.argv) > 3 else "1")
    elif len(sys.argv) > 2 and sys.argv[1] == "table":
        table([a for a in sys.argv[2:] if a != "--all"], "--all" in sys.argv)
    else:
        sys.exit(__doc__)


if __name__ == "__main__":
    main()

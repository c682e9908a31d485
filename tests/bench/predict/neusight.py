#!/usr/bin/env python3
"""tests/bench/predict/neusight.py FOLDER [LEFT_OUT] > kernels.csv: NeuSight's kernels
(its data/{linear,bmm,elem,softmax,ln}.csv, MIT) as the table that `samara learn train --from`
reads.

Of `linear` and `bmm`, N is what is summed over and K the columns of the result: so say the grids of
all launches of `linear` and of 4491 of 4500 of `bmm`. start_s is what PyTorch adds to a kernel on
that host, of products what the quickest of a hundred took there, of others the least of all: a
program that is compiled does not pay it, so it is no part of what is learned.
Of the machine LEFT_OUT it is the median of the others, as nothing that was measured on it may be
known."""
import csv
import pathlib
import statistics
import sys

MACHINES = {
    "NVIDIA A100-PCIE-40GB": "a100-40-pcie",
    "Tesla P100-PCIE-16GB": "p100",
    "Tesla P4": "p4",
    "Tesla T4": "t4",
    "Tesla V100-PCIE-32GB": "v100-pcie",
}
TWO = {"add", "mul", "div", "pow"}  # that read two tensors
START = {"elem": 18e-6, "softmax": 12e-6, "ln": 25e-6}
GROUPS = {"linear": "fc", "bmm": "bmm", "elem": "elem", "softmax": "softmax", "ln": "ln"}


def product(group, batch, m, n, k):
    return ["contract", group, batch, m, n, k, 2 * batch * m * n * k, 4 * batch * (m * k + k * n),
            4 * batch * m * n, batch * m * n]


def rows_of(kind, row):
    b, h = int(row["B"]), int(row["H"])
    if kind == "elem":
        return ["element", "elem", 1, b * h, 0, 0, b * h, 4 * b * h * (2 if row["OPName"] in TWO else 1), 4 * b * h, b * h]
    return ["normalise", kind, 1, b, h, 0, 5 * b * h, 4 * b * h, 4 * b * h, b * h]


def kernel(kind, row):
    if kind in ("linear", "bmm"):
        return product(GROUPS[kind], *(int(row[c]) for c in "BMKN"))
    return rows_of(kind, row)


def starts_of(kind, rows, left_out):
    """Of each machine; of products the seconds below which one in a hundred of its kernels lies."""
    if kind in START:
        return dict.fromkeys(MACHINES.values(), START[kind])
    times = {m: sorted(t for n, t, _ in rows if n == m) for m in MACHINES.values()}
    starts = {m: t[len(t) // 100] for m, t in times.items() if t}
    if left_out in starts:
        starts[left_out] = statistics.median(t for m, t in starts.items() if m != left_out)
    return starts


def main():
    folder, left_out = pathlib.Path(sys.argv[1]), sys.argv[2] if len(sys.argv) > 2 else ""
    out = csv.writer(sys.stdout, lineterminator="\n")
    out.writerow("machine class group batch m n k flops read written points start_s seconds".split())
    for kind in GROUPS:
        with open(folder / f"{kind}.csv", newline="", encoding="utf-8") as f:
            rows = [(MACHINES[r["Device"]], float(r["Latency"]) * 1e-3, kernel(kind, r)) for r in csv.DictReader(f)]
        starts = starts_of(kind, rows, left_out)
        for machine, seconds, line in rows:
            out.writerow([machine, *line, f"{starts[machine]:.9g}", repr(seconds)])


main()

#!/usr/bin/env python3
"""tests/bench/predict/neusight.py FOLDER [LEFT_OUT [TEST]] > kernels.csv: NeuSight's kernels
(its data/{linear,bmm,elem,softmax,ln}.csv, MIT) as the table that `samara learn train --from`
reads.

Of `linear` and `bmm`, N is what is summed over and K the columns of the result: so say the grids of
all launches of `linear` and of 4491 of 4500 of `bmm`. start_s is what PyTorch adds to a kernel on
that host, of products what the quickest of a hundred took there, of others the least of all: a
program that is compiled does not pay it, so it is no part of what is learned.
Of the machine LEFT_OUT it is the median of the others, as nothing that was measured on it may be
known. TEST: the folder of its test set (scripts/asplos/data/dataset/test of its repository), whose
kernels of LEFT_OUT are added."""
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
UNSEEN = {
    "NVIDIA H100 80GB HBM3": "h100-sxm",
    "NVIDIA L4": "l4",
    "NVIDIA A100 80GB PCIe": "a100-80-pcie",
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
        return dict.fromkeys([*MACHINES.values(), left_out], START[kind])
    times = {m: sorted(t for n, t, _ in rows if n == m) for m in MACHINES.values()}
    starts = {m: t[len(t) // 100] for m, t in times.items() if t}
    if left_out:
        starts[left_out] = statistics.median(t for m, t in starts.items() if m != left_out)
    return starts


def read(path, kind, names):
    """(machine, seconds, kernel) of machines with names."""
    with open(path, newline="", encoding="utf-8") as f:
        return [(names[r["Device"]], float(r["Latency"]) * 1e-3, kernel(kind, r))
                for r in csv.DictReader(f) if r["Device"] in names]


def table(folder, left_out="", test=None):
    """Lines of the table, the first one with the names of columns."""
    yield "machine class group batch m n k flops read written points start_s seconds".split()
    for kind in GROUPS:
        rows = read(pathlib.Path(folder) / f"{kind}.csv", kind, MACHINES)
        starts = starts_of(kind, rows, left_out)
        if test:
            rows += read(pathlib.Path(test) / f"{kind}.csv", kind, {n: m for n, m in UNSEEN.items() if m == left_out})
        for machine, seconds, line in rows:
            yield [machine, *line, f"{starts[machine]:.9g}", repr(seconds)]


def main():
    csv.writer(sys.stdout, lineterminator="\n").writerows(table(*sys.argv[1:]))


if __name__ == "__main__":
    main()

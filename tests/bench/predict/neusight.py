#!/usr/bin/env python3
"""tests/bench/predict/neusight.py FOLDER > kernels.csv: NeuSight's kernels (its data/{linear,bmm,elem,softmax,ln}.csv,
MIT) as the table that `samara learn train --from` reads.

Of `linear`, N is what is summed over and K the columns of the result, as the launches' grids show; of `bmm`, as the
names say. start_s is what PyTorch adds to a kernel there, the least that calls of a kind took: a program that is
compiled does not pay it, so it is no part of what is learned."""
import csv
import pathlib
import sys

MACHINES = {
    "NVIDIA A100-PCIE-40GB": "a100-40-pcie",
    "Tesla P100-PCIE-16GB": "p100",
    "Tesla P4": "p4",
    "Tesla T4": "t4",
    "Tesla V100-PCIE-32GB": "v100-pcie",
}
TWO = {"add", "mul", "div", "pow"}  # that read two tensors
START = {"fc": 45e-6, "bmm": 30e-6, "elem": 18e-6, "softmax": 12e-6, "ln": 25e-6}


def product(group, batch, m, n, k):
    return ["contract", group, batch, m, n, k, 2 * batch * m * n * k, 4 * batch * (m * k + k * n),
            4 * batch * m * n, batch * m * n]


def rows_of(kind, row):
    b, h = int(row["B"]), int(row["H"])
    if kind == "elem":
        return ["element", "elem", 1, b * h, 0, 0, b * h, 4 * b * h * (2 if row["OPName"] in TWO else 1), 4 * b * h, b * h]
    return ["normalise", kind, 1, b, h, 0, 5 * b * h, 4 * b * h, 4 * b * h, b * h]


def kernel(kind, row):
    if kind == "linear":
        return product("fc", 1, int(row["M"]), int(row["K"]), int(row["N"]))
    if kind == "bmm":
        return product("bmm", *(int(row[c]) for c in "BMNK"))
    return rows_of(kind, row)


def main():
    out = csv.writer(sys.stdout, lineterminator="\n")
    out.writerow("machine class group batch m n k flops read written points start_s seconds".split())
    for kind in ("linear", "bmm", "elem", "softmax", "ln"):
        with open(pathlib.Path(sys.argv[1]) / f"{kind}.csv", newline="", encoding="utf-8") as f:
            for row in csv.DictReader(f):
                line = kernel(kind, row)
                out.writerow([MACHINES[row["Device"]], *line, START[line[1]], repr(float(row["Latency"]) * 1e-3)])


main()

#!/usr/bin/env python3
"""steps.py [SAMARA]: published training steps beside what `samara simulate` says, every row of
steps.csv.

A row is a measured step: `seconds`, or `tflops` of a device, from which seconds follow by the
formula of those who published it (`count`): megatron, 96 B s l h^2 (1 + s / 6h + V / 16lh) with all
layers recomputed (Narayanan et al., SC'21, equation 3); maxtext, 6 N tokens + 6 B s^2 l a d
(causal), N with both tables of the vocabulary. `shape` are fields of docs/howto/simulate.md. One
constant for each kind of device is in src/predict/transformer/parts.c; nothing is fitted here."""
import csv
import json
import pathlib
import statistics
import subprocess
import sys

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent.parent
SAMARA = sys.argv[1] if len(sys.argv) > 1 else str(ROOT / "build" / "samara")


def megatron(f):
    h, s, layers, words = f["hidden"], f["sequence"], f["layers"], f["vocabulary"]
    return 96 * f["batch"] * s * layers * h * h * (1 + s / (6 * h) + words / (16 * layers * h))


def maxtext(f):
    width, s = f["heads"] * f["head_size"], f["sequence"]
    weights = f["layers"] * (4 * f["hidden"] * width + 3 * f["hidden"] * f["mlp"]) + 2 * f["vocabulary"] * f["hidden"]
    return 6 * weights * f["batch"] * s + 6 * f["batch"] * s * s * f["layers"] * width


def devices(f):
    return f.get("tensor", 1) * f.get("pipeline", 1) * f.get("data", 1)


def measured(row, fields):
    if row["seconds"]:
        return float(row["seconds"])
    count = {"megatron": megatron, "maxtext": maxtext}[row["count"]]
    return count(fields) / devices(fields) / float(row["tflops"]) / 1e12


def predicted(row):
    sets = [a for field in row["shape"].split() for a in ("--set", field)]
    out = subprocess.run([SAMARA, "simulate", *sets, "--on", row["machine"], "--json"], check=True, text=True,
                         stdout=subprocess.PIPE).stdout
    return json.loads(out)[0]


def trend(pairs):
    """Median over pairs of rows of how far the ratio of two steps is from that of the measured
    ones."""
    wrong = [abs(pb / pa / (tb / ta) - 1) for i, (ta, pa) in enumerate(pairs) for tb, pb in pairs[i + 1:]]
    return statistics.median(wrong)


def summary(name, rows):
    errors = [p / t - 1 for t, p, *_ in rows]
    inside = sum(lo <= t <= hi for t, _, lo, hi in rows)
    print(f"| **{name}** | {len(rows)} rows | MAPE {100 * statistics.mean(map(abs, errors)):.1f} % | median "
          f"{100 * statistics.median(map(abs, errors)):.1f} % | bias {100 * statistics.mean(errors):+.1f} % | trend "
          f"{100 * trend([r[:2] for r in rows]):.1f} % | {inside} of {len(rows)} within p10 to p90 |")


def main():
    groups = {}
    print("| set | row | machine | measured s | predicted s | error |\n|---|---|---|---|---|---|")
    for row in csv.DictReader(line for line in open(HERE / "steps.csv") if not line.startswith("#")):
        fields = {k: int(v) if v.isdigit() else v for k, v in (f.split("=") for f in row["shape"].split())}
        t, p = measured(row, fields), predicted(row)
        print(f"| {row['set']} | {row['row']} | {devices(fields)} x {row['machine']} | {t:.3f} | {p['p50_s']:.3f} | "
              f"{100 * (p['p50_s'] / t - 1):+.1f} % |")
        family = row["machine"].split("-")[0]
        for group in (row["set"], row["kind"], *(["all tpu"] if family == "tpu" else [])):
            groups.setdefault(group, []).append((t, p["p50_s"], p["p10_s"], p["p90_s"]))
    print()
    for name, rows in groups.items():
        summary(name, rows)


main()

#!/usr/bin/env python3
"""tests/bench/predict/gpu.py SAMARA FOLDER: how well times of GPU kernels are predicted, learned
from NeuSight's measurements in FOLDER (neusight.py says which files); MAPE in percent. Seed 1, a
fifth at random with SEEDS, too; splits are those of `samara learn train --hold`: a fifth at random,
the largest 30 % of each kind on each machine, each machine in turn, and each with 10 probes of a
kind measured on it first. NeuSight's own errors are those of its paper (ASPLOS'25)."""
import json
import pathlib
import subprocess
import sys
import tempfile

MACHINES = ["a100-40-pcie", "p100", "p4", "t4", "v100-pcie"]
SEEDS = range(1, 6)
GROUPS = ["fc", "bmm", "elem", "softmax", "ln"]
PUBLISHED = {"seen": [20.0, 26.0, 14.0, 19.3, 20.1], "unseen": [13.9, 13.8, 19.3, 13.9, 56.7]}


def train(samara, table, *more, seed=1):
    got = subprocess.run([samara, "learn", "train", "--from", table, "--seed", str(seed), "--json", *more],
                         check=True, capture_output=True, text=True)
    return {s["group"]: s for s in json.loads(got.stdout)["held_back"]}


def fill(table, *what):
    subprocess.run([sys.executable, pathlib.Path(__file__).parent / "neusight.py", *what], check=True, stdout=table)
    table.flush()


def without(samara, folder, machine, probes):
    """Judged on a machine of which nothing is known, not even what its host adds to each kernel."""
    with tempfile.NamedTemporaryFile("w", suffix=".csv") as table:
        fill(table, folder, machine)
        return train(samara, table.name, "--hold", f"machine:{machine}", "--probes", probes)


def line(name, cells):
    print(f"| {name} | " + " | ".join(cells) + " |", flush=True)


def percent(scores, key):
    return [f"{100 * scores[g][key]:.1f}" for g in GROUPS]


def main():
    samara, folder = sys.argv[1:3]
    with tempfile.NamedTemporaryFile("w", suffix=".csv") as table:
        fill(table, folder)
        line("held back", GROUPS)
        print("|---|" + "---|" * len(GROUPS))
        scores = train(samara, table.name, "--compare")
        for name, key in (("MAPE", "mape"), ("median", "median"), ("R2 x 100", "r2"), ("bias", "bias"), ("relative trend", "relative_trend"),
                          ("within p10 to p90", "covered"), ("MAPE by formula", "analytic_mape"),
                          ("MAPE of trees alone", "plain_mape")):
            line(f"a fifth: {name}", percent(scores, key))
        seeds = [train(samara, table.name, seed=n) for n in SEEDS]
        for name, key in (("MAPE", "mape"), ("within p10 to p90", "covered")):
            of = [[100 * scores[g][key] for scores in seeds] for g in [*GROUPS, "all"]]
            line(f"a fifth, seeds {SEEDS[0]} to {SEEDS[-1]}, and of all: {name}",
                 [f"{sum(x) / len(x):.1f} ({min(x):.1f} to {max(x):.1f})" for x in of])
        line("the largest 30 %: MAPE", percent(train(samara, table.name, "--hold", "largest:0.3"), "mape"))
        for probes in ("0", "10"):
            all_of = [without(samara, folder, m, probes) for m in MACHINES]
            for m, s in zip(MACHINES, all_of):
                line(f"{m}, {probes} probes: MAPE", percent(s, "mape"))
            for name, key in (("MAPE", "mape"), ("median", "median"), ("R2 x 100", "r2"), ("bias", "bias"), ("relative trend", "relative_trend"),
                              ("within p10 to p90", "covered"), ("MAPE by formula", "analytic_mape")):
                mean = [100 * sum(s[g][key] for s in all_of) / len(all_of) for g in GROUPS]
                line(f"mean of the five, {probes} probes: {name}", [f"{x:.1f}" for x in mean])
        for name, errors in PUBLISHED.items():
            line(f"published, GPUs {name}", [f"{x:.1f}" for x in errors])


main()

#!/usr/bin/env python3
"""figures.py [--samara FILE] [--neusight REPOSITORY] [--kernels FOLDER] [--only WORD] [--rows]:
each figure of accuracy beside the limit it has to keep.

Always: rows of this folder that are held out (judge.py). --neusight: a checkout of
sitar-lab/NeuSight 6945927 (its test set of kernels, its measured steps; the steps need JAX).
--kernels: its kernels that are learned from, as ../predict/neusight.py takes them. Figures without
their data are listed as not measured. --only: those whose name has the word."""
import argparse
import collections
import csv
import io
import json
import pathlib
import statistics
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent.parent
sys.path[:0] = [str(HERE), str(HERE.parent / "predict")]
import judge  # noqa: E402
import neusight  # noqa: E402

Figure = collections.namedtuple("Figure", "name n mape median bias inside trend must met")
GPUS = {"NVIDIA_H100_80GB_HBM3": "h100-sxm", "NVIDIA_L4": "l4", "NVIDIA_A100_80GB_PCIe": "a100-80-pcie",
        "NVIDIA_A100-PCIE-40GB": "a100-40-pcie", "Tesla_V100-PCIE-32GB": "v100-pcie", "Tesla_P100-PCIE-16GB": "p100",
        "Tesla_T4": "t4", "Tesla_P4": "p4", "AMD_Instinct_MI100": "mi100", "AMD_Instinct_MI210": "mi210"}


def percent(x):
    return "" if x is None else f"{100 * x:.1f}"


def of_rows(name, judged, must, kept):
    """kept: (MAPE, median, worst, share inside, trend) -> is the limit kept?"""
    errors = [j.predicted / j.measured - 1 for j in judged]
    size = [abs(e) for e in errors]
    inside = sum(j.low <= j.measured <= j.high for j in judged) / len(judged)
    trend = judge.trend(judged)[0]
    values = (statistics.mean(size), statistics.median(size), max(size), inside, trend)
    return Figure(name, len(judged), values[0], values[1], statistics.mean(errors), inside, trend, must, kept(*values))


# ---- rows of this folder


def published(a):
    sources = ["llm-foundry", "torchtitan", "megatron-bridge", "maxtext", "tpu-recipes", "tensorrt-llm", "gpt-fast"]
    judged = [j for j in judge.ask_all(a.samara, [(s, r) for s in sources for r in judge.read(s) if r["split"] == "held-out"])
              if isinstance(j, judge.Judged)]
    steps = [j for j in judged if j.source not in judge.rows.SERVING]
    clusters = [j for j in steps if j.source in ("llm-foundry", "torchtitan")]
    modern = [j for j in steps if j.source in ("megatron-bridge", "torchtitan", "maxtext")]
    inference = [j for j in judged if j.source == "tensorrt-llm"]
    return [
        of_rows("training steps, llm-foundry and TorchTitan", clusters, "MAPE 9, inside 75 to 85",
                lambda mean, median, worst, inside, trend: mean <= 0.09 and 0.75 <= inside <= 0.85),
        of_rows("training steps of 2025 and 2026", modern, "MAPE 15", lambda mean, *_: mean <= 0.15),
        of_rows("relative trend between machines, training", steps, "trend 7", lambda *v: v[4] <= 0.07),
        of_rows("inference, TensorRT-LLM", inference, "median 15, worst 35",
                lambda mean, median, worst, *_: median <= 0.15 and worst <= 0.35)]


# ---- NeuSight


def unseen(a, machine, probes):
    table = io.StringIO()
    csv.writer(table, lineterminator="\n").writerows(
        neusight.table(a.kernels, machine, pathlib.Path(a.neusight) / "scripts/asplos/data/dataset/test"))
    with tempfile.NamedTemporaryFile("w", suffix=".csv") as f:
        f.write(table.getvalue())
        f.flush()
        said = subprocess.run([a.samara, "learn", "train", "--from", f.name, "--hold", f"machine:{machine}", "--probes",
                               str(probes), "--json"], check=True, capture_output=True, text=True)
    return {s["group"]: s for s in json.loads(said.stdout)["held_back"]}


def kernels(a):
    for probes, musts in ((0, {"fc": 0.14, "bmm": 0.14}), (10, {"fc": 0.07, "bmm": 0.09})):
        of = {m: unseen(a, m, probes) for m in neusight.UNSEEN.values()}
        for group, must in musts.items():
            for m, scores in of.items():
                s = scores[group]
                yield Figure(f"NeuSight {group}, {m}, {probes} probes", s["n"], s["mape"], s["median"], s["bias"], s["covered"],
                             None, "", None)
            mean = statistics.mean(scores[group]["mape"] for scores in of.values())
            yield Figure(f"NeuSight {group}, mean of three, {probes} probes", sum(s[group]["n"] for s in of.values()), mean,
                         None, None, None, None, f"MAPE {100 * must:.0f}", mean <= must)


def step(a, row, folder):
    import neusight_models
    key = row["model_name"], row["mode"], int(row["batch"]), int(row["seqlen"])
    path = folder / ("-".join(map(str, key)) + ".mlir")
    if not path.exists():
        path.write_text(neusight_models.text(*key))
    machine = GPUS[row["device"]]
    out = subprocess.run([a.samara, "predict", "--json", "--matmul=f32", "--on", machine, "--framework",
                          "compiled" if row["option"] == "fusion" else "eager", str(path)], capture_output=True, text=True)
    if out.returncode:
        raise SystemExit(f"{path.name}: {out.stderr}")
    said = json.loads(out.stdout)["machines"][0]
    return judge.Judged("neusight", path.stem, row["model_name"], machine, "held-out", 1, (*key, row["option"]),
                        float(row["label_all_e2e_latency"]) / 1e3, said["p10_s"], said["p50_s"], said["p90_s"], True, "")


def steps(a):
    import neusight_models
    judged = []
    with tempfile.TemporaryDirectory() as made, open(pathlib.Path(a.neusight) / "scripts/asplos/summary/summary.csv") as f:
        folder = pathlib.Path(a.programs or made)
        for row in csv.DictReader(f):
            if row["model_name"] in neusight_models.CONFIGS and row["device"] in GPUS and row["option"] in ("", "fusion"):
                judged.append(step(a, row, folder))
    if a.rows:
        for j in judged:
            print(f"{j.id} {j.key[-1]} {j.machine}: {1e3 * j.measured:.4g} ms, predicted {1e3 * j.predicted:.4g} "
                  f"({100 * (j.predicted / j.measured - 1):+.1f} %)")
    yield of_rows("NeuSight's steps (own 9.7)", judged, "MAPE 10", lambda mean, *_: mean <= 0.10)
    for m in sorted({j.machine for j in judged}):
        yield of_rows(f"... {m}", [j for j in judged if j.machine == m], "", lambda *_: None)


# ---- all

MISSING = [("NeuSight's steps of Switch, MI250 and 4 GPUs", "MAPE 10"), ("ResNet-50 tables", "MAPE 15"), ("HESPAS's steps", "MAPE 15")]


def cells(f):
    met = "" if f.met is None else "yes" if f.met else "no"
    bias = "" if f.bias is None else f"{100 * f.bias:+.1f}"
    return [f.name, str(f.n), percent(f.mape), percent(f.median), bias, percent(f.inside), percent(f.trend), f.must, met]


def measured(a):
    """Rows of the table, and those that cannot be filled."""
    parts = {"published": (published, True), "kernels": (kernels, a.neusight and a.kernels), "steps": (steps, a.neusight)}
    for name, (part, possible) in parts.items():
        if a.only in name:
            yield from map(cells, part(a)) if possible else [[f"{name}: without its data", *[""] * 8]]
    for name, must in MISSING if not a.only else ():
        yield [f"{name}: not measured", *[""] * 6, must, ""]


def main():
    options = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    options.add_argument("--samara", default=str(ROOT / "build" / "samara"))
    options.add_argument("--neusight")
    options.add_argument("--kernels")
    options.add_argument("--programs", help="folder where lowered models are kept")
    options.add_argument("--json", metavar="FILE", help="the cells of the table")
    options.add_argument("--only", default="")
    options.add_argument("--rows", action="store_true")
    a = options.parse_args()
    rows = []
    head = ["figure", "n", "MAPE %", "median %", "bias %", "within p10 to p90 %", "trend %", "must", "met"]
    print(f"| {' | '.join(head)} |\n|{'---|' * len(head)}")
    for row in measured(a):
        rows.append(row)
        print(f"| {' | '.join(row)} |", flush=True)
    if a.json:
        pathlib.Path(a.json).write_text(json.dumps([head, *rows]))


if __name__ == "__main__":
    main()

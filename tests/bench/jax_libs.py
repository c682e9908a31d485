#!/usr/bin/env python3
"""jax_libs.py SAMARA JAX_PYTHON FOLDER [NAME ...]: programs of JAX libraries, against XLA.

FOLDER has NAME.mlir, and NAME.npz where inputs are given; others are made up. Both sides take
turns, with two threads each, --rounds times, in fresh processes. Columns:
- xla_ms, samara_ms, ratio: runs that have settled, the least of the rounds' medians
- cpu_ratio: the same of the CPU time of all threads
- cold_ratio, warm_ratio: runs 2 to 100, with an empty and with a full cache of Samara's
- first_ratio: the first result, with an empty cache
Prints a Markdown table; --out writes the rows as JSON."""
import argparse
import json
import math
import os
import pathlib
import re
import resource
import statistics
import subprocess
import sys
import tempfile

import numpy as np

HERE = pathlib.Path(__file__).resolve().parent
sys.path[:0] = [str(HERE.parent / "stablehlo"), str(HERE)]
import compare  # noqa: E402

TYPES = {"f64": np.float64, "f32": np.float32, "f16": np.float16, "bf16": np.uint16, "i1": np.bool_,
         "f8E4M3FN": np.uint8, "f8E5M2": np.uint8, "i8": np.int8, "i16": np.int16, "i32": np.int32, "i64": np.int64,
         "ui8": np.uint8, "ui16": np.uint16, "ui32": np.uint32, "ui64": np.uint64}
HEAD = ["program", "xla_ms", "samara_ms", "ratio", "cpu_ratio", "cold_ratio", "warm_ratio", "first_ratio"]


def make_inputs(text, given, path):
    """The arrays of the program's arguments, with the types that it has."""
    random, arrays = np.random.default_rng(1), {}
    for i, (dims, kind) in enumerate(compare.main_types(text)[0]):
        dtype = np.dtype(TYPES[kind])
        if given is not None:
            a = given[f"arg{i}"]
            arrays[f"arg{i}"] = a.view(dtype) if a.dtype.kind == "V" else a.astype(dtype)
        elif dtype.kind == "f":
            arrays[f"arg{i}"] = random.standard_normal(dims).astype(dtype)
        elif kind == "bf16":
            arrays[f"arg{i}"] = (random.standard_normal(dims).astype(np.float32).view(np.uint32) >> 16).astype(dtype)
        else:
            arrays[f"arg{i}"] = random.integers(0, 2 if kind == "i1" else 8, dims).astype(dtype)
    np.savez(path, **arrays)


def run(command, cache=None):
    """Its output as JSON, and the seconds of all its threads."""
    env = dict(os.environ, **({"SAMARA_CACHE": str(cache)} if cache else {}))
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    done = subprocess.run(command, env=env, capture_output=True, text=True, timeout=900)
    if done.returncode != 0:
        raise RuntimeError((done.stderr.strip().splitlines() or ["failed"])[-1][:160])
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    cpu = sum(getattr(after, k) - getattr(before, k) for k in ("ru_utime", "ru_stime"))
    return json.loads(done.stdout.splitlines()[-1]), cpu


def samara(a, path, inputs, cache, runs):
    got, cpu = run([a.samara, "run", "--json", "--threads=2", f"--repeat={runs}", f"--inputs={inputs}", str(path)], cache)
    return dict(got, early_ms=got["all_ms"] - got["first_ms"], cpu_s=cpu)


def measure(a, name, folder):
    path, inputs = folder / f"{name}.mlir", pathlib.Path(tempfile.gettempdir(), f"jax_libs_{name}.npz")
    given = folder / f"{name}.npz"
    make_inputs(path.read_text(), np.load(given) if given.exists() else None, inputs)
    xla, ours, cold, warm, first = [], [], [], [], []
    for _ in range(a.rounds):
        with tempfile.TemporaryDirectory() as cache:
            x, _cpu = run([a.python, str(HERE / "peers" / "xla.py"), str(path), str(inputs), str(a.runs), str(a.seconds)])
            c = samara(a, path, inputs, cache, 100)
            runs = max(100, min(a.runs, int(a.seconds * 1e3 / c["median_ms"])))
            samara(a, path, inputs, cache, runs)  # fills the history
            w = samara(a, path, inputs, cache, 100)
            s, t = samara(a, path, inputs, cache, runs), samara(a, path, inputs, cache, 1)
        s["cpu_ms"] = max(s["cpu_s"] - t["cpu_s"], 0) * 1e3 / max(runs - 1, 1)
        early = x["early_ms"] / min(99, x["runs"] - 1) * 99
        xla.append(x)
        ours.append(s)
        cold.append(c["early_ms"] / early)
        warm.append(w["early_ms"] / early)
        first.append((c["compile_ms"] + c["first_ms"]) / (x["compile_ms"] + x["first_ms"]))
    x, s = min(r["median_ms"] for r in xla), min(r["median_ms"] for r in ours)
    cpu = min(r["cpu_ms"] for r in ours) / min(r["cpu_ms"] for r in xla)
    return [name, x, s, s / x, cpu, *(statistics.median(r) for r in (cold, warm, first))]


def shown(v):
    return v if isinstance(v, str) else f"{v:.3g}"


def main():
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    p.add_argument("samara")
    p.add_argument("python")
    p.add_argument("folder", type=pathlib.Path)
    p.add_argument("names", nargs="*")
    p.add_argument("--rounds", type=int, default=3)
    p.add_argument("--runs", type=int, default=2000, help="of a process, at most")
    p.add_argument("--seconds", type=float, default=4, help="... or as long")
    p.add_argument("--out", help="rows as JSON")
    a = p.parse_args()
    rows = []
    print("| " + " | ".join(HEAD) + " |\n" + "|---" * len(HEAD) + "|")
    for path in sorted(a.folder.glob("*.mlir")):
        if a.names and path.stem not in a.names or re.search(r"callback", path.stem):
            continue
        try:
            rows.append(measure(a, path.stem, a.folder))
        except (RuntimeError, KeyError, ValueError, subprocess.TimeoutExpired) as e:
            print(f"{path.stem}: {e}", file=sys.stderr, flush=True)
            continue
        print("| " + " | ".join(map(shown, rows[-1])) + " |", flush=True)
    means = [math.exp(statistics.mean(math.log(max(r[i], 1e-9)) for r in rows)) for i in range(3, len(HEAD))]
    print("| geometric mean | | | " + " | ".join(map(shown, means)) + " |")
    if a.out:
        pathlib.Path(a.out).write_text(json.dumps([dict(zip(HEAD, r)) for r in rows], indent=1) + "\n")


if __name__ == "__main__":
    main()

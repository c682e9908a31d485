#!/usr/bin/env python3
"""jax_device.py BUILD JAX_PYTHON FOLDER [NAME ...]: Samara's device of JAX, against XLA.

FOLDER is as for jax_libs.py. Three sides take turns, in fresh processes with two threads each,
--rounds times: XLA by JAX's client, Samara by the same client and its plug-in, and `samara run`.
Columns, the least of the rounds' medians, with a full cache of Samara's:
- xla_ms, device_ms, ratio: a run by the client, until its results are ready
- run_ms: by `samara run`, and added_us: by how much the device's are longer
Prints a Markdown table; --out writes the rows as JSON."""
import argparse
import json
import math
import os
import pathlib
import statistics
import subprocess
import sys
import tempfile

import numpy as np

HERE = pathlib.Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE.parent / "jax")]
from jax_libs import make_inputs, run, shown  # noqa: E402
from plugin import plugin_environment  # noqa: E402

HEAD = ["program", "xla_ms", "device_ms", "ratio", "run_ms", "added_us"]


def run_client(a, platform, path, inputs, cache):
    """Results of peers/xla.py on that platform of JAX."""
    more = {"JAX_PLATFORMS": platform, "PYTHONPATH": "", "SAMARA_THREADS": "2"}
    if platform == "samara":
        more |= plugin_environment(a.build)
    os.environ.update(more)
    return run([a.python, str(HERE / "peers/xla.py"), str(path), str(inputs), str(a.runs), str(a.seconds)], cache)[0]


def measure(a, name):
    path = a.folder / f"{name}.mlir"
    given = a.folder / f"{name}.npz"
    xla, device, own = [], [], []
    with tempfile.TemporaryDirectory() as folder:
        inputs, cache = pathlib.Path(folder, "inputs.npz"), pathlib.Path(folder, "cache")
        make_inputs(path.read_text(), np.load(given) if given.exists() else None, inputs)
        run_client(a, "samara", path, inputs, cache)  # fills the cache
        for _ in range(a.rounds):
            xla.append(run_client(a, "cpu", path, inputs, cache)["median_ms"])
            device.append(run_client(a, "samara", path, inputs, cache)["median_ms"])
            runs = max(100, min(a.runs, int(a.seconds * 1e3 / device[-1])))
            own.append(run([str(a.build / "samara"), "run", "--json", "--threads=2", f"--repeat={runs}",
                            f"--inputs={inputs}", str(path)], cache)[0]["median_ms"])
    x, d, o = min(xla), min(device), min(own)
    return [name, x, d, d / x, o, (d - o) * 1e3]


def main():
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    p.add_argument("build", type=lambda s: pathlib.Path(s).resolve())
    p.add_argument("python")
    p.add_argument("folder", type=pathlib.Path)
    p.add_argument("names", nargs="*")
    p.add_argument("--rounds", type=int, default=2)
    p.add_argument("--runs", type=int, default=2000, help="of a process, at most")
    p.add_argument("--seconds", type=float, default=3, help="... or as long")
    p.add_argument("--out", help="rows as JSON")
    a = p.parse_args()
    rows = []
    print("| " + " | ".join(HEAD) + " |\n" + "|---" * len(HEAD) + "|")
    for path in sorted(a.folder.glob("*.mlir")):
        if (a.names and path.stem not in a.names) or "callback" in path.stem:
            continue
        try:
            rows.append(measure(a, path.stem))
        except (RuntimeError, KeyError, ValueError, subprocess.TimeoutExpired) as e:
            print(f"{path.stem}: {e}", file=sys.stderr, flush=True)
            continue
        print("| " + " | ".join(map(shown, rows[-1])) + " |", flush=True)
    mean = math.exp(statistics.mean(math.log(r[3]) for r in rows))
    print(f"| geometric mean | | | {shown(mean)} | | {shown(statistics.median(r[5] for r in rows))} (median) |")
    if a.out:
        pathlib.Path(a.out).write_text(json.dumps([dict(zip(HEAD, r)) for r in rows], indent=1) + "\n")


if __name__ == "__main__":
    main()

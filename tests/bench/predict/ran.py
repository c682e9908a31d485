#!/usr/bin/env python3
"""ran.py SAMARA ROUNDS [NAME...]: what `samara predict --on this` says of programs of C and scripts
whose codelets were never measured, by the analytic predictor and what one run told of sizes, counts
and the rest, beside the least of later runs (others compute on the same cores), start to end, on
one thread, in a cache of its own. Without names all programs. Prints JSON."""

import json
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
import time

import ran_c
import ran_dml
import split

HERE = pathlib.Path(__file__).resolve().parent
BENCH, ROOT = HERE.parent, HERE.parents[2]
SUPERRES = ROOT / "examples/superres"
SCRIPTS = {"a1_lmcg": "n=20000 m=100", "a2_l2svm": "n=20000 m=100", "a3_mlogreg": "n=5000 m=50 k=3", "a4_kmeans": "n=20000 m=20 k=5",
           "a6_lmds": "n=20000 m=100", "a7_pca": "n=20000 m=60 k=5", "k2_mmchain": "n=50000 m=100"}


def programs(folder):
    """(name, the program and what it gets)"""
    for path in sorted((BENCH / "programs/nests").glob("*.c")):
        yield path.name, [path]
    yield "heat.c", [ROOT / "examples/heat/heat.c", "--", "400", "200"]
    yield "superres.c", [SUPERRES / "superres.c", "--", SUPERRES / "photo.pgm", f"{folder}/out.pgm"]
    for name, values in SCRIPTS.items():
        yield f"{name}.dml", [BENCH / f"dml/{name}.dml", "--", *values.split(), "reps=1"]
    ran_c.make(folder)
    ran_dml.make(folder)
    for name in [*(f"{p[0]}.c" for p in ran_c.PROGRAMS), *(f"{name}.dml" for name in ran_dml.SCRIPTS)]:
        yield name, [f"{folder}/{name}"]


def seconds(samara, args, env):
    """From start to end, without what its first thread waited for a processor that others had."""
    start = time.monotonic()
    p = subprocess.Popen([samara, "run", "--threads=1", *args], env=env, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    os.waitid(os.P_PID, p.pid, os.WEXITED | os.WNOWAIT)
    took = time.monotonic() - start
    waited = int(pathlib.Path(f"/proc/{p.pid}/schedstat").read_text().split()[1])
    if p.wait() != 0:
        sys.exit(f"{' '.join(args)}: status {p.returncode}")
    return took - waited / 1e9


def predicted(samara, who, args, env):
    """Of a program of C the second one asks about the run of the first."""
    out = subprocess.run([samara, "predict", "--json", "--by-codelet", f"--predictor={who}", "--on", "this", *args], env=env, check=True,
                         stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True).stdout
    one = json.loads(out)["machines"][0]
    return {"remainder": 1e3 * one["remainder_s"], **{q: 1e3 * one[f"{q}_s"] for q in ("p10", "p50", "p90")},
            "codelets": one["codelets"]}


def main():
    samara, rounds, names = sys.argv[1], int(sys.argv[2]), sys.argv[3:]
    folder = tempfile.mkdtemp(prefix="samara-ran-")
    env = {**os.environ, "SAMARA_CACHE": folder, "SAMARA_THREADS": "1"}
    rows = []
    try:
        if os.environ.get("MACHINE"):  # calibrated in another minute
            shutil.copy(os.environ["MACHINE"], folder)
        else:
            subprocess.run([samara, "machine", "calibrate"], env=env, check=True, stdout=subprocess.DEVNULL)
        for name, args in programs(folder):
            if names and name not in names:
                continue
            print(name, file=sys.stderr)
            args = [str(a) for a in args]
            roofline = predicted(samara, "roofline", args, env)
            auto = predicted(samara, "auto", args, env)
            took = [1e3 * seconds(samara, args, env) for _ in range(rounds)]
            rows.append({"program": name, "held": split.is_held_run(name), "measured_ms": min(took), "took_ms": took, "roofline": roofline, "auto": auto})
    finally:
        shutil.rmtree(folder, ignore_errors=True)
    json.dump(rows, sys.stdout, indent=1)


if __name__ == "__main__":
    main()

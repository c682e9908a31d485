#!/usr/bin/env python3
"""whole.py SAMARA PROGRAM.mlir...: what `samara predict --on this` says of programs that never ran
here, and of those that did, beside their warm runs (the least of three processes), in a cache of
its own, on one thread. Each process runs it for half a second, by what is predicted of run 1000,
but 40 to 20000 times, and the last of these runs is what is asked about: by then all code that
pays is compiled. $ONLY names some. Prints JSON."""

import json
import os
import shutil
import subprocess
import sys
import tempfile

LEAST, MOST, ENOUGH_MS = 40, 20000, 500


def last(samara, args, env):
    return json.loads(subprocess.run([samara, *args], env=env, check=True, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
                                     text=True).stdout)


def predicted(samara, path, runs, env):
    one = last(samara, ["predict", "--json", "--threads=1", f"--repeat={runs}", "--on", "this", path], env)["machines"][0]
    return {q: 1e3 * one[f"{q}_s"] for q in ("p10", "p50", "p90")}


def run(samara, path, runs, env):
    args = ["run", path, "--random", "1", "--json", "--threads=1", "--repeat", str(runs)]
    return last(samara, args, env)["min_ms"]


def measured(samara, path, runs, env):
    return min(run(samara, path, runs, env) for _ in range(3))


def main():
    samara, paths = sys.argv[1], sys.argv[2:]
    if os.environ.get("ONLY"):
        paths = [p for p in paths if os.path.basename(p)[:-5] in os.environ["ONLY"].split()]
    folder = tempfile.mkdtemp(prefix="samara-whole-")
    env = {**os.environ, "SAMARA_CACHE": folder}
    rows = []
    try:
        subprocess.run([samara, "machine", "calibrate"], env=env, check=True, stdout=subprocess.DEVNULL)
        many = {p: int(max(LEAST, min(MOST, ENOUGH_MS / predicted(samara, p, 1000, env)["p50"]))) for p in paths}
        unseen = {p: predicted(samara, p, many[p], env) for p in paths}
        for p in paths:
            print(p, file=sys.stderr)
            try:
                ms = measured(samara, p, many[p], env)
            # it needs other inputs than random ones, or several devices
            except subprocess.CalledProcessError:
                continue
            rows.append({"program": os.path.basename(p)[:-5], "measured_ms": ms, "unseen": unseen[p],
                         "seen": predicted(samara, p, many[p], env)})
    finally:
        shutil.rmtree(folder, ignore_errors=True)
    json.dump(rows, sys.stdout, indent=1)


if __name__ == "__main__":
    main()

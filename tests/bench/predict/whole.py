#!/usr/bin/env python3
"""whole.py SAMARA PROGRAM.mlir...: what `samara predict --on this` says of programs that never ran here, and of those that did,
beside their warm runs (the least of three processes), in a cache of its own, on one thread. Asked about is a run among many (the
default, 1000), so each process runs it so often, but for half a second at most and 40 times at least. Prints JSON."""

import json
import os
import shutil
import subprocess
import sys
import tempfile

LEAST, MOST, ENOUGH_MS = 40, 1000, 500


def last(samara, args, env):
    return json.loads(subprocess.run([samara, *args], env=env, check=True, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
                                     text=True).stdout)


def predicted(samara, path, env):
    one = last(samara, ["predict", "--json", "--threads=1", "--on", "this", path], env)["machines"][0]
    return {q: 1e3 * one[f"{q}_s"] for q in ("p10", "p50", "p90")}


def run(samara, path, runs, env):
    args = ["run", path, "--random", "1", "--json", "--threads=1", "--repeat", str(runs)]
    return last(samara, args, env)["min_ms"]


def measured(samara, path, env):
    ms = run(samara, path, 10, env)
    runs = int(max(LEAST, min(MOST, ENOUGH_MS / ms)))
    return min(run(samara, path, runs, env) for _ in range(3))


def main():
    samara, paths = sys.argv[1], sys.argv[2:]
    folder = tempfile.mkdtemp(prefix="samara-whole-")
    env = {**os.environ, "SAMARA_CACHE": folder}
    rows = []
    try:
        subprocess.run([samara, "machine", "calibrate"], env=env, check=True, stdout=subprocess.DEVNULL)
        unseen = {p: predicted(samara, p, env) for p in paths}
        for p in paths:
            print(p, file=sys.stderr)
            try:
                ms = measured(samara, p, env)
            except subprocess.CalledProcessError:  # it needs other inputs than random ones, or several devices
                continue
            rows.append({"program": os.path.basename(p)[:-5], "measured_ms": ms, "unseen": unseen[p],
                         "seen": predicted(samara, p, env)})
    finally:
        shutil.rmtree(folder, ignore_errors=True)
    json.dump(rows, sys.stdout, indent=1)


if __name__ == "__main__":
    main()

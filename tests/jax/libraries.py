#!/usr/bin/env python3
"""libraries.py BUILD [NAME ...]: short scripts of JAX's libraries, on JAX's CPU and on Samara.

usage: tests/jax/libraries.py [--timeout S] [--json] BUILD [NAME ...]
NAME: scripts of libraries/ (flax_cnn); without any, all. Each runs in two processes, unmodified:
JAX_PLATFORMS=cpu and =samara. The lines that it prints agree word by word, numbers to 1e-4 of the
larger of 1 and the value; of a line that begins with "about" the first number agrees to its last
one (random walks of two devices part after some steps). A script whose library is not installed is
skipped; if all are, the exit status is 77. Prints seconds from start to end on both, and the ratio.
"""
import argparse
import json
import math
import os
import pathlib
import subprocess
import sys
import time

from plugin import plugin_environment

HERE = pathlib.Path(__file__).resolve().parent
_TOLERANCE = 1e-4


def environment(platform, build):
    env = os.environ | plugin_environment(build) | {"JAX_PLATFORMS": platform}
    if platform == "cpu":
        del env["PYTHONPATH"]
    return env


def run_script(script, platform, build, limit):
    """Lines of words, or the last line of the error; and seconds."""
    began = time.monotonic()
    try:
        done = subprocess.run([sys.executable, script], env=environment(platform, build), text=True, capture_output=True,
                              timeout=limit, check=False)
    except subprocess.TimeoutExpired:
        return None, f"runs longer than {limit:g} s", limit
    spent = time.monotonic() - began
    if done.returncode != 0:
        errors = [line for line in done.stderr.splitlines() if "Error" in line]
        return None, errors[-1] if errors else f"exit status {done.returncode}", spent
    return [line.split() for line in done.stdout.splitlines()], None, spent


def as_number(word):
    try:
        return float(word)
    except ValueError:
        return None


def is_near(want, got, tolerance):
    if as_number(want) is None or as_number(got) is None:
        return want == got
    a, b = as_number(want), as_number(got)
    return (math.isnan(a) and math.isnan(b)) or abs(a - b) <= tolerance


def lines_agree(want, got):
    if len(want) != len(got):
        return False
    if want[:1] == ["about"]:
        return want[:2] == got[:2] and is_near(want[2], got[2], float(want[3]))
    return all(is_near(a, b, _TOLERANCE * max(1, abs(as_number(a) or 0))) for a, b in zip(want, got))


def compare(want, got):
    """The first difference, or None."""
    if len(want) != len(got):
        return f"{len(want)} lines on cpu, {len(got)} on samara"
    for a, b in zip(want, got):
        if not lines_agree(a, b):
            return f"{' '.join(a)} on cpu, {' '.join(b)} on samara"
    return None


def judge(script, build, limit):
    """One of ok, skipped, failed; what is wrong; seconds on both."""
    want, error, cpu = run_script(script, "cpu", build, limit)
    if error is not None:
        return "skipped" if "ModuleNotFoundError" in error else "failed", f"on cpu: {error}", cpu, 0
    got, error, own = run_script(script, "samara", build, limit)
    error = error or compare(want, got)
    return "failed" if error else "ok", error, cpu, own


def main():
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    p.add_argument("build", type=lambda s: pathlib.Path(s).resolve())
    p.add_argument("names", nargs="*")
    p.add_argument("--timeout", type=float, default=600)
    p.add_argument("--json", action="store_true")
    a = p.parse_args()
    names = a.names or sorted(path.stem for path in (HERE / "libraries").glob("*.py"))
    rows = []
    for name in names:
        outcome, error, cpu, own = judge(HERE / "libraries" / f"{name}.py", a.build, a.timeout)
        rows.append({"script": name, "outcome": outcome, "error": error, "cpu_s": cpu, "samara_s": own})
        if not a.json:
            print(f"{name:20} {outcome:8} cpu {cpu:6.1f} s, samara {own:6.1f} s", error or "", flush=True)
    if a.json:
        print(json.dumps(rows, indent=1))
    good = [r for r in rows if r["outcome"] == "ok"]
    if good and not a.json:
        ratio = math.exp(sum(math.log(r["samara_s"] / r["cpu_s"]) for r in good) / len(good))
        print(f"{len(good)} of {len(rows)} agree; geometric mean of the times' ratio {ratio:.2f}")
    if any(r["outcome"] == "failed" for r in rows):
        return 1
    return 0 if good else 77


if __name__ == "__main__":
    sys.exit(main())

#!/usr/bin/env python3
"""run.py SAMARA [--jobs N] [--set cases|versions|programs] [NAME ...]: runs the programs and judges what comes out.

SAMARA is the command: `SAMARA run PROGRAM.mlir --inputs IN.npz --outputs OUT.npz` is called for each. Sets that are not named are
run as well; NAME leaves out the others. A line for each program that goes wrong; the last line counts."""

import argparse
import concurrent.futures
import json
import pathlib
import subprocess
import sys
import tempfile

import numpy as np

from compare import compare, result_types
from inputs import arguments

HERE = pathlib.Path(__file__).resolve().parent
TABLE = json.loads((HERE / "cases/cases.json").read_text())
SETS = ("cases", "versions", "programs")


def programs(chosen, names):
    """(what it is called, its text's path, its answers' path, its row of the table)"""
    for part in chosen:
        for path in sorted((HERE / part).glob("*/*.mlir" if part == "versions" else "*.mlir")):
            answers = HERE / ("cases" if part == "versions" else part) / f"{path.stem}.npz"
            if answers.exists() and (not names or path.stem in names):
                row = {"rules": ["near"]} if part == "programs" else TABLE[path.stem]
                yield path.relative_to(HERE).with_suffix("").as_posix(), path, answers, row


def judge(samara, seconds, path, answers, row):
    """The lines that say what is wrong, and how many results were right."""
    with np.load(answers) as z, tempfile.TemporaryDirectory() as folder:
        expected = Arrays({k: z[k] for k in z.files})
        given = {k: a for k, a in expected.items() if k.startswith("arg")}
        if answers.parent.name == "programs":
            given = arguments(path)
        np.savez(f"{folder}/in.npz", **given)
        command = [samara, "run", path, "--inputs", f"{folder}/in.npz", "--outputs", f"{folder}/out.npz"]
        try:
            done = subprocess.run(command, capture_output=True, text=True, errors="replace", timeout=seconds)
        except subprocess.TimeoutExpired:
            return [f"not done after {seconds} s"], 0
        if done.returncode < 0:
            return [f"ended by signal {-done.returncode}"], 0
        said = done.stderr.strip()
        if "refuse" in row:
            if done.returncode == 0:
                return ["is not refused"], 0
            return (
                ([], 1)
                if any(w.lower() in said.lower() for w in row["refuse"].split("|"))
                else ([f"is refused as: {said[-300:]}"], 0)
            )
        if done.returncode != 0:
            return [said[-300:] or f"exit {done.returncode}"], 0
        np.seterr(all="ignore")  # of this thread
        try:
            with np.load(f"{folder}/out.npz") as got:
                wrong, n = compare(expected, got, row["rules"], result_types(path.read_text()))
        except (OSError, ValueError, KeyError) as e:
            return [f"its results cannot be read: {e}"], 0
        return wrong, max(0, n - len(wrong))


class Arrays(dict):
    files = property(list)


def main():
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    p.add_argument("--jobs", type=int, default=2)
    p.add_argument("--seconds", type=float, default=120, help="for one program")
    p.add_argument("--set", action="append", choices=SETS)
    p.add_argument("samara")
    p.add_argument("name", nargs="*")
    a = p.parse_args()
    todo = list(programs(a.set or SETS, a.name))
    if not todo:
        sys.exit("no program is named so")
    good = bad = results = 0
    with concurrent.futures.ThreadPoolExecutor(a.jobs) as pool:
        for (name, *_), (wrong, right) in zip(todo, pool.map(lambda t: judge(a.samara, a.seconds, *t[1:]), todo)):
            good, bad, results = good + (not wrong), bad + bool(wrong), results + right
            for line in wrong:
                print(f"{name}: {line}", flush=True)
    print(f"{results} results agree\n{good} passed, {bad} failed")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())

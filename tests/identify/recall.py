#!/usr/bin/env python3
"""How many ways of writing a kernel are found: each class of styles/*.txt in a sample of its
styles.

    recall.py [--samara PATH] [--seed N] [--per N] [--sample SHARE] [--jobs N] [--misses] [--run]
    [--keep DIR] [--floor F] [--each F] [NAME ...]

Each style is written in --per of all its ways (indexing, counting, types, accumulators, linkage of
helpers), which
--seed picks; --sample takes that share of the styles. A kernel is found when one of its nests gets
an expected label; a label that is neither expected nor allowed is wrong. --run compares what each
function writes with SAMARA=off and with every replacement forced.
NAME: only these classes or styles. Exits 1 when a label or a result is wrong, or when less than
--floor of all or of a class of --each is found."""
import argparse
import collections
import concurrent.futures
import os
import pathlib
import random
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
sys.path += [str(HERE), str(HERE / "styles")]
import render  # noqa: E402
import table  # noqa: E402

PER_FILE = 12
# Loops whose bounds hang on an outer counter or on data are lifted row by row; attention is listed
# as its parts.
NOT_YET = {"attention", "spmv", "syrk", "trmm", "trmv"}


def sample(seed, per, share, names):
    """Writers of functions, by file of styles."""
    for path in sorted((HERE / "styles").glob("*.txt")):
        for number, k in enumerate(render.parse(path.read_text())):
            for s in k.styles:
                if names and k.name not in names and s.name not in names:
                    continue
                pick = random.Random(f"{seed} {path.stem} {number} {s.name}")
                if pick.random() >= share:
                    continue
                ways = list(render.ways(k, s))
                for n, way in enumerate(pick.sample(ways, min(per, len(ways)))):
                    yield render.Writer(k, s, way, f"{k.name}{number}_{s.name}_{n}")


def batches(writers):
    out = []
    for w in writers:
        if not out or len(out[-1]) == PER_FILE:
            out.append([])
        out[-1].append(w)
    return out


def case_of(w, path):
    f = w.s.flags
    also = set(w.k.also) | set(filter(None, f.get("also", "").split(",")))
    expect = f.get("expect", w.k.name if w.k.polarity == "positive" else "none").split(",")
    return {"case": w.name, "file": path.name, "line": 0, "polarity": w.k.polarity, "expect": expect,
            "also": sorted(also), "near": w.k.near, "judge": "label"}


def functions(w, by):
    """Codelets and notes of a case with those of its helpers."""
    codelets, notes = [], []
    for name, (c, n) in by.items():
        if name == w.name or (name.endswith("_" + w.name) and name != "run_" + w.name):
            codelets += c
            notes += n
    return codelets, notes


def look(library, path, writers, samara):
    by = table.decompose(samara, path)
    return [table.look(library, case_of(w, path), *functions(w, by)) for w in writers]


def by_class(looked):
    rows = collections.defaultdict(lambda: [0, 0])
    for x in looked:
        if x["case"]["polarity"] == "positive":
            row = rows[x["case"]["expect"][0]]
            row[0] += x["deciders"]["canonical"][1]
            row[1] += 1
    return rows


def arguments():
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    p.add_argument("--samara", default="build/samara")
    p.add_argument("--seed", type=int, default=1)
    p.add_argument("--per", type=int, default=1)
    p.add_argument("--sample", type=float, default=1.0)
    p.add_argument("--jobs", type=int, default=2)
    p.add_argument("--misses", action="store_true")
    p.add_argument("--run", action="store_true")
    p.add_argument("--floor", type=float, default=0.0, help="the share of all that must be found")
    p.add_argument("--each", type=float, default=0.0, help="the share of each class, but for those not yet lifted")
    p.add_argument("--keep", help="a folder for the programs")
    p.add_argument("names", nargs="*")
    return p.parse_args()


def examine(a, folder):
    groups = batches(sample(a.seed, a.per, a.sample, a.names))
    paths = [folder / f"styles{n}.c" for n in range(len(groups))]
    for path, group in zip(paths, groups):
        path.write_text(render.program(group, HERE / "harness.h"))
    library = table.Library(a.samara)
    with concurrent.futures.ThreadPoolExecutor(a.jobs) as pool:
        looked = sum(pool.map(lambda z: look(library, *z, a.samara), zip(paths, groups)), [])
    share = table.print_recall(looked)
    if a.misses:
        table.print_misses(looked)
    bad = table.print_wrong(looked)
    for label, (found, n) in sorted(by_class(looked).items()):
        if found / n < a.each and label not in NOT_YET:
            print(f"{label}: {found} of {n} are found, {100 * a.each:.0f} % must be")
            bad += 1
    if share < a.floor:
        print(f"{100 * share:.1f} % are found, {100 * a.floor:.0f} % must be")
        bad += 1
    if a.run:
        bad += table.run_all(a.samara, paths, a.jobs)
    return bad


def main():
    a = arguments()
    if a.keep:
        pathlib.Path(a.keep).mkdir(parents=True, exist_ok=True)
        return 1 if examine(a, pathlib.Path(a.keep)) else 0
    with tempfile.TemporaryDirectory(prefix="samara-") as d:
        return 1 if examine(a, pathlib.Path(d)) else 0


if __name__ == "__main__":
    sys.exit(main())

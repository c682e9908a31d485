#!/usr/bin/env python3
"""Runs every case through the library and compares its results with XLA's.

usage: run.py [--library FILE] [CASES] [NAME ...]
In one process, by python/samara.py. Cases that must be refused must be, with the words that cases.json has. lacking.txt names
those that cannot be run yet: they must be refused as unsupported, never answered wrongly, and leave the list once they can be run.
Prints what differs, and at the end the counts; exit 1 if anything does."""

import argparse
import json
import os
import pathlib
import sys

import numpy as np

HERE = pathlib.Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE.parent.parent / "python")]
import compare  # noqa: E402


def arguments(path):
    if not path.exists():
        return []
    with np.load(path) as z:
        return [z[f"arg{i}"] for i in range(sum(k.startswith("arg") for k in z.files))]


def bits(array):
    """bf16 and f8 as what npz files have."""
    small = {"bfloat16": np.uint16, "float8_e4m3fn": np.uint8, "float8_e5m2": np.uint8}
    return array.view(small[array.dtype.name]) if array.dtype.name in small else array


class Results(dict):
    """What np.load() would give for them."""

    def __init__(self, arrays):
        super().__init__((f"out{i}", bits(a)) for i, a in enumerate(arrays))
        self.files = list(self)


def run(samara, path, want, row):
    """None, or what is wrong."""
    try:
        got = samara.load(path.read_text(), path.name)(*arguments(want))
    except samara.Error as e:
        if "refuse" not in row:
            return f"refused: {e}"
        return None if any(w in str(e) for w in row["refuse"].split("|")) else f"refused with other words: {e}"
    if "refuse" in row:
        return "it is not refused"
    with np.load(want) as expected:
        wrong, _ = compare.compare(expected, Results(got), row["rules"], compare.result_types(path.read_text()))
    return "; ".join(wrong) or None


def main():
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    p.add_argument("--library")
    p.add_argument("cases", nargs="?", default=str(HERE / "cases"))
    p.add_argument("names", nargs="*")
    a = p.parse_args()
    if a.library:
        os.environ["SAMARA_LIBRARY"] = a.library
    import samara

    folder = pathlib.Path(a.cases)
    table = json.loads((folder / "cases.json").read_text())
    programs = [(n, folder / f"{n}.mlir", n) for n in table]
    for version in sorted((folder.parent / "versions").glob("*")):
        programs += [(f"{version.name}/{m.stem}", m, m.stem) for m in sorted(version.glob("*.mlir"))]
    lacking = set((HERE / "lacking.txt").read_text().split()) if (HERE / "lacking.txt").exists() else set()
    failed = ran = 0
    np.seterr(all="ignore")
    for label, path, name in programs:
        if a.names and name not in a.names:
            continue
        ran += 1
        why = run(samara, path, folder / f"{name}.npz", table[name])
        if label in lacking:
            if why is not None and "unsupported: " in why:
                continue
            why = f"it is in lacking.txt, but: {why or 'it is right'}"
        if why is not None:
            failed += 1
            print(f"{label}: {why}")
    print(f"{ran} programs, {failed} differ, {len(lacking)} are known to be refused")
    return 1 if failed or ran == 0 else 0


if __name__ == "__main__":
    sys.exit(main())

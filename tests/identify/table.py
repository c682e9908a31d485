#!/usr/bin/env python3
"""Confusion tables of three deciders over this folder's cases.

    table.py [--samara PATH] [--jobs N] [--misses] [--run] [--fast] [NAME ...]

The deciders, for each nest of each case:
  opcodes    cosine of operator histograms with the nearest kernel form
  structure  cosine of feature vectors with the nearest kernel form
  canonical  equality of canonical forms: the one that replaces code
A genuine case is found when one of its nests gets an expected label. Any label that the case does
not allow is wrong. --run builds every file and compares what its cases write with SAMARA=off and
with every replacement forced (compare.py). NAME: only these files or cases. --fast: a third of the
files.
Exits 1 when the canonical form labels or replaces wrongly, or finds fewer kernels than --floor
says."""
import argparse
import collections
import concurrent.futures
import json
import math
import os
import pathlib
import re
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))
import compare  # noqa: E402
import list as cases_of  # noqa: E402

THRESHOLD = {"opcodes": 0.95, "structure": 0.95}
MUST_FIND = 0.8
INDEX = re.compile(r"\[[^\[\]]*\]")
OPERATOR = re.compile(r"\b[a-z][a-z0-9]*(?=\()|[<>=!]=|[-+*/%<>?&|^~]|\[")
FLAGS = ["-O2", "-std=gnu11"]


def cosine(a, b):
    dot = sum(x * b.get(k, 0) for k, x in a.items())
    na, nb = (math.sqrt(sum(x * x for x in v.values())) for v in (a, b))
    return dot / (na * nb) if na and nb else 0.0


def histogram(canonical):
    """How often each operator occurs; `[` stands for a read, its index is passed over."""
    text = canonical.split(" = ")[-1]
    n = -1
    while n != len(text):
        n = len(text)
        text = INDEX.sub("\1", text)
    return collections.Counter(OPERATOR.findall(text.replace("\1", "[")))


class Library:
    """The kernels' forms as the deciders see them."""

    def __init__(self, samara):
        self.forms = []
        for k in json.loads(subprocess.check_output([samara, "kernels", "--json"])):
            for f in k["forms"]:
                self.forms.append((k["name"], histogram(f["canonical"]),
                                   dict(enumerate(f["vector"]))))

    def nearest(self, which, seen):
        best, name = 0.0, None
        for form in self.forms:
            c = cosine(seen, form[which])
            if c > best:
                best, name = c, form[0]
        return name, best

    def labels(self, nest):
        """The kernel that each decider gives the nest; None: none."""
        out = {"canonical": nest["kernel"]}
        for which, decider, seen in (
                (1, "opcodes", histogram(nest["canonical"])),
                (2, "structure", dict(enumerate(nest["vector"])))):
            name, c = self.nearest(which, seen)
            out[decider] = name if c >= THRESHOLD[decider] else None
        return out


def decompose(samara, path):
    """Codelets and notes of a file, by function."""
    p = subprocess.run([samara, "decompose", "--json", "--nests", *FLAGS, str(path)],
                       capture_output=True, text=True, timeout=300)
    if p.returncode != 0:
        raise SystemExit(f"{path.name}: {p.stderr.strip()}")
    found = json.loads(p.stdout)
    by = collections.defaultdict(lambda: ([], []))
    for c in found["codelets"]:
        by[c["function"]][0].append(c)
    for n in found["not_taken"]:
        by[n["function"]][1].append(n)
    return by


def judge(case, labels):
    """(wrong labels, found) of one case for one decider's labels."""
    allowed = set(case["expect"]) | set(case["also"])
    if case["judge"] == "result":
        allowed.add(case["near"])
    wrong = [x for x in labels if x is not None and x not in allowed]
    return wrong, bool(set(labels) & set(case["expect"]) - {"none"})


def reasons(codelets, notes):
    out = [f"line {c['line']}: {c['reason']}" for c in codelets if c["reason"]]
    out += [f"line {n['line']}: {n['reason']}" for n in notes]
    return out or ["its loops are in another function or gone"]


def look(library, case, codelets, notes):
    """The labels of a case by all deciders."""
    labels = {d: [] for d in ("opcodes", "structure", "canonical")}
    for c in codelets:
        for n in c["nests"]:
            for d, name in library.labels(n).items():
                labels[d].append(name)
        labels["canonical"] += [c["kernel"], c["whole"]]
    out = {d: judge(case, names) for d, names in labels.items()}
    return {"case": case, "deciders": out, "labels": labels, "reasons": reasons(codelets, notes)}


def matrix(looked, decider):
    """Counts: genuine found, genuine missed, genuine mislabelled, look-alike left, look-alike
    taken."""
    n = collections.Counter()
    for x in looked:
        wrong, found = x["deciders"][decider]
        kind = x["case"]["polarity"]
        if kind == "positive":
            n["found" if found else "missed"] += 1
        n[kind + (" wrong" if wrong else " right")] += 1
    return n


def print_tables(looked):
    print(f"{'decider':10} {'genuine':>18} {'':>12} {'look-alikes':>20}")
    print(f"{'':10} {'found':>6} {'missed':>6} {'wrong label':>12} {'left alone':>12} {'taken':>6}")
    for d in ("opcodes", "structure", "canonical"):
        n = matrix(looked, d)
        print(f"{d:10} {n['found']:6} {n['missed']:6} {n['positive wrong']:12} "
              f"{n['negative right']:12} {n['negative wrong']:6}")
    print()


def print_recall(looked):
    by = collections.defaultdict(lambda: [0, 0])
    for x in looked:
        if x["case"]["polarity"] == "positive":
            row = by[x["case"]["expect"][0]]
            row[0] += x["deciders"]["canonical"][1]
            row[1] += 1
    print("recall of the canonical form")
    for label in sorted(by):
        found, n = by[label]
        print(f"  {label:12} {found:3} of {n:3}")
    found, n = (sum(r[i] for r in by.values()) for i in (0, 1))
    print(f"  {'all':12} {found:3} of {n:3}  ({100 * found / n if n else 100:.1f} %)\n")
    return found / n if n else 1.0


def print_misses(looked):
    for x in looked:
        c = x["case"]
        if c["polarity"] == "positive" and not x["deciders"]["canonical"][1]:
            print(f"missed: {c['file']}:{c['line']} {c['case']}, expected {'|'.join(c['expect'])}")
            for r in x["reasons"]:
                print(f"    {r}")


def print_wrong(looked):
    n = 0
    for x in looked:
        wrong = x["deciders"]["canonical"][0]
        if wrong:
            c = x["case"]
            n += 1
            print(f"WRONG: {c['file']}:{c['line']} {c['case']} is called {', '.join(wrong)}; "
                  f"allowed: {'|'.join(c['expect'] + c['also'])}")
    return n


# ---- running
# ----------------------------------------------------------------------------------------

def run_one(program, dump, env):
    p = subprocess.run([program], env=dict(os.environ, SMR_DUMP=str(dump), **env),
                       capture_output=True, text=True, timeout=600)
    return p.returncode, p.stderr.strip()


def run_file(samara, path):
    """Lines about results that differ, and how many sites were asked."""
    with tempfile.TemporaryDirectory(prefix="samara-") as d:
        d = pathlib.Path(d)
        subprocess.run([samara, "cc", "--runtime=library", *FLAGS, str(path), "-o", d / "p", "-lm"], check=True)
        off = run_one(d / "p", d / "off", {"SAMARA": "off"})
        forced = run_one(d / "p", d / "on", {"SAMARA_FORCE": "1", "SAMARA_CHECK": "never",
                                             "SAMARA_REPORT": str(d / "rows")})
        out = []
        if off != forced:
            out.append(f"{path.name}: ends with {off} and, replaced, with {forced}")
        out += differences(path.name, d / "off", d / "on")
        return out, taken(d / "rows")


def differences(name, a, b):
    p = subprocess.run([sys.executable, HERE / "compare.py", a, b], capture_output=True, text=True)
    return [f"{name}: {line}" for line in (p.stdout + p.stderr).splitlines()]


def taken(rows):
    """Calls that implementations took, by kernel: rows of src/run/report.h."""
    calls = collections.Counter()
    if not rows.exists():
        return calls
    data = rows.read_bytes()
    count = int.from_bytes(data[8:16], "little")
    if data[:8] != b"SMRREP07":
        sys.exit(f"{rows}: begins with {data[:8]}; this knows the rows of SMRREP07")
    head = 7 * 8
    size = (len(data) - head - 1024) // 1024  # behind the rows: notes
    for i in range(min(count, 1024)):
        row = data[head + i * size:head + (i + 1) * size]
        kernel = row[144:168].split(b"\0")[0].decode()
        at = 96 + 48 + 24 + 16 + 64 + 160
        if int.from_bytes(row[at + 4:at + 8], "little"):
            calls[kernel] += int.from_bytes(row[at + 8:at + 16], "little")
    return calls


def run_all(samara, files, jobs):
    wrong, calls = [], collections.Counter()
    with concurrent.futures.ThreadPoolExecutor(jobs) as pool:
        for out, n in pool.map(lambda f: run_file(samara, f), files):
            wrong += out
            calls += n
    print("calls that were replaced:", ", ".join(f"{k} {n}" for k, n in sorted(calls.items())) or "none")
    for line in wrong:
        print("WRONG RESULT:", line)
    print(f"{len(files)} programs, {len(wrong)} wrong results")
    return len(wrong) + (not calls)


def arguments():
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    p.add_argument("--samara", default="build/samara")
    p.add_argument("--jobs", type=int, default=2)
    p.add_argument("--misses", action="store_true", help="each miss with its reason")
    p.add_argument("--run", action="store_true", help="compare results as well")
    p.add_argument("--fast", action="store_true")
    p.add_argument("--floor", type=float, default=MUST_FIND, help="the share found below which it fails")
    p.add_argument("names", nargs="*")
    return p.parse_args()


def main():
    a = arguments()
    files = sorted(HERE.glob("*/*.c"))
    if a.fast:
        files = files[::3]
    cases = {f: list(cases_of.cases(f)) for f in files}
    if a.names:
        cases = {f: [c for c in cs if c["case"] in a.names or f.name in a.names]
                 for f, cs in cases.items()}
        cases = {f: cs for f, cs in cases.items() if cs}
    library = Library(a.samara)
    with concurrent.futures.ThreadPoolExecutor(a.jobs) as pool:
        found = dict(zip(cases, pool.map(lambda f: decompose(a.samara, f), cases)))
    looked = [look(library, c, *found[f][c["case"]]) for f, cs in cases.items() for c in cs]
    print_tables(looked)
    recall = print_recall(looked)
    if a.misses:
        print_misses(looked)
    bad = print_wrong(looked)
    if a.run:
        bad += run_all(a.samara, list(cases), a.jobs)
    if recall < a.floor and not a.names:
        print(f"only {100 * recall:.1f} % are found, {100 * a.floor:.0f} % must be")
        bad += 1
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())

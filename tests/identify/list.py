#!/usr/bin/env python3
"""Prints every case of this folder as JSON; with --check, only verifies the set.

A case is a comment `/* case: NAME expect: A|B also: C near: D why: ... */`
above the function NAME; inside it `/* nest: LABEL */` says what the next
line's loop nest is.  With `judge: result` the label near: names is right only
with unusual parameters (other extents, a guard), so the dumps decide.  Each
case must be defined and be in its file's table."""
import json
import pathlib
import re
import sys

HERE = pathlib.Path(__file__).resolve().parent
LABELS = set("""none gemm bgemm gemv spmv ger dot axpy scal conv1d conv2d dwconv2d
maxpool2d avgpool2d relu leaky_relu sigmoid tanh gelu bias add mul batchnorm
layernorm rmsnorm softmax sum mean max argmax nrm2 transpose gather cumsum
histogram min argmin iamax asum axpby silu log_softmax variance im2col quick_gelu""".split())
COMMENT = re.compile(r"/\*\s*case:.*?\*/", re.S)
NEST = re.compile(r"/\*\s*nest:\s*([\w|]+)\s*\*/")
KEY = re.compile(r"\b(case|expect|also|near|judge|why):\s*")


def fields(comment):
    text = re.sub(r"\n\s*\*\s", " ", comment[2:-2])
    parts = KEY.split(text)[1:]
    return {k: " ".join(v.split()) for k, v in zip(parts[::2], parts[1::2])}


def labels(text, where):
    out = text.split("|") if text else []
    for label in out:
        if label not in LABELS:
            raise SystemExit(f"{where}: unknown label '{label}'")
    return out


def cases(path):
    text = path.read_text()
    found = list(COMMENT.finditer(text))
    runs = text.find("SMR_MAIN(")
    for n, m in enumerate(found):
        f = fields(m.group())
        where = f"{path.name}: {f['case']}"
        end = found[n + 1].start() if n + 1 < len(found) else runs
        d = re.search(rf"\b{f['case']}\s*\(", text[m.end():end])
        if not d:
            raise SystemExit(f"{where}: no such function below its comment")
        if not re.search(rf"\bR\({f['case']}\)", text[runs:]):
            raise SystemExit(f"{where}: not in the table of runs")
        start = m.end() + d.start()
        close = text.find("\n}", start)
        nests = [{"line": text.count("\n", 0, start + x.end()) + 2,
                  "expect": labels(x.group(1), where)}
                 for x in NEST.finditer(text[start:close])]
        yield {"case": f["case"], "file": str(path.relative_to(HERE)),
               "line": text.count("\n", 0, start) + 1,
               "polarity": path.parent.name,
               "expect": labels(f["expect"], where),
               "also": labels(f.get("also", ""), where),
               "near": f.get("near"), "judge": f.get("judge", "label"),
               "why": f.get("why"), "nests": nests}


def main(argv):
    out, names = [], set()
    for path in sorted(HERE.glob("*/*.c")):
        for c in cases(path):
            where = f"{c['file']}: {c['case']}"
            if c["case"] in names:
                raise SystemExit(f"{where}: name used twice")
            if c["polarity"] == "negative" and not (c["near"] and c["why"]):
                raise SystemExit(f"{where}: a negative says near: and why:")
            if c["near"] in c["expect"] and c["judge"] != "result":
                raise SystemExit(f"{where}: expects what it must not be")
            names.add(c["case"])
            out.append(c)
    if "--count" in argv:
        table = {}
        for c in out:
            key = c["near"] if c["polarity"] == "negative" else c["expect"][0]
            row = table.setdefault(key, {"positive": 0, "negative": 0})
            row[c["polarity"]] += 1
        for key in sorted(table):
            print(f"{key:12} {table[key]['positive']:4} {table[key]['negative']:4}")
        both = [sum(r[p] for r in table.values()) for p in ("positive", "negative")]
        print(f"{'all':12} {both[0]:4} {both[1]:4}")
    elif "--check" not in argv:
        json.dump(out, sys.stdout, indent=1)
        print()


if __name__ == "__main__":
    main(sys.argv[1:])

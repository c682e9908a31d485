#!/usr/bin/env python3
"""judge.py [--samara FILE] [--rows] [--few] [--spreads] [SOURCE ...]: published figures beside
predictions of `samara simulate`.

Prints for each source and machine, fitted and held-out rows apart: the number of rows, MAPE,
median and bias of predicted / published - 1, how many lie within p10 to p90, and the relative
trend: the median over pairs of machines that measured the same model, of how far the ratio of
predictions is from that of figures. --rows: each row, too. --few: three rows of each source and
side. --spreads: for each kind of question (the `basis` of the answer) the p90 / p50 that holds
four of five fitted rows, sources weighted by the root of their rows, and how many rows of a source
it would hold if it were taken from the others."""
import argparse
import collections
import concurrent.futures
import csv
import json
import math
import pathlib
import statistics
import subprocess

import rows

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent.parent
Judged = collections.namedtuple("Judged", "source id model machine split devices key measured low predicted high fits basis")


def text(v):
    return str(v).lower() if isinstance(v, bool) else str(v)


def simulate(samara, fields, machine):
    sets = [a for k, v in fields.items() for a in ("--set", f"{k}={text(v)}")]
    out = subprocess.run([samara, "simulate", *sets, "--on", machine, "--json"], text=True, capture_output=True)
    if out.returncode:
        raise rows.Unasked(out.stderr.strip())
    return json.loads(out.stdout)[0]


def serve(samara, source, row):
    fields, options, seconds, of = rows.SERVING[source](row)
    machine = rows.machine(row)
    sets = [a for k, v in fields.items() for a in ("--set", f"{k}={text(v)}")]
    out = subprocess.run([samara, "simulate", *sets, "--serve", *options, "--on", f"{machine}:{fields['tensor']}", "--json"],
                         text=True, capture_output=True)
    if out.returncode:
        raise rows.Unasked(out.stderr.strip())
    said = json.loads(out.stdout)[0]
    if not said["fits"]:
        raise rows.Unasked("does not fit")
    share = said["tokens_per_s"] / said["p10_tokens_per_s"]
    return Judged(source, row["id"], row["model"], machine, row["split"], said["devices"],
                  (source, row["model"], *options, fields["weights"]), seconds, of(said) / share, of(said), of(said) * share, True, said["basis"])


def judge(samara, source, row):
    if source in rows.SERVING:
        return serve(samara, source, row)
    fields, machine, seconds = rows.question(source, row)
    said = simulate(samara, fields, machine)
    # the same work elsewhere: for the trend between machines
    key = (source, row["model"], fields["sequence"], fields["precision"], fields.get("recompute", ""), fields.get("adapters"))
    return Judged(source, row["id"], row["model"], machine, row["split"], said["devices"], key,
                  seconds / (fields["batch"] * fields["sequence"]) * said["devices"],
                  *(said[p] / (fields["batch"] * fields["sequence"]) * said["devices"] for p in ("p10_s", "p50_s", "p90_s")),
                  said["fits"], said["basis"])


def read(source):
    with open(HERE / f"{source}.csv", newline="") as f:
        return list(csv.DictReader(f))


def check_split(source, table):
    sides = collections.defaultdict(set)
    for row in table:
        sides[row["model"]].add(row["split"])
    mixed = [m for m, s in sides.items() if len(s) > 1 or not s <= {"fitted", "held-out"}]
    if mixed and source not in ("ml-engineering", "training-results-v3.1"):
        raise SystemExit(f"{source}: {mixed[0]} is on both sides of the split")


def trend(judged):
    """Median over pairs of machines and models."""
    by = collections.defaultdict(list)
    for j in judged:
        by[j.key].append(j)
    wrong = [abs(b.predicted / a.predicted / (b.measured / a.measured) - 1)
             for same in by.values() for i, a in enumerate(same) for b in same[i + 1:] if a.machine != b.machine]
    return (statistics.median(wrong), len(wrong)) if wrong else (None, 0)


def percent(x, sign=""):
    return "" if x is None else f"{100 * x:{sign}.1f}"


HEAD = ["rows", "n", "MAPE %", "median %", "bias %", "within p10 to p90 %", "trend %", "pairs"]


def summary(name, judged):
    errors = [j.predicted / j.measured - 1 for j in judged]
    inside = sum(j.low <= j.measured <= j.high for j in judged)
    median, pairs = trend(judged)
    return [name, str(len(judged)), percent(statistics.mean(map(abs, errors))),
            percent(statistics.median(map(abs, errors))), percent(statistics.mean(errors), "+"),
            f"{100 * inside / len(judged):.0f}", percent(median), str(pairs)]


def groups(judged):
    """(name, rows): all of a side, its sources, and their machines."""
    for split in ("fitted", "held-out"):
        side = [j for j in judged if j.split == split]
        if side:
            yield f"**{split}**", side
        for source in sorted({j.source for j in side}):
            of = [j for j in side if j.source == source]
            yield f"{split}: {source}", of
            machines = sorted({j.machine for j in of})
            for m in machines if len(machines) > 1 else ():
                yield f"... {m}", [j for j in of if j.machine == m]


def spread_of(residuals):
    """Of {source: [|log error|]}: the value that four of five lie below; a source weighs as the
    root of its number of rows."""
    weighted = sorted((r, len(of) ** -0.5) for of in residuals.values() for r in of)
    below, enough = 0, 0.8 * sum(w for _, w in weighted)
    for r, weight in weighted:
        below += weight
        if below >= enough:
            return r
    return None


def spreads(judged):
    by = collections.defaultdict(lambda: collections.defaultdict(list))
    for j in judged:
        if j.split == "fitted":
            by[j.basis][j.source].append(abs(math.log(j.predicted / j.measured)))
    for basis, sources in sorted(by.items()):
        print(f"spread of {basis}: {math.exp(spread_of(sources)):.2f}")
        for source, of in sorted(sources.items()):
            others = {s: r for s, r in sources.items() if s != source}
            limit = spread_of(others) if others else None
            held = f", by the others {math.exp(limit):.2f} holds {100 * sum(r <= limit for r in of) / len(of):.0f} %" if others else ""
            print(f"    {source}: {len(of)} rows, alone {math.exp(spread_of({source: of})):.2f}{held}")


def ask_all(samara, asked):
    """A Judged of each (source, row), or (source, why not)."""
    def one(at):
        try:
            return judge(samara, *at)
        except rows.Unasked as e:
            return at[0], str(e)

    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        return list(pool.map(one, asked))


def main():
    options = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    options.add_argument("--samara", default=str(ROOT / "build" / "samara"))
    options.add_argument("--rows", action="store_true")
    options.add_argument("--few", action="store_true")
    options.add_argument("--spreads", action="store_true")
    options.add_argument("--json", metavar="FILE", help="the cells of the table")
    options.add_argument("--most", type=float, help="fail if MAPE of the held-out rows is more, in percent")
    options.add_argument("source", nargs="*", default=sorted(p.stem for p in HERE.glob("*.csv")))
    a = options.parse_args()
    asked, why = [], collections.Counter()
    for source in a.source:
        table = read(source)
        check_split(source, table)
        if a.few:
            table = [r for split in ("fitted", "held-out") for r in [r for r in table if r["split"] == split][::7][:6]]
        asked += [(source, row) for row in table]
    judged = []
    for answer in ask_all(a.samara, asked):
        if isinstance(answer, Judged):
            judged.append(answer)
        else:
            why[answer] += 1
    for j in judged if a.rows else ():
        print(f"{j.source} {j.id} {j.model} {j.devices} x {j.machine} {j.split}: {1e6 * j.measured:.4g} us, "
              f"predicted {1e6 * j.predicted:.4g} ({100 * (j.predicted / j.measured - 1):+.1f} %)"
              f"{'' if j.fits else ', DOES NOT FIT'}")
    table = [HEAD, ["---"] * len(HEAD), *(summary(name, of) for name, of in groups(judged))]
    for row in table:
        print(f"| {' | '.join(row)} |")
    print()
    if a.json:
        pathlib.Path(a.json).write_text(json.dumps([HEAD, *table[2:]]))
    if a.spreads:
        spreads(judged)
    for (source, reason), n in sorted(why.items()):
        print(f"not asked: {source}: {n} rows: {reason}")
    held = [abs(j.predicted / j.measured - 1) for j in judged if j.split == "held-out"]
    if a.most and not held:
        raise SystemExit("no held-out row was asked")
    if a.most and 100 * statistics.mean(held) > a.most:
        raise SystemExit(f"MAPE of held-out rows {100 * statistics.mean(held):.1f} %, more than {a.most}")


if __name__ == "__main__":
    main()

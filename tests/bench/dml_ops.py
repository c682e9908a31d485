"""Sorting, selection and other single operations of scripts against SystemDS, warm: the group
dml-ops of tests/bench/run.

Both sides have two threads and run one script, dml/o_ops.dml, whose first turns are left out. Wall
time is the script's own; processor time is that of all threads of the process between two printed
lines. $SYSTEMDS as for dml.py; without it, or without Java, the columns of SystemDS are empty.
$ONLY names some operations."""
import os, shutil, statistics, subprocess, time

import dml

# name: what is computed, n, repetitions, allowed difference of the values
OPS = {
    "remainder": ("sum(((A %% 1000) < 500) * ((B %% 97) / 50 - 0.9)), 12M", 12000000, 8, 1e-9),
    "order": ("order(A) by value, 1M", 1000000, 20, 1e-12),
    "order_index": ("order(A, index.return), 1M", 1000000, 20, 1e-12),
    "order_ties": ("order(A, decreasing), 1M of 997 values", 1000000, 20, 1e-12),
    "order_columns": ("order(A, by two columns), 1M x 2", 1000000, 12, 1e-12),
    "median": ("median(A), 1M", 1000000, 20, 1e-12),
    "quantile": ("quantile(A, three), 1M", 1000000, 20, 1e-12),
    "unique": ("unique(A), 1M of 997 values", 1000000, 20, 1e-12),
    "tsmm": ("t(A) %*% A, sparse 300k x 1k, 10 in a row", 300000, 12, 1e-9),
    "onehot": ("table(seq(1, n), a), 1M of 997 values", 1000000, 20, 1e-12),
    "calls": ("1e5 calls of a small function", 1, 30, 1e-12),
    "csv": ("write csv, 2M numbers of 17 digits", 2000000, 8, 1e-12),
}


def processor_ms(pid):
    """Milliseconds of all threads of a process, also of those that ended: clock_getcpuclockid()."""
    return time.clock_gettime(~pid << 3 | 2) * 1e3


def run_side(bench, command):
    """Per repetition: wall and processor milliseconds, and the value. None: it failed."""
    p = subprocess.Popen(command, env=bench.ENV, cwd=bench.WORK, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    rows, before = [], 0
    for line in p.stdout:
        f = line.split()
        now = processor_ms(p.pid) if f[:1] in (["RES"], ["at"]) else before
        if f[:1] == ["RES"]:
            rows.append((float(f[4]), now - before, float(f[6])))
        before = now
    return rows if p.wait() == 0 and rows else None


def best(rows):
    """Least wall time and median processor time of the later half of the repetitions."""
    late = rows[len(rows) // 2:]
    return min(r[0] for r in late), statistics.median(r[1] for r in late), rows[-1][2]


def sides_of(bench, op, n, reps):
    given = [f"n={n}", f"op={op}", f"reps={reps}", f"file={os.path.join(bench.WORK, 'written.csv')}"]
    sides = {"ours": dml.ours(bench, "o_ops", given, ("--threads=2",))}
    if os.environ.get("SYSTEMDS") and shutil.which("java"):
        command = dml.java(bench, "o_ops", given, "false")
        sides["SystemDS"] = [command[0], "-XX:ActiveProcessorCount=2", *command[1:]]
    return sides


def row(bench, op, rounds):
    what, n, reps, allowed = OPS[op]
    got = {}
    for _ in range(rounds):
        for side, command in sides_of(bench, op, n, reps).items():
            rows = run_side(bench, command)
            if rows:
                new, old = best(rows), got.get(side)
                got[side] = (min(new[0], old[0]), min(new[1], old[1]), new[2]) if old else new
    mine, theirs = got.get("ours"), got.get("SystemDS")
    ratio = lambda k: f"{mine[k] / theirs[k]:.2f}" if mine and theirs else ""
    times = lambda t: [f"{t[0]:.3g}", f"{t[1]:.3g}"] if t else ["", ""]
    off = dml.off_by(mine[2], theirs[2]) if mine and theirs else 0
    return [f"`{what}`", *times(theirs), *times(mine), ratio(0), ratio(1), f"{off:.0e}" + ("" if off <= allowed else " **WRONG**")]


def ops(bench, rounds):
    """Each operation in one process, the least of its later runs, wall and processor time."""
    if not (os.environ.get("SYSTEMDS") and shutil.which("java")):
        print("without SystemDS: $SYSTEMDS is not set, or there is no Java")
    only = os.environ.get("ONLY", "").split()
    bench.table("single operations of scripts (ms, warm, 2 threads)",
                ["", "SystemDS", "its processor time", "ours", "our processor time", "of SystemDS", "of its processor time", "values differ by"],
                [row(bench, op, rounds) for op in OPS if not only or op in only], "dml-ops")

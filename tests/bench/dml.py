"""Scripts of DML against SystemDS, C by hand and NumPy: the groups dml, dml-sparse, dml-small,
dml-compile, dml-csv, dml-reuse of tests/bench/run.

$SYSTEMDS is a file with the class path of SystemDS 3.3.0 (as Maven's dependency:build-classpath
writes it) and $SYSTEMDS_SCRIPTS the folder scripts/builtin of its jar, whose algorithms both sides
run. Without Java's side its columns are empty."""
import os, re, statistics, subprocess, tempfile, time

SCRIPTS = os.path.join(os.path.dirname(os.path.abspath(__file__)), "dml")

# name: arguments, how often in one process, what its value may be off by (None: drawn at random)
DENSE = {
    "k1_sumxyz": ("n=10000 m=1000", 12, 1e-9),
    "k2_mmchain": ("n=10000 m=1000", 12, 1e-9),
    "k3_l2svm_inner": ("n=2000000", 12, 1e-9),
    "k4_mlogreg_inner": ("n=100000 m=100 k=6", 12, 1e-9),
    "a1_lmcg": ("n=100000 m=100", 6, 1e-6),
    "a2_l2svm": ("n=100000 m=100", 5, 1e-6),
    "a3_mlogreg": ("n=20000 m=100 k=6", 4, 1e-6),
    "a4_kmeans": ("n=100000 m=50 k=10", 4, None),
    "a6_lmds": ("n=100000 m=100", 6, 1e-9),
    "a7_pca": ("n=100000 m=100 k=5", 5, 1e-6),
}
SPARSE = {
    "k2s_mmchain_sparse": ("n=100000 m=1000 sp=0.1", 12, None),
    "k5_als_loss": ("n=20000 m=20000 r=20 sp=0.01", 8, None),
    "k5b_xlog": ("n=20000 m=20000 r=20 sp=0.01", 8, None),
    "k6_pagerank": ("n=200000 sp=0.00005", 3, None),
    "a5_alscg": ("n=20000 m=2000 r=20 sp=0.01", 3, None),
}
SMALL = {name: " ".join(x if x[:2] not in ("n=", "m=") else {"n": "n=1000", "m": "m=50"}[x[0]] for x in args.split())
         for name, (args, *_) in {**DENSE, **SPARSE}.items() if name[0] == "a"}


def script(name):
    return os.path.join(SCRIPTS, name + ".dml")


def results(text):
    """Milliseconds and the last value of a program's lines "RES name i ms ... val ..."."""
    rows = [line.split() for line in text.splitlines() if line.startswith("RES ")]
    return [float(r[4]) for r in rows], float(rows[-1][6]) if rows else None


def java(bench, name, args, codegen):
    with open(os.environ["SYSTEMDS"]) as f:
        path = f.read().strip()
    config = os.path.join(bench.WORK, f"codegen-{codegen}.xml")
    with open(config, "w") as f:
        f.write(f"<root><sysds.codegen.enabled>{codegen}</sysds.codegen.enabled></root>")
    heap = os.environ.get("HEAP", "5g")
    return ["java", "-Xms" + heap, "-Xmx" + heap, "-cp", path, "org.apache.sysds.api.DMLScript", "-f", script(name), "-exec", "singlenode",
            "-config", config, "-nvargs", *args]


def ours(bench, name, args, options=()):
    library = os.environ.get("SYSTEMDS_SCRIPTS")
    return [bench.SAMARA, "run", *options, *(["--scripts=" + library] if library else []), script(name), "--", *args]


def sides_of(bench, name, args, reps):
    given = [*args.split(), f"reps={reps}"]
    sides = {"ours": ours(bench, name, given)}
    if os.environ.get("SYSTEMDS"):
        for codegen in ("false", "true"):
            sides["codegen " + codegen] = java(bench, name, given, codegen)
    if name[0] == "k":
        sides["C"] = [bench.build(["gcc"], os.path.join(bench.HERE, "peers", "dml.c"), "dml-c", ["-ffast-math", "-fopenmp"]), name, str(reps)]
    python = os.environ.get("NUMPY_PYTHON")
    peer = os.path.join(bench.HERE, "peers", "dml_numpy.py")
    if python and f"def {name}(" in open(peer).read():
        sides["NumPy"] = [python, peer, name, str(reps)]
    return sides


def run_side(bench, command):
    """None: it failed, or cannot run this."""
    p = subprocess.run(command, env=bench.ENV, cwd=bench.WORK, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    times, value = results(p.stdout)
    return (min(times), value) if p.returncode == 0 and times else None


def off_by(a, b):
    return abs(a - b) / max(abs(a), abs(b), 1e-300)


def agree(got, allowed):
    """How far our value is from SystemDS's, or from what else there is."""
    if allowed is None:
        return ""
    other = [got[s][1] for s in ("codegen false", "codegen true", "NumPy", "C") if got.get(s)]
    if not other or not got.get("ours"):
        return ""
    d = off_by(got["ours"][1], other[0])
    return f"{d:.0e}" + (" **WRONG**" if not d <= allowed else "")


def row_of(bench, name, args, reps, allowed, rounds):
    """Each side's least time of later runs, over rounds in turn; ratios are of these."""
    sides = sides_of(bench, name, args, reps)
    run_side(bench, sides["ours"])  # fills the cache of compiled code
    best = {}
    for _ in range(rounds):
        for side, command in sides.items():
            got = run_side(bench, command)
            if got and (side not in best or got[0] < best[side][0]):
                best[side] = got
    t = {side: best[side][0] if side in best else None for side in ("codegen false", "codegen true", "NumPy", "C", "ours")}
    systemds = min((t[s] for s in ("codegen false", "codegen true") if t[s]), default=None)
    ratio = lambda x: f"{t['ours'] / x:.2f}" if x and t["ours"] else ""
    return [name, *(f"{v:.3g}" if v else "" for v in t.values()), ratio(systemds), ratio(t["NumPy"]), ratio(t["C"]), agree(best, allowed)]


def warm(bench, rounds, programs, title, ident):
    only = os.environ.get("ONLY", "").split()
    rows = [row_of(bench, name, *rest, rounds) for name, rest in programs.items() if not only or name in only]
    bench.table(title, ["script", "SystemDS", "with codegen", "NumPy", "C", "ours", "of SystemDS", "of NumPy", "of C", "values differ by"], rows, ident)


def dense(bench, rounds):
    """Dense kernels and algorithms in one process, the least of its later runs."""
    warm(bench, rounds, DENSE, "DML, dense (ms, warm)", "dml-dense")


def sparse(bench, rounds):
    """The sparse ones."""
    warm(bench, rounds, SPARSE, "DML, sparse (ms, warm)", "dml-sparse")


def whole(bench, command):
    start = time.perf_counter()
    p = subprocess.run(command, env=bench.ENV, cwd=bench.WORK, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    return (time.perf_counter() - start) * 1e3 if p.returncode == 0 else None


def small(bench, rounds):
    """Whole processes on 1000 x 50: ours with nothing compiled yet, and as the next process
    finds it."""
    rows = []
    for name, args in SMALL.items():
        given, got = [*args.split(), "reps=1"], {"SystemDS": [], "first": [], "next": []}
        for i in range(rounds):
            cold = dict(bench.ENV, SAMARA_CACHE=os.path.join(bench.WORK, f"cold-{name}-{i}"))
            bench.sh([bench.SAMARA, "machine", "calibrate"], cold)
            for side in ("first", "next"):
                start = time.perf_counter()
                p = subprocess.run(ours(bench, name, given), env=cold, cwd=bench.WORK, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
                got[side].append((time.perf_counter() - start) * 1e3 if p.returncode == 0 else None)
            if os.environ.get("SYSTEMDS"):
                got["SystemDS"].append(whole(bench, java(bench, name, given, "false")))
        mid = {side: statistics.median(v) if v and None not in v else None for side, v in got.items()}
        ratio = lambda x: f"{mid[x] / mid['SystemDS']:.3f}" if mid[x] and mid["SystemDS"] else ""
        rows.append([name, *(f"{v:.0f}" if v else "" for v in mid.values()), ratio("first"), ratio("next")])
    bench.table("DML, 1000 x 50, process start to end (ms)", ["script", "SystemDS", "ours, first", "ours, next process", "first of SystemDS", "next of SystemDS"], rows, "dml-small")


MIDDLE = {name: " ".join(x if x[:2] not in ("n=", "m=") else {"n": "n=3000", "m": "m=200"}[x[0]] for x in args.split())
          for name, (args, *_) in {**DENSE, **SPARSE}.items()}


def work(said):
    """Milliseconds of processor time by what they were for; the first operator of a process does
    not pay for opening LLVM here."""
    took, opening = {"flow": [], "code": [], "compiler": []}, 0
    for kind, ms in re.findall(r" (flow|code|compiler): ([0-9.]+) ms of processor time", said):
        took[kind].append(float(ms) - (opening if kind == "code" else 0))
        opening = float(ms) if kind == "compiler" else 0 if kind == "code" else opening
    return took


def compile(bench, rounds):
    """Processor time of compiling new operators, with the linker: all scripts, 3000 x 200,
    nothing in the cache; the least of the rounds."""
    best = {}
    for i in range(rounds):
        for name, args in MIDDLE.items():
            env = dict(bench.ENV, SAMARA_CACHE=os.path.join(bench.WORK, f"compile-{name}-{i}"), SAMARA_LOG="debug")
            p = subprocess.run(ours(bench, name, [*args.split(), "reps=1"], ("--deterministic", "--threads=1")), env=env, cwd=bench.WORK,
                               stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
            for kind, found in work(p.stderr).items():
                known = best.setdefault((name, kind), found)
                if len(known) == len(found):
                    best[name, kind] = [min(a, b) for a, b in zip(known, found)]
    rows = []
    for kind, what in (("flow", "enumerating, planning and building a flow"), ("code", "generating and compiling an operator"), ("compiler", "opening LLVM, once in a process")):
        t = sorted(x for (_, k), found in best.items() if k == kind for x in found)
        at = lambda q: f"{t[min(int(len(t) * q), len(t) - 1)]:.1f}"
        rows.append([what, len(t), at(0.5), at(0.95), at(1)])
    bench.table("DML, new operators (ms of processor time)", ["", "how many", "p50", "p95", "max"], rows)


def read_side(bench, command):
    """Least milliseconds of a reading, and seconds of processor time of the whole process."""
    with tempfile.TemporaryFile("w+", dir=bench.WORK) as out:
        p = subprocess.Popen(command, env=bench.ENV, cwd=bench.WORK, stdout=out, stderr=subprocess.DEVNULL)
        _, status, usage = os.wait4(p.pid, 0)
        out.seek(0)
        times, value = results(out.read())
    return (min(times), usage.ru_utime, value) if status == 0 and times else None


def csv(bench, rounds):
    """A file of 17-digit doubles in the page cache, $CSV_MB (1000) megabytes, read and added up,
    three times in one process."""
    path = os.path.join(bench.WORK, "large.csv")
    rows = int(os.environ.get("CSV_MB", "1000")) * 506  # of 1976 bytes, about
    make = os.path.join(bench.WORK, "large.dml")
    with open(make, "w") as f:
        f.write(f'write(rand(rows={rows}, cols=100, min=-1, max=1, seed=5), "{path}", format="csv")\n')
    bench.sh([bench.SAMARA, "run", make])
    given = [f"file={path}", "reps=3"]
    sides = {"ours": ours(bench, "r1_csv", given)}
    if os.environ.get("SYSTEMDS"):
        sides["SystemDS"] = java(bench, "r1_csv", given, "false")
    best = {}
    for _ in range(rounds):
        for side, command in sides.items():
            got = read_side(bench, command)
            if got and side in best:
                got = (min(got[0], best[side][0]), min(got[1], best[side][1]), got[2])
            best[side] = got or best.get(side)
    os.unlink(path)
    mine, theirs = best["ours"], best.get("SystemDS")
    ratio = lambda k: f"{theirs[k] / mine[k]:.1f}" if mine and theirs else ""
    bench.table(f"csv, {rows * 1976 / 1e9:.2g} GB of 17-digit doubles", ["", "SystemDS", "ours", "SystemDS / ours"],
                [["ms for a reading"] + [f"{x[0]:.0f}" if x else "" for x in (theirs, mine)] + [ratio(0)],
                 ["processor time of three readings and the start, s"] + [f"{x[1]:.1f}" if x else "" for x in (theirs, mine)] + [ratio(1)]])


REUSE = {"u1_steplm": "n=20000 m=60", "u2_folds": "n=30000 m=100 g=10"}


def reuse(bench, rounds):
    """Algorithms that compute the same products again, with and without reuse, in turn with
    SystemDS: the least time, and ours over the better one of SystemDS's."""
    rows = []
    for name, args in REUSE.items():
        given = args.split()
        sides = {"none": ours(bench, name, given, ["--threads=2"]),
                 "full": ours(bench, name, given, ["--threads=2", "--reuse=full"]),
                 "partial": ours(bench, name, given, ["--threads=2", "--reuse=partial"])}
        if os.environ.get("SYSTEMDS"):
            for way in ("none", "reuse_hybrid", "reuse_multilevel"):
                sides["SystemDS " + way] = java(bench, name, given, "false") + ([] if way == "none" else ["-lineage", way])
        best = {}
        for _ in range(rounds):
            for side, command in sides.items():
                got = run_side(bench, command)
                if got and (side not in best or got[0] < best[side][0]):
                    best[side] = got
        t = {side: best[side][0] if side in best else None for side in sides}
        theirs = min((v for side, v in t.items() if side.startswith("SystemDS r") and v), default=None)
        values = [best[side][1] for side in best]
        off = f"{max(off_by(values[0], v) for v in values):.0e}" if values else ""
        gain = f"{t['none'] / t['partial']:.1f}" if t["none"] and t["partial"] else ""
        of = f"{t['partial'] / theirs:.3f}" if theirs and t["partial"] else ""
        rows.append([name, *(f"{v:.4g}" if v else "" for v in t.values()), gain, of, off])
    heads = ["SystemDS", "with reuse_hybrid", "with reuse_multilevel"] if os.environ.get("SYSTEMDS") else []
    bench.table("DML, reuse (ms)", ["script", "ours", "full", "partial", *heads, "ours / partial", "partial of SystemDS's reuse", "values differ by"], rows, "dml-reuse")

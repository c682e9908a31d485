"""Compressed matrices against SystemDS's compressed linear algebra and against our uncompressed
matrices, on made-up data of the shapes of Census, Covtype and Airline: the group dml-compressed of
tests/bench/run.

$SYSTEMDS is a file with the class path of SystemDS 3.3.0, $HEAP the memory of its process (7g).
$ONLY names some shapes. SystemDS defers `X %*% v` of a compressed X until it is read (its result
is again compressed); the row `mmchain` has all of its work."""
import os, re, subprocess

import dml

SHAPES = {"census": 2500000, "covtype": 581000, "airline": 3000000}
OPS = ("mv", "mmchain", "vm", "mm8", "tsmm", "compress")
REPS = 10
LOG = """log4j.rootLogger=ERROR,c
log4j.appender.c=org.apache.log4j.ConsoleAppender
log4j.appender.c.layout=org.apache.log4j.PatternLayout
log4j.appender.c.layout.ConversionPattern=%p %c{1}: %m%n
log4j.logger.org.apache.sysds.runtime.compress.CompressedMatrixBlockFactory=DEBUG
"""


def ours(bench, data, packed):
    return [bench.SAMARA, "run", "--stats", dml.script("c_ops"), "--", f"in={data}", f"packed={packed}", f"reps={REPS}", "grams=1"]


def systemds(bench, data):
    with open(os.environ["SYSTEMDS"]) as f:
        path = f.read().strip()
    log, config = (os.path.join(bench.WORK, name) for name in ("cla.properties", "cla.xml"))
    with open(log, "w") as f:
        f.write(LOG)
    with open(config, "w") as f:
        f.write("<root><sysds.compressed.linalg>true</sysds.compressed.linalg></root>")
    heap = os.environ.get("HEAP", "7g")
    return ["java", "-Xms" + heap, "-Xmx" + heap, "-Dlog4j.configuration=file:" + log, "-cp", path, "org.apache.sysds.api.DMLScript",
            "-f", dml.script("c_ops"), "-exec", "singlenode", "-config", config,
            "-nvargs", f"in={data}", "packed=TRUE", f"reps={REPS}", "grams=1"]


def run(bench, command):
    """The least time of each operation, and megabytes of the compressed matrix."""
    p = subprocess.run(command, env=bench.ENV, cwd=bench.WORK, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    best = {}
    for line in p.stdout.splitlines():
        if line.startswith("RES "):
            _, op, _, _, ms, *_ = line.split()
            best[op] = min(float(ms), best.get(op, float("inf")))
    size = re.search(r"become ([0-9.]+) MB", p.stdout)
    size = float(size[1]) if size else None
    theirs = re.search(r"compressed size: +([0-9]+)", p.stdout)
    best["MB"] = float(theirs[1]) / 1e6 if theirs else size
    return best


def compressed(bench, rounds):
    """Operations on compressed matrices, the least of all rounds."""
    only = os.environ.get("ONLY", "").split()
    rows = []
    for shape, n in SHAPES.items():
        if only and shape not in only:
            continue
        data = os.path.join(bench.WORK, shape)
        bench.sh([bench.SAMARA, "run", dml.script("c_make"), "--", f"n={n}", f"shape={shape}", f"out={data}"])
        sides = {"dense": ours(bench, data, "FALSE"), "ours": ours(bench, data, "TRUE")}
        if os.environ.get("SYSTEMDS"):
            sides["SystemDS"] = systemds(bench, data)
        got = {side: {} for side in ("dense", "ours", "SystemDS")}
        for _ in range(rounds):
            for side, command in sides.items():
                for op, ms in run(bench, command).items():
                    if ms is not None:
                        got[side][op] = min(ms, got[side].get(op, float("inf")))
        for op in (*OPS, "MB"):
            t = [got[side].get(op) for side in got]
            ratio = lambda x: f"{t[1] / x:.2f}" if x and t[1] else ""
            rows.append([f"{shape} {op}", *(f"{v:.3g}" if v else "" for v in t), ratio(t[0]), ratio(t[2])])
        os.remove(data)
    bench.table("Compressed matrices (ms; MB of memory)", ["operation", "ours, uncompressed", "ours", "SystemDS, compressed", "of uncompressed", "of SystemDS"], rows, "dml-compressed")

"""Sparse operations of scripts, one by one, against SciPy: the group dml-sparse-ops of
tests/bench/run. $NUMPY_PYTHON has SciPy."""
import os

import dml

OPS = {"spmv": "A %*% x", "spmv_t": "t(A) %*% x", "spmm": "A %*% D", "spmm_t": "t(A) %*% D", "spgemm": "A %*% B", "transpose": "t(A)",
       "rows": "A[a:b, ]", "cols": "A[, a:b]", "rbind": "rbind(A, B)", "map": "sqrt(A) * 2", "scaled": "A * x", "times": "A * B", "plus": "A + B",
       "rowsums": "rowSums(A)", "colsums": "colSums(A)", "sum": "sum(A^2)", "to_dense": "A[1:400, ] + 1"}


def row(bench, op, what, n, rounds):
    given = [f"n={n}", f"op={op}", "reps=8"]
    sides = {threads: [bench.SAMARA, "run", f"--threads={threads}", dml.script("s_ops"), "--", *given] for threads in (1, 2)}
    if os.environ.get("NUMPY_PYTHON"):
        sides["SciPy"] = [os.environ["NUMPY_PYTHON"], os.path.join(bench.HERE, "peers", "dml_sparse.py"), op, str(n), "8"]
    best = {}
    for _ in range(rounds):
        for side, command in sides.items():
            got = dml.run_side(bench, command)
            if got and (side not in best or got[0] < best[side][0]):
                best[side] = got
    t = {side: best[side][0] if side in best else None for side in ("SciPy", 1, 2)}
    ratio = lambda k: f"{t[k] / t['SciPy']:.2f}" if t[k] and t["SciPy"] else ""
    off = dml.off_by(best[1][1], best["SciPy"][1]) if 1 in best and "SciPy" in best else 0
    return [f"`{what}`", *(f"{v:.3g}" if v else "" for v in t.values()), ratio(1), ratio(2), f"{off:.0e}" + (" **WRONG**" if off > 1e-12 else "")]


def ops(bench, rounds):
    """Each operation in one process, the least of its runs, with one thread and with two; SciPy
    has one."""
    n = int(os.environ.get("SPARSE_N", "200000"))
    rows = [row(bench, op, what, n, rounds) for op, what in OPS.items() if not os.environ.get("ONLY") or op in os.environ["ONLY"].split()]
    bench.table(f"sparse operations, {n} x {n} with 2 million places (ms)",
                ["", "SciPy", "ours, 1 thread", "ours, 2 threads", "1 of SciPy", "2 of SciPy", "values differ by"], rows, "dml-sparse-ops")

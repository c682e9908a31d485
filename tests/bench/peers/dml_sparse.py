"""The operations of dml/s_ops.dml with SciPy (CSR, one thread): arguments op, n, how often. Prints
a line for each time, as the script does."""
import sys, time
import numpy as np
import scipy.sparse as sp

op, n, reps = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])


def sparse(p, q, k=2000000):
    s = np.arange(1, k + 1, dtype=np.int64)
    a = sp.csr_matrix((1.0 + s % 7, ((s * p) % n, (s * q + s // n) % n)), shape=(n, n))
    a.sum_duplicates()
    return a


A, B = sparse(7919, 104729), sparse(15485863, 611953)
x = np.sin(np.arange(1, n + 1, dtype=np.float64)).reshape(n, 1)
D = np.sin(np.arange(1, n * 16 + 1, dtype=np.float64)).reshape(n, 16)
q = n // 4
OPS = {
    "spmv": lambda: A @ x, "spmv_t": lambda: A.T @ x, "spmm": lambda: A @ D, "spmm_t": lambda: A.T @ D, "spgemm": lambda: A @ B,
    "transpose": lambda: A.T.tocsr(), "rows": lambda: A[q - 1:q * 3], "cols": lambda: A[:, q - 1:q * 3],
    "map": lambda: np.sqrt(A) * 2, "times": lambda: A.multiply(B).tocsr(), "plus": lambda: A + B, "scaled": lambda: A.multiply(x).tocsr(),
    "rowsums": lambda: A.sum(axis=1), "colsums": lambda: A.sum(axis=0), "sum": lambda: np.array([[np.dot(A.data, A.data)]]),
    "to_dense": lambda: A[:400].toarray() + 1,
    "rbind": lambda: sp.vstack([A, B], format="csr"),
}
for i in range(reps):
    start = time.perf_counter()
    R = OPS[op]()
    ms = (time.perf_counter() - start) * 1e3
    data = R.data if sp.issparse(R) else np.asarray(R).ravel()
    print(f"RES {op} {i + 1} ms {ms} val {float(np.dot(data, data))!r}", flush=True)

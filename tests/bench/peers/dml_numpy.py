"""The kernels and algorithms of dml/*.dml with NumPy, and SciPy where they are sparse; arguments: a
name, how often.
Prints a line for each time, as the scripts do."""
import sys, time
import numpy as np

name, reps = sys.argv[1], int(sys.argv[2])


def waves(n, k=1.0):
    return np.sin(k * np.arange(1, n + 1, dtype=np.float64))


def k1_sumxyz():
    x, y, z = (waves(10**7, k).reshape(10000, 1000) for k in (1, 2, 3))
    return lambda: np.sum(x * y * z)


def k2_mmchain():
    x, v = waves(10**7).reshape(10000, 1000), np.ones(1000)
    return lambda: np.sum(x.T @ (x @ v))


def k3_l2svm_inner():
    n, step = 2000000, [0.0]
    y, xw, xd = 2.0 * (waves(n) > 0) - 1, waves(n, 2), waves(n, 3)

    def once():
        out = 1 - y * (xw + step[0] * xd)
        sv = (out > 0) * 1.0
        out = out * sv
        g = 0.5 + step[0] * 2.0 - np.sum(out * y * xd)
        step[0] -= g / (2.0 + np.sum(xd * sv * xd))
        return step[0]
    return once


def k4_mlogreg_inner():
    x, p, v = waves(10**7).reshape(100000, 100), (0.5 + 0.1 * waves(700000)).reshape(100000, 7), waves(600).reshape(100, 6)

    def once():
        q = p[:, :6] * (x @ v)
        return np.sum(x.T @ (q - p[:, :6] * np.sum(q, axis=1, keepdims=True)))
    return once


def k5_als_loss():
    import scipy.sparse as sp
    n, r = 20000, 20
    rng = np.random.default_rng(7)
    nnz = n * n // 100
    c = sp.csr_matrix((np.ones(nnz), (rng.integers(0, n, nnz), rng.integers(0, n, nnz))), shape=(n, n)).tocoo()
    u, v = waves(n * r).reshape(n, r), waves(n * r, 2).reshape(n, r)

    def once():
        s = 0.0
        for b in range(0, len(c.row), 4096):
            e = np.einsum("ij,ij->i", u[c.row[b:b + 4096]], v[c.col[b:b + 4096]]) - 1
            s += e @ e
        return s
    return once


def k2s_mmchain_sparse():
    import scipy.sparse as sp
    s = sp.random(100000, 1000, density=0.1, format="csr", random_state=7)
    s.data[:] = 1
    t, w = s.T, np.ones(1000)
    return lambda: np.sum(t @ (s @ w))


def k6_pagerank():
    import scipy.sparse as sp
    n = 200000
    z = n * n // 20000
    rng = np.random.default_rng(7)
    g = sp.csr_matrix((np.full(z, 0.1), (rng.integers(0, n, z), rng.integers(0, n, z))), shape=(n, n))

    def once():
        p = u = np.full(n, 1.0 / n)
        for _ in range(20):
            p = 0.85 * (g @ p) + 0.15 * (u @ p)
        return p.sum()
    return once


def regression():
    n, m = 100000, 100
    x = np.sin(np.arange(1, n * m + 1, dtype=np.float64) ** 2).reshape(n, m)
    return x, x @ waves(m) + 0.01 * waves(n, 7)


def a1_lmcg():
    x, y = regression()

    def once():
        r = -(x.T @ y)
        p, w, nr = -r, np.zeros(len(r)), r @ r
        for _ in range(20):
            q = x.T @ (x @ p) + 1e-6 * p
            a = nr / (p @ q)
            w, r, old = w + a * p, r + a * q, nr
            nr = r @ r
            p = -r + (nr / old) * p
        return w.sum()
    return once


def a2_l2svm():
    x, _ = regression()
    y = 2.0 * (x @ waves(x.shape[1]) > 0) - 1

    def once():
        w, xw, g = np.zeros(x.shape[1]), np.zeros(len(y)), x.T @ y
        s = g
        for _ in range(20):
            step, xd, wd, dd = 0.0, x @ s, w @ s, s @ s
            for _ in range(20):
                out = 1 - y * (xw + step * xd)
                sv = (out > 0) * 1.0
                out = out * sv
                d = wd + step * dd - np.sum(out * y * xd)
                h = dd + np.sum(xd * sv * xd)
                step = step - d / h
                if d * d / h < 1e-9:
                    break
            w, xw = w + step * s, xw + step * xd
            out = np.maximum(1 - y * xw, 0)
            objective, new = 0.5 * (out @ out) + 0.5 * (w @ w), x.T @ (out * y) - w
            if step * (s @ g) < 1e-9 * objective:
                break
            s, g = (new @ new) / (g @ g) * s + new, new
        return w.sum()
    return once


def a6_lmds():
    x, y = regression()
    return lambda: np.linalg.solve(x.T @ x + 1e-6 * np.eye(x.shape[1]), x.T @ y).sum()


def a7_pca():
    n, m, k = 100000, 100, 5
    x, _ = regression()

    def once():
        z = x - x.mean(axis=0)
        z = z / np.sqrt((z * z).sum(axis=0) / (n - 1))
        values, vectors = np.linalg.eigh(z.T @ z / (n - 1))
        return ((z @ vectors[:, np.argsort(-values)[:k]]) ** 2).sum()
    return once


once = globals()[name]()
for i in range(reps):
    start = time.perf_counter()
    value = once()
    print(f"RES {name} {i + 1} ms {(time.perf_counter() - start) * 1e3} val {float(value)!r}", flush=True)

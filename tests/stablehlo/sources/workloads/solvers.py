"""Linear algebra, equations, optimisation: what iterates until it is good enough."""

import functools

import jax
import jax.numpy as jnp
import jax.scipy.optimize  # not there by itself
import numpy as np
from jax import lax

from ..values import rand, spd

F = np.float32


def cases(add):
    krylov(add)
    dense(add)
    roots(add)
    programs(add)
    gaussian(add)


def krylov(add):
    a, b = spd("f32", (12, 12), "kra"), rand("f32", (12,), "krb")
    g = a + rand("f32", (12, 12), "krg") * F(0.1)
    solve = jax.scipy.sparse.linalg
    add("conjugate_gradient", lambda a, b: solve.cg(lambda x: a @ x, b, tol=1e-5)[0], a, b)
    add("gmres", lambda a, b: solve.gmres(a, b, tol=1e-5, restart=6)[0], g, b)
    add("gmres_batched", lambda a, b: solve.gmres(a, b, tol=1e-5, restart=6, solve_method="batched")[0], g, b)
    add("bicgstab", lambda a, b: solve.bicgstab(a, b, tol=1e-5)[0], g, b)
    add(
        "implicit_solve_gradient",
        lambda a, b: jax.grad(
            lambda a, b: jnp.sum(
                lax.custom_linear_solve(
                    lambda x: a @ x, b, lambda mv, r: solve.cg(mv, r, tol=1e-6)[0], symmetric=True
                )
                ** 2
            ),
            (0, 1),
        )(a, b),
        a,
        b,
    )

    def lanczos(a, v):
        n = 6

        def step(c, _):
            q, before, beta = c
            w = a @ q - beta * before
            alpha = q @ w
            w = w - alpha * q
            nb = jnp.linalg.norm(w)
            return (w / nb, q, nb), (alpha, nb)

        _, (al, be) = lax.scan(step, (v / jnp.linalg.norm(v), jnp.zeros_like(v), 0.0), length=n)
        t = jnp.diag(al) + jnp.diag(be[:-1], 1) + jnp.diag(be[:-1], -1)
        return jnp.linalg.eigvalsh(t)

    add("lanczos", lanczos, a, b)

    def power(a, v):
        def cond(c):
            return (c[2] > 1e-6) & (c[3] < 300)

        def body(c):
            v, l, _, i = c
            w = a @ v
            nl = v @ w
            return w / jnp.linalg.norm(w), nl, jnp.abs(nl - l), i + 1

        return lax.while_loop(cond, body, (v / jnp.linalg.norm(v), 0.0, 1.0, 0))[1]

    add("power_iteration", power, a, b)

    def sparse(data, indices, x, y):
        from jax.experimental import sparse as js

        m = js.BCOO((data, indices), shape=(8, 9))
        return m @ x, m.T @ y, (m @ jnp.ones((9, 2)) * 2).sum(), m.todense(), m.sum_duplicates(nse=10).data.sum()

    where = np.unique(rand("i32", (14, 2), "spi", 0, 8), axis=0)
    add(
        "bcoo_products",
        sparse,
        rand("f32", (len(where),), "spd"),
        where,
        rand("f32", (9, 4), "spx"),
        rand("f32", (8,), "spy"),
    )

    def bcsr(data, col, ptr, x):
        row = jnp.searchsorted(ptr, jnp.arange(data.shape[0]), side="right") - 1
        return jax.ops.segment_sum(data * x[col], row, 6, indices_are_sorted=True)

    add(
        "csr_product",
        bcsr,
        rand("f32", (11,), "csd"),
        rand("i32", (11,), "csc", 0, 7),
        np.array([0, 2, 2, 5, 8, 9, 11], np.int32),
        rand("f32", (7,), "csx"),
    )


def dense(add):
    a = rand("f32", (7, 7), "dea") + 2 * np.eye(7, dtype=F)
    tall = rand("f32", (11, 4), "det")

    def qr_iteration(a):
        """Eigenvalues of a symmetric matrix by shifted QR steps."""

        def step(_, t):
            mu = t[-1, -1]
            q, r = jnp.linalg.qr(t - mu * jnp.eye(t.shape[0]))
            return r @ q + mu * jnp.eye(t.shape[0])

        return jnp.sort(jnp.diag(lax.fori_loop(0, 60, step, a)))

    add("qr_iteration", qr_iteration, spd("f32", (5, 5), "qri"))

    def pca(x):
        x = x - x.mean(0)
        u, s, vt = jnp.linalg.svd(x, full_matrices=False)
        top = (u[:, :2] * s[:2]) @ vt[:2]
        return s**2 / (x.shape[0] - 1), top, jnp.abs(x @ vt[:2].T)

    add("pca", pca, tall)
    add(
        "least_squares",
        lambda a, b: (jnp.linalg.lstsq(a, b)[:3], jnp.linalg.pinv(a), jnp.linalg.matrix_rank(a), jnp.linalg.cond(a)),
        tall,
        rand("f32", (11, 2), "lsb"),
    )
    add(
        "matrix_functions",
        lambda a: (
            jnp.linalg.det(a),
            jnp.linalg.inv(a),
            jnp.linalg.slogdet(a),
            jnp.linalg.matrix_power(a, 5),
            jax.scipy.linalg.expm(a * 0.3),
            jnp.linalg.norm(a, 2),
            jnp.linalg.norm(a, "nuc"),
        ),
        a,
    )
    add(
        "determinant_gradients",
        lambda a: (
            jax.grad(lambda a: jnp.linalg.slogdet(a)[1])(a),
            jax.grad(lambda a: jnp.sum(jnp.linalg.inv(a) ** 2))(a),
            jax.grad(lambda a: jnp.sum(jnp.linalg.eigvalsh(a + a.T) ** 3))(a),
            jax.grad(lambda a: jnp.sum(jnp.linalg.cholesky(a @ a.T + jnp.eye(7))))(a),
        ),
        a,
    )

    def whiten(x):
        c = jnp.cov(x.T) + 1e-3 * jnp.eye(x.shape[1])
        e, v = jnp.linalg.eigh(c)
        root = (v * lax.rsqrt(e)) @ v.T
        y = (x - x.mean(0)) @ root
        return c, root, jnp.corrcoef(y.T)

    add("whitening", whiten, tall, rule=["near", "tol 1e-4", "tol 1e-4"])

    def polar(a):
        """Newton's iteration for the nearest rotation, and Kabsch's by singular values."""
        r = lax.fori_loop(0, 15, lambda _, x: 0.5 * (x + jnp.linalg.inv(x).T), a)
        u, _, vt = jnp.linalg.svd(a)
        d = jnp.sign(jnp.linalg.det(u @ vt))
        return r, (u * jnp.ones(a.shape[0]).at[-1].set(d)) @ vt

    add("polar_decomposition", polar, a)
    add(
        "float64_solves",
        lambda a, b: (
            jnp.linalg.solve(a, b),
            jax.scipy.linalg.solve_triangular(jnp.tril(a), b, lower=True),
            jnp.linalg.eigvalsh(a @ a.T),
            jax.scipy.linalg.lu(a),
            jnp.linalg.tensorsolve(a.reshape(2, 3, 6), b[:, 0].reshape(2, 3)),
            jnp.linalg.multi_dot([a, a.T, b]),
        ),
        rand("f64", (6, 6), "f6a") + 2 * np.eye(6),
        rand("f64", (6, 2), "f6b"),
        x64=True,
    )
    add(
        "hermitian_solves",
        lambda a, b: (
            jnp.linalg.eigvalsh(a),
            jax.scipy.linalg.cho_solve(jax.scipy.linalg.cho_factor(a), b),
            jnp.linalg.solve(a + 1j, b),
            jnp.abs(jnp.linalg.det(a)),
            jnp.einsum("ij,jk,ki->", a, a.conj(), a),
        ),
        spd("c64", (5, 5), "hea"),
        rand("c64", (5, 2), "heb"),
    )

    def thomas(low, mid, up, d):
        def down(c, v):
            l, m, u, r = v
            w = m - l * c[0]
            new = (u / w, (r - l * c[1]) / w)
            return new, new

        _, (cp, dp) = lax.scan(down, (jnp.float32(0), jnp.float32(0)), (low, mid, up, d))
        return lax.scan(lambda x, v: ((y := v[1] - v[0] * x), y), jnp.float32(0), (cp, dp), reverse=True)[1]

    add(
        "thomas",
        thomas,
        *[rand("f32", (13,), f"th{i}") + F(4 * (i == 1)) for i in range(4)],
    )
    add(
        "polynomials",
        lambda p, q, x: (
            jnp.polyval(p, x),
            jnp.polyfit(x, jnp.sin(x), 3),
            jnp.convolve(p, q),
            jnp.polyder(p),
            jnp.polymul(p, q),
            jnp.sort(jnp.abs(jnp.roots(p, strip_zeros=False))),
            jnp.vander(x, 4),
        ),
        rand("f32", (5,), "pop"),
        rand("f32", (4,), "poq"),
        np.linspace(-1, 2, 9).astype(F),
    )
    add(
        "kronecker_products",
        lambda a, b: (
            jnp.kron(a, b),
            jnp.cross(a[:, :3], a[:, 1:4]),
            jnp.outer(a[0], b[0]),
            jnp.tensordot(a, a, ([0, 1], [0, 1])),
            jnp.trace(a @ a.T),
            jax.scipy.linalg.block_diag(a, b),
            jax.scipy.linalg.toeplitz(a[0]),
        ),
        rand("f32", (3, 4), "kra"),
        rand("f32", (2, 3), "krb"),
    )


def roots(add):
    def newton(x0):
        def f(x):
            return jnp.array([x[0] ** 2 + x[1] ** 2 - 4, jnp.exp(x[0]) + x[1] - 1])

        def cond(c):
            return (jnp.linalg.norm(f(c[0])) > 1e-5) & (c[1] < 50)

        def body(c):
            return c[0] - jnp.linalg.solve(jax.jacfwd(f)(c[0]), f(c[0])), c[1] + 1

        return lax.while_loop(cond, body, (x0, 0))

    add("newton_system", newton, np.array([1.0, -1.5], F))

    def rosenbrock(x):
        return jnp.sum(100 * (x[1:] - x[:-1] ** 2) ** 2 + (1 - x[:-1]) ** 2)

    add(
        "bfgs",
        lambda x: (lambda r: (r.x, r.success))(
            jax.scipy.optimize.minimize(lambda y: jnp.sum((y - jnp.arange(3.0)) ** 2 * jnp.arange(1, 4)), x, method="BFGS")
        ),
        rand("f32", (3,), "bfg"),
        rule="tol 1e-3",
    )

    def bfgs_by_hand(x):
        """With a line search that halves, in double precision: the path does not hang on the
        last bits."""

        def body(c):
            x, h, g, i = c
            d = -h @ g
            fx = rosenbrock(x)
            t = lax.while_loop(lambda t: rosenbrock(x + t * d) > fx + 1e-4 * t * (g @ d), lambda t: t / 2, 1.0)
            s = t * d
            gn = jax.grad(rosenbrock)(x + s)
            y = gn - g
            rho = 1 / (y @ s)
            e = jnp.eye(x.shape[0])
            h = jnp.where(y @ s > 1e-10, (e - rho * jnp.outer(s, y)) @ h @ (e - rho * jnp.outer(y, s)) + rho * jnp.outer(s, s), h)
            return x + s, h, gn, i + 1

        n = x.shape[0]
        out = lax.while_loop(
            lambda c: (jnp.linalg.norm(c[2]) > 1e-8) & (c[3] < 200),
            body,
            (x, jnp.eye(n), jax.grad(rosenbrock)(x), 0),
        )
        return out[0], rosenbrock(out[0]) < 1e-12

    add("bfgs_rosenbrock", bfgs_by_hand, np.array([-1.2, 1.0, 0.7]), x64=True, rule="tol 1e-6")

    def marquardt(p, t, y):
        def residual(p):
            return p[0] * jnp.exp(-p[1] * t) + p[2] - y

        def step(c, _):
            p, lam = c
            r, j = residual(p), jax.jacfwd(residual)(p)
            h = j.T @ j
            new = p - jnp.linalg.solve(h + lam * jnp.diag(jnp.diag(h)), j.T @ r)
            better = jnp.sum(residual(new) ** 2) < jnp.sum(r**2)
            return lax.cond(better, lambda: (new, lam / 3), lambda: (p, lam * 2)), better

        (p, _), _ = lax.scan(step, (p, jnp.float32(0.1)), length=12)
        return p, jnp.sum(residual(p) ** 2)

    t = np.linspace(0, 3, 15).astype(F)
    add(
        "levenberg_marquardt",
        marquardt,
        np.array([1.0, 1.0, 0.0], F),
        t,
        (2.5 * np.exp(-1.3 * t) + 0.5).astype(F) + rand("f32", (15,), "lmn") * F(0.05),
        rule="tol 1e-3",
    )

    def bisect(a):
        def body(c):
            lo, hi = c
            m = (lo + hi) / 2
            up = jnp.cos(m) * a > m
            return jnp.where(up, m, lo), jnp.where(up, hi, m)

        return lax.fori_loop(0, 20, lambda _, c: body(c), (jnp.zeros_like(a), jnp.ones_like(a) * 2))[0]

    add("bisection", bisect, np.linspace(0.1, 2, 11).astype(F))
    add(
        "while_batched",
        jax.vmap(
            lambda a, n: lax.while_loop(
                lambda c: (c[1] < n) & (jnp.abs(c[0] * c[0] - a) > 1e-5), lambda c: ((c[0] + a / c[0]) / 2, c[1] + 1), (a, 0)
            )
        ),
        np.array([0.5, 2, 9, 100, 1e4], F),
        np.array([10, 3, 0, 50, 50], np.int32),
    )


def programs(add):
    x, y = rand("f32", (14, 6), "lax"), rand("f32", (14,), "lay")

    def lasso(x, y):
        step = 1 / jnp.linalg.norm(x, 2) ** 2

        def one(c, _):
            w, z, t = c
            v = z - step * x.T @ (x @ z - y)
            new = jnp.sign(v) * jnp.maximum(jnp.abs(v) - step * 0.8, 0)
            nt = (1 + jnp.sqrt(1 + 4 * t * t)) / 2
            return (new, new + (t - 1) / nt * (new - w), nt), 0.5 * jnp.sum((x @ new - y) ** 2)

        z = jnp.zeros(x.shape[1])
        (w, _, _), objective = lax.scan(one, (z, z, 1.0), length=40)
        return w, objective, w != 0

    add("lasso_fista", lasso, x, y)

    def admm(p, q, a, low, high):
        n, m = p.shape[0], a.shape[0]
        kkt = jnp.block([[p + 1e-3 * jnp.eye(n), a.T], [a, -jnp.eye(m)]])
        lu = jax.scipy.linalg.lu_factor(kkt)

        def step(c, _):
            x, z, u = c
            s = jax.scipy.linalg.lu_solve(lu, jnp.concatenate([1e-3 * x - q, z - u]))
            x, zt = s[:n], z + s[n:] - u
            z = jnp.clip(zt + u, low, high)
            return (x, z, u + zt - z), None

        return lax.scan(step, (jnp.zeros(n), jnp.zeros(m), jnp.zeros(m)), length=60)[0]

    add(
        "quadratic_program_admm",
        admm,
        spd("f32", (4, 4), "qpp"),
        rand("f32", (4,), "qpq"),
        rand("f32", (5, 4), "qpa"),
        np.full(5, -0.3, F),
        np.full(5, 0.2, F),
        rule="tol 1e-4",
    )

    def interior(c, a, b):
        """An interior point method for a linear program."""

        def step(_, s):
            x, l, z = s
            mu = 0.2 * (x @ z) / x.shape[0]
            d = x / z
            rhs = b - a @ x + a @ (d * (c - a.T @ l - z) + x - mu / z)
            dl = jnp.linalg.solve((a * d) @ a.T, rhs)
            dz = c - a.T @ l - z - a.T @ dl
            dx = -x + mu / z - d * dz
            tp = jnp.min(jnp.where(dx < 0, -0.9 * x / dx, 1.0), initial=1.0)
            td = jnp.min(jnp.where(dz < 0, -0.9 * z / dz, 1.0), initial=1.0)
            return x + tp * dx, l + td * dl, z + td * dz

        x, l, _ = lax.fori_loop(0, 12, step, (jnp.ones(6), jnp.zeros(3), jnp.ones(6)))
        return c @ x, b @ l

    m = rand("f64", (3, 3), "ipa", 0.2, 1.0)
    add(
        "linear_program",
        interior,
        np.concatenate([-rand("f64", (3,), "ipc", 0.5, 1.5), np.zeros(3)]),
        np.concatenate([m, np.eye(3)], 1),
        np.array([1.0, 1.2, 0.8]),
        x64=True,
        rule="tol 1e-6",
    )

    def sinkhorn(x, y):
        c = jnp.sum((x[:, None] - y[None]) ** 2, -1)

        def step(_, fg):
            f, g = fg
            f = -0.5 * jax.nn.logsumexp((g - c) / 0.5 - jnp.log(y.shape[0]), axis=1)
            g = -0.5 * jax.nn.logsumexp((f[:, None] - c) / 0.5 - jnp.log(x.shape[0]), axis=0)
            return f, g

        f, g = lax.fori_loop(0, 30, step, (jnp.zeros(x.shape[0]), jnp.zeros(y.shape[0])))
        return f.mean() + g.mean(), jnp.exp((f[:, None] + g - c) / 0.5)

    add("sinkhorn", sinkhorn, rand("f32", (7, 2), "six"), rand("f32", (5, 2), "siy"))

    def simplex(v):
        u = jnp.sort(v)[::-1]
        css = jnp.cumsum(u)
        k = jnp.arange(1, v.shape[0] + 1)
        rho = jnp.sum(u * k > css - 1)
        return jnp.maximum(v - (css[rho - 1] - 1) / rho, 0)

    add(
        "simplex_projection",
        lambda v: (jax.vmap(simplex)(v), jax.jacrev(simplex)(v[0])),
        rand("f32", (4, 9), "sim"),
    )

    def annealing(key, d):
        """A round trip by swaps of two towns."""
        n = d.shape[0]

        def length(t):
            return d[t, jnp.roll(t, -1)].sum()

        def step(c, i):
            t, k = c
            k, k1, k2 = jax.random.split(k, 3)
            a, b = jax.random.randint(k1, (2,), 0, n)
            new = t.at[a].set(t[b]).at[b].set(t[a])
            change = length(new) - length(t)
            take = (change < 0) | (jax.random.uniform(k2) < jnp.exp(-change * (1 + i / 5)))
            return (jnp.where(take, new, t), k), take

        (t, _), taken = lax.scan(step, (jnp.arange(n), jax.random.wrap_key_data(key)), jnp.arange(60))
        return t, length(t), taken

    add("annealed_tour", annealing, np.array([9, 8], np.uint32), rand("i32", (8, 8), "tsp", 1, 20))

    @functools.partial(jax.vmap, in_axes=(0, None))
    def nelder(x, _):
        return lax.map(lambda t: jnp.sum((x - t) ** 2), jnp.linspace(0, 1, 5))

    add("mapped_losses", nelder, rand("f32", (4, 3), "nel"), F(0))


def gaussian(add):
    x, t = np.sort(rand("f32", (12, 1), "gpx"), 0), rand("f32", (5, 1), "gpt")

    def regression(x, y, t, theta):
        def kernel(a, b, th):
            d = ((a[:, None] - b[None]) ** 2).sum(-1)
            return jnp.exp(th[0] - 0.5 * d * jnp.exp(-2 * th[1]))

        def evidence(th):
            k = kernel(x, x, th) + jnp.exp(th[2]) * jnp.eye(x.shape[0])
            c = jnp.linalg.cholesky(k)
            a = jax.scipy.linalg.cho_solve((c, True), y)
            return 0.5 * y @ a + jnp.log(jnp.diag(c)).sum() + x.shape[0] / 2 * jnp.log(2 * jnp.pi)

        value, g = jax.value_and_grad(evidence)(theta)
        k = kernel(x, x, theta) + jnp.exp(theta[2]) * jnp.eye(x.shape[0])
        c = jnp.linalg.cholesky(k)
        s = kernel(x, t, theta)
        half = jax.scipy.linalg.solve_triangular(c, s, lower=True)
        mean = s.T @ jax.scipy.linalg.cho_solve((c, True), y)
        return value, g, mean, kernel(t, t, theta) - half.T @ half

    add(
        "gaussian_process",
        regression,
        x,
        np.sin(x[:, 0]),
        t,
        np.array([0.1, -0.2, -2.0], F),
        rule=["near", "near", "near", "tol 1e-4"],
    )

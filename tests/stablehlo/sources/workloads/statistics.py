"""Sampling, estimation, distributions and special functions."""

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax

from ..values import rand, spd
from .training import labels

F = np.float32
KEY = np.array([42, 17], np.uint32)


def key_of(data):
    return jax.random.wrap_key_data(data)


def cases(add):
    samplers(add)
    clusters(add)
    draws(add)
    functions(add)


def samplers(add):
    def hmc(key, x0, prec):
        def potential(x):
            return 0.5 * x @ prec @ x + 0.1 * jnp.sum(x**4)

        def step(c, k):
            x, accepted = c
            k1, k2 = jax.random.split(k)
            p = jax.random.normal(k1, x.shape)

            def leap(_, s):
                x, p = s
                p = p - 0.05 * jax.grad(potential)(x)
                x = x + 0.1 * p
                return x, p - 0.05 * jax.grad(potential)(x)

            xn, pn = lax.fori_loop(0, 8, leap, (x, p))
            change = potential(xn) + pn @ pn / 2 - potential(x) - p @ p / 2
            take = jnp.log(jax.random.uniform(k2)) < -change
            x = jnp.where(take, xn, x)
            return (x, accepted + take), x

        return lax.scan(step, (x0, 0), jax.random.split(key_of(key), 10))

    add("hamiltonian_monte_carlo", hmc, KEY, rand("f32", (4,), "hmx"), spd("f32", (4, 4), "hmp"))

    def bootstrap(key, x):
        def one(k):
            s = jax.random.choice(k, x, (x.shape[0],))
            return jnp.stack([s.mean(), jnp.median(s), s.std(ddof=1)])

        draws = lax.map(one, jax.random.split(key_of(key), 25))
        return jnp.percentile(draws, jnp.array([2.5, 50, 97.5]), axis=0), draws.std(0)

    add("bootstrap", bootstrap, KEY, rand("f32", (19,), "boo"))

    def particle_filter(key, zs):
        n = 32

        def step(c, zk):
            x, logw = c
            z, k = zk
            k1, k2 = jax.random.split(k)
            x = 0.9 * x + jax.random.normal(k1, (n,)) * 0.5
            logw = logw - 0.5 * ((z - x) / 0.4) ** 2
            w = jax.nn.softmax(logw)
            ess = 1 / jnp.sum(w * w)
            at = (jnp.arange(n) + jax.random.uniform(k2)) / n
            pick = jnp.clip(jnp.searchsorted(jnp.cumsum(w), at), 0, n - 1)
            x, logw = lax.cond(ess < n / 2, lambda: (x[pick], jnp.zeros(n)), lambda: (x, logw))
            return (x, logw), (jnp.sum(w * x), ess)

        k = key_of(key)
        return lax.scan(step, (jax.random.normal(k, (n,)), jnp.zeros(n)), (zs, jax.random.split(k, zs.shape[0])))[1]

    add("particle_filter", particle_filter, KEY, rand("f32", (8,), "pfz"))

    def gibbs(key, x):
        """A mixture of two: whose each point is, then the means."""

        def step(c, k):
            mu = c
            k1, k2 = jax.random.split(k)
            logp = -0.5 * (x[:, None] - mu) ** 2
            z = jax.random.categorical(k1, logp)
            n = jnp.bincount(z, length=2)
            total = jax.ops.segment_sum(x, z, 2)
            mu = total / (n + 0.1) + jax.random.normal(k2, (2,)) / jnp.sqrt(n + 0.1)
            return mu, (mu, n)

        return lax.scan(step, jnp.array([-1.0, 1.0]), jax.random.split(key_of(key), 8))[1]

    add("gibbs_mixture", gibbs, KEY, rand("f32", (16,), "gib") * F(2))

    def langevin(key, x):
        def drift(x):
            return jax.grad(lambda x: jax.nn.logsumexp(jnp.stack([-((x - 2) ** 2), -((x + 2) ** 2)])))(x)

        def one(k, x):
            return lax.scan(
                lambda x, k: ((y := x + 0.05 * drift(x) + 0.1**0.5 * jax.random.normal(k)), y),
                x,
                jax.random.split(k, 12),
            )[1]

        return jax.vmap(one)(jax.random.split(key_of(key), x.shape[0]), x)

    add("langevin_chains", langevin, KEY, rand("f32", (5,), "lan"))


def clusters(add):
    x = rand("f32", (40, 3), "clu")

    def kmeans(x):
        def body(c):
            m, _, n = c
            a = jnp.argmin(((x[:, None] - m) ** 2).sum(-1), 1)
            count = jax.ops.segment_sum(jnp.ones(x.shape[0]), a, 4)
            new = jax.ops.segment_sum(x, a, 4) / jnp.maximum(count, 1)[:, None]
            return new, jnp.max(jnp.abs(new - m)), n + 1

        means, _, steps = lax.while_loop(lambda c: (c[1] > 1e-4) & (c[2] < 50), body, (x[:4], jnp.float32(1), 0))
        return means, steps

    add("kmeans_until", kmeans, x)

    def neighbours(train, y, query):
        d = jnp.linalg.norm(query[:, None] - train, axis=-1)
        near, at = lax.top_k(-d, 5)
        votes = jax.vmap(lambda c: jnp.bincount(c, length=3))(y[at])
        return at, -near, votes.argmax(-1)

    add("nearest_neighbours", neighbours, x, labels(40, 3, "kny"), rand("f32", (6, 3), "knq"))

    def mixture(x):
        def step(c, _):
            w, mu, cov = c
            chol = jnp.linalg.cholesky(cov)
            d = x[:, None] - mu
            z = jax.vmap(lambda l, e: jax.scipy.linalg.solve_triangular(l, e.T, lower=True), (0, 1))(chol, d)
            logp = -0.5 * (z**2).sum(1) - jnp.log(jnp.diagonal(chol, axis1=1, axis2=2)).sum(1)[:, None] + jnp.log(w)[:, None]
            like = jax.nn.logsumexp(logp, axis=0)
            r = jnp.exp(logp - like)
            n = r.sum(1)
            mu = r @ x / n[:, None]
            d = x[:, None] - mu
            cov = jnp.einsum("kn,nki,nkj->kij", r, d, d) / n[:, None, None] + 1e-3 * jnp.eye(3)
            return (n / x.shape[0], mu, cov), like.sum()

        return lax.scan(step, (jnp.full(3, 1 / 3), x[:3], jnp.tile(jnp.eye(3), (3, 1, 1))), length=6)

    add("gaussian_mixture_em", mixture, x)

    def logistic(x, y):
        """Newton's method by reweighted least squares."""

        def step(w, _):
            p = jax.nn.sigmoid(x @ w)
            h = (x * (p * (1 - p))[:, None]).T @ x + 1e-2 * jnp.eye(x.shape[1])
            w = w - jnp.linalg.solve(h, x.T @ (p - y) + 1e-2 * w)
            return w, jnp.sum(jnp.logaddexp(0, x @ w) - y * (x @ w))

        return lax.scan(step, jnp.zeros(x.shape[1]), length=6)

    add("logistic_newton", logistic, x, (rand("f32", (40,), "loy") > 0).astype(F))

    def tsne(p, y):
        d = jnp.sum((y[:, None] - y) ** 2, -1)
        q = (1 - jnp.eye(y.shape[0])) / (1 + d)
        q = q / q.sum()
        return jnp.sum(p * (jnp.log(p + 1e-9) - jnp.log(q + 1e-9)))

    p = np.abs(rand("f32", (9, 9), "tsp"))
    add("tsne_step", lambda p, y: (tsne(p, y), y - 0.5 * jax.grad(tsne, 1)(p, y)), p / p.sum(), rand("f32", (9, 2), "tsy"))

    def svm(x, y):
        k = jnp.exp(-0.5 * ((x[:, None] - x) ** 2).sum(-1))

        def one(a, i):
            g = 1 - y[i] * jnp.dot(a * y, k[i])
            return a.at[i].set(jnp.clip(a[i] + g / k[i, i], 0, 1)), g

        return lax.scan(one, jnp.zeros(x.shape[0]), jnp.tile(jnp.arange(x.shape[0]), 3))

    add("svm_coordinate_ascent", svm, x[:12], np.sign(x[:12, 0]))

    def tree(x, y):
        """The best cut of each feature by what it leaves of the variance."""
        order = jnp.argsort(x, 0)
        ys = y[order]
        n = jnp.arange(1, x.shape[0])[:, None]
        s, q = jnp.cumsum(ys, 0)[:-1], jnp.cumsum(ys**2, 0)[:-1]
        t, u = ys.sum(0), (ys**2).sum(0)
        sse = q - s**2 / n + (u - q) - (t - s) ** 2 / (x.shape[0] - n)
        at = jnp.unravel_index(jnp.argmin(sse), sse.shape)
        return sse, at, x[order[at[0], at[1]], at[1]]

    add("regression_stump", tree, x, rand("f32", (40,), "try"))


def draws(add):
    def several(key):
        k = jax.random.split(key_of(key), 16)
        return (
            jax.random.uniform(k[0], (7,), minval=-2, maxval=3),
            jax.random.normal(k[1], (3, 5)),
            jax.random.truncated_normal(k[2], -1, 2, (6,)),
            jax.random.exponential(k[3], (5,)),
            jax.random.laplace(k[4], (5,)),
            jax.random.cauchy(k[5], (5,)),
            jax.random.gumbel(k[6], (5,)),
            jax.random.logistic(k[7], (5,)),
            jax.random.multivariate_normal(k[8], jnp.zeros(3), jnp.eye(3) + 0.2, (2,)),
            jax.random.pareto(k[9], 2.0, (4,)),
            jax.random.weibull_min(k[10], 1.5, 2.0, (4,)),
            jax.random.ball(k[11], 3, shape=(2,)),
            jax.random.orthogonal(k[12], 3),
            jax.random.rademacher(k[13], (9,)),
            jax.random.maxwell(k[14], (4,)),
            jax.random.rayleigh(k[15], 1.5, (4,)),
        )

    add("continuous_draws", several, KEY)

    def gammas(key, a):
        k = jax.random.split(key_of(key), 6)
        return (
            jax.random.gamma(k[0], a),
            jax.random.beta(k[1], a, 2.0),
            jax.random.dirichlet(k[2], a, (2,)),
            jax.random.t(k[3], 5.0, (4,)),
            jax.random.chisquare(k[4], 3.0, shape=(4,)),
            jax.random.loggamma(k[5], a),
        )

    add("gamma_draws", gammas, KEY, np.array([0.3, 1.0, 2.5, 20.0], F))
    add(
        "gamma_gradient",
        lambda key, a: jax.grad(lambda a: jnp.sum(jax.random.gamma(key_of(key), a) ** 2))(a),
        KEY,
        np.array([0.4, 1.5, 7.0], F),
    )

    def discrete(key, p):
        k = jax.random.split(key_of(key), 10)
        return (
            jax.random.randint(k[0], (6,), -5, 17),
            jax.random.bernoulli(k[1], 0.3, (9,)),
            jax.random.categorical(k[2], jnp.log(p), shape=(8,)),
            jax.random.permutation(k[3], 11),
            jax.random.permutation(k[4], jnp.arange(12).reshape(4, 3), axis=1, independent=True),
            jax.random.choice(k[5], 9, (5,), replace=False),
            jax.random.choice(k[6], p.shape[0], (6,), p=p),
            jax.random.poisson(k[7], jnp.array([0.5, 3.0, 40.0])),
            jax.random.bits(k[8], (5,), jnp.uint16),
            jax.random.geometric(k[9], 0.2, (5,)),
        )

    add("discrete_draws", discrete, KEY, np.array([0.1, 0.2, 0.3, 0.4], F))
    add(
        "binomial_draws",
        lambda key: jax.random.binomial(key_of(key), jnp.array([5.0, 30.0, 200.0]), jnp.array([0.3, 0.5, 0.9])),
        KEY,
    )
    add(
        "draws_float64",
        lambda key: (
            jax.random.normal(key_of(key), (5,)),
            jax.random.gamma(key_of(key), 1.7, (3,)),
            jax.random.randint(key_of(key), (4,), 0, 10**12),
            jax.random.bits(key_of(key), (3,), jnp.uint64),
            jax.random.normal(key_of(key), (3,), jnp.complex128),
        ),
        KEY,
        x64=True,
    )
    add(
        "draws_rbg",
        lambda key: (lambda k: (jax.random.uniform(k, (5,)), jax.random.key_data(jax.random.split(k)[1])))(
            jax.random.wrap_key_data(key, impl="rbg")
        ),
        np.array([1, 2, 3, 4], np.uint32),
    )

    def folded(seed):
        k = jax.random.key(seed)
        return lax.map(lambda i: jax.random.normal(jax.random.fold_in(k, i)), jnp.arange(6)), jax.random.key_data(k)

    add("seeds_folded_in", folded, np.int32(-7))


def functions(add):
    x = np.linspace(0.2, 4, 13).astype(F)
    s = jax.scipy.special
    add(
        "special_functions",
        lambda x: (
            s.gammaln(x),
            s.gamma(x),
            s.digamma(x),
            s.polygamma(1, x),
            s.beta(x, 1.5),
            s.betainc(x, 2.0, x / 5),
            s.gammainc(x, 1.5),
            s.gammaincc(x, 1.5),
            s.erf(x - 2),
            s.erfc(x),
            s.erfinv(x / 4.5),
            s.i0(x),
            s.i1(x),
            s.i0e(x),
            s.zeta(x + 1.1, 1.3),
            s.logit(x / 5),
            s.entr(x),
            s.ndtri(x / 5),
            s.log_ndtr(x - 3),
            s.expi(x),
            s.exp1(x),
            s.xlogy(x, x),
            s.logsumexp(x),
            s.factorial(x),
            s.hyp1f1(1.0, 2.0, x[:3]),
            s.spence(x),
        ),
        x,
    )
    add(
        "special_gradients",
        lambda x: [
            jax.vmap(jax.grad(f))(x)
            for f in (
                s.gammaln,
                s.digamma,
                s.erf,
                lambda v: s.erfinv(v / 5),
                s.i1e,
                lambda v: s.gammainc(v, 2.0),
                lambda v: s.betainc(2.0, 3.0, v / 5),
                s.log_ndtr,
            )
        ],
        x,
    )
    add("bessel_functions", lambda x: s.bessel_jn(x, v=4, n_iter=20), x)
    add(
        "distributions",
        lambda x: (
            jax.scipy.stats.norm.cdf(x),
            jax.scipy.stats.norm.ppf(x / 5),
            jax.scipy.stats.gamma.logpdf(x, 2.0),
            jax.scipy.stats.beta.cdf(x / 5, 2.0, 3.0),
            jax.scipy.stats.t.logpdf(x, 4.0),
            jax.scipy.stats.poisson.pmf(jnp.arange(6), 2.5),
            jax.scipy.stats.chi2.sf(x, 3),
            jax.scipy.stats.multivariate_normal.logpdf(x[:3], jnp.zeros(3), jnp.eye(3) * 2),
            jax.scipy.stats.gaussian_kde(x)(x[:4]),
            jax.scipy.stats.rankdata(jnp.round(x)),
            jax.scipy.stats.mode(jnp.round(x)),
        ),
        x,
    )
    y = rand("f32", (5, 9), "qua")
    add(
        "quantiles",
        lambda y: (
            jnp.quantile(y, jnp.array([0.1, 0.5, 0.77]), axis=1),
            jnp.nanmedian(y.at[0, 0].set(jnp.nan), 0),
            jnp.nanmean(y.at[1].set(jnp.nan), 1),
            jnp.ptp(y, 0),
            jnp.histogram(y, 5),
            jnp.histogram2d(y[0], y[1], 3)[0],
            jnp.digitize(y[2], jnp.array([-1.0, 0.0, 1.0])),
            jnp.average(y, 1, weights=jnp.arange(9.0)),
            jnp.partition(y, 3, axis=1)[:, 3],
        ),
        y,
    )
    add(
        "interpolation",
        lambda t, x, y: (
            jnp.interp(t, x, y),
            jnp.interp(t, x, y, left=-1, right=jnp.nan),
            jnp.interp(t, x, y, period=3.0),
            jax.scipy.interpolate.RegularGridInterpolator((x, x), y[:, None] * y, bounds_error=False, fill_value=0.0)(
                jnp.stack([t, t[::-1]], -1)
            ),
            jnp.gradient(y, 0.5),
            jnp.trapezoid(y, x),
            jnp.unwrap(y * 5),
            jnp.ediff1d(y),
        ),
        np.linspace(-0.5, 4.2, 8).astype(F),
        x,
        np.sin(x),
    )
    w = rand("f32", (64,), "sig")
    add(
        "signals",
        lambda w: (
            jax.scipy.signal.welch(w, nperseg=16)[1],
            jax.scipy.signal.stft(w, nperseg=16)[2],
            jnp.correlate(w[:20], w[3:9], "same"),
            jax.scipy.signal.fftconvolve(w, w[:7], "same"),
            jax.scipy.signal.detrend(w),
            jnp.fft.hfft(jnp.fft.ihfft(w[:10])),
        ),
        w,
    )

    def long_sums(n):
        """Sums that lose digits if they are not in stages; sizes with small divisors and
        without."""
        x = [jnp.sin(jnp.arange(m, dtype=jnp.float32) * 1e-3 + n) + 1 for m in (100352, 100003, 4099)]
        y = x[0].reshape(8, 56, 28, 8)
        return (
            [v.sum() for v in x],
            y.mean((0, 1, 2)),
            y.var((0, 1, 2)),
            x[0].reshape(16, -1).sum(1),
            x[0].reshape(-1, 16).sum(0),
            (x[1] * jnp.ones((3, 1))).mean(1),
            jax.nn.softmax(x[1])[:5],
            jnp.linalg.norm(x[2]),
            jnp.sum(-0.0 * x[2]),
        )

    add("long_sums", long_sums, F(0.3), rule=["rel 1e-6"] * 10 + ["exact"])

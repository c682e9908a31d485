"""Functions that test_pjrt.py runs on Samara's device and on JAX's CPU, with their arguments."""

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax
from jax.experimental import sparse

RNG = np.random.default_rng(1)
A = RNG.standard_normal((8, 8)).astype(np.float32)
B = RNG.standard_normal((8, 8)).astype(np.float32)
V = RNG.standard_normal(8).astype(np.float32)
SPD = A @ A.T + 8 * np.eye(8, dtype=np.float32)


def _scan(xs):
    return lax.scan(lambda c, x: (c * 0.5 + x, c), jnp.zeros(8), xs)


def _while(x):
    return lax.while_loop(lambda s: s[0] < 10, lambda s: (s[0] + 1, s[1] * 1.1), (0, x))


def _mlp_step(w, x):
    def loss(w):
        return jnp.mean((jnp.tanh(x @ w["a"]) @ w["b"]) ** 2)

    value, g = jax.value_and_grad(loss)(w)
    return value, jax.tree.map(lambda p, d: p - 0.1 * d, w, g)


CASES = {
    "elementwise": (lambda x, y: jnp.exp(-x * x) + jnp.where(x > y, x, y), A, B),
    "dot": (lambda x, y: x @ y, A, B),
    "dot_general": (lambda x, y: jnp.einsum("bij,bkj->bik", x, y), A.reshape(2, 4, 8), B.reshape(2, 4, 8)),
    "reduce": (lambda x: (x.sum(0), x.max(), x.argmin(1), jnp.cumsum(x, 1)), A),
    "grad": (jax.grad(lambda x: jnp.sum(jnp.sin(x) ** 2)), A),
    "hessian": (jax.hessian(lambda x: jnp.sum(x**3)), V),
    "vmap": (jax.vmap(lambda x, y: x @ y, (0, None)), A, V),
    "scan": (_scan, A),
    "while": (_while, V),
    "cond": (lambda x: lax.cond(x.sum() > 0, jnp.sin, jnp.cos, x), V),
    "switch": (lambda i, x: lax.switch(i, [jnp.sin, jnp.cos, jnp.tanh], x), np.int32(2), V),
    "fori": (lambda x: lax.fori_loop(0, 5, lambda i, c: c + i * x, x), V),
    "random_uniform": (lambda: jax.random.uniform(jax.random.key(3), (5, 7)),),
    "random_normal": (lambda: jax.random.normal(jax.random.key(4), (100,)),),
    "random_split": (lambda: jax.random.bits(jax.random.split(jax.random.key(5), 4)[2], (9,)),),
    "permutation": (lambda: jax.random.permutation(jax.random.key(6), 20),),
    "fft": (lambda x: (jnp.fft.fft(x), jnp.fft.irfft(jnp.fft.rfft(x))), A),
    "sort": (lambda x: (jnp.sort(x, 1), jnp.argsort(x, 0)), A),
    "top_k": (lambda x: lax.top_k(x, 3), A),
    "approx_max_k": (lambda x: (lax.approx_max_k(x, 3), lax.approx_max_k(x, 3, aggregate_to_topk=False)), A),
    "cholesky": (jnp.linalg.cholesky, SPD),
    "solve": (jnp.linalg.solve, SPD, V),
    "qr": (lambda x: jnp.abs(jnp.linalg.qr(x)[1]), A),
    "eigh": (lambda x: jnp.linalg.eigh(x)[0], SPD),
    "svd": (lambda x: jnp.linalg.svd(x, compute_uv=False), A),
    "det": (jnp.linalg.det, A),
    "conv": (lambda x, k: lax.conv(x, k, (1, 1), "SAME"), A.reshape(1, 1, 8, 8), B[:3, :3].reshape(1, 1, 3, 3)),
    "gather": (lambda x, i: x[i], A, np.array([1, 7, 3])),
    "scatter": (lambda x, i: x.at[i].add(1.0), A, np.array([1, 1, 3])),
    "dynamic_slice": (lambda x, i: lax.dynamic_slice(x, (i, i), (2, 3)), A, np.int32(4)),
    "reduce_window": (lambda x: lax.reduce_window(x, -jnp.inf, lax.max, (2, 2), (2, 2), "VALID"), A),
    "softmax": (jax.nn.softmax, A),
    "bf16": (lambda x: x.astype(jnp.bfloat16) @ x.astype(jnp.bfloat16), A),
    "f16": (lambda x: (x.astype(jnp.float16) * 3).astype(jnp.float32), A),
    "complex": (lambda x: jnp.abs(jnp.exp(1j * x)), A),
    "integers": (lambda x: (x // 3, x % 3, x >> 1, x ^ 5), np.arange(-8, 8, dtype=np.int32)),
    "bool": (lambda x: (x > 0) & (x < 1), A),
    "special": (lambda x: (jax.scipy.special.erf(x), lax.lgamma(jnp.abs(x)), jax.scipy.special.i0(x)), V),
    "tree": (_mlp_step, {"a": A, "b": B}, A),
    "empty": (lambda x: (x[:0], jnp.concatenate([x[:0], x])), A),
    "scalar": (lambda x: x + 1, np.float32(2)),
}

CASES |= {
    # ---- lax, numpy
    "sinh": (lambda x: (jnp.sinh(x), jnp.arccosh(1 + x * x), jnp.arctanh(jnp.tanh(x))), A),
    "atan2": (jnp.arctan2, A, B),
    "hypot": (jnp.hypot, A, B),
    "power": (lambda x: (x**3, jnp.abs(x) ** 0.3, 2.0**x), A),
    "log": (lambda x: (jnp.log1p(x * x), jnp.log2(1 + x * x), jnp.expm1(x), jnp.logaddexp(x, 1.0)), A),
    "round": (lambda x: (jnp.round(x * 3), jnp.floor(x), jnp.ceil(x), jnp.trunc(x), jnp.sign(x)), A),
    "clip": (lambda x: jnp.clip(x, -0.5, 0.5), A),
    "nan": (lambda x: (jnp.nanmean(jnp.where(x > 0, x, jnp.nan)), jnp.isnan(x / 0), jnp.nan_to_num(x / 0)), A),
    "compare": (lambda x, y: (x == y, x != y, x <= y, jnp.maximum(x, y), jnp.isclose(x, y)), A, B),
    "bits": (lambda x: (~x, x & 12, x | 3, x << 2, lax.population_count(x), lax.clz(x)), np.arange(32, dtype=np.uint32)),
    "shift": (lambda x: (x >> 3, lax.shift_right_logical(x, 3)), np.arange(-9, 9, dtype=np.int32)),
    "divide_int": (lambda x: (jnp.divmod(x, 4), lax.div(x, 4), lax.rem(x, 4)), np.arange(-9, 9, dtype=np.int32)),
    "bitcast": (lambda x: lax.bitcast_convert_type(x, jnp.int32), A),
    "convert": (lambda x: [x.astype(t) for t in ("int8", "uint8", "int32", "bool", "float16")], A * 50),
    "iota": (lambda: (jnp.arange(10), jnp.linspace(0, 1, 7), jnp.eye(4), lax.broadcasted_iota(jnp.int32, (3, 4), 1)),),
    "transpose": (lambda x: (x.T, jnp.moveaxis(x.reshape(2, 4, 8), 0, 2), jnp.flip(x, 1), jnp.rot90(x)), A),
    "pad": (lambda x: (jnp.pad(x, 2), jnp.pad(x, 1, mode="reflect"), lax.pad(x, 0.0, ((1, -1, 1), (0, 2, 0)))), A),
    "stack": (lambda x, y: (jnp.stack([x, y]), jnp.hstack([x, y]), jnp.tile(x, (2, 1)), jnp.repeat(x, 2, 0)), A, B),
    "roll": (lambda x: (jnp.roll(x, 3, 1), jnp.diff(x), jnp.triu(x), jnp.tril(x, -1)), A),
    "mean": (lambda x: (x.mean(1), x.var(0), x.std(), jnp.median(x, 1), jnp.percentile(x, 30)), A),
    "prod": (lambda x: (x.prod(1), x.min(0), x.argmax(0), (x > 0).any(1), (x > 0).all(0), jnp.ptp(x)), A),
    "cumulative": (lambda x: (jnp.cumprod(x, 0), lax.cummax(x, 1), lax.cumlogsumexp(x, 0), lax.cumsum(x, 1, True)), A),
    "count": (lambda x: (jnp.count_nonzero(x > 0), jnp.bincount(x[0].astype(int) % 4, length=4)), np.abs(A) * 9),
    "search": (lambda x, y: (jnp.searchsorted(jnp.sort(x), y), jnp.digitize(y, jnp.sort(x))), V, A[0]),
    "histogram": (lambda x: jnp.histogram(x, bins=5, range=(-2, 2)), A),
    "interp": (lambda x: jnp.interp(x, jnp.arange(4.0), jnp.arange(4.0) ** 2), V),
    "unique": (lambda x: jnp.unique(x, size=5, return_counts=True), np.array([3, 1, 3, 2, 1, 1])),
    "nonzero": (lambda x: jnp.nonzero(x > 0, size=40, fill_value=-1), A),
    "take": (lambda x, i: (jnp.take(x, i, 1), jnp.take_along_axis(x, i[:, None] % 8, 1)), A, np.arange(8)[::-1].copy()),
    "take_outside": (lambda x, i: (x.at[i].get(mode="fill", fill_value=7), x.at[i].get(mode="clip")), A, np.array([-9, 9])),
    "scatter_kinds": (lambda x, i: (x.at[i].set(0.0), x.at[i].mul(2.0), x.at[i].max(0.5), x.at[i, i].min(0.0)),
                      A, np.array([4, 2, 4])),
    "update_slice": (lambda x, y, i: lax.dynamic_update_slice(x, y[:2, :3], (i, 7)), A, B, np.int32(9)),
    "select_n": (lambda x: lax.select_n((x > 0).astype(jnp.int32) + (x > 1), x, -x, 2 * x), A),
    "tensordot": (lambda x, y: (jnp.tensordot(x, y, 2), jnp.outer(x[0], y[0]), jnp.kron(x[:2, :2], y[:2, :2])), A, B),
    "einsum": (lambda x, y: (jnp.einsum("ij,ij->i", x, y), jnp.einsum("ii->i", x), jnp.einsum("ij,jk,kl", x, y, x)), A, B),
    "dot_int": (lambda x: jnp.dot(x, x.T, preferred_element_type=jnp.int32), (A * 20).astype(np.int8)),
    "convolve": (lambda x, y: (jnp.convolve(x, y), jnp.correlate(x, y, "same")), V, A[0]),
    "polyval": (lambda x: (jnp.polyval(jnp.arange(4.0), x), jnp.roots(jnp.array([1.0, -3, 2]), strip_zeros=False).real.sum()), V),
    "sort_keys": (lambda x, y: (lax.sort((x, y), num_keys=2), jnp.lexsort((x, y))), np.array([2, 1, 2, 1]), np.array([4, 3, 2, 1])),
    "sort_complex": (lambda x: jnp.sort(x[0] + 1j * x[1]), A),
    "reduce_precision": (lambda x: lax.reduce_precision(x, 5, 4), A),
    "associative_scan": (lambda x: lax.associative_scan(jnp.multiply, x, axis=1), A),
    "map": (lambda x: lax.map(lambda r: jnp.sort(r)[::2], x), A),
    "reduce_custom": (lambda x: lax.reduce(x, np.float32(0), lambda a, b: a + b * b, (1,)), np.abs(A)),
    "rng_bit": (lambda: lax.rng_bit_generator(jnp.arange(4, dtype=jnp.uint32), (9,))[1],),
    # ---- control flow, derivatives, vmap
    "nested_scan": (lambda x: lax.scan(lambda c, r: lax.scan(lambda d, e: (d + e, d * e), c, r), 0.0, x), A),
    "scan_reverse": (lambda x: lax.scan(lambda c, r: (c + r, c.sum()), jnp.zeros(8), x, reverse=True, unroll=2), A),
    "while_cond": (lambda x: lax.while_loop(lambda s: jnp.sum(s) > 1e-3,
                                            lambda s: lax.cond(s[0] > 1, lambda t: t * 0.25, lambda t: t * 0.5, s), x * x), V),
    "cond_vmap": (jax.vmap(lambda x: lax.cond(x.sum() > 0, lambda y: y * 2, lambda y: -y, x)), A),
    "while_vmap": (jax.vmap(lambda x: lax.while_loop(lambda s: s < 5, lambda s: s * 2 + 1, jnp.abs(x))), V),
    "grad_scan": (jax.grad(lambda x: lax.scan(lambda c, r: (jnp.tanh(c + r), None), jnp.zeros(8), x)[0].sum()), A),
    "grad_fori": (jax.grad(lambda x: lax.fori_loop(0, 4, lambda i, c: jnp.sin(c) * x, x).sum()), V),
    "grad_conv": (jax.grad(lambda k, x: (lax.conv(x, k, (2, 2), "VALID") ** 2).sum()),
                  B[:3, :3].reshape(1, 1, 3, 3), A.reshape(1, 1, 8, 8)),
    "grad_sort": (jax.grad(lambda x: (jnp.sort(x) * jnp.arange(8.0)).sum()), V),
    "grad_scatter": (jax.grad(lambda x, i: (x.at[i].add(x[0]) ** 2).sum()), A, np.array([1, 1, 5])),
    "grad_cholesky": (jax.grad(lambda x: jnp.linalg.cholesky(x).sum()), SPD),
    "grad_eigh": (jax.grad(lambda x: jnp.linalg.eigh(x + x.T)[0][0]), A),
    "grad_remat": (jax.grad(jax.checkpoint(lambda x: jnp.sin(jnp.sin(x)).sum())), A),
    "jvp": (lambda x, t: jax.jvp(lambda y: jnp.exp(y) @ y, (x,), (t,)), A, B),
    "vjp": (lambda x, t: jax.vjp(lambda y: jnp.tanh(y) @ y, x)[1](t)[0], A, B),
    "jacobian": (lambda x: (jax.jacfwd(jnp.sin)(x), jax.jacrev(lambda y: y * y[::-1])(x)), V),
    "vmap_solve": (jax.vmap(lambda x: jnp.linalg.solve(x @ x.T + 4 * jnp.eye(4), x[0])), A.reshape(4, 4, 4)),
    "vmap_gather": (jax.vmap(lambda x, i: x[i]), A, np.arange(8)[::-1].copy()),
    "vmap_two": (jax.vmap(jax.vmap(lambda x, y: x * y, (None, 0)), (0, None)), V, A[0]),
    "custom_jvp": (jax.grad(jax.nn.relu6), np.float32(3)),
    "stop_gradient": (jax.grad(lambda x: (lax.stop_gradient(x) * x).sum()), V),
    # ---- linear algebra
    "lu": (lambda x: jax.scipy.linalg.lu(x), A),
    "inverse": (lambda x: (jnp.linalg.inv(x), jnp.linalg.slogdet(x), jnp.linalg.matrix_power(x, 3)), SPD),
    "lstsq": (lambda x, y: jnp.linalg.lstsq(x, y)[0], A[:, :4], V),
    "pinv": (jnp.linalg.pinv, A[:, :5]),
    "norms": (lambda x: (jnp.linalg.norm(x), jnp.linalg.norm(x, 2), jnp.linalg.norm(x, "nuc"), jnp.linalg.cond(SPD)), A),
    "eig": (lambda x: jnp.sort(jnp.abs(jnp.linalg.eigvals(x))), A),
    "expm": (lambda x: jax.scipy.linalg.expm(x / 8), A),
    "triangular": (lambda x, b: jax.scipy.linalg.solve_triangular(jnp.tril(x), b, lower=True), SPD, V),
    "cho_solve": (lambda x, b: jax.scipy.linalg.cho_solve(jax.scipy.linalg.cho_factor(x), b), SPD, V),
    "sqrtm": (lambda x: jax.scipy.linalg.sqrtm(x).real, SPD),
    "schur": (lambda x: jnp.abs(jnp.trace(jax.scipy.linalg.schur(x)[0])), SPD),
    "hessenberg": (lambda x: jnp.trace(jax.scipy.linalg.hessenberg(x)), A),
    "tridiagonal": (lambda d, b: lax.linalg.tridiagonal_solve(0 * d - 0.1, d + 4, 0 * d - 0.1, b[:, None]), V, A[0]),
    "svd_full": (lambda x: jnp.abs(jnp.linalg.svd(x, full_matrices=False)[2]), A),
    "qr_complete": (lambda x: jnp.abs(jnp.linalg.qr(x, "complete")[0] @ jnp.linalg.qr(x, "complete")[1]), A[:, :3]),
    "complex_solve": (lambda x, b: jnp.linalg.solve(x + 1j * jnp.eye(8), b), SPD, V),
    "cross": (lambda x, y: jnp.cross(x[:, :3], y[:, :3]), A, B),
    "toeplitz": (jax.scipy.linalg.toeplitz, V),
    # ---- fft, signal, special functions, statistics
    "fft2": (lambda x: (jnp.fft.fft2(x), jnp.fft.ifft(x), jnp.fft.fftshift(x), jnp.fft.rfftn(x)), A),
    "fft_odd": (lambda x: (jnp.fft.fft(x[:, :7]), jnp.fft.irfft(x[:, :5] + 0j, 7)), A),
    "dct": (lambda x: jax.scipy.fft.dct(x), A),
    "convolve2d": (lambda x, y: jax.scipy.signal.convolve2d(x, y[:3, :3], mode="same"), A, B),
    "erfinv": (lambda x: (jax.scipy.special.erfinv(jnp.tanh(x)), jax.scipy.special.erfc(x), jax.scipy.special.ndtri(0.3)), V),
    "gamma": (lambda x: (jax.scipy.special.gammaln(x), jax.scipy.special.digamma(x), jax.scipy.special.gammainc(x, 2.0)), 1 + V * V),
    "beta": (lambda x: (jax.scipy.special.betainc(x, 2.0, 0.3), jax.scipy.special.zeta(x + 1, 1.5)), 1 + V * V),
    "bessel": (lambda x: (jax.scipy.special.i0e(x), jax.scipy.special.i1(x), jax.scipy.special.bessel_jn(x, v=3)), V),
    "logsumexp": (lambda x: jax.scipy.special.logsumexp(x, 1), A),
    "statistics": (lambda x: (jax.scipy.stats.norm.logpdf(x), jax.scipy.stats.norm.cdf(x), jax.scipy.stats.t.logpdf(x, 3.0)), V),
    "map_coordinates": (lambda x, y: jax.scipy.ndimage.map_coordinates(x, [y[0] * 2 + 3, y[1] * 2 + 3], 1), A, B),
    # ---- random numbers
    "gamma_draw": (lambda: jax.random.gamma(jax.random.key(1), 2.5, (20,)),),
    "categorical": (lambda x: jax.random.categorical(jax.random.key(2), x), A),
    "choice": (lambda: jax.random.choice(jax.random.key(3), 10, (5,), replace=False),),
    "truncated": (lambda: jax.random.truncated_normal(jax.random.key(4), -1, 1, (20,)),),
    "poisson": (lambda: jax.random.poisson(jax.random.key(5), 4.0, (20,)),),
    "bernoulli": (lambda: jax.random.bernoulli(jax.random.key(6), 0.3, (20,)),),
    "dirichlet": (lambda: jax.random.dirichlet(jax.random.key(7), jnp.ones(4), (3,)),),
    "multivariate": (lambda: jax.random.multivariate_normal(jax.random.key(8), jnp.zeros(8), SPD),),
    "rbg": (lambda: jax.random.uniform(jax.random.key(9, impl="rbg"), (9,)),),
    "fold_in": (lambda i: jax.random.randint(jax.random.fold_in(jax.random.key(1), i), (5,), 0, 99), np.int32(7)),
    "orthogonal": (lambda: jnp.abs(jax.random.orthogonal(jax.random.key(2), 4)),),
    # ---- neural nets
    "activations": (lambda x: [f(x) for f in (jax.nn.gelu, jax.nn.silu, jax.nn.elu, jax.nn.softplus, jax.nn.selu, jax.nn.mish)], A),
    "log_softmax": (lambda x: (jax.nn.log_softmax(x), jax.nn.one_hot(jnp.argmax(x, 1), 8), jax.nn.standardize(x)), A),
    "attention": (lambda q: jax.nn.dot_product_attention(q, q, q, is_causal=True), RNG.standard_normal((1, 6, 2, 4)).astype(np.float32)),
    "batch_norm": (lambda x: (x - x.mean(0)) * lax.rsqrt(x.var(0) + 1e-5), A),
    "conv_dilated": (lambda x, k: lax.conv_general_dilated(x, k, (1, 2), ((1, 2), (0, 1)), (2, 1), (1, 2)),
                     A.reshape(1, 1, 8, 8), B[:2, :3].reshape(1, 1, 2, 3)),
    "conv_groups": (lambda x, k: lax.conv_general_dilated(x, k, (1, 1), "SAME", feature_group_count=4,
                                                          dimension_numbers=("NHWC", "HWIO", "NHWC")),
                    A.reshape(1, 4, 4, 4), B[:6, :6].reshape(3, 3, 1, 4)),
    "conv_transpose": (lambda x, k: lax.conv_transpose(x, k, (2, 2), "SAME"), A.reshape(1, 8, 8, 1), B[:3, :3].reshape(3, 3, 1, 1)),
    "pool": (lambda x: (lax.reduce_window(x, 0.0, lax.add, (3, 3), (1, 2), "SAME"),
                        jax.grad(lambda y: (lax.reduce_window(y, -jnp.inf, lax.max, (2, 2), (2, 2), "VALID") ** 2).sum())(x)), A),
    "resize": (lambda x: (jax.image.resize(x, (5, 12), "linear"), jax.image.resize(x, (16, 4), "nearest")), A),
    "ragged_dot": (lambda x, y: lax.ragged_dot(x, y.reshape(2, 8, 4), jnp.array([3, 5], jnp.int32)), A, B),
    # ---- small types, sparse
    "float8": (lambda x: (x.astype(jnp.float8_e4m3fn).astype(jnp.float32), x.astype(jnp.float8_e5m2).astype(jnp.float32)), A),
    "int4": (lambda x: (x.astype(jnp.int4) + jnp.int4(1)).astype(jnp.int8), np.arange(-8, 7, dtype=np.int8)),
    "bf16_reduce": (lambda x: x.astype(jnp.bfloat16).sum(1), A),
    "f16_grad": (jax.grad(lambda x: (x.astype(jnp.float16) ** 2).sum().astype(jnp.float32)), A),
    "bcoo": (lambda x, v: sparse.BCOO.fromdense(x * (x > 0.5), nse=64) @ v, A, V),
    "bcsr": (lambda x, v: sparse.BCSR.fromdense(x * (x > 0.5), nse=64) @ v, A, V),
}

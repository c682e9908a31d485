"""Tensor programs of kinds that errors were largest in (small products, what is put into large
tensors, greatest of rows, special functions), and of others, for programs.py: name to (function,
its arguments). Written, and split by name, before any of them was predicted."""

import jax
import jax.numpy as jnp
from jax import lax

F32, BF16, I32, U32 = jnp.float32, jnp.bfloat16, jnp.int32, jnp.uint32


def of(*dims, dtype=F32):
    return jax.ShapeDtypeStruct(dims, dtype)


def bf(*dims):
    return of(*dims, dtype=BF16)


def ints(*dims):
    return of(*dims, dtype=I32)


KEY = of(2, dtype=U32)


def key_of(x):
    return jax.random.wrap_key_data(x)


def convolve(x, w, stride=1, groups=1):
    return lax.conv_general_dilated(x, w, (stride, stride), "SAME", dimension_numbers=("NHWC", "HWIO", "NHWC"), feature_group_count=groups)


def spread(i, n):
    return (i * 7919 + jnp.arange(i.size, dtype=I32).reshape(i.shape) * 104729) % n


# ---- what is put into tensors

def relax_2d(u):
    return lax.fori_loop(0, 12, lambda _, u: u.at[1:-1, 1:-1].add(0.2 * (u[2:, 1:-1] + u[:-2, 1:-1] + u[1:-1, 2:] + u[1:-1, :-2] - 4 * u[1:-1, 1:-1])), u)


def heat_3d(u):
    def step(_, u):
        c = u[1:-1, 1:-1, 1:-1]
        around = u[2:, 1:-1, 1:-1] + u[:-2, 1:-1, 1:-1] + u[1:-1, 2:, 1:-1] + u[1:-1, :-2, 1:-1] + u[1:-1, 1:-1, 2:] + u[1:-1, 1:-1, :-2]
        return u.at[1:-1, 1:-1, 1:-1].set(c + 0.1 * (around - 6 * c))
    return lax.fori_loop(0, 4, step, u)


def ring_buffer(b, x):
    return lax.fori_loop(0, 30, lambda i, b: lax.dynamic_update_slice(b, (x + i)[None] * 0.5, (i * 7 % 64, 0)), b)


def rows_learn(t, i, y):
    i = spread(i, t.shape[0])
    g = jax.grad(lambda t: ((t[i] - y) ** 2).mean())(t)
    return t - 0.1 * g


def segment_mean(x, s):
    s = spread(s, 200)
    return jax.ops.segment_sum(x, s, 200) / (jax.ops.segment_sum(jnp.ones(s.shape), s, 200)[:, None] + 1)


def words(i):
    return jnp.zeros(5000, I32).at[spread(i, 5000)].add(1)


def deposit(p, w):
    i = spread(p, 64 * 64)
    return jnp.zeros(64 * 64).at[i].add(w).reshape(64, 64)


def border(x):
    return x.at[0].set(0).at[-1].set(0).at[:, 0].set(0).at[:, -1].set(0)


def every_other(x, y):
    return x.at[::2].set(y)


# ---- greatest of rows, sorting

def neighbours(x):
    d = ((x[:, None] - x[None]) ** 2).sum(-1)
    return lax.top_k(-d, 4)[1]


def sampled(key, logits):
    v, i = lax.top_k(logits, 40)
    return jnp.take_along_axis(i, jax.random.categorical(key_of(key), v)[:, None], 1)


def prune(w):
    least = lax.top_k(jnp.abs(w).reshape(-1), 400)[0][-1]
    return jnp.where(jnp.abs(w) >= least, w, 0)


def medians(x):
    return jnp.median(x, 1)


def search(x, y):
    return jnp.searchsorted(jnp.cumsum(jnp.abs(x)), y)


# ---- special functions

def student(x, n):
    n = jnp.abs(n) + 1
    return lax.lgamma((n + 1) / 2) - lax.lgamma(n / 2) - 0.5 * jnp.log(n * jnp.pi) - (n + 1) / 2 * jnp.log1p(x * x / n)


def mish(x):
    return x * jnp.tanh(jnp.logaddexp(x, 0.0))


def von_mises(x, k):
    return jnp.exp(k * jnp.cos(x)) / (2 * jnp.pi * jax.scipy.special.i0e(k))


def haversine(a, b, c, d):
    h = jnp.sin((c - a) / 2) ** 2 + jnp.cos(a) * jnp.cos(c) * jnp.sin((d - b) / 2) ** 2
    return 2 * jnp.arctan2(jnp.sqrt(h), jnp.sqrt(jnp.maximum(1 - h, 0)))


# ---- random numbers

def gumbel(key, x):
    return jnp.argmax(x + jax.random.gumbel(key_of(key), x.shape), -1)


def brownian(key):
    return jnp.cumsum(jax.random.normal(key_of(key), (20, 500)) * 0.1, 1)


def features(key, x):
    return jnp.cos(x @ jax.random.normal(key_of(key), (x.shape[1], 128))) * 0.125


# ---- layers

def rms(x, g):
    return x * lax.rsqrt((x * x).mean(-1, keepdims=True) + 1e-6) * g


def grouped_decode(q, k, v):
    p = jax.nn.softmax(jnp.einsum("gqd,tgd->gqt", q, k) * 0.125)
    return jnp.einsum("gqt,tgd->gqd", p, v)


def cross_attention(x, y, wq, wk, wv):
    q, k, v = x @ wq, y @ wk, y @ wv
    return jax.nn.softmax(q @ jnp.swapaxes(k, 1, 2) * 0.1) @ v


def block_bf16(x, g, wq, wo, wi, wf):
    h = rms(x, g)
    q, k, v = jnp.split(h @ wq, 3, -1)
    p = jax.nn.softmax((q @ k.T).astype(F32) * 0.1).astype(BF16)
    x = x + p @ v @ wo
    return x + jax.nn.silu(rms(x, g) @ wi) @ wf


def inverted(x, a, d, b):
    y = jax.nn.relu6(convolve(x, a))
    y = jax.nn.relu6(convolve(y, d, groups=d.shape[3]))
    return x + convolve(y, b)


def u_net(x, a, b, c):
    y = jax.nn.relu(convolve(x, a, 2))
    y = jax.nn.relu(convolve(y, b))
    y = jax.image.resize(y, (*x.shape[:3], y.shape[3]), "nearest")
    return convolve(jnp.concatenate([x, y], -1), c)


def selective(x, a, b):
    return lax.scan(lambda h, s: ((h * s[0] + s[1] * s[2],) * 2), jnp.zeros(x.shape[1:]), (jax.nn.sigmoid(a), b, x))[1]


def contrast(x, y):
    x, y = (t * lax.rsqrt((t * t).sum(1, keepdims=True)) for t in (x, y))
    s = x @ y.T * 20
    return -jnp.diagonal(jax.nn.log_softmax(s)).mean()


def autoencoder(a, b, x):
    def loss(a, b):
        return ((jnp.tanh(x @ a) @ b - x) ** 2).mean()
    ga, gb = jax.grad(loss, (0, 1))(a, b)
    return a - 0.1 * ga, b - 0.1 * gb


def low_rank(x, w, a, b):
    return x @ w + (x @ a) @ b


# ---- small products

def turned(r, p):
    return jnp.einsum("bij,bj->bi", r, p)


def covariances(x):
    y = x - x.mean(1, keepdims=True)
    return jnp.einsum("bni,bnj->bij", y, y) / x.shape[1]


def chain_small(x):
    return lax.fori_loop(0, 6, lambda _, y: y @ x * 0.3, x)


# ---- signals and solvers

def frames(x):
    i = jnp.arange(40)[:, None] * 64 + jnp.arange(128)[None]
    return jnp.abs(jnp.fft.rfft(x[i] * jnp.hanning(128)))


def correlate(x, y):
    return jnp.fft.irfft(jnp.fft.rfft(x) * jnp.conj(jnp.fft.rfft(y)))


def filtered(x, w):
    return lax.conv_general_dilated(x[:, None], w[None, None], (1,), "SAME")[:, 0]


def pendulum(x):
    def step(_, s):
        q, p = s
        p = p - 0.05 * jnp.sin(q)
        return q + 0.05 * p, p
    return lax.fori_loop(0, 40, step, (x, x * 0))[0]


def bisection(x):
    def step(_, s):
        low, high = s
        m = 0.5 * (low + high)
        up = m * m * m + m < x
        return jnp.where(up, m, low), jnp.where(up, high, m)
    return lax.fori_loop(0, 20, step, (jnp.full_like(x, -10), jnp.full_like(x, 10)))[0]


def log_det(a):
    c = jnp.linalg.cholesky(a @ a.T + 30 * jnp.eye(a.shape[0]))
    return 2 * jnp.log(jnp.diagonal(c)).sum()


def whiten(x):
    c = jnp.linalg.cholesky(x.T @ x / x.shape[0] + jnp.eye(x.shape[1]))
    return jax.scipy.linalg.solve_triangular(c, x.T, lower=True).T


# ---- whole numbers, layouts, reductions

def morton(x, y):
    def part(v):
        for s, m in ((8, 0x00FF00FF), (4, 0x0F0F0F0F), (2, 0x33333333), (1, 0x55555555)):
            v = (v | v << s) & m
        return v
    return part(x & 0xFFFF) | part(y & 0xFFFF) << 1


def xorshift(x):
    def step(_, x):
        x = x ^ x << 13
        x = x ^ x >> 17
        return x ^ x << 5
    return lax.fori_loop(0, 16, step, x)


def columns_of(x):
    p = jnp.pad(x, ((0, 0), (1, 1), (1, 1), (0, 0)))
    h, w = x.shape[1:3]
    return jnp.concatenate([p[:, i:i + h, j:j + w] for i in range(3) for j in range(3)], -1)


KINDS = {
    "relax_2d": (relax_2d, [of(150, 200)]), "heat_3d": (heat_3d, [of(24, 48, 64)]), "ring_buffer": (ring_buffer, [of(64, 500), of(500)]),
    "rows_learn": (rows_learn, [of(3000, 32), ints(400), of(400, 32)]), "segment_mean": (segment_mean, [of(3000, 12), ints(3000)]),
    "words": (words, [ints(20000)]), "deposit": (deposit, [ints(6000), of(6000)]), "border": (border, [of(300, 400)]),
    "every_other": (every_other, [of(400, 150), of(200, 150)]), "put_far": (lambda t, i, u: t.at[spread(i, 100000)].set(u), [of(100000), ints(5000), of(5000)]),
    "scatter_least": (lambda t, i, u: t.at[spread(i, 300)].min(u), [of(300, 40), ints(1500), of(1500, 40)]),
    "neighbours": (neighbours, [of(200, 8)]), "sampled": (sampled, [KEY, of(8, 2000)]), "prune": (prune, [of(60, 80)]),
    "best_of_columns": (lambda x: lax.top_k(x.T, 3), [of(100, 150)]), "medians": (medians, [of(50, 301)]), "search": (search, [of(1000), of(3000)]),
    "argsort_rows": (lambda x: jnp.argsort(x, -1), [of(40, 256)]), "sort_bf16": (lambda x: jnp.sort(x, -1), [bf(100, 128)]),
    "student": (student, [of(8000), of(8000)]), "mish": (mish, [of(64, 1000)]), "von_mises": (von_mises, [of(10000), of(10000)]),
    "haversine": (haversine, [of(12000)] * 4), "gelu_erf": (lambda x: jax.nn.gelu(x, approximate=False), [of(128, 512)]),
    "digamma_map": (lax.digamma, [of(4000)]), "erf_inv_map": (lambda x: lax.erf_inv(jnp.tanh(x)), [of(6000)]),
    "roots": (lambda x: lax.cbrt(x) + jnp.sqrt(jnp.abs(x)) + jnp.expm1(x * 0.1), [of(20000)]),
    "gumbel": (gumbel, [KEY, of(16, 500)]), "brownian": (brownian, [KEY]), "features": (features, [KEY, of(200, 32)]),
    "keep_some": (lambda k, x: jnp.where(jax.random.bernoulli(key_of(k), 0.8, x.shape), x / 0.8, 0), [KEY, of(100, 300)]),
    "grouped_decode": (grouped_decode, [bf(4, 4, 64), bf(300, 4, 64), bf(300, 4, 64)]),
    "cross_attention": (cross_attention, [of(3, 20, 64), of(3, 70, 48), of(64, 64), of(48, 64), of(48, 64)]),
    "block_bf16": (block_bf16, [bf(48, 128), bf(128), bf(128, 384), bf(128, 128), bf(128, 512), bf(512, 128)]),
    "inverted": (inverted, [of(1, 28, 28, 24), of(1, 1, 24, 144), of(3, 3, 1, 144), of(1, 1, 144, 24)]),
    "u_net": (u_net, [of(1, 32, 32, 16), of(3, 3, 16, 32), of(3, 3, 32, 32), of(3, 3, 48, 8)]),
    "selective": (selective, [of(64, 16, 48)] * 3), "contrast": (contrast, [of(128, 96)] * 2),
    "autoencoder": (autoencoder, [of(100, 32), of(32, 100), of(256, 100)]), "low_rank": (low_rank, [of(100, 256), of(256, 256), of(256, 8), of(8, 256)]),
    "low_rank_bf16": (low_rank, [bf(100, 256), bf(256, 256), bf(256, 8), bf(8, 256)]),
    "rms_grad": (jax.grad(lambda x, g: (rms(x, g) ** 3).sum(), (0, 1)), [of(200, 256), of(256)]),
    "conv_wide_bf16": (convolve, [bf(1, 16, 16, 160), bf(3, 3, 160, 96)]), "conv_1x1_bf16_row": (convolve, [bf(1, 8, 8, 256), bf(1, 1, 256, 512)]),
    "turned": (turned, [of(3000, 3, 3), of(3000, 3)]), "covariances": (covariances, [of(60, 40, 6)]), "chain_small": (chain_small, [of(50, 10, 10)]),
    "gemm_batch_16": (lambda a, b: a @ b, [of(64, 16, 16), of(64, 16, 16)]), "gemm_batch_rows": (lambda a, b: a @ jnp.swapaxes(b, 1, 2), [of(40, 5, 60), of(40, 7, 60)]),
    "gemm_batch_bf16": (lambda a, b: a @ b, [bf(30, 24, 32), bf(30, 32, 40)]), "gemm_700_bf16": (lambda a, b: a @ b.T, [bf(512, 700), bf(640, 700)]),
    "gemv_columns": (lambda a, x: x @ a + 1, [of(700, 300), of(700)]), "outer_add": (lambda a, x, y: a + jnp.outer(x, y), [of(300, 200), of(300), of(200)]),
    "frames": (frames, [of(3000)]), "correlate": (correlate, [of(6, 600), of(6, 600)]), "filtered": (filtered, [of(8, 2000), of(31)]),
    "pendulum": (pendulum, [of(2000)]), "bisection": (bisection, [of(3000)]), "log_det": (log_det, [of(80, 80)]), "whiten": (whiten, [of(400, 40)]),
    "solve_100": (jnp.linalg.solve, [of(100, 100), of(100, 4)]),
    "morton": (morton, [of(30000, dtype=U32)] * 2), "xorshift": (xorshift, [of(5000, dtype=U32)]), "columns_of": (columns_of, [of(2, 24, 24, 16)]),
    "rolled": (lambda x: jnp.roll(x, 5, 1) - jnp.roll(x, -3, 0), [of(200, 250)]), "flipped": (lambda x: x[::-1, ::-1] + x, [of(240, 320)]),
    "channels_first": (lambda x: jnp.transpose(x, (0, 3, 1, 2)), [of(4, 32, 32, 24)]), "softmax_columns": (lambda x: jax.nn.softmax(x, 0), [of(300, 200)]),
    "least_columns": (lambda x: (x.min(0), jnp.argmin(x, 0)), [of(500, 120)]), "products": (lambda x: jnp.cumprod(x * 0.1 + 1, 1), [of(100, 300)]),
    "totals": (lambda x: (x.sum(), (x * x).sum(), x.max()), [of(400, 500)]), "middle_sum": (lambda x: x.sum(1), [of(30, 200, 40)]),
    "norms_bf16": (lambda x: (x.astype(F32) ** 2).sum(-1), [bf(1000, 96)]),
}

"""Tensor programs that pick, put, sort, scan and repeat small steps, for programs.py: name to
(function, its arguments)."""

import jax
import jax.numpy as jnp
from jax import lax

F32, BF16, I32 = jnp.float32, jnp.bfloat16, jnp.int32


def of(*dims, dtype=F32):
    return jax.ShapeDtypeStruct(dims, dtype)


def bf(*dims):
    return of(*dims, dtype=BF16)


def ints(*dims):
    return of(*dims, dtype=I32)


def convolve(x, w, stride=1, groups=1):
    return lax.conv_general_dilated(x, w, (stride, stride), "SAME", dimension_numbers=("NHWC", "HWIO", "NHWC"), feature_group_count=groups)


def scattered(x, i):
    """Whole numbers over a table, whatever small numbers @p i has."""
    return (i * 7919 + jnp.arange(i.size, dtype=I32).reshape(i.shape) * 104729) % x.shape[0]


def warp(x, y):
    h, w = x.shape
    i = jnp.clip(jnp.arange(h)[:, None] + (3 * y).astype(I32), 0, h - 1)
    j = jnp.clip(jnp.arange(w)[None, :] - (2 * y).astype(I32), 0, w - 1)
    return x[i, j]


def trilinear(x, p):
    p = jnp.abs(p) * 30
    i = p.astype(I32)
    u = p - i
    out = 0
    for a in (0, 1):
        for b in (0, 1):
            for c in (0, 1):
                w = jnp.where(a, u[:, 0], 1 - u[:, 0]) * jnp.where(b, u[:, 1], 1 - u[:, 1]) * jnp.where(c, u[:, 2], 1 - u[:, 2])
                out = out + w * x[i[:, 0] + a, i[:, 1] + b, i[:, 2] + c]
    return out


def interpolate(x, xs, ys):
    return jnp.interp(x, jnp.cumsum(jnp.abs(xs) + 0.01), ys)


def gather_far(t, i):
    return t[scattered(t, i)]


def bag(t, i, w):
    return (t[scattered(t, i)] * w[..., None]).sum(1)


def graph_sum(x, source, target):
    return jnp.zeros_like(x).at[scattered(x, target)].add(x[scattered(x, source)])


def message(x, w, source, target):
    s, t = scattered(x, source), scattered(x, target)
    m = jax.nn.relu((x[s] - x[t]) @ w)
    return jax.ops.segment_sum(m, t, x.shape[0])


def pagerank(x, source, target):
    s, t = scattered(x, source), scattered(x, target)
    return lax.fori_loop(0, 5, lambda _, r: 0.15 + 0.85 * jnp.zeros_like(r).at[t].add(r[s] * 0.1), x)


def embedding_grad(t, i, y):
    return jax.grad(lambda t: (t[scattered(t, i)] * y).sum())(t)


def row_max(x, i):
    return jnp.full((40, x.shape[1]), -1e9).at[i].max(x)


def unsort(x):
    order = jnp.argsort(x)
    return jnp.zeros_like(order).at[order].set(jnp.arange(x.size, dtype=order.dtype))


def quantiles(x):
    return jnp.quantile(x, jnp.array([0.1, 0.5, 0.9]), axis=1)


def nms(boxes, scores):
    b = boxes[jnp.argsort(-scores)]
    low, high = jnp.maximum(b[:, None, :2], b[None, :, :2]), jnp.minimum(b[:, None, 2:], b[None, :, 2:])
    inter = jnp.prod(jnp.maximum(high - low, 0), -1)
    area = jnp.abs(jnp.prod(b[:, 2:] - b[:, :2], -1))
    iou = inter / (area[:, None] + area[None] - inter + 1e-3)

    def step(i, keep):
        return keep & ~((iou[i] > 0.5) & keep[i] & (jnp.arange(keep.size) > i))
    return lax.fori_loop(0, 30, step, jnp.ones(b.shape[0], bool))


def associative(a, b):
    return lax.associative_scan(lambda x, y: (x[0] * y[0], y[0] * x[1] + y[1]), (a, b), axis=1)


def linear_recurrence(a, b):
    return lax.scan(lambda h, x: (x[0] * h + x[1],) * 2, jnp.zeros(a.shape[1]), (a, b))[1]


def log_cumsum(x):
    return lax.cumlogsumexp(x, 1)


def edit_distance(a, b):
    def row(prev, x):
        cost = jnp.where(b == x, 0, 1)
        best = jnp.minimum(prev[1:] + 1, prev[:-1] + cost)
        return jnp.concatenate([prev[:1] + 1, best]), best[-1]
    return lax.scan(row, jnp.arange(b.size + 1), a)[1]


def beam(scores, logits):
    total = (scores[:, None] + jax.nn.log_softmax(logits)).reshape(-1)
    v, i = lax.top_k(total, scores.size)
    return v, i // logits.shape[1], i % logits.shape[1]


def nucleus(logits):
    s = jnp.sort(jax.nn.softmax(logits), -1)[:, ::-1]
    c = jnp.cumsum(s, -1)
    return jnp.where(c - s < 0.9, s, 0)


def patchify(x):
    b, h, w, c = x.shape
    return x.reshape(b, h // 8, 8, w // 8, 8, c).transpose(0, 1, 3, 2, 4, 5).reshape(b, -1, 64 * c)


def upsample(x):
    return jax.image.resize(x, (x.shape[0], x.shape[1] * 2, x.shape[2] * 2, x.shape[3]), "bilinear")


def depth_to_space(x):
    b, h, w, c = x.shape
    return x.reshape(b, h, w, 2, 2, c // 4).transpose(0, 1, 3, 2, 4, 5).reshape(b, 2 * h, 2 * w, c // 4)


def group_norm(x, g):
    y = x.reshape(*x.shape[:3], 8, -1)
    m, v = y.mean((1, 2, 4), keepdims=True), y.var((1, 2, 4), keepdims=True)
    return ((y - m) * lax.rsqrt(v + 1e-5)).reshape(x.shape) * g


def squeeze_excite(x, a, b):
    return x * jax.nn.sigmoid(jax.nn.relu(x.mean((1, 2)) @ a) @ b)[:, None, None]


def average_pool_grad(x):
    return jax.grad(lambda x: (lax.reduce_window(x, 0.0, lax.add, (1, 2, 2, 1), (1, 2, 2, 1), "VALID") ** 2).sum())(x)


def max_pool_grad(x):
    return jax.grad(lambda x: (lax.reduce_window(x, -jnp.inf, lax.max, (1, 2, 2, 1), (1, 2, 2, 1), "VALID") ** 2).sum())(x)


def ridge(x, y):
    return jnp.linalg.solve(x.T @ x + 5 * jnp.eye(x.shape[1]), x.T @ y)


def gram_schmidt(a):
    def step(i, q):
        v = q[:, i]
        v = v - q @ ((q.T @ v) * (jnp.arange(q.shape[1]) < i))
        return q.at[:, i].set(v / jnp.sqrt(v @ v + 1e-6))
    return lax.fori_loop(0, a.shape[1], step, a)


def kmeans_loop(x, c):
    def step(_, c):
        near = jnp.argmin(((x[:, None] - c[None]) ** 2).sum(-1), 1)
        hot = jax.nn.one_hot(near, c.shape[0])
        return (hot.T @ x) / (hot.sum(0)[:, None] + 1)
    return lax.fori_loop(0, 4, step, c)


def sgd_momentum(w, x, y):
    def step(i, s):
        w, v = s
        g = x.T @ (x @ w - y) / x.shape[0]
        v = 0.9 * v - 0.05 * g
        return w + v, v
    return lax.fori_loop(0, 12, step, (w, jnp.zeros_like(w)))[0]


def newton_root(x):
    return lax.fori_loop(0, 8, lambda _, r: 0.5 * (r + (jnp.abs(x) + 1) / r), jnp.ones_like(x))


def heat_rows(u):
    return lax.fori_loop(0, 20, lambda _, u: u + 0.2 * (jnp.pad(u, ((0, 0), (1, 1)))[:, 2:] - 2 * u + jnp.pad(u, ((0, 0), (1, 1)))[:, :-2]), u)


def decode_step(x, cache, new, at, wq, wo):
    cache = lax.dynamic_update_slice(cache, new[None, None], (0, at % 64, 0))
    p = jax.nn.softmax(cache[0] @ (x @ wq) / 16)
    return x + (p @ cache[0]) @ wo, cache



def qk_norm(q, k, v):
    q, k = (t * lax.rsqrt((t * t).mean(-1, keepdims=True) + 1e-6) for t in (q, k))
    return jax.nn.softmax(q @ jnp.swapaxes(k, 1, 2)) @ v


def half_rotate(x, c, s):
    a, b = jnp.split(x, 2, -1)
    return x * c + jnp.concatenate([-b, a], -1) * s


def interleave(x, y):
    return jnp.stack([x, y], -1).reshape(x.shape[0], -1)


def every_third(x):
    return x[:, ::3] + x[:, 1::3] * x[:, 2::3]


def fold_pairs(x, y):
    return (x[:, 0::2] * y[:, 1::2] - x[:, 1::2] * y[:, 0::2]).sum(1)


def log_sum(x):
    return jax.scipy.special.logsumexp(x, 0)


def focal(x, y):
    p = jax.nn.sigmoid(x)
    return (-(y * (1 - p) ** 2 * jnp.log(p + 1e-6))).mean()


def quantize(x):
    s = jnp.abs(x).max(1, keepdims=True) / 127
    return jnp.round(x / (s + 1e-9)).astype(jnp.int8), s


def random_walk(key):
    return jnp.cumsum(jax.random.normal(jax.random.wrap_key_data(key), (100, 200)), 1)


def shuffle(key, x):
    return jax.random.permutation(jax.random.wrap_key_data(key), x)


PICKS = {
    "warp": (warp, [of(200, 300), of(200, 300)]),
    "trilinear": (trilinear, [of(32, 32, 32), of(4000, 3)]),
    "interpolate": (interpolate, [of(5000), of(200), of(200)]),
    "take_rows": (gather_far, [of(5000, 64), ints(2000)]),
    "take_rows_bf16": (gather_far, [bf(3000, 256), ints(512)]),
    "take_numbers": (gather_far, [of(200000), ints(20000)]),
    "take_small": (gather_far, [of(64), ints(10000)]),
    "take_columns": (lambda x, i: x[:, i], [of(300, 400), ints(100)]),
    "along_rows": (lambda x, i: jnp.take_along_axis(x, i, 1), [of(400, 200), ints(400, 50)]),
    "bag": (bag, [of(4000, 32), ints(300, 12), of(300, 12)]),
    "graph_sum": (graph_sum, [of(1000, 16), ints(5000), ints(5000)]),
    "message": (message, [of(500, 24), of(24, 32), ints(2000), ints(2000)]),
    "pagerank": (pagerank, [of(2000), ints(12000), ints(12000)]),
    "embedding_grad": (embedding_grad, [of(2000, 48), ints(600), of(600, 48)]),
    "row_max": (row_max, [of(800, 20), ints(800)]),
    "unsort": (unsort, [of(3000)]),
    "quantiles": (quantiles, [of(20, 500)]),
    "nms": (nms, [of(120, 4), of(120)]),
    "sort_short": (lambda x: jnp.sort(x, -1), [of(2000, 12)]),
    "sort_long": (lambda x: jnp.sort(x), [of(50000)]),
    "sort_columns": (lambda x: jnp.sort(x, 0), [of(100, 80)]),
    "sort_ints": (lambda x: jnp.sort(x * 7919 % 1009, -1), [ints(30, 400)]),
    "top_1_of": (lambda x: lax.top_k(x, 1), [of(300, 128)]),
    "associative": (associative, [of(16, 256), of(16, 256)]),
    "linear_recurrence": (linear_recurrence, [of(128, 64), of(128, 64)]),
    "log_cumsum": (log_cumsum, [of(30, 200)]),
    "edit_distance": (edit_distance, [ints(40), ints(50)]),
    "beam": (beam, [of(8), of(8, 1000)]),
    "nucleus": (nucleus, [of(4, 2000)]),
    "patchify": (patchify, [of(2, 64, 64, 3)]),
    "upsample": (upsample, [of(1, 24, 24, 16)]),
    "depth_to_space": (depth_to_space, [of(2, 32, 32, 32)]),
    "group_norm": (group_norm, [of(2, 20, 20, 64), of(64)]),
    "squeeze_excite": (squeeze_excite, [of(4, 14, 14, 96), of(96, 24), of(24, 96)]),
    "average_pool_grad": (average_pool_grad, [of(2, 32, 32, 16)]),
    "max_pool_grad": (max_pool_grad, [of(2, 32, 32, 16)]),
    "ridge": (ridge, [of(600, 30), of(600)]),
    "gram_schmidt": (gram_schmidt, [of(60, 20)]),
    "kmeans_loop": (kmeans_loop, [of(800, 8), of(12, 8)]),
    "sgd_momentum": (sgd_momentum, [of(40), of(1000, 40), of(1000)]),
    "newton_root": (newton_root, [of(10000)]),
    "heat_rows": (heat_rows, [of(16, 300)]),
    "decode_step": (decode_step, [of(256), of(1, 64, 256), of(256), ints(), of(256, 256), of(256, 256)]),
    "qk_norm": (qk_norm, [of(8, 64, 48)] * 3),
    "half_rotate": (half_rotate, [of(128, 6, 64), of(128, 1, 64), of(128, 1, 64)]),
    "interleave": (interleave, [of(100, 400), of(100, 400)]),
    "every_third": (every_third, [of(200, 300)]),
    "fold_pairs": (fold_pairs, [of(300, 256), of(300, 256)]),
    "log_sum": (log_sum, [of(200, 300)]),
    "focal": (focal, [of(20000), of(20000)]),
    "quantize": (quantize, [of(200, 512)]),
    "random_walk": (random_walk, [of(2, dtype=jnp.uint32)]),
    "shuffle": (shuffle, [of(2, dtype=jnp.uint32), of(2000)]),
    "conv_bf16": (lambda x, w: jax.nn.relu(convolve(x, w)), [bf(2, 20, 20, 64), bf(3, 3, 64, 64)]),
    "conv_bf16_1x1": (lambda x, w: convolve(x, w), [bf(4, 16, 16, 128), bf(1, 1, 128, 96)]),
    "conv_stride_bf16": (lambda x, w: convolve(x, w, 2), [bf(1, 56, 56, 32), bf(3, 3, 32, 64)]),
    "conv_5x5": (lambda x, w, b: convolve(x, w) + b, [of(1, 30, 30, 16), of(5, 5, 16, 24), of(24)]),
    "conv_depthwise_bf16": (lambda x, w: convolve(x, w, groups=48), [bf(1, 40, 40, 48), bf(3, 3, 1, 48)]),
    "gemm_tiny": (lambda a, b: a @ b, [of(12, 16), of(16, 10)]),
    "gemv_2000": (lambda a, b: a @ b, [of(2000, 300), of(300)]),
    "gemm_batch_small": (lambda a, b: a @ b, [of(200, 8, 12), of(200, 12, 8)]),
    "mlp_tiny": (lambda x, a, b: jax.nn.relu(x @ a) @ b, [of(4, 8), of(8, 16), of(16, 3)]),
    "mlp_bf16": (lambda x, a, b: jax.nn.gelu(x @ a) @ b, [bf(64, 256), bf(256, 1024), bf(1024, 256)]),
}

"""More whole tensor programs for programs.py: name to (function, its arguments)."""

import jax
import jax.numpy as jnp
from jax import lax

F32, BF16, I32 = jnp.float32, jnp.bfloat16, jnp.int32


def of(*dims, dtype=F32):
    return jax.ShapeDtypeStruct(dims, dtype)


def convolve(x, w, stride=1, groups=1):
    return lax.conv_general_dilated(x, w, (stride, stride), "SAME", dimension_numbers=("NHWC", "HWIO", "NHWC"), feature_group_count=groups)


def bottleneck(x, a, b, c):
    y = jax.nn.relu(convolve(x, a))
    y = jax.nn.relu(convolve(y, b))
    return jax.nn.relu(x + convolve(y, c))


def mixer(x, a, b, c, d):
    x = x + jnp.swapaxes(jax.nn.gelu(jnp.swapaxes(x, 1, 2) @ a) @ b, 1, 2)
    return x + jax.nn.gelu(x @ c) @ d


def wavenet(x, a, b):
    for i in range(4):
        y = lax.conv_general_dilated(x, a, (1,), [(2 ** i, 0)], rhs_dilation=(2 ** i,), dimension_numbers=("NHC", "HIO", "NHC"))
        x = x + jnp.tanh(y) * jax.nn.sigmoid(y) @ b
    return x


def causal(q, k, v):
    s = q.shape[1]
    p = jnp.einsum("hqd,hkd->hqk", q, k) * 0.125
    return jnp.einsum("hqk,hkd->hqd", jax.nn.softmax(jnp.where(jnp.tril(jnp.ones((s, s), bool)), p, -1e9)), v)


def rope(x, f):
    a, b = x[..., ::2], x[..., 1::2]
    t = jnp.arange(x.shape[0], dtype=F32)[:, None, None] * f
    return jnp.stack([a * jnp.cos(t) - b * jnp.sin(t), a * jnp.sin(t) + b * jnp.cos(t)], -1).reshape(x.shape)


def experts(x, g, w):
    v, i = lax.top_k(x @ g, 2)
    return (jax.nn.softmax(v)[..., None] * jnp.einsum("td,tkdf->tkf", x, w[i])).sum(1)


def layer_norm(x, g):
    m = x.mean(-1, keepdims=True)
    return (x - m) * lax.rsqrt(((x - m) ** 2).mean(-1, keepdims=True) + 1e-5) * g


def kalman(x, p, f, h, z):
    def step(s, z):
        x, p = f @ s[0], f @ s[1] @ f.T + 0.01 * jnp.eye(f.shape[0])
        k = p @ h / (h @ p @ h + 1)
        return (x + k * (z - h @ x), p - jnp.outer(k, h @ p)), x
    return lax.scan(step, (x, p), z)[1]


def lorenz(x):
    def slope(s):
        a, b, c = s
        return jnp.stack([10 * (b - a), a * (28 - c) - b, a * b - 8 / 3 * c])

    def step(i, s):
        k = slope(s)
        l = slope(s + 0.005 * k)
        m = slope(s + 0.005 * l)
        return s + 0.01 / 6 * (k + 2 * l + 2 * m + slope(s + 0.01 * m))
    return lax.fori_loop(0, 20, step, x * 0.1)


def low_pass(x):
    f = jnp.fft.fft2(x)
    return jnp.fft.ifft2(jnp.where(jnp.arange(x.shape[1]) < 20, f, 0)).real


def cg(a, b):
    g = a.T @ a / a.shape[0] + jnp.eye(a.shape[1])

    def step(i, s):
        x, r, p, rr = s
        q = g @ p
        t = rr / (p @ q + 1e-9)
        r = r - t * q
        n = r @ r
        return x + t * p, r, r + n / (rr + 1e-9) * p, n
    return lax.fori_loop(0, 15, step, (jnp.zeros_like(b), b, b, b @ b))[0]


def nearest(x, y):
    d = (x * x).sum(1)[:, None] + (y * y).sum(1) - 2 * x @ y.T
    return lax.top_k(-d, 5)


def sobel(x):
    p = jnp.pad(x, 1)
    a = p[2:, :-2] + 2 * p[2:, 1:-1] + p[2:, 2:] - p[:-2, :-2] - 2 * p[:-2, 1:-1] - p[:-2, 2:]
    b = p[:-2, 2:] + 2 * p[1:-1, 2:] + p[2:, 2:] - p[:-2, :-2] - 2 * p[1:-1, :-2] - p[2:, :-2]
    return jnp.sqrt(a * a + b * b)


def bilinear(x, y, z):
    i, j = jnp.clip(jnp.abs(y) * 50, 0, 98), jnp.clip(jnp.abs(z) * 50, 0, 98)
    a, b = i.astype(I32), j.astype(I32)
    u, v = i - a, j - b
    return (1 - u) * ((1 - v) * x[a, b] + v * x[a, b + 1]) + u * ((1 - v) * x[a + 1, b] + v * x[a + 1, b + 1])


def viterbi(t, e):
    def step(s, x):
        c = s[:, None] + t
        return c.max(0) + x, c.argmax(0)
    return lax.scan(step, e[0], e)


def life(x):
    def step(i, u):
        n = sum(jnp.roll(u, (a, b), (0, 1)) for a in (-1, 0, 1) for b in (-1, 0, 1)) - u
        return ((n == 3) | ((u == 1) & (n == 2))).astype(I32)
    return lax.fori_loop(0, 10, step, x % 2)


def mixture(x, m, s, w):
    p = jnp.log(jnp.abs(w) + 1e-3) - 0.5 * (((x[:, None] - m) / (jnp.abs(s) + 0.1)) ** 2).sum(-1)
    r = jax.nn.softmax(p)
    return (r.T @ x) / (r.sum(0)[:, None] + 1e-3), r.mean(0)


def soft_threshold(a, y):
    def step(i, x):
        z = x - 1e-3 * (a.T @ (a @ x - y))
        return jnp.sign(z) * jnp.maximum(jnp.abs(z) - 1e-2, 0)
    return lax.fori_loop(0, 10, step, jnp.zeros(a.shape[1]))


def stencil_3d(x):
    def step(i, u):
        return u.at[1:-1, 1:-1, 1:-1].set((u[2:, 1:-1, 1:-1] + u[:-2, 1:-1, 1:-1] + u[1:-1, 2:, 1:-1] + u[1:-1, :-2, 1:-1] + u[1:-1, 1:-1, 2:] +
                                           u[1:-1, 1:-1, :-2]) / 6)
    return lax.fori_loop(0, 5, step, x)


def monte_carlo(key):
    z = jax.random.uniform(jax.random.wrap_key_data(key), (2, 20000))
    return ((z * z).sum(0) < 1).mean()


def bf(*dims):
    return of(*dims, dtype=BF16)


MORE = {
    "bottleneck": (bottleneck, [of(1, 28, 28, 128), of(1, 1, 128, 32), of(3, 3, 32, 32), of(1, 1, 32, 128)]),
    "bottleneck_bf16": (bottleneck, [bf(2, 14, 14, 256), bf(1, 1, 256, 64), bf(3, 3, 64, 64), bf(1, 1, 64, 256)]),
    "mixer": (mixer, [of(4, 49, 64), of(49, 100), of(100, 49), of(64, 200), of(200, 64)]),
    "wavenet": (wavenet, [of(2, 400, 32), of(2, 32, 32), of(32, 32)]),
    "causal_128": (causal, [of(6, 128, 64)] * 3),
    "causal_bf16": (causal, [bf(4, 256, 32)] * 3),
    "rope": (rope, [of(200, 8, 64), of(32)]),
    "experts": (experts, [of(24, 64), of(64, 8), of(8, 64, 96)]),
    "layer_norm_grad": (jax.grad(lambda x, g, y: (layer_norm(x, g) * y).sum(), (0, 1)), [of(300, 400), of(400), of(300, 400)]),
    "log_softmax_grad": (jax.grad(lambda x, y: (jax.nn.log_softmax(x) * y).sum()), [of(64, 5000), of(64, 5000)]),
    "kalman": (kalman, [of(6), of(6, 6), of(6, 6), of(6), of(50)]),
    "lorenz": (lorenz, [of(3, 3000)]),
    "low_pass": (low_pass, [of(64, 128)]),
    "cg": (cg, [of(500, 80), of(80)]),
    "nearest": (nearest, [of(100, 24), of(700, 24)]),
    "sobel": (sobel, [of(480, 640)]),
    "bilinear": (bilinear, [of(100, 100), of(9000), of(9000)]),
    "viterbi": (viterbi, [of(30, 30), of(60, 30)]),
    "life": (life, [of(96, 96, dtype=I32)]),
    "mixture": (mixture, [of(3000, 5), of(8, 5), of(8, 5), of(8)]),
    "soft_threshold": (soft_threshold, [of(600, 200), of(600)]),
    "stencil_3d": (stencil_3d, [of(40, 40, 40)]),
    "monte_carlo": (monte_carlo, [of(2, dtype=jnp.uint32)]),
    "gemm_wide": (lambda a, b: a @ b, [of(24, 3000), of(3000, 500)]),
    "gemm_add_tanh": (lambda a, b, c: jnp.tanh(a @ b + c), [of(256, 128), of(128, 512), of(512)]),
    "dot_i8_row": (lambda a, b: lax.dot(a, b, preferred_element_type=I32), [of(1, 1024, dtype=jnp.int8), of(1024, 700, dtype=jnp.int8)]),
    "transposes": (lambda x: jnp.transpose(x, (2, 0, 1)) + 1, [of(60, 80, 50)]),
    "concatenated": (lambda x, y: jnp.concatenate([x, y * 2, x[:, ::-1]], 1), [of(300, 200), of(300, 100)]),
    "variance": (lambda x: (x.mean(0), x.var(0)), [of(5000, 60)]),
    "gamma": (lambda x: jnp.exp(lax.lgamma(jnp.abs(x) + 1)), [of(5000)]),
    "sines": (lambda x, y: jnp.sin(x) * jnp.cos(y) + jnp.power(jnp.abs(x) + 1, y), [of(30000), of(30000)]),
    "cholesky_100": (lambda a: jnp.linalg.cholesky(a @ a.T + 50 * jnp.eye(100)), [of(100, 100)]),
    "cumulative_max": (lambda x: lax.cummax(x, 1), [of(200, 300)]),
    "argmax": (lambda x: jnp.argmax(x, 1), [of(400, 700)]),
    "sorted_pairs": (lambda k, v: lax.sort((k, v), num_keys=1), [of(16, 1000), of(16, 1000)]),
    "one_hot": (lambda i, w: jax.nn.one_hot(i, 200) @ w, [of(128, dtype=I32), of(200, 64)]),
}

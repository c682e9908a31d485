#!/usr/bin/env python3
"""programs.py FOLDER: writes whole tensor programs that JAX makes, for tests/bench/run whole.
Needs jax 0.10.2."""

import os
import sys

import jax
import jax.numpy as jnp
from jax import lax

from programs_kinds import KINDS
from programs_more import MORE
from programs_picks import PICKS

F32, BF16, I32 = jnp.float32, jnp.bfloat16, jnp.int32


def of(*dims, dtype=F32):
    return jax.ShapeDtypeStruct(dims, dtype)


def layer_norm(x, g):
    m = x.mean(-1, keepdims=True)
    return (x - m) * lax.rsqrt(((x - m) ** 2).mean(-1, keepdims=True) + 1e-5) * g


def mlp(x, a, b):
    return jnp.tanh(x @ a) @ b


def mlp_loss(a, b, x, y):
    return ((mlp(x, a, b) - y) ** 2).mean()


def encoder(x, wq, wo, w1, w2, g):
    b, s, d = x.shape
    q, k, v = jnp.split(layer_norm(x, g) @ wq, 3, -1)
    q, k, v = (t.reshape(b, s, 4, d // 4).transpose(0, 2, 1, 3) for t in (q, k, v))
    p = jax.nn.softmax(q @ k.transpose(0, 1, 3, 2) / (d // 4) ** 0.5)
    x = x + (p @ v).transpose(0, 2, 1, 3).reshape(b, s, d) @ wo
    return x + jax.nn.gelu(layer_norm(x, g) @ w1) @ w2


def convolve(x, w, stride=1, groups=1):
    return lax.conv_general_dilated(x, w, (stride, stride), "SAME", dimension_numbers=("NHWC", "HWIO", "NHWC"), feature_group_count=groups)


def convnet(x, a, b, c):
    x = jax.nn.relu(convolve(x, a))
    x = jax.nn.relu(convolve(x, b, 2))
    return x.mean((1, 2)) @ c


def separable(x, a, b):
    return jax.nn.relu(convolve(jax.nn.relu(convolve(x, a, groups=x.shape[-1])), b))


def batch_norm(x, g, b):
    m, v = x.mean((0, 1, 2)), x.var((0, 1, 2))
    return jax.nn.relu((x - m) * lax.rsqrt(v + 1e-5) * g + b), m, v


def lstm(x, wx, wh, h, c):
    def step(carry, t):
        h, c = carry
        i, f, g, o = jnp.split(t @ wx + h @ wh, 4, -1)
        c = jax.nn.sigmoid(f) * c + jax.nn.sigmoid(i) * jnp.tanh(g)
        h = jax.nn.sigmoid(o) * jnp.tanh(c)
        return (h, c), h
    return lax.scan(step, (h, c), x)[1]


def gru(x, w, u, h):
    def step(h, t):
        z = jax.nn.sigmoid(t @ w + h @ u)
        h = (1 - z) * h + z * jnp.tanh(t @ w - h)
        return h, h.sum()
    return lax.scan(step, h, x)


def jacobi(x):
    def step(i, x):
        return x.at[1:-1, 1:-1].set(0.25 * (x[:-2, 1:-1] + x[2:, 1:-1] + x[1:-1, :-2] + x[1:-1, 2:]))
    return lax.fori_loop(0, 10, step, x)


def wave(u, v):
    def step(i, s):
        u, v = s
        v = v + 0.1 * (jnp.roll(u, 1, 0) + jnp.roll(u, -1, 0) - 2 * u)
        return u + 0.1 * v, v
    return lax.fori_loop(0, 8, step, (u, v))


def nbody(p, m):
    d = p[:, None, :] - p[None, :, :]
    r = (d * d).sum(-1) + 1e-3
    return (m[None, :, None] * d / (r * jnp.sqrt(r))[..., None]).sum(1)


def pairs(x, y):
    return jnp.exp(-((x[:, None, :] - y[None, :, :]) ** 2).sum(-1))


def logistic(w, x, y):
    p = jax.nn.sigmoid(x @ w)
    return w - 0.1 * (x.T @ (p - y)) / x.shape[0], -jnp.log(jnp.abs(p - y) + 1e-3).mean()


def black_scholes(s, k, t):
    d = (jnp.log(s * s + 1) - k) / (jnp.sqrt(t * t + 1))
    return s * 0.5 * (1 + lax.erf(d)) - k * jnp.exp(-t) * 0.5 * (1 + lax.erf(d - t))


def power_iteration(a, v):
    def step(i, v):
        w = a @ v
        return w / jnp.sqrt((w * w).sum() + 1e-6)
    return lax.fori_loop(0, 20, step, v)


def gram_solve(x, y):
    g = x.T @ x + 10 * jnp.eye(x.shape[1])
    return jax.scipy.linalg.solve_triangular(jnp.linalg.cholesky(g), x.T @ y, lower=True)


def attention_cache(q, k, v):
    return jax.nn.softmax((q[:, :, None] @ k.transpose(0, 1, 3, 2)).astype(F32)).astype(q.dtype) @ v


def cross_entropy(x, y):
    return -jnp.take_along_axis(jax.nn.log_softmax(x), y[:, None], 1).mean()


def embedding(t, i):
    return t[i].sum(1)


def histogram(x):
    return jnp.zeros(64).at[(jnp.abs(x) * 60).astype(I32)].add(1.0)


def segments(x, i):
    return jnp.zeros((32, x.shape[1])).at[i].add(x)


def mandelbrot(x, y):
    def step(i, s):
        a, b, n = s
        c = a * a - b * b + x
        d = 2 * a * b + y
        return c, d, n + (c * c + d * d < 4)
    return lax.fori_loop(0, 30, step, (x, y, jnp.zeros_like(x, I32)))[2]


def adam(p, g, m, v):
    m, v = 0.9 * m + 0.1 * g, 0.99 * v + 0.01 * g * g
    return p - 1e-3 * m / (jnp.sqrt(v) + 1e-8), m, v


def swiglu(x, a, b, c):
    return ((jax.nn.silu(x @ a) * (x @ b)) @ c)


def rms(x, g):
    y = x.astype(F32)
    return (y * lax.rsqrt((y * y).mean(-1, keepdims=True) + 1e-6)).astype(x.dtype) * g


def int_dot(x, y):
    return lax.dot(x, y, preferred_element_type=I32)


def spectrum(x):
    return jnp.abs(jnp.fft.rfft(x))


def median_filter(x):
    return jnp.sort(jnp.stack([jnp.roll(x, i, 1) for i in range(3)]), 0)[1]


def ranks(x):
    return jnp.argsort(x, axis=-1)


def best(x):
    return lax.top_k(x, 8)


def pool(x):
    return lax.reduce_window(x, -jnp.inf, lax.max, (1, 2, 2, 1), (1, 2, 2, 1), "VALID")


def noise(key):
    return jax.random.normal(jax.random.wrap_key_data(key), (64, 64))


def running(x):
    return jnp.cumsum(x, 1), lax.cummax(x, 0)


def collatz(n):
    return lax.while_loop(lambda s: s[1] < 20, lambda s: (jnp.where(s[0] % 2 == 0, s[0] // 2, 3 * s[0] + 1), s[1] + 1), (n, 0))


def inverse(a):
    return jnp.linalg.solve(a + 20 * jnp.eye(a.shape[0]), a)


def i8(*dims):
    return of(*dims, dtype=jnp.int8)


def bf(*dims):
    return of(*dims, dtype=BF16)


# name: (what, its arguments)
PROGRAMS = {
    "mlp_64": (mlp, [of(64, 300), of(300, 200), of(200, 40)]),
    "mlp_step": (jax.grad(mlp_loss, (0, 1)), [of(200, 256), of(256, 10), of(96, 200), of(96, 10)]),
    "encoder_96": (encoder, [of(1, 96, 96), of(96, 288), of(96, 96), of(96, 384), of(384, 96), of(96)]),
    "encoder_grad": (jax.grad(lambda *a: encoder(*a).sum(), (1, 2, 3)),
                     [of(2, 48, 64), of(64, 192), of(64, 64), of(64, 256), of(256, 64), of(64)]),
    "cache_bf16": (attention_cache, [bf(4, 8, 64), bf(4, 8, 200, 64), bf(4, 8, 200, 64)]),
    "swiglu_bf16": (swiglu, [bf(4, 384), bf(384, 1024), bf(384, 1024), bf(1024, 384)]),
    "swiglu_f32": (swiglu, [of(48, 256), of(256, 640), of(256, 640), of(640, 256)]),
    "rms_bf16": (rms, [bf(40, 512), bf(512)]),
    "convnet": (convnet, [of(2, 40, 40, 3), of(3, 3, 3, 32), of(3, 3, 32, 64), of(64, 10)]),
    "convnet_grad": (jax.grad(lambda a, b, c, x: convnet(x, a, b, c).sum(), (0, 1, 2)),
                     [of(3, 3, 3, 24), of(3, 3, 24, 48), of(48, 10), of(2, 28, 28, 3)]),
    "separable": (separable, [of(1, 56, 56, 48), of(3, 3, 1, 48), of(1, 1, 48, 96)]),
    "batch_norm": (batch_norm, [of(8, 24, 24, 40), of(40), of(40)]),
    "lstm": (lstm, [of(16, 8, 64), of(64, 256), of(64, 256), of(8, 64), of(8, 64)]),
    "gru": (gru, [of(12, 16, 48), of(48, 48), of(48, 48), of(16, 48)]),
    "jacobi_128": (jacobi, [of(128, 128)]),
    "wave_4096": (wave, [of(4096), of(4096)]),
    "nbody_200": (nbody, [of(200, 3), of(200)]),
    "pairs_300": (pairs, [of(300, 16), of(200, 16)]),
    "logistic_2000": (logistic, [of(50), of(2000, 50), of(2000)]),
    "black_scholes": (black_scholes, [of(40000), of(40000), of(40000)]),
    "power_iteration": (power_iteration, [of(256, 256), of(256)]),
    "gram_solve": (gram_solve, [of(400, 60), of(400, 4)]),
    "inverse_40": (inverse, [of(40, 40)]),
    "cross_entropy": (cross_entropy, [of(256, 1000), of(256, dtype=I32)]),
    "embedding": (embedding, [of(1000, 128), of(32, 20, dtype=I32)]),
    "histogram": (histogram, [of(8000)]),
    "segments": (segments, [of(500, 32), of(500, dtype=I32)]),
    "mandelbrot": (mandelbrot, [of(100, 100), of(100, 100)]),
    "adam_60000": (adam, [of(60000)] * 4),
    "int_dot": (int_dot, [i8(100, 256), i8(256, 96)]),
    "int_dot_500": (int_dot, [i8(500, 512), i8(512, 256)]),
    "gemm_bf16": (lambda a, b: a @ b, [bf(700, 900), bf(900, 600)]),
    "gemm_bf16_row": (lambda a, b: a @ b, [bf(1, 2048), bf(2048, 1024)]),
    "gemm_300": (lambda a, b: a @ b, [of(300, 400), of(400, 250)]),
    "gemm_thin": (lambda a, b: a @ b, [of(4000, 60), of(60, 12)]),
    "spectrum_512": (spectrum, [of(8, 512)]),
    "spectrum_100": (spectrum, [of(20, 100)]),
    "ranks": (ranks, [of(20, 200)]),
    "sorted_rows": (lambda x: jnp.sort(x, -1), [of(64, 64)]),
    "best": (best, [of(32, 1000)]),
    "median_filter": (median_filter, [of(60, 300)]),
    "pool": (pool, [of(4, 56, 56, 32)]),
    "noise": (noise, [of(2, dtype=jnp.uint32)]),
    "best_4": (lambda x: lax.top_k(x, 4), [of(100, 60)]),
    "collatz": (collatz, [of(dtype=I32)]),
    "tiny": (lambda x: jnp.maximum(x, 0) * 2 + 1, [of(8)]),
    "running": (running, [of(60, 500)]),
}


def main():
    os.makedirs(sys.argv[1], exist_ok=True)
    for name, (function, args) in {**PROGRAMS, **MORE, **PICKS, **KINDS}.items():
        with open(os.path.join(sys.argv[1], name + ".mlir"), "w", encoding="utf-8") as f:
            f.write(jax.jit(function).lower(*args).as_text())


if __name__ == "__main__":
    main()

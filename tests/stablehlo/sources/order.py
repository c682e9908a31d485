"""sort, top_k, argsort, and the Fourier transforms."""

import numpy as np

from .values import FLOATS, INTS, mixed, rand


def cases(add):
    sorts(add)
    tops(add)
    ffts(add)


def sorts(add):
    import jax.numpy as jnp
    from jax import lax

    for t in FLOATS + INTS + ("i1",):
        x = mixed(t, 24, "sort") if t != "i1" else rand(t, (24,), 1)
        x = np.random.default_rng(5).permutation(np.concatenate([x[:18], x[:2]]))
        add(
            f"sort_{t}",
            lambda x: (
                lax.sort(x),
                jnp.sort(x, descending=True),
                jnp.argsort(x),
                jnp.argsort(x, descending=True),
                lax.sort(x.reshape(4, 5), dimension=0),
            ),
            x,
        )
    x, k = rand("f32", (4, 5), "sx"), rand("i32", (4, 5), "sk", 0, 3)
    add("sort_axes", lambda x: tuple(lax.sort(x, dimension=d) for d in (0, 1, 2)), rand("f32", (3, 4, 5), "sa"))
    add(
        "sort_stable",
        lambda k, x: (
            lax.sort((k, x), dimension=1, num_keys=1, is_stable=True),
            lax.sort((k, x), dimension=0, num_keys=2),
            lax.sort_key_val(k, x),
        ),
        k,
        x,
    )
    add("sort_three", lambda k, j, x: lax.sort((k, j, x), num_keys=2), k, rand("i8", (4, 5), 1, 0, 2), x)
    add(
        "sort_nan_zero",
        lambda x: (lax.sort(x), jnp.argsort(x)),
        np.array([np.nan, -0.0, 0.0, -np.nan, np.inf, -np.inf, 0.0, -0.0, 1, np.nan], np.float32),
    )
    add("lexsort", lambda a, b: jnp.lexsort((a, b)), k.ravel(), rand("i8", (20,), 2, 0, 3))
    add("sort_complex", lambda x: jnp.sort(x), np.array([1 + 2j, 1 - 1j, 0, -1 + 5j, 1 + 1j, -1 - 5j], np.complex64))
    add(
        "sort_sizes",
        lambda a, b, c: (jnp.sort(a), jnp.sort(b), jnp.sort(c, 0), jnp.sort(c, 1)),
        np.zeros((0,), np.float32),
        np.ones((1,), np.float32),
        np.zeros((3, 0), np.int32),
    )
    add("sort_long", lambda x: (jnp.sort(x), jnp.argsort(x)), rand("i32", (300,), "long", 0, 50))
    add("partition", lambda x: jnp.partition(x, 3), rand("f32", (11,), 3))


def tops(add):
    import jax
    import jax.numpy as jnp
    from jax import lax

    for t in FLOATS + ("i8", "i32", "ui16", "ui32", "i64"):
        x = np.random.default_rng(6).permutation(np.concatenate([mixed(t, 24, "top"), mixed(t, 12, "top")]))
        x = x[~np.isnan(x.astype(np.float64))] if t in FLOATS else x
        x = np.where(x == 0, np.abs(x), x) if t in FLOATS else x
        add(f"top_k_{t}", lambda x: (lax.top_k(x[:30].reshape(3, 10), 4), lax.top_k(x, 1), lax.top_k(x[:7], 7)), x)
    add("top_k_nan", lambda x: lax.top_k(x, 6), np.array([1, np.nan, np.inf, -np.inf, np.nan, 0, 3], np.float32))
    add("top_k_rank3", lambda x: lax.top_k(x, 2), rand("f32", (2, 3, 5), 1))
    add("top_k_grad", lambda x: jax.grad(lambda y: (lax.top_k(y, 3)[0] ** 2).sum())(x), rand("f32", (2, 6), 1))
    add("approx_max_k", lambda x: (lax.approx_max_k(x, 3), lax.approx_min_k(x, 3)), rand("f32", (2, 16), 1))
    add("kth_largest", lambda x: jnp.where(x >= lax.top_k(x, 3)[0][:, -1:], x, -np.inf), rand("f32", (2, 8), 1))


def ffts(add):
    import jax.numpy as jnp

    for n in (1, 2, 3, 4, 5, 7, 8, 12, 16, 30, 31):
        add(
            f"fft_{n}",
            lambda x, z: (jnp.fft.fft(z), jnp.fft.ifft(z), jnp.fft.rfft(x), jnp.fft.irfft(z[: n // 2 + 1], n)),
            rand("f32", (n,), "fx"),
            rand("c64", (n,), "fz"),
            rule="l2 1e-5",
        )
    add(
        "fft_f64",
        lambda x, z: (jnp.fft.fft(z), jnp.fft.ifft(z), jnp.fft.rfft(x), jnp.fft.irfft(z, 9), jnp.fft.irfft(z, 10)),
        rand("f64", (2, 12), "fx"),
        rand("c128", (2, 6), "fz"),
        rule="l2 1e-12",
    )
    add(
        "fft_2d",
        lambda x, z: (jnp.fft.fft2(z), jnp.fft.ifft2(z), jnp.fft.rfft2(x), jnp.fft.irfft2(z)),
        rand("f32", (2, 4, 6), "fx"),
        rand("c64", (2, 5, 4), "fz"),
        rule="l2 1e-5",
    )
    add(
        "fft_3d",
        lambda x, z: (
            jnp.fft.fftn(z, axes=(1, 2, 3)),
            jnp.fft.ifftn(z, axes=(1, 2, 3)),
            jnp.fft.rfftn(x, axes=(1, 2, 3)),
            jnp.fft.irfftn(z, axes=(1, 2, 3)),
        ),
        rand("f32", (2, 3, 4, 5), "fx"),
        rand("c64", (2, 3, 4, 3), "fz"),
        rule="l2 1e-5",
    )
    add(
        "fft_axes",
        lambda z: (
            jnp.fft.fft(z, axis=0),
            jnp.fft.fft(z, n=7, axis=1),
            jnp.fft.ifft(z, n=3, axis=0),
            jnp.fft.fftshift(z),
            jnp.fft.fft(z, norm="ortho"),
        ),
        rand("c64", (4, 5), "fz"),
        rule="l2 1e-5",
    )
    add(
        "fft_helpers",
        lambda x: (jnp.fft.hfft(x, 8), jnp.fft.ihfft(x), jnp.fft.fftfreq(5), jnp.fft.rfftfreq(6)),
        rand("f32", (5,), "fh"),
        rule="l2 1e-5",
    )

"""Operations that move elements: every type once, every awkward shape."""

import numpy as np

from .values import DTYPES, rand


def cases(add):
    moves(add)
    broadcasts(add)
    slices(add)
    pads(add)
    others(add)


def moves(add):
    import jax.numpy as jnp
    from jax import lax

    for t in DTYPES:
        if t in ("i4", "ui4"):
            add(
                f"shape_{t}",
                lambda x: (x.reshape(4, 3), x.T, x[::2, 1:], lax.rev(x, (1,)), jnp.stack([x, x])),
                rand(t, (3, 4), "sh"),
            )
            continue
        add(
            f"shape_{t}",
            lambda x, z: (
                x.reshape(4, 3, 2),
                lax.transpose(x, (2, 0, 1)),
                lax.slice(x, (0, 1, 1), (2, 3, 4), (1, 2, 2)),
                lax.pad(x, z, ((1, 0, 0), (-1, 2, 1), (0, -1, 2))),
                lax.concatenate([x, x[:, :1]], 1),
                lax.rev(x, (0, 2)),
                lax.broadcast_in_dim(x, (2, 3, 2, 4), (0, 1, 3)),
            ),
            rand(t, (2, 3, 4), "sh"),
            rand(t, (), "z"),
        )
    x = np.arange(120, dtype=np.int32).reshape(2, 3, 4, 5)
    add(
        "transpose_perms",
        lambda x: tuple(
            lax.transpose(x, p)
            for p in (
                (0, 1, 2, 3),
                (3, 2, 1, 0),
                (1, 0, 3, 2),
                (2, 3, 0, 1),
                (0, 2, 1, 3),
                (3, 0, 1, 2),
                (1, 2, 3, 0),
                (0, 1, 3, 2),
            )
        ),
        x,
    )
    add(
        "transpose_small",
        lambda x, y, s: (x.T, y.T, lax.transpose(s, ()), lax.transpose(x, (0, 1))),
        x[0, 0],
        x[0, :1, 0, :1],
        np.float32(3),
    )
    add("transpose_rank6", lambda x: lax.transpose(x, (5, 1, 3, 0, 4, 2)), rand("ui8", (2, 3, 1, 2, 2, 3), 1))
    add(
        "reshape_ranks",
        lambda x, s: (
            x.reshape(-1),
            x.reshape(1, 24, 1),
            x.reshape(2, 2, 2, 3),
            x.reshape(4, 6).T.reshape(3, 8),
            s.reshape(1, 1),
            x[:1, :1, :1].reshape(()),
        ),
        rand("f32", (2, 3, 4), "rr"),
        np.float32(2),
    )
    add("reverse_dims", lambda x: tuple(lax.rev(x, d) for d in ((0,), (1,), (2, 3), (3, 0), (0, 1, 2, 3), ())), x)


def broadcasts(add):
    import jax.numpy as jnp
    from jax import lax

    add(
        "broadcast_scalar",
        lambda s: (lax.broadcast(s, (2, 3)), lax.broadcast_in_dim(s, (2, 0), ()), lax.broadcast_in_dim(s, (), ())),
        np.float32(1.5),
    )
    add(
        "broadcast_dims",
        lambda a, b: (
            lax.broadcast_in_dim(a, (2, 3), (1,)),
            lax.broadcast_in_dim(a, (3, 2), (0,)),
            lax.broadcast_in_dim(b, (4, 3, 5), (1, 2)),
            lax.broadcast_in_dim(b, (3, 7, 5), (0, 2)),
            lax.broadcast_in_dim(b[:, :1], (3, 5), (0, 1)),
            lax.broadcast_in_dim(b[:1, :1], (2, 4), (0, 1)),
        ),
        rand("f32", (3,), "a"),
        rand("f32", (3, 5), "b"),
    )
    add(
        "broadcast_numpy",
        lambda a, b, c: (a + b, a * c, b - c, jnp.where(a > 0, b, c)),
        rand("f32", (4, 1, 3), 1),
        rand("f32", (2, 1), 2),
        rand("f32", (), 3),
    )
    add(
        "tile_repeat",
        lambda a: (jnp.tile(a, (2, 3)), jnp.repeat(a, 3, axis=1), jnp.kron(a, a[:2, :2])),
        rand("f32", (3, 4), 1),
    )
    add("iota_types", lambda: tuple(lax.iota(DTYPES[t], 9) for t in DTYPES if t not in ("i1", "i4", "ui4")))
    add(
        "iota_dims",
        lambda: (
            lax.broadcasted_iota(np.int32, (2, 3, 4), 0),
            lax.broadcasted_iota(np.float32, (2, 3, 4), 1),
            lax.broadcasted_iota(np.uint8, (2, 3, 300), 2),
            lax.broadcasted_iota(np.int64, (3, 0), 0),
            jnp.eye(3, 5, k=1),
            jnp.tri(4, 3, -1),
            jnp.linspace(0.0, 1.0, 7),
            jnp.arange(5.0, 0.0, -0.5),
        ),
        rule=["exact"] * 6 + ["ulp 2", "exact"],
    )


def slices(add):
    import jax.numpy as jnp
    from jax import lax

    x = np.arange(105, dtype=np.float32).reshape(3, 5, 7)
    add(
        "slice_strides",
        lambda x: (
            lax.slice(x, (0, 0, 0), (3, 5, 7)),
            lax.slice(x, (1, 2, 3), (2, 3, 4)),
            lax.slice(x, (0, 1, 0), (3, 5, 7), (2, 3, 4)),
            lax.slice(x, (0, 4, 6), (3, 5, 7), (5, 5, 5)),
            lax.slice(x, (2, 2, 2), (2, 4, 7)),
            x[::-1, 1:-1, ::3],
            x[..., -1],
            x[1],
        ),
        x,
    )
    add(
        "dynamic_slice_range",
        lambda x, i, j, k: lax.dynamic_slice(x, (i, j, k), (2, 3, 4)),
        x,
        *np.array([2, -1, 100], np.int32),
    )
    for n, t in enumerate(("i8", "i32", "i64", "ui8", "ui32", "ui64")):
        big = {
            "i8": [-128, 127, 1],
            "i32": [-(2**31), 2**31 - 1, 2],
            "i64": [-(2**63), 2**63 - 1, 3],
            "ui8": [255, 200, 1],
            "ui32": [2**32 - 1, 2**31, 3],
            "ui64": [2**64 - 1, 2**63, 2],
        }[t]
        start = [np.array(v, DTYPES[t]) for v in big]
        add(f"dynamic_slice_{t}", lambda x, *i: lax.dynamic_slice(x, i, (1, 2, 3)), x, *start)
        add(
            f"dynamic_update_slice_{t}",
            lambda x, u, *i: lax.dynamic_update_slice(x, u, i),
            x,
            -np.ones((2, 2, 3), np.float32),
            *start,
        )
    add(
        "dynamic_slice_helpers",
        lambda x, i: (
            lax.dynamic_index_in_dim(x, i, 1),
            lax.dynamic_slice_in_dim(x, i, 3, 2),
            lax.dynamic_update_index_in_dim(x, x[:, 0] * 2, i, 1),
            x[i],
            x[:, i],
            x.at[i].set(0.0),
        ),
        x,
        np.int32(-2),
    )
    add(
        "dynamic_update_whole",
        lambda x, u, i: (
            lax.dynamic_update_slice(x, u, (i, i)),
            lax.dynamic_update_slice(x, u[:0], (i, i)),
            lax.dynamic_slice(x, (i, i), (0, 2)),
            lax.dynamic_slice(x, (i, i), (3, 4)),
        ),
        rand("i16", (3, 4), 1),
        rand("i16", (3, 4), 2),
        np.int32(1),
    )
    add(
        "roll_split",
        lambda x: (
            jnp.roll(x, 2, 1),
            jnp.roll(x, (1, -3), (0, 2)),
            *jnp.split(x, 7, axis=2)[:2],
            jnp.array_split(x, 2, axis=1)[1],
            jnp.flip(x, 1),
            jnp.rot90(x[0]),
        ),
        x,
    )


def pads(add):
    import jax.numpy as jnp
    from jax import lax

    x = np.arange(12, dtype=np.float32).reshape(3, 4) + 1
    configs = [
        ((0, 0, 0), (0, 0, 0)),
        ((1, 2, 0), (0, 3, 0)),
        ((0, 0, 1), (0, 0, 2)),
        ((-1, 0, 0), (0, -2, 0)),
        ((-1, -1, 0), (-2, 4, 0)),
        ((2, -3, 1), (-1, -1, 3)),
        ((-2, 3, 2), (1, -5, 1)),
        ((-3, 0, 0), (0, 0, 0)),
        ((0, 0, 0), (-2, -2, 0)),
        ((-4, 2, 1), (-1, 0, 0)),
    ]
    add("pad_configs", lambda x, v: tuple(lax.pad(x, v, c) for c in configs), x, np.float32(-9))
    add(
        "pad_empty",
        lambda x, v: (lax.pad(x, v, ((1, 2, 5), (0, 0, 0))), lax.pad(x, v, ((2, 0, 0), (0, -1, 0)))),
        np.zeros((0, 3), np.int32),
        np.int32(7),
    )
    add(
        "pad_rank3",
        lambda x, v: lax.pad(x, v, ((1, 1, 1), (0, -1, 2), (-1, 3, 0))),
        rand("bf16", (2, 3, 4), 1),
        rand("bf16", (), 2),
    )
    modes = ("edge", "reflect", "wrap")
    add("pad_modes", lambda x: tuple(jnp.pad(x, ((1, 2), (2, 1)), mode=m) for m in modes), x, rule="ulp 2")


def others(add):
    import jax.numpy as jnp
    from jax import lax

    a, b, c = rand("f32", (2, 3), 1), rand("f32", (2, 1), 2), rand("f32", (2, 0), 3)
    add(
        "concatenate_many",
        lambda a, b, c: (
            lax.concatenate([a, b, c, b, a], 1),
            jnp.concatenate([a, a]),
            jnp.stack([a, a], 2),
            jnp.hstack([b, a]),
            lax.concatenate([b], 0),
        ),
        a,
        b,
        c,
    )
    add(
        "zero_sized",
        lambda x, y: (
            x + 1,
            x.sum(),
            x.sum(1),
            x.reshape(0, 2),
            jnp.concatenate([x, x], 1),
            jnp.max(y, 1),
            x.T,
            y @ x.reshape(3, 0),
            x.reshape(0, 3) @ y.T,
            jnp.dot(y.T[:, :0], y[:0]),
            jnp.sort(x),
            jnp.argmax(y, 1),
            jnp.cumsum(x, 0),
        ),
        np.zeros((3, 0), np.float32),
        np.zeros((0, 3), np.float32),
    )
    add(
        "results_kinds",
        lambda x: (x, x[0, 0], x > 0, jnp.any(x > 1), x, x.shape[0], 3.5, jnp.int8(-3)),
        rand("f32", (2, 3), 1),
    )
    add("argument_is_result", lambda x, y: (y, x, y), rand("f32", (2,), 1), rand("i1", (3,), 1))
    add(
        "tril_diag",
        lambda x: (jnp.tril(x), jnp.triu(x, 1), jnp.diag(x), jnp.diagonal(x, 1), jnp.trace(x)),
        rand("f32", (4, 4), 1),
        rule="tol 1e-6",
    )
    add(
        "constants",
        lambda: (
            jnp.array([1.5, -0.0, np.inf, np.nan], np.float32),
            jnp.array([[1, -2], [3, 4]], np.int8),
            jnp.array([True, False, True]),
            jnp.array([1 + 2j, -3j], np.complex64),
            jnp.array([0.1, 1e300]),
            jnp.array([1.1, -7], jnp.bfloat16),
            jnp.array([0.1, 6e4], np.float16),
            jnp.array([2**64 - 1, 0], np.uint64),
            jnp.array([1e-45, 1e-310]).astype(np.float32),
            jnp.full((2, 2), 7, np.uint16),
            jnp.array([448, -0.5], jnp.float8_e4m3fn),
            jnp.array([57344, 0.25], jnp.float8_e5m2),
            jnp.array([-8, 7], jnp.int4),
            jnp.zeros((0, 2)),
        ),
        rule=["exact"] * 8 + ["ftz"] + ["exact"] * 5,
    )
    table = rand("f32", (110,), "tab")  # above 100 elements the text is hexadecimal
    bits = rand("i1", (133,), "bits")
    words = rand("bf16", (15, 7), "w")
    add(
        "constants_hex",
        lambda x: (
            x + jnp.asarray(table),
            jnp.asarray(bits),
            jnp.asarray(words),
            jnp.asarray(table.astype(np.complex64)),
        ),
        np.float32(1),
    )
    add("unused_argument", lambda x, y, z: x * z, rand("f32", (2,), 1), rand("f64", (3, 3), 1), rand("f32", (2,), 2))
    add(
        "donated_argument", lambda x, y: (x + y, y * 2), rand("f32", (4,), 1), rand("f32", (4,), 2), donate_argnums=(0,)
    )

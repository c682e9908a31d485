"""reduce, reduce_window, the cumulative operations and select_and_scatter."""

import numpy as np

from .values import FLOATS, INTS, corners, mixed, rand

NEAR = {
    "f64": "tol 1e-13",
    "f32": "tol 1e-5",
    "f16": "tol 4e-3",
    "bf16": "tol 2e-2",
    "c64": "tol 1e-5",
    "c128": "tol 1e-13",
}


def near(t):
    return NEAR.get(t, "exact")


def cases(add):
    reduces(add)
    arguments(add)
    reducers(add)
    reduce_windows(add)
    cumulative(add)
    pools(add)
    many(add)


def reduces(add):
    import jax.numpy as jnp
    from jax import lax

    for t in FLOATS:
        x = rand(t, (3, 4, 5), "red")
        add(
            f"reduce_{t}",
            lambda x, s: (
                lax.reduce_sum(x, (0, 1, 2)),
                lax.reduce_sum(x, (1,)),
                lax.reduce_sum(x, (2, 0)),
                lax.reduce_prod(x, (0, 1)),
                lax.reduce_max(x, (2,)),
                lax.reduce_min(x, (0,)),
                lax.reduce_max(s, (0,)),
                lax.reduce_min(s, (0,)),
                lax.reduce_sum(x, ()),
                jnp.mean(x, 1),
                jnp.var(x, 2),
            ),
            x,
            corners(t)[:-3],
            rule=[near(t)] * 4 + ["equal"] * 4 + [near(t)] * 3,
        )
        add(
            f"reduce_nan_{t}",
            lambda x: (jnp.max(x, 1), jnp.min(x, 1), jnp.sum(x, 1), jnp.prod(x, 1), jnp.nanmax(x, 1), jnp.nansum(x, 1)),
            np.array([[1, np.nan, 3], [np.inf, 2, -np.inf], [-np.inf, np.nan, 0], [np.inf, np.inf, 1]]).astype(x.dtype),
            rule=["equal"] * 2 + ["tol 1e-6"] * 2 + ["equal", "tol 1e-6"],
        )
    for t in INTS:
        add(
            f"reduce_{t}",
            lambda x: (
                lax.reduce_sum(x, (0, 1)),
                lax.reduce_sum(x, (1,)),
                lax.reduce_prod(x, (0,)),
                lax.reduce_max(x, (1,)),
                lax.reduce_min(x, (0,)),
                lax.reduce_and(x, (0,)),
                lax.reduce_or(x, (1,)),
                lax.reduce_xor(x, (0, 1)),
            ),
            mixed(t, 24, "red").reshape(4, 6),
        )
    for t in ("c64", "c128"):
        add(f"reduce_{t}", lambda x: (jnp.sum(x, 0), jnp.prod(x), jnp.mean(x, 1)), rand(t, (3, 4), "red"), rule=near(t))
    add(
        "reduce_bool",
        lambda x: (
            jnp.all(x, 0),
            jnp.any(x, 1),
            jnp.sum(x),
            lax.reduce_xor(x, (1,)),
            jnp.all(x),
            jnp.count_nonzero(x, 0),
        ),
        rand("i1", (3, 5), "rb"),
    )
    add(
        "reduce_accumulate",
        lambda x, y: (
            jnp.sum(x),
            jnp.sum(y, dtype=jnp.float32),
            jnp.sum(x.astype(jnp.float16)),
            lax.reduce_sum(y, (0,)),
        ),
        rand("bf16", (1000,), "acc", 0, 1),
        rand("bf16", (500, 2), "acc2", 0, 1),
        rule=["rel 2e-2", "rel 1e-5", "rel 4e-3", "rel 2e-2"],
    )
    add(
        "reduce_empty",
        lambda x: (jnp.sum(x, 0), jnp.prod(x, 0), jnp.max(x, 0, initial=-3.0), jnp.any(x > 0, 0), jnp.sum(x, 1)),
        np.zeros((0, 3), np.float32),
    )
    x = rand("f32", (2, 3, 2, 3, 2), "r5")
    add(
        "reduce_dims",
        lambda x: tuple(
            lax.reduce_sum(x, d) for d in ((0,), (4,), (0, 4), (1, 3), (0, 1), (3, 4), (0, 2, 4), (0, 1, 2, 3, 4))
        ),
        x,
        rule="tol 1e-5",
    )
    add(
        "norms",
        lambda x: (
            jnp.linalg.norm(x),
            jnp.linalg.norm(x, 1),
            jnp.linalg.norm(x, np.inf),
            jnp.std(x, 0),
            jnp.ptp(x, 1),
            jnp.median(x, 1),
        ),
        rand("f32", (4, 5), "nr"),
        rule="tol 1e-5",
    )


def arguments(add):
    import jax.numpy as jnp
    from jax import lax

    ties = np.array([[3, 1, 3, 1], [2, 2, 2, 2], [-1, 5, 5, 0]], np.float32)
    nans = np.array(
        [[1, np.nan, 3, np.nan], [np.nan, np.nan, 1, 2], [-0.0, 0.0, -0.0, 0.0], [np.inf, -np.inf, np.inf, -np.inf]],
        np.float32,
    )
    for name, x in {"ties": ties, "nan": nans}.items():
        for t in ("f32", "bf16"):
            add(
                f"argmax_{name}_{t}",
                lambda x: (
                    jnp.argmax(x, 1),
                    jnp.argmin(x, 1),
                    lax.argmax(x, 0, np.int32),
                    lax.argmin(x, 0, np.int8),
                    jnp.argmax(x),
                ),
                x.astype({"f32": np.float32, "bf16": jnp.bfloat16}[t]),
            )
    for t in ("i8", "ui32", "i64", "i1"):
        add(
            f"argmax_{t}",
            lambda x: (jnp.argmax(x, 1), lax.argmin(x, 0, np.uint8)),
            mixed(t, 20, "am").reshape(4, 5) if t != "i1" else rand(t, (4, 5), 1),
        )


def reducers(add):
    import jax.numpy as jnp
    from jax import lax

    x, y = rand("f32", (3, 4), "ra"), rand("f32", (3, 4), "rb")
    i = rand("i32", (3, 4), "ri", -9, 9)
    add(
        "reduce_two",
        lambda x, i: lax.reduce((x, i), (np.float32(0), np.int32(1)), lambda a, b: (a[0] + b[0], a[1] * b[1]), (1,)),
        x,
        i,
        rule=["tol 1e-5", "exact"],
    )
    add(
        "reduce_welford",
        lambda x: lax.reduce(
            (x, x * x, jnp.ones_like(x)), (np.float32(0),) * 3, lambda a, b: tuple(p + q for p, q in zip(a, b)), (0, 1)
        ),
        x,
        rule="tol 1e-5",
    )
    add(
        "reduce_mixed",
        lambda x, y: lax.reduce(
            (x, y),
            (np.float32(-np.inf), np.float32(np.inf)),
            lambda a, b: (lax.max(a[0], b[0]), lax.min(a[1], b[1])),
            (0,),
        ),
        x,
        y,
    )
    add("reduce_logsumexp", lambda x: lax.reduce(x, np.float32(-np.inf), jnp.logaddexp, (1,)), x, rule="tol 1e-5")
    add(
        "reduce_init",
        lambda x, s: (
            lax.reduce(x, s, lax.add, (0,)),
            lax.reduce(x, s, lax.max, (1,)),
            lax.reduce(x, s, lax.mul, (0, 1)),
            lax.reduce(x, s, lax.min, ()),
        ),
        x,
        np.float32(2.5),
        rule="tol 1e-5",
    )
    add(
        "reduce_lexical",
        lambda x, i: lax.reduce(
            (x.round(), i),
            (np.float32(-9), np.int32(99)),
            lambda a, b: (
                jnp.where((a[0] > b[0]) | ((a[0] == b[0]) & (a[1] < b[1])), a[0], b[0]),
                jnp.where((a[0] > b[0]) | ((a[0] == b[0]) & (a[1] < b[1])), a[1], b[1]),
            ),
            (0,),
        ),
        x,
        i,
    )


def reduce_windows(add):
    import jax.numpy as jnp
    from jax import lax

    x = rand("f32", (6, 7), "rw")
    forms = {  # name: (window, strides, padding, base dilation, window dilation)
        "valid": ((2, 3), (1, 1), "VALID", None, None),
        "same": ((3, 2), (2, 2), "SAME", None, None),
        "pads": ((2, 2), (1, 2), ((1, 2), (0, 3)), None, None),
        "negative": ((2, 2), (1, 1), ((-1, -1), (-2, 1)), None, None),
        "base": ((3, 2), (1, 1), ((0, 0), (1, 0)), (2, 3), None),
        "window": ((2, 3), (1, 1), "VALID", None, (3, 2)),
        "all": ((2, 3), (2, 3), ((2, 1), (1, 2)), (2, 1), (2, 2)),
        "whole": ((6, 7), (1, 1), "VALID", None, None),
        "one": ((1, 1), (2, 3), "VALID", None, None),
        "empty": ((7, 2), (1, 1), "VALID", None, None),
        "padding_only": ((1, 2), (3, 1), ((3, 0), (3, 0)), None, None),
        "row": ((1, 7), (1, 1), ((0, 0), (6, 0)), None, None),
    }
    for name, (w, s, p, b, d) in forms.items():
        add(
            f"reduce_window_{name}",
            lambda x: (
                lax.reduce_window(x, np.float32(0), lax.add, w, s, p, b, d),
                lax.reduce_window(x, np.float32(-np.inf), lax.max, w, s, p, b, d),
                lax.reduce_window(x, np.float32(2), lax.add, w, s, p, b, d),
                lax.reduce_window(x, np.float32(1), lax.mul, w, s, p, b, d),
            ),
            x,
            rule=["tol 1e-5", "equal", "tol 1e-5", "tol 1e-5"],
        )
    add(
        "reduce_window_two",
        lambda x, y: lax.reduce_window(
            (x, y),
            (np.float32(0), np.int32(-99)),
            lambda a, b: (a[0] + b[0], lax.max(a[1], b[1])),
            (2, 2),
            (1, 2),
            "SAME",
        ),
        x,
        rand("i32", (6, 7), 1, -50, 50),
        rule=["tol 1e-5", "exact"],
    )
    add(
        "reduce_window_init",
        lambda x, s: lax.reduce_window(x, s, lax.add, (2, 2), (1, 1), ((1, 1), (1, 1))),
        x,
        np.float32(0.5),
        rule="tol 1e-5",
    )
    add(
        "reduce_window_custom",
        lambda x: lax.reduce_window(x, np.float32(0), lambda a, b: jnp.hypot(a, b), (2, 2), (2, 2), "VALID"),
        x,
        rule="tol 1e-5",
    )
    for t in ("i8", "i32", "ui16", "bf16", "f16", "f64", "c64"):
        a = rand(t, (5, 6), "rwt") if t != "i32" else rand(t, (5, 6), "rwt", -9, 9)
        add(
            f"reduce_window_{t}",
            lambda x: (lax.reduce_window(x, np.zeros((), x.dtype), lax.add, (2, 3), (1, 2), "SAME"),)
            + (() if t == "c64" else (lax.reduce_window(x, x.dtype.type(1), lax.max, (3, 2), (2, 1), "VALID"),)),
            a,
            rule=near(t),
        )
    add(
        "reduce_window_rank4",
        lambda x: lax.reduce_window(x, np.float32(0), lax.add, (1, 2, 3, 1), (1, 2, 1, 1), "SAME"),
        rand("f32", (2, 4, 5, 3), 1),
        rule="tol 1e-5",
    )


def cumulative(add):
    import jax
    import jax.numpy as jnp
    from jax import lax

    x = rand("f32", (3, 9), "cum")

    def all_ops(x):
        return tuple(
            f(x, axis=a, reverse=r)
            for f in (lax.cumsum, lax.cumprod, lax.cummax, lax.cummin, lax.cumlogsumexp)
            for a, r in ((0, False), (1, True))
        )

    add("cumulative_f32", all_ops, x, rule="tol 1e-5")
    add("cumulative_bf16", all_ops, rand("bf16", (3, 9), "cum"), rule="tol 3e-2")
    add(
        "cumulative_int",
        lambda x: (
            jnp.cumsum(x, 1),
            lax.cumprod(x, 1),
            lax.cummax(x, 1, reverse=True),
            lax.cummin(x, 0),
            jnp.cumsum(x.astype(jnp.int8), dtype=jnp.int8),
        ),
        rand("i32", (3, 9), "cum"),
    )
    add(
        "cumulative_nan",
        lambda x: (lax.cummax(x), lax.cummin(x), lax.cumsum(x)),
        np.array([1, 3, np.nan, 2, np.inf, -np.inf, 4], np.float32),
        rule="equal",
    )
    add("cumulative_long", lambda x: jnp.cumsum(x), rand("f32", (200,), "cl"), rule="tol 1e-5")
    add(
        "associative_scan",
        lambda x, a: (
            lax.associative_scan(jnp.multiply, x, axis=1),
            lax.associative_scan(lambda p, q: (p[0] * q[0], p[1] * q[0] + q[1]), (a, x), reverse=True),
        ),
        x,
        rand("f32", (3, 9), 2),
        rule="tol 1e-5",
    )
    add(
        "cumulative_grad",
        lambda x: tuple(jax.grad(lambda y: (f(y, axis=1) ** 2).sum())(x) for f in (lax.cumsum, lax.cummax)),
        x,
        rule="tol 1e-4",
    )


def pools(add):
    import jax
    import jax.numpy as jnp
    from jax import lax

    x = rand("f32", (1, 6, 7, 2), "pool")
    ties = rand("i32", (1, 6, 7, 2), "ties", 0, 3).astype(np.float32)
    forms = {
        "2x2": ((2, 2), (2, 2), "VALID"),
        "overlap": ((3, 3), (2, 2), "SAME"),
        "stride1": ((2, 3), (1, 1), "VALID"),
        "pads": ((2, 2), (3, 1), ((1, 1), (0, 2))),
    }
    for name, (w, s, p) in forms.items():
        q = p if isinstance(p, str) else ((0, 0), *p, (0, 0))

        def pool(x):
            return lax.reduce_window(x, -np.inf, lax.max, (1, *w, 1), (1, *s, 1), q)

        for kind, v in (("", x), ("_ties", ties)):
            add(
                f"max_pool_grad_{name}{kind}",
                lambda x, c: (pool(x), jax.grad(lambda y: (pool(y) * c[:1, :1, :1]).sum())(x)),
                v,
                rand("f32", (1, 1, 1, 2), "c"),
                rule="tol 1e-5",
            )
        add(
            f"avg_pool_grad_{name}",
            lambda x: (lambda f: (f(x), jax.grad(lambda y: (f(y) ** 2).sum())(x)))(
                lambda y: lax.reduce_window(y, 0.0, lax.add, (1, *w, 1), (1, *s, 1), q) / 4
            ),
            x,
            rule="tol 1e-5",
        )
    add(
        "max_pool_jvp",
        lambda x, t: jax.jvp(
            lambda y: lax.reduce_window(y, -np.inf, lax.max, (1, 2, 2, 1), (1, 2, 2, 1), "VALID"), (x,), (t,)
        ),
        x,
        ties,
    )
    add(
        "min_pool_grad",
        lambda x: jax.grad(lambda y: lax.reduce_window(y, np.inf, lax.min, (1, 2, 2, 1), (1, 2, 2, 1), "SAME").sum())(
            x
        ),
        ties,
    )
    add(
        "max_pool_grad_bf16",
        lambda x: jax.grad(lambda y: lax.reduce_window(y, -np.inf, lax.max, (1, 2, 2, 1), (1, 1, 1, 1), "SAME").sum())(
            x
        ),
        x.astype(jnp.bfloat16),
        rule="tol 2e-2",
    )


def many(add):
    """Folds of many operands at once, and bodies that choose."""
    import jax.numpy as jnp
    from jax import lax

    x, k = rand("f32", (3, 5), "my"), rand("i32", (3, 5), "mk")
    z = np.float32(0)

    def moments(p, q):  # of two samples; each of eight hangs on others
        n, m, s, t, lo, hi, a, b = p
        n2, m2, s2, t2, lo2, hi2, a2, b2 = q
        w = n + n2
        d = m2 - m
        mean = m + d * n2 / jnp.maximum(w, 1)
        return (
            w,
            mean,
            s + s2 + d * d * n * n2 / jnp.maximum(w, 1),
            t + t2 + a * b2,
            jnp.minimum(lo, lo2),
            jnp.maximum(hi, hi2),
            a + a2,
            b + b2,
        )

    add(
        "reduce_eight",
        lambda v: lax.reduce(
            (jnp.ones_like(v), v, v * 0, v * 0, v, v, v * 2, v + 1),
            (z, z, z, z, np.float32(np.inf), np.float32(-np.inf), z, z),
            moments,
            (1,),
        ),
        x,
        rule="tol 1e-5",
    )
    c = (rand("f32", (3, 4), "m1") + 1j * rand("f32", (3, 4), "m2")).astype(np.complex64)
    one, none = np.complex64(1), np.complex64(0)
    add(
        "reduce_complex_three",
        lambda v: lax.reduce((v, v * 2, v + 1), (one, none, none), lambda p, q: (p[0] * q[0], p[1] + q[1] * p[0], p[2] + q[2]), (1,)),
        c,
        rule="tol 1e-4",
    )
    add(
        "reduce_window_five",
        lambda v: lax.reduce_window(
            (v, -v, v * 2, v + 1, v * v),
            (z,) * 5,
            lambda p, q: tuple(jnp.maximum(a, b) if i % 2 else a + b for i, (a, b) in enumerate(zip(p, q))),
            (2, 3),
            (1, 2),
            "SAME",
        ),
        x,
        rule="tol 1e-5",
    )
    add(
        "reduce_branches",
        lambda v: lax.reduce(v, z, lambda p, q: lax.cond(q > p, lambda: p + q, lambda: p * jnp.float32(0.5)), (1,)),
        x,
        rule="tol 1e-5",
    )

    def nested(p, q):
        return lax.cond(q[1] > 2, lambda: q, lambda: lax.cond(q[0] > p[0], lambda: (q[0], p[1]), lambda: p))

    def switched(v, u):  # XLA's CPU compiler ends the process on such branches
        out, first, second = np.ones(len(u), np.int32), np.zeros(u.shape[1], np.float32), np.zeros(u.shape[1], np.int32)
        for r, row in enumerate(u):
            for q in row:
                out[r] = [out[r] + 1, out[r] - q, out[r] * 3][min(max(q, 0), 2)]
            for i, q in enumerate(row):
                if q > 2:
                    first[i], second[i] = v[r, i], q
                elif v[r, i] > first[i]:
                    first[i] = v[r, i]
        return [out, first, second]

    add(
        "reduce_switch",
        lambda v, u: (
            lax.reduce(
                u, np.int32(1), lambda p, q: lax.switch(q, [lambda: p + 1, lambda: p - q, lambda: p * 3]), (1,)
            ),
            *lax.reduce((v, u), (z, np.int32(0)), nested, (0,)),
        ),
        x,
        k % 5 - 1,
        answers=switched,
    )

"""gather and scatter: JAX's indexing, and every arrangement of dimension numbers."""

import numpy as np

from .values import rand

X = np.arange(60, dtype=np.float32).reshape(3, 4, 5)
MODES = ("clip", "fill", "promise_in_bounds")


def cases(add):
    indexing(add)
    gathers(add)
    scatters(add)
    layouts(add)
    batching(add)


def indexing(add):
    import jax
    import jax.numpy as jnp

    i = np.array([2, 0, -1, 1, 7, -9], np.int32)
    ok = np.array([[2, 0], [1, 1]], np.int32)
    add(
        "take_modes",
        lambda x, i: (
            jnp.take(x, i, axis=0, mode="clip"),
            jnp.take(x, i, axis=1, mode="fill"),
            jnp.take(x, i, axis=2, mode="wrap"),
            jnp.take(x, i, axis=1, mode="fill", fill_value=-5),
        ),
        X,
        i,
    )
    add(
        "take_int_fill",
        lambda x, i: (
            jnp.take(x.astype(jnp.int32), i, axis=0, mode="fill"),
            jnp.take(x.astype(jnp.uint8), i, axis=0, mode="fill"),
            jnp.take(x > 3, i, axis=0, mode="fill"),
            jnp.take(x.astype(jnp.bfloat16), i, axis=0, mode="fill"),
        ),
        X[:, :2, 0],
        i,
    )
    add(
        "index_forms",
        lambda x, i, j: (
            x[i],
            x[:, i],
            x[i, j],
            x[i[0], :, j[0]],
            x[:, j, i],
            x[i[:, None, 0], 1:3],
            x[..., i],
            x[i, 0],
            x[j[0, 0]],
        ),
        X,
        ok,
        ok.T,
    )
    for t in ("i8", "ui8", "ui32", "i64"):
        k = rand(t, (4,), t, 0, 3)
        add(f"index_by_{t}", lambda x, k: (x[k], x.at[k].add(1.0), jnp.take(x, k, axis=1)), X[:, :, 0], k)
    add(
        "take_along_axis",
        lambda x, i: (jnp.take_along_axis(x, i, 0), jnp.take_along_axis(x, i, 1), jnp.take_along_axis(x, i, 2)),
        X,
        rand("i32", (3, 4, 5), 1, 0, 3),
    )
    add(
        "put_along_axis",
        lambda x, i: jnp.put_along_axis(x, i, 9.0, 1, inplace=False),
        X[0],
        np.array([[0], [4], [2], [2]], np.int32),
    )
    add(
        "boolean_mask",
        lambda x, m: (jnp.where(m, x, 0), jnp.nonzero(m, size=7, fill_value=-1)),
        X[0],
        rand("i1", (4, 5), "bm"),
    )
    add(
        "searchsorted",
        lambda a, v: (jnp.searchsorted(a, v), jnp.searchsorted(a, v, side="right", method="compare_all")),
        np.array([-2, -1, 0, 0, 0, 1.5, 3], np.float32),
        np.array([0, -3, 9, 1.5, -1, np.nan], np.float32),
        rule="exact",
    )
    add(
        "embedding_grad",
        lambda w, i: jax.grad(lambda w: (w[i] ** 2).sum())(w),
        rand("f32", (6, 3), 1),
        np.array([1, 5, 1, 0, 1], np.int32),
        rule="tol 1e-6",
    )
    add(
        "index_grad",
        lambda x, i: (
            jax.grad(lambda x: (x[:, i] * x[i]).sum())(x),
            jax.grad(lambda x: jnp.take(x, i, axis=0, mode="clip").sum())(x),
        ),
        rand("f32", (4, 4), 2),
        np.array([3, 3, 0, 1], np.int32),
        rule="tol 1e-6",
    )
    add(
        "one_hot_bincount",
        lambda i, w: (jax.nn.one_hot(i, 5), jnp.bincount(i, length=5), jnp.bincount(i, w, length=5)),
        np.array([0, 3, 3, 1, 9, -1, 4], np.int32),
        rand("f32", (7,), 1),
        rule=["exact"] * 2 + ["tol 1e-6"],
    )
    add(
        "segment_ops",
        lambda x, s: (
            jax.ops.segment_sum(x, s, 4),
            jax.ops.segment_max(x, s, 4),
            jax.ops.segment_min(x, s, 4),
            jax.ops.segment_prod(x, s, 4),
        ),
        rand("f32", (8, 2), 1),
        np.array([0, 2, 2, 0, 5, -1, 3, 2], np.int32),
        rule="tol 1e-6",
    )


def gathers(add):
    from jax import lax

    G = lax.GatherDimensionNumbers
    forms = {  # name: (indices, numbers, slice sizes)
        "rows": ([[0], [2], [9], [-4]], G((1, 2), (0,), (0,)), (1, 4, 5)),
        "windows": ([[0, 1], [2, 3], [5, -1]], G((1, 2, 3), (), (0, 1)), (2, 2, 3)),
        "offset_first": ([[0], [2]], G((0, 1), (0,), (0,)), (1, 4, 5)),
        "offset_mixed": ([[[1, 0], [0, 2]], [[2, 4], [1, 1]]], G((0, 3), (0,), (2, 0)), (1, 4, 2)),
        "map_swapped": ([[3, 1], [0, 2], [2, 0]], G((1,), (0, 1), (1, 0)), (1, 1, 5)),
        "all_collapsed": ([[0, 0, 0], [2, 3, 4], [1, 9, -9]], G((), (0, 1, 2), (0, 1, 2)), (1, 1, 1)),
        "one_window": ([1, 2, 3], G((0, 1, 2), (), (0, 1, 2)), (1, 2, 2)),
        "partial": ([[[1], [2]], [[0], [3]]], G((2,), (0, 1), (1,)), (1, 1, 3)),
        "whole": ([[]], G((1, 2, 3), (), ()), (3, 4, 5)),
        "empty": (np.zeros((0, 1)), G((1, 2), (0,), (0,)), (1, 4, 5)),
    }
    for name, (indices, numbers, sizes) in forms.items():
        i = np.array(indices, np.int32)
        if name != "empty" and i.size == 0:
            i = np.zeros((1, 0), np.int32)
        add(
            f"gather_dims_{name}", lambda x, i: tuple(lax.gather(x, i, numbers, sizes, mode=m) for m in MODES[:2]), X, i
        )
    add(
        "gather_promise",
        lambda x, i: lax.gather(
            x,
            i,
            G((1, 2), (0,), (0,)),
            (1, 4, 5),
            mode="promise_in_bounds",
            unique_indices=True,
            indices_are_sorted=True,
        ),
        X,
        np.array([[0], [2]], np.int32),
    )
    for t in ("i8", "bf16", "c64", "i1", "f64", "f8E5M2"):
        add(
            f"gather_{t}",
            lambda x, i: lax.gather(x, i, G((1,), (0,), (0,)), (1, 3), mode="clip"),
            rand(t, (4, 3), "g"),
            np.array([[3], [0], [8]], np.int32),
        )


def scatters(add):
    import jax.numpy as jnp
    from jax import lax

    i = np.array([1, 1, 3, -1, 0, 7], np.int32)
    ops = ("set", "add", "multiply", "min", "max", "apply", "divide", "subtract", "power")
    u = np.array([10, -20, 3, 0.5, 2, 99], np.float32)

    def all_ops(mode):
        def fn(x, i, u):
            one = [
                getattr(x.at[i], o)(*([jnp.sin] if o == "apply" else [jnp.abs(u) if o == "power" else u]), mode=mode)
                for o in ops
                if o != "set"
            ]
            return one + [x.at[i[2:]].set(u[2:], mode=mode)]

        return fn

    for mode in ("drop", "clip"):
        add(f"scatter_ops_{mode}", all_ops(mode), np.array([1, -2, 3, 4], np.float32), i, u, rule="tol 1e-6")
    add(
        "scatter_int",
        lambda x, i, u: (
            x.at[i].add(u),
            x.at[i].multiply(u),
            x.at[i].min(u),
            x.at[i].max(u),
            x.at[i[3:]].set(u[3:]),
            x.at[i].subtract(u),
        ),
        np.array([1, -2, 127, -128], np.int8),
        i,
        np.array([100, 100, 2, -3, 5, 6], np.int8),
    )
    for t in ("f64", "f16", "bf16", "c64", "ui16", "i64", "ui32"):
        add(
            f"scatter_{t}",
            lambda x, i, u: (x.at[i].add(u), x.at[i[2:4]].set(u[2:4])),
            rand(t, (4, 3), 1, 0, 9),
            np.array([1, 2, 3, 1], np.int32),
            rand(t, (4, 3), 2, 0, 9),
            rule="tol 1e-2" if t in ("f16", "bf16") else "tol 1e-6" if t[0] in "fc" else "exact",
        )
    add(
        "scatter_windows",
        lambda x, i, u: (
            x.at[:, i].set(u),
            x.at[i[0], 1:3].add(1.0),
            x.at[..., 2].multiply(2.0),
            x.at[i, :, i].add(7.0),
            x.at[1:3, ::2].set(-1.0),
        ),
        X,
        np.array([2, 0], np.int32),
        rand("f32", (3, 2, 5), 1),
    )
    add("scatter_bool", lambda x, i: (x.at[i].set(True), x.at[i].max(True), x.at[i].min(False)), np.zeros(5, bool), i)


def layouts(add):
    from jax import lax

    S = lax.ScatterDimensionNumbers
    forms = {  # name: (indices, updates shape, numbers)
        "rows": ([[0], [2], [9], [-4]], (4, 4, 5), S((1, 2), (0,), (0,))),
        "windows": ([[0, 1], [1, 2], [5, -1], [2, 3]], (4, 2, 2, 3), S((1, 2, 3), (), (0, 1))),
        "window_first": ([[0], [2], [2]], (4, 5, 3), S((0, 1), (0,), (0,))),
        "mixed": ([[[1, 0], [0, 2]], [[2, 4], [1, 1]]], (4, 2, 2, 2), S((0, 3), (0,), (2, 0))),
        "swapped": ([[3, 1], [0, 2], [2, 0], [3, 1]], (4, 5), S((1,), (0, 1), (1, 0))),
        "points": ([[0, 0, 0], [2, 3, 4], [1, 9, -9], [0, 0, 0]], (4,), S((), (0, 1, 2), (0, 1, 2))),
        "one_window": ([1, 2, 3], (2, 2, 2), S((0, 1, 2), (), (0, 1, 2))),
        "edge": ([[2, 3], [1, 2], [2, 2]], (3, 2, 2), S((1, 2), (2,), (0, 1))),
        "empty": (np.zeros((0, 1)), (0, 4, 5), S((1, 2), (0,), (0,))),
    }
    for name, (indices, shape, numbers) in forms.items():
        u = rand("f32", shape, name)
        fns = (lax.scatter_add, lax.scatter_min, lax.scatter_max, lax.scatter_mul)
        add(
            f"scatter_dims_{name}",
            lambda x, i, u: tuple(f(x, i, u, numbers, mode=m) for f in fns[:2] for m in MODES[:2])
            + (fns[3](x, i, u, numbers, mode="fill"),),
            X,
            np.array(indices, np.int32),
            u,
            rule="tol 1e-6",
        )


def batching(add):
    import jax
    import jax.numpy as jnp
    from jax import lax

    x, i = rand("f32", (3, 4, 5), "b"), np.array([[0, 3], [9, 1], [-1, 2]], np.int32)
    add(
        "gather_batching",
        lambda x, i: (
            jax.vmap(lambda a, k: a[k])(x, i),
            jax.vmap(lambda a, k: a[:, k], (1, None))(x, i),
            jnp.take_along_axis(x[:, :2, 0], i, 1),
            jax.vmap(jax.vmap(lambda a, k: a[k]))(x, jnp.clip(i[:, :1, None].repeat(4, 1), 0, 4)),
        ),
        x,
        i,
    )
    add(
        "gather_batching_numbers",
        lambda x, i: lax.gather(
            x, i[..., None], lax.GatherDimensionNumbers((2,), (1,), (1,), (0,), (0,)), (1, 1, 5), mode="clip"
        ),
        x,
        i,
    )
    add(
        "gather_batching_two",
        lambda x, i: lax.gather(
            x, i, lax.GatherDimensionNumbers((), (2,), (2,), (0, 1), (1, 0)), (1, 1, 1), mode="fill"
        ),
        x,
        np.array([[[0], [3], [4]], [[9], [1], [-1]], [[2], [2], [2]], [[1], [0], [4]]], np.int32),
    )
    add(
        "scatter_batching",
        lambda x, i, u: (
            jax.vmap(lambda a, k, v: a.at[k].add(v))(x, i, u),
            jax.vmap(lambda a, k: a.at[k].set(1.0), (1, None), 1)(x, i[0]),
        ),
        x,
        i,
        rand("f32", (3, 2, 5), 1),
        rule="tol 1e-6",
    )
    add(
        "scatter_batching_numbers",
        lambda x, i, u: lax.scatter_add(
            x, i[..., None], u, lax.ScatterDimensionNumbers((2,), (1,), (1,), (0,), (0,)), mode="fill"
        ),
        x,
        i,
        rand("f32", (3, 2, 5), 2),
        rule="tol 1e-6",
    )
    add(
        "dynamic_slice_vmap",
        lambda x, i: (
            jax.vmap(lambda a, k: lax.dynamic_slice(a, (k, k), (2, 3)))(x, i[:, 0]),
            jax.vmap(lambda a, k, u: lax.dynamic_update_slice(a, u, (k, k)), (0, 0, None))(x, i[:, 1], x[0, :2, :2]),
        ),
        x,
        i,
    )

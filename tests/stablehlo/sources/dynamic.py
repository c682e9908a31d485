"""jax.export with symbolic shapes: the text keeps `?` dimensions; @main is called with concrete
arguments."""

import numpy as np

from .values import rand


def cases(add):
    import jax
    import jax.numpy as jnp
    from jax import export, lax

    x, y = rand("f32", (3, 4), "dyn"), rand("f32", (3, 4), "dyo")

    def dyn(name, fn, shapes, *args, rule="tol 1e-5", constraints=()):
        specs = [jax.ShapeDtypeStruct(d, a.dtype) for d, a in zip(symbolic(export, shapes, args, constraints), args)]
        exported = export.export(jax.jit(fn))(*specs)
        add(
            f"dynamic_{name}",
            fn,
            *args,
            rule=rule,
            text=exported.mlir_module(),
            answers=lambda *a: jax.tree.leaves(jax.jit(exported.call)(*a)),
        )

    dyn("add", lambda a, b: a + b, ("b, 4", "b, 4"), x, y)
    dyn("reduce", lambda a: (a.sum(0), a.mean(1), a.max()), ("b, 4",), x)
    dyn("matmul", lambda a, w: jax.nn.relu(a @ w), ("b, 4", "4, 2"), x, rand("f32", (4, 2), "dw"))
    dyn("reshape", lambda a: (a.reshape(-1), a.reshape(a.shape[0] * 2, 2), a.T), ("b, 4",), x)
    dyn(
        "broadcast",
        lambda a: (
            jnp.broadcast_to(a[:, None], (a.shape[0], 2, a.shape[1])),
            jnp.zeros((a.shape[0] + 1,), np.float32),
            jnp.ones_like(a),
        ),
        ("b, c",),
        x,
    )
    dyn(
        "iota",
        lambda a: (jnp.arange(a.shape[0]), a + lax.broadcasted_iota(np.float32, a.shape, 0), a.shape[0] * 2),
        ("b, 4",),
        x,
    )
    dyn(
        "pad_slice",
        lambda a: (jnp.pad(a, ((1, 2), (0, 0))), a[1:], a[::2], a[:, :2], a[-1]),
        ("b, 4",),
        x,
        constraints=("b >= 2",),
    )
    dyn("concatenate", lambda a, b: jnp.concatenate([a, b, a[:1]]), ("m, 4", "n, 4"), x, y[:2], constraints=("m >= 1",))
    dyn(
        "gather", lambda a, i: (a[i], jnp.take(a, i, axis=0, mode="fill")), ("b, 4", "k"), x, np.array([2, 0], np.int32)
    )
    dyn(
        "conv",
        lambda v, w: lax.conv_general_dilated(v, w, (1, 1), "SAME"),
        ("b, 2, h, 5", "3, 2, 3, 3"),
        rand("f32", (2, 2, 4, 5), "dc"),
        rand("f32", (3, 2, 3, 3), "dk"),
    )
    dyn("scan", lambda a: lax.scan(lambda c, v: (c + v, c), a[0], a), ("b, 4",), x, constraints=("b >= 1",))
    dyn("sort", lambda a: (jnp.sort(a, 0), jnp.argmax(a, 0), jnp.cumsum(a, 0)), ("b, 4",), x)
    dyn(
        "softmax_mask",
        lambda a, n: jax.nn.softmax(jnp.where(jnp.arange(a.shape[1]) < n, a, -1e9)),
        ("b, t", None),
        x,
        np.int32(3),
    )
    dyn(
        "polynomial",
        lambda a, b: (a.reshape(-1)[:6], b * a.shape[0]),
        ("2*n, 4", "n"),
        x[[0, 1, 2, 0]],
        y[:2, 0],
        constraints=("n >= 1",),
    )
    dyn(
        "dynamic_update",
        lambda a, u, i: lax.dynamic_update_slice(a, u, (i, i)),
        ("b, 4", "1, 4", None),
        x,
        y[:1],
        np.int32(1),
        constraints=("b >= 1",),
    )
    dyn(
        "random",
        lambda a, k: a + jax.random.uniform(jax.random.wrap_key_data(k, impl="threefry2x32"), a.shape, np.float32),
        ("b, 4", None),
        x,
        np.array([1, 2], np.uint32),
        rule="ulp 1",
    )

    dyn("pad_amount", lambda a: lax.pad(a, np.float32(0), ((a.shape[0], 1, 0), (0, 0, 1))), ("b, 4",), x)
    dyn(
        "slice_part",
        lambda a: (a[a.shape[0] // 2 :], lax.dynamic_slice(a, (1, 0), (a.shape[0] - 1, 2))),
        ("b, 4",),
        x,
        constraints=("b >= 2",),
    )
    image = rand("f32", (1, 2, 5, 5), "dci")
    dyn(
        "conv_stride",
        lambda v, w: lax.conv_general_dilated(v, w, (2, 1), "SAME"),
        ("b, 2, h, w", None),
        image,
        rand("f32", (3, 2, 3, 3), "dck"),
    )
    dyn("top_k", lambda a: lax.top_k(a, a.shape[1] - 2), ("b, c",), x, constraints=("c >= 3",))
    dyn(
        "pool",
        lambda v: lax.reduce_window(v, -np.inf, lax.max, (1, 1, 2, 2), (1, 1, 2, 2), "SAME"),
        ("1, 2, h, w",),
        image,
    )
    dyn(
        "rng_bits",
        lambda a, s: lax.rng_bit_generator(s, (a.shape[0], 2), np.uint32)[1],
        ("b, 4", None),
        x,
        np.array([1, 2, 3, 4], np.uint32),
    )
    dyn(
        "while",
        lambda a: lax.while_loop(lambda c: c[0] < a.shape[0], lambda c: (c[0] + 1, c[1] + a.sum(0)), (0, a[0])),
        ("b, 4",),
        x,
        constraints=("b >= 1",),
    )
    dyn(
        "linalg",
        lambda a: lax.linalg.qr(a @ a.T + jnp.eye(a.shape[0], dtype=np.float32), full_matrices=False)[1] ** 2,
        ("b, 4",),
        x,
        rule="tol 1e-4",
    )

    exported = export.export(jax.jit(lambda a: a * 2))(
        jax.ShapeDtypeStruct(export.symbolic_shape("b, 4", constraints=("b >= 4",)), np.float32)
    )
    add(
        "refuse_dynamic_constraint",
        None,
        x,
        text=exported.mlir_module(),
        refuse="to be greater or equal to 0, but found -1. ",
    )

    def two(a):
        return a @ a.T, jnp.sin(a)

    fixed = export.export(jax.jit(two))(jax.ShapeDtypeStruct((3, 4), np.float32))
    add("export_static", two, x, text=fixed.mlir_module(), rule="tol 1e-5")


def symbolic(export, shapes, args, constraints):
    """One scope for all arguments, so that equal names are equal sizes."""
    scope = export.SymbolicScope(constraints)
    return [a.shape if s is None else export.symbolic_shape(s, scope=scope) for s, a in zip(shapes, args)]

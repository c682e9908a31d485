"""Control flow, calls, and what wraps functions: while, if, case, composite, barriers, custom
derivatives."""

import numpy as np

from .values import rand


def cases(add):
    whiles(add)
    branches(add)
    calls(add)
    models(add)
    refused(add)


def whiles(add):
    import jax
    import jax.numpy as jnp
    from jax import lax

    x = rand("f32", (5, 3), "cf")
    add(
        "while_count",
        lambda n: lax.while_loop(lambda c: c[0] < n, lambda c: (c[0] + 1, c[1] * 2), (np.int32(0), np.float32(1))),
        np.int32(7),
    )
    add(
        "while_never",
        lambda n: lax.while_loop(lambda c: c[0] < n, lambda c: (c[0] + 1, c[1] * 2), (np.int32(5), np.float32(1))),
        np.int32(-1),
    )
    add(
        "while_collatz",
        lambda n: lax.while_loop(
            lambda c: c[0] != 1, lambda c: (jnp.where(c[0] % 2 == 0, c[0] // 2, 3 * c[0] + 1), c[1] + 1), (n, 0)
        ),
        np.int64(27),
    )
    add(
        "while_nested",
        lambda n: lax.fori_loop(0, n, lambda i, a: lax.fori_loop(0, i, lambda j, b: b * 3 + j, a) ^ i, np.int32(1)),
        np.int32(6),
    )
    add(
        "while_captures",
        lambda x, y: lax.while_loop(lambda c: jnp.sum(c) < y, lambda c: c + jnp.abs(x), jnp.zeros_like(x)),
        x[0],
        np.float32(9),
        rule="tol 1e-5",
    )
    add("while_swap", lambda a, b: lax.fori_loop(0, 3, lambda i, c: (c[1], c[0]), (a, b)), x[0], x[1])
    add(
        "while_shapes",
        lambda x: lax.while_loop(
            lambda c: c[2], lambda c: (c[0].at[0].add(1), ~c[1], jnp.sum(c[0]) < 4), (x, x > 0, True)
        ),
        np.zeros(3, np.int8),
    )
    add(
        "while_vmap",
        lambda n: jax.vmap(
            lambda k: lax.while_loop(
                lambda c: c[0] < k, lambda c: (c[0] + 2, c[1] * c[0] + 1), (np.int32(0), np.int32(1))
            )
        )(n),
        np.array([0, 5, 9, -3], np.int32),
    )
    add(
        "fori_dynamic",
        lambda a, b, x: lax.fori_loop(a, b, lambda i, s: s + x[i], jnp.zeros(3, np.float32)),
        np.int32(1),
        np.int32(4),
        x,
        rule="tol 1e-6",
    )
    add("scan_basic", lambda c, x: lax.scan(lambda c, v: (c * 0.5 + v, c.sum()), c, x), x[0], x, rule="tol 1e-5")
    add(
        "scan_reverse",
        lambda c, x: lax.scan(lambda c, v: (c + v, (c, v * 2)), c, x, reverse=True, unroll=2),
        x[0],
        x,
        rule="tol 1e-5",
    )
    add(
        "scan_only",
        lambda x: (
            lax.scan(lambda c, _: (c + 1, c), np.int32(3), None, length=4),
            lax.map(lambda v: v.max() - v.min(), x),
            lax.map(lambda v: v + 1, x, batch_size=2),
        ),
        x,
        rule=["exact", "exact", "ulp 1", "exact"],
    )
    add(
        "scan_grad",
        lambda w, x: jax.grad(
            lambda w: (lax.scan(lambda h, v: (jnp.tanh(w @ h + v), h.sum()), jnp.zeros(3, np.float32), x)[0] ** 2).sum()
        )(w),
        rand("f32", (3, 3), "sg"),
        x,
        rule="tol 1e-5",
    )
    add(
        "scan_nested",
        lambda x: lax.scan(lambda c, v: (lax.scan(lambda d, u: (d * u + 1, None), c, v)[0], c), np.float32(0), x),
        x,
        rule="tol 1e-5",
    )
    add("scan_empty", lambda c, x: lax.scan(lambda c, v: (c + v, c), c, x), x[0], x[:0])
    add(
        "newton_root",
        lambda a: lax.while_loop(
            lambda c: (jnp.abs(c[0] * c[0] - a) > 1e-10) & (c[1] < 60),
            lambda c: (0.5 * (c[0] + a / c[0]), c[1] + 1),
            (a, 0),
        ),
        np.float64(7.5),
        rule=["tol 1e-12", "exact"],
    )
    add(
        "game_of_life",
        lambda g: lax.fori_loop(
            0,
            4,
            lambda _, b: (lambda n: (n == 3) | (b & (n == 2)))(
                sum(jnp.roll(b, (i, j), (0, 1)).astype(np.int8) for i in (-1, 0, 1) for j in (-1, 0, 1) if i or j)
            ),
            g,
        ),
        rand("i1", (8, 8), "gol"),
    )
    add(
        "sieve",
        lambda: lax.fori_loop(
            2, 8, lambda i, s: jnp.where((jnp.arange(60) % i == 0) & (jnp.arange(60) > i), False, s), jnp.arange(60) > 1
        ),
    )


def branches(add):
    import jax
    import jax.numpy as jnp
    from jax import lax

    x = rand("f32", (4,), "br")
    for p in (False, True):
        add(
            f"cond_{p}".lower(),
            lambda p, x: lax.cond(p, lambda v: (v * 2, v.sum()), lambda v: (v - 1, jnp.float32(0)), x),
            np.array(p),
            x,
            rule="tol 1e-6",
        )
    for i in (0, 1, 2, 3, -1, 2**31 - 1):
        add(
            f"switch_{i}".replace("-", "m"),
            lambda i, x: lax.switch(i, [lambda v: v + 1, lambda v: v * v, lambda v: -v], x),
            np.int32(i),
            x,
        )
    for i in (0, 2, 7, -5):
        text = """module @case_raw {
  func.func public @main(%i: tensor<i32>, %x: tensor<4xf32>) -> (tensor<4xf32>, tensor<i1>) {
    %0:2 = "stablehlo.case"(%i) ({
      %t = stablehlo.constant dense<true> : tensor<i1>
      stablehlo.return %x, %t : tensor<4xf32>, tensor<i1>
    }, {
      %n = stablehlo.negate %x : tensor<4xf32>
      %t = stablehlo.constant dense<true> : tensor<i1>
      stablehlo.return %n, %t : tensor<4xf32>, tensor<i1>
    }, {
      %a = stablehlo.abs %x : tensor<4xf32>
      %f = stablehlo.constant dense<false> : tensor<i1>
      stablehlo.return %a, %f : tensor<4xf32>, tensor<i1>
    }) : (tensor<i32>) -> (tensor<4xf32>, tensor<i1>)
    return %0#0, %0#1 : tensor<4xf32>, tensor<i1>
  }
}
"""
        add(f"case_raw_{i}".replace("-", "m"), None, np.int32(i), x, text=text)
    text = """module @if_raw {
  func.func public @main(%p: tensor<i1>, %x: tensor<4xf32>) -> tensor<4xf32> {
    %0 = "stablehlo.if"(%p) ({
      %n = stablehlo.negate %x : tensor<4xf32>
      stablehlo.return %n : tensor<4xf32>
    }, {
      stablehlo.return %x : tensor<4xf32>
    }) : (tensor<i1>) -> tensor<4xf32>
    return %0 : tensor<4xf32>
  }
}
"""
    for p in (False, True):
        add(f"if_raw_{p}".lower(), None, np.array(p), x, text=text)
    add(
        "cond_nested",
        lambda a, x: lax.cond(a > 0, lambda: lax.cond(a > 5, lambda: x, lambda: x * 3), lambda: -x),
        np.int32(3),
        x,
    )
    add("cond_vmap", lambda p, x: jax.vmap(lambda q, v: lax.cond(q > 0, jnp.sin, jnp.cos, v))(p, x), x, x, rule="ulp 8")
    add(
        "cond_in_scan",
        lambda x: lax.scan(lambda c, v: (lax.cond(v > 0, lambda a: a + v, lambda a: a * 0.5, c), c), np.float32(1), x),
        x,
        rule="ulp 4",
    )
    add(
        "cond_grad",
        lambda a, x: jax.grad(lambda y: lax.cond(a, lambda z: (z**3).sum(), lambda z: jnp.cos(z).sum(), y))(x),
        np.array(True),
        x,
        rule="ulp 8",
    )
    add("platform_dependent", lambda x: lax.platform_dependent(x, cpu=lambda v: v + 1, default=lambda v: v * 2), x)


def calls(add):
    import jax
    import jax.numpy as jnp
    from jax import lax

    x = rand("f32", (4,), "call")

    @jax.jit
    def inner(x, y):
        return x * y + 1, x - y

    add("call_private", lambda x: (lambda a, b: inner(a, b)[1] + inner(x, x)[0])(*inner(x, x * 2)), x, rule="tol 1e-6")
    add("call_deep", lambda x: jax.jit(lambda a: jax.jit(lambda b: jax.jit(jnp.sin)(b) + 1)(a) * 2)(x), x, rule="ulp 8")
    add(
        "remat",
        lambda x: jax.grad(lambda y: jax.checkpoint(lambda z: jnp.sin(jnp.sin(z)))(y).sum())(x),
        x,
        rule="ulp 16",
    )
    add(
        "remat_policy",
        lambda w, x: jax.grad(
            lambda w: (
                jax.checkpoint(lambda w: jnp.tanh(w @ x) @ w, policy=jax.checkpoint_policies.dots_saveable)(w) ** 2
            ).sum()
        )(w),
        rand("f32", (4, 4), "rp"),
        x,
        rule="tol 1e-5",
    )

    @jax.custom_jvp
    def f(x):
        return jnp.log1p(jnp.exp(x))

    f.defjvp(lambda p, t: (f(p[0]), t[0] * jax.nn.sigmoid(p[0])))

    @jax.custom_vjp
    def g(x):
        return jnp.sin(x)

    g.defvjp(lambda x: (g(x), x), lambda r, c: (c * 2 * r,))
    add(
        "custom_derivatives",
        lambda x: (f(x), jax.grad(lambda y: f(y).sum())(x), g(x), jax.grad(lambda y: g(y).sum())(x)),
        x,
        rule="ulp 8",
    )
    add("barrier", lambda x: (lax.optimization_barrier((x, x > 0)), lax.optimization_barrier(x * 2)), x)
    add(
        "composite",
        lambda x, y: (
            lax.composite(lambda a, b: a * b + 1, "my.muladd")(x, y),
            lax.composite(lambda a, *, k: (a[:k], a.sum()), "my.head", version=2)(x, k=2),
        ),
        x,
        x[::-1].copy(),
        rule="tol 1e-6",
    )
    add(
        "custom_root",
        lambda a: lax.custom_root(
            lambda v: v**2 - a,
            a,
            lambda h, x0: lax.fori_loop(0, 20, lambda _, v: 0.5 * (v + a / v), x0),
            lambda h, y: y / h(jnp.float32(1)),
        ),
        np.float32(5),
        rule="tol 1e-5",
    )
    add("named_scope", lambda x: jax.named_call(lambda v: v + 1, name="outer")(x) * 2, x)
    add("ad_stop", lambda x: jax.grad(lambda y: (lax.stop_gradient(y) * y).sum())(x), x)


def models(add):
    import jax
    import jax.numpy as jnp
    from jax import lax

    x = rand("f32", (3, 6), "mod")
    w = [rand("f32", s, f"w{s}") for s in ((6, 5), (5, 4))]

    def mlp(ws, v):
        return jax.nn.log_softmax(jnp.tanh(v @ ws[0]) @ ws[1])

    add(
        "model_mlp_step",
        lambda ws, v, y: jax.tree.map(
            lambda a, b: a - 0.1 * b, ws, jax.grad(lambda q: -jnp.take_along_axis(mlp(q, v), y[:, None], 1).mean())(ws)
        ),
        w,
        x,
        np.array([0, 3, 1], np.int32),
        rule="tol 1e-5",
    )
    add(
        "model_lstm",
        lambda k, r, v: lax.scan(
            lambda c, u: (
                lambda z: (lambda cell: ((jnp.tanh(cell) * jax.nn.sigmoid(z[12:]), cell), cell))(
                    jax.nn.sigmoid(z[:4]) * c[1] + jax.nn.sigmoid(z[4:8]) * jnp.tanh(z[8:12])
                )
            )(k @ u + r @ c[0]),
            (jnp.zeros(4, np.float32),) * 2,
            v,
        ),
        rand("f32", (16, 6), "lk"),
        rand("f32", (16, 4), "lr"),
        x,
        rule="tol 1e-5",
    )
    add(
        "model_layernorm",
        lambda v, g: (lambda m, s: (v - m) * lax.rsqrt(s + 1e-5) * g)(
            v.mean(-1, keepdims=True), v.var(-1, keepdims=True)
        ),
        x,
        x[0],
        rule="tol 1e-5",
    )
    add("model_beam", lambda v: lax.top_k((v[:, :, None] + v[:, None, :]).reshape(3, -1), 3), x)
    add(
        "model_kalman",
        lambda m, p, z: lax.scan(
            lambda c, o: (lambda g: ((c[0] + g * (o - c[0]), (1 - g) * c[1] + 0.1), g))(c[1] / (c[1] + 0.5)), (m, p), z
        ),
        np.float32(0),
        np.float32(1),
        x[0],
        rule="tol 1e-5",
    )
    add(
        "model_mandelbrot",
        lambda c: lax.fori_loop(
            0,
            12,
            lambda _, s: (jnp.where(jnp.abs(s[0]) < 2, s[0] * s[0] + c, s[0]), s[1] + (jnp.abs(s[0]) < 2)),
            (jnp.zeros_like(c), jnp.zeros(c.shape, np.int32)),
        )[1],
        (np.linspace(-2, 0.5, 7)[:, None] + 1j * np.linspace(-1.1, 1.1, 5)).astype(np.complex64),
    )
    add(
        "model_edit_distance",
        lambda a, b: lax.scan(
            lambda row, u: (lambda new: (new, new[-1]))(
                jnp.concatenate(
                    [
                        row[:1] + 1,
                        lax.scan(
                            lambda c, k: (
                                (lambda t: (t, t))(jnp.minimum(jnp.minimum(row[k + 1], c) + 1, row[k] + (u != b[k])))
                            ),
                            row[0] + 1,
                            jnp.arange(6),
                        )[1],
                    ]
                )
            ),
            jnp.arange(7),
            a,
        )[1],
        np.array([1, 2, 3, 2, 1]),
        np.array([1, 3, 3, 2, 2, 1]),
    )
    add(
        "image_resize",
        lambda v: (jax.image.resize(v, (5, 4), "linear"), jax.image.resize(v, (6, 3), "nearest")),
        x,
        rule="tol 1e-5",
    )
    add(
        "signal",
        lambda a, b: (jax.scipy.signal.convolve2d(a, b[:2, :2]), jax.scipy.signal.fftconvolve(a[0], b[0])),
        x,
        rand("f32", (3, 6), "sig"),
        rule="tol 1e-4",
    )
    add(
        "ctc_like",
        lambda lp: lax.scan(
            lambda a, v: (jnp.logaddexp(a, jnp.concatenate([jnp.full((1,), -1e5, np.float32), a[:-1]])) + v, None),
            jnp.full((6,), -1e5, np.float32).at[0].set(0.0),
            lp,
        )[0],
        jax.nn.log_softmax(x),
        rule="tol 1e-5",
    )


def refused(add):
    import jax

    x = rand("f32", (4,), "ref")
    add("refuse_callback", lambda v: (jax.debug.print("{}", v), v + 1)[1], x, refuse="python_cpu_callback")
    add("refuse_pure_callback", lambda v: jax.pure_callback(lambda u: u, v, v), x, refuse="python_cpu_callback")
    add(
        "refuse_ordered",
        lambda v: (jax.debug.print("{}", v, ordered=True), v + 1)[1],
        x,
        refuse="stablehlo.create_token|python_cpu_callback|token",
    )
    for name, body in {
        "infeed": '%t = stablehlo.create_token : !stablehlo.token\n    %0:2 = "stablehlo.infeed"(%t) <{infeed_config = "", layout = [[0]]}> : (!stablehlo.token) -> (tensor<4xf32>, !stablehlo.token)\n    return %0#0 : tensor<4xf32>',
        "unknown_call": "%0 = stablehlo.custom_call @no_such_target(%x) : (tensor<4xf32>) -> tensor<4xf32>\n    return %0 : tensor<4xf32>",
        "unknown_op": "%0 = stablehlo.frobnicate %x : tensor<4xf32>\n    return %0 : tensor<4xf32>",
    }.items():
        words = {
            "infeed": "infeed|token",
            "unknown_call": "no_such_target",
            "unknown_op": "frobnicate",
            "quantized": "quant",
        }[name]
        add(
            f"refuse_{name}",
            None,
            x,
            refuse=words,
            text=f"module @refuse_{name} {{\n  func.func public @main(%x: tensor<4xf32>) -> tensor<4xf32> {{\n    {body}\n  }}\n}}\n",
        )

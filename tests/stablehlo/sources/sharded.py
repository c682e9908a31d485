"""Programs for eight devices: collectives inside shard_map, and jit with shardings (no collectives
in the text).
Arguments and answers are whole arrays; how they are split is in the text."""

import numpy as np

from .values import rand

X = np.arange(64, dtype=np.float32).reshape(8, 8)


def meshes():
    import jax
    from jax.sharding import Mesh

    d = np.array(jax.devices()[:8])
    return Mesh(d.reshape(2, 4), ("a", "b")), Mesh(d, ("x",))


def cases(add):
    collectives(add)
    bodies(add)
    annotated(add)
    layers(add)
    partly(add)
    pmapped(add)
    written(add)
    futures(add)
    complex_reductions(add)


def mapper(add):
    """add() for functions of one device's part."""
    import jax

    mesh2, mesh1 = meshes()
    shard_map = getattr(jax, "shard_map", None)
    if shard_map is None:
        from jax.experimental.shard_map import shard_map
    check = "check_vma" if hasattr(jax, "shard_map") else "check_rep"

    def sm(name, fn, ins, outs, *args, rule="exact", two=True, **kw):
        mesh = mesh2 if two else mesh1
        add(
            f"sm_{name}",
            shard_map(fn, mesh=mesh, in_specs=ins, out_specs=outs, **{check: False}, **kw),
            *args,
            rule=rule,
            devices=8,
        )

    return sm


def collectives(add):
    import jax.numpy as jnp
    from jax import lax
    from jax.sharding import PartitionSpec as P

    sm = mapper(add)
    sm("psum_a", lambda v: lax.psum(v, "a"), P("a", "b"), P(None, "b"), X)
    sm("psum_b", lambda v: lax.psum(v, "b"), P("a", "b"), P("a"), X)
    sm("psum_both", lambda v: (lax.psum(v, ("a", "b")), lax.psum(1, "a")), P("a", "b"), (P(), P()), X)
    sm(
        "pmax_pmin",
        lambda v: (lax.pmax(v, "b"), lax.pmin(v, "a"), lax.pmean(v, ("a", "b"))),
        P("a", "b"),
        (P("a"), P(None, "b"), P()),
        rand("f32", (8, 8), "pm"),
        rule=["exact", "exact", "tol 1e-6"],
    )
    sm(
        "psum_types",
        lambda u, v, w, z: (lax.psum(u, "b"), lax.psum(v, "b"), lax.pmax(w, "b"), lax.psum(z, "b")),
        (P("b"),) * 4,
        (P(),) * 4,
        rand("i32", (4, 3), 1),
        rand("ui8", (4, 3), 1),
        rand("i64", (4, 3), 1),
        rand("c64", (4, 3), 1),
        rule=["exact"] * 3 + ["tol 1e-6"],
    )
    sm("psum_bf16", lambda v: lax.psum(v, "x"), P("x"), P(), rand("bf16", (8, 4), 1), two=False, rule="tol 3e-2")
    sm("psum_tree", lambda t: lax.psum({"p": t[0], "q": (t[1], t[0] * 2)}, "b"), P("b"), P(), (X[:4], X[4:, :3].copy()))
    groups = [[0, 1, 2, 3], [4, 5, 6, 7]]
    sm("psum_groups", lambda v: lax.psum(v, "x", axis_index_groups=groups), P("x"), P("x"), X, two=False)
    sm(
        "all_gather_tiled",
        lambda v: (lax.all_gather(v, "b", tiled=True), lax.all_gather(v, "a", axis=1, tiled=True)),
        P("b", "a"),
        (P(None, "a"), P("b")),
        X,
    )
    sm(
        "all_gather_stacked",
        lambda v: (lax.all_gather(v, "b"), lax.all_gather(v, "b", axis=1), lax.all_gather(v, ("a", "b"))),
        P(("a", "b")),
        (P(None, "a"), P("a"), P()),
        X[:, :3].copy(),
    )
    sm(
        "all_gather_groups",
        lambda v: lax.all_gather(v, "x", axis_index_groups=[[0, 2, 4, 6], [1, 3, 5, 7]], tiled=True),
        P("x"),
        P("x"),
        X,
        two=False,
    )
    sm(
        "psum_scatter_tiled",
        lambda v: (lax.psum_scatter(v, "b", tiled=True), lax.psum_scatter(v, "b", scatter_dimension=1, tiled=True)),
        P("a"),
        (P(("a", "b")), P("a", "b")),
        X,
    )
    sm("psum_scatter_stacked", lambda v: lax.psum_scatter(v, "b"), P("a"), P(("a", "b")), X)
    sm("psum_scatter_both", lambda v: lax.psum_scatter(v, ("a", "b"), tiled=True), P(None, "a"), P(("a", "b")), X)
    sm("all_to_all_tiled", lambda v: lax.all_to_all(v, "x", 1, 0, tiled=True), P("x"), P(None, "x"), X, two=False)
    sm("all_to_all_back", lambda v: lax.all_to_all(v, "x", 0, 1, tiled=True), P(None, "x"), P("x"), X, two=False)
    sm(
        "all_to_all_stacked",
        lambda v: lax.all_to_all(v, "b", 0, 1),
        P("a"),
        P("a", None, "b"),
        np.arange(8 * 2 * 3, dtype=np.int32).reshape(8, 2, 3),
    )
    sm(
        "all_to_all_same",
        lambda v: lax.all_to_all(v, "b", 0, 0, tiled=True),
        P("b"),
        P("b"),
        np.arange(64, dtype=np.int8).reshape(16, 4),
    )
    sm(
        "ppermute_holes",
        lambda v: lax.ppermute(v, "x", [(0, 3), (3, 1), (5, 0), (7, 7)]),
        P("x"),
        P("x"),
        X + 1,
        two=False,
    )
    sm(
        "ppermute_axis",
        lambda v: (
            lax.ppermute(v, "b", [(i, (i + 1) % 4) for i in range(4)]),
            lax.ppermute(v, "a", [(0, 1)]),
            lax.pshuffle(v, "b", [2, 0, 3, 1]),
        ),
        P("a", "b"),
        P("a", "b"),
        X + 1,
    )
    sm(
        "axis_index",
        lambda v: (
            v + lax.axis_index("a") * 100 + lax.axis_index("b") * 10,
            lax.axis_index(("a", "b"))[None] + jnp.zeros(1, np.int32),
        ),
        P("a", "b"),
        (P("a", "b"), P(("a", "b"))),
        X,
    )
    text = """module @collective_broadcast attributes {mhlo.num_partitions = 8 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["x"=8]>
  func.func public @main(%arg0: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %0 = sdy.manual_computation(%arg0) in_shardings=[<@mesh, [{"x"}, {}]>] out_shardings=[<@mesh, [{"x"}, {}]>] manual_axes={"x"} (%arg1: tensor<1x8xf32>) {
      %1 = "stablehlo.collective_broadcast"(%arg1) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[2, 0, 1], [5, 7, 4]]> : tensor<2x3xi64>}> : (tensor<1x8xf32>) -> tensor<1x8xf32>
      sdy.return %1 : tensor<1x8xf32>
    } : (tensor<8x8xf32>) -> tensor<8x8xf32>
    return %0 : tensor<8x8xf32>
  }
}
"""
    source = {
        0: 2,
        1: 2,
        2: 2,
        5: 5,
        7: 5,
        4: 5,
    }  # XLA has none of it on a CPU: the specification's words, zeros for the others
    add(
        "collective_broadcast",
        None,
        X + 1,
        text=text,
        devices=8,
        answers=lambda v: [np.stack([v[source[d]] if d in source else v[d] * 0 for d in range(8)])],
    )


def bodies(add):
    import jax
    import jax.numpy as jnp
    from jax import lax
    from jax.sharding import PartitionSpec as P

    sm = mapper(add)
    w = rand("f32", (8, 8), "w")
    sm(
        "matmul_2d",
        lambda a, b: lax.psum(lax.all_gather(a, "b", axis=1, tiled=True)[:, :4] @ b[:4], "a"),
        (P("a", "b"), P("a", None)),
        P(),
        X[:4] / 9,
        w,
        rule="tol 1e-5",
    )
    sm(
        "while",
        lambda v: lax.while_loop(
            lambda c: lax.psum(c[0].sum(), ("a", "b")) < 4e3, lambda c: (c[0] * 2, c[1] + 1), (v, 0)
        ),
        P("a", "b"),
        (P("a", "b"), P()),
        X,
    )
    sm(
        "scan_permute",
        lambda v: lax.fori_loop(0, 5, lambda i, c: c + lax.ppermute(c, "x", [(k, (k + 1) % 8) for k in range(8)]), v),
        P("x"),
        P("x"),
        X,
        two=False,
    )
    sm(
        "cond",
        lambda v: lax.cond(lax.axis_index("x") % 2 == 0, lambda u: u * 2, lambda u: -u, v),
        P("x"),
        P("x"),
        X,
        two=False,
    )
    sm(
        "grad",
        lambda v, u: jax.grad(lambda q: (lax.psum(q @ v, "b") ** 2).sum())(u),
        (P("b"), P(None, "b")),
        P(None, "b"),
        w,
        rand("f32", (3, 8), "g"),
        rule="tol 1e-4",
    )
    sm(
        "softmax",
        lambda v: (lambda e: e / lax.psum(e.sum(1, keepdims=True), "b"))(
            jnp.exp(v - lax.pmax(v.max(1, keepdims=True), "b"))
        ),
        P("a", "b"),
        P("a", "b"),
        w,
        rule="tol 1e-5",
    )
    sm(
        "halo",
        lambda v: (lambda left, right: jnp.concatenate([left, v, right])[2:] + jnp.concatenate([left, v, right])[:-2])(
            lax.ppermute(v[-1:], "x", [(i, i + 1) for i in range(7)]),
            lax.ppermute(v[:1], "x", [(i + 1, i) for i in range(7)]),
        ),
        P("x"),
        P("x"),
        np.arange(48, dtype=np.float32).reshape(16, 3),
        two=False,
    )
    add("sm_pmap", jax.pmap(lambda v: lax.psum(v, "i") + v, axis_name="i"), X, rule="exact", devices=8)
    sm(
        "twice",
        lambda v: jax.jit(lambda u: lax.psum(u, "b") * 2)(v) + jax.jit(lambda u: lax.psum(u, "b") * 2)(v + 1),
        P("a", "b"),
        P("a"),
        X,
    )


def annotated(add):
    import jax
    import jax.numpy as jnp
    from jax import lax
    from jax.sharding import NamedSharding, PartitionSpec as P

    mesh, _ = meshes()

    def sj(name, fn, ins, *args, out=None, rule="exact"):
        shard = [NamedSharding(mesh, s) for s in ins]
        kw = {} if out is None else {"out_shardings": NamedSharding(mesh, out)}
        add(f"sdy_{name}", fn, *args, rule=rule, devices=8, in_shardings=tuple(shard), **kw)

    x, y = rand("f32", (8, 8), "sx"), rand("f32", (8, 8), "sy")
    near = "tol 1e-5"
    sj(
        "elementwise",
        lambda a, b: (jnp.tanh(a) * b, a > b, -b),
        (P("a", "b"), P("a", "b")),
        x,
        y,
        rule=["ulp 8", "exact", "exact"],
    )
    sj("elementwise_mixed", lambda a, b: a + b, (P("a", None), P("b", "a")), x, y, out=P("b", None))
    for name, (s, t) in {
        "contract": (P(None, "b"), P("b", None)),
        "rows": (P("a", None), P(None, None)),
        "columns": (P(None, None), P(None, "b")),
        "grid": (P("a", None), P(None, "b")),
        "mixed": (P("a", "b"), P("b", None)),
        "clash": (P("a", "b"), P("a", "b")),
        "both": (P(None, ("a", "b")), P(("a", "b"), None)),
    }.items():
        sj(f"dot_{name}", lambda a, b: a @ b, (s, t), x, y, rule=near)
    sj(
        "dot_batch",
        lambda a, b: jnp.einsum("bij,bjk->bik", a, b),
        (P("a", None, "b"), P("a", "b", None)),
        rand("f32", (4, 3, 8), 1),
        rand("f32", (4, 8, 2), 2),
        rule=near,
    )
    sj("dot_out", lambda a, b: a @ b, (P("a"), P()), x, y, out=P(None, "b"), rule=near)
    sj(
        "reduce",
        lambda a: (a.sum(0), a.sum(1), a.max(), jnp.argmax(a, 1), a.mean(0)),
        (P("a", "b"),),
        x,
        rule=[near, near, "exact", "exact", near],
    )
    sj(
        "reshape",
        lambda a: (a.reshape(2, 4, 8), a.reshape(64), a.reshape(8, 4, 2), a.reshape(4, 16)),
        (P("a", "b"),),
        x,
    )
    sj("transpose", lambda a: (a.T, a.T + a), (P("a", "b"),), x, rule=["exact", "exact"])
    sj("broadcast", lambda a, v: (a + v, jnp.broadcast_to(v[:, None], (8, 3)), a * 2), (P("a", "b"), P("b")), x, y[0])
    sj(
        "concatenate",
        lambda a, b: (jnp.concatenate([a, b]), jnp.concatenate([a, b], 1), jnp.stack([a, b])),
        (P("a", "b"), P(None, "b")),
        x,
        y,
    )
    sj("slice", lambda a: (a[1:5], a[:, ::2], a[3], a[2:, 1:7], lax.rev(a, (0,))), (P("a", "b"),), x)
    sj("pad", lambda a: (jnp.pad(a, ((1, 3), (0, 0))), jnp.pad(a, ((0, 0), (2, 2)))), (P("a", "b"),), x)
    sj(
        "dynamic_slice",
        lambda a, i: (lax.dynamic_slice(a, (i, i * 0), (3, 8)), lax.dynamic_update_slice(a, a[:2] * 2, (i, i)), a[i]),
        (P("a", "b"), P()),
        x,
        np.int32(6),
    )
    sj("embedding", lambda t, i: t[i], (P(None, "b"), P("a")), x, np.array([1, 7, 0, 3, 3, 9, -1, 2], np.int32))
    sj(
        "embedding_rows",
        lambda t, i: jnp.take(t, i, axis=0, mode="clip"),
        (P("b", None), P("a")),
        x,
        np.array([1, 7, 0, 3, 3, 9, -1, 2], np.int32),
    )
    sj(
        "embedding_grad",
        lambda t, i: jax.grad(lambda u: (u[i] ** 2).sum())(t),
        (P("b", "a"), P()),
        x,
        np.array([1, 7, 0, 3, 3, 1], np.int32),
        rule=near,
    )
    sj(
        "scatter",
        lambda t, i, u: t.at[i].add(u),
        (P("a", "b"), P(), P(None, "b")),
        x,
        np.array([1, 7, 1], np.int32),
        y[:3].copy(),
        rule=near,
    )
    sj(
        "conv",
        lambda v, w: lax.conv_general_dilated(v, w, (1, 1), "SAME"),
        (P(("a", "b")), P()),
        rand("f32", (8, 2, 4, 4), "cx"),
        rand("f32", (2, 2, 3, 3), "cw"),
        rule=near,
    )
    sj(
        "while",
        lambda a: lax.fori_loop(0, 4, lambda i, c: c * 0.5 + jnp.roll(c, 1, 0), a),
        (P("a", "b"),),
        x,
        rule=near,
    )
    sj(
        "while_sum",
        lambda a: lax.while_loop(lambda c: jnp.abs(c).sum() > 1, lambda c: c * 0.7, a),
        (P("a", "b"),),
        x,
        rule=near,
    )
    sj(
        "scan",
        lambda w, v: lax.scan(lambda h, u: (jnp.tanh(h @ w + u), h.sum(1)), jnp.zeros((2, 8), np.float32), v),
        (P(None, "b"), P(None, "a", "b")),
        x,
        rand("f32", (3, 2, 8), "sc"),
        rule=near,
    )
    sj("sort", lambda a: (jnp.sort(a, 0), jnp.argsort(a, 1), lax.top_k(a, 2)), (P("a", "b"),), x)
    sj("cumsum", lambda a: (jnp.cumsum(a, 0), lax.cummax(a, 1)), (P("a", "b"),), x, rule=near)
    sj("uneven", lambda a: (a * 2, a.sum(0)), (P("a", None),), rand("f32", (6, 5), "un"), rule=near)
    sj(
        "constraint",
        lambda a: (lambda q: (q @ q.T, q))(lax.with_sharding_constraint(a * 2, NamedSharding(mesh, P("b", None)))),
        (P("a", "b"),),
        x,
        rule=near,
    )
    sj(
        "call",
        lambda a: jax.jit(lambda u: jnp.sin(u) + 1)(a) + jax.jit(lambda u: jnp.sin(u) + 1)(a.T),
        (P("a", "b"),),
        x,
        rule=near,
    )
    sj(
        "types",
        lambda a, b, c: (a * 2, b & True, c + c),
        (P("a"), P("b"), P("a", "b")),
        rand("bf16", (8, 2), 1),
        rand("i1", (8,), 1),
        rand("i64", (8, 8), 1),
    )


def layers(add):
    import jax
    import jax.numpy as jnp
    from jax.sharding import NamedSharding, PartitionSpec as P

    mesh, _ = meshes()
    x = rand("f32", (8, 4), "lx")
    w1, w2, y = rand("f32", (4, 8), "l1"), rand("f32", (8, 4), "l2"), rand("i32", (8,), "ly", 0, 4)
    sh = lambda *s: NamedSharding(mesh, P(*s))  # noqa: E731

    def loss(p, v, t):
        z = jax.nn.relu(v @ p[0]) @ p[1]
        return -jnp.take_along_axis(jax.nn.log_softmax(z), t[:, None], 1).mean()

    add(
        "sdy_mlp_step",
        lambda p, v, t: jax.tree.map(lambda a, g: a - 0.1 * g, p, jax.grad(loss)(p, v, t)),
        (w1, w2),
        x,
        y,
        devices=8,
        rule="tol 1e-5",
        in_shardings=((sh(None, "b"), sh("b", None)), sh("a", None), sh("a")),
    )
    add(
        "sdy_mlp_data",
        lambda p, v, t: jax.value_and_grad(loss)(p, v, t),
        (w1, w2),
        x,
        y,
        devices=8,
        rule="tol 1e-5",
        in_shardings=((sh(), sh()), sh(("a", "b")), sh(("a", "b"))),
    )
    q = rand("f32", (4, 6, 4, 2), "aq")

    def attention(a, b, c):
        s = jax.nn.softmax(jnp.einsum("bqhd,bkhd->bhqk", a, b) / 2, -1)
        return jnp.einsum("bhqk,bkhd->bqhd", s, c)

    add("sdy_attention", attention, q, q + 1, q * 2, devices=8, rule="tol 1e-5", in_shardings=(sh("a", None, "b"),) * 3)
    add(
        "sdy_layernorm",
        lambda v, g: (v - v.mean(-1, keepdims=True)) * jax.lax.rsqrt(v.var(-1, keepdims=True) + 1e-5) * g,
        x,
        x[0].copy(),
        devices=8,
        rule="tol 1e-5",
        in_shardings=(sh("a", "b"), sh("b")),
    )


def partly(add):
    """Some axes are the program's, the others the compiler's."""
    import jax
    import jax.numpy as jnp
    from jax import lax
    from jax.sharding import PartitionSpec as P

    mesh, _ = meshes()

    def sm(name, fn, ins, outs, *args, **kw):
        if hasattr(jax, "shard_map"):
            mapped = jax.shard_map(fn, mesh=mesh, in_specs=ins, out_specs=outs, axis_names={"a"}, check_vma=False)
        else:
            from jax.experimental.shard_map import shard_map

            mapped = shard_map(fn, mesh, ins, outs, check_rep=False, auto=frozenset({"b"}))
        add(f"sm_{name}", mapped, *args, devices=8, **kw)

    sm("partly", lambda v: (lax.psum(v, "a"), jnp.sin(v)), (P("a"),), (P(), P("a")), X / 9, rule="tol 1e-6")
    sm("partly_index", lambda v, u: (v @ u).T + lax.axis_index("a"), (P("a"), P()), P(None, "a"), X[:, :3].copy(), X[:3].copy())


def pmapped(add):
    """The program that pmap is lowered to. Arrays have a line for each device."""
    import jax
    import jax.numpy as jnp
    from jax import lax

    def pm(name, fn, *args, rule="exact", **kw):
        text = jax.pmap(fn, "i", **kw).lower(*args).as_text()
        add(f"pmap_{name}", fn, *args, text=text, rule=rule, devices=8)

    pm("sum", lambda v: (lax.psum(v, "i"), v - lax.pmean(v, "i")), X)
    pm("index", lambda v, u: lax.axis_index("i") * u + v[None], X, np.float32(3), in_axes=(0, None))
    pm("gather", lambda v: (lax.all_gather(v, "i"), lax.ppermute(v, "i", [(k, (k + 3) % 8) for k in range(8)])), X[:, 0].copy())
    pm("same", lambda v: (lax.psum(v, "i"), v * 2), X, out_axes=(None, 0))
    pm("complex", lambda v: lax.psum(v * 1j, "i") + v, X[:, :2].copy())
    w = rand("f32", (3, 2), "pw")

    def step(p, v, t):
        g = jax.grad(lambda q: ((jnp.tanh(v @ q) - t) ** 2).mean())(p)
        return p - 0.1 * lax.pmean(g, "i")

    pm("step", step, w, rand("f32", (8, 4, 3), "pv"), rand("f32", (8, 4, 2), "pt"), in_axes=(None, 0, 0), rule="tol 1e-5")
    add(
        "sm_pmap_types",
        jax.pmap(lambda v: (v > 3, v + 2j, v.astype(np.int8)), "i"),
        X,
        devices=8,
        rule="exact",
    )


def written(add):
    """Shardings as only older partitioners print them."""

    def gspmd(name, text, *args):
        add(f"gspmd_{name}", None, *args, text=text, devices=8, rule="exact")

    for name, sharding, part in (
        ("list", "{devices=[2,4]5,4,7,6,1,0,3,2}", "4x2"),
        ("list_same", "{devices=[4,1,2]0,4,1,5,2,6,3,7 last_tile_dim_replicate}", "2x8"),
        ("iota3", "{devices=[2,2,2]<=[2,2,2]T(2,0,1) last_tile_dim_replicate}", "4x4"),
        ("iota_kinds", "{devices=[1,4,2]<=[2,4]T(1,0) last_tile_dims={replicated}}", "8x2"),
    ):
        gspmd(
            name,
            f"""module @{name} attributes {{mhlo.num_partitions = 8 : i32, mhlo.num_replicas = 1 : i32}} {{
  func.func public @main(%arg0: tensor<8x8xf32>) -> tensor<8x8xf32> {{
    %0 = stablehlo.custom_call @Sharding(%arg0) {{mhlo.sharding = "{sharding}"}} : (tensor<8x8xf32>) -> tensor<8x8xf32>
    %1 = stablehlo.custom_call @SPMDFullToShardShape(%0) {{mhlo.sharding = "{{manual}}"}} : (tensor<8x8xf32>) -> tensor<{part}xf32>
    %2 = stablehlo.partition_id : tensor<ui32>
    %3 = stablehlo.convert %2 : (tensor<ui32>) -> tensor<f32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<f32>) -> tensor<{part}xf32>
    %5 = "stablehlo.all_reduce"(%4) <{{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 4], [1, 5], [2, 6], [3, 7]]> : tensor<4x2xi64>, use_global_device_ids}}> ({{
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %9 = stablehlo.maximum %a, %b : tensor<f32>
      stablehlo.return %9 : tensor<f32>
    }}) : (tensor<{part}xf32>) -> tensor<{part}xf32>
    %6 = stablehlo.add %1, %5 : tensor<{part}xf32>
    %7 = stablehlo.custom_call @Sharding(%6) {{mhlo.sharding = "{{manual}}"}} : (tensor<{part}xf32>) -> tensor<{part}xf32>
    %8 = stablehlo.custom_call @SPMDShardToFullShape(%7) {{mhlo.sharding = "{sharding}"}} : (tensor<{part}xf32>) -> tensor<8x8xf32>
    return %8 : tensor<8x8xf32>
  }}
}}
""",
            X,
        )


def futures(add):
    """Collectives that are started, and waited for later."""
    from jax import lax
    from jax._src.lax import parallel
    from jax.sharding import PartitionSpec as P

    def three(v):
        a = parallel.psum_start(v, "x")
        b = parallel.ppermute_start(v, "x", [(i, (i + 1) % 8) for i in range(8)])
        c = parallel.all_gather_start(v * 2, "x", tiled=True)
        return a.done(), b.done() + lax.axis_index("x"), c.done()

    mapper(add)("futures", three, P("x"), (P(), P("x"), P()), X, two=False)


def complex_reductions(add):
    z = (rand("f32", (8, 4), "c1") + 1j * rand("f32", (8, 4), "c2")).astype(np.complex64)
    groups = "replica_groups = dense<[[0, 2, 4, 6], [1, 3, 5, 7]]> : tensor<2x4xi64>, use_global_device_ids"
    body = """({
      ^bb0(%a: tensor<complex<f32>>, %b: tensor<complex<f32>>):
        %p = stablehlo.multiply %a, %b : tensor<complex<f32>>
        stablehlo.return %p : tensor<complex<f32>>
      })"""
    text = f"""module @products attributes {{mhlo.num_partitions = 8 : i32, mhlo.num_replicas = 1 : i32}} {{
  sdy.mesh @mesh = <["x"=8]>
  func.func public @main(%arg0: tensor<8x4xcomplex<f32>>) -> (tensor<8x4xcomplex<f32>>, tensor<8x1xcomplex<f32>>) {{
    %0:2 = sdy.manual_computation(%arg0) in_shardings=[<@mesh, [{{"x"}}, {{}}]>] out_shardings=[<@mesh, [{{"x"}}, {{}}]>, <@mesh, [{{"x"}}, {{}}]>] manual_axes={{"x"}} (%arg1: tensor<1x4xcomplex<f32>>) {{
      %1 = "stablehlo.all_reduce"(%arg1) <{{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, {groups}}}> {body} : (tensor<1x4xcomplex<f32>>) -> tensor<1x4xcomplex<f32>>
      %2 = "stablehlo.reduce_scatter"(%arg1) <{{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, {groups}, scatter_dimension = 1 : i64}}> {body} : (tensor<1x4xcomplex<f32>>) -> tensor<1x1xcomplex<f32>>
      sdy.return %1, %2 : tensor<1x4xcomplex<f32>>, tensor<1x1xcomplex<f32>>
    }} : (tensor<8x4xcomplex<f32>>) -> (tensor<8x4xcomplex<f32>>, tensor<8x1xcomplex<f32>>)
    return %0#0, %0#1 : tensor<8x4xcomplex<f32>>, tensor<8x1xcomplex<f32>>
  }}
}}
"""

    def products(v):  # XLA's CPU code has no product of complex numbers between devices
        halves = np.stack([v[0::2].prod(0), v[1::2].prod(0)])
        return [halves[np.arange(8) % 2], np.stack([halves[d % 2, d // 2 : d // 2 + 1] for d in range(8)])]

    add("complex_reductions", None, z, text=text, devices=8, answers=products, rule="tol 1e-5")

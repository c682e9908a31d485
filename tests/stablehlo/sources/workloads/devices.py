"""Programs for several devices, and programs whose sizes have names. Arrays are whole; how they
are split is in the text."""

import jax
import jax.numpy as jnp
import numpy as np
from jax import export, lax
from jax.sharding import Mesh, NamedSharding
from jax.sharding import PartitionSpec as P

from ..dynamic import symbolic
from ..values import rand, spd
from .sequences import small
from .training import cross_entropy, labels, mlp, weights

F = np.float32


def mesh(n, *shape):
    names = ("x",) if not shape else ("a", "b")
    return Mesh(np.array(jax.devices()[:n]).reshape(shape or (n,)), names)


def shards(fn, m, ins, outs):
    shard_map = getattr(jax, "shard_map", None)
    if shard_map is None:
        from jax.experimental.shard_map import shard_map
    check = "check_vma" if hasattr(jax, "shard_map") else "check_rep"
    return shard_map(fn, mesh=m, in_specs=ins, out_specs=outs, **{check: False})


def cases(add):
    parallel(add)
    collective(add)
    annotated(add)
    named_sizes(add)


def parallel(add):
    ws, x, y = weights((6, 16, 4), "dev"), rand("f32", (16, 6), "devx"), labels(16, 4, "devy")

    def data(ws, x, y):
        value, g = jax.value_and_grad(lambda p: cross_entropy(mlp(p, x), y))(ws)
        return lax.pmean(value, "x"), jax.tree.map(lambda a, b: a - 0.1 * lax.pmean(b, "x"), ws, g)

    add("data_parallel_4", shards(data, mesh(4), (P(), P("x"), P("x")), (P(), P())), ws, x, y, devices=4)

    def tensor(w1, w2, x):
        """Columns, then rows: one sum for the way there, one for the way back."""

        def f(w1, w2):
            h = jax.nn.gelu(x @ w1)
            return jnp.sum(lax.psum(h @ w2, "x") ** 2) / 8

        return jax.value_and_grad(f, (0, 1))(w1, w2)

    add(
        "tensor_parallel_gradients",
        shards(
            lambda *a: (lambda v, g: (lax.psum(v, "x"), g))(*tensor(*a)),
            mesh(8),
            (P(None, "x"), P("x", None), P()),
            (P(), (P(None, "x"), P("x", None))),
        ),
        small((6, 16), "tpa"),
        small((16, 6), "tpb"),
        x,
        devices=8,
    )

    def sharded_weights(w, m, x, y):
        """Weights and momentum live in pieces: gathered for use, gradients summed and split."""

        def loss(full):
            return jnp.mean((jnp.tanh(x @ full) - y) ** 2)

        g = jax.grad(loss)(lax.all_gather(w, "x", tiled=True))
        g = lax.psum_scatter(g, "x", tiled=True) / 4
        m = 0.9 * m + g
        return w - 0.1 * m, m

    add(
        "fully_sharded_step",
        shards(sharded_weights, mesh(4), (P("x"), P("x"), P("x"), P("x")), (P("x"), P("x"))),
        rand("f32", (8, 5), "fsw"),
        rand("f32", (8, 5), "fsm"),
        rand("f32", (12, 8), "fsx"),
        rand("f32", (12, 5), "fsy"),
        devices=4,
    )

    def pipeline(w, xs):
        """Four layers on four devices, six parts of the batch on their way through them."""
        w = w[0]
        me = lax.axis_index("x")

        def tick(c, t):
            h, out = c
            h = jnp.where(me == 0, xs[jnp.minimum(t, 5)], h)
            h = jnp.tanh(h @ w)
            out = jnp.where((me == 3) & (t >= 3), out.at[jnp.maximum(t - 3, 0)].set(h), out)
            return (lax.ppermute(h, "x", [(i, (i + 1) % 4) for i in range(4)]), out), None

        (_, out), _ = lax.scan(tick, (jnp.zeros_like(xs[0]), jnp.zeros_like(xs)), jnp.arange(9))
        return lax.psum(jnp.where(me == 3, out, 0), "x")

    add(
        "pipeline_parallel",
        shards(pipeline, mesh(4), (P("x"), P()), P()),
        rand("f32", (4, 5, 5), "piw") * F(0.5),
        rand("f32", (6, 2, 5), "pix"),
        devices=4,
    )

    def ring_attention(q, k, v):
        def step(c, _):
            k, v, top, total, acc = c
            s = jnp.einsum("qhd,khd->hqk", q, k) / 2.0
            m = jnp.maximum(top, s.max(-1))
            e, keep = jnp.exp(s - m[..., None]), jnp.exp(top - m)
            acc = acc * keep[..., None] + jnp.einsum("hqk,khd->hqd", e, v)
            k, v = [lax.ppermute(t, "x", [(i, (i + 1) % 8) for i in range(8)]) for t in (k, v)]
            return (k, v, m, total * keep + e.sum(-1), acc), None

        z = jnp.zeros((2, q.shape[0]))
        (_, _, _, total, acc), _ = lax.scan(step, (k, v, z - jnp.inf, z, jnp.zeros((2, q.shape[0], 4))), length=8)
        return (acc / total[..., None]).transpose(1, 0, 2)

    add(
        "ring_attention",
        shards(ring_attention, mesh(8), (P("x"),) * 3, P("x")),
        *[rand("f32", (16, 2, 4), f"ra{i}") for i in range(3)],
        devices=8,
    )

    def experts(x, gate, w):
        """Each device has one expert: tokens go there and come back by all_to_all."""
        top = jnp.argmax(x @ gate, -1)
        hot = jax.nn.one_hot(top, 8)
        place = jnp.cumsum(hot, 0) * hot - 1
        dispatch = jax.nn.one_hot(place.astype(jnp.int32), 2) * hot[..., None]
        there = lax.all_to_all(jnp.einsum("nec,nd->ecd", dispatch, x), "x", 0, 0)
        done = jax.nn.relu(jnp.einsum("ecd,df->ecf", there, w[0]))
        back = lax.all_to_all(done, "x", 0, 0)
        return jnp.einsum("nec,ecf->nf", dispatch, back)

    add(
        "expert_parallel",
        shards(experts, mesh(8), (P("x"), P(), P("x")), P("x")),
        rand("f32", (24, 4), "epx"),
        rand("f32", (4, 8), "epg"),
        rand("f32", (8, 4, 3), "epw"),
        devices=8,
    )


def collective(add):
    def summa(a, b):
        """Cannon's way of multiplying on a grid of two by two, after the blocks are skewed."""
        i, j = lax.axis_index("a"), lax.axis_index("b")

        def shift(t, axis):
            return lax.ppermute(t, axis, [(0, 1), (1, 0)])

        a = jnp.where(i == 1, shift(a, "b"), a)
        b = jnp.where(j == 1, shift(b, "a"), b)
        return a @ b + shift(a, "b") @ shift(b, "a")

    add(
        "cannon_product",
        shards(summa, mesh(4, 2, 2), (P("a", "b"), P("a", "b")), P("a", "b")),
        rand("f32", (6, 8), "caa"),
        rand("f32", (8, 4), "cab"),
        devices=4,
    )

    def stencil(u):
        """Diffusion with one row of the neighbours on each side, until it is quiet everywhere."""

        def body(c):
            u, _, n = c
            below = lax.ppermute(u[-1:], "x", [(i, i + 1) for i in range(7)])
            above = lax.ppermute(u[:1], "x", [(i + 1, i) for i in range(7)])
            p = jnp.pad(jnp.concatenate([below, u, above]), ((0, 0), (1, 1)))
            new = 0.25 * (p[2:, 1:-1] + p[:-2, 1:-1] + p[1:-1, 2:] + p[1:-1, :-2])
            return new, lax.pmax(jnp.max(jnp.abs(new - u)), "x"), n + 1

        return lax.while_loop(lambda c: (c[1] > 0.05) & (c[2] < 50), body, (u, jnp.float32(1), 0))

    add(
        "halo_diffusion",
        shards(stencil, mesh(8), P("x"), (P("x"), P(), P())),
        np.abs(rand("f32", (16, 6), "hal")),
        devices=8,
    )

    def clusters(x, m):
        a = jnp.argmin(((x[:, None] - m) ** 2).sum(-1), 1)
        hot = jax.nn.one_hot(a, m.shape[0])
        return lax.psum(hot.T @ x, "x") / jnp.maximum(lax.psum(hot.sum(0), "x"), 1)[:, None], a

    add(
        "kmeans_devices",
        shards(clusters, mesh(8), (P("x"), P()), (P(), P("x"))),
        rand("f32", (40, 2), "kmx"),
        rand("f32", (3, 2), "kmm"),
        devices=8,
    )

    def odd_even(x):
        """Sorting across devices: neighbours merge, the lower keeps the lower half."""
        me = lax.axis_index("x")
        x = jnp.sort(x)
        for t in range(4):
            pairs = [(i, i + 1) for i in range(t % 2, 3, 2)]
            both = pairs + [(b, a) for a, b in pairs]
            other = lax.ppermute(x, "x", both)
            merged = jnp.sort(jnp.concatenate([x, other]))
            low, high = merged[: x.shape[0]], merged[x.shape[0] :]
            alone = jnp.isin(me, jnp.array([i for p in pairs for i in p]), invert=True)
            x = jnp.where(alone, x, jnp.where((me % 2) == (t % 2), low, high))
        return x

    add("sort_devices", shards(odd_even, mesh(4), P("x"), P("x")), rand("i32", (20,), "sod", -99, 99), devices=4)

    def statistics(x):
        n = lax.psum(x.shape[0], ("a", "b"))
        mean = lax.psum(x.sum(0), ("a", "b")) / n
        var = lax.psum(((x - mean) ** 2).sum(0), ("a", "b")) / n
        rank = lax.all_gather(x[:, 0], "b")
        return (x - mean) * lax.rsqrt(var + 1e-5), lax.pmin(x.min(), ("a", "b")), rank, lax.axis_index(("a", "b"))[None]

    add(
        "normalised_devices",
        shards(statistics, mesh(8, 2, 4), P(("a", "b")), (P(("a", "b")), P(), P("a"), P(("a", "b")))),
        rand("f32", (24, 3), "nod"),
        devices=8,
        rule=["near", "near", "near", "exact"],
    )


def annotated(add):
    m = mesh(8, 2, 4)

    def place(a, *spec):
        return NamedSharding(m, P(*spec))

    ws = weights((8, 16, 8), "ann")
    x, y = rand("f32", (8, 8), "anx"), rand("f32", (8, 8), "any")

    def step(w, x, y):
        def loss(w):
            h = lax.with_sharding_constraint(jax.nn.relu(x @ w[0][0] + w[0][1]), place(x, "a", "b"))
            return jnp.mean((h @ w[1][0] + w[1][1] - y) ** 2)

        value, g = jax.value_and_grad(loss)(w)
        return value, jax.tree.map(lambda a, b: a - 0.1 * b, w, g)

    ins = (
        [(place(0, None, "b"), place(0, "b")), (place(0, "b", None), place(0))],
        place(0, "a", None),
        place(0, "a", None),
    )
    add("annotated_step", step, ws, x, y, devices=8, in_shardings=ins)

    def attend(x, q, k, v, o):
        def heads(w):
            return lax.with_sharding_constraint((x @ w).reshape(4, 6, 4, 2), place(x, "a", None, "b", None))

        s = jnp.einsum("bqhd,bkhd->bhqk", heads(q), heads(k))
        return x + jnp.einsum("bhqk,bkhd->bqhd", jax.nn.softmax(s), heads(v)).reshape(4, 6, 8) @ o

    add(
        "annotated_attention",
        attend,
        rand("f32", (4, 6, 8), "aax"),
        *[small((8, 8), f"aaw{i}") for i in range(4)],
        devices=8,
        in_shardings=(place(0, "a"),) + (place(0, None, "b"),) * 3 + (place(0, "b", None),),
    )


def named_sizes(add):
    def sized(name, fn, shapes, *args, constraints=()):
        """As JAX has it without 64 bits; versions that cannot say so within a function are left
        out."""
        specs = [jax.ShapeDtypeStruct(d, a.dtype) for d, a in zip(symbolic(export, shapes, args, constraints), args)]
        with jax.enable_x64(False):
            exported = export.export(jax.jit(fn))(*specs)

        def answers(*a):
            with jax.enable_x64(False):
                return jax.tree.leaves(jax.jit(exported.call)(*a))

        add(name, fn, *args, text=exported.mlir_module(), answers=answers)

    def attention(x, w, lengths):
        b, t, d = x.shape
        q, k, v = jnp.split(x @ w, 3, -1)
        s = jnp.einsum("btd,bsd->bts", q, k) / d**0.5
        t_ = jnp.arange(t)
        mask = (t_[:, None] >= t_) & (t_ < lengths[:, None, None])
        return jnp.einsum("bts,bsd->btd", jax.nn.softmax(jnp.where(mask, s, -1e9)), v).reshape(b * t, d)

    sized(
        "attention_named_sizes",
        attention,
        ("b, t, 4", "4, 12", "b"),
        rand("f32", (2, 5, 4), "ans"),
        rand("f32", (4, 12), "anw"),
        np.array([5, 3], np.int32),
    )

    def recurrent(xs, h, w):
        def cell(h, x):
            h = jnp.tanh(jnp.concatenate([x, h], -1) @ w)
            return h, h.sum(-1)

        h, sums = lax.scan(cell, h, xs)
        return h, sums, jnp.cumsum(sums, 0)[-1], xs.reshape(-1, xs.shape[2]).mean(0)

    sized(
        "recurrent_named_sizes",
        recurrent,
        ("t, b, 3", "b, 4", "7, 4"),
        rand("f32", (6, 2, 3), "rns"),
        rand("f32", (2, 4), "rnh"),
        rand("f32", (7, 4), "rnw"),
        constraints=("t >= 1",),
    )

    def trained(ws, x, y):
        return jax.value_and_grad(lambda p: cross_entropy(mlp(p, x, jax.nn.gelu), y))(ws)

    sized(
        "training_named_batch",
        lambda w1, b1, w2, b2, x, y: trained([(w1, b1), (w2, b2)], x, y),
        (None, None, None, None, "n, 6", "n"),
        *jax.tree.leaves(weights((6, 7, 4), "tnb")),
        rand("f32", (5, 6), "tnx"),
        labels(5, 4, "tny"),
    )

    def convolved(x, w, g):
        h = lax.conv_general_dilated(x, w, (2, 2), "SAME", dimension_numbers=("NHWC", "HWIO", "NHWC"))
        h = jax.nn.relu((h - h.mean((0, 1, 2))) * lax.rsqrt(h.var((0, 1, 2)) + 1e-5) * g)
        h = lax.reduce_window(h, -jnp.inf, lax.max, (1, 2, 2, 1), (1, 1, 1, 1), "VALID")
        return h.mean((1, 2)), jax.image.resize(x, (x.shape[0], 4, 4, 3), "linear")

    sized(
        "images_named_sizes",
        convolved,
        ("n, h, h, 3", None, None),
        rand("f32", (2, 8, 8, 3), "ins"),
        small((3, 3, 3, 4), "inw"),
        np.ones(4, F),
        constraints=("h >= 4",),
    )
    sized(
        "orders_named_sizes",
        lambda x, i: (
            jnp.sort(x, 1),
            jnp.argsort(-x, 0),
            lax.top_k(x, 2),
            jnp.argmax(x, 1),
            lax.cummax(x, 1),
            jnp.take_along_axis(x, i[:, None], 1),
            jnp.zeros_like(x).at[jnp.arange(x.shape[0]), i].add(1.0),
            jax.nn.one_hot(i, x.shape[1]),
            jnp.flip(x, 0),
            jnp.roll(x, 1, 1),
            jnp.tril(x @ x.T),
            jnp.concatenate([x, x[:, :1]], 1),
            jnp.where(x > 0, x, jnp.arange(x.shape[1])),
            jax.ops.segment_sum(x, i, num_segments=x.shape[1]),
            jnp.median(x, 0),
            jnp.std(x, 1),
        ),
        ("a, b", "a"),
        rand("f32", (4, 5), "ons"),
        labels(4, 5, "oni"),
        constraints=("a >= 1", "b >= 2"),
    )
    sized(
        "factors_named_batch",
        lambda a, b: (
            jnp.linalg.cholesky(a),
            jnp.linalg.solve(a, b),
            jnp.abs(jnp.linalg.qr(b, mode="r")),
            jnp.linalg.eigvalsh(a),
            jnp.linalg.svdvals(b),
            jax.scipy.linalg.solve_triangular(a, b, lower=True),
            jnp.linalg.det(a),
        ),
        ("n, 3, 3", "n, 3, 2"),
        spd("f32", (2, 3, 3), "fnb"),
        rand("f32", (2, 3, 2), "fnc"),
    )

    def walked(key, x, n):
        k = jax.random.wrap_key_data(key)
        noise = jax.random.normal(k, x.shape)

        def body(c):
            i, v = c
            return i + 1, v.at[i % v.shape[0]].add(noise[i % v.shape[0]])

        _, v = lax.while_loop(lambda c: c[0] < n, body, (0, x))
        w = lax.dynamic_update_slice(x, v[:1] * 2, (n % x.shape[0],))
        return v, w, lax.dynamic_slice(v, (n,), (x.shape[0] - 1,)), jax.random.uniform(k, (x.shape[0], 3))

    sized(
        "walk_named_sizes",
        walked,
        (None, "m", None),
        np.array([1, 2], np.uint32),
        rand("f32", (5,), "wns"),
        np.int32(7),
        constraints=("m >= 2",),
    )
    sized(
        "spectra_named_batch",
        lambda x: (
            jnp.fft.rfft(x),
            jnp.fft.irfft(jnp.fft.rfft(x) * 2),
            jnp.abs(jnp.fft.fft(x)),
            jnp.convolve(x[0], x[0, :3]),
            x.reshape(x.shape[0], 2, 4).transpose(1, 0, 2).reshape(2, -1),
            jnp.broadcast_to(x[:, None], (x.shape[0], 3, 8)).sum(),
            jnp.tile(x, (2, 1)),
            jnp.repeat(x, 2, 0),
        ),
        ("n, 8",),
        rand("f32", (3, 8), "snb"),
        constraints=("n >= 1",),
    )

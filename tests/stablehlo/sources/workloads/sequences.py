"""Sequences: recurrent layers, attention, decoding, dynamic programming over time."""

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax

from ..values import rand
from .training import labels

F = np.float32


def small(shape, seed, scale=0.4):
    return rand("f32", shape, seed) * F(scale)


def cases(add):
    recurrent(add)
    attention(add)
    decoding(add)
    chains(add)


def recurrent(add):
    x = rand("f32", (9, 3, 5), "recx")  # time, batch, features

    def lstm(p, xs):
        def cell(c, u):
            h, s = c
            i, f, g, o = jnp.split(u @ p["k"] + h @ p["r"] + p["b"], 4, -1)
            s = jax.nn.sigmoid(f + 1) * s + jax.nn.sigmoid(i) * jnp.tanh(g)
            h = jax.nn.sigmoid(o) * jnp.tanh(s)
            return (h, s), h

        start = (jnp.zeros((xs.shape[1], p["r"].shape[0])),) * 2
        return lax.scan(cell, start, xs)

    p = {"k": small((5, 16), "lk"), "r": small((4, 16), "lr"), "b": small((16,), "lb")}
    add("lstm_gradients", lambda p, x: jax.value_and_grad(lambda p: jnp.mean(lstm(p, x)[1] ** 2))(p), p, x)

    def gru(p, xs, lengths):
        """Rows of different lengths: what is past the end leaves the state as it is."""

        def cell(h, ut):
            u, t = ut
            r, z = jnp.split(jax.nn.sigmoid(u @ p["k1"] + h @ p["r1"]), 2, -1)
            n = jnp.tanh(u @ p["k2"] + r * (h @ p["r2"]))
            new = (1 - z) * n + z * h
            h = jnp.where((t < lengths)[:, None], new, h)
            return h, h

        return lax.scan(cell, jnp.zeros((xs.shape[1], 4)), (xs, jnp.arange(xs.shape[0])))

    g = {"k1": small((5, 8), "gk1"), "r1": small((4, 8), "gr1"), "k2": small((5, 4), "gk2"), "r2": small((4, 4), "gr2")}
    add(
        "gru_ragged_gradients",
        lambda p, x, n: jax.value_and_grad(lambda p: jnp.sum(jnp.sin(gru(p, x, n)[0])))(p),
        g,
        x,
        np.array([9, 4, 1], np.int32),
    )

    def both_ways(p, q, xs):
        (_, there), (_, back) = lstm(p, xs), lstm(q, xs[::-1])
        return jnp.concatenate([there, back[::-1]], -1)

    q = jax.tree.map(lambda a: a[::-1].copy(), p)
    add("lstm_both_ways", both_ways, p, q, x)

    def ssm(a, b, c, delta, xs):
        """A selective state space model by an associative scan over time."""
        da = jnp.exp(delta[..., None] * a)
        dbx = (delta * xs)[..., None] * b[:, None]
        _, h = lax.associative_scan(lambda l, r: (l[0] * r[0], r[0] * l[1] + r[1]), (da, dbx))
        return jnp.einsum("tdn,tn->td", h, c)

    s = [
        -np.abs(rand("f32", (3, 4), "sa")),
        rand("f32", (13, 4), "sb"),
        rand("f32", (13, 4), "sc"),
        np.abs(rand("f32", (13, 3), "sd")),
        rand("f32", (13, 3), "sx"),
    ]
    add("state_space_gradients", lambda *s: jax.value_and_grad(lambda *s: jnp.sum(ssm(*s) ** 2), (0, 3))(*s), *s)

    def rwkv(w, u, k, v):
        def step(c, kv):
            num, den, top = c
            k, v = kv
            m = jnp.maximum(top, u + k)
            out = (jnp.exp(top - m) * num + jnp.exp(u + k - m) * v) / (jnp.exp(top - m) * den + jnp.exp(u + k - m))
            m = jnp.maximum(top - w, k)
            e1, e2 = jnp.exp(top - w - m), jnp.exp(k - m)
            return (e1 * num + e2 * v, e1 * den + e2, m), out

        z = jnp.zeros_like(w)
        return lax.scan(step, (z, z, z - 1e38), (k, v))[1]

    add("rwkv_time_mix", rwkv, np.abs(x[0, 0]), x[1, 0], x[:, 1], x[:, 2])


def attention(add):
    def rope(x, pos):
        half = x.shape[-1] // 2
        angle = pos[:, None] * 10000.0 ** (-jnp.arange(half) / half)
        c, s = jnp.cos(angle)[:, None], jnp.sin(angle)[:, None]
        a, b = x[..., :half], x[..., half:]
        return jnp.concatenate([a * c - b * s, a * s + b * c], -1)

    def rope_complex(x, pos):
        half = x.shape[-1] // 2
        turn = jnp.exp(1j * pos[:, None] * 10000.0 ** (-jnp.arange(half) / half))[:, None]
        z = lax.complex(x[..., ::2], x[..., 1::2]) * turn
        return jnp.stack([z.real, z.imag], -1).reshape(x.shape)

    x = rand("f32", (7, 2, 6), "ropx")
    add("rotary_embeddings", lambda x, p: (rope(x, p), rope_complex(x, p)), x, np.arange(3, 10, dtype=np.int32))

    def cached(p, cache_k, cache_v, at, tokens):
        """Four tokens, one after the other, into a cache of keys and values that all heads'
        groups share."""

        def step(c, tok):
            ck, cv, at = c
            h = p["emb"][tok]
            q = (h @ p["q"]).reshape(2, 2, 4)
            k, v = (h @ p["k"]).reshape(2, 4), (h @ p["v"]).reshape(2, 4)
            ck = lax.dynamic_update_slice(ck, k[None], (at, 0, 0))
            cv = lax.dynamic_update_slice(cv, v[None], (at, 0, 0))
            s = jnp.einsum("gqd,tgd->gqt", q, ck) / 2.0
            s = jnp.where(jnp.arange(ck.shape[0]) <= at, s, -jnp.inf)
            o = jnp.einsum("gqt,tgd->gqd", jax.nn.softmax(s), cv).reshape(-1)
            return (ck, cv, at + 1), jax.nn.log_softmax(o @ p["o"] @ p["emb"].T)

        return lax.scan(step, (cache_k, cache_v, at), tokens)

    p = {
        "emb": rand("f32", (10, 8), "ce"),
        "q": small((8, 16), "cq"),
        "k": small((8, 8), "ck"),
        "v": small((8, 8), "cv"),
        "o": small((16, 8), "co"),
    }
    add(
        "attention_kv_cache",
        cached,
        p,
        rand("f32", (12, 2, 4), "cak"),
        rand("f32", (12, 2, 4), "cav"),
        np.int32(5),
        labels(4, 10, "cat"),
    )

    qkv = [rand("f32", (2, 12, 2, 4), f"at{i}") for i in range(3)]

    def blocks(q, k, v):
        """Attention in blocks of keys with a running maximum, as flash attention does it."""
        kb, vb = [t.reshape(2, 3, 4, 2, 4).transpose(1, 0, 2, 3, 4) for t in (k, v)]

        def one(c, kv):
            top, total, acc = c
            s = jnp.einsum("bqhd,bkhd->bhqk", q, kv[0]) / 2.0
            m = jnp.maximum(top, s.max(-1))
            e, scale = jnp.exp(s - m[..., None]), jnp.exp(top - m)
            return (
                m,
                total * scale + e.sum(-1),
                acc * scale[..., None] + jnp.einsum("bhqk,bkhd->bhqd", e, kv[1]),
            ), None

        z = jnp.zeros((2, 2, 12))
        (_, total, acc), _ = lax.scan(one, (z - jnp.inf, z, jnp.zeros((2, 2, 12, 4))), (kb, vb))
        return (acc / total[..., None]).transpose(0, 2, 1, 3)

    add("attention_blocks", blocks, *qkv)
    add(
        "attention_gradients",
        lambda q, k, v: jax.grad(lambda *t: jnp.sum(jax.nn.dot_product_attention(*t, is_causal=True) ** 2), (0, 1, 2))(
            q, k, v
        ),
        *qkv,
    )

    def window(q, k, v, slopes):
        """A window of five positions, and a bias that grows with the distance."""
        t = jnp.arange(q.shape[1])
        far = t[:, None] - t[None]
        s = jnp.einsum("bqhd,bkhd->bhqk", q, k) - slopes[:, None, None] * far
        s = jnp.where((far >= 0) & (far < 5), s, jnp.finfo(s.dtype).min)
        return jnp.einsum("bhqk,bkhd->bqhd", jax.nn.softmax(s, -1), v)

    add("attention_window_bf16", window, *[t.astype(jnp.bfloat16) for t in qkv], np.array([0.5, 0.25], jnp.bfloat16))

    def linear(q, k, v):
        fq, fk = jax.nn.elu(q) + 1, jax.nn.elu(k) + 1
        kv = jnp.cumsum(jnp.einsum("bthd,bthe->bthde", fk, v), 1)
        z = jnp.einsum("bthd,bthd->bth", fq, jnp.cumsum(fk, 1))
        return jnp.einsum("bthd,bthde->bthe", fq, kv) / z[..., None]

    add("attention_linear", linear, *qkv)

    def moe(p, x):
        """Two of five experts a token, room for four tokens each; what does not fit is dropped."""
        n, experts, room = x.shape[0], 5, 4

        def forward(p):
            gates = jax.nn.softmax(x @ p["gate"])
            top, which = lax.top_k(gates, 2)
            top = top / top.sum(-1, keepdims=True)
            hot = jax.nn.one_hot(which, experts)  # token, choice, expert
            place = jnp.cumsum(hot.transpose(1, 0, 2).reshape(-1, experts), 0).reshape(2, n, experts).transpose(1, 0, 2)
            place = (place - 1) * hot
            keep = hot * (place < room)
            dispatch = jnp.einsum("nke,nkec->nec", keep, jax.nn.one_hot(place.astype(jnp.int32), room))
            combine = jnp.einsum("nke,nk,nkec->nec", keep, top, jax.nn.one_hot(place.astype(jnp.int32), room))
            h = jax.nn.gelu(jnp.einsum("nec,nd,edf->ecf", dispatch, x, p["w1"]))
            out = jnp.einsum("nec,ecf,efd->nd", combine, h, p["w2"])
            balance = experts * jnp.sum(gates.mean(0) * hot[:, 0].mean(0))
            return jnp.mean(out**2) + 0.01 * balance, (out, keep.sum((0, 1)))

        return jax.value_and_grad(forward, has_aux=True)(p)

    add(
        "mixture_of_experts",
        moe,
        {"gate": rand("f32", (6, 5), "mg"), "w1": small((5, 6, 8), "m1"), "w2": small((5, 8, 6), "m2")},
        rand("f32", (11, 6), "mx"),
    )

    def routed(p, x):
        """The same by sorting tokens by their expert, without one_hot: each row takes its
        expert's matrix."""
        which = jnp.argmax(x @ p["gate"], -1)
        order = jnp.argsort(which, stable=True)
        counts = jnp.bincount(which, length=5)
        y = jnp.einsum("nd,ndf->nf", x[order], p["w1"][which[order]])
        return jnp.zeros_like(y).at[order].set(y), counts, jnp.cumsum(counts) - counts

    add(
        "experts_sorted",
        routed,
        {"gate": rand("f32", (6, 5), "mg"), "w1": small((5, 6, 8), "m1")},
        rand("f32", (11, 6), "mx"),
    )


def decoding(add):
    table = rand("f32", (9, 9), "bt") * F(2)

    def beam(table, start):
        """Three beams, six steps, end token 0."""
        logp = jax.nn.log_softmax(table)

        def step(t, c):
            tokens, scores, done = c
            last = tokens[:, t]
            ends = jnp.where(jnp.arange(9) == 0, 0.0, -jnp.inf)
            cont = scores[:, None] + jnp.where(done[:, None], ends, logp[last])
            scores, flat = lax.top_k(cont.reshape(-1), 3)
            parent, token = flat // 9, flat % 9
            tokens = tokens[parent].at[:, t + 1].set(token)
            return tokens, scores, done[parent] | (token == 0)

        tokens = jnp.zeros((3, 7), jnp.int32).at[:, 0].set(start)
        return lax.fori_loop(0, 6, step, (tokens, jnp.array([0.0, -1e9, -1e9]), jnp.zeros(3, bool)))

    add("beam_search", beam, table, np.int32(4))

    def greedy(table, start):
        """Until all rows have ended."""

        def cond(c):
            return (c[0] < 20) & ~jnp.all(c[2])

        def body(c):
            t, out, done = c
            prev = out[:, t]
            token = jnp.where(done, 0, jnp.argmax(jnp.roll(table, t, 1)[prev], -1))
            return t + 1, out.at[:, t + 1].set(token.astype(jnp.int32)), done | (token == 0)

        return lax.while_loop(cond, body, (0, jnp.zeros((4, 21), jnp.int32).at[:, 0].set(start), jnp.zeros(4, bool)))

    add("greedy_decoding", greedy, table, np.array([1, 2, 3, 5], np.int32))

    def nucleus(key, logits):
        """The smallest set of words with nine tenths of the probability, one drawn of them."""
        order = jnp.argsort(-logits, -1)
        p = jax.nn.softmax(jnp.take_along_axis(logits, order, -1), -1)
        keep = jnp.cumsum(p, -1) - p < 0.9
        kept = jnp.where(keep, jnp.log(p), -jnp.inf)
        pick = jax.random.categorical(jax.random.wrap_key_data(key), kept, -1)
        return jnp.take_along_axis(order, pick[:, None], -1)[:, 0], keep.sum(-1)

    add("nucleus_sampling", nucleus, np.array([1, 2], np.uint32), rand("f32", (5, 17), "nu") * F(2))

    def ctc(logits, targets, in_length, length):
        logp = jax.nn.log_softmax(logits)
        n = targets.shape[0]
        ext = jnp.zeros(2 * n + 1, jnp.int32).at[1::2].set(targets)
        skip = (ext != 0) & (ext != jnp.roll(ext, 2)) & (jnp.arange(2 * n + 1) >= 2)
        start = jnp.full(2 * n + 1, -1e30).at[0].set(logp[0, 0]).at[1].set(logp[0, ext[1]])

        def step(a, tl):
            t, l = tl
            one = jnp.concatenate([jnp.array([-1e30]), a[:-1]])
            two = jnp.where(skip, jnp.concatenate([jnp.array([-1e30] * 2), a[:-2]]), -1e30)
            new = jax.nn.logsumexp(jnp.stack([a, one, two]), axis=0) + l[ext]
            return jnp.where(t < in_length, new, a), None

        a, _ = lax.scan(step, start, (jnp.arange(1, logits.shape[0]), logp[1:]))
        return -jnp.logaddexp(a[2 * length], a[2 * length - 1])

    add(
        "ctc_loss",
        lambda z, y, m, n: jax.value_and_grad(lambda z: jnp.sum(jax.vmap(ctc)(z, y, m, n)))(z),
        rand("f32", (2, 12, 6), "ctc"),
        np.array([[1, 1, 3, 5], [2, 4, 0, 0]], np.int32),
        np.array([12, 9], np.int32),
        np.array([4, 2], np.int32),
    )

    def edit(a, b, na):
        def row(prev, u):
            def cell(left, xs):
                up, diag, v = xs
                new = jnp.minimum(jnp.minimum(up, left) + 1, diag + (u != v))
                return new, new

            first = prev[0] + 1
            _, rest = lax.scan(cell, first, (prev[1:], prev[:-1], b))
            new = jnp.concatenate([first[None], rest])
            return new, new

        _, rows = lax.scan(row, jnp.arange(b.shape[0] + 1), a)
        return rows[na - 1], rows

    add("edit_distance", edit, labels(9, 3, "eda"), labels(7, 3, "edb"), np.int32(8))


def chains(add):
    log_a = np.asarray(jax.nn.log_softmax(rand("f32", (4, 4), "hma")), F)
    log_b = np.asarray(jax.nn.log_softmax(rand("f32", (4, 5), "hmb")), F)
    pi = np.full(4, np.log(0.25), F)
    seen = labels(15, 5, "hmo")

    def viterbi(pi, a, b, seen):
        def step(d, o):
            s = d[:, None] + a
            return s.max(0) + b[:, o], s.argmax(0)

        last, back = lax.scan(step, pi + b[:, seen[0]], seen[1:])
        end = last.argmax()
        _, path = lax.scan(lambda s, p: (p[s], p[s]), end, back, reverse=True)
        return jnp.append(path, end), last.max()

    add("viterbi", viterbi, pi, log_a, log_b, seen)

    def baum_welch(pi, a, b, seen):
        """Forward, backward, and one step of expectation and maximisation."""
        lse = jax.nn.logsumexp
        first = pi + b[:, seen[0]]
        _, f = lax.scan(lambda c, o: ((n := lse(c[:, None] + a, axis=0) + b[:, o]), n), first, seen[1:])
        f = jnp.concatenate([first[None], f])
        _, g = lax.scan(
            lambda c, o: ((n := lse(a + b[:, o] + c, axis=1)), n), jnp.zeros_like(pi), seen[1:], reverse=True
        )
        g = jnp.concatenate([g, jnp.zeros_like(pi)[None]])
        like = lse(f[-1])
        gamma = jnp.exp(f + g - like)
        xi = jnp.exp(f[:-1, :, None] + a + b.T[seen[1:]][:, None] + g[1:, None] - like)
        new_a = xi.sum(0) / gamma[:-1].sum(0)[:, None]
        new_b = jax.ops.segment_sum(gamma, seen, 5).T / gamma.sum(0)[:, None]
        return like, gamma, new_a, new_b

    add("hmm_forward_backward", baum_welch, pi, log_a, log_b, seen)

    def kalman(f, h, q, r, zs):
        def step(c, z):
            m, p = c
            m, p = f @ m, f @ p @ f.T + q
            s = h @ p @ h.T + r
            k = jax.scipy.linalg.cho_solve(jax.scipy.linalg.cho_factor(s), h @ p).T
            m, p = m + k @ (z - h @ m), p - k @ s @ k.T
            return (m, p), (m, p)

        (_, _), (ms, ps) = lax.scan(step, (jnp.zeros(4), jnp.eye(4)), zs)

        def smooth(c, mp):
            m, p = mp
            pred = f @ p @ f.T + q
            g = jnp.linalg.solve(pred, f @ p).T
            m, p = m + g @ (c[0] - f @ m), p + g @ (c[1] - pred) @ g.T
            return (m, p), m

        _, smoothed = lax.scan(smooth, (ms[-1], ps[-1]), (ms[:-1], ps[:-1]), reverse=True)
        return ms, ps[-1], smoothed

    f = np.eye(4, dtype=F) + np.eye(4, k=2, dtype=F) * F(0.1)
    add(
        "kalman_smoother",
        kalman,
        f,
        np.eye(2, 4, dtype=F),
        np.eye(4, dtype=F) * F(0.01),
        np.eye(2, dtype=F) * F(0.1),
        rand("f32", (10, 2), "kz"),
    )

    def align(a, b):
        """Smith-Waterman over antidiagonals, and dynamic time warping with its gradient."""

        def warp(a):
            d = (a[:, None] - b[None]) ** 2

            def row(prev, r):
                def cell(left, x):
                    up, diag, c = x
                    new = c - 0.1 * jax.nn.logsumexp(jnp.stack([left, up, diag]) / -0.1)
                    return new, new

                _, new = lax.scan(cell, jnp.float32(1e6), (prev, jnp.roll(prev, 1).at[0].set(1e6), r))
                return new, None

            first = jnp.cumsum(d[0])
            return lax.scan(row, first, d[1:])[0][-1]

        return jax.value_and_grad(warp)(a)

    add("soft_time_warping", align, rand("f32", (6,), "dta"), rand("f32", (8,), "dtb"))

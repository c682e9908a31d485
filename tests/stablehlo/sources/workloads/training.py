"""Steps of training: a loss, its gradient, and what an optimiser does with it."""

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax

from ..values import rand


def weights(sizes, seed):
    return [
        (rand("f32", (i, o), f"{seed}{k}w") / np.float32(i) ** 0.5, rand("f32", (o,), f"{seed}{k}b") * np.float32(0.1))
        for k, (i, o) in enumerate(zip(sizes[:-1], sizes[1:]))
    ]


def mlp(ws, x, act=jax.nn.relu):
    for w, b in ws[:-1]:
        x = act(x @ w + b)
    return x @ ws[-1][0] + ws[-1][1]


def cross_entropy(logits, y):
    return -jnp.take_along_axis(jax.nn.log_softmax(logits), y[:, None], axis=1).mean()


def labels(n, classes, seed):
    return rand("i32", (n,), seed, 0, classes)


def zeros(tree):
    return jax.tree.map(np.zeros_like, tree)


def cases(add):
    optimisers(add)
    precisions(add)
    derivatives(add)
    generative(add)
    learning(add)


def optimisers(add):
    ws, x, y = weights((11, 17, 5), "opt"), rand("f32", (13, 11), "optx"), labels(13, 5, "opty")
    m = jax.tree.map(lambda a: a * np.float32(0.01), weights((11, 17, 5), "optm"))
    v = jax.tree.map(lambda a: a * a + np.float32(0.01), m)

    def loss(p, x, y):
        return cross_entropy(mlp(p, x), y)

    def momentum(p, m, x, y):
        value, g = jax.value_and_grad(loss)(p, x, y)
        m = jax.tree.map(lambda a, b: 0.9 * a + b, m, g)
        return value, jax.tree.map(lambda a, b, c: a - 0.05 * (c + 0.9 * b), p, m, g), m

    add("sgd_nesterov", momentum, ws, m, x, y)

    def adamw(p, m, v, t, x, y):
        value, g = jax.value_and_grad(loss)(p, x, y)
        norm = jnp.sqrt(sum(jnp.vdot(a, a) for a in jax.tree.leaves(g)))
        g = jax.tree.map(lambda a: a * jnp.minimum(1.0, 0.5 / (norm + 1e-6)), g)
        rate = 1e-2 * jnp.where(t < 10, t / 10, 0.5 * (1 + jnp.cos(jnp.pi * jnp.minimum((t - 10) / 90, 1))))
        m = jax.tree.map(lambda a, b: 0.9 * a + 0.1 * b, m, g)
        v = jax.tree.map(lambda a, b: 0.999 * a + 0.001 * b * b, v, g)
        c1, c2 = 1 - 0.9**t, 1 - 0.999**t
        p = jax.tree.map(lambda a, b, c: a - rate * (b / c1 / (jnp.sqrt(c / c2) + 1e-8) + 0.1 * a), p, m, v)
        return value, norm, p, m, v

    add("adamw_clipped", adamw, ws, m, v, np.float32(17), x, y)

    def lamb(p, m, v, x, y):
        g = jax.grad(loss)(p, x, y)
        m = jax.tree.map(lambda a, b: 0.9 * a + 0.1 * b, m, g)
        v = jax.tree.map(lambda a, b: 0.999 * a + 0.001 * b**2, v, g)

        def one(w, a, b):
            u = a / (jnp.sqrt(b) + 1e-6) + 0.01 * w
            nw, nu = jnp.linalg.norm(w), jnp.linalg.norm(u)
            trust = jnp.where((nw > 0) & (nu > 0), nw / nu, 1.0)
            return w - 0.01 * trust * u

        return jax.tree.map(one, p, m, v), m, v

    add("lamb", lamb, ws, m, v, x, y)

    def lbfgs(w, g, s, d, rho, newest):
        """The two loops over a ring of the last five steps."""
        order = (newest - jnp.arange(5)) % 5

        def back(q, i):
            a = rho[i] * jnp.dot(s[i], q)
            return q - a * d[i], a

        q, alpha = lax.scan(back, g, order)
        q = q * jnp.dot(s[newest], d[newest]) / jnp.dot(d[newest], d[newest])

        def forth(r, ia):
            i, a = ia
            return r + s[i] * (a - rho[i] * jnp.dot(d[i], r)), None

        r, _ = lax.scan(forth, q, (order, alpha), reverse=True)
        return w - r

    s = rand("f32", (5, 23), "lbs")
    d = s * 1.5 + rand("f32", (5, 23), "lbd") * np.float32(0.1)
    rho = (1 / (s * d).sum(1)).astype(np.float32)
    add(
        "lbfgs_direction",
        lbfgs,
        rand("f32", (23,), "lbw"),
        rand("f32", (23,), "lbg"),
        s,
        d.astype(np.float32),
        rho,
        np.int32(3),
    )

    def shampoo(w, l, r, g):
        l, r = l + g @ g.T, r + g.T @ g

        def root(a):
            e, q = jnp.linalg.eigh(a + 1e-3 * jnp.eye(a.shape[0]))
            return (q * jnp.maximum(e, 1e-6) ** -0.25) @ q.T

        return w - 0.1 * root(l) @ g @ root(r), l, r

    add(
        "shampoo",
        shampoo,
        rand("f32", (7, 5), "shw"),
        np.eye(7, dtype=np.float32),
        np.eye(5, dtype=np.float32),
        rand("f32", (7, 5), "shg"),
    )

    def muon(w, m, g):
        m = 0.95 * m + g
        x = m / (jnp.linalg.norm(m) + 1e-7)

        def newton_schulz(_, x):
            a = x @ x.T
            return 3.4445 * x + (-4.7750 * a + 2.0315 * a @ a) @ x

        return w - 0.02 * lax.fori_loop(0, 5, newton_schulz, x), m

    add("muon", muon, *[rand("f32", (6, 11), f"muon{i}") for i in range(3)])

    def accumulate(p, xs, ys):
        def one(total, xy):
            value, g = jax.value_and_grad(loss)(p, *xy)
            return jax.tree.map(jnp.add, total, (value, g)), value

        total, each = lax.scan(one, (0.0, jax.tree.map(jnp.zeros_like, p)), (xs, ys))
        return jax.tree.map(lambda a: a / xs.shape[0], total), each

    add(
        "gradient_accumulation",
        accumulate,
        ws,
        rand("f32", (3, 4, 11), "gax"),
        labels(12, 5, "gay").reshape(3, 4),
    )


def precisions(add):
    ws, x, y = weights((16, 32, 8), "mix"), rand("f32", (8, 16), "mixx"), labels(8, 8, "mixy")

    def mixed(p, scale, x, y):
        """bf16 in the layers, f32 in the weights and the loss, whose scale halves when a
        gradient overflows."""

        def loss(p):
            h = mlp(jax.tree.map(lambda a: a.astype(jnp.bfloat16), p), x.astype(jnp.bfloat16), jax.nn.gelu)
            return scale * cross_entropy(h.astype(jnp.float32), y)

        value, g = jax.value_and_grad(loss)(p)
        g = jax.tree.map(lambda a: a.astype(jnp.float32) / scale, g)
        fine = jnp.all(jnp.stack([jnp.all(jnp.isfinite(a)) for a in jax.tree.leaves(g)]))
        p = jax.tree.map(lambda a, b: jnp.where(fine, a - 0.1 * b, a), p, g)
        return value / scale, p, jnp.where(fine, scale * 2, scale / 2), fine

    add("mixed_bf16_step", mixed, ws, np.float32(1024), x, y, rule="l2 2e-2")

    def half(p, x, y):
        p, x = jax.tree.map(lambda a: a.astype(jnp.float16), (p, x))
        return jax.value_and_grad(lambda q: cross_entropy(mlp(q, x, jnp.tanh), y))(p)

    add("half_gradients", half, ws, x, y)

    def fp8(a, b):
        def quantise(t, kind):
            scale = jnp.max(jnp.abs(t)) / float(jnp.finfo(kind).max)
            return (t / scale).astype(kind), scale

        qa, sa = quantise(a, jnp.float8_e4m3fn)
        qb, sb = quantise(b, jnp.float8_e5m2)
        full = lax.dot_general(qa, qb, (((1,), (0,)), ((), ())), preferred_element_type=jnp.float32)
        return full * (sa * sb), qa.astype(jnp.float32)

    add("fp8_matmul", fp8, rand("f32", (9, 16), "fp8a"), rand("f32", (16, 7), "fp8b"))

    def int8(x, w1, s1, w2, s2):
        """Dynamic quantisation by rows, weights in int8."""

        def layer(x, w, s):
            sx = jnp.max(jnp.abs(x), axis=1, keepdims=True) / 127
            q = jnp.clip(jnp.round(x / sx), -127, 127).astype(jnp.int8)
            acc = lax.dot_general(q, w, (((1,), (0,)), ((), ())), preferred_element_type=jnp.int32)
            return acc.astype(jnp.float32) * sx * s

        return layer(jax.nn.relu(layer(x, w1, s1)), w2, s2)

    add(
        "int8_mlp",
        int8,
        rand("f32", (5, 24), "i8x"),
        rand("i8", (24, 16), "i8a"),
        np.full(16, 0.01, np.float32),
        rand("i8", (16, 3), "i8b"),
        np.full(3, 0.02, np.float32),
    )

    def int4(x, packed, scales):
        """Weights of four bits, two a byte, in groups of eight rows with a scale of their own."""
        low = jnp.right_shift(jnp.left_shift(packed, 4), 4)
        high = jnp.right_shift(packed, 4)
        w = jnp.stack([low, high], 1).reshape(-1, packed.shape[1]).astype(jnp.float32)
        w = (w.reshape(-1, 8, w.shape[1]) * scales[:, None]).reshape(w.shape)
        return x @ w

    add(
        "int4_groups",
        int4,
        rand("f32", (3, 32), "i4x"),
        rand("i8", (16, 6), "i4w"),
        np.abs(rand("f32", (4, 6), "i4s")),
    )

    def qat(w, x, y):
        """Training through a rounding whose derivative is 1."""

        def fake(a):
            s = jnp.max(jnp.abs(a)) / 7
            return a + lax.stop_gradient(jnp.round(a / s) * s - a)

        return jax.value_and_grad(lambda w: jnp.mean((x @ fake(w) - y) ** 2))(w)

    add("quantised_training", qat, rand("f32", (6, 4), "qw"), rand("f32", (9, 6), "qx"), rand("f32", (9, 4), "qy"))


def derivatives(add):
    ws, x, y = weights((5, 9, 3), "der"), rand("f32", (7, 5), "derx"), labels(7, 3, "dery")

    def loss(p, x, y):
        return cross_entropy(mlp(p, x, jnp.tanh), y)

    def hessian_vector(p, x, y, v):
        return jax.jvp(lambda q: jax.grad(loss)(q, x, y), (p,), (v,))[1]

    add("hessian_vector", hessian_vector, ws, x, y, weights((5, 9, 3), "derv"))
    add("hessian", lambda a, x: jax.hessian(lambda a: jnp.sum(jax.nn.softplus(x @ jnp.sin(a)) ** 2))(a), x[0], x)
    add(
        "jacobians",
        lambda x: (jax.jacfwd(lambda u: jnp.cumsum(jnp.sin(u) * u[::-1]))(x), jax.jacrev(jax.nn.softmax)(x)),
        x[1],
    )

    def each(p, x, y):
        """Gradients of each example, clipped, as in private training."""
        g = jax.vmap(jax.grad(lambda p, a, b: loss(p, a[None], b[None])), (None, 0, 0))(p, x, y)
        norms = jnp.sqrt(sum(jnp.sum(a * a, axis=tuple(range(1, a.ndim))) for a in jax.tree.leaves(g)))
        scale = jnp.minimum(1, 0.3 / norms)
        return norms, jax.tree.map(lambda a: jnp.tensordot(scale, a, 1) / x.shape[0], g)

    add("private_gradients", each, ws, x, y)

    def maml(p, x, y):
        """A gradient through three steps of gradient descent."""

        def adapted(p):
            q = lax.fori_loop(0, 3, lambda _, q: jax.tree.map(lambda a, b: a - 0.1 * b, q, jax.grad(loss)(q, x, y)), p)
            return loss(q, x[::-1], y)

        return jax.value_and_grad(adapted)(p)

    add("maml", lambda p, x, y: maml(p, x, y), ws, x, y)

    @jax.custom_vjp
    def clipped(x):
        return x

    clipped.defvjp(lambda x: (x, None), lambda _, g: (jnp.clip(g, -0.1, 0.1),))

    @jax.custom_jvp
    def log1pexp(x):
        return jnp.log1p(jnp.exp(x))

    log1pexp.defjvps(lambda t, _, x: t * (1 - 1 / (1 + jnp.exp(x))))
    add("custom_derivatives", jax.value_and_grad(lambda x: jnp.sum(log1pexp(clipped(3 * x) * x))), x)

    def rematerialised(ws, x):
        def layer(h, w):
            return jax.checkpoint(lambda h, w: jnp.tanh(h @ w) + h)(h, w), None

        return jax.value_and_grad(lambda ws: jnp.sum(lax.scan(layer, x, ws)[0] ** 2))(ws)

    add("remat_layers", rematerialised, rand("f32", (4, 5, 5), "rml") * np.float32(0.3), x)

    def implicit(a, b):
        """The derivative of a fixed point by lax.custom_root."""

        def root(a):
            return lax.custom_root(
                lambda u: u**3 + a * u - b,
                jnp.zeros_like(b),
                lambda f, u: lax.fori_loop(0, 30, lambda _, u: u - f(u) / (3 * u * u + a), u),
                lambda g, y: y / g(jnp.ones_like(y)),
            )

        return jax.value_and_grad(lambda a: jnp.sum(root(a)))(a)

    add("implicit_root", implicit, np.float32(1.7), rand("f32", (6,), "imp"))


def generative(add):
    key = np.array([3, 1415], np.uint32)

    def vae(enc, dec, key, x):
        def loss(p):
            enc, dec = p
            mean, logvar = jnp.split(mlp(enc, x), 2, -1)
            noise = jax.random.normal(jax.random.wrap_key_data(key), mean.shape)
            logits = mlp(dec, mean + jnp.exp(0.5 * logvar) * noise)
            t = jax.nn.sigmoid(x)
            likely = jnp.sum(t * jax.nn.log_sigmoid(logits) + (1 - t) * jax.nn.log_sigmoid(-logits), -1)
            kl = -0.5 * jnp.sum(1 + logvar - mean**2 - jnp.exp(logvar), -1)
            return jnp.mean(kl - likely)

        value, g = jax.value_and_grad(loss)((enc, dec))
        return value, jax.tree.map(lambda a, b: a - 0.01 * b, (enc, dec), g)

    add(
        "vae_step",
        vae,
        weights((12, 10, 8), "vaee"),
        weights((4, 10, 12), "vaed"),
        key,
        rand("f32", (6, 12), "vaex"),
    )

    def gan(gen, dis, key, real):
        k1, k2 = jax.random.split(jax.random.wrap_key_data(key))

        def fake(gen, k):
            return jnp.tanh(mlp(gen, jax.random.normal(k, (real.shape[0], 4))))

        def loss_d(dis):
            leaky = jax.nn.leaky_relu
            on_real, on_fake = mlp(dis, real, leaky), mlp(dis, lax.stop_gradient(fake(gen, k1)), leaky)
            slope = jax.vmap(jax.grad(lambda r: mlp(dis, r[None], leaky)[0, 0]))(real)
            return (
                jnp.mean(jax.nn.softplus(-on_real))
                + jnp.mean(jax.nn.softplus(on_fake))
                + jnp.mean(jnp.sum(slope**2, -1))
            )

        d, gd = jax.value_and_grad(loss_d)(dis)
        dis = jax.tree.map(lambda a, b: a - 0.01 * b, dis, gd)
        g, gg = jax.value_and_grad(lambda q: jnp.mean(jax.nn.softplus(-mlp(dis, fake(q, k2)))))(gen)
        return d, g, jax.tree.map(lambda a, b: a - 0.01 * b, gen, gg), dis

    add("gan_step", gan, weights((4, 9, 6), "gang"), weights((6, 9, 1), "gand"), key, rand("f32", (5, 6), "ganx"))

    def diffusion(ws, key, x):
        k1, k2 = jax.random.split(jax.random.wrap_key_data(key))
        t = jax.random.randint(k1, (x.shape[0],), 0, 100)
        alpha = jnp.cumprod(1 - jnp.linspace(1e-4, 0.02, 100))[t][:, None]
        noise = jax.random.normal(k2, x.shape)
        freq = jnp.exp(-jnp.log(10000.0) * jnp.arange(4) / 4)
        emb = jnp.concatenate([jnp.sin(t[:, None] * freq), jnp.cos(t[:, None] * freq)], -1)

        def loss(ws):
            seen = jnp.sqrt(alpha) * x + jnp.sqrt(1 - alpha) * noise
            return jnp.mean((mlp(ws, jnp.concatenate([seen, emb], -1), jax.nn.silu) - noise) ** 2)

        return jax.value_and_grad(loss)(ws)

    add("diffusion_step", diffusion, weights((14, 16, 6), "dif"), key, rand("f32", (8, 6), "difx"))

    def sampler(ws, key):
        betas = jnp.linspace(1e-4, 0.2, 12)
        bars = jnp.cumprod(1 - betas)

        def step(carry, i):
            x, k = carry
            k, sub = jax.random.split(k)
            eps = mlp(ws, x, jax.nn.silu)
            mean = (x - betas[i] / jnp.sqrt(1 - bars[i]) * eps) / jnp.sqrt(1 - betas[i])
            x = mean + jnp.where(i > 0, jnp.sqrt(betas[i]), 0) * jax.random.normal(sub, x.shape)
            return (x, k), jnp.linalg.norm(x)

        k = jax.random.wrap_key_data(key)
        (x, _), norms = lax.scan(step, (jax.random.normal(k, (3, 6)), k), jnp.arange(12), reverse=True)
        return x, norms

    add("diffusion_sampler", sampler, weights((6, 12, 6), "smp"), key)

    def flow(ws, x):
        """Affine couplings and the density of what comes out, with its gradient."""

        def loss(ws):
            h, logdet = x, 0.0
            for w in ws:
                a, b = jnp.split(h, 2, -1)
                s, t = jnp.split(mlp(w, a, jnp.tanh), 2, -1)
                s = jnp.tanh(s)
                h, logdet = jnp.concatenate([b * jnp.exp(s) + t, a], -1), logdet + s.sum(-1)
            return -jnp.mean(jax.scipy.stats.norm.logpdf(h).sum(-1) + logdet)

        return jax.value_and_grad(loss)(ws)

    add("normalizing_flow", flow, [weights((3, 8, 6), f"flow{i}") for i in range(3)], rand("f32", (7, 6), "flowx"))


def learning(add):
    def q_learning(table, states, actions, rewards, following):
        def one(q, s):
            s, a, r, t = s
            delta = r + 0.9 * q[t].max() - q[s, a]
            return q.at[s, a].add(0.1 * delta), delta

        return lax.scan(one, table, (states, actions, rewards, following))

    add(
        "q_learning",
        q_learning,
        rand("f32", (6, 3), "qt"),
        labels(20, 6, "qs"),
        labels(20, 3, "qa"),
        rand("f32", (20,), "qr"),
        labels(20, 6, "qn"),
    )

    def ppo(pol, val, obs, act, old, rewards, done):
        values = mlp(val, obs, jnp.tanh)[:, 0]

        def gae(carry, t):
            adv, following = carry
            r, d, v = t
            adv = r + 0.99 * following * (1 - d) - v + 0.95 * 0.99 * (1 - d) * adv
            return (adv, v), adv

        _, adv = lax.scan(gae, (jnp.float32(0), jnp.float32(0)), (rewards, done, values), reverse=True)
        target = adv + values
        adv = (adv - adv.mean()) / (adv.std() + 1e-8)

        def loss(p):
            logp = jax.nn.log_softmax(mlp(p[0], obs, jnp.tanh))
            ratio = jnp.exp(logp[jnp.arange(act.shape[0]), act] - old)
            entropy = -(jnp.exp(logp) * logp).sum(-1).mean()
            gain = jnp.minimum(ratio * adv, jnp.clip(ratio, 0.8, 1.2) * adv).mean()
            return -gain + 0.5 * jnp.mean((mlp(p[1], obs, jnp.tanh)[:, 0] - target) ** 2) - 0.01 * entropy

        return adv, jax.value_and_grad(loss)((pol, val))

    add(
        "ppo_step",
        ppo,
        weights((5, 8, 3), "pol"),
        weights((5, 8, 1), "val"),
        rand("f32", (15, 5), "ppoo"),
        labels(15, 3, "ppoa"),
        -np.abs(rand("f32", (15,), "ppol")),
        rand("f32", (15,), "ppor"),
        (rand("f32", (15,), "ppod") > 1).astype(np.float32),
    )

    def contrast(wa, wb, a, b, temperature):
        def loss(p):
            ea, eb = mlp(p[0], a), mlp(p[1], b)
            ea, eb = [e / jnp.linalg.norm(e, axis=-1, keepdims=True) for e in (ea, eb)]
            logits = ea @ eb.T * jnp.exp(p[2])
            y = jnp.arange(a.shape[0])
            return (cross_entropy(logits, y) + cross_entropy(logits.T, y)) / 2

        return jax.value_and_grad(loss)((wa, wb, temperature))

    add(
        "contrastive_pairs",
        contrast,
        weights((7, 8, 4), "cla"),
        weights((5, 8, 4), "clb"),
        rand("f32", (6, 7), "clx"),
        rand("f32", (6, 5), "cly"),
        np.float32(1.3),
    )

    def lora(w, a, b, x, y):
        def loss(ab):
            return jnp.mean((x @ (w + ab[0] @ ab[1] * 0.5) - y) ** 2)

        return jax.value_and_grad(loss)((a, b))

    add(
        "lora_gradients",
        lora,
        rand("f32", (9, 7), "low"),
        rand("f32", (9, 2), "loa"),
        rand("f32", (2, 7), "lob"),
        rand("f32", (5, 9), "lox"),
        rand("f32", (5, 7), "loy"),
    )

    def distill(ws, teacher, x, y):
        def loss(ws):
            s, t = mlp(ws, x) / 2.0, mlp(teacher, x) / 2.0
            kl = jnp.sum(jax.nn.softmax(t) * (jax.nn.log_softmax(t) - jax.nn.log_softmax(s)), -1).mean()
            smooth = optax_smooth(y, s.shape[1])
            return 4 * kl - jnp.sum(smooth * jax.nn.log_softmax(2 * s), -1).mean()

        return jax.value_and_grad(loss)(ws)

    def optax_smooth(y, n):
        return jax.nn.one_hot(y, n) * 0.9 + 0.1 / n

    add(
        "distillation",
        distill,
        weights((6, 8, 5), "dis"),
        weights((6, 20, 5), "dit"),
        rand("f32", (9, 6), "disx"),
        labels(9, 5, "disy"),
    )

"""Graphs, sorting, searching, dynamic programming and bits: integers, exact."""

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax

from ..values import rand
from .training import labels

F = np.float32


def cases(add):
    graphs(add)
    tables(add)
    bits(add)
    orders(add)
    machines(add)


def graphs(add):
    src, dst = labels(30, 9, "grs"), labels(30, 9, "grd")

    def pagerank(src, dst):
        n = 9
        out = jnp.bincount(src, length=n)

        def body(c):
            r, _, i = c
            share = jnp.where(out > 0, r / jnp.maximum(out, 1), 0)
            new = 0.85 * jax.ops.segment_sum(share[src], dst, n)
            new = new + (0.15 + 0.85 * jnp.sum(jnp.where(out == 0, r, 0))) / n
            return new, jnp.abs(new - r).sum(), i + 1

        return lax.while_loop(lambda c: (c[1] > 1e-5) & (c[2] < 100), body, (jnp.full(n, 1 / n), 1.0, 0))[0]

    add("pagerank", pagerank, src, dst)

    def network(p, x, src, dst, y):
        """Two rounds of attention over the edges, and the gradient."""

        def layer(w, a, h):
            h = h @ w
            e = jax.nn.leaky_relu(jnp.sum(a * jnp.concatenate([h[src], h[dst]], -1), -1), 0.2)
            top = jax.ops.segment_max(e, dst, 9)
            e = jnp.exp(e - top[dst])
            z = jax.ops.segment_sum(e, dst, 9)
            return jax.ops.segment_sum((e / (z[dst] + 1e-9))[:, None] * h[src], dst, 9)

        def loss(p):
            h = jax.nn.elu(layer(p["w1"], p["a1"], x))
            z = jax.nn.log_softmax(layer(p["w2"], p["a2"], h))
            return -jnp.take_along_axis(z, y[:, None], 1).mean()

        return jax.value_and_grad(loss)(p)

    p = {
        "w1": rand("f32", (5, 6), "gw1"),
        "a1": rand("f32", (12,), "ga1"),
        "w2": rand("f32", (6, 3), "gw2"),
        "a2": rand("f32", (6,), "ga2"),
    }
    add("graph_attention_gradients", network, p, rand("f32", (9, 5), "grx"), src, dst, labels(9, 3, "gry"))

    def breadth(src, dst, start):
        a = jnp.zeros((9, 9), bool).at[src, dst].set(True)

        def body(c):
            seen, front, level, depth = c
            new = jnp.any(front[:, None] & a, 0) & ~seen
            return seen | new, new, jnp.where(new, depth + 1, level), depth + 1

        begin = jnp.arange(9) == start
        _, _, level, _ = lax.while_loop(lambda c: jnp.any(c[1]), body, (begin, begin, jnp.where(begin, 0, -1), 0))
        closure = lax.fori_loop(0, 4, lambda _, m: m | ((m.astype(int) @ m.astype(int)) > 0), a)
        return level, closure

    add("breadth_first", breadth, src[:14], dst[:14], np.int32(2))

    w = rand("i32", (8, 8), "fwd", 1, 50)
    w = np.where(rand("f32", (8, 8), "fwm") > 0.3, w, 10**6) * (1 - np.eye(8, dtype=np.int32)).astype(np.int32)

    def shortest(d):
        def step(k, c):
            d, via = c
            other = d[:, k, None] + d[None, k]
            return jnp.minimum(d, other), jnp.where(other < d, k, via)

        return lax.fori_loop(0, 8, step, (d, jnp.full((8, 8), -1)))

    add("floyd_warshall", shortest, w.astype(np.int32))

    def bellman(src, dst, w):
        def body(c):
            d, _ = c
            new = jnp.minimum(d, jax.ops.segment_min(d[src] + w, dst, 9))
            return new, jnp.any(new < d)

        d = jnp.full(9, 1e6).at[0].set(0)
        return lax.while_loop(lambda c: c[1], body, (d, True))[0]

    add("bellman_ford", bellman, src, dst, np.abs(rand("f32", (30,), "bew")))

    def components(src, dst):
        def body(c):
            l, _ = c
            low = jnp.minimum(l[src], l[dst])
            new = l.at[src].min(low).at[dst].min(low)
            new = new[new]
            return new, jnp.any(new != l)

        return lax.while_loop(lambda c: c[1], body, (jnp.arange(9), True))[0]

    add("connected_components", components, src[:7], dst[:7])

    def prim(d):
        def step(c, _):
            inside, best, parent = c
            k = jnp.argmin(jnp.where(inside, 10**7, best))
            inside = inside.at[k].set(True)
            closer = (d[k] < best) & ~inside
            return (inside, jnp.where(closer, d[k], best), jnp.where(closer, k, parent)), (k, best[k])

        begin = (jnp.zeros(8, bool), jnp.full(8, 10**6).at[0].set(0), jnp.zeros(8, int))
        return lax.scan(step, begin, length=8)

    add("spanning_tree", prim, (w + w.T).astype(np.int32))


def tables(add):
    def knapsack(weight, value):
        def item(best, wv):
            w, v = wv
            other = jnp.where(jnp.arange(31) >= w, jnp.roll(best, w) + v, -1)
            return jnp.maximum(best, other), other > best

        best, taken = lax.scan(item, jnp.zeros(31, int), (weight, value))

        def back(room, x):
            t, w = x
            return room - jnp.where(t[room], w, 0), t[room]

        return best, lax.scan(back, 30, (taken, weight), reverse=True)

    add("knapsack", knapsack, rand("i32", (9,), "knw", 1, 12), rand("i32", (9,), "knv", 1, 40))

    def longest(a, b):
        def row(prev, x):
            diag = prev[:-1] + (b == x)
            new = jnp.concatenate([jnp.zeros(1, prev.dtype), lax.cummax(jnp.maximum(prev[1:], diag))])
            return new, None

        return lax.scan(row, jnp.zeros(b.shape[0] + 1, int), a)[0]

    add("common_subsequence", longest, labels(12, 3, "lca"), labels(10, 3, "lcb"))

    def chain(dims):
        n = dims.shape[0] - 1

        def by_length(length, m):
            def by_start(i, m):
                j = i + length

                def split(k, best):
                    cost = m[i, k] + m[k + 1, j] + dims[i] * dims[k + 1] * dims[j + 1]
                    return jnp.minimum(best, cost)

                return m.at[i, j].set(lax.fori_loop(i, j, split, 10**9))

            return lax.fori_loop(0, n - length, by_start, m)

        return lax.fori_loop(1, n, by_length, jnp.zeros((n, n), int))

    add("matrix_chain", chain, np.array([10, 30, 5, 60, 7, 12], np.int32))

    def sieve_and_collatz(n):
        limit = 100

        def strike(i, s):
            k = jnp.arange(limit)
            return jnp.where(s[i] & (i >= 2), s & ((k % jnp.maximum(i, 1) != 0) | (k == i)), s)

        primes = lax.fori_loop(2, 10, strike, jnp.arange(limit) >= 2)

        def steps(n):
            return lax.while_loop(
                lambda c: c[0] > 1, lambda c: (jnp.where(c[0] % 2, 3 * c[0] + 1, c[0] // 2), c[1] + 1), (n, 0)
            )[1]

        return jnp.nonzero(primes, size=30, fill_value=-1)[0], lax.map(steps, n)

    add("primes_and_collatz", sieve_and_collatz, np.arange(1, 12, dtype=np.int32))

    def pascal(n):
        row = jnp.zeros(12, jnp.uint32).at[0].set(1)
        rows = lax.scan(lambda r, _: ((x := r + jnp.roll(r, 1).at[0].set(0)), x), row, length=11)[1]
        gcd = jnp.gcd(n, jnp.arange(1, 13)), jnp.lcm(n, jnp.arange(1, 13))
        return rows, gcd

    add("pascal_gcd", pascal, np.int32(36))

    def modpow(base, exponent, m):
        def body(c):
            r, b, e = c
            return jnp.where(e & 1, r * b % m, r), b * b % m, e >> 1

        return lax.while_loop(lambda c: jnp.any(c[2] > 0), body, (jnp.ones_like(base), base % m, exponent))[0]

    add(
        "modular_powers",
        modpow,
        np.array([2, 3, 65537, 123456789, 0], np.uint64),
        np.array([10, 1000, 2**31, 3, 5], np.uint64),
        np.uint64(1000000007),
        x64=True,
    )


def bits(add):
    def crc(data):
        def entry(c):
            return lax.fori_loop(
                0, 8, lambda _, c: jnp.where(c & 1, jnp.uint32(0xEDB88320) ^ (c >> 1), c >> 1), c
            )

        table = jax.vmap(entry)(jnp.arange(256, dtype=jnp.uint32))
        out, _ = lax.scan(
            lambda c, b: (table[(c ^ b) & 0xFF] ^ (c >> 8), None), jnp.uint32(0xFFFFFFFF), data.astype(jnp.uint32)
        )
        return ~out

    add("crc32", crc, np.frombuffer(b"the quick brown fox", np.uint8).copy())

    def murmur(keys, seed):
        def turn(k, r):
            return (k << r) | (k >> (32 - r))

        def step(h, k):
            k = turn(k * jnp.uint32(0xCC9E2D51), 15) * jnp.uint32(0x1B873593)
            return turn(h ^ k, 13) * 5 + jnp.uint32(0xE6546B64), None

        h, _ = lax.scan(step, seed, keys)
        h = h ^ jnp.uint32(keys.shape[0] * 4)
        h = (h ^ (h >> 16)) * jnp.uint32(0x85EBCA6B)
        h = (h ^ (h >> 13)) * jnp.uint32(0xC2B2AE35)
        return h ^ (h >> 16)

    add("murmur3", murmur, rand("ui32", (7,), "mur"), np.uint32(17))

    def sha256(block):
        k = jnp.array([int((p ** (1 / 3) % 1) * 2**32) for p in PRIMES], jnp.uint32)
        h0 = jnp.array([int((p**0.5 % 1) * 2**32) for p in PRIMES[:8]], jnp.uint32)

        def turn(x, r):
            return (x >> r) | (x << (32 - r))

        def more(w, _):
            a, b = w[1], w[14]
            new = w[0] + (turn(a, 7) ^ turn(a, 18) ^ (a >> 3)) + w[9] + (turn(b, 17) ^ turn(b, 19) ^ (b >> 10))
            return jnp.append(w[1:], new), w[0]

        _, w = lax.scan(more, block, length=64)

        def round_(s, kw):
            a, b, c, d, e, f, g, h = s
            t = h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + kw[0] + kw[1]
            u = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))
            return (t + u, a, b, c, d + t, e, f, g), None

        s, _ = lax.scan(round_, tuple(h0), (k, w))
        return jnp.stack(s) + h0

    block = np.zeros(16, np.uint32)
    block[0], block[15] = 0x61626380, 24  # "abc", padded
    add("sha256_block", sha256, block)

    def shifts64(x):
        def step(s, _):
            s = s ^ (s << 13)
            s = s ^ (s >> 7)
            s = s ^ (s << 17)
            return s, s * jnp.uint64(0x2545F4914F6CDD1D)

        fnv = lax.fori_loop(
            0,
            8,
            lambda i, h: (h ^ ((x >> (8 * i).astype(jnp.uint64)) & 0xFF)) * jnp.uint64(0x100000001B3),
            jnp.full_like(x, 0xCBF29CE484222325),
        )
        return lax.scan(step, x, length=6), fnv, lax.population_count(x), lax.clz(x)

    add("xorshift_fnv_64", shifts64, rand("ui64", (3,), "xsh"), x64=True)

    def morton(x, y):
        def spread(v):
            for s, m in ((8, 0x00FF00FF), (4, 0x0F0F0F0F), (2, 0x33333333), (1, 0x55555555)):
                v = (v | (v << s)) & jnp.uint32(m)
            return v

        code = spread(x) | (spread(y) << 1)
        gray = x ^ (x >> 1)

        def reverse(v):
            for s, m in ((1, 0x55555555), (2, 0x33333333), (4, 0x0F0F0F0F), (8, 0x00FF00FF)):
                v = ((v >> s) & jnp.uint32(m)) | ((v & jnp.uint32(m)) << s)
            return (v >> 16) | (v << 16)

        return code, gray, reverse(x), jnp.packbits(x > 1000), jnp.unpackbits(x.astype(jnp.uint8))

    add("morton_gray_reverse", morton, rand("ui32", (9,), "mox", 0, 65536), rand("ui32", (9,), "moy", 0, 65536))

    def float_bits(x):
        b = lax.bitcast_convert_type(x, jnp.int32)
        half = lax.bitcast_convert_type(0x5F3759DF - (b >> 1), jnp.float32)
        inv = half * (1.5 - 0.5 * x * half * half)
        m, e = jnp.frexp(x)
        return inv, m, e, jnp.ldexp(m, e), jnp.nextafter(x, jnp.float32(9)), jnp.signbit(-x), jnp.spacing(x)

    add("float_bits", float_bits, np.abs(rand("f32", (8,), "flb")) + F(0.1))

    def long_product(a, b):
        """Digits by convolution, carries by a scan."""
        i, j = jnp.indices((12, 12))
        d = jnp.zeros(24, int).at[(i + j).ravel()].add(jnp.outer(a, b).ravel())
        carry, out = lax.scan(lambda c, v: ((v + c) // 10, (v + c) % 10), 0, d)
        return out, carry

    add("long_product", long_product, labels(12, 10, "lpa"), labels(12, 10, "lpb"))


PRIMES = [p for p in range(2, 312) if all(p % q for q in range(2, int(p**0.5) + 1))]


def orders(add):
    x = rand("i32", (16,), "ord", -20, 20)

    def bitonic(x):
        n = x.shape[0]
        i = jnp.arange(n)
        k = 2
        while k <= n:
            j = k // 2
            while j:
                other = x[i ^ j]
                low = ((i & j) == 0) == ((i & k) == 0)
                x = jnp.where(low, jnp.minimum(x, other), jnp.maximum(x, other))
                j //= 2
            k *= 2
        return x

    add("bitonic_network", bitonic, x)

    def radix(x):
        def digit(b, c):
            v, at = c
            d = (v >> (4 * b.astype(v.dtype))) & 15
            hot = d[:, None] == jnp.arange(16, dtype=v.dtype)
            rank = jnp.cumsum(hot, 0)[jnp.arange(v.shape[0]), d.astype(int)] - 1
            start = jnp.cumsum(hot.sum(0)) - hot.sum(0)
            to = start[d.astype(int)] + rank
            return jnp.zeros_like(v).at[to].set(v), jnp.zeros_like(at).at[to].set(at)

        return lax.fori_loop(0, 8, digit, (x, jnp.arange(x.shape[0])))

    add("radix_sort", radix, rand("ui32", (23,), "rad"))
    add(
        "sets",
        lambda a, b: (
            jnp.unique(a, size=12, fill_value=99, return_index=True, return_inverse=True, return_counts=True),
            jnp.isin(a, b),
            jnp.intersect1d(a, b, size=8, fill_value=-99),
            jnp.setdiff1d(a, b, size=12, fill_value=-99),
            jnp.union1d(a, b, size=20, fill_value=-99),
            jnp.searchsorted(jnp.sort(a), b),
        ),
        labels(14, 9, "sea"),
        labels(9, 12, "seb"),
    )
    add(
        "orders_by_keys",
        lambda a, b, c: (
            jnp.lexsort((a, b)),
            lax.sort((b, a, c), num_keys=2),
            jnp.argsort(c, descending=True),
            jnp.argmax(c),
            lax.top_k(a, 4),
            lax.cummax(a),
            lax.cummin(a, reverse=True),
            lax.cumprod(a % 3 + 1),
            lax.cumlogsumexp(c),
        ),
        x,
        labels(16, 4, "orb"),
        rand("f32", (16,), "orc"),
    )

    def runs(x):
        new = jnp.concatenate([jnp.ones(1, bool), x[1:] != x[:-1]])
        at = jnp.cumsum(new) - 1
        lengths = jax.ops.segment_sum(jnp.ones_like(x), at, 16)
        heads = jnp.zeros_like(x).at[at].set(x)
        ones, _ = lax.associative_scan(
            lambda a, b: (jnp.where(b[1], b[0], a[0] + b[0]), a[1] | b[1]), (jnp.ones_like(x), new)
        )
        return heads, lengths, jnp.repeat(heads, lengths, total_repeat_length=16), ones

    add("run_lengths", runs, labels(16, 2, "run"))

    def strings(text, table):
        """A deterministic automaton over all prefixes at once, and a search by binary steps."""
        maps = table[text]  # position, state -> state
        states = lax.associative_scan(lambda a, b: jnp.take_along_axis(b, a, 1), maps)[:, 0]

        def halve(_, c):
            lo, hi = c
            m = (lo + hi) // 2
            up = table.ravel()[m] < 2
            return jnp.where(up, m + 1, lo), jnp.where(up, hi, m)

        return states, lax.fori_loop(0, 4, halve, (0, 12))

    add("automaton", strings, labels(20, 3, "aut"), labels(12, 4, "tab").reshape(3, 4))


def machines(add):
    def interpreter(code, x):
        """A machine with a stack: each step is a switch."""

        def push(v):
            return lambda s, p: (s.at[p].set(v), p + 1)

        def two(f):
            return lambda s, p: (s.at[p - 2].set(f(s[p - 2], s[p - 1])), p - 1)

        ops = [
            lambda s, p: (s, p),
            push(x),
            push(jnp.int32(3)),
            two(lambda a, b: a + b),
            two(lambda a, b: a * b),
            two(lambda a, b: a - b),
            lambda s, p: (s.at[p].set(s[p - 1]), p + 1),
        ]

        def body(c):
            pc, s, p = c
            s, p = lax.switch(code[pc], ops, s, p)
            return pc + 1, s, p

        return lax.while_loop(lambda c: c[0] < code.shape[0], body, (0, jnp.zeros(8, jnp.int32), 0))

    add("stack_machine", interpreter, np.array([1, 2, 3, 6, 4, 1, 5, 0, 2, 4], np.int32), np.int32(7))

    def ring(values):
        """A ring of five places and the mean of what is in it."""

        def step(c, v):
            buf, head, count = c
            buf = lax.dynamic_update_slice(buf, v[None], (head,))
            count = jnp.minimum(count + 1, 5)
            view = lax.dynamic_slice(jnp.concatenate([buf, buf]), ((head + 1) % 5,), (5,))
            return (buf, (head + 1) % 5, count), (buf.sum() / count, view)

        return lax.scan(step, (jnp.zeros(5), 0, 0), values)

    add("ring_buffer", ring, rand("f32", (12,), "rng"))

    def heap(x):
        """Insertions into a binary heap, each sifts up while it is smaller than its parent."""

        def insert(c, v):
            h, n = c

            def up(s):
                h, i = s
                p = (i - 1) // 2
                a, b = h[i], h[p]
                return h.at[i].set(b).at[p].set(a), p

            h, _ = lax.while_loop(lambda s: (s[1] > 0) & (s[0][s[1]] < s[0][(s[1] - 1) // 2]), up, (h.at[n].set(v), n))
            return (h, n + 1), h[0]

        return lax.scan(insert, (jnp.full(12, 999), 0), x)

    add("binary_heap", heap, rand("i32", (12,), "hea", -50, 50))

    def queens(n):
        """Counts the ways of placing six queens by a stack of bit masks."""
        full = (1 << 6) - 1

        def body(c):
            cols, left, right, todo, depth, count = c
            free = todo[depth]
            bit = free & -free
            todo = todo.at[depth].set(free & ~bit)
            nc, nl, nr = cols[depth] | bit, (left[depth] | bit) << 1, (right[depth] | bit) >> 1
            done = (nc == full) & (bit != 0)
            deeper = (bit != 0) & ~done
            d = depth + 1
            cols, left, right = [
                jnp.where(deeper, a.at[d].set(v), a) for a, v in ((cols, nc), (left, nl), (right, nr))
            ]
            todo = jnp.where(deeper, todo.at[d].set(full & ~(nc | nl | nr)), todo)
            depth = jnp.where(deeper, d, jnp.where(bit == 0, depth - 1, depth))
            return cols, left, right, todo, depth, count + done

        z = jnp.zeros(8, jnp.int32)
        return lax.while_loop(lambda c: c[4] >= 0, body, (z, z, z, z.at[0].set(full), jnp.int32(0), n * 0))[5]

    add("queens", queens, np.int32(1))
    add(
        "odd_shapes",
        lambda a, b, c: (
            a @ b,
            jnp.concatenate([a, a[:0]], 0),
            b.sum(0),
            jnp.cumsum(b, 0),
            c * 2,
            jnp.sort(a, 0),
            jnp.einsum("ij,kj->ik", c[None], c[None]),
            jnp.pad(b, ((0, 0), (1, 2))),
            jnp.prod(a, 1),
            jnp.all(a > 0, 1),
            a.reshape(0, 3, 7).transpose(2, 1, 0),
            jnp.take(c, jnp.zeros((0, 2), int)),
            lax.scan(lambda s, r: (s + r.sum(), r * s), jnp.float32(0), b.T),
        ),
        np.zeros((5, 0), F),
        np.zeros((0, 3), F),
        rand("f32", (1,), "odd"),
    )
    add(
        "prime_shapes",
        lambda a, b: (
            jnp.einsum("abc,cbd->dab", a, b),
            jax.nn.softmax(a, 1),
            a.transpose(2, 0, 1).reshape(13, 77)[::3, ::-5],
            jnp.cumsum(a, 2)[..., -1],
            lax.dynamic_slice(a, (5, 3, 9), (3, 5, 7)),
            jnp.tile(b[:, :2, 0], (2, 3)),
            a.argmax(0),
            (a[:, None, :, 0] - b[None, :, :, 1]).std((1, 2)),
        ),
        rand("f32", (7, 11, 13), "pra"),
        rand("f32", (13, 11, 5), "prb"),
    )

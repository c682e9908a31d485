#!/usr/bin/env python3
"""Generates the StableHLO corpus (text) from JAX.
Needs: pip install jax==0.10.2 jaxlib==0.10.2 numpy==2.4.6 (scipy and ml_dtypes come along); other
versions change the text.
Usage: generate.py OUTDIR     writes NAME.mlir (pretty form) and, for the programs in GENERIC, generic/NAME.mlir
All weights are arguments, never constants; no elided literals."""
import os, sys
os.environ.setdefault("XLA_FLAGS", "--xla_force_host_platform_device_count=8")
os.environ.setdefault("JAX_PLATFORMS", "cpu")
import jax, jax.numpy as jnp
from functools import partial
from jax import lax
from jax.sharding import Mesh, PartitionSpec as P, NamedSharding
import numpy as np

# the small ones; all others work as well
GENERIC = """case_switch cholesky_solve gemm_1024_f32 gpt_scan_fwd jit_sdy_gemm_2x4 kmeans_step llama_decode_tiny mlp_train
scatter_hist sm_dp_mlp_train sm_ring_ppermute sort_topk while_newton""".split()

S = jax.ShapeDtypeStruct
f32, bf16, i32 = jnp.float32, jnp.bfloat16, jnp.int32

# ---- GEMM -------------------------------------------------------------
def gemm(a, b): return a @ b
def gemm_batched_bias(a, b, c): return jnp.einsum("bmk,bkn->bmn", a, b) + c

# ---- MLP train step (SGD) ---------------------------------------------
def mlp_init(sizes): return [(S((i, o), f32), S((o,), f32)) for i, o in zip(sizes[:-1], sizes[1:])]
def mlp_fwd(ps, x):
    for w, b in ps[:-1]: x = jax.nn.relu(x @ w + b)
    w, b = ps[-1]
    return x @ w + b
def xent(logits, y):
    return -jnp.mean(jnp.take_along_axis(jax.nn.log_softmax(logits), y[:, None], axis=1))
def mlp_train(ps, x, y):
    l, g = jax.value_and_grad(lambda p: xent(mlp_fwd(p, x), y))(ps)
    return l, jax.tree.map(lambda p, d: p - 0.1 * d, ps, g)

# ---- ResNet (bottleneck v1, NHWC) -------------------------------------
def conv(x, w, s=1): return lax.conv_general_dilated(x, w, (s, s), "SAME", dimension_numbers=("NHWC", "HWIO", "NHWC"))
def bn(x, g, b):
    m = x.mean((0, 1, 2)); v = x.var((0, 1, 2))
    return (x - m) * lax.rsqrt(v + 1e-5) * g + b
def bneck_shapes(cin, cmid, cout, proj):
    d = dict(w1=S((1, 1, cin, cmid), f32), w2=S((3, 3, cmid, cmid), f32), w3=S((1, 1, cmid, cout), f32))
    for i, c in ((1, cmid), (2, cmid), (3, cout)): d[f"g{i}"] = S((c,), f32); d[f"b{i}"] = S((c,), f32)
    if proj: d |= dict(wp=S((1, 1, cin, cout), f32), gp=S((cout,), f32), bp=S((cout,), f32))
    return d
def bneck(p, x, s):
    y = jax.nn.relu(bn(conv(x, p["w1"]), p["g1"], p["b1"]))
    y = jax.nn.relu(bn(conv(y, p["w2"], s), p["g2"], p["b2"]))
    y = bn(conv(y, p["w3"]), p["g3"], p["b3"])
    if "wp" in p: x = bn(conv(x, p["wp"], s), p["gp"], p["bp"])
    return jax.nn.relu(x + y)
def resnet_shapes(stages, width=64, classes=1000):
    ps = dict(stem=S((7, 7, 3, width), f32), sg=S((width,), f32), sb=S((width,), f32), blocks=[])
    cin = width
    for si, n in enumerate(stages):
        cm = width * 2 ** si
        for bi in range(n):
            ps["blocks"].append(bneck_shapes(cin, cm, 4 * cm, bi == 0)); cin = 4 * cm
    ps["fc"] = S((cin, classes), f32); ps["fb"] = S((classes,), f32)
    return ps
def resnet_fwd(stages, ps, x):
    x = jax.nn.relu(bn(conv(x, ps["stem"], 2), ps["sg"], ps["sb"]))
    x = lax.reduce_window(x, -jnp.inf, lax.max, (1, 3, 3, 1), (1, 2, 2, 1), "SAME")
    k = 0
    for si, n in enumerate(stages):
        for bi in range(n):
            x = bneck(ps["blocks"][k], x, 2 if (bi == 0 and si) else 1); k += 1
    return x.mean((1, 2)) @ ps["fc"] + ps["fb"]
def resnet_train(stages, ps, x, y):
    l, g = jax.value_and_grad(lambda p: xent(resnet_fwd(stages, p, x), y))(ps)
    return l, jax.tree.map(lambda p, d: p - 0.1 * d, ps, g)

# ---- GPT-style transformer --------------------------------------------
def gpt_shapes(L, D, H, V, T, dt=f32):
    blk = lambda: dict(ln1=S((D,), dt), ln1b=S((D,), dt), wqkv=S((D, 3 * D), dt), wo=S((D, D), dt),
                       ln2=S((D,), dt), ln2b=S((D,), dt), w1=S((D, 4 * D), dt), b1=S((4 * D,), dt), w2=S((4 * D, D), dt), b2=S((D,), dt))
    return dict(wte=S((V, D), dt), wpe=S((T, D), dt), blocks=[blk() for _ in range(L)], lnf=S((D,), dt), lnfb=S((D,), dt))
def ln(x, g, b):
    m = x.mean(-1, keepdims=True); v = ((x - m) ** 2).mean(-1, keepdims=True)
    return (x - m) * lax.rsqrt(v + 1e-5) * g + b
def attn(x, p, H):
    B, T, D = x.shape
    q, k, v = jnp.split(x @ p["wqkv"], 3, -1)
    sp = lambda t: t.reshape(B, T, H, D // H).transpose(0, 2, 1, 3)
    q, k, v = sp(q), sp(k), sp(v)
    s = jnp.einsum("bhqd,bhkd->bhqk", q, k) / np.sqrt(D // H).astype(np.float32)
    mask = jnp.tril(jnp.ones((T, T), bool))
    a = jax.nn.softmax(jnp.where(mask, s, -1e9), -1)
    return jnp.einsum("bhqk,bhkd->bhqd", a, v).transpose(0, 2, 1, 3).reshape(B, T, D) @ p["wo"]
def gblock(x, p, H):
    x = x + attn(ln(x, p["ln1"], p["ln1b"]), p, H)
    h = jax.nn.gelu(ln(x, p["ln2"], p["ln2b"]) @ p["w1"] + p["b1"])
    return x + h @ p["w2"] + p["b2"]
def gpt_fwd(H, ps, ids):
    x = ps["wte"][ids] + ps["wpe"][: ids.shape[1]]
    for p in ps["blocks"]: x = gblock(x, p, H)
    return ln(x, ps["lnf"], ps["lnfb"]) @ ps["wte"].T
def gpt_loss(H, ps, ids):
    lg = jax.nn.log_softmax(gpt_fwd(H, ps, ids[:, :-1]).astype(f32))
    return -jnp.mean(jnp.take_along_axis(lg, ids[:, 1:, None], -1))
def adam(p, m, v, g, t, lr=1e-3, b1=.9, b2=.999, eps=1e-8):
    m = b1 * m + (1 - b1) * g; v = b2 * v + (1 - b2) * g * g
    return p - lr * (m / (1 - b1 ** t)) / (jnp.sqrt(v / (1 - b2 ** t)) + eps), m, v
def gpt_train(H, ps, m, v, t, ids):
    l, g = jax.value_and_grad(partial(gpt_loss, H))(ps, ids)
    o = jax.tree.map(lambda a, b, c, d: adam(a, b, c, d, t), ps, m, v, g)
    pick = lambda i: jax.tree.map(lambda z: z[i], o, is_leaf=lambda z: isinstance(z, tuple))
    return l, pick(0), pick(1), pick(2), t + 1
def gpt_scan_fwd(H, stacked, wte, ids):          # layers under lax.scan -> stablehlo.while
    def body(x, p): return gblock(x, p, H), None
    x, _ = lax.scan(body, wte[ids], stacked)
    return x @ wte.T

# ---- Llama decode step (KV cache, RoPE, GQA, SwiGLU, RMSNorm) ----------
def llama_shapes(L, D, Hq, Hk, F, V, dt=bf16):
    hd = D // Hq
    blk = lambda: dict(n1=S((D,), dt), wq=S((D, Hq * hd), dt), wk=S((D, Hk * hd), dt), wv=S((D, Hk * hd), dt), wo=S((D, D), dt),
                       n2=S((D,), dt), wg=S((D, F), dt), wu=S((D, F), dt), wd=S((F, D), dt))
    return dict(wte=S((V, D), dt), blocks=[blk() for _ in range(L)], nf=S((D,), dt), head=S((D, V), dt))
def rms(x, g): xf = x.astype(f32); return (xf * lax.rsqrt((xf * xf).mean(-1, keepdims=True) + 1e-5)).astype(x.dtype) * g
def rope(x, pos):
    hd = x.shape[-1]; inv = 1.0 / (500000.0 ** (jnp.arange(0, hd, 2, dtype=f32) / hd)); a = pos.astype(f32) * inv
    c, s = jnp.cos(a), jnp.sin(a); x1, x2 = jnp.split(x.astype(f32), 2, -1)
    return jnp.concatenate([x1 * c - x2 * s, x2 * c + x1 * s], -1).astype(x.dtype)
def llama_decode(Hq, Hk, ps, kc, vc, pos, tok):
    x = ps["wte"][tok]                                  # [B,D]
    nk, nv = [], []
    for i, p in enumerate(ps["blocks"]):
        B, D = x.shape; hd = D // Hq
        h = rms(x, p["n1"])
        q = rope((h @ p["wq"]).reshape(B, Hq, hd), pos); k = rope((h @ p["wk"]).reshape(B, Hk, hd), pos); v = (h @ p["wv"]).reshape(B, Hk, hd)
        K = lax.dynamic_update_slice(kc[i], k[:, None], (0, pos, 0, 0)); Vv = lax.dynamic_update_slice(vc[i], v[:, None], (0, pos, 0, 0))
        nk.append(K); nv.append(Vv)
        qg = q.reshape(B, Hk, Hq // Hk, hd)
        s = jnp.einsum("bkgd,btkd->bkgt", qg, K).astype(f32) / np.float32(np.sqrt(hd))
        s = jnp.where(jnp.arange(K.shape[1])[None, None, None] <= pos, s, -1e30)
        o = jnp.einsum("bkgt,btkd->bkgd", jax.nn.softmax(s, -1).astype(x.dtype), Vv).reshape(B, D)
        x = x + o @ p["wo"]; h = rms(x, p["n2"])
        x = x + (jax.nn.silu(h @ p["wg"]) * (h @ p["wu"])) @ p["wd"]
    lg = (rms(x, ps["nf"]) @ ps["head"]).astype(f32)
    return jnp.argmax(lg, -1), jnp.stack(nk), jnp.stack(nv), pos + 1

# ---- misc small programs that reach other ops --------------------------
def while_newton(a):     # data-dependent while
    def cond(c): x, i = c; return (jnp.abs(x * x - a) > 1e-5) & (i < 50)
    return lax.while_loop(cond, lambda c: (0.5 * (c[0] + a / c[0]), c[1] + 1), (a, 0))
def cond_case(i, x): return lax.switch(i, [jnp.sin, jnp.cos, jnp.exp], x)
def sort_topk(x): return jnp.sort(x, -1), jnp.argsort(x, -1), lax.top_k(x, 5)
def rng_dropout(key, x):
    k = jax.random.wrap_key_data(key); return jnp.where(jax.random.bernoulli(k, 0.9, x.shape), x / 0.9, 0.0)
def scatter_hist(idx, w): return jnp.zeros((16,), f32).at[idx].add(w)
def fft_conv(x, y): return jnp.fft.irfft(jnp.fft.rfft(x) * jnp.fft.rfft(y))
def cholesky_solve(a, b): return jax.scipy.linalg.cho_solve((jnp.linalg.cholesky(a), True), b)
def cumulative(x): return jnp.cumsum(x, -1), lax.cummax(x, 1), lax.associative_scan(jnp.multiply, x, axis=1)
def int8_gemm(a, b, s): return lax.dot_general(a, b, (((1,), (0,)), ((), ())), preferred_element_type=i32).astype(f32) * s
def kmeans_step(x, c):
    d = ((x[:, None] - c[None]) ** 2).sum(-1); a = jnp.argmin(d, 1); o = jax.nn.one_hot(a, c.shape[0])
    return (o.T @ x) / jnp.maximum(o.sum(0)[:, None], 1)
def linreg_cg(X, y, w, r, p, rs):
    q = X.T @ (X @ p) + 1e-6 * p; al = rs / jnp.dot(p, q); w = w + al * p; r = r + al * q; rs2 = jnp.dot(r, r)
    return w, r, -r + (rs2 / rs) * p, rs2

def main(out):
    os.makedirs(out, exist_ok=True)
    jobs = {}
    def add(name, fn, *a, **kw): jobs[name] = (fn, a, kw)
    add("gemm_1024_f32", gemm, S((1024, 1024), f32), S((1024, 1024), f32))
    add("gemm_4096_bf16", gemm, S((4096, 4096), bf16), S((4096, 4096), bf16))
    add("gemm_batched_bias", gemm_batched_bias, S((8, 256, 128), f32), S((8, 128, 64), f32), S((64,), f32))
    add("int8_gemm", int8_gemm, S((64, 128), jnp.int8), S((128, 32), jnp.int8), S((32,), f32))
    add("mlp_train", mlp_train, mlp_init([784, 512, 512, 10]), S((128, 784), f32), S((128,), i32))
    add("resnet_block_train", partial(resnet_train, (1,)), resnet_shapes((1,), 64, 10), S((8, 56, 56, 3), f32), S((8,), i32))
    add("resnet50_fwd", partial(resnet_fwd, (3, 4, 6, 3)), resnet_shapes((3, 4, 6, 3)), S((32, 224, 224, 3), f32))
    add("resnet50_train", partial(resnet_train, (3, 4, 6, 3)), resnet_shapes((3, 4, 6, 3)), S((32, 224, 224, 3), f32), S((32,), i32))
    g = gpt_shapes(2, 128, 4, 512, 64); add("gpt_tiny_fwd", partial(gpt_fwd, 4), g, S((2, 64), i32))
    add("gpt_tiny_train_adam", partial(gpt_train, 4), g, g, g, S((), f32), S((2, 65), i32))
    g2 = gpt_shapes(12, 768, 12, 50257, 1024, bf16); add("gpt2_124m_fwd_bf16", partial(gpt_fwd, 12), g2, S((4, 1024), i32))
    st = jax.tree.map(lambda s: S((6,) + s.shape, s.dtype), g["blocks"][0]); add("gpt_scan_fwd", partial(gpt_scan_fwd, 4), st, g["wte"], S((2, 64), i32))
    L = llama_shapes(2, 256, 8, 2, 688, 1024); add("llama_decode_tiny", partial(llama_decode, 8, 2), L, S((2, 1, 128, 2, 32), bf16), S((2, 1, 128, 2, 32), bf16), S((), i32), S((1,), i32))
    add("while_newton", while_newton, S((), f32)); add("case_switch", cond_case, S((), i32), S((8,), f32))
    add("sort_topk", sort_topk, S((4, 32), f32)); add("rng_dropout", rng_dropout, S((2,), jnp.uint32), S((16, 16), f32))
    add("scatter_hist", scatter_hist, S((100,), i32), S((100,), f32)); add("fft_conv", fft_conv, S((64,), f32), S((64,), f32))
    add("cholesky_solve", cholesky_solve, S((16, 16), f32), S((16,), f32)); add("cumulative", cumulative, S((4, 32), f32))
    add("kmeans_step", kmeans_step, S((1000, 16), f32), S((8, 16), f32))
    v = S((100,), f32); add("linreg_cg_iter", linreg_cg, S((1000, 100), f32), S((1000,), f32), v, v, v, S((), f32))
    # distributed: shard_map (explicit collectives)
    mesh = Mesh(np.array(jax.devices()[:8]).reshape(2, 4), ("dp", "tp")); m1 = Mesh(np.array(jax.devices()[:8]), ("x",))
    sm = partial(jax.shard_map, check_vma=False)
    add("sm_tp_gemm_allreduce", sm(lambda a, b: lax.psum(a @ b, "x"), mesh=m1, in_specs=(P(None, "x"), P("x", None)), out_specs=P()), S((1024, 1024), f32), S((1024, 1024), f32))
    add("sm_gemm_reduce_scatter", sm(lambda a, b: lax.psum_scatter(a @ b, "x", tiled=True), mesh=m1, in_specs=(P(None, "x"), P("x", None)), out_specs=P("x")), S((1024, 1024), f32), S((1024, 1024), f32))
    add("sm_all_gather_gemm", sm(lambda a, b: lax.all_gather(a, "x", tiled=True) @ b, mesh=m1, in_specs=(P("x"), P(None, "x")), out_specs=P(None, "x")), S((1024, 1024), f32), S((1024, 1024), f32))
    add("sm_all_to_all", sm(lambda a: lax.all_to_all(a, "x", 1, 0, tiled=True), mesh=m1, in_specs=P("x"), out_specs=P(None, "x")), S((64, 64), f32))
    def ring(a, b):   # collective-permute ring matmul
        n = 8; acc = a @ b
        for _ in range(n - 1): b = lax.ppermute(b, "x", [(i, (i + 1) % n) for i in range(n)]); acc = acc + a @ b
        return acc
    add("sm_ring_ppermute", sm(ring, mesh=m1, in_specs=(P("x"), P("x")), out_specs=P("x")), S((64, 8), f32), S((64, 64), f32))
    def dp_mlp(ps, x, y):
        l, gr = jax.value_and_grad(lambda p: xent(mlp_fwd(p, x), y))(ps); gr = lax.pmean(gr, "x")
        return lax.pmean(l, "x"), jax.tree.map(lambda p, d: p - 0.1 * d, ps, gr)
    ms = mlp_init([784, 512, 512, 10]); add("sm_dp_mlp_train", sm(dp_mlp, mesh=m1, in_specs=(P(), P("x"), P("x")), out_specs=(P(), P())), ms, S((128, 784), f32), S((128,), i32))
    # distributed: jit with shardings (Shardy sdy annotations, unpartitioned program)
    sh = lambda spec: NamedSharding(mesh, spec)
    add("jit_sdy_gemm_2x4", gemm, S((1024, 1024), f32, sharding=sh(P("dp", "tp"))), S((1024, 1024), f32, sharding=sh(P("tp", None))))
    add("jit_sdy_mlp_2x4", mlp_train, [(S(w.shape, f32, sharding=sh(P(None, "tp"))), S(b.shape, f32, sharding=sh(P()))) if w.shape[1] % 4 == 0 else (S(w.shape, f32, sharding=sh(P("tp"))), S(b.shape, f32, sharding=sh(P()))) for w, b in ms],
        S((128, 784), f32, sharding=sh(P("dp"))), S((128,), i32, sharding=sh(P("dp"))))
    for name, (fn, a, kw) in jobs.items():
        low = jax.jit(fn).lower(*a)
        mod = low.compiler_ir("stablehlo")
        txt = mod.operation.get_asm(enable_debug_info=False, large_elements_limit=None)
        open(f"{out}/{name}.mlir", "w").write(txt)
        if name not in GENERIC:
            print(f"{name:28s} pretty {len(txt):8d} B", flush=True)
            continue
        gen = mod.operation.get_asm(print_generic_op_form=True, enable_debug_info=False, large_elements_limit=None)
        os.makedirs(f"{out}/generic", exist_ok=True)
        open(f"{out}/generic/{name}.mlir", "w").write(gen)
        print(f"{name:28s} pretty {len(txt):8d} B generic {len(gen):8d} B", flush=True)
if __name__ == "__main__": main(sys.argv[1] if len(sys.argv) > 1 else ".")

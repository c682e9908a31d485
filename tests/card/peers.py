#!/usr/bin/env python3
"""peers.py CASE ...: times of PyTorch and JAX on the card for cases of the check, as JSON lines.

A case is NAME:NUMBERS, as gelu:65536x1024 (programs.py has the same). Each figure is the median of
some runs, by events of CUDA for PyTorch, by the clock over several calls for JAX. A peer that is
missing or fails gives its reason."""
import json
import os
import statistics
import sys
import time

os.environ.setdefault("XLA_PYTHON_CLIENT_PREALLOCATE", "false")
os.environ["JAX_PLATFORMS"] = "cuda"  # without a card it fails instead of measuring the CPU
RUNS, WARM, CALLS = 15, 3, 5


def torch_seconds(f):
    import torch
    for _ in range(WARM):
        f()
    times = []
    for _ in range(RUNS):
        start, end = (torch.cuda.Event(enable_timing=True) for _ in range(2))
        start.record()
        f()
        end.record()
        end.synchronize()
        times.append(start.elapsed_time(end) * 1e-3)
    return statistics.median(times)


def jax_seconds(f, args):
    import jax
    f = jax.jit(f)
    jax.block_until_ready(f(*args))
    times = []
    for _ in range(RUNS):
        start = time.perf_counter()
        for _ in range(CALLS):
            out = f(*args)
        jax.block_until_ready(out)
        times.append((time.perf_counter() - start) / CALLS)
    return statistics.median(times)


def lengths(n):
    """Rows of queries, keys and values of an attention; a fifth number is that of keys."""
    keys = n[4] if len(n) > 4 else n[2]
    return n[2], keys, keys


def torch_case(name, n, kind):
    import torch
    t = {"f32": torch.float32, "tf32": torch.float32, "f64": torch.float64, "f16": torch.float16, "bf16": torch.bfloat16}[kind]
    torch.backends.cuda.matmul.allow_tf32 = kind == "tf32"

    def rand(*shape):
        return torch.randn(*shape, device="cuda", dtype=torch.float32).to(t)

    f = torch.nn.functional
    if name == "copy":
        x, y = rand(*n), rand(*n)
        return lambda: y.copy_(x)
    if name == "attention":
        q, k, v = (rand(n[0], n[1], length, n[3]) for length in lengths(n))
        return lambda: f.scaled_dot_product_attention(q, k, v)
    if name.startswith("product"):
        a, b, c = rand(n[0], n[2]), rand(n[2], n[1]), rand(n[1])
        if name == "product":
            return lambda: a @ b
        if hasattr(torch, "_addmm_activation") and kind in ("bf16", "f16"):  # of cuBLASLt
            return lambda: torch._addmm_activation(c, a, b, use_gelu=True)
        return lambda: f.gelu(torch.addmm(c, a, b), approximate="tanh")
    x, b = rand(*n), rand(n[1])
    return {"scale": lambda: x * b + 0.5, "gelu": lambda: f.gelu(x + b, approximate="tanh"),
            "transpose": lambda: x.t().contiguous(),
            "argmax": lambda: x.argmax(1), "cumsum": lambda: torch.cumsum(x, 1),
            "softmax": lambda: torch.softmax(x, 1), "layernorm": lambda: f.layer_norm(x, (n[1],), b, b)}[name]


def jax_case(name, n, kind):
    import jax
    import jax.numpy as jnp
    t = {"f32": jnp.float32, "tf32": jnp.float32, "f64": jnp.float64, "f16": jnp.float16, "bf16": jnp.bfloat16}[kind]
    keys = iter(jax.random.split(jax.random.key(0), 8))

    def rand(*shape):
        return jax.random.normal(next(keys), shape, jnp.float32).astype(t)

    if name == "copy":
        return (lambda x: x + 1), (rand(*n),)
    if name == "attention":
        q, k, v = (rand(n[0], length, n[1], n[3]) for length in lengths(n))
        return jax.nn.dot_product_attention, (q, k, v)
    if name.startswith("product"):
        a, b, c = rand(n[0], n[2]), rand(n[2], n[1]), rand(n[1])
        precision = "highest" if kind == "f32" else None
        if name == "product":
            return (lambda a, b: jnp.matmul(a, b, precision=precision)), (a, b)
        return (lambda a, b, c: jax.nn.gelu(jnp.matmul(a, b, precision=precision) + c)), (a, b, c)
    x, b = rand(*n), rand(n[1])

    def layernorm(x, b):
        mean = x.mean(-1, keepdims=True)
        return (x - mean) * jax.lax.rsqrt(jnp.square(x - mean).mean(-1, keepdims=True) + 1e-5) * b + b

    return {"scale": ((lambda x, b: x * b + 0.5), (x, b)), "gelu": ((lambda x, b: jax.nn.gelu(x + b)), (x, b)),
            "argmax": ((lambda x: jnp.argmax(x, 1)), (x,)), "cumsum": ((lambda x: jnp.cumsum(x, 1)), (x,)),
            "transpose": ((lambda x: x.T), (x,)), "softmax": ((lambda x: jax.nn.softmax(x, 1)), (x,)), "layernorm": (layernorm, (x, b))}[name]


def measure(case):
    name, numbers, kind = case.split(":")
    n = [int(x) for x in numbers.split("x")]
    out = {"case": case}
    for peer, seconds in (("torch", lambda: torch_seconds(torch_case(name, n, kind))),
                          ("jax", lambda: jax_seconds(*jax_case(name, n, kind)))):
        try:
            out[peer + "_s"] = seconds()
        except Exception as e:
            out[peer + "_failed"] = f"{type(e).__name__}: {e}"[:300]
    return out


def main(cases):
    if cases == ["--versions"]:
        for name in ("torch", "jax", "triton", "numpy"):
            try:
                print(json.dumps({name: __import__(name).__version__}))
            except Exception as e:
                print(json.dumps({name: f"missing: {e}"[:200]}))
        return
    for case in cases:
        print(json.dumps(measure(case)), flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])

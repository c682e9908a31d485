"""Models of NeuSight's steps (its DLmodel_configs) in JAX: text(model, mode, batch, sequence) is
the StableHLO of an inference, or of a forward and a backward pass. Attention is written out,
products are of f32."""
import functools

import jax
import jax.numpy as jnp

# kind, layers, width, heads, width of the MLP, words
CONFIGS = {
    "bert_large": ("bert", 24, 1024, 16, 4096, 30522),
    "gpt2_large": ("gpt", 36, 1280, 20, 5120, 50257),
    "gpt3_xl": ("gpt", 24, 3072, 24, 12288, 50257),
    "gpt3_27": ("gpt", 32, 2560, 32, 10240, 50257),
    "opt_13": ("opt", 24, 2048, 32, 8192, 50272),
}


def norm(p, x):
    mean = x.mean(-1, keepdims=True)
    return (x - mean) * jax.lax.rsqrt(x.var(-1, keepdims=True) + 1e-5) * p["g"] + p["b"]


def linear(p, x):
    return x @ p["w"] + p["b"]


def attention(p, x, heads, causal):
    b, s, h = x.shape
    q, k, v = (linear(p[n], x).reshape(b, s, heads, h // heads).transpose(0, 2, 1, 3) for n in "qkv")
    scores = q @ k.transpose(0, 1, 3, 2) / jnp.sqrt(h // heads)
    if causal:
        scores = jnp.where(jnp.tril(jnp.ones((s, s), bool)), scores, -1e30)
    y = jax.nn.softmax(scores, -1) @ v
    return linear(p["o"], y.transpose(0, 2, 1, 3).reshape(b, s, h))


def mlp(p, x, kind):
    act = {"bert": functools.partial(jax.nn.gelu, approximate=False), "gpt": jax.nn.gelu, "opt": jax.nn.relu}[kind]
    return linear(p["down"], act(linear(p["up"], x)))


def forward(p, words, kind, heads):
    x = p["table"][words] + p["places"]
    for layer in p["layers"]:
        if kind == "bert":
            x = norm(layer["n1"], x + attention(layer, x, heads, False))
            x = norm(layer["n2"], x + mlp(layer, x, kind))
        else:
            x = x + attention(layer, norm(layer["n1"], x), heads, True)
            x = x + mlp(layer, norm(layer["n2"], x), kind)
    if kind == "bert":
        return x
    return norm(p["last"], x) @ p["table"].T


def shapes(kind, layers, h, m, words, s):
    f = functools.partial(jax.ShapeDtypeStruct, dtype=jnp.float32)

    def two(a, b):
        return {"w": f((a, b)), "b": f((b,))}

    def scale():
        return {"g": f((h,)), "b": f((h,))}

    layer = {**{n: two(h, h) for n in "qkvo"}, "up": two(h, m), "down": two(m, h), "n1": scale(), "n2": scale()}
    return {"table": f((words, h)), "places": f((s, h)), "layers": [layer] * layers, "last": scale()}


def text(model, mode, batch, sequence):
    kind, layers, h, heads, m, words = CONFIGS[model]
    p = shapes(kind, layers, h, m, words, sequence)
    ids = jax.ShapeDtypeStruct((batch, sequence), jnp.int32)
    run = functools.partial(forward, kind=kind, heads=heads)

    def step(p, ids, cotangent):
        out, back = jax.vjp(lambda p: run(p, ids), p)
        return out, back(cotangent)[0]

    if mode == "inf":
        return jax.jit(run).lower(p, ids).as_text()
    return jax.jit(step).lower(p, ids, jax.eval_shape(run, p, ids)).as_text()

"""JAX alone: a GPT train step with a key-value cache for sampling; bfloat16 products."""
import functools

import jax
import jax.numpy as jnp
import numpy as np

LAYERS, HEADS, SIZE, VOCABULARY, LENGTH = 2, 4, 64, 96, 32


def init(key):
    def normal(k, *shape):
        return jax.random.normal(k, shape) * 0.02

    keys = iter(jax.random.split(key, 2 + 4 * LAYERS))
    return {"embed": normal(next(keys), VOCABULARY, SIZE), "places": normal(next(keys), LENGTH, SIZE),
            "layers": [{"qkv": normal(next(keys), SIZE, 3 * SIZE), "out": normal(next(keys), SIZE, SIZE),
                        "up": normal(next(keys), SIZE, 4 * SIZE), "down": normal(next(keys), 4 * SIZE, SIZE)}
                       for _ in range(LAYERS)]}


def norm(x):
    x = x - x.mean(-1, keepdims=True)
    return x * jax.lax.rsqrt((x * x).mean(-1, keepdims=True) + 1e-5)


def product(x, w):
    return jnp.dot(x.astype(jnp.bfloat16), w.astype(jnp.bfloat16), preferred_element_type=jnp.float32)


def forward(params, tokens):
    x = params["embed"][tokens] + params["places"][: tokens.shape[1]]
    for layer in params["layers"]:
        q, k, v = (a.reshape(*a.shape[:2], HEADS, -1) for a in jnp.split(product(norm(x), layer["qkv"]), 3, -1))
        x = x + product(jax.nn.dot_product_attention(q, k, v, is_causal=True).reshape(x.shape), layer["out"])
        x = x + product(jax.nn.gelu(product(norm(x), layer["up"])), layer["down"])
    return norm(x) @ params["embed"].T


@functools.partial(jax.jit, donate_argnums=0)
def step(params, tokens):
    def loss_of(p):
        logits = jax.nn.log_softmax(forward(p, tokens[:, :-1]))
        return -jnp.take_along_axis(logits, tokens[:, 1:, None], -1).mean()

    loss, gradient = jax.value_and_grad(loss_of)(params)
    return jax.tree.map(lambda p, g: p - 0.5 * g, params, gradient), loss


params = init(jax.random.key(0))
tokens = np.random.default_rng(0).integers(0, VOCABULARY, (8, LENGTH + 1))
for _ in range(6):
    params, loss = step(params, tokens)
    print("loss", float(loss))
choose = jax.jit(lambda p, t: forward(p, t)[0, -1].argmax())
line = [1, 2, 3]
for _ in range(4):
    line.append(int(choose(params, jnp.array([line]))))
print("length", len(line))

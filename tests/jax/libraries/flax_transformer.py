"""Flax Linen: a language model of two layers, causal attention, donated state."""
import functools

import jax
import jax.numpy as jnp
import optax
from flax import linen as nn


class Layer(nn.Module):
    @nn.compact
    def __call__(self, x, mask):
        h = nn.LayerNorm()(x)
        x = x + nn.MultiHeadDotProductAttention(num_heads=4)(h, mask=mask)
        h = nn.Dense(256)(nn.LayerNorm()(x))
        return x + nn.Dense(64)(nn.gelu(h))


class Language(nn.Module):
    @nn.compact
    def __call__(self, tokens):
        embed = nn.Embed(128, 64)
        x = embed(tokens) + self.param("places", nn.initializers.normal(0.02), (tokens.shape[1], 64))
        mask = nn.make_causal_mask(tokens)
        for _ in range(2):
            x = Layer()(x, mask)
        return embed.attend(nn.LayerNorm()(x))


model = Language()
tokens = jax.random.randint(jax.random.key(0), (8, 33), 0, 128)
params = model.init(jax.random.key(1), tokens[:, :-1])
tx = optax.chain(optax.clip_by_global_norm(1.0), optax.adamw(optax.warmup_cosine_decay_schedule(0, 1e-2, 3, 20)))
state = tx.init(params)


@functools.partial(jax.jit, donate_argnums=(0, 1))
def step(params, state, tokens):
    def loss_of(p):
        logits = model.apply(p, tokens[:, :-1])
        return optax.softmax_cross_entropy_with_integer_labels(logits, tokens[:, 1:]).mean()

    loss, gradient = jax.value_and_grad(loss_of)(params)
    updates, state = tx.update(gradient, state, params)
    return optax.apply_updates(params, updates), state, loss


for _ in range(6):
    params, state, loss = step(params, state, tokens)
    print("loss", float(loss))

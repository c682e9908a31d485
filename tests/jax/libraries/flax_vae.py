"""Flax Linen: a variational autoencoder."""
import jax
import jax.numpy as jnp
import optax
from flax import linen as nn


class Vae(nn.Module):
    @nn.compact
    def __call__(self, x, key):
        h = nn.relu(nn.Dense(128)(x))
        mean, logvar = nn.Dense(16)(h), nn.Dense(16)(h)
        z = mean + jnp.exp(0.5 * logvar) * jax.random.normal(key, mean.shape)
        return nn.Dense(196)(nn.relu(nn.Dense(128)(z))), mean, logvar


model, key = Vae(), jax.random.key(3)
x = (jax.random.uniform(key, (64, 196)) > 0.7).astype(jnp.float32)
params = model.init(key, x, key)
tx = optax.adam(1e-3)
state = tx.init(params)


def loss_of(params, key):
    logits, mean, logvar = model.apply(params, x, key)
    kl = -0.5 * jnp.sum(1 + logvar - mean**2 - jnp.exp(logvar), -1).mean()
    return optax.sigmoid_binary_cross_entropy(logits, x).sum(-1).mean() + kl


@jax.jit
def step(params, state, key):
    loss, gradient = jax.value_and_grad(loss_of)(params, key)
    updates, state = tx.update(gradient, state)
    return optax.apply_updates(params, updates), state, loss


for k in jax.random.split(key, 6):
    params, state, loss = step(params, state, k)
    print("loss", float(loss))

"""Equinox: a vision transformer on patches, with dropout keys and an inference mode."""
import equinox as eqx
import jax
import jax.numpy as jnp
import optax


class Block(eqx.Module):
    norm1: eqx.nn.LayerNorm
    norm2: eqx.nn.LayerNorm
    attention: eqx.nn.MultiheadAttention
    first: eqx.nn.Linear
    second: eqx.nn.Linear
    dropout: eqx.nn.Dropout

    def __init__(self, size, key):
        k1, k2, k3 = jax.random.split(key, 3)
        self.norm1, self.norm2 = eqx.nn.LayerNorm(size), eqx.nn.LayerNorm(size)
        self.attention = eqx.nn.MultiheadAttention(4, size, key=k1)
        self.first, self.second = eqx.nn.Linear(size, 2 * size, key=k2), eqx.nn.Linear(2 * size, size, key=k3)
        self.dropout = eqx.nn.Dropout(0.1)

    def __call__(self, x, key):
        h = jax.vmap(self.norm1)(x)
        x = x + self.attention(h, h, h)
        h = jax.nn.gelu(jax.vmap(self.first)(jax.vmap(self.norm2)(x)))
        return x + self.dropout(jax.vmap(self.second)(h), key=key)


class Vit(eqx.Module):
    patch: eqx.nn.Conv2d
    places: jax.Array
    blocks: list
    out: eqx.nn.Linear

    def __init__(self, key):
        keys = jax.random.split(key, 5)
        self.patch = eqx.nn.Conv2d(3, 32, 4, 4, key=keys[0])
        self.places = jax.random.normal(keys[1], (16, 32)) * 0.02
        self.blocks = [Block(32, k) for k in keys[2:4]]
        self.out = eqx.nn.Linear(32, 5, key=keys[4])

    def __call__(self, image, key):
        x = self.patch(image).reshape(32, -1).T + self.places
        for block, k in zip(self.blocks, jax.random.split(key, 2)):
            x = block(x, k)
        return self.out(x.mean(0))


model = Vit(jax.random.key(0))
images, labels = jax.random.normal(jax.random.key(1), (16, 3, 16, 16)), jnp.arange(16) % 5
tx = optax.adamw(1e-3)
state = tx.init(eqx.filter(model, eqx.is_inexact_array))


@eqx.filter_jit
def step(model, state, key):
    def loss_of(m):
        logits = jax.vmap(m)(images, jax.random.split(key, 16))
        return optax.softmax_cross_entropy_with_integer_labels(logits, labels).mean()

    loss, gradient = eqx.filter_value_and_grad(loss_of)(model)
    updates, state = tx.update(gradient, state, eqx.filter(model, eqx.is_inexact_array))
    return eqx.apply_updates(model, updates), state, loss


for key in jax.random.split(jax.random.key(2), 6):
    model, state, loss = step(model, state, key)
    print("loss", float(loss))
still = eqx.nn.inference_mode(model)
print("sum", float(jax.vmap(lambda i: still(i, jax.random.key(0)))(images).sum()))

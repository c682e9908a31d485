"""Equinox: a multilayer perceptron, filter_jit, filter_vmap, error_if, a checkpoint in a file."""
import io

import equinox as eqx
import jax
import jax.numpy as jnp
import optax

model = eqx.nn.MLP(2, "scalar", 32, 3, activation=jax.nn.softplus, key=jax.random.key(0))
x = jax.random.uniform(jax.random.key(1), (128, 2), minval=-1)
y = jnp.sin(3 * x[:, 0]) * x[:, 1]
tx = optax.adam(3e-3)
state = tx.init(eqx.filter(model, eqx.is_inexact_array))


@eqx.filter_jit
def step(model, state):
    loss, gradient = eqx.filter_value_and_grad(lambda m: ((jax.vmap(m)(x) - y) ** 2).mean())(model)
    updates, state = tx.update(gradient, state, model)
    loss = eqx.error_if(loss, jnp.isnan(loss), "the loss is not a number")
    return eqx.apply_updates(model, updates), state, loss


for _ in range(8):
    model, state, loss = step(model, state)
    print("loss", float(loss))
file = io.BytesIO()
eqx.tree_serialise_leaves(file, model)
file.seek(0)
again = eqx.tree_deserialise_leaves(file, model)
print("again", float(jnp.abs(jax.vmap(again)(x) - jax.vmap(model)(x)).max()))

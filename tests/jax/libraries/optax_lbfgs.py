"""Optax: logistic regression by L-BFGS with a zoom line search, to convergence in a while loop."""
import jax
import jax.numpy as jnp
import optax

key = jax.random.key(0)
x = jax.random.normal(key, (200, 10))
y = (x @ jnp.arange(10.0) / 10 + jax.random.normal(key, (200,)) > 0).astype(jnp.float32)


def loss_of(w):
    return optax.sigmoid_binary_cross_entropy(x @ w, y).mean() + 1e-2 * (w**2).sum()


tx = optax.lbfgs()
both = optax.value_and_grad_from_state(loss_of)


def turn(carry):
    w, state = carry
    value, gradient = both(w, state=state)
    updates, state = tx.update(gradient, state, w, value=value, grad=gradient, value_fn=loss_of)
    return optax.apply_updates(w, updates), state


def more(carry):
    count = optax.tree.get(carry[1], "count")
    gradient = optax.tree.get(carry[1], "grad")
    return (count == 0) | ((count < 50) & (optax.tree.norm(gradient) > 1e-3))


w = jnp.zeros(10)
w, _ = jax.jit(lambda w: jax.lax.while_loop(more, turn, (w, tx.init(w))))(w)
print("loss", float(loss_of(w)))
print("norm", float(jnp.linalg.norm(w)))

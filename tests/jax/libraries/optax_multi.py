"""Optax: several optimizers in one program, gradients of several steps added, averaged weights."""
import jax
import jax.numpy as jnp
import optax

key = jax.random.key(0)
x, y = jax.random.normal(key, (64, 8)), jnp.sin(jnp.arange(64.0))
params = {"first": jax.random.normal(key, (8, 32)) / 3, "bias": jnp.zeros(32), "last": jnp.ones(32) / 32}
kinds = {"first": "lion", "bias": "sgd", "last": "adafactor"}
inner = optax.multi_transform({"lion": optax.lion(1e-3), "sgd": optax.sgd(1e-2, momentum=0.9, nesterov=True),
                               "adafactor": optax.adafactor(1e-2, min_dim_size_to_factor=8)}, kinds)
tx = optax.MultiSteps(optax.chain(optax.clip(1.0), inner), every_k_schedule=2)
average = optax.ema(0.9)
state, mean = tx.init(params), average.init(params)


def loss_of(p):
    return optax.huber_loss(jnp.tanh(x @ p["first"] + p["bias"]) @ p["last"], y).mean()


@jax.jit
def step(params, state, mean):
    loss, gradient = jax.value_and_grad(loss_of)(params)
    updates, state = tx.update(gradient, state, params)
    params = optax.apply_updates(params, updates)
    smooth, mean = average.update(params, mean)
    return params, state, mean, loss, optax.tree.norm(smooth)


for _ in range(10):
    params, state, mean, loss, norm = step(params, state, mean)
    print("loss", float(loss))
print("norm", float(norm))

"""Flax Linen: an LSTM by nn.RNN that learns to add two numbers of a sequence."""
import jax
import jax.numpy as jnp
import optax
from flax import linen as nn
from flax.training import train_state


class Adder(nn.Module):
    @nn.compact
    def __call__(self, x):
        x = nn.RNN(nn.OptimizedLSTMCell(32))(x)
        return nn.Dense(1)(x[:, -1])[:, 0]


key = jax.random.key(0)
values = jax.random.uniform(key, (64, 12, 1))
marks = jax.nn.one_hot(jnp.stack([jnp.arange(64) % 5, 6 + jnp.arange(64) % 6], 1), 12).sum(1)[..., None]
data, target = jnp.concatenate([values, marks], -1), (values * marks).sum((1, 2))
model = Adder()
state = train_state.TrainState.create(apply_fn=model.apply, params=model.init(key, data), tx=optax.adam(1e-2))


@jax.jit
def step(state):
    loss, gradient = jax.value_and_grad(lambda p: ((state.apply_fn(p, data) - target) ** 2).mean())(state.params)
    return state.apply_gradients(grads=gradient), loss


for _ in range(8):
    state, loss = step(state)
    print("loss", float(loss))

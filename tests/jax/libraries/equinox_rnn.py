"""Equinox: a GRU over spirals by lax.scan, and a net with the state of a batch norm."""
import equinox as eqx
import jax
import jax.numpy as jnp
import optax


class Rnn(eqx.Module):
    cell: eqx.nn.GRUCell
    out: eqx.nn.Linear

    def __call__(self, xs):
        h, _ = jax.lax.scan(lambda h, x: (self.cell(x, h), None), jnp.zeros(16), xs)
        return jax.nn.sigmoid(self.out(h))[0]


k1, k2, k3 = jax.random.split(jax.random.key(5), 3)
model = Rnn(eqx.nn.GRUCell(2, 16, key=k1), eqx.nn.Linear(16, 1, key=k2))
t = jnp.linspace(0, 6, 24)
radius = jax.random.uniform(k3, (32, 1), minval=0.5, maxval=1.5)
turn = jnp.where(jnp.arange(32) % 2 == 0, 1.0, -1.0)[:, None]
xs = jnp.stack([radius * jnp.cos(t * turn) / (1 + t), radius * jnp.sin(t * turn) / (1 + t)], -1)
ys = (turn[:, 0] + 1) / 2
tx = optax.adabelief(1e-2)
state = tx.init(eqx.filter(model, eqx.is_array))


@eqx.filter_jit
def step(model, state):
    def loss_of(m):
        p = jax.vmap(m)(xs)
        return -(ys * jnp.log(p) + (1 - ys) * jnp.log(1 - p)).mean()

    loss, gradient = eqx.filter_value_and_grad(loss_of)(model)
    updates, state = tx.update(gradient, state, model)
    return eqx.apply_updates(model, updates), state, loss


for _ in range(8):
    model, state, loss = step(model, state)
    print("loss", float(loss))

norm, memory = eqx.nn.make_with_state(eqx.nn.BatchNorm)(2, "batch", mode="batch")
for _ in range(3):
    y, memory = jax.vmap(norm, axis_name="batch", in_axes=(0, None), out_axes=(0, None))(xs[:, 3], memory)
print("norm", float(jnp.abs(y).sum()))

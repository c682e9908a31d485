"""Diffrax: a neural ODE by Tsit5 with an adaptive step, its gradient by checkpoints."""
import diffrax
import equinox as eqx
import jax
import jax.numpy as jnp
import optax


class Field(eqx.Module):
    mlp: eqx.nn.MLP

    def __call__(self, t, y, args):
        return self.mlp(y)


def solve(field, y0, ts):
    return diffrax.diffeqsolve(diffrax.ODETerm(field), diffrax.Tsit5(), ts[0], ts[-1], ts[1] - ts[0], y0,
                               stepsize_controller=diffrax.PIDController(rtol=1e-3, atol=1e-6),
                               saveat=diffrax.SaveAt(ts=ts)).ys


ts = jnp.linspace(0, 3, 16)
y0 = jax.random.uniform(jax.random.key(0), (8, 2), minval=-0.6, maxval=1)
data = jax.vmap(lambda y: solve(lambda t, y, a: jnp.array([y[1], -0.5 * y[1] - jnp.sin(y[0])]), y, ts))(y0)
model = Field(eqx.nn.MLP(2, 2, 32, 2, activation=jax.nn.softplus, key=jax.random.key(1)))
tx = optax.adabelief(3e-3)
state = tx.init(eqx.filter(model, eqx.is_inexact_array))


@eqx.filter_jit
def step(model, state):
    def loss_of(m):
        return ((jax.vmap(lambda y: solve(m, y, ts))(y0) - data) ** 2).mean()

    loss, gradient = eqx.filter_value_and_grad(loss_of)(model)
    updates, state = tx.update(gradient, state, model)
    return eqx.apply_updates(model, updates), state, loss


for _ in range(4):
    model, state, loss = step(model, state)
    print("loss", float(loss))

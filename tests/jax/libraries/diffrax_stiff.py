"""Diffrax: Robertson's stiff problem by Kvaerno5 in 64 bits, a stochastic equation by Euler."""
import diffrax
import jax
import jax.numpy as jnp

jax.config.update("jax_enable_x64", True)


def robertson(t, y, args):
    a, b, c = y
    return jnp.stack([-0.04 * a + 1e4 * b * c, 0.04 * a - 1e4 * b * c - 3e7 * b**2, 3e7 * b**2])


@jax.jit
def solve(scale):
    found = diffrax.diffeqsolve(diffrax.ODETerm(robertson), diffrax.Kvaerno5(), 0.0, 100.0, 2e-4,
                                jnp.array([1.0, 0.0, 0.0]) * scale,
                                stepsize_controller=diffrax.PIDController(rtol=1e-8, atol=1e-8))
    return found.ys[0], found.stats["num_steps"]


y, steps = solve(1.0)
print("y", *(float(v) for v in y))
print("steps", int(steps))


@jax.jit
def walk(key):
    noise = diffrax.VirtualBrownianTree(0.0, 1.0, tol=1e-3, shape=(2,), key=key)
    terms = diffrax.MultiTerm(diffrax.ODETerm(lambda t, y, a: -y),
                              diffrax.ControlTerm(lambda t, y, a: 0.2 * jnp.eye(2), noise))
    return diffrax.diffeqsolve(terms, diffrax.Euler(), 0.0, 1.0, 0.02, jnp.ones(2)).ys[0]


print("walk", *(float(v) for v in walk(jax.random.key(0))))

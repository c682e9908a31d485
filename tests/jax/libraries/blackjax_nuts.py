"""BlackJAX: HMC and NUTS with an adapted window, sampled by a scan."""
import blackjax
import jax
import jax.numpy as jnp
import jax.scipy.stats as stats

jax.config.update("jax_enable_x64", True)
data = 3 + 2 * jax.random.normal(jax.random.key(0), (500,))


def density(p):
    return stats.norm.logpdf(data, p["loc"], jnp.exp(p["scale"])).sum() + stats.norm.logpdf(p["scale"])


start = {"loc": jnp.array(1.0), "scale": jnp.array(0.0)}
hmc = blackjax.hmc(density, 1e-3, jnp.ones(2), 10)
state = hmc.init(start)


@jax.jit
def sample(state, key):
    return jax.lax.scan(lambda s, k: (hmc.step(k, s)[0], s.position["loc"]), state, jax.random.split(key, 20))


_, chain = sample(state, jax.random.key(1))
print("chain", *(float(v) for v in chain[1::4]))
warm = blackjax.window_adaptation(blackjax.nuts, density)
(state, tuned), _ = warm.run(jax.random.key(2), start, num_steps=100)
nuts = jax.jit(blackjax.nuts(density, **tuned).step)
total = 0.0
for k in jax.random.split(jax.random.key(3), 30):
    state, _ = nuts(k, state)
    total += float(state.position["loc"]) / 30
print("about loc", total, 0.3)

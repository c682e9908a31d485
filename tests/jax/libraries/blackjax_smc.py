"""BlackJAX: sequential Monte Carlo with tempering and systematic resampling."""
import blackjax
import blackjax.smc.resampling as resampling
import jax
import jax.numpy as jnp
from jax.scipy.stats import multivariate_normal

jax.config.update("jax_enable_x64", True)


def prior(x):
    return multivariate_normal.logpdf(x, jnp.zeros(1), jnp.eye(1))


def likelihood(x):
    return jnp.log(0.5 * jnp.exp(-((x[0] - 2) ** 2)) + 0.5 * jnp.exp(-((x[0] + 2) ** 2)))


smc = blackjax.adaptive_tempered_smc(prior, likelihood, blackjax.hmc.build_kernel(), blackjax.hmc.init,
                                     blackjax.smc.extend_params(
                                         {"step_size": 0.1, "inverse_mass_matrix": jnp.eye(1), "num_integration_steps": 5}),
                                     resampling.systematic, 0.5, num_mcmc_steps=2)
state = smc.init(jax.random.normal(jax.random.key(0), (200, 1)))
step, key = jax.jit(smc.step), jax.random.key(1)
while state.tempering_param < 1:
    key, k = jax.random.split(key)
    state, _ = step(k, state)
print("about mean", float(jnp.abs(state.particles).mean()), 0.5)

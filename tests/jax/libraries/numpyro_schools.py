"""NumPyro: the eight schools by NUTS, with predictions from the posterior."""
import jax
import jax.numpy as jnp
import numpyro
import numpyro.distributions as dist
from numpyro.infer import MCMC, NUTS, Predictive
from numpyro.infer.reparam import TransformReparam

y = jnp.array([28.0, 8.0, -3.0, 7.0, -1.0, 1.0, 18.0, 12.0])
sigma = jnp.array([15.0, 10.0, 16.0, 11.0, 9.0, 11.0, 10.0, 18.0])


def schools(y=None):
    mu, tau = numpyro.sample("mu", dist.Normal(0, 5)), numpyro.sample("tau", dist.HalfCauchy(5))
    with numpyro.plate("J", 8), numpyro.handlers.reparam(config={"theta": TransformReparam()}):
        theta = numpyro.sample("theta", dist.TransformedDistribution(
            dist.Normal(0.0, 1.0), dist.transforms.AffineTransform(mu, tau)))
        numpyro.sample("obs", dist.Normal(theta, sigma), obs=y)


jax.config.update("jax_enable_x64", True)
mcmc = MCMC(NUTS(schools, max_tree_depth=4), num_warmup=60, num_samples=60, progress_bar=False)
mcmc.run(jax.random.key(0), y=y)
samples = mcmc.get_samples()
# chains of different devices part after some steps; their means stay near each other
print("about mu", float(samples["mu"].mean()), 6)
print("about tau", float(samples["tau"].mean()), 6)
shown = Predictive(schools, samples)(jax.random.key(1))
print("shape", *shown["obs"].shape)

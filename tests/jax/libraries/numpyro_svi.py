"""NumPyro: Bayesian regression by stochastic variational inference with an automatic guide."""
import jax
import jax.numpy as jnp
import numpyro
import numpyro.distributions as dist
from numpyro.infer import SVI, Trace_ELBO, autoguide

x = jax.random.normal(jax.random.key(0), (100, 3))
y = x @ jnp.array([1.0, -2.0, 0.5]) + 0.3


def model(x, y=None):
    w = numpyro.sample("w", dist.Normal(jnp.zeros(3), 1).to_event(1))
    b, s = numpyro.sample("b", dist.Normal(0, 1)), numpyro.sample("s", dist.Gamma(2.0, 3.0))
    with numpyro.plate("data", len(x)):
        numpyro.sample("y", dist.StudentT(5.0, x @ w + b, s), obs=y)


svi = SVI(model, autoguide.AutoMultivariateNormal(model), numpyro.optim.Adam(1e-2), Trace_ELBO())
found = svi.run(jax.random.key(1), 50, x, y, progress_bar=False)
for loss in found.losses[::10]:
    print("loss", float(loss))

"""Special functions: some stay chlo operations, some JAX spells out in series and loops."""

import numpy as np

from .values import DTYPES, FLOATS, mixed, rand

RULE = {"f64": "tol 1e-12", "f32": "tol 1e-5", "f16": "tol 2e-3", "bf16": "tol 2e-2"}


def grid(t, low, high, n=40):
    return np.linspace(low, high, n).astype(DTYPES[t])


def cases(add):
    import jax
    import jax.numpy as jnp
    import jax.scipy.special as sp
    from jax import lax

    def many(fn):
        return lambda *xs: tuple(fn(x) for x in xs)

    for op, (low, high) in {
        "erf": (-4, 4),
        "erfc": (-3, 6),
        "erf_inv": (-0.999, 0.999),
        "lgamma": (0.05, 30),
        "digamma": (0.1, 30),
        "bessel_i0e": (-20, 20),
        "bessel_i1e": (-20, 20),
    }.items():
        ts = FLOATS if "bessel" not in op else ("f32",)  # these are long: JAX spells out the series
        add(f"{op}_float", many(getattr(lax, op)), *[grid(t, low, high) for t in ts], rule=[RULE[t] for t in ts])
    two = ("f64", "f32")
    rules = [RULE[t] for t in two]
    add(
        "special_corners",
        lambda x: (lax.erf(x), lax.erfc(x), lax.erf_inv(x), lax.lgamma(x)),
        mixed("f32", 32, "sc"),
        rule="tol 1e-5",
    )
    add("lgamma_negative", many(lax.lgamma), *[grid(t, -7.3, -0.1) for t in two], rule=["tol 1e-10", "tol 1e-4"])
    add("digamma_negative", many(lax.digamma), *[grid(t, -5.45, -0.3, 24) for t in two], rule=["tol 1e-9", "tol 1e-3"])
    add("igamma", lax.igamma, grid("f32", 0.2, 12, 24), grid("f32", 9, 0.1, 24), rule="tol 1e-5")
    add(
        "betainc",
        lambda a, b, x: lax.betainc(a, b, x),
        grid("f32", 0.5, 6, 16),
        grid("f32", 5, 0.5, 16),
        grid("f32", 0.05, 0.95, 16),
        rule="tol 1e-5",
    )
    add(
        "polygamma",
        lambda n, x: (lax.polygamma(n, x), sp.polygamma(2, x)),
        np.arange(1, 13, dtype=np.float32) % 4,
        grid("f32", 0.4, 9, 12),
        rule="tol 1e-4",
    )
    add("zeta", many(lambda s: lax.zeta(s, s * 0 + 1.5)), *[grid(t, 1.2, 9, 20) for t in two], rule=rules)
    add(
        "scipy_special",
        lambda x, p: (
            sp.ndtr(x),
            sp.ndtri(p),
            sp.log_ndtr(x),
            sp.expit(x),
            sp.logit(p),
            sp.entr(p),
            sp.xlogy(p, p),
            sp.xlog1py(p, p),
            sp.gammaln(p),
        ),
        grid("f32", -4, 4, 16),
        grid("f32", 0.01, 0.99, 16),
        rule="tol 1e-5",
    )
    add(
        "activations",
        lambda x: (
            jax.nn.relu(x),
            jax.nn.gelu(x),
            jax.nn.gelu(x, approximate=False),
            jax.nn.silu(x),
            jax.nn.softplus(x),
            jax.nn.elu(x),
            jax.nn.relu6(x),
            jax.nn.hard_swish(x),
            jax.nn.log_softmax(x),
            jax.nn.logsumexp(x),
            jax.nn.glu(x),
        ),
        grid("f32", -6, 6, 24),
        rule="tol 1e-5",
    )
    add(
        "activation_grads",
        lambda x: tuple(
            jax.grad(lambda y, f=f: f(y).sum())(x) for f in (jax.nn.gelu, jax.nn.silu, jax.nn.softplus, jax.nn.softmax)
        ),
        grid("f32", -6, 6, 24),
        rule="tol 1e-5",
    )
    add(
        "jnp_functions",
        lambda x: (
            jnp.sinc(x),
            jnp.hypot(x, 2.0),
            jnp.deg2rad(x),
            jnp.cbrt(x),
            jnp.exp2(x),
            jnp.log2(jnp.abs(x)),
            jnp.log10(jnp.abs(x)),
            jnp.heaviside(x, 0.5),
            jnp.trunc(x),
            jnp.modf(x),
            jnp.frexp(x),
            jnp.ldexp(x, 3),
            jnp.copysign(x, -1.0),
            jnp.fabs(x),
            jnp.reciprocal(x),
            jnp.rint(x),
            jnp.unwrap(x),
        ),
        rand("f32", (24,), "jf", -8, 8),
        rule="tol 1e-5",
    )

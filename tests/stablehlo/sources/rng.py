"""Random numbers: threefry as JAX spells it out and rng_bit_generator are exact; rng is judged
by its moments."""

import numpy as np

from .values import DTYPES

KEY = np.array([0x12345678, 0x9ABCDEF0], np.uint32)


def cases(add):
    import jax
    import jax.numpy as jnp
    from jax import lax

    def wrap(k):
        return jax.random.wrap_key_data(k, impl="threefry2x32")

    r = jax.random
    f32 = np.float32
    draws = {
        "bits": lambda k: (r.bits(k, (7,)), r.bits(k, (3,), np.uint64)),
        "split_fold": lambda k: (r.key_data(r.split(k, 3)), r.key_data(r.fold_in(k, 7))),
        "uniform": lambda k: r.uniform(k, (7,), f32),
        "uniform_half": lambda k: r.uniform(k, (9,), jnp.bfloat16),
        "randint": lambda k: r.randint(k, (6,), -5, 100, np.int32),
        "permutation": lambda k: r.permutation(k, 10),
        "bernoulli": lambda k: r.bernoulli(k, f32(0.3), (10,)),
    }
    for name, fn in draws.items():
        add(f"random_{name}", lambda k: fn(wrap(k)), KEY)
    close = {
        "uniform_range": lambda k: r.uniform(k, (2, 3), f32, -2, 5),
        "normal": lambda k: r.normal(k, (9,), f32),
        "normal_half": lambda k: r.normal(k, (9,), jnp.bfloat16),
        "exponential": lambda k: (r.exponential(k, (6,), f32), r.gumbel(k, (6,), f32)),
        "categorical": lambda k: r.categorical(k, jnp.array([[0.1, 2.0, -1.0]], f32), shape=(5, 1)),
        "poisson": lambda k: r.poisson(k, f32(3.5), (6,)),
    }
    for name, fn in close.items():
        add(f"random_{name}", lambda k: fn(wrap(k)), KEY, rule="ulp 2" if name == "normal_half" else "tol 2e-5")
    with jax.threefry_partitionable(False):
        add("random_original", lambda k: (r.uniform(wrap(k), (5,), f32), r.bits(wrap(k), (3,), np.uint64)), KEY)
    algorithms = {
        "threefry": lax.RandomAlgorithm.RNG_THREE_FRY,
        "philox": lax.RandomAlgorithm.RNG_PHILOX,
        "default": lax.RandomAlgorithm.RNG_DEFAULT,
    }
    words = ([1, 2], [2**64 - 1, 2**64 - 2], [7, 2**32 - 1])  # counters that carry
    for name, algorithm in algorithms.items():
        for t in ("ui8", "ui16", "ui32", "ui64"):
            add(
                f"rng_{name}_{t}",
                lambda a, b, c: [
                    lax.rng_bit_generator(s, shape, DTYPES[t], algorithm)
                    for s, shape in ((a, (10,)), (b, (3, 3, 3)), (c, (1,)))
                ],
                *np.array(words, np.uint64),
            )
        add(
            f"rng_{name}_sizes",
            lambda s: tuple(lax.rng_bit_generator(s, (n,), np.uint32, algorithm)[1] for n in (0, 2, 3, 4, 5, 17)),
            np.array(words[0], np.uint64),
        )
    add("rng_key_ui32", lambda k: lax.rng_bit_generator(k, (5,), np.uint32), np.array([1, 2, 3, 4], np.uint32))
    for impl in ("rbg", "unsafe_rbg"):
        add(
            f"random_{impl}",
            lambda k: (
                lambda q: (
                    r.uniform(q, (5,), f32),
                    r.bits(q, (3,)),
                    r.key_data(r.split(q, 2)),
                    r.key_data(r.fold_in(q, 3)),
                )
            )(r.wrap_key_data(k, impl=impl)),
            np.array([1, 2, 3, 4], np.uint32),
        )
    add(
        "dropout_step",
        lambda k, x: jnp.where(r.bernoulli(wrap(k), 0.8, x.shape), x / 0.8, 0),
        KEY,
        np.linspace(-1, 1, 12, dtype=f32).reshape(3, 4),
        rule="ulp 1",
    )
    add("rng_uniform", lambda a, b: lax.rng_uniform(a, b, (500,)), f32(-2), f32(6), rule="uniform -2 6")
    add("rng_uniform_int", lambda a, b: lax.rng_uniform(a, b, (500,)), np.int32(3), np.int32(10), rule="uniform 3 10")
    add(
        "rng_philox_state3",
        None,
        np.array([7, 2**64 - 1, 2**64 - 1], np.uint64),
        text="""module @rng_philox_state3 {
  func.func public @main(%s: tensor<3xui64>) -> (tensor<3xui64>, tensor<9xui32>) {
    %0, %1 = stablehlo.rng_bit_generator %s, algorithm = PHILOX : (tensor<3xui64>) -> (tensor<3xui64>, tensor<9xui32>)
    return %0, %1 : tensor<3xui64>, tensor<9xui32>
  }
}
""",
    )
    add(
        "rng_normal",
        None,
        f32(1),
        f32(2),
        rule="normal 1 2",
        text="""module @rng_normal {
  func.func public @main(%a: tensor<f32>, %b: tensor<f32>) -> tensor<500xf32> {
    %s = stablehlo.constant dense<500> : tensor<1xi64>
    %0 = stablehlo.rng %a, %b, %s, distribution = NORMAL : (tensor<f32>, tensor<f32>, tensor<1xi64>) -> tensor<500xf32>
    return %0 : tensor<500xf32>
  }
}
""",
    )

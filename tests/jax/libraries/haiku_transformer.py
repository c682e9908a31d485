"""Haiku: an autoregressive transformer with bfloat16 weights by a policy of mixed precision."""
import haiku as hk
import jax
import jax.numpy as jnp
import optax


def forward(tokens):
    size = 32
    x = hk.Embed(64, size)(tokens) + hk.get_parameter("places", [tokens.shape[1], size], init=hk.initializers.Constant(0.01))
    mask = jnp.tril(jnp.ones((1, 1, tokens.shape[1], tokens.shape[1])))
    start = hk.initializers.VarianceScaling(1.0)
    for _ in range(2):
        h = hk.LayerNorm(-1, True, True)(x)
        x = x + hk.MultiHeadAttention(4, 8, w_init=start, model_size=size)(h, h, h, mask)
        h = hk.LayerNorm(-1, True, True)(x)
        x = x + hk.Sequential([hk.Linear(64), jax.nn.gelu, hk.Linear(size)])(h)
    return hk.Linear(64)(x)


net = hk.without_apply_rng(hk.transform(forward))
tokens = jax.random.randint(jax.random.key(0), (4, 17), 0, 64)
params = net.init(jax.random.key(1), tokens[:, :-1])
tx = optax.adam(1e-2)
state = tx.init(params)


@jax.jit
def step(params, state):
    def loss_of(p):
        logits = net.apply(p, tokens[:, :-1])
        return optax.softmax_cross_entropy_with_integer_labels(logits, tokens[:, 1:]).mean()

    loss, gradient = jax.value_and_grad(loss_of)(params)
    updates, state = tx.update(gradient, state)
    return optax.apply_updates(params, updates), state, loss


for _ in range(6):
    params, state, loss = step(params, state)
    print("loss", float(loss))

"""Haiku: a character model by an LSTM unrolled over time, with sampling by a scan."""
import haiku as hk
import jax
import jax.numpy as jnp
import optax

TEXT = "samara is the fruit of the maple, and it flies. " * 6
ids = jnp.array([ord(c) % 32 for c in TEXT])
inputs, targets = ids[:256].reshape(8, 32), ids[1:257].reshape(8, 32)


def unroll(tokens):
    core = hk.DeepRNN([hk.Embed(32, 16), hk.LSTM(32), jax.nn.relu, hk.LSTM(32), hk.Linear(32)])
    logits, _ = hk.dynamic_unroll(core, tokens.T, core.initial_state(len(tokens)))
    return logits.transpose(1, 0, 2)


net = hk.without_apply_rng(hk.transform(unroll))
params = net.init(jax.random.key(0), inputs)
tx = optax.rmsprop(3e-3)
state = tx.init(params)


@jax.jit
def step(params, state):
    def loss_of(p):
        return optax.softmax_cross_entropy_with_integer_labels(net.apply(p, inputs), targets).mean()

    loss, gradient = jax.value_and_grad(loss_of)(params)
    updates, state = tx.update(gradient, state)
    return optax.apply_updates(params, updates), state, loss


for _ in range(8):
    params, state, loss = step(params, state)
    print("loss", float(loss))

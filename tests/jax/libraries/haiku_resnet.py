"""Haiku: a small residual net with batch norm's state, trained by momentum."""
import haiku as hk
import jax
import jax.numpy as jnp
import optax


def forward(images, training):
    net = hk.nets.ResNet([1, 1, 1, 1], 10, bottleneck=False, channels_per_group=(8, 16, 32, 32),
                         use_projection=(True, True, True, True), resnet_v2=True,
                         initial_conv_config={"kernel_shape": 3, "stride": 1})
    return net(images, is_training=training)


net = hk.transform_with_state(forward)
images, labels = jax.random.normal(jax.random.key(0), (8, 32, 32, 3)), jnp.arange(8)
params, memory = net.init(jax.random.key(1), images, True)
tx = optax.sgd(0.05, momentum=0.9)
state = tx.init(params)


@jax.jit
def step(params, memory, state):
    def loss_of(p):
        logits, new = net.apply(p, memory, None, images, True)
        return optax.softmax_cross_entropy_with_integer_labels(logits, labels).mean(), new

    (loss, memory), gradient = jax.value_and_grad(loss_of, has_aux=True)(params)
    updates, state = tx.update(gradient, state)
    return optax.apply_updates(params, updates), memory, state, loss


for _ in range(4):
    params, memory, state, loss = step(params, memory, state)
    print("loss", float(loss))

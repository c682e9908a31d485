"""Flax NNX: a convolution net for images of digits, trained by AdamW."""
import jax
import jax.numpy as jnp
import optax
from flax import nnx


class Net(nnx.Module):
    def __init__(self, rngs):
        self.first = nnx.Conv(1, 16, kernel_size=(3, 3), rngs=rngs)
        self.norm = nnx.BatchNorm(16, rngs=rngs)
        self.second = nnx.Conv(16, 32, kernel_size=(3, 3), rngs=rngs)
        self.hidden = nnx.Linear(7 * 7 * 32, 64, rngs=rngs)
        self.dropout = nnx.Dropout(0.1, rngs=rngs)
        self.out = nnx.Linear(64, 10, rngs=rngs)

    def __call__(self, x):
        x = nnx.avg_pool(nnx.relu(self.norm(self.first(x))), (2, 2), (2, 2))
        x = nnx.max_pool(nnx.relu(self.second(x)), (2, 2), (2, 2))
        return self.out(self.dropout(nnx.relu(self.hidden(x.reshape(len(x), -1)))))


def loss_of(net, x, y):
    return optax.softmax_cross_entropy_with_integer_labels(net(x), y).mean()


@nnx.jit
def step(net, optimizer, x, y):
    loss, gradient = nnx.value_and_grad(loss_of)(net, x, y)
    optimizer.update(net, gradient)
    return loss


net = Net(nnx.Rngs(0))
optimizer = nnx.Optimizer(net, optax.adamw(1e-3, b1=0.9), wrt=nnx.Param)
images = jax.random.normal(jax.random.key(1), (32, 28, 28, 1))
labels = jnp.arange(32) % 10
for _ in range(6):
    print("loss", float(step(net, optimizer, images, labels)))

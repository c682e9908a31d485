"""Models of inference.py, written once and built twice: as an ONNX graph and as a JAX function.

A model is a function of a builder and its inputs; a builder has the few operations that models
need. Weights are random, and the same for both."""
import numpy as np


class Weights:
    """Random weights, in the order in which a model asks for them."""

    def __init__(self):
        self.random = np.random.default_rng(0)
        self.arrays = []

    def next(self, shape, scale, shift=0.0):
        self.arrays.append((self.random.standard_normal(shape, np.float32) * scale + shift).astype(np.float32))
        return self.arrays[-1]


def resnet50(b, x):
    """NCHW for ONNX, NHWC for JAX; norms are folded into weights and biases, as exporters do."""
    x = b.relu(b.conv(x, 3, 64, 7, 2))
    x, channels = b.max_pool(x), 64
    for stage, blocks in enumerate((3, 4, 6, 3)):
        middle = 64 << stage
        for i in range(blocks):
            stride = 2 if i == 0 and stage else 1
            y = b.relu(b.conv(x, channels, middle, 1, 1))
            y = b.relu(b.conv(y, middle, middle, 3, stride))
            y = b.conv(y, middle, 4 * middle, 1, 1)
            x = b.relu(b.add(y, b.conv(x, channels, 4 * middle, 1, stride) if i == 0 else x))
            channels = 4 * middle
    return b.linear(b.mean_image(x), channels, 1000)


def attention(b, x, width, heads, causal):
    q, k, v = (b.heads(b.linear(x, width, width), heads) for _ in range(3))
    return b.linear(b.merge(b.attend(q, k, v, (width // heads) ** -0.5, causal)), width, width)


def bert(b, x, layers=12, width=768, heads=12):
    """BERT-base from the sum of its embeddings on; norms come after the sums."""
    for _ in range(layers):
        x = b.norm(b.add(x, attention(b, x, width, heads, False)), width)
        x = b.norm(b.add(x, b.linear(b.gelu(b.linear(x, width, 4 * width)), 4 * width, width)), width)
    return x


def gpt2(b, x, layers=12, width=768, heads=12, words=50257):
    """The smallest GPT-2 from the sum of its embeddings on, to the logits of the last position."""
    for _ in range(layers):
        x = b.add(x, attention(b, b.norm(x, width), width, heads, True))
        x = b.add(x, b.linear(b.gelu(b.linear(b.norm(x, width), width, 4 * width)), 4 * width, width))
    return b.linear(b.last(b.norm(x, width)), width, words)


class Onnx:
    """Makes an ONNX graph of f32."""

    def __init__(self):
        from onnx import helper
        self.h, self.nodes, self.weights, self.names, self.shapes = helper, [], Weights(), {}, {}

    def name(self):
        return f"v{len(self.nodes)}"

    def node(self, op, inputs, shape, **attributes):
        out = self.name()
        self.nodes.append(self.h.make_node(op, inputs, [out], **attributes))
        self.shapes[out] = shape
        return out

    def constant(self, array):
        name = f"c{len(self.names)}"
        self.names[name] = array
        return name

    def weight(self, shape, scale, shift=0.0, turn=None):
        a = self.weights.next(shape, scale, shift)
        return self.constant(a if turn is None else np.ascontiguousarray(a.transpose(turn)))

    def conv(self, x, ci, co, k, stride):
        w = self.weight((k, k, ci, co), (2 / (k * k * ci)) ** 0.5, turn=(3, 2, 0, 1))
        bias = self.weight((co,), 0.1)
        n, _, rows, _ = self.shapes[x]
        size = -(-rows // stride)
        return self.node("Conv", [x, w, bias], (n, co, size, size), strides=[stride] * 2, auto_pad="SAME_UPPER")

    def relu(self, x):
        return self.node("Relu", [x], self.shapes[x])

    def add(self, x, y):
        return self.node("Add", [x, y], self.shapes[x])

    def max_pool(self, x):
        n, c, rows, _ = self.shapes[x]
        return self.node("MaxPool", [x], (n, c, rows // 2, rows // 2), kernel_shape=[3, 3], strides=[2, 2], auto_pad="SAME_UPPER")

    def mean_image(self, x):
        n, c = self.shapes[x][:2]
        return self.node("Flatten", [self.node("GlobalAveragePool", [x], (n, c, 1, 1))], (n, c))

    def linear(self, x, ci, co):
        w, bias = self.weight((ci, co), ci ** -0.5), self.weight((co,), 0.1)
        shape = (*self.shapes[x][:-1], co)
        return self.node("Add", [self.node("MatMul", [x, w], shape), bias], shape)

    def norm(self, x, width):
        scale, bias = self.weight((width,), 0.1, 1.0), self.weight((width,), 0.1)
        return self.node("LayerNormalization", [x, scale, bias], self.shapes[x], axis=-1, epsilon=1e-5)

    def gelu(self, x):
        return self.node("Gelu", [x], self.shapes[x], approximate="tanh")

    def heads(self, x, n):
        batch, length, width = self.shapes[x]
        split = self.node("Reshape", [x, self.constant(np.array([batch, length, n, width // n]))], (batch, length, n, width // n))
        return self.node("Transpose", [split], (batch, n, length, width // n), perm=[0, 2, 1, 3])

    def attend(self, q, k, v, scale, causal):
        batch, n, length, width = self.shapes[q]
        turned = self.node("Transpose", [k], (batch, n, width, length), perm=[0, 1, 3, 2])
        scores = self.node("MatMul", [q, turned], (batch, n, length, length))
        scores = self.node("Mul", [scores, self.constant(np.float32(scale))], (batch, n, length, length))
        if causal:
            mask = np.triu(np.full((length, length), -1e9, np.float32), 1)
            scores = self.node("Add", [scores, self.constant(mask)], (batch, n, length, length))
        return self.node("MatMul", [self.node("Softmax", [scores], (batch, n, length, length), axis=-1), v], (batch, n, length, width))

    def merge(self, x):
        batch, n, length, width = self.shapes[x]
        turned = self.node("Transpose", [x], (batch, length, n, width), perm=[0, 2, 1, 3])
        return self.node("Reshape", [turned, self.constant(np.array([batch, length, n * width]))], (batch, length, n * width))

    def last(self, x):
        batch, length, width = self.shapes[x]
        return self.node("Gather", [x, self.constant(np.int64(length - 1))], (batch, width), axis=1)

    def save(self, model, shape, path):
        from onnx import TensorProto, numpy_helper, save
        self.shapes["x"] = shape
        y, info = model(self, "x"), self.h.make_tensor_value_info
        graph = self.h.make_graph(self.nodes, "m", [info("x", TensorProto.FLOAT, shape)], [info(y, TensorProto.FLOAT, None)],
                                  [numpy_helper.from_array(np.asarray(v), n) for n, v in self.names.items()])
        save(self.h.make_model(graph, opset_imports=[self.h.make_opsetid("", 20)], ir_version=9), path)


class Jax:
    """Computes a model; arrays of weights come from @p arrays, which jax.jit() makes arguments."""

    def __init__(self, arrays):
        self.arrays = iter(arrays)

    def weight(self):
        return next(self.arrays)

    def conv(self, x, ci, co, k, stride):
        from jax import lax
        w, bias = self.weight(), self.weight()
        return lax.conv_general_dilated(x, w, (stride, stride), "SAME", dimension_numbers=("NHWC", "HWIO", "NHWC")) + bias

    def relu(self, x):
        from jax import numpy as jnp
        return jnp.maximum(x, 0)

    def add(self, x, y):
        return x + y

    def max_pool(self, x):
        from jax import lax
        return lax.reduce_window(x, -np.inf, lax.max, (1, 3, 3, 1), (1, 2, 2, 1), "SAME")

    def mean_image(self, x):
        return x.mean((1, 2))

    def linear(self, x, ci, co):
        w = self.weight()
        return x @ w + self.weight()

    def norm(self, x, width):
        from jax import lax, numpy as jnp
        y = x.astype(jnp.float32)
        y = y - y.mean(-1, keepdims=True)
        y = y * lax.rsqrt((y * y).mean(-1, keepdims=True) + 1e-5)
        return y.astype(x.dtype) * self.weight() + self.weight()

    def gelu(self, x):
        import jax
        return jax.nn.gelu(x, approximate=True)

    def heads(self, x, n):
        batch, length, width = x.shape
        return x.reshape(batch, length, n, width // n).transpose(0, 2, 1, 3)

    def attend(self, q, k, v, scale, causal):
        import jax
        from jax import numpy as jnp
        scores = jnp.einsum("bhqd,bhkd->bhqk", q, k).astype(jnp.float32) * scale
        if causal:
            scores = jnp.where(jnp.tril(jnp.ones(scores.shape[-2:], bool)), scores, -1e9)
        return jnp.einsum("bhqk,bhkd->bhqd", jax.nn.softmax(scores, -1).astype(v.dtype), v)

    def merge(self, x):
        batch, n, length, width = x.shape
        return x.transpose(0, 2, 1, 3).reshape(batch, length, n * width)

    def last(self, x):
        return x[:, -1]


def jax_text(model, arrays, x):
    """StableHLO of a model as a function of its weights and its input."""
    import jax
    return jax.jit(lambda w, x: model(Jax(w), x), keep_unused=True).lower(arrays, x).as_text()

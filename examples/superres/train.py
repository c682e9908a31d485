#!/usr/bin/env python3
"""Trains the network of superres.c; writes weights.h and photo.pgm beside itself.

It learns from one photograph that scikit-learn ships (china.jpg) and is judged
on the other (flower.jpg), which it never sees while learning.

Tried with Python 3.11 and
    numpy==2.4.6 jax[cpu]==0.10.2 scikit-learn==1.9.1 pillow==13.0.0
About five minutes on one core.
"""
import argparse
import pathlib
import time

import jax
import jax.numpy as jnp
import numpy as np
from PIL import Image
from sklearn.datasets import load_sample_image

HERE = pathlib.Path(__file__).resolve().parent
SEED = 1
BORDER = 6  # pixels the three valid convolutions take off each side: 4 + 0 + 2
CROP, BATCH = 32, 16
RATE = 2e-3
SCALES = 1, 1.5, 2  # the photograph is learnt at these sizes

# The four weights of Keys' cubic (a = -0.5) at distances 1.75, 0.75, 0.25, 1.25.
KEYS = np.array([-0.0234375, 0.2265625, 0.8671875, -0.0703125], np.float32)


def luminance(name, scale=1):
    """An 8-bit grey photograph whose sides are even."""
    grey = Image.fromarray(load_sample_image(name)).convert("L")
    grey = np.asarray(grey.resize([int(scale * n) for n in grey.size], Image.Resampling.LANCZOS))
    return grey[: grey.shape[0] // 2 * 2, : grey.shape[1] // 2 * 2]


def halve(image):
    return (image[0::2, 0::2] + image[0::2, 1::2] + image[1::2, 0::2] + image[1::2, 1::2]) * np.float32(0.25)


def double_rows(image):
    """Bicubic, twice the rows; the edge rows repeat. The same sums as in superres.c."""
    n = image.shape[0]
    p = np.pad(image, ((2, 2), (0, 0)), "edge")
    out = np.empty((2 * n, image.shape[1]), np.float32)
    out[0::2] = sum(KEYS[k] * p[k : k + n] for k in range(4))
    out[1::2] = sum(KEYS[3 - k] * p[k + 1 : k + 1 + n] for k in range(4))
    return out


def enlarge(image):
    return double_rows(double_rows(image.T).T)


def pair(grey):
    """Pairs of inputs of the network (with their border) and expected outputs."""
    original = grey.astype(np.float32) / np.float32(255)
    return np.pad(enlarge(halve(original)), BORDER, "edge"), original


def first_weights(rng):
    """Random, but channel 0 hands the picture through: learning starts at bicubic."""
    def normal(scale, *shape):
        return (scale * rng.standard_normal(shape)).astype(np.float32)

    w1, w2, w3 = normal(0.08, 64, 1, 9, 9), normal(0.17, 32, 64, 1, 1), normal(0.005, 1, 32, 5, 5)
    w1 -= w1.mean((2, 3), keepdims=True)
    w1[0], w1[0, 0, 4, 4] = 0, 1
    w2[0], w2[0, 0] = 0, 1
    w3[0, 0], w3[0, 0, 2, 2] = 0, 1
    return [w1, np.zeros(64, np.float32), w2, np.zeros(32, np.float32), w3, np.zeros(1, np.float32)]


def network(weights, image):
    """image: batch, rows, columns. The convolutions as products of matrices, pixels in a row."""
    w1, b1, w2, b2, w3, b3 = weights
    n, h, w = image.shape[0], image.shape[1] - 8, image.shape[2] - 8
    windows = jnp.stack([image[:, r : r + h, s : s + w].reshape(-1) for r in range(9) for s in range(9)])
    x = jax.nn.relu(w1.reshape(64, 81) @ windows + b1[:, None])
    x = jax.nn.relu(w2.reshape(32, 64) @ x + b2[:, None])
    taps = (w3.reshape(32, 25).T @ x).reshape(5, 5, n, h, w)
    h, w = h - 4, w - 4
    return sum(taps[r, s, :, r : r + h, s : s + w] for r in range(5) for s in range(5)) + b3[0]


@jax.jit
def step(weights, m, v, t, rate, image, original):
    """One step of Adam."""
    def loss(weights):
        return jnp.mean((network(weights, image) - original) ** 2)

    value, grad = jax.value_and_grad(loss)(weights)
    m = jax.tree.map(lambda a, g: 0.9 * a + 0.1 * g, m, grad)
    v = jax.tree.map(lambda a, g: 0.999 * a + 0.001 * g * g, v, grad)
    weights = jax.tree.map(
        lambda p, a, b: p - rate * (a / (1 - 0.9**t)) / (jnp.sqrt(b / (1 - 0.999**t)) + 1e-8), weights, m, v)
    return weights, m, v, value


def crops(rng, pairs):
    """A batch of random crops, turned, mirrored and with less contrast, at random."""
    xs, ys = [], []
    for _ in range(BATCH):
        image, original = pairs[rng.integers(len(pairs))]
        r = rng.integers(original.shape[0] - CROP + 1)
        c = rng.integers(original.shape[1] - CROP + 1)
        x = image[r : r + CROP + 2 * BORDER, c : c + CROP + 2 * BORDER]
        y = original[r : r + CROP, c : c + CROP]
        turn, mirror = rng.integers(4), rng.integers(2)
        gain = np.float32(rng.uniform(0.3, 1))
        shift = np.float32(rng.uniform(0, 1 - gain))
        xs.append(gain * np.rot90(x, turn)[:, :: 1 - 2 * mirror] + shift)
        ys.append(gain * np.rot90(y, turn)[:, :: 1 - 2 * mirror] + shift)
    return np.stack(xs), np.stack(ys)


def psnr(image, original):
    """Of the 8-bit pictures, in dB."""
    a = np.floor(np.clip(image, 0, 1) * 255 + 0.5)
    return 10 * np.log10(255**2 / np.mean((a - np.round(original * 255.0)) ** 2))


def judge(weights, name):
    image, original = pair(luminance(name))
    inner = image[BORDER:-BORDER, BORDER:-BORDER]
    got = np.asarray(jax.jit(network)(weights, image[None]))[0]
    print(f"{name}: bicubic {psnr(inner, original):.2f} dB, network {psnr(got, original):.2f} dB", flush=True)


def train(name, steps):
    rng = np.random.default_rng(SEED)
    pairs = [pair(luminance(name, scale)) for scale in SCALES]
    weights = first_weights(rng)
    m = v = jax.tree.map(np.zeros_like, weights)
    begin = time.time()
    for t in range(1, steps + 1):
        rate = RATE * min(1, t / 200) * 0.5 * (1 + np.cos(np.pi * t / steps))
        weights, m, v, value = step(weights, m, v, float(t), rate, *crops(rng, pairs))
        if t % 500 == 0:
            print(f"step {t}: loss {-10 * np.log10(value):.2f} dB, {time.time() - begin:.0f} s", flush=True)
    return [np.asarray(w) for w in weights]


def write_weights(weights, path):
    names = ["weights1", "bias1", "weights2", "bias2", "weights3", "bias3"]
    with open(path, "w") as f:
        f.write("/* Made by train.py; filters come as output channel, input channel, row, column. */\n/* clang-format off */\n")
        f.write("#ifndef SUPERRES_WEIGHTS_H\n#define SUPERRES_WEIGHTS_H\n")
        for name, w in zip(names, weights):
            f.write(f"\nstatic const float {name}[{w.size}] = {{\n")
            values = [f"{x:.6e}f" for x in w.ravel()]
            for i in range(0, len(values), 6):
                f.write("\t" + ", ".join(values[i : i + 6]) + ",\n")
            f.write("};\n")
        f.write("\n#endif\n")


def write_pgm(grey, path):
    path.write_bytes(b"P5\n%d %d\n255\n" % (grey.shape[1], grey.shape[0]) + grey.tobytes())


def main():
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("--steps", type=int, default=10000)
    options.add_argument("--learn", default="china.jpg")
    options.add_argument("--test", default="flower.jpg")
    options.add_argument("--out", type=pathlib.Path, default=HERE)
    o = options.parse_args()

    weights = train(o.learn, o.steps)
    judge(weights, o.learn)
    judge(weights, o.test)
    write_weights(weights, o.out / "weights.h")
    write_pgm(luminance(o.test), o.out / "photo.pgm")


if __name__ == "__main__":
    main()

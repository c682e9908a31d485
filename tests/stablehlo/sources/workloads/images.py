"""Images: convolutions with their gradients, norms, filters, what looks at neighbours."""

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax

from ..values import rand
from .sequences import small

F = np.float32
NHWC = ("NHWC", "HWIO", "NHWC")


def conv(x, w, stride=1, padding="SAME", **kw):
    return lax.conv_general_dilated(x, w, (stride, stride), padding, dimension_numbers=NHWC, **kw)


def cases(add):
    layers(add)
    networks(add)
    filters(add)
    pictures(add)


def layers(add):
    x = rand("f32", (2, 9, 7, 4), "imx")

    def gradients(name, fn, *args):
        def both(*a):
            return jax.value_and_grad(lambda *b: jnp.sum(jnp.sin(fn(*b))), tuple(range(len(a))))(*a)

        add(name, both, *args)

    gradients(
        "depthwise_separable_gradients",
        lambda x, d, p: conv(conv(x, d, 2, feature_group_count=4), p),
        x,
        small((3, 3, 1, 8), "dwd"),
        small((1, 1, 8, 5), "dwp"),
    )
    gradients("dilated_conv_gradients", lambda x, w: conv(x, w, rhs_dilation=(2, 3)), x, small((3, 2, 4, 3), "dil"))
    gradients(
        "transposed_conv_gradients",
        lambda x, w: lax.conv_transpose(x, w, (2, 3), "SAME", dimension_numbers=NHWC),
        x[:, :4, :3],
        small((3, 3, 4, 2), "tra"),
    )
    gradients(
        "grouped_conv_gradients", lambda x, w: conv(x, w, 1, "VALID", feature_group_count=2), x, small((3, 3, 2, 6), "grp")
    )
    gradients(
        "conv3d_gradients",
        lambda x, w: lax.conv_general_dilated(
            x, w, (1, 2, 1), "SAME", dimension_numbers=("NDHWC", "DHWIO", "NDHWC")
        ),
        rand("f32", (1, 4, 5, 3, 2), "c3x"),
        small((2, 3, 3, 2, 3), "c3w"),
    )
    gradients(
        "causal_conv1d_gradients",
        lambda x, w: lax.conv_general_dilated(
            x, w, (1,), [(4, 0)], rhs_dilation=(2,), dimension_numbers=("NWC", "WIO", "NWC")
        ),
        rand("f32", (2, 11, 3), "c1x"),
        small((3, 3, 5), "c1w"),
    )

    def pools(x):
        window, stride = (1, 3, 3, 1), (1, 2, 2, 1)
        peak = lax.reduce_window(x, -jnp.inf, lax.max, window, stride, "SAME")
        mean = lax.reduce_window(x, 0.0, lax.add, window, stride, "VALID") / 9
        norm = jnp.sqrt(lax.reduce_window(x * x, 0.0, lax.add, window, stride, "SAME") + 1e-6)
        return jnp.concatenate([peak.ravel() ** 2, mean.ravel(), norm.ravel()])

    gradients("pools_gradients", pools, x)

    def batch_norm(x, g, b, mean, var):
        def f(x, g, b):
            m, v = x.mean((0, 1, 2)), x.var((0, 1, 2))
            return jnp.sum(jnp.tanh((x - m) * lax.rsqrt(v + 1e-5) * g + b)), (0.9 * mean + 0.1 * m, 0.9 * var + 0.1 * v)

        return jax.value_and_grad(f, (0, 1, 2), has_aux=True)(x, g, b)

    c = [np.ones(4, F), np.zeros(4, F), rand("f32", (4,), "bnm"), np.abs(rand("f32", (4,), "bnv"))]
    add("batch_norm_step", batch_norm, x, *c)

    def group_norm(x, g, b):
        y = x.reshape(2, 9, 7, 2, 2)
        m, v = y.mean((1, 2, 4), keepdims=True), y.var((1, 2, 4), keepdims=True)
        return ((y - m) / jnp.sqrt(v + 1e-5)).reshape(x.shape) * g + b

    gradients("group_norm_gradients", group_norm, x, c[0], c[1])

    def spectral(x, w, u):
        flat = w.reshape(-1, w.shape[-1])

        def power(_, uv):
            u, _ = uv
            v = flat @ u
            v = v / (jnp.linalg.norm(v) + 1e-6)
            u = flat.T @ v
            return u / (jnp.linalg.norm(u) + 1e-6), v

        u, v = lax.fori_loop(0, 4, power, (u, jnp.zeros(flat.shape[0])))
        return conv(x, w / (v @ flat @ u)), u

    add("spectral_norm", spectral, x, small((3, 3, 4, 3), "spw"), rand("f32", (3,), "spu"))
    add(
        "int8_conv",
        lambda x, w, s: (
            lax.conv_general_dilated(
                x, w, (1, 1), "SAME", dimension_numbers=NHWC, preferred_element_type=jnp.int32
            ).astype(jnp.float32)
            * s
        ),
        rand("i8", (1, 6, 5, 4), "i8cx"),
        rand("i8", (3, 3, 4, 2), "i8cw"),
        np.array([0.01, 0.02], F),
    )


def networks(add):
    x = rand("f32", (1, 8, 8, 3), "nets")

    def unet(p, x, t):
        temb = jax.nn.silu(t * p["t"])
        a = jax.nn.silu(conv(x, p["a"]))
        b = jax.nn.silu(conv(a, p["b"], 2)) + temb
        c = jax.nn.silu(conv(b, p["c"], 2))
        up = jax.image.resize(c, b.shape[:3] + c.shape[3:], "nearest")
        b2 = jax.nn.silu(conv(jnp.concatenate([up, b], -1), p["d"]))
        up = jax.image.resize(b2, a.shape[:3] + b2.shape[3:], "bilinear")
        return conv(jnp.concatenate([up, a], -1), p["e"])

    p = {
        "a": small((3, 3, 3, 4), "ua"),
        "b": small((3, 3, 4, 6), "ub"),
        "c": small((3, 3, 6, 6), "uc"),
        "d": small((3, 3, 12, 4), "ud"),
        "e": small((3, 3, 8, 3), "ue"),
        "t": rand("f32", (6,), "ut"),
    }
    add(
        "unet_gradients",
        lambda p, x, t: jax.value_and_grad(lambda p: jnp.mean((unet(p, x, t) - x) ** 2))(p),
        p,
        x,
        F(0.7),
    )

    def squeeze(p, x):
        """A mobile block: expand, depthwise, squeeze and excite, project, add."""
        h = jax.nn.hard_swish(conv(x, p["e"]))
        h = jax.nn.relu6(conv(h, p["d"], feature_group_count=h.shape[-1]))
        s = jax.nn.hard_sigmoid(jax.nn.relu(h.mean((1, 2)) @ p["s1"]) @ p["s2"])
        return x + conv(h * s[:, None, None], p["p"])

    add(
        "mobile_block",
        squeeze,
        {
            "e": small((1, 1, 3, 8), "mbe"),
            "d": small((5, 5, 1, 8), "mbd"),
            "s1": small((8, 2), "mb1"),
            "s2": small((2, 8), "mb2"),
            "p": small((1, 1, 8, 3), "mbp"),
        },
        x,
    )

    def vit(p, x):
        n, h, w, c = x.shape
        t = x.reshape(n, h // 4, 4, w // 4, 4, c).transpose(0, 1, 3, 2, 4, 5).reshape(n, -1, 16 * c) @ p["patch"]
        t = jnp.concatenate([jnp.broadcast_to(p["cls"], (n, 1, 8)), t], 1) + p["pos"]
        q, k, v = jnp.einsum("ntd,dke->knte", t, p["qkv"])
        t = t + jax.nn.softmax(q @ k.mT / 8**0.5) @ v
        return jax.nn.standardize(t)[:, 0] @ p["head"]

    add(
        "vision_transformer",
        vit,
        {
            "patch": small((48, 8), "vp"),
            "cls": small((8,), "vc"),
            "pos": small((5, 8), "vo"),
            "qkv": small((8, 3, 8), "vq"),
            "head": small((8, 4), "vh"),
        },
        x,
    )

    def style(x, y, w):
        def gram(t):
            f = jax.nn.relu(conv(t, w)).reshape(-1, w.shape[-1])
            return f.T @ f / f.shape[0]

        def loss(x):
            tv = jnp.abs(jnp.diff(x, axis=1)).mean() + jnp.abs(jnp.diff(x, axis=2)).mean()
            return jnp.sum((gram(x) - gram(y)) ** 2) + 0.1 * tv

        return lax.fori_loop(0, 5, lambda _, x: x - 0.1 * jax.grad(loss)(x), x)

    add("style_descent", style, x, x[:, ::-1] * F(0.5), small((3, 3, 3, 5), "sty"))


def filters(add):
    img = np.abs(rand("f32", (12, 11), "img"))

    def neighbours(x, r):
        p = jnp.pad(x, r, mode="edge")
        return jnp.stack([p[i : i + x.shape[0], j : j + x.shape[1]] for i in range(2 * r + 1) for j in range(2 * r + 1)])

    add("median_filter", lambda x: jnp.median(neighbours(x, 1), 0), img)

    def bilateral(x):
        n = neighbours(x, 2)
        d = jnp.arange(-2, 3)
        space = jnp.exp(-(d[:, None] ** 2 + d**2) / 4.0).reshape(-1, 1, 1)
        w = space * jnp.exp(-((n - x) ** 2) / 0.1)
        return (w * n).sum(0) / w.sum(0)

    add("bilateral_filter", bilateral, img)

    def canny(x):
        k = jnp.array([[1, 2, 1], [0, 0, 0], [-1, -2, -1]], jnp.float32)
        gx, gy = [jax.scipy.signal.convolve2d(x, m, "same") for m in (k, k.T)]
        mag, angle = jnp.hypot(gx, gy), jnp.arctan2(gy, gx)
        way = jnp.round(angle / (jnp.pi / 4)).astype(jnp.int32) % 4
        p = jnp.pad(mag, 1)
        n = neighbours(mag, 1)
        a = jnp.choose(way, [n[7], n[8], n[5], n[2]], mode="clip")
        b = jnp.choose(way, [n[1], n[0], n[3], n[6]], mode="clip")
        thin = jnp.where((mag >= a) & (mag >= b), mag, 0)
        strong, weak = thin > 4, thin > 1.5

        def grow(c):
            s, _ = c
            new = weak & (neighbours(s, 1).any(0) | s)
            return new, jnp.any(new != s)

        edges, _ = lax.while_loop(lambda c: c[1], grow, (strong, True))
        return mag, edges, p.sum()

    add("canny_edges", canny, img)

    def warp(x, m):
        h, w = x.shape
        ys, xs = jnp.mgrid[:h, :w].astype(jnp.float32)
        at = jnp.einsum("ij,jhw->ihw", m[:, :2], jnp.stack([ys, xs])) + m[:, 2, None, None]
        return [
            jax.scipy.ndimage.map_coordinates(x, list(at), order=1, mode=mode, cval=0.5)
            for mode in ("constant", "nearest", "wrap", "reflect")
        ]

    add("affine_warp", warp, img, np.array([[0.8, -0.3, 1.2], [0.35, 0.9, -0.7]], F))
    add(
        "resizes",
        lambda x: [
            jax.image.resize(x, s, how, antialias=a)
            for s, how, a in (
                ((7, 17), "bilinear", True),
                ((19, 5), "cubic", True),
                ((5, 5), "lanczos3", True),
                ((8, 8), "linear", False),
            )
        ],
        img,
    )

    def equalise(x):
        bins = jnp.clip((x * 16).astype(jnp.int32), 0, 31)
        counts = jnp.bincount(bins.ravel(), length=32)
        return counts, (jnp.cumsum(counts)[bins] - 1) / (x.size - 1)

    add("equalised_histogram", equalise, img)

    def morphology(x):
        def window(v, op, init):
            return lax.reduce_window(v, init, op, (3, 3), (1, 1), "SAME")

        b = x > 0.6
        opened = window(window(b, jnp.logical_and, True), jnp.logical_or, False)
        grey = window(window(x, lax.max, -jnp.inf), lax.min, jnp.inf)
        n = jnp.where(b, jnp.arange(1, x.size + 1).reshape(x.shape), 0)

        def spread(c):
            v, _ = c
            new = jnp.where(b, window(v, lax.max, np.int32(0)), 0)
            return new, jnp.any(new != v)

        parts, _ = lax.while_loop(lambda c: c[1], spread, (n, True))
        return opened, grey, parts

    add("morphology_components", morphology, img)

    def blur(x):
        fx = jnp.fft.fft2(x)
        ky, kx = jnp.fft.fftfreq(x.shape[0])[:, None], jnp.fft.fftfreq(x.shape[1])
        low = jnp.exp(-40 * (ky**2 + kx**2))
        back = jnp.fft.ifft2(fx * low)
        power = jnp.abs(jnp.fft.fftshift(fx)) ** 2
        wiener = jnp.fft.irfft2(jnp.fft.rfft2(x) * 0.5, s=x.shape)
        return back.real, power, jnp.angle(fx[1:4, 1:4]), wiener

    add("spectral_filters", blur, img)

    def dct(x):
        return jax.scipy.fft.dctn(x, norm="ortho"), jax.scipy.fft.idct(jax.scipy.fft.dct(x))

    add("cosine_transform", dct, img[:8, :8])

    def boxes(b, scores):
        """Boxes that overlap a better one leave."""
        order = jnp.argsort(-scores)
        b = b[order]
        area = (b[:, 2] - b[:, 0]) * (b[:, 3] - b[:, 1])
        low, high = jnp.maximum(b[:, None, :2], b[None, :, :2]), jnp.minimum(b[:, None, 2:], b[None, :, 2:])
        both = jnp.prod(jnp.maximum(high - low, 0), -1)
        iou = both / (area[:, None] + area - both)

        def one(i, keep):
            return keep & ~((iou[i] > 0.3) & keep[i] & (jnp.arange(b.shape[0]) > i))

        return order, iou, lax.fori_loop(0, b.shape[0], one, jnp.ones(b.shape[0], bool))

    corner = np.abs(rand("f32", (9, 2), "nmb"))
    add(
        "suppressed_boxes",
        boxes,
        np.concatenate([corner, corner + np.abs(rand("f32", (9, 2), "nms")) + F(0.3)], 1),
        rand("f32", (9,), "nmc"),
    )


def pictures(add):
    def mandelbrot(c):
        def step(s):
            z, n, i = s
            inside = jnp.abs(z) < 2
            return jnp.where(inside, z * z + c, z), n + inside, i + 1

        return lax.while_loop(
            lambda s: (s[2] < 40) & jnp.any(jnp.abs(s[0]) < 2), step, (jnp.zeros_like(c), jnp.zeros(c.shape, int), 0)
        )[1:]

    grid = (np.linspace(-2, 0.6, 13)[None] + 1j * np.linspace(-1.2, 1.2, 9)[:, None]).astype(np.complex64)
    add("mandelbrot", mandelbrot, grid)

    def life(board):
        def step(b, _):
            n = sum(jnp.roll(b, (i, j), (0, 1)) for i in (-1, 0, 1) for j in (-1, 0, 1) if i or j)
            return ((n == 3) | ((n == 2) & (b == 1))).astype(b.dtype), n.max()

        return lax.scan(step, board, length=12)

    add("game_of_life", life, rand("ui8", (11, 13), "life", 0, 2))

    def march(eye, light):
        """Two spheres and a floor: rays walk by the distance to what is next, normals are
        gradients."""

        def distance(p):
            a = jnp.linalg.norm(p - jnp.array([0.0, 0.0, 4.0])) - 1
            b = jnp.linalg.norm(p - jnp.array([1.2, 0.4, 3.0])) - 0.5
            h = jnp.clip(0.5 + 0.5 * (b - a) / 0.3, 0, 1)
            return jnp.minimum(b * (1 - h) + a * h - 0.3 * h * (1 - h), p[1] + 1)

        def ray(u, v):
            d = jnp.stack([u, v, 1.0])
            d = d / jnp.linalg.norm(d)
            t = lax.fori_loop(0, 20, lambda _, t: t + jnp.clip(distance(eye + t * d), 0, 1), jnp.float32(0))
            p = eye + t * d
            n = jax.grad(distance)(p)
            n = n / jnp.maximum(jnp.linalg.norm(n), 1e-6)
            shade = jnp.maximum(jnp.dot(n, light), 0) * (t < 12)
            return shade, jnp.minimum(t, 12)

        us, vs = jnp.meshgrid(jnp.linspace(-0.6, 0.6, 8), jnp.linspace(0.5, -0.5, 6))
        return jax.vmap(jax.vmap(ray))(us, vs)

    add("ray_marching", march, np.zeros(3, F), np.array([0.5, 0.7, -0.5], F))

    def splat(mean, scale, colour):
        """Gaussians drawn front to back, with the gradient of the picture."""

        def draw(mean, colour):
            ys, xs = jnp.mgrid[:7, :9] / 8.0
            d = ((xs[None] - mean[:, 0, None, None]) ** 2 + (ys[None] - mean[:, 1, None, None]) ** 2) / scale[
                :, None, None
            ]
            alpha = 0.8 * jnp.exp(-d)
            through = jnp.concatenate([jnp.ones((1, 7, 9)), jnp.cumprod(1 - alpha, 0)[:-1]])
            return jnp.einsum("nhw,nc->hwc", alpha * through, colour)

        return draw(mean, colour), jax.grad(lambda m, c: jnp.mean((draw(m, c) - 0.3) ** 2), (0, 1))(mean, colour)

    add(
        "gaussian_splats",
        splat,
        np.abs(rand("f32", (5, 2), "spm")),
        np.abs(rand("f32", (5,), "sps")) * F(0.1) + F(0.02),
        np.abs(rand("f32", (5, 3), "spc")),
    )

"""Simulations: equations of motion, waves, fluids, particles."""

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax

from ..values import rand

F = np.float32


def cases(add):
    motion(add)
    fields(add)
    particles(add)


def motion(add):
    def rk4(f, y, t, h):
        a = f(y, t)
        b = f(y + h / 2 * a, t + h / 2)
        c = f(y + h / 2 * b, t + h / 2)
        d = f(y + h * c, t + h)
        return y + h / 6 * (a + 2 * b + 2 * c + d)

    def epidemic(p, y0):
        def f(y, _):
            s, i, r = y
            return jnp.stack([-p[0] * s * i, p[0] * s * i - p[1] * i, p[1] * i])

        def final(p):
            nonlocal f
            return lax.scan(lambda y, t: ((z := rk4(f, y, t, 0.5)), z), y0, jnp.arange(40) * 0.5)[1]

        return final(p)

    add("epidemic_rk4", epidemic, np.array([0.6, 0.2], F), np.array([0.99, 0.01, 0.0], F))

    def lorenz(y0, sigma):
        def f(y, _):
            return jnp.stack([sigma * (y[1] - y[0]), y[0] * (28 - y[2]) - y[1], y[0] * y[1] - 8 / 3 * y[2]])

        def end(y0):
            return lax.fori_loop(0, 50, lambda i, y: rk4(f, y, i * 0.01, 0.01), y0)

        return end(y0), jax.jacfwd(end)(y0)

    add("lorenz_tangent", lorenz, np.array([1.0, 2.0, 20.0], F), F(10))

    def adaptive(y0, tol):
        """Steps of Bogacki and Shampine, as long as the error allows."""

        def f(y):
            return jnp.stack([y[1], (1 - y[0] ** 2) * 3 * y[1] - y[0]])

        def cond(c):
            return (c[0] < 4.0) & (c[3] < 500)

        def body(c):
            t, y, h, n, rejected = c
            h = jnp.minimum(h, 4.0 - t)
            k1 = f(y)
            k2 = f(y + h / 2 * k1)
            k3 = f(y + 3 * h / 4 * k2)
            z = y + h * (2 * k1 + 3 * k2 + 4 * k3) / 9
            k4 = f(z)
            err = jnp.max(jnp.abs(h * (-5 / 72 * k1 + k2 / 12 + k3 / 9 - k4 / 8)))
            ok = err <= tol
            t, y = lax.cond(ok, lambda: (t + h, z), lambda: (t, y))
            return t, y, h * jnp.clip(0.9 * (tol / (err + 1e-30)) ** (1 / 3), 0.2, 5.0), n + 1, rejected + ~ok

        return lax.while_loop(cond, body, (0.0, y0, 0.1, 0, 0))

    add("van_der_pol_adaptive", adaptive, np.array([2.0, 0.0]), np.float64(1e-4), x64=True, rule="near")

    def neural_ode(w, y0, ts):
        from jax.experimental.ode import odeint

        def f(y, t, w):
            return jnp.tanh(y @ w) - 0.1 * t * y

        def loss(w):
            return jnp.sum(odeint(f, y0, ts, w, rtol=1e-5, atol=1e-6)[-1] ** 2)

        return odeint(f, y0, ts, w, rtol=1e-5, atol=1e-6), jax.value_and_grad(loss)(w)

    add(
        "neural_ode_adjoint",
        neural_ode,
        rand("f64", (3, 3), "now"),
        rand("f64", (3,), "noy"),
        np.linspace(0, 1, 5),
        x64=True,
        rule="l2 1e-6",
    )

    def pendulum(q0):
        """Euler and Lagrange by derivatives of the Lagrangian: a double pendulum."""

        def lagrangian(q, v):
            t = 0.5 * (2 * v[0] ** 2 + v[1] ** 2 + 2 * v[0] * v[1] * jnp.cos(q[0] - q[1]))
            return t + 9.81 * (2 * jnp.cos(q[0]) + jnp.cos(q[1]))

        def accelerate(q, v):
            m = jax.hessian(lagrangian, 1)(q, v)
            rhs = jax.grad(lagrangian, 0)(q, v) - jax.jacfwd(jax.grad(lagrangian, 1), 0)(q, v) @ v
            return jnp.linalg.solve(m, rhs)

        def f(s, _):
            return jnp.concatenate([s[2:], accelerate(s[:2], s[2:])])

        return lax.scan(lambda s, t: ((n := rk4(f, s, t, 0.02)), n), q0, jnp.zeros(20))[1]

    add("double_pendulum", pendulum, np.array([0.8, 0.3, 0.0, 0.5], F))

    def control(a, b, q, r, x0):
        """The Riccati equation backwards, and the path that it steers."""

        def back(p, _):
            k = jnp.linalg.solve(r + b.T @ p @ b, b.T @ p @ a)
            return q + a.T @ p @ (a - b @ k), k

        p, ks = lax.scan(back, q, length=15)
        return p, lax.scan(lambda x, k: ((n := a @ x - b @ (k @ x)), n), x0, ks[::-1])

    add(
        "linear_regulator",
        control,
        np.array([[1, 0.1], [0, 1]], F),
        np.array([[0], [0.1]], F),
        np.eye(2, dtype=F),
        np.full((1, 1), 0.1, F),
        np.array([1, -0.5], F),
    )


def fields(add):
    u = rand("f32", (12, 10), "fld")

    def heat(u, kappa):
        def step(_, u):
            p = jnp.pad(u, 1, mode="reflect")
            lap = p[2:, 1:-1] + p[:-2, 1:-1] + p[1:-1, 2:] + p[1:-1, :-2] - 4 * u
            return u + kappa * lap

        return lax.fori_loop(0, 25, step, u)

    add("heat_stencil", lambda u, k: (heat(u, k), jax.grad(lambda k: jnp.sum(u * jnp.sin(u) * k))(k)), u, F(0.2))

    def wave(u, v, c):
        k = jnp.array([[0.05, 0.2, 0.05], [0.2, -1, 0.2], [0.05, 0.2, 0.05]], jnp.float32)[None, None]

        def step(s, _):
            u, v = s
            p = jnp.pad(u, 1, mode="wrap")
            lap = lax.conv_general_dilated(p[None, None], k, (1, 1), "VALID")[0, 0]
            v = v + c * lap
            return (u + v, v), jnp.sum(v * v)

        def misfit(c):
            return jnp.sum(lax.scan(step_of(c), (u, v), length=10)[0][0] ** 2)

        def step_of(c):
            def one(s, _):
                a, b = s
                lap = lax.conv_general_dilated(jnp.pad(a, 1, mode="wrap")[None, None], k, (1, 1), "VALID")[0, 0]
                b = b + c * lap
                return (a + b, b), None

            return one

        return lax.scan(step, (u, v), length=10), jax.grad(misfit)(c)

    add("wave_inversion", wave, u, u * 0, np.full((12, 10), 0.3, F) + np.abs(u) * F(0.05))

    def burgers(u):
        """Pseudo-spectral, with the aliases cut off."""
        n = u.shape[0]
        k = jnp.fft.rfftfreq(n, 1 / n)
        keep = k < n / 3

        def f(h):
            return -0.5j * k * keep * jnp.fft.rfft(jnp.fft.irfft(h, n) ** 2) - 0.05 * k**2 * h

        def step(h, _):
            a = h + 0.01 * f(h)
            b = 0.75 * h + 0.25 * (a + 0.01 * f(a))
            return h / 3 + 2 / 3 * (b + 0.01 * f(b)), None

        return jnp.fft.irfft(lax.scan(step, jnp.fft.rfft(u), length=20)[0], n)

    add("burgers_spectral", burgers, np.sin(np.linspace(0, 2 * np.pi, 32, endpoint=False)).astype(F))

    def vorticity(w):
        n = w.shape[0]
        k = jnp.fft.fftfreq(n, 1 / n)
        kx, ky = k[:, None], jnp.fft.rfftfreq(n, 1 / n)[None]
        k2 = kx**2 + ky**2

        def step(h, _):
            psi = h / jnp.where(k2 == 0, 1, k2)
            ux, uy = jnp.fft.irfft2(1j * ky * psi, s=(n, n)), jnp.fft.irfft2(-1j * kx * psi, s=(n, n))
            wx, wy = jnp.fft.irfft2(1j * kx * h, s=(n, n)), jnp.fft.irfft2(1j * ky * h, s=(n, n))
            h = (h - 0.02 * jnp.fft.rfft2(ux * wx + uy * wy)) / (1 + 0.02 * 0.01 * k2)
            return h, jnp.sum(jnp.abs(psi) ** 2 * k2)

        h, energy = lax.scan(step, jnp.fft.rfft2(w), length=8)
        return jnp.fft.irfft2(h, s=(n, n)), energy

    add("vorticity_spectral", vorticity, rand("f32", (12, 12), "vor"))

    def schroedinger(psi, v):
        k = 2 * jnp.pi * jnp.fft.fftfreq(psi.shape[0], 0.2)
        half, kick = jnp.exp(-0.25j * 0.05 * k**2), jnp.exp(-1j * 0.05 * v)

        def step(_, p):
            return jnp.fft.ifft(half * jnp.fft.fft(kick * jnp.fft.ifft(half * jnp.fft.fft(p))))

        p = lax.fori_loop(0, 20, step, psi)
        return p, jnp.abs(p) ** 2, jnp.vdot(p, p)

    z = np.linspace(-3, 3, 30)
    add("schroedinger_split_step", schroedinger, np.exp(-z * z + 2j * z).astype(np.complex64), (z * z / 2).astype(F))

    def boltzmann(f):
        """Lattice Boltzmann, nine directions."""
        c = np.array([(0, 0), (1, 0), (0, 1), (-1, 0), (0, -1), (1, 1), (-1, 1), (-1, -1), (1, -1)])
        w = jnp.array([4 / 9] + [1 / 9] * 4 + [1 / 36] * 4)

        def step(f, _):
            rho = f.sum(0)
            u = jnp.einsum("ihw,id->dhw", f, c.astype(F)) / rho
            cu = jnp.einsum("id,dhw->ihw", c.astype(F), u)
            feq = rho * w[:, None, None] * (1 + 3 * cu + 4.5 * cu**2 - 1.5 * (u**2).sum(0))
            f = f + (feq - f) / 0.8
            return jnp.stack([jnp.roll(g, tuple(d), (0, 1)) for g, d in zip(f, c)]), rho.sum()

        return lax.scan(step, f, length=5)

    add("lattice_boltzmann", boltzmann, np.abs(rand("f32", (9, 6, 7), "lbm")) * F(0.05) + F(0.1))

    def multigrid(f):
        """V-cycles for Poisson's equation in one dimension."""

        def smooth(u, f, h, n):
            return lax.fori_loop(0, n, lambda _, u: u + 2 / 3 * (jnp.convolve(jnp.pad(u, 1), k, "valid") + h * h * f) / 2, u)

        k = jnp.array([1.0, -2.0, 1.0])

        def cycle(u, f, h):
            if f.shape[0] <= 3:
                return smooth(u, f, h, 30)
            u = smooth(u, f, h, 2)
            r = f + jnp.convolve(jnp.pad(u, 1), k, "valid") / (h * h)
            coarse = 0.25 * (r[:-2:2] + 2 * r[1:-1:2] + r[2::2])
            e = cycle(jnp.zeros_like(coarse), coarse, 2 * h)
            fine = jnp.zeros_like(u).at[1:-1:2].set(e)
            pad = jnp.pad(e, 1)
            return smooth(u + fine.at[::2].set((pad[1:] + pad[:-1]) / 2), f, h, 2)

        return lax.fori_loop(0, 6, lambda _, u: cycle(u, f, 1 / 32), jnp.zeros_like(f))

    add("multigrid", multigrid, rand("f32", (31,), "mg"))

    def reaction(a, b):
        def lap(x):
            return sum(jnp.roll(x, s, d) for s in (1, -1) for d in (0, 1)) - 4 * x

        def step(s, _):
            a, b = s
            r = a * b * b
            return (a + 0.16 * lap(a) - r + 0.035 * (1 - a), b + 0.08 * lap(b) + r - 0.1 * b), None

        return lax.scan(step, (a, b), length=30)[0]

    spot = np.zeros((11, 13), F)
    spot[4:7, 5:9] = 0.5
    add("gray_scott", reaction, 1 - spot, spot)

    def maxwell(ez, src):
        """Yee's scheme in two dimensions with a source that is switched by the step."""

        def step(t, s):
            ez, hx, hy = s
            hx = hx.at[:, :-1].add(-0.5 * jnp.diff(ez, axis=1))
            hy = hy.at[:-1].add(0.5 * jnp.diff(ez, axis=0))
            ez = ez.at[1:-1, 1:-1].add(0.5 * (jnp.diff(hy, axis=0)[:-1, 1:-1] - jnp.diff(hx, axis=1)[1:-1, :-1]))
            return ez.at[5, 5].add(src[t]), hx, hy

        return lax.fori_loop(0, src.shape[0], step, (ez, ez * 0, ez * 0))

    add("maxwell_yee", maxwell, np.zeros((12, 11), F), np.sin(np.arange(18) / 3).astype(F))


def particles(add):
    x, v = rand("f32", (7, 3), "nbx"), rand("f32", (7, 3), "nbv") * F(0.1)

    def bodies(x, v, m):
        def force(x):
            d = x[None] - x[:, None]
            return (m[None, :, None] * d * (jnp.sum(d * d, -1) + 0.05)[..., None] ** -1.5).sum(1)

        def step(_, s):
            x, v, a = s
            v = v + 0.005 * a
            x = x + 0.01 * v
            a = force(x)
            return x, v + 0.005 * a, a

        return lax.fori_loop(0, 30, step, (x, v, force(x)))

    add("n_body_leapfrog", bodies, x, v, np.abs(rand("f32", (7,), "nbm")))

    def molecules(x, v, box):
        """Lennard-Jones in a periodic box, forces by the gradient, and the virial."""

        def energy(x):
            d = x[:, None] - x[None]
            d = d - box * jnp.round(d / box)
            r2 = jnp.sum(d * d, -1) + jnp.eye(x.shape[0]) * 1e3
            s6 = (1 / r2) ** 3
            return jnp.sum(jnp.where(r2 < 6.25, 4 * (s6 * s6 - s6), 0)) / 2

        def step(s, _):
            x, v = s
            v = v - 0.001 * jax.grad(energy)(x)
            x = (x + 0.002 * v) % box
            v = v - 0.001 * jax.grad(energy)(x)
            return (x, v), (energy(x), 0.5 * jnp.sum(v * v))

        return lax.scan(step, (x, v), length=8)

    lattice = np.stack(np.meshgrid(*[np.arange(2) * 1.3] * 3), -1).reshape(-1, 3).astype(F)
    add("molecular_dynamics", molecules, lattice + F(0.2), rand("f32", (8, 3), "mdv") * F(0.3), F(2.9))

    def ising(key, s):
        """Checkerboard Metropolis."""

        def sweep(c, _):
            s, k = c
            for parity in (0, 1):
                k, sub = jax.random.split(k)
                n = sum(jnp.roll(s, d, a) for d in (1, -1) for a in (0, 1))
                flip = jax.random.uniform(sub, s.shape) < jnp.exp(-0.9 * s * n)
                colour = (jnp.indices(s.shape).sum(0) % 2) == parity
                s = jnp.where(flip & colour, -s, s)
            return (s, k), s.sum()

        (s, _), m = lax.scan(sweep, (s, jax.random.wrap_key_data(key)), length=6)
        return s, m

    add("ising_metropolis", ising, np.array([5, 6], np.uint32), rand("i32", (8, 8), "isi", 0, 2) * 2 - 1)

    def walkers(key):
        """Random walks that stop at a wall, each when it gets there."""

        def walk(k):
            def body(c):
                x, k, n = c
                k, s = jax.random.split(k)
                return x + jnp.where(jax.random.bernoulli(s, 0.6), 1, -1), k, n + 1

            x, _, n = lax.while_loop(lambda c: (jnp.abs(c[0]) < 5) & (c[2] < 100), body, (0, k, 0))
            return x, n

        return jax.vmap(walk)(jax.random.split(jax.random.wrap_key_data(key), 6))

    add("random_walkers", walkers, np.array([7, 7], np.uint32))

    def cells(x, w):
        """Mass to a grid and back with linear weights, as in particle-in-cell."""
        n = 10

        def weights(x):
            i = jnp.floor(x).astype(jnp.int32)
            f = x - i
            return jnp.stack([i % n, (i + 1) % n]), jnp.stack([1 - f, f])

        def step(c, _):
            x, v = c
            i, f = weights(x)
            rho = jnp.zeros(n).at[i].add(f * w) - w.sum() / n
            k = jnp.fft.rfftfreq(n, 1 / n) * 2 * jnp.pi / n
            phi = jnp.fft.rfft(rho) / jnp.where(k == 0, 1, k**2)
            e = jnp.fft.irfft(-1j * k * phi, n)
            v = v + 0.1 * (e[i] * f).sum(0)
            return ((x + 0.1 * v) % n, v), rho

        return lax.scan(step, (x, jnp.zeros_like(x)), length=10)

    add("particle_in_cell", cells, rand("f32", (15,), "pic", 0, 10), np.abs(rand("f32", (15,), "piw")))

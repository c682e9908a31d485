#!/usr/bin/env python3
"""test_pjrt_devices.py PLUGIN: programs over eight devices of Samara in JAX, against NumPy."""
import os
import sys
import unittest

os.environ["SAMARA_PJRT_LIBRARY"] = sys.argv[1]
os.environ["JAX_PLATFORMS"] = "samara"
os.environ["SAMARA_DEVICES"] = "8"
PYTHON = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "python")
sys.path.insert(0, PYTHON)

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax
from jax.experimental import io_callback
from jax.sharding import AxisType, NamedSharding, PartitionSpec as P

MESH = jax.make_mesh((4, 2), ("x", "y"), axis_types=(AxisType.Auto,) * 2)
A = np.arange(64, dtype=np.float32).reshape(8, 8)
V = np.arange(8, dtype=np.float32)


def put(x, *spec):
    return jax.device_put(x, NamedSharding(MESH, P(*spec)))


def by_device(f, *, ins=P("x", "y"), outs=P("x", "y"), **how):
    return jax.jit(jax.shard_map(f, mesh=MESH, in_specs=ins, out_specs=outs, **how))


def shards(x):
    return [np.asarray(s.data) for s in x.addressable_shards]


class Arrays(unittest.TestCase):
    def test_parts_of_an_array(self):
        x = put(A, "x", "y")
        self.assertEqual(len(x.devices()), 8)
        for s in x.addressable_shards:
            np.testing.assert_array_equal(np.asarray(s.data), A[s.index])
        np.testing.assert_array_equal(np.asarray(x), A)

    def test_resharding(self):
        for spec in ((None, "x"), (("y", "x"),), (), ("y", "x")):
            x = jax.device_put(put(A, "x", "y"), NamedSharding(MESH, P(*spec)))
            for s in x.addressable_shards:
                np.testing.assert_array_equal(np.asarray(s.data), A[s.index])

    def test_array_from_callback(self):
        x = jax.make_array_from_callback(A.shape, NamedSharding(MESH, P("y")), lambda i: A[i])
        np.testing.assert_array_equal(np.asarray(x + 1), A + 1)

    def test_types(self):
        for name in ("bool", "int8", "float16", "bfloat16", "complex64", "int4"):
            x = np.arange(16).reshape(8, 2) % 5
            y = jax.jit(lambda a: a[::-1])(put(jnp.asarray(x).astype(name), "x"))
            np.testing.assert_array_equal(np.asarray(y), np.asarray(jnp.asarray(x[::-1]).astype(name)), name)


class Programs(unittest.TestCase):
    """jit with arrays that are sharded: the program is written for whole arrays."""

    def test_matmul(self):
        y = jax.jit(lambda a, b: a @ b + 1)(put(A, "x", "y"), put(A.T, "y"))
        np.testing.assert_allclose(np.asarray(y), A @ A.T + 1)

    def test_shardings_of_results_are_propagated(self):
        x = put(A, "x", "y")
        for f, spec in ((lambda a: jnp.sin(a) * 2, P("x", "y")), (lambda a: a.T, P("y", "x")),
                        (lambda a: a[::-1], P("x", "y")), (lambda a: a.sum(1), P("x")), (lambda a: a.sum(), P())):
            y = jax.jit(f)(x)
            self.assertEqual(y.sharding.spec, spec)
            self.assertEqual(jax.jit(f).lower(x).compile().output_shardings.spec, spec)
            np.testing.assert_allclose(np.asarray(y), np.asarray(f(jnp.asarray(A))), rtol=1e-6)

    def test_given_shardings_of_results(self):
        f = jax.jit(lambda a: (a + 1, a.T), out_shardings=(NamedSharding(MESH, P()), NamedSharding(MESH, P(None, "y"))))
        y, z = f(put(A, "x"))
        for s in y.addressable_shards:
            np.testing.assert_array_equal(np.asarray(s.data), A + 1)
        for s in z.addressable_shards:
            np.testing.assert_array_equal(np.asarray(s.data), A.T[s.index])

    def test_text(self):
        f = jax.jit(lambda a: lax.with_sharding_constraint(a * 2, NamedSharding(MESH, P(None, "y"))))
        self.assertRegex(f.lower(put(A, "x")).compile().as_text(), r"(?s)multiply.*custom_call_target=\"Sharding\"")
        g = by_device(lambda a: lax.psum(a, "x"), outs=P(None, "y"))
        text = g.lower(put(A, "x", "y")).compile().as_text()
        self.assertRegex(text, r"(?s)SPMDFullToShardShape.*all-reduce.*SPMDShardToFullShape")

    def test_constraint(self):
        f = jax.jit(lambda a: lax.with_sharding_constraint(a * 2, NamedSharding(MESH, P(None, ("x", "y")))))
        y = f(put(A, "x"))
        self.assertEqual(shards(y)[0].shape, (8, 1))
        np.testing.assert_array_equal(np.asarray(y), A * 2)

    def test_donation(self):
        f = jax.jit(lambda a: a * 2, donate_argnums=0)
        x = put(A, "x", "y")
        y = f(x)
        self.assertTrue(x.is_deleted())
        np.testing.assert_array_equal(np.asarray(y), A * 2)
        with self.assertRaisesRegex(Exception, "deleted"):
            f(x)

    def test_a_donation_that_no_result_can_use_is_none(self):
        x = put(A, "x")
        y = jax.jit(lambda a: a @ a.T[:, :3], donate_argnums=0)(x)
        self.assertFalse(x.is_deleted())
        np.testing.assert_allclose(np.asarray(y), A @ A.T[:, :3], rtol=1e-5)

    def test_long_run(self):
        f = jax.jit(lambda a: lax.fori_loop(0, 1000, lambda i, c: c + 1, a))
        x = put(A, "x", "y")
        for _ in range(3):
            x = f(x)
        np.testing.assert_array_equal(np.asarray(x), A + 3000)

    def test_callback_runs_once_on_the_whole_array(self):
        seen = []

        def back(a):
            seen.append(np.asarray(a).shape)
            return np.asarray(a) * 2

        y = jax.jit(lambda a: jax.pure_callback(back, jax.ShapeDtypeStruct(a.shape, a.dtype), a))(put(A, "x", "y"))
        np.testing.assert_array_equal(np.asarray(y), A * 2)
        self.assertEqual(seen, [(8, 8)])

    def test_parts_of_several_sizes_are_refused(self):
        with self.assertRaisesRegex(ValueError, "evenly divide"):
            put(np.ones(7, np.float32), "x")

    def test_too_few_devices(self):
        with self.assertRaisesRegex(ValueError, "16"):
            jax.make_mesh((16,), ("x",))

    def test_one_device_of_several(self):
        x = jax.device_put(V, jax.devices()[5])
        self.assertEqual((x + 1).devices(), {jax.devices()[5]})


class Computations(unittest.TestCase):
    """shard_map: the program is written for one device."""

    def test_psum(self):
        y = by_device(lambda a: lax.psum(a, "x"), outs=P(None, "y"))(put(A, "x", "y"))
        self.assertEqual(y.sharding.spec, P(None, "y"))
        np.testing.assert_array_equal(np.asarray(y), A.reshape(4, 2, 8).sum(0))

    def test_ring(self):
        ring = [(i, (i + 1) % 4) for i in range(4)]
        y = by_device(lambda a: lax.ppermute(a, "x", ring))(put(A, "x", "y"))
        np.testing.assert_array_equal(np.asarray(y), np.roll(A, 2, 0))

    def test_all_gather(self):
        y = by_device(lambda a: lax.all_gather(a, "x", tiled=True), outs=P("x", "y"))(put(A, "x", "y"))
        self.assertEqual(y.shape, (32, 8))
        np.testing.assert_array_equal(np.asarray(y), np.tile(A, (4, 1)))

    def test_all_to_all(self):
        f = by_device(lambda a: lax.all_to_all(a, "x", 1, 0, tiled=True), ins=P("x"), outs=P(None, "x"))
        np.testing.assert_array_equal(np.asarray(f(put(A, "x"))), A)

    def test_psum_scatter(self):
        f = by_device(lambda a: lax.psum_scatter(a, "x", tiled=True), ins=P(None, "y"))
        np.testing.assert_array_equal(np.asarray(f(put(A, None, "y"))), A * 4)

    def test_axis_index(self):
        f = by_device(lambda: (lax.axis_index("x") * 10 + lax.axis_index("y"))[None, None], ins=())
        np.testing.assert_array_equal(np.asarray(f()), [[0, 1], [10, 11], [20, 21], [30, 31]])

    def test_grad(self):
        def f(a, b):
            return by_device(lambda a, b: lax.psum(jnp.sum(jnp.sin(a) * b), ("x", "y")), ins=(P("x", "y"), P("x", "y")),
                             outs=P())(a, b)

        g = jax.jit(jax.grad(f))(put(A, "x", "y"), put(A, "x", "y"))
        np.testing.assert_allclose(np.asarray(g), np.cos(A) * A, rtol=1e-4, atol=1e-4)

    def test_some_axes(self):
        f = by_device(lambda a: lax.psum(a * 1, "x"), ins=P("x"), outs=P(), axis_names={"x"})
        np.testing.assert_array_equal(np.asarray(f(put(A, "x", "y"))), A.reshape(4, 2, 8).sum(0))

    def test_whole_and_parts_in_one_program(self):
        f = by_device(lambda a: lax.psum(a, "x"), outs=P(None, "y"))
        y = jax.jit(lambda a: (f(a * 2) @ a, a + 1))(put(A, "x", "y"))
        np.testing.assert_allclose(np.asarray(y[0]), A.reshape(4, 2, 8).sum(0) * 2 @ A)
        np.testing.assert_array_equal(np.asarray(y[1]), A + 1)

    def test_arrays_that_differ_where_they_should_be_equal(self):
        f = by_device(lambda a: a + lax.axis_index("x"), ins=P(), outs=P(), check_vma=False)
        y = f(put(V))
        self.assertEqual([float(s[0]) for s in shards(y)], [0, 0, 1, 1, 2, 2, 3, 3])
        self.assertEqual([float(s[0]) for s in shards(f(y))], [0, 0, 2, 2, 4, 4, 6, 6])

    def test_addends(self):
        mesh = jax.make_mesh((4, 2), ("x", "y"), axis_types=(AxisType.Explicit,) * 2)
        with jax.set_mesh(mesh):
            f = jax.jit(jax.shard_map(lambda a: lax.pcast(a, "x", to="unreduced"), out_specs=P(unreduced={"x"})))
            y = f(jax.device_put(V, P("x")))
            self.assertEqual([s.tolist() for s in shards(y)[::2]], V.reshape(4, 2).tolist())
            np.testing.assert_array_equal(np.asarray(jax.reshard(y, P())), V.reshape(4, 2).sum(0))

    def test_callback_runs_on_each_device(self):
        seen = []

        def f(a):
            jax.debug.callback(lambda i: seen.append(int(i)), lax.axis_index("x") * 2 + lax.axis_index("y"))
            return a

        jax.block_until_ready(by_device(f)(put(A, "x", "y")))
        jax.effects_barrier()
        self.assertEqual(sorted(seen), list(range(8)))

    def test_ordered_callback(self):
        seen = []

        def f(a):
            io_callback(lambda x: seen.append(x.shape), (), a, ordered=True)
            return a * 2

        np.testing.assert_array_equal(np.asarray(by_device(f)(put(A, "x", "y"))), A * 2)
        jax.effects_barrier()
        self.assertEqual(set(seen), {(2, 4)})

    def test_callback_outside_runs_once(self):
        seen, f = [], by_device(lambda a: a * 2)

        def back(a):
            seen.append(np.asarray(a).shape)
            return np.asarray(a) - 1

        y = jax.jit(lambda a: f(jax.pure_callback(back, jax.ShapeDtypeStruct(a.shape, a.dtype), a + 1)))(put(A, "x", "y"))
        np.testing.assert_array_equal(np.asarray(y), A * 2)
        self.assertEqual(seen, [(8, 8)])

    def test_callback_runs_a_program(self):
        def back(a):
            return np.asarray(lax.fori_loop(0, 10, lambda i, c: c + 1, jnp.asarray(np.asarray(a))))

        f = by_device(lambda a: jax.pure_callback(back, jax.ShapeDtypeStruct(a.shape, a.dtype), a))
        np.testing.assert_array_equal(np.asarray(f(put(A, "x", "y"))), A + 10)

    def test_loops_and_branches(self):
        def f(a):
            a = lax.fori_loop(0, 3, lambda i, c: lax.psum(c, "y"), a)
            return lax.cond(a.sum() > 0, lambda c: lax.psum(c, "y"), lambda c: c, a)

        y = by_device(f, ins=P("x"), outs=P("x"), check_vma=False)(put(A, "x"))
        np.testing.assert_array_equal(np.asarray(y), A * 16)

    def test_pmap(self):
        y = jax.pmap(lambda a: lax.psum(a, "i") + lax.axis_index("i"), axis_name="i")(A)
        np.testing.assert_array_equal(np.asarray(y), A.sum(0) + np.arange(8)[:, None])

    def test_training_step(self):
        def loss(w, x):
            return jnp.mean((jnp.tanh(x @ w) - 1) ** 2)

        def step(w, x):
            g = jax.grad(lambda w: loss(w, x))(w)
            return w - 0.1 * lax.pmean(g, "x")

        w, x = np.eye(8, dtype=np.float32), A / 64
        got = by_device(step, ins=(P(), P("x")), outs=P(), check_vma=False)(put(w), put(x, "x"))
        want = w - 0.1 * jax.grad(loss)(jnp.asarray(w), jnp.asarray(x))
        np.testing.assert_allclose(np.asarray(got), np.asarray(want), rtol=1e-5, atol=1e-6)


if __name__ == "__main__":
    unittest.main(argv=[sys.argv[0], *sys.argv[2:]])

#!/usr/bin/env python3
"""test_pjrt_processes.py PLUGIN: programs over devices of several processes (jax.distributed).

Without more arguments it starts processes of itself, each with a number; these run the functions
of class Process, and fail by their exit status."""
import os
import pathlib
import re
import socket
import subprocess
import sys
import unittest

PLUGIN = sys.argv[1]
PYTHON = pathlib.Path(__file__).resolve().parents[2] / "python"
LIMIT = 120  # seconds


def start(n, name, devices=1, **variables):
    """Starts @p n processes that run Process.@p name; returns (exit status, output) of each."""
    with socket.socket() as s:
        s.bind(("127.0.0.1", 0))
        port = s.getsockname()[1]
    env = dict(os.environ, SAMARA_PJRT_LIBRARY=PLUGIN, JAX_PLATFORMS="samara", SAMARA_DEVICES=str(devices),
               **variables)
    all_ = [subprocess.Popen([sys.executable, __file__, PLUGIN, name, str(n), str(i), str(port)], env=env,
                             stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True) for i in range(n)]
    ends = []
    for p in all_:
        try:
            ends.append((p, p.communicate(timeout=LIMIT)[0]))
        except subprocess.TimeoutExpired:
            p.kill()
            ends.append((p, p.communicate()[0] + f"\nno end in {LIMIT} s"))
    return [(p.returncode, text) for p, text in ends]


class Process:
    """The programs of each process, after jax.distributed.initialize()."""

    def __init__(self, n, number):
        import jax
        import numpy as np
        from jax.sharding import NamedSharding, PartitionSpec

        self.jax, self.np, self.n, self.number = jax, np, n, number
        self.devices = len(jax.devices())
        self.mesh = jax.make_mesh((self.devices,), ("x",), axis_types=(jax.sharding.AxisType.Auto,))
        self.sharding = lambda *spec: NamedSharding(self.mesh, PartitionSpec(*spec))
        self.whole = np.arange(self.devices * 2 * 8, dtype=np.float32).reshape(self.devices * 2, 8)

    def put(self, *spec):
        return self.jax.make_array_from_callback(self.whole.shape, self.sharding(*spec), lambda i: self.whole[i])

    def check(self, x, want):
        """Compares the parts of this process."""
        want = self.np.asarray(want)
        assert x.shape == want.shape, (x.shape, want.shape)
        assert x.addressable_shards
        for s in x.addressable_shards:
            self.np.testing.assert_allclose(self.np.asarray(s.data), want[s.index], rtol=1e-5, atol=1e-5)

    def by_device(self, f, ins, outs):
        P = self.jax.sharding.PartitionSpec
        f = self.jax.shard_map(f, mesh=self.mesh, in_specs=P(*ins), out_specs=P(*outs), check_vma=False)
        return self.jax.jit(f)

    # ---- cases: each must be right in all processes

    def devices_of_all(self):
        jax = self.jax
        assert jax.process_count() == self.n and jax.process_index() == self.number
        per = self.devices // self.n
        assert [d.process_index for d in jax.devices()] == [i // per for i in range(self.devices)]
        assert jax.local_devices() == jax.devices()[self.number * per:(self.number + 1) * per]
        here = jax.numpy.arange(3) + 1  # a program of this process alone
        self.np.testing.assert_array_equal(here, [1, 2, 3])

    def collectives(self):
        jax, np, lax = self.jax, self.np, self.jax.lax
        n, a = self.devices, self.whole
        x = self.put("x")
        parts = a.reshape(n, 2, 8)
        self.check(self.by_device(lambda a: lax.psum(a, "x"), ("x",), ())(x), parts.sum(0))
        self.check(self.by_device(lambda a: lax.pmax(a, "x"), ("x",), ())(x), parts.max(0))
        self.check(self.by_device(lambda a: lax.all_gather(a, "x", tiled=True), ("x",), ())(x), a)
        self.check(self.by_device(lambda a: lax.all_to_all(a, "x", 1, 0, tiled=True), ("x",), (None, "x"))(x), a)
        scatter = self.by_device(lambda a: lax.psum_scatter(a, "x", tiled=True), (), ("x",))
        self.check(scatter(self.put()), a * n)
        ring = [(i, (i + 1) % n) for i in range(n)]
        self.check(self.by_device(lambda a: lax.ppermute(a, "x", ring), ("x",), ("x",))(x), np.roll(a, 2, 0))
        some = [[i, i ^ 1] for i in range(0, n, 2)]
        pairs = self.by_device(lambda a: lax.psum(a, "x", axis_index_groups=some), ("x",), ("x",))
        self.check(pairs(x), np.repeat(parts.reshape(n // 2, 2, 2, 8).sum(1), 2, 0).reshape(a.shape))
        loop = self.by_device(lambda a: lax.fori_loop(0, 5, lambda i, c: lax.pmean(c, "x") + i, a), ("x",), ())
        self.check(loop(x), parts.mean(0) + 10)

    def groups_that_cross(self):
        """Groups of devices of other processes: all must be at work at once."""
        jax, lax = self.jax, self.jax.lax
        P = jax.sharding.PartitionSpec
        mesh = jax.make_mesh((self.n, self.devices // self.n), ("p", "d"))
        x = jax.make_array_from_callback(self.whole.shape, jax.sharding.NamedSharding(mesh, P(("p", "d"))),
                                         lambda i: self.whole[i])
        f = jax.jit(jax.shard_map(lambda a: lax.psum(lax.psum(a, "p") * 2, "d"), mesh=mesh, in_specs=P(("p", "d")),
                                  out_specs=P(), check_vma=False))
        self.check(f(x), self.whole.reshape(self.devices, 2, 8).sum(0) * 2)

    def whole_programs(self):
        jax, np = self.jax, self.np
        jnp, a = jax.numpy, self.whole
        x = self.put("x")
        self.check(jax.jit(lambda a: jnp.sin(a) + a[::-1])(x), np.sin(a) + a[::-1])
        self.check(jax.jit(lambda a: a.sum())(x), a.sum())
        y = jax.jit(lambda a, b: a @ b.T, out_shardings=self.sharding(None, "x"))(x, self.put(None, "x"))
        self.check(y, a @ a.T)
        self.check(jax.jit(lambda a: a * 2, donate_argnums=0)(self.put("x")), a * 2)
        self.check(jax.jit(lambda a: a + 1)(self.put()), a + 1)
        local = np.asarray(a[:2 * self.devices // self.n]) + self.number
        z = jax.make_array_from_process_local_data(self.sharding("x"), local)
        self.check(jax.jit(lambda a: a * 3)(z), np.concatenate([a[:len(local)] + i for i in range(self.n)]) * 3)

    def copies(self):
        """Arrays that all processes have are the same, to the bit."""
        from jax.experimental import multihost_utils as m

        jax, np = self.jax, self.np
        f = jax.jit(lambda k: jax.random.normal(k, (999,)), out_shardings=self.sharding())
        g = jax.jit(lambda a, b: jax.numpy.tanh(a @ b.T).sum(0), out_shardings=self.sharding())
        for _ in range(3):
            for y in f(jax.random.key(0)), g(self.put("x"), self.put("x")):
                all_ = m.process_allgather(np.asarray(y.addressable_shards[0].data))
                self.np.testing.assert_array_equal(all_, np.broadcast_to(all_[0], all_.shape))

    def large_arrays(self):
        jax, np = self.jax, self.np
        a = np.random.default_rng(1).standard_normal((self.devices * 64, 4096)).astype(np.float32)
        x = jax.make_array_from_callback(a.shape, self.sharding("x"), lambda i: a[i])
        self.check(jax.jit(lambda a: jax.numpy.cumsum(a, 0)[::-1])(x), np.cumsum(a, 0)[::-1])
        f = self.by_device(lambda a: jax.lax.psum(a, "x"), ("x",), ())
        self.check(f(x), a.reshape(self.devices, 64, 4096).sum(0))

    def large_folds(self):
        """Arrays that are reduced in parts: the fold in the order of devices, to the bit."""
        jax, np, lax = self.jax, self.np, self.jax.lax
        a = np.random.default_rng(2).standard_normal((self.devices, 1200007)).astype(np.float32)
        x = jax.make_array_from_callback(a.shape, self.sharding("x"), lambda i: a[i])
        for f, fold in (lax.psum, np.add), (lax.pmax, np.maximum):
            want = a[:1]
            for row in a[1:]:
                want = fold(want, row)
            for s in self.by_device(lambda a: f(a, "x"), ("x",), ())(x).addressable_shards:
                np.testing.assert_array_equal(np.asarray(s.data).view(np.uint32), want.view(np.uint32))

    def utilities(self):
        from jax.experimental import multihost_utils as m

        np = self.np
        np.testing.assert_array_equal(m.process_allgather(np.float32(self.number)), np.arange(self.n))
        np.testing.assert_array_equal(m.broadcast_one_to_all(np.arange(3) + self.number), np.arange(3))
        m.sync_global_devices("here")
        np.testing.assert_array_equal(m.process_allgather(self.put("x"), tiled=True), self.whole)

    def training(self):
        """Data parallel steps that run ahead of each other: results are those of one process."""
        jax, np = self.jax, self.np
        jnp, a = jax.numpy, self.whole / 100

        def step(w, x):
            return w - 0.1 * jax.grad(lambda w: jnp.mean((jnp.tanh(x @ w) - 1) ** 2))(w)

        want = w = np.eye(8, dtype=np.float32)
        put = lambda x, *spec: jax.make_array_from_callback(x.shape, self.sharding(*spec), lambda i: x[i])
        x, w = put(a, "x"), put(w)
        jitted, mapped = jax.jit(step, out_shardings=self.sharding()), jax.jit(jax.shard_map(
            lambda w, x: w - 0.1 * jax.lax.pmean(w - step(w, x), "x") / 0.1, mesh=self.mesh,
            in_specs=(jax.sharding.PartitionSpec(), jax.sharding.PartitionSpec("x")),
            out_specs=jax.sharding.PartitionSpec(), check_vma=False))
        for i in range(20):
            w = (jitted if i % 2 else mapped)(w, x)
            want = np.asarray(step(jnp.asarray(want), jnp.asarray(a)))
        self.np.testing.assert_allclose(np.asarray(w), want, rtol=1e-3, atol=1e-3)

    def partitioned(self):
        """Programs for whole arrays: each device computes its part."""
        jax, np = self.jax, self.np
        jnp, lax, a = jax.numpy, jax.lax, self.whole
        x = self.put("x")
        product = jax.jit(lambda a, b: a @ b).lower(x, np.ones((8, 64), np.float32)).compile()
        flops = product.cost_analysis()["flops"]
        assert flops == 2 * 2 * 8 * 64, flops  # of two rows
        self.check(product(x, np.ones((8, 64), np.float32)), a @ np.ones((8, 64)))
        down = lambda c, y: (c + y, jnp.tanh(y))
        cases = {
            "sums": lambda a: (a.sum(), a.sum(0), a.mean(1), jnp.std(a)),
            "order": lambda a: (jnp.sort(a, 0)[::-1], jnp.argmax(a, 0), lax.top_k(a.T, 3)),
            "parts": lambda a: (a[1:-1:2], jnp.pad(a, 1), jnp.concatenate([a, -a]), jnp.roll(a, 3, 0)),
            "shapes": lambda a: (a.reshape(-1, 16), a.T * 2, a[:, None] + a[None, :, :1], a.ravel()),
            "loops": lambda a: (lax.scan(down, jnp.zeros(8), a), lax.fori_loop(0, 3, lambda i, c: c * i + 1, a)),
            "branches": lambda a: lax.cond(a.sum() > 0, lambda a: a + 1, lambda a: a - 1, a),
            "indices": lambda a: (a[jnp.array([3, 0, 2])], a.at[jnp.array([1, 1])].add(5.0), jnp.cumsum(a, 0)),
            "random": lambda a: a + jax.random.normal(jax.random.key(3), a.shape),
            "gradient": jax.grad(lambda a: (jax.nn.softmax(a / 9 @ a.T) ** 2).sum()),
            "complex": lambda a: jnp.fft.fft(a, axis=1) * 1j,
            "same": lambda a: (a, a, jnp.ones(3)),
        }
        for name, f in cases.items():
            want = jax.tree.leaves(jax.jit(f)(a))  # a program of this process alone
            for got, one in zip(jax.tree.leaves(jax.jit(f)(x)), want, strict=True):
                one = np.asarray(one)
                for s in got.addressable_shards:
                    np.testing.assert_allclose(np.asarray(s.data), one[s.index], rtol=1e-4, atol=1e-4, err_msg=name)

    def orders_of_devices(self):
        """A result on a mesh that has the devices in another order."""
        jax, np = self.jax, self.np
        other = jax.sharding.Mesh(np.array(jax.devices()[::-1]), ("y",))
        y = jax.device_put(self.put("x"), jax.sharding.NamedSharding(other, jax.sharding.PartitionSpec("y")))
        self.check(y, self.whole)
        assert [d.id for d in y.sharding.mesh.devices.flat] == list(range(self.devices))[::-1]

    def devices_elsewhere(self):
        """All processes hand over a program that one of them runs."""
        jax, np = self.jax, self.np
        last = jax.sharding.Mesh(np.array(jax.devices()[-1:]), ("y",))
        sharding = jax.sharding.NamedSharding(last, jax.sharding.PartitionSpec())
        x = jax.make_array_from_callback((3,), sharding, lambda i: np.ones(3, np.float32), dtype=np.float32)
        y = jax.jit(lambda x: x * 2)(x)
        assert len(y.addressable_shards) == (self.number == self.n - 1)
        for s in y.addressable_shards:
            np.testing.assert_array_equal(np.asarray(s.data), [2, 2, 2])

    def callbacks(self):
        """The process of the first device calls; the others get its results."""
        jax, np = self.jax, self.np
        calls = []

        def called(a):
            calls.append(a.shape)
            return a + self.number  # which others would tell

        shape = jax.ShapeDtypeStruct(self.whole.shape, np.float32)
        f = jax.jit(lambda a: jax.pure_callback(called, shape, jax.pure_callback(called, shape, a) * 2) + 1)
        for _ in range(3):
            self.check(f(self.put("x")), self.whole * 2 + 1)
        for dtype in (np.complex64, np.float16, jax.numpy.bfloat16, np.int8, np.bool_):
            ones = np.ones(self.whole.shape, dtype)
            put = jax.make_array_from_callback(ones.shape, self.sharding("x"), lambda i, a=ones: a[i])
            y = jax.jit(lambda a: jax.pure_callback(lambda v: v, jax.ShapeDtypeStruct(a.shape, a.dtype), a))(put)
            assert all((np.asarray(s.data) == ones[s.index]).all() for s in y.addressable_shards), dtype
        g = jax.jit(lambda a: (jax.debug.callback(called, a), a.sum())[1])
        self.check(g(self.put("x")), self.whole.sum())
        jax.effects_barrier()
        assert len(calls) == (7 if self.number == 0 else 0), calls

    CASES = ("devices_of_all", "collectives", "groups_that_cross", "whole_programs", "copies", "large_arrays",
             "large_folds", "partitioned", "orders_of_devices", "devices_elsewhere", "callbacks", "utilities", "training")

    def all(self):
        for name in self.CASES:
            getattr(self, name)()
            print("passed", name, flush=True)

    # ---- faults: the others get an error, soon

    def fault(self, wrong, expected):
        """The last process does something wrong; the others meet it in a collective."""
        f = self.by_device(lambda a: self.jax.lax.psum(a, "x"), ("x",), ())
        self.jax.block_until_ready(f(self.put("x")))
        if self.number == self.n - 1:
            wrong(f)
        else:
            try:
                self.jax.block_until_ready(f(self.put("x")))
            except Exception as e:
                assert re.search(expected, str(e)), e
                print("told:", e, flush=True)
        sys.stdout.flush()
        os._exit(0)  # without JAX's barrier

    def death(self):
        self.fault(lambda f: os._exit(0), "process .* is gone")

    def absence(self):
        import time

        self.fault(lambda f: time.sleep(8), "has sent nothing for all_reduce in 2 s")

    def another_program(self):
        g = self.by_device(lambda a: self.jax.lax.all_gather(a, "x"), ("x",), ())

        def wrong(f):
            try:
                self.jax.block_until_ready(g(self.put("x")))
            except Exception as e:
                print(e)

        self.fault(wrong, "different programs|failed")

    def failure(self):
        def callback(a):
            if self.number == self.n - 1 and self.armed:
                raise ValueError("out of paper")
            return a

        self.armed = False
        shape = self.jax.ShapeDtypeStruct((2, 8), self.np.float32)
        f = self.by_device(lambda a: self.jax.lax.psum(self.jax.pure_callback(callback, shape, a), "x"), ("x",), ())
        self.jax.block_until_ready(f(self.put("x")))
        self.armed = True
        try:
            self.jax.block_until_ready(f(self.put("x")))
        except Exception as e:
            assert "out of paper" in str(e), e
            print("told:", str(e)[-200:], flush=True)
        os._exit(0)


class Processes(unittest.TestCase):
    def run_all(self, n, name, **how):
        ends = start(n, name, **how)
        for i, (status, text) in enumerate(ends):
            self.assertEqual(status, 0, f"process {i} of {n}, {name}:\n{text[-4000:]}")
        return [text for _, text in ends]

    def test_two_processes(self):
        for text in self.run_all(2, "all"):
            self.assertEqual(text.count("passed"), len(Process.CASES))

    def test_four_processes_of_two_devices(self):
        self.run_all(4, "all", devices=2)

    def test_an_address_that_is_none_is_told(self):
        for address in "x" * 80, "nowhere":
            for status, text in start(2, "all", SAMARA_PROCESS_ADDRESS=address):
                self.assertNotEqual(status, 0)
                self.assertIn("no address", text)

    def check_first_is_told(self, name, **how):
        """JAX itself ends the other process, when the first one is gone."""
        (status, text), _ = start(2, name, **how)
        self.assertEqual(status, 0, text[-4000:])
        self.assertIn("told:", text)

    def test_a_process_that_dies_is_an_error_of_the_others(self):
        self.check_first_is_told("death")

    def test_a_process_that_does_not_come_is_an_error_of_the_others(self):
        self.check_first_is_told("absence", SAMARA_PROCESS_TIMEOUT="2")

    def test_processes_that_run_other_programs_are_told(self):
        self.check_first_is_told("another_program")

    def test_a_failure_is_told_to_the_others(self):
        for text in self.run_all(2, "failure"):
            self.assertIn("told:", text)


def run_process(name, n, number, port):
    sys.path.insert(0, str(PYTHON))
    import jax

    jax.distributed.initialize(f"127.0.0.1:{port}", n, number)
    getattr(Process(n, number), name)()
    jax.distributed.shutdown()


if __name__ == "__main__":
    if len(sys.argv) == 6:
        run_process(sys.argv[2], *map(int, sys.argv[3:]))
    else:
        unittest.main(argv=[sys.argv[0], *sys.argv[2:]])

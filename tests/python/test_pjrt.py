#!/usr/bin/env python3
"""test_pjrt.py PLUGIN: Samara as JAX's device, against NumPy and JAX's own CPU.

Each case is a function; it runs once on each device, and the results agree."""
import gc
import os
import pathlib
import subprocess
import sys
import tempfile
import threading
import unittest
import warnings
import weakref

os.environ["SAMARA_PJRT_LIBRARY"] = sys.argv[1]
os.environ["JAX_PLATFORMS"] = "samara"
os.environ.setdefault("JAX_ENABLE_X64", "0")
PYTHON = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "python")
sys.path.insert(0, PYTHON)

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax
from jax.experimental import checkify, io_callback

from pjrt_cases import CASES, A, B, SPD, V


class Agreement(unittest.TestCase):
    """Each case on the device and on JAX's CPU."""


def _add_case(name, case):
    def test(self):
        f, *args = case
        with jax.default_device(jax.devices("cpu")[0]):
            want = jax.jit(f)(*args)
        got = jax.jit(f)(*args)
        for w, g in zip(jax.tree.leaves(want), jax.tree.leaves(got), strict=True):
            self.assertEqual(next(iter(g.devices())).platform, "samara")
            self.assertEqual((w.shape, w.dtype), (g.shape, g.dtype))
            tolerance = 2e-2 if w.dtype == jnp.bfloat16 else 2e-5
            np.testing.assert_allclose(np.asarray(g), np.asarray(w), rtol=tolerance, atol=tolerance)

    setattr(Agreement, f"test_{name}", test)


# make check takes each third, check-all every one
_EVERY = 3 if os.environ.get("SAMARA_REPEATS", "1") == "1" else 1
for _name, _case in list(CASES.items())[::_EVERY]:
    _add_case(_name, _case)


class Arrays(unittest.TestCase):
    def test_device(self):
        self.assertEqual(jax.devices()[0].platform, "samara")
        self.assertEqual(str(jax.devices()[0]), "SamaraDevice(id=0)")
        self.assertEqual({m.kind for m in jax.devices()[0].addressable_memories()}, {"device", "pinned_host"})

    def test_asarray_copies_nothing(self):
        x = jnp.arange(1000.0) + 1
        self.assertEqual(np.asarray(x).__array_interface__["data"][0], x.unsafe_buffer_pointer())

    def test_device_put_copies_nothing_and_lets_go(self):
        host = np.arange(1 << 16, dtype=np.float32)
        x = jax.device_put(host)
        self.assertEqual(x.unsafe_buffer_pointer(), host.ctypes.data)
        gone = weakref.ref(host)
        del host
        gc.collect()
        self.assertIsNotNone(gone())
        del x
        gc.collect()
        self.assertIsNone(gone())

    def test_strides(self):
        for view in (A.T, A[::-1, ::2], A[:, 3], np.asfortranarray(A), np.broadcast_to(V, (3, 8))):
            np.testing.assert_array_equal(np.asarray(jax.device_put(view)), view)

    def test_dtypes_go_there_and_back(self):
        for name in ("bool", "int8", "uint8", "int16", "uint16", "int32", "uint32", "float16", "float32", "complex64",
                     "bfloat16", "float8_e4m3fn", "float8_e5m2", "int4", "uint4"):
            host = jnp.dtype(name).type
            x = np.array([0, 1, 2, 3, 1], dtype=host)
            back = jax.device_put(x)
            self.assertEqual(np.asarray(back).tolist(), x.tolist(), name)
            self.assertEqual(np.asarray(jax.jit(lambda a: a[::-1])(back)).tolist(), x[::-1].tolist(), name)

    def test_short_integers_wrap(self):
        for name, want in (("int4", [7, -8]), ("uint4", [7, 8]), ("int2", [-1, 0]), ("uint2", [3, 0])):
            self.assertEqual(np.asarray(jnp.arange(24, dtype=name))[7:9].astype(int).tolist(), want, name)

    def test_negative_int4(self):
        x = jnp.array([-8, -1, 7], dtype=jnp.int4)
        self.assertEqual(np.asarray(x.astype(jnp.int32) * 2).tolist(), [-16, -2, 14])
        self.assertEqual(np.asarray(x).astype(int).tolist(), [-8, -1, 7])

    def test_x64(self):
        with jax.enable_x64(True):
            x = jax.jit(lambda a: a / 3)(np.float64(1))
            self.assertEqual((x.dtype, float(x)), (np.float64, 1 / 3))
            self.assertEqual(int(jnp.int64(2**40) + 1), 2**40 + 1)

    def test_donation(self):
        f = jax.jit(lambda x: x * 2 + 1, donate_argnums=0)
        x = jnp.ones(1 << 16) * 3
        x.block_until_ready()
        where = x.unsafe_buffer_pointer()
        y = f(x)
        self.assertTrue(x.is_deleted())
        self.assertEqual(y.unsafe_buffer_pointer(), where)
        self.assertEqual(float(y[5]), 7)
        with self.assertRaisesRegex(RuntimeError, "deleted"):
            x + 1

    def test_donation_of_an_array_that_is_passed_twice(self):
        x = jnp.ones(4)
        with self.assertRaisesRegex(RuntimeError, "donated"):
            jax.jit(lambda a, b: a + b, donate_argnums=0)(x, x).block_until_ready()

    def test_donation_leaves_what_is_read(self):
        f = jax.jit(lambda x: x * 2, donate_argnums=0)
        x = jnp.ones(1 << 16) * 3
        view = np.asarray(x)
        f(x)
        self.assertEqual(view[0], 3)
        host = np.ones(1 << 16, np.float32)
        f(jax.device_put(host))
        self.assertEqual(host[0], 1)

    def test_memories(self):
        x = jax.device_put(V, jax.memory.Space.Host)
        self.assertEqual(x.sharding.memory_kind, "pinned_host")
        np.testing.assert_array_equal(np.asarray(jax.device_put(x, jax.memory.Space.Device)), V)

    def test_memory_stats(self):
        before = jax.devices()[0].memory_stats()["bytes_in_use"]
        x = (jnp.ones(1 << 20) + 1).block_until_ready()
        self.assertGreaterEqual(jax.devices()[0].memory_stats()["bytes_in_use"] - before, x.nbytes)

    def test_layouts(self):
        from jax.experimental.layout import Format, Layout

        turned = Format(Layout((1, 0)), jax.sharding.SingleDeviceSharding(jax.devices()[0]))
        x = jax.device_put(A, turned)
        self.assertEqual(x.format.layout.major_to_minor, (1, 0))
        np.testing.assert_array_equal(np.asarray(x), A)
        np.testing.assert_array_equal(np.asarray(x + 1), A + 1)
        y = jax.jit(lambda x: x * 2, in_shardings=turned, out_shardings=turned)(x)
        self.assertEqual(y.format.layout.major_to_minor, (1, 0))
        np.testing.assert_array_equal(np.asarray(y), A * 2)
        np.testing.assert_array_equal(np.from_dlpack(x), A)
        with self.assertRaisesRegex(Exception, "fastest"):  # the order in memory is another one
            x.unsafe_buffer_pointer()
        np.testing.assert_array_equal(np.asarray(jax.dlpack.from_dlpack(np.asfortranarray(A))), A)

    def test_dlpack(self):
        x = jnp.arange(6.0)
        np.testing.assert_array_equal(np.from_dlpack(x), np.arange(6.0))
        np.testing.assert_array_equal(np.asarray(jax.dlpack.from_dlpack(V)), V)


CACHED = """
import sys
sys.path.insert(0, sys.argv[1])
import jax, jax.numpy as jnp, numpy as np

counts = {}
jax.monitoring.register_event_listener(lambda name, **_: counts.update({name: counts.get(name, 0) + 1}))
print(float(jax.jit(lambda x: jnp.sum(jnp.sin(x) @ x))(np.ones((8, 8), np.float32))))
asked, found = (counts.get(f"/jax/compilation_cache/{n}", 0) for n in ("compile_requests_use_cache", "cache_hits"))
jax.block_until_ready(jax.jit(lambda x: jax.pure_callback(lambda x: x, x, x))(np.ones(3, np.float32)))
print(asked, found, counts.get("/jax/compilation_cache/compile_requests_use_cache", 0) - asked)
"""


DETERMINISTIC = """
import sys
sys.path.insert(0, sys.argv[1])
import jax, jax.numpy as jnp, numpy as np

a = np.random.default_rng(0).standard_normal((1000, 333)).astype(np.float32)
f = jax.jit(lambda x: (x.sum(), x.sum(0), jax.nn.softmax(x[:99]) @ x[:99].T,
                       jax.lax.scan(lambda c, r: (jnp.tanh(c * 0.9 + r), c.sum()), jnp.zeros(333), x[:50])))
print(len({b"".join(np.asarray(y).tobytes() for y in jax.tree.leaves(f(a))) for _ in range(60)}))
"""


class Libraries(unittest.TestCase):
    def test_deterministic_runs_have_the_same_bits(self):
        """Also the first runs, without a cache, which otherwise are interpreted."""
        with tempfile.TemporaryDirectory() as cache:
            env = dict(os.environ, SAMARA_DETERMINISTIC="1", SAMARA_CACHE=cache)
            done = subprocess.run([sys.executable, "-c", DETERMINISTIC, PYTHON], env=env, check=True, capture_output=True,
                                  text=True, timeout=120)
        self.assertEqual(done.stdout.split(), ["1"])

    def test_an_unknown_setting_is_refused(self):
        done = subprocess.run([sys.executable, "-c", "import jax; jax.devices()"], capture_output=True, text=True,
                              env=os.environ | {"SAMARA_DETERMINISTIC": "yes", "PYTHONPATH": PYTHON})
        self.assertNotEqual(done.returncode, 0)
        self.assertIn('SAMARA_DETERMINISTIC is "yes", not 0 or 1', done.stderr)

    def test_a_second_process_compiles_nothing(self):
        with tempfile.TemporaryDirectory() as folder:
            env = dict(os.environ, JAX_COMPILATION_CACHE_DIR=folder, JAX_PERSISTENT_CACHE_MIN_COMPILE_TIME_SECS="0",
                       JAX_PERSISTENT_CACHE_MIN_ENTRY_SIZE_BYTES="-1")
            runs = [subprocess.run([sys.executable, "-c", CACHED, PYTHON], env=env, check=True, capture_output=True,
                                   text=True, timeout=120).stdout.split() for _ in range(2)]
        first, second = runs
        self.assertEqual(first[0], second[0])
        self.assertGreater(int(first[1]), 0)
        self.assertEqual(first[2], "0")
        self.assertEqual(second[1], second[2])  # of what it asks for, all is found
        self.assertEqual((first[3], second[3]), ("0", "0"))  # a call of Python is not kept

    def test_a_broken_library_leaves_jax_as_it_is(self):
        for path in (os.devnull, "/no/such/library.so"):
            done = subprocess.run([sys.executable, "-c", "import jax; print(jax.devices())"], capture_output=True, text=True,
                                  env=os.environ | {"SAMARA_PJRT_LIBRARY": path, "JAX_PLATFORMS": "", "PYTHONPATH": PYTHON})
            self.assertIn("CpuDevice", done.stdout)
            self.assertIn("UserWarning: samara", done.stderr)


class Programs(unittest.TestCase):
    def test_eager(self):
        x = jnp.asarray(A)
        y = jnp.concatenate([x, x[::-1]]) + jnp.arange(8)
        np.testing.assert_allclose(np.asarray(y)[8], A[-1] + np.arange(8), rtol=1e-6)

    def test_subnormal_numbers_are_zero_within_programs(self):
        """As on JAX's CPU; functions of Python compute with them, and so does the caller."""
        a = np.full((300, 300), 1e-40, np.float32)
        self.assertEqual(float(jax.jit(lambda x: (x * 2).sum())(a)), 0)

        def call(x):
            self.assertGreater((np.asarray(x) * 2).max(), 0)
            return np.full((300, 300), 1e-30, np.float32) * np.float32(1e-10)

        y = jax.jit(lambda x: jax.pure_callback(call, jax.ShapeDtypeStruct(a.shape, a.dtype), x))(a)
        self.assertGreater((np.asarray(y) * 2).min(), 0)

    def test_many_arguments(self):
        f = jax.jit(lambda *a: [x + i for i, x in enumerate(a)])
        for i, y in enumerate(f(*[V] * 100)):
            np.testing.assert_allclose(np.asarray(y), V + i, rtol=1e-6)

    def test_threads(self):
        f = jax.jit(lambda x, i: jnp.sin(x).sum() + i)
        want, got = float(f(A, 0)), {}

        def work(i):
            got[i] = [float(f(A, i)) - i for _ in range(50)]

        threads = [threading.Thread(target=work, args=(i,)) for i in range(4)]
        for t in threads:
            t.start()
        for t in threads:
            t.join()
        np.testing.assert_allclose([got[i] for i in range(4)], want, rtol=1e-4)

    def test_long_runs_in_order(self):
        f = jax.jit(lambda x: lax.fori_loop(0, 200, lambda i, c: c @ c * 0 + c, x))
        g = jax.jit(lambda x: x + 1, donate_argnums=0)
        x = jnp.zeros((64, 64))
        for _ in range(10):
            x = g(f(x))
        np.testing.assert_array_equal(np.asarray(x), np.full((64, 64), 10.0))

    def test_pure_callback(self):
        def f(x):
            return jax.pure_callback(lambda a: np.sort(np.asarray(a)), jax.ShapeDtypeStruct(x.shape, x.dtype), x) * 2

        np.testing.assert_allclose(np.asarray(jax.jit(f)(V)), np.sort(V) * 2)

    def test_callbacks_of_all_types(self):
        for name in ("bool", "int8", "uint32", "float16", "bfloat16", "float32", "complex64", "int4"):
            x = jnp.array([0, 1, 3, 2]).astype(name)
            f = jax.jit(lambda a: jax.pure_callback(lambda b: np.asarray(b)[::-1], jax.ShapeDtypeStruct(a.shape, a.dtype), a))
            self.assertEqual(np.asarray(f(x)).tolist(), np.asarray(x)[::-1].tolist(), name)

    def test_ordered_callbacks(self):
        seen = []

        @jax.jit
        def f(n):
            return lax.fori_loop(0, n, lambda i, c: (io_callback(seen.append, None, i, ordered=True), c + i)[1], 0)

        self.assertEqual(int(f(5)), 10)
        jax.effects_barrier()
        self.assertEqual([int(i) for i in seen], [0, 1, 2, 3, 4])

    def test_debug_callback(self):
        seen = []
        jax.jit(lambda x: (jax.debug.callback(lambda v: seen.append(float(v)), x.sum()), x)[1])(V)
        jax.effects_barrier()
        np.testing.assert_allclose(seen, [V.sum()], rtol=1e-5)

    def test_callback_runs_a_program(self):
        g = jax.jit(lambda y: lax.fori_loop(0, 3, lambda i, c: c * 2, y))

        def back(y):
            return np.asarray(g(jax.device_put(np.asarray(y), jax.devices()[0])))

        def f(x):
            return lax.fori_loop(0, 3, lambda i, c: jax.pure_callback(back, c, c) + 1, x)

        np.testing.assert_allclose(np.asarray(jax.jit(f)(V)), ((V * 8 + 1) * 8 + 1) * 8 + 1, rtol=1e-5)

    def test_callbacks_of_two_threads_meet(self):
        meet = threading.Barrier(2, timeout=20)

        def wait(x):
            meet.wait()
            return x

        def run(n):
            f = jax.jit(lambda x: jax.pure_callback(wait, x, lax.fori_loop(0, n, lambda i, x: jnp.tanh(x @ x), x)))
            jax.block_until_ready(f(jnp.ones((64, 64))))

        threads = [threading.Thread(target=run, args=(n,)) for n in (300, 301)]
        for t in threads:
            t.start()
        for t in threads:
            t.join()
        self.assertFalse(meet.broken)

    def test_callbacks_of_one_program_in_two_threads_meet(self):
        meet = threading.Barrier(2, timeout=20)
        alone = True

        def wait(x):
            if not alone:
                meet.wait()
            return x

        f = jax.jit(lambda x: jax.pure_callback(wait, x, x))
        jax.block_until_ready(f(V))  # JAX runs a function's first call apart from others
        alone = False
        threads = [threading.Thread(target=lambda: jax.block_until_ready(f(V))) for _ in range(2)]
        for t in threads:
            t.start()
        for t in threads:
            t.join()
        self.assertFalse(meet.broken)

    def test_buffer_callback(self):
        from jax.experimental import buffer_callback as b

        def double(ctx, out, x):
            self.assertEqual((ctx.stage, x.shape, x.writeable), (b.ExecutionStage.EXECUTE, V.shape, False))
            np.asarray(out)[...] = np.asarray(x) * 2

        def keep(ctx, out, x):
            self.assertEqual(np.asarray(out).ctypes.data, np.asarray(x).ctypes.data)

        for f, want, how in ((double, V * 2, {}), (keep, V, {"input_output_aliases": {0: 0}})):
            g = jax.jit(b.buffer_callback(f, jax.ShapeDtypeStruct(V.shape, V.dtype), **how))
            np.testing.assert_array_equal(np.asarray(g(V)), want)
        with self.assertRaisesRegex(Exception, "must not return"):
            jax.block_until_ready(b.buffer_callback(lambda *a: 1, jax.ShapeDtypeStruct((), V.dtype))())

    def test_callback_error(self):
        def fail(x):
            raise ValueError("no such number")

        with self.assertRaisesRegex(Exception, "no such number"):
            jax.block_until_ready(jax.jit(lambda x: jax.pure_callback(fail, x, x))(V))

    def test_checkify(self):
        f = checkify.checkify(jax.jit(lambda x: (checkify.check(x.sum() < 0, "positive sum"), x)[1]))
        self.assertIn("positive sum", f(jnp.abs(V))[0].get())

    def test_error_names_the_op(self):
        def f(x):
            return jax.ffi.ffi_call("no_such_function", jax.ShapeDtypeStruct((8,), np.float32))(x)

        with self.assertRaisesRegex(Exception, "no_such_function"):
            jax.jit(f)(V)

    def test_eigenvalues_by_any_method(self):
        for method in (None, *lax.linalg.EighImplementation):
            w = lax.linalg.eigh(SPD, implementation=method)[1]
            np.testing.assert_allclose(w, np.linalg.eigvalsh(SPD), rtol=1e-4, err_msg=str(method))

    def test_an_export_for_the_cpu_runs(self):
        from jax import export

        for platforms in (["cpu"], ["tpu", "cpu"]):
            f = export.export(jax.jit(lambda x: jnp.sin(x) * 2), platforms=platforms)(V)
            np.testing.assert_allclose(export.deserialize(f.serialize()).call(V), np.sin(V) * 2, rtol=1e-6)

    def test_text(self):
        text = jax.jit(lambda x: jnp.sin(x) @ x).lower(A).compile().as_text()
        self.assertRegex(text, r"(?s)HloModule.*sine.*dot")
        f = jax.jit(lambda x: jax.debug.callback(lambda x: None, x))  # a call without results
        self.assertIn("custom-call", f.lower(V).compile().as_text())

    def test_analyses(self):
        compiled = jax.jit(lambda x, y: x @ y).lower(A, B).compile()
        self.assertEqual(compiled.memory_analysis().argument_size_in_bytes, 512)
        self.assertEqual(compiled.memory_analysis().output_size_in_bytes, 256)
        cost = compiled.cost_analysis()
        self.assertEqual(cost["flops"], 2 * 8**3)
        self.assertEqual(cost["bytes accessed"], 3 * 256)

    def test_serialized(self):
        from jax.experimental import serialize_executable as s

        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            back = s.deserialize_and_load(*s.serialize(jax.jit(lambda x: x * 3).lower(V).compile()))
        np.testing.assert_allclose(np.asarray(back(V)), V * 3, rtol=1e-6)


class Profiler(unittest.TestCase):
    def test_trace(self):
        f = jax.jit(lambda x, y: jnp.tanh(x @ y).sum(0))
        x = np.ones((512, 512), np.float32)  # small ops would run as one function
        with tempfile.TemporaryDirectory() as folder:
            with jax.profiler.trace(folder):
                for _ in range(3):
                    jax.block_until_ready(f(x, x))
            path, = pathlib.Path(folder).rglob("*.xplane.pb")
            planes = {p.name: p for p in jax.profiler.ProfileData.from_file(str(path)).planes}
            lines = [(line.name, list(line.events)) for line in planes["/device:CUSTOM:samara:0"].lines]
        programs, ops = ([e for name, events in lines for e in events if name.startswith(kind)]
                         for kind in ("Programs", "Ops"))
        self.assertEqual(len(programs), 3)
        self.assertEqual(len({e.name for e in programs}), 1)
        self.assertTrue(ops)
        for e in ops:
            self.assertTrue(any(p.start_ns <= e.start_ns and e.end_ns <= p.end_ns for p in programs))
        stats = dict(ops[0].stats)
        self.assertIn("f32[512, 512]", stats["types"])
        self.assertEqual(pathlib.Path(stats["source_file"]).name, "test_pjrt.py")
        self.assertTrue(stats["implementation"])


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])

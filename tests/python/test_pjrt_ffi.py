#!/usr/bin/env python3
"""test_pjrt_ffi.py PLUGIN: functions in C++ that programs of JAX call, on Samara's device.

The functions, ffi_functions.cc, are built here by the system's C++ compiler against jaxlib's
headers; without a compiler the exit status is 77."""
import ctypes
import functools
import gc
import os
import shutil
import subprocess
import sys
import tempfile
import unittest

HERE = os.path.dirname(os.path.abspath(__file__))
os.environ["SAMARA_PJRT_LIBRARY"] = sys.argv[1]
os.environ["JAX_PLATFORMS"] = "samara"
os.environ["JAX_ENABLE_X64"] = "1"
sys.path.insert(0, os.path.join(HERE, "..", "..", "python"))

import jax
import jax.numpy as jnp
import numpy as np

TARGETS = ("rms_norm", "rms_norm_fwd", "rms_norm_bwd", "attributes", "copy_any", "conjugate", "add_one", "fail",
           "use_runtime", "later")
X = np.random.default_rng(1).standard_normal((3, 4, 5)).astype(np.float32)


def _like(*shape, dtype=np.float32):
    return jax.ShapeDtypeStruct(shape, dtype)


def _build():
    """Builds the functions, or ends the test."""
    compiler = shutil.which("g++") or shutil.which("c++") or shutil.which("clang++")
    if compiler is None:
        print("there is no C++ compiler")
        sys.exit(77)
    library = os.path.join(FOLDER.name, "functions.so")
    subprocess.run([compiler, "-std=c++17", "-O1", "-w", "-shared", "-fPIC", "-o", library, f"-I{jax.ffi.include_dir()}",
                    os.path.join(HERE, "ffi_functions.cc"), "-lpthread"], check=True)
    return ctypes.CDLL(library)


def _register(library):
    """The counter and rms_norm are registered for the CPU, the others for samara."""
    for name in TARGETS:
        platform = "cpu" if name.startswith("rms_norm") else "samara"
        jax.ffi.register_ffi_target(name, jax.ffi.pycapsule(getattr(library, name)), platform=platform)
    library.counter_type.restype = library.counter_info.restype = ctypes.c_void_p
    counter = {"type_id": jax.ffi.pycapsule(ctypes.c_void_p(library.counter_type())),
               "type_info": jax.ffi.pycapsule(ctypes.c_void_p(library.counter_info()))}
    jax.ffi.register_ffi_type("counter", counter, platform="cpu")
    jax.ffi.register_ffi_target("counter", {"instantiate": jax.ffi.pycapsule(library.counter_make),
                                            "execute": jax.ffi.pycapsule(library.counter_run)}, platform="cpu")


def _rms_norm_in_jax(x, eps=1e-5):
    return x / jnp.sqrt(jnp.mean(x * x, axis=-1, keepdims=True) + eps)


def _rms_norm(x, eps=1e-5, **options):
    return jax.ffi.ffi_call("rms_norm", jax.ShapeDtypeStruct(x.shape, x.dtype), **options)(x, eps=np.float32(eps))


@functools.partial(jax.custom_vjp, nondiff_argnums=(1,))
def _rms_norm_with_vjp(x, eps=1e-5):
    return _rms_norm(x, eps)


def _forward(x, eps=1e-5):
    y, scales = jax.ffi.ffi_call("rms_norm_fwd", (jax.ShapeDtypeStruct(x.shape, x.dtype),
                                                  jax.ShapeDtypeStruct(x.shape[:-1], x.dtype)))(x, eps=np.float32(eps))
    return y, (scales, x)


def _backward(eps, saved, ct):
    scales, x = saved
    return (jax.ffi.ffi_call("rms_norm_bwd", jax.ShapeDtypeStruct(x.shape, x.dtype))(scales, x, ct),)


_rms_norm_with_vjp.defvjp(_forward, _backward)


class RmsNorm(unittest.TestCase):
    def test_jit(self):
        y = jax.jit(lambda x: _rms_norm(x + 0) * 2)(X)
        self.assertEqual(next(iter(y.devices())).platform, "samara")
        np.testing.assert_allclose(y, 2 * _rms_norm_in_jax(X), rtol=1e-5)

    def test_attribute(self):
        np.testing.assert_allclose(_rms_norm(X, eps=3), _rms_norm_in_jax(X, eps=3), rtol=1e-5)

    def test_grad(self):
        def loss(f):
            return jax.jit(jax.grad(lambda x: jnp.sum(jnp.sin(f(x)))))

        np.testing.assert_allclose(loss(_rms_norm_with_vjp)(X), loss(_rms_norm_in_jax)(X), rtol=1e-4, atol=1e-6)

    def test_vmap(self):
        for method in ("sequential", "broadcast_all", "expand_dims"):
            y = jax.jit(jax.vmap(functools.partial(_rms_norm, vmap_method=method)))(X)
            np.testing.assert_allclose(y, _rms_norm_in_jax(X), rtol=1e-5, err_msg=method)

    def test_loop(self):
        y = jax.jit(lambda x: jax.lax.fori_loop(0, 3, lambda i, x: _rms_norm(x), x))(X)
        np.testing.assert_allclose(y, _rms_norm_in_jax(X), rtol=1e-4)

    def test_cpu_of_jax(self):
        with jax.default_device(jax.devices("cpu")[0]):
            np.testing.assert_allclose(_rms_norm(X), _rms_norm_in_jax(X), rtol=1e-5)


class Values(unittest.TestCase):
    def test_attributes(self):
        y = jax.ffi.ffi_call("attributes", _like(6, dtype=np.float64))(
            number=np.int32(-3), flag=True, real=np.float64(0.5), text="text", list=np.arange(5),
            more={"b": np.float32(2), "a": "x"})
        self.assertEqual(y.tolist(), [-3, 1, 0.5, 1, 10, 2])

    def test_types(self):
        codes = {"bool": 1, "int8": 2, "int16": 3, "int32": 4, "int64": 5, "uint8": 6, "uint16": 7, "uint32": 8,
                 "uint64": 9, "float16": 10, "float32": 11, "float64": 12, "complex64": 15, "bfloat16": 16,
                 "complex128": 18, "float8_e5m2": 19, "float8_e4m3fn": 20}
        for name, code in codes.items():
            x = np.array([[0, 1, 2], [3, 1, 0]]).astype(jnp.dtype(name))
            y, about = jax.ffi.ffi_call("copy_any", (_like(2, 3, dtype=x.dtype), _like(3, dtype=np.int32)))(x)
            self.assertEqual(np.asarray(y).tolist(), x.tolist(), name)
            self.assertEqual(about.tolist(), [code, 2, 6], name)

    def test_sizes(self):
        for shape in ((), (0,), (3, 0, 2), (1, 1, 1)):
            y, about = jax.ffi.ffi_call("copy_any", (_like(*shape), _like(3, dtype=np.int32)))(np.ones(shape, np.float32))
            np.testing.assert_array_equal(y, np.ones(shape))
            self.assertEqual(about.tolist(), [11, len(shape), int(np.prod(shape))])

    def test_layout(self):
        f = jax.ffi.ffi_call("copy_any", (_like(5, 4, 3), _like(3, dtype=np.int32)), input_layouts=[(1, 2, 0)])
        np.testing.assert_array_equal(f(X)[0].reshape(-1), X.transpose(1, 2, 0).reshape(-1))
        f = jax.ffi.ffi_call("copy_any", (_like(3, 4, 5), _like(3, dtype=np.int32)), output_layouts=[(2, 0, 1), None])
        np.testing.assert_array_equal(f(X)[0].transpose(2, 0, 1).reshape(-1), X.reshape(-1))

    def test_complex(self):
        x = (X + 1j * X[::-1]).astype(np.complex64)
        np.testing.assert_array_equal(jax.ffi.ffi_call("conjugate", _like(3, 4, 5, dtype=x.dtype))(x), x.conj())
        f = jax.ffi.ffi_call("conjugate", _like(3, 4, 5, dtype=x.dtype), input_layouts=[(2, 1, 0)],
                             output_layouts=(2, 1, 0))
        np.testing.assert_array_equal(f(x), x.conj())

    def test_in_place(self):
        f = jax.ffi.ffi_call("add_one", _like(3, 4, 5), input_output_aliases={0: 0})
        x = jnp.asarray(X)
        np.testing.assert_array_equal(jax.jit(lambda x: f(x) + x)(x), X + 1 + X)
        np.testing.assert_array_equal(x, X)

    def test_state(self):
        alive = LIBRARY.counters_alive()
        f = jax.jit(lambda: jax.ffi.ffi_call("counter", _like(dtype=np.int32), has_side_effect=True)(start=np.int64(10)))
        self.assertEqual([int(f()) for _ in range(3)], [10, 11, 12])
        self.assertEqual(LIBRARY.counters_alive(), alive + 1)
        f.clear_cache()
        del f
        gc.collect()
        self.assertEqual(LIBRARY.counters_alive(), alive)

    def test_runtime(self):
        self.assertEqual(jax.ffi.ffi_call("use_runtime", _like(1))().tolist(), [7])

    def test_future(self):
        self.assertEqual(jax.ffi.ffi_call("later", _like(1))(good=True).tolist(), [5])
        with self.assertRaisesRegex(jax.errors.JaxRuntimeError, "INTERNAL: .*it came late, and wrong"):
            jax.block_until_ready(jax.ffi.ffi_call("later", _like(1))(good=False))


class Errors(unittest.TestCase):
    def _check(self, text, f, *args):
        with self.assertRaisesRegex(jax.errors.JaxRuntimeError, text):
            jax.block_until_ready(f(*args))

    def test_codes(self):
        names = {3: "INVALID_ARGUMENT: ", 5: "NOT_FOUND: ", 9: "FAILED_PRECONDITION: ", 11: "INTERNAL: OUT_OF_RANGE: ",
                 12: "UNIMPLEMENTED: ", 13: "INTERNAL: ", 15: "DATA_LOSS: "}
        for code, name in names.items():
            self._check(f"^{name}.*no, not {code}",
                        lambda c=code: jax.ffi.ffi_call("fail", _like(1))(code=np.int32(c), text=f"no, not {c}"))

    def test_the_program_goes_on_afterwards(self):
        self._check("wrong", lambda: jax.ffi.ffi_call("fail", _like(1))(code=np.int32(3), text="wrong"))
        np.testing.assert_allclose(_rms_norm(X), _rms_norm_in_jax(X), rtol=1e-5)

    def test_instantiate(self):
        self._check("@counter: a counter starts at 0 or later", lambda: jax.ffi.ffi_call(
            "counter", _like(dtype=np.int32))(start=np.int64(-1)))

    def test_wrong_type(self):
        self._check("Wrong buffer dtype: expected F32 but got S32",
                    lambda: jax.ffi.ffi_call("rms_norm", _like(4))(np.arange(4, dtype=np.int32), eps=np.float32(1)))

    def test_no_attribute(self):
        self._check("Wrong number of attributes", lambda: jax.ffi.ffi_call("rms_norm", _like(4))(np.ones(4, np.float32)))

    def test_unknown_target(self):
        self._check(r"test_pjrt_ffi.py:\d+:\d+: unsupported: stablehlo.custom_call: @no_such_function: neither samara "
                    "nor this process has a function of that name",
                    lambda: jax.ffi.ffi_call("no_such_function", _like(4))(np.ones(4, np.float32)))

    def test_untyped(self):
        self._check("older version of the interface",
                    lambda: jax.ffi.ffi_call("rms_norm", _like(4), custom_call_api_version=2,
                                             legacy_backend_config="")(np.ones(4, np.float32)))

    def test_registration(self):
        with self.assertRaisesRegex(RuntimeError, "version 0 of the interface"):
            jax.ffi.register_ffi_target("old", jax.ffi.pycapsule(LIBRARY.rms_norm), platform="samara", api_version=0)


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        FOLDER = type("Folder", (), {"name": folder})
        LIBRARY = _build()
        _register(LIBRARY)
        unittest.main(argv=[sys.argv[0], *sys.argv[2:]])

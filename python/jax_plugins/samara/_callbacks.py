"""Python functions that compiled programs call: pure_callback, io_callback, debug.print, checkify.

A program has the number of a function in a table. The plug-in calls back with that number and the
addresses of arguments and results, whose types the table has too."""
import ctypes
import dataclasses
import itertools
import traceback

from . import _cache

TARGET = "samara_python_callback"
_OPTION = "samara_callback"  # of the client: the address that programs call
_PLACES = ctypes.POINTER(ctypes.c_void_p)
_CALL = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_uint64, _PLACES, _PLACES, ctypes.c_void_p, ctypes.c_size_t)

_functions = {}  # by number: function, types of arguments and results, whether it writes them
_numbers = itertools.count(1)


def _array_at(address, aval):
    """A view of the memory as an array."""
    import numpy as np

    size = int(np.prod(aval.shape)) * aval.dtype.itemsize
    if size == 0:
        return np.empty(aval.shape, aval.dtype)
    return np.frombuffer((ctypes.c_char * size).from_address(address), np.uint8).view(aval.dtype).reshape(aval.shape)


def _views(places, avals):
    return [_array_at(place, aval) for place, aval in zip(places, avals)]


def _take(places, avals):
    """Copies of the arguments: their memory is reused when the call is over."""
    return [view.copy() for view in _views(places, avals)]


def _give(places, avals, values):
    for place, aval, value in zip(places, avals, values):
        _array_at(place, aval)[...] = value


def _check(values, avals):
    """The results as arrays of the types that were promised."""
    import numpy as np
    from jax._src import dtypes

    if len(values) != len(avals):
        raise RuntimeError("Mismatched number of outputs from callback. "
                           f"Expected: {len(avals)}, Actual: {len(values)}")
    values = [dtypes.canonicalize_value(np.asarray(v)) for v in values]
    for i, (value, aval) in enumerate(zip(values, avals)):
        if value.shape != aval.shape:
            raise RuntimeError(f"Incorrect output shape for return value #{i}: "
                               f"Expected: {aval.shape}, Actual: {value.shape}")
        if value.dtype != aval.dtype:
            raise RuntimeError(f"Incorrect output dtype for return value #{i}: "
                               f"Expected: {aval.dtype}, Actual: {value.dtype}")
    return values


@_CALL
def _call(number, args, results, message, size):
    try:
        function, ins, outs, in_place = _functions[number]
        if in_place:
            function(_views(args, ins), _views(results, outs))
        else:
            _give(results, outs, _check(function(*_take(args, ins)), outs))
        return 0
    except BaseException as e:  # an exception cannot pass through the compiled program
        told = "".join(traceback.format_exception_only(e)) + traceback.format_exc()
        text = f"CpuCallback error calling callback: {told}".encode()[:size - 1]
        ctypes.memmove(message, text + b"\0", len(text) + 1)
        return 1


def add(function, ins, outs, in_place=False):
    """Adds a function to the table; the number by which programs call it."""
    import numpy as np

    number = next(_numbers)
    _functions[number] = function, tuple(ins), tuple(outs), in_place
    return np.uint64(number)


def options():
    """Options of the client."""
    return {_OPTION: ctypes.cast(_call, ctypes.c_void_p).value}


def _with_token(ctx, token, operands, sharding):
    """The context, operands and sharding of an op that takes and gives a token besides."""
    from jax._src import callback as cb
    from jax._src import core

    if isinstance(sharding, getattr(cb, "SdyArrayList", ())) and len(ctx.avals_out) > 0:
        first = cb.SdyArray(mesh_shape=(), dim_shardings=(),
                            logical_device_ids=sharding.shardings[0].logical_device_ids)
        sharding = cb.SdyArrayList((first, *sharding.shardings))
    ctx = dataclasses.replace(ctx, avals_in=[core.abstract_token, *ctx.avals_in],
                              avals_out=[core.abstract_token, *ctx.avals_out])
    return ctx, [token, *operands], sharding


def _lower(ctx, callback, token, operands, operand_avals, result_avals, has_side_effect, sharding):
    from jax._src import ffi
    from jax._src.interpreters import mlir

    index = add(callback, operand_avals, result_avals)
    ctx.module_context.add_keepalive(callback)
    _cache.mark(ctx.module_context.module)
    if token:
        ctx, operands, sharding = _with_token(ctx, token, operands, sharding)
    op = ffi.build_ffi_lowering_function(TARGET, has_side_effect=has_side_effect)(
        ctx, *operands, index=index)
    if sharding is not None:
        mlir.set_sharding(ctx.module_context, op, sharding)
    results = list(op.results)
    if token:
        token, *results = results
    return results, token, callback


def is_ours(ctx, platform):
    """Whether a program is for this plug-in, which may have the platform name "cpu" as well."""
    platforms = tuple(ctx.module_context.platforms)
    if platforms != ("cpu",):
        return platforms == (platform,)
    return platform in ctx.module_context.get_backend().platform_version


def install(platform):
    """Replaces the lowering of callbacks for the platform."""
    from jax._src import callback as cb

    emit = cb.emit_python_callback

    def emit_python_callback(ctx, callback, token, operands, operand_avals, result_avals, *, has_side_effect,
                             returns_token=True, partitioned=False, sharding=None):
        if not is_ours(ctx, platform):
            return emit(ctx, callback, token, operands, operand_avals, result_avals, has_side_effect=has_side_effect,
                        returns_token=returns_token, partitioned=partitioned, sharding=sharding)
        return _lower(ctx, callback, token, operands, operand_avals, result_avals, has_side_effect, sharding)

    cb.emit_python_callback = emit_python_callback

"""jax.experimental.buffer_callback: Python functions that write results where they are.

The function sees the memory of the program itself, until it returns."""
from . import _cache, _callbacks


class _Buffer:
    """An array of the program, as jax.experimental.buffer_callback.Buffer."""

    def __init__(self, array, writeable):
        self._array = array
        self.writeable = writeable
        self.shape, self.dtype, self.ndim = array.shape, array.dtype, array.ndim

    def __array__(self, dtype=None, copy=None):
        import numpy as np

        view = self._array.view()
        view.flags.writeable = self.writeable
        return np.array(view, dtype=dtype, copy=copy)

    def __dlpack__(self, **options):
        return self._array.__dlpack__(**options)

    def __dlpack_device__(self):
        return self._array.__dlpack_device__()


class _Context:
    """As jax.experimental.buffer_callback.ExecutionContext, on a CPU."""

    def __init__(self, stage):
        self.stage = stage

    @property
    def stream(self):
        from jax.errors import JaxRuntimeError

        raise JaxRuntimeError("UNIMPLEMENTED: XLA FFI GPU context is not available")


def _wrap(callback, in_tree, out_tree, stage):
    """A function of arrays."""
    from jax import tree_util

    def run(args, results):
        ins, named = tree_util.tree_unflatten(in_tree, [_Buffer(a, False) for a in args])
        outs = tree_util.tree_unflatten(out_tree, [_Buffer(a, True) for a in results])
        if callback(_Context(stage), outs, *ins, **named) is not None:
            raise ValueError("buffer_callback callback must not return any values.")

    return run


def install(platform):
    """Adds the lowering for the platform."""
    from jax._src import buffer_callback as bc
    from jax._src import ffi
    from jax._src.interpreters import mlir

    others = bc._buffer_callback_lowering

    def lower(ctx, *args, callback, in_tree, out_tree, has_side_effect, input_output_aliases, **rest):
        if not _callbacks.is_ours(ctx, platform):
            return others(ctx, *args, callback=callback, in_tree=in_tree, out_tree=out_tree,
                          has_side_effect=has_side_effect, input_output_aliases=input_output_aliases, **rest)
        index = _callbacks.add(_wrap(callback, in_tree, out_tree, bc.ExecutionStage.EXECUTE), ctx.avals_in,
                               ctx.avals_out, in_place=True)
        ctx.module_context.add_keepalive(callback)
        _cache.mark(ctx.module_context.module)
        rule = ffi.ffi_lowering(_callbacks.TARGET, has_side_effect=has_side_effect,
                                operand_output_aliases=dict(input_output_aliases))
        return rule(ctx, *args, index=index)

    mlir.register_lowering(bc.buffer_callback_p, lower)

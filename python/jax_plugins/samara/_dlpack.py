"""Exchange of arrays with other libraries by DLPack.

JAX refuses platforms that it does not know, but arrays of Samara are in the memory of the host, as
those of NumPy are."""
import functools


def _is_ours(x, platform):
    return all(d.platform == platform for d in x.devices())


def _wrap_array(array_type, platform):
    import numpy as np

    export, where = array_type.__dlpack__, array_type.__dlpack_device__

    @functools.wraps(export)
    def dlpack(self, **options):
        if not _is_ours(self, platform):
            return export(self, **options)
        options.pop("stream", None)
        return np.asarray(self).__dlpack__(**options)

    @functools.wraps(where)
    def device(self):
        return np.asarray(self).__dlpack_device__() if _is_ours(self, platform) else where(self)

    array_type.__dlpack__, array_type.__dlpack_device__ = dlpack, device


def install(platform):
    import jax
    import jax.dlpack
    import numpy as np
    from jax._src.array import ArrayImpl

    _wrap_array(ArrayImpl, platform)
    take = jax.dlpack.from_dlpack

    @functools.wraps(take)
    def from_dlpack(external_array, device=None, copy=None):
        target = device if device is not None else jax.devices()[0]
        if getattr(target, "platform", None) != platform:
            return take(external_array, device, copy)
        array = np.from_dlpack(external_array)
        return jax.device_put(array.copy() if copy else array, target)

    jax.dlpack.from_dlpack = from_dlpack

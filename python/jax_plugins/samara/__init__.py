"""Samara as a device of JAX: registers libsamara_pjrt.so as platform "samara".

JAX calls initialize() once, before its first computation. A failure is a warning: JAX goes on with
its other platforms."""
import warnings

from ._find import find

_PLATFORM = "samara"
_PRIORITY = 500  # above JAX's own CPU: the default where JAX_PLATFORMS is not set
_NAME = "libsamara_pjrt.so"


def find_library():
    """The path of the plug-in; None: it is not there."""
    return find(_NAME, "SAMARA_PJRT_LIBRARY")


def _add_cpu_platform():
    """JAX_PLATFORMS=samara would leave no CPU backend, which callbacks and dlpack ask for."""
    import jax

    if jax.config.jax_platforms == _PLATFORM:
        jax.config.update("jax_platforms", f"{_PLATFORM},cpu")


def _options():
    """Options of the client. JAX asks for them after jax.distributed.initialize()."""
    from jax._src import distributed

    from . import _callbacks

    options = _callbacks.options()
    if distributed.global_state.coordinator_address:
        options["samara_coordinator"] = distributed.global_state.coordinator_address
    return options


def initialize():
    """Called by JAX."""
    path = find_library()
    if path is None:
        warnings.warn(f"samara: there is no {_NAME}; set SAMARA_PJRT_LIBRARY to its path", stacklevel=2)
        return
    try:
        import jax._src.xla_bridge as xb

        from . import _buffer_callbacks, _cache, _callbacks, _dlpack, _ffi, _libraries, _lowerings

        xb._nonexperimental_plugins.add(_PLATFORM)  # no warning at its first use
        xb.register_plugin(_PLATFORM, priority=_PRIORITY, library_path=path, options=_options)
    except Exception as e:  # whatever is wrong with it, JAX goes on
        warnings.warn(f"samara: {path} cannot be used: {e}", stacklevel=2)
        return
    for step in (_add_cpu_platform, lambda: _lowerings.install(_PLATFORM), lambda: _callbacks.install(_PLATFORM),
                 lambda: _buffer_callbacks.install(_PLATFORM),
                 lambda: _dlpack.install(_PLATFORM), lambda: _ffi.install(_PLATFORM, path),
                 lambda: _cache.install(_PLATFORM), lambda: _libraries.install(_PLATFORM)):
        try:
            step()
        except Exception as e:
            warnings.warn(f"samara: this version of JAX is not fully supported: {e!r}", stacklevel=2)

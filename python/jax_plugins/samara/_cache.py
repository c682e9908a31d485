"""JAX's persistent cache of compiled programs (jax_compilation_cache_dir), which is only for
platforms that JAX knows."""
import functools

_MARK = "mhlo.samara_callbacks"  # of a module that calls Python by numbers of this process


def mark(module):
    """The program is never kept: in another process its numbers are other functions."""
    from jax._src.lib.mlir import ir

    module.operation.attributes[_MARK] = ir.UnitAttr.get(module.context)


def install(platform):
    from jax._src import compilation_cache as cache
    from jax._src import compiler

    used, resolve = cache.is_cache_used, compiler._resolve_compilation_strategy

    @functools.wraps(used)
    def is_cache_used(backend):
        return cache._is_cache_enabled() if backend.platform == platform else used(backend)

    @functools.wraps(resolve)
    def resolve_compilation_strategy(computation, *args, **options):
        key, compile_options = resolve(computation, *args, **options)
        return None if _MARK in computation.operation.attributes else key, compile_options

    cache.is_cache_used = is_cache_used
    compiler._resolve_compilation_strategy = resolve_compilation_strategy

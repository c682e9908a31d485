"""Programs as load() takes them: text, bytecode, paths, functions, and objects of JAX."""

import os
import pathlib
from dataclasses import dataclass, replace

import numpy as np

from ._library import Error

_SUFFIXES = (".mlir", ".mlirbc", ".dml")  # of a path that is given as a string


@dataclass(frozen=True)
class Source:
    """A program, and how its arguments and results are made from trees (None: they are leaves)."""

    text: bytes  # StableHLO as text or bytecode
    name: str
    trees: object = None  # JaxTrees or its like; None: arguments and results are arrays
    kept: tuple | None = None  # the leaves that the program takes, by number; None: all
    donated: tuple = ()  # leaves that the program may overwrite
    bound: tuple = ()  # arguments before the leaves, which are constants: (array, name of its type)

    def takes_leaves(self):
        """Whether arguments in order are what the program takes."""
        return self.trees is None or (isinstance(self.trees, JaxTrees) and self.trees.has_leaves(self.kept))


@dataclass(frozen=True)
class JaxTrees:
    """The trees of a function of JAX."""

    in_tree: object  # of (args, kwargs)
    out_tree: object

    def has_leaves(self, kept):
        """Whether each argument is a leaf, none has a name, and these numbers are all."""
        from jax.tree_util import tree_structure

        n = self.in_tree.num_leaves
        return (kept is None or list(kept) == list(range(n))) and self.in_tree == tree_structure(((0,) * n, {}))

    def flatten(self, args, kwargs):
        """The leaves of the arguments."""
        from jax.tree_util import tree_flatten

        leaves, tree = tree_flatten((args, kwargs))
        if tree != self.in_tree:
            raise Error(f"the arguments are {tree}, the program takes {self.in_tree}")
        return leaves

    def flatten_out(self, out):
        """The leaves of the results' tree that the caller gives."""
        from jax.tree_util import tree_flatten

        leaves, tree = tree_flatten(out)
        if tree != self.out_tree:
            raise Error(f"out is {tree}, the results are {self.out_tree}")
        return leaves

    def unflatten(self, results):
        """The tree of the results."""
        from jax.tree_util import tree_unflatten

        return tree_unflatten(self.out_tree, results)


def _bind_leaves(trees, frozen):
    """The leaves of the first arguments, and the trees without them."""
    from jax.tree_util import tree_flatten, tree_structure, tree_unflatten

    leaves, tree = tree_flatten(frozen)
    args, kwargs = tree_unflatten(trees.in_tree, [object()] * trees.in_tree.num_leaves)
    first, rest = args[: len(frozen)], args[len(frozen) :]
    if tree_structure(first) != tree:
        raise Error(f"the frozen arguments are {tree}, those of the program {tree_structure(first)}")
    return leaves, JaxTrees(tree_structure((rest, kwargs)), trees.out_tree)


def bind(source, frozen):
    """The source whose first arguments are constants."""
    if not frozen:
        return source
    if source.trees is None:
        leaves, trees = frozen, None
    elif isinstance(source.trees, JaxTrees):
        leaves, trees = _bind_leaves(source.trees, frozen)
    else:
        raise Error("the weights of a program of torch are constants already")
    n = len(leaves)
    kept = range(n) if source.kept is None else source.kept
    arrays = [np.ascontiguousarray(leaves[i]).reshape(np.shape(leaves[i])) for i in kept if i < n]
    return replace(source, trees=trees, bound=tuple((a, a.dtype.name) for a in arrays),
                   kept=None if source.kept is None else tuple(i - n for i in kept if i >= n),
                   donated=tuple(i - n for i in source.donated if i >= n))


def as_jitted(function, **options):
    """A function of JAX: itself if it is jitted already, or jitted with these options."""
    if hasattr(function, "lower"):
        return function
    try:
        import jax
    except ImportError:
        raise Error("a function is lowered by JAX, which is not installed: give the program's text") from None
    return jax.jit(function, **options)


def is_function(program):
    """Whether it must be lowered for arguments first."""
    return callable(program) and not any(
        hasattr(program, name) for name in ("as_text", "mlir_module_serialized", "graph_signature"))


def _module_text(module):
    """Text with the places of its ops in the user's files, for messages."""
    return module.operation.get_asm(enable_debug_info=True).encode()


def read_lowered(lowered, name=None):
    """A jax.stages.Lowered. Arguments that the function does not read are none of the program's."""
    import jax

    info = jax.tree_util.tree_leaves(lowered.args_info, is_leaf=lambda x: hasattr(x, "donated"))
    kept = getattr(lowered._lowering, "compile_args", {}).get("kept_var_idx")
    return Source(_module_text(lowered.compiler_ir("stablehlo")), name or "program",
                  JaxTrees(lowered.in_tree, lowered.out_tree), tuple(sorted(kept)) if kept is not None else None,
                  tuple(i for i, a in enumerate(info) if a.donated))


def _read_exported(exported, name):
    """A jax.export.Exported."""
    if len(exported.platforms) > 1:
        raise Error(f"the export is for {' and '.join(exported.platforms)}: export for platforms=['cpu'] alone")
    return Source(bytes(exported.mlir_module_serialized), name or exported.fun_name,
                  JaxTrees(exported.in_tree, exported.out_tree), tuple(exported.module_kept_var_idx))


def _read_file(path, name):
    path = pathlib.Path(path)
    if path.suffix == ".dml":
        raise Error(f"{path} is a script: samara.script()")
    try:
        return Source(path.read_bytes(), name or str(path))
    except OSError as e:
        raise Error(f"{path}: {e.strerror}") from e


def read_program(program, name=None):
    """The source of anything but a function."""
    if isinstance(program, Source):
        return program
    if isinstance(program, (bytes, bytearray)):
        return Source(bytes(program), name or "program")
    if isinstance(program, os.PathLike):
        return _read_file(program, name)
    if isinstance(program, str):
        is_path = "\n" not in program and program.endswith(_SUFFIXES)
        return _read_file(program, name) if is_path else Source(program.encode(), name or "program")
    if hasattr(program, "mlir_module_serialized"):
        return _read_exported(program, name)
    if hasattr(program, "graph_signature"):
        from ._torch_export import read_torch_export

        return read_torch_export(program, name)
    if hasattr(program, "compiler_ir"):
        return read_lowered(program, name)
    if hasattr(program, "operation") and hasattr(program, "body"):
        return Source(_module_text(program), name or "program")
    if hasattr(program, "as_text"):
        return Source(program.as_text().encode(), name or "program")
    raise TypeError(f"samara.load() takes a program's text, bytecode or path, a function, or what JAX lowers or exports, "
                    f"what torch exports, not {type(program).__name__}")

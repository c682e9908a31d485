"""A torch.export.ExportedProgram as a program: its StableHLO, its weights, its trees of tensors."""

from dataclasses import dataclass

import numpy as np

from ._library import Error
from ._source import Source

_BITS = {1: "uint8", 2: "int16"}  # torch's integers as wide as floats that NumPy does not have


def _name_type(dtype):
    return str(dtype).removeprefix("torch.")


def _is_small_float(dtype):
    """Whether NumPy has the type only by ml_dtypes."""
    return dtype.is_floating_point and not hasattr(np, _name_type(dtype))


def _as_array(value):
    """A tensor's elements, of small floats their bits; no copy if they are dense and in the host's
    memory."""
    import torch

    if not isinstance(value, torch.Tensor):
        return value
    value = value.detach().cpu().contiguous()
    if not _is_small_float(value.dtype):
        return value.numpy()
    bits = value.view(getattr(torch, _BITS[value.dtype.itemsize])).numpy()
    return bits.view(f"uint{8 * bits.itemsize}")


def _as_tensor(array, name):
    """The array's memory as a tensor of torch's type of that name."""
    import torch

    dtype = getattr(torch, name)
    if not _is_small_float(dtype):
        return torch.from_numpy(array)
    return torch.from_numpy(array.view(_BITS[dtype.itemsize])).view(dtype)


@dataclass(frozen=True)
class _TensorTrees:
    """Arguments and results as the exported module takes and gives them.

    outputs: for each result of the module (its type, None): the program's next result; or
    (None, value) if the value is known."""

    in_tree: object
    out_tree: object
    outputs: tuple

    def flatten(self, args, kwargs):
        from torch.utils import _pytree

        leaves, tree = _pytree.tree_flatten((args, kwargs))
        if tree != self.in_tree:
            raise Error(f"the arguments are {tree}, the program takes {self.in_tree}")
        return [_as_array(leaf) for leaf in leaves]

    def flatten_out(self, out):
        raise Error("a program of torch gives new tensors: out is for NumPy arrays")

    def unflatten(self, results):
        from torch.utils import _pytree

        left = iter(results)
        return _pytree.tree_unflatten([_as_tensor(next(left), name) if name else value for name, value in self.outputs],
                                      self.out_tree)


def _refuse_writes(exported):
    from torch.export.graph_signature import OutputKind

    for output in exported.run_decompositions({}).graph_signature.output_specs:
        if output.kind != OutputKind.USER_OUTPUT:
            raise Error(f"the module writes {output.target}: export it in inference mode, model.eval()")
    if exported.range_constraints:
        raise Error("the export has sizes that are not numbers: export it without dynamic_shapes")


def _prepare_graph(exported, device):
    """The program for tensors of the device, without checks that its tensors are the host's; and
    its outputs. An output is a copy: torch_tpu would make one
    result of two outputs that share memory."""
    import torch
    from torch.export.passes import move_to_device_pass

    moved = move_to_device_pass(exported, device)
    graph = moved.graph
    for node in list(graph.nodes):
        if node.target is torch.ops.aten._assert_tensor_metadata.default:
            graph.erase_node(node)
    (end,) = graph.find_nodes(op="output")
    with graph.inserting_before(end):
        outputs = [graph.call_function(torch.ops.aten.clone.default, (o,)) if isinstance(o, torch.fx.Node) else o
                   for o in end.args[0]]
    end.args = (tuple(o for o in outputs if isinstance(o, torch.fx.Node)),)
    moved.graph_module.recompile()
    return moved, tuple((_name_type(o.args[0].meta["val"].dtype), None) if isinstance(o, torch.fx.Node) else (None, o)
                        for o in outputs)


def _read_state(exported):
    """The parameters, buffers and constants, in the order of the program's arguments."""
    signature = exported.graph_signature
    values = {**exported.state_dict, **exported.constants}
    names = [*signature.parameters, *signature.buffers, *signature.lifted_tensor_constants]
    return tuple((_as_array(values[name]), _name_type(values[name].dtype)) for name in names)


def read_torch_export(exported, name):
    """The program's source; its weights are bound."""
    from . import torch as on_samara

    try:
        from torch_tpu._internal.export import exported_to_mlir
    except ImportError as e:
        raise Error(f"this version of torch_tpu has no exporter: {e}") from None
    _refuse_writes(exported)
    moved, outputs = _prepare_graph(exported, on_samara.DEVICE)
    if all(name is None for name, _ in outputs):
        raise Error("the module returns no tensor")
    mlir = exported_to_mlir(moved)
    if mlir.updates_default_generator_state:
        raise Error("the module draws random numbers: export it in inference mode, model.eval()")
    trees = _TensorTrees(exported.call_spec.in_spec, exported.call_spec.out_spec, outputs)
    return Source(bytes(mlir.serialize_bytecode()), name or "program", trees, bound=_read_state(exported))

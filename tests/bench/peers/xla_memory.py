#!/usr/bin/env python3
"""xla_memory.py FILE.mlir: what XLA's CPU back end says that a StableHLO program takes. Prints
JSON: bytes, of which arguments, results, temporaries. Needs jax 0.10.2 (not part of any check)."""
import json
import os
import sys

os.environ["JAX_PLATFORMS"] = "cpu"

import jax
import numpy as np
from jax._src import compiler
from jax._src.interpreters import mlir
from jax._src.lib import xla_client
from jaxlib.mlir import ir


def main(path):
    device = jax.devices()[0]
    with open(path) as f, mlir.make_ir_context():
        module = ir.Module.parse(f.read())
        options = compiler.get_compile_options(1, 1, device_assignment=np.zeros((1, 1), int))
        exe = device.client.compile_and_load(module, xla_client.DeviceList((device,)), options)
    m = exe.get_compiled_memory_stats()
    parts = {"arguments": m.argument_size_in_bytes, "results": m.output_size_in_bytes - m.alias_size_in_bytes,
             "temporaries": m.temp_size_in_bytes}
    print(json.dumps({"bytes": sum(parts.values()), **parts}))


if __name__ == "__main__":
    jax.config.update("jax_enable_x64", True)
    main(sys.argv[1])

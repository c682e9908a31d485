"""PyTorch on Samara. Import this module before torch:

    import samara.torch
    import torch
    model = torch.nn.Linear(4, 2).to("tpu")

Torch reaches Samara through the package torch_tpu, which loads Samara's plug-in in place of a
TPU's library and keeps the name "tpu" for the device. Eager ops, autograd and torch.compile work
as on any device of torch. samara.load() takes what torch.export.export() makes.
"""

import importlib.util
import os
import sys
import warnings

from jax_plugins.samara import find_library
from jax_plugins.samara._after_import import change_after_import

from ._library import Error

DEVICE = "tpu"  # torch_tpu names it so
_HARDWARE = "torch_tpu._internal.utils.hardware"


def _count_devices():
    return int(os.environ.get("SAMARA_DEVICES") or 1)


def _use_samara(hardware):
    """torch_tpu looks for a TPU on the PCI bus, and registers its device only if there is one."""
    hardware.get_tpu_device_count = _count_devices


def _prepare():
    """Sets the variables that torch_tpu reads while torch loads it."""
    if importlib.util.find_spec("torch") is None or importlib.util.find_spec("torch_tpu") is None:
        raise Error("samara.torch needs the packages torch and torch_tpu: pip install torch==2.15.0 torch_tpu==0.2.0")
    if _HARDWARE in sys.modules:
        raise Error("torch was imported first: import samara.torch before torch")
    path = find_library()
    if path is None:
        raise Error("there is no libsamara_pjrt.so: set SAMARA_PJRT_LIBRARY to its path")
    os.environ["TPU_LIBRARY_PATH"] = path
    os.environ.setdefault("TF_CPP_MIN_LOG_LEVEL", "2")  # its log has lines for each compilation
    warnings.filterwarnings("ignore", message="<TorchTpu/Performance/TcMalloc/")
    change_after_import(_HARDWARE, _use_samara)


_prepare()

import torch  # noqa: E402: it loads torch_tpu, which _prepare() has prepared

torch.backends.cuda.enable_flash_sdp(False)  # attention as products: the other is a kernel for TPUs

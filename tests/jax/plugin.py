"""The environment of a process that uses the plug-in of a build."""

import pathlib

ROOT = pathlib.Path(__file__).resolve().parents[2]


def plugin_environment(build):
    return {"PYTHONPATH": str(ROOT / "python"), "SAMARA_PJRT_LIBRARY": str(build / "libsamara_pjrt.so"),
            "SAMARA_HOME": str(build)}

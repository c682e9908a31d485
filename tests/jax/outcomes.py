"""Plug-in of pytest: a line "began TEST" for each test to $SAMARA_OUTCOMES, then "OUTCOME TEST". A
process that dies leaves "began" of the test it died in.

Test files import jax._src.hypothesis_test_util, which is in JAX's repository and not in its wheel:
it comes from the folder of the tests."""
import importlib.util
import os
import pathlib
import sys

_SAID = open(os.environ["SAMARA_OUTCOMES"], "a", buffering=1, encoding="utf-8")
_HELPER = "jax._src.hypothesis_test_util"


def _import_helper():
    path = pathlib.Path(*_HELPER.split(".")).with_suffix(".py")
    if importlib.util.find_spec(_HELPER) is not None or not path.is_file():
        return
    import jax._src

    spec = importlib.util.spec_from_file_location(_HELPER, path)
    module = sys.modules[_HELPER] = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    jax._src.hypothesis_test_util = module


def pytest_configure():
    _import_helper()


def pytest_runtest_logstart(nodeid):
    _SAID.write(f"began {nodeid}\n")


def pytest_runtest_logreport(report):
    if report.when == "call" or report.outcome != "passed":
        _SAID.write(f"{report.outcome} {report.nodeid}\n")


def pytest_unconfigure():
    _SAID.close()

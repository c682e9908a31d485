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


class _Finder:
    """Asked last: the installed JAX goes first. JAX itself is imported later, by the tests."""

    @staticmethod
    def find_spec(name, path=None, target=None):
        file = pathlib.Path(*name.split(".")).with_suffix(".py")
        return importlib.util.spec_from_file_location(name, file) if name == _HELPER and file.is_file() else None


def pytest_configure():
    sys.meta_path.append(_Finder)


def pytest_runtest_logstart(nodeid):
    _SAID.write(f"began {nodeid}\n")


def pytest_runtest_logreport(report):
    if report.when == "call" or report.outcome != "passed":
        _SAID.write(f"{report.outcome} {report.nodeid}\n")


def pytest_unconfigure():
    _SAID.close()

"""A plug-in of pytest: writes the outcome of each test as soon as it is known, so that a process
that dies loses none. Lines of $SAMARA_OUTCOMES: began, passed, failed or skipped, and the test."""
import os

_said = None


def _write(word, test):
    global _said
    if _said is None:
        _said = open(os.environ["SAMARA_OUTCOMES"], "a", buffering=1)  # open until the end
    _said.write(f"{word} {test}\n")


def pytest_runtest_logstart(nodeid, location):
    _write("began", nodeid)


def pytest_runtest_logreport(report):
    if report.failed:
        _write("failed", report.nodeid)
    elif report.skipped:
        _write("skipped", report.nodeid)
    elif report.when == "call":
        _write("passed", report.nodeid)

#!/usr/bin/env python3
"""multiprocess.py BUILD [FILE ...]: JAX's own tests of jax.distributed on Samara's device.

usage: tests/jax/multiprocess.py [--processes N] [--devices N] [--timeout S] BUILD [FILE ...]
FILE: names of files in tests/multiprocess of JAX's repository (pjit_test); without any, those that
are not for TPUs, GPUs or other clients. JAX starts --processes processes, 4, with --devices devices
each, 2, on this machine; each runs all tests of the file. The repository is that of suite.py;
without a network the exit status is 77. Prints a line for each file: tests that passed in all
processes, that failed in one, that were skipped. A test that fails and is not expected to (REFUSED)
fails the run, and so does one of these that passes.
"""
import argparse
import collections
import os
import pathlib
import re
import subprocess
import sys

from plugin import plugin_environment
from suite import fetch_tests

FILES = ("all_gather_test", "all_reduce_test", "all_to_all_test", "array_test", "axis_index_test", "device_id_test",
         "host_callback_test", "key_value_store_test", "multihost_utils_test", "pjit_test", "pmap_test",
         "thread_guard_test", "wait_barrier_test")
# transfers between devices of two processes outside of programs; JAX's CPU skips these tests
REFUSED = re.compile(r"CrossHostTransferTest\.test_(cross_host_transfer|device_put_)")
_OUTCOME = re.compile(r"^\[ +(OK|FAILED|SKIPPED) +\] (.*?)(?: - .*)?$", re.MULTILINE)


def run_file(a, tests, name):
    """{test: outcomes of the processes}, the exit status, and the output."""
    env = dict(os.environ, JAX_PLATFORMS="samara,cpu", SAMARA_DEVICES=str(a.devices)) | plugin_environment(a.build)
    command = [sys.executable, f"tests/multiprocess/{name}.py", f"--num_processes={a.processes}",
               "--heartbeat_timeout=100", "--initialization_timeout=100"]
    try:
        done = subprocess.run(command, cwd=tests, env=env, timeout=a.timeout, check=False, stdout=subprocess.PIPE,
                              stderr=subprocess.STDOUT, text=True, errors="replace")
        status, text = done.returncode, done.stdout
    except subprocess.TimeoutExpired as e:
        status, text = "no end", (e.stdout or b"").decode(errors="replace")
    found = collections.defaultdict(set)
    for outcome, test in _OUTCOME.findall(text):
        found[test].add(outcome)
    return found, status, text


def judge(name, found, status, text):
    """Whether the outcomes are as expected; prints them."""
    failed = {t for t, o in found.items() if "FAILED" in o}
    skipped = {t for t, o in found.items() if o == {"SKIPPED"}}
    refused = {t for t in found if REFUSED.match(t)} - skipped
    print(name, f"{len(found) - len(failed) - len(skipped)} passed, {len(failed)} failed, {len(skipped)} skipped", flush=True)
    wrong = failed ^ refused
    for test in sorted(wrong):
        print(f"{'failed' if test in failed else 'is expected to fail and passes'}: {test}")
    if not found or (status != 0 and not failed):
        print(f"ended with {status}:", text[-4000:], sep="\n")
        return False
    return not wrong


def main():
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    p.add_argument("build", type=lambda s: pathlib.Path(s).resolve())
    p.add_argument("files", nargs="*")
    p.add_argument("--processes", type=int, default=4)
    p.add_argument("--devices", type=int, default=2)
    p.add_argument("--timeout", type=float, default=600)
    a = p.parse_args()
    tests = fetch_tests(a.build / "jax-tests")
    if tests is None:
        print("JAX's tests cannot be fetched")
        return 77
    good = [judge(name, *run_file(a, tests, name)) for name in a.files or FILES]
    return not all(good)


if __name__ == "__main__":
    sys.exit(main())

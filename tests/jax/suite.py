#!/usr/bin/env python3
"""suite.py BUILD [FILE ...]: JAX's own tests on Samara's device.

usage: tests/jax/suite.py [--platforms NAME,...] [--cases N] [--timeout S] [--update] BUILD
                          [FILE ...]
FILE: names of JAX's test files (lax_test); without any, those of files.txt. Each runs in a process
of its own, with the JAX of this Python. The tests are those of JAX's repository at the tag of that
version, fetched into BUILD/jax-tests once; without a network the exit status is 77.

--platforms: cpu is JAX's own CPU, samara Samara's device. The default is both, cpu first: a test
counts if it passes on cpu. --cases: generated cases of a test, 1. --timeout: seconds for a file.
--update: rewrite failures.txt; reasons of tests that are in it stay.

A test that passes on cpu and not on samara fails the suite unless failures.txt names it with a
reason; so does a line of failures.txt whose test passes. A test that ends the process counts as
failed, and the file goes on after it. Prints a line for each file: tests that pass on cpu, of these
passed, failed and skipped on samara.
"""
import argparse
import os
import pathlib
import re
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parents[1]
KNOWN = HERE / "failures.txt"
REPOSITORY = "https://github.com/jax-ml/jax"


def fetch_tests(folder):
    """The folder that has JAX's tests; None: they cannot be had."""
    import jax

    place = folder / f"jax-v{jax.__version__}"
    if not (place / "tests/lax_test.py").is_file():
        command = ["git", "clone", "--quiet", "--depth=1", f"--branch=jax-v{jax.__version__}", REPOSITORY, place]
        env = dict(os.environ, GIT_TERMINAL_PROMPT="0", GIT_LFS_SKIP_SMUDGE="1")
        if subprocess.run(command, env=env, check=False).returncode != 0:
            return None
    return place


def count_devices(file):
    """Devices that a file of tests asks for."""
    asked = re.search(r"request_cpu_devices\((\d+)\)", file.read_text())
    return asked.group(1) if asked else "1"


def environment(platform, build, cases, devices):
    env = dict(os.environ, JAX_NUM_GENERATED_CASES=str(cases), JAX_SKIP_SLOW_TESTS="1",
               JAX_NUM_CPU_DEVICES=devices, SAMARA_DEVICES=devices,
               HYPOTHESIS_PROFILE="deterministic", JAX_PLATFORMS="cpu", PYTHONPATH=str(HERE))
    if platform == "samara":
        env |= {"JAX_PLATFORMS": "samara,cpu", "PYTHONPATH": f"{HERE}:{ROOT / 'python'}",
                "SAMARA_PJRT_LIBRARY": str(build / "libsamara_pjrt.so"), "SAMARA_HOME": str(build)}
    return env


def read_outcomes(path):
    """{test: outcome}, and the test that the process ended in, or None."""
    found, last = {}, None
    for line in path.read_text().splitlines() if path.exists() else ():
        word, _, test = line.partition(" ")
        if word == "began":
            last = test
        else:
            # a test fails if its setup or what follows it fails
            found[test] = word if found.get(test) != "failed" else "failed"
            last = None if test == last else last
    return found, last


def run_file(a, tests, platform, name):
    """{test: outcome} of a file; a process that dies is started again after the test it died in."""
    found, died, left = {}, [], a.timeout
    with tempfile.TemporaryDirectory() as folder:
        for _ in range(20):
            said = pathlib.Path(folder) / "outcomes"
            said.unlink(missing_ok=True)
            skip = [f"--deselect={t}" for t in (*found, *died)]
            command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "outcomes", "--tb=no",
                       f"tests/{name}.py", *skip]
            env = environment(platform, a.build, a.cases, count_devices(tests / f"tests/{name}.py")) | {"SAMARA_OUTCOMES": str(said)}
            try:
                subprocess.run(command, cwd=tests, env=env, timeout=left, check=False, stdout=subprocess.DEVNULL,
                               stderr=subprocess.DEVNULL)
            except subprocess.TimeoutExpired:
                left = 1
            got, last = read_outcomes(said)
            found |= got
            if last is None or left <= 1:
                break
            died.append(last)
    return found | dict.fromkeys(died, "failed")


def read_known():
    lines = [line.split(maxsplit=1) for line in KNOWN.read_text().splitlines() if line and not line.startswith("#")]
    return {line[0]: line[1] if len(line) > 1 else "" for line in lines}


def write_known(known, failed, ran):
    """Failures of other runs stay as they are."""
    lines = {t: why for t, why in known.items() if t not in ran} | {t: known.get(t, "to be found") for t in failed}
    head = [line for line in KNOWN.read_text().splitlines() if line.startswith("#")]
    KNOWN.write_text("\n".join([*head, *(f"{t} {why}" for t, why in sorted(lines.items()))]) + "\n")


def main():
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    p.add_argument("build", type=lambda s: pathlib.Path(s).resolve())
    p.add_argument("files", nargs="*")
    p.add_argument("--platforms", default="cpu,samara")
    p.add_argument("--cases", type=int, default=1)
    p.add_argument("--timeout", type=float, default=1800)
    p.add_argument("--update", action="store_true")
    a = p.parse_args()
    tests = fetch_tests(a.build / "jax-tests")
    if tests is None:
        print("JAX's tests cannot be fetched")
        return 77
    files = a.files or [line for line in (HERE / "files.txt").read_text().split() if line]
    known, failed, ran, counts = read_known(), set(), set(), [0, 0, 0, 0]
    print("file, passed on cpu, of these on samara: passed, failed, skipped", flush=True)
    for name in files:
        found = {platform: run_file(a, tests, platform, name) for platform in a.platforms.split(",")}
        good = {t for t, o in found.get("cpu", found.get("samara", {})).items() if o == "passed"}
        on = found.get("samara", {})
        row = [len(good), *(sum(on.get(t) == o for t in good) for o in ("passed", "failed", "skipped"))]
        failed |= {t for t in (good if "cpu" in found else on) if on.get(t) == "failed"}
        ran |= set(on)
        counts = [x + y for x, y in zip(counts, row)]
        print(name, *row, flush=True)
    new, gone = failed - known.keys(), {t for t in known if t in ran and t not in failed}
    print("together", *counts, f"{100 * counts[1] / max(1, counts[1] + counts[2]):.2f} %")
    if a.update:
        write_known(known, failed, ran)
        return 0
    for t in sorted(new):
        print(f"failed, and not in {KNOWN.name}: {t}")
    for t in sorted(gone):
        print(f"passes, and is in {KNOWN.name}: {t}")
    return bool(new or gone)


if __name__ == "__main__":
    sys.exit(main())

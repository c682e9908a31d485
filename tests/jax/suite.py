#!/usr/bin/env python3
"""suite.py BUILD [FILE ...]: JAX's own tests on Samara's device.

usage: tests/jax/suite.py [--platform samara|cpu|both] [--cases N] [--timeout S] [--update] BUILD
                          [FILE ...]
FILE: names of JAX's test files (lax_test, pallas/ops_test); without any, those of files.txt. Each
runs in a process of its own, with the JAX of this Python. The tests are those of JAX's repository
at the tag of that version, fetched into BUILD/jax-tests once; without a network the exit status is
77. Outcomes on JAX's own CPU are kept there, too.

--platform: the name that Samara's device has. JAX skips many tests on a platform that it does not
know; on "cpu" they run. --cases: generated cases of a test, 1. --timeout: seconds for a file.
--update: rewrite the row of files.txt, and failures.txt, after each file; reasons of tests that are
in it stay.

A test that passes on JAX's own CPU and not on Samara fails the suite unless failures.txt names it
with a reason. So does a line of failures.txt whose test passes, unless its reason begins with
"sometimes".
A test that ends the process counts as failed, and the file goes on after it. Prints a line for each
file: tests that pass on JAX's own CPU, of these passed, failed and skipped on each platform.
"""
import argparse
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile

from plugin import plugin_environment

HERE = pathlib.Path(__file__).resolve().parent
KNOWN, FILES = HERE / "failures.txt", HERE / "files.txt"
XLA = "xla"  # JAX's own CPU
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
    env = dict(os.environ, JAX_NUM_GENERATED_CASES=str(cases), JAX_SKIP_SLOW_TESTS="1", PYTHONSAFEPATH="1",
               JAX_NUM_CPU_DEVICES=devices, SAMARA_DEVICES=devices,
               HYPOTHESIS_PROFILE="deterministic", JAX_PLATFORMS="cpu", PYTHONPATH=str(HERE))
    if platform != XLA:
        env |= plugin_environment(build) | {"JAX_PLATFORMS": "samara,cpu", "SAMARA_PJRT_PLATFORM": platform}
        env["PYTHONPATH"] = f"{HERE}:{env['PYTHONPATH']}"
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
            env = environment(platform, a.build, a.cases, count_devices(tests / f"tests/{name}.py"))
            env["SAMARA_OUTCOMES"] = str(said)
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


def run_on_xla(a, tests, name):
    """Those of run_file() on JAX's own CPU, which are kept."""
    kept = tests / "outcomes" / f"{name.replace('/', '.')}-{a.cases}.json"
    if kept.is_file():
        return json.loads(kept.read_text())
    found = run_file(a, tests, XLA, name)
    kept.parent.mkdir(exist_ok=True)
    kept.write_text(json.dumps(found, indent=0))
    return found


def read_known():
    """{(platform, test): reason}"""
    known = {}
    for line in KNOWN.read_text().splitlines():
        platform, _, rest = line.partition(" ")
        if rest and platform != "#":
            test, _, why = rest.partition(": ")
            known[platform, test] = why
    return known


def write_known(failed, ran):
    """Failures of other runs stay as they are."""
    known = read_known()
    lines = {t: why for t, why in known.items() if t not in ran or why.startswith("sometimes")}
    lines |= {t: known.get(t, "to be found") for t in failed}
    head = [line for line in KNOWN.read_text().splitlines() if line.startswith("#")]
    KNOWN.write_text("\n".join([*head, *(f"{p} {t}: {why}" for (p, t), why in sorted(lines.items()))]) + "\n")


def read_files():
    """{file: {column: text}}"""
    lines = [line.split() for line in FILES.read_text().splitlines() if line and not line.startswith("#")]
    return {line[0]: dict(zip((XLA, "samara", "cpu"), line[1:])) for line in lines}


def write_row(name, counts):
    """Columns that were not counted stay as they are."""
    files = read_files()
    files[name] = files.get(name, {}) | counts
    head = [line for line in FILES.read_text().splitlines() if line.startswith("#")]
    rows = [" ".join([name, *(row.get(c, "-") for c in (XLA, "samara", "cpu"))]) for name, row in sorted(files.items())]
    FILES.write_text("\n".join([*head, *rows]) + "\n")


def compare(good, on):
    return [sum(on.get(t) == o for t in good) for o in ("passed", "failed", "skipped")]


def parse_arguments():
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    p.add_argument("build", type=lambda s: pathlib.Path(s).resolve())
    p.add_argument("files", nargs="*")
    p.add_argument("--platform", choices=("samara", "cpu", "both"), default="both")
    p.add_argument("--cases", type=int, default=1)
    p.add_argument("--timeout", type=float, default=1800)
    p.add_argument("--update", action="store_true")
    return p.parse_args()


def main():
    a = parse_arguments()
    tests = fetch_tests(a.build / "jax-tests")
    if tests is None:
        print("JAX's tests cannot be fetched")
        return 77
    platforms = ("samara", "cpu") if a.platform == "both" else (a.platform,)
    known, failed, ran, sums = read_known(), set(), set(), {p: [0, 0, 0] for p in platforms}
    print("file, passed on xla;", *(f"of these on {p}: passed, failed, skipped;" for p in platforms), flush=True)
    for name in a.files or list(read_files()):
        good = {t for t, o in run_on_xla(a, tests, name).items() if o == "passed"}
        row = {XLA: str(len(good))}
        for platform in platforms:
            on = run_file(a, tests, platform, name)
            counts = compare(good, on)
            row[platform] = "/".join(map(str, counts))
            sums[platform] = [x + y for x, y in zip(sums[platform], counts)]
            failed |= {(platform, t) for t in good if on.get(t) == "failed"}
            ran |= {(platform, t) for t in on}
        print(name, row[XLA], *(row[p] for p in platforms), flush=True)
        if a.update:
            write_known(failed, ran)
            write_row(name, row)
    for platform, (passed, bad, skipped) in sums.items():
        print(f"{platform}: {passed} passed, {bad} failed, {skipped} skipped, {100 * passed / max(1, passed + bad):.2f} %")
    if a.update:
        return 0
    new = failed - known.keys()
    gone = {t for t, why in known.items() if t in ran and t not in failed and not why.startswith("sometimes")}
    for t in sorted(new):
        print(f"failed, and not in {KNOWN.name}:", *t)
    for t in sorted(gone):
        print(f"passes, and is in {KNOWN.name}:", *t)
    return bool(new or gone)


if __name__ == "__main__":
    sys.exit(main())

#!/usr/bin/env python3
"""run.py SAMARA [JAR]: scripts that call builtin functions, against what SystemDS 3.3.0 printed for
them (NAME.out): with our own functions (dml/), or with those that lie in SystemDS's jar. A number
may be off by one and a half in its last digit, or by 1e-13 of it."""
import pathlib
import re
import subprocess
import sys
import tempfile
import zipfile

HERE = pathlib.Path(__file__).resolve().parent


def same(x, y):
    if x == y:
        return True
    try:
        a, b = float(x), float(y)
    except ValueError:
        return False
    digits = len(x.split(".")[1]) if "." in x else 0
    return abs(a - b) <= max(1.5 * 10.0 ** -digits, 1e-13 * abs(a))


def judge(script, command, want=None):
    done = subprocess.run([*command, str(script)], capture_output=True, text=True, cwd=script.parent)
    if done.returncode != 0:
        return done.stderr.strip()
    want, got = want or script.with_suffix(".out").read_text().split(), done.stdout.split()
    if len(want) != len(got):
        return f"{len(got)} words are printed, not {len(want)}"
    return next((f"{y} is printed, not {x}" for x, y in zip(want, got) if not same(x, y)), None)


def judge_calls(name, command, work):
    """Calls of many functions of the jar, each a script; yields name and what is wrong."""
    head, *cases = re.split(r"^== ", (HERE / name).read_text(), flags=re.M)
    for case in cases:
        name, *lines = case.splitlines()
        script = pathlib.Path(work) / f"call_{name}.dml"
        script.write_text(head + "\n".join(line for line in lines if not line.startswith("-- ")) + "\n")
        yield name, judge(script, command, " ".join(line[3:] for line in lines if line.startswith("-- ")).split())


def main():
    samara, *jar = sys.argv[1:]
    command = [str(pathlib.Path(samara).resolve()), "run"]
    bad = 0
    with tempfile.TemporaryDirectory() as work:
        if jar:
            if not pathlib.Path(jar[0]).exists():
                print(f"no {jar[0]}: make check-all fetches it")
                return 77
            z = zipfile.ZipFile(jar[0])
            z.extractall(work, [n for n in z.namelist() if n.startswith(("scripts/builtin/", "scripts/nn/"))])
            command.append(f"--scripts={work}/scripts/builtin")
        for out in sorted(HERE.glob("*.out")) + (sorted(HERE.glob("jar/*.out")) if jar else []):
            why = judge(out.with_suffix(".dml"), command)
            bad += why is not None
            print(f"{out.stem}: {why or 'right'}", flush=True)
        for calls in ["calls.txt", "layers.txt"] if jar else []:
            for name, why in judge_calls(calls, command, work):
                bad += why is not None
                print(f"call of {name}: {why or 'right'}", flush=True)
    return bad > 0


if __name__ == "__main__":
    sys.exit(main())

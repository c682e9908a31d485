#!/usr/bin/env python3
"""progress.py BUILD: a terminal shows how far long work is.

It is one line, which is gone at the end; nowhere else, and not with --quiet. A compiler that waits
makes the work long."""
import os
import pathlib
import pty
import subprocess
import sys
import tempfile

SAMARA = pathlib.Path(sys.argv[1]).resolve() / "samara"
WIPE = b"\r\x1b[K"
failed = 0


def check(what, ok, text=b""):
    global failed
    if not ok:
        failed = 1
        print(f"FAILED: {what}: {text!r}")


def run(folder, words, terminal, **more):
    """(status, stdout, stderr) of samara; stderr is a terminal, or a pipe."""
    env = dict(os.environ, SAMARA_CACHE=str(folder / "cache"), TERM="xterm", **more)
    ours, theirs = pty.openpty() if terminal else os.pipe()
    p = subprocess.Popen([SAMARA, *words], cwd=folder, stdout=subprocess.PIPE, stderr=theirs, env=env)
    os.close(theirs)
    said = b""
    while True:
        try:
            more = os.read(ours, 4096)
        except OSError:  # a terminal whose other end is closed
            break
        if not more:
            break
        said += more
    os.close(ours)
    out = p.stdout.read()
    return p.wait(timeout=60), out, said


def lines(said):
    """The drawn text, line after line."""
    return [part.strip() for part in said.replace(b"\n", b"\r").split(WIPE) if part.strip()]


def main():
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        slow = folder / "slow-clang"
        slow.write_text("#!/bin/sh\nsleep 4\nexec clang-19 \"$@\"\n")
        slow.chmod(0o755)
        for i in range(3):
            (folder / f"x{i}.c").write_text(f'#include <stdio.h>\nint main(void) {{ puts("ran {i}"); return {i}; }}\n')
        status, out, said = run(folder, ["run", "x0.c"], True, SAMARA_CLANG=str(slow))
        check("the program ran", status == 0 and out == b"ran 0\n", out)
        check("its compiling is told", any(line.startswith(b"samara: compiling x0.c, ") for line in lines(said)), said)
        check("the line is taken away", said.endswith(WIPE), said)
        status, out, said = run(folder, ["run", "--quiet", "x1.c"], True, SAMARA_CLANG=str(slow))
        check("--quiet: it ran", status == 1 and out == b"ran 1\n", out)
        check("--quiet: nothing is told", said == b"", said)
        status, out, said = run(folder, ["run", "x2.c"], False, SAMARA_CLANG=str(slow))
        check("a pipe: it ran", status == 2 and out == b"ran 2\n", out)
        check("a pipe: nothing is told", said == b"", said)
        status, out, said = run(folder, ["run", "x2.c"], True, SAMARA_CLANG=str(slow))
        check("from the cache: nothing is told", status == 2 and said == b"", said)
        # a script that prints while it runs: what it prints is whole
        (folder / "s.dml").write_text('s = 0.0\nfor (i in 1:60) {\n  s = s + sum(rand(rows=400, cols=400, seed=i) %*% '
                                      'rand(rows=400, cols=400, seed=i))\n  print("turn " + i)\n}\n')
        status, out, said = run(folder, ["run", "s.dml"], True)
        check("a script's output is whole", status == 0 and out.splitlines() == [f"turn {i}".encode() for i in range(1, 61)], out)
        check("and so is the terminal", not lines(said) or lines(said)[0].startswith(b"samara: running s.dml"), said)
    return failed


if __name__ == "__main__":
    sys.exit(main())

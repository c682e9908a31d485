#!/usr/bin/env python3
"""wrong.py SAMARA [TABLE]: every wrong script of wrong.txt ends with status 1 and with the message
that stands below it.

A case is "== TITLE", the script, and "-- " with the message, further lines of it with
"-- " as well. {dir} is a folder with the files below, whose name is left out of messages; {nul} is
a byte 0, {deep} a hundred thousand brackets. With --write the table is rewritten with the
messages of SAMARA: read them before you commit them."""

import pathlib
import re
import subprocess
import sys
import tempfile

TABLE = pathlib.Path(__file__).with_name("wrong.txt")
FILES = {
    "lib.dml": "bar = function(Double x) return (Double y) { y = x }\n",
    "wrong.dml": "x = (1\n",
    "word.csv": "1,2,3\n4,x,6\n",
    "short.csv": "1,2,3\n4,5\n",
    "hole.csv": "1,2,3\n4,,6\n",
    "semicolon.csv": "1;2;3\n",
    "good.csv": "1,2,3\n4,5,6\n",
    "good.data": "1,2,3\n",
    "broken.csv": "1,2\n",
    "broken.csv.mtd": '{"rows": ',
    "cells.ijv": "1 1 2\n2 1 4\n",
    "beyond.ijv": "1 1 2\n3 1 4\n",
    "word.ijv": "1 1 x\n",
    "nohead.mm": "2 2 1\n1 1 3\n",
    "few.mm": "%%MatrixMarket matrix coordinate real general\n2 2 3\n1 1 3\n",
    "complex.mm": "%%MatrixMarket matrix coordinate complex general\n1 1 1\n1 1 3 4\n",
}


def cases(text):
    for part in re.split(r"^== ", text, flags=re.M)[1:]:
        name, _, rest = part.partition("\n")
        lines = rest.splitlines()
        script = [line for line in lines if not line.startswith("-- ")]
        told = [line[3:] for line in lines if line.startswith("-- ")]
        yield name, "\n".join(script).rstrip("\n") + "\n", "\n".join(told)


def run(samara, folder, script):
    text = script.replace("{dir}", str(folder)).replace("{nul}", "\0").replace("{deep}", "x = " + "(" * 100000)
    path = folder / "script.dml"
    path.write_text(text)
    p = subprocess.run([samara, "run", "--memory=1G", path], capture_output=True, text=True, errors="replace", timeout=60, check=False)
    told = p.stderr.strip().replace(f"{folder}/", "").replace(str(folder), "")
    left = sorted(f.name for f in folder.iterdir() if f.name.startswith("out"))
    for name in left:
        (folder / name).unlink()
    return p.returncode, told.removeprefix("samara run: ").split("\n  ...")[0], left


def main():
    write = "--write" in sys.argv
    samara, *table = [a for a in sys.argv[1:] if a != "--write"]
    table = pathlib.Path(table[0]) if table else TABLE
    bad, n, out = [], 0, []
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        (folder / "empty").mkdir()
        for file, text in FILES.items():
            (folder / file).write_text(text)
        for what, script, wanted in cases(table.read_text()):
            n += 1
            rc, told, left = run(samara, folder, script)
            if rc != 1 or left or (told != wanted and not write):
                bad.append(f"{what}: status {rc}, wanted\n  {wanted}\ntold\n  {told}\nleft {left}")
            out.append(f"== {what}\n{script}" + "".join(f"-- {line}\n" for line in told.splitlines()))
    if write:
        head = table.read_text().partition("== ")[0]
        table.write_text(head + "".join(out))
    print(f"{n} wrong scripts, {len(bad)} with another end")
    print("\n".join(bad))
    sys.exit(1 if bad or n == 0 else 0)


main()

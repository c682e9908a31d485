#!/usr/bin/env python3
"""run.py --samara PATH --jar JAR [--oracle COMMAND] [CASE ...]: the algorithm scripts of SystemML
1.2.0, run as they are.

The expected files and printed text were made by SystemML 1.2.0 itself from the same data and
lie in expected/;
--oracle remakes them: COMMAND SCRIPT -nvargs ... runs a script. Numbers may differ by the case's
tolerance, relative to the largest number of the file, since sums are taken in another order."""
import argparse
import pathlib
import re
import subprocess
import sys
import tempfile
import zipfile

import cases
import data

HERE = pathlib.Path(__file__).resolve().parent
EXPECTED = HERE / "expected"
NOISE = re.compile(r"^(SystemML Statistics|Total (elapsed|execution) time|Number of executed|\d\d/\d\d/\d\d |WARNING)")


def number(word):
    try:
        return float(word)
    except ValueError:
        return None


def words(text):
    return [w for w in re.split(r"([\s,;=:()]+)", text) if w.strip(" \t,;=:()\n")]


def read_output(path):
    """A file, or a folder of parts; cells `i j v` as a table."""
    if path.is_dir():
        return "".join(p.read_text() for p in sorted(path.iterdir()) if p.name[0] not in "._")
    return path.read_text()


def is_cells(text):
    lines = text.splitlines()
    return bool(lines) and all(re.fullmatch(r"\d+ \d+ \S+", line) for line in lines)


def table(text):
    """Cells by place, zeros left out: csv and text files compare; None: this is no matrix."""
    cells = {}
    if is_cells(text):
        for line in text.splitlines():
            i, j, v = line.split()
            cells[int(i), int(j)] = float(v)
    else:
        for i, line in enumerate(text.splitlines(), 1):
            for j, v in enumerate(line.split(","), 1):
                if number(v) is None:
                    return None
                cells[i, j] = float(v)
    return {k: v for k, v in cells.items() if v != 0}


def differs(a, b, tolerance, scale):
    if a == b or (a != a and b != b):
        return False
    return not abs(a - b) <= tolerance * max(abs(a), abs(b), scale)


def compare_tables(want, got, tolerance):
    scale = max((abs(v) for v in want.values() if abs(v) < float("inf")), default=0)
    for at in sorted(set(want) | set(got)):
        a, b = want.get(at, 0.0), got.get(at, 0.0)
        if differs(a, b, tolerance, scale * 1e-3):
            return f"cell {at[0]},{at[1]} is {b!r}, not {a!r}"
    return None


NUMBER = re.compile(r"[-+]?\d+(?:\.\d+)?(?:E[-+]?\d+)?")


def order(line):
    """parfor prints in any order."""
    return NUMBER.sub("#", line), [round(float(v), 6) for v in NUMBER.findall(line)]


def compare_text(want, got, tolerance):
    a, b = (words("\n".join(sorted(text.splitlines(), key=order))) for text in (want, got))
    for x, y in zip(a, b):
        u, v = number(x), number(y)
        if u is not None and v is not None:
            if differs(u, v, max(tolerance, 1e-3 if len(x) < 8 else tolerance), 1):
                return f"{y} is printed, not {x}"
        elif x != y:
            return f"'{y}' is printed, not '{x}'"
    return None if len(a) == len(b) else f"{len(b)} words are printed, not {len(a)}"


def split(path):
    """{name: text} of a file of expected/: lines `## name` before each."""
    parts = re.split(r"^## (\S+)\n", path.read_text(), flags=re.M)
    return dict(zip(parts[1::2], parts[2::2]))


def script_of(case, scripts, work):
    path = scripts / f"{case[1]}.dml"
    if len(case) <= 5:
        return path
    text = path.read_text()
    for old, new in case[5].items():
        assert old in text, f"{path}: there is no {old}"
        text = text.replace(old, new)
    path = work / path.name
    path.write_text(text)
    return path


def folder_of_expected(name, work):
    folder = work / f"expected_{name}"
    if not folder.exists():
        folder.mkdir()
        for part, text in split(EXPECTED / f"{name}.txt").items():
            (folder / part).write_text(text)
            n, k = len(text.splitlines()), len(text.split("\n")[0].split(","))
            (folder / f"{part}.mtd").write_text(
                '{"data_type": "matrix", "value_type": "double", "rows": %d, "cols": %d, "format": "csv", "header": false, "sep": ","}\n' % (n, k))
    return folder


def arguments(case, work, out):
    text = re.sub(r"\{e:(\w+)\}", lambda m: str(folder_of_expected(m[1], work)), case[3])
    return text.replace("{d}", str(work)).replace("{o}", str(out)).split()


def printed(text):
    return "".join(line + "\n" for line in text.splitlines() if not NOISE.match(line))


def run(case, command, scripts, work):
    """({name: text}, None) or (None, what is wrong)"""
    out = work / f"out_{case[0]}"
    out.mkdir()
    done = subprocess.run([*command, str(script_of(case, scripts, work)), "-nvargs", *arguments(case, work, out)],
                          capture_output=True, text=True, cwd=work)
    if done.returncode != 0:
        return None, (done.stderr or done.stdout)[-600:].strip()
    found = {"print": printed(done.stdout)}
    for name in case[4].split():
        if not (out / name).exists():
            return None, f"{name} was not written"
        found[name] = read_output(out / name)
    return found, None


def same_signs(cells, as_in):
    """Eigenvectors are columns of either sign: each column has that of its largest number
    elsewhere."""
    for j in {j for _, j in cells}:
        i = max((i for i, k in as_in if k == j), key=lambda i: abs(as_in[i, j]))
        if cells.get((i, j), 0) * as_in[i, j] < 0:
            cells.update({at: -v for at, v in cells.items() if at[1] == j})
    return cells


def judge(case, found):
    for name, want in split(EXPECTED / f"{case[0]}.txt").items():
        if name == "print" and (case[2] != cases.DIRECT or case[0] in cases.UNPRINTED):
            continue  # gradients at the end are rounding errors
        a, b = table(want), table(found[name])
        if a is None or b is None:
            why = compare_text(want, found[name], case[2])
        else:
            why = compare_tables(a, same_signs(b, a) if name in cases.SIGNS else b, case[2])
        if why:
            return f"{name}: {why}"
    return None


def main():
    p = argparse.ArgumentParser()
    p.add_argument("--samara")
    p.add_argument("--jar", type=pathlib.Path, required=True)
    p.add_argument("--oracle")
    p.add_argument("cases", nargs="*")
    a = p.parse_args()
    bad = 0
    if not a.jar.exists():
        print(f"no {a.jar}: make check-all fetches it")
        return 77
    with tempfile.TemporaryDirectory() as t:
        work = pathlib.Path(t)
        data.write(work)
        zipfile.ZipFile(a.jar).extractall(work / "jar", [n for n in zipfile.ZipFile(a.jar).namelist() if n.startswith("scripts/algorithms/")])
        for case in cases.CASES:
            if a.cases and case[0] not in a.cases:
                continue
            command = a.oracle.split() if a.oracle else [str(pathlib.Path(a.samara).resolve()), "run"]
            found, why = run(case, command, work / "jar/scripts/algorithms", work)
            if found and a.oracle:
                EXPECTED.mkdir(exist_ok=True)
                (EXPECTED / f"{case[0]}.txt").write_text("".join(f"## {k}\n{v.rstrip()}\n" for k, v in found.items()))
            elif found:
                why = judge(case, found)
            bad += why is not None
            print(f"{case[0]}: {why or 'right'}", flush=True)
    return bad > 0


if __name__ == "__main__":
    sys.exit(main())

#!/usr/bin/env python3
"""foresee.py SAMARA SCRIPT...: what `samara explain` says of sizes before a script runs is so when
it runs. Behind each statement that sets a matrix its size and its elements that are not zero are
printed; explain has to say the same, or that it does not know.
With --made=N instead of scripts: N random ones."""
import json
import pathlib
import random
import re
import subprocess
import sys
import tempfile


def explain(samara, script, folder, args):
    done = subprocess.run([samara, "explain", "--json", "--threads=1", str(script), "--", *args], capture_output=True, text=True, cwd=folder)
    return json.loads(done.stdout) if done.returncode == 0 else done.stderr.strip()


def sets(told):
    for block in told["script"]:
        for s in block.get("sets", []):
            if s["type"] == "matrix":
                yield block["file"], s


def whole(line, following):
    """Whether a statement ends where this line does."""
    code = re.sub(r'"[^"]*"', '""', line).split("#")[0].rstrip()
    after = following.strip()
    return (code.count("(") == code.count(")") and code.count("[") == code.count("]") and "{" not in code and "}" not in code
            and re.match(r"\s*[\[A-Za-z]", code) and code[-1] not in "+-*/=,<>&|(^%" and after[:1] not in "+-*/=,<>&|)^%{"
            and not re.match(r"\s*(if|for|while|parfor|else)\b", code))


def instrument(text, told, script):
    lines = text.splitlines()
    for file, s in sets(told):
        i = s["line"] - 1
        if file != str(script) or i >= len(lines) or not whole(lines[i], lines[i + 1] if i + 1 < len(lines) else ""):
            continue
        more = f'; print("@{i + 1} {s["name"]} " + nrow({s["name"]}) + " " + ncol({s["name"]}) + " " + sum({s["name"]} != 0))'
        if more not in lines[i]:
            lines[i] = lines[i].split("#")[0].rstrip().rstrip(";") + more
    return "\n".join(lines) + "\n"


def fits(s, rows, cols, places):
    def same(known, is_so):
        return isinstance(known, str) or known == is_so
    return same(s["rows"], rows) and same(s["cols"], cols) and places <= s.get("nonzeros", places) * 1.1 + 20


def judge(samara, script, work, args=()):
    """The first difference, or None; how many sizes were compared, and of these known."""
    folder, text = script.parent, script.read_text()
    told = explain(samara, script, folder, args)
    if isinstance(told, str):
        return told, 0, 0
    copy = folder / script.name if folder == work else pathlib.Path(work) / script.name
    copy.write_text(instrument(text, told, script))
    told = explain(samara, copy, folder, args)
    if isinstance(told, str):
        return f"with sizes printed: {told}", 0, 0
    run = subprocess.run([samara, "run", "--threads=1", str(copy), "--", *args], capture_output=True, text=True, cwd=folder)
    if run.returncode != 0:
        return f"does not run: {run.stderr.strip()}", 0, 0
    known = {}
    for file, s in sets(told):
        if file == str(copy):
            known.setdefault((s["line"], s["name"]), []).append(s)
    n = sure = 0
    for line in re.findall(r"^@(.*)$", run.stdout, re.M):
        at, name, rows, cols, places = line.split()
        of = known.get((int(at), name), [])
        if not any(fits(s, int(rows), int(cols), float(places)) for s in of):
            return f":{at} {name} is {rows}x{cols} with {places} elements, foreseen: {of}", n, sure
        n += 1
        sure += any(isinstance(s["rows"], int) and isinstance(s["cols"], int) for s in of)
    return None, n, sure


class Maker:
    """A script of random statements on A, B, C, D, by sizes that only the run knows where that
    is the point."""

    def __init__(self, seed):
        self.r = random.Random(seed)
        self.loops = 0

    def matrix(self, deep=0):
        r = self.r
        if deep > 1 or r.random() < 0.3:
            return r.choice("ABCD")
        x, y = self.matrix(deep + 1), self.matrix(deep + 1)
        return r.choice([f"({x} + 1)", f"t({x})", f"({x} * 2)", f"abs({x})", f"rowSums({x})", f"colSums({x})", f"({x} %*% t({x}))", f"(t({x}) %*% {x})",
                         f"rbind({x}, {x})", f"cbind({x}, rowSums({x}))", f"{r.choice('ABCD')}[1:1,]", f"removeEmpty(target={x}, margin=\"rows\")",
                         f"removeEmpty(target={x}, margin=\"cols\")", f"table(seq(1, nrow({x})), round(abs(rowSums({x}))) %% 3 + 1)", f"({x} != 0)",
                         f"order(target={x}, by=1)", f"matrix(0, nrow({x}), ncol({y}))", f"outer(rowSums({x}), t(rowSums({y})), \"+\")", f"diag(rowSums({x}))",
                         f"({x} > 0)", f"cumsum({x})", f"unique(round({x}))", f"f({x}, {r.randint(1, 3)})", f"rowIndexMax({x})", f"rev({x})"])

    def statement(self, deep):
        r, x = self.r, self.r.choice("ABCD")
        pick = r.random()
        if pick < 0.6 or deep > 2:
            return [f"{x} = {self.matrix()}", f"{x} = {x}[1:min(nrow({x}), 6), 1:min(ncol({x}), 6)]"]
        if pick < 0.7:
            return [f"{x}[1, 1] = as.matrix({r.randint(0, 9)})"]
        if pick < 0.75:
            return ["E = matrix(1, 80, 3)",
                    f"for (j in {r.choice([1, 3])}:{r.choice(['66', f'nrow({x})', '20'])}) E[j, {r.randint(1, 3)}] = as.scalar(E[j{r.choice(['', ' + 1'])}, 2]) * 2",
                    f"E = E[1:min(nrow(E), 6),] + sum({x})"]
        if pick < 0.8:
            return [f"parfor (j in 1:nrow({x}), check=0) {{", r.choice([f"{x}[j, ] = {x}[j, ] * 2", f"{x} = {x} * j", f"{x}[j, 1] = as.matrix(j)"]), "}"]
        body = [s for _ in range(r.randint(1, 2)) for s in self.statement(deep + 1)]
        if pick < 0.85:
            condition = r.choice([f"sum({x}) > {r.randint(-3, 30)}", f"nrow({x}) > {r.randint(1, 5)}", f"{r.randint(0, 1)} == 1"])
            other = ["} else {", *self.statement(deep + 1)] if r.random() < 0.5 else []
            return [f"if ({condition}) {{", *body, *other, "}"]
        self.loops += 1
        i = f"i{self.loops}"
        if pick < 0.95:
            return [f"for ({i} in 1:{r.randint(1, 3)}) {{", *body, "}"]
        return [f"{i} = 0", f"while ({i} < {r.randint(1, 3)} & sum({x}) < 1e9) {{", *body, f"{i} = {i} + 1", "}"]

    def script(self):
        head = ["f = function(matrix[double] X, integer k) return (matrix[double] Y) {", "Y = X", "if (k > 1) {", "Y = rbind(X, f(X, k - 1))", "}", "}"]
        head += [f"{x} = matrix(\"{' '.join(str(self.r.randint(-1, 2)) for _ in range(rows * 3))}\", {rows}, 3)" for x, rows in zip("ABCD", (2, 3, 4, 5))]
        return "\n".join(head + [s for _ in range(8) for s in self.statement(0)]) + "\n"


def main():
    samara, *names = sys.argv[1:]
    samara = str(pathlib.Path(samara).resolve())
    bad = n = sure = 0
    with tempfile.TemporaryDirectory() as work:
        scripts = [pathlib.Path(x).resolve() for x in names if not x.startswith("--made=")]
        made = pathlib.Path(work) / "made"
        made.mkdir()
        for k in range(int(next((x[7:] for x in names if x.startswith("--made=")), "0"))):
            scripts.append(made / f"made{k}.dml")
            scripts[-1].write_text(Maker(10 + k).script())  # that of 9 needs 8 GB
        for script in scripts:
            why, of, known = judge(samara, script, pathlib.Path(work))
            n, sure, bad = n + of, sure + known, bad + (why is not None)
            if why is not None or script.parent != made:
                print(f"{script.name}: {why or 'right'}, {of} sizes, {known} of them known", flush=True)
    print(f"{n} sizes compared, {sure} of them known before; {bad} scripts wrong")
    return bad > 0


if __name__ == "__main__":
    sys.exit(main())

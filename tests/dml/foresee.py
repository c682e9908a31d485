#!/usr/bin/env python3
"""foresee.py SAMARA SCRIPT...: what `samara explain` says of sizes before a script runs is so when
it runs. Behind each statement that sets a matrix its size and its elements that are not zero are
printed; explain has to say the same, or that it does not know.
With --made=N instead of scripts: N random ones. With --builtins=N: N scripts that call each builtin
function on files, whose elements are unknown before the run."""
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
            if s["type"] in ("matrix", "frame", "scalar"):
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
        if s["type"] == "scalar" and not s["name"].startswith("num"):
            continue
        # a matrix has no text, and a frame no sum
        more = f'; print("@{i + 1} {s["name"]} 0 0 " + {s["name"]})' if s["type"] == "scalar" else \
            f'; print("@{i + 1} {s["name"]} " + nrow({s["name"]}) + " " + ncol({s["name"]}) + " 0")' if s["type"] == "frame" else \
            f'; print("@{i + 1} {s["name"]} " + nrow({s["name"]}) + " " + ncol({s["name"]}) + " " + sum({s["name"]} != 0))'
        if more not in lines[i]:
            lines[i] = lines[i].split("#")[0].rstrip().rstrip(";") + more
    return "\n".join(lines) + "\n"


def fits(s, rows, cols, places):
    if s["type"] == "scalar":
        return rows == 0
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
        at, name, rows, cols, places = re.sub(" TRUE$", " 1", re.sub(" FALSE$", " 0", line)).split()
        of = known.get((int(at), name), [])
        if not any(fits(s, int(rows), int(cols), float(places)) for s in of):
            return f":{at} {name} is {rows}x{cols} with {places} elements, foreseen: {of}", n, sure
        n += 1
        sure += any(isinstance(s.get("rows"), int) and isinstance(s.get("cols"), int) for s in of)
    return None, n, sure


# A call of each builtin function, several by "; ". X: n x m, Y: n x m, S: sparse n x m, A: n x n,
# positive definite, v: n x 1, r: 1 x m, w: weights n x 1, g: groups n x 1, q: shares 3 x 1,
# k: 1 x 1; z: a number that only the run knows.
ELEMENTWISE = "abs acos asin atan ceil ceiling cos cosh exp floor is.infinite is.na is.nan isInf isNA isNaN round sigmoid sign sin sinh sqrt tan tanh"
EXAMPLES = {name: f"{name}(X); {name}(S); {name}(z)" for name in ELEMENTWISE.split()}
EXAMPLES |= {name: f"{name}(X); {name}(S)" for name in ("rowIndexMax rowIndexMin cumsum cumprod cummin cummax avg var sd sum prod rowMeans colMeans rowVars colVars rowSds colSds "
             "rowSums colSums rowMaxs colMaxs rowMins colMins rowProds colProds rev t countDistinct countDistinctApprox rowCountDistinct colCountDistinct rowCountDistinctApprox colCountDistinctApprox").split()}
EXAMPLES |= {name: f"{name}(v, g); {name}(X, 3); {name}(z, 2)" for name in "bitwAnd bitwOr bitwXor bitwShiftL bitwShiftR".split()}
EXAMPLES |= {name: f"{name}(X, Y); {name}(X, v); {name}(X); {name}(z, 2); {name}(S, r)" for name in "min max pmin pmax".split()}
EXAMPLES |= {name: f"{name}(A)" for name in "cholesky det eigen inv inverse lu qr svd trace".split()}
EXAMPLES |= {name: f"{name}(X); {name}(S)" for name in "fft fft_linearized ifft ifft_linearized compress decompress local".split()}
EXAMPLES |= {"stft": "stft(X, 2, 1); stft(S, 4, 0)", "rowClassMeet": "rowClassMeet(X, Y); rowClassMeet(S, r)"}
EXAMPLES |= {name: f"{name}(target=q)" for name in "pnorm qnorm pexp qexp".split()}
EXAMPLES |= {name: f"{name}(target=q, df=3)" for name in "pchisq qchisq pt qt".split()} | {name: f"{name}(target=q, df1=3, df2=4)" for name in ("pf", "qf")}
EXAMPLES |= {name: f'{name}(v, g); {name}(v, g, 9, 8); {name}(seq(1, nrow(v)), g); {name}(seq(1, nrow(v)), g, 9, 8); {name}(v, g, w); {name}(v, g, odim1=9, odim2=7)'
             for name in ("table", "ctable")}
EXAMPLES |= {name: f'{name}(target=v, groups=g, fn="sum"); {name}(target=v, groups=g, fn="mean", ngroups=7)' for name in ("aggregate", "groupedAggregate")}
IMAGES = "input_shape=[4,1,3,3], {}=[{}2,2], stride=[1,1], padding=[0,0]"
EXAMPLES |= {name: f"{name}(I, {IMAGES.format('pool_size', '')})" for name in ("max_pool", "avg_pool")}
EXAMPLES |= {name: f"{name}(I, D, {IMAGES.format('pool_size', '')})" for name in ("max_pool_backward", "avg_pool_backward")}
EXAMPLES |= {
    "conv2d": f"conv2d(I, F, {IMAGES.format('filter_shape', '2,1,')})", "conv2d_backward_filter": f"conv2d_backward_filter(I, E, {IMAGES.format('filter_shape', '2,1,')})",
    "conv2d_backward_data": f"conv2d_backward_data(F, E, {IMAGES.format('filter_shape', '2,1,')})", "bias_add": "bias_add(I, q)", "bias_multiply": "bias_multiply(I, q)",
    "solve": "solve(A, v); solve(A, X)", "cdf": 'cdf(target=q, dist="normal")', "icdf": 'icdf(target=q, dist="normal")', "mean": "mean(X); mean(v, w); mean(S)", "log": "log(X); log(X, 2); log(z)",
    "xor": "xor(X > 1, Y > 1); xor(z > 1, z > 2)", "ifelse": "ifelse(X > 1, X, Y); ifelse(X > 1, v, 0); ifelse(S > 0, 1, r); ifelse(z > 0, 1, 2)",
    "diag": "diag(v); diag(A)", "cbind": "cbind(X, v); cbind(S, S, X); cbind(X, S, v); cbind(list(X, S))", "append": "append(X, v); append(S, S)", "rbind": "rbind(X, r); rbind(S, S, 0 * S); rbind(list(X, X))",
    "matrix": "matrix(X, ncol(X), nrow(X)); matrix(z, 3, 4); matrix(0, 5, 6); matrix(0, z, 2); matrix(X, rows=ncol(X), cols=nrow(X), byrow=FALSE)", "as.matrix": "as.matrix(X); as.matrix(z); as.matrix(S)",
    "order": 'order(target=X, by=1); order(target=S, by=1); order(target=S, by=1, decreasing=TRUE, index.return=TRUE); order(target=X, by=1, index.return=FALSE)',
    "outer": 'outer(v, r, "+")', "ppred": 'ppred(X, Y, ">"); ppred(X, 2, "<="); ppred(X, z, "==")', "replace": "replace(target=S, pattern=0, replacement=1)",
    "removeEmpty": 'removeEmpty(target=S, margin="rows"); removeEmpty(target=S, margin="cols"); removeEmpty(target=S); removeEmpty(target=X, margin="rows", select=v)',
    "upper.tri": "upper.tri(target=A); upper.tri(target=S, diag=TRUE, values=TRUE)", "lower.tri": "lower.tri(target=A); lower.tri(target=S, diag=TRUE, values=TRUE)",
    "lineage": "lineage(X); lineage(S)", "roll": "roll(X, 2); roll(S, 1)", "cumsumprod": "cumsumprod(cbind(v, w))", "moment": "moment(v, 2); moment(v, w, 3)", "centralMoment": "centralMoment(v, 2); centralMoment(v, w, 3)",
    "cov": "cov(v, g); cov(v, g, w)", "quantile": "quantile(v, 0.5); quantile(v, w, 0.5); quantile(v, q); quantile(v, w, q)", "median": "median(v); median(v, w)",
    "interQuartileMean": "interQuartileMean(v); interQuartileMean(v, w)", "unique": 'unique(S); unique(v); unique(S, dir="r")', "contains": "contains(X, 1); contains(X, z); contains(X, r)",
    "seq": "seq(1, nrow(X)); seq(1, z); seq(2, z + 9, 2); seq(1, 9, 2)", "rand": "rand(rows=nrow(X), cols=3, seed=1); rand(rows=z, cols=40, sparsity=0.1, seed=1)",
    "Rand": "Rand(rows=nrow(X), cols=3, seed=1)", "sample": "sample(9, 4, 1); sample(nrow(X) + 3, 3, 1); sample(100, z, TRUE, 7)",
    "nrow": "nrow(X); nrow(v)", "ncol": "ncol(X); ncol(r)", "length": "length(X); length(v); length(r)", "as.scalar": "as.scalar(k); as.scalar(X[1, 1]); as.scalar(z)",
    "castAsScalar": "castAsScalar(k)", "as.integer": "as.integer(z); as.integer(k); as.integer(nrow(X))", "as.double": "as.double(z); as.double(k)", "as.logical": "as.logical(z)",
    "as.boolean": "as.boolean(z)", "exists": 'exists("X")', "time": "time() * 0", "read": 'read("X"); read("k", data_type="matrix")', "eval": 'eval("twice", X); eval("twice", S)',
    "as.frame": "as.frame(X); as.frame(z); as.frame(v)", "frame": 'frame("a", rows=2, cols=3); frame("1", rows=z, cols=2, schema="FP64")', "colnames": "colnames(as.frame(X))",
    "typeof": "typeof(as.frame(X))", "freplicate": "freplicate(as.frame(X), as.frame(r))", "detectSchema": "detectSchema(as.frame(X))",
    "applySchema": 'applySchema(as.frame(X), frame("FP64", rows=1, cols=ncol(X)))', "dropInvalidType": 'dropInvalidType(as.frame(X), frame("INT64", rows=1, cols=ncol(X)))',
    "dropInvalidLength": "dropInvalidLength(as.frame(X), matrix(1, 1, ncol(X)))", "valueSwap": 'valueSwap(as.frame(v), frame("INT64", rows=1, cols=1))',
    "map": 'map(as.frame(X), "x -> x.length()")', "tokenize": 'tokenize(target=map(as.frame(cbind(v, w)), "x -> x"), spec="{algo:split, out:count, id_cols:[1], tokenize_col:2}", max_tokens=3)',
    "transformencode": 'transformencode(target=as.frame(X), spec="{ids:true, dummycode:[1]}")', "transformapply": 'transformapply(target=as.frame(v), spec="{ids:true, recode:[1]}", meta=frame("1·1", rows=1, cols=1))',
    "transformdecode": 'transformdecode(target=v, spec="{ids:true, recode:[1]}", meta=frame("a·1", rows=1, cols=1))',
    "transformcolmap": 'transformcolmap(target=frame("a·1", rows=1, cols=1), spec="{ids:true, recode:[1]}")',
    "einsum": 'einsum("ij,ij->ij", X, Y); einsum("ij,jk->ik", A, X); einsum("ij,kj->ik", S, S); einsum("ij->j", S); einsum("ii->i", A); einsum("ij,ij->", X, Y)',
    # these give no matrix, nor a number, or need a database
    "tensor": "", "sql": "", "paramserv": "", "toString": "", "remove": "", "print": "", "stop": "", "assert": "", "write": "", "evalList": "", "as.list": "",
}


class Caller:
    """A script that calls each builtin function on files of random sizes."""

    def __init__(self, seed, folder):
        self.r, self.folder = random.Random(seed), folder

    def file(self, name, rows, cols, element, told):
        cells = [[element(i, j) for j in range(cols)] for i in range(rows)]
        (self.folder / name).write_text("\n".join(",".join(map(str, row)) for row in cells) + "\n")
        about = {"format": "csv"}
        if told:
            about |= {"rows": rows, "cols": cols, "nnz": sum(x != 0 for row in cells for x in row)}
        (self.folder / f"{name}.mtd").write_text(json.dumps(about))

    def script(self):
        r = self.r
        n, m, some = r.randint(4, 8), r.randint(2, 6), r.choice([None, None, "all", "none"])
        elements = {"X": (n, m, lambda i, j: r.randint(0, 5)), "Y": (n, m, lambda i, j: r.randint(0, 5)), "S": (n, 50 * m, lambda i, j: int(r.random() < 0.05)),
                    "A": (n, n, lambda i, j: n + 1 if i == j else 1), "v": (n, 1, lambda i, j: r.randint(1, 5)), "w": (n, 1, lambda i, j: r.randint(1, 3)),
                    "g": (n, 1, lambda i, j: r.randint(1, 5)), "q": (3, 1, lambda i, j: (i + 1) / 4), "k": (1, 1, lambda i, j: r.randint(2, 5)),
                    "I": (4, 9, lambda i, j: r.randint(0, 5)), "D": (4, 4, lambda i, j: r.randint(0, 5)), "E": (4, 8, lambda i, j: r.randint(0, 5)), "F": (2, 4, lambda i, j: r.randint(0, 5))}
        lines = ["twice = function(matrix[double] X) return (matrix[double] Y) {", "Y = X * 2", "}"]
        for name, (rows, cols, element) in elements.items():
            self.file(name, rows, cols, element, r.random() < 0.5 if some is None else some == "all")
            lines.append(f'{name} = read("{name}")')
        self.file("r", 1, m, lambda i, j: r.randint(0, 5), some == "all")
        self.file("rS", 1, 50 * m, lambda i, j: r.randint(0, 5), some == "all")
        lines += ['r = read("r")', 'rS = read("rS")', "z = as.scalar(k)"]
        for name, calls in sorted(EXAMPLES.items()):
            for call in filter(None, calls.split("; ")):
                call = re.sub(r"\br\)", "rS)", call) if "S" in call else call
                if name in ("lu", "qr", "svd", "eigen", "transformencode"):
                    lines.append(f"[{', '.join(f'num{len(lines)}_{i}' for i in range({'lu': 3, 'svd': 3}.get(name, 2)))}] = {call}")
                else:
                    lines.append(f"num{len(lines)} = {call}")
        return "\n".join(lines) + "\n"


def without_example():
    sources = pathlib.Path(__file__).resolve().parents[2] / "src/dml/builtin"
    tables = (re.search(r"^static const dml_builtin rows\[\] = \{\n(.*?)^\};", p.read_text(), re.S | re.M) for p in sources.glob("*.c"))
    return {name for t in tables if t for name in re.findall(r'(?:\{|[A-Z]\()\s*"([\w.]+)",', t[1])} ^ EXAMPLES.keys()


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
        scripts = [pathlib.Path(x).resolve() for x in names if not x.startswith("--")]
        made = pathlib.Path(work) / "made"
        made.mkdir()
        for k in range(int(next((x[7:] for x in names if x.startswith("--made=")), "0"))):
            scripts.append(made / f"made{k}.dml")
            scripts[-1].write_text(Maker(10 + k).script())  # that of 9 needs 8 GB
        for k in range(int(next((x[11:] for x in names if x.startswith("--builtins=")), "0"))):
            folder = pathlib.Path(work) / f"builtins{k}"
            folder.mkdir()
            scripts.append(folder / f"builtins{k}.dml")
            scripts[-1].write_text(Caller(k, folder).script())
            for name in without_example():
                print(f"{name}: no builtin function, or one without an example here")
                bad += 1
        for script in scripts:
            why, of, known = judge(samara, script, script.parent if script.stem.startswith("builtins") else pathlib.Path(work))
            n, sure, bad = n + of, sure + known, bad + (why is not None)
            if why is not None or script.parent != made:
                print(f"{script.name}: {why or 'right'}, {of} sizes, {known} of them known", flush=True)
    print(f"{n} sizes compared, {sure} of them known before; {bad} scripts wrong")
    return bad > 0


if __name__ == "__main__":
    sys.exit(main())

#!/usr/bin/env python3
"""test_dml.py LIBRARY: samara.dml against NumPy: operators, indices, functions, lists, sources,
layers, the script, and the lines that a context keeps."""

import contextlib
import doctest
import io
import os
import pathlib
import sys
import tempfile

import numpy as np

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "python"))
os.environ["SAMARA_LIBRARY"] = sys.argv[1]
os.environ.pop("SAMARA_DML_LIBRARY", None)
os.environ.pop("SYSTEMDS_ROOT", None)
import samara  # noqa: E402  after the library is named
from samara.dml import DMLScript, Matrix, MultiReturn, Scalar, SystemDSContext  # noqa: E402
from samara.dml import algorithm, nn  # noqa: E402
from samara.dml._signature import functions  # noqa: E402

A = np.array([[3.0, -1, 2], [0.5, 4, -2], [1, 1, 7], [-6, 2, 0.25]])
B = A[::-1] * 0.5 + 1.25
failed = 0


def check(what, good):
    global failed
    if not good:
        print(f"FAILED {what}")
        failed = 1


def equal(what, node, wanted):
    got = node.compute() if hasattr(node, "compute") else node
    check(f"{what}: {got} is {wanted}", np.shape(got) == np.shape(wanted) and np.allclose(got, wanted, equal_nan=True))


def raises(what, kind, text, call):
    try:
        call()
    except kind as e:
        check(f"{what}: '{e}' has '{text}'", text in str(e))
    else:
        check(f"{what} fails", False)


def operators(sds):
    a, b = sds.from_numpy(A), sds.from_numpy(B)
    for what, of in {
            "+": lambda x, y: x + y, "-": lambda x, y: x - y, "*": lambda x, y: x * y, "/": lambda x, y: x / y,
            "1 +": lambda x, y: 1 + x, "2 -": lambda x, y: 2 - x * y,
            "2 /": lambda x, y: 2 / x, "2 **": lambda x, y: 2**x, "**": lambda x, y: x**2, "unary -": lambda x, y: -x,
            "abs": lambda x, y: abs(x), "<": lambda x, y: x < y, "<=": lambda x, y: x <= 1, ">": lambda x, y: 1 > x,
            ">=": lambda x, y: x >= y, "==": lambda x, y: x == y, "!=": lambda x, y: x != 1, "+ -inf": lambda x, y: x + -np.inf,
            "@": lambda x, y: x.T @ y if isinstance(x, np.ndarray) else x.t() @ y}.items():
        equal(what, of(a, b), of(A, B))
    equal("// truncates", a // (b + 3), np.trunc(A / (B + 3)))
    equal("% has the sign of the dividend", a % (b + 3), np.fmod(A, B + 3))
    equal("&", (a > 0) & (b > 0), (A > 0) & (B > 0))
    equal("|", (a > 0) | (b > 0), (A > 0) | (B > 0))
    equal("~", ~(a > 0), A <= 0)
    equal("array + node", A + b, A + B)
    equal("array @ node", A.T @ b, A.T @ B)
    equal("node + array", a + B, A + B)
    equal("scalar + matrix", a.sum() + b, A.sum() + B)
    equal("scalars", a.sum() / 2 + 1, A.sum() / 2 + 1)
    check("a scalar and a matrix are a matrix", isinstance(a.sum() * b, Matrix) and isinstance(a.sum() * 2, Scalar))
    raises("a matrix has no truth", TypeError, "no truth", lambda: bool(a == b))
    raises("a string list", TypeError, "", lambda: a + [1])


def indices(sds):
    a = sds.from_numpy(A)
    for what in ("1", "1:3", "(slice(None), 1)", "(1, 2)", "(slice(0, 2), slice(1, 3))", "slice(2, None)", "-1",
                 "(slice(None), slice(1, None))"):
        i = eval(f"np.s_[{what}]")
        wanted = A[tuple(slice(x, x + 1 or None) if isinstance(x, int) else x for x in (i if isinstance(i, tuple) else (i,)))]
        equal(f"[{what}]", a[i], wanted)
    equal("rows of a list", a[[0, 3]], A[[0, 3]])
    equal("columns of a list", a[:, [0, 2]], A[:, [0, 2]])
    equal("a row by a scalar node", a[sds.scalar(2)], A[2:3])
    raises("a step", ValueError, "step", lambda: a[::2])
    raises("three dimensions", ValueError, "two dimensions", lambda: a[1, 2, 3])


def methods(sds):
    a = sds.from_numpy(A)
    for name in ("sum", "mean", "min", "max", "prod"):
        for axis in (0, 1, None):
            wanted = getattr(A, name)(axis)
            equal(f"{name}({axis})", getattr(a, name)(axis), wanted if axis is None else np.expand_dims(wanted, axis))
    equal("var(0)", a.var(0), A.var(0, ddof=1, keepdims=True))
    raises("an axis", ValueError, "axis", lambda: a.sum(2))
    for name in ("exp", "sin", "cos", "tan", "sinh", "cosh", "tanh", "floor", "ceil", "sign", "atan"):
        equal(name, getattr(a, name)(), getattr(np, {"atan": "arctan"}.get(name, name))(A))
    equal("t", a.t(), A.T)
    equal("cumsum", a.cumsum(), A.cumsum(0))
    equal("trace", (a.t() @ a).trace(), np.trace(A.T @ A))
    equal("nRow", a.nRow(), 4)
    equal("cholesky", (a.t() @ a).cholesky(), np.linalg.cholesky(A.T @ A))
    equal("inv", (a.t() @ a).inv(), np.linalg.inv(A.T @ A))
    equal("order", a.order(by=2, decreasing=True), A[np.argsort(-A[:, 1], kind="stable")])
    equal("order, numbers", a.order(index_return=True), np.argsort(A[:, 0])[:, None] + 1)
    equal("argmax", a.argmax(1), A.argmax(1)[:, None] + 1)
    equal("argmin of all", a.argmin(), A.argmin() + 1)
    equal("replace", a.replace(2, 9), np.where(A == 2, 9, A))
    equal("quantile", a[:, 0].quantile(0.5), np.sort(A[:, 0])[1])
    equal("reshape", a.reshape(2, 6), A.reshape(2, 6))
    equal("rbind", a.rbind(a, a), np.vstack([A, A, A]))
    equal("cbind", a.cbind(B), np.hstack([A, B]))
    equal("triu", (a.t() @ a).triu(include_diagonal=False), np.triu(A.T @ A, 1))
    equal("to_one_hot", sds.from_numpy(np.array([2, 1])).to_one_hot(3), [[0, 1, 0], [1, 0, 0]])
    equal("seq", sds.seq(3), [[0], [1], [2], [3]])
    equal("full", sds.full((1, 2), 7), [[7, 7]])
    check("rand has a seed", np.array_equal(sds.rand(3, 2, seed=7).compute(), sds.rand(3, 2, seed=7).compute()))
    raises("a pdf", ValueError, "pdf", lambda: sds.rand(1, 1, pdf="cauchy"))
    check("to_string", sds.full((1, 1), 2).to_string().compute() == "2.000\n")
    check("a text", sds.scalar('a "b" \\').compute() == 'a "b" \\')
    check("truth", sds.scalar(True).compute() is True)


def several(sds):
    m = A.T @ A
    w, v = sds.from_numpy(m).eigen()
    equal("eigen", v @ w.diag() @ v.t(), m)
    both = sds.from_numpy(m).eigen().compute()
    check("a call of several gives a list", isinstance(both, list) and both[0].shape == (3, 1) and both[1].shape == (3, 3))
    x = sds.from_numpy(A)
    equal("an item of a list", sds.array(x, x * 2)[1], 2 * A)
    check("a list", [np.shape(v) for v in sds.list(x, 3).compute()] == [(4, 3), ()])
    check("a list with names", list(sds.dict(a=x, b=2).compute()) == ["a", "b"])
    raises("names or none", ValueError, "without", lambda: sds.list(x, a=x))
    centers, near = algorithm.kmeans(x, k=2, seed=5)
    check("kmeans", centers.compute().shape == (2, 3) and near.compute().shape == (4, 1))
    equal("lm", algorithm.lm(A, sds.from_numpy(A @ [1.0, 2, 3]), reg=1e-12, verbose=False), [[1], [2], [3]])
    equal("cov", algorithm.cov(x[:, 0], x[:, 1]), np.cov(A[:, 0], A[:, 1])[0, 1])
    check("docstrings", "Lloyd" in algorithm.kmeans.__doc__)
    raises("no node", TypeError, "no node", lambda: algorithm.kmeans(A))
    raises("an unknown parameter", TypeError, "kk", lambda: algorithm.kmeans(x, kk=2))
    raises("an unknown function", AttributeError, "nosuch", lambda: algorithm.nosuch)


def sources(sds):
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder) / "f.dml"
        path.write_text("""# Twice x, plus c
twice = function(Matrix[Double] x, Double c = 0.5, String note = "a, (b)") return (Matrix[Double] y) { y = 2 * x + c }
two = function(matrix[double] x) return (matrix[double] a, double b) { a = x; b = sum(x) /* } */ }
say = function(String s) { print(s) }
items = function() return (list[unknown] l) { l = list(matrix(1, 1, 1), 2) }
""")
        f = sds.source(str(path), "f")
        x = sds.from_numpy(A)
        equal("a function of a file", f.twice(x), 2 * A + 0.5)
        equal("a parameter by name", f.twice(x, c=3), 2 * A + 3)
        check("its docstring", f.twice.__doc__ == "Twice x, plus c")
        a, b = f.two(x)
        equal("several results", a * b, A * A.sum())
        equal("an item that Python does not know", f.items()[1].as_matrix(), [[1]])
        f.say(sds.scalar("said")).compute()
        check("a function without results", sds.get_stdout() == ["said"])
        check("one import", (f.twice(x) + f.twice(x)).compute().shape == (4, 3))
        node = f.twice(x) + f.two(x)[0]
        node.compute()
        check("one import for all calls", node.script_str.count("source(") == 1)
        raises("no such function", AttributeError, "none", lambda: f.none)
        raises("too many arguments", TypeError, "takes 1", lambda: f.two(x, x))
        raises("too few", TypeError, "lacks x", lambda: f.two())
        (pathlib.Path(folder) / "triple.dml").write_text("m_triple = function(Matrix[Double] X) return (Matrix[Double] Y) { Y = 3 * X }")
        with SystemDSContext(library=folder) as other:
            equal("a function of a library", other.builtin("triple")(other.from_numpy(A)), 3 * A)
            raises("no such function of it", samara.Error, "none.dml", lambda: other.builtin("none"))
        os.environ["SAMARA_DML_LIBRARY"] = folder
        with SystemDSContext() as other:
            equal("a function of the library of the environment", algorithm.triple(other.from_numpy(A)), 3 * A)
        del os.environ["SAMARA_DML_LIBRARY"]
        path = str(pathlib.Path(folder) / "a b.bin")
        sds.combine(x.write(path), (x + 1).write(path + "2", format="csv")).compute()
        equal("a file read again", sds.read(path), A)
        equal("a csv read again", sds.read(path + "2"), A + 1)
    one = functions("f = function(int a # first, of two\n, double lambda = (1 + 2) * 3) return (int b) {}\n#g\ng = function(\n)\n{\n}")
    check("signatures", [(p.python_name, p.default) for p in one[0].parameters] == [("a", None), ("lambda_", "(1 + 2) * 3")])
    check("a function without parameters", one[1].name == "g" and not one[1].parameters and one[1].comment == "g")


class Table:
    """The columns of a DataFrame, as samara takes them from pandas."""

    def __init__(self, **columns):
        self.columns, self.data = list(columns), [np.array(c, t) for c, t in columns.values()]
        self.dtypes = [c.dtype for c in self.data]
        self.iloc = self

    def __getitem__(self, at):
        return Column(self.data[at[1]])

    def __len__(self):
        return len(self.data[0])


class Column:
    def __init__(self, data):
        self.data, self.dtype = data, data.dtype

    def to_numpy(self, dtype=None):
        return self.data if dtype is None else self.data.astype(dtype)


def frames(sds):
    df = Table(city=(["Oslo", None, "Zürich"], object), n=([3, 1, 2], np.int64), yes=([True, False, True], bool),
               x=([0.5, np.nan, 2], np.float32))
    f, = samara.script("f", ["F"], ["F"], text="")(F=df)
    check("a table and its types", f.columns == df.columns and f.shape == (3, 4) and all(
        np.array_equal(f[j], c, equal_nan=c.dtype == np.float32) and f[j].dtype == c.dtype for j, c in enumerate(df.data)))
    check("a Table is an input", samara.script("f", ["F"], ["n"], text="n = nrow(F)")(F=f) == (3,))
    schema, array = f.__arrow_c_array__()
    check("capsules", "arrow_schema" in repr(schema) and "arrow_array" in repr(array))
    del schema, array  # not taken: the capsules release the structs
    node = sds.from_pandas(df)
    check("a local frame", node.compute() is df)
    text = node[0:2].to_string().compute()
    check(f"rows of a frame: {text}", text.startswith("# FRAME: nrow = 2, ncol = 4\n# city n yes x\n# STRING INT64 BOOLEAN FP32\nOslo 3 TRUE"))
    equal("rows and columns", node.nRow() * node.nCol(), 12)
    X, M = node[:, 0:1].transform_encode('{"ids": true, "recode": [1]}')
    equal("codes", X, [[1], [np.nan], [2]])
    equal("the codes of another frame", node[2:3, 0:1].transform_apply('{"ids": true, "recode": [1]}', M), [[2]])
    equal("numbers of a frame", node[:, 1].to_matrix(), [[3], [1], [2]])
    check("schemas", "INT64" in node.detect_schema().to_string().compute())
    check("a function of cells", "oslo" in node[:, 0].map("x -> x.toLowerCase()").to_string().compute())


def layers(sds):
    x, d = sds.from_numpy(A), sds.from_numpy(B[:, :2])
    first = nn.Affine(sds, 3, 2, seed=4)
    weight = first.weight.compute()
    equal("Affine", first.forward(x), A @ weight)
    dx, dw, db = first.backward(d, x).compute()
    equal("its gradients", np.vstack([dx @ np.eye(3), dw.T]), np.vstack([B[:, :2] @ weight.T, (A.T @ B[:, :2]).T]))
    equal("its bias's", db, B[:, :2].sum(0, keepdims=True))
    equal("ReLU", nn.ReLU.forward(x), np.maximum(A, 0))
    equal("its gradient", nn.ReLU.backward(sds.from_numpy(B), x), B * (A > 0))
    model = nn.Sequential(first, nn.ReLU(sds))
    model.push(nn.Affine(sds, 2, 1, seed=5))
    equal("Sequential", model.forward(x), np.maximum(A @ weight, 0) @ model[2].weight.compute())
    check("its layers", len(model) == 3 and model.pop() is not None and len(model) == 2)


def contexts(sds):
    x = sds.from_numpy(A)
    sds.get_stdout()
    out = io.StringIO()
    with contextlib.redirect_stdout(out):
        (x.sum() + 1).compute(verbose=True)
    check("verbose prints the script", out.getvalue().startswith("SCRIPT:\nV0 = read(") and "V1 + 1" in out.getvalue())
    script = DMLScript(sds)
    script.add_code('print("one")')
    script.add_code('print("two")')
    script.execute()
    check("printed lines", sds.get_stdout(1) == ["one"] and sds.get_stdout() == ["two"] and sds.get_stdout() == [])
    with contextlib.redirect_stdout(out), SystemDSContext() as other:
        other.scalar("seen").print().compute()
    check("printed at once", out.getvalue().endswith("seen\n"))
    raises("a closed context", samara.Error, "closed", lambda: (other.full((1, 1), 1) + 1).compute())
    with sds.capture_stats_context():
        (x + 1).compute()
    check("statistics", "Heavy hitter" in sds.get_stats() and " +  " in sds.take_stats() and sds.get_stats() == "")
    value, trace = (x.sum() + 1).compute(lineage=True)
    check("lineage", trace.splitlines()[-1] == "(3) (I) + (1) (2)" and "(2) (L) 1·SCALAR·INT64·true" in trace and value == A.sum() + 1)
    raises("an error of the script", samara.Error, "k1=4, k2=3", lambda: (x.t() @ x.t()).compute())
    deep = x
    for _ in range(3000):
        deep = deep + 1
    equal("a deep graph", deep, A + 3000)
    again, y = sds.from_numpy(A), A.copy()
    node = sds.from_numpy(y) + again
    node.compute()
    y += 1
    equal("arrays are read at each run", node, 2 * A + 1)
    check("a call of several has no script yet", isinstance(x.svd(), MultiReturn))
    raises("no script yet", samara.Error, "not computed", lambda: x.script_str)


with SystemDSContext(capture_stdout=True) as context:
    for group in (operators, indices, methods, several, sources, frames, layers, contexts):
        group(context)
check("examples of docs/howto/lazy.md", doctest.testfile(str(ROOT / "docs/howto/lazy.md"), module_relative=False).failed == 0)
print("ok" if not failed else "failed")
sys.exit(failed)

#!/usr/bin/env python3
"""test_load.py LIBRARY: what load() and script() take from JAX, pandas and others, trees, memory of
the caller, threads, and Ctrl-C."""

import ast
import contextlib
import doctest
import io
import os
import pathlib
import pickle
import signal
import sys
import tempfile
import threading
import time
import zipfile

import numpy as np

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "python"))
os.environ["SAMARA_LIBRARY"] = sys.argv[1]
import samara  # noqa: E402  after the library is named
import samara._run  # noqa: E402
import samara._script  # noqa: E402
import samara._table  # noqa: E402

try:
    import jax
    import jax.numpy as jnp
except ImportError:
    jax = None

TURNS = """func.func @main(%n: tensor<i32>) -> tensor<600x600xf32> {
  %0 = stablehlo.constant dense<0> : tensor<i32>
  %1 = stablehlo.constant dense<1.0> : tensor<600x600xf32>
  %2:3 = stablehlo.while(%i = %0, %k = %n, %x = %1) : tensor<i32>, tensor<i32>, tensor<600x600xf32>
    cond {
      %c = stablehlo.compare LT, %i, %k : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %c : tensor<i1>
    } do {
      %one = stablehlo.constant dense<1> : tensor<i32>
      %j = stablehlo.add %i, %one : tensor<i32>
      %y = stablehlo.dot_general %x, %x, contracting_dims = [1] x [0] : (tensor<600x600xf32>, tensor<600x600xf32>) -> tensor<600x600xf32>
      %z = stablehlo.tanh %y : tensor<600x600xf32>
      stablehlo.return %j, %k, %z : tensor<i32>, tensor<i32>, tensor<600x600xf32>
    }
  return %2#2 : tensor<600x600xf32>
}
"""
ADD = """func.func @main(%a: tensor<4xf32>, %b: tensor<4xf32>) -> tensor<4xf32> {
  %0 = stablehlo.add %a, %b : tensor<4xf32>
  return %0 : tensor<4xf32>
}
"""
X = np.arange(4, dtype=np.float32)
failed = 0


def check(what, good):
    global failed
    if not good:
        failed = 1
        print(f"FAILED: {what}")


def refuses(what, words, call):
    try:
        call()
    except samara.Error as e:
        check(f"{what}: {e}", words in str(e))
    else:
        check(f"{what}: nothing is refused", False)


def interrupted(what, call):
    """A signal after half a second ends the call within 0.2 seconds."""
    sent = []

    def send():
        time.sleep(0.5)
        sent.append(time.monotonic())
        os.kill(os.getpid(), signal.SIGINT)

    sender = threading.Thread(target=send)
    try:
        sender.start()
        call()
    except KeyboardInterrupt:
        late = time.monotonic() - sent[0]
        check(f"{what} is interrupted", True)
        if late > 0.2:
            print(f"{what} was interrupted {late:.2f} s after the signal")
    else:
        check(f"{what} is interrupted", False)
    sender.join()


def text_programs():
    add = samara.load(ADD)
    check("arguments are known before the first call", add.arguments == (
        samara.ProgramValue(None, "float32", (4,)), samara.ProgramValue(None, "float32", (4,))))
    check("results are known before the first call", add.results == (samara.ProgramValue(None, "float32", (4,)),))
    out = np.empty(4, np.float32)
    check("out is returned", add(X, X, out=(out,))[0] is out and (out == 2 * X).all())
    refuses("out of another shape", "out[0] is float32 of shape (5,)", lambda: add(X, X, out=(np.empty(5, np.float32),)))
    refuses("out of another type", "out[0] is float64", lambda: add(X, X, out=(np.empty(4),)))
    refuses("out with gaps", "not contiguous", lambda: add(X, X, out=(np.empty(8, np.float32)[::2],)))
    frozen = np.empty(4, np.float32)
    frozen.flags.writeable = False
    refuses("out that is read-only", "read-only", lambda: add(X, X, out=(frozen,)))
    refuses("too few of out", "out has 0 arrays", lambda: add(X, X, out=()))
    refuses("a masked array", "masked array", lambda: add(np.ma.masked_array(X, [1, 0, 0, 0]), X))
    refuses("a name", "no argument b", lambda: add(X, b=X))
    again = pickle.loads(pickle.dumps(add))
    check("a program is pickled", (again(X, X)[0] == 2 * X).all())
    mine = X.copy()
    check("a donated argument is overwritten", samara.load(ADD, donate=(0,))(mine, X)[0] is mine and (mine == 2 * X).all())
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder) / "add.mlir"
        path.write_text(ADD)
        check("a path", (samara.load(path)(X, X)[0] == 2 * X).all() and (samara.load(str(path))(X, X)[0] == 2 * X).all())
        refuses("a path to nothing", "No such file", lambda: samara.load(pathlib.Path(folder) / "none.mlir"))
        refuses("a string that names nothing", "No such file", lambda: samara.load("none.mlir"))
        refuses("a script", "samara.script()", lambda: samara.load(pathlib.Path(folder) / "a.dml"))


def addresses():
    """Of elements, as they are read from the arrays themselves."""
    whole = np.arange(60, dtype=np.float32).reshape(3, 4, 5)
    fixed = whole.copy()
    fixed.flags.writeable = False
    for a in (whole, whole[1:], whole[::-1], whole.T, whole[:0], fixed, np.array(3.0), np.zeros(3, bool),
              np.frombuffer(b"abcdefgh", np.int32), np.memmap(sys.argv[1], np.uint8, "r")[5:], np.zeros(2, "U3")):
        check(f"the address of {a.dtype} {a.shape}", samara._arrays.address(a) == a.__array_interface__["data"][0])


def changed_arguments():
    """The same program again and again, with arrays that the last call had, but not alike."""
    add = samara.load(ADD)
    a, wide = X.copy(), np.arange(8, dtype=np.float32)
    for b, sum_of in ((X, 2 * X), (X[::-1], X + X[::-1]), (wide[::2], X + wide[::2]), (X.astype(np.int32), None), (X, 2 * X)):
        if sum_of is None:
            refuses("another type", "argument 1 is int32", lambda: add(a, b))
        else:
            check("the arguments of this call count", (add(a, b)[0] == sum_of).all())
    refuses("fewer arguments", "argument 1 is not given", lambda: add(a))
    if jax:
        pair = samara.load(jax.jit(lambda a, b: (a + b, {"less": a - b})))
        for k in range(3):
            got = pair(a, k * X)
            check("leaves as arguments", (got[0] == a + k * X).all() and (got[1]["less"] == a - k * X).all())
            got = pair(a, b=k * X)
            check("a name", (got[0] == a + k * X).all())
        tree = samara.load(jax.jit(lambda p, b: p["w"] + b).lower({"w": X}, X))
        check("trees still count", (tree({"w": X}, X) == 2 * X).all() and (tree({"w": 2 * X}, X) == 3 * X).all())


def trees():
    def f(p, x, unused=None):
        return {"y": p["w"] @ x, "n": (x.sum(),)}

    p, x = {"w": np.arange(6, dtype=np.float32).reshape(3, 2)}, np.ones((2, 4), np.float32)
    want = p["w"] @ x
    for what, program in (("a function", samara.load(f)), ("a jitted one", samara.load(jax.jit(f)))):
        got = program(p, x)
        check(what, (got["y"] == want).all() and got["n"][0] == 8)
        check(f"{what}: another type", program(p, jnp.ones((2, 5), jnp.float32))["y"].shape == (3, 5))
        check(f"{what}: by name", program(p, x, unused=3)["n"][0] == 8)
    out = {"y": np.empty((3, 4), np.float32), "n": (np.empty((), np.float32),)}
    got = program(p, x, out=out)
    check("out is a tree", got["y"] is out["y"] and (out["y"] == want).all() and got["n"][0] is out["n"][0])
    refuses("out is another tree", "the results are", lambda: program(p, x, out=(out["y"],)))
    lowered = jax.jit(f).lower(p, x, unused=np.ones(3))
    program = samara.load(lowered)
    check("arguments that are not read", program(p, x, unused=np.zeros(3))["n"][0] == 8)
    refuses("another tree", "the program takes", lambda: program(p, x))
    refuses("a masked leaf", "masked array", lambda: program(p, np.ma.masked_array(x, x > 0), unused=np.zeros(3)))
    check("trees are pickled", (pickle.loads(pickle.dumps(program))(p, x, unused=np.zeros(3))["y"] == want).all())
    check("a result has its name", program.results[0].name == "result['n'][0]")
    exported = jax.export.export(jax.jit(f))(p, x)
    check("an export", (samara.load(exported)(p, x)["y"] == want).all())
    check("an export as bytes", len(samara.load(bytes(exported.serialize()))(p["w"], x)) == 2)
    check("a module", (samara.load(jax.jit(f).lower(p, x).compiler_ir("stablehlo"))(p["w"], x)[1] == want).all())
    refuses("static arguments", "static arguments", lambda: samara.load(
        jax.jit(lambda n, x: x * n, static_argnums=0))(3, X))
    shapes = samara.load(f).lower({"w": jax.ShapeDtypeStruct((3, 2), np.float32)}, jax.ShapeDtypeStruct((2, 4), np.float32))
    check("lowered for shapes", shapes.results[1].shape == (3, 4))
    small = samara.load(lambda a: a + a)(np.ones(3, jnp.bfloat16))
    check("bfloat16", small.dtype == jnp.bfloat16 and (small == 2).all())
    check("a number", samara.load(lambda a, b: a * b)(3.0, X)[2] == 6)


def many_types():
    program = samara.load(jax.jit(lambda x: x + x.shape[0]))
    for again in range(2):
        good = all((program(np.ones(n, np.float32)) == n + 1).all() for n in range(1, 41))
        check("a function for many types", good)
        if again == 0:
            check("it forgets", len(program._lowered.values) == samara._run._KEPT_LOWERED)
    check("it keeps those that come back", len(program._lowered.values) == 40)


def accelerators():
    """Exports for TPUs call factorizations by other names than those for CPUs."""
    def f(x):
        return jnp.linalg.eigh(x + x.T), jnp.linalg.qr(x), jax.lax.linalg.lu(x)

    a = np.random.default_rng(1).standard_normal((8, 8)).astype(np.float32)
    exported = jax.export.export(jax.jit(f), platforms=["tpu"])(a)
    names = ("Eigh", "Qr", "ProductOfElementaryHouseholderReflectors", "LuDecomposition")
    check("factorizations of a TPU", all(f"@{n}(" in exported.mlir_module() for n in names))
    (w, v), (q, r), (lu, pivots, order) = samara.load(exported)(a)
    check("Eigh", np.allclose((v * w) @ v.T, a + a.T, atol=1e-4) and (np.diff(w) >= 0).all())
    check("Qr", np.allclose(q @ r, a, atol=1e-5) and np.allclose(q.T @ q, np.eye(8), atol=1e-5))
    check("LuDecomposition", np.allclose((np.tril(lu, -1) + np.eye(8)) @ np.triu(lu), a[order], atol=1e-5))
    check("its pivots", pivots[0] == np.abs(a[:, 0]).argmax() and order[0] == pivots[0])


def donation():
    step = jax.jit(lambda s, x: (s + x, x.sum()), donate_argnums=0)
    state = np.zeros(1000, np.float32)
    got = samara.load(step)(state, np.ones(1000, np.float32))
    check("nothing is overwritten unless asked", got[0] is not state and (state == 0).all())
    got = samara.load(step, donate=True)(state, np.ones(1000, np.float32))
    check("a donated argument gives its memory", np.shares_memory(got[0], state) and (state == 1).all())


def threads():
    program, results = samara.load(TURNS), []
    run = [threading.Thread(target=lambda n=n: results.append((n, program(np.int32(n))[0].sum()))) for n in (1, 2, 3, 4)]
    for t in run:
        t.start()
    for t in run:
        t.join()
    check("threads have their own results", all(s == program(np.int32(n))[0].sum() for n, s in results) and len(results) == 4)


def interrupts():
    program = samara.load(TURNS)
    program(np.int32(1))
    interrupted("a program", lambda: program(np.int32(10**8)))
    check("a program runs after an interrupt", program(np.int32(1))[0].shape == (600, 600))
    script = samara.script("turns", outputs=("i",), text="i = 0\nwhile (i < 1e12) {\n  i = i + 1\n  if (i %% 1e5 == 0) print('x')\n}",
                           print=lambda s: None)
    interrupted("a script", script)
    interrupted("a loop over numbers", samara.script("turns", outputs=("i",), text="i = 0\nwhile (i < 1e12) i = i + 1"))


def columns():
    x = np.asfortranarray(np.arange(24.0).reshape(4, 6))
    product = samara.script("product", inputs=("X",), outputs=("G", "s", "X"), text="G = t(X) %*% X\ns = colSums(X + 1)")
    for what, given in (("columns", x), ("float32", x.astype(np.float32)), ("a transposed view", np.ascontiguousarray(x.T).T),
                        ("every second column", x[:, ::2]), ("a column", x[:, 1:2])):
        g, s, back = product(X=given)
        want = given.astype(float)
        check(f"columns: {what}", (g == want.T @ want).all() and (s == (want + 1).sum(0)).all() and (back == want).all())


def sparse_inputs():
    try:
        from scipy import sparse
    except ImportError:
        print("scipy is not installed: no sparse matrices")
        return
    x, v = sparse.random(60, 40, 0.05, "csr", random_state=1), np.arange(40.0)
    product = samara.script("product", inputs=("X", "v"), outputs=("G", "w", "X"), text="G = t(X) %*% X\nw = X %*% v")
    for form, given in (("csr", x), ("csc", x.tocsc()), ("coo", x.tocoo()), ("float32", x.astype(np.float32))):
        g, w, back = product(X=given, v=v)
        want = given.toarray().astype(float)
        check(f"sparse: {form}", np.allclose(g, want.T @ want) and np.allclose(w[:, 0], want @ v) and (back == want).all())
    g, w, back = product(X=sparse.csr_matrix((3, 40)), v=v)
    check("a sparse matrix without entries", not g.any() and not w.any() and back.shape == (3, 40))
    unsorted = sparse.csr_matrix((np.ones(3), np.array([2, 0, 2]), np.array([0, 3])), shape=(1, 40))
    check("entries in any order", product(X=unsorted, v=v)[1][0, 0] == 4 and unsorted.nnz == 3)
    bad = x.copy()
    bad.indices[0], bad.has_canonical_format = 99, True
    refuses("a column that is not there", "do not increase", lambda: product(X=bad, v=v))


def scripts():
    gram = samara.script("gram", ["X"], ["G"], text="G = t(X) %*% X", reuse="full", reuse_memory=1 << 24)
    x = np.arange(60000.0).reshape(3000, 20)
    check("results are reused", (gram(X=x)[0] == gram(X=x)[0]).all() and not (gram(X=x + 1)[0] == gram(X=x)[0]).all())
    refuses("a word that reuse is not", "not one of: none, full, partial", lambda: samara.script("s", text="a = 1", reuse="all"))
    try:
        import pandas
    except ImportError:
        print("pandas is not installed: no DataFrames")
    else:
        twice = samara.script("twice", inputs=("X",), outputs=("Y",), text="Y = 2 * X")
        frame = pandas.DataFrame({"a": [1, 2], "b": [0.5, 1.5]})
        check("a DataFrame", (twice(X=frame)[0] == [[2, 1], [4, 3]]).all() and twice(X=frame["a"])[0].shape == (2, 1))
        named = samara.script("t", ["X"], ["Y"], text="Y = rbind(X, X)")
        table, = named(X=frame.assign(c=["x", None]))
        check("a DataFrame of texts is a frame", table.shape == (4, 3) and table["c"].tolist() == ["x", None] * 2)
        check("a Table is a DataFrame of pandas", list(table.to_pandas().columns) == [*frame.columns, "c"])
    mixed = samara.script("mixed", inputs=("L",), outputs=("A", "M", "N"),
                          text="X = as.matrix(L[1])\nA = list(2 * X, 'a', list(TRUE, 3))\nM = list(x=X, n=1.5)\nN = list()")
    a, m, n = mixed(L=[np.ones((2, 2)), 5])
    check("lists", (a[0] == 2).all() and a[1:] == ["a", [True, 3]] and (m["x"] == 1).all() and m["n"] == 1.5 and n == [])
    named = samara.script("named", inputs=("L",), outputs=("s",), text="s = as.scalar(L['b'])")
    check("a dict is a list with names", named(L={"a": 1, "b": 2})[0] == 2)
    refuses("a value in a list", "L[1] is of object", lambda: mixed(L=[1, object()]))
    columns()
    sparse_inputs()
    refuses("a masked matrix", "masked array", lambda: samara.script("s", inputs=("X",), text="Y = X")(X=np.ma.ones((2, 2))))
    with contextlib.redirect_stdout(io.StringIO()) as said:
        samara.script("hello", text="print('hello')")()
    check("print() goes to sys.stdout", said.getvalue() == "hello\n")
    with tempfile.TemporaryDirectory() as folder:
        os.environ["SAMARA_CACHE"] = folder
        jar = pathlib.Path(folder) / "lib.jar"
        with zipfile.ZipFile(jar, "w") as z:
            z.writestr("scripts/builtin/triple.dml", "m_triple = function(Matrix[Double] X) return (Matrix[Double] Y) { Y = 3 * X }")
        triple = samara.script("t", inputs=("X",), outputs=("Y",), text="Y = triple(X)", library=jar)
        check("a jar", (triple(X=np.ones((2, 2)))[0] == 3).all())
        with zipfile.ZipFile(jar, "w") as z:
            z.writestr("x.txt", "")
        refuses("a jar without functions", "no functions of DML", lambda: samara.script("t", text="", library=jar))


def frozen():
    program = samara.load(ADD, frozen=(X,))
    check("a frozen argument", (program(X)[0] == 2 * X).all() and len(program.arguments) == 1)
    check("... of the first arguments only", samara.load(ADD).arguments[1:] == program.arguments)
    refuses("a frozen array of another shape", "4xf32", lambda: samara.load(ADD, frozen=(X[:3],))(X))
    refuses("too many frozen arrays", "2 arguments are taken, 3 are given", lambda: samara.load(ADD, frozen=(X, X, X))())
    if jax is None:
        return

    def step(params, x, *, scale):
        return {"y": x @ params["w"] * scale, "b": params["b"].sum()}

    params = {"w": jnp.ones((4, 2)), "b": jnp.ones(3, jnp.bfloat16), "unused": jnp.zeros(2)}
    want = step(params, X, scale=2.0)
    for form in (step, jax.jit(step), jax.jit(step).lower(params, X, scale=2.0)):
        program = samara.load(form, frozen=(params,))
        for p in (program, pickle.loads(pickle.dumps(program)) if hasattr(form, "args_info") else program):
            got = p(X, scale=2.0)
            check("frozen parameters", (got["y"] == want["y"]).all() and got["b"] == want["b"])
        check("... are no arguments", len(program.arguments) == 2)
    refuses("another tree of parameters", "the frozen arguments are",
            lambda: samara.load(jax.jit(step).lower(params, X, scale=2.0), frozen=({"w": X},)))


def devices():
    """Where there is no GPU, "auto" is the CPU, and another word is refused."""
    text = "func.func @main(%x: tensor<3xf32>) -> tensor<3xf32> {\n %y = stablehlo.tanh %x : tensor<3xf32>\n return %y : tensor<3xf32>\n}"
    x = np.array([0.1, 2, -3], np.float32)
    for device in (None, "cpu", "auto"):
        y, = samara.load(text, device=device)(x)
        check(f"device={device}", np.allclose(y, np.tanh(x), rtol=1e-6))
        s, = samara.script("s", ["X"], ["Y"], text="Y = X * 2", device=device)(X=np.ones((2, 2)))
        check(f"a script with device={device}", (s == 2).all())
    refuses("another device", "cpu, gpu, auto or webgpu", lambda: samara.load(text, device="tpu")(x))


def signatures(path):
    tree = ast.parse(path.read_text())
    return {n.name: [a.arg for a in n.args.args] for n in tree.body if isinstance(n, ast.FunctionDef)}


def stubs():
    folder, real = ROOT / "python/samara", {}
    for module in ("_run", "_script", "_ask", "_explain"):
        real |= signatures(folder / f"{module}.py")
    for name, arguments in signatures(folder / "__init__.pyi").items():
        check(f"the stub of {name}()", real.get(name) == arguments)
    check("the stub has all functions", all(
        name in signatures(folder / "__init__.pyi") for name in samara.__all__ if name[0].islower() and name != "learn"))


def docs():
    for module in (samara._run, samara._script, samara._table):
        check(f"examples of {module.__name__}", doctest.testmod(module).failed == 0)


text_programs()
addresses()
changed_arguments()
threads()
interrupts()
frozen()
scripts()
devices()
docs()
stubs()
if jax is None:
    print("jax is not installed: no trees")
else:
    trees()
    many_types()
    accelerators()
    donation()
print("ok" if not failed else "failed")
sys.exit(failed)

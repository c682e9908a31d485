#!/usr/bin/env python3
"""test_wrapper.py LIBRARY: python/samara as its user meets it: what is taken, and what is
told."""

import os
import pathlib
import statistics
import subprocess
import sys
import tempfile
import threading

import numpy as np

HERE = pathlib.Path(__file__).resolve().parent
BYTECODE = HERE.parent / "unit/front/stablehlo/bytecode"
sys.path.insert(0, str(HERE.parent.parent / "python"))
os.environ["SAMARA_LIBRARY"] = sys.argv[1]
import samara  # noqa: E402  after the library is named

TEXT = """module @jit_f {
  func.func public @main(%a: tensor<2x3xf32>, %n: tensor<i32>, %b: tensor<2xbf16>, %q: tensor<2xi4>) ->
      (tensor<2x3xf32>, tensor<i32>, tensor<2xbf16>, tensor<2xi4>) {
    %0 = stablehlo.add %a, %a : tensor<2x3xf32>
    %1 = stablehlo.add %n, %n : tensor<i32>
    %2 = stablehlo.add %b, %b : tensor<2xbf16>
    %3 = stablehlo.add %q, %q : tensor<2xi4>
    return %0, %1, %2, %3 : tensor<2x3xf32>, tensor<i32>, tensor<2xbf16>, tensor<2xi4>
  }
}
"""
ANY = """func.func @main(%a: tensor<?x3xf32>) -> tensor<3xf32> {
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.reduce(%a init: %z) applies stablehlo.add across dimensions = [0] : (tensor<?x3xf32>, tensor<f32>) -> tensor<3xf32>
  return %0 : tensor<3xf32>
}
"""
PRODUCTS = """func.func @main(%x: tensor<?x64xf32>, %v: tensor<64x128xf32>, %w: tensor<128x64xf32>) -> tensor<?x64xf32> {
  %0 = stablehlo.dot_general %x, %v, contracting_dims = [1] x [0] : (tensor<?x64xf32>, tensor<64x128xf32>) -> tensor<?x128xf32>
  %1 = stablehlo.tanh %0 : tensor<?x128xf32>
  %2 = stablehlo.dot_general %1, %w, contracting_dims = [1] x [0] : (tensor<?x128xf32>, tensor<128x64xf32>) -> tensor<?x64xf32>
  return %2 : tensor<?x64xf32>
}
"""
ENTRIES = """func.func @twice(%a: tensor<2xf32>) -> tensor<2xf32> {
  %0 = stablehlo.add %a, %a : tensor<2xf32>
  return %0 : tensor<2xf32>
}
func.func @less(%a: tensor<2xf32>, %b: tensor<2xf32>) -> tensor<2xf32> {
  %0 = stablehlo.subtract %a, %b : tensor<2xf32>
  return %0 : tensor<2xf32>
}
"""
LARGE = """func.func @main(%a: tensor<1000x1000xf32>) -> tensor<1000x1000xf32> {
  %0 = stablehlo.add %a, %a : tensor<1000x1000xf32>
  return %0 : tensor<1000x1000xf32>
}
"""
SCRIPT = """X = read($X)
b = solve(t(X) %*% X, t(X) %*% y)
X[1, 1] = reg + $by
n = nrow(X)
told = label + n
big = n > 100
print(told)
write(b, "/nowhere/b")
"""
A, N = np.arange(6, dtype=np.float32).reshape(2, 3), np.int32(4)
B, Q = np.array([0x3F80, 0x4000], np.uint16), np.array([3, -4], np.int8)  # 1 and 2; of four bits
wrong = []


def holds(what, ok):
    if not ok:
        wrong.append(what)


def refused(what, words, call, kind=samara.Error):
    try:
        call()
    except kind as e:
        holds(f"{what}: told '{e}'", words in str(e))
    else:
        wrong.append(f"{what}: not refused")


def taken():
    f = samara.load(TEXT)

    def same(r):
        bits = r[2].view(np.uint16)
        return np.array_equal(r[0], 2 * A) and r[1] == 8 and list(bits) == [0x4000, 0x4080] and list(r[3]) == [6, -8]

    holds("arrays", same(f(A, N, B, Q)) and f(A, N, B, Q)[1].dtype == np.int32)
    holds("a number for a scalar", same(f(A, 4, B, Q)))
    large = np.ones((1000, 1000), np.float32)
    r = samara.load(LARGE)(large)[0]
    holds("a large result lies at a cache line", r.ctypes.data % 64 == 0 and np.array_equal(r, 2 * large))
    holds("columns first", same(f(np.asfortranarray(A), N, B, Q)))
    holds("every other row", same(f(np.repeat(A, 2, 0)[::2], N, B, Q)))
    holds("the other byte order", same(f(A.astype(">f4"), N, B, Q)))
    holds("read only", same(f(np.broadcast_to(A, (2, 3)), N, B, Q)))
    holds("bytes of text", same(samara.load(TEXT.encode())(A, N, B, Q)))
    holds("what has a text", same(samara.load(type("Lowered", (), {"as_text": lambda self: TEXT})())(A, N, B, Q)))
    u, w = np.linspace(0, 1, 12, dtype=np.float32).reshape(3, 4), np.ones((4, 5), np.float32)
    for name in "sine_dot", "jax_export":  # sin(u) @ w + 1
        data = bytearray.fromhex((BYTECODE / f"{name}.hex").read_text())
        for given in data, bytes(data):
            holds(f"{name} as {type(given).__name__}", np.allclose(samara.load(given)(u, w)[0], np.sin(u) @ w + 1, atol=1e-5))
    x, y = np.float32([1, 2]), np.float32([5, 7])
    holds("the function that is named", list(samara.load(ENTRIES, entry="less")(y, x)[0]) == [4, 5])
    holds("with its sign", list(samara.load(ENTRIES, entry="@twice")(y)[0]) == [10, 14])
    holds("what is told of it", f.stats()["runs"] >= 5 and f.stats()["devices"] == 1)
    try:
        import ml_dtypes
    except ImportError:
        return
    r = f(A, N, B.view(ml_dtypes.bfloat16), Q.astype(ml_dtypes.int4))
    holds("types of ml_dtypes", same(r) and r[2].dtype == ml_dtypes.bfloat16 and r[3].dtype == np.int8)


def told():
    f = samara.load(TEXT)
    refused("another type", "argument 0 is float64, the program takes float32", lambda: f(A * np.float64(1), N, B, Q))
    refused("another shape", "argument 0: tensor<2x3xf32> is said, but it is tensor<3x2xf32>", lambda: f(A.T, N, B, Q))
    refused("one too few", "argument 3 is not given", lambda: f(A, N, B))
    refused("one too many", "4 arguments are taken, 5 are given", lambda: f(A, N, B, Q, Q))
    refused("a list", "argument 0 is of list, no array", lambda: f(A.tolist(), N, B, Q))
    refused("a tree", "argument 1 is of dict, no array", lambda: f(A, {"n": N}, B, Q))
    refused("nothing", "argument 1 is of NoneType", lambda: f(A, None, B, Q))
    refused("a number with a fraction", "argument 1 is the float 4.5, the program takes int32", lambda: f(A, 4.5, B, Q))
    refused("a number that is too large", "argument 1 is 2147483648, which is no int32", lambda: f(A, 2**31, B, Q))
    refused("nine dimensions", "argument 0 has 9 dimensions", lambda: f(A.reshape((1,) * 7 + (2, 3)), N, B, Q))
    refused("no program", "not NoneType", lambda: samara.load(None), TypeError)
    refused("half a program", "half:", lambda: samara.load(TEXT[:400], "half")(A, N, B, Q))
    one = np.float32([1, 2])
    refused("no such function", "no function @more: there are @twice, @less", lambda: samara.load(ENTRIES, entry="more")(one))
    refused("which function", "the entry may be @twice, @less", lambda: samara.load(ENTRIES)(one))
    refused("before it ran", "it has not run yet", lambda: samara.load(TEXT).stats())


def sizes():
    f = samara.load(ANY)
    holds("several sizes", [list(f(A[:n])[0]) for n in (0, 1, 2)] == [[0, 0, 0], [0, 1, 2], [3, 5, 7]])
    refused("sizes that cannot be", "tensor<?x3xf32> is said, but it is tensor<3x2xf32>", lambda: f(A.T))


def kept_sizes():
    """Few sizes stay in memory, and more once they come back; each result is right."""
    f = samara.load(ANY)

    def run(sizes):
        return all((f(np.ones((n, 3), np.float32))[0] == n).all() for n in sizes)

    holds("sizes that come once", run(range(1, 21)) and len(f._sized.models.values) == samara._run._KEPT)
    holds("sizes that come back", run(range(1, 21)) and len(f._sized.models.values) == 20)
    holds("a size that comes back late", run(range(40, 240)) and run([40]) and f._sized.models.kept == 40)
    holds("sizes that are remembered", run(range(300, 1300)) and len(f._sized.models.forgotten) == samara._recent._MOST)


def memory_of_sizes():
    """Of a process that meets many sizes, with an empty cache: in MB, from its sixth size on, when
    the compiler and the linker have been used."""
    f, v, w, grown = samara.load(PRODUCTS), np.ones((64, 128), np.float32), np.ones((128, 64), np.float32), []
    for n in range(17, 77):
        for _ in range(3):
            f(np.ones((n, 64), np.float32), v, w)
        rss = next(line for line in open("/proc/self/status") if line.startswith("VmRSS"))
        grown.append(int(rss.split()[1]) / 1024)
    return statistics.median(grown[20:]) - grown[5]


def memory():
    with tempfile.TemporaryDirectory() as cache:
        done = subprocess.run([sys.executable, __file__, sys.argv[1], "--memory"], capture_output=True, text=True,
                              env={k: v for k, v in os.environ.items() if k != "MALLOC_PERTURB_"} | {"SAMARA_CACHE": cache})
    holds(f"60 sizes take {done.stdout or done.stderr} MB", done.returncode == 0 and float(done.stdout) <= 5)


def threads():
    """All of them call the same program."""
    f, bad = samara.load(TEXT), []

    def many(n):
        for i in range(50):
            if f(A + n, np.int32(i), B, Q)[0][0, 0] != 2 * n:
                bad.append(n)

    all_ = [threading.Thread(target=many, args=(n,)) for n in range(4)]
    for t in all_:
        t.start()
    for t in all_:
        t.join()
    holds("calls from several threads", not bad)


def scripts():
    """Inputs stay as they are; other sizes, other types, and the messages."""
    said, x = [], np.stack([np.ones(500), np.arange(500) % 17], 1)
    f = samara.script("fit.dml", ("X", "y", "reg", "label"), ("b", "n", "told", "big", "X"), {"by": 0.5}, SCRIPT, print=said.append)
    for rows in (500, 500, 90):
        before = x.copy()
        b, n, text, big, changed = f(X=x[:rows], y=x[:rows] @ (3, 2), reg=1, label="rows: ")
        holds(f"a script of {rows}", np.allclose(b, [[3], [2]]) and (n, text, big) == (rows, f"rows: {rows}", rows > 100))
        holds("its copy", changed[0, 0] == 1.5 and np.array_equal(changed.ravel()[1:], x[:rows].ravel()[1:]))
        holds("its input", np.array_equal(x, before))
    bad = []

    def many(n):
        g = samara.script("sum.dml", ("X",), ("s",), text="s = sum(X %*% t(X))")
        bad.extend(i for i in range(20) if abs(g(X=x * n)[0] - n * n * (x @ x.T).sum()) > 1e-6)

    all_ = [threading.Thread(target=many, args=(n,)) for n in range(1, 4)]
    for t in all_:
        t.start()
    for t in all_:
        t.join()
    holds("scripts in several threads", not bad)
    holds("what it prints", said == ["rows: 500\n", "rows: 500\n", "rows: 90\n"])
    refused("an input that is missing", "fit.dml is not given its input y", lambda: f(X=x, reg=1, label=""))
    refused("a list", "a matrix and a list", lambda: f(X=x, y=[1, 2], reg=1, label=""))
    refused("three dimensions", "X is float64 of shape (1, 500, 2)", lambda: f(X=x[None], y=x[:, 0], reg=1, label=""))
    refused("a large number", "reg is 9223372036854775808, which is no int64", lambda: f(X=x, y=x[:, :1], reg=2**63, label=""))
    small = samara.script("large.dml", text="X = matrix(1, 1000, 1000)\nprint(sum(X %*% X))\n", memory=1 << 20)
    refused("more memory than it may", "large.dml:", small)
    refused("no script", "bad.dml:1:", lambda: samara.script("bad.dml", text="a = = 1\n"))
    refused("no file", "nowhere.dml", lambda: samara.script("/nowhere.dml"))
    refused("one that stops", "enough", samara.script("stop.dml", text='stop("enough")\n'))


if "--memory" in sys.argv:
    print(memory_of_sizes())
    sys.exit()
taken()
told()
scripts()
sizes()
kept_sizes()
memory()
threads()
for line in wrong:
    print(line)
sys.exit(1 if wrong else 0)

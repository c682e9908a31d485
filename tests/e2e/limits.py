#!/usr/bin/env python3
"""limits.py BUILD short|long: programs that are large, cut off, nested, or want more than there is.

A million ops are read. A program that cannot be read gets an error with the reason; nothing
crashes. The Python of
BUILD/venv runs it, for NumPy; exit 77 where there is none."""

import os
import pathlib
import re
import resource
import signal
import struct
import subprocess
import sys
import tempfile
import time
import zipfile

BUILD, LONG = pathlib.Path(sys.argv[1]).resolve(), sys.argv[2:] == ["long"]
ROOT = pathlib.Path(__file__).resolve().parents[2]
PYTHON = BUILD / "venv/bin/python"
if not PYTHON.exists():
    print(f"no {PYTHON}: make check installs it")
    sys.exit(77)
if pathlib.Path(sys.prefix).resolve() != (BUILD / "venv").resolve():
    os.execv(PYTHON, [PYTHON, *sys.argv])
import numpy as np  # noqa: E402

os.environ["SAMARA_LIBRARY"] = str(BUILD / "libsamara.so")
WORK = tempfile.TemporaryDirectory()
os.environ["SAMARA_CACHE"] = WORK.name + "/cache"
os.chdir(WORK.name)
sys.path.insert(0, str(ROOT / "python"))
import samara  # noqa: E402

T = "tensor<4xf32>"
failures = 0


def check(what, fine, said=""):
    global failures
    if not fine:
        failures += 1
        print(f"FAILED: {what}: {said}")


def main(body, args="%a: " + T, results=T):
    return f"module {{\nfunc.func public @main({args}) -> {results} {{\n{body}}}\n}}\n"


def why(text, *arrays):
    """The error of a program; "" if it runs."""
    try:
        samara.load(text, "t.mlir")(*arrays)
    except samara.Error as e:
        return str(e)
    return ""


def refused(what, text, words, *arrays):
    said = why(text, *arrays)
    check(what, re.search(words, said, re.S), said[:300] or "it is taken")


# ---- large

def chain(n):
    lines = [f"%{i} = stablehlo.add %{i - 1}, %b : {T}\n" for i in range(1, n)]
    return main(f"%0 = stablehlo.add %a, %b : {T}\n" + "".join(lines) + f"return %{n - 1} : {T}\n", f"%a: {T}, %b: {T}")


def wide(n):
    constants = "".join(f"%c{i} = stablehlo.constant dense<[{i}.0, 1.0, 2.0, 3.0]> : {T}\n" for i in range(n // 2))
    sums = "".join(f"%{i + 1} = stablehlo.add %{i}, %c{i} : {T}\n" for i in range(n // 2))
    return main(f"%0 = stablehlo.negate %a : {T}\n{constants}{sums}return %{n // 2} : {T}\n")


def uses(n):
    """One value read often, one op that reads many."""
    names, types = ", ".join(f"%{i}" for i in range(n)), ", ".join([T] * n)
    return main("".join(f"%{i} = stablehlo.add %a, %a : {T}\n" for i in range(n)) +
                f"%r = stablehlo.concatenate {names}, dim = 0 : ({types}) -> tensor<{4 * n}xf32>\n"
                f"return %r : tensor<{4 * n}xf32>\n", results=f"tensor<{4 * n}xf32>")


def functions(n):
    calls = "".join(f"%{i + 1} = func.call @f{i}(%{i}) : ({T}) -> {T}\n" for i in range(n))
    private = "".join(f"func.func private @f{i}(%a: {T}) -> {T} {{\n%0 = stablehlo.negate %a : {T}\n"
                      f"return %0 : {T}\n}}\n" for i in range(n))
    return "module {\n" + private + main(f"%0 = stablehlo.negate %a : {T}\n{calls}return %{n} : {T}\n")[len("module {\n"):]


def branches(n):
    ifs = "".join(f'%{i + 1} = "stablehlo.if"(%p) ({{\n%x = stablehlo.add %{i}, %a : {T}\nstablehlo.return %x : {T}\n}}, '
                  f"{{\nstablehlo.return %{i} : {T}\n}}) : (tensor<i1>) -> {T}\n" for i in range(n))
    return main(f"%0 = stablehlo.negate %a : {T}\n{ifs}return %{n} : {T}\n", f"%p: tensor<i1>, %a: {T}")


def arguments(n):
    names = ", ".join(f"%a{i}" for i in range(n))
    return main(f"return {names} : {', '.join([T] * n)}\n", ", ".join(f"%a{i}: {T}" for i in range(n)),
                "(" + ", ".join([T] * n) + ")")


def large():
    n = 1000000 if LONG else 30000
    ones, few = np.ones(4, np.float32), np.float32([1, 2, 3, 4])
    for what, text, arrays, wanted in (
            ("chain", chain(n), (few, ones), few + n),
            ("wide", wide(n), (few,), None),
            ("uses", uses(n // 10), (few,), np.tile(2 * few, n // 10)),
            ("functions", functions(n // 10), (few,), -few if n // 10 % 2 == 0 else few),
            ("branches", branches(n // 10), (np.bool_(True), few), few * (n // 10 - 1)),
            ("arguments", arguments(n // 10), (few,) * (n // 10), few)):
        got = samara.load(text, what)(*arrays)
        got = got[0] if isinstance(got, (list, tuple)) else got
        check(what, wanted is None or np.array_equal(got, wanted), str(got))
    used = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024
    check("memory of a million ops", used < 2 << 30, f"{used} bytes")


# ---- broken

PROGRAM = main("""%c = stablehlo.constant dense<[0, 1]> : tensor<2xi32>
%0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<2x3xf32>, tensor<3x2xf32>) -> tensor<2x2xf32>
%1:2 = stablehlo.while(%i = %c, %x = %0) : tensor<2xi32>, tensor<2x2xf32> cond {
  %s = stablehlo.slice %i [0:1] : (tensor<2xi32>) -> tensor<1xi32>
  %r = stablehlo.reshape %s : (tensor<1xi32>) -> tensor<i32>
  %k = stablehlo.constant dense<3> : tensor<i32>
  %l = stablehlo.compare LT, %r, %k, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
  stablehlo.return %l : tensor<i1>
} do {
  %n = stablehlo.constant dense<1> : tensor<2xi32>
  %j = stablehlo.add %i, %n : tensor<2xi32>
  %y = stablehlo.tanh %x {mhlo.frontend_attributes = {a = "b"}} : tensor<2x2xf32>
  stablehlo.return %j, %y : tensor<2xi32>, tensor<2x2xf32>
}
return %1#1 : tensor<2x2xf32>
""", "%a: tensor<2x3xf32>, %b: tensor<3x2xf32>", "tensor<2x2xf32>")


def cut_off():
    a, b = np.ones((2, 3), np.float32), np.ones((3, 2), np.float32)
    whole = PROGRAM.rstrip()
    check("a whole program", why(whole, a, b) == "", why(whole, a, b))
    for n in range(len(whole)):
        said = why(whole[:n], a, b)
        check(f"the first {n} letters", re.match(r"t\.mlir:\d+:\d+: .", said), said or "it is taken")


def calls_in_calls(n):
    calls = "".join(f"func.func private @f{i}(%a: {T}) -> {T} {{\n%0 = func.call @f{i + 1}(%a) : ({T}) -> {T}\n"
                    f"return %0 : {T}\n}}\n" for i in range(n))
    last = f"func.func private @f{n}(%a: {T}) -> {T} {{\nreturn %a : {T}\n}}\n"
    return "module {\n" + calls + last + main(f"%0 = func.call @f0(%a) : ({T}) -> {T}\nreturn %0 : {T}\n")[len("module {\n"):]


def nested():
    few = np.ones(4, np.float32)
    deep = 1001
    region = '%0 = "stablehlo.if"(%p) ({' * deep + "}, {}) : (tensor<i1>) -> tensor<f32>" * deep
    refused("regions", main(region, "%p: tensor<i1>"), "1000|1,000|levels|in each other")
    refused("types", main("return\n", "%a: " + "tuple<" * deep + T + ">" * deep, "()"), "1000|levels|in each other")
    refused("attributes", main(f"%0 = stablehlo.add %a, %a {{x = {'[' * deep}1{']' * deep}}} : {T}\nreturn %0 : {T}\n"),
            "1000|levels|in each other", few)
    check("calls", why(calls_in_calls(deep), few) == "", why(calls_in_calls(deep), few))
    refused("more calls in calls", calls_in_calls(100 * deep), "more than 200 calls in calls", few)
    refused("what calls itself", main(f"%0 = func.call @main(%a) : ({T}) -> {T}\nreturn %0 : {T}\n"), "calls", few)


def wrong():
    few = np.ones(4, np.float32)
    add = "%0 = stablehlo.add %a, %a : {}\nreturn %0 : {}\n"
    refused("types that differ", main(add.format("tensor<5xf32>", "tensor<5xf32>")), r"t\.mlir:3:\d+: .*tensor<4xf32>", few)
    refused("a result's type", main(add.format(T, "tensor<5xf32>"), results="tensor<5xf32>"), r"t\.mlir:5:1: operand 1 is a tensor<4xf32>", few)
    refused("a name twice", main(f"%0 = stablehlo.add %a, %a : {T}\n" * 2 + f"return %0 : {T}\n"),
            r"t\.mlir:4:1: a second value %0; the first is in line 3", few)
    refused("a name of nothing", main(f"%0 = stablehlo.add %a, %z : {T}\nreturn %0 : {T}\n"), "no value %z", few)
    refused("elements are missing", main(f"%0 = stablehlo.constant dense<[1.0, 2.0]> : {T}\nreturn %0 : {T}\n"), "2 elements", few)
    refused("a size beyond all", main("return %a : tensor<99999999999999999999xf32>\n", "%a: tensor<99999999999999999999xf32>"),
            r"t\.mlir:2:")
    fine = samara.load(main(f"return %a : {T}\n"), "t.mlir")
    for what, arrays in (("no argument", ()), ("too many", (few, few)), ("another size", (np.ones(5, np.float32),)),
                         ("another type", (np.ones(4),)), ("another rank", (np.ones((4, 1), np.float32),))):
        try:
            fine(*arrays)
            check(what, False, "it is taken")
        except (samara.Error, TypeError, ValueError) as e:
            check(what, str(e) != "")


def too_large():
    text = main("%0 = stablehlo.broadcast_in_dim %a, dims = [] : (tensor<f32>) -> tensor<1000000x1000000xf32>\n"
                '%1 = "stablehlo.sort"(%0) <{dimension = 1 : i64, is_stable = true}> ({\n^bb0(%x: tensor<f32>, %y: tensor<f32>):\n'
                "%l = stablehlo.compare LT, %x, %y, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>\n"
                "stablehlo.return %l : tensor<i1>\n}) : (tensor<1000000x1000000xf32>) -> tensor<1000000x1000000xf32>\n"
                "%2 = stablehlo.slice %1 [0:1, 0:1] : (tensor<1000000x1000000xf32>) -> tensor<1x1xf32>\n"
                "return %2 : tensor<1x1xf32>\n", "%a: tensor<f32>", "tensor<1x1xf32>")
    refused("more than there is", text, r"would take \d[\d.]* TB of memory, .* are there; the largest tensors: "
            r"sort f32\[1000000, 1000000\] of t.mlir:4", np.float32(1))
    text = text.replace("1000000", "4000")
    check("what fits", why(text, np.float32(1)) == "")
    os.environ["SAMARA_MEMORY"] = "100M"
    refused("more than is allowed", text, "would take 128 MB of memory, 105 MB are there", np.float32(1))
    os.environ["SAMARA_MEMORY"] = "off"
    check("whoever knows better", why(text, np.float32(1)) == "")
    os.environ["SAMARA_MEMORY"] = "much"
    refused("no size", text, "SAMARA_MEMORY is 'much'", np.float32(1))
    del os.environ["SAMARA_MEMORY"]
    if LONG:
        refused("a literal beyond 1 GiB", main('%0 = stablehlo.constant dense<"0x' + "01" * ((1 << 30) + 4) +
                f'"> : tensor<{(1 << 28) + 1}xf32>\nreturn %a : {T}\n'), "more than 1 GiB", np.ones(4, np.float32))


# ---- arrays

def run(*args):
    return subprocess.run([BUILD / "samara", "run", "t.mlir", *args], capture_output=True, text=True)


def arrays():
    pathlib.Path("t.mlir").write_text(main("%0 = stablehlo.add %a, %a : tensor<2x3xf32>\nreturn %0 : tensor<2x3xf32>\n",
                                           "%a: tensor<2x3xf32>", "tensor<2x3xf32>"))
    a = np.arange(6, dtype=np.float32).reshape(2, 3)
    for what, array in (("plain", a), ("Fortran's order", np.asfortranarray(a)), ("big-endian", a.astype(">f4")),
                        ("both", np.asfortranarray(a).astype(">f4"))):
        np.savez("in.npz", arg0=array)
        p = run("--inputs", "in.npz", "--outputs", "out.npz")
        check(what, p.returncode == 0 and np.array_equal(np.load("out.npz")["out0"], 2 * a), p.stderr)
    whole = pathlib.Path("in.npz").read_bytes()
    for n in range(0, len(whole), 1 if LONG else 29):
        pathlib.Path("cut.npz").write_bytes(whole[:n])
        p = run("--inputs", "cut.npz")
        check(f"{n} bytes of an archive", p.returncode == 1 and "cut.npz" in p.stderr, p.stderr)
    for what, words, given in (("another array", "1 arguments are taken, 2 are given|has an array arg1, which", {"arg0": a, "arg1": a}),
                               ("another name", "has an array weights, which", {"arg0": a, "weights": a}),
                               ("no array", "is not given|no array arg0", {}), ("texts", "'<U1' are not taken", {"arg0": np.array([["a"]])}),
                               ("doubles", "arg0 is f64, the program takes f32", {"arg0": a.astype(np.float64)}),
                               ("a row too few", "tensor<2x3xf32> is said, but it is tensor<1x3xf32>", {"arg0": a[:1]})):
        np.savez("in.npz", **given)
        p = run("--inputs", "in.npz")
        check(what, p.returncode == 1 and re.search(words, p.stderr), p.stderr)
    header = b"{'descr': '<f4', 'fortran_order': False, 'shape': (2, 3), }".ljust(117) + b"\n"
    with zipfile.ZipFile("in.npz", "w", zipfile.ZIP_DEFLATED) as z:
        z.writestr("arg0.npy", b"\x93NUMPY\x01\x00" + struct.pack("<H", len(header)) + header + a.tobytes())
    for size in (1 << 20, 0xFFFFFFF0):  # the size in the archive's headers, in both places
        data = bytearray(pathlib.Path("in.npz").read_bytes())
        struct.pack_into("<I", data, 22, size)
        struct.pack_into("<I", data, data.index(b"PK\x01\x02") + 24, size)
        pathlib.Path("lies.npz").write_bytes(data)
        p = run("--inputs", "lies.npz")
        check(f"an archive that says {size} bytes", p.returncode == 1 and "lies.npz: arg0.npy" in p.stderr, p.stderr)


def stopped():
    """A run that does not end is stopped: no output, nothing beside it."""
    pathlib.Path("t.mlir").write_text(main("""%0 = stablehlo.while(%x = %a) : tensor<4xf32> cond {
  %t = stablehlo.constant dense<true> : tensor<i1>
  stablehlo.return %t : tensor<i1>
} do {
  %y = stablehlo.add %x, %x : tensor<4xf32>
  stablehlo.return %y : tensor<4xf32>
}
return %0 : tensor<4xf32>
"""))
    os.mkdir("out")
    p = subprocess.Popen([BUILD / "samara", "run", "t.mlir", "--random", "1", "--outputs", "out/out.npz"],
                         stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
    time.sleep(1)
    p.send_signal(signal.SIGINT)
    p.communicate(timeout=60)
    check("stopped by Ctrl-C", p.returncode in (-signal.SIGINT, 130), p.returncode)
    check("nothing is left", os.listdir("out") == [], os.listdir("out"))


for f in (large, cut_off, nested, wrong, too_large, arrays, stopped):
    begun = time.monotonic()
    f()
    print(f"{f.__name__}: {time.monotonic() - begun:.1f} s")
sys.exit(failures > 0)

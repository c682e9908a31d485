"""Shared by the families: cases as text with arguments, and combinations of parameters in which
every two meet."""

import itertools
import zlib

import numpy as np

from sources.values import DTYPES, kind, rand

MLIR = {"c64": "complex<f32>", "c128": "complex<f64>"}
FLOATS = ("f64", "f32", "f16", "bf16")
EIGHTHS = ("f8E4M3FN", "f8E5M2")
NIBBLES = ("i4", "ui4")
SIGNED = ("i8", "i16", "i32", "i64")
UNSIGNED = ("ui8", "ui16", "ui32", "ui64")
INTS = SIGNED + UNSIGNED
COMPLEX = ("c64", "c128")
REAL = FLOATS + INTS
PLAIN = REAL + COMPLEX + ("i1",)
ALL = PLAIN + EIGHTHS + NIBBLES


def tensor(elem, shape):
    return "tensor<" + "".join(f"{n}x" for n in shape) + MLIR.get(elem, elem) + ">"


def small(elem, shape, seed, zero=True):
    """Whole numbers so small that no order of sums and no accumulator shows."""
    if elem == "i1":
        return rand("i1", shape, seed)
    low = 0 if elem.startswith("u") else -3
    a = np.asarray(rand("i64", shape, f"{seed}{elem}", low, 4))
    if kind(elem) == "complex":
        a = a + 1j * rand("i64", shape, f"{seed}i{elem}", low, 4)
    if not zero:
        a = np.where(a == 0, 2, a)
    return np.asarray(a).astype(DTYPES[elem])


def scalar(elem, v):
    return np.array(v).astype(DTYPES[elem])


def literal(elem, v):
    """A constant as text."""
    if elem == "i1":
        return "true" if v else "false"
    if kind(elem) == "complex":
        return f"({float(v.real)!r}, {float(v.imag)!r})"
    return repr(float(v)) if kind(elem) == "float" else str(int(v))


def array(v):
    return "array<i64" + (": " if len(v) else "") + ", ".join(map(str, v)) + ">"


def booleans(v):
    return "array<i1" + (": " if len(v) else "") + ", ".join("true" if x else "false" for x in v) + ">"


def rows(v):
    return f"dense<{[list(r) for r in v]}> : tensor<{len(v)}x2xi64>" if len(v) else "dense<> : tensor<0x2xi64>"


def pairwise(seed, ok=lambda row: True, **factors):
    """Rows of one value a factor, such that every two values of two factors meet in a row that
    is ok, if there is one."""
    names, values = list(factors), [list(v) for v in factors.values()]
    random = np.random.RandomState(zlib.crc32(seed.encode()))  # its numbers are frozen
    todo = {
        (i, a, j, b): None
        for i, j in itertools.combinations(range(len(names)), 2)
        for a in range(len(values[i]))
        for b in range(len(values[j]))
    }
    out, seen = [], set()
    if len(names) == 1:
        return [{names[0]: v} for v in values[0] if ok({names[0]: v})]
    while todo:
        i, a, j, b = next(iter(todo))
        best, most = None, -1
        for _ in range(5):
            row = [random.randint(len(v)) for v in values]
            row[i], row[j] = a, b
            for k in random.permutation(len(names)):
                if k in (i, j):
                    continue
                gains = [
                    sum(
                        ((k, v, m, row[m]) if k < m else (m, row[m], k, v)) in todo
                        for m in range(len(names))
                        if m != k
                    )
                    for v in range(len(values[k]))
                ]
                row[k] = max(range(len(gains)), key=lambda v: gains[v])
                if not ok({n: values[x][y] for x, (n, y) in enumerate(zip(names, row))}):
                    row[k] = random.randint(len(values[k]))
            if not ok({n: values[x][y] for x, (n, y) in enumerate(zip(names, row))}):
                continue
            won = sum((x, row[x], y, row[y]) in todo for x, y in itertools.combinations(range(len(names)), 2))
            if won > most:
                best, most = row, won
        if best is None:
            del todo[i, a, j, b]
            continue
        for x, y in itertools.combinations(range(len(names)), 2):
            todo.pop((x, best[x], y, best[y]), None)
        if tuple(best) not in seen:
            seen.add(tuple(best))
            out.append({n: values[x][y] for x, (n, y) in enumerate(zip(names, best))})
    return out


class Case:
    def __init__(self, name, args, results, lines, rule, oracle):
        self.name, self.args, self.results, self.rule, self.oracle = name, args, results, rule, oracle
        self.lines = lines
        self.outs = None

    def text(self, name=None):
        ins = ", ".join(f"%a{i}: {tensor(e, x.shape)}" for i, (e, x) in enumerate(self.args))
        outs = [tensor(e, s) for e, s in self.results]
        back = ", ".join(self.returned())
        body = "".join(f"  {line}\n" for line in self.lines)
        types = outs[0] if len(outs) == 1 else f"({', '.join(outs)})"
        return f"func.func @{name or self.name}({ins}) -> {types} {{\n{body}  return {back} : {', '.join(outs)}\n}}\n"

    def returned(self):
        return [f"%r#{i}" for i in range(len(self.results))] if len(self.results) > 1 else ["%r"]

    def key(self):
        return self.text("main").encode() + b"".join(x.tobytes() for _, x in self.args)


class Cases:
    """The cases of one family, none twice."""

    def __init__(self):
        self.list, self.keys, self.names = [], {}, {}

    def add(self, name, args, results, lines, rule="exact", oracle="xla"):
        """`args`: (element type, array); `lines` compute %r (or %r#0, %r#1 ...) from %a0, %a1
        ...; `results`: (type, shape)."""
        n = self.names[name] = self.names.get(name, 0) + 1
        lines = [lines] if isinstance(lines, str) else lines
        args = [(e, np.asarray(x)) for e, x in args]
        for e, x in args:
            assert x.dtype == DTYPES[e], (name, e, x.dtype)
        case = Case(f"{name}_{n}" if n > 1 else name, args, results, lines, rule, oracle)
        if case.key() in self.keys:
            self.names[name] -= 1
            return
        self.keys[case.key()] = case
        self.list.append(case)

    def op(self, name, op, args, result, rule="exact", attributes="", oracle="xla"):
        """One quoted op of all arguments."""
        results = result if isinstance(result, list) else [result]
        ins = ", ".join(f"%a{i}" for i in range(len(args)))
        types = ", ".join(tensor(e, np.shape(x)) for e, x in args)
        outs = [tensor(e, s) for e, s in results]
        r = f"%r:{len(outs)}" if len(outs) > 1 else "%r"
        attributes = f" <{{{attributes}}}>" if attributes else ""
        one = outs[0] if len(outs) == 1 else f"({', '.join(outs)})"
        self.add(name, args, results, f'{r} = "{op}"({ins}){attributes} : ({types}) -> {one}', rule, oracle)


def region(args, elem, lines, result, returned=None):
    """A region of scalars: `args` names, their type or types, what it computes, its result's
    type."""
    elems = [elem] * len(args) if isinstance(elem, str) else elem
    ins = ", ".join(f"{a}: {tensor(e, ())}" for a, e in zip(args, elems))
    results = [result] if isinstance(result, str) else result
    back = ", ".join(returned or ["%v"])
    body = "".join(f"    {line}\n" for line in lines)
    return f"{{\n  ^bb0({ins}):\n{body}    stablehlo.return {back} : {', '.join(tensor(r, ()) for r in results)}\n  }}"

"""Packs of cases of one op each: ops/FAMILY.mlir has the functions, one after another, each behind
a line `// RULE` (compare.py), ops/FAMILY.xz all arguments and answers, one after another as
little-endian bytes; their types are those of the functions. bf16 is kept as uint16, f8 as uint8, i4
and ui4 one a byte. Needs numpy only."""

import lzma
import re

import numpy as np

import compare

DTYPES = {
    "f64": np.float64,
    "f32": np.float32,
    "f16": np.float16,
    "bf16": np.uint16,
    "f8E4M3FN": np.uint8,
    "f8E5M2": np.uint8,
    "i1": np.bool_,
    "i4": np.int8,
    "ui4": np.uint8,
    "c_f32": np.complex64,
    "c_f64": np.complex128,
} | {f"{p}i{n}": np.dtype(f"{'u' if p else 'i'}{n // 8}") for p in ("", "u") for n in (8, 16, 32, 64)}


def functions(text):
    """[(name, rule, the text of one function)]"""
    return [(m[2], m[1], m[3]) for m in re.finditer(r"// (.*)\n(?=func\.func @(\w+)\()((?:.+\n)+)", text)]


def program(function):
    """A function as a program of its own."""
    return re.sub(r"func\.func @\w+\(", "func.func public @main(", function, count=1)


def ops(function):
    """Names of the ops in it."""
    return set(re.findall(r"\b((?:stablehlo|chlo)\.\w+)(?![\w<])", function)) - {"stablehlo.return"}


class Data:
    def __init__(self, packed):
        self.bytes, self.at = lzma.decompress(packed), 0

    def take(self, types):
        out = []
        for shape, kind in types:
            t = np.dtype(DTYPES[kind])
            n = int(np.prod(shape, dtype=np.int64))
            out.append(np.frombuffer(self.bytes, t, n, self.at).reshape(shape))
            self.at += n * t.itemsize
        return out


def cases(folder, families=None):
    """(family/name, text, arguments, answers, types of the results, rule) of each case."""
    for path in sorted(folder.glob("*.mlir")):
        if not families or path.stem in families:
            yield from unpack(path.stem, path.read_text(), path.with_suffix(".xz").read_bytes())


def unpack(family, text, packed):
    data = Data(packed)
    for name, rule, function in functions(text):
        text = program(function)
        ins, outs = compare.main_types(text)
        args = data.take(ins)
        yield f"{family}/{name}", text, args, data.take(outs), [kind for _, kind in outs], rule
    if data.at != len(data.bytes):
        raise SystemExit(f"{family}: {len(data.bytes) - data.at} bytes too many")


def differ(family, text, kept, made):
    """Differences of a family's answers from those that are kept, by their rules;
    arguments exactly."""
    for (name, _, *old, types, rule), (_, _, *new, _, _) in zip(unpack(family, text, kept), unpack(family, text, made)):
        named = ({f"{w}{i}": a for w, part in zip(("arg", "out"), x) for i, a in enumerate(part)} for x in (old, new))
        yield from (f"{name}: {line}" for line in compare.answers_differ(*named, [rule], types))


def write(path, cases):
    """The two files' contents: `cases` are (name, rule, text, arrays)."""
    text = "\n".join(f"// {rule}\n{function}" for _, rule, function, _ in cases)
    data = b"".join(np.ascontiguousarray(a).tobytes() for *_, arrays in cases for a in arrays)
    packed = lzma.compress(data, preset=9 | lzma.PRESET_EXTREME)
    return {f"{path}.mlir": text.encode(), f"{path}.xz": packed}

#!/usr/bin/env python3
"""Writes the test data of this folder with JAX: programs as text, their arguments and XLA's
answers.

generate.py [--out DIR] [--family NAME ...] [--check] [CASE ...]
generate.py --workloads [--family NAME ...] [--check] [CASE ...]        workloads/ from sources/workloads instead
generate.py --answers [NAME ...]        XLA's answers to the programs of programs/ for what inputs.py gives them
Needs jax and jaxlib 0.10.2 with numpy 2.4.6 and scipy 1.17.1: other versions print other text, so
they are refused.
--check writes nothing and says what would differ. Programs are in sources/, one module a family.
--check asks for the same texts and arguments, and for answers that agree by their rules: their last
bits are the machine's.

Beside NAME.mlir stands NAME.npz: arrays arg0... in the order of @main, out0... its results. bf16 is
stored as uint16, f8 as uint8 (bit patterns), i4 and ui4 one a byte. cases.json has for each case
the rules by which compare.py judges the results (one a result, or one for all), how many devices,
or the words with which it must be refused."""

import argparse
import functools
import gzip
import importlib
import io
import json
import os
import pathlib
import re
import sys
import zipfile

HERE = pathlib.Path(__file__).resolve().parent
VERSION = "0.10.2"
SLOW = ("gemm_4096_bf16",)  # of programs/: no answers are kept
LARGE = 128  # elements; beyond, a digest is kept
LONG = 32 << 10  # bytes; longer texts of workloads/ are kept compressed
os.environ["JAX_PLATFORMS"] = "cpu"
os.environ["OPENBLAS_NUM_THREADS"] = "1"
os.environ["OPENBLAS_CORETYPE"] = "Haswell"
os.environ["XLA_FLAGS"] = "--xla_force_host_platform_device_count=8 " + os.environ.get(
    "SAMARA_TEST_XLA_FLAGS", "--xla_cpu_max_isa=AVX2"
)

import numpy as np  # noqa: E402  after the environment is set


def plain(a):
    """An array of a type that .npy files have."""
    a = np.ascontiguousarray(a) if np.ndim(a) else np.asarray(a)
    name = a.dtype.name
    if name == "bfloat16":
        return a.view(np.uint16)
    if name.startswith(("float8_", "float6_", "float4_")):
        return a.view(np.uint8)
    if name in ("int4", "uint4"):
        return a.astype(np.int8 if name == "int4" else np.uint8)
    return a


def npz(arrays):
    """The bytes of an .npz file: members stored uncompressed and undated, so that they repeat."""
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_STORED) as z:
        for name, a in arrays.items():
            member = io.BytesIO()
            a = plain(a)
            head = f"{{'descr': {a.dtype.str!r}, 'fortran_order': False, 'shape': {a.shape!r}, }}"
            # numpy itself fills up to 64: that would be most of the file
            head += " " * (-(len(head) + 11) % 16) + "\n"
            member.write(b"\x93NUMPY\x01\x00" + len(head).to_bytes(2, "little") + head.encode() + a.tobytes())
            z.writestr(zipfile.ZipInfo(f"{name}.npy"), member.getvalue())
    return out.getvalue()


def run_xla(text, args, devices=1):
    """Compiles the text with XLA for CPU and runs it; gives whole arrays."""
    import jax
    from jax._src import compiler
    from jax._src.interpreters import mlir
    from jax._src.lib import xla_client
    from jax._src.sharding_impls import GSPMDSharding
    from jaxlib.cpu import _lapack
    from jaxlib.mlir import ir

    _lapack.initialize()  # or the lapack_*_ffi targets are null pointers
    used = jax.devices()[:devices]
    # pmap of old; each gets all arguments
    replicas = devices if "mhlo.num_replicas = 8" in text else 1
    partitions = devices // replicas
    options = compiler.get_compile_options(
        replicas, partitions, device_assignment=np.arange(devices).reshape(replicas, partitions)
    )
    build = options.executable_build_options
    build.use_spmd_partitioning = partitions > 1
    build.use_shardy_partitioner = partitions > 1 and "mhlo.sharding" not in text
    with mlir.make_ir_context():
        exe = used[0].client.compile_and_load(ir.Module.parse(text), xla_client.DeviceList(tuple(used)), options)
    everywhere = GSPMDSharding.get_replicated(tuple(used))
    if devices == 1:
        where = [used[0]] * len(args)
    elif replicas > 1:
        where = [everywhere] * len(args)
        if "module @pmap_" in text:  # a line each
            lines = jax.sharding.NamedSharding(jax.sharding.Mesh(np.array(used), "i"), jax.sharding.PartitionSpec("i"))
            where = [lines if mapped else everywhere for mapped in mapped_arguments(text)]
    else:
        where = [GSPMDSharding(tuple(used), s) for s in exe.get_parameter_shardings()]
    shards = exe.execute_sharded(
        [jax.device_put(a, w) for a, w in zip(args, where)]
    ).disassemble_into_single_device_arrays()
    if "module @pmap_" in text and replicas > 1:
        return [np.concatenate(s) if s[0].ndim and s[0].shape[0] == 1 else np.asarray(s[0]) for s in shards]
    if partitions == 1:
        return [np.asarray(s[0]) for s in shards]
    return [whole(s, GSPMDSharding(tuple(used), how)) for s, how in zip(shards, exe.get_output_shardings())]


def mapped_arguments(text):
    """Which arguments of a program of pmap, before 0.8, have a line for each device."""
    arguments = re.search(r"@main\((.*?)\) -> ", text)[1]
    return ["is_same_data" not in a for a in re.split(r", (?=%arg)", arguments)]


def whole(shards, sharding):
    import jax

    shape = shards[0].shape
    if not sharding.is_fully_replicated:
        tiles = sharding._hlo_sharding.tile_assignment_dimensions()
        shape = tuple(a * b for a, b in zip(shape, tiles))
    return np.asarray(jax.make_array_from_single_device_arrays(shape, sharding, shards))


def tidy(text):
    """Locations keep their form, but not the files and lines of this machine."""

    def place(m):
        end = "" if m[1] is None else f" to {4 if m[2] else ''}:3"
        return f'"program.py":1:2{end}'

    return re.sub(r'"[^"\n]*\.py":\d+:\d+( to (\d+)?:\d+)?', place, text)


def lower(name, fn, args, x64=True, **jit):
    """The text of one function; name becomes the module's."""
    import jax

    def named(*a):
        return fn(*a)

    named.__name__ = name
    context = getattr(jax, "enable_x64", None)
    if context is None:
        from jax.experimental import enable_x64 as context
    with context(x64):
        return jax.jit(named, keep_unused=True, **jit).lower(*args).as_text()


def answers(folder, name):
    """XLA's answers for a program of programs/: whole, or digests of what is large."""
    import ml_dtypes
    from compare import digest, main_types
    from inputs import arguments

    text = (folder / f"{name}.mlir").read_text()
    ins, outs = main_types(text)
    args = [
        a.view(ml_dtypes.bfloat16) if kind == "bf16" else a
        for a, (_, kind) in zip(arguments(folder / f"{name}.mlir").values(), ins)
    ]
    got = [plain(o) for o in run_xla(text, args, 8 if "mhlo.num_partitions = 8" in text else 1)]
    return npz(
        {f"out{i}": o for i, o in enumerate(got) if o.size <= LARGE}
        | {f"digest{i}": digest(o, kind) for i, (o, (_, kind)) in enumerate(zip(got, outs)) if o.size > LARGE}
    )


def unpacked(name, data):
    return gzip.decompress(data) if name.endswith(".gz") else data


def placeless(text):
    """Without locations: whose calls JAX remembers a function by depends on what was traced
    before, and is still there."""
    return re.sub(r' ?loc\(("[^"]*"\()?#loc\d*\)?\)', "", re.sub(r"(?m)^#loc.*\n", "", text.decode()))


class Writer:
    """Collects the files of one folder, then writes or compares them."""

    def __init__(self, folder, only, check, long=None):
        self.folder, self.only, self.check, self.long = folder, only, check, long
        self.files, self.about, self.failed, self.results = {}, {}, [], 0

    def add(self, name, fn, *args, rule="exact", text=None, x64=True, devices=1, answers=None, refuse=None, **jit):
        """One case. `text` takes the place of the function's own; `answers` computes instead of XLA
        on the text; `refuse` are the words with which the program must be refused."""
        if name in self.about:
            self.failed.append(f"{name}: twice")
            return
        if self.only and name not in self.only:
            return
        import jax

        try:
            text = tidy(text or lower(name, fn, args, x64, **jit))
            args = [np.asarray(a) for a in jax.tree.leaves(args)]
            text = text.encode()
            packed = self.long is not None and len(text) > self.long
            self.files[f"{name}.mlir{'.gz' * packed}"] = gzip.compress(text, mtime=0) if packed else text
            entry = {}
            if devices > 1:
                entry["devices"] = devices
            if refuse:
                entry["refuse"] = refuse
                outs = []
            else:
                outs = [np.asarray(o) for o in (answers(*args) if answers else run_xla(text.decode(), args, devices))]
                rules = rule if isinstance(rule, list) else [rule]
                if len(rules) not in (1, len(outs)):
                    raise ValueError(f"{len(rules)} rules for {len(outs)} results")
                entry["rules"] = rules[:1] if len(set(rules)) == 1 else rules
                self.results += len(outs)
            arrays = {f"arg{i}": a for i, a in enumerate(args)} | {f"out{i}": o for i, o in enumerate(outs)}
            self.files[f"{name}.npz"] = npz(arrays)
            self.about[name] = entry
        except Exception as e:  # one program that JAX refuses must not hide the others
            self.failed.append(f"{name}: {type(e).__name__}: {str(e)[:600]}")

    def finish(self, part):
        """Part of the programs: the others keep their files and their rows of the table."""
        path = self.folder / "cases.json"
        table = json.loads(path.read_text()) | self.about if part and path.exists() else self.about
        lines = [f" {json.dumps(n)}: {json.dumps(table[n], sort_keys=True)}" for n in sorted(table)]
        self.files["cases.json"] = ("{\n" + ",\n".join(lines) + "\n}\n").encode()
        if not part and self.folder.is_dir():
            for old in sorted(p for p in self.folder.iterdir() if p.name not in self.files):
                if self.check:
                    self.failed.append(f"{old.name}: no program makes this")
                else:
                    old.unlink()
        self.folder.mkdir(parents=True, exist_ok=True)
        for name, data in self.files.items():
            path = self.folder / name
            if not self.check:
                path.write_bytes(data)
            elif not path.exists():
                self.failed.append(f"{name}: is not kept")
            elif not name.endswith(".npz"):
                self.failed += [f"{name}: differs"] * (
                    placeless(unpacked(name, path.read_bytes())) != placeless(unpacked(name, data))
                )
            elif path.read_bytes() != data:
                self.failed += [f"{name}: {line}" for line in self.answers_differ(path, data)]
        size = sum(map(len, self.files.values()))
        print(
            f"{self.folder.name}: {len(self.about)} programs, {self.results} results, {size} bytes; {len(self.failed)} failed"
        )
        for line in self.failed:
            print(line)
        return not self.failed

    def answers_differ(self, path, data):
        import compare

        kept, made = (dict(np.load(f)) for f in (path, io.BytesIO(data)))
        text = next(unpacked(n, d) for n, d in self.files.items() if n.split(".mlir")[0] == path.stem)
        rules = self.about[path.stem].get("rules", ["exact"])
        return compare.answers_differ(kept, made, rules, compare.result_types(text.decode()))


def main():
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    p.add_argument("--out", type=pathlib.Path, help="else cases/ or workloads/")
    p.add_argument("--workloads", action="store_true")
    p.add_argument("--family", action="append", help="only these modules of sources/")
    p.add_argument("--answers", action="store_true")
    p.add_argument("--check", action="store_true")
    p.add_argument("case", nargs="*")
    a = p.parse_args()
    import jax

    if jax.__version__ != VERSION:
        sys.exit(f"this is JAX {jax.__version__}: the texts are those of {VERSION}")
    jax.config.update("jax_enable_x64", True)
    from sources import FAMILIES
    from sources.workloads import AREAS

    if a.answers:
        folder = HERE / "programs"
        for name in a.case or sorted(p.stem for p in folder.glob("*.mlir")):
            if name not in SLOW:
                (folder / f"{name}.npz").write_bytes(answers(folder, name))
        return
    writer = Writer(
        a.out or HERE / ("workloads" if a.workloads else "cases"), a.case, a.check, LONG if a.workloads else None
    )
    add, families, where = writer.add, FAMILIES, "sources"
    if a.workloads:
        add, families, where = functools.partial(writer.add, rule="near", x64=False), AREAS, "sources.workloads"
    for family in a.family or families:
        importlib.import_module(f"{where}.{family}").cases(add)
    sys.exit(0 if writer.finish(bool(a.case or a.family)) else 1)


if __name__ == "__main__":
    main()

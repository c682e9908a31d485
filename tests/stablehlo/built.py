#!/usr/bin/env python3
"""Builds programs into libraries, calls those, and compares their results.

usage: built.py --samara FILE [--library FILE] [--set SET] [--some N] [--flags FLAGS] [NAME ...]
Of the sets of run.py (not ops): each program by `samara build`, opened in this process, called
twice. Its results must keep the rules that run.py has, twice the same bits, and, with --library, be
the bits that the same program gives through libsamara, deterministic and only="chosen". --some N:
every Nth program alone. Programs for several devices must be refused. No library may open LLVM:
nothing of that name is in this process at the end (but for --library). Prints what differs; exit 1
if anything does."""

import argparse
import ctypes
import json
import os
import pathlib
import subprocess
import sys
import tempfile

import numpy as np

HERE = pathlib.Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE.parent.parent / "python")]
import run  # noqa: E402

# Generated code, in libsamara as well (run.py --only nest), decides a tie the other way.
TIES = {"workloads/beam_search"}
DTYPES = {
    "f64": np.float64, "f32": np.float32, "f16": np.float16, "bf16": np.uint16, "f8e4m3fn": np.uint8, "f8e5m2": np.uint8,
    "i1": np.bool_, "i8": np.int8, "i16": np.int16, "i32": np.int32, "i64": np.int64, "u8": np.uint8, "u16": np.uint16,
    "u32": np.uint32, "u64": np.uint64, "c64": np.complex64, "c128": np.complex128,
}


class Refused(RuntimeError):
    """The output of samara build."""


class Library:
    """A program as run.py wants it: called with arrays, it gives arrays."""

    def __init__(self, samara, text, folder, flags, reference):
        self.samara, self.folder, self.flags, self.reference = samara, folder, flags, reference
        self.text = text if isinstance(text, str) else text.decode()
        self.seconds = 0

    def build(self, arrays):
        path, inputs = pathlib.Path(self.folder, "program.mlir"), pathlib.Path(self.folder, "inputs.npz")
        path.write_text(self.text)
        command = [self.samara, "build", path, "-o", f"{self.folder}/program", "--json", *self.flags]
        if "?x" in self.text or "x?" in self.text or "<?" in self.text:
            np.savez(inputs, **{f"arg{i}": a.view(run.bits_of(a.dtype)) for i, a in enumerate(arrays)})
            command += ["--inputs", inputs]
        done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        if done.returncode != 0:
            raise Refused(done.stderr.decode(errors="replace").strip())
        return json.loads(done.stdout)

    def __call__(self, *arrays):
        arrays = [np.asarray(a) for a in arrays]
        told = self.build(arrays)
        lib = ctypes.CDLL(told["library"])
        lib.program_error.restype = ctypes.c_char_p
        args = []
        for a, v in zip(arrays, told["args"], strict=True):
            a = a.view(run.bits_of(a.dtype))
            args.append(np.ascontiguousarray(a.astype(DTYPES[v["dtype"]], copy=False)).reshape(v["dims"]))
        first = self.call(lib, told, args)
        again = self.call(lib, told, args)
        lib.program_close()
        handle = lib._handle
        for i, (a, b) in enumerate(zip(first, again)):
            if a.tobytes() != b.tobytes():
                raise AssertionError(f"out{i} differs from call to call")
        if self.reference is not None:
            for i, (a, b) in enumerate(zip(first, self.reference(self.text)(*arrays))):
                if a.tobytes() != b.view(a.dtype).tobytes():
                    raise AssertionError(f"out{i} is not what libsamara gives, to the bit")
        ctypes.CDLL(None).dlclose(ctypes.c_void_p(handle))
        return first

    @staticmethod
    def call(lib, told, args):
        results = [np.zeros(v["dims"], DTYPES[v["dtype"]]) for v in told["results"]]
        status = lib.program(*[ctypes.c_void_p(a.ctypes.data) for a in (*args, *results)])
        if status != 0:
            raise AssertionError(f"it failed, {status}: {lib.program_error().decode()}")
        return results


def one(samara, flags, reference, path, answers, row):
    """None, or what is wrong; "refused" where that is what is to be."""
    with tempfile.TemporaryDirectory() as folder:
        try:
            return run.run(lambda text, name: Library(samara, text, folder, flags, reference), path, answers, row)
        except AssertionError as e:
            return str(e)


def main():
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    p.add_argument("--samara", required=True)
    p.add_argument("--library", help="libsamara.so: what it gives is compared to the bit")
    p.add_argument("--set", action="append", choices=run.SETS[:-1])
    p.add_argument("--some", type=int, default=1)
    p.add_argument("--flags", default="")
    p.add_argument("names", nargs="*")
    a = p.parse_args()
    reference = None
    if a.library:
        os.environ["SAMARA_LIBRARY"] = a.library
        import samara

        reference = lambda text: samara.load(text, deterministic=True, only="chosen")  # noqa: E731
    ran = failed = refused = 0
    np.seterr(all="ignore")
    for i, (label, path, answers, row) in enumerate(run.programs(a.set or ["programs", "workloads"], a.names)):
        if i % a.some != 0 or label in TIES:
            continue
        ran += 1
        why = one(a.samara, a.flags.split(), reference, path, answers, row)
        if why is not None and "a program for" in why and "devices" in why:
            refused += 1
            continue
        if why is not None:
            failed += 1
            print(f"{label}: {why}", flush=True)
    mapped = pathlib.Path("/proc/self/maps").read_text()
    if "libLLVM" in mapped and reference is None:
        failed += 1
        print("LLVM was opened")
    print(f"{ran} programs, {failed} differ, {refused} are for several devices")
    return 1 if failed or ran == 0 else 0


if __name__ == "__main__":
    sys.exit(main())

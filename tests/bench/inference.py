#!/usr/bin/env python3
"""inference.py [CASE ...]: whole models for inference, against what users pick on CPUs.

usage: tests/bench/inference.py [--rounds N] [--runs N] [--settle S] [--sides NAME,...] [CASE ...]
cases: resnet50-1 resnet50-16 bert gpt2 gpt2-bf16, decode-f32, -bf16, -int8, -int4 (all, if none is
named)
sides: xla ort openvino llama samara (all, if none is named; llama decodes, ort and openvino do the
others); NAME+VARIABLE=VALUE+... sets variables for it: two builds of Samara need caches of their
own ($SAMARA_CACHE)
Environment: SAMARA_LIBRARY (default build/libsamara.so); this Python needs jax, ml_dtypes, numpy,
onnx, and onnxruntime, openvino, llama_cpp and gguf for the sides of these names.

Each side is a process with two threads that keeps its model. Sides take turns: in each of the
rounds, each runs the model a few times while the others wait. Before the first round, each side
runs for S seconds, in which Samara finds its ways. Columns: the least and the median of all runs,
the CPU time of all threads for a run, and the largest difference from a result, relative to its
largest number. This result is that of the first side; of a decoder it is the exact one, computed in
f64 from the weights as they are quantised (inference_decode.py). ONNX Runtime has no bf16 here: its
column of gpt2-bf16 is f32.
"""
import argparse
import json
import os
import pathlib
import resource
import statistics
import subprocess
import sys
import tempfile
import time

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent
CASES = {"resnet50-1": ("resnet50", (1, 224, 224, 3), "f32"), "resnet50-16": ("resnet50", (16, 224, 224, 3), "f32"),
         "bert": ("bert", (1, 128, 768), "f32"), "gpt2": ("gpt2", (1, 256, 768), "f32"),
         "gpt2-bf16": ("gpt2", (1, 256, 768), "bf16"),
         **{f"decode-{kind}": ("decode", None, kind) for kind in ("f32", "bf16", "int8", "int4")}}
SIDES = ["xla", "ort", "openvino", "llama", "samara"]
THREADS = 2


def make_onnx(model, shape, folder):
    """The ONNX file, its input, and the weights, in the order in which the model asks for them."""
    import inference_models as models
    import numpy as np
    x = np.random.default_rng(1).standard_normal(shape, np.float32)
    turned = x if len(shape) < 4 else np.ascontiguousarray(x.transpose(0, 3, 1, 2))
    graph, path = models.Onnx(), str(folder / "model.onnx")
    graph.save(getattr(models, model), turned.shape, path)
    return path, turned, x, graph.weights.arrays


def open_ort(path, x, _dtype):
    import onnxruntime
    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads = THREADS
    session = onnxruntime.InferenceSession(path, options, providers=["CPUExecutionProvider"])
    return lambda: session.run(None, {"x": x})[0]


def open_openvino(path, x, dtype):
    import openvino
    hints = {"INFERENCE_NUM_THREADS": THREADS, "INFERENCE_PRECISION_HINT": dtype, "PERFORMANCE_HINT": "LATENCY"}
    request = openvino.Core().compile_model(path, "CPU", hints).create_infer_request()
    return lambda: list(request.infer([x]).values())[0]


def load_samara(text, frozen=()):
    sys.path.insert(0, str(ROOT / "python"))
    import samara
    return samara.load(text, frozen=frozen, threads=THREADS)


def open_jax(side, model, weights, x, dtype):
    import jax
    import numpy as np
    import inference_models as models
    if dtype == "bf16":
        import ml_dtypes
        weights, x = [w.astype(ml_dtypes.bfloat16) for w in weights], x.astype(ml_dtypes.bfloat16)
    if side == "xla":
        compiled = jax.jit(lambda w, x: model(models.Jax(w), x))
        w, x = [jax.numpy.asarray(a) for a in weights], jax.numpy.asarray(x)
        return lambda: np.asarray(compiled(w, x))
    program = load_samara(models.jax_text(model, weights, x), weights)
    return lambda: program(x)[0]


def prepare_model(side, case, folder):
    """Makes the model, which takes no time of the side's; what is returned opens it."""
    import inference_models as models
    name, shape, dtype = CASES[case]
    path, turned, x, weights = make_onnx(name, shape, folder)
    if side in ("ort", "openvino"):
        return lambda: (open_ort if side == "ort" else open_openvino)(path, turned, dtype)
    return lambda: open_jax(side, getattr(models, name), weights, x, dtype)


def prepare_decoder(side, case, folder):
    import inference_decode as decode
    kind = CASES[case][2]
    if side == "llama":
        path = str(folder / "model.gguf")
        decode.write_gguf(kind, path)
        return lambda: decode.open_llama(path, THREADS)
    args = decode.arguments(kind)
    return lambda: decode.open_jax(side, kind, args, load_samara)


def serve(side, case, folder):
    """Runs the model as often as each line says; answers seconds and CPU seconds."""
    import numpy as np
    open_it = (prepare_decoder if case.startswith("decode") else prepare_model)(side, case, folder)
    begin = time.perf_counter()
    run = open_it()
    np.save(folder / "result.npy", np.asarray(run()).astype(np.float32))
    print(json.dumps({"first_s": time.perf_counter() - begin}), flush=True)
    for line in sys.stdin:
        took, before = [], resource.getrusage(resource.RUSAGE_SELF)
        for _ in range(int(line)):
            begin = time.perf_counter()
            run()
            took.append(time.perf_counter() - begin)
        after = resource.getrusage(resource.RUSAGE_SELF)
        cpu = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
        print(json.dumps({"took": took, "cpu": cpu / len(took)}), flush=True)


class Side:
    def __init__(self, name, case, folder):
        self.folder, self.took, self.cpu = pathlib.Path(folder), [], []
        pins = {k: str(THREADS) for k in ("OMP_NUM_THREADS", "SAMARA_THREADS", "NPROC")}
        env = dict(os.environ, JAX_PLATFORMS="cpu", **pins)
        env.setdefault("SAMARA_LIBRARY", str(ROOT / "build" / "libsamara.so"))
        name, *given = name.split("+")
        env.update(pair.split("=", 1) for pair in given)
        self.process = subprocess.Popen([sys.executable, __file__, "--serve", name, case, folder], env=env, text=True,
                                        stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.first_s = self.answer()["first_s"]

    def answer(self):
        line = self.process.stdout.readline()
        if not line:
            raise RuntimeError("stopped")
        return json.loads(line)

    def run(self, n):
        self.process.stdin.write(f"{n}\n")
        self.process.stdin.flush()
        return self.answer()

    def settle(self, seconds):
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            self.run(1)

    def measure(self, n):
        got = self.run(n)
        self.took += got["took"]
        self.cpu.append(got["cpu"])

    def result(self):
        import numpy as np
        return np.load(self.folder / "result.npy")

    def close(self):
        self.process.stdin.close()
        self.process.wait()


def start_sides(a, case, folder):
    sides = {}
    for name in a.sides:
        if name.partition("+")[0] in (("ort", "openvino") if case.startswith("decode") else ("llama",)):
            continue
        own = f"{folder}/{len(sides)}"
        pathlib.Path(own).mkdir()
        try:
            sides[name] = Side(name, case, own)
            sides[name].settle(a.settle)
        except RuntimeError as e:
            print(f"{case} {name}: {e}", file=sys.stderr)
    return sides


def exact_result(case):
    import inference_decode as decode
    return decode.exact_result(CASES[case][2])


def compare(a, case):
    import numpy as np
    with tempfile.TemporaryDirectory() as folder:
        sides = start_sides(a, case, folder)
        for _ in range(a.rounds):
            for side in sides.values():
                side.measure(a.runs)
        want = exact_result(case) if case.startswith("decode") else next(iter(sides.values())).result()
        for name, side in sides.items():
            off = np.abs(side.result() - want).max() / np.abs(want).max()
            least, middle, cpu = min(side.took), statistics.median(side.took), statistics.median(side.cpu)
            print(f"| {case} | {name} | {least * 1e3:.1f} | {middle * 1e3:.1f} | {cpu * 1e3:.1f} | "
                  f"{side.first_s:.1f} | {off:.1e} |", flush=True)
            side.close()


def main():
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    p.add_argument("cases", nargs="*")
    p.add_argument("--rounds", type=int, default=5)
    p.add_argument("--runs", type=int, default=4, help="of a side in a round")
    p.add_argument("--settle", type=float, default=15, help="seconds")
    p.add_argument("--sides", default=SIDES, type=lambda s: s.split(","))
    p.add_argument("--serve", action="store_true", help="be one side: SIDE CASE FOLDER")
    a = p.parse_args()
    if a.serve:
        return serve(a.cases[0], a.cases[1], pathlib.Path(a.cases[2]))
    print("| case | side | least ms | median ms | CPU ms | first s | off |\n" + "|---" * 7 + "|")
    for case in a.cases or CASES:
        compare(a, case)


if __name__ == "__main__":
    main()

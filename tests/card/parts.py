"""The parts of the check of a card. Each is a generator of lines, objects that become JSON:

{"figure": what, "unit": u, "value": x, "label": l, "peers": {name: y}}: a measurement; the label
says how x is known ("measured:events", "measured:clock", "emulated"), and peers are in the same
unit; {"predicted": what, "predicted_s": x, "measured_s": y, "label": l}; {"passed": what};
{"failed": what, "why": text}; {"about": {...}}: facts of the machine."""
import concurrent.futures
import json
import os
import pathlib
import re
import shutil
import statistics
import subprocess
import sys
import time

import programs
import units
import webgpu

HERE = pathlib.Path(__file__).resolve().parent
BYTES = {"f32": 4, "f64": 8, "f16": 2, "bf16": 2}
# Programs that are timed against JAX, the most telling first: a process of JAX takes seconds.
TIMED = ("mlp_train", "gpt_tiny_train_adam", "resnet_block_train", "gpt_tiny_fwd", "llama_decode_tiny", "gemm_batched_bias", "kmeans_step",
         "linreg_cg_iter")
TOLERANCE = {"f64": 1e-11, "f32": 2e-5, "f16": 2e-2, "bf16": 6e-2}


class Place:
    """Where Samara is on this machine, and how it is called. @p where: of place.json, which the
    parent writes."""

    def __init__(self, where):
        self.where, self.small, self.work = where, where["small"], pathlib.Path(where["work"])
        self.programs = pathlib.Path(where["programs"])
        self.env = {k: v for k, v in os.environ.items() if not k.startswith("SAMARA_")}
        self.env.update(where["env"], SAMARA_CACHE=str(self.work / "cache"))
        if where["libraries"]:
            self.env["LD_LIBRARY_PATH"] = ":".join(where["libraries"])

    def call(self, *words, timeout=60, before=(), **env):
        return subprocess.run([*before, *map(str, words)], env={**self.env, **env}, text=True, capture_output=True, timeout=timeout)

    def samara(self, *words, **more):
        return self.call(self.where["samara"], *words, **more)

    def file(self, name, text):
        path = self.work / f"{name}.mlir"
        path.write_text(text)
        return path

    def measure(self, path, repeat, *more, **options):
        """The JSON of a run on the card with its report."""
        p = self.samara("run", "--device=gpu", "--report", "--json", f"--repeat={repeat}", *(more or ("--random=1",)), path, **options)
        if p.returncode != 0:
            raise RuntimeError(f"samara run {path.name}: {p.returncode}: {(p.stderr or p.stdout)[-400:]}")
        return json.loads(p.stdout[p.stdout.index("{"):p.stdout.rindex("}") + 1])

    def peers(self, cases, timeout):
        """Times by case, as peers.py has them; {} on a machine without a card."""
        if self.where["mock"] or not cases:
            return {}
        out = {}
        p = subprocess.Popen([sys.executable, str(HERE / "peers.py"), *cases], text=True, stdout=subprocess.PIPE,
                             stderr=subprocess.DEVNULL, start_new_session=True)
        try:
            p.wait(timeout)
        except subprocess.TimeoutExpired:
            p.kill()
        for line in p.stdout:
            if line.startswith("{"):
                case = json.loads(line)
                out[case.pop("case")] = case
        return out


def kernels(run):
    """Seconds of all kernels of a run on the card, how they are known, and what ran elsewhere."""
    on = [o for o in run["ops"] if o.get("device")]
    seconds = sum(o["places"] * o["device"]["kernels_ms"] * 1e-3 for o in on)
    elsewhere = sorted({o["impl"] for o in run["ops"] if not o.get("device") and o["impl"] not in ("view", "plain")})
    return seconds, (on[0]["device"]["label"] if on else None), elsewhere


def predictions(name, run):
    for o in run["ops"]:
        d = o.get("device")
        if d and d["predicted_ms"] > 0:
            yield {"predicted": f"{name}: {o['op']}", "predicted_s": d["predicted_ms"] * 1e-3, "measured_s": d["kernels_ms"] * 1e-3,
                   "label": d["label"]}


def version_of(*words):
    try:
        return subprocess.run(words, text=True, capture_output=True, timeout=15).stdout.strip()
    except (OSError, subprocess.SubprocessError) as e:
        return f"missing: {e}"


# ---- the machine --------------------------------------------------------------------------------


def machine(place):
    smi = version_of("nvidia-smi", "--query-gpu=name,driver_version,memory.total,clocks.max.sm,power.limit", "--format=csv,noheader")
    yield {"about": {"python": sys.version.split()[0], "nvidia_smi": smi, "processors": os.cpu_count()}}
    names = [place.where["samara"], *place.where["objects"]]
    for name in names:
        text = place.call("ldd", name).stdout
        missing = re.findall(r"(\S+) => not found", text) + re.findall(r"version `[^']*' not found.*", text)
        if missing:
            yield {"failed": f"libraries of {pathlib.Path(name).name}", "why": "missing: " + ", ".join(missing)}
    p = place.samara("doctor", "--json")
    try:
        found = {f["name"]: f for f in json.loads(p.stdout)}
    except (ValueError, KeyError, TypeError):
        found = {}
    gpu = {k: v.get("detail", "") for k, v in found.items() if "GPU" in k or k in ("cuBLASLt", "NCCL")}
    yield {"about": {"doctor": gpu or p.stdout[-600:] + p.stderr[-400:]}}
    if p.returncode not in (0, 1) or not any(k.startswith("GPU 0") for k in gpu):
        yield {"failed": "samara doctor finds a card", "why": (p.stderr or json.dumps(gpu))[-400:]}
    if not place.where["mock"]:
        for line in version_of(sys.executable, str(HERE / "peers.py"), "--versions").splitlines():
            yield {"about": json.loads(line)}


def calibrate(place):
    start = time.perf_counter()
    p = place.samara("machine", "calibrate", "--gpu", "--json", timeout=120)
    seconds = time.perf_counter() - start
    if p.returncode != 0:
        yield {"failed": "samara machine calibrate --gpu", "why": p.stderr[-400:]}
        return
    m = json.loads(p.stdout)
    label = "emulated" if m["cpu"].startswith("emulated") else "measured:events"
    yield {"about": {"card": m["cpu"], "calibration": m}}
    yield {"figure": "calibration", "unit": "s", "value": seconds, "label": "measured:clock" if label != "emulated" else label, "peers": {}}
    for size, rate, _ in m["bandwidth"]:
        yield {"figure": f"copy on the card, {size / 2**20:.0f} MiB read and written", "unit": "GB/s", "value": rate * 1e-9, "label": label,
               "peers": {}}
    for key, what, unit, times in (("launch_s", "launch", "us", 1e6), ("graph_launch_s", "launch in a graph", "us", 1e6),
                                   ("host_bytes_per_s", "copy to and from the host", "GB/s", 1e-9),
                                   ("host_pinned_bytes_per_s", "copy to and from pinned memory", "GB/s", 1e-9),
                                   *((f"product_{t}_flops", f"large product, {t}", "TFLOP/s", 1e-12) for t in BYTES)):
        if m.get(key):
            yield {"figure": what, "unit": unit, "value": m[key] * times, "label": label, "peers": {}}


def card_test(place):
    """The unit test of the runtime on a real card."""
    if place.where["mock"] or not place.where["card_test"]:
        return
    p = place.call(place.where["card_test"], timeout=60)
    yield {"passed": "test_gpu_card"} if p.returncode == 0 else {"failed": "test_gpu_card", "why": f"{p.returncode}: {(p.stdout + p.stderr)[-600:]}"}


# ---- conformance --------------------------------------------------------------------------------


def differences(a, b, exact, tolerance=None):
    """The first difference of two files of results; "": there is none beyond the tolerance, which
    is that of the type unless it is given."""
    import numpy as np
    x, y = np.load(a), np.load(b)
    for name in y.files:
        u, v = x[name], y[name]
        if u.shape != v.shape or u.dtype != v.dtype:
            return f"{name}: {u.dtype}{u.shape}, not {v.dtype}{v.shape}"
        if exact or not np.issubdtype(v.dtype, np.floating) and v.dtype != np.uint16:
            if u.tobytes() != v.tobytes() and not same_numbers(u, v):
                where = np.flatnonzero(u.ravel() != v.ravel())[:1]
                return f"{name}: other bits at {where}: {u.ravel()[where]}, not {v.ravel()[where]}"
            continue
        kind = "bf16" if v.dtype == np.uint16 else {2: "f16", 4: "f32", 8: "f64"}[v.dtype.itemsize]
        if v.dtype == np.uint16:
            u, v = ((w.astype(np.uint32) << 16).view(np.float32) for w in (u, v))
        u, v = u.astype(np.float64), v.astype(np.float64)
        finite = np.isfinite(v)
        if not (np.isfinite(u) == finite).all():
            return f"{name}: not finite elsewhere"
        off = np.abs(u - v)[finite].max(initial=0) / max(np.abs(v[finite]).max(initial=0), 1e-30)
        if off > (tolerance or TOLERANCE[kind]):
            return f"{name}: off by {off:.2g} of the largest number"
    return ""


def same_numbers(u, v):
    """NaNs may have other bits."""
    import numpy as np
    return bool(np.issubdtype(v.dtype, np.floating) and (np.isnan(u) == np.isnan(v)).all()
                and u[~np.isnan(u)].tobytes() == v[~np.isnan(v)].tobytes())


def compare(place, name, path, exact, inputs=("--random=1",), tolerance=None, **env):
    files = {d: place.work / f"{path.stem}-{d}.npz" for d in ("cpu", "gpu")}
    for device, out in files.items():
        # the interpreter, which runs first, calls the C library; only strict code contracts nothing
        code = (["--fp=strict"] if exact else []) + (["--impl=nest"] if exact and device == "cpu" else [])
        p = place.samara("run", f"--device={device}", *code, *inputs, f"--outputs={out}", "--threads=2", path, timeout=40, **env)
        if p.returncode != 0:
            return {"failed": name, "why": f"on {device}: {(p.stderr or p.stdout)[-300:]}"}
    try:
        why = differences(files["gpu"], files["cpu"], exact, tolerance)
    finally:
        for f in files.values():
            f.unlink(missing_ok=True)
    return {"failed": name, "why": why} if why else {"passed": name}


def own_programs(place):
    names = ["kmeans_step"] if place.small else sorted(
        f.stem for f in place.programs.glob("*.mlir") if (place.programs / f"{f.stem}.mlir").stat().st_size < 400000)
    for name in names:
        if not name.startswith(("sm_", "jit_sdy", "gemm_4096")) and (place.programs / f"{name}.mlir").exists():
            yield name, place.programs / f"{name}.mlir"


def conform(place):
    jobs = [(n, place.file(n, text), exact) for n, text, exact in programs.conformance(place.small)]
    jobs += [(n, path, False) for n, path in own_programs(place)]
    with concurrent.futures.ThreadPoolExecutor(2 if place.small else 8) as pool:
        for done in concurrent.futures.as_completed([pool.submit(compare, place, *job) for job in jobs]):
            try:
                yield done.result()
            except subprocess.TimeoutExpired as e:
                yield {"failed": str(e.cmd[-1]), "why": f"no end within {e.timeout} s"}


def sanitize(place, tool):
    program = shutil.which("compute-sanitizer") or next(map(str, pathlib.Path("/usr/local").glob("cuda*/bin/compute-sanitizer")), None)
    if place.where["mock"] or program is None:
        yield {"about": {tool: "skipped: no compute-sanitizer"}}
        return
    small = {n: text for n, text, _ in programs.conformance(True)}
    for name in ("gelu-f32-3x37", "softmax-f32-3x37", "layernorm-bf16-3x37", "columns-3x37", "argmax-3x700", "cumsum-3x700", "product-f32-17x33x5", "product-bf16-17x33x5",
                 "attention-f32"):
        p = place.samara("run", "--device=gpu", "--random=1", "--repeat=2", place.file(name, small[name]), timeout=30,
                         before=[program, "--tool", tool, "--error-exitcode", "9"])
        yield {"passed": f"{tool}: {name}"} if p.returncode == 0 else {"failed": f"{tool}: {name}", "why": (p.stdout + p.stderr)[-600:]}


def memcheck(place):
    yield from sanitize(place, "memcheck")


def racecheck(place):
    yield from sanitize(place, "racecheck")


# ---- figures ------------------------------------------------------------------------------------


def figures(place, cases, timeout, by=None, way="", **env):
    """@p cases: (name, numbers, type, text, work of one run, unit, factor): work / seconds * factor
    is in the unit. @p by: one implementation for all; else the chosen ones. @p way ends the name
    of each, with variables of its own."""
    more = ("--random=1", f"--impl={by}") if by else ()
    key = {(n, s, t): f"{n}:{'x'.join(map(str, s))}:{t}" for n, s, t, *_ in cases}
    peers = {} if by else place.peers(list(key.values()), timeout)
    for name, numbers, kind, text, work, unit, factor in cases:
        case = key[name, numbers, kind]
        what = f"{name} {kind} {'x'.join(map(str, numbers))}{way}" + (f" by {by}" if by else "")
        try:
            run = place.measure(place.file(what.replace(" ", "-"), text), 3 if place.small else 6, *more, timeout=40, **env)
            seconds, label, elsewhere = kernels(run)
        except Exception as e:
            yield {"failed": what, "why": f"{type(e).__name__}: {e}"[:400]}
            continue
        if not seconds or elsewhere:
            yield {"failed": what, "why": f"it ran on the CPU, by {', '.join(elsewhere) or 'nothing'}"}
            continue
        found = peers.get(case, {})
        yield {"figure": what, "unit": unit, "value": work / seconds * factor, "label": label,
               "peers": {p: work / found[p + "_s"] * factor for p in ("torch", "jax") if found.get(p + "_s")}}
        yield from ({"failed": f"{p} for {what}", "why": found[p + "_failed"]} for p in ("torch", "jax") if p + "_failed" in found)
        yield from predictions(what, run)


def copied(place, rows, columns):
    """The copy of the same call, which shares of bandwidth refer to."""
    case = f"copy:{rows}x{columns}:f32"
    found = place.peers([case], 40).get(case, {})
    if found.get("torch_s"):
        yield {"figure": f"copy by torch, {8 * rows * columns >> 20} MiB", "unit": "GB/s", "value": 8e-9 * rows * columns / found["torch_s"],
               "label": "measured:events", "peers": {}}


def chains(place):
    rows = 8 if place.small else 1 << 16
    yield from copied(place, rows, 1024)
    sizes = [(rows, 1024)] if place.small else [(1 << 14, 1024), (1 << 16, 1024)]
    cases = [(n, (r, c), t, getattr(programs, n)(r, c, t), 2 * BYTES[t] * r * c, "GB/s", 1e-9)
             for n in ("scale", "gelu", "transpose") for t in ("f32", "bf16") for r, c in sizes]
    yield from figures(place, cases, 40)


def rows(place):
    yield from copied(place, 8 if place.small else 1 << 16, 1024)
    total, widths = (1 << 9, (64,)) if place.small else (1 << 26, (1024, 8192, 65536))
    cases = [(n, (total // c, c), t, getattr(programs, n)(total // c, c, t), 2 * BYTES[t] * total, "GB/s", 1e-9)
             for n in ("softmax", "layernorm") for t in ("f32", "bf16") for c in widths]
    cases += [(n, (total // c, c), "f32", getattr(programs, n)(total // c, c, "f32"), b * total, "GB/s", 1e-9)
              for n, b in (("argmax", 4), ("cumsum", 8)) for c in (widths if place.small else (1024, 65536, total))]
    yield from figures(place, cases, 60)


def has_library(place, name):
    p = place.samara("doctor", "--json")
    try:
        return any(f["name"] == name and f["state"] == "ok" for f in json.loads(p.stdout))
    except (ValueError, KeyError, TypeError):
        return False


def products(place):
    sides = (24,) if place.small else (1024, 4096, 8192)
    cases = [(n, (s, s, s), t, programs.product(s, s, s, t, n == "product-tail"), 2 * s ** 3, "TFLOP/s", 1e-12)
             for n, t in (("product", "f32"), ("product", "bf16"), ("product-tail", "bf16"), ("product", "f16"), ("product", "f64"))
             for s in sides if t != "f64" or s <= 4096]
    yield from figures(place, cases, 40)
    if has_library(place, "cuBLASLt"):
        for by in ("cublaslt", "gpu"):
            yield from figures(place, [c for c in cases if c[0] == "product"], 40, by)


def by_units(place):
    found = re.match(r"(\d+)\.(\d+)", version_of("nvidia-smi", "--query-gpu=compute_cap", "--format=csv,noheader"))
    yield from units.run(place, compare, figures, tuple(map(int, found.groups())) if found else (0, 0))


def attention(place):
    shapes = [(1, 1, 16, 8)] if place.small else [(4, 16, 2048, 64), (4, 16, 2048, 128), (4, 16, 4096, 128)]
    cases = [("attention", s, t, programs.attention(*s, t), 4 * s[0] * s[1] * s[2] ** 2 * s[3], "TFLOP/s", 1e-12)
             for s in shapes for t in (("f32",) if place.small else ("bf16", "f32"))]
    few = (1, 1, 8, 8, 600) if place.small else (2, 16, 16, 128, 8192)
    cases += [("attention", few, t, programs.attention(*few[:4], t, few[4]), 2 * BYTES[t] * few[0] * few[1] * few[3] * few[4], "GB/s", 1e-9)
              for t in (("f32",) if place.small else ("bf16", "f32"))]
    yield from figures(place, cases, 40)


# ---- whole programs -----------------------------------------------------------------------------


def unpacked(place, path):
    if path.suffix != ".gz":
        return path
    import gzip
    to = place.work / path.stem
    to.write_bytes(gzip.decompress(path.read_bytes()))
    return to


def inputs_of(place, path):
    sys.path.insert(0, str(place.where["stablehlo"]))
    out = place.work / f"{path.stem}-in.npz"
    p = subprocess.run([sys.executable, str(pathlib.Path(place.where["stablehlo"]) / "inputs.py"), str(path), str(out)], text=True,
                       capture_output=True, timeout=60)
    return out if p.returncode == 0 else None


def by_jax(place, path, inputs, runs, seconds):
    """First and median run of JAX on the card, in seconds; {} without it."""
    if place.where["mock"]:
        return {}
    env = {**os.environ, "JAX_PLATFORMS": "cuda", "XLA_PYTHON_CLIENT_PREALLOCATE": "false"}
    start = time.perf_counter()
    p = subprocess.run([sys.executable, place.where["xla"], str(path), str(inputs), str(runs), str(seconds)], env=env, text=True,
                       capture_output=True, timeout=90)
    if p.returncode != 0:
        return {"failed": p.stderr[-300:]}
    got = json.loads(p.stdout.splitlines()[-1])
    return {"median_s": got["median_ms"] * 1e-3, "first_s": (got["compile_ms"] + got["first_ms"]) * 1e-3,
            "process_s": time.perf_counter() - start}


def against_jax(place, path, repeat, seconds):
    path = unpacked(place, path)
    inputs = inputs_of(place, path)
    if inputs is None:
        yield {"failed": path.stem, "why": "inputs.py makes no arguments of it"}
        return
    run = place.measure(path, repeat, f"--inputs={inputs}", timeout=90)
    on_card, label, elsewhere = kernels(run)
    peer = by_jax(place, path, inputs, repeat, seconds)
    if "failed" in peer:
        yield {"failed": f"JAX for {path.stem}", "why": peer["failed"]}
    clock = "emulated" if place.where["mock"] else "measured:clock"
    yield {"figure": f"{path.stem}: a run, arguments from the host", "unit": "ms", "value": run["median_ms"], "label": clock,
           "peers": {"jax": peer["median_s"] * 1e3} if "median_s" in peer else {}}
    if on_card:
        yield {"figure": f"{path.stem}: kernels on the card", "unit": "ms", "value": on_card * 1e3, "label": label, "peers": {},
               "elsewhere": elsewhere}
    yield from predictions(path.stem, run)


def whole_programs(place):
    for name in TIMED[-2:-1] if place.small else TIMED:
        path = place.programs / f"{name}.mlir"
        try:
            yield from against_jax(place, path, 3 if place.small else 30, 1)
        except Exception as e:
            yield {"failed": name, "why": f"{type(e).__name__}: {e}"[:400]}


def training(place):
    found = [] if place.small else [f for f in sorted(place.programs.glob("*.mlir*")) if re.search("resnet50|gpt2", f.name)]
    for path in found:
        try:
            yield from against_jax(place, path, 5, 10)
        except Exception as e:
            yield {"failed": path.name, "why": f"{type(e).__name__}: {e}"[:400]}


def superres(place):
    """A C program whose loops are replaced, on the CPU and where it pays."""
    program, photo = place.where["superres"], place.programs / "photo.pgm"
    if not program or not photo.exists():
        yield {"about": {"superres": "skipped: it is not in the pack"}}
        return
    seconds, outputs = {}, {}
    for device in ("cpu", "auto"):
        out = place.work / f"{device}.pgm"
        times = []
        for _ in range(3):
            start = time.perf_counter()
            p = place.call(program, photo, out, timeout=40, SAMARA_DEVICE=device)
            times.append(time.perf_counter() - start)
        if p.returncode != 0:
            yield {"failed": f"superres on {device}", "why": p.stderr[-400:]}
            return
        seconds[device], outputs[device] = statistics.median(times), out.read_bytes()
    yield {"passed": "superres: the same picture"} if outputs["cpu"] == outputs["auto"] else {"failed": "superres", "why": "other pictures"}
    yield {"figure": "superres, --device=auto", "unit": "ms", "value": seconds["auto"] * 1e3, "label": "measured:clock",
           "peers": {"cpu": seconds["cpu"] * 1e3}}


def cold(place):
    """From the start of the process to the first result, with an empty cache."""
    name = "kmeans_step" if place.small else "mlp_train"
    path = place.programs / f"{name}.mlir"
    inputs = inputs_of(place, path)
    start = time.perf_counter()
    p = place.samara("run", "--device=gpu", f"--inputs={inputs}", path, SAMARA_CACHE=str(place.work / "cold"))
    first = time.perf_counter() - start
    if p.returncode != 0:
        yield {"failed": "cold start", "why": p.stderr[-400:]}
        return
    start = time.perf_counter()
    place.samara("run", "--device=gpu", f"--inputs={inputs}", path, SAMARA_CACHE=str(place.work / "cold"))
    again = time.perf_counter() - start
    peer = by_jax(place, path, inputs, 1, 1)
    clock = "emulated" if place.where["mock"] else "measured:clock"
    peers = {"jax": peer["process_s"] * 1e3} if "process_s" in peer else {}
    yield {"figure": f"{name}: process to first result, empty cache", "unit": "ms", "value": first * 1e3, "label": clock, "peers": peers}
    yield {"figure": f"{name}: the next process", "unit": "ms", "value": again * 1e3, "label": clock, "peers": peers}


# In this order; seconds that each may take.
PARTS = {"machine": (machine, 30), "calibrate": (calibrate, 15), "conform": (conform, 45), "chains": (chains, 45), "rows": (rows, 50),
         "products": (products, 60), "units": (by_units, 60), "attention": (attention, 35), "programs": (whole_programs, 70), "memcheck": (memcheck, 25),
         "cold": (cold, 25), "webgpu": (webgpu.part, 40), "superres": (superres, 20), "training": (training, 60), "card": (card_test, 20), "racecheck": (racecheck, 25)}

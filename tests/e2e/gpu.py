#!/usr/bin/env python3
"""tests/e2e/gpu.py BUILD: programs on a GPU that the mock driver imitates (tests/gpu). Whatever
fails there, the output is that of the CPU, and the report or the error tells the reason."""
import json, os, pathlib, re, sqlite3, subprocess, sys, tempfile

BUILD = pathlib.Path(sys.argv[1]).resolve()
SAMARA, MOCK = BUILD / "samara", BUILD / "tests/gpu/libcuda-mock.so"
WORK = pathlib.Path(tempfile.mkdtemp(prefix="samara-gpu-"))
ENV = {k: v for k, v in os.environ.items() if not k.startswith(("SAMARA_", "MOCK_", "CUDA_"))}
ENV.update(SAMARA_CACHE=str(WORK / "cache"), SAMARA_CUDA=str(MOCK), MOCK_CUDA_CC="0.0")
failed = []

C = r"""
#include <stdio.h>
enum { N = 30011 };
static float a[N], b[N], c[N];
int main(void)
{
	double sum = 0;
	for (int i = 0; i < N; i++)
		a[i] = (float)(i % 13) - 5;
	for (int k = 0; k < 3; k++) {
		for (int i = 0; i < N; i++)
			b[i] = a[i] * 2.5f + 1.0f;
		for (int i = 0; i < N; i++)
			if (b[i] > 0)
				c[i] = b[i] * 0.25f;
		for (int i = 0; i < N; i++)
			a[i] = a[i] + c[i];
	}
	for (int i = 0; i < N; i++)
		sum += a[i] + b[i] + c[i];
	printf("%.17g\n", sum);
}
"""
# kernels of one flow, and code of the program that changes their arrays between its runs
FLOW = r"""
#include <stdio.h>
enum { N = 300, M = 200 };
static float a[N][M], b[N][M], c[N][M], s[N], t[M];
static volatile int where = 7;
static void touch(int k)
{
	/* host code between the loops of one call and the next */
	a[where][k] += 3;
	b[k][where] = 100;
	s[where] = 50;
}
static void flow(void)
{
	for (int i = 0; i < N; i++)
		for (int j = 0; j < M; j++)
			b[i][j] = a[i][j] * 0.5f + 1.0f;
	for (int j = 0; j < M; j++) {
		float m = 0;
		for (int i = 0; i < N; i++)
			m = b[i][j] > m ? b[i][j] : m;
		t[j] = m;
	}
	for (int i = 0; i < N; i++)
		for (int j = 0; j < M; j++)
			if (a[i][j] > 1)
				a[i][j] = b[i][j] * t[j] * 0.01f;
	for (int i = 0; i < N; i++) {
		float m = 0;
		for (int j = 0; j < M; j++)
			m = a[i][j] > m ? a[i][j] : m;
		s[i] = m;
	}
	for (int i = 0; i < N; i++)
		for (int j = 0; j < M / 2; j++)
			b[i][2 * j] = a[i][j] * 0.25f;
	for (int i = 0; i < N; i++)
		for (int j = 0; j < M; j++)
			c[i][j] = b[i][j] + 1;
}
/* p and q may be one array: the second loop reads what the first one stored */
__attribute__((noinline)) static void alias(const float *p, float *q, float *r, int n)
{
	for (int i = 0; i < n; i++)
		r[i] = p[i] + 0.5f;
	for (int i = 0; i < n; i++)
		q[i] = p[i] * 2;
	for (int i = 0; i < n; i++)
		r[i] += p[i];
}
int main(void)
{
	double sum = 0;
	for (int i = 0; i < N; i++)
		for (int j = 0; j < M; j++)
			a[i][j] = (float)((i * 7 + j * 3) % 19) - 4;
	for (int k = 0; k < 5; k++) {
		flow();
		touch(k);
		printf("%.9g %.9g\n", s[where], b[k][where] + t[k]);
	}
	flow();
	alias(a[0], a[0], b[0], N * M / 2);
	alias(a[0], &a[0][0] + N * M / 2, b[0], N * M / 2);
	for (int i = 0; i < N; i++) {
		for (int j = 0; j < M; j++)
			sum += a[i][j] + b[i][j] * (j % 3) + c[i][j];
		sum += s[i];
	}
	printf("%.17g\n", sum);
}
"""
MODEL = """
func.func @main(%a: tensor<64x37xf32>, %b: tensor<64x37xf32>) -> (tensor<64x37xf32>, tensor<64xf32>) {
  %0 = stablehlo.add %a, %b : tensor<64x37xf32>
  %1 = stablehlo.exponential %0 : tensor<64x37xf32>
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %2 = stablehlo.reduce(%1 init: %z) applies stablehlo.add across dimensions = [1] : (tensor<64x37xf32>, tensor<f32>) -> tensor<64xf32>
  return %1, %2 : tensor<64x37xf32>, tensor<64xf32>
}
"""
# values stay on the card between kernels, from the second run of each kernel on
LOOP = """
func.func @main(%a: tensor<300xf32>, %b: tensor<8x300xf32>) -> (tensor<300xf32>, tensor<i32>) {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %many = stablehlo.constant dense<8> : tensor<i32>
  %half = stablehlo.constant dense<0.5> : tensor<300xf32>
  %r:3 = stablehlo.while(%i = %zero, %x = %a, %y = %b) : tensor<i32>, tensor<300xf32>, tensor<8x300xf32>
    cond {
      %c = stablehlo.compare LT, %i, %many : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %c : tensor<i1>
    } do {
      %row = stablehlo.dynamic_slice %y, %i, %zero, sizes = [1, 300] : (tensor<8x300xf32>, tensor<i32>, tensor<i32>) -> tensor<1x300xf32>
      %flat = stablehlo.reshape %row : (tensor<1x300xf32>) -> tensor<300xf32>
      %p = stablehlo.multiply %x, %half : tensor<300xf32>
      %q = stablehlo.tanh %p : tensor<300xf32>
      %n = stablehlo.add %q, %flat : tensor<300xf32>
      %line = stablehlo.reshape %n : (tensor<300xf32>) -> tensor<1x300xf32>
      %z = stablehlo.dynamic_update_slice %y, %line, %i, %zero : (tensor<8x300xf32>, tensor<1x300xf32>, tensor<i32>, tensor<i32>) -> tensor<8x300xf32>
      %j = stablehlo.add %i, %one : tensor<i32>
      stablehlo.return %j, %n, %z : tensor<i32>, tensor<300xf32>, tensor<8x300xf32>
    }
  return %r#1, %r#0 : tensor<300xf32>, tensor<i32>
}
"""
# several kernels of a body, some of them independent
PAIR = """
func.func @main(%a: tensor<40x25xf32>, %b: tensor<1000xf32>) -> (tensor<40xf32>, tensor<1000xf32>) {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %many = stablehlo.constant dense<90> : tensor<i32>
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %half = stablehlo.constant dense<-0.5> : tensor<40x25xf32>
  %start = stablehlo.reduce(%a init: %z) applies stablehlo.add across dimensions = [1] : (tensor<40x25xf32>, tensor<f32>) -> tensor<40xf32>
  %r:4 = stablehlo.while(%i = %zero, %x = %a, %y = %b, %s = %start) : tensor<i32>, tensor<40x25xf32>, tensor<1000xf32>, tensor<40xf32>
    cond {
      %c = stablehlo.compare LT, %i, %many : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %c : tensor<i1>
    } do {
      %p = stablehlo.multiply %x, %half : tensor<40x25xf32>
      %u = stablehlo.exponential %p : tensor<40x25xf32>
      %v = stablehlo.tanh %y : tensor<1000xf32>
      %w = stablehlo.reduce(%u init: %z) applies stablehlo.add across dimensions = [1] : (tensor<40x25xf32>, tensor<f32>) -> tensor<40xf32>
      %t = stablehlo.add %s, %w : tensor<40xf32>
      %j = stablehlo.add %i, %one : tensor<i32>
      stablehlo.return %j, %u, %v, %t : tensor<i32>, tensor<40x25xf32>, tensor<1000xf32>, tensor<40xf32>
    }
  return %r#3, %r#2 : tensor<40xf32>, tensor<1000xf32>
}
"""
SCRIPT = """
X = matrix(seq(1, 3000), rows=60, cols=50) / 1000
Y = exp(X) * 2 + rowSums(X)
print(sum(Y > 5))
print(sum(colMaxs(Y)))
"""
PROGRAMS = {
    "c": (WORK / "p.c", C, []),
    "flow": (WORK / "flow.c", FLOW, ["-O2"]),
    "model": (WORK / "p.mlir", MODEL, ["--random", "1"]),
    "loop": (WORK / "loop.mlir", LOOP, ["--random", "1", "--repeat", "4"]),
    "pair": (WORK / "pair.mlir", PAIR, ["--random", "1", "--repeat", "2"]),
    "script": (WORK / "p.dml", SCRIPT, []),
}


def run(name, *options, **env):
    path, _, arguments = PROGRAMS[name]
    p = subprocess.run([SAMARA, "run", *options, path, *arguments], env={**ENV, **env}, capture_output=True, text=True, timeout=250)
    # times differ from run to run
    return p.returncode, re.sub(r"made ready in.*", "", p.stdout), p.stderr


def check(what, good, text=""):
    if not good:
        failed.append(what)
        print(f"FAILED: {what}\n{text[-2000:]}")


def same(what, got, want):
    """The same words; numbers of models and scripts within 1e-6: sums have another order."""
    def close(x, y):
        try:
            return abs(float(x) - float(y)) <= 1e-5 * max(1, abs(float(y)))
        except ValueError:
            return x == y
    a, b = got[1].split(), want[1].split()
    check(what, got[0] == want[0] == 0 and len(a) == len(b) and all(map(close, a, b)), f"{got}\nwant {want}")


def used(name, **env):
    """Prints of a run with a report."""
    code, out, err = run(name, "--device=gpu", "--report", **env)
    return code, out + err


for path, text, _ in PROGRAMS.values():
    path.write_text(text)
want = {name: run(name) for name in PROGRAMS}
for name in PROGRAMS:
    same(f"{name}: on the GPU", run(name, "--device", "gpu"), want[name])
    same(f"{name}: where it pays", run(name, "--device=auto"), want[name])
    same(f"{name}: by the environment", run(name, SAMARA_DEVICE="gpu"), want[name])
    code, text = used(name)
    check(f"{name}: the report names the GPU", code == 0 and re.search(r"\bgpu\b", text), text)
    for n in range(1, 9):
        for fault in (f"cuMemAlloc:{n}:2", f"cuMemAlloc:{n}+:2", f"cuLaunchKernel:{n}:1", f"cuMemcpyDtoHAsync:{n}:999"):
            same(f"{name}: {fault}", run(name, "--device=gpu", MOCK_CUDA_FAIL=fault), want[name])
    for n in range(1, 5):
        same(f"{name}: the card is lost at launch {n}", run(name, "--device=gpu", MOCK_CUDA_LOST=str(n)), want[name])
    for n in range(1, 5) if name == "pair" else ():
        for fault in (f"cuGraphLaunch:{n}:1", f"cuGraphLaunch:{n}+:1", f"cuGraphInstantiateWithFlags:{n}:2", f"cuGraphLaunch:{n}:700"):
            same(f"{name}: {fault}", run(name, "--device=gpu", MOCK_CUDA_FAIL=fault), want[name])
        same(f"{name}: the card is lost in a graph", run(name, "--device=gpu", MOCK_CUDA_LOST=str(100 * n)), want[name])
    for n in range(5, 60, 7) if name == "loop" else ():
        for fault in (f"cuLaunchKernel:{n}:1", f"cuMemcpyDtoHAsync:{n}:999", f"cuMemcpyDtoHAsync:{n}+:999", f"cuMemAlloc:{n}+:2"):
            same(f"{name}: {fault}", run(name, "--device=gpu", MOCK_CUDA_FAIL=fault), want[name])
        same(f"{name}: the card is lost at launch {n}", run(name, "--device=gpu", MOCK_CUDA_LOST=str(n)), want[name])
    same(f"{name}: work is late", run(name, "--device=gpu", MOCK_CUDA_LATE="1"), want[name])

# the iterations of a loop become graphs, with the bits of single launches
def calls(name, **env):
    path = WORK / "calls"
    path.unlink(missing_ok=True)
    got = run(name, "--device=gpu", MOCK_CUDA_CALLS=str(path), **env)
    return got, dict((w, int(n)) for w, n in (line.split() for line in path.read_text().splitlines()))
single, without = calls("pair", MOCK_CUDA_FAIL="cuGraphCreate:1+:1")
for env in {}, {"MOCK_CUDA_LATE": "1"}, {"MOCK_CUDA_ORDER": "1"}:
    graphs, made = calls("pair", **env)
    check(f"pair: the same bits with graphs, {env}", graphs == single and graphs[0] == 0, f"{graphs}\n{single}")
    check("pair: most kernels are launched by graphs", 4 * made["cuLaunchKernel"] < without["cuLaunchKernel"] and
          4 * made["cuGraphLaunch"] < without["cuLaunchKernel"], f"{made}\n{without}")
code, out, err = run("pair", "--device=gpu", "--json")
check("pair: graphs are told", '"graph_kernels": 33' in out, out + err)

# kernels of one flow of a C program find operands on the card
got, made = calls("flow")
check("flow: no kernel has read an old operand", "wrong result" not in got[2], got[2])
same("flow: operands stay on the card", got, want["flow"])
check("flow: few are copied to the card", 2 * made["cuMemcpyHtoDAsync"] < made["cuLaunchKernel"] and
      made["cuMemcpyDtoDAsync"] > made["cuMemcpyHtoDAsync"], str(made))

# the kernels' code is kept, and a damaged entry is made again
kept = sorted((WORK / "cache" / "gpu").glob("*.kernels"))
check("code of kernels is kept", kept, str(list((WORK / "cache").iterdir())))
for entry in kept:
    entry.write_bytes(entry.read_bytes()[:-7] + b"damaged")
same("model: with damaged code", run("model", "--device=gpu"), want["model"])
code, text = used("c", MOCK_CUDA_LOST="1")
check("c: the report tells that the card was lost", "ILLEGAL_ADDRESS" in text, text)
for why, env in {"there is no CUDA driver": {"SAMARA_CUDA": "/nowhere/libcuda.so"}, "no": {"MOCK_CUDA_DEVICES": "0"},
                 "old": {"MOCK_CUDA_DRIVER": "9000"}}.items():
    code, out, err = run("model", "--device=gpu", **env)
    check(f"model: {env} is told", code != 0 and why in err and "GPU" in err, err)
    same(f"c: runs with {env}", run("c", "--device=gpu", **env), want["c"])
    same(f"model: auto with {env}", run("model", "--device=auto", **env), want["model"])

# times of kernels, and energy: those of the emulation are not told as measured
def command(*words, **env):
    p = subprocess.run([SAMARA, *map(str, words)], env={**ENV, **env}, capture_output=True, text=True, timeout=250)
    return p.returncode, p.stdout, p.stderr


def document(text):
    try:
        return json.loads(text[text.index("{"):])
    except ValueError:
        return {}


NVML = {"SAMARA_NVML": str(BUILD / "tests/gpu/libnvml-mock.so")}
code, out, err = run("c", "--device=gpu", "--report", "--json")
rows = [r for r in document(err).get("codelets", []) if r.get("implementation") == "gpu"]
check("c: kernels on the device are timed", rows and all(
    r["device"]["label"] == "emulated" and r["device"]["calls"] >= 1 and r["device"]["kernels_s"] > 0 and r["device"]["predicted_s"] > 0
    and r["device"]["kernels_s"] <= r["measured_s"] * 3 for r in rows), err)
check("c: unknown energy is told so", rows and all(r["energy_j"] is None and r["energy_label"] == "unknown" for r in rows), err)
code, out, err = run("c", "--device=gpu", "--report")
check("c: the text has both", re.search(r"kernels on the device: \S+ \S+ a call \(emulated, ", err) and "unknown J" in err and
      " 0 J" not in err, err)
code, out, err = run("model", "--device=gpu", "--report", "--repeat", "5", "--json")
ops = [o for o in document(out + err).get("ops", []) if o["impl"] == "gpu"]
check("model: kernels on the device are timed", ops and all(
    o["device"]["label"] == "emulated" and o["device"]["kernels_ms"] > 0 and o["device"]["runs"] >= 1 for o in ops), out + err)
code, out, err = run("model", "--report", "--json")
check("model: on the CPU there is no device", '"device": {' not in out + err and "emulated" not in out + err, out + err)
db = sqlite3.connect(WORK / "cache" / "history.db")
kept = db.execute("SELECT DISTINCT impl FROM took WHERE impl LIKE 'gpu%'").fetchall()
check("the history has the device's times under its key", kept and all(re.fullmatch(r"gpu:[0-9a-f]{8}\*1", k[0]) for k in kept), str(kept))

def predicted(text):
    return [o["device"]["predicted_ms"] for o in document(text).get("ops", []) if o.get("device")]


first = predicted(run("model", "--device=gpu", "--report", "--json", SAMARA_CACHE=str(WORK / "new"))[1])
second = predicted(run("model", "--device=gpu", "--report", "--json", SAMARA_CACHE=str(WORK / "new"))[1])
# the emulation is far slower than the machine that its figures describe
check("a measured kernel is predicted by its measurement", len(first) == len(second) == 2 and all(b > 2 * a for a, b in zip(first, second)),
      f"{first}, {second}")

# products by each kind of instructions; f32 stays f32 unless tf32 is allowed
PRODUCT = """
func.func @main(%a: tensor<64x40xf32>, %b: tensor<40x72xf32>) -> (tensor<64x72xf32>, tensor<64x72xf32>) {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<64x40xf32>, tensor<40x72xf32>) -> tensor<64x72xf32>
  %1 = stablehlo.convert %a : (tensor<64x40xf32>) -> tensor<64x40xbf16>
  %2 = stablehlo.convert %b : (tensor<40x72xf32>) -> tensor<40x72xbf16>
  %3 = stablehlo.dot_general %1, %2, contracting_dims = [1] x [0] : (tensor<64x40xbf16>, tensor<40x72xbf16>) -> tensor<64x72xf32>
  return %0, %3 : tensor<64x72xf32>, tensor<64x72xf32>
}
"""
(WORK / "product.mlir").write_text(PRODUCT)


def product(*words, **env):
    """The templates of its kernels, and its results."""
    at = ("run", "--device=gpu", *words, WORK / "product.mlir", "--random=1")
    code, out, err = command(*at, "--report", "--json", **env)
    check(f"product {words} {env} runs", code == 0, out + err)
    return [o["device"].get("templates", "") for o in document(out).get("ops", []) if o.get("device")], command(*at, **env)[1].split("made")[0]


plain, f32 = product()
check("product: f32 by default, bf16 by mma.sync", any("(fma, " in t for t in plain) and any("(mma, " in t for t in plain), str(plain))
few, numbers = product(SAMARA_GPU_UNITS="fma")
check("product: single numbers alone", few and all("mma" not in t for t in few), str(few))
wide, numbers = product(SAMARA_GPU_UNITS="wgmma")
check("product: warpgroups", any("(wgmma, " in t for t in wide) and any("(fma, " in t for t in wide), str(wide))
for words, env in (("--matmul=tf32",), {}), ((), {"SAMARA_MATMUL": "tf32"}):
    short, tf32 = product(*words, **env)
    near = all(abs(float(x) - float(y)) < 2e-2 for x, y in zip(tf32.split(), f32.split()) if re.fullmatch(r"-?\d+\.\d+", x))
    check(f"product: tf32 where it is allowed, {words}", any("(tf32, " in t for t in short) and tf32 != f32 and near, f"{short}\n{tf32}\n{f32}")
code, out, err = command("run", "--matmul=bf16", WORK / "product.mlir", "--random=1")
check("product: other numbers are refused", code != 0 and "f32" in err and "tf32" in err, err)

# calibration
code, out, err = command("predict", "--on", "this-gpu", PROGRAMS["model"][0])
check("without a calibration predict tells what to do", code != 0 and "machine calibrate --gpu" in err, err)
code, out, err = command("machine", "calibrate", "--gpu", "--json", MOCK_NVML="counter", **NVML)
gpu = document(out)
check("the emulated card is calibrated", code == 0 and gpu.get("kind") == "gpu" and gpu["cpu"].startswith("emulated: ") and
      gpu["clock_hz"] == 1.2e9 and gpu["tdp_w"] == 250 and gpu["launch_s"] > 0 and gpu["graph_launch_s"] > 0 and
      gpu["host_bytes_per_s"] > 0 and gpu["host_pinned_bytes_per_s"] > 0 and len(gpu["bandwidth"]) >= 2 and gpu["product_f32_flops"] > 0, out + err)
check("... and told as emulated", "figures of an emulation" in err and "measured" not in out and
      all("emulated" in s for s in gpu["source"].values()), out + err)
code, out, err = command("predict", "--on", "this-gpu", PROGRAMS["model"][0])
check("predict uses the calibration", code == 0 and "this-gpu" in out, out + err)
code, out, err = command("machine", "show", "this-gpu")
check("machine show shows it", code == 0 and "emulated" in out and "measured" not in out, out + err)
log = command("run", "--device=auto", PROGRAMS["model"][0], "--random", "1", SAMARA_LOG="info", MOCK_CUDA_MEMORY="512")[2]
check("the calibration of another card is not used", "the calibration is of another GPU" in log, log)
log = command("run", "--device=auto", PROGRAMS["model"][0], "--random", "1", SAMARA_LOG="info")[2]
check("that of this card is", "of another GPU" not in log, log)
for env, words in ({"SAMARA_CUDA": "/nowhere"}, "no CUDA driver"), ({"MOCK_CUDA_DEVICES": "0"}, "GPU"), ({"MOCK_CUDA_FAIL": "cuMemAlloc:1+:2"}, "no room"):
    code, out, err = command("machine", "calibrate", "--gpu", **env)
    check(f"calibration with {env} tells why not", code != 0 and words in err and out == "", out + err)
code, out, err = command("learn", "train")
check("an emulated GPU teaches nothing", code != 0 and "measured kernels" in err, out + err)

code, out, err = run("model", "--device=tpu")
check("another word is refused", code != 0 and "cpu" in err and "gpu" in err, err)
code, out, err = run("model", SAMARA_DEVICE="tpu")
check("another word in the environment is refused", code != 0 and "SAMARA_DEVICE" in err, err)
print(f"{len(failed)} failed")
sys.exit(bool(failed))

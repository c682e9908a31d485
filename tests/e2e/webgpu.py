#!/usr/bin/env python3
"""tests/e2e/webgpu.py BUILD: programs on WebGPU's device, Mesa's software driver. The output is
near that of the CPU; what the device cannot do, the CPU computes, and the report or the error
tells the reason. Ends with 77 where there is no adapter."""
import os, pathlib, re, subprocess, sys, tempfile, time

BUILD = pathlib.Path(sys.argv[1]).resolve()
SAMARA = BUILD / "samara"
WORK = pathlib.Path(tempfile.mkdtemp(prefix="samara-webgpu-"))
KEPT = "SAMARA_WEBGPU"  # where the library is, if the caller knows
ENV = {k: v for k, v in os.environ.items() if not k.startswith("SAMARA_") or k == KEPT}
ENV = {k: v for k, v in ENV.items() if k not in ("NODEVICE_SELECT", "XDG_RUNTIME_DIR", "DISPLAY", "WAYLAND_DISPLAY")}
ENV.update(SAMARA_CACHE=str(WORK / "cache"),
           VK_ICD_FILENAMES=f"/usr/share/vulkan/icd.d/lvp_icd.{os.uname().machine}.json")
failed = []

C = r"""
#include <stdio.h>
enum { N = 30011 };
static float a[N], b[N], c[N];
static int h[N];
int main(void)
{
	double sum = 0;
	long all = 0;
	for (int i = 0; i < N; i++)
		a[i] = (float)(i % 13) - 5;
	for (int k = 0; k < 2; k++) {
		for (int i = 0; i < N; i++)
			b[i] = a[i] * 2.5f + 1.0f;
		for (int i = 0; i < N; i++)
			if (b[i] > 0)
				c[i] = b[i] * 0.25f;
		for (int i = 0; i < N; i++)
			a[i] = a[i] + c[i];
	}
	for (int i = 0; i < N; i++)
		h[i] = i * 7 ^ 3;
	for (int i = 0; i < N; i++)
		sum += a[i] + b[i] + c[i];
	for (int i = 0; i < N; i++)
		all += h[i];
	printf("%.9g %ld\n", sum, all);
}
"""
MODEL = """
func.func @main(%a: tensor<64x37xf32>, %b: tensor<37x20xf32>) -> (tensor<64x20xf32>, tensor<64xf32>, tensor<64x37xi1>) {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<64x37xf32>, tensor<37x20xf32>) -> tensor<64x20xf32>
  %1 = stablehlo.tanh %0 : tensor<64x20xf32>
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %2 = stablehlo.exponential %a : tensor<64x37xf32>
  %3 = stablehlo.reduce(%2 init: %z) applies stablehlo.add across dimensions = [1] : (tensor<64x37xf32>, tensor<f32>) -> tensor<64xf32>
  %4 = stablehlo.compare GT, %a, %2 : (tensor<64x37xf32>, tensor<64x37xf32>) -> tensor<64x37xi1>
  return %1, %3, %4 : tensor<64x20xf32>, tensor<64xf32>, tensor<64x37xi1>
}
"""
SCRIPT = """
X = matrix(seq(1, 3000), rows=60, cols=50) / 1000
Y = X * 2 + X * X
print(sum(Y > 5))
print(sum(Y))
"""
LOOP = """
X = matrix(seq(1, 4096), rows=64, cols=64) / 4096
for (i in 1:40) {
  X = X * 0.75 + t(X) * 0.25 - i / 1000
  if (i %% 10 == 0) print(sum(X))
}
"""
PROGRAMS = {
    "loop": (WORK / "loop.dml", LOOP, []),
    "c": (WORK / "p.c", C, []),
    "model": (WORK / "p.mlir", MODEL, ["--random", "1"]),
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
    def close(x, y):
        try:
            return abs(float(x) - float(y)) <= 1e-5 * max(1, abs(float(y)))
        except ValueError:
            return x == y
    a, b = got[1].split(), want[1].split()
    check(what, got[0] == want[0] == 0 and len(a) == len(b) and all(map(close, a, b)), f"{got}\nwant {want}")


doctor = subprocess.run([SAMARA, "doctor"], env=ENV, capture_output=True, text=True).stdout
if "WebGPU adapter 0" not in doctor:
    print("skipped:", *re.findall(r"^.*WebGPU.*$", doctor, re.M))
    sys.exit(77)
check("doctor labels software adapters", re.search(r"WebGPU adapter 0 .*\(Vulkan, software\)", doctor), doctor)

for path, text, _ in PROGRAMS.values():
    path.write_text(text)
want = {name: run(name) for name in PROGRAMS}
for name in PROGRAMS:
    code, out, err = run(name, "--device=webgpu", "--report", *(["--fp=fast"] if name == "c" else []))
    check(f"{name}: the report names the device", code == 0 and re.search(r"\bwebgpu\b", out + err), out + err)
    code, out, err = got = run(name, "--device", "webgpu")
    same(f"{name}: on the device", got, want[name])
    check(f"{name}: the drivers say nothing", err == want[name][2], err)
    same(f"{name}: with the device beside the CPU", run(name, "--device=auto", SAMARA_WEBGPU_ADAPTER="llvmpipe"), want[name])
    same(f"{name}: without memory", run(name, SAMARA_DEVICE="webgpu", SAMARA_GPU_MEMORY="0.0001"), want[name])

# values stay on the device: many iterations are few command buffers, and the CPU sees the results
same("loop: on the device", run("loop", "--device=webgpu"), want["loop"])

# without --fp=fast the kernels of floats stay on the CPU
code, out, err = run("c", "--device=webgpu", "--report")
check("c: integers run there, exact floats here", len(re.findall(r"\bwebgpu\b", out + err)) == 2, out + err)
for env, why in (({"SAMARA_WEBGPU": "/nowhere/libwgpu.so"}, "there is no wgpu-native"),
                 ({"SAMARA_WEBGPU": "libm.so.6"}, "the library is no wgpu-native"),
                 ({"SAMARA_WEBGPU_ADAPTER": "GeForce"}, "no adapter is called 'GeForce'")):
    code, out, err = run("model", "--device=webgpu", **env)
    check(f"model: {env} is told", code != 0 and why in err and "WebGPU" in err, err)
    same(f"c: runs with {env}", run("c", "--device=webgpu", **env), want["c"])
    code, out, err = run("c", "--device=webgpu", "--report", **env)
    check(f"c: the report has the reason for {env}", why in out + err, out + err)


def serve(name, *options):
    """Starts a node; returns its process and its address."""
    at = WORK / f"{name}.socket"
    with open(WORK / f"{name}.out", "w") as out, open(WORK / f"{name}.err", "w") as err:
        p = subprocess.Popen([SAMARA, "node", f"--listen=unix:{at}", *options], env={**ENV, "SAMARA_CACHE": str(WORK / name)}, stdout=out, stderr=err)
    for _ in range(200):
        if "serves at" in (WORK / f"{name}.out").read_text() or p.poll() is not None:
            break
        time.sleep(0.1)
    return p, f"ucx:unix:{at}"


# another process's codelets on a node's device: of an unknown signer, who may run WebAssembly alone
if not os.access("/sys/class/net", os.R_OK):
    print("without a node: UCX finds no network, /sys is not mounted")
    print(f"{len(failed)} failed")
    sys.exit(bool(failed))
node, at = serve("node", "--device=webgpu", "--isolation=none", "--target=wasm")
try:
    same("node: the program's results", run("c", "--fp=fast", f"--via={at}", SAMARA_FORCE="1"), want["c"])
finally:
    node.terminate()
    node.wait(30)
told = (WORK / "node.err").read_text()
check("node: it tells where the codelets run", re.search(r"a flow runs on the node's device, llvmpipe", told), told)
node, at = serve("jailed", "--device=webgpu")
told = (WORK / "jailed.err").read_text()
check("node: a confined worker has no device", node.wait(30) != 0 and "--isolation=none" in told, told)
print(f"{len(failed)} failed")
sys.exit(bool(failed))

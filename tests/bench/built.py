"""Libraries that `samara build` made: how large the MLP's is, and what one call takes beside its
kernels.

A call's own part is bounded from above: the same program with layers of a few numbers has the same
kernels in the same order, which compute next to nothing; all that its call takes is what a call
takes, and those. Arrays are a C program's."""
import json
import os
import re
import subprocess

# numbers of the MLP's layers and batch -> a few
FEW = {"784": "8", "512": "8", "128": "4", "10": "2"}
HARNESS = r"""
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include "NAME.h"
static int less(const void *a, const void *b) { double x = *(const double *)a, y = *(const double *)b; return (x > y) - (x < y); }
static void *array(size_t bytes, int random)
{
	char *p = aligned_alloc(64, (bytes + 63) / 64 * 64);
	memset(p, 0, bytes);
	for (size_t i = 0; random && i < bytes / 4; i++)
		((float *)p)[i] = (float)rand() / RAND_MAX - 0.5f;
	return p;
}
int main(void)
{
	enum { CALLS = COUNT };
	static double s[CALLS];
	struct timespec a, b;
ARRAYS
	for (int i = 0; i < CALLS / 10 + CALLS; i++) {
		int k = i - CALLS / 10;
		clock_gettime(CLOCK_MONOTONIC, &a);
		if (NAME(PASSED) != 0)
			return fprintf(stderr, "%s\n", NAME_error()), 1;
		clock_gettime(CLOCK_MONOTONIC, &b);
		if (k >= 0)
			s[k] = (double)(b.tv_sec - a.tv_sec) * 1e6 + (double)(b.tv_nsec - a.tv_nsec) * 1e-3;
	}
	qsort(s, CALLS, sizeof(*s), less);
	printf("{\"min_us\": %g, \"median_us\": %g}\n", s[0], s[CALLS / 2]);
}
"""


def small(text):
    """The program with a few numbers in the place of many."""
    return re.sub(r"tensor<([0-9x]+)x", lambda m: "tensor<" + "x".join(FEW.get(n, n) for n in m.group(1).split("x")) + "x", text)


def count(value):
    n = 4
    for d in value["dims"]:
        n *= d
    return n


def calls(bench, text, name, runs):
    """The output of samara build, and microseconds of calls."""
    folder = os.path.join(bench.WORK, name)
    os.mkdir(folder)
    with open(os.path.join(folder, name + ".mlir"), "w") as f:
        f.write(text)
    told = json.loads(subprocess.run([bench.SAMARA, "build", name + ".mlir", "-o", name, "--json"], cwd=folder, env=bench.ENV, check=True,
                                     stdout=subprocess.PIPE, text=True).stdout)
    values = told["args"] + told["results"]
    arrays = "\n".join(f"\tvoid *v{i} = array({count(v)}, {int(v['dtype'] == 'f32')});" for i, v in enumerate(values))
    code = HARNESS.replace("ARRAYS", arrays).replace("PASSED", ", ".join(f"v{i}" for i in range(len(values)))).replace(
        "COUNT", str(runs)).replace("NAME", name)
    with open(os.path.join(folder, "main.c"), "w") as f:
        f.write(code)
    bench.sh(["clang-19", "-O2", "main.c", "-o", "main", "-L.", "-l" + name, "-Wl,-rpath," + folder], cwd=folder)
    return told, folder


def built(bench, rounds):
    with open(os.path.join(bench.ROOT, "tests", "stablehlo", "programs", "mlp_train.mlir")) as f:
        text = f.read()
    rows = []
    for name, program, runs in (("mlp", text, 300), ("few", small(text), 20000)):
        told, folder = calls(bench, program, name, runs)
        row = [name, f"{told['bytes'] / 2**20:.2f}", str(sum(told["kernels"].values()))]
        for threads in ("1", "2"):
            got = [json.loads(subprocess.run(["./main"], cwd=folder, env=dict(bench.ENV, SAMARA_THREADS=threads), check=True,
                                             stdout=subprocess.PIPE, text=True).stdout) for _ in range(rounds)]
            row += [f"{min(g[k] for g in got):.4g}" for k in ("min_us", "median_us")]
        rows.append(row)
    bench.table("a library of the MLP's training step, and of the same with layers of a few numbers (us)",
                ["program", "MiB", "kernels", "1 thread, least", "median", "2 threads, least", "median"], rows)

#!/usr/bin/env python3
"""tests/bench/transcribe.py [--check]: tables of log/*.md as JSON in results/, figure by figure.

A page is named with the number of its table, the keys of its columns, and what the page says of the
run. Results that `tests/bench/run --json=FILE` wrote replace a file here; its entry goes then.
--check: the files are what the pages say."""
import os
import re
import sys

import record

HERE = os.path.dirname(os.path.abspath(__file__))
EPYC_V3 = "AMD EPYC (AVX2), 2 virtual processors"
ZEN4 = "AMD EPYC (Zen 4, AVX-512), 2 virtual processors"
ZEN5 = "AMD EPYC (Zen 5, AVX-512), 2 virtual processors"
EPYC = "AMD EPYC (AVX-512), 2 cores of a shared machine"
XEON = "Intel Xeon (Emerald Rapids, AVX-512), 2 virtual processors"
XLA = "XLA of JAX 0.10.2, two threads both, sides in turn"
DML = "two threads, sides in turn, each in one process, the least of its later runs; SystemDS 3.3.0 (Java 17, 5 GB)"


def page(name):
    with open(os.path.join(HERE, "log", name + ".md"), encoding="utf-8") as f:
        return f.read()


def tables(text):
    """Each Markdown table as a list of rows of cells, its head first."""
    blocks = re.findall(r"(?:^\|.*\n)+", text, re.M)
    return [[[c.strip() for c in l.strip()[1:-1].split("|")] for l in b.splitlines() if not l.startswith("|---")]
            for b in blocks]


def plain(name, number, ident, title, keys=None, units=None):
    """A table as it stands."""
    head, *rows = tables(page(name))[number - 1]
    return record.table(ident, title, [h or "what" for h in head], rows, keys, units)


def sides_of_superres():
    """The sides of superres and of its peers on 2026-11-21, and their memory where it was
    recorded."""
    rows, ours = [], ""
    for what, samara, peer, *_ in tables(page("c"))[0][1:]:
        if what not in ("superres", "superres, the day before on the AMD, before bands of rows"):
            continue
        ours = first_number(samara)
        names, times = re.fullmatch(r"(.*?) ([\d., ]+) ms", peer).groups()
        times = [t.strip() for t in times.split(",")]
        names = [names] if len(times) == 1 else [c + " -ffast-math" for c in ("clang-19", "gcc")]
        rows += [[n, t] for n, t in zip(names, times)]
    return record.table("superres-peers", "superres, whole process, before its layers ran in bands of rows", ["side", "time"],
                        [["Samara", ours], *rows], ["side", "ms"])


def gemm():
    rows = []
    for what, samara, peer, *_ in tables(page("c"))[0][1:]:
        found = re.fullmatch(r"double GEMM 1000³ (ijk|ikj), 7 rounds", what)
        if found:
            clang, native = re.search(r"-O3 ([\d.]+) ms \(-march=native ([\d.]+) ms\)", peer).groups()
            rows.append([found[1], first_number(samara), clang, native])
        if what == "the same against dgemm by hand":
            for row, t in zip(rows, re.findall(r"[\d.]+", peer)):
                row.append(t)
    return record.table("gemm", "double GEMM 1000³, whole process", ["loops", "samara", "clang -O3", "clang -O3 -march=native",
                        "dgemm by hand"], rows, record.KEYS["gemm"][:5])


def start_and_compile():
    """Hello world and the compile time of 31 files, of samara-cc and of clang."""
    rows = []
    for what, samara, peer, *_ in tables(page("c"))[0][1:]:
        if what.startswith(("hello world", "compile time of")):
            (ours, unit), (theirs, _) = (re.search(r"([\d.]+) (ms|s)", c).groups() for c in (samara, peer))
            rows.append([what.split(":")[0].partition(", 3 rounds")[0], ours, theirs, unit])
    return record.table("costs", "What samara cc adds", ["what", "samara", "clang", "unit"], rows, ["what", "samara", "clang", "unit"])


def named_ratios(name, start, ident, title):
    """A sentence of the form "**start ...**: program ratio, program ratio." as rows."""
    text = re.search(re.escape(start) + r".*?\):? ?\*?\*?:? (.*?)\.\n\n", page(name).replace("**", ""), re.S)[1]
    rows = [re.fullmatch(r"(\S+)\s+([\d.]+)", " ".join(part.split())).groups() for part in text.split(",")]
    return record.table(ident, title, ["program", "clang / samara"], rows, ["program", "times_as_fast"])


def identification():
    text = page("c")
    cases, wrong, found, genuine = re.search(r"tests/identify \((\d+) cases\): (\d+) wrong results.*?(\d+) of (\d+) genuine",
                                             text, re.S).groups()
    return record.table("identify", "loop nests and look-alikes of tests/identify, all replacements forced",
                        ["cases", "wrong results", "genuine kernels found", "genuine kernels"], [[cases, wrong, found, genuine]],
                        ["cases", "wrong", "found", "genuine"])


def real_programs():
    """Rows that name several programs become one row each; words beside a figure become a note."""
    rows = []
    for what, small, large in tables(page("programs-of-others"))[1][1:]:
        names = what.split(", ") if what.startswith("minimp3") else [what]
        note = "; ".join(t for t in (words_beside(small), words_beside(large)) if t)
        note = "; ".join(t for t in (what.partition(", on the")[1] and what.partition(", ")[2], note) if t)
        rows += [[n.partition(", on the")[0], first_number(small), first_number(large), note] for n in names]
    return record.table("programs", "Programs of others, whole processes, warm", ["program", "small", "large", "note"], rows,
                        ["program", "small", "large", "note"], {"small": "x", "large": "x"})


def first_number(cell):
    found = record.NUMBER.match(cell.replace("**", ""))
    return found[0] if found else ""


def words_beside(cell):
    return cell.replace("**", "").partition(";")[2].strip()


def polybench():
    """Rows of the named programs, then of all others, of the one that lost, and of the mean."""
    name, rows = r"[a-z0-9-]*[a-z][a-z0-9-]*", []
    for what, text in tables(page("programs-of-others"))[0][1:3]:
        size, (named, _, rest) = what.split(",")[0], text.partition(", the others ")
        for names, ratio in re.findall(rf"((?:{name}(?:, | and ))*{name}) ([\d.]+)(?:, |$)", named):
            rows += [[size, n, ratio, ratio] for n in re.split(r" and |, ", names)]
        rows += [[size, n, ratio, ratio] for n, ratio in re.findall(rf"but ({name}) ([\d.]+);", rest)]
        rows.append([size, "each of the others", *re.match(r"([\d.]+) to ([\d.]+)", rest).groups()])
        rows.append([size, "geometric mean", *[re.search(r"[Gg]eometric mean ([\d.]+\d)", rest)[1]] * 2])
    return record.table("polybench", "PolyBench/C 4.2.1, whole processes, clang / samara-cc", ["size", "program", "least", "most"],
                        rows, ["size", "program", "least", "most"], {"least": "x", "most": "x"})


def dml_again():
    names = re.search(r"^(k1, k2 and k3) were measured again", page("dml"), re.M)[1]
    ratios = re.search(r"four rounds.*?: ([\d.]+)×, \*\*([\d.]+)×\*\* and\s+([\d.]+)× of C", page("dml"), re.S).groups()
    full = [r[0] for r in tables(page("dml"))[0][1:]]
    rows = [[next(f for f in full if f.startswith(n + "_")), x] for n, x in zip(re.findall(r"k\d", names), ratios)]
    return record.table("dml-again", "Some of these scripts in four rounds", ["script", "of C"], rows, ["script", "of_c"])


def pairs(cell):
    return re.findall(r"\d+", cell)[:2]


def whole_programs():
    row = tables(page("whole-programs"))[0][1]
    unseen, seen, inside = pairs(row[1]), pairs(row[2]), pairs(row[3])
    rows = [["never ran here", 103, *unseen, inside[0]], ["ran here before", 103, *seen, inside[1]]]
    return record.table("whole-programs", "Tensor programs held back, predicted for this machine, one thread",
                        ["prediction", "programs", "median error", "p90 error", "within p10 to p90"], rows)


def first_runs():
    rows = []
    for cells in tables(page("first-run"))[0][1:]:
        found = re.match(r"\*\*(programs of C|scripts), now", cells[0])
        if found:
            n = int(cells[1])
            for how, error, inside in (("by formula", cells[2], cells[4]), ("with what the first run measured", cells[5], cells[7])):
                rows.append([f"{found[1]}, {how}", n, *pairs(error), round(100 * int(record.value(inside)) / n)])
    return record.table("first-run", "Programs of C and scripts held back, predicted from their first run, one thread",
                        ["prediction", "programs", "median error", "p90 error", "within p10 to p90"], rows)


def kernels_cpu():
    rows = []
    for cells in tables(page("kernels-cpu"))[2][1:]:
        mape, inside = first_number(cells[1]), first_number(cells[5])
        if cells[0].startswith(("a fifth at random", "the largest 30 %")):
            rows.append([cells[0], mape, inside, first_number(cells[4])])
    return record.table("kernels-cpu", "Kernels held back, learned on one CPU", ["held back", "MAPE", "within p10 to p90",
                        "MAPE of XGBoost on sizes alone"], rows, ["what", "mape", "inside", "plain"])


def kernels_gpu():
    wanted = {"a fifth (902, 880, 932, 294, 307)": "a fifth at random", "by formula": "a fifth, by formula alone",
              "the largest 30 % of each on each GPU": "the largest 30 %", "one GPU left out, mean of five": "one GPU left out",
              "the same with 10 probes of a kind": "one GPU left out, 10 probes of it",
              "NeuSight's, GPUs seen": "NeuSight, GPUs seen", "NeuSight's, other GPUs unseen": "NeuSight, other GPUs unseen"}
    head, *rows = tables(page("kernels-gpu"))[0]
    keys = ["what", "linear", "batched", "elementwise", "softmax", "layernorm"]
    return record.table("kernels-gpu", "MAPE of GPU kernels (P4, P100, V100, T4, A100)", head,
                        [[wanted[r[0]], *r[1:]] for r in rows if r[0] in wanted], keys, {k: "%" for k in keys[1:]})


def run(name, date, time, host, load, commit, command, method, made):
    return {"schema": 1, "date": date, **({"time": time} if time else {}), "host": host, "load": load, "commit": commit,
            "command": command, "method": method, "log": f"tests/bench/log/{name}.md", "tables": made}


WHOLE = "whole processes, sides in turn, medians, caches warm, 2 threads"


def results():
    """File name -> result."""
    return {
        "c-2026-11-21": run("c", "2026-11-21", None, EPYC_V3, "about 1", "3face94c", "tests/bench/run superres gemm hello compile off plain identify",
                            WHOLE + "; clang 19.1.7, gcc 12.2, oneDNN 2.6.3, OpenBLAS 0.3.21",
                            [sides_of_superres(), gemm(), start_and_compile(),
                             named_ratios("c", "Guarded loops with SAMARA=off", "off", "Guarded loops with SAMARA=off, clang / samara"),
                             named_ratios("c", "Programs without kernels, Samara on", "plain", "Programs without kernels, clang / samara"),
                             identification()]),
        "programs": run("programs-of-others", "2026-11-28", None, EPYC, "below 2", "ae576344", "tests/bench/guest.py",
                        "whole processes, warm, sides in turn, median of 5 rounds; clang 19 and samara-cc, -O3 -march=native both",
                        [real_programs()]),
        "polybench": run("programs-of-others", "2026-11-28", None, EPYC, "quiet", "ae576344", "tests/bench/guest.py polybench FOLDER",
                         "whole processes, warm, sides in turn, LARGE one round, MEDIUM median of 21 rounds; clang 19 and samara-cc, "
                         "-O3 -march=native both; nussinov once more, median of 4: 1.00",
                         [polybench()]),
        "stablehlo": run("stablehlo", "2026-11-29", "14:35", ZEN4, "0.8 at the start", "90b160aa",
                         "tests/bench/run --rounds 2 stablehlo", XLA + "; warm: the median of 300 runs",
                         [plain("stablehlo", 6, "stablehlo", "StableHLO programs against XLA")]),
        "stablehlo-large": run("stablehlo", "2026-11-23", "13:19", ZEN5, "1.3", "66aa7c9a",
                               "tests/bench/run --rounds 2 stablehlo-large", XLA + "; medians of 20 runs after 40",
                               [plain("stablehlo", 2, "stablehlo-large", "StableHLO programs at larger sizes against XLA, warm")]),
        "stablehlo-int": run("stablehlo", "2026-11-22", None, "not told", "not told", "ba70ea04", "python/samara",
                             "one thread, processor time, the least of 7 times some hundred runs; XLA of JAX 0.10.2",
                             [plain("stablehlo", 5, "stablehlo-int", "Products of short integers against XLA",
                                    ["product", "before_ms", "samara_ms", "xla_ms", "ratio"])]),
        "chains": run("chains", "2026-11-23", "12:43", ZEN5, "0.9", "ee5ed108", "tests/bench/run --rounds 1 chains",
                      XLA + "; the least of 20 runs, 300 of the smallest",
                      [plain("chains", 1, "chains", "Element-wise chains against the memory and XLA")]),
        "dml": run("dml", "2026-11-23", "16:38", ZEN5, "0.7 to 2.3", "2e83572d", "tests/bench/run --rounds 1 dml dml-sparse", DML,
                   [plain("dml", 1, "dml-dense", "Dense scripts of DML, warm"),
                    plain("dml", 2, "dml-sparse", "Sparse scripts of DML, warm")]),
        "dml-again": run("dml", "2026-11-23", "16:42", ZEN5, "not told", "2e83572d", "tests/bench/run --rounds 4 dml", DML,
                         [dml_again()]),
        "dml-small": run("dml", "2026-11-23", "16:43", ZEN5, "not told", "2e83572d", "tests/bench/run --rounds 2 dml-small",
                         "whole processes on 1000 x 50, medians; SystemDS 3.3.0 (Java 17, 5 GB)",
                         [plain("dml", 3, "dml-small", "Scripts of DML, whole processes")]),
        "dml-sparse-ops": run("dml", "2026-11-23", None, "2 processors, not told which", "7 to 10", "f928277b", "tests/bench/run --rounds 1 dml-sparse-ops",
                              "the least of eight runs in one process, beside other work; SciPy 1.17 on one thread",
                              [plain("dml", 5, "dml-sparse-ops", "Sparse operations against SciPy")]),
        "dag": run("task-graphs", "2026-11-22", None, XEON, "0.5", "644ba236", "tests/bench/run --rounds 1 dag",
                   "83 graphs with optima proved by OR-Tools CP-SAT 9.15, one second each at most",
                   [plain("task-graphs", 1, "dag", "Planners of task graphs against proved optima")]),
        "machines": run("several-machines", "2026-11-29", None, EPYC_V3 + "; of rows with a date not told", "told by rows", "ae05192c",
                        "tests/bench/run ship plane road jail fleet tasks soak",
                        "loopback, medians of 5 rounds; rows without a date are of 2026-11-21",
                        [plain("several-machines", 1, "machines", "Code over the wire, fleets, confined workers")]),
        "wasm": run("wasm", "2026-11-21", None, EPYC_V3, "0.6 at the start", "759b5f93", "tests/bench/run wasm", "5 rounds",
                    [plain("wasm", 1, "wasm", "The sandbox")]),
        "spmv": run("programs-of-others", "2026-11-28", None, "AMD EPYC, 2 processors, 1 MB and 32 MB of caches", "loaded", "4356b9b8",
                    "not told", "least time of many calls, microseconds; clang -O3 -march=native",
                    [plain("programs-of-others", 3, "spmv", "Products with sparse matrices in rows, doubles",
                           ["rows", "clang", "own", "looked_through"])]),
        "predict-time": run("prediction-time", "2026-11-24", "04:53", ZEN5, "1.1", "3ff178d3", "tests/bench/run --rounds 1 predict",
                            "two threads; in brackets processor time; the least of 9 turns again",
                            [plain("prediction-time", 1, "predict-time", "Predictions on 25 machines")]),
        "contests": run("contests", "2026-11-23", "06:29", XEON, "1.6", "a6677570", "tests/bench/run contests",
                        "two threads, four processes of one cache one after the other; a cell: run of the last try, "
                        "milliseconds lost, their share, the median run",
                        [plain("contests", 1, "contests", "What choosing by trial costs")]),
        "built": run("stablehlo", "2026-11-23", "13:19", ZEN5, "1.3", "66aa7c9a", "tests/bench/run --rounds 3 built", "microseconds",
                     [plain("stablehlo", 4, "built", "A library made ahead of time", ["program", "mib", "kernels", "one_least_us",
                            "one_median_us", "two_least_us", "two_median_us"])]),
        "graphblas": run("dml", "2026-11-23", None, "2 processors, not told which", "10 and more", "7dbe0da4", "not told",
                         "one thread, processor time of user + kernel, the least of 3 to 20 calls, ms; SuiteSparse:GraphBLAS 7.4",
                         [plain("dml", 6, "graphblas", "Sparse operations against GraphBLAS and SciPy",
                                ["operation", "graphblas", "scipy", "samara", "before"])]),
        "predict-whole": run("whole-programs", "2026-11-23", "21:57", ZEN5, "2 to 3", "ad2bba77", "tests/bench/run whole",
                             "one thread; measured: the least of three processes of 40 to 20000 runs",
                             [whole_programs(), plain("whole-programs", 2, "whole-programs-each", "Each of these programs",
                                                      ["program", "measured_ms", "unseen_ms", "seen_ms"])]),
        "predict-first-run": run("first-run", "2026-11-24", "04:53", ZEN5, "0.8 to 1.2", "3ff178d3", "tests/bench/run --rounds 3 ran",
                                 "one thread; measured: from start to end without waiting for a processor, the least of three rounds",
                                 [first_runs()]),
        "predict-kernels-cpu": run("kernels-cpu", "2026-11-23", "14:38", ZEN5, "8 to 16", "26ecb19c",
                                   "samara learn train --from TABLE --compare", "3,057 kernels, one thread, each the least of four passes",
                                   [kernels_cpu()]),
        "predict-kernels-gpu": run("kernels-gpu", "2026-11-23", None, "P4, P100, V100, T4, A100 (NeuSight's measurements)", "none",
                                   "635fb81b", "tests/bench/predict/gpu.py build/samara FOLDER",
                                   "16,500 fp32 kernels of PyTorch 2.1 and cuBLAS", [kernels_gpu()]),
        "predict-steps": run("training-steps", "2026-11-23", None, "A100 and TPU v5e, v5p, v6e (published measurements)", "none",
                             "15867dc3", "tests/bench/run steps", "tests/bench/predict/steps.csv names the source of each row",
                             [plain("training-steps", 1, "steps", "Published training steps against samara simulate",
                                    ["what", "n", "mape", "median", "bias", "trend", "within", None, None]),
                              plain("training-steps", 2, "steps-each", "Each of these steps",
                                    ["set", "row", "machine", "measured_s", "predicted_s", "error"], {"error": "%"})]),
    }


def main():
    check, wrong = "--check" in sys.argv, 0
    for name, result in results().items():
        path = os.path.join(HERE, "results", name + ".json")
        if not check:
            record.write(path, result)
        elif not os.path.exists(path) or open(path, encoding="utf-8").read() != record.text(result):
            print(f"{path}: is not what {result['log']} says; tests/bench/transcribe.py writes it")
            wrong += 1
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())

"""Results of benchmarks as JSON: one file for each run, in the form of results/schema.json.

A run has a host, a date, a commit and a command. Its tables have columns with keys and units; a row
is an object of numbers and texts by key. A cell that was not measured is absent."""
import datetime
import json
import os
import platform
import re
import subprocess

# The columns of tables that documents read: keys for both the drivers and the log. None: no figure.
DML = ["script", "systemds_ms", "codegen_ms", "numpy_ms", "c_ms", "samara_ms", "of_systemds", "of_numpy", "of_c", "off_by"]
VERSUS = ["program", "samara_ms", "clang_ms", "times_as_fast"]
PREDICTED = ["what", "n", "median", "p90", "inside"]
KEYS = {
    "superres": ["side", "ms", "times_samara", "mb"],
    "gemm": ["loops", "samara_ms", "clang_ms", "native_ms", "dgemm_ms", "than_clang", "than_native", "of_dgemm"],
    "off": VERSUS, "nests": VERSUS, "plain": VERSUS,
    "stablehlo": ["program", "xla_first_ms", "cold_ms", "cold_ratio", "next_ms", "next_ratio", "xla_warm_ms", "warm_ms",
                  "warm_ratio"],
    "stablehlo-large": ["program", "xla_warm_ms", "warm_ms", "warm_ratio"],
    "chains": ["program", "mb", "limit_ms", "samara_ms", "of_limit", "of_triad", "least_ms", "xla_ms", "ratio"],
    "dml-dense": DML, "dml-sparse": DML,
    "dml-small": ["script", "systemds_ms", "first_ms", "next_ms", "first_ratio", "next_ratio"],
    "dml-day": ["step", "systemds_ms", "samara_ms", "of_systemds", "off_by"],
    "dml-sparse-ops": ["operation", "scipy_ms", "one_ms", "two_ms", "one_ratio", "two_ratio", "off_by"],
    "published": ["rows", "n", "mape", "median", "bias", "inside", "trend", "pairs"],
    "figures": ["figure", "n", "mape", "median", "bias", "inside", "trend", "must", "met"],
    "dag": ["planner", "mean_off", "most_off", "optimal", "median_ms"],
    "whole-programs": PREDICTED, "first-run": PREDICTED,
}
PERCENT = {"median", "p90", "inside", "mape", "bias", "trend", "plain"}
TIMES = {"times_as_fast", "than_clang", "than_native"}
NUMBER = re.compile(r"[-+]?\d[\d,]*(?:\.\d+)?(?:e[-+]?\d+)?")


def value(cell):
    """A cell of a Markdown table as a number (also of percent or times), as a text, or as None."""
    text = str(cell).replace("**", "").strip()
    found = NUMBER.match(text.replace("−", "-"))
    if not text:
        return None
    if not found or not re.fullmatch(r"\s*(?:%|×)?", text[found.end():]):
        return text
    number = float(found[0].replace(",", ""))
    return int(number) if number.is_integer() and not re.search("[.e]", found[0]) else number


def key_of(text):
    key = re.sub(r"[^a-z0-9]+", "_", str(text).lower()).strip("_") or "name"
    return key if key[0].isalpha() else "n" + key


def unit_of(key):
    if key in PERCENT or key in TIMES:
        return "%" if key in PERCENT else "x"
    return {"ms": "ms", "s": "s", "us": "us", "mb": "MB"}.get(key.rpartition("_")[2])


def table(ident, title, head, rows, keys=None, units=None):
    """@p rows: lists of cells below @p head. A key of None drops its column. Rows of means go to
    "summary"."""
    keys = keys or KEYS.get(ident) or unique([key_of(h) for h in head])
    unit = {k: (units or {}).get(k) or unit_of(k) for k in keys if k}
    columns = [dict({"key": k, "what": h}, **({"unit": unit[k]} if unit[k] else {})) for k, h in zip(keys, head) if k]
    objects = [{k: value(c) for k, c in zip(keys, r) if k and value(c) is not None} for r in rows]
    first = columns[0]["key"]
    means = [o for o in objects if str(o.get(first, "")).endswith("mean")]
    out = {"id": ident, "title": title, "columns": columns, "rows": [o for o in objects if o not in means]}
    return dict(out, **({"summary": means} if means else {}))


def unique(keys):
    return [k if keys.index(k) == i else f"{k}_{keys[:i].count(k) + 1}" for i, k in enumerate(keys)]


def write(path, result):
    with open(path, "w", encoding="utf-8") as f:
        f.write(text(result))


def text(result):
    """One line for each row, so that a change of one figure is a change of one line."""
    line = lambda x: json.dumps(x, ensure_ascii=False)
    block = lambda items: "[\n" + ",\n".join("        " + line(i) for i in items) + "\n      ]"
    head = "".join(f"  {line(k)}: {line(v)},\n" for k, v in result.items() if k != "tables")
    tables = []
    for t in result["tables"]:
        parts = [f"      {line(k)}: {block(v) if k in ('columns', 'rows', 'summary') else line(v)}" for k, v in t.items()]
        tables.append("    {\n" + ",\n".join(parts) + "\n    }")
    return "{\n" + head + '  "tables": [\n' + ",\n".join(tables) + "\n  ]\n}\n"


def git(root, *command):
    done = subprocess.run(["git", "-C", root, *command], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    return done.stdout.strip() if done.returncode == 0 else ""


def host():
    with open("/proc/cpuinfo") as f:
        cpu = next((l.split(":")[1].strip() for l in f if l.startswith("model name")), platform.machine())
    return f"{cpu}, {os.cpu_count()} processors"


def measured_here(root, command, method):
    """The fields of a run on this machine beside its tables."""
    now = datetime.datetime.now(datetime.timezone.utc)
    commit = git(root, "rev-parse", "--short=8", "HEAD") or "unknown"
    changed = "+" if git(root, "status", "--porcelain", "--untracked-files=no") else ""
    return {"schema": 1, "date": now.strftime("%Y-%m-%d"), "time": now.strftime("%H:%M"), "host": host(),
            "load": f"{os.getloadavg()[0]:.1f} at the start", "commit": commit + changed, "command": command,
            "method": method}

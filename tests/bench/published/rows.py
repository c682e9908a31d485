"""Rows of published figures as questions to `samara simulate`: question(row) gives fields of a
shape, the machine and the measured seconds, or says in a word why it cannot be asked."""
import csv
import pathlib
import re

from shapes import MODELS

MACHINES = {"DGX-GB300": "gb300", "DGX-B300": "b300", "L40S": "l40s"}
PRECISIONS = {"bf16": "bf16", "BF16": "bf16", "fp16": "f16", "FP8": "fp8", "fp8": "fp8", "MXFP8": "mxfp8", "NVFP4": "nvfp4"}
RECOMPUTE = {"full": {"recompute": "full"}, "none": {}, "": {},
             # torchtitan keeps attention and every second product
             "selective": {"keep": "query,value,context,gate"}}


class Unasked(Exception):
    pass


def machine(row):
    name = MACHINES.get(row["machine"], row["machine"])
    if not re.fullmatch(r"[a-z0-9-]+", name):
        raise Unasked("machine")
    return name


def number(row, name, default=1):
    return int(row[name]) if row[name].isdigit() else default


def shape(row):
    if "rowwise" in row["precision"]:
        raise Unasked("a scale of each row")
    if row["model"] not in MODELS:
        raise Unasked("model")
    word = row["precision"].split()[0] if row["precision"] else ""
    if word not in PRECISIONS:
        raise Unasked("precision")
    return {**MODELS[row["model"]], "precision": PRECISIONS[word]}


def cut(row, f):
    """Degrees of parallelism as the row says them; one of nothing."""
    for field, column in (("data", "dp"), ("tensor", "tp"), ("pipeline", "pp"), ("context", "cp")):
        f[field] = number(row, column)
    f["expert"] = number(row, "ep") if "experts" in f else 1
    f["sequence"] = number(row, "sequence_in")
    f["micro_batch"] = number(row, "micro_batch")
    f["batch"] = number(row, "batch", f["data"] * f["micro_batch"])
    if f["tensor"] > 1:
        f["sequence_parallel"] = True
    return f


def rate(row, f, devices=1):
    return f["batch"] * f["sequence"] / (float(row["value"]) * devices)


def llm_foundry(row):
    f = cut(row, shape(row))
    # FlashAttention 1 in Triton; PyTorch eager
    f.update(software=2023.5, eager=True, shard="gradients" if row["zero"] == "2" else "full", overlap_gradients=True,
             **RECOMPUTE[row["recompute"]])
    return f, rate(row, f)


def torchtitan(row):
    f = cut(row, shape(row))
    devices = number(row, "devices")
    if f["data"] * f["tensor"] * f["pipeline"] * f["context"] != devices:
        f["data"] = devices
    if not row["batch"]:
        f["batch"] = f["data"] * f["micro_batch"]
    if f["pipeline"] > 1:
        f["batch"], f["micro_batch"] = f["data"] * f["micro_batch"], 1
    f.update(software=2024.9 if "Dec 2024" in row["snapshot"] else 2025.5, shard="full", overlap_gradients=True,
             eager="compile" not in row["framework"], context_by="gather", **RECOMPUTE[row["recompute"].split(" ")[0]])
    if "AsyncTP" in row["notes"] or "async TP" in row["notes"]:
        f["overlap_tensor"] = True
    if "Interleaved" in row["notes"]:
        f.update(schedule="interleaved", chunks=2)
    return f, rate(row, f, devices)


def megatron_bridge(row):
    f = cut(row, shape(row))
    chunks = re.search(r"VP (\d+)", row["notes"])
    year, month = row["snapshot"].split()[0].split(".")[:2]
    f.update(software=2000 + int(year) + int(month) / 12, shard="full" if row["zero"] == "fsdp" else "optimiser",
             overlap_gradients=True, overlap_tensor=True)
    if f["pipeline"] > 1 and chunks and int(chunks[1]) > 1:
        f.update(schedule="interleaved", chunks=int(chunks[1]))
    # the recipes overlap the exchange of tokens, but not with tensor parallelism inside of a host
    if f["tensor"] == 1 or f["expert"] > (72 if machine(row).startswith("gb") else 8):
        f["overlap_experts"] = True
    if "LoRA" in row["notes"]:
        f.update(adapters=16, shard="none")
    return f, rate(row, f, number(row, "devices"))


def jax_toolbox(row):
    f = cut(row, shape(row))
    f.update(software=2025.5, data=8, shard="full", keep="query,key,value,context,out,gate,up", overlap_gradients=True)
    return f, float(row["value"])


def steps():
    """Shapes of ../predict/steps.csv by the name of a row and its devices."""
    path = pathlib.Path(__file__).resolve().parent.parent / "predict" / "steps.csv"
    found = {}
    for row in csv.DictReader(line for line in open(path) if not line.startswith("#")):
        f = {k: int(v) if v.isdigit() else v for k, v in (f.split("=") for f in row["shape"].split())}
        devices = f.get("tensor", 1) * f.get("data", 1) * f.get("pipeline", 1)
        found[row["machine"], row["row"].split()[0].lower(), devices] = f
        found[row["machine"], row["row"].split()[-1].lower()] = f
    return found


STEPS = steps()


def tpu(row, name):
    pod = row["vendor_machine"].split(" ")
    pods = (pod[0] if len(pod) > 1 else "1x") + pod[-1]
    f = STEPS.get((row["machine"], name, number(row, "devices")))
    if f is None or (row["machine"] != "tpu-v6e" and (row["machine"], pods) not in STEPS):
        raise Unasked("shape")
    return {"precision": "bf16", **f}


def maxtext(row):
    if row["machine"] not in ("tpu-v5e", "tpu-v5p"):
        raise Unasked("the batch is not said")
    f = tpu(row, row["model"].split()[1].lower())
    width, s = f["heads"] * f["head_size"], f["sequence"]
    weights = f["layers"] * (4 * f["hidden"] * width + 3 * f["hidden"] * f["mlp"]) + 2 * f["vocabulary"] * f["hidden"]
    flops = 6 * weights * f["batch"] * s + 6 * f["batch"] * s * s * f["layers"] * width
    return f, flops / number(row, "devices") / float(row["value"]) / 1e12


def tpu_recipes(row):
    return tpu(row, row["model"].replace("-MaxText", "").lower()), float(row["value"])


TRAINING = {"llm-foundry": llm_foundry, "torchtitan": torchtitan, "megatron-bridge": megatron_bridge,
            "jax-toolbox": jax_toolbox, "maxtext": maxtext, "tpu-recipes": tpu_recipes}


# ---- serving

STORED = {"fp8": "fp8", "fp4": "nvfp4", "fp16": "bf16", "bf16": "bf16", "int8": "int8", "int4": "int4", "BF16": "bf16",
          "Int8": "int8", "Int4": "int4"}


def served(row):
    """A shape for serving: types of weights and cache, tensor degree."""
    if row["model"] not in MODELS:
        raise Unasked("model")
    word = (row["weights"] or row["precision"]).split()[0]
    if word not in STORED:
        raise Unasked("precision")
    return {**MODELS[row["model"]], "sequence": 8192, "weights": STORED[word], "tensor": number(row, "tp"),
            "cache": "fp8" if word in ("fp8", "fp4") else "bf16"}


def tensorrt_llm(row):
    f, value = served(row), float(row["value"])
    f["software"] = 2023.9 if "v0." in row["snapshot"] else 2025.7
    if "attention dp" in row["notes"] and "experts" in f:
        f["attention_data"] = True
    tokens = f"{row['sequence_in']}:{row['sequence_out']}"
    if row["kind"] == "prefill":
        return f, ["--request", tokens, "--requests", "1"], value / 1e3, lambda s: s["ttft_s"]["p50"]
    if row["kind"] == "decode":  # a batch at once; all columns are of a GPU
        return f, ["--request", tokens, "--requests", row["batch"], "--batch", row["batch"]], 1 / value, each
    many = 3000 if int(row["sequence_in"]) + int(row["sequence_out"]) < 3000 else 1500
    return f, ["--request", tokens, "--requests", str(many), "--batch", "2048"], f["tensor"] / value, each


def each(s):
    return 1 / s["tokens_per_s_device"]


def gpt_fast(row):
    f = served(row)
    return f, ["--request", "5:200", "--requests", "1"], 1 / float(row["value"]), lambda s: s["tpot_s"]["p50"]


SERVING = {"tensorrt-llm": tensorrt_llm, "gpt-fast": gpt_fast}


def question(source, row):
    """(fields, machine, measured seconds)"""
    if source not in TRAINING or not row["kind"].startswith("train"):
        raise Unasked("kind")
    f, seconds = TRAINING[source](row)
    return f, machine(row), seconds

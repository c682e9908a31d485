"""Lines of the parts as one object; that as a table, and in the form of tests/bench/results."""
import statistics

HIGHER = {"GB/s", "TFLOP/s"}  # a larger number is better


def ratio(figure, peer):
    """How many times as fast as the peer."""
    ours, theirs = figure["value"], figure["peers"][peer]
    return ours / theirs if figure["unit"] in HIGHER else theirs / ours


def predicted_summary(lines):
    """How far predictions are from measurements, by label."""
    out = {}
    for label in sorted({x["label"] for x in lines if "predicted" in x}):
        off = [x["predicted_s"] / x["measured_s"] - 1 for x in lines if x.get("label") == label and "predicted" in x and x["measured_s"] > 0]
        if off:
            out[label] = {"kernels": len(off), "median_error": statistics.median(map(abs, off)), "bias": statistics.median(off)}
    return out


def summary(lines, commit, now):
    about = {}
    for x in lines:
        about.update(x.get("about", {}))
    figures = [{k: v for k, v in x.items() if k != "of"} | {"part": x["of"]} for x in lines if "figure" in x]
    for f in figures:
        f["ratios"] = {p: ratio(f, p) for p in f["peers"] if f["peers"][p] > 0 and f["value"] > 0}
    return {"schema": 1, "date": now.date().isoformat(), "time": now.strftime("%H:%M"), "commit": commit, "about": about,
            "card": about.get("card", "unknown"), "passed": sum("passed" in x for x in lines),
            "failures": [{"part": x["of"], "what": x["failed"], "why": x["why"]} for x in lines if "failed" in x], "figures": figures,
            "predicted": predicted_summary(lines), "predictions": [x for x in lines if "predicted" in x],
            "parts": {x["part"]: x["seconds"] for x in lines if "part" in x}}


def copy_rate(whole):
    """GB/s of the largest copy of the same run; None: it was not measured."""
    rates = [f["value"] for f in whole["figures"] if f["figure"].startswith("copy by torch")] or \
            [f["value"] for f in whole["figures"] if f["figure"].startswith("copy on the card")][-1:]
    return max(rates, default=None)


def rows(whole):
    copy = copy_rate(whole)
    for f in whole["figures"]:
        row = {"what": f["figure"], "samara": float(f"{f['value']:.4g}"), "unit": f["unit"], "known": f["label"]}
        if copy and f["unit"] == "GB/s" and not f["figure"].startswith("copy"):
            row["of_copy"] = round(100 * f["value"] / copy)
        for p, x in f["ratios"].items():
            row[f"than_{p}"] = round(x, 3)
        yield row


COLUMNS = {"what": "what", "samara": "Samara", "unit": "unit", "of_copy": "of a copy", "than_torch": "than PyTorch", "than_jax": "than JAX",
           "than_cpu": "than the CPU", "known": "known by"}


def markdown(whole):
    table = list(rows(whole))
    keys = [k for k in COLUMNS if any(k in r for r in table)]
    text = [f"{whole['card']}, commit {whole['commit']}, {whole['date']}: {whole['passed']} checks passed, {len(whole['failures'])} failed."]
    if table:
        text += ["", "| " + " | ".join(COLUMNS[k] for k in keys) + " |", "|" + "---|" * len(keys)]
    for r in table:
        cells = {k: f"{r[k]} %" if k == "of_copy" else f"{r[k]} x" if k.startswith("than_") else str(r[k]) for k in r}
        text.append("| " + " | ".join(cells.get(k, "") for k in keys) + " |")
    for label, p in whole["predicted"].items():
        text += ["", f"Predicted against {label}: {p['kernels']} kernels, median error {100 * p['median_error']:.0f} %, bias {100 * p['bias']:+.0f} %."]
    text += ["", *(f"- failed: {f['part']}: {f['what']}: {' '.join(f['why'].split())[:200]}" for f in whole["failures"])]
    return "\n".join(text).rstrip() + "\n"


def results(whole):
    """In the form of tests/bench/results/schema.json."""
    if any(f["label"] == "emulated" for f in whole["figures"]):
        raise SystemExit("gpu-check: figures of an emulation are no results")
    table = list(rows(whole))
    units = {"of_copy": "%", **{k: "x" for k in COLUMNS if k.startswith("than_")}}
    columns = [{"key": k, "what": w, **({"unit": units[k]} if k in units else {})} for k, w in COLUMNS.items() if any(k in r for r in table)]
    return {"schema": 1, "date": whole["date"], "time": whole["time"], "host": whole["card"], "commit": whole["commit"],
            "command": "tools/gpu-check run",
            "method": "kernels by events of the card, the mean of the measured runs without the first; programs by the clock, "
                      "medians; peers on the same card in the same call",
            "tables": [{"id": "gpu", "title": "On an NVIDIA GPU", "columns": columns, "rows": table}]}

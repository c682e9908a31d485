"""How far predictions are from what was measured, as rows of a table."""

import math
import statistics


def quantile(values, at):
    values = sorted(values)
    return values[min(int(at * len(values)), len(values) - 1)]


def errors(pair):
    """Percent, of (measured, {p10, p50, p90})."""
    off = [abs(p["p50"] / m - 1) for m, p in pair]
    return {"n": len(pair), "median": 100 * statistics.median(off), "p90": 100 * quantile(off, 0.9),
            "mape": 100 * statistics.mean(off), "inside": 100 * sum(p["p10"] <= m <= p["p90"] for m, p in pair) / len(pair)}


def lines(pairs):
    """@p pairs: for each column a list of (measured, {p10, p50, p90}). Rows of (title, one text
    for each column)."""
    found = {}
    for pair in pairs:
        e = errors(pair)
        logs = [math.log(p["p50"] / m) for m, p in pair]
        truth = [math.log(m) for m, _ in pair]
        spread = sum((t - statistics.mean(truth)) ** 2 for t in truth)
        inside = sum(p["p10"] <= m <= p["p90"] for m, p in pair)
        n = len(pair)
        for title, text in (("programs", f"{n}"), ("median error", f"{e['median']:.0f} %"),
                            ("p90 error", f"{e['p90']:.0f} %"), ("MAPE", f"{e['mape']:.0f} %"),
                            ("bias, median of predicted / measured", f"{math.exp(statistics.median(logs)):.2f}"),
                            ("R² of log times", f"{1 - sum(x * x for x in logs) / spread:.3f}"),
                            ("within p10 to p90", f"{inside} of {n} ({100 * inside / n:.0f} %; asked for: 80 ± {200 * math.sqrt(0.16 / n):.0f})")):
            found.setdefault(title, []).append(text)
    return [[title, *texts] for title, texts in found.items()]

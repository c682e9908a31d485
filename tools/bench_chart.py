"""The chart of tools/bench-docs: a panel for each peer, a bar for each program."""
import io
import math

import matplotlib

matplotlib.use("svg")
matplotlib.rcParams.update({"svg.fonttype": "none", "svg.hashsalt": "samara", "font.family": "sans-serif", "font.size": 8})
from matplotlib import pyplot  # noqa: E402: after the choice of its back end

FASTER, SLOWER, TEXT = "#2a78b5", "#d9622b", "#333333"


def draw(panels, digest):
    """SVG text. @p panels: (title, [(label, times as fast)]); @p digest stands in a comment."""
    most = max(len(rows) for _, rows in panels)
    figure, axes = pyplot.subplots(1, len(panels), figsize=(10.4, 0.5 + 0.19 * most), layout="constrained")
    for axis, (title, rows) in zip(axes, panels):
        fill(axis, title, rows)
    out = io.StringIO()
    figure.savefig(out, format="svg", facecolor="white", metadata={"Date": None, "Creator": None})
    pyplot.close(figure)
    head, start, rest = out.getvalue().partition("<svg")
    lines = (line.rstrip() for line in f"{head}<!-- figures: {digest} -->\n{start}{rest}".splitlines())
    return "\n".join(lines) + "\n"


def fill(axis, title, rows):
    """Bars from 1 to the ratio, on a logarithmic axis, the fastest on top."""
    values = [v for _, v in rows]
    for i, v in enumerate(values):
        lost = float(f"{v:.2f}") < 1
        axis.barh(i, v - 1, left=1, color=SLOWER if lost else FASTER, height=0.7)
        axis.text(max(v, 1) * 1.04, i, f"{v:.2f}" if v < 1.095 else f"{v:.1f}" if v < 9.95 else f"{v:.0f}", va="center",
                  fontsize=7, color=SLOWER if lost else TEXT)
    axis.set_xscale("log", base=2)
    low, high = min(0.7, min(values) * 0.95), max(values) * 1.5
    axis.set_xlim(low, high)
    ticks = [2**k for k in range(math.ceil(math.log2(low)), math.floor(math.log2(high)) + 1)]
    axis.set_xticks(ticks, [f"{t:g}×" for t in ticks])
    axis.set_yticks(range(len(rows)), [label for label, _ in rows])
    axis.set_ylim(len(rows) - 0.4, -0.6)
    axis.axvline(1, color=TEXT, linewidth=0.8)
    axis.set_title(title, fontsize=9, loc="left", fontweight="bold", color=TEXT)
    axis.tick_params(length=0, colors=TEXT)
    for side in ("top", "right", "left", "bottom"):
        axis.spines[side].set_visible(False)

#!/usr/bin/env python3
"""test_notebooks.py LIBRARY: runs the notebooks of examples/notebooks, each in a kernel of its own.

No cell raises an error, and the outputs are where a user looks for them: printed lines of a script
in its cell, tables as HTML. It is skipped, exit status 77, where nbclient is not installed."""

import os
import pathlib
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
try:
    import nbformat
    from nbclient import NotebookClient
    from nbclient.exceptions import CellExecutionError
except ImportError:
    print("nbclient is not installed: make check-all installs it")
    sys.exit(77)

# Words of cells, and the kind of output with a word of it that they have.
WANTED = {
    "jax": [("samara.explain(", "text/html", "<table"), ("samara.predict(", "text/html", "h100")],
    "script": [("fit(X=table", "stdout", "R2 0.99")],
}


def outputs_of(cell):
    """Pairs of a kind and a text."""
    for output in cell.outputs:
        if output.output_type == "stream":
            yield output.name, output.text
        else:
            yield from output.get("data", {}).items()


def run(path):
    """Runs the notebook; returns the errors found."""
    book = nbformat.read(path, as_version=4)
    client = NotebookClient(book, timeout=240, kernel_name="python3")
    client.create_kernel_manager()
    client.km.transport = "ipc"  # no port
    try:
        client.execute()
    except CellExecutionError as e:
        return [str(e)[-1500:]]
    wrong = []
    for words, kind, text in WANTED[path.stem]:
        cells = [c for c in book.cells if c.cell_type == "code" and words in c.source]
        if not any(k == kind and text in t for c in cells for k, t in outputs_of(c)):
            wrong.append(f"the cell of {words} has no {kind} with {text}")
    return wrong


def main():
    os.environ["SAMARA_LIBRARY"] = sys.argv[1]
    os.environ["PYTHONPATH"] = str(ROOT / "python")
    os.environ["JAX_PLATFORMS"] = "cpu"
    failed = 0
    for path in sorted((ROOT / "examples/notebooks").glob("*.ipynb")):
        for text in run(path):
            failed = 1
            print(f"FAILED: {path.name}: {text}")
    print("failed" if failed else "ok")
    return failed


if __name__ == "__main__":
    sys.exit(main())

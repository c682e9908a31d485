"""Arguments and input files for a script, made up from how it uses them."""
import itertools
import json
import random
import re

SIZE = 10
NAMED = {"rows": SIZE, "cols": SIZE, "nrow": SIZE, "ncol": SIZE, "n": SIZE, "min": 0, "max": 1, "sparsity": 0.5, "seed": 7, "format": "text", "sep": ",", "indsep": ":",
         "pdf": "uniform", "verbose": "FALSE", "header": "FALSE", "width": SIZE, "height": SIZE}
PARTS = {"width": 5, "height": 2, "img_rows": 2, "img_cols": 5}  # of an image that is a row
SCALARS = ["1", "3", "TRUE", "0.5", "sum", "10"]
SHAPES = ["square", "first", "column", "second", "row", "sparse", "counts", "frame"]
TOWNS = ["Oslo", "Bern", "Rome", "Graz", "Kiel"]


def strip(text):
    return re.sub(r'#[^\n]*|/\*.*?\*/', " ", text, flags=re.S)


def calls(text, name):
    """The argument lists of calls, up to the parenthesis that ends them."""
    for m in re.finditer(rf"(?<![\w.]){name}\s*\(", text):
        depth, at = 1, m.end()
        while at < len(text) and depth:
            depth += {"(": 1, ")": -1}.get(text[at], 0)
            at += 1
        yield text[m.end():at - 1]


def roles(text):
    """Gives what each argument stands for, by its name."""
    text = strip(text)
    names = list(dict.fromkeys(re.findall(r"\$(\w+)", text)))
    found = {n: {"role": "scalar"} for n in names}
    known = NAMED | (PARTS if re.search("linearized|img_rows", text) else {})
    for call in calls(text, "read"):
        m = re.match(r"\s*(?:file\s*=\s*)?\$(\w+)\s*(\+)?", call)
        if not m:
            continue
        about = {"role": "folder" if m[2] else "input", "format": "text", "type": "matrix"}
        given = re.search(r'format\s*=\s*"(\w+)"', call)
        about["format"] = given[1] if given else "text"
        about["type"] = "frame" if re.search(r'data_type\s*=\s*["\']frame', call) else "scalar" if re.search(r'data_type\s*=\s*["\']scalar', call) else "matrix"
        found[m[1]] = about
        for key, value in (("rows", SIZE), ("cols", SIZE), ("format", "text")):
            by = re.search(rf"{key}\s*=\s*\$(\w+)", call)
            if by:
                found[by[1]] = {"role": "given", "value": str(value), "key": key, "of": m[1]}
    for call in calls(text, "write"):
        m = re.search(r",\s*(?:file\s*=\s*)?\$(\w+)\s*(\+)?", call)
        if m and found[m[1]]["role"] in ("scalar", "input"):
            found[m[1]] = {"role": "output", "folder": bool(m[2])}
        by = re.search(r"format\s*=\s*\$(\w+)", call)
        if by:
            found[by[1]] = {"role": "given", "value": "text", "key": "format"}
    for n in names:
        if found[n]["role"] == "scalar":
            use = re.search(rf"(\w+)\s*=\s*(?:as\.\w+\()?\$({n})\b", text)
            key = (use[1] if use else n).lower()
            for k in (key, n.lower()):
                if k in known:
                    found[n] = {"role": "given", "value": str(known[k] if isinstance(known[k], str) else known[k] + less(text, n))}
                    break
    return found


def less(text, name):
    """The number that a script takes off an argument: max = $1 - 1 wants one more."""
    taken = re.search(rf"\$({name})\s*-\s*(\d+)\b", strip(text))
    return int(taken[2]) if taken else 0


def attempts(text):
    """Ways to call a script, the likely ones first."""
    found = roles(text)
    inputs = [n for n, r in found.items() if r["role"] == "input"]
    scalars = [n for n, r in found.items() if r["role"] == "scalar"]
    shapes = SHAPES if inputs else SHAPES[:1]
    values = SCALARS if scalars else SCALARS[:1]
    pairs = sorted(itertools.product(range(len(shapes)), range(len(values))), key=lambda p: p[0] + 1.5 * p[1])
    for shape, value in pairs[:9]:
        yield {"roles": found, "shape": shapes[shape], "scalar": values[value]}


def size(attempt, name):
    inputs = [n for n, r in attempt["roles"].items() if r["role"] == "input"]
    rows = cols = SIZE
    first = inputs.index(name) == 0
    shape = attempt["shape"]
    if shape in ("column", "counts") or shape == "first" and not first or shape == "second" and first:
        cols = 1
    if shape == "row" and not first:
        rows = 1
    return rows, cols


def cell(attempt, draw, i, j):
    kind = attempt["shape"]
    if kind == "frame":
        return draw.choice(TOWNS)
    if kind == "sparse" and draw.random() < 0.8:
        return 0
    return draw.randint(1, 5) if kind in ("counts", "column") else round(draw.uniform(-1 if kind == "sparse" else 0.1, 3), 6)


def shaken(x, shake, draw):
    """A number, not a whole one, that is changed by a part of it."""
    return x if not shake or not isinstance(x, float) else x * (1 + draw.choice((-shake, shake)))


def write(attempt, folder, shake=0):
    """Writes the input files; shake: how far numbers are from those of a writing without it."""
    folder.mkdir(parents=True)
    for name, r in attempt["roles"].items():
        if r["role"] != "input":
            continue
        draw = random.Random(name + attempt["shape"])
        rows, cols = size(attempt, name)
        frame, hand = r["type"] == "frame", random.Random(1)
        form = r["format"]
        a = [[cell(attempt, draw, i, j) if not frame or j % 2 else draw.choice(TOWNS) for j in range(cols)] for i in range(rows)]
        a = [[shaken(x, shake, hand) for x in row] for row in a]
        about = {"data_type": r["type"], "value_type": "double", "rows": rows, "cols": cols, "format": form}
        if frame:
            about["value_type"] = "string"
        if r["type"] == "scalar":
            body, about = str(draw.randint(1, 5)), {"data_type": "scalar", "value_type": "int", "format": "text"}
        elif form == "csv":
            body = "\n".join(",".join(map(str, row)) for row in a)
            about |= {"header": False, "sep": ","}
        else:
            body = "\n".join(f"{i + 1} {j + 1} {a[i][j]}" for i in range(rows) for j in range(cols) if a[i][j] != 0)
            if form == "mm":
                body = f"%%MatrixMarket matrix coordinate real general\n{rows} {cols} {body.count(chr(10)) + 1}\n" + body
        (folder / name).write_text(body + "\n")
        if form != "mm":
            (folder / (name + ".mtd")).write_text(json.dumps(about))


def value(attempt, name, r, ins, outs):
    if r["role"] == "input":
        return str(ins / name)
    if r["role"] in ("output", "folder"):
        return str(outs if r.get("folder") else outs / f"r{name}")
    if r["role"] == "given":
        if r.get("of") and r["key"] != "format":
            return str(size(attempt, r["of"])[r["key"] == "cols"])
        return r["value"]
    return attempt["scalar"]


def arguments(attempt, ins, outs):
    """Of the command line, by position or by name."""
    found = {n: value(attempt, n, r, ins, outs) for n, r in attempt["roles"].items()}
    if not found:
        return []
    if all(n.isdigit() for n in found):
        last = max(int(n) for n in found)
        return ["-args", *(found.get(str(k), "0") for k in range(1, last + 1))]
    return ["-nvargs", *(f"{n}={v}" for n, v in found.items())]

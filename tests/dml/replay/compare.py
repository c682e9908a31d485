"""Compares what two runs printed and wrote: None if it is the same, else ("near" or "wrong", text).
Near: other by rounding, 1e-6 of it or of the largest number beside it; or a vector whose sign is
open, such as an eigenvector."""
import json
import re

NUMBER = re.compile(r"[-+]?(?:\d+\.?\d*(?:[eE][-+]?\d+)?|\.\d+)")
MTD = ["data_type", "value_type", "rows", "cols", "format", "nnz", "schema"]
ENDS = re.compile(r"SystemDS Statistics:.*", re.S)
CREATED = re.compile(r'"(created|author)": "[^"]*"')
EXACT, ROUNDED = 1e-9, 1e-6


def apart(x, y, largest, signs):
    """How far two words are: None, "near" or "wrong"."""
    if x.lower() == y.lower():
        return None
    try:
        a, b = float(x), float(y)
    except ValueError:
        return "wrong"
    if a == b or (a != a and b != b):
        return None
    digits = len(x.partition(".")[2]) if "." in x and "E" not in x else 15
    if abs(a - b) <= max(EXACT * abs(a), 1e-13 * largest, 1.01 * 10.0 ** -digits if digits <= 4 else 0):
        return None
    far = min(abs(a - b), abs(a + b)) if signs else abs(a - b)
    return "near" if far <= max(ROUNDED * max(abs(a), largest), 1e-12) else "wrong"


def worst(pairs, largest, signs):
    """The first word that is wrong, else the first that is near."""
    found = None
    for at, x, y in pairs:
        kind = apart(x, y, largest, signs)
        if kind == "wrong" or (kind and not found):
            found = kind, f"{at}{y} and not {x}"
        if kind == "wrong":
            break
    return found


def largest_of(texts):
    return max((abs(float(v)) for v in texts if NUMBER.fullmatch(v)), default=1.0)


def words(text):
    return re.findall(r"[-+.\w]+|[^\s\w]", text)


def compare_texts(a, b, signs):
    a, b = words(a), words(b)
    if len(a) != len(b):
        return "wrong", f"{len(b)} words and not {len(a)}"
    return worst((("", x, y) for x, y in zip(a, b)), min(largest_of(a), 1e3), signs)


def cells(text):
    """Lines 'i j v' by their place."""
    return {tuple(line.split()[:2]): line.split(None, 2)[2] for line in text.splitlines() if len(line.split()) > 2}


def compare_cells(a, b, signs):
    a, b = cells(a), cells(b)
    pairs = ((f"[{','.join(k)}] is ", a.get(k, "0"), b.get(k, "0")) for k in sorted(a.keys() | b.keys()))
    return worst(pairs, largest_of(a.values()), signs)


def read(path):
    """A file, or all parts of a folder; None if it is no text."""
    parts = sorted(p for p in path.rglob("*") if p.is_file() and not p.name.startswith((".", "_"))) if path.is_dir() else [path]
    data = b"".join(p.read_bytes() for p in parts)
    return None if b"\0" in data else CREATED.sub("", data.decode(errors="replace"))


def compare_files(a, b, signs):
    if a.name.endswith(".mtd"):
        x, y = json.loads(a.read_text()), json.loads(b.read_text())
        differ = [k for k in MTD if k in x and str(x.get(k)).rstrip(",").lower() != str(y.get(k)).rstrip(",").lower()]
        return None if not differ else ("near" if differ == ["nnz"] else "wrong", f"{differ[0]} is {y.get(differ[0])} and not {x.get(differ[0])}")
    about = a.with_name(a.name + ".mtd")
    about = about.read_text() if about.exists() else ""
    if '"list"' in about:
        return compare_parts(a, b, signs)
    x, y = read(a), read(b)
    if x is None or y is None:
        return None if (x is None) == (y is None) else ("wrong", "text and binary")
    if '"format": "text"' in about and '"scalar"' not in about:
        return compare_cells(x, y, signs)
    return compare_texts(x, y, signs)


def compare_parts(a, b, signs):
    """Compares the files of two folders; what differs most."""
    found = None
    for path in sorted(a.iterdir()):
        other = b / path.name
        if path.name.startswith("."):
            continue
        more = compare_files(path, other, signs) if other.exists() else ("wrong", "it is not written")
        if more and (not found or (more[0] == "wrong" and found[0] == "near")):
            found = more[0], f"{path.name}: {more[1]}"
    return found


def printed(folder, any_order):
    text = ENDS.sub("", (folder / "stdout").read_text(errors="replace").replace(str(folder), ""))
    return "\n".join(sorted(text.splitlines())) if any_order else text


def folders(a, b, signs=False, any_order=False):
    """Compares the runs whose printed lines and files are in these folders. @p signs: the sign of a
    number is open; @p any_order: that of the lines is."""
    found = compare_texts(printed(a, any_order), printed(b, any_order), signs)
    if found and found[0] == "wrong":
        return found[0], "prints " + found[1]
    return compare_parts(a / "out", b / "out", signs) or found

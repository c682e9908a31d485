"""The prose of the tree: comments, doc strings, messages and Markdown, with their lines.

For check-prose and check-names. All functions take the text of a file and
yield (line number, text of that line), the first line being 1."""
import ast
import io
import pathlib
import re
import subprocess
import tokenize

C = {".c", ".h", ".cpp", ".def"}
HASH = {".sh", ".build", ".map", ".yaml", ".yml", ".toml", ".ini", ".service", ".k", ".smr", ".txt"}
SCRIPTS = ("bin/sh", "bin/bash", "env bash")
# Folders of inputs: programs of others, cases that are read by tests.
DATA = {"corpus", "cases", "workloads", "versions", "Inputs", "identify", "programs", "dags"}
C_TOKEN = re.compile(r'//[^\n]*|/\*.*?\*/|"(?:\\.|[^"\\\n])*"|\'(?:\\.|[^\'\\\n])*\'', re.S)


def files(root, data=False):
    """Paths of the files that Git tracks, or of all files where there is no repository.

    Inputs of tests are left out unless `data` asks for them."""
    done = subprocess.run(["git", "-C", root, "ls-files", "-z"], capture_output=True, text=True)
    names = [name for name in done.stdout.split("\0") if name]
    if not names:
        names = [str(p.relative_to(root)) for p in root.rglob("*") if p.is_file()]
    for name in sorted(names):
        path = root / name
        parts = path.relative_to(root).parts
        read = parts[0] != "tests" or not DATA & set(parts) or path.suffix in (".py", ".md")
        if path.is_file() and not path.is_symlink() and (data or read):
            yield path


def kind(path):
    """"c", "py", "hash", "md" or None."""
    if path.suffix in C:
        return "c"
    if path.suffix == ".md":
        return "md"
    if path.suffix == ".py":
        return "py"
    if path.suffix in HASH and path.suffix != ".txt" or path.name == "Makefile":
        return "hash"
    if path.suffix == "" and path.stat().st_size < 1 << 20:
        first = path.read_bytes()[:64].split(b"\n")[0].decode(errors="replace")
        if first.startswith("#!"):
            return "py" if "python" in first else "hash"
    return None


def c_pieces(text):
    """(offset, token) of each comment and each string literal."""
    for match in C_TOKEN.finditer(text):
        yield match.start(), match[0]


def c_comments(text):
    for start, token in c_pieces(text):
        if token.startswith(("//", "/*")):
            line = text.count("\n", 0, start) + 1
            for i, part in enumerate(token.split("\n")):
                yield line + i, re.sub(r"^\s*(//+|/\*+<?|\*(?!/))|\*/$", "", part).strip()


def c_messages(text):
    """String literals that are sentences rather than names."""
    for start, token in c_pieces(text):
        if token.startswith('"') and token.count(" ") > 2:
            yield text.count("\n", 0, start) + 1, token[1:-1]


def py_comments(text):
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type == tokenize.COMMENT and not token.string.startswith("#!"):
            yield token.start[0], token.string.lstrip("#").strip()
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, (ast.Module, ast.FunctionDef, ast.ClassDef)) and ast.get_docstring(node):
            doc = node.body[0].value
            for i, line in enumerate(text.split("\n")[doc.lineno - 1:doc.end_lineno]):
                yield doc.lineno + i, line.strip().strip('"')


def hash_comments(text):
    for i, line in enumerate(text.split("\n"), 1):
        match = re.match(r"\s*#(?!!)(.*)", line) or re.search(r"(?<=\s)# (.*)$", line)
        if match and "'" not in match[1] and '"' not in match[1] or line.startswith("# "):
            yield i, match[1].strip()


def md_text(text):
    """Lines outside of fenced code."""
    fence = None
    for i, line in enumerate(text.split("\n"), 1):
        mark = re.match(r"\s*(```+|~~~+)", line)
        if mark and (fence is None or mark[1] == fence):
            fence = mark[1] if fence is None else None
        elif fence is None:
            yield i, line


READERS = {"c": c_comments, "py": py_comments, "hash": hash_comments, "md": md_text}


def comments(path, text):
    """(line number, text) of the comments, or of the prose of a Markdown file."""
    reader = READERS.get(kind(path))
    return list(reader(text)) if reader else []


def columns(line):
    """Width on a terminal, tabs to multiples of eight."""
    return len(line.expandtabs(8))


def wrap(tokens, width, first, rest):
    """Lines of at most `width` columns made of `tokens`; the first begins with `first`."""
    lines, line, indent = [], "", first
    for token in tokens:
        longer = f"{line} {token}" if line else token
        # a line must not begin with what Markdown reads as a mark
        unsafe = re.match(r"([-+*>#|]|\d+[.)])$|[>#|]", token)
        if line and columns(indent + longer) > width and not unsafe:
            lines.append((indent + line).rstrip())
            line, indent = token, rest
        else:
            line = longer
    if line:
        lines.append((indent + line).rstrip())
    return lines


ATOM = re.compile(r"(?:`[^`]*`|!?\[[^\]]*\]\([^)]*\)|\S)+")


def atoms(text):
    """Words; a code span or a link with blanks in it is one."""
    return ATOM.findall(text)


MARK = re.compile(r"(\s*)((?:[-*+]|\d+[.)])\s+|>\s?)?")


def md_blocks(text):
    """(first line number, [lines], kind).

    Kinds are "prose", "table", "code", "heading" and "blank"."""
    lines = text.split("\n")
    prose = {i for i, _ in md_text(text)}
    out = []

    def add(number, line, what):
        if out and out[-1][2] == what and what in ("code", "table"):
            out[-1][1].append(line)
        else:
            out.append((number, [line], what))

    for number, line in enumerate(lines, 1):
        stripped = line.strip()
        if number not in prose:
            add(number, line, "code")
        elif not stripped:
            add(number, line, "blank")
        elif stripped.startswith("|"):
            add(number, line, "table")
        elif stripped.startswith(("#", "<", "---", "===")) or re.match(r"\[[^\]]+\]:", stripped):
            add(number, line, "heading")
        elif line.startswith("    ") and (not out or out[-1][2] in ("blank", "code")) and \
                not re.match(r"\s*([-*+]|\d+[.)])\s", line) and not in_list(out):
            add(number, line, "code")
        elif out and out[-1][2] == "prose" and not MARK.match(line)[2] and \
                not out[-1][1][-1].endswith(("  ", "\\")):
            out[-1][1].append(line)
        else:
            out.append((number, [line], "prose"))
    return out


def in_list(blocks):
    """Whether an indented line after a blank one continues an item of a list."""
    for _, lines, what in reversed(blocks):
        if what == "prose":
            return bool(MARK.match(lines[0])[2]) or lines[0].startswith(" ")
        if what == "heading":
            return False
    return False

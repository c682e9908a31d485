"""Functions that a text of DML defines: their parameters and results."""

import keyword
import re
from dataclasses import dataclass, field

_SKIPPED = re.compile(r'"(?:\\.|[^"\\\n])*"|\'(?:\\.|[^\'\\\n])*\'|#[^\n]*|/\*.*?\*/', re.S)
_FUNCTION = re.compile(r"([A-Za-z_][\w.]*)\s*=\s*function\s*\(")
_RETURN = re.compile(r"\s*return\s*\(")
_VALUE = re.compile(r"\s*(\w+)\s*(\[\s*\w+\s*\])?\s+([A-Za-z_][\w.]*)\s*(?:=\s*(.*?)\s*)?$", re.S)
_KINDS = {"matrix": "matrix", "frame": "frame", "list": "list"}  # all else is a scalar


@dataclass
class Value:
    """A parameter or a result."""

    kind: str  # "matrix", "frame", "list", "scalar"
    name: str
    default: str | None = None  # in DML

    @property
    def python_name(self):
        """The name, changed where Python does not take it."""
        name = self.name.replace(".", "_")
        return name + "_" if keyword.iskeyword(name) else name


@dataclass
class Function:
    """A function: `name = function(parameters) return (results)`."""

    name: str
    parameters: list[Value] = field(default_factory=list)
    results: list[Value] = field(default_factory=list)
    comment: str = ""  # that stands before it

    def positional(self):
        """The parameters in the order of a call from Python: those without a default value
        first."""
        return sorted(self.parameters, key=lambda p: p.default is not None)

    def bind(self, args, kwargs):
        """The arguments of a call, by their names in DML."""
        if len(args) > len(self.parameters):
            raise TypeError(f"{self.name}() takes {len(self.parameters)} arguments, not {len(args)}")
        given = {p.name: a for p, a in zip(self.positional(), args)}
        names = {p.python_name: p.name for p in self.parameters} | {p.name: p.name for p in self.parameters}
        for key, value in kwargs.items():
            if key not in names or names[key] in given:
                raise TypeError(f"{self.name}() has {'two values for' if key in names else 'no'} parameter {key}")
            given[names[key]] = value
        missing = [p.name for p in self.parameters if p.default is None and p.name not in given]
        if missing:
            raise TypeError(f"{self.name}() lacks {', '.join(missing)}")
        return given


def _blank(text):
    """The text with comments and strings blanked out, at the same places."""
    return _SKIPPED.sub(lambda m: re.sub(r"[^\n]", " ", m.group()), text)


def _closing(code, at):
    """The place of the parenthesis that closes the one before `at`."""
    depth = 1
    while at < len(code) and depth > 0:
        depth += (code[at] in "([{") - (code[at] in ")]}")
        at += 1
    return at - 1


def _values(text, code):
    """Values between commas; text has strings and comments, code has not."""
    found, depth, start = [], 0, 0
    for i, c in enumerate(code + ","):
        depth += (c in "([{") - (c in ")]}")
        if c == "," and depth == 0:
            part = re.sub(r"#[^\n]*|/\*.*?\*/", " ", text[start:i], flags=re.S)
            if part.strip():
                m = _VALUE.match(part)
                if m is None:
                    raise ValueError(f"'{part.strip()}' is no parameter of a function")
                found.append(Value(_KINDS.get(m[1].lower(), "scalar"), m[3], m[4]))
            start = i + 1
    return found


def _comment_before(text, at):
    """The lines of comment that end right before a place."""
    lines, before = [], text[:at].splitlines()
    while before and before[-1].lstrip().startswith("#"):
        lines.insert(0, before.pop().lstrip().lstrip("#").rstrip())
    return "\n".join(line[1:] if line.startswith(" ") else line for line in lines)


def functions(text):
    """The functions of a text, in order."""
    code, found, at = _blank(text), [], 0
    while m := _FUNCTION.search(code, at):
        begin, end = m.end(), _closing(code, m.end())
        f = Function(m[1], _values(text[begin:end], code[begin:end]), [], _comment_before(text, m.start()))
        at = end + 1
        if r := _RETURN.match(code, at):
            begin, end = r.end(), _closing(code, r.end())
            f.results = _values(text[begin:end], code[begin:end])
            at = end + 1
        brace = code.find("{", at)
        at = _closing(code, brace + 1) + 1 if brace >= 0 else len(code)
        found.append(f)
    return found

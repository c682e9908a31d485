#!/usr/bin/env python3
"""options.py BUILD SOURCE: every option that a command's --help names is understood as --opt=value and as --opt value;
every option of a table is in a --help; every word that --help lists for an option is one that it takes.

Each try ends in an option that nobody knows, so that nothing is run: both forms are to complain about that one."""
import pathlib
import re
import subprocess
import sys

BUILD, SOURCE = (pathlib.Path(a).resolve() for a in sys.argv[1:3])
SAMARA = BUILD / "samara"
NOBODY = "--no-such-option"
# What stands for a value, where --help does not list words: by option, then by the word that --help has.
VALUES = {
    "--on": "h100", "--set": "k=1", "--strategy": "dp=1", "--fuse": "none", "--via": "loop", "--port": "0",
    "--sla": "latency<=50ms", "--freeze": "arg0=x.npy", "--memory": "4G", "--hold": "nothing", "--until": "2030-01-01",
    "--random": "1", "--cluster": "x", "--version": "1", "--objective": "makespan", "--planner": "heft", "--data": "1",
    "--group": "0/1", "--impl": "nest", "--cpu": "native", "--predictor": "roofline", "--machine": "h100",
    "--tune": "5", "--idle": "1", "--part": "1", "--minimise": "latency",
    "--deadline": "1", "--budget": "1", "--turns": "1", "--repeat": "1", "--from": "x", "--dag": "x", "--arrivals": "1",
}
# Commands whose first word is a verb.
VERBS = {"cluster": ["init", "export", "test", "user add", "node add"], "archive": ["build", "sign", "verify", "try", "call", "keygen"]}
OPTION = re.compile(r"(?<![\w-])(--[a-z][a-z-]*)(\[?[= ](?:'[^']*'|[A-Za-z0-9:,|<=.-]+)\]?)?")
WORDS = re.compile(r"^[a-z0-9-]+(\|[a-z0-9-]+)*$")
# Options of other commands that a --help mentions, and other spellings that none does.
OTHERS = {("node", "--via"), ("archive", "--listen")}
SPELLINGS = {"--minimize", "--fp=reassoc"}

failed = 0


def fail(text):
    global failed
    failed = 1
    print("FAILED:", text)


def told(words):
    p = subprocess.run([SAMARA, *words], capture_output=True, text=True, timeout=60)
    return p.returncode, p.stderr


def helps():
    out = {}
    for line in subprocess.run([SAMARA, "--help"], capture_output=True, text=True).stdout.splitlines():
        m = re.match(r"  (\S+)\s", line)
        if m:
            out[m[1]] = subprocess.run([SAMARA, m[1], "--help"], capture_output=True, text=True).stdout
    return out


def options(text):
    """Option -> the word behind it in --help, or None: it takes none."""
    found = {}
    for m in OPTION.finditer(text):
        name, rest = m[1], m[2]
        value = None
        if rest and (rest[0] in "=[" or re.match(r" [A-Z][A-Z|,:]*\b", rest)):
            value = rest.strip(" [],").lstrip("=").rstrip("],")
        if found.get(name) is None:
            found[name] = value
    return found


def ways(command, name):
    """Where the option may stand."""
    for verb in VERBS.get(command, [None]):
        yield [command] + (verb.split() if verb else [])
    if command == "node":
        yield ["node", "--join", "x"]
        yield ["node", "drain", "x"]
    if command in ("run", "explain", "build", "predict", "plan"):
        for file in ("x.mlir", "x.dml", "x.c"):
            yield [command, file]


def understood(words):
    status, text = told(words + [NOBODY])
    first = text.splitlines()[0] if text else ""
    return status != 0 and (NOBODY in first or "which program" in first or "x.c: no such file" in first), first


def try_option(command, name, value):
    sample = VALUES.get(name) or (value.split("|")[0] if WORDS.match(value) else "1" if value in "NSTV" else "x")
    said = []
    for way in ways(command, name):
        joined, a = understood(way + [f"{name}={sample}"])
        apart, b = understood(way + [name, sample])
        if joined and apart:
            return
        said += [f"{' '.join(way)}: {a} / {b}"]
        if joined != apart:
            break
    fail(f"samara {command} {name} {sample}: " + "; ".join(said))


def main():
    texts = helps()
    if len(texts) < 15:
        fail(f"only {len(texts)} commands")
    tried = 0
    for command, text in texts.items():
        if command in ("cc", "c++", "fc"):
            continue
        for name, value in options(text).items():
            if value is not None and (command, name) not in OTHERS:
                tried += 1
                try_option(command, name, value)
    print(f"{tried} options of {len(texts)} commands")
    if tried < 50:
        fail("--help was not understood")
    everything = "\n".join(texts.values())
    for path in sorted((SOURCE / "src/cli").rglob("*.c")):
        for name in re.findall(r'\{(?:\.name = )?"(--?[a-z][^"]*)",\s*(?:\.kind = )?SMR_CLI_', path.read_text()):
            if name not in everything and name not in SPELLINGS:
                fail(f"{path.name}: {name} is in no --help")
    # words of --impl are those of the registry
    _, text = told(["run", "--impl=nobody", "x.c"])
    names = re.search(r"--impl takes (.*)", text)
    for word in names[1].split(", ") if names else ["?"]:
        if not re.search(rf"\b{word}\b", texts["run"]):
            fail(f"run --help does not name the implementation {word}")
        if "which program" not in told(["run", "--impl", word])[1]:
            fail(f"--impl {word} is not understood")
    return failed


if __name__ == "__main__":
    sys.exit(main())

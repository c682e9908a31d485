#!/usr/bin/env python3
"""options.py BUILD: the options of every command are what the tables say.

Every option of every table (`samara help --format=json`) is understood as --opt=value and as --opt
value. A word that it does not take is refused with all that it takes, an option that there is not
with all that there are. Each --help is well formed; manual pages and completion can be read.

Each try ends in an unknown option, so that nothing is run: both forms are to complain
about that one."""
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

BUILD = pathlib.Path(sys.argv[1]).resolve()
SAMARA = BUILD / "samara"
NOBODY = "--no-such-option"
# A value where the table lists no words: by option, then by what stands for a value in help.
VALUES = {"--cluster": "x", "--strategy": "dp=1", "--sla": "latency<=50ms", "--memory": "4G", "--reuse-memory": "1G", "--hold": "nothing",
          "--until": "2030-01-01", "--library": "m", "--threads": "2", "--version": "3", "--data": "5",
          "--price": "2.5", "--mtbf": "100", "--carbon": "400", "--request": "128:64", "--prefix": "0.5",
          "--draft": "4:0.7", "--vary": "tensor=1,2", "--bandwidth": "1e9"}
METAVARS = {"N": "1", "NAME=VALUE": "k=1", "SECONDS": "5", "SEED": "1", "MACHINE[:DEVICES]": "h100", "D": "1", "TIME": "24h", "R/N": "0/1",
            "loop|TRANSPORT:ADDRESS": "loop", "argN=FILE.npy|FILE.npz": "arg0=x.npy"}
# Unknown options of these go on to a compiler.
COMPILERS = ("cc", "c++", "fc")
failed = 0


def fail(text):
    global failed
    failed = 1
    print("FAILED:", text)


def samara(*words, **env):
    p = subprocess.run([SAMARA, *words], capture_output=True, text=True, timeout=60, env=dict(os.environ, **env))
    return p.returncode, p.stdout, p.stderr


def start(command, form):
    """The words that lead to the form's options."""
    words = [command["name"], *(form["verb"] or "").split()]
    operands = form["operands"] or ""
    if operands.startswith("--"):
        return words + [operands.split()[0], "x"]
    file = re.search(r"FILE\.(\w+)", operands)
    return words + ([f"x.{file[1]}"] if file else [])


def sample(option):
    if option["words"]:
        return option["words"][0]
    if "least" in option:
        return str(max(option["least"], 1))
    return VALUES.get(option["name"]) or METAVARS.get(option["metavar"], "x")


def understood(words):
    """Whether only the unknown option, or the missing source, is refused."""
    status, _, text = samara(*words, NOBODY)
    first = text.splitlines()[0] if text else ""
    ok = status == 2 and NOBODY in first or status == 1 and "x.c: no such file" in first
    return ok, first


def compiler_takes(words):
    """The driver hands unknown options on: here to a compiler that prints its command line."""
    return samara(*words, "-c", "x.c", SAMARA_CLANG="/bin/echo", SAMARA_CLANGXX="/bin/echo", SAMARA_FLANG="/bin/echo")


def try_both(command, form, option):
    way, name, value = start(command, form), option["name"], sample(option)
    if option["kind"] == "flag":
        forms = [[name]]
    elif option["kind"] == "optional":
        forms = [[name], [f"{name}={value}"], [name, value]]
    else:
        forms = [[f"{name}={value}"], [name, value]]
    for words in forms:
        if command["name"] in COMPILERS:
            status, out, _ = compiler_takes(way + words)
            ok, told = status == 0 and name not in out and value not in out.split(), out
        else:
            ok, told = understood(way + words)
        if not ok:
            fail(f"samara {' '.join(way + words)}: {told}")


def try_wrong(command, form, option):
    """Words are all told, and a slip is seen."""
    if not option["words"] or option["open"]:
        return
    way, name = start(command, form), option["name"]
    status, _, text = samara(*way, f"{name}=no-such-word")
    first = text.splitlines()[0]
    if status != 2 or not all(re.search(rf"(?<![\w-]){re.escape(w)}(?![\w-])", first) for w in option["words"]):
        fail(f"samara {' '.join(way)} {name}=no-such-word, status {status}: {first}")
    word = max(option["words"], key=len)
    status, _, text = samara(*way, name, word + "q")
    if len(word) > 3 and (status != 2 or "did you mean" not in text.splitlines()[0]):
        fail(f"samara {' '.join(way)} {name} {word}q: {text.splitlines()[0]}")


def try_unknown(command, form):
    if form["takes_other_options"] and command["name"] not in ("archive", "cluster"):
        return
    if command["name"] == "systemds":  # its options are SystemDS's, with one dash
        return
    shown = [o["name"] for o in form["options"] if not o["hidden"]]
    status, _, text = samara(*start(command, form), NOBODY)
    first = text.splitlines()[0]
    if status != 2 or not all(o in first for o in shown):
        fail(f"samara {' '.join(start(command, form))} {NOBODY}, status {status}: {first}")


def try_help(command):
    status, text, err = samara(command["name"], "--help")
    if status != 0 or err or not text.startswith(f"usage: samara {command['name']}"):
        fail(f"samara {command['name']} --help: status {status}, {err}")
    for line in text.splitlines():
        if len(line) > 80 and not line.startswith(("usage:", " ")):
            fail(f"{command['name']} --help: more than 80 columns: {line}")
        if line.rstrip() != line:
            fail(f"{command['name']} --help: a blank at the end of: {line}")
    for form in command["forms"]:
        for option in form["options"]:
            if not option["hidden"] and not re.search(rf"^  {re.escape(option['name'])}\b", text, re.M):
                fail(f"{command['name']} --help does not list {option['name']}")
            if not option["hidden"] and not option["help"].endswith("."):
                fail(f"{command['name']} {option['name']}: its help is no sentence")
    if samara("help", command["name"])[1] != text:
        fail(f"samara help {command['name']} says something else")
    for form in command["forms"]:
        words = (form["verb"] or "").split()
        if words and f"samara {command['name']} {' '.join(words)}" not in samara(command["name"], *words, "--help")[1]:
            fail(f"samara {command['name']} {' '.join(words)} --help")


def try_manual(name, folder):
    status, text, _ = samara("help", *([name] if name else []), "--format=man")
    page = folder / f"samara{'-' + name if name else ''}.1"
    page.write_text(text)
    if status != 0 or not text.startswith(".\\\""):
        fail(f"no manual page of {name}")
    if shutil.which("groff"):
        p = subprocess.run(["groff", "-man", "-Tutf8", "-ww", page], capture_output=True, text=True)
        if p.returncode != 0 or p.stderr:
            fail(f"groff of {page.name}: {p.stderr[:400]}")
    if shutil.which("mandoc"):
        p = subprocess.run(["mandoc", "-Tlint", "-Wwarning", page], capture_output=True, text=True)
        if p.returncode != 0:
            fail(f"mandoc of {page.name}: {p.stdout[:400]}")


BASH = r"""
. "$1"; shift
complete_it() {
	COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); COMPREPLY=()
	compopt() { :; }
	_samara; echo "${COMPREPLY[@]}"
}
complete_it "$@"
"""


def try_shells(folder):
    for shell, check in (("bash", ["bash", "-n"]), ("zsh", ["zsh", "-n"]), ("fish", ["fish", "-n"])):
        script = folder / f"samara.{shell}"
        status, text, _ = samara("help", f"--format={shell}")
        script.write_text(text)
        if status != 0 or "samara" not in text:
            fail(f"no completion for {shell}")
        if shutil.which(check[0]) and subprocess.run([*check, script]).returncode != 0:
            fail(f"{shell} cannot read its completion")
    for line, wanted in ((["samara", "pre"], "predict"), (["samara", "cluster", "exp"], "export"),
                         (["samara", "run", "--fp", "=", "f"], "fast"), (["samara", "run", "--fp", "s"], "strict"),
                         (["samara", "run", "--imp"], "--impl="), (["samara", "plan", "--planner", "=", ""], "heft"),
                         (["samara", "predict", "--on", "h100"], "h100-sxm")):
        p = subprocess.run(["bash", "-c", BASH, "bash", folder / "samara.bash", *line], capture_output=True, text=True)
        if wanted not in p.stdout.split():
            fail(f"bash completes {line} to {p.stdout!r} {p.stderr}")


def try_pages(commands):
    """Installed pages: a page for each command; `make install` takes what the build made."""
    if not (BUILD / "samara.1").exists():
        return  # a sanitized build has none
    for name in [None, *(c["name"] for c in commands)]:
        page = BUILD / f"samara{'-' + name if name else ''}.1"
        if not page.exists() or page.read_text() != samara("help", *([name] if name else []), "--format=man")[1]:
            fail(f"{page.name} is not as the tables are (src/cli/meson.build lists the commands)")


def main():
    status, text, _ = samara("help", "--format=json")
    tables = json.loads(text)
    commands = tables["commands"]
    if status != 0 or tables["version"] != 1 or len(commands) < 20:
        fail(f"{len(commands)} commands")
    listed = re.findall(r"^  (\S+) ", samara("--help")[1], re.M)
    if sorted(listed) != sorted(c["name"] for c in commands):
        fail(f"samara --help lists {listed}")
    tried = 0
    for command in commands:
        try_help(command)
        for form in command["forms"]:
            if form["as_before"]:
                continue
            try_unknown(command, form) if command["name"] not in COMPILERS else None
            for option in form["options"]:
                tried += 1
                try_both(command, form, option)
                try_wrong(command, form, option)
    print(f"{tried} options of {len(commands)} commands")
    if tried < 150:
        fail("options are missing")
    with tempfile.TemporaryDirectory() as folder:
        for name in [None, *(c["name"] for c in commands)]:
            try_manual(name, pathlib.Path(folder))
        try_shells(pathlib.Path(folder))
    try_pages(commands)
    return failed


if __name__ == "__main__":
    sys.exit(main())

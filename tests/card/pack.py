"""Puts together what travels to a machine with a card: `gpu-check pack`."""
import os
import pathlib
import re
import shutil
import subprocess
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent
LIMIT = 64 << 20
# Part of every system, or of the machine's own compiler: newer there than here.
LEFT = ("linux-vdso", "ld-linux", "libc.so", "libm.so", "libpthread", "libdl.so", "librt.so", "libstdc++", "libgcc_s")
# LLVM links these for parts that compiling never enters: manifests of Windows, a solver, a prompt.
# Libraries of their names alone, whose functions abort, save half of what travels.
NEVER_CALLED = ("libxml2.so", "libz3.so", "libedit.so")
PROGRAMS = ("tests/stablehlo/programs", "tests/stablehlo/programs/large")


def run(*words, **more):
    return subprocess.run([str(w) for w in words], check=True, text=True, capture_output=True, **more).stdout


def needed_by(binary):
    """Names of the libraries that it links itself."""
    return re.findall(r"NEEDED\s+(\S+)", run("objdump", "-p", binary))


def libraries(build, *binaries):
    """Libraries that they need, by the paths that ldd finds; behind those that are never called
    nothing is needed."""
    own, where, found = {**os.environ, "LD_LIBRARY_PATH": f"{build / 'tests'}:{build}"}, {}, {}
    for binary in binaries:
        for line in run("ldd", binary, env=own).splitlines():
            name, arrow, rest = line.strip().partition(" => ")
            if arrow:
                where[name] = rest.split(" (")[0]
    wanted = [n for b in binaries for n in needed_by(b)]
    while wanted:
        name = wanted.pop()
        if name in found or name.startswith(LEFT):
            continue
        if where.get(name, "not found") == "not found":
            raise SystemExit(f"gpu-check: {name} is needed, which is not here")
        found[name] = pathlib.Path(where[name])
        wanted += [] if name.startswith(NEVER_CALLED) else needed_by(found[name])
    return found


def names_of(library, which):
    """Versions of its names; "": none."""
    parts = (line.split()[-1].partition("@") for line in run("nm", "-D", which, library).splitlines() if line.strip())
    return {name: version.lstrip("@") for name, _, version in parts}


def make_stub(name, library, users, to):
    """A library of that name with the functions that the others take from it, by version."""
    has, taken = names_of(library, "--defined-only"), {}
    for user in users:
        taken.update({n: v for n, v in names_of(user, "--undefined-only").items() if n in has})
    source = "".join(f"void {n}(void) {{ __builtin_trap(); }}\n" for n in sorted(taken))
    script = "".join(f"{v} {{ global: {'; '.join(n for n in taken if taken[n] == v)}; }};\n" for v in sorted(set(taken.values()) - {""}))
    with tempfile.NamedTemporaryFile("w", suffix=".map") as versions:
        versions.write(script)
        versions.flush()
        more = [f"-Wl,--version-script={versions.name}"] if script else []
        subprocess.run(["clang-19", "-shared", "-fPIC", "-O1", "-nostdlib", "-w", "-fno-builtin", f"-Wl,-soname,{name}", *more, "-xc", "-",
                        "-o", str(to)], input=source, text=True, check=True)


def copy(source, to, strip=False):
    to.parent.mkdir(parents=True, exist_ok=True)
    shutil.copy2(source, to)
    if strip:
        run("strip", "--strip-unneeded", to)


def put_samara(build, to):
    """The layout of an installation: bin, lib, share/samara; beside it the libraries it needs."""
    binaries = {"samara": "bin/samara", "libsamara.so.0": "lib/libsamara.so.0", "libsamara-rt.so.0": "lib/libsamara-rt.so.0",
                "libsamara-llvm.so": "lib/samara/libsamara-llvm.so", "tests/unit/test_gpu_card": "bin/test_gpu_card"}
    for name, where in binaries.items():
        if (build / name).exists():
            copy(build / name, to / where, strip=True)
    found = libraries(build, *(to / w for w in binaries.values() if (to / w).exists()))
    for name, path in found.items():
        if not (to / "lib" / name).exists() and not name.startswith(NEVER_CALLED):
            copy(path.resolve(), to / "libs" / name, strip=not name.startswith("libLLVM"))
    for name, path in found.items():
        if name.startswith(NEVER_CALLED):
            make_stub(name, path, list((to / "libs").iterdir()), to / "libs" / name)
    put_webgpu(build, to)
    for name in ("kernels", "machines", "models"):
        shutil.copytree(ROOT / name, to / "share/samara" / name, ignore=shutil.ignore_patterns("README.md"))


def put_webgpu(build, to):
    """wgpu-native and the loader of Vulkan, where they are here; the card's driver is there."""
    wheel = sorted(build.glob("venv/lib/python3.*/site-packages/wgpu/resources/libwgpu_native-release.so"))
    loader = [pathlib.Path(f"/usr/lib/{os.uname().machine}-linux-gnu/libvulkan.so.1")]
    for found, name in ((wheel, "libwgpu_native.so"), (loader, "libvulkan.so.1")):
        if found and found[0].exists():
            copy(found[0].resolve(), to / "libs" / name)


def put_programs(to, more):
    files = [f for folder in PROGRAMS for f in sorted((ROOT / folder).glob("*.mlir*"))]
    for folder in more:
        files += sorted(pathlib.Path(folder).glob("*.mlir*"))
    for f in files:
        copy(f, to / "programs" / f.name)


def put_c_program(build, to):
    """superres, built here: there is no clang of ours on the machine."""
    source = ROOT / "examples/superres"
    try:
        run(build / "samara", "cc", "--runtime=library", "-O3", source / "superres.c", "-o", to / "bin/superres", "-lm")
    except (OSError, subprocess.CalledProcessError) as e:
        return f"superres was not built: {getattr(e, 'stderr', e)}"[:400]
    copy(source / "photo.pgm", to / "programs/photo.pgm")
    return None


def pack(build, out, more, level):
    """Makes folder @p out; gives its bytes and what is missing in it."""
    out.mkdir(parents=True, exist_ok=True)
    notes = []
    with tempfile.TemporaryDirectory(prefix="gpu-check-", dir=out) as folder:
        to = pathlib.Path(folder) / "samara"
        put_samara(build, to)
        put_programs(to, more)
        notes += filter(None, [put_c_program(build, to)])
        run("tar", "-C", folder, "-cJf", out / "samara.tar.xz", "samara", env={"XZ_OPT": f"-{level} -T0", "PATH": "/usr/bin:/bin"})
    card = out / "card"
    shutil.rmtree(card, ignore_errors=True)
    shutil.copytree(HERE, card, ignore=shutil.ignore_patterns("__pycache__", "README.md"))
    copy(ROOT / "tests/bench/peers/xla.py", card / "bench/peers/xla.py")
    for name in ("compare.py", "inputs.py"):
        copy(ROOT / "tests/stablehlo" / name, card / "stablehlo" / name)
    copy(ROOT / "tools/gpu-check", out / "gpu-check")
    commit = subprocess.run(["git", "-C", str(ROOT), "describe", "--always", "--dirty=+", "--abbrev=8", "--exclude=*"], text=True,
                            capture_output=True).stdout.strip()
    (out / "commit").write_text((commit or "unknown") + "\n")
    size = sum(f.stat().st_size for f in out.rglob("*") if f.is_file())
    if size > LIMIT:
        notes.append(f"{size >> 20} MiB are more than the {LIMIT >> 20} MiB that may travel")
    return size, notes

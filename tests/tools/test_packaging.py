#!/usr/bin/env python3
"""Packages agree with the tree; the commit of a tree is recorded."""
import os
import pathlib
import re
import shutil
import subprocess
import tempfile
import unittest

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
# Packages that debhelper or the C compiler brings, and those for a build by hand or its tests
# alone.
NOT_BUILT_WITH = {"libc6-dev", "libstdc++-12-dev", "ninja-build", "python3-venv", "libopenblas0-openmp"}


def deps(kind, group):
    lines = [line.split() for line in (ROOT / "tools/deps.txt").read_text().splitlines()]
    return {w[2]: w[3] for w in lines if w[:2] == [kind, group]}


class Packages(unittest.TestCase):
    control = (ROOT / "packaging/debian/control").read_text()

    def test_debian_builds_with_what_the_tree_needs(self):
        block = re.search(r"^Build-Depends:\n((?: .*\n)+)", self.control, re.M)[1]
        named = {line.split()[0].rstrip(",") for line in block.splitlines()}
        self.assertEqual(set(deps("apt", "run")) - NOT_BUILT_WITH - named, set())
        self.assertEqual(named - set(deps("apt", "run")), {"debhelper-compat", "dh-sequence-python3"})

    def test_versions_are_the_trees(self):
        version = re.search(r"^ *version: '([^']*)'", (ROOT / "meson.build").read_text(), re.M)[1]
        first = (ROOT / "packaging/debian/changelog").read_text().splitlines()[0]
        self.assertRegex(first, rf"^samara \({re.escape(version)}-\d+\) ")

    def test_the_wheels_extras_are_the_pinned_ones(self):
        wheel = (ROOT / "packaging/wheel/pyproject.toml").read_text()
        for package, pin in deps("pip", "run").items():
            self.assertIn(f'"{package}=={pin}"', wheel)
        for package, pin in deps("pip-some", "run").items():
            self.assertIn(f'"{package}=={pin}', wheel)

    def test_errors_name_the_pinned_wheels(self):
        headers = {"onednn-cpu-gomp": ("back/cpu/onednn/onednn.h", "SMR_ONEDNN_PIP"),
                   "scipy-openblas32": ("ops/linalg/openblas.h", "SMR_OPENBLAS_PIP")}
        wheels = deps("pip-some", "run")
        self.assertEqual(set(wheels), set(headers))
        for package, (header, name) in headers.items():
            self.assertIn(f'#define {name} "{wheels[package]}"', (ROOT / "src" / header).read_text())

    def test_the_wheel_and_the_loader_know_the_same_libraries(self):
        source, = [p for p in (ROOT / "src").rglob("module.c") if "smr_dynlib_load" in p.read_text()]
        loader = source.read_text().split("foreign[] = {")[1].split("};")[0]
        wheel = (ROOT / "packaging/wheel/build").read_text().split("FOREIGN = {")[1].split("\n}")[0]
        self.assertEqual(re.findall(r'"([^"]*)"', loader), re.findall(r'"([^"]*)"', wheel))


class Commit(unittest.TestCase):
    def setUp(self):
        self.root = pathlib.Path(tempfile.mkdtemp())
        self.addCleanup(shutil.rmtree, self.root)
        (self.root / "tools").mkdir()
        shutil.copy(ROOT / "tools/commit", self.root / "tools")

    def told(self):
        env = {k: v for k, v in os.environ.items() if not k.startswith("GIT_")}
        return subprocess.run([self.root / "tools/commit"], text=True, stdout=subprocess.PIPE, env=env).stdout.strip()

    def git(self, *words):
        return subprocess.run(["git", "-C", self.root, "-c", "user.name=n", "-c", "user.email=e", *words], check=True, text=True,
                              stdout=subprocess.PIPE).stdout.strip()

    def test_a_tree_without_git_is_unknown(self):
        self.assertEqual(self.told(), "unknown")

    def test_a_release_says_it(self):
        (self.root / ".commit").write_text("0123456789ab\n")
        self.assertEqual(self.told(), "0123456789ab")

    def test_changes_are_told(self):
        self.git("init", "-q")
        self.git("add", ".")
        self.git("commit", "-q", "-m", "first")
        commit = self.git("rev-parse", "HEAD")
        self.assertTrue(commit.startswith(self.told()) and len(self.told()) >= 12)
        with (self.root / "tools/commit").open("a") as f:
            f.write("# more\n")
        self.assertTrue(self.told().endswith("-changed"))


if __name__ == "__main__":
    unittest.main()

#!/usr/bin/env python3
"""The checks of tools/ find what they are for."""
import importlib.machinery
import importlib.util
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile
import unittest

TOOLS = pathlib.Path(__file__).resolve().parent.parent.parent / "tools"


def check(tool, files):
    """Runs a tool on a tree made of {path: text}; (exit status, what it prints)."""
    with tempfile.TemporaryDirectory() as root:
        for path, text in files.items():
            p = pathlib.Path(root, path)
            p.parent.mkdir(parents=True, exist_ok=True)
            p.write_text(text)
        done = subprocess.run([sys.executable, TOOLS / tool, root], text=True,
                              stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        return done.returncode, done.stdout


class Layers(unittest.TestCase):
    tree = {
        "LAYERS": "base\ngraph graph/text\nfront/c\nrt: base/a.h\n",
        "src/base/a.h": "#include <stdio.h>\n",
        "src/base/b.h": "",
        "src/graph/g.h": '#include "base/a.h"\n#include <samara/status.h>\n',
        "src/front/c/plugin/p.cpp": '#include "graph/g.h"\n#include "p.h"\n',
        "src/front/c/plugin/p.h": "",
        "src/graph/text/t.h": '#include "graph/g.h"\n',
        "src/rt/r.c": '#include "base/a.h"\n#include "rt/r.h"\n',
        "src/rt/r.h": "",
    }

    def with_file(self, path, text):
        return check("check-layers", {**self.tree, path: text})

    def test_lets_a_tree_in_order_pass(self):
        self.assertEqual(check("check-layers", self.tree), (0, ""))

    def test_names_the_line_that_looks_up(self):
        status, said = self.with_file("src/base/b.h", '\n#include "graph/g.h"\n')
        self.assertEqual(status, 1)
        self.assertIn("src/base/b.h:2: base may not include \"graph/g.h\"", said)

    def test_lets_folders_of_one_line_include_each_other(self):
        self.assertEqual(self.with_file("src/graph/g.h", '#include "graph/text/t.h"\n'), (0, ""))

    def test_sees_through_a_path_with_dots(self):
        self.assertEqual(self.with_file("src/base/b.h", '#include "../graph/g.h"\n')[0], 1)

    def test_keeps_the_runtime_to_its_list(self):
        status, said = self.with_file("src/rt/r.c", '#include "base/b.h"\n')
        self.assertEqual(status, 1)
        self.assertIn("rt may not include", said)

    def test_refuses_a_folder_that_is_not_listed(self):
        self.assertEqual(self.with_file("src/new/n.c", '#include "base/a.h"\n')[0], 1)

    def test_refuses_a_layer_without_a_folder(self):
        status, said = check("check-layers", {**self.tree, "LAYERS": "base\ngraph graph/text\nfront/c\nweb\nrt: base/a.h\n"})
        self.assertEqual((status, said), (1, "LAYERS: web is no folder of src/\n"))

    def test_refuses_a_header_that_does_not_exist(self):
        self.assertEqual(self.with_file("src/graph/x.c", '#include "base/zzz.h"\n')[0], 1)


class Tree(unittest.TestCase):
    def test_asks_for_a_readme_in_each_folder(self):
        files = {"src/base/a.c": "int x;\n"}
        self.assertEqual(check("check-tree", files)[0], 1)
        self.assertEqual(check("check-tree", {**files, "src/base/README.md": "base\n"})[0], 0)

    def test_folders_of_data_need_none(self):
        self.assertEqual(check("check-tree", {"tests/fuzz/corpus/x/a.c": "int x;\n"})[0], 0)
        self.assertEqual(check("check-tree", {"tests/fuzz/x/a.c": "int x;\n"})[0], 1)

    def test_refuses_a_file_of_more_than_800_lines(self):
        files = {"src/base/README.md": "base\n", "src/base/a.c": "\n" * 800}
        self.assertEqual(check("check-tree", files)[0], 0)
        status, said = check("check-tree", {**files, "src/base/a.c": "\n" * 801})
        self.assertEqual(status, 1)
        self.assertIn("src/base/a.c: 801 lines", said)

    def test_refuses_a_unit_test_that_is_not_listed(self):
        tree = {"tests/README.md": "", "tests/unit/README.md": "", "tests/unit/meson.build": "  'a/b': ['c', 'd'],\n",
                "tests/unit/a/b/c_test.c": ""}
        self.assertEqual(check("check-tree", tree), (0, ""))
        for name in ("a/b/e_test", "a/c_test", "a/b/d", "test_a"):
            status, said = check("check-tree", tree | {f"tests/unit/{name}.c": ""})
            self.assertEqual(status, 1)
            self.assertIn(f"tests/unit/{name}.c: not in tests/unit/meson.build", said)

    def test_refuses_programs_and_large_files(self):
        files = {"src/README.md": "src\n", "docs/README.md": "docs\n"}
        self.assertEqual(check("check-tree", files)[0], 0)
        status, said = check("check-tree", {**files, "docs/plan": "\x7fELF..."})
        self.assertEqual(status, 1)
        self.assertIn("docs/plan: an executable", said)
        self.assertEqual(check("check-tree", {**files, "docs/table.csv": "1\n" * (1 << 20)})[0], 1)

    def test_refuses_binary_files_of_unlisted_kinds(self):
        files = {"docs/README.md": "docs\n", "docs/weights.npz": "PK\0"}
        self.assertEqual(check("check-tree", files)[0], 0)
        status, said = check("check-tree", {**files, "docs/notes": "a\0b"})
        self.assertEqual(status, 1)
        self.assertIn("docs/notes: binary", said)

    def test_refuses_more_than_55_sources_in_a_folder(self):
        files = {"src/a/README.md": "a\n", **{f"src/a/f{i}.c": "" for i in range(55)}}
        self.assertEqual(check("check-tree", files)[0], 0)
        status, said = check("check-tree", {**files, "src/a/more.h": ""})
        self.assertEqual(status, 1)
        self.assertIn("src/a: 56 source files, 55 is the limit", said)

    def test_refuses_more_folders_in_src_than_the_limit(self):
        files = {f"src/d{i}/README.md": "d\n" for i in range(27)}
        status, said = check("check-tree", files)
        self.assertEqual(status, 1)
        self.assertIn("src: 27 folders", said)


class Prose(unittest.TestCase):
    words = {"tools/words": "anew | again\nturns? | iteration | 1\n"}

    def complaints(self, files):
        return check("check-prose", {**self.words, **files})

    def fixed(self, path, text):
        with tempfile.TemporaryDirectory() as root:
            p = pathlib.Path(root, path)
            p.parent.mkdir(parents=True, exist_ok=True)
            p.write_text(text)
            subprocess.run([sys.executable, TOOLS / "check-prose", "--fix", root], stdout=subprocess.DEVNULL)
            return p.read_text()

    def test_lets_plain_text_pass(self):
        self.assertEqual(self.complaints({
            "src/a.c": "/* Adds two numbers. */\nint x = anew; /* `anew` */\n",
            "docs/a.md": "# A\nOne sentence. Another one.\n\n```\n" + "anew " * 40 + "\n```\n",
        }), (0, ""))

    def test_refuses_long_comments_but_not_long_code(self):
        long = "word " * 30
        self.assertEqual(self.complaints({"a.py": f"x = 1  # {long}\n"})[0], 1)
        self.assertEqual(self.complaints({"a.c": f"/* {long} */\n"})[1].strip(), "a.c:1: 156 columns, at most 100")
        self.assertEqual(self.complaints({"a.sh": f"# {long}\n"})[0], 1)
        self.assertEqual(self.complaints({"a.md": f"{long}\n"})[0], 1)
        self.assertEqual(self.complaints({"a.md": f"| {long} |\n"})[0], 0)
        self.assertEqual(self.complaints({"a.py": "x = [" + "1, " * 60 + "]\n"})[0], 0)

    def test_names_the_standard_term_for_a_private_word(self):
        for path, text in (("a.c", "/* It is made anew. */\n"), ("a.c", 'char *x = "the code is made anew";\n'),
                           ("a.py", "# Made anew.\n"), ("a.md", "It is made anew.\n")):
            self.assertEqual(self.complaints({path: text}), (1, f'{path}:1: "anew": write again\n'))

    def test_counts_the_uses_that_are_left_of_a_word(self):
        self.assertEqual(self.complaints({"a.c": "/* A turn. */\n"})[0], 0)
        status, said = self.complaints({"a.c": "/* A turn. */\n/* Turns. */\n"})
        self.assertEqual(status, 1)
        self.assertIn('a.c:2: "Turns": write iteration', said)

    def test_refuses_long_sentences(self):
        status, said = self.complaints({"a.md": "It " + "is\n" * 45 + ".\n"})
        self.assertEqual((status, said), (1, "a.md:1: a sentence of 46 words, at most 45\n"))
        status, said = self.complaints({"a.md": ("It " + "is\n" * 18 + ".\n\n") * 5})
        self.assertEqual((status, said), (1, "a.md:1: median sentence 19 words, at most 18\n"))

    def test_a_page_may_keep_the_faults_that_are_known(self):
        page = {"a.md": "It " + "is\n" * 45 + ".\n"}
        self.assertEqual(self.complaints({**page, "tools/prose-known": "a.md sentences 1\n"})[0], 0)
        self.assertEqual(self.complaints({**page, "tools/prose-known": "b.md sentences 1\n"})[0], 1)

    def test_wraps_markdown_but_not_tables_or_code(self):
        table = "| " + "word " * 30 + "|\n"
        code = "```\n" + "word " * 30 + "\n```\n"
        fixed = self.fixed("a.md", "- " + "word " * 30 + "\n\n" + table + "\n" + code)
        self.assertIn("\n  word", fixed)
        self.assertIn(table, fixed)
        self.assertIn(code, fixed)
        self.assertEqual(max(len(line) for line in fixed.split("\n") if line[:1] in "- "), 96)

    def test_moves_a_long_comment_above_its_line(self):
        fixed = self.fixed("a.py", "x = 1  # " + "word " * 20 + "\n")
        self.assertEqual(fixed, "# " + "word " * 18 + "word\n# word\nx = 1\n")


class Names(unittest.TestCase):
    tree = {
        "src/base/a.h": "int smr_a_new(void); /* a_part.c */\n",
        "src/base/a_part.c": "/* smr_a_new() */\n",
        "src/base/README.md": "`a_part.c`, `base/a.h`, `src/base/*.c`, `smr_a_*`, `NAME.c`, smr_a_K\n",
    }

    def test_lets_names_that_exist_pass(self):
        self.assertEqual(check("check-names", self.tree), (0, ""))

    def test_names_a_file_that_does_not_exist(self):
        status, said = check("check-names", {**self.tree, "src/base/b.c": "/* See queues.c. */\n"})
        self.assertEqual((status, said), (1, 'src/base/b.c:1: no file "queues.c"\n'))
        self.assertEqual(check("check-names", {**self.tree, "docs/a.md": "`src/graph/a_part.c`\n"})[0], 1)

    def test_names_a_function_that_does_not_exist(self):
        status, said = check("check-names", {**self.tree, "src/base/b.c": "/* As smr_b_new(). */\n"})
        self.assertEqual((status, said), (1, 'src/base/b.c:1: no function or type "smr_b_new"\n'))
        self.assertEqual(check("check-names", {**self.tree, "docs/a.md": "It calls `open_site()`.\n"})[0], 1)


class Links(unittest.TestCase):
    tree = {
        "docs/README.md": "[a](a.md) [b](b.md#two-words)\n",
        "docs/a.md": "![](figures/road.svg) `src/x.c` `src/*.c` [out](https://example.org/none)\n",
        "docs/b.md": "# One\n## Two words\n",
        "docs/figures/road.dot": "digraph {}\n",
        "src/x.c": "/* docs/a.md says why */\n",
    }

    def said(self, path, text):
        return check("check-links", {**self.tree, path: text})

    def test_lets_a_tree_in_order_pass(self):
        self.assertEqual(check("check-links", self.tree), (0, ""))

    def test_names_a_link_that_leads_nowhere(self):
        self.assertEqual(self.said("docs/b.md", "# Two words\n[x](../src/y.c)\n"), (1, "docs/b.md: leads nowhere: ../src/y.c\n"))

    def test_links_in_code_are_text(self):
        self.assertEqual(self.said("docs/b.md", "# Two words\n```\n[x](none.md)\n```\n"), (0, ""))

    def test_names_a_heading_that_is_not_there(self):
        self.assertIn("no such heading: b.md#two-words", self.said("docs/b.md", "# One\n")[1])

    def test_asks_for_the_source_of_a_figure(self):
        self.assertIn("leads nowhere: figures/none.svg", self.said("docs/b.md", "# Two words\n![](figures/none.svg)\n")[1])

    def test_names_a_path_in_backquotes_that_is_not_there(self):
        self.assertIn("there is no src/y.c", self.said("docs/b.md", "# Two words\n`src/y.c`\n")[1])

    def test_names_a_file_of_a_diff_that_is_not_there(self):
        block = "# Two words\n```diff\n--- src/%s.c\n+int x;\n```\n"
        self.assertEqual(self.said("docs/b.md", block % "x"), (0, ""))
        self.assertEqual(self.said("docs/b.md", block % "y"), (1, "docs/b.md: a diff of src/y.c, which is not there\n"))

    def test_names_a_page_that_a_comment_asks_for(self):
        self.assertEqual(self.said("src/y.c", "/* docs/none.md */\n"), (1, "src/y.c: there is no docs/none.md\n"))

    def test_asks_for_each_variable_of_the_environment(self):
        status, said = self.said("src/y.c", 'getenv("SAMARA_NEW")\n')
        self.assertEqual((status, said), (1, "docs/reference/environment.md: does not name SAMARA_NEW\n"))

    def test_asks_each_folder_to_link_to_its_pages(self):
        self.assertIn("docs/c.md: the README of its folder", self.said("docs/c.md", "# C\n")[1])


class Site(unittest.TestCase):
    """docs-site with programs in the place of MkDocs and Graphviz: what it hands to them."""
    files = {
        "README.md": "# Top\n[docs](docs/README.md) [a](docs/start/a.md#x)\n",
        "docs/README.md": "# Map\n[top](../README.md)\n", "docs/tour.md": "# Tour\n",
        "docs/start/README.md": "# Start\n- [b](b.md)\n- [a](a.md)\n",
        "docs/start/a.md": "# A\ntext\n- one `src/x.c`\n```\n[not](a.link)\n```\n![f](../figures/f.svg)\n",
        "docs/start/b.md": "# B\n[c](../../src/x.c) [s](../../src/README.md)\n",
        "docs/howto/README.md": "# H\n", "docs/reference/README.md": "# R\n", "docs/design/README.md": "# D\n",
        "docs/decisions/README.md": "# D\n", "docs/figures/README.md": "# F\n", "docs/figures/f.dot": "digraph {}\n",
        "src/x.c": "int x;\n", "src/README.md": "# Source\n[x](x.c)\n", "src/other.c": "int y;\n",
    }

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        root = pathlib.Path(folder.name)
        stub = "#!/bin/sh\nexit 0\n"
        for path, text in {**self.files, "tools/docs-site": (TOOLS / "docs-site").read_text(), "bin/dot": stub,
                           "build/docs-venv/bin/mkdocs": stub}.items():
            (root / path).parent.mkdir(parents=True, exist_ok=True)
            (root / path).write_text(text)
        for program in ("bin/dot", "build/docs-venv/bin/mkdocs"):
            (root / program).chmod(0o755)
        subprocess.run([sys.executable, root / "tools/docs-site", root / "build"], check=True, stdout=subprocess.DEVNULL,
                       env={**os.environ, "PATH": f"{root / 'bin'}:{os.environ['PATH']}"})
        self.site = root / "build/site-src"
        self.nav = json.loads(re.sub(r"!!python.*", '""', (root / "build/mkdocs.yml").read_text()))["nav"]

    def test_the_readme_is_the_index_and_links_follow(self):
        self.assertEqual((self.site / "index.md").read_text(), "# Top\n[docs](map.md) [a](start/a.md#x)\n")
        self.assertEqual((self.site / "map.md").read_text(), "# Map\n[top](index.md)\n")

    def test_what_pages_name_is_copied_and_nothing_else(self):
        self.assertIn("[`src/x.c`](../source/src/x.c.txt)", (self.site / "start/a.md").read_text())
        self.assertEqual((self.site / "source/src/README.md").read_text(), "# Source\n[x](x.c.txt)\n")
        self.assertFalse((self.site / "source/src/other.c.txt").exists())

    def test_code_stays_and_lists_get_a_blank_line(self):
        text = (self.site / "start/a.md").read_text()
        self.assertIn("[not](a.link)", text)
        self.assertIn("text\n\n- one", text)
        self.assertIn("![f](../figures/f.svg)", text)

    def test_pages_come_in_the_order_of_the_readme(self):
        self.assertIn({"Getting started": ["start/README.md", "start/b.md", "start/a.md"]}, self.nav)
        self.assertIn("figures/README.md", self.nav)


class Circles(unittest.TestCase):
    """check-circles reads objects of a build: a small one is made here."""

    def complaints(self, src):
        with tempfile.TemporaryDirectory() as root:
            r = pathlib.Path(root)
            for folder in ("src/a", "src/b", "tools", "build/libx.p"):
                (r / folder).mkdir(parents=True)
            (r / "tools/check-circles").write_text((TOOLS / "check-circles").read_text())
            for name, text in src.items():
                (r / "src" / name).write_text(text)
                subprocess.run(["clang-19", "-w", "-std=gnu89", "-c", r / "src" / name, "-o",
                                r / f"build/libx.p/src_{name.replace('/', '_')}.o"], check=True)
            done = subprocess.run([sys.executable, r / "tools/check-circles", r / "build"], text=True,
                                  stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
            return done.returncode, done.stdout

    def test_names_the_calls_of_a_circle_between_folders(self):
        src = {"a/x.c": "void smr_x(void) { smr_y(); }\n", "a/y.c": "void smr_y(void) { smr_z(); }\n",
               "b/z.c": "void smr_z(void) { smr_x(); }\n"}
        self.assertEqual(self.complaints(src), (1, "3 files of src/a, src/b call each other in a circle:\n"
                                                "  src/a/y.c calls src/b/z.c: smr_z\n"
                                                "  src/b/z.c calls src/a/x.c: smr_x\n"))

    def test_lets_circles_of_one_folder_and_chains_pass(self):
        src = {"a/x.c": "void smr_x(void) { smr_y(); smr_z(); }\n", "a/y.c": "void smr_y(void) { smr_x(); }\n",
               "b/z.c": "void smr_z(void) {}\n"}
        self.assertEqual(self.complaints(src), (0, ""))


class Unused(unittest.TestCase):
    """check-unused reads objects of a build: a small one is made here."""

    def complaints(self, src, tests=""):
        with tempfile.TemporaryDirectory() as root:
            r = pathlib.Path(root)
            for folder in ("src", "tests", "tools", "build/libx.p"):
                (r / folder).mkdir(parents=True)
            (r / "tools/check-unused").write_text((TOOLS / "check-unused").read_text())
            (r / "tests/t.c").write_text(tests)
            # functions that the script exempts for tests must be there
            exempt = "".join(f"void {n}(void) {{}}\n" for n in re.findall(r'"((?:smr|nest)_\w+)"', re.search(
                r"FOR_TESTS = {(.*?)}", (TOOLS / "check-unused").read_text(), re.S)[1]))
            for name, text in {**src, "exempt.c": exempt}.items():
                (r / "src" / name).write_text(text)
                subprocess.run(["clang-19", "-w", "-c", r / "src" / name, "-o", r / f"build/libx.p/src_{name}.o"],
                               check=True)
            done = subprocess.run([sys.executable, r / "tools/check-unused", r / "build"], text=True,
                                  stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
            return done.returncode, done.stdout

    def test_names_what_nobody_calls(self):
        self.assertEqual(self.complaints({"a.c": "int smr_dead(void)\n{\n\treturn 1;\n}\n"}),
                         (1, "src_a.c: nothing uses smr_dead\n"))

    def test_lets_what_another_file_calls_pass(self):
        self.assertEqual(self.complaints({"a.c": "int smr_live(void) { return 1; }\n",
                                          "b.c": "int smr_live(void);\nint main(void) { return smr_live(); }\n"}), (0, ""))

    def test_asks_for_static_unless_a_test_calls_it(self):
        src = {"a.c": "int smr_own(void)\n{\n\treturn 1;\n}\nint main(void)\n{\n\treturn smr_own();\n}\n"}
        self.assertEqual(self.complaints(src), (1, "src_a.c: no other file uses smr_own\n"))
        self.assertEqual(self.complaints(src, "int x = smr_own();"), (0, ""))


class Groups(unittest.TestCase):
    def check(self, *words):
        return subprocess.run([sys.executable, TOOLS / "check", *words], text=True, capture_output=True)

    def test_are_listed_with_what_they_are(self):
        done = self.check("--list")
        self.assertEqual(done.returncode, 0)
        self.assertRegex(done.stdout, r"(?m)^fuzz +every parser")

    def test_that_are_not_there_are_refused_before_anything_is_built(self):
        done = self.check("--all", "fuss")
        self.assertEqual((done.returncode, done.stdout), (2, ""))
        self.assertIn("no group 'fuss'; there are lint,", done.stderr)


class Counts(unittest.TestCase):
    def setUp(self):
        loader = importlib.machinery.SourceFileLoader("run", str(TOOLS.parent / "tests/counts/run"))
        self.run_ = importlib.util.module_from_spec(importlib.util.spec_from_loader("run", loader))
        loader.exec_module(self.run_)

    def test_are_those_of_our_own_objects_and_not_of_calls(self):
        text = ("ob=(1) /build/libsamara-test.so\nfn=(1) f\n10 5\n+1 7\ncob=(2) /lib/libc.so.6\ncfn=(2) g\ncalls=1 3\n* 100\n"
                "ob=(2)\nfn=(2)\n3 100\nob=(1)\nfn=(3) h\n-2 1\n")
        self.assertEqual(self.run_.total(text), 13)

    def test_may_drift_by_two_percent_either_way(self):
        self.assertIsNone(self.run_.complaint("a", 1019, {"a": 1000}))
        self.assertIn("+2.1 % of the 1000", self.run_.complaint("a", 1021, {"a": 1000}))
        self.assertIn("-2.1 %", self.run_.complaint("a", 979, {"a": 1000}))
        self.assertIn("none are expected", self.run_.complaint("b", 1, {"a": 1000}))


class BenchDocs(unittest.TestCase):
    ROOT = TOOLS.parent
    FILES = ("README.md", "docs/performance.md", "docs/figures/performance.svg")
    FIGURE = ("docs/figures/how-it-works.dot", "docs/figures/how-it-works.svg")

    def complaints(self, change=lambda files: None):
        """The output of --check for documents and results after @p change of {path: text}."""
        results = (self.ROOT / "tests/bench/results").glob("*.json")
        files = {str(p.relative_to(self.ROOT)): p.read_text() for p in [*(self.ROOT / f for f in self.FILES + self.FIGURE), *results]}
        change(files)
        with tempfile.TemporaryDirectory() as root:
            for path, text in files.items():
                p = pathlib.Path(root, path)
                p.parent.mkdir(parents=True, exist_ok=True)
                p.write_text(text)
            done = subprocess.run([sys.executable, TOOLS / "bench-docs", "--check", root], text=True, stdout=subprocess.PIPE,
                                  stderr=subprocess.STDOUT)
            return done.returncode, done.stdout

    def change_of(self, path, old, new):
        def change(files):
            self.assertIn(old, files[path])
            files[path] = files[path].replace(old, new, 1)
        return change

    def test_lets_documents_with_the_measured_figures_pass(self):
        self.assertEqual(self.complaints(), (0, ""))

    def test_names_each_document_whose_figures_were_measured_anew(self):
        status, said = self.complaints(self.change_of("tests/bench/results/programs.json", '"large": 8.0', '"large": 80.0'))
        self.assertEqual(status, 1)
        for path in self.FILES:
            self.assertIn(f"{path}: ", said)

    def test_names_a_picture_whose_source_was_changed(self):
        status, said = self.complaints(self.change_of("docs/figures/how-it-works.dot", "identify", "identity"))
        self.assertEqual(status, 1)
        self.assertIn("docs/figures/how-it-works.svg: drawn from another state", said)

    def test_refuses_a_figure_that_was_changed_in_the_readme(self):
        status, said = self.complaints(lambda files: files.update({"README.md": re.sub(r"\| [\d.]+× \|", "| 99× |", files["README.md"], count=1)}))
        self.assertEqual((status, said.count("\n")), (1, 1))
        self.assertIn("README.md: its figures are not those", said)

    def test_validates_results_by_their_schema(self):
        status, said = self.complaints(self.change_of("tests/bench/results/dag.json", '"date": "2026-11-22"', '"date": "in November"'))
        self.assertEqual(status, 1)
        self.assertIn("tests/bench/results/dag.json: date: 'in November' does not match", said)

    def test_refuses_a_row_with_a_figure_of_no_column(self):
        status, said = self.complaints(self.change_of("tests/bench/results/dag.json", '"planner": "search",', '"planner": "search", "mood": 1,'))
        self.assertEqual(status, 1)
        self.assertIn("dag: no column mood", said)


class Accuracy(unittest.TestCase):
    """tests/bench/predict/accuracy.py, the errors of predictions."""

    def test_counts_errors_in_percent_of_what_was_measured(self):
        sys.path.insert(0, str(TOOLS.parent / "tests/bench/predict"))
        import accuracy
        pairs = [(10, {"p10": 8, "p50": 11, "p90": 13}), (20, {"p10": 8, "p50": 10, "p90": 13})]
        self.assertEqual({k: round(v) for k, v in accuracy.errors(pairs).items()},
                         {"n": 2, "median": 30, "p90": 50, "mape": 30, "inside": 50})


class Records(unittest.TestCase):
    """tests/bench/record.py, the form of results."""

    def setUp(self):
        sys.path.insert(0, str(TOOLS.parent / "tests/bench"))
        import record
        self.record = record

    def test_reads_cells_as_numbers_texts_and_gaps(self):
        cells = {"1,213": 1213, "2.5e+03": 2500.0, "**0.52**": 0.52, "0.49×": 0.49, "+2.0 %": 2.0, "": None, "one": "one",
                 "8 of 10": "8 of 10", "0": 0, "1.9 ms": "1.9 ms"}
        self.assertEqual({c: self.record.value(c) for c in cells}, cells)

    def test_keeps_means_apart_and_gives_columns_of_one_name_two_keys(self):
        t = self.record.table("x", "X", ["program", "ratio", "ratio"], [["a", "2", ""], ["geometric mean", "2", "3"]])
        self.assertEqual([c["key"] for c in t["columns"]], ["program", "ratio", "ratio_2"])
        self.assertEqual((t["rows"], t["summary"]), ([{"program": "a", "ratio": 2}],
                                                     [{"program": "geometric mean", "ratio": 2, "ratio_2": 3}]))


if __name__ == "__main__":
    unittest.main()

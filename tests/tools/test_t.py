#!/usr/bin/env python3
"""tools/t BUILD: what depends on a file is found, and nothing else."""
import importlib.machinery
import importlib.util
import pathlib
import subprocess
import sys
import unittest

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
BUILD = sys.argv.pop(1) if len(sys.argv) > 1 else str(ROOT / "build")
loader = importlib.machinery.SourceFileLoader("t", str(ROOT / "tools/t"))
t = importlib.util.module_from_spec(importlib.util.spec_from_loader("t", loader))
loader.exec_module(t)

NM = """test.o: main T 0 0
test.o: parse U
parse.o: parse T 0 0
parse.o: lex U
parse.o: printf U
lex.o: lex T 0 0
lex.o: words R 0 0
other.o: other T 0 0
other.o: words U
"""


class Calls(unittest.TestCase):
    def test_lead_through_other_files(self):
        far = t.distances("test.o", *t.parse_nm(NM))
        self.assertEqual(far, {"test.o": 0, "parse.o": 1, "lex.o": 2})

    def test_do_not_lead_back_to_who_calls(self):
        far = t.distances("other.o", *t.parse_nm(NM))
        self.assertEqual(far, {"other.o": 0, "lex.o": 1})

    def test_the_nearest_of_several_counts(self):
        far = t.distances("test.o", *t.parse_nm(NM))
        self.assertEqual(t.nearest(far, {"lex.o", "parse.o"}), 1)
        self.assertIsNone(t.nearest(far, {"other.o"}))


class Near(unittest.TestCase):
    def test_are_those_that_call_the_file(self):
        self.assertEqual(t.keep_near([(0, "a"), (1, "b"), (2, "c")]), [(0, "a"), (1, "b")])

    def test_are_the_nearest_where_none_calls_it(self):
        self.assertEqual(t.keep_near([(4, "a"), (3, "b"), (3, "c")]), [(3, "b"), (3, "c")])
        self.assertEqual(t.keep_near([]), [])

    def test_of_a_file_have_its_name(self):
        self.assertEqual(t.tested_file(ROOT / "tests/unit/ir/graph/poly_test.c"), ROOT / "src/ir/graph/poly")
        self.assertIsNone(t.tested_file(ROOT / "tests/unit/queue_case.h"))
        self.assertIsNone(t.tested_file(ROOT / "src/ir/graph/poly.c"))


class Tests(unittest.TestCase):
    def t(self, *words, status=0):
        done = subprocess.run([sys.executable, ROOT / "tools/t", "--build", BUILD, *words], cwd=ROOT, text=True, capture_output=True)
        self.assertEqual(done.returncode, status, done.stderr)
        return done.stdout if status == 0 else done.stderr

    def near(self, *words):
        """The tests of --list that are that near."""
        lines = [line.split() for line in self.t("--list", "--near", *words).splitlines()]
        return {name for far, name in lines}

    def source_of(self, word):
        return next(str(p) for p in sorted((ROOT / "tests/unit").rglob("*.c")) if word in p.name)

    def test_of_a_test_is_that_one(self):
        self.assertEqual(len(self.near(self.source_of("poly"))), 1)

    def test_of_a_header_are_all_that_include_it(self):
        self.assertGreater(len(self.near("tests/unit/unit.h")), 100)

    def test_of_a_low_file_are_more_than_of_a_high_one(self):
        low, high = ([str(p) for p in (ROOT / "src").rglob(name)][:1] for name in ("str.c", "npz.c"))
        self.assertGreater(len(self.near(*low)), len(self.near(*high)))

    def test_of_a_file_that_no_test_calls_are_the_nearest(self):
        self.assertIn("pass/simplify/simplify", self.near("src/pass/simplify/part.c"))

    def test_of_no_file_is_refused(self):
        self.assertIn("there is no src/nowhere.c", self.t("src/nowhere.c", status=2))
        self.assertIn("name files or folders", self.t(status=2))

    def test_help_has_examples(self):
        self.assertIn("tools/t --changed", self.t("--help"))


if __name__ == "__main__":
    unittest.main()

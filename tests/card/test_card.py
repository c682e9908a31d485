#!/usr/bin/env python3
"""test_card.py: the check of a card by itself: parts that hang or die, what becomes of lines."""
import datetime
import importlib.machinery
import importlib.util
import json
import pathlib
import subprocess
import sys
import tempfile
import time
import unittest

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent
sys.dont_write_bytecode = True
sys.path.insert(0, str(HERE))
import render  # noqa: E402  after the path is set

loader = importlib.machinery.SourceFileLoader("gpu_check", str(ROOT / "tools/gpu-check"))
check = importlib.util.module_from_spec(importlib.util.spec_from_loader("gpu_check", loader))
loader.exec_module(check)

NOW = datetime.datetime(2026, 1, 2, 3, 4, tzinfo=datetime.timezone.utc)


def figure(what, unit, value, label="measured:events", **peers):
    return {"of": "chains", "figure": what, "unit": unit, "value": value, "label": label, "peers": peers}


class Parts(unittest.TestCase):
    def run_as_part(self, program, seconds):
        """Lines of the parent for a part that is this program."""
        with tempfile.TemporaryDirectory() as folder:
            fake = pathlib.Path(folder) / "gpu-check"
            fake.write_text(program)
            check.HERE, kept = pathlib.Path(folder), check.HERE
            try:
                return list(check.run_part("made", seconds, fake))
            finally:
                check.HERE = kept

    def test_lines_come_through_and_the_end_is_told(self):
        found = self.run_as_part("print('{\"passed\": 1}')", 30)
        self.assertEqual(found[0], {"passed": 1})
        self.assertEqual(found[-1]["part"], "made")
        self.assertFalse(any("failed" in x for x in found))

    def test_a_part_that_hangs_is_ended_and_its_lines_stay(self):
        start = time.monotonic()
        program = ("import subprocess, time\nprint('{\"passed\": 1}', flush=True)\n"
                   "subprocess.Popen(['sleep', '50'])\ntime.sleep(50)")
        found = self.run_as_part(program, 2)
        self.assertLess(time.monotonic() - start, 20)
        self.assertEqual(found[0], {"passed": 1})
        self.assertIn("no end within 2 s", found[1]["why"])

    def test_a_part_that_dies_is_told_with_its_reason(self):
        found = self.run_as_part("print('{\"passed\": 1}', flush=True)\nraise SystemExit('no card')", 30)
        self.assertEqual(found[0], {"passed": 1})
        self.assertIn("no card", found[1]["why"])

    def test_a_line_that_is_no_json_is_told(self):
        found = self.run_as_part("print('{\"passed\": 1}')\nprint('no json')", 30)
        self.assertTrue(any("no json" in x.get("why", "") for x in found))


class Render(unittest.TestCase):
    def setUp(self):
        self.lines = [{"of": "calibrate", "about": {"card": "a card"}}, figure("copy by torch, 512 MiB", "GB/s", 2000.0),
                      figure("gelu f32", "GB/s", 1800.0, torch=900.0), figure("a program", "ms", 2.0, jax=5.0),
                      {"of": "chains", "predicted": "gelu", "predicted_s": 1.1, "measured_s": 1.0, "label": "measured:events"},
                      {"of": "chains", "failed": "softmax", "why": "a\nreason"}, {"of": "conform", "passed": "x"},
                      {"of": "chains", "part": "chains", "seconds": 3}]
        self.whole = render.summary(self.lines, "abcdef12", NOW)

    def test_ratios_are_times_as_fast(self):
        ratios = [f["ratios"] for f in self.whole["figures"]]
        self.assertEqual(ratios, [{}, {"torch": 2.0}, {"jax": 2.5}])

    def test_the_table_has_shares_of_the_copy_and_failures(self):
        text = render.markdown(self.whole)
        self.assertIn("| gelu f32 | 1800.0 | GB/s | 90 % |", text)
        self.assertIn("failed: chains: softmax: a reason", text)
        self.assertIn("1 kernels, median error 10 %, bias +10 %", text)

    def test_results_follow_their_schema(self):
        try:
            import jsonschema
        except ImportError:
            self.skipTest("no jsonschema")
        schema = json.loads((ROOT / "tests/bench/results/schema.json").read_text())
        jsonschema.Draft202012Validator(schema).validate(render.results(self.whole))

    def test_the_document_has_a_section_of_them(self):
        loader = importlib.machinery.SourceFileLoader("bench_docs", str(ROOT / "tools/bench-docs"))
        docs = importlib.util.module_from_spec(importlib.util.spec_from_loader("bench_docs", loader))
        loader.exec_module(docs)
        made = render.results(self.whole)
        text = "\n".join(docs.gpu_section(docs.Figures({"gpu": (made, made["tables"][0])})))
        self.assertIn("| gelu f32 | 1800 GB/s | 90 % | 2.0× |  |  |", text)
        self.assertEqual(docs.gpu_section(docs.Figures({})), [])

    def test_figures_of_an_emulation_are_no_results(self):
        whole = render.summary([figure("gelu f32", "GB/s", 1.0, "emulated")], "abcdef12", NOW)
        with self.assertRaises(SystemExit):
            render.results(whole)

    def test_nothing_measured_makes_no_table(self):
        self.assertNotIn("|", render.markdown(render.summary([], "unknown", NOW)))


class Options(unittest.TestCase):
    def call(self, *words):
        return subprocess.run([sys.executable, str(ROOT / "tools/gpu-check"), *words], capture_output=True, text=True)

    def test_run_needs_a_packed_folder(self):
        p = self.call("run")
        self.assertEqual(p.returncode, 1)
        self.assertIn("packed folder", p.stderr)

    def test_options_have_both_forms(self):
        for words in (["--limit=x"], ["-t", "x"], ["--limit", "x"]):
            p = self.call("run", *words)
            self.assertEqual(p.returncode, 2)
            self.assertIn("invalid float", p.stderr)


if __name__ == "__main__":
    unittest.main()

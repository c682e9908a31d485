#!/usr/bin/env python3
"""compare.py finds every case equal to itself, and finds one changed element in each result of each
case. No case is there twice."""

import json
import pathlib
import sys
import tempfile
import unittest

import numpy as np

import compare
import op_pack
import run

CASES = pathlib.Path(__file__).resolve().parent / "cases"
TABLE = json.loads((CASES / "cases.json").read_text())


def load(name):
    with np.load(CASES / f"{name}.npz") as z:
        return compare.Arrays({k: z[k] for k in z.files})


def spoiled(a, kind):
    """The array with its first element far from what it was."""
    b = a.copy()
    x = b.reshape(-1)
    if kind in compare.FLOATS and a.dtype.kind == "u":
        large = abs(compare.widen(a.reshape(-1)[:1], kind)[0]) > 4
        # 1.0, or 16.0
        x[0] = (1 << compare.FLOATS[kind][0] - 1) + (-1 if large else 3) << compare.FLOATS[kind][1]
    elif a.dtype == bool:
        x[0] = not x[0]
    elif a.dtype.kind in "fc":
        x[0] = -3 * np.max(np.abs(np.where(np.isfinite(a), a, 0))) - 7
    else:
        x[0] ^= 1
    return b


class Rules(unittest.TestCase):
    def test_every_case_equals_itself(self):
        for name, entry in TABLE.items():
            if "refuse" not in entry:
                data = load(name)
                types = compare.result_types((CASES / f"{name}.mlir").read_text())
                self.assertIn(len(entry["rules"]), (1, len(types)), name)
                self.assertEqual(compare.compare(data, data, entry["rules"], types), ([], len(types)), name)

    def test_a_changed_element_is_found(self):
        for name, entry in TABLE.items():
            if "refuse" in entry:
                continue
            data = load(name)
            types = compare.result_types((CASES / f"{name}.mlir").read_text())
            for i in range(len(types)):
                rule = entry["rules"][i if len(entry["rules"]) > 1 else 0]
                a = data[f"out{i}"]
                if (
                    a.size
                    and not (rule == "nonfinite" and not np.isfinite(a.reshape(-1)[0]))
                    and rule.split()[0] not in ("uniform", "normal")
                ):
                    wrong, _ = compare.compare(
                        data, compare.Arrays({**data, f"out{i}": spoiled(a, types[i])}), entry["rules"], types
                    )
                    self.assertTrue(wrong, f"{name} out{i} {rule}")

    def test_shape_type_and_number_count(self):
        a = compare.Arrays(out0=np.zeros(3, np.float32))
        for b in (np.zeros(4, np.float32), np.zeros((3, 1), np.float32), np.zeros(3)):
            self.assertTrue(compare.compare(a, compare.Arrays(out0=b), ["tol 1"], None)[0])
        self.assertTrue(compare.compare(a, compare.Arrays(), ["exact"], None)[0])

    def rule(self, rule, want, got, kind=""):
        want, got = np.atleast_1d(want), np.atleast_1d(got)
        return not compare.compare(compare.Arrays(out0=want), compare.Arrays(out0=got.astype(want.dtype)), [rule], [kind])[0]

    def test_zeros_nans_and_steps(self):
        f = np.float32
        self.assertFalse(self.rule("exact", f(0), f(-0.0)))
        self.assertTrue(self.rule("equal", f(0), f(-0.0)))
        self.assertTrue(self.rule("exact", f(np.nan), -f(np.nan)))
        self.assertTrue(self.rule("ulp 1", f(1), np.nextafter(f(1), f(2))))
        self.assertFalse(self.rule("ulp 1", f(1), np.nextafter(np.nextafter(f(1), f(2)), f(2))))
        self.assertTrue(self.rule("ulp 1", f(0), f(1e-39)))
        self.assertFalse(self.rule("ulp 4", f(np.inf), f(1)))
        self.assertTrue(self.rule("ftz", f(0), f(1e-40)))
        self.assertFalse(self.rule("ftz", f(0), f(1e-37)))
        self.assertTrue(self.rule("ftz", np.uint16(0x8000), np.uint16(0x8001), "bf16"))
        self.assertFalse(self.rule("ftz", np.uint16(0), np.uint16(0x8001), "bf16"))
        self.assertFalse(self.rule("tol 1e-3", f(np.inf), f(3e38)))
        self.assertFalse(self.rule("tol 1e-3", f(1), f(np.nan)))
        self.assertTrue(self.rule("ulp 1", np.uint16(0x3F80), np.uint16(0x3F81), "bf16"))
        self.assertFalse(self.rule("ulp 1", np.uint16(0x3F80), np.uint16(0x3F82), "bf16"))
        self.assertTrue(self.rule("exact", np.uint8(0x7F), np.uint8(0xFF), "f8E4M3FN"))  # both NaN
        self.assertFalse(self.rule("uniform 0 1", np.zeros(100, f), np.linspace(0.4, 1, 100)))
        self.assertTrue(self.rule("uniform 0 1", np.zeros(100, f), np.linspace(0, 1, 100)))

    def test_digests_tell_arrays_apart(self):
        r = np.random.default_rng(1)
        for a in (r.standard_normal((100, 70)).astype(np.float32), r.integers(-99, 99, (100, 70)).astype(np.int32)):
            want = compare.Arrays(digest0=compare.digest(a, ""))
            self.assertEqual(compare.compare(want, compare.Arrays(out0=a), ["near"], [""]), ([], 1))
            for spoil in (
                lambda b: b.__setitem__((50, 3), 10**6),
                lambda b: b.__setitem__((slice(2, 4), slice(None)), b[3:1:-1].copy() * 3),
            ):
                b = a.copy()
                spoil(b)
                self.assertTrue(compare.compare(want, compare.Arrays(out0=b), ["near"], [""])[0])
            self.assertTrue(compare.compare(want, compare.Arrays(out0=a.T.copy()), ["near"], [""])[0])

    def test_small_types_widen(self):
        self.assertEqual(
            list(compare.widen(np.array([0x3C00, 0xC000, 0x7C00, 0x0001]), "f16")), [1, -2, np.inf, 2.0**-24]
        )
        self.assertEqual(list(compare.widen(np.array([0x38, 0x7E, 0x01]), "f8E4M3FN")), [1, 448, 2.0**-9])
        self.assertEqual(list(compare.widen(np.array([0x3C, 0x7B, 0xFC]), "f8E5M2")), [1, 57344, -np.inf])


class Packs(unittest.TestCase):
    """Cases of one op each."""

    def test_no_case_is_there_twice(self):
        seen, ops = set(), set()
        for name, text, args, want, types, rule in op_pack.cases(CASES.parent / "ops"):
            key = text, *(a.tobytes() for a in args)
            self.assertNotIn(key, seen, name)
            seen.add(key)
            ops.update(op_pack.ops(text))
        self.assertGreaterEqual(len(seen), 5000)
        self.assertGreaterEqual(len(ops), 100)

    def test_rules_hold_for_the_answers_and_for_nothing_else(self):
        for name, _, _, want, types, rule in op_pack.cases(CASES.parent / "ops"):
            data = compare.Arrays({f"out{i}": w for i, w in enumerate(want)})
            self.assertEqual(compare.compare(data, data, [rule], types), ([], len(types)), name)
            for i, w in enumerate(want):
                if w.size:
                    other = compare.Arrays({**data, f"out{i}": spoiled(w, types[i])})
                    self.assertTrue(compare.compare(data, other, [rule], types)[0], f"{name} out{i} {rule}")


class Runs(unittest.TestCase):
    """run.py, with a stand-in for the library that knows the answers, or almost."""

    class Library:
        def __init__(self, answers, plus):
            self.answers, self.plus = answers, plus

        def load(self, text, name):
            return lambda *args: self.answer(name, args)

        def answer(self, name, args):
            if "refuse" in name:
                raise RuntimeError("cannot do no_such_target")
            with np.load(self.answers) as z:
                if not all(np.array_equal(a, z[f"arg{i}"]) for i, a in enumerate(args)):
                    raise AssertionError("other arguments")
                return [z[f"out{i}"] + self.plus for i in range(sum(k.startswith("out") for k in z.files))]

    def judged(self, name, plus):
        path, answers = CASES / f"{name}.mlir", CASES / f"{name}.npz"
        return run.run(self.Library(answers, plus).load, path, answers, TABLE[name])

    def test_right_and_wrong_answers(self):
        self.assertIsNone(self.judged("dot_mm", 0))
        self.assertIsNone(self.judged("reduce_i32", 0))
        self.assertIn("out0", self.judged("dot_mm", 1))

    def test_refusals_by_name(self):
        self.assertIsNone(self.judged("refuse_unknown_call", 0))
        self.assertIn("with other words", self.judged("refuse_unknown_op", 0))


if __name__ == "__main__":
    np.seterr(all="ignore")
    sys.exit(unittest.main())

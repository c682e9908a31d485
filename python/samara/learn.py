"""Predictors of times, learned from kernels that were measured: train(), renew(), back() and
table()."""

import ctypes
from dataclasses import dataclass

from . import _library
from ._ask import _bytes, _result
from ._records import Record, part, share

_HOLDS = ("random", "largest", "machine", "nothing")


class _Learn(ctypes.Structure):
    _fields_ = [("struct_size", ctypes.c_size_t), ("from_", ctypes.POINTER(ctypes.c_char_p)), ("nfrom", ctypes.c_size_t),
                ("out", ctypes.c_char_p), ("about", ctypes.c_char_p), ("hold", ctypes.c_int), ("share", ctypes.c_double),
                ("machine", ctypes.c_char_p), ("seed", ctypes.c_uint), ("probes", ctypes.c_uint), ("compare", ctypes.c_int)]


def _params(tables, out, about, hold, seed, probes, compare):
    how, _, value = hold.partition(":")
    if how not in _HOLDS:
        raise _library.Error(f"'{hold}' holds nothing back: random:SHARE, largest:SHARE, machine:NAME or nothing")
    names = [_bytes(t) for t in tables]
    return _Learn(ctypes.sizeof(_Learn), (ctypes.c_char_p * max(1, len(names)))(*names), len(names), _bytes(out), _bytes(about),
                  _HOLDS.index(how), float(value) if value and how != "machine" else 0,
                  value.encode() if how == "machine" else None, seed, probes, bool(compare))


@dataclass(repr=False)
class Score(Record):
    """How good predictions of a group of held-back kernels are. Shares, not percent."""

    group: str = part()
    n: int = part()
    mape: float = part()
    median: float = part()
    r2: float = part()
    mae_s: float = part()
    bias: float = part()
    covered: float = part()
    analytic_mape: float = part()
    plain_mape: float = part()
    noise: float = part()
    relative_trend: float = part()


@dataclass(repr=False)
class Result(Record):
    """Result of train(): errors of the model on the held-back samples, by group, then in all."""

    taught: int = part()
    seed: int = part()
    scores: list = part(Score, "held_back")

    def _head(self):
        return f"learned from {self.taught} kernels"

    def _table(self):
        rows = [(s.group, s.n, share(s.mape), share(s.median), share(s.analytic_mape), share(s.covered)) for s in self.scores]
        return ("group", "n", "MAPE", "median", "formula", "covered"), rows


@dataclass(repr=False)
class Renewed(Record):
    """Result of renew(): mean errors of the models on the last measurements, and which is used
    now."""

    samples: int = part()
    newest: int = part()
    formula: float = part()
    model: float = part()
    before: float = part()
    fresh: float = part(key="new")
    damaged: bool = part()
    what: str = part()
    path: str = part()


def train(*tables, out=None, about=None, hold="random:0.2", seed=1, probes=0, compare=False):
    """Learns a model from tables (`samara learn --help`), and writes it to out: a Result. hold: the
    held-back share by which it is judged, "random:SHARE", "largest:SHARE", "machine:NAME" or
    "nothing"."""
    params = _params(tables, out, about, hold, seed, probes, compare)
    return Result._from(_result(_library.Context.of(0, 0, 0), ("smr_learn_train", "smr_learn_result"), ctypes.byref(params)))


def renew(out=None, about=None, seed=1):
    """Learns from what ran on this machine; the new model is used where it is nearer to what was
    measured last: Renewed."""
    params = _params((), out, about, "random:0.2", seed, 0, False)
    return Renewed._from(_result(_library.Context.of(0, 0, 0), ("smr_learn_renew", "smr_learn_renewed"), ctypes.byref(params)))


def back(path=None):
    """The model before becomes this machine's model (or that at path), and the model the one
    before."""
    _library.check(_library.lib().smr_learn_back(_bytes(path)))


def table(machine="this"):
    """Measured runs of this machine, as the text of a table that train() reads."""
    text, lib = ctypes.c_void_p(), _library.lib()
    _library.check(lib.smr_learn_table(machine.encode(), ctypes.byref(text)))
    try:
        return ctypes.string_at(text).decode()
    finally:
        lib.smr_text_free(text)

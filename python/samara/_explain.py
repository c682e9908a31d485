"""Why a program runs as it does: explain()."""

import ctypes
import os
from dataclasses import dataclass

from . import _library
from ._ask import _bytes, _Question, _result
from ._records import Record, seconds, share
from ._records import part as member


class _Explain(ctypes.Structure):
    _fields_ = [("struct_size", ctypes.c_size_t), ("model", ctypes.POINTER(_library.Load)), ("machine", ctypes.c_char_p),
                ("part", ctypes.c_uint64), ("op", ctypes.c_uint64)]


@dataclass(repr=False)
class Node(Record):
    """A value of a program."""

    op: str = member()
    type: str = member()
    line: int = member()
    number: int = member()

    def __str__(self):
        return f"{self.op} {self.type}" + (f" :{self.line}" if self.line else "")


@dataclass(repr=False)
class FusionPlan(Record):
    """Predicted cost of a plan of fusion. seconds = start + read + write + compute - hidden +
    compile."""

    plan: str = member()
    ops: int = member()
    seconds: float = member()
    start_s: float = member()
    read_s: float = member()
    write_s: float = member()
    compute_s: float = member()
    hidden_s: float = member()
    compile_s: float = member()


@dataclass(repr=False)
class Point(Record):
    """A decision about one value: whether each of its readers computes it for itself."""

    point: int = member()
    value: Node = member(Node)
    readers: list = member(Node)
    fused: bool = member()
    flipped_s: float = member()


@dataclass(repr=False)
class Read(Node):
    """A value that an op reads: share of its elements."""

    share: float = member()


@dataclass(repr=False)
class Computed(Node):
    """A value that an op computes: times each of its elements."""

    times: float = member()


@dataclass(repr=False)
class Op(Node):
    """An op of the plan."""

    kernel: int = member()
    seconds: float = member()
    start_s: float = member()
    read_s: float = member()
    write_s: float = member()
    compute_s: float = member()
    hidden_s: float = member()
    compile_s: float = member()
    joined: bool = member()
    reads: list = member(Read)
    computes: list = member(Computed)


@dataclass(repr=False)
class Part(Record):
    """A part of the plan: no op of any plan reaches over its bounds."""

    part: int = member()
    function: str = member()
    block: int = member()
    before: int = member()
    evaluated: int = member()
    by_rule: bool = member()
    plans: list = member(FusionPlan)
    points: list = member(Point)
    ops: list = member(Op)


@dataclass(repr=False)
class Join(Node):
    """Ops that became one with several results."""

    results: list = member(Node)
    rows: int = member()
    apart_s: float = member()
    seconds: float = member()


@dataclass(repr=False)
class Group(Record):
    """Values whose ops could be results of one; seconds None: it was not searched as a whole."""

    group: int = member()
    function: str = member()
    block: int = member()
    values: int = member()
    points: int = member()
    evaluated: int = member()
    seconds: float = member()
    edges_alone_s: float = member()
    rule_s: float = member()
    once_s: float = member()
    all_s: float = member()


@dataclass(repr=False)
class Slabs(Record):
    """A chain of ops that runs, or could run, block by block through the caches."""

    ops: list = member(Node)
    taken: bool = member()
    axes: list = member()
    slab: list = member()
    whole_s: float = member()
    slabs_s: float = member()
    whole_bytes: float = member()
    slab_bytes: float = member()


@dataclass(repr=False)
class Way(Record):
    """A candidate for a kernel; refused: why it cannot run it, and the others are None."""

    implementation: str = member()
    refused: str = member()
    threads: int = member()
    chosen: bool = member()
    p10_s: float = member()
    p50_s: float = member()
    p90_s: float = member()
    setup_s: float = member()
    source: str = member(key="by")
    runs: int = member()
    measured_s: float = member()
    roofline_s: float = member()


@dataclass(repr=False)
class Kernel(Node):
    """A kernel, and what it was chosen among."""

    kernel: int = member()
    is_a: str = member(key="is")
    ops: list = member()
    first: str = member()
    first_s: float = member()
    past_runs: float = member()
    ways: list = member(Way, "implementations")

    @property
    def chosen(self):
        """The way that is taken; None: it is the first one, `first`."""
        return next((w for w in self.ways if w.chosen), None)

    def _head(self):
        return f"kernel {self.kernel}, {self}, a {self.is_a}"

    def _table(self):
        rows = [("*" if w.chosen else "", w.implementation, w.threads or "", seconds(w.p50_s), w.source or "", w.refused or "")
                for w in self.ways]
        return ("", "implementation", "threads", "time", "by", "refused"), rows


@dataclass(repr=False)
class Sum(Record):
    """The chosen candidate, all places once: predicted beside measured, as far as it ran here."""

    kernels: int = member()
    measured: int = member()
    roofline_s: float = member()
    p50_s: float = member()
    measured_s: float = member()


@dataclass(repr=False)
class Other(Node):
    """An op without a kernel: "view" is its operand's memory."""

    by: str = member()


@dataclass(repr=False)
class Block(Record):
    """A flow, a choice, a loop or a call; bodies are lists of dicts of the same members."""

    kind: str = member()
    block: int = member()
    line: int = member()
    calls: str = member()
    ops: int = member()
    bodies: list = member()


@dataclass(repr=False)
class Function(Record):
    """A function of a program."""

    function: str = member()
    blocks: list = member(Block)


@dataclass(repr=False)
class Explained(Record):
    """Result of explain() for a tensor program: its plan, the other plans, its kernels."""

    file: str = member()
    machine: str = member()
    threads: int = member()
    before: int = member()
    after: int = member()
    fused: int = member()
    points: int = member()
    evaluated: int = member()
    possible: float = member()
    plans: list = member(FusionPlan)
    parts: list = member(Part)
    joins: list = member(Join)
    groups: list = member(Group)
    slabs: list = member(Slabs)
    kernels: list = member(Kernel)
    chosen_kernels: Sum = member(Sum)
    without_kernel: list = member(Other)
    functions: list = member(Function)

    def _head(self):
        return (f"{self.file}: {self.before} ops become {self.after}, {self.fused} of them fused; for {self.machine}, "
                f"{self.threads} threads")

    def _table(self):
        if self.kernels is None:
            return ("plan", "ops", "total", "start", "read", "write", "compute"), [
                (p.plan, p.ops, *map(seconds, (p.seconds, p.start_s, p.read_s, p.write_s, p.compute_s))) for p in self.plans]
        times = [(k.chosen.p50_s if k.chosen else k.first_s) * len(k.ops) for k in self.kernels]
        rows = [(k.kernel, str(k), k.is_a, len(k.ops), k.chosen.implementation if k.chosen else k.first, seconds(t),
                 share(t / sum(times) if sum(times) else 0)) for k, t in sorted(zip(self.kernels, times), key=lambda x: -x[1])]
        return ("kernel", "what", "is a", "places", "by", "time", "share"), rows


# ---- scripts -------------------------------------------------------------------------------------


@dataclass(repr=False)
class FlowOp(Record):
    """An op of a flow, in all its runs."""

    op: str = member()
    types: str = member()
    impl: str = member()
    line: int = member()
    runs: int = member()
    ms: float = member()
    predicted_ms: float = member()


@dataclass(repr=False)
class Flow(Record):
    """Operations of a script that were computed together."""

    file: str = member()
    line: int = member()
    why: str = member()
    sizes: str = member()
    when: int = member()
    operations: int = member()
    operands: int = member()
    results: int = member()
    runs: int = member()
    made_ms: float = member()
    run_ms: float = member()
    bytes: int = member()
    ops: list = member(FlowOp)
    plan: Explained = member(Explained)


def _flow_table(flows):
    return ("flow", "line", "why", "operations", "runs", "ms", "made ms"), [
        (i + 1, f.line, f.why, f.operations, f.runs, f"{f.run_ms:.3f}", f"{f.made_ms:.3f}") for i, f in enumerate(flows)]


@dataclass(repr=False)
class Loop(Record):
    """A parfor that ran."""

    file: str = member()
    line: int = member()
    runs: int = member()
    turns: int = member()
    apart: int = member()
    threads: int = member()
    why: str = member()


@dataclass(repr=False)
class Compression(Record):
    """A statement that called compress(); before and after are bytes, equal if it stayed
    uncompressed."""

    file: str = member()
    line: int = member()
    runs: int = member()
    decompressions: int = member()
    ms: float = member()
    rows: int = member()
    cols: int = member()
    before: int = member()
    after: int = member()
    groups: str = member()


@dataclass(repr=False)
class Reuse(Record):
    """The cache of results of a script."""

    lookups: int = member()
    hits: int = member()
    partial: int = member()
    entries: int = member()
    bytes: int = member()
    evictions: int = member()
    saved_ms: float = member()


@dataclass(repr=False)
class ExplainedScript(Record):
    """Result of explain(script, run=True): the flows that its statements computed."""

    file: str = member()
    computed: int = member()
    made: int = member()
    loops: list = member(Loop)
    compressions: list = member(Compression)
    flows: list = member(Flow)
    reuse: object = member(Reuse)

    def _head(self):
        return f"{self.file}: computed {self.computed} times, by {self.made} flows"

    def _table(self):
        return _flow_table(self.flows)


@dataclass(repr=False)
class Set(Record):
    """A variable that is set; rows and cols are numbers, or names of unknown sizes."""

    line: int = member()
    name: str = member()
    type: str = member()
    rows: object = member()
    cols: object = member()
    bytes: int = member()
    nonzeros: int = member()
    sparse: bool = member()


@dataclass(repr=False)
class Wait(Record):
    """Operations that become a flow when the script runs."""

    line: int = member()
    what: str = member(key="for")
    operations: int = member()


@dataclass(repr=False)
class Step(Record):
    """A block of statements, or a condition, a loop, a call, or what becomes sparse before a
    loop."""

    kind: str = member()
    depth: int = member()
    file: str = member()
    line: int = member()
    last: int = member()
    marked: bool = member()
    sets: list = member(Set)
    flows: list = member()
    waits: list = member(Wait)
    text: str = member()
    note: str = member()
    again: bool = member()
    below: float = member()


@dataclass(repr=False)
class Unknown(Record):
    """A size that is not known before a script runs."""

    name: str = member()
    why: str = member()
    file: str = member()
    line: int = member()


@dataclass(repr=False)
class ForeseenScript(Record):
    """Result of explain() for a script: the facts that are known before it runs."""

    file: str = member()
    steps: list = member(Step, "script")
    unknown: list = member(Unknown)
    flows: list = member(Flow)

    def _head(self):
        return f"{self.file}: what is certain before it runs; {len(self.flows)} flows"

    def _table(self):
        rows = []
        for s in self.steps:
            if s.kind != "block":
                rows.append((s.line, "  " * s.depth + s.kind, s.text or "", ""))
            for v in s.sets or ():
                size = f"{v.rows}x{v.cols}" if v.type == "matrix" else v.type
                rows.append((v.line, "  " * s.depth + v.name, size, "marked" if s.marked else ""))
        return ("line", "what", "size", ""), rows


def explain(f, args=(), machine=None, part=0, op=0, run=False, name=None, threads=0, deterministic=False):
    """Why a program runs as it does: what is fused, what else there was, what each kernel was
    chosen among. Nothing is compiled. Of a tensor program an Explained: f and args are as predict()
    takes them. machine: the plan on that one, without kernels; part, op: that one alone, from 1. Of
    a FILE.dml a ForeseenScript; run: it is run, and an
    ExplainedScript tells what it asked for."""
    question, context = _Question(f, args, name), _library.Context.of(int(threads), 0, int(deterministic))
    if question.program.script:
        if run:
            question.script.print = _library.PRINT(lambda _, s, n: None)
        call, cls = (("smr_explain_script", "smr_explained_script"), ExplainedScript) if run else (
            ("smr_foresee_script", "smr_foreseen_script"), ForeseenScript)
        return cls._from(_result(context, call, context.handle, question.program.script))
    if not question.program.model:
        raise _library.Error(f"{os.fspath(f)} is no tensor program and no script")
    params = _Explain(ctypes.sizeof(_Explain), question.program.model, _bytes(machine), part, op)
    return Explained._from(_result(context, ("smr_explain", "smr_explained"), context.handle, ctypes.byref(params)))


# ---- codelets of C programs, and of flows --------------------------------------------------------


class _Setting(ctypes.Structure):
    _fields_ = [("name", ctypes.c_char_p), ("value", ctypes.c_int64)]


class _Codelets(ctypes.Structure):
    _fields_ = [("struct_size", ctypes.c_size_t), ("sizes", ctypes.POINTER(_Setting)), ("nsizes", ctypes.c_size_t),
                ("nests", ctypes.c_int), ("ways", ctypes.c_int), ("one", ctypes.c_int), ("id", ctypes.c_uint32)]


@dataclass(repr=False)
class Operand(Record):
    """An array, or a number, that a codelet reads or writes; sizes that are not known are
    expressions."""

    name: str = member()
    type: str = member()
    shape: list = member()
    access: str = member()
    bytes: object = member()


@dataclass(repr=False)
class CodeletPrediction(Record):
    """Predicted cost of one call of a codelet."""

    target: str = member()
    implementation: str = member()
    p10_s: float = member()
    p50_s: float = member()
    p90_s: float = member()
    energy_j: float = member()
    label: str = member()


@dataclass(repr=False)
class Resources(Record):
    """Requirements of a codelet."""

    cpu_threads: int = member()
    memory_bytes: object = member()
    gpu: bool = member()


@dataclass(repr=False)
class Nest(Record):
    """A loop nest of the source."""

    file: str = member()
    line: int = member()
    function: str = member()
    kernel: str = member()
    reason: str = member()
    canonical: str = member()
    vector: list = member()


@dataclass(repr=False)
class Codelet(Record):
    """A codelet: what it is, what it needs, what it costs. flops and bytes may be expressions,
    or None."""

    id: int = member()
    function: str = member()
    file: str = member()
    line: int = member()
    kernel: str = member()
    params: dict = member()
    inputs: list = member(Operand)
    outputs: list = member(Operand)
    depends: list = member()
    lines: int = member()
    flops: object = member()
    bytes: object = member()
    cyclomatic: int = member()
    pure: bool = member()
    frequency: float = member()
    resources: Resources = member(Resources)
    predicted: list = member(CodeletPrediction)
    reason: str = member()
    opaque: bool = member()
    stays: str = member()
    flow: str = member()
    whole: str = member()
    whole_ends: int = member()
    nests: list = member(Nest)
    unknown: str = member()
    ways: list = member(Way, "implementations")

    @property
    def fastest(self):
        """The prediction of the least time; None: there is none."""
        return min(self.predicted, key=lambda p: p.p50_s, default=None)


@dataclass(repr=False)
class Note(Record):
    """Loops that are not taken, and why."""

    file: str = member()
    line: int = member()
    function: str = member()
    reason: str = member()


@dataclass(repr=False)
class Codelets(Record):
    """Result of decompose(): the codelets of a program, and the loops that are none."""

    program: str = member()
    codelets: list = member(Codelet)
    not_taken: list = member(Note)

    def __getitem__(self, i):
        return self.codelets[i]

    def __len__(self):
        return len(self.codelets)

    def _head(self):
        return f"{self.program}: {len(self)} codelets"

    def _table(self):
        rows = [(c.id, f"{os.path.basename(c.file)}:{c.line}", c.function, c.kernel or ("opaque" if c.opaque else "nest"),
                 "?" if c.flops is None else c.flops, seconds(c.fastest.p50_s) if c.fastest else "") for c in self.codelets]
        return ("id", "where", "function", "kernel", "flops", "time"), rows


def decompose(path, sizes=None, nests=False, ways=False, threads=0):
    """The codelets of a C source, bitcode, object, library or executable that `samara cc` built, or
    of a flow: Codelets. sizes: of symbolic sizes, {"n": 1000} or {"gemm.n": 1000}, for predictions.
    nests: what each nest of the source is taken for alone. ways: what each codelet would be chosen
    among."""
    lib, context, program = _library.lib(), _library.Context.of(int(threads), 0, 0), ctypes.c_void_p()
    said = [_Setting(n.encode(), v) for n, v in (sizes or {}).items()]
    params = _Codelets(ctypes.sizeof(_Codelets), (_Setting * max(1, len(said)))(*said), len(said), bool(nests), bool(ways))
    with context.turn:
        _library.check(lib.smr_decompose(context.handle, _bytes(path), ctypes.byref(program)))
        try:
            return Codelets._from(_result(context, ("smr_program_describe", "smr_codelets"), program, ctypes.byref(params)))
        finally:
            lib.smr_program_close(program)

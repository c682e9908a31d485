"""Cost of a program on machines, and the choice of machines: predict(), plan() and simulate()."""

import ctypes
import json
import os
from dataclasses import dataclass

import numpy as np

from . import _library, _script
from ._records import Record, joules, part, seconds, share, size
from ._run import Program
from ._source import as_jitted, is_function, read_program

PREDICTORS = ("auto", "profiled", "roofline", "learned", "simulated", "all")
OBJECTIVES = ("makespan", "energy", "pareto")


class _Program(ctypes.Structure):
    _fields_ = [("struct_size", ctypes.c_size_t), ("model", ctypes.POINTER(_library.Load)),
                ("script", ctypes.POINTER(_library.ScriptOpen)), ("report", ctypes.c_char_p),
                ("command", ctypes.POINTER(ctypes.c_char_p)), ("name", ctypes.c_char_p)]


class _Target(ctypes.Structure):
    _fields_ = [("machine", ctypes.c_char_p), ("devices", ctypes.c_uint)]


class _Predict(ctypes.Structure):
    _fields_ = [("struct_size", ctypes.c_size_t), ("program", ctypes.POINTER(_Program)), ("on", ctypes.POINTER(_Target)),
                ("non", ctypes.c_size_t), ("strategy", ctypes.c_char_p), ("predictor", ctypes.c_int),
                ("learned", ctypes.c_char_p), ("turns", ctypes.c_double), ("repeat", ctypes.c_double),
                ("kernels", ctypes.c_int), ("timeline", ctypes.c_char_p), ("chakra", ctypes.c_char_p),
                ("refused", ctypes.c_void_p), ("refused_arg", ctypes.c_void_p), ("matmul", ctypes.c_char_p),
                ("framework", ctypes.c_char_p)]


class _PlanMachines(ctypes.Structure):
    _fields_ = [("struct_size", ctypes.c_size_t), ("program", ctypes.POINTER(_Program)), ("on", ctypes.POINTER(_Target)),
                ("non", ctypes.c_size_t), ("limits", ctypes.c_char_p), ("minimise", ctypes.c_char_p), ("link", ctypes.c_char_p)]


class _PlanTasks(ctypes.Structure):
    _fields_ = [("struct_size", ctypes.c_size_t), ("path", ctypes.c_char_p), ("text", ctypes.c_char_p),
                ("length", ctypes.c_size_t), ("planner", ctypes.c_char_p), ("objective", ctypes.c_int),
                ("deadline", ctypes.c_double), ("budget_s", ctypes.c_double), ("format", ctypes.c_char_p),
                ("processors", ctypes.c_char_p), ("bandwidth", ctypes.c_double)]


class _SimulateJob(ctypes.Structure):
    _fields_ = [("tokens", ctypes.c_double), ("deadline_s", ctypes.c_double), ("price_hour", ctypes.c_double),
                ("price_kind", ctypes.c_char_p), ("mtbf_hours", ctypes.c_double), ("checkpoint_s", ctypes.c_double),
                ("restart_s", ctypes.c_double), ("carbon_g_kwh", ctypes.c_double), ("pue", ctypes.c_double)]


class _Simulate(ctypes.Structure):
    _fields_ = [("struct_size", ctypes.c_size_t), ("path", ctypes.c_char_p), ("text", ctypes.c_char_p),
                ("set", ctypes.POINTER(ctypes.c_char_p)), ("nset", ctypes.c_size_t), ("on", ctypes.POINTER(_Target)),
                ("non", ctypes.c_size_t), ("timeline", ctypes.c_char_p), ("chakra", ctypes.c_char_p),
                ("job", ctypes.POINTER(_SimulateJob))]


def _bytes(text):
    return None if text is None else os.fspath(text).encode()


def _result(context, name, *arguments):
    """Calls smr_NAME(arguments, &out): its JSON, of a result called RESULT."""
    lib, out, text = _library.lib(), ctypes.c_void_p(), ctypes.c_void_p()
    call, result = name
    with context.turn:
        _library.check(getattr(lib, call)(*arguments, ctypes.byref(out)))
        try:
            _library.check(getattr(lib, result + "_json")(out, 0, ctypes.byref(text)))
            return json.loads(ctypes.string_at(text).decode())
        finally:
            lib.smr_text_free(text)
            getattr(lib, result + "_free")(out)


# ---- programs ------------------------------------------------------------------------------------


def _leaves(args):
    """Arrays of a tree in the order of jax.tree.leaves(), without JAX as long as there are only
    lists, tuples and dicts."""
    if args is None:
        return []
    if isinstance(args, dict):
        return [leaf for key in sorted(args) for leaf in _leaves(args[key])]
    if isinstance(args, (list, tuple)):
        return [leaf for a in args for leaf in _leaves(a)]
    return [args]


def _sizes(args):
    """Arrays, or what has a shape, as smr_load() takes them: sizes alone."""
    if not args:
        return None, 0
    shapes = [tuple(a.shape) if hasattr(a, "shape") else np.shape(a) for a in _leaves(args)]
    return (_library.Array * len(shapes))(
        *[_library.Array(None, len(s), (ctypes.c_int64 * _library.RANK)(*s), None) for s in shapes]), len(shapes)


def _find_source(f, args, name):
    """The program, and the arguments whose sizes it lacks."""
    if isinstance(f, Program):
        return f.source(args), args
    if is_function(f):
        return read_program(as_jitted(f, keep_unused=True).lower(*args or ()), name or getattr(f, "__name__", None)), None
    source = read_program(f, name)
    return source, args if source.trees is None else None


class _Question:
    """A program in the library's structs, with all that these point to."""

    def __init__(self, f, args, name):
        self.program = _Program(ctypes.sizeof(_Program))
        if isinstance(f, os.PathLike) or (isinstance(f, str) and "\n" not in f):
            self._take_file(os.fspath(f), args)
            return
        source, args = _find_source(f, args, name)
        self._take_text(source.text, args, source.name)
        self.load.entry = _bytes(f.entry) if isinstance(f, Program) else None

    def _take_text(self, text, args, name):
        sizes, n = _sizes(args)
        self.load = _library.Load(ctypes.sizeof(_library.Load), (name or "program").encode(), text, len(text), sizes, n)
        self.program.model = ctypes.pointer(self.load)

    def _take_file(self, path, args):
        if path.endswith(".dml"):
            pairs = [(k.encode(), _script.as_argument(v).encode()) for k, v in (args or {}).items()]
            self.script = _library.ScriptOpen(ctypes.sizeof(_library.ScriptOpen), path.encode())
            self.script.args, self.script.nargs = (_library.ScriptArgument * max(1, len(pairs)))(*pairs), len(pairs)
            self.program.script = ctypes.pointer(self.script)
        elif path.endswith((".mlir", ".mlirbc")):
            sizes, n = _sizes(args)
            self.load = _library.Load(ctypes.sizeof(_library.Load), path.encode(), None, 0, sizes, n)
            self.program.model = ctypes.pointer(self.load)
        else:  # a compiled program, with its arguments
            command = [path.encode(), *[str(a).encode() for a in args or ()], None]
            self.program.command = (ctypes.c_char_p * len(command))(*command)


def _targets(on):
    """"h100:8" and ("h100", 8) are eight devices."""
    targets = []
    one = isinstance(on, (str, os.PathLike)) or (isinstance(on, tuple) and len(on) == 2 and isinstance(on[1], int))
    for t in [on] if one else on:
        machine, devices = t if isinstance(t, tuple) else (t, 0)
        if isinstance(t, str) and t.rpartition(":")[2].isdigit() and ":" in t:
            machine, devices = t.rpartition(":")[0], int(t.rpartition(":")[2])
        targets.append(_Target(os.fspath(machine).encode(), int(devices)))
    return (_Target * max(1, len(targets)))(*targets), len(targets)


# ---- predictions ---------------------------------------------------------------------------------


@dataclass(repr=False)
class PredictedKernel(Record):
    """One kernel of a program, all its places together. Seconds, flops and bytes are of one run
    of it."""

    op: str = part()
    type: str = part()
    codelet: str = part()
    cost_class: str = part(key="class")
    implementation: str = part(key="impl")
    once_s: float = part()
    line: int = part()
    places: int = part()
    runs: float = part()
    p10_s: float = part()
    p50_s: float = part()
    p90_s: float = part()
    flops: float = part()
    bytes: float = part()
    multiplies: str = part()
    source: str = part(key="by")


@dataclass(repr=False)
class PredictedMachine(Record):
    """A program on one kind of machine: seconds, joules and bytes of one run."""

    machine: str = part()
    devices: int = part()
    p10_s: float = part()
    p50_s: float = part()
    p90_s: float = part()
    throughput_per_s: float = part()
    energy_j: float = part()
    energy_label: str = part()
    predictor: str = part()
    source: str = part()
    flops: float = part()
    bytes: float = part()
    compute_utilisation: float = part()
    memory_utilisation: float = part()
    remainder_s: float = part()
    call_s: float = part()
    copied_s: float = part()
    communication_s: float = part()
    exposed_communication_s: float = part()
    memory_bytes: float = part()
    fits: bool = part()
    pareto: bool = part()
    price: float = part()
    not_told: int = part()
    multiplies: str = part()
    kernels: list = part(PredictedKernel, "codelets")
    _rows = "kernels"

    def _head(self):
        return f"{self.machine}, {self.devices} device{'s' if self.devices != 1 else ''}: {seconds(self.p50_s)}"

    def _table(self):
        if not self.kernels:
            return super()._table()
        rows = [(share(k.runs * k.p50_s / self.p50_s), seconds(k.p50_s), f"{k.runs:.6g}", k.op, k.type, k.line or "")
                for k in self.kernels]
        return ("share", "time", "runs", "op", "type", "line"), rows


@dataclass(repr=False)
class Refusal(Record):
    """A machine that cannot be predicted, and why."""

    machine: str = part()
    why: str = part()


@dataclass(repr=False)
class Predicted(Record):
    """Result of predict(): machines, the quickest first."""

    file: str = part()
    read_s: float = part()
    machines: list = part(PredictedMachine)
    learned_from: str = part()
    refused: list = part(Refusal)
    guessed_from_line: int = part()
    _rows = "machines"

    def __getitem__(self, which):
        """By number, or by the name of the machine."""
        if isinstance(which, str):
            for m in self.machines:
                if m.machine == which or f"{m.machine}:{m.devices}" == which:
                    return m
            raise KeyError(which)
        return self.machines[which]

    def __len__(self):
        return len(self.machines)

    def _head(self):
        left_out = "".join(f"\n{r.machine} is left out: {r.why}" for r in self.refused or ())
        return f"{self.file}; *: no other is better in both time and energy{left_out}"

    def _table(self):
        head = ("", "machine", "devices", "time", "p10", "p90", "energy", "flops", "bytes", "memory", "by")
        rows = [("*" if m.pareto else "", m.machine, m.devices, seconds(m.p50_s), seconds(m.p10_s), seconds(m.p90_s),
                 joules(m.energy_j), share(m.compute_utilisation), share(m.memory_utilisation),
                 size(m.memory_bytes) + ("" if m.fits else " does not fit"), m.predictor) for m in self.machines]
        return head, rows


def predict(f, args=(), on="this", strategy=None, predictor="auto", kernels=False, learned=None, turns=0, repeat=0,
            timeline=None, chakra=None, name=None, threads=0, matmul=None, framework=None):
    """Predicts time, energy and memory of a program on machines that need not be here: a
    Predicted.

    f: a function of JAX (or jax.jit(f)), which is lowered for args; a StableHLO text, or what has
    as_text(); what load() gives; a path of a FILE.mlir, of a FILE.dml, or of a program that
    `samara cc` built; the latter two are run here once. args: the function's arguments, arrays or
    jax.ShapeDtypeStruct, as they give a text its unknown sizes; of a script
    {name: value}; of a program what it is given. on: machines, "h100" or "h100:8", names of
    `samara machine list`, files, or "this". strategy: how a program of one device is cut over
    several, "dp=2,tp=2" (docs/howto/predict.md). predictor:
    "auto", "profiled", "roofline", "learned", "simulated" or "all". kernels: what each kernel
    takes, too. learned: a file of samara.learn.train(). turns: of loops whose end depends on data.
    repeat: one of its runs when it has run so often. timeline, chakra: files that are written, of
    the simulated predictor and one machine. matmul: how products of f32 are computed there, "f32",
    "tf32", "bf16x3", or "default", "high", "highest"; None: as the program says. framework:
    "compiled" (None), or "eager", as PyTorch without torch.compile."""
    if predictor not in PREDICTORS:
        raise _library.Error(f"there is no predictor {predictor}: {', '.join(PREDICTORS)}")
    question, (targets, n) = _Question(f, args, name), _targets(on)
    params = _Predict(ctypes.sizeof(_Predict), ctypes.pointer(question.program), targets, n, _bytes(strategy),
                      PREDICTORS.index(predictor), _bytes(learned), turns, repeat, bool(kernels), _bytes(timeline),
                      _bytes(chakra), None, None, _bytes(matmul), _bytes(framework))
    context = _library.Context.of(int(threads), 0, 0)
    return Predicted._from(_result(context, ("smr_predict", "smr_predicted"), context.handle, ctypes.byref(params)))


# ---- plans ---------------------------------------------------------------------------------------


@dataclass(repr=False)
class SplitPart(Record):
    """Ops of a program that run one after another on one device."""

    line: int = part()
    ops: int = part()
    on: int = part()
    start_s: float = part()
    finish_s: float = part()
    after: list = part()


@dataclass(repr=False)
class SplitTransfer(Record):
    """Values of a part that go to another device."""

    task: int = part()
    to: int = part()
    bytes: float = part()
    start_s: float = part()
    finish_s: float = part()


@dataclass(repr=False)
class MachineSplit(Record):
    """A program in parts on several devices."""

    machines: list = part()
    memory_bytes: list = part()
    bound: float = part()
    value: float = part()
    front_points: int = part()
    front_exact: bool = part()
    tasks: list = part(SplitPart)
    messages: list = part(SplitTransfer)


@dataclass(repr=False)
class MachinePlan(Record):
    """A way to run a program: on so many devices of a machine, cut by a strategy, or split over
    several machines."""

    machine: str = part()
    devices: int = part()
    strategy: str = part()
    p10_s: float = part()
    p50_s: float = part()
    p90_s: float = part()
    energy_j: float = part()
    energy_label: str = part()
    memory_bytes: float = part()
    fits: bool = part()
    pareto: bool = part()
    feasible: bool = part()
    split: MachineSplit = part(MachineSplit)
    price: float = part()
    times_over: float = part()
    worst: str = part()


@dataclass(repr=False)
class RefusedPlan(Record):
    """A way that cannot be taken, or that another one beats."""

    title: str = part()
    why: str = part()
    split: bool = part()


@dataclass(repr=False)
class MachinePlans(Record):
    """Result of plan(): plans, the quickest first, and which is chosen."""

    program: str = part()
    feasible: bool = part()
    chosen: int = part()
    minimise: str = part()
    plans: list = part(MachinePlan)
    refused: list = part(RefusedPlan)
    _rows = "plans"

    @property
    def best(self):
        """The plan that is chosen."""
        return self.plans[self.chosen]

    def _head(self):
        return f"{self.program}: the plan of {'least' if self.minimise != 'throughput' else 'most'} {self.minimise} " + (
            "that keeps all limits" if self.feasible else "keeps not all limits, but comes nearest")

    def _table(self):
        rows = [(">" if i == self.chosen else "", p.machine, p.devices, p.strategy, seconds(p.p50_s), seconds(p.p90_s),
                 joules(p.energy_j), size(p.memory_bytes), f"{p.worst} is over its limit" if p.worst else "")
                for i, p in enumerate(self.plans)]
        return ("", "machine", "devices", "strategy", "time", "p90", "energy", "memory", ""), rows


def plan(f, args=(), on=(), limits=None, minimise=None, link=None, name=None, threads=0):
    """Which machines a program is to have, how many of them, and how it is cut over them:
    MachinePlans.

    f, args: as predict() takes them. on: machines and how many devices there are of each, "h100:8".
    limits: "latency<=50ms, throughput>=200/s,energy<=2J,memory<=16GB,price<=0.01". minimise:
    "latency", "energy", "price", "memory" or
    "throughput". link: what parts on two machines speak over, by its name in their files. That no
    plan keeps all limits is no error: feasible is False then."""
    question, (targets, n) = _Question(f, args, name), _targets(on)
    params = _PlanMachines(ctypes.sizeof(_PlanMachines), ctypes.pointer(question.program), targets, n, _bytes(limits),
                           _bytes(minimise), _bytes(link))
    context = _library.Context.of(int(threads), 0, 0)
    return MachinePlans._from(
        _result(context, ("smr_plan_machines", "smr_machine_plans"), context.handle, ctypes.byref(params)))


@dataclass(repr=False)
class TaskSlot(Record):
    """Where and when a task runs."""

    task: int = part()
    processor: int = part()
    start: float = part()
    finish: float = part()
    name: str = part()


@dataclass(repr=False)
class TaskPlan(Record):
    """Result of plan_tasks(): a schedule, or the front of those that none beats in both time
    and energy."""

    makespan: float = part()
    energy: float = part()
    bound: float = part()
    optimal: bool = part()
    schedule: list = part(TaskSlot)
    front: list = part()
    exact: bool = part()
    epsilon: float = part()
    _rows = "schedule"

    def _row_list(self):
        if self.front is not None:
            return [{"time": t, "energy": e} for t, e in self.front]
        return super()._row_list()

    def _head(self):
        return "a front" if self.front is not None else f"makespan {self.makespan:.9g}, energy {self.energy:.9g}"

    def _table(self):
        if self.front is not None:
            return ("time", "energy"), [(f"{t:.6g}", f"{e:.6g}") for t, e in self.front]
        return ("task", "processor", "start", "finish", "name"), [
            (s.task, s.processor, f"{s.start:.6g}", f"{s.finish:.6g}", s.name or "") for s in self.schedule]


def plan_tasks(graph, objective="makespan", planner=None, deadline=0, budget_s=0, format=None, processors=None,
               bandwidth=0):
    """Plans a task graph, of a path or as a text (docs/howto/plan.md): a TaskPlan. objective:
    "makespan", "energy" or "pareto". format: "dag", "wfformat", "dot", "stg" or "chakra"; None: by
    the path's ending. processors: "COUNT[:SPEED[:WATTS]],..." for all formats but "dag"; bandwidth:
    bytes per second between them (1e9)."""
    if objective not in OBJECTIVES:
        raise _library.Error(f"there is no objective {objective}: {', '.join(OBJECTIVES)}")
    text = graph.encode() if isinstance(graph, str) and "\n" in graph else None
    params = _PlanTasks(ctypes.sizeof(_PlanTasks), None if text else _bytes(graph), text, len(text or b""), _bytes(planner),
                        OBJECTIVES.index(objective), deadline, budget_s, _bytes(format), _bytes(processors), bandwidth)
    return TaskPlan._from(_result(_library.Context.of(0, 0, 0), ("smr_plan_tasks", "smr_task_plan"), ctypes.byref(params)))


# ---- training steps ------------------------------------------------------------------------------


@dataclass(repr=False)
class SimulatedMemory(Record):
    """Bytes of one device of the stage that needs most."""

    weights: float = part()
    gradients: float = part()
    optimiser: float = part()
    activations: float = part()
    working: float = part()
    total: float = part()


@dataclass(repr=False)
class SimulatedJob(Record):
    """A job of many steps: seconds with failures and checkpoints, money, joules, kg of CO2."""

    steps: float = part()
    p10_s: float = part()
    p50_s: float = part()
    p90_s: float = part()
    goodput: float = part()
    failure_s: float = part()
    checkpoint_interval_s: float = part()
    price: float = part()
    energy_j: float = part()
    carbon_kg: float = part()
    in_time: bool = part()


@dataclass(repr=False)
class SimulatedStep(Record):
    """A training step of a transformer on one kind of machine."""

    model: str = part()
    machine: str = part()
    devices: int = part()
    p10_s: float = part()
    p50_s: float = part()
    p90_s: float = part()
    parameters: float = part()
    model_flops: float = part()
    utilisation: float = part()
    tokens_per_s: float = part()
    energy_j: float = part()
    energy_label: str = part()
    computing: float = part()
    exposed: float = part()
    idle: float = part()
    memory: SimulatedMemory = part(SimulatedMemory, "memory_bytes")
    fits: bool = part()
    tasks: int = part()
    simulation_s: float = part()
    price: float = part()
    currency: str = part()
    machine_memory_bytes: float = part()
    job: SimulatedJob = part(SimulatedJob)
    basis: str = part()

    def _head(self):
        return f"{self.model} on {self.devices} x {self.machine}: {seconds(self.p50_s)} a step"


@dataclass(repr=False)
class Simulated(Record):
    """Result of simulate(): a step for each machine, in their order."""

    steps: list = part(SimulatedStep)
    _rows = "steps"

    def __getitem__(self, i):
        return self.steps[i]

    def __len__(self):
        return len(self.steps)

    def _head(self):
        return "training steps"

    def _table(self):
        rows = [(s.model, s.machine, s.devices, seconds(s.p50_s), f"{s.tokens_per_s:.4g}", share(s.utilisation),
                 joules(s.energy_j), size(s.memory.total) + ("" if s.fits else " does not fit")) for s in self.steps]
        return ("model", "machine", "devices", "time", "tokens/s", "of the peak", "energy", "memory"), rows


def _job(asked):
    words = {name for name, _ in _SimulateJob._fields_}
    unknown = set(asked) - words
    if unknown:
        raise _library.Error(f"a job has no {', '.join(sorted(unknown))}: {', '.join(sorted(words))}")
    return _SimulateJob(**{k: v.encode() if isinstance(v, str) else v for k, v in asked.items()})


def simulate(shape=None, on=(), timeline=None, chakra=None, job=None, **fields):
    """A training step of a transformer on devices that need not be here: Simulated.

    shape: a path of a JSON file (examples/gpt-step), or a dict of its fields; what else is given by
    name are fields of it, layers=96 (docs/howto/simulate.md). on: machines, "h100:512", devices in
    all. job: the whole of many steps, {"tokens": 3e9, "deadline_s": 86400}; also price_hour,
    price_kind, mtbf_hours, checkpoint_s, restart_s, carbon_g_kwh, pue."""
    targets, n = _targets(on)
    text = json.dumps(shape).encode() if isinstance(shape, dict) else None
    said = [f"{k}={_script.as_argument(v).lower() if isinstance(v, bool) else v}".encode() for k, v in fields.items()]
    params = _Simulate(ctypes.sizeof(_Simulate), None if text else _bytes(shape), text,
                       (ctypes.c_char_p * max(1, len(said)))(*said), len(said), targets, n, _bytes(timeline), _bytes(chakra),
                       ctypes.pointer(_job(job)) if job is not None else None)
    found = _result(_library.Context.of(0, 0, 0), ("smr_simulate", "smr_simulated"), ctypes.byref(params))
    return Simulated._from({"steps": found})

"""Types of the package; the docstrings are in the modules."""
from collections.abc import Callable, Iterable, Mapping, Sequence
from os import PathLike
from typing import Any, Literal

from . import learn as learn
from ._ask import MachinePlan as MachinePlan
from ._ask import MachinePlans as MachinePlans
from ._ask import MachineSplit as MachineSplit
from ._ask import Predicted as Predicted
from ._ask import PredictedKernel as PredictedKernel
from ._ask import PredictedMachine as PredictedMachine
from ._ask import Refusal as Refusal
from ._ask import RefusedPlan as RefusedPlan
from ._ask import Simulated as Simulated
from ._ask import SimulatedMemory as SimulatedMemory
from ._ask import SimulatedStep as SimulatedStep
from ._ask import SplitPart as SplitPart
from ._ask import SplitTransfer as SplitTransfer
from ._ask import TaskPlan as TaskPlan
from ._ask import TaskSlot as TaskSlot
from ._explain import Codelet as Codelet
from ._explain import Codelets as Codelets
from ._explain import Explained as Explained
from ._explain import ExplainedScript as ExplainedScript
from ._explain import ForeseenScript as ForeseenScript

FUSE: tuple[str, ...]

class Error(RuntimeError): ...

class ProgramValue:
    name: str | None
    dtype: str
    shape: tuple[int, ...]

class Program:
    def __call__(self, *args: Any, out: Any = None, **kwargs: Any) -> Any: ...
    def lower(self, *args: Any, **kwargs: Any) -> Program: ...
    @property
    def arguments(self) -> tuple[ProgramValue, ...]: ...
    @property
    def results(self) -> tuple[ProgramValue, ...]: ...
    def stats(self) -> dict[str, Any]: ...
    def exchanges(self) -> dict[str, tuple[int, int]]: ...

class Table:
    columns: list[str]
    shape: tuple[int, int]
    def __getitem__(self, name: str | int) -> Any: ...
    def to_pandas(self) -> Any: ...
    def __arrow_c_schema__(self) -> Any: ...
    def __arrow_c_array__(self, requested_schema: Any = None) -> Any: ...
    def __len__(self) -> int: ...

class Script:
    def __call__(self, **inputs: Any) -> tuple[Any, ...]: ...

_Path = str | PathLike[str]
_Machines = str | tuple[str, int] | Iterable[str | tuple[str, int]]

def load(
    program: Any,
    name: str | None = None,
    threads: int = 0,
    strict: bool = False,
    deterministic: bool = False,
    only: str | None = None,
    whole: bool = False,
    fuse: bool | str | int = True,
    simplify: bool = True,
    tune: float = 0,
    strategy: str | None = None,
    entry: str | None = None,
    donate: bool | Sequence[int] = False,
    frozen: Sequence[Any] = (),
    device: Literal["cpu", "gpu", "auto"] | None = None,
) -> Program: ...
def script(
    path: _Path,
    inputs: Sequence[str] = (),
    outputs: Sequence[str] = (),
    args: Mapping[str, str | bool | int | float] | None = None,
    text: str | None = None,
    library: _Path | None = None,
    print: Callable[[str], Any] | None = None,
    threads: int = 0,
    deterministic: bool = False,
    memory: int = 0,
    device: Literal["cpu", "gpu", "auto"] | None = None,
    reuse: Literal["none", "full", "partial"] = "none",
    reuse_memory: int = 0,
) -> Script: ...
def predict(
    f: Any,
    args: Any = (),
    on: _Machines = "this",
    strategy: str | None = None,
    predictor: str = "auto",
    kernels: bool = False,
    learned: _Path | None = None,
    turns: float = 0,
    repeat: float = 0,
    timeline: _Path | None = None,
    chakra: _Path | None = None,
    name: str | None = None,
    threads: int = 0,
    matmul: str | None = None,
    framework: str | None = None,
) -> Predicted: ...
def plan(
    f: Any,
    args: Any = (),
    on: _Machines = (),
    limits: str | None = None,
    minimise: str | None = None,
    link: str | None = None,
    name: str | None = None,
    threads: int = 0,
) -> MachinePlans: ...
def plan_tasks(
    graph: _Path,
    objective: str = "makespan",
    planner: str | None = None,
    deadline: float = 0,
    budget_s: float = 0,
    format: Literal["dag", "wfformat", "dot", "stg", "chakra"] | None = None,
    processors: str | None = None,
    bandwidth: float = 0,
) -> TaskPlan: ...
def simulate(
    shape: _Path | Mapping[str, Any] | None = None,
    on: _Machines = (),
    timeline: _Path | None = None,
    chakra: _Path | None = None,
    job: Mapping[str, Any] | None = None,
    **fields: Any,
) -> Simulated: ...
def explain(
    f: Any,
    args: Any = (),
    machine: str | None = None,
    part: int = 0,
    op: int = 0,
    run: bool = False,
    name: str | None = None,
    threads: int = 0,
    deterministic: bool = False,
) -> Explained | ExplainedScript | ForeseenScript: ...
def decompose(
    path: _Path, sizes: Mapping[str, int] | None = None, nests: bool = False, ways: bool = False, threads: int = 0
) -> Codelets: ...

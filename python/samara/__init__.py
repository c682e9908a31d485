"""Runs StableHLO programs and scripts of DML on NumPy arrays, predicts and plans them, through
libsamara.

    import jax, samara
    f = samara.load(step)        # a function, what JAX lowers or exports, text, a path
    params, loss = f(params, x)

    fit = samara.script("lm.dml", inputs=("X", "y"), outputs=("b",), args={"reg": 1e-6})
    b, = fit(X=X, y=y)

    samara.predict(step, (params, x), on=["this", "h100", "tpu-v5e:8"])
    samara.plan(step, (params, x), on=["h100:8", "a100-80:8"], limits="latency<=50ms",
    minimise="energy") samara.explain(step, (params, x))

Arguments are arrays (NumPy's, JAX's, whatever NumPy makes an array of without a copy) of exactly
the program's types; Python's numbers stand for scalars. A function takes and returns its trees. A
program of text takes its arguments in order and returns a tuple. Results are NumPy arrays. Arrays
of bfloat16 and float8 (ml_dtypes) are taken and given as such where ml_dtypes is there, else as
their bits in uint16 and uint8; integers of 2 and 4 bits are given as int8 and uint8.
Scripts take matrices of float64, frames, scalars and strings, and give such. Errors raise
samara.Error. The library is $SAMARA_LIBRARY, else libsamara.so beside this file's build or
installation, else the system's.
"""

from . import learn
from ._ask import (MachinePlan, MachinePlans, MachineSplit, Predicted, PredictedKernel, PredictedMachine, Refusal,
                   RefusedPlan, Simulated, SimulatedJob, SimulatedMemory, SimulatedStep, SplitPart, SplitTransfer, TaskPlan,
                   TaskSlot, plan, plan_tasks, predict, simulate)
from ._explain import Codelet, Codelets, Explained, ExplainedScript, ForeseenScript, decompose, explain
from ._library import Error
from ._run import FUSE, Program, ProgramValue, load
from ._script import Script, script
from ._table import Table

__all__ = ["Codelet", "Codelets", "Error", "Explained", "ExplainedScript", "FUSE", "ForeseenScript", "MachinePlan",
           "MachinePlans", "MachineSplit", "Predicted", "PredictedKernel", "PredictedMachine", "Program",
           "ProgramValue", "Refusal", "RefusedPlan", "Script", "Simulated", "SimulatedJob", "SimulatedMemory", "SimulatedStep",
           "SplitPart", "SplitTransfer", "Table", "TaskPlan", "TaskSlot", "decompose", "explain", "learn", "load", "plan",
           "plan_tasks", "predict", "script", "simulate"]
